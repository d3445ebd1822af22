"""What bots that judge answers have in common: what to do when there is nothing to judge."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from wartable.bots.seat import Seat
from wartable.core.decision import Decision
from wartable.core.game import Game
from wartable.core.parts import JUDGEMENTS, KNOWLEDGE, Knowledge, part


class LevelKnowledge:
    """All that is known about a game, but for a judgement that a level below the best goes by."""

    def __init__(self, known: Knowledge, judge: Callable[[Any, Decision], list[float]]) -> None:
        self.judge, self.value, self.rolls = judge, known.value, known.rolls


def known_by(level: str, game: Game) -> Knowledge | None:
    """What the bots of a level know about a game."""
    known, judgements = part(game, KNOWLEDGE), part(game, JUDGEMENTS)
    own = judgements.get(level) if judgements else None
    return known if known is None or own is None else LevelKnowledge(known, own)


class JudgingBot:
    """Answers at once if it has no choice, or knows nothing about the game; otherwise it judges."""

    level = ""
    """Whose knowledge it has; without a level, the best."""

    def __init__(self, seed: int | str, known: Knowledge | None = None) -> None:
        self._random, self._known = Random(seed), known

    def choose(self, seat: Seat, decision: Decision) -> int:
        """The answer that it likes best."""
        if len(decision.options) == 1:
            return decision.options[0]
        known = self._known or known_by(self.level, seat.game)
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
