"""What follows from a table as it stands, for the page: reach, attacks, supply, zones, threats."""

from collections.abc import Iterator

from wartable.core.bits import mask, walk
from wartable.games.europe import changes, combat, defense, moves, odds, stack, supply, ways
from wartable.games.europe import options as op
from wartable.games.europe.approach import approach
from wartable.games.europe.details import Fight
from wartable.games.europe.front import (
    countries,
    faction_of,
    front,
    front_of,
    in_play,
    on_map,
    unit_at,
    units_of,
    weak,
)
from wartable.games.europe.options import SEATS
from wartable.games.europe.seen import (
    AttackPlans,
    FactionOverlay,
    MapOverlays,
    ReachableAttack,
    ReachableHex,
    UnitReach,
)
from wartable.games.europe.state import State
from wartable.games.europe.tables import GROUND


def insight(state: State, topic: str, of: str) -> UnitReach | AttackPlans | MapOverlays | None:
    """What there is to know about a topic; empty if there is nothing."""
    if topic == "approach":
        return approach(state, of)
    if topic == "reach":
        name, *through = of.split() or [""]
        unit = state.scenario.unit_number.get(name, -1)
        known = unit in state.scenario.of_kind[GROUND] and on_map(state, unit)
        active = known and bool(state.ties.friends[state.scenario.units[unit].country])
        return reach_through(state, unit, through) if active else None
    return ground(state) if topic == "ground" else None


def reach_through(state: State, unit: int, through: list[str]) -> UnitReach:
    """eu 4.1.1 What a unit can do after going through some hexes, as far as it can."""
    board, there = state.scenario.board, state
    left, way = ways.points_now(state, unit), [state.at[unit]]
    for name in through:
        goal = board.number.get(name, op.LOW)
        if len(way) >= op.LONGEST or not _passable(there, unit, left) >> goal & 1:
            break
        more = ways.leg(there, unit, way[-1], goal, left)
        cost = ways.price(there, unit, way[-1], more)
        if cost >= left:
            break
        there, left, way = state.copy(), left - cost, way + more
        changes.march(there, unit, way[1:])
    found = reach(there, unit, left, len(way) > 1)
    found.way = [board.name[hex_] for hex_ in way]
    return found


def _passable(state: State, unit: int, points: int) -> int:
    """eu 4.c The hexes that a route can lead through: in no enemy zone, with points left."""
    country = state.scenario.units[unit].country
    seen = front(state, country)
    stuck = _halted(state, unit) and seen.zone >> state.at[unit] & 1
    if stuck or combat.restricted(state, country):
        return 0
    return moves.reach(state, unit, points).early & ~(seen.zone | 1 << state.at[unit])


def _active(state: State, unit: int) -> stack.Active | None:
    """eu 6.3 A unit, if it is the active one."""
    found = stack.active(state)
    return found if found and found.unit == unit else None


def _halted(state: State, unit: int) -> bool:
    """eu 4.c Whether the active unit has moved, so that an enemy zone holds it where it is."""
    found = _active(state, unit)
    return found is not None and bool(found.moved)


def reach(state: State, unit: int, points: int, moved: bool = False) -> UnitReach:
    """eu 4.1.1 and eu 5.b Where a unit can go, what is left there, and what it could attack."""
    board = state.scenario.board
    here = state.at[unit]
    country = state.scenario.units[unit].country
    seen, found = front(state, country), moves.reach(state, unit, points)
    bound = combat.restricted(state, country)
    # eu 4.d One adjacent hex is never too expensive for a unit that has not moved.
    fresh = points and not moved and not _active(state, unit)
    last = (board.step[here] | board.ferry_near[here]) & seen.open if fresh else 0
    goals = (found.hexes | last) & ~seen.ground
    if bound:
        goals &= defense.nearer(state, country, here)
    if _halted(state, unit) and seen.zone >> here & 1:
        goals = 0
    left, steps = {here: points}, {}
    for goal in walk(goals):
        cost = found.cost(goal)
        way = moves.path(state, unit, found, goal, cost) if cost >= 0 else [goal]
        # A route that is drawn enters the next hex from the last one, if that costs no more.
        if moved and board.step[here] >> goal & 1 and ways.price(state, unit, here, [goal]) == cost:
            way = [goal]
        left[goal] = points - cost if cost >= 0 else 0
        steps[board.name[goal]] = ReachableHex(
            left[goal],
            board.name[(here, *way)[-2]],
            bool(seen.zone >> goal & 1),
            fed(state, unit, way),
        )
    attacks = [] if bound else list(_attacks(state, unit, left, steps))
    on = [board.name[hex_] for hex_ in walk(_passable(state, unit, points))]
    past = {
        board.name[hex_]: board.name[
            (here, *moves.path(state, unit, found, hex_, found.cost(hex_)))[-2]
        ]
        for hex_ in walk(found.hexes & seen.ground & ~(1 << here))
    }
    return UnitReach(state.scenario.units[unit].id, points, steps, attacks, on, [], past)


