"""How bots think in Europe."""

ANSWERS = 4000
AHEAD = 0
WORLDS = 2
"""Dice decide much of a turn, so whoever looks ahead looks at more worlds."""
TRIED = 1
GLANCED = 4
CAUTION = 8.0
SEARCHED: frozenset[str] = frozenset()
GENERAL = 0.2
SLIPS = 0.2
