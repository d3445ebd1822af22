"""eu 10.3.1 National Defense: who must stand where, and what follows if they do not."""

from functools import lru_cache

from wartable.core.bits import mask, walk
from wartable.games.europe import changes
from wartable.games.europe.board import Board
from wartable.games.europe.conditions import holds
from wartable.games.europe.scenario import Defense, Scenario
from wartable.games.europe.state import ACTIVE, NOBODY, State


def applies(state: State, number: int) -> bool:
    """eu 10.3.1-1 An inactive country has nothing to defend; an event may end an entry."""
    entry = state.scenario.defenses[number]
    return (
        state.status[entry.country] == ACTIVE
        and not state.waived >> number & 1
        and holds(state, entry.when)
    )


def defenders(state: State, entry: Defense) -> int:
    """eu 10.3.1-1 The ground units of the country in the place, in any state, as a mask."""
    found = 0
    ground = (1 << len(state.scenario.of_kind[0])) - 1
    at, zone, hexes = state.at, entry.zone, entry.hexes
    able = state.scenario.by_country[entry.country] & ground
    while able:
        bit = able & -able
        able ^= bit
        place = at[bit.bit_length() - 1]
        # An off-map zone has a number beyond the hexes, which is in no mask of hexes.
        if place >= 0 and (place == zone or hexes >> place & 1):
            found |= bit
    return found


def satisfying(state: State, faction: int) -> int:
    """eu 7.2-4 The units of a faction that satisfy National Defense, as a mask."""
    found = 0
    for number, entry in enumerate(state.scenario.defenses):
        if state.side[entry.country] == faction and applies(state, number):
            found |= defenders(state, entry)
    return found


def guards(state: State) -> int:
    """eu 10.3.1 The units that only just satisfy National Defense: none of them may leave."""
    found = 0
    for number, entry in enumerate(state.scenario.defenses):
        if applies(state, number):
            there = defenders(state, entry)
            if there.bit_count() <= entry.count:
                found |= there
    return found


def failures(state: State, faction: int) -> int:
    """eu 10.3.1 The entries that a faction does not satisfy, as a mask."""
    found = 0
    for number, entry in enumerate(state.scenario.defenses):
        if state.side[entry.country] != faction or not applies(state, number):
            continue
        if defenders(state, entry).bit_count() < entry.count:
            found |= 1 << number
    return found


def check(state: State, faction: int, acting: bool) -> None:
    """eu 10.3.1 Check which countries fail; in the Actions Sub-Phase it costs will."""
    changes.mark_failing(state, failures(state, faction))
    blamed: list[int] = []
    for number in walk(state.failing):
        entry = state.scenario.defenses[number]
        changes.tell(state, "undefended", entry.country)
        # eu 10.3.1-3 Once per country, however many entries fail.
        if acting and entry.country not in blamed:
            blamed.append(entry.country)
            changes.change_will(state, entry.country, -1, NOBODY)


@lru_cache(maxsize=1 << 10)
def _closer(board: Board, goal: int, start: int) -> int:
    """The hexes that are closer to some hexes than a given one is."""
    found = 0
    reached = goal
    while not reached >> start & 1:
        found |= reached
        wider = board.widen(reached) | reached
        if wider == reached:
            break
        reached = wider
    return found


def nearer(state: State, country: int, start: int) -> int:
    """eu 10.3.1.1 The hexes in a failed place, or strictly closer to it than a unit is now."""
    return _nearer(state.scenario, state.failing, country, start)


@lru_cache(maxsize=1 << 12)
def _nearer(scenario: Scenario, failing: int, country: int, start: int) -> int:
    board = scenario.board
    found = 0
    for number, entry in enumerate(scenario.defenses):
        if not failing >> number & 1 or entry.country != country:
            continue
        goal = entry.hexes
        if entry.zone >= 0:
            # eu 10.3.1-4 An off-map zone is as far away as the nearest city that it connects to.
            goal = mask(board.zones[entry.zone - board.size].joins)
        if goal:
            found |= _closer(board, goal, start) | entry.hexes
    return found
