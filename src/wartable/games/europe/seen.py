"""What a view looks like, for the page and for bots in other languages: see view.py."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from wartable.core.decision import Asked


class ZoneWeather(Struct, forbid_unknown_fields=True):
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
    """Factories it has lost to strategic warfare."""
    attitude: str | None
    fallen: int | None
    """The turn in which it was conquered."""
    capital: str | None
    """The hex of its capital."""


class Faction(Struct, forbid_unknown_fields=True):
    """What a faction has besides its units."""

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
    """Each preceded by its faction."""


class View(Struct, forbid_unknown_fields=True):
    """The table as someone sees it."""

    game: Literal["europe"]
    scenario: str
    turn: int
    last_turn: int
    month: int
    year: int
    phase: str
    idle: list[str]
    """Phases still to come in which nobody can do anything, as things are."""
    faction: str | None
    weather: ZoneWeather
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
    guards: list[str]
    """Units that cannot leave without breaking their country's National Defense."""
    holds: dict[str, list[str]]
    """Hexes that a country holds in addition to its own."""
    markers: Markers
    cup: dict[str, int]
    cup_box: dict[str, int]
    decisions: list[Asked]
    file: str | UnsetType = UNSET
    """The scenario itself, if it is someone's own."""


class City(Struct, forbid_unknown_fields=True):
    """A city on the map."""

    id: str
    will: int
    factories: int
    capital: bool
    port: bool
    source: Literal["", "limited", "unlimited"]
    """What kind of source of supply it is, for its own country."""


class OffMap(Struct, forbid_unknown_fields=True):
    """A box beside the map."""

    country: str
    joins: list[str]
    """The hexes of the cities through which units come and go."""
    port: bool
    factories: int


class UnitKind(Struct, forbid_unknown_fields=True):
    """A type of unit, with its numbers."""

    group: int
    kind: int
    points: int
    """Movement points of a ground unit."""
    range: int
    """How many hexes aircraft fly."""
    activation: int
    replacement: int
    mobilization: int


class Goal(Struct, forbid_unknown_fields=True):
    """eu 12.1 One of the ways for the game to end, in the order in which they are read."""

    level: str
    winner: str | None
    conquered: list[str]
    """Countries that must have fallen."""
    until: int
    """The last turn in which it counts."""
    cities: list[str]
    """Cities that the winner must hold, or at least some number of them."""
    count: int
    joint: bool
    """Whether it only adds a winner to another way to win."""
    more: bool
    """Whether the file asks for something that is not shown here."""


class Scenery(Struct, forbid_unknown_fields=True):
    """The map: everything that never changes at a table."""

    hexes: list[tuple[str, int, int, str, str]]
    """Each with its column, its row, its terrain and its country ('' for none)."""
    climates: dict[str, list[str]]
    """The hexes of each weather zone."""
    seas: dict[str, list[str]]
    """The hexes of each sea zone."""
    barriers: list[tuple[str, str]]
    """Pairs of land hexes between which nobody passes."""
    ferries: list[tuple[str, str]]
    """Pairs of land hexes that only a ferry connects."""
    rivers: dict[str, list[tuple[str, str]]]
    """Pairs of hexes separated by a river, by its name."""
    lines: list[tuple[str, str]]
    """Pairs of hexes connected by a road or a railway."""
    forts: list[str]
    held: dict[str, list[str]]
    """Hexes that a country holds at the start in addition to its own."""
    cities: dict[str, City]
    """By hex."""
    zones: dict[str, OffMap]
    kinds: dict[str, UnitKind]
    homes: dict[str, str]
    """For each unit whose country is not in play yet: the hex where it will be."""
    goals: list[Goal]


class ReachableHex(Struct, forbid_unknown_fields=True):
    """A hex that a unit can go to."""

    left: int
    """Movement points left there."""
    before: str
    """The previous hex on the cheapest route."""
    zone: bool
    """Whether the unit must stop there, in an enemy zone of control."""
    fed: bool
    """Whether it would find a source of supply there."""


