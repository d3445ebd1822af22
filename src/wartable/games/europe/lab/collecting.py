"""What is noted about a game of Europe: national will, how it ended, combats and losses."""

from typing import Any

from wartable.core.bits import walk
from wartable.games.europe.front import faction_of
from wartable.games.europe.options import SEATS
from wartable.games.europe.seats import groups, names
from wartable.games.europe.state import NOBODY, State


class Collector:
    """Watches one game."""

    def __init__(self, state: State) -> None:
        self._state, self._turn = state, state.turn
        self.sides = {seat: seat for seat in names(state)}
        self.score: dict[str, list[int]] = {seat: [] for seat in self.sides}
        self._combats = 0
        self._lost = dict.fromkeys(SEATS, 0)
        self.look()

    def look(self) -> None:
        """After every answer: note the events and the end of a turn."""
        state = self._state
        for event in state.events:
            if event.kind == "battle":
                self._combats += 1
            elif event.kind == "eliminated":
                self._lost[SEATS[faction_of(state, event.args[0])]] += 1
        if state.turn != self._turn or not state.decisions:
            for side, points in self.points().items():
                self.score[side].append(points)
            self._turn = state.turn

    def points(self) -> dict[str, int]:
        """The national will of each side, now."""
        state = self._state
        return {
            seat: sum(
                max(0, will)
                for will, side in zip(state.will, state.side, strict=True)
                if side in group
            )
            for seat, group in zip(self.sides, groups(state), strict=True)
        }

    def cards(self) -> dict[str, dict[str, list[int]]]:
        """There are none."""
        return {seat: {} for seat in self.sides}

    def details(self) -> dict[str, Any]:
        """The level that ended the game, shared wins, when countries fell, combats, losses."""
        state = self._state
        levels = state.scenario.victory
        return {
            "level": levels[state.over].id if state.over != NOBODY else "",
            "joint": [levels[number].id for number in walk(state.joint)],
            "fallen": {
                country.id: turn
                for country, turn in zip(state.scenario.countries, state.fallen, strict=True)
                if turn
            },
            "combats": self._combats,
            "lost": self._lost,
        }
