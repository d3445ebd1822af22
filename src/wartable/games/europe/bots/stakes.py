"""What is at stake in a scenario: whose will decides, what cities are worth, who must hurry."""

from functools import lru_cache

from wartable.games.europe.scenario import Scenario
from wartable.games.europe.state import NOBODY, State

DECIDES, MATTERS = 1.0, 0.35
"""What a point of will is worth: for a country whose fall ends the game, and for others."""


@lru_cache(maxsize=64)
def stakes(scenario: Scenario) -> tuple[float, ...]:
    """By country, what a point of its national will is worth."""
    named = {name for level in scenario.victory for name in level.when.conquered}
    return tuple(DECIDES if one.id in named else MATTERS for one in scenario.countries)


@lru_cache(maxsize=64)
def hunters(scenario: Scenario) -> frozenset[int]:
    """The factions that win by conquest, against time; the others win by holding out."""
    return frozenset(
        level.winner for level in scenario.victory if level.when.conquered and level.winner >= 0
    )


@lru_cache(maxsize=64)
def prizes(scenario: Scenario) -> dict[int, float]:
    """By hex, what a city is worth: its will, plus a little for its factories and supply."""
    worth = stakes(scenario)
    return {
        city.hex: worth[city.country] * city.will + 0.15 * city.factories + 0.1 * city.source
        for city in scenario.cities
    }


@lru_cache(maxsize=64)
def distances(scenario: Scenario) -> dict[int, tuple[int, ...]]:
    """By the hex of a city, how far every hex is from it."""
    board = scenario.board
    return {
        city: tuple(board.distance(hex_, city) for hex_ in range(board.size))
        for city in prizes(scenario)
    }


def goals(state: State, faction: int) -> list[tuple[int, float]]:
    """The cities that a faction's enemies hold, with their worth."""
    enemies = _enemies(state, faction)
    held = 0
    for country in enemies:
        held |= state.holds[country]
    return [(hex_, worth) for hex_, worth in prizes(state.scenario).items() if held >> hex_ & 1]


def homes(state: State, faction: int) -> list[tuple[int, float]]:
    """The cities that a faction holds, with their worth to it."""
    held = 0
    for country, side in enumerate(state.side):
        if side == faction:
            held |= state.holds[country]
    return [(hex_, worth) for hex_, worth in prizes(state.scenario).items() if held >> hex_ & 1]


def _enemies(state: State, faction: int) -> list[int]:
    found = 0
    for country, side in enumerate(state.side):
        if side == faction != NOBODY:
            found |= state.ties.foes[country]
    return [country for country in range(len(state.side)) if found >> country & 1]
