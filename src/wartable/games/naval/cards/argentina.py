"""The ships of Argentina, in printed order."""

from wartable.games.naval.effects import (
    LARGE_GUN,
    MEDIUM_GUN,
    SMALL_GUN,
    SSM,
    TORPEDO,
    Ship,
    submarine,
)

SHIPS = (
    Ship("hercules", hull=3, vp=3, weapons=(MEDIUM_GUN, SSM), asw=(5,), service=(1976, 0)),
    Ship("veinticinco_de_mayo", hull=6, vp=6, asw=(5,), air_strikes=(5,), service=(1969, 1997)),
    Ship("general_belgrano", hull=7, vp=4, weapons=(MEDIUM_GUN, LARGE_GUN), service=(1951, 1982)),
    Ship("almirante_brown", hull=3, vp=3, weapons=(MEDIUM_GUN, SSM), asw=(5,), service=(1983, 0)),
    submarine("san_luis", evasion=(2, 5), vp=3, weapons=(TORPEDO,), asw=(6,), service=(1974, 1997)),
    submarine("santa_cruz", evasion=(2, 4), vp=4, weapons=(TORPEDO,), asw=(5,), service=(1984, 0)),
    Ship(
        "santisima_trinidad",
        hull=3,
        vp=3,
        weapons=(MEDIUM_GUN, SSM),
        asw=(5,),
        extra=True,
        service=(1981, 2004),
    ),
    Ship("espora", hull=3, vp=3, weapons=(SMALL_GUN, SSM), asw=(5,), extra=True, service=(1985, 0)),
    Ship(
        "drummond", hull=2, vp=3, weapons=(MEDIUM_GUN, SSM), asw=(6,), extra=True, service=(1978, 0)
    ),
    Ship(
        "intrepida",
        hull=1,
        vp=2,
        weapons=(SMALL_GUN, TORPEDO),
        evasion=5,
        extra=True,
        service=(1974, 0),
    ),
)
