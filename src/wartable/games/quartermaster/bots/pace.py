"""How bots think in Quartermaster."""

ANSWERS = 12000
AHEAD = 5
WORLDS = 5
TRIED = 4
SLIPS = 0.2
