"""Europe: the war of 1939 to 1945 on a map of hexes, for three factions."""
