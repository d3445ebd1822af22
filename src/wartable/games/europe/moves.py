"""Where a ground unit can go, and what moving and attacking cost it."""

from wartable.games.europe.front import front
from wartable.games.europe.roads import Reach, roads
from wartable.games.europe.state import State


def reach(state: State, unit: int, points: int) -> Reach:
    """eu 4.1.1 The hexes that a unit reaches from where it stands."""
    found = state.scenario.units[unit]
    return front(state, found.country).roads.reach(found.group, state.at[unit], points)


def free_reach(state: State, unit: int, points: int) -> Reach:
    """The hexes that a unit would reach if there were no enemy zones of control."""
    found = state.scenario.units[unit]
    seen, board = front(state, found.country), state.scenario.board
    land = roads(board, 0, seen.open, seen.hostile & board.cities)
    return land.reach(found.group, state.at[unit], points)


def stops(state: State, unit: int, points: int) -> int:
    """eu 3.b-1 Where a unit may end a move: in reach, and not on a friend."""
    seen = front(state, state.scenario.units[unit].country)
    return reach(state, unit, points).hexes & ~seen.ground


def path(
    state: State, unit: int, reached: Reach, goal: int, spent: int, start: int = -1
) -> list[int]:
    """The cheapest route to a hex, without the start; in a tie, the first in the board's order.

    It starts where the unit stands, unless another hex is named.
    """
    board = state.scenario.board
    found = state.scenario.units[unit]
    seen = front(state, found.country)
    layers, shift = reached.layers, reached.shift
    if start < 0:
        start = state.at[unit]
    dear = seen.hostile & board.cities
    price, step, river = board.entry[found.group], board.step, board.river_near
    # A unit that enters an enemy zone stops there, so no route leads through one.
    through = board.hexes & ~seen.zone | 1 << start
    if seen.zone >> goal & 1:
        spent -= board.zone_points
    way = [goal]
    here = goal
    while here != start:
        spent -= price[here]
        if dear >> here & 1:
            spent -= board.city_enter
        near = step[here] & through
        wet = near & river[here]
        before = (near ^ wet) & layers[spent] >> shift if spent >= 0 else 0
        if not before:
            spent -= board.river_points
            before = wet & layers[spent] >> shift
        here = (before & -before).bit_length() - 1
        way.append(here)
    way.pop()
    way.reverse()
    return way


def entry_cost(state: State, group: int, goal: int) -> int:
    """eu 4.a The terrain of a hex alone."""
    return state.scenario.board.entry[group][goal]


def points_of(state: State, unit: int) -> int:
    """eu 4.a Movement points: half of them, rounded down, in low or no supply."""
    found = state.scenario.units[unit].points
    return found // 2 if (state.low | state.none) >> unit & 1 else found


def attack_cost(state: State, unit: int, target: int) -> int:
    """eu 5.b What mobile combat against a hex costs."""
    board, tables = state.scenario.board, state.scenario.tables
    cost: int = tables.mobile_base + entry_cost(state, state.scenario.units[unit].group, target)
    if board.river_near[state.at[unit]] >> target & 1:
        cost += board.river_points
    weather: int = tables.mobile_weather[state.weather[board.weather[target]]]
    return cost + weather
