"""What must hold in every state of one game, beyond what holds in all games."""

from typing import Any

from wartable.core.game import Game
from wartable.core.parts import SOUND, part


def wrong(game: Game, state: Any) -> str:
    """What is wrong with a state, as far as the game has a check; nothing, if all is well."""
    check = part(game, SOUND)
    return check(state) if check else ""
