"""eu 6.4 What naval units can do: where they reach, rebase, carry, land, strike and guard."""

from functools import lru_cache
from itertools import product

from wartable.core.answers import AnswerBlock
from wartable.core.bits import mask, walk
from wartable.games.europe import air, combat, defense, prices
from wartable.games.europe import options as op
from wartable.games.europe.board import Board
from wartable.games.europe.effects import FACTIONS, Evacuation
from wartable.games.europe.front import (
    are_foes,
    are_friends,
    faction_of,
    front,
    full,
    holder,
    units_of,
)
from wartable.games.europe.state import NEUTRAL, NOBODY, State
from wartable.games.europe.tables import AIR, CONVOY, GROUND, SEVERE, WARSHIP

REBASE, CARRY, LAND, RAID = range(4)

"""Why a ship puts to sea."""

SeaRoute = tuple[int, ...]
"""The sea zones of a route."""


def ready(state: State, unit: int) -> bool:
    """eu 6.4 Not with 6 sorties; it has a base."""
    return state.sorties[unit] < state.scenario.tables.max_sorties and state.at[unit] >= 0


def next_to(state: State, unit: int, zone: int) -> int:
    """The sea zones beside one, except those behind a passage that is closed to a ship."""
    board = state.scenario.board
    near = board.sea_zones[zone].adjacent
    for passage in board.passages:
        if zone in passage.zones and not _open(state, unit, passage.cities, passage):
            one, other = passage.zones
            near &= ~(1 << (other if zone == one else one))
    return near


def _open(state: State, unit: int, cities: SeaRoute, passage: object) -> bool:
    """eu K-16 A passage is open while friends or neutrals hold its cities."""
    own = state.scenario.units[unit].country
    for city in cities:
        country = holder(state, city)
        if are_friends(state, own, country):
            continue
        neutral = state.status[country] == NEUTRAL
        if not neutral or getattr(passage, "closed_while_neutral", False):
            return False
    return True


def reach(state: State, unit: int) -> int:
    """eu 6.4-1 The zones of its port and those beside them."""
    board = state.scenario.board
    if not board.passages:
        return board.reach[state.at[unit]]
    found = own = board.port_zones[state.at[unit]]
    for zone in walk(own):
        found |= next_to(state, unit, zone)
    return found


def routes(state: State, unit: int, purpose: int, cargo: int, goal: int) -> list[SeaRoute]:
    """eu 6.4-2 The routes by sea for an action, shortest first; none has an unnecessary zone."""
    board = state.scenario.board
    opens, reached = board.port_zones, reach(state, unit)
    stations: tuple[int, ...] = (opens[goal],) if purpose in (REBASE, CARRY) else ()
    if purpose == CARRY:
        stations = (opens[state.at[cargo]], *stations)
    elif purpose == LAND:
        stations = (board.coast[goal],)
    elif purpose == RAID:
        stations = (_near(state, unit, state.at[goal]),)
    ways = product(
        walk(opens[state.at[unit]]), *(list(walk(zones & reached)) for zones in stations)
    )
    short = list({frozenset(way): tuple(dict.fromkeys(way)) for way in ways}.values())
    found = [way for way in short if _unbroken(state, unit, way)] or short
    return sorted(
        (way for way in found if not any(set(other) < set(way) for other in found)),
        key=lambda way: (len(way), way),
    )


def _unbroken(state: State, unit: int, way: SeaRoute) -> bool:
    """Whether each zone of a route is next to an earlier one."""
    return all(
        any(next_to(state, unit, before) >> zone & 1 for before in way[:number])
        for number, zone in enumerate(way)
        if number
    )


def havens(state: State, country: int, kind: int, zones: int) -> int:
    """eu 6.4.1-1 and eu K-17 Friendly ports on some zones with room, and off-map zones."""
    board = state.scenario.board
    found = _ports(board, zones) & front(state, country).held
    if found:
        found &= ~full(state, kind)
    for number, zone in enumerate(board.zones):
        if zone.sea_zones & zones and air.usable(state, number, country):
            found |= 1 << board.size + number
    return found


@lru_cache(maxsize=256)
def _ports(board: Board, zones: int) -> int:
    return mask(place for place in walk(board.ports) if board.port_zones[place] & zones)


def rebases(state: State, unit: int) -> int:
    """eu 6.4.1 The ports that a ship can go to."""
    found = state.scenario.units[unit]
    places = havens(state, found.country, found.kind, reach(state, unit))
    return places & ~(1 << state.at[unit])


def cargoes(state: State, unit: int) -> list[AnswerBlock]:
    """eu 6.4.4 What a convoy can carry, and where to."""
    scenario = state.scenario
    if scenario.units[unit].kind != CONVOY:
        return []
    opens = scenario.board.port_zones
    zones = reach(state, unit)
    faction = faction_of(state, unit)
    found = []
    for kind in (GROUND, AIR):
        for cargo in units_of(state, faction, kind):
            here = state.at[cargo]
            if not opens[here] & zones or not loads(state, cargo):
                continue
            country = scenario.units[cargo].country
            goals = havens(state, country, kind, zones) & ~(1 << here)
            if kind == GROUND and combat.restricted(state, country):
                goals &= defense.nearer(state, country, here) if here < len(opens) else 0
            if goals:
                found.append((op.CARRY | cargo << op.THING, goals))
    return found


