"""Who answers for which faction: a chair for each, or one for those that share a player."""

from functools import lru_cache

from wartable.games.europe.options import SEATS
from wartable.games.europe.state import APART, LEFT_OUT, State

Groups = tuple[tuple[int, ...], ...]

PEOPLE = {2: (("axis",), ("western",)), 3: (("axis",), ("western",), ("soviet",))}
"""eu 1-2 Two people; a third where the Soviets have a chair of their own."""


@lru_cache(maxsize=256)
def _groups(present: int, shared: Groups, flags: int, optional: int) -> Groups:
    if flags & LEFT_OUT:
        present &= ~optional
    if flags & (APART | LEFT_OUT) or not shared:
        return tuple((faction,) for faction in range(3) if present >> faction & 1)
    return shared


def groups(state: State) -> Groups:
    """eu 1-2 The factions of each chair."""
    scenario = state.scenario
    flags = state.flags & (APART | LEFT_OUT)
    return _groups(scenario.present, scenario.two_players, flags, scenario.optional)


def names(state: State) -> tuple[str, ...]:
    """The chairs at the table, each named after its first faction."""
    return tuple(SEATS[group[0]] for group in groups(state))


def seat_of(state: State, faction: int) -> int:
    """The chair that gives a faction's orders."""
    return _chairs(groups(state))[faction]


@lru_cache(maxsize=64)
def _chairs(shared: Groups) -> dict[int, int]:
    return {faction: seat for seat, group in enumerate(shared) for faction in group}
