"""How bots think in Quartermaster."""

ANSWERS = 12000
AHEAD = 1
WORLDS = 2
TRIED = 3
SLIPS = 0.2
