"""How likely each seat is to win a position of Europe."""

from wartable.bots import model
from wartable.core.decision import Decision
from wartable.games.europe.bots import features
from wartable.games.europe.state import State


def value(state: State) -> list[float]:
    """For each seat how well its side stands, from 0 to 1: above all its chance to win."""
    return model.seat_values(features, model.model_in(__package__), state)


def rolls(decision: Decision, option: int) -> bool:
    """Dice are rolled in the middle of an action, so lines are played through them."""
    return False
