"""eu 4.1.1 Routes that are named hex by hex: the unit goes exactly there, and pays for it."""

from collections.abc import Iterable
from itertools import pairwise

from wartable.core.decision import Illegal, Reason
from wartable.games.europe import actions, moves, reasons, stack
from wartable.games.europe import options as op
from wartable.games.europe.front import front
from wartable.games.europe.state import State


def named(state: State, option: int) -> tuple[int, list[int]]:
    """The unit of a march, and its hexes without the start; they may lie off the map."""
    unit, sides = op.marching(option)
    here = state.at[unit] if unit < len(state.at) else -1
    way = []
    for side in sides:
        here += state.scenario.board.shifts[side]
        way.append(here)
    return unit, way


def text(state: State, option: int) -> str:
    """A march in words: `march xix_panzer_corps 0507 0508`."""
    unit, way = named(state, option)
    name = state.scenario.board.name
    return " ".join(("march", state.scenario.units[unit].id, *(name[hex_] for hex_ in way)))


def points_now(state: State, unit: int) -> int:
    """eu 4.a The points that a unit has; for the active unit, those that are left."""
    acting = stack.active(state)
    return acting.left if acting and acting.unit == unit else moves.points_of(state, unit)


def price(state: State, unit: int, start: int, way: Iterable[int]) -> int:
    """eu 4.a What a route costs: terrain, rivers, enemy cities, enemy zones."""
    found, board = state.scenario.units[unit], state.scenario.board
    seen, spent = front(state, found.country), 0
    for before, hex_ in pairwise((start, *way)):
        spent += board.entry[found.group][hex_]
        if board.river_near[before] >> hex_ & 1:
            spent += board.river_points
        if seen.hostile & board.cities & 1 << hex_:
            spent += board.city_enter
        if seen.zone >> hex_ & 1:
            spent += board.zone_points
    return spent


def leg(state: State, unit: int, start: int, goal: int, points: int) -> list[int]:
    """The route from one named hex to the next: straight to a neighbour, otherwise the cheapest."""
    board, found = state.scenario.board, state.scenario.units[unit]
    seen = front(state, found.country)
    if (board.step[start] & seen.open) >> goal & 1:
        return [goal]
    reached = seen.roads.reach(found.group, start, max(points, 0))
    spent = reached.cost(goal) if goal < board.size and start != goal else -1
    return moves.path(state, unit, reached, goal, spent, start) if spent >= 0 else []


def read(state: State, seat: int, words: str) -> int:
    """The march that words mean; between two hexes that do not touch, by the cheapest route."""
    scenario = state.scenario
    name, *names = words.split()[1:] or [""]
    unit = scenario.unit_number.get(name, -1)
    if unit < 0 or not names or any(word not in scenario.board.number for word in names):
        raise _illegal(reasons.why_not(state, seat, words))
    end = op.pack(op.MOVE, 0, unit, scenario.board.number[names[-1]])
    if not any(one.seat == seat and end in one.options for one in state.decisions):
        raise _illegal(reasons.why_not(state, seat, op.text(scenario, end)))
    way, left = [state.at[unit]], points_now(state, unit)
    for word in names:
        here, goal = way[-1], scenario.board.number[word]
        more = leg(state, unit, here, goal, left)
        if not more:
            raise _illegal(_gap(state, unit, here, goal))
        left -= price(state, unit, here, more)
        way += more
    if len(way) > op.LONGEST + 1:
        raise Illegal("table", "reason-way-long", count=op.LONGEST)
    shifts = scenario.board.shifts
    option = op.march(unit, [shifts.index(after - before) for before, after in pairwise(way)])
    why = why_not(state, seat, option)
    if why is not None:
        raise _illegal(why)
    return option


def why_not(state: State, seat: int, option: int) -> Reason | None:
    """eu 4.1.1 Why a unit cannot take a route; None if it can."""
    board, units = state.scenario.board, state.scenario.units
    decision = next((one for one in state.decisions if one.seat == seat), None)
    unit, way = named(state, option)
    if decision is None or unit >= len(units) or not way or not 0 <= way[-1] < board.size:
        return Reason("table", "reason-not-asked" if decision is None else "reason-not-an-option")
    start = before = state.at[unit]
    goal = op.pack(op.MOVE, 0, unit, way[-1])
    if goal not in decision.options:
        return reasons.why_not(state, seat, op.text(state.scenario, goal))
    seen = front(state, units[unit].country)
    for hex_ in way:
        if hex_ not in range(board.size) or not (board.step[before] & seen.open) >> hex_ & 1:
            return _gap(state, unit, before, hex_)
        if hex_ != way[-1] and seen.zone >> hex_ & 1:
            return Reason("eu 4.c", "reason-way-zone", {"city": reasons.place_id(state, hex_)})
        before = hex_
    spent, points = price(state, unit, start, way), points_now(state, unit)
    # eu 4.d One hex is always possible for a unit that has not moved.
    if spent <= points or (len(way) == 1 and decision.ask == "ask-act"):
        return None
    facts: reasons.Args = {"unit": units[unit].id, "price": spent, "points": points}
    return Reason("eu 4.a", "reason-way-points", facts)


def _gap(state: State, unit: int, before: int, hex_: int) -> Reason:
    """eu 4.b Why a step of a route is impossible."""
    if hex_ in range(state.scenario.board.size):
        facts: reasons.Args = {"city": reasons.place_id(state, hex_)}
        bar = reasons.ground(state, unit, hex_, facts)
        if bar is not None and bar.message != "reason-friend-there":
            return bar
    facts = {"city": reasons.place_id(state, hex_), "from": reasons.place_id(state, before)}
    return Reason("eu 4.b", "reason-way-broken", facts)


def _illegal(reason: Reason) -> Illegal:
    return Illegal(reason.rule, reason.message, **reason.args)


def take(state: State, seat: int, option: int) -> None:
    """eu 4.1.1 A unit goes by the way that was named; one that it cannot go changes nothing."""
    why = why_not(state, seat, option)
    if why is not None:
        raise _illegal(why)
    unit, way = named(state, option)
    start = state.at[unit]
    if state.frames[-1][0] == "act":
        stack.offer_all(state)
        actions.set_out(state, unit)
    _, _, left, *_ = state.frames[-1]
    actions.go(state, unit, way, max(left - price(state, unit, start, way), 0))
