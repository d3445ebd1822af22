"""The ships of Taiwan, in printed order."""

from wartable.games.naval.effects import MEDIUM_GUN, SMALL_GUN, SSM, TORPEDO, Ship, submarine

SHIPS = (
    Ship(
        "kee_lung",
        hull=5,
        vp=4,
        weapons=(MEDIUM_GUN, SSM),
        asw=(5,),
        air_defence=(6,),
        service=(2005, 0),
    ),
    Ship(
        "su_ao",
        hull=5,
        vp=4,
        weapons=(MEDIUM_GUN, SSM),
        asw=(5,),
        air_defence=(6,),
        service=(2005, 0),
    ),
    Ship("cheng_ho", hull=3, vp=3, weapons=(SMALL_GUN, SSM), asw=(5,), service=(1994, 0)),
    submarine("hai_lung", evasion=(2, 5), vp=3, weapons=(TORPEDO,), asw=(6,), service=(1987, 0)),
    Ship("kang_ding", hull=3, vp=3, weapons=(SMALL_GUN, SSM), asw=(5,), service=(1996, 0)),
    Ship("chi_yang", hull=3, vp=3, weapons=(MEDIUM_GUN, SSM), asw=(5,), service=(1993, 0)),
    Ship(
        "tso_ying",
        hull=5,
        vp=4,
        weapons=(MEDIUM_GUN, SSM),
        asw=(5,),
        air_defence=(6,),
        extra=True,
        service=(2006, 0),
    ),
    Ship("jin_chiang", hull=2, vp=2, weapons=(SSM,), evasion=6, service=(1994, 0)),
    submarine(
        "hai_hu", evasion=(2, 5), vp=3, weapons=(TORPEDO,), asw=(6,), extra=True, service=(1988, 0)
    ),
)
