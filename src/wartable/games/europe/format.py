"""A scenario file as it is written: TOML, ids as words. `docs/scenarios.md` explains each field."""

from typing import Annotated, Literal

from msgspec import Meta, field

from wartable.games.europe.effects import (
    ALWAYS,
    AnyEffect,
    AnyRule,
    Bilingual,
    Change,
    Condition,
    Count,
    CountryStatus,
    CupMarker,
    Die,
    FactionName,
    LocalWar,
    Moment,
    Named,
    PolicyName,
    ScenarioPart,
    TurnNumber,
)
from wartable.games.europe.table_format import Month

Year = Annotated[int, Meta(ge=1900, le=2100)]


class FileFaction(ScenarioPart, frozen=True):
    """A faction that is in play, and the markers it begins with."""

    strategic_moves: Count
    surprise: Count = 0
    surprise_box: Count = 1
    paradrop: Count = 0
    partisans: Count = 0
    ground_support: Count = 0
    optional: bool = False


class FileCountry(ScenarioPart, frozen=True):
    """A country: whose it is, how long it holds out, what it makes."""

    id: str
    status: CountryStatus
    will: Change
    faction: FactionName | None = None
    multiplier: Count = 1
    extra_factories: Count = 0
    lost_factories: Count = 0
    attitude: FactionName | None = None
    joins: dict[FactionName, FactionName] = field(default_factory=dict)
    """eu 13.1 The faction it joins, by the faction that declares war on it."""
    great: bool = False
    heir_of: str | None = None
    zone: str | None = None
    """The off-map zone that is its home, if it is not on the map."""
    name: Named | None = None


class FileRegion(ScenarioPart, frozen=True):
    """Part of the map that belongs to a country."""

    code: str
    id: str
    country: str
    kind: Literal["home", "overseas", "disputed"] = "home"
    name: Named | None = None


class FileSeaZone(ScenarioPart, frozen=True):
    """Part of the sea; it is enough if one of two zones names the other as adjacent."""

    code: str
    id: str
    adjacent: tuple[str, ...] = ()
    inland: bool = False
    name: Named | None = None


class FileOffMapZone(ScenarioPart, frozen=True):
    """A box beside the map."""

    id: str
    country: str
    joins: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    port: tuple[str, ...] = ()
    factories: Count = 0
    name: Named | None = None


class FileCity(ScenarioPart, frozen=True):
    """A city; its country is that of the hex."""

    id: str
    hex: str
    will: Count = 0
    factories: Count = 0
    capital: bool = False
    port: tuple[str, ...] = ()
    """The sea zones that its port opens on."""
    source: Literal["unlimited", "limited"] | None = None
    island_port: bool = False
    gibraltar: bool = False
    name: Named | None = None


class FileFort(ScenarioPart, frozen=True):
    """Hexes with forts: `0913 1013`."""

    id: str
    hexes: str
    name: Named | None = None


class FileSides(ScenarioPart, frozen=True):
    """A river, a barrier or a ferry along sides of hexes: `0606/0706 0704/0804`."""

    id: str
    sides: str
    name: Named | None = None


class FilePassage(ScenarioPart, frozen=True):
    """A strait between two sea zones that a city commands."""

    id: str
    zones: tuple[str, str]
    cities: tuple[str, ...]
    closed_while_neutral: bool = False
    name: Named | None = None


class FileMap(ScenarioPart, frozen=True):
    """The map: three pictures, with a word for each hex, and what lies on it."""

    terrain: str
    places: str
    """The code of the region or sea zone of each hex."""
    weather: str
    regions: tuple[FileRegion, ...]
    sea_zones: tuple[FileSeaZone, ...] = ()
    off_map_zones: tuple[FileOffMapZone, ...] = ()
    cities: tuple[FileCity, ...] = ()
    forts: tuple[FileFort, ...] = ()
    rivers: tuple[FileSides, ...] = ()
    barriers: tuple[FileSides, ...] = ()
    ferries: tuple[FileSides, ...] = ()
    passages: tuple[FilePassage, ...] = ()
    lines: tuple[str, ...] = ()
    """Transport lines: `0108 0208 0308`."""
    supply_edges: tuple[str, ...] = ()


class FileUnit(ScenarioPart, frozen=True):
    """A unit; without `at` it waits for a reinforcement or an upgrade."""

    id: str
    country: str
    type: str
    at: str | None = None
    """A hex, a city, an off-map zone, or `mobilization`."""
    event: str | None = None
    """It waits for the effect `place_units` with this group."""
    reduced: bool = False
    sorties: Count = 0
    supply: Literal["supplied", "low", "none"] = "supplied"
    quality: Change = 0
    garrison: bool = False
    range: Count | None = None
    name: Named | None = None


class FilePlace(ScenarioPart, frozen=True):
    """Where something is: one of these."""

    city: str | None = None
    country: str | None = None
    region: str | None = None
    zone: str | None = None


