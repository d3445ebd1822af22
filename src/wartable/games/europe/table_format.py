"""The numbers of the game as `data/tables.toml` has them; a scenario may lay others over them."""

from typing import Literal, get_args

from wartable.games.europe.effects import ALWAYS, Condition, Data, Die

Month = Literal["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
MONTHS: tuple[Month, ...] = get_args(Month)
WeatherZone = Literal["cold", "temperate", "warm"]
WEATHER_ZONES: tuple[WeatherZone, ...] = get_args(WeatherZone)
Weather = Literal["fair", "poor", "severe"]
WEATHER: tuple[Weather, ...] = get_args(Weather)
BANDS = 8


class FileUnitType(Data, frozen=True):
    """eu 3.a A type of unit; costs that are left out are those of its group or kind."""

    kind: Literal["ground", "air", "convoy", "warship"]
    group: Literal["foot", "mobile"] | None = None
    points: int = 0
    armor: bool = False
    range: int = 0
    rebase: int = 0
    bombing_markers: int = 0
    carrier: bool = False
    replacement: int | None = None
    mobilization: int | None = None


class FileTerrain(Data, frozen=True):
    """eu 4.a What a hex costs and is worth; without costs no ground unit enters it."""

    letter: str
    defence: int = 0
    armor: bool = False
    foot: int | None = None
    mobile: int | None = None
    base: bool = True
    """eu 6.2 Whether air units can base there."""


class FileResult(Data, frozen=True):
    """eu 5.e What a band of a combat does."""

    attacker_loss: int = 0
    attacker_stop: bool = False
    attacker_sorties: int = 0
    attacker_abort: bool = False
    defender_loss: int = 0
    defender_retreat: int = 0
    defender_sorties: int = 0
    defender_abort: bool = False


class FileStrategicResult(Data, frozen=True):
    """eu 9.2.1 Factories that a band of a strategic combat costs."""

    german_lost: int = 0
    enemy_lost: int = 0


class FileResults(Data, frozen=True):
    """eu 5.e A column for each kind of combat, from band 1 to band 8."""

    mobile: tuple[FileResult, ...]
    assault: tuple[FileResult, ...]
    air: tuple[FileResult, ...]
    naval: tuple[FileResult, ...]
    strategic: tuple[FileStrategicResult, ...]


class FileModifiers(Data, frozen=True):
    """eu 5.f What each fact adds to a die."""

    ground_attacker: dict[str, int]
    ground_defender: dict[str, int]
    air: dict[str, int]
    naval: dict[str, int]
    strategic: dict[str, int]


class FileBonus(Data, frozen=True):
    """eu 5.f What the units of one country add, by turn: the last step reached counts."""

    id: str
    country: str
    combat: tuple[Literal["attack", "defence", "air"], ...]
    steps: tuple[tuple[int, int], ...]
    weather: Weather | None = None
    zone: WeatherZone | None = None
    when: Condition = ALWAYS


class FileByKind(Data, frozen=True):
    """A price for each group of ground units and each other kind."""

    foot: int
    mobile: int
    air: int
    warship: int
    convoy: int


class FileByWeather(Data, frozen=True):
    """A number for each condition of the weather."""

    fair: int
    poor: int
    severe: int


class FileTables(Data, frozen=True):
    """Every number that the rules use."""

    types: dict[str, FileUnitType]
    terrain: dict[str, FileTerrain]
    activation: FileByKind
    replacement: FileByKind
    mobilization: FileByKind
    bands: tuple[int, ...]
    """eu 5.e The least difference of the bands 2 to 8."""
    results: FileResults
    modifiers: FileModifiers
    bonuses: tuple[FileBonus, ...]
    weather: dict[WeatherZone, dict[Month, str]]
    """eu 11.1 Six letters a month: fair, poor or severe for each number of the die."""
    overland_supply: FileByWeather
    air_sorties: FileByWeather
    mobile_combat_weather: FileByWeather
    variable_entry: tuple[int, int, int, int, int, int]
    paradrop_success: tuple[Die, ...]
    counted_exactly: tuple[str, ...]
    """eu 9.1.2 Countries whose factories are on-map less lost plus extra."""
    givers: tuple[str, ...]
    """eu 9.1.3 Countries that may give production points."""
    heirs: tuple[str, ...]
    """eu 2.d Who gets the hexes of a conquered country, the first that is active."""
    paradropping: dict[str, tuple[str, ...]]
    """eu 6.1 Whose air units a faction's Paradrop marker may use."""
    city_defence: int
    city_enter: int
    fort_defence: int
    river_points: int
    river_defence: int
    zone_points: int
    mobile_combat_points: int
    assault_points: int
    assault_support: int
    assault_most: int
    paradrop_range: int
    surprise_radius: int
    surprise_cost: int
    max_sorties: int
    mobilized_sorties: int
    sorties_removed: int
    limited_capacity: int
    strategic_air_range: int
    diplomacy_cost: int
    transfer_most: int
    will_for_unit: int
    great_will_for_unit: int
    will_for_mobilized: int = 0
    """Won back when an eliminated unit is mobilized again; great powers win none."""
    german_recovery: int = 0
    german_lost_most: int = 1000
