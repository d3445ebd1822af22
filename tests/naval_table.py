"""A table of the naval game for tests: positions, answers in words, and loaded dice."""

from typing import Any

import pytest

from wartable.core.bits import walk
from wartable.core.decision import Decision, Illegal, Reason
from wartable.core.events import Event
from wartable.core.game import settle
from wartable.core.match import Match
from wartable.core.rng import below, start
from wartable.games.naval.board import fleet
from wartable.games.naval.catalogue import CARDS, PLACES, SHIP
from wartable.games.naval.game import GAME
from wartable.games.naval.options import SEATS, ship_id
from wartable.games.naval.state import State


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


class Sea:
    """The naval game, set up from a position or from the start, and played in words."""

    def __init__(self) -> None:
        self.match = Match(GAME, settle(GAME, []), 1)

    def new(self, *words: str, seed: int = 1) -> None:
        """A new game with these options."""
        self.match = Match(GAME, settle(GAME, list(words)), seed)

    def position(self, text: str, seed: int = 1) -> None:
        """Set up a position."""
        self.match = Match(GAME, settle(GAME, []), seed, position=text)

    @property
    def state(self) -> State:
        """The true state."""
        state: State = self.match.state
        return state

    @property
    def asked(self) -> Decision:
        """The open question (the first, where there are several)."""
        return self.match.decisions[0]

    @property
    def seat(self) -> str:
        """Who is asked."""
        return SEATS[self.asked.seat]

    @property
    def legal(self) -> list[str]:
        """The legal answers, in words."""
        return [GAME.text(self.state, option) for option in self.asked.options]

    def may(self, verb: str) -> list[str]:
        """What follows a verb in the legal answers."""
        return [words.partition(" ")[2] for words in self.legal if words.split()[0] == verb]

    def do(self, *answers: str) -> None:
        """Give answers, one after the other, for whoever is asked; `bravo: pass` checks who."""
        for words in answers:
            name, colon, rest = words.partition(": ")
            if not colon:
                self.match.say(self.asked.seat, words)
                continue
            seat = SEATS.index(name)
            assert self.match.decision(seat), f"{self.seat} is asked, not {name}: {self.legal}"
            self.match.say(seat, rest)

    def refuses(self, words: str) -> Reason:
        """Check that an answer is refused and changes nothing; gives the reason."""
        before = self.state.dump()
        with pytest.raises(Illegal) as caught:
            self.match.say(self.asked.seat, words)
        assert self.state.dump() == before
        return caught.value.reason

    def dice(self, *dice: int) -> None:
        """The next dice show these numbers."""
        self.state.seed = loaded(dice)

    def quick(self) -> None:
        """Everybody declines until the turn is over."""
        state = self.state
        now = (state.round, state.turn)
        while self.match.decisions and (self.state.round, self.state.turn) == now:
            words = self.legal
            self.do(
                next(w for w in ("final", "pass", "all", "done", "hold", words[0]) if w in words)
            )

    def seen(self, kind: str) -> list[Event]:
        """All events of a kind so far."""
        return [event for _, event in self.match.events if event.kind == kind]

    def rows(self, seat: str) -> list[list[str]]:
        """The rows of a fleet that are in use."""
        at = SEATS.index(seat)
        navy = self.state.navy[at]
        masks = self.state.rows[3 * at : 3 * at + 3]
        return [[ship_id(navy * PLACES + p) for p in walk(row)] for row in masks if row]

    def fleet(self, seat: str) -> set[str]:
        """All ships of a fleet."""
        at = SEATS.index(seat)
        navy = self.state.navy[at]
        return {ship_id(navy * PLACES + place) for place in walk(fleet(self.state, at))}

    def reserve(self, seat: str) -> set[str]:
        """The ships of a reserve."""
        at = SEATS.index(seat)
        navy = self.state.navy[at]
        return {ship_id(navy * PLACES + place) for place in walk(self.state.reserve[at])}

    def hand(self, seat: str) -> list[str]:
        """The cards of a hand."""
        return [CARDS[card].id for card in self.state.hand[SEATS.index(seat)]]

    def stock(self, seat: str) -> list[str]:
        """The cards beside a seat."""
        return [CARDS[card].id for card in self.state.stock[SEATS.index(seat)]]

    @property
    def discard(self) -> list[str]:
        """The discard pile, sorted."""
        return sorted(CARDS[card].id for card in self.state.discard)

    def sunk(self, seat: str) -> list[str]:
        """The ships that a seat has sunk."""
        return [ship_id(ship) for ship in self.state.pile[SEATS.index(seat)]]

    @property
    def damage(self) -> dict[str, int]:
        """The damage of ships."""
        found: dict[str, int] = {}
        for ship, _, damage in self.state.damage:
            found[ship_id(ship)] = found.get(ship_id(ship), 0) + damage
        return found

    def active(self, ship: str) -> bool:
        """Whether a submarine is active."""
        number = SHIP[ship]
        return bool(self.state.active[self.state.holder[number >> 5]] >> (number & 31) & 1)

    def view(self, seat: str) -> dict[str, Any]:
        """What a seat sees."""
        return GAME.view(self.state, SEATS.index(seat))


@pytest.fixture
def sea() -> Sea:
    """A table of the naval game."""
    return Sea()
