"""What is noted about a naval game: points, Action cards, fleets, and which ships were sunk."""

from typing import Any

from wartable.core.bits import walk
from wartable.games.naval.board import team
from wartable.games.naval.catalogue import CARDS, NAVIES, PLACES
from wartable.games.naval.options import SEATS, TEAMS, ship_id
from wartable.games.naval.state import State
from wartable.lab.outcome import Counts

COUNTED = {"given": 0, "played": 1, "defended": 1, "paid": 2, "cost": 2}
"""Events about one card that everyone sees, and the count they add to: drawn, played, used."""
UNSEEN = {"drew": 0, "bought": 0}
"""Events whose cards only their owner sees."""


class Collector:
    """Watches one game."""

    def __init__(self, state: State) -> None:
        self._state, self._round = state, state.round
        seats = range(len(state.navy))
        self._counts: list[list[Counts]] = [[[0, 0, 0] for _ in CARDS] for _ in seats]
        self._fleets: list[list[str]] = [[] for _ in seats]
        self._sunk: list[list[int | str]] = []
        self.sides = {SEATS[s]: TEAMS[team(state, s)] if state.teams else SEATS[s] for s in seats}
        self.score: dict[str, list[int]] = {side: [] for side in self.sides.values()}
        self.look()

    def look(self) -> None:
        """After every answer: note the events and the end of a round."""
        state = self._state
        for event in state.events:
            kind, args = event.kind, event.args
            if kind in COUNTED:
                self._counts[args[0]][args[1]][COUNTED[kind]] += 1
            elif kind in UNSEEN:
                for card in event.secret:
                    self._counts[args[0]][card][UNSEEN[kind]] += 1
            elif kind == "sunk":
                self._sunk.append([self._round, SEATS[args[0]], ship_id(args[1])])
            elif kind == "laid-out":
                seat, navy, places = args
                self._fleets[seat] += [ship_id(navy * PLACES + place) for place in walk(places)]
            elif kind == "enlisted":
                self._fleets[args[0]].append(ship_id(args[1]))
        if state.round != self._round or not state.decisions:
            # The set-up is not a round.
            if self._round:
                for side, points in self.points().items():
                    self.score[side].append(points)
            self._round = state.round

    def points(self) -> dict[str, int]:
        """By seat or team, now."""
        found = dict.fromkeys(self.sides.values(), 0)
        for side, points in zip(self.sides.values(), self._state.score, strict=True):
            found[side] += points
        return found

    def cards(self) -> dict[str, dict[str, Counts]]:
        """By seat and card, how often each was drawn, played, used (to pay for something)."""
        return {
            seat: {CARDS[number].id: row for number, row in enumerate(counts) if any(row)}
            for seat, counts in zip(self.sides, self._counts, strict=True)
        }

    def details(self) -> dict[str, Any]:
        """Navies and fleets by seat; `sunk`: round, seat that sank it, ship; who played first."""
        state = self._state
        return {
            "navies": {seat: NAVIES[state.navy[n]] for n, seat in enumerate(self.sides)},
            "fleets": dict(zip(self.sides, self._fleets, strict=True)),
            "sunk": self._sunk,
            "first": SEATS[state.first],
        }
