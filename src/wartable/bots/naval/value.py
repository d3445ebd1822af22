"""How likely each seat is to win a position of the naval game."""

from math import exp

from wartable.core.bits import walk
from wartable.games.naval.board import fleet, team
from wartable.games.naval.catalogue import PLACES, VP
from wartable.games.naval.state import NOBODY, State

SCALE = 12.0


def value(state: State) -> list[float]:
    """For each seat the chance that its side wins, from 0 to 1; a draw is shared."""
    seats = range(len(state.navy))
    sides = [team(state, seat) for seat in seats]
    if state.winner != NOBODY:
        if state.winner < 0:
            return [1 / len(set(sides)) for _ in seats]
        return [float(side == state.winner) for side in sides]
    strength: dict[int, float] = {}
    for seat in seats:
        own = state.score[seat] + _afloat(state, seat)
        strength[sides[seat]] = strength.get(sides[seat], 0.0) + own
    weights = {side: exp(found / SCALE) for side, found in strength.items()}
    total = sum(weights.values())
    return [weights[side] / total for side in sides]


def _afloat(state: State, seat: int) -> int:
    base = state.navy[seat] * PLACES
    if base < 0:
        return 0
    return sum(VP[base + place] for place in walk(fleet(state, seat)))
