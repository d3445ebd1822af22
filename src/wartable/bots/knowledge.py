"""What bots know of a game: the package `wartable.bots.<game>`."""

from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from wartable.core.decision import Decision


class Knowledge(Protocol):
    """All that the levels of bots need of a game; `state` is a world, never the true state."""

    def judge(self, state: Any, decision: Decision) -> list[float]:
        """What each option promises at once, in the order of the options."""

    def value(self, state: Any) -> list[float]:
        """For each seat the chance that its side wins, from 0 to 1."""

    def rolls(self, decision: Decision, option: int) -> bool:
        """Whether dice follow an answer, and `value` knows before it what is to be expected."""


@cache
def knowledge(game_id: str) -> Knowledge | None:
    """What is known of a game, if somebody wrote it down."""
    name = f"wartable.games.{game_id}.bots"
    try:
        return cast(Knowledge, import_module(name))
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return None