class ReachableAttack(Struct, forbid_unknown_fields=True):
    """An attack that a unit could make after a move."""

    target: str
    start: str
    """The best hex to attack from."""
    left: int
    """Movement points left after mobile combat; below 0, there are only enough for an assault."""
    percent: int
    """How likely it is to take the hex, without any support."""


class UnitReach(Struct, forbid_unknown_fields=True):
    """Everything a ground unit can do now."""

    unit: str
    points: int
    steps: dict[str, ReachableHex]
    attacks: list[ReachableAttack]
    on: list[str]
    """The hexes through which its route can be led."""
    way: list[str]
    """The hexes it passes on the route that was named, from where it is."""
    past: dict[str, str]
    """Hexes of friends that it can pass but not stop in, each with the previous hex."""


class AttackDetail(Struct, forbid_unknown_fields=True):
    """A line about an attack: a cost, a modifier, a possible result."""

    message: str
    args: dict[str, Any]
    rule: str
    chance: float | None


class AttackPlan(Struct, forbid_unknown_fields=True):
    """An attack that a unit could make once it has moved."""

    answer: str
    message: str
    args: dict[str, Any]
    details: list[AttackDetail]


class AttackPlans(Struct, forbid_unknown_fields=True):
    """Everything a unit could do against a hex once it has moved."""

    plans: list[AttackPlan]


class FactionOverlay(Struct, forbid_unknown_fields=True):
    """Where a faction is in supply, and which ground it controls."""

    sources: list[str]
    limited: list[str]
    fed: list[str]
    """Hexes where its units find an unlimited source."""
    lines: list[tuple[str, str]]
    """Transport lines along which supply flows."""
    zones: list[str]
    """Its zones of control."""
    threatened: dict[str, list[str]]
    """Its units that an enemy could attack in its next operations, and which enemies."""


class MapOverlays(Struct, forbid_unknown_fields=True):
    """Supply, zones of control and threats, by faction."""

    factions: dict[str, FactionOverlay]


class Bilingual(Struct, forbid_unknown_fields=True):
    """A text in two languages."""

    en: str
    fr: str


class RuleText(Struct, forbid_unknown_fields=True):
    """A rule: its heading and what it says."""

    title: Bilingual
    summary: Bilingual


class ChartStep(Struct, forbid_unknown_fields=True):
    """One box of a chart."""

    id: str
    rules: list[str]
    by: str
    """The faction that takes it; '' for whoever's part it is."""
    may: bool
    again: bool
    policy: str
    """It is skipped unless this policy applies."""


class ChartPhase(Struct, forbid_unknown_fields=True):
    """One of the thirteen phases."""

    id: str
    rules: list[str]
    each: bool
    policies: list[str]
    steps: list[ChartStep]


class ExampleBoard(Struct, forbid_unknown_fields=True):
    """A small board beside a chart."""

    scenery: Scenery
    view: View
    reach: UnitReach | None


class Chart(Struct, forbid_unknown_fields=True):
    """The turn, its rules, and the tables needed at a real table."""

    factions: list[str]
    phases: list[ChartPhase]
    rules: dict[str, RuleText]
    weather: dict[str, list[list[str]]]
    """By zone and month, the weather for each number of the die."""
    prices: dict[str, dict[str, int]]
    """What each type of unit costs to activate, replace and mobilize."""
    bands: list[int]
    """The least difference of the bands 2 to 8."""
    results: dict[str, list[list[int]]]
    """By kind of combat and band: attacker's losses, whether he stops, defender's losses and
    retreat."""
    cup: list[str]
    diplomacy_cost: int
    transfer_most: int
    givers: list[str]
    examples: dict[str, ExampleBoard]
    """By phase."""


class Draft(Struct, forbid_unknown_fields=True):
    """A scenario file as far as it can be drawn."""

    scenery: Scenery
    view: View
    letters: dict[str, str]
    """By terrain: how it is written in the map's picture."""


MORE = (UnitReach, AttackPlans, MapOverlays, Chart, Draft)
