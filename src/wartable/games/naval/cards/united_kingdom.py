"""The ships of the United Kingdom, in printed order."""

from wartable.games.naval.effects import MEDIUM_GUN, SSM, TORPEDO, Ship, submarine

SHIPS = (
    Ship(
        "invincible",
        hull=7,
        vp=7,
        asw=(5,),
        air_strikes=(5,),
        air_defence=(6,),
        service=(1980, 2005),
    ),
    Ship(
        "hermes", hull=7, vp=9, asw=(5,), air_strikes=(5, 5), air_defence=(6,), service=(1959, 1984)
    ),
    Ship("glasgow", hull=3, vp=2, weapons=(MEDIUM_GUN,), asw=(5,), service=(1979, 2005)),
    Ship(
        "sheffield", hull=3, vp=2, weapons=(MEDIUM_GUN,), asw=(5,), extra=True, service=(1975, 1982)
    ),
    Ship(
        "bristol",
        hull=4,
        vp=3,
        weapons=(MEDIUM_GUN,),
        asw=(5,),
        air_defence=(6,),
        service=(1973, 1991),
    ),
    Ship("antrim", hull=4, vp=4, weapons=(MEDIUM_GUN, SSM), asw=(5,), service=(1970, 1984)),
    Ship("broadsword", hull=3, vp=3, weapons=(SSM,), asw=(5,), service=(1979, 1995)),
    Ship("cornwall", hull=4, vp=4, weapons=(MEDIUM_GUN, SSM), asw=(5,), service=(1988, 0)),
    Ship("somerset", hull=3, vp=3, weapons=(MEDIUM_GUN, SSM), asw=(5,), service=(1996, 0)),
    Ship("amazon", hull=3, vp=3, weapons=(MEDIUM_GUN, SSM), asw=(5,), service=(1974, 1993)),
    Ship(
        "daring",
        hull=4,
        vp=5,
        weapons=(MEDIUM_GUN,),
        asw=(5,),
        air_defence=(4, 4),
        service=(2009, 0),
    ),
    Ship("fearless", hull=6, vp=4, command=1, service=(1965, 2002)),
    submarine(
        "trafalgar", evasion=(2, 4), vp=5, weapons=(TORPEDO,), asw=(4,), service=(1983, 2009)
    ),
    submarine(
        "conqueror", evasion=(3, 4), vp=4, weapons=(TORPEDO,), asw=(5,), service=(1971, 1990)
    ),
    submarine(
        "upholder",
        evasion=(2, 5),
        vp=3,
        weapons=(TORPEDO,),
        asw=(5,),
        extra=True,
        service=(1990, 1994),
    ),
)
