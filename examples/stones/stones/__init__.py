"""Stones: a toy game that shows what a game must bring."""
