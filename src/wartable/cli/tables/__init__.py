"""How a game looks in the terminal: one module a game, and a plain one for all others."""

from functools import cache
from importlib import import_module
from typing import Any, Protocol

from rich.console import RenderableType

from wartable.words.text import Words


class Look(Protocol):
    """What a module here offers."""

    def draw(self, view: dict[str, Any], words: Words) -> RenderableType:
        """The whole table as somebody sees it."""

    def tries(self, view: dict[str, Any]) -> list[str]:
        """Answers that somebody may wonder about: the cards at hand."""


@cache
def find(game_id: str) -> Look:
    """The look of a game."""
    name = f"wartable.games.{game_id}.terminal"
    try:
        module: Any = import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        module = import_module(f"{__name__}.plain")
    return module  # type: ignore[no-any-return]
