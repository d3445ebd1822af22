"""Decision times, stored compactly so that thousands of games can be added up."""

from collections import Counter
from collections.abc import Sequence
from math import exp, floor, log
from typing import Any

from wartable.lab.outcome import Times

STEP = log(1.05)
"""Times are exact to 2.5 %: step n is about 1.05 ** n microseconds."""
MICROSECOND = 1e-6


class BotTimes:
    """The times of one bot in one game."""

    def __init__(self) -> None:
        self.elapsed: list[float] = []
        self.busy: list[float] = []
        """In processor time."""

    def times(self, cut: int) -> Times:
        """What is kept of them."""
        return Times(
            decisions=len(self.elapsed),
            worst=round(max(self.elapsed, default=0.0), 6),
            cpu=round(sum(self.busy), 6),
            worst_cpu=round(max(self.busy, default=0.0), 6),
            cut=cut,
            **_spread(Counter(map(_step, self.elapsed)), Counter(map(_step, self.busy))),
        )


def total(rows: Sequence[Times]) -> Times:
    """The times of many games together."""
    spread: Counter[int] = Counter()
    spread_cpu: Counter[int] = Counter()
    for row in rows:
        spread.update(row.spread)
        spread_cpu.update(row.spread_cpu)
    return Times(
        decisions=sum(row.decisions for row in rows),
        worst=max((row.worst for row in rows), default=0.0),
        cpu=round(sum(row.cpu for row in rows), 6),
        worst_cpu=max((row.worst_cpu for row in rows), default=0.0),
        cut=sum(row.cut for row in rows),
        **_spread(spread, spread_cpu),
    )


def _spread(spread: Counter[int], spread_cpu: Counter[int]) -> dict[str, Any]:
    return {
        "median": _quantile(spread, 0.5),
        "p95": _quantile(spread, 0.95),
        "spread": dict(sorted(spread.items())),
        "median_cpu": _quantile(spread_cpu, 0.5),
        "spread_cpu": dict(sorted(spread_cpu.items())),
    }


def _step(seconds: float) -> int:
    return max(0, round(log(max(seconds, MICROSECOND) / MICROSECOND) / STEP))


def _quantile(spread: Counter[int], part: float) -> float:
    """The time that this part of the decisions did not exceed."""
    left = floor(part * (spread.total() - 1))
    for step in sorted(spread):
        left -= spread[step]
        if left < 0:
            return round(MICROSECOND * exp(step * STEP), 6)
    return 0.0
