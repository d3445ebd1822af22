"""What a combat would need: its modifiers one by one, its band, and how likely each result is."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from wartable.core.bits import walk
from wartable.games.europe.conditions import holds
from wartable.games.europe.effects import ALWAYS
from wartable.games.europe.front import supply_of, unit_at, weather_at
from wartable.games.europe.scenario import Scenario
from wartable.games.europe.state import LOW, NOBODY, NONE, State
from wartable.games.europe.tables import AIR, CONVOY, GROUND, WARSHIP, Terrain

MOBILE, ASSAULT, LANDING = "mobile", "assault", "landing"
WEATHER = ("fair", "poor", "severe")
TIRED = 4
FRESH = 3


class Modifier(NamedTuple):
    """One number that is added to a die, and the rule that says so."""

    id: str
    rule: str
    value: int


def bonuses(state: State, unit: int, combat: str, place: int) -> Iterable[Modifier]:
    """eu 5.f-1, eu K-8 and eu K-9 What country and quality add, by date, weather and event."""
    found = state.scenario.units[unit]
    if found.quality:
        yield Modifier("quality", "eu 5.f", found.quality)
    for bonus in state.scenario.tables.bonuses:
        if bonus.country != found.country or not getattr(bonus, combat):
            continue
        if bonus.weather >= 0 and bonus.weather != weather_at(state, place):
            continue
        if bonus.zone >= 0 and bonus.zone != state.scenario.board.weather[place]:
            continue
        value = bonus.value(state.turn)
        if value and (bonus.when is ALWAYS or holds(state, bonus.when)):
            yield Modifier(bonus.id, "eu 5.f", value)


def _terrain(state: State, hex_: int) -> Terrain:
    return state.scenario.tables.terrain[state.scenario.board.terrain[hex_]]


def armor_counts(state: State, target: int, defender: int) -> bool:
    """eu 5.f Armor counts where the terrain allows it and no fort works for the defender."""
    return _terrain(state, target).armor and not fort_works(state, target, defender)


def fort_works(state: State, target: int, defender: int) -> bool:
    """eu 5.f-2 A fort helps only a defender of the country printed there."""
    board = state.scenario.board
    own = state.scenario.units[defender].country
    return bool(board.forts >> target & 1) and board.country[target] == own


def surprised(state: State, target: int) -> bool:
    """eu 6.a Whether a Surprise Attack marker is in the hex or close enough."""
    board = state.scenario.board
    radius = state.scenario.tables.surprise_radius
    return state.shock >= 0 and board.distance(state.shock, target) <= radius


def _worn(state: State, unit: int, drm: Mapping[str, int]) -> Iterator[Modifier]:
    """eu 5.f and eu 7.d What a unit's own state counts, whoever attacks."""
    if state.reduced >> unit & 1:
        yield Modifier("reduced", "eu 5.f", drm["reduced"])
    supply = supply_of(state, unit)
    if supply == LOW:
        yield Modifier("low_supply", "eu 7.d", drm["low_supply"])
    elif supply == NONE:
        yield Modifier("no_supply", "eu 7.d", drm["no_supply"])


def attack(
    state: State, kind: str, lead: int, target: int, assist: int = 0, air: int = 0, marker: int = 0
) -> list[Modifier]:
    """eu 5.f What the attacker adds; `air` is one more than the unit, 0 for none."""
    tables, found = state.scenario.tables, state.scenario.units[lead]
    drm = tables.modifiers["ground_attacker"]
    defender = unit_at(state, target, GROUND)
    added = list(bonuses(state, lead, "attack", target))
    if tables.types[found.type].armor and armor_counts(state, target, defender):
        added.append(Modifier("armor", "eu 5.f", drm["armor"]))
    if air:
        added.append(Modifier("air_support", "eu 6.2.3", drm["air_support"]))
    if marker:
        added.append(Modifier("ground_support", "eu 5.j", drm["ground_support"]))
    if assist:
        helped = assist.bit_count() * tables.assault_support
        added.append(Modifier("assault_support", "eu 5.c", helped))
    added += _worn(state, lead, drm)
    weather = weather_at(state, target)
    if weather:
        added.append(Modifier(WEATHER[weather], "eu 11.1", drm[WEATHER[weather]]))
    if kind == LANDING:
        added.append(Modifier("amphibious", "eu 6.3.2", drm["amphibious"]))
    return added


def defence(
    state: State, kind: str, lead: int, target: int, assist: int = 0, air: int = 0, marker: int = 0
) -> list[Modifier]:
    """eu 5.f What the defender in a hex adds."""
    board, tables = state.scenario.board, state.scenario.tables
    drm = tables.modifiers["ground_defender"]
    unit = unit_at(state, target, GROUND)
    added = list(bonuses(state, unit, "defence", target))
    terrain = _terrain(state, target).defence
    if terrain:
        added.append(Modifier("terrain", "eu 5.f", terrain))
    if board.cities >> target & 1:
        added.append(Modifier("city", "eu 5.f", tables.city_defence))
    if fort_works(state, target, unit):
        added.append(Modifier("fort", "eu 5.f", tables.fort_defence))
    if kind != LANDING:
        river = board.river_near[target]
        if all(river >> state.at[one] & 1 for one in (lead, *walk(assist))):
            added.append(Modifier("river", "eu 5.f", tables.river_defence))
    if tables.types[state.scenario.units[unit].type].armor and armor_counts(state, target, unit):
        added.append(Modifier("armor", "eu 5.f", drm["armor"]))
    if air:
        added.append(Modifier("air_support", "eu 6.2.3", drm["air_support"]))
    if marker:
        added.append(Modifier("ground_support", "eu 5.j", drm["ground_support"]))
    added += _worn(state, unit, drm)
    if state.dropped >> target & 1:
        added.append(Modifier("paradrop", "eu 6.1", drm["paradrop"]))
    if state.risen >> target & 1:
        added.append(Modifier("partisans", "eu 6.1", drm["partisans"]))
    if surprised(state, target):
        added.append(Modifier("surprise", "eu 6.a", drm["surprise"]))
    return added


