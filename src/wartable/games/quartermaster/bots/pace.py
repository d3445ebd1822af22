"""How bots think in Quartermaster."""

ANSWERS = 6000
AHEAD = 1
WORLDS = 2
TRIED = 3
SLIPS = {"recruit": 0.12, "officer": 0.08, "general": 0.045}
