"""eu 7 Supply: sources, lines, the check of a faction's units, and what follows from it."""

from functools import lru_cache
from typing import NamedTuple

from wartable.core.answers import Answers
from wartable.core.bits import mask, walk
from wartable.core.decision import Decision
from wartable.core.frames import Frame
from wartable.games.europe import changes, defense, ships
from wartable.games.europe import options as op
from wartable.games.europe.board import Board
from wartable.games.europe.effects import SharedBases
from wartable.games.europe.front import countries, front, in_play, supply_of, units_of, weather_at
from wartable.games.europe.scenario import LIMITED, UNLIMITED, Scenario
from wartable.games.europe.seats import groups, seat_of
from wartable.games.europe.state import REVIEW, SUPPLIED, State
from wartable.games.europe.steps import STEPS
from wartable.games.europe.tables import AIR, CONVOY, GROUND, WARSHIP

CHECKED = 5
"""The number of the phase in which supply is checked: operations."""


class SupplyRange(NamedTuple):
    """How far supply reaches from some sources."""

    own: int
    """Hexes that are a source, or on or beside a line to one: a unit there is fed."""
    rings: tuple[int, ...]
    """By length over land: hexes whose unit is fed at most this far away."""


def open_land(state: State, country: int) -> int:
    """eu 7.3 Land that a line may pass: held, no enemy, no enemy zone without friendly ground."""
    seen = front(state, country)
    return seen.held & ~seen.enemy & (~seen.zone | seen.ground)


def lines(state: State, country: int, sources: int) -> SupplyRange:
    """eu 7.3 How far supply reaches from some sources."""
    most = max(state.scenario.tables.overland)
    return lines_over(state.scenario.board, sources, open_land(state, country), most)


@lru_cache(maxsize=1 << 6)
def lines_over(board: Board, sources: int, land: int, most: int) -> SupplyRange:
    """eu 7.3 Along lines from the sources, then over land; the unit's own hex is not tested."""
    fed = board.lines_from(sources & land, land)
    own = fed | board.spread(fed, board.open_line) | sources
    rings = [own]
    reached = fed
    for _ in range(most):
        # eu K-11 Supply crosses a ferry.
        beyond = board.spread(reached) | board.cross(reached)
        rings.append(rings[-1] | beyond)
        reached |= beyond & land
    return SupplyRange(own, tuple(rings))


def feeds(state: State, found: SupplyRange, hex_: int) -> bool:
    """eu 7.3 Whether a unit in a hex is within reach; the weather there sets the length."""
    length = state.scenario.tables.overland[weather_at(state, hex_)]
    return bool(found.rings[min(length, len(found.rings) - 1)] >> hex_ & 1)


def fed(state: State, found: SupplyRange) -> int:
    """eu 7.3 Everywhere that a unit is within reach; the weather there sets the length."""
    board, lengths = state.scenario.board, state.scenario.tables.overland
    by_weather = [found.rings[min(length, len(found.rings) - 1)] for length in lengths]
    # Off-map zones are always fair.
    reached = by_weather[0] >> board.size << board.size
    for weather, hexes in zip(state.weather, board.of_weather, strict=True):
        reached |= by_weather[weather] & hexes
    return reached


def bases(state: State, country: int) -> int:
    """eu 7.b-1 The countries whose cities feed a country's units, as a mask."""
    return _bases(state.scenario, state.ties.friends[country], country)


@lru_cache(maxsize=1 << 10)
def _bases(scenario: Scenario, friends: int, country: int) -> int:
    """eu 7.b-1 Its friends, those that they are heirs of, and who shares with it."""
    found = friends
    for friend in walk(friends):
        heir_of = scenario.countries[friend].heir_of
        if heir_of >= 0:
            found |= 1 << heir_of
    for rule in scenario.rules_of(SharedBases):
        shared = {scenario.country_number[name] for name in rule.countries}
        if country in shared:
            for other in shared:
                found |= 1 << other
    return found


def sources(state: State, country: int) -> tuple[int, tuple[int, ...]]:
    """eu 7.b Unlimited sources as a mask, and limited ones: of a friend, and held by friends."""
    return _sources(state.scenario, bases(state, country), front(state, country).held)


