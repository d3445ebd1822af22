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
        self.busy: list[float] = []
        """Of the processor's time."""

    def times(self, cut: int) -> Times:
        """What is kept of them."""
        worst, busy = max(self.elapsed, default=0.0), max(self.busy, default=0.0)
        return _times(Counter(map(_step, self.elapsed)), worst, sum(self.busy), busy, cut)


def total(rows: Iterable[Times]) -> Times:
    """The times of many games together."""
    spread: Counter[int] = Counter()
    worst, cpu, worst_cpu, cut = 0.0, 0.0, 0.0, 0
    for row in rows:
        spread.update(row.spread)
        worst, worst_cpu = max(worst, row.worst), max(worst_cpu, row.worst_cpu)
        cpu += row.cpu
        cut += row.cut
    return _times(spread, worst, cpu, worst_cpu, cut)


def _times(spread: Counter[int], worst: float, cpu: float, worst_cpu: float, cut: int) -> Times:
    return Times(
        decisions=spread.total(),
        median=_quantile(spread, 0.5),
        p95=_quantile(spread, 0.95),
        worst=round(worst, 6),
        cpu=round(cpu, 6),
        worst_cpu=round(worst_cpu, 6),
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
