"""eu 5.g The ways back for a unit that must retreat, and what happens to it on them."""

from typing import NamedTuple

from wartable.core.bits import walk
from wartable.games.europe.front import front
from wartable.games.europe.state import State

RetreatPath = tuple[int, ...]
STEPS_OF_A_UNIT = 2


class DefenderLoss(NamedTuple):
    """How many steps a defender loses (if all, it is eliminated), and how far it goes back."""

    lost: int
    back: int

    @property
    def gone(self) -> bool:
        """Whether its hex is free for the attacker."""
        return self.lost >= STEPS_OF_A_UNIT or self.back > 0


def steps_back(state: State, unit: int, here: int, attackers: tuple[int, ...]) -> list[int]:
    """eu 5.g-1 Hexes to retreat to: held, empty, outside enemy zones, not nearer to an attacker."""
    board = state.scenario.board
    seen = front(state, state.scenario.units[unit].country)
    free = board.step[here] & seen.held & ~seen.zone & ~seen.ground & ~seen.enemy
    return [
        hex_
        for hex_ in walk(free)
        if all(board.distance(hex_, at) >= board.distance(here, at) for at in attackers)
    ]


def retreats(state: State, unit: int, length: int, attackers: tuple[int, ...]) -> list[RetreatPath]:
    """eu 5.g-2 and eu K-12 The retreats of the ordered length, or the longest there are."""
    here = state.at[unit]
    ways: list[RetreatPath] = [()]
    if state.scenario.units[unit].garrison:
        return ways
    for _ in range(length):
        longer = [
            (*way, hex_)
            for way in ways
            for hex_ in steps_back(state, unit, way[-1] if way else here, attackers)
            if hex_ != here
        ]
        if not longer:
            break
        ways = longer
    return ways


def fate(
    state: State, unit: int, hurt: int, length: int, attackers: tuple[int, ...]
) -> DefenderLoss:
    """eu 5.g-3 and eu 5.g-4 What a result does to a unit, given its strength and its ways back."""
    steps = STEPS_OF_A_UNIT - (state.reduced >> unit & 1)
    back = 0
    if length and hurt < steps:
        back = len(retreats(state, unit, length, attackers)[0])
        hurt += back < length
    return DefenderLoss(STEPS_OF_A_UNIT, 0) if hurt >= steps else DefenderLoss(hurt, back)
