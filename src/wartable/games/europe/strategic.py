"""eu 4.1.2 Strategic movement: along transport lines, by air, and in and out of off-map zones."""

from functools import lru_cache

from wartable.core.answers import Answers
from wartable.core.bits import mask, walk
from wartable.core.decision import Decision
from wartable.core.frames import Frame
from wartable.games.europe import air, changes, combat, defense, politics
from wartable.games.europe import options as op
from wartable.games.europe.board import Board
from wartable.games.europe.front import countries, free_base, front, supply_of, units_of
from wartable.games.europe.seats import seat_of
from wartable.games.europe.state import SUPPLIED, State
from wartable.games.europe.steps import STEPS, offered
from wartable.games.europe.tables import AIR, GROUND


def left(state: State, faction: int) -> int:
    """eu 4.e-1 How many Strategic Movement markers a faction has left this turn."""
    marked = 0
    for unit in walk(state.marked):
        marked += state.side[state.scenario.units[unit].country] == faction
    return state.moves[faction] - marked


def movable(state: State, unit: int) -> bool:
    """eu 4.e Supplied, unmarked, and not in an enemy zone."""
    if state.marked >> unit & 1 or supply_of(state, unit) != SUPPLIED:
        return False
    place = state.at[unit]
    found = state.scenario.units[unit]
    if found.garrison:
        return False
    seen = front(state, found.country)
    return place >= state.scenario.board.size or not seen.zone >> place & 1


@lru_cache(maxsize=64)
def joined(board: Board) -> tuple[int, ...]:
    """eu 4.g By off-map zone: the cities through which it is entered, as a mask."""
    return tuple(mask(zone.joins) for zone in board.zones)


def by_rail(state: State, unit: int) -> tuple[int, list[int]]:
    """eu 4.f The hexes and off-map zones that a ground unit reaches along lines held by friends."""
    board = state.scenario.board
    country = state.scenario.units[unit].country
    seen = front(state, country)
    here = state.at[unit]
    free = seen.held & ~seen.enemy & (~seen.zone | seen.ground)
    if here >= board.size:
        start = joined(board)[here - board.size]
    else:
        start = 1 << here & board.lines
    reached = board.lines_from(start, free)
    places = reached & ~seen.ground & ~seen.zone
    if combat.restricted(state, country):
        return _towards(state, unit, reached, places)
    zones = [
        board.size + number
        for number, cities in enumerate(joined(board))
        if cities & reached and board.size + number != here and air.usable(state, number, country)
    ]
    return places, zones


def _towards(state: State, unit: int, reached: int, places: int) -> tuple[int, list[int]]:
    """eu 10.3.1-2 After a failed check: only into the place, or nearer to it."""
    board = state.scenario.board
    country = state.scenario.units[unit].country
    here = state.at[unit]
    zones: set[int] = set()
    for number, entry in enumerate(state.scenario.defenses):
        if not state.failing >> number & 1 or entry.country != country:
            continue
        if entry.zone < 0 or here == entry.zone:
            continue
        if joined(board)[entry.zone - board.size] & reached:
            zones.add(entry.zone)
    nearer = defense.nearer(state, country, here) if here < board.size else 0
    return places & nearer, sorted(zones)


def by_air(state: State, unit: int) -> tuple[int, list[int]]:
    """eu 4.f An air unit goes to any legal base within 20 hexes."""
    most = state.scenario.tables.strategic_air_range
    return air.bases(state, unit, most), air.zones_near(state, unit, most)


def goals(state: State, unit: int) -> tuple[int, list[int]]:
    """eu 4.1.2 Where a unit can go by strategic movement: hexes and off-map zones."""
    ground = state.scenario.units[unit].kind == GROUND
    return by_rail(state, unit) if ground else by_air(state, unit)


def travellers(state: State, faction: int) -> list[int]:
    """The units that can use strategic movement."""
    if left(state, faction) <= 0 or politics.waits(state, faction):
        return []
    scenario = state.scenario
    size = scenario.board.size
    ground = (1 << len(scenario.of_kind[GROUND])) - 1
    found = []
    side = alive = open_ = -1
    for country in countries(state, faction):
        if state.ties.side[country] != side:
            side = state.ties.side[country]
            alive, open_ = _alive(state, country)
        sure = 0 if state.failing and combat.restricted(state, country) else open_
        idle = scenario.by_country[country] & ~(state.marked | state.low | state.none)
        idle &= ground
        while idle:
            bit = idle & -idle
            idle ^= bit
            unit = bit.bit_length() - 1
            place = state.at[unit]
            if place < 0 or scenario.units[unit].garrison:
                continue
            if place < size:
                if sure >> place & 1:
                    found.append(unit)
                    continue
                if not alive >> place & 1:
                    continue
            if any(by_rail(state, unit)):
                found.append(unit)
    found += _pilots(state, faction)
    return sorted(found)


def _pilots(state: State, faction: int) -> list[int]:
    """The air units that can use strategic movement."""
    board, units = state.scenario.board, state.scenario.units
    most = state.scenario.tables.strategic_air_range
    free: dict[int, int] = {}
    found = []
    for unit in units_of(state, faction, AIR):
        if not movable(state, unit):
            continue
        country, here = units[unit].country, state.at[unit]
        if country not in free:
            free[country] = free_base(state, country)
        near = board.within(here, most) if here < board.size else 0
        if free[country] & near or any(by_air(state, unit)):
            found.append(unit)
    return found


def _alive(state: State, country: int) -> tuple[int, int]:
    """The lines on which someone may be able to go somewhere, and those with a free hex."""
    board = state.scenario.board
    seen = front(state, country)
    free = seen.held & ~seen.enemy & (~seen.zone | seen.ground)
    doors = 0
    for cities in joined(board):
        doors |= cities
    free &= board.lines
    sure = board.lines_from(free & ~seen.ground & ~seen.zone, free)
    alive = board.lines_from(doors & free & ~sure, free)
    return (alive | sure) & ~seen.zone, sure & ~seen.zone


@STEPS.run("strategic")
def run_strategic(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 4.1.2 As many supplied units as there are markers."""
    _, faction, passed = frame
    found = [op.STRATEGIC | u for u in travellers(state, faction) if not passed >> u & 1]
    about = (left(state, faction),)
    return offered(state, faction, "eu 4.1.2", "ask-strategic", op.DONE, found, about)


@STEPS.take("strategic")
def take_strategic(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 4.1.2 A unit is chosen to go, or no more."""
    if option == op.DONE:
        state.frames.pop()
    else:
        state.frames.append(("journey", option & op.LOW))


@STEPS.run("journey")
def run_journey(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 4.f Where to."""
    _, unit = frame
    hexes, zones = goals(state, unit)
    options = Answers((op.BACK,), [(op.AT, hexes | mask(zones))])
    faction = state.side[state.scenario.units[unit].country]
    return (Decision(seat_of(state, faction), "eu 4.f", "ask-journey", options, (unit,)),)


@STEPS.take("journey")
def take_journey(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 4.h The unit keeps the marker until the end of the turn."""
    _, unit = frame
    state.frames.pop()
    step, faction, passed = state.frames[-1]
    if option == op.BACK:
        state.frames[-1] = (step, faction, passed | 1 << unit)
        return
    state.frames[-1] = (step, faction, 0)
    place = option & op.LOW
    changes.tell(state, "travelled", unit, state.at[unit], place)
    changes.put(state, unit, place)
    changes.mark_moved(state, unit)
