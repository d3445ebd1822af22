"""How bots think in Quartermaster."""

ANSWERS = 12000
AHEAD = 5
WORLDS = 1
TRIED = 1
GLANCED = {"general": (2, 1), "marshal": (2, 1)}
CAUTION = 8.0
SEARCHED: frozenset[str] = frozenset()
GENERAL = 0.01
"""Too short for a search: a general of this game looks at the end of its turn."""
MARSHAL = 3.0
SLIPS = 0.2
