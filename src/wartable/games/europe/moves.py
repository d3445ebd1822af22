"""Where a ground unit can go and at what cost: floods over masks, a mask for each cost."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from wartable.games.europe.board import Board
from wartable.games.europe.front import front
from wartable.games.europe.state import State


class Reach(NamedTuple):
    """The hexes that a unit can get to, as masks."""

    by_cost: tuple[int, ...]
    """First reached at each cost, from 0 to all points."""
    hexes: int
    """All of them."""
    early: int
    """Those that leave at least a point."""


Sides = tuple[int, int, int, int, int, int]


class _Rivers(NamedTuple):
    """The sides of a board's hexes by direction: those without a river, and those with one."""

    any: int
    dry: Sides
    wet: Sides


@lru_cache(maxsize=64)
def _rivers(board: Board) -> _Rivers:
    along = 0
    for hexes in board.river:
        along |= hexes
    dry = [free & ~wide for free, wide in zip(board.open, board.river, strict=True)]
    return _Rivers(along, _six(dry), _six(board.river))


def _six(masks: Sequence[int]) -> Sides:
    one, two, three, four, five, six = masks
    return one, two, three, four, five, six


def _step(bits: int, w: int, sides: Sides) -> int:
    """The hexes one step away through some sides; the board's directions are written out."""
    a, b, c, d, e, f = sides
    return (
        (bits & a) << 1
        | (bits & b) >> w - 1
        | (bits & c) >> w
        | (bits & d) >> 1
        | (bits & e) << w - 1
        | (bits & f) << w
    )


@lru_cache(maxsize=1 << 12)
def _entries(
    board: Board, group: int, zone: int, passable: int, dear: int
) -> tuple[tuple[int, int], ...]:
    """eu 4.a The hexes by what it costs to enter them, but for rivers."""
    found: dict[int, int] = {}
    for cost, land in board.terrain_cost[group]:
        for extra, hexes in (
            (0, land & passable & ~dear),
            (board.city_enter, land & passable & dear),
        ):
            for more, part in ((0, hexes & ~zone), (board.zone_points, hexes & zone)):
                if part:
                    price = cost + extra + more
                    found[price] = found.get(price, 0) | part
    return tuple(sorted(found.items()))


@lru_cache(maxsize=1 << 15)
def flood(
    board: Board, group: int, start: int, points: int, zone: int, passable: int, dear: int
) -> Reach:
    """eu 4.a How far a unit gets from `start` with so many points.

    `zone` are enemy zones of control: a unit that enters one goes no further (eu 4.c). `dear` are
    cities that the enemy holds.
    """
    entries = _entries(board, group, zone, passable, dear)
    rivers, dry_sides, wet_sides = _rivers(board)
    w, bridge = board.width, board.river_points
    reached = [0] * (points + 1)
    reached[0] = 1 << start
    done = 0
    for spent in range(points):
        here = reached[spent] & ~done
        reached[spent] = here
        if not here:
            continue
        done |= here
        if spent:
            here &= ~zone
            if not here:
                continue
        if here & rivers:
            dry, wet = _step(here, w, dry_sides), _step(here, w, wet_sides)
        else:
            dry, wet = board.spread(here), 0
        for cost, hexes in entries:
            price = spent + cost
            if price > points:
                break
            reached[price] |= dry & hexes
            if wet and price + bridge <= points:
                reached[price + bridge] |= wet & hexes
    reached[points] &= ~done
    return Reach(tuple(reached), done | reached[points], done)


def passable(state: State, country: int) -> int:
    """eu 4.b, eu 2.e and eu F2 Land that friends or enemies hold, without an enemy ground unit."""
    seen = front(state, country)
    return (seen.held | seen.hostile) & ~seen.enemy


def reach(state: State, unit: int, points: int) -> Reach:
    """eu 4.1.1 The hexes that a unit reaches from where it stands."""
    found = state.scenario.units[unit]
    seen = front(state, found.country)
    board = state.scenario.board
    return flood(
        board,
        found.group,
        state.at[unit],
        points,
        seen.zone,
        (seen.held | seen.hostile) & ~seen.enemy,
        seen.hostile & board.cities,
    )


def stops(state: State, unit: int, points: int) -> int:
    """eu 3.b-1 Where a unit may end a move: in reach, and not on a friend."""
    seen = front(state, state.scenario.units[unit].country)
    return reach(state, unit, points).hexes & ~seen.ground


def cost_of(reached: Reach, goal: int) -> int:
    """What it costs to reach a hex; -1 if it is out of reach."""
    for spent, hexes in enumerate(reached.by_cost):
        if hexes >> goal & 1:
            return spent
    return -1


def path(state: State, unit: int, reached: Reach, goal: int) -> list[int]:
    """The cheapest way to a hex, without the start; of equals the first in the board's order."""
    board = state.scenario.board
    found = state.scenario.units[unit]
    seen = front(state, found.country)
    start = state.at[unit]
    # Who enters an enemy zone goes no further, so a way leads through none.
    through = ~seen.zone | 1 << start
    dear = seen.hostile & board.cities
    way = [goal]
    spent = cost_of(reached, goal)
    here = goal
    while here != start:
        spent -= entry_cost(state, found.group, here)
        if seen.zone >> here & 1:
            spent -= board.zone_points
        if dear >> here & 1:
            spent -= board.city_enter
        near = board.step[here] & through
        wet = board.river_near[here]
        before = near & ~wet & reached.by_cost[spent] if spent >= 0 else 0
        if not before:
            spent -= board.river_points
            before = near & wet & reached.by_cost[spent]
        here = (before & -before).bit_length() - 1
        way.append(here)
    way.pop()
    return way[::-1]


def entry_cost(state: State, group: int, goal: int) -> int:
    """eu 4.a The terrain of a hex alone."""
    terrain = state.scenario.tables.terrain[state.scenario.board.terrain[goal]]
    cost: int = terrain.mobile if group else terrain.foot
    return cost


def points_of(state: State, unit: int) -> int:
    """eu 4.a Movement points: half of them, rounded down, in low or no supply."""
    found = state.scenario.tables.types[state.scenario.units[unit].type].points
    return found // 2 if (state.low | state.none) >> unit & 1 else found


def attack_cost(state: State, unit: int, target: int) -> int:
    """eu 5.b What mobile combat against a hex costs."""
    board, tables = state.scenario.board, state.scenario.tables
    cost: int = tables.mobile_base + entry_cost(state, state.scenario.units[unit].group, target)
    if board.river_near[state.at[unit]] >> target & 1:
        cost += board.river_points
    weather: int = tables.mobile_weather[state.weather[board.weather[target]]]
    return cost + weather
