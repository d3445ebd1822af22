"""The ships of Norway, in printed order."""

from wartable.games.naval.effects import SMALL_GUN, SSM, TORPEDO, Ship, submarine

SHIPS = (
    Ship("bergen", hull=3, vp=3, weapons=(SMALL_GUN, SSM), asw=(6,), service=(1967, 2005)),
    Ship("narvik", hull=3, vp=3, weapons=(SMALL_GUN, SSM), asw=(6,), service=(1966, 2007)),
    Ship("trondheim", hull=3, vp=3, weapons=(SMALL_GUN, SSM), asw=(6,), service=(1966, 2006)),
    Ship(
        "oslo", hull=3, vp=3, weapons=(SMALL_GUN, SSM), asw=(6,), extra=True, service=(1966, 1994)
    ),
    Ship(
        "stavanger",
        hull=3,
        vp=3,
        weapons=(SMALL_GUN, SSM),
        asw=(6,),
        extra=True,
        service=(1967, 1998),
    ),
    submarine("ula", evasion=(3, 5), vp=2, weapons=(TORPEDO,), asw=(6,), service=(1989, 0)),
    Ship(
        "fridtjof_nansen",
        hull=4,
        vp=4,
        weapons=(SMALL_GUN, SSM),
        asw=(5,),
        air_defence=(5,),
        service=(2006, 0),
    ),
    Ship("skjold", hull=1, vp=3, weapons=(SMALL_GUN, SSM), evasion=4, service=(1999, 0)),
    Ship("hauk", hull=1, vp=3, weapons=(SSM, TORPEDO), evasion=5, extra=True, service=(1977, 2008)),
    Ship(
        "roald_amundsen",
        hull=4,
        vp=4,
        weapons=(SMALL_GUN, SSM),
        asw=(5,),
        air_defence=(5,),
        extra=True,
        service=(2007, 0),
    ),
)
