"""How likely each seat is to win a position of Europe."""

from collections.abc import Callable

from wartable.bots.model import Model, seat_values
from wartable.core.decision import Decision
from wartable.games.europe.bots import features
from wartable.games.europe.state import State


def weighed(model: Model) -> Callable[[State], list[float]]:
    """The value of a position for each seat, from 0 to 1, by a model: mostly the chance to win."""
    return lambda state: seat_values(features, model, state)


def rolls(decision: Decision, option: int) -> bool:
    """Dice are rolled in the middle of an action, so lines are played through them."""
    return False
