"""What Europe's bots know: how far supply reaches, and what a fight is worth from another hex."""

import pytest

from wartable.core.bits import walk
from wartable.core.game import find, settle
from wartable.games.europe import odds, supply
from wartable.games.europe.bots.fights import Fights
from wartable.games.europe.front import front
from wartable.games.europe.state import State

SCENARIOS = ("poland_1939", "france_1940")


def begun(scenario: str) -> State:
    """A game that has just begun."""
    state: State = find("europe").new(settle(find("europe"), [f"scenario={scenario}"]), 1)
    return state


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("weather", [0, 1, 2])
def test_supply_reaches_the_same_hexes_one_by_one_and_all_together(
    scenario: str, weather: int
) -> None:
    state = begun(scenario)
    # One zone has other weather, so that lengths differ on one map.
    state.weather = [weather, *state.weather[1:]]
    board = state.scenario.board
    for country in range(len(state.side)):
        unlimited, _ = supply.sources(state, country)
        lines = supply.lines(state, country, unlimited)
        there = supply.fed(state, lines)
        for hex_ in board.cell:
            assert there >> hex_ & 1 == supply.feeds(state, lines, hex_), (country, hex_)


def test_a_river_counts_where_the_attack_would_come_from() -> None:
    state = begun("poland_1939")
    board, compared = state.scenario.board, 0
    for lead, at in enumerate(state.at[: len(state.scenario.of_kind[0])]):
        if not 0 <= at < board.size:
            continue
        fights = Fights(state)
        enemies = front(state, state.scenario.units[lead].country).enemy
        for target in walk(board.step[at] & enemies):
            across = board.step[target] & board.river_near[target]
            dry = board.step[target] & ~board.river_near[target]
            values = [
                {fights.value(odds.MOBILE, lead, target, 0, 0, 0, hex_) for hex_ in walk(side)}
                for side in (across, dry)
            ]
            if all(values):
                compared += 1
                assert max(values[0]) < min(values[1])
    assert compared
