"""A match that stops when it is decided: Wald's sequential test of a share of wins.

Games of one seed are not independent, so the sets of games of a seed are what is counted, by how
much they differ (the generalized test, with a normal distribution).
"""

from collections.abc import Sequence
from math import log
from statistics import fmean, pvariance

from msgspec import Struct

from wartable.core.decision import BadInput

WRONG = 0.05
"""How often each of the two verdicts may be wrong."""
BOUND = log((1 - WRONG) / WRONG)
"""The match is over when the evidence is this strong, either way."""
UNPLAYED = (0.0, 1.0)
"""Two sets that nobody played keep a lucky beginning from deciding the match."""


class Shares(Struct, frozen=True):
    """The two shares of wins to tell apart: at most `low`, or at least `high`."""

    low: float
    high: float


class SprtResult(Struct, frozen=True):
    """How far the test has come."""

    low: float
    high: float
    evidence: float
    """The logarithm of how much likelier the high share is than the low one."""
    decided: str
    """`high`, `low`, or nothing yet."""


def shares(text: str, where: str = "--sprt") -> Shares:
    """Two shares from `0.5,0.55`."""
    low, comma, high = text.partition(",")
    try:
        found = Shares(float(low), float(high))
    except ValueError:
        found = Shares(1, 0)
    if not (comma and 0 < found.low < found.high < 1):
        raise BadInput(where, text, "two-shares")
    return found


def verdict(asked: Shares, sets: Sequence[Sequence[float]]) -> SprtResult:
    """What sets of games say, each game worth 1, a half or 0."""
    means = [fmean(one) for one in sets]
    evidence = 0.0
    if means:
        spread = pvariance([*means, *UNPLAYED])
        middle = (asked.low + asked.high) / 2
        evidence = len(means) * (asked.high - asked.low) * (fmean(means) - middle) / spread
    decided = "high" if evidence >= BOUND else "low" if evidence <= -BOUND else ""
    return SprtResult(asked.low, asked.high, evidence, decided)
