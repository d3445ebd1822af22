"""How sure a share is: intervals that hold the true one 19 times out of 20."""

from collections.abc import Sequence
from math import sqrt

from msgspec import Struct

Z = 1.959963984540054
"""Of the normal distribution: 95 % lie within so many standard deviations."""


class Share(Struct, frozen=True):
    """A part of some games, and the interval for it."""

    won: float
    games: int
    share: float
    low: float
    high: float


def wilson(won: float, games: int, worth: float | None = None) -> Share:
    """A share with Wilson's interval; `worth`: of how many independent games it is worth."""
    if not games:
        return Share(0, 0, 0.0, 0.0, 1.0)
    share, n = won / games, games if worth is None else worth
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    return Share(won, games, share, max(0.0, middle - half), min(1.0, middle + half))


def paired(sets: Sequence[Sequence[float]]) -> Share:
    """A share of games of which several have the same seed, and so are not independent.

    Wilson's interval for as many independent games as the sets are worth, judged by how much the
    sets differ; never for more than were played.
    """
    games = sum(map(len, sets))
    won = sum(map(sum, sets))
    if len(sets) < 2:
        return wilson(won, games)
    share = won / games
    # The spread of a share of games that come in sets (a ratio of two sums).
    spread = sum((sum(row) - share * len(row)) ** 2 for row in sets)
    error = spread * len(sets) / (len(sets) - 1) / games**2
    worth = games if error <= 0 else min(games, share * (1 - share) / error)
    return wilson(won, games, worth)
