"""Who sits where: everyone has a fleet."""

from wartable.games.naval.options import SEATS

SHELF = 2

PEOPLE = {number: tuple((seat,) for seat in SEATS[:number]) for number in range(2, 7)}
"""naval 1.1 Two to six people, with a seat each."""

RATED = ("seats", "scenario", "teams")
