"""The bot that picks any answer, all equally likely."""

from random import Random

from wartable.bots.seat import Seat
from wartable.core.decision import Decision


class RandomBot:
    """Every answer is equally likely."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, seat: Seat, decision: Decision) -> int:
        """Any option."""
        return self._random.choice(decision.options)
