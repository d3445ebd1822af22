"""What a view looks like, for the page and for bots in other languages: see view.py."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType


class Weather(Struct, forbid_unknown_fields=True):
    """The weather in the three zones."""

    cold: str
    temperate: str
    warm: str


class Country(Struct, forbid_unknown_fields=True):
    """A country: whose it is, its will and its points."""

    faction: str | None
    status: str
    will: int
    points: int
    factories: int
    lost: int
    """Factories that strategic warfare has cost it."""
    attitude: str | None
    fallen: int | None
    """The turn in which it was conquered."""


class Faction(Struct, forbid_unknown_fields=True):
    """What a faction has beside its units."""

    strategic_moves: int
    surprise: int
    surprise_box: int
    paradrops: int
    partisans: int
    ground_support: int


class Unit(Struct, forbid_unknown_fields=True):
    """A counter."""

    country: str
    type: str
    at: str
    """A hex, an off-map zone, or a box."""
    reduced: bool
    sorties: int
    supply: Literal["supplied", "low", "none"]
    used: bool
    marked: bool


class Markers(Struct, forbid_unknown_fields=True):
    """Markers on the map, by hex."""

    surprise: str | None
    paradrop: list[str]
    partisans: list[str]
    bombing: list[tuple[str, str]]
    """Each with its faction, which comes first."""


class Asked(Struct, forbid_unknown_fields=True):
    """An open question; its answers are for its own seat."""

    seat: str
    rule: str
    ask: str
    options: list[str] | UnsetType = UNSET
    about: list[int] | UnsetType = UNSET


class View(Struct, forbid_unknown_fields=True):
    """The table as somebody sees it."""

    game: Literal["europe"]
    scenario: str
    turn: int
    last_turn: int
    month: int
    year: int
    phase: str
    faction: str | None
    weather: Weather
    winner: str | None
    level: str | None
    joint: list[str]
    """Levels of victory that were reached together."""
    policies: list[str]
    war: list[tuple[str, str]]
    """Factions at war with each other."""
    seats: dict[str, list[str]]
    """The factions that each seat plays."""
    countries: dict[str, Country]
    factions: dict[str, Faction]
    units: dict[str, Unit]
    holds: dict[str, list[str]]
    """Hexes that a country holds beside its own."""
    markers: Markers
    cup: dict[str, int]
    cup_box: dict[str, int]
    decisions: list[Asked]
    file: str | UnsetType = UNSET
    """The scenario itself, where it is somebody's own."""


class City(Struct, forbid_unknown_fields=True):
    """A city on the map."""

    id: str
    will: int
    factories: int
    capital: bool
    port: bool


class Kind(Struct, forbid_unknown_fields=True):
    """What units of a type are, by number."""

    group: int
    kind: int


class Scenery(Struct, forbid_unknown_fields=True):
    """The map: all that never changes at a table."""

    hexes: list[tuple[str, int, int, str, str]]
    """Each with its column, its row, its terrain and its country ('' for none)."""
    rivers: list[tuple[str, str]]
    """Pairs of hexes that a river parts."""
    lines: list[tuple[str, str]]
    """Pairs of hexes that a road or a railway joins."""
    forts: list[str]
    cities: dict[str, City]
    """By hex."""
    zones: list[str]
    kinds: dict[str, Kind]
