"""How bots think in Quartermaster."""

ANSWERS = 12000
AHEAD = 5
WORLDS = 3
TRIED = 1
SLIPS = 0.2
