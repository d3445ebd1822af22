"""How bots think in the naval game."""

ANSWERS = 4000
AHEAD = 0
WORLDS = 2
TRIED = 3
SLIPS = {"recruit": 0.74, "officer": 0.45, "general": 0.14}
"""Dice forgive much, and quick judgement plays nearly as well as a long search."""
