"""The ships of China, in printed order."""

from wartable.games.naval.effects import (
    CRUISE,
    MEDIUM_GUN,
    SMALL_GUN,
    SSM,
    TORPEDO,
    Ship,
    submarine,
)

SHIPS = (
    Ship(
        "hangzhou",
        hull=4,
        vp=4,
        weapons=(MEDIUM_GUN, SSM),
        asw=(5,),
        air_defence=(6,),
        service=(1999, 0),
    ),
    Ship(
        "fuzhou",
        hull=4,
        vp=4,
        weapons=(MEDIUM_GUN, SSM),
        asw=(5,),
        air_defence=(6,),
        service=(2000, 0),
    ),
    Ship("wuhu", hull=3, vp=3, weapons=(MEDIUM_GUN, SSM), asw=(6,), service=(1987, 0)),
    Ship("725", hull=2, vp=2, weapons=(SMALL_GUN,), asw=(6,), evasion=5, service=(1970, 0)),
    Ship("8119", hull=1, vp=2, weapons=(SSM,), evasion=5, service=(1972, 0)),
    submarine("322", evasion=(3, 5), vp=2, weapons=(TORPEDO,), asw=(6,), service=(2001, 0)),
    Ship(
        "lanzhou",
        hull=4,
        vp=6,
        weapons=(MEDIUM_GUN, CRUISE),
        asw=(5,),
        air_defence=(4, 4),
        service=(2004, 0),
    ),
    Ship(
        "guangzhou",
        hull=4,
        vp=4,
        weapons=(MEDIUM_GUN, SSM),
        asw=(5,),
        air_defence=(6,),
        service=(2004, 0),
    ),
    Ship("harbin", hull=3, vp=3, weapons=(MEDIUM_GUN, SSM), asw=(5,), service=(1994, 0)),
    Ship("jinan", hull=3, vp=3, weapons=(MEDIUM_GUN, SSM), asw=(6,), service=(1971, 2007)),
    Ship("xuzhou", hull=3, vp=3, weapons=(SMALL_GUN, SSM), asw=(5,), service=(2008, 0)),
    submarine(
        "changzheng_5", evasion=(4, 4), vp=3, weapons=(TORPEDO,), asw=(6,), service=(1990, 0)
    ),
    Ship(
        "shenzhen", hull=4, vp=4, weapons=(MEDIUM_GUN, SSM), asw=(5,), extra=True, service=(1999, 0)
    ),
    Ship("2208", hull=1, vp=2, weapons=(SSM,), evasion=5, extra=True, service=(2004, 0)),
    submarine(
        "366", evasion=(2, 5), vp=3, weapons=(TORPEDO,), asw=(5,), extra=True, service=(1997, 0)
    ),
)
