"""What is noted while bots play: a module of each game, `wartable.lab.collecting.<game>`."""

from functools import cache
from importlib import import_module
from typing import Any, Protocol

from wartable.core.game import REFEREE, Game
from wartable.lab.outcome import Counts


class Collector(Protocol):
    """Watches one game; made at its first question, before its events are cleared."""

    sides: dict[str, str]
    """The side of each seat."""
    score: dict[str, list[int]]
    """By side, at the end of every round."""

    def look(self) -> None:
        """After every answer: take note of the events, and of the end of a round."""

    def points(self) -> dict[str, int]:
        """By side, now."""

    def cards(self) -> dict[str, dict[str, Counts]]:
        """By seat and card, how often each was drawn, played, used."""

    def details(self) -> dict[str, Any]:
        """What only this game has."""


class Plain:
    """For a game of which nothing more is known than its view."""

    def __init__(self, game: Game, state: Any) -> None:
        self._game, self._state = game, state
        self.sides = {seat: seat for seat in game.seats(state)}
        self.score: dict[str, list[int]] = {}

    def look(self) -> None:
        """Nothing to note."""

    def points(self) -> dict[str, int]:
        """What the view calls points."""
        found: dict[str, int] = self._game.view(self._state, REFEREE).get("vp", {})
        return found

    def cards(self) -> dict[str, dict[str, Counts]]:
        """None is known."""
        return {}

    def details(self) -> dict[str, Any]:
        """Nothing more."""
        return {}


def collector(game: Game, state: Any) -> Collector:
    """Whoever watches a game."""
    module = _module(game.id)
    if module is None:
        return Plain(game, state)
    found: Collector = module.Collector(state)
    return found


@cache
def _module(game_id: str) -> Any:
    name = f"wartable.games.{game_id}.lab.collecting"
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return None
