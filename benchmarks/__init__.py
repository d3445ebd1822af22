"""How quick the engine is, measured beside python-chess in the same run: `make bench`."""
