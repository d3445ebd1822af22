"""How likely each team is to win a position of Quartermaster."""

from math import exp

from wartable.games.quartermaster.board import STARS
from wartable.games.quartermaster.state import State
from wartable.games.quartermaster.supply import team_armies
from wartable.games.quartermaster.turn import ROUNDS


def value(state: State) -> list[float]:
    """For each seat the chance that its team wins, from 0 to 1."""
    if state.winner >= 0:
        return [float(seat & 1 == state.winner) for seat in range(6)]
    left = ROUNDS - state.round + 1
    stars = [(STARS & team_armies(state, team)).bit_count() for team in (0, 1)]
    lead = state.vp[0] - state.vp[1] + 2 * left * (stars[0] - stars[1])
    axis = 1 / (1 + exp(-lead / 20))
    return [1 - axis if seat & 1 else axis for seat in range(6)]
