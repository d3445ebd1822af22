"""Worlds: everything in this game lies open, except the dice and draws to come."""

from wartable.core.rng import start
from wartable.games.europe.state import State


def world(state: State, seat: int, seed: int) -> State:
    """eu 1-11 The same table with other dice, and so another order of the Diplomacy Cup."""
    dealt = state.copy()
    dealt.seed = start(-1 - seed)
    return dealt
