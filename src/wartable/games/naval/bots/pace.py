"""How bots think in the naval game."""

ANSWERS = 16000
AHEAD = 1
WORLDS = 2
TRIED = 1
GLANCED = {"general": (1, 2), "marshal": (1, 2)}
CAUTION = 40.0
SEARCHED = frozenset(
    ("ask-action", "ask-plan", "ask-raid", "ask-reinforce", "ask-strike", "ask-target")
)
"""In defence a search finds nothing better than the judgement, and before the first turn it cannot
see what a fleet is good for."""
GENERAL = 0.0
"""A look ahead adds nothing that shows to what a general knows."""
MARSHAL = 3.0
SLIPS = 0.5
"""Dice forgive a lot, so a beginner's mistakes must be many to be felt."""
