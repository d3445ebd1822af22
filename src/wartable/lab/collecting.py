"""What is noted while bots play: each game brings its own `lab/collecting.py`."""

from typing import Any

from wartable.core.game import REFEREE, Game
from wartable.core.parts import COLLECTOR, Collector, part
from wartable.lab.outcome import Counts


class PlainCollector:
    """For a game about which only its view is known."""

    def __init__(self, game: Game, state: Any) -> None:
        self._game, self._state = game, state
        self.sides = {seat: seat for seat in game.seats(state)}
        self.score: dict[str, list[int]] = {}

    def look(self) -> None:
        """Note nothing."""

    def points(self) -> dict[str, int]:
        """What the view calls points."""
        found: dict[str, int] = self._game.view(self._state, REFEREE).get("points", {})
        return found

    def cards(self) -> dict[str, dict[str, Counts]]:
        """Nothing, because no card is known."""
        return {}

    def details(self) -> dict[str, Any]:
        """Nothing more."""
        return {}


def collector(game: Game, state: Any) -> Collector:
    """The collector for a game."""
    own = part(game, COLLECTOR)
    return PlainCollector(game, state) if own is None else own(state)
