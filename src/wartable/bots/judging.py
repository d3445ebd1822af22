"""What bots that judge answers have in common: what to do when there is nothing to judge."""

from collections.abc import Sequence
from random import Random

from wartable.bots.seat import Seat
from wartable.core.decision import Decision
from wartable.core.parts import KNOWLEDGE, Knowledge, part


class JudgingBot:
    """Answers at once if it has no choice, or knows nothing about the game; otherwise it judges."""

    def __init__(self, seed: int | str, known: Knowledge | None = None) -> None:
        self._random, self._known = Random(seed), known

    def choose(self, seat: Seat, decision: Decision) -> int:
        """The answer that it likes best."""
        if len(decision.options) == 1:
            return decision.options[0]
        known = self._known or part(seat.game, KNOWLEDGE)
        if known is None:
            return self._random.choice(decision.options)
        return self.best(seat, decision, known)

    def best(self, seat: Seat, decision: Decision, known: Knowledge) -> int:
        """The answer that it likes best."""
        raise NotImplementedError

    def one_of_the_best(self, decision: Decision, values: Sequence[float]) -> int:
        """The answer with the highest value; among equals, by chance."""
        best = max(values)
        found = [o for o, value in zip(decision.options, values, strict=True) if value == best]
        return self._random.choice(found)
