"""Times of decisions, kept so small that thousands of games can be added up."""

from collections import Counter
from collections.abc import Iterable
from math import exp, floor, log

from wartable.lab.outcome import Times

STEP = log(1.05)
"""Times are kept to within 2.5 %: step n is about 1.05 ** n microseconds."""
MICROSECOND = 1e-6


class Clock:
    """The times of one bot in one game."""

    def __init__(self) -> None:
        self.elapsed: list[float] = []
        self.cpu = 0.0

    def times(self, cut: int) -> Times:
        """What is kept of them."""
        return _times(Counter(map(_step, self.elapsed)), self.elapsed, self.cpu, cut)


def total(rows: Iterable[Times]) -> Times:
    """The times of many games together."""
    spread: Counter[int] = Counter()
    worst, cpu, cut = [], 0.0, 0
    for row in rows:
        spread.update(row.spread)
        worst.append(row.worst)
        cpu += row.cpu
        cut += row.cut
    return _times(spread, worst, cpu, cut)


def _times(spread: Counter[int], elapsed: list[float], cpu: float, cut: int) -> Times:
    return Times(
        decisions=spread.total(),
        median=_quantile(spread, 0.5),
        p95=_quantile(spread, 0.95),
        worst=round(max(elapsed, default=0.0), 6),
        cpu=round(cpu, 6),
        cut=cut,
        spread=dict(sorted(spread.items())),
    )


def _step(seconds: float) -> int:
    return max(0, round(log(max(seconds, MICROSECOND) / MICROSECOND) / STEP))


def _quantile(spread: Counter[int], part: float) -> float:
    """The time that so large a part of the decisions did not exceed."""
    left = floor(part * (spread.total() - 1))
    for step in sorted(spread):
        left -= spread[step]
        if left < 0:
            return round(MICROSECOND * exp(step * STEP), 6)
    return 0.0
