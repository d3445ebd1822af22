"""The numbers of the game as the engine uses them."""

from msgspec import Struct

from wartable.core.bits import mask
from wartable.games.europe.effects import Condition
from wartable.games.europe.table_format import (
    MONTHS,
    WEATHER,
    WEATHER_ZONES,
    FileByKind,
    FileByWeather,
    FileResult,
    FileTables,
    FileUnitType,
)

KINDS = ("ground", "air", "convoy", "warship")
GROUND, AIR, CONVOY, WARSHIP = range(4)
GROUPS = ("foot", "mobile")
FOOT, MOBILE = range(2)
NO_GROUP = -1
FAIR, POOR, SEVERE = range(3)
WIDEST = 40
"""No difference of two totals is larger: bands are looked up from -WIDEST to WIDEST."""


class UnitType(Struct, frozen=True):
    """eu 3.a A type of unit, with its prices."""

    id: str
    kind: int
    group: int
    points: int
    armor: bool
    range: int
    rebase: int
    bombing_markers: int
    carrier: bool
    activation: int
    replacement: int
    mobilization: int


class Terrain(Struct, frozen=True):
    """eu 4.a What a hex costs to enter and is worth in defence; 0: no ground unit enters it."""

    id: str
    foot: int
    mobile: int
    defence: int
    armor: bool
    base: bool


class Bonus(Struct, frozen=True):
    """eu 5.f What the units of a country add to their die."""

    id: str
    country: int
    attack: bool
    defence: bool
    air: bool
    steps: tuple[tuple[int, int], ...]
    weather: int
    """Only in this weather, or -1."""
    zone: int
    """Only in this weather zone, or -1."""
    when: Condition

    def value(self, turn: int) -> int:
        """The latest step that a turn has reached."""
        return next((value for since, value in reversed(self.steps) if since <= turn), 0)


CombatResult = tuple[int, int, int, int, int, int, int, int]
"""Loss, stop, sorties, abort of the attacker; loss, retreat, sorties, abort of the defender."""


class Tables(Struct, frozen=True):
    """Every number that the rules use."""

    types: tuple[UnitType, ...]
    terrain: tuple[Terrain, ...]
    type_number: dict[str, int]
    terrain_number: dict[str, int]
    bands: tuple[int, ...]
    results: dict[str, tuple[CombatResult, ...]]
    """eu 5.e By kind of ground, air or naval combat and band, from 0."""
    strategic: tuple[tuple[int, int], ...]
    """eu 9.2.1 By band: factories that Germany loses, and its enemy."""
    modifiers: dict[str, dict[str, int]]
    bonuses: tuple[Bonus, ...]
    weather: tuple[tuple[tuple[int, ...], ...], ...]
    """eu 11.1 By zone, month and number of the die from 0."""
    overland: tuple[int, int, int]
    air_sorties: tuple[int, int, int]
    mobile_weather: tuple[int, int, int]
    variable_entry: tuple[int, ...]
    paradrop_success: int
    """The numbers of the die as a mask."""
    paradropping: tuple[int, int, int]
    """eu 6.1 By faction: the countries whose air units its Paradrop may use, as a mask."""
    heirs: tuple[int, ...]
    """eu 2.d Who gets a conquered country's hexes, in order."""
    city_defence: int
    city_enter: int
    fort_defence: int
    river_points: int
    river_defence: int
    zone_points: int
    mobile_base: int
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
    will_for_mobilized: int
    german_recovery: int
    german_lost_most: int

    def band(self, difference: int) -> int:
        """eu 5.e The band of a difference of totals, from 1 to 8."""
        return self.bands[max(-WIDEST, min(WIDEST, difference)) + WIDEST]

    def least(self, band: int) -> int:
        """eu 5.e The least difference that gives a band."""
        return self.bands.index(band) - WIDEST


def _price(prices: FileByKind, kind: FileUnitType, own: int | None) -> int:
    # ruling eu 8.1: by type if it has its own price, else by group or kind
    found: int = getattr(prices, kind.group or kind.kind) if own is None else own
    return found


def _result(result: FileResult) -> CombatResult:
    return (
        result.attacker_loss,
        int(result.attacker_stop),
        result.attacker_sorties,
        int(result.attacker_abort),
        result.defender_loss,
        result.defender_retreat,
        result.defender_sorties,
        int(result.defender_abort),
    )


def _by_weather(numbers: FileByWeather) -> tuple[int, int, int]:
    return numbers.fair, numbers.poor, numbers.severe


