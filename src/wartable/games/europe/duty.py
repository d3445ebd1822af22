"""eu F-1 A faction that must attack or enter some land this turn, and whether it has."""

from functools import lru_cache

from wartable.games.europe import changes
from wartable.games.europe.effects import FACTIONS, MustAttack
from wartable.games.europe.front import faction_of
from wartable.games.europe.scenario import Scenario
from wartable.games.europe.state import WENT, State


def owed(state: State, faction: int) -> int:
    """eu F-1 The land that a faction must attack or enter this turn, if it must."""
    return _owed(state.scenario, faction, state.turn)


@lru_cache(maxsize=1 << 10)
def _owed(scenario: Scenario, faction: int, turn: int) -> int:
    lands = 0
    for rule in scenario.rules_of(MustAttack):
        if FACTIONS[faction] == rule.faction and rule.turn == turn:
            for country in rule.countries:
                lands |= scenario.board.of_country[scenario.country_number[country]]
    return lands


def went(state: State, unit: int, hex_: int) -> None:
    """eu F-1 Note that the faction has attacked or entered where it must."""
    if not state.flags & WENT and owed(state, faction_of(state, unit)) >> hex_ & 1:
        changes.flag(state, WENT)
