"""The map of a scenario as the page draws it: all that never changes at a table."""

from wartable.core.bits import walk
from wartable.games.europe.scenario import Scenario
from wartable.games.europe.seen import City, Kind, Scenery
from wartable.games.europe.state import State


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
        rivers=_sides(scenario, board.river_near),
        lines=_sides(scenario, board.line),
        forts=[board.name[hex_] for hex_ in walk(board.forts)],
        cities={
            board.name[city.hex]: City(
                city.id, city.will, city.factories, bool(city.capital), bool(city.port)
            )
            for city in scenario.cities
        },
        zones=[zone.id for zone in board.zones],
        kinds={kind.id: Kind(kind.group, kind.kind) for kind in scenario.tables.types},
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
