"""A scenario file as the workshop shows it, as far as it can be drawn."""

from wartable.games.europe.checks import MOBILIZATION
from wartable.games.europe.format import File, FileCountry, FileUnit
from wartable.games.europe.options import CUP
from wartable.games.europe.scenery import Cell, cells_of, drawn
from wartable.games.europe.seen import (
    Country,
    Draft,
    Faction,
    Markers,
    Scenery,
    Unit,
    View,
    ZoneWeather,
)
from wartable.games.europe.table_format import MONTHS, FileTables


def draft(file: File, numbers: FileTables) -> Draft:
    """The map and what is on it, even while something is wrong in the file."""
    scenery, cells = drawn(file, numbers), cells_of(file.map, numbers)
    letters = {name: land.letter for name, land in numbers.terrain.items()}
    return Draft(scenery, _view(file, scenery, cells), letters)


def _view(file: File, scenery: Scenery, cells: dict[str, Cell]) -> View:
    hex_of = {city.id: city.hex for city in file.map.cities}
    known = {*cells, *scenery.zones, MOBILIZATION}
    return View(
        game="europe",
        scenario=file.id,
        turn=1,
        last_turn=file.turns,
        month=MONTHS.index(file.start.month),
        year=file.start.year,
        phase="weather",
        idle=[],
        faction=None,
        weather=ZoneWeather("fair", "fair", "fair"),
        winner=None,
        level=None,
        joint=[],
        policies=list(file.policies),
        war=list(file.war),
        seats={},
        countries={country.id: _country(country, scenery) for country in file.countries},
        factions={
            name: Faction(
                found.strategic_moves,
                found.surprise,
                found.surprise_box,
                found.paradrop,
                found.partisans,
                found.ground_support,
            )
            for name, found in file.factions.items()
        },
        units={
            unit.id: _unit(unit, place if place in known else "unplaced")
            for unit in file.units
            for place in (hex_of.get(unit.at or "", unit.at or ""),)
        },
        guards=[],
        holds={},
        markers=Markers(None, [], [], []),
        cup={name: file.diplomacy.cup.count(name) for name in CUP},
        cup_box={name: file.diplomacy.box.count(name) for name in CUP},
        decisions=[],
    )


def _country(country: FileCountry, scenery: Scenery) -> Country:
    own = {name for name, *_, owner in scenery.hexes if owner == country.id}
    cities = {name: city for name, city in scenery.cities.items() if name in own}
    return Country(
        faction=country.faction,
        status=country.status,
        will=country.will,
        points=0,
        factories=sum(city.factories for city in cities.values()) + country.extra_factories,
        lost=country.lost_factories,
        attitude=country.attitude,
        fallen=None,
        capital=next((name for name, city in cities.items() if city.capital), None),
    )


def _unit(unit: FileUnit, place: str) -> Unit:
    return Unit(
        country=unit.country,
        type=unit.type,
        at=place,
        reduced=unit.reduced,
        sorties=unit.sorties,
        supply=unit.supply,
        used=False,
        marked=False,
    )
