"""eu 6 The Actions Sub-Phase: what a faction may do with its units, and army operations."""

from collections.abc import Sequence
from itertools import chain

from wartable.core.bits import walk
from wartable.core.decision import Decision
from wartable.core.frames import Frame
from wartable.games.europe import (
    air,
    changes,
    combat,
    defense,
    duty,
    events,
    markers,
    moves,
    odds,
    ships,
)
from wartable.games.europe import options as op
from wartable.games.europe.front import countries, faction_of, front, units_of
from wartable.games.europe.seats import seat_of
from wartable.games.europe.state import REVIEW, WENT, State
from wartable.games.europe.steps import STEPS
from wartable.games.europe.tables import AIR


@STEPS.run("act")
def run_act(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 6.0 The faction acts with its units, in any order, until it is done."""
    _, faction, passed = frame
    tested = 1 << len(state.scenario.units) + len(markers.KINDS)
    if not passed & tested and events.some(state, "immediately"):
        # eu K-2 Something was done: events that it brings about come before the next action.
        state.frames[-1] = ("act", faction, passed | tested)
        events.open_for(state, "immediately")
        return None
    parts = choices(state, faction, passed)
    if not any(parts) and not _starving(state, faction):
        state.frames.pop()
        return None
    parts.append([op.HALT | unit for unit in ready(state, faction)])
    if state.flags & WENT or not duty.owed(state, faction) or not must_go_on(state, faction, parts):
        parts[:0] = ((op.DONE, op.REVIEW),)
    found = tuple(chain.from_iterable(parts))
    seat = seat_of(state, faction)
    points = tuple([state.points[country] for country in countries(state, faction)])
    return (Decision(seat, "eu 6.0", "ask-act", found, points),)


def _starving(state: State, faction: int) -> bool:
    """eu 7.5.2 Whether a faction has a unit in no supply, which it may wish to give up."""
    units = state.scenario.units
    return any(state.side[units[unit].country] == faction for unit in walk(state.none))


def choices(state: State, faction: int, passed: int) -> list[Sequence[int]]:
    """Everything that a faction can do now, in parts that are in the order of their numbers."""
    fresh = ~passed
    first = markers.choices(state, faction, passed)
    first += [op.AIR | unit for unit in flying(state, faction) if fresh >> unit & 1]
    first += [op.SHIP | unit for unit in ships.acting(state, faction) if fresh >> unit & 1]
    first += [op.INVADE | unit for unit in ships.invaders(state, faction) if fresh >> unit & 1]
    attacks: list[int] = []
    assaults: list[int] = []
    parts: list[Sequence[int]] = [first, attacks, assaults]
    halts: list[Sequence[int]] = []
    board, units = state.scenario.board, state.scenario.units
    at, step = state.at, board.step
    country = -1
    for unit in ready(state, faction):
        found = units[unit]
        if found.country != country:
            country = found.country
            seen = front(state, country)
            bound = combat.restricted(state, country)
            open_ = (seen.held | seen.hostile) & ~seen.enemy
            dear = seen.hostile & board.cities
            loose = seen.hostile & ~seen.zone
        here = at[unit]
        points = moves.points_of(state, unit)
        reached = moves.flood(board, found.group, here, points, seen.zone, open_, dear)
        # eu 4.d One adjacent hex is never too dear.
        goals = (reached.hexes | step[here] & open_) & ~(1 << here)
        base = op.MOVE | unit << op.THING
        if bound:
            goals &= defense.nearer(state, country, here) & ~seen.ground
            parts.append(op.to_hexes(base, goals))
            continue
        parts += op.but(op.to_hexes(base, goals), base, goals & seen.ground)
        if loose:
            halts.append(op.to_hexes(op.VIA | unit << op.THING, reached.early & loose))
        if step[here] & seen.enemy:
            fights(state, unit, points, False, attacks, assaults)
    return parts + halts


def ready(state: State, faction: int) -> list[int]:
    """eu 6.3 The ground units that can be activated: on the map, unused, unmarked, paid for."""
    scenario = state.scenario
    size, types, units = scenario.board.size, scenario.tables.types, scenario.units
    idle = 0
    for country in state.ties.members[faction]:
        if state.points[country] > 0:
            idle |= scenario.by_country[country]
    idle &= ~(state.used | state.marked) & (1 << len(scenario.of_kind[0])) - 1
    return [
        unit
        for unit in walk(idle)
        if 0 <= state.at[unit] < size
        and types[units[unit].type].activation <= state.points[units[unit].country]
        and not units[unit].garrison
    ]


def halfway(state: State, unit: int, points: int) -> tuple[int, ...]:
    """eu 4.a Enemy hexes to pass through on a way of the owner's choice, with points left."""
    seen = front(state, state.scenario.units[unit].country)
    spare = moves.reach(state, unit, points).early & seen.hostile & ~seen.zone
    return op.to_hexes(op.VIA | unit << op.THING, spare)


def fights(
    state: State, unit: int, left: int, fought: bool, attacks: list[int], assaults: list[int]
) -> None:
    """eu 5.a The combats that a unit can begin from where it stands."""
    scenario = state.scenario
    seen = front(state, scenario.units[unit].country)
    near = scenario.board.step[state.at[unit]] & seen.enemy
    while near:
        bit = near & -near
        near ^= bit
        target = bit.bit_length() - 1
        mobile = not state.none >> unit & 1 and moves.attack_cost(state, unit, target) <= left
        assault = not fought and left >= scenario.tables.assault_points
        if mobile or assault:
            base = unit << 2 * op.THING | target << op.THING
            for chosen in combat.support(state, unit, target):
                if mobile:
                    attacks.append(op.ATTACK | base | chosen)
                if assault:
                    assaults.append(op.ASSAULT | base | chosen)


def flying(state: State, faction: int) -> list[int]:
    """eu 6.2 The air units that can be activated and have somewhere to go."""
    return [unit for unit in units_of(state, faction, AIR) if air.ready(state, unit)]


def must_go_on(state: State, faction: int, parts: list[Sequence[int]]) -> bool:
    """eu F-1 A faction that must attack somewhere is not done until it has, if it still can."""
    lands = duty.owed(state, faction)
    return any(_goes(state, option, lands) for part in parts for option in part)


def _goes(state: State, option: int, lands: int) -> bool:
    verb, (_, second, third) = op.verb_of(option), op.parts(option)
    if verb in (op.ATTACK, op.ASSAULT):
        return bool(lands >> second & 1)
    if verb == op.INVADE:
        return bool(ships.shores(state, third, ships.convoy_with(state, third)) & lands)
    return verb in (op.MOVE, op.VIA) and bool(lands >> third & 1)


@STEPS.take("act")
def take_act(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 6.0 One action, which is finished before the next begins."""
    faction = frame[1]
    verb, (first, second, third) = op.verb_of(option), op.parts(option)
    if verb in (op.DONE, op.REVIEW):
        state.frames.pop()
        if verb == op.REVIEW:
            state.flags |= REVIEW << faction
        return
    if verb in (op.SURPRISE, op.PARADROP, op.PARTISANS):
        state.frames.append(("marker", faction, verb >> op.SHIFT))
        return
    if verb in (op.AIR, op.SHIP, op.INVADE):
        step = {op.AIR: "air", op.SHIP: "ship", op.INVADE: "invade"}[verb]
        state.frames.append((step, third))
        return
    state.frames[-1] = ("act", faction, 0)
    if verb == op.HALT:
        # eu 6.3-2 Activated to do nothing.
        combat.activate(state, third)
        changes.tell(state, "halted", third)
        return
    if verb in (op.MOVE, op.VIA):
        points = moves.points_of(state, second)
        combat.activate(state, second)
        state.frames.append(("active", second, points, 0, 0, 0))
        walk_to(state, second, third, verb == op.VIA)
        return
    combat.activate(state, first)
    state.frames.append(("active", first, moves.points_of(state, first), 0, 0, 0))
    begin(state, verb, first, second, third)


def begin(state: State, verb: int, unit: int, target: int, chosen: int) -> None:
    """eu 5.b and eu 5.c The active unit attacks: mobile combat costs points, an assault all."""
    _, _, left, moved, _, _ = state.frames[-1]
    duty.went(state, unit, target)
    if verb == op.ATTACK:
        left -= moves.attack_cost(state, unit, target)
        state.frames[-1] = ("active", unit, left, moved, 1, combat.OPEN)
        combat.begin(state, odds.MOBILE, unit, target, chosen)
    else:
        state.frames[-1] = ("active", unit, 0, moved, 1, combat.OPEN)
        combat.begin(state, odds.ASSAULT, unit, target, chosen)


def walk_to(state: State, unit: int, goal: int, on: bool) -> None:
    """eu 4.1.1 The active unit goes to a hex by the cheapest way; `on`: it may go further."""
    _, _, left, _, fought, _ = state.frames[-1]
    reached = moves.reach(state, unit, left)
    spent = moves.cost_of(reached, goal)
    # eu 4.d One hex is always possible, and uses all points.
    way = moves.path(state, unit, reached, goal) if spent >= 0 else [goal]
    left = left - spent if spent >= 0 else 0
    mode = combat.OPEN if on else combat.OPEN * fought
    state.frames[-1] = ("active", unit, left, 1, fought, mode)
    changes.tell(state, "moved", unit, state.at[unit], *way)
    if not state.flags & WENT:
        for hex_ in way:
            duty.went(state, unit, hex_)
    changes.march(state, unit, way)


@STEPS.run("active")
def run_active(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 4.c and eu 5.b What the active unit may still do: attack, go on, or stop."""
    _, unit, left, moved, fought, mode = frame
    if mode == combat.ENDED or state.at[unit] < 0 or not left:
        state.frames.pop()
        return None
    country = state.scenario.units[unit].country
    attacks: list[int] = []
    assaults: list[int] = []
    if not combat.restricted(state, country):
        fights(state, unit, left, bool(fought), attacks, assaults)
    if not attacks and not assaults and mode != combat.OPEN:
        # A move that leads to no fight is a whole action: nobody is asked again.
        state.frames.pop()
        return None
    found = [op.STOP, *attacks, *assaults]
    seen = front(state, country)
    here = state.at[unit]
    if not moved or not seen.zone >> here & 1:
        goals = moves.stops(state, unit, left)
        if not combat.restricted(state, country):
            found += op.to_hexes(op.MOVE | unit << op.THING, goals)
            found += halfway(state, unit, left)
        else:
            goals &= defense.nearer(state, country, here)
            found += op.to_hexes(op.MOVE | unit << op.THING, goals)
    if len(found) == 1:
        state.frames.pop()
        return None
    seat = seat_of(state, faction_of(state, unit))
    return (Decision(seat, "eu 6.3.1", "ask-active", tuple(found), (unit, left)),)


@STEPS.take("active")
def take_active(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 6.3.1 The active unit attacks, goes on or stops."""
    verb, (first, second, third) = op.verb_of(option), op.parts(option)
    if verb == op.STOP:
        state.frames.pop()
    elif verb in (op.MOVE, op.VIA):
        walk_to(state, second, third, verb == op.VIA)
    else:
        begin(state, verb, first, second, third)
