"""A scenario as the engine plays it: what the file says, with numbers instead of ids."""

from functools import cache
from importlib.resources import files
from typing import Any, TypeVar

from msgspec import Struct

from wartable.core.decision import BadInput
from wartable.games.europe.board import NOWHERE, Board
from wartable.games.europe.effects import AnyEffect, AnyRule, Condition
from wartable.games.europe.format import File, FileEvent, FileStrategicWarfare
from wartable.games.europe.tables import Tables

SCENARIOS = ("poland_1939", "france_1940")
DATA = files(__package__).joinpath("data")

ACTIVE, NEUTRAL, CLOSED, CONQUERED, ABSENT = range(5)
STATUSES = ("active", "neutral", "closed", "conquered", "absent")
NOBODY = -1
UNPLACED, MOBILIZATION, ELIMINATED, GONE = -1, -2, -3, -4
SUPPLIED, LOW, NO_SUPPLY = range(3)
SUPPLY = ("supplied", "low", "none")
NO_SOURCE, LIMITED, UNLIMITED = range(3)
NO_EVENT, SUCCESS, FAILURE = range(3)
CUP = ("no_event", "political_success", "political_failure")
POLICIES = ("appeasement", "nazi_soviet_pact", "treaty_of_moscow")
APPEASEMENT, PACT, TREATY = 1, 2, 4
"""The policies as bits of a mask."""

RuleType = TypeVar("RuleType", bound=AnyRule)


class Country(Struct, frozen=True):
    """eu 2 A country at the start."""

    id: str
    faction: int
    status: int
    will: int
    multiplier: int
    extra: int
    lost: int
    attitude: int
    joins: tuple[int, int, int]
    """eu 13.1 The faction it joins, by attacker; -1: that one cannot attack it."""
    exact: bool
    """eu 9.1.2 Its factories are those on the map minus lost ones plus extra ones."""
    giver: bool
    """eu 9.1.3 It may give production points."""
    air: bool
    """eu 6.1 Its air units serve the Paradrop markers of its faction."""
    homes: int
    """Its own territory, as a mask."""
    great: bool = False
    heir_of: int = NOBODY
    zone: int = NOWHERE
    """The off-map zone that is its home."""


class City(Struct, frozen=True):
    """A city."""

    id: str
    hex: int
    country: int
    will: int
    factories: int
    capital: bool
    port: bool
    source: int
    island_port: bool = False
    gibraltar: bool = False


class Unit(Struct, frozen=True):
    """eu 3 A unit at the start."""

    id: str
    country: int
    type: int
    kind: int
    group: int
    at: int
    """A hex, an off-map zone, or one of the boxes."""
    home: int
    """Where it enters, if it waits for its country or for an event."""
    reduced: bool
    sorties: int
    supply: int
    range: int
    neutral: bool = False
    event: str = ""
    quality: int = 0
    garrison: bool = False
    points: int = 0
    """Movement points in supply."""
    pace: int = 0
    slow_pace: int = 0
    """How it moves in supply, and in low or no supply (roads.py)."""


class Reinforcement(Struct, frozen=True):
    """eu 12.2 A counter on the turn track."""

    turn: int
    faction: int
    unit: int
    places: int
    """The hexes where the unit may enter."""
    zone: int
    """The off-map zone where it enters, or -1."""
    variable: bool
    after_axis_operations: bool
    when: Condition
    do: tuple[AnyEffect, ...]


class Upgrade(Struct, frozen=True):
    """eu 8.2 A unit that may be replaced."""

    unit: int
    to: int
    turn: int
    places: int
    zones: tuple[int, ...]


class Defense(Struct, frozen=True):
    """eu 10.3.1 What National Defense asks of a country."""

    id: str
    country: int
    count: int
    zone: int
    hexes: int
    when: Condition


class Reevaluation(Struct, frozen=True):
    """eu 10.3 A policy that a die may end: by turn, on which numbers."""

    policy: int
    """As a bit of `policies`."""
    steps: tuple[tuple[int, int], ...]
    """Turn, and the numbers of the die as a mask."""
    do: tuple[AnyEffect, ...]


class Victory(Struct, frozen=True):
    """eu 12.1 A way for the game to end."""

    id: str
    level: str
    winner: int
    others: tuple[int, ...]
    """Who else wins besides the winner."""
    adds_to: tuple[str, ...]
    when: Condition


