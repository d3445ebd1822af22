"""How bots think in Europe."""

ANSWERS = 4000
AHEAD = 0
WORLDS = 2
"""Dice decide much of a turn, so whoever looks ahead looks at more worlds."""
TRIED = 1
GLANCED = {"general": (4, 2), "marshal": (8, 6)}
CAUTION = 40.0
SEARCHED: frozenset[str] = frozenset()
GENERAL = MARSHAL = 0.01
"""Too short for a search, which is no better here: they look at the end of the turn instead."""
SLIPS = 0.2
