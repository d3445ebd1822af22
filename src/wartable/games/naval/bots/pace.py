"""How bots think in the naval game."""

ANSWERS = 16000
AHEAD = 0
WORLDS = 2
TRIED = 3
GENERAL = 0.05
SLIPS = 0.5
"""Dice forgive a lot, so a beginner's mistakes must be many to be felt."""
