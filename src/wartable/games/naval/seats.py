"""Who sits where: every person has a fleet."""

from wartable.games.naval.options import SEATS

SHELF = 2

PEOPLE = {number: tuple((seat,) for seat in SEATS[:number]) for number in range(2, 7)}
"""naval 1.1 Two to six people, each with a seat."""

RATED = ("seats", "scenario", "teams")