@lru_cache(maxsize=1 << 6)
def _sources(scenario: Scenario, own: int, held: int) -> tuple[int, tuple[int, ...]]:
    unlimited = 0
    limited = []
    for city in scenario.cities:
        if city.source and own >> city.country & 1 and held >> city.hex & 1:
            if city.source == UNLIMITED:
                unlimited |= 1 << city.hex
            elif city.source == LIMITED:
                limited.append(city.hex)
    for hex_, owner in scenario.supply_edges:
        if own >> owner & 1 and held >> hex_ & 1:
            unlimited |= 1 << hex_
    return unlimited, tuple(limited)


def harbours(
    state: State, faction: int, country: int, main: SupplyRange
) -> list[tuple[int, list[int]]]:
    """eu 7.b-3 For each convoy, the ports that it could open as a limited source."""
    board = state.scenario.board
    land = open_land(state, country)
    found = []
    for convoy in units_of(state, faction, CONVOY):
        if not ships.ready(state, convoy):
            continue
        zones = ships.reach(state, convoy)
        ports = [p for p in walk(board.ports & land) if board.port_zones[p] & zones]
        fed = [port for port in ports if feeds(state, main, port)]
        dry = [port for port in ports if not feeds(state, main, port)]
        if fed and dry:
            found.append((convoy, dry))
    return found


def always(state: State, unit: int) -> bool:
    """eu 7.2 Convoys, units off the map, Gibraltar and ports on islands always find a source."""
    found = state.scenario.units[unit]
    board = state.scenario.board
    place = state.at[unit]
    if found.kind == CONVOY or place >= board.size:
        return True
    if found.kind == WARSHIP:
        # eu 7.c A warship in a friendly port is supplied.
        return bool(board.ports & front(state, found.country).held & 1 << place)
    city = board.city[place]
    if city < 0 or found.kind != GROUND:
        return False
    there = state.scenario.cities[city]
    return there.island_port or (there.gibraltar and found.country == there.country)


def fed_land(state: State, found: SupplyRange) -> int:
    """eu 7.3-2 The hexes whose units are fed; the weather of each sets the length over land."""
    board, overland = state.scenario.board, state.scenario.tables.overland
    land = 0
    for zone, weather in enumerate(state.weather):
        land |= found.rings[overland[weather]] & board.of_weather[zone]
    return land


def check(state: State, faction: int, withheld: int = 0) -> int:
    """eu 7.2 The units of a faction that trace a line, as a mask; nothing is changed."""
    scenario = state.scenario
    size, at = scenario.board.size, state.at
    ships_from = len(scenario.of_kind[GROUND]) + len(scenario.of_kind[AIR])
    fed = hungry = 0
    main: dict[int, SupplyRange] = {}
    small: dict[int, tuple[int, ...]] = {}
    land = key = 0
    for country in state.ties.members[faction]:
        own = bases(state, country)
        if own not in main:
            unlimited, limited = sources(state, country)
            main[own], small[own] = lines(state, country, unlimited), limited
        if own != key:
            key, land = own, fed_land(state, main[own])
        left = scenario.by_country[country] & ~withheld
        while left:
            bit = left & -left
            left ^= bit
            unit = bit.bit_length() - 1
            place = at[unit]
            if place < 0:
                continue
            if unit < ships_from:
                if (place < size and land >> place & 1) or always(state, unit):
                    fed |= bit
                else:
                    hungry |= bit
            elif always(state, unit):
                fed |= bit
    if hungry:
        fed |= _share(state, faction, hungry, main, small)
    return fed


def _share(
    state: State,
    faction: int,
    hungry: int,
    main: dict[int, SupplyRange],
    small: dict[int, tuple[int, ...]],
) -> int:
    """eu 7.b-2 Limited sources feed as many as they can: National Defense first, then in order."""
    first = defense.satisfying(state, faction) & hungry
    queue = [*walk(first), *walk(hungry & ~first)]
    country = state.scenario.units[queue[0]].country
    options: list[list[tuple[int, ...]]] = []
    for key, hexes in small.items():
        for hex_ in hexes:
            options.append([_reached(state, queue, key, hex_)])
    for key, found in main.items():
        for _, ports in harbours(state, faction, country, found):
            options.append([_reached(state, queue, key, port) for port in ports])
    if not options:
        return 0
    room = state.scenario.tables.limited_capacity

    def served(wells: list[tuple[int, ...]]) -> int:
        serves: dict[int, list[int]] = {number: [] for number in range(len(wells))}
        for unit in queue:
            _seat(unit, wells, serves, room, set())
        return sum(1 << unit for units in serves.values() for unit in units)

    def worth(wells: list[tuple[int, ...]]) -> tuple[int, int]:
        fed = served(wells)
        return (fed & first).bit_count(), fed.bit_count()

    wells: list[tuple[int, ...]] = []
    for group in options:
        # eu 7.2-4 A convoy opens the port that feeds National Defense, then the one for most.
        wells.append(max(group, key=lambda port: worth([*wells, port])) if group[1:] else group[0])
    return served(wells)


