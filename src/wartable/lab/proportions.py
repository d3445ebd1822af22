"""How sure a share is: intervals that contain the true one 19 times out of 20."""

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import NormalDist

from msgspec import Struct

SURE = 0.95


class Proportion(Struct, frozen=True):
    """A part of some games, and the interval for it."""

    won: float
    games: int
    share: float
    low: float
    high: float


class Margin(Struct, frozen=True):
    """By how much one share exceeds another, and the interval for it."""

    value: float
    low: float
    high: float

    @property
    def clear(self) -> bool:
        """Whether the interval excludes zero."""
        return self.low > 0 or self.high < 0


def wilson(won: float, games: int, worth: float | None = None, comparisons: int = 1) -> Proportion:
    """A share with Wilson's interval.

    `worth`: how many independent games it is worth; `comparisons`: how many intervals should all
    contain their shares 19 times out of 20 (Bonferroni).
    """
    if not games:
        return Proportion(0, 0, 0.0, 0.0, 1.0)
    z = NormalDist().inv_cdf(1 - (1 - SURE) / 2 / comparisons)
    share, n = won / games, games if worth is None else worth
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return Proportion(won, games, share, max(0.0, middle - half), min(1.0, middle + half))


def paired(sets: Sequence[Sequence[float]]) -> Proportion:
    """A share of games, some of which have the same seed and so are not independent.

    Wilson's interval for as many independent games as the sets are worth, judged by how much the
    sets differ; never for more than were played.
    """
    games = sum(map(len, sets))
    won = sum(sum(row) for row in sets)
    if len(sets) < 2 or len(sets) == games:
        return wilson(won, games)
    share = won / games
    # The spread of a share of games that come in sets (a ratio of two sums).
    spread = sum((sum(row) - share * len(row)) ** 2 for row in sets)
    error = spread * len(sets) / (len(sets) - 1) / games**2
    worth = games if error <= 0 else min(games, share * (1 - share) / error)
    return wilson(won, games, worth)


def seeded(games: Iterable[tuple[int, float]]) -> Proportion:
    """A share of games given as (seed, worth); those with the same seed are one set."""
    sets: dict[int, list[float]] = {}
    for seed, worth in games:
        sets.setdefault(seed, []).append(worth)
    return paired(list(sets.values()))


def margin(one: Proportion, other: Proportion) -> Margin:
    """How much one share exceeds another, with Newcombe's interval made from theirs."""
    value = one.share - other.share
    low = value - sqrt((one.share - one.low) ** 2 + (other.high - other.share) ** 2)
    high = value + sqrt((one.high - one.share) ** 2 + (other.share - other.low) ** 2)
    return Margin(value, low, high)
