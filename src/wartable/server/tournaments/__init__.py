"""Tournaments: entrants meet in rounds, at tables of the server."""
