"""A seat as a bot sees it: its view, its answers in words, and worlds that agree with both."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from math import inf
from typing import Any, Self

from wartable.core.decision import Decision, OwnAnswer
from wartable.core.game import Game
from wartable.core.match import Match
from wartable.core.parts import LIKELY_WORLD, part


class Seat:
    """Everything a bot may use. The true state stays behind this door."""

    def __init__(
        self,
        game: Game,
        now: Callable[[], Any],
        number: int,
        left: Callable[[], float] = lambda: inf,
        likely: bool = True,
        answers: Callable[[], Sequence[OwnAnswer]] = tuple,
    ) -> None:
        self.game, self.number = game, number
        self._deal = (part(game, LIKELY_WORLD) if likely else None) or game.world
        self.name = game.seats(now())[number]
        self.left = left
        """How many seconds are left for the answer."""
        self.answers = answers
        """Its answers so far, with their turns, as far as they are remembered."""
        self.__now = now

    @classmethod
    def of(cls, match: Match, number: int) -> Self:
        """A seat of a game in progress, which remembers its answers."""
        said = partial(match.own_answers, number)
        return cls(match.game, lambda: match.state, number, answers=said)

    def view(self) -> dict[str, Any]:
        """What the seat may know."""
        return self.game.view(self.__now(), self.number)

    def text(self, option: int) -> str:
        """One of its answers in words."""
        return self.game.text(self.__now(), option)

    def legal(self, decision: Decision) -> list[str]:
        """All its answers in words."""
        return [self.text(option) for option in decision.options]

    def world(self, seed: int) -> Any:
        """A random complete state that agrees with everything the seat has seen.

        Hidden things are where they probably are, as far as the game has learnt that.
        """
        return self._deal(self.__now(), self.number, seed)

    def worlds(self, seed: int) -> Iterator[Any]:
        """An endless supply of such states, the same ones for the same seed."""
        return (self.world(seed + number) for number in count())
