"""How likely each seat is to win a position of the naval game."""

from wartable.bots import model
from wartable.core.decision import Decision
from wartable.games.naval.bots import features
from wartable.games.naval.options import DONE
from wartable.games.naval.state import State


def value(state: State) -> list[float]:
    """For each seat how well its side stands, from 0 to 1: above all its chance to win."""
    return model.seat_values(features, model.model_in(__package__), state)


def rolls(decision: Decision, option: int) -> bool:
    """naval 6.5 When the defences are declared, the dice decide; their odds are in the value."""
    return option == DONE and decision.ask == "ask-defend"
