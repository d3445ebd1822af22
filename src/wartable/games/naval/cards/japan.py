"""The ships of Japan, in printed order."""

from wartable.games.naval.effects import MEDIUM_GUN, SMALL_GUN, SSM, TORPEDO, Ship, submarine

SHIPS = (
    Ship(
        "kongo",
        hull=5,
        vp=7,
        weapons=(MEDIUM_GUN, SSM),
        asw=(5,),
        air_defence=(3, 3),
        service=(1993, 0),
    ),
    Ship(
        "atago",
        hull=5,
        vp=7,
        weapons=(MEDIUM_GUN, SSM),
        asw=(5,),
        air_defence=(3, 3),
        service=(2007, 0),
    ),
    Ship("hyuga", hull=6, vp=4, asw=(4,), air_defence=(5,), service=(2009, 0)),
    Ship("shirane", hull=4, vp=4, weapons=(MEDIUM_GUN,), asw=(4,), command=1, service=(1980, 0)),
    Ship(
        "hatakaze",
        hull=4,
        vp=4,
        weapons=(MEDIUM_GUN, SSM),
        asw=(5,),
        air_defence=(6,),
        service=(1986, 0),
    ),
    Ship("murasame", hull=4, vp=3, weapons=(SMALL_GUN, SSM), asw=(5,), service=(1996, 0)),
    Ship("asagiri", hull=3, vp=3, weapons=(SMALL_GUN, SSM), asw=(5,), service=(1988, 0)),
    Ship("hatsuyuki", hull=3, vp=3, weapons=(SMALL_GUN, SSM), asw=(5,), service=(1982, 0)),
    Ship("hayabusa", hull=1, vp=3, weapons=(SMALL_GUN, SSM), evasion=4, service=(2002, 0)),
    submarine("oyashio", evasion=(2, 5), vp=4, weapons=(TORPEDO,), asw=(4,), service=(1998, 0)),
    submarine("harushio", evasion=(2, 5), vp=3, weapons=(TORPEDO,), asw=(5,), service=(1990, 2009)),
    Ship(
        "abukuma", hull=3, vp=3, weapons=(SMALL_GUN, SSM), asw=(5,), extra=True, service=(1989, 0)
    ),
)
