"""The naval game for tests."""

import pytest
from tests.played import Played

from wartable.core.bits import walk
from wartable.games.naval.board import fleet
from wartable.games.naval.catalogue import CARDS, PLACES, SHIP
from wartable.games.naval.game import GAME
from wartable.games.naval.options import SEATS, ship_id
from wartable.games.naval.state import State


class Sea(Played[State]):
    """The naval game."""

    game = GAME

    def may(self, verb: str) -> list[str]:
        """What follows a verb in the legal answers."""
        return [words.partition(" ")[2] for words in self.legal if words.split()[0] == verb]

    def quick(self) -> None:
        """Everybody declines until the turn is over."""
        state = self.state
        now = (state.round, state.turn)
        while self.match.decisions and (self.state.round, self.state.turn) == now:
            words = self.legal
            self.do(
                next(w for w in ("final", "pass", "all", "done", "hold", words[0]) if w in words)
            )

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


@pytest.fixture
def sea() -> Sea:
    """A table of the naval game."""
    return Sea()
