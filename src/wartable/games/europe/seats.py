"""Who answers for which faction: a chair for each, or one for those that share a player."""

from functools import lru_cache

from wartable.games.europe.options import SEATS
from wartable.games.europe.scenario import Scenario
from wartable.games.europe.state import APART, LEFT_OUT, State

Groups = tuple[tuple[int, ...], ...]

PEOPLE = {2: (("axis",), ("western",)), 3: (("axis",), ("western",), ("soviet",))}
"""eu 1-2 Two people; a third if the Soviets have a chair of their own."""


RATED = ("scenario", "soviets")


@lru_cache(maxsize=64)
def _groups(scenario: Scenario, flags: int) -> Groups:
    present = scenario.present
    if flags & LEFT_OUT:
        present &= ~scenario.optional
    if flags or not scenario.two_players:
        return tuple((faction,) for faction in range(3) if present >> faction & 1)
    return scenario.two_players


def groups(state: State) -> Groups:
    """eu 1-2 The factions of each chair."""
    return _groups(state.scenario, state.flags & (APART | LEFT_OUT))


def names(state: State) -> tuple[str, ...]:
    """The chairs at the table, each named after its first faction."""
    return tuple(SEATS[group[0]] for group in groups(state))


def seat_of(state: State, faction: int) -> int:
    """The chair that gives a faction's orders."""
    return _chairs(state.scenario, state.flags & (APART | LEFT_OUT))[faction]


@lru_cache(maxsize=64)
def _chairs(scenario: Scenario, flags: int) -> dict[int, int]:
    found = _groups(scenario, flags)
    return {faction: seat for seat, group in enumerate(found) for faction in group}
