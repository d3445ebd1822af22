"""What must be true of every state of a game, beyond what is true of all games."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

Sound = Callable[[Any], str]
"""What is wrong with a state; nothing, if all is well."""


@cache
def sound(game_id: str) -> Sound:
    """The check of a game, `wartable.lab.sound.<game>`, if somebody wrote one."""
    name = f"wartable.games.{game_id}.lab.sound"
    try:
        found: Sound = import_module(name).wrong
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return _nothing
    return found


def _nothing(state: Any) -> str:
    return ""