def _reached(state: State, queue: list[int], key: int, source: int) -> tuple[int, ...]:
    own = [unit for unit in queue if bases(state, state.scenario.units[unit].country) == key]
    if not own:
        return ()
    found = lines(state, state.scenario.units[own[0]].country, 1 << source)
    return tuple(unit for unit in own if feeds(state, found, state.at[unit]))


def _seat(
    unit: int,
    wells: list[tuple[int, ...]],
    serves: dict[int, list[int]],
    room: int,
    tried: set[int],
) -> bool:
    """Find a unit a place at a source, moving others on if necessary."""
    for number, reached in enumerate(wells):
        if unit not in reached or number in tried:
            continue
        tried.add(number)
        served = serves[number]
        if len(served) < room:
            served.append(unit)
            return True
        for other in served:
            if _seat(other, wells, serves, room, tried):
                served[served.index(other)] = unit
                return True
    return False


def traceable(state: State, country: int, hexes: int) -> int:
    """eu 8.3-1 The hexes that trace a source of any kind, whatever else it has to feed."""
    unlimited, limited = sources(state, country)
    main = lines(state, country, unlimited)
    fed = fed_land(state, main) & hexes
    if fed != hexes:
        small = mask(limited)
        for _, ports in harbours(state, state.side[country], country, main):
            small |= mask(ports)
        fed |= fed_land(state, lines(state, country, small)) & hexes
    return fed


def unwatched(state: State, seat: int) -> list[int]:
    """eu 7.2 A chair's factions whose check is still to come and that nobody wants to see."""
    own = groups(state)
    if not 0 <= seat < len(own) or state.phase > CHECKED:
        return []
    return [
        faction
        for faction in own[seat]
        if in_play(state, faction)
        and not state.flags & REVIEW << faction
        and (state.phase < CHECKED or state.faction <= faction)
    ]


def watch(state: State, seat: int) -> None:
    """eu 7.2 A chair wants to be asked about supply and about giving units up this turn."""
    for faction in unwatched(state, seat):
        changes.flag(state, REVIEW << faction)


@STEPS.run("supply")
def run_supply(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 7.2 The check; a faction that wanted to be asked may leave units without supply."""
    _, faction, withheld, fed = frame
    if fed < 0:
        # Leaving a unit out helps others only where they share a limited source.
        fed = check(state, faction, withheld)
    if state.flags & REVIEW << faction:
        able = fed & ~withheld & ~defense.satisfying(state, faction)
        if able:
            options = Answers((op.DONE,), [(op.WITHHOLD, able)])
            return (Decision(seat_of(state, faction), "eu 7.2", "ask-supply", options),)
    state.frames.pop()
    settle(state, faction, fed & ~withheld)
    return None


@STEPS.take("supply")
def take_supply(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 7.2-3 A unit that is not supplied fails its check."""
    _, faction, withheld, fed = frame
    if option == op.DONE:
        state.frames.pop()
        fed = fed if fed >= 0 else check(state, faction, withheld)
        settle(state, faction, fed & ~withheld)
        return
    if fed < 0 and not withheld and not shares(state, faction):
        fed = check(state, faction)
    state.frames[-1] = ("supply", faction, withheld | 1 << (option & op.LOW), fed)


def shares(state: State, faction: int) -> bool:
    """eu 7.b-2 Whether units of a faction may have to share a limited source."""
    return any(sources(state, country)[1] for country in countries(state, faction)) or any(
        ships.ready(state, convoy) for convoy in units_of(state, faction, CONVOY)
    )


def settle(state: State, faction: int, fed: int) -> None:
    """eu 7.2-2 All states change at once: up to supplied, or down one level."""
    own = 0
    for country in countries(state, faction):
        own |= state.scenario.by_country[country]
    restored, starved = fed & (state.low | state.none), ~fed & ~state.none
    for unit in walk(own & (restored | starved)):
        if state.at[unit] >= 0:
            then = SUPPLIED if fed >> unit & 1 else supply_of(state, unit) + 1
            changes.set_supply(state, unit, then)
            changes.tell(state, "supply", unit, then)
