"""What must hold in every state of one game, beyond what holds in all games."""

from typing import Any

from wartable.core.game import Game
from wartable.core.parts import SOUND, part


def wrong(game: Game, state: Any) -> str:
    """What is wrong with a state, if the game has a check and it finds anything."""
    check = part(game, SOUND)
    return check(state) if check else ""