class Scenario(Struct, frozen=True, eq=False):
    """Everything that is fixed before a game begins; all states of a game share one."""

    id: str
    origin: str
    """What `known` finds it by: its id or, if it is not in the package, its file on one line."""
    file: File
    board: Board
    tables: Tables
    months: tuple[int, ...]
    """By turn from 0: January is 0."""
    years: tuple[int, ...]
    countries: tuple[Country, ...]
    cities: tuple[City, ...]
    units: tuple[Unit, ...]
    """By kind: ground, air, convoy, warship."""
    of_kind: tuple[range, ...]
    by_country: tuple[int, ...]
    """The units of each country, as a mask of their numbers."""
    country_number: dict[str, int]
    unit_number: dict[str, int]
    city_number: dict[str, int]
    control: tuple[int, ...]
    """By country: the hexes that it holds at the start, as a mask."""
    supply_edges: tuple[tuple[int, int], ...]
    """eu 7.b Hex and country of map-edge sources."""

    present: int
    """The factions in the file, as a mask."""
    optional: int
    """Those that a table may leave out."""
    two_players: tuple[tuple[int, ...], ...]
    """Which factions two people command."""
    war: tuple[int, ...]
    """By faction: its enemies, as a mask."""
    allies: tuple[int, ...]
    local_wars: tuple[tuple[int, int], ...]
    """Faction and country."""
    policies: int
    """The policies that apply, as a mask."""
    reevaluation: tuple[Reevaluation, ...]
    defenses: tuple[Defense, ...]
    heirs: tuple[int, ...]
    """eu 2.d Who gets the hexes of a conquered country, in order."""

    strategic_moves: tuple[int, ...]
    surprise: tuple[int, ...]
    surprise_box: tuple[int, ...]
    paradrops: tuple[int, ...]
    partisans: tuple[int, ...]
    ground_support: tuple[int, ...]
    at_risk: int
    """eu 9.2.1 The countries whose Fac Lost marker is on the track, as a mask."""
    strategic_warfare: tuple[FileStrategicWarfare, ...]
    cup: tuple[int, ...]
    box: tuple[int, ...]
    targets: int
    """eu 10.2.1 The countries that diplomacy can win, as a mask."""
    can_join: tuple[int, ...]
    """By country: the factions that it can be won for, as a mask."""
    earliest: tuple[int, ...]
    """By country: the first turn in which it can be won."""

    reinforcements: tuple[Reinforcement, ...]
    upgrades: tuple[Upgrade, ...]
    events: tuple[FileEvent, ...]
    happened: tuple[int, ...]
    """By event: the turn in which it happened, 0 if it has not."""
    rules: dict[type, tuple[Any, ...]]
    """The special rules by kind."""
    victory: tuple[Victory, ...]
    score: tuple[tuple[int, int], ...]
    """Hex and points of the cities that count for `leads`."""

    @property
    def capitals(self) -> tuple[int, ...]:
        """By country: the hex of its capital, -1 if it has none."""
        seats = {city.country: city.hex for city in self.cities if city.capital}
        return tuple(seats.get(number, NOWHERE) for number in range(len(self.countries)))

    @property
    def last_turn(self) -> int:
        """The number of turns."""
        return len(self.months)

    def rules_of(self, kind: type[RuleType]) -> tuple[RuleType, ...]:
        """The special rules of a kind."""
        return self.rules.get(kind, ())

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the scenario by its origin: another process finds the same one."""
        return known, (self.origin,)


@cache
def find(name: str) -> Scenario:
    """A scenario of the package."""
    if name not in SCENARIOS:
        raise BadInput("scenario", name, "one-of", choices=SCENARIOS)
    return _made(DATA.joinpath(f"{name}.toml").read_text(encoding="utf-8"), f"{name}.toml", name)


def known(source: str) -> Scenario:
    """The scenario with an origin: one of the package by its id, or else a whole file."""
    return find(source) if source in SCENARIOS else read(source, "scenario")


@cache
def read(text: str, where: str) -> Scenario:
    """The scenario in a text; raises BadInput, with `where` as its name."""
    return _made(text, where, "")


def _made(text: str, where: str, name: str) -> Scenario:
    # Building needs the structs above.
    from wartable.games.europe.building import build
    from wartable.games.europe.checks import check
    from wartable.games.europe.reading import decode, one_line

    source, numbers = decode(text, where)
    check(source, numbers, where)
    return build(source, numbers, name or one_line(text))
