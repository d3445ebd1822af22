"""A match in which the caller decides every roll and draw."""

from collections.abc import Iterator
from operator import index
from typing import Any, Self

from wartable.core.chance import Script, Undrawn
from wartable.core.decision import Decision, Illegal
from wartable.core.events import Event
from wartable.core.game import Game, Options
from wartable.core.match import Match


class ChanceMatch(Match):
    """A match with explicit chance. It cannot be undone or recorded: no seed repeats it."""

    def __init__(self, game: Game, options: Options) -> None:
        self.outcomes = 0
        """How many equally likely outcomes wait for `draw`; 0 while a seat is asked."""
        self._drawn: list[int] = []
        self._given: tuple[int, int, bool] | None = None
        self._begin: tuple[Game, Options] | None = (game, options)
        self.game, self.options, self.state = game, options, None
        self._go_on()

    def draw(self, outcome: int) -> list[Event]:
        """Decide an outcome of chance; returns what happened, if nothing else was missing."""
        if not 0 <= index(outcome) < self.outcomes:
            last = self.outcomes - 1
            raise Illegal("table", "reason-no-such-action", index=outcome, last=last)
        self._drawn.append(outcome)
        return self._go_on()

    def _go_on(self) -> list[Event]:
        """Deal, or take the waiting answer, as far as chance has been decided."""
        try:
            if self._begin is not None:
                super().__init__(*self._begin, Script(self._drawn))
                self._begin = None
                happened = [event for _, event in self.events]
            else:
                assert self._given is not None
                happened = self._take(*self._given)
        except Undrawn as undrawn:
            self.outcomes = undrawn.limit
            return []
        finally:
            self.seed = 0
        self.outcomes, self._drawn, self._given = 0, [], None
        return happened

    def answer(self, seat: int, option: int, auto: bool = False) -> list[Event]:
        """Take an answer; it is carried out once all chance on the way has been decided."""
        if self.outcomes:
            raise Illegal("table", "reason-chance-first")
        self._given = seat, option, auto
        return self._go_on()

    def _take(self, seat: int, option: int, auto: bool = False) -> list[Event]:
        held = self.state
        self.state = held.copy()
        try:
            return super()._take(seat, option, auto)
        except BaseException:
            self.state = held
            raise

    def _new(self, options: Options, seed: int) -> Any:
        dealt = super()._new(options, seed)
        dealt.seed = 0
        return dealt

    def _apply(self, state: Any, seat: int, option: int) -> None:
        state.seed = Script(self._drawn)
        super()._apply(state, seat, option)
        state.seed = 0

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The open questions; none while chance has to be decided."""
        return () if self.outcomes else super().decisions

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.outcomes and super().over

    def information(self, seat: int) -> str:
        """What a seat knows; before the deal, nobody knows anything."""
        return "" if self._begin is not None else super().information(seat)

    def copy(self) -> Self:
        """The same match, to be played on separately."""
        if self._begin is None:
            other = super().copy()
        else:
            other = type(self).__new__(type(self))
            vars(other).update(vars(self))
        other._drawn = self._drawn[:]
        return other

    def course(self, first: int, last: int) -> Iterator[Any]:
        """Refused: nobody can go back, because chance would not come out the same."""
        raise Illegal("table", "reason-explicit-chance")

    def record(self) -> str:
        """Refused: it cannot be written down either."""
        raise Illegal("table", "reason-explicit-chance")