def loads(state: State, cargo: int) -> bool:
    """eu 6.4.4-2 and eu F3 Unmarked; a ground unit supplied, unused and paid for."""
    bit = 1 << cargo
    if state.marked & bit:
        return False
    found = state.scenario.units[cargo]
    if found.kind == AIR:
        return True
    if found.garrison or state.used & bit:
        return False
    if state.points[found.country] < prices.activation(state, cargo):
        return False
    if not (state.low | state.none) & bit:
        return True
    saved = {rule.faction for rule in state.scenario.rules_of(Evacuation)}
    return FACTIONS[faction_of(state, cargo)] in saved


def raids(state: State, unit: int) -> list[int]:
    """eu 6.4.5 What a carrier can strike from a zone in its reach."""
    scenario = state.scenario
    found = scenario.units[unit]
    if not scenario.tables.types[found.type].carrier:
        return []
    return air.targets(state, found.country, _sea(state, reach(state, unit)), found.range)


def _sea(state: State, zones: int) -> list[int]:
    hexes = 0
    for zone in walk(zones):
        hexes |= state.scenario.board.sea_zones[zone].hexes
    return list(walk(hexes))


def _near(state: State, unit: int, place: int) -> int:
    """The zones that have a hex from which a carrier reaches a place."""
    board = state.scenario.board
    around = board.within(place, state.scenario.units[unit].range)
    found = 0
    for number, zone in enumerate(board.sea_zones):
        if zone.hexes & around:
            found |= 1 << number
    return found


def acting(state: State, faction: int) -> list[int]:
    """eu 6.4 The ships that can be activated and have something to do."""
    found = []
    *_, convoys, warships = state.ties.units[faction]
    for unit in (*convoys, *warships):
        if ready(state, unit) and (
            rebases(state, unit) or cargoes(state, unit) or raids(state, unit)
        ):
            found.append(unit)
    return found


def weather_on(state: State, hunter: int, way: SeaRoute) -> int:
    """eu 6.4-7 The weather of the last zone of the route that the interceptor reaches."""
    place = [zone for zone in way if reach(state, hunter) >> zone & 1][-1]
    return state.weather[state.scenario.board.sea_zones[place].weather]


def shores(state: State, unit: int, convoy: int) -> int:
    """eu 6.3.2-2 Enemy-held coasts that a convoy reaches, unless the weather is severe."""
    board = state.scenario.board
    seen = front(state, state.scenario.units[unit].country)
    found = seen.hostile & _coasts(board, reach(state, convoy))
    for zone, weather in enumerate(state.weather):
        if weather == SEVERE:
            found &= ~board.of_weather[zone]
    return found


@lru_cache(maxsize=256)
def _coasts(board: Board, zones: int) -> int:
    return mask(hex_ for hex_ in walk(board.land) if board.coast[hex_] & zones)


def convoy_with(state: State, unit: int) -> int:
    """eu 6.3.2-1 and eu 4.g-2 The first convoy of friends in the port that can put to sea."""
    here = state.at[unit]
    if not state.scenario.board.port_zones[here]:
        return NOBODY
    for convoy in units_of(state, faction_of(state, unit), CONVOY):
        if state.at[convoy] == here and ready(state, convoy):
            return convoy
    return NOBODY


def invaders(state: State, faction: int) -> list[int]:
    """eu 6.3.2-1 The ground units that can begin a landing."""
    found: list[int] = []
    convoys = state.ties.units[faction][CONVOY]
    if not convoys:
        return found
    at = state.at
    ports = {at[convoy] for convoy in convoys if ready(state, convoy)}
    if not ports:
        return found
    for unit in state.ties.units[faction][GROUND]:
        if at[unit] not in ports or (state.low | state.none) >> unit & 1:
            continue
        if combat.restricted(state, state.scenario.units[unit].country):
            continue
        convoy = convoy_with(state, unit)
        if convoy >= 0 and loads(state, unit) and shores(state, unit, convoy):
            found.append(unit)
    return found


def hunters(state: State, unit: int, way: SeaRoute) -> list[int]:
    """eu 6.4-3 Enemy warships whose reach includes a zone of the route."""
    country = state.scenario.units[unit].country
    return [
        other
        for other in state.scenario.of_kind[WARSHIP]
        if state.at[other] >= 0
        and ready(state, other)
        and are_foes(state, country, state.scenario.units[other].country)
        and any(reach(state, other) >> zone & 1 for zone in way)
    ]


def guards(state: State, unit: int, way: SeaRoute) -> list[int]:
    """eu 6.4-4 The warships that can escort a convoy on its whole route."""
    if state.scenario.units[unit].kind != CONVOY:
        return []
    return [
        other
        for other in units_of(state, faction_of(state, unit), WARSHIP)
        if ready(state, other) and all(reach(state, other) >> zone & 1 for zone in way)
    ]
