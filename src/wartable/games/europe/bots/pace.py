"""How bots think in Europe."""

ANSWERS = 4000
AHEAD = 0
WORLDS = 2
"""Dice decide much of a turn, so whoever looks ahead looks at more worlds."""
TRIED = 1
GLANCED = 4
CAUTION = 40.0
SEARCHED: frozenset[str] = frozenset()
GENERAL = 0.01
"""Too short for a search: a general of this game looks at the end of its turn."""
SLIPS = 0.2