def unit_types(numbers: FileTables) -> tuple[UnitType, ...]:
    """The types of units, in their order."""
    return tuple(
        UnitType(
            name,
            KINDS.index(kind.kind),
            GROUPS.index(kind.group) if kind.group else NO_GROUP,
            kind.points,
            kind.armor,
            kind.range,
            kind.rebase,
            kind.bombing_markers,
            kind.carrier,
            _price(numbers.activation, kind, None),
            _price(numbers.replacement, kind, kind.replacement),
            _price(numbers.mobilization, kind, kind.mobilization),
        )
        for name, kind in numbers.types.items()
    )


def tabulate(numbers: FileTables, countries: dict[str, int]) -> Tables:
    """The tables with numbers instead of ids; countries that are not in play are left out."""
    types = unit_types(numbers)
    terrain = tuple(
        Terrain(name, land.foot or 0, land.mobile or 0, land.defence, land.armor, land.base)
        for name, land in numbers.terrain.items()
    )
    letters = {condition[0].upper(): index for index, condition in enumerate(WEATHER)}
    columns = ("mobile", "assault", "air", "naval")
    lists = ("ground_attacker", "ground_defender", "air", "naval", "strategic")

    def among(ids: tuple[str, ...]) -> tuple[int, ...]:
        return tuple(countries[name] for name in ids if name in countries)

    return Tables(
        types=types,
        terrain=terrain,
        type_number={kind.id: index for index, kind in enumerate(types)},
        terrain_number={land.id: index for index, land in enumerate(terrain)},
        bands=tuple(
            1 + sum(difference >= least for least in numbers.bands)
            for difference in range(-WIDEST, WIDEST + 1)
        ),
        results={
            name: tuple(_result(result) for result in getattr(numbers.results, name))
            for name in columns
        },
        strategic=tuple(
            (result.german_lost, result.enemy_lost) for result in numbers.results.strategic
        ),
        modifiers={name: getattr(numbers.modifiers, name) for name in lists},
        bonuses=tuple(
            Bonus(
                bonus.id,
                countries[bonus.country],
                "attack" in bonus.combat,
                "defence" in bonus.combat,
                "air" in bonus.combat,
                bonus.steps,
                WEATHER.index(bonus.weather) if bonus.weather else -1,
                WEATHER_ZONES.index(bonus.zone) if bonus.zone else -1,
                bonus.when,
            )
            for bonus in numbers.bonuses
            if bonus.country in countries
        ),
        weather=tuple(
            tuple(
                tuple(letters[letter] for letter in numbers.weather[zone][month])
                for month in MONTHS
            )
            for zone in WEATHER_ZONES
        ),
        overland=_by_weather(numbers.overland_supply),
        air_sorties=_by_weather(numbers.air_sorties),
        mobile_weather=_by_weather(numbers.mobile_combat_weather),
        variable_entry=numbers.variable_entry,
        paradrop_success=mask(numbers.paradrop_success),
        paradropping=(
            mask(among(numbers.paradropping["axis"])),
            mask(among(numbers.paradropping["western"])),
            mask(among(numbers.paradropping["soviet"])),
        ),
        heirs=among(numbers.heirs),
        city_defence=numbers.city_defence,
        city_enter=numbers.city_enter,
        fort_defence=numbers.fort_defence,
        river_points=numbers.river_points,
        river_defence=numbers.river_defence,
        zone_points=numbers.zone_points,
        mobile_base=numbers.mobile_combat_points,
        assault_points=numbers.assault_points,
        assault_support=numbers.assault_support,
        assault_most=numbers.assault_most,
        paradrop_range=numbers.paradrop_range,
        surprise_radius=numbers.surprise_radius,
        surprise_cost=numbers.surprise_cost,
        max_sorties=numbers.max_sorties,
        mobilized_sorties=numbers.mobilized_sorties,
        sorties_removed=numbers.sorties_removed,
        limited_capacity=numbers.limited_capacity,
        strategic_air_range=numbers.strategic_air_range,
        diplomacy_cost=numbers.diplomacy_cost,
        transfer_most=numbers.transfer_most,
        will_for_unit=numbers.will_for_unit,
        great_will_for_unit=numbers.great_will_for_unit,
        will_for_mobilized=numbers.will_for_mobilized,
        german_recovery=numbers.german_recovery,
        german_lost_most=numbers.german_lost_most,
    )
