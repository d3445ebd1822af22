"""How likely each team is to win a position of Quartermaster."""

from wartable.bots import model
from wartable.core.decision import Decision
from wartable.games.quartermaster.bots import features
from wartable.games.quartermaster.state import State


def value(state: State) -> list[float]:
    """For each seat how well its team stands, from 0 to 1: above all its chance to win."""
    return model.seat_values(features, model.model_in(__package__), state)


def rolls(decision: Decision, option: int) -> bool:
    """There are no dice."""
    return False
