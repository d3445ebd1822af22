"""What is noted about a game of Quartermaster: points, cards, and who holds which space."""

from typing import Any

from wartable.games.quartermaster.board import NATIONS, TEAMS
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.state import State
from wartable.lab.outcome import Counts

PLAYED = ("played", "laid-status")
USED = ("used-status", "revealed", "used-support")
COUNTED = dict.fromkeys(PLAYED, 1) | dict.fromkeys(USED, 2) | {"fetched": 0}
"""Events about one card that everyone sees, and the count they add to: drawn, played, used."""
UNSEEN = {"drew": 0, "laid-response": 1}
"""Events whose cards only their owner sees."""


class Collector:
    """Watches one game."""

    def __init__(self, state: State) -> None:
        self._state, self._round = state, state.round
        self._counts: list[Counts] = [[0, 0, 0] for _ in edition(state.edition).catalogue.cards]
        self._held: list[list[int]] = [[] for _ in NATIONS]
        self.sides = {nation: TEAMS[number & 1] for number, nation in enumerate(NATIONS)}
        self.score: dict[str, list[int]] = {team: [] for team in TEAMS}
        self.look()

    def look(self) -> None:
        """After every answer: note the events and the end of a round."""
        state, counts = self._state, self._counts
        for event in state.events:
            kind = event.kind
            if kind in COUNTED:
                counts[event.args[1]][COUNTED[kind]] += 1
            elif kind in UNSEEN:
                for card in event.secret:
                    counts[card][UNSEEN[kind]] += 1
        if state.round != self._round or not state.decisions:
            self._round = state.round
            self._note_the_round()

    def _note_the_round(self) -> None:
        state = self._state
        for number, team in enumerate(TEAMS):
            self.score[team].append(state.vp[number])
        for nation, held in enumerate(self._held):
            held.append(state.armies[nation] | state.navies[nation])

    def points(self) -> dict[str, int]:
        """By team, now."""
        return dict(zip(TEAMS, self._state.vp, strict=True))

    def cards(self) -> dict[str, dict[str, Counts]]:
        """By nation and card, how often each was drawn, played, used."""
        catalogue = edition(self._state.edition).catalogue
        found: dict[str, dict[str, Counts]] = {nation: {} for nation in NATIONS}
        for number, counts in enumerate(self._counts):
            if any(counts):
                found[NATIONS[catalogue.nation[number]]][catalogue.cards[number].id] = counts
        return found

    def details(self) -> dict[str, Any]:
        """`held`: by nation, at the end of every round, a mask of spaces as in `board.SPACES`."""
        return {"held": dict(zip(NATIONS, self._held, strict=True))}
