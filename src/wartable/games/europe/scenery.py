"""The map of a scenario as the page draws it: all that never changes at a table."""

from typing import Any

from wartable.core.bits import walk
from wartable.games.europe.scenario import Scenario
from wartable.games.europe.state import State


def scenery(state: State) -> dict[str, Any]:
    """Hexes with their terrain and country, hexsides, cities, seas, and what units are."""
    scenario = state.scenario
    board = scenario.board
    countries = [country.id for country in scenario.countries]
    return {
        "hexes": [
            [
                board.name[hex_],
                board.q[hex_],
                board.r[hex_],
                scenario.tables.terrain[board.terrain[hex_]].id,
                countries[board.country[hex_]] if board.country[hex_] >= 0 else "",
            ]
            for hex_ in walk(board.hexes)
        ],
        "rivers": _sides(scenario, board.river_near),
        "lines": _sides(scenario, board.line),
        "forts": [board.name[hex_] for hex_ in walk(board.forts)],
        "cities": {
            board.name[city.hex]: {
                "id": city.id,
                "will": city.will,
                "factories": city.factories,
                "capital": city.capital,
                "port": city.port,
            }
            for city in scenario.cities
        },
        "zones": [zone.id for zone in board.zones],
        "kinds": {
            kind.id: {"group": kind.group, "kind": kind.kind} for kind in scenario.tables.types
        },
    }


def _sides(scenario: Scenario, near: tuple[int, ...]) -> list[list[str]]:
    """Pairs of hexes that a river parts or a line joins, each once."""
    board = scenario.board
    return [
        [board.name[one], board.name[other]]
        for one in walk(board.hexes)
        for other in walk(near[one])
        if one < other
    ]