def fed(state: State, unit: int, way: list[int]) -> bool:
    """eu 7.3 Whether a unit would find a source at the end of a route, taking what it passes."""
    country, goal = state.scenario.units[unit].country, way[-1]
    seen, board = front(state, country), state.scenario.board
    held = seen.held | mask(way)
    own = seen.ground & ~(1 << state.at[unit]) | 1 << goal
    land = held & ~seen.enemy & (~seen.zone | own)
    most = max(state.scenario.tables.overland)
    unlimited, limited = supply.sources(state, country)
    if supply.feeds(state, supply.lines_over(board, unlimited, land, most), goal):
        return True
    return supply.feeds(state, supply.lines_over(board, mask(limited), land, most), goal)


def _attacks(
    state: State, unit: int, left: dict[int, int], steps: dict[str, ReachableHex]
) -> Iterator[ReachableAttack]:
    """eu 5.a The enemies a unit could attack: neighbours from its hex, others from the best one."""
    scenario, board = state.scenario, state.scenario.board
    enemies = front(state, scenario.units[unit].country).enemy
    there = state.copy()
    best: dict[int, tuple[tuple[int, int, bool], int, str]] = {}
    for start, points in left.items():
        there.at[unit] = start
        for target in walk(board.step[start] & enemies):
            spare = points - moves.attack_cost(there, unit, target)
            if state.none >> unit & 1:
                spare = -1
            if spare < 0 and points < scenario.tables.assault_points:
                continue
            kind = odds.MOBILE if spare >= 0 else odds.ASSAULT
            added = odds.total(odds.attack(there, kind, unit, target))
            net = added - odds.total(odds.defence(there, kind, unit, target))
            found = steps.get(board.name[start])
            worth = (sum(odds.chances(state, net)[4:]), spare, found is None or found.fed)
            known = best.get(target)
            if known is None or (known[1] != state.at[unit] and worth > known[0]):
                best[target] = worth, start, kind
    for target, ((_, spare, _), start, kind) in best.items():
        there = state.copy()
        changes.put(there, unit, start)
        percent = Fight(kind, unit, target).percent(there)
        yield ReachableAttack(board.name[target], board.name[start], max(spare, -1), percent)


def ground(state: State) -> MapOverlays:
    """Supply, zones of control and threats of every faction in play."""
    return MapOverlays(
        {SEATS[faction]: _net(state, faction) for faction in range(3) if in_play(state, faction)}
    )


def _net(state: State, faction: int) -> FactionOverlay:
    board, seen = state.scenario.board, front_of(state, faction)
    sources = limited = fed_land = lines = 0
    for country in countries(state, faction):
        unlimited, small = supply.sources(state, country)
        sources |= unlimited
        limited |= mask(small)
        fed_land |= supply.fed_land(state, supply.lines(state, country, unlimited))
        lines |= board.lines_from(unlimited, supply.open_land(state, country))
    own = seen.ground & ~weak(state) if seen else 0
    held = seen.held if seen else 0

    def names(hexes: int) -> list[str]:
        return [board.name[hex_] for hex_ in walk(hexes)]

    return FactionOverlay(
        sources=names(sources),
        limited=names(limited & ~sources),
        fed=names(fed_land & held & board.land),
        lines=[
            (board.name[one], board.name[other])
            for one in walk(lines)
            for other in walk(board.line[one] & lines)
            if one < other
        ],
        zones=names(board.spread(own)),
        threatened=_threats(state, faction),
    )


def _threats(state: State, faction: int) -> dict[str, list[str]]:
    """eu 5.a The units of a faction that enemies could attack in their next operations."""
    board, units = state.scenario.board, state.scenario.units
    found: dict[str, list[str]] = {}
    for other in range(3):
        for unit in units_of(state, other, GROUND) if other != faction else ():
            if not on_map(state, unit) or units[unit].garrison:
                continue
            seen = front(state, units[unit].country)
            reached = moves.reach(state, unit, moves.points_of(state, unit)).hexes
            near = board.spread(reached & ~seen.ground | 1 << state.at[unit]) & seen.enemy
            for target in walk(near):
                victim = unit_at(state, target, GROUND)
                if faction_of(state, victim) == faction:
                    found.setdefault(units[victim].id, []).append(units[unit].id)
    return found