class FileReinforcement(ScenarioPart, frozen=True):
    """A counter on the turn track: a unit, or anything that an effect can do."""

    turn: TurnNumber
    faction: FactionName | None = None
    unit: str | None = None
    place: FilePlace | None = None
    variable: bool = False
    moment: Literal["end_of_turn", "after_axis_operations"] = "end_of_turn"
    when: Condition = ALWAYS
    do: tuple[AnyEffect, ...] = ()
    name: Named | None = None


class FileUpgrade(ScenarioPart, frozen=True):
    """eu 8.2 A unit that may be replaced by another, from a turn on, in these places."""

    from_: str = field(name="from")
    to: str
    turn: TurnNumber
    where: tuple[FilePlace, ...]


class FileDefense(ScenarioPart, frozen=True):
    """eu 10.3.1 This many ground units of a country must be in a place."""

    id: str
    country: str
    units: Count
    place: FilePlace
    when: Condition = ALWAYS


class FileReview(ScenarioPart, frozen=True):
    """When a policy is reviewed, and on which numbers it ends."""

    turn: TurnNumber
    ends_on: tuple[Die, ...]


class FileReevaluation(ScenarioPart, frozen=True):
    """eu 10.3 A policy that a die may end, each turn."""

    policy: PolicyName
    steps: tuple[FileReview, ...]
    do: tuple[AnyEffect, ...] = ()


class FileDiplomacy(ScenarioPart, frozen=True):
    """eu 10.2 The cup, its box, and the countries that can be won."""

    cup: tuple[CupMarker, ...] = ()
    box: tuple[CupMarker, ...] = ()
    targets: tuple[str, ...] = ()
    can_join: dict[str, tuple[FactionName, ...]] = field(default_factory=dict)
    earliest: dict[str, TurnNumber] = field(default_factory=dict)


class FileStrategicWarfare(ScenarioPart, frozen=True):
    """eu 9.2.1 What both sides add to their dice in some turns."""

    against: FactionName
    turns: tuple[TurnNumber, TurnNumber]
    axis: Change = 0
    enemy: Change = 0
    axis_needs: Condition = ALWAYS
    name: Named | None = None


class FileEventDie(ScenarioPart, frozen=True):
    """The numbers on which an event happens, and further ones if something holds."""

    success: tuple[Die, ...]
    easier_if: Condition | None = None
    easier: tuple[Die, ...] = ()


class FileEvent(ScenarioPart, frozen=True):
    """eu 13 Something that happens once, when its time has come."""

    id: str
    check: Moment
    do: tuple[AnyEffect, ...]
    when: Condition = ALWAYS
    die: FileEventDie | None = None
    option: FactionName | None = None
    name: Named | None = None
    text: Bilingual | None = None


class FileLevel(ScenarioPart, frozen=True):
    """eu 12.1 A way for the game to end; the first that holds counts."""

    id: str
    level: Literal["decisive", "ordinary", "marginal", "draw", "joint", "first_ally"]
    winner: FactionName | None = None
    with_: tuple[FactionName, ...] = field(default=(), name="with")
    adds_to: tuple[str, ...] = ()
    when: Condition = ALWAYS
    name: Named | None = None


class FileVictory(ScenarioPart, frozen=True):
    """eu 12.1 How the game ends."""

    levels: tuple[FileLevel, ...]
    score: dict[str, Count] = field(default_factory=dict)
    explain: tuple[Bilingual, ...] = ()


class FileControl(ScenarioPart, frozen=True):
    """Hexes and regions that their own country does not hold at the start."""

    regions: dict[str, str] = field(default_factory=dict)
    hexes: dict[str, str] = field(default_factory=dict)


class FileStart(ScenarioPart, frozen=True):
    """The month of turn 1."""

    month: Month
    year: Year


class File(ScenarioPart, frozen=True):
    """A whole scenario."""

    format: Literal["europe-scenario/1"]
    id: str
    start: FileStart
    turns: TurnNumber
    factions: dict[FactionName, FileFaction]
    countries: tuple[FileCountry, ...]
    map: FileMap
    units: tuple[FileUnit, ...]
    victory: FileVictory
    name: Named | None = None
    two_players: tuple[tuple[FactionName, ...], ...] = ()
    war: tuple[tuple[FactionName, FactionName], ...] = ()
    local_wars: tuple[LocalWar, ...] = ()
    allies: tuple[tuple[FactionName, FactionName], ...] = ()
    policies: tuple[PolicyName, ...] = ()
    reevaluation: tuple[FileReevaluation, ...] = ()
    national_defense: tuple[FileDefense, ...] = ()
    diplomacy: FileDiplomacy = FileDiplomacy()
    factories_at_risk: tuple[str, ...] = ()
    strategic_warfare: tuple[FileStrategicWarfare, ...] = ()
    control: FileControl = FileControl()
    reinforcements: tuple[FileReinforcement, ...] = ()
    upgrades: tuple[FileUpgrade, ...] = ()
    events: tuple[FileEvent, ...] = ()
    events_done: tuple[str, ...] = ()
    rules: tuple[AnyRule, ...] = ()
    tables: dict[str, object] = field(default_factory=dict)
    """Numbers that differ from `data/tables.toml`, laid over it key by key."""
