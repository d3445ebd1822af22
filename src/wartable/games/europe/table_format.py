"""The numbers of the game as in `data/tables.toml`; a scenario may override some of them."""

from typing import Literal, get_args

from wartable.games.europe.effects import (
    ALWAYS,
    MOST,
    Change,
    Condition,
    Count,
    Die,
    ScenarioPart,
    TurnNumber,
)

Month = Literal["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
MONTHS: tuple[Month, ...] = get_args(Month)
WeatherZone = Literal["cold", "temperate", "warm"]
WEATHER_ZONES: tuple[WeatherZone, ...] = get_args(WeatherZone)
Weather = Literal["fair", "poor", "severe"]
WEATHER: tuple[Weather, ...] = get_args(Weather)
BANDS = 8


class FileUnitType(ScenarioPart, frozen=True):
    """eu 3.a A type of unit; costs left out are those of its group or kind."""

    kind: Literal["ground", "air", "convoy", "warship"]
    group: Literal["foot", "mobile"] | None = None
    points: Count = 0
    armor: bool = False
    range: Count = 0
    rebase: Count = 0
    bombing_markers: Count = 0
    carrier: bool = False
    replacement: Count | None = None
    mobilization: Count | None = None


class FileTerrain(ScenarioPart, frozen=True):
    """eu 4.a What a hex costs and is worth; without costs no ground unit enters it."""

    letter: str
    defence: Count = 0
    armor: bool = False
    foot: Count | None = None
    mobile: Count | None = None
    base: bool = True
    """eu 6.2 Whether air units can base there."""


class FileResult(ScenarioPart, frozen=True):
    """eu 5.e What a band of a combat does."""

    attacker_loss: Count = 0
    attacker_stop: bool = False
    attacker_sorties: Count = 0
    attacker_abort: bool = False
    defender_loss: Count = 0
    defender_retreat: Count = 0
    defender_sorties: Count = 0
    defender_abort: bool = False


class FileStrategicResult(ScenarioPart, frozen=True):
    """eu 9.2.1 Factories that a band of a strategic combat costs."""

    german_lost: Change = 0
    enemy_lost: Change = 0


class FileResults(ScenarioPart, frozen=True):
    """eu 5.e A column for each kind of combat, from band 1 to band 8."""

    mobile: tuple[FileResult, ...]
    assault: tuple[FileResult, ...]
    air: tuple[FileResult, ...]
    naval: tuple[FileResult, ...]
    strategic: tuple[FileStrategicResult, ...]


class FileModifiers(ScenarioPart, frozen=True):
    """eu 5.f What each fact adds to a die."""

    ground_attacker: dict[str, Change]
    ground_defender: dict[str, Change]
    air: dict[str, Change]
    naval: dict[str, Change]
    strategic: dict[str, Change]


class FileBonus(ScenarioPart, frozen=True):
    """eu 5.f What the units of one country add, by turn: the latest step applies."""

    id: str
    country: str
    combat: tuple[Literal["attack", "defence", "air"], ...]
    steps: tuple[tuple[TurnNumber, Change], ...]
    weather: Weather | None = None
    zone: WeatherZone | None = None
    when: Condition = ALWAYS


class FileByKind(ScenarioPart, frozen=True):
    """A price for each group of ground units and each other kind."""

    foot: Count
    mobile: Count
    air: Count
    warship: Count
    convoy: Count


class FileByWeather(ScenarioPart, frozen=True):
    """A number for each condition of the weather."""

    fair: Count
    poor: Count
    severe: Count


class FileTables(ScenarioPart, frozen=True):
    """Every number that the rules use."""

    types: dict[str, FileUnitType]
    terrain: dict[str, FileTerrain]
    activation: FileByKind
    replacement: FileByKind
    mobilization: FileByKind
    bands: tuple[Change, ...]
    """eu 5.e The least difference of the bands 2 to 8."""
    results: FileResults
    modifiers: FileModifiers
    bonuses: tuple[FileBonus, ...]
    weather: dict[WeatherZone, dict[Month, str]]
    """eu 11.1 Six letters a month: fair, poor or severe for each number of the die."""
    overland_supply: FileByWeather
    air_sorties: FileByWeather
    mobile_combat_weather: FileByWeather
    variable_entry: tuple[Count, Count, Count, Count, Count, Count]
    paradrop_success: tuple[Die, ...]
    counted_exactly: tuple[str, ...]
    """eu 9.1.2 Countries whose factories are on-map minus lost plus extra."""
    givers: tuple[str, ...]
    """eu 9.1.3 Countries that may give production points."""
    heirs: tuple[str, ...]
    """eu 2.d Who gets the hexes of a conquered country, the first that is active."""
    paradropping: dict[str, tuple[str, ...]]
    """eu 6.1 Whose air units a faction's Paradrop marker may use."""
    city_defence: Count
    city_enter: Count
    fort_defence: Count
    river_points: Count
    river_defence: Count
    zone_points: Count
    mobile_combat_points: Count
    assault_points: Count
    assault_support: Count
    assault_most: Count
    paradrop_range: Count
    surprise_radius: Count
    surprise_cost: Count
    max_sorties: Count
    mobilized_sorties: Count
    sorties_removed: Count
    limited_capacity: Count
    strategic_air_range: Count
    diplomacy_cost: Count
    transfer_most: Count
    will_for_unit: Count
    great_will_for_unit: Count
    will_for_mobilized: Count = 0
    """Won back when an eliminated unit is mobilized again; great powers win none."""
    german_recovery: Count = 0
    german_lost_most: Count = MOST
