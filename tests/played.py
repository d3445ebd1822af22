"""A game for tests: set up from a position or from the start, and played in words."""

from typing import Any, Generic, TypeVar

import pytest

from wartable.bots.seat import Seat
from wartable.core.decision import Decision, Illegal, Reason
from wartable.core.events import Event
from wartable.core.game import Game, settle
from wartable.core.match import Match
from wartable.core.rng import below, start

S = TypeVar("S")


def still(game: Game, state: Any, number: int) -> Seat:
    """A seat, as a bot has it, in a state that nobody changes."""
    return Seat(game, lambda: state, number)


class _Stream:
    """A generator that walks on its own."""

    def __init__(self) -> None:
        self.seed = start(2010)


def loaded(dice: tuple[int, ...]) -> int:
    """A state of the generator whose next dice are these."""
    stream = _Stream()
    seeds: list[int] = []
    seen: list[int] = []
    while tuple(seen[-len(dice) :]) != dice:
        seeds.append(stream.seed)
        seen.append(below(stream, 6) + 1)
    return seeds[-len(dice)]


class Played(Generic[S]):
    """One game and the match that a test plays."""

    game: Game

    def __init__(self) -> None:
        self.match: Match
        self.new()

    def new(self, *words: str, seed: int = 1) -> None:
        """A new game with these options."""
        self.match = Match(self.game, settle(self.game, list(words)), seed)

    def position(self, text: str, seed: int = 1) -> None:
        """Set up a position."""
        self.match = Match(self.game, settle(self.game, []), seed, position=text)

    @property
    def state(self) -> S:
        """The true state."""
        state: S = self.match.state
        return state

    @property
    def seats(self) -> tuple[str, ...]:
        """The ids of the chairs."""
        return self.game.seats(self.state)

    @property
    def asked(self) -> Decision:
        """The open question (the first, where there are several)."""
        return self.match.decisions[0]

    @property
    def seat(self) -> str:
        """Who is asked."""
        return self.seats[self.asked.seat]

    @property
    def legal(self) -> list[str]:
        """The legal answers, in words."""
        return [self.game.text(self.state, option) for option in self.asked.options]

    def say(self, seat: str, words: str) -> None:
        """Let a seat say something, asked or not."""
        self.match.say(self.seats.index(seat), words)

    def do(self, *answers: str) -> None:
        """Give answers, one after the other, for whoever is asked; `north: pass` checks who."""
        for answer in answers:
            seat, colon, words = answer.partition(": ")
            if not colon:
                seat, words = self.seat, answer
            asked = self.match.decision(self.seats.index(seat))
            assert asked, f"{self.seat} is asked, not {seat}: {self.legal}"
            self.say(seat, words)

    def refuses(self, words: str) -> Reason:
        """Check that an answer is refused and changes nothing; gives the reason."""
        before = self.match.state.dump()
        with pytest.raises(Illegal) as caught:
            self.say(self.seat, words)
        assert self.match.state.dump() == before
        return caught.value.reason

    def dice(self, *dice: int) -> None:
        """The next dice show these numbers."""
        self.match.state.seed = loaded(dice)

    def seen(self, kind: str) -> list[Event]:
        """All events of a kind so far."""
        return [event for _, event in self.match.events if event.kind == kind]

    def view(self, seat: str) -> dict[str, Any]:
        """What a seat sees."""
        return self.game.view(self.state, self.seats.index(seat))
