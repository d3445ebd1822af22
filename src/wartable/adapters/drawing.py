"""A table as text, for libraries that show what happens."""

import io
from typing import Any

from rich.console import Console
from rich.pretty import Pretty

from wartable.adapters.learning import require
from wartable.core.game import SPECTATOR, Game
from wartable.core.parts import TERMINAL, part
from wartable.words.text import words

WIDTH = 120
RENDER_MODES = ["human", "ansi"]


def known_mode(mode: str | None) -> str | None:
    """A way to draw; None is allowed, too."""
    if mode is not None:
        require("render_mode", mode, RENDER_MODES)
    return mode


def drawn(game: Game, state: Any, mode: str | None, seat: int = SPECTATOR) -> str | None:
    """The table as a seat or a spectator sees it: as text, or printed."""
    if mode is None:
        return None
    view, terminal = game.view(state, seat), part(game, TERMINAL)
    picture = terminal.draw(view, words("en", game.id)) if terminal else Pretty(view)
    out = io.StringIO()
    console = Console(file=out, width=WIDTH, force_terminal=False)
    console.print(picture)
    if mode == "human":
        print(out.getvalue())
        return None
    return out.getvalue()
