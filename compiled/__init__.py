"""The engine compiled by mypyc: a wheel of it, its tests and its comparison with the source."""