def in_the_air(state: State, unit: int, place: int, based: bool) -> list[Modifier]:
    """eu 6.2 What an air unit adds to its die; `based`: it is attacked in its own base."""
    drm = state.scenario.tables.modifiers["air"]
    added = list(bonuses(state, unit, "air", place))
    if state.sorties[unit] >= TIRED:
        added.append(Modifier("tired", "eu 3.c", drm["tired"]))
    if state.none >> unit & 1:
        added.append(Modifier("no_supply", "eu 7.d", drm["no_supply"]))
    if based and state.risen >> place & 1:
        added.append(Modifier("partisans", "eu 6.1", drm["partisans"]))
    if based and state.dropped >> place & 1:
        added.append(Modifier("paradrop", "eu 6.1", drm["paradrop"]))
    return added


def at_sea(
    state: State, unit: int, weather: int, attacks: bool, alone: bool, port: int = NOBODY
) -> list[Modifier]:
    """eu 6.4 What a ship adds; `alone`: a convoy has no escort; `port`: it lies there."""
    tables = state.scenario.tables
    drm = tables.modifiers["naval"]
    kind = state.scenario.units[unit].kind
    added = []
    if kind == WARSHIP and state.sorties[unit] < FRESH:
        added.append(Modifier("fleet", "eu 6.4", drm["fleet"]))
    if kind == CONVOY and not attacks and alone:
        added.append(Modifier("convoy", "eu 6.4", drm["convoy"]))
    if attacks and weather:
        added.append(Modifier(WEATHER[weather], "eu 11.1", drm[WEATHER[weather]]))
    if state.none >> unit & 1:
        added.append(Modifier("no_supply", "eu 7.d", drm["no_supply"]))
    if port >= 0 and state.dropped >> port & 1:
        added.append(Modifier("paradrop", "eu 6.1", drm["paradrop"]))
    return added


class AirSeaCombat(NamedTuple):
    """A combat in the air or at sea: the column of its results, who fights, and what each adds."""

    column: str
    attacker: int
    defender: int
    plus: list[Modifier]
    minus: list[Modifier]

    @property
    def net(self) -> int:
        """The sum for the attacker."""
        return total(self.plus) - total(self.minus)


def air_combat(state: State, attacker: int, defender: int, place: int, based: bool) -> AirSeaCombat:
    """eu 6.2.5 Two air units over a hex; `based`: the defender is attacked in its own base."""
    plus = in_the_air(state, attacker, place, False)
    return AirSeaCombat("air", attacker, defender, plus, in_the_air(state, defender, place, based))


def strike(state: State, unit: int, goal: int, place: int) -> AirSeaCombat:
    """eu 6.2-6 and eu 6.2-7 An air unit or a carrier strikes at an air unit or a ship in port."""
    if state.scenario.units[goal].kind == AIR:
        return air_combat(state, unit, goal, place, True)
    weather = weather_at(state, place)
    plus = in_the_air(state, unit, place, False)
    if weather:
        value = state.scenario.tables.modifiers["naval"][WEATHER[weather]]
        plus.append(Modifier(WEATHER[weather], "eu 11.1", value))
    alone = unit_at(state, place, WARSHIP) < 0
    return AirSeaCombat(
        "naval", unit, goal, plus, at_sea(state, goal, weather, False, alone, place)
    )


def sea_combat(state: State, hunter: int, victim: int, weather: int) -> AirSeaCombat:
    """eu 6.4-5 A warship meets an escort, a convoy or another ship at sea."""
    plus = at_sea(state, hunter, weather, True, False)
    return AirSeaCombat("naval", hunter, victim, plus, at_sea(state, victim, weather, False, True))


def total(modifiers: Iterable[Modifier]) -> int:
    """The sum of modifiers."""
    return sum(modifier.value for modifier in modifiers)


WAYS = {difference: 6 - abs(difference) for difference in range(-5, 6)}
"""In how many of 36 rolls the attacker's die exceeds the defender's by how much."""


def chances(state: State, net: int) -> tuple[int, ...]:
    """eu 5.e Of 36 rolls, how many give each band from 1 to 8, with this sum of modifiers."""
    return _chances(state.scenario, net)


@lru_cache(maxsize=1 << 8)
def _chances(scenario: Scenario, net: int) -> tuple[int, ...]:
    found = [0] * 8
    for difference, ways in WAYS.items():
        found[scenario.tables.band(difference + net) - 1] += ways
    return tuple(found)
