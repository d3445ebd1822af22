"""How likely each seat is to win a position of the naval game."""

from collections.abc import Callable

from wartable.bots.model import Model, seat_values
from wartable.core.decision import Decision
from wartable.games.naval.bots import features
from wartable.games.naval.options import DONE
from wartable.games.naval.state import State


def weighed(model: Model) -> Callable[[State], list[float]]:
    """The value of a position for each seat, from 0 to 1, by a model: mostly the chance to win."""
    return lambda state: seat_values(features, model, state)


def rolls(decision: Decision, option: int) -> bool:
    """naval 6.5 When the defences are declared, the dice decide; their odds are in the value."""
    return option == DONE and decision.ask == "ask-defend"
