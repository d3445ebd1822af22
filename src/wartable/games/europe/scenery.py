"""The map of a scenario as the page draws it: all that never changes at a table."""

from typing import Literal

from wartable.core.bits import walk
from wartable.games.europe.scenario import LIMITED, UNLIMITED, Scenario
from wartable.games.europe.seen import City, Kind, Scenery
from wartable.games.europe.state import State

CLIMATES = ("cold", "temperate", "warm")
SOURCES: dict[int, Literal["", "limited", "unlimited"]] = {
    0: "",
    LIMITED: "limited",
    UNLIMITED: "unlimited",
}


def scenery(state: State) -> Scenery:
    """Hexes with their terrain and country, hexsides, cities, seas, and what units are."""
    scenario = state.scenario
    board = scenario.board
    countries = [country.id for country in scenario.countries]
    return Scenery(
        hexes=[
            (
                board.name[hex_],
                board.q[hex_],
                board.r[hex_],
                scenario.tables.terrain[board.terrain[hex_]].id,
                countries[board.country[hex_]] if board.country[hex_] >= 0 else "",
            )
            for hex_ in walk(board.hexes)
        ],
        climates={
            zone: [board.name[hex_] for hex_ in walk(hexes)]
            for zone, hexes in zip(CLIMATES, board.of_weather, strict=True)
        },
        seas={zone.id: [board.name[hex_] for hex_ in walk(zone.hexes)] for zone in board.sea_zones},
        barriers=_sides(scenario, _barriers(scenario)),
        rivers=_sides(scenario, board.river_near),
        lines=_sides(scenario, board.line),
        forts=[board.name[hex_] for hex_ in walk(board.forts)],
        cities={
            board.name[city.hex]: City(
                city.id,
                city.will,
                city.factories,
                bool(city.capital),
                bool(city.port),
                SOURCES[city.source],
            )
            for city in scenario.cities
        },
        zones=[zone.id for zone in board.zones],
        kinds={
            kind.id: Kind(
                kind.group,
                kind.kind,
                kind.points,
                kind.activation,
                kind.replacement,
                kind.mobilization,
            )
            for kind in scenario.tables.types
        },
    )


def _barriers(scenario: Scenario) -> tuple[int, ...]:
    """By hex: land neighbours that cannot be entered from there."""
    board = scenario.board
    return tuple(
        near & board.land & ~step if board.land >> hex_ & 1 else 0
        for hex_, (near, step) in enumerate(zip(board.near, board.step, strict=True))
    )


def _sides(scenario: Scenario, near: tuple[int, ...]) -> list[tuple[str, str]]:
    """Pairs of hexes that a river parts or a line joins, each once."""
    board = scenario.board
    return [
        (board.name[one], board.name[other])
        for one in walk(board.hexes)
        for other in walk(near[one])
        if one < other
    ]
