"""The map of a scenario as the page draws it: everything that never changes at a table."""

from collections.abc import Collection, Iterable
from itertools import pairwise
from typing import NamedTuple

from wartable.games.europe.board import NO_HEX, hex_id, pairs, picture
from wartable.games.europe.effects import Condition
from wartable.games.europe.format import File, FileLevel, FileMap, FileSides
from wartable.games.europe.reading import numbers_of
from wartable.games.europe.seen import City, Goal, OffMap, Scenery, UnitKind
from wartable.games.europe.state import State
from wartable.games.europe.table_format import WEATHER_ZONES, FileTables
from wartable.games.europe.tables import unit_types

CLIMATES = WEATHER_ZONES
CLEAR = "clear"
Pair = tuple[str, str]


class Cell(NamedTuple):
    """A hex of the pictures."""

    q: int
    r: int
    terrain: str
    code: str
    """Of its region or sea zone."""
    sky: str
    """The letter of its weather zone."""


def scenery(state: State) -> Scenery:
    """Hexes with their terrain and country, hexsides, cities, seas, and what units are."""
    file = state.scenario.file
    return drawn(file, numbers_of(file, "scenario"))


def drawn(file: File, numbers: FileTables) -> Scenery:
    """The same for a file, even while something is wrong: what has no place is left out."""
    map_ = file.map
    cells = cells_of(map_, numbers)
    owner = {region.code: region.country for region in map_.regions}
    hex_of = {city.id: city.hex for city in map_.cities}
    asleep = {one.id for one in file.countries if one.status in ("neutral", "absent")}

    def sides(entries: tuple[FileSides, ...]) -> dict[str, list[Pair]]:
        return {entry.id: _within(cells, pairs(entry.sides)) for entry in entries}

    def all_sides(entries: tuple[FileSides, ...]) -> list[Pair]:
        return [pair for found in sides(entries).values() for pair in found]

    steps = (pair for line in map_.lines for pair in pairwise(line.split()))
    return Scenery(
        hexes=[
            (name, cell.q, cell.r, cell.terrain, owner.get(cell.code, ""))
            for name, cell in cells.items()
        ],
        climates={
            zone: [name for name, cell in cells.items() if cell.sky == zone[0]] for zone in CLIMATES
        },
        seas={
            zone.id: [name for name, cell in cells.items() if cell.code == zone.code]
            for zone in map_.sea_zones
        },
        barriers=all_sides(map_.barriers),
        ferries=all_sides(map_.ferries),
        rivers=sides(map_.rivers),
        lines=_within(cells, ((min(pair), max(pair)) for pair in steps)),
        forts=[hex_ for fort in map_.forts for hex_ in fort.hexes.split() if hex_ in cells],
        held=_held(file, cells),
        cities={
            city.hex: City(
                city.id,
                city.will,
                city.factories,
                city.capital,
                bool(city.port),
                city.source or "",
            )
            for city in map_.cities
            if city.hex in cells
        },
        zones={
            zone.id: OffMap(
                zone.country,
                [hex_ for name in zone.joins if (hex_ := hex_of.get(name, "")) in cells],
                bool(zone.port),
                zone.factories,
            )
            for zone in map_.off_map_zones
        },
        kinds={
            kind.id: UnitKind(
                kind.group,
                kind.kind,
                kind.points,
                kind.range,
                kind.activation,
                kind.replacement,
                kind.mobilization,
            )
            for kind in unit_types(numbers)
        },
        homes={
            unit.id: hex_
            for unit in file.units
            if unit.country in asleep and unit.event is None
            if (hex_ := hex_of.get(unit.at or "", unit.at or "")) in cells
        },
        goals=[_goal(level, file.turns) for level in file.victory.levels],
    )


def _held(file: File, cells: dict[str, Cell]) -> dict[str, list[str]]:
    """Hexes that another country than their own holds at the start."""
    control = file.control
    codes = {
        region.code: country
        for region in file.map.regions
        if (country := control.regions.get(region.id))
    }
    held = {name: codes[cell.code] for name, cell in cells.items() if cell.code in codes}
    found: dict[str, list[str]] = {}
    for name, country in (held | control.hexes).items():
        if name in cells:
            found.setdefault(country, []).append(name)
    return found


def _goal(level: FileLevel, last: int) -> Goal:
    """eu 12.1 What a level asks for, if it is one of the usual things."""
    when = level.when
    turns, held = when.turn, when.controls
    told = Condition(
        turn=turns, last_turn=when.last_turn, conquered=when.conquered, controls=when.controls
    )
    return Goal(
        level.level,
        level.winner,
        list(when.conquered),
        min(turns.max if turns else last, last),
        list(held.cities) if held else [],
        (held.at_least or len(held.cities)) if held else 0,
        bool(level.adds_to),
        told != when or bool(held and held.faction != level.winner),
    )


def cells_of(map_: FileMap, numbers: FileTables) -> dict[str, Cell]:
    """The hexes of the three pictures, by name."""
    letters = {land.letter: name for name, land in numbers.terrain.items()}
    places, skies = picture(map_.places), picture(map_.weather)
    return {
        hex_id(column, row): Cell(
            column - row // 2,
            row,
            letters.get(word, CLEAR),
            _word(places, row, column),
            _word(skies, row, column),
        )
        for row, words in enumerate(picture(map_.terrain))
        for column, word in enumerate(words)
        if word != NO_HEX
    }


def _within(cells: Collection[str], sides: Iterable[Pair]) -> list[Pair]:
    """Those between two hexes of the map, each once."""
    return [(a, b) for a, b in dict.fromkeys(sides) if a in cells and b in cells]


def _word(rows: list[list[str]], row: int, column: int) -> str:
    return rows[row][column] if row < len(rows) and column < len(rows[row]) else ""
