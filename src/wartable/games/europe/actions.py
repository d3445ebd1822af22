"""eu 6 The Actions Sub-Phase: what a faction may do with its units, and army operations."""

from functools import lru_cache

from wartable.core.answers import AnswerBlock, Answers
from wartable.core.bits import mask, walk
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
    prices,
    ships,
    stack,
)
from wartable.games.europe import options as op
from wartable.games.europe.effects import DearerActivation
from wartable.games.europe.front import countries, faction_of, front
from wartable.games.europe.roads import PACE, Roads
from wartable.games.europe.scenario import Scenario
from wartable.games.europe.seats import seat_of
from wartable.games.europe.state import REVIEW, WENT, State
from wartable.games.europe.steps import STEPS
from wartable.games.europe.tables import GROUND


@STEPS.run("act")
def run_act(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 6.0.2, eu 6.0.4 The faction acts with its units, in any order, until it is done."""
    _, faction, passed = frame
    if state.scenario.events:
        # eu K-2 Something was done: events that follow from it come before the next action.
        tested = 1 << len(state.scenario.units) + len(markers.KINDS)
        if not passed & tested and events.some(state, "immediately"):
            state.frames[-1] = ("act", faction, passed | tested)
            events.open_for(state, "immediately")
            return None
    first, parts = choices(state, faction, passed)
    if not first and not any(bits for _, bits in parts[:-1]) and not _starving(state, faction):
        state.frames.pop()
        return None
    lands = 0 if state.flags & WENT else duty.owed(state, faction)
    if not lands or not must_go_on(state, lands, first, parts):
        first[:0] = (op.DONE, op.REVIEW)
    seat = seat_of(state, faction)
    points = tuple(map(state.points.__getitem__, countries(state, faction)))
    return (Decision(seat, "eu 6.0", "ask-act", Answers(first, parts), points),)


def _starving(state: State, faction: int) -> bool:
    """eu 7.5.2 Whether a faction has a unit in no supply, which it may want to give up."""
    units = state.scenario.units
    return any(state.side[units[unit].country] == faction for unit in walk(state.none))


def choices(state: State, faction: int, passed: int) -> tuple[list[int], list[AnswerBlock]]:
    """Everything a faction can do now, in rising order: single answers, and masks of hexes.

    The last mask has the units that could be activated to do nothing.
    """
    first = markers.choices(state, faction, passed)
    for verb, able in (
        (op.AIR, air.able(state, faction)),
        (op.SHIP, ships.acting(state, faction)),
        (op.INVADE, ships.invaders(state, faction)),
    ):
        for unit in able:
            if not passed >> unit & 1:
                first.append(verb | unit)
    attacks: list[int] = []
    assaults: list[int] = []
    parts: list[AnswerBlock] = []
    halts: list[AnswerBlock] = []
    board, at = state.scenario.board, state.at
    step, size, slow = board.step, board.size, state.low | state.none
    halting = 0
    for country in state.ties.members[faction]:
        idle = ready(state, country)
        if not idle:
            continue
        seen = front(state, country)
        enemy, roads = seen.enemy, seen.roads
        known, free = roads.reached.get, board.hexes ^ seen.ground
        bound = bool(state.failing) and combat.restricted(state, country)
        loose = 0 if bound else seen.hostile & ~seen.zone
        backed: dict[int, list[int]] = {}
        for unit, bit, move, via, pace, slow_pace in _movers(state.scenario, country):
            if not idle & bit:
                continue
            here = at[unit]
            key = here << PACE | (slow_pace if slow & bit else pace)
            reached = known(key)
            if reached is None:
                if not 0 <= here < size:
                    continue
                _look_around(state, roads, idle)
                reached = roads.reached[key]
            halting |= bit
            goals = reached.goals & free
            if bound:
                parts.append((move, goals & defense.nearer(state, country, here)))
                continue
            parts.append((move, goals))
            early = reached.early & loose
            if early:
                halts.append((via, early))
            if step[here] & enemy:
                points = moves.points_of(state, unit)
                fights(state, unit, points, False, attacks, assaults, backed)
    if len(state.ties.members[faction]) > 1:
        # Units of several countries are not in the order of their numbers.
        for found_ in (parts, halts, attacks, assaults):
            found_.sort()
    parts += halts
    parts.append((op.HALT, halting))
    return first + attacks + assaults, parts


def _look_around(state: State, roads: Roads, able: int) -> None:
    """Work out how far some units can get, all at once."""
    size, slow = state.scenario.board.size, state.low | state.none
    keys = []
    for unit in walk(able):
        here, found = state.at[unit], state.scenario.units[unit]
        key = here << PACE | (found.slow_pace if slow >> unit & 1 else found.pace)
        if 0 <= here < size and key not in roads.reached:
            keys.append(key)
    roads.flood(keys)


def ready(state: State, country: int) -> int:
    """eu 6.3 The ground units that can be activated: unused, unmarked, affordable; as a mask."""
    points = state.points[country]
    if points <= 0:
        return 0
    able = _troops(state.scenario, country, points) & ~(state.used | state.marked)
    if state.scenario.rules_of(DearerActivation):
        able = mask(unit for unit in walk(able) if prices.activation(state, unit) <= points)
    return able


@lru_cache(maxsize=1 << 9)
def _movers(scenario: Scenario, country: int) -> tuple[tuple[int, ...], ...]:
    """A country's ground units: number, bit, answers to move, pace and slow pace."""
    move, via = op.MOVE, op.VIA
    return tuple(
        (unit, 1 << unit, move | unit << op.THING, via | unit << op.THING, it.pace, it.slow_pace)
        for unit, it in enumerate(scenario.units)
        if it.kind == GROUND and it.country == country
    )


@lru_cache(maxsize=1 << 12)
def _troops(scenario: Scenario, country: int, points: int) -> int:
    """A country's ground units that can move at all and cost no more than that."""
    types, units = scenario.tables.types, scenario.units
    return mask(
        unit
        for unit in scenario.of_kind[GROUND]
        if units[unit].country == country
        and not units[unit].garrison
        and types[units[unit].type].activation <= points
    )


def fights(
    state: State,
    unit: int,
    left: int,
    fought: bool,
    attacks: list[int],
    assaults: list[int],
    backed: dict[int, list[int]],
) -> None:
    """eu 5.a The combats that a unit can begin where it stands.

    `backed` is what its country may commit against a hex, as far as it is known already.
    """
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
            if target not in backed:
                backed[target] = combat.support(state, unit, target)
            base = unit << 2 * op.THING | target << op.THING
            for chosen in backed[target]:
                if mobile:
                    attacks.append(op.ATTACK | base | chosen)
                if assault:
                    assaults.append(op.ASSAULT | base | chosen)


def must_go_on(state: State, lands: int, first: list[int], parts: list[AnswerBlock]) -> bool:
    """eu F-1 A faction that must attack somewhere is not done until it has, if it still can."""
    return any(bits & lands for _, bits in parts[:-1]) or any(
        _goes(state, option, lands) for option in first
    )


def _goes(state: State, option: int, lands: int) -> bool:
    verb, (_, second, third) = op.verb_of(option), op.parts(option)
    if verb in (op.ATTACK, op.ASSAULT):
        return bool(lands >> second & 1)
    if verb == op.INVADE:
        return bool(ships.shores(state, third, ships.convoy_with(state, third)) & lands)
    return False


@STEPS.take("act")
def take_act(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 6.0.3 One action, which is finished before the next begins."""
    _, faction, _ = frame
    verb, (first, second, third) = op.verb_of(option), op.parts(option)
    if verb in (op.DONE, op.REVIEW):
        state.frames.pop()
        if verb == op.REVIEW:
            changes.flag(state, REVIEW << faction)
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
        set_out(state, second)
        walk_to(state, second, third, verb == op.VIA)
        return
    set_out(state, first)
    begin(state, verb, first, second, third)


def set_out(state: State, unit: int) -> None:
    """eu 6.3 A unit is activated, with all its points."""
    points = moves.points_of(state, unit)
    combat.activate(state, unit)
    state.frames.append(("active", unit, points, 0, 0, 0))


def begin(state: State, verb: int, unit: int, target: int, chosen: int) -> None:
    """eu 5.b and eu 5.c The active unit attacks: mobile combat costs points, an assault all."""
    _, _, left, moved, _, _ = state.frames[-1]
    duty.went(state, unit, target)
    if verb == op.ATTACK:
        left -= moves.attack_cost(state, unit, target)
        state.frames[-1] = ("active", unit, left, moved, 1, stack.OPEN)
        combat.begin(state, odds.MOBILE, unit, target, chosen)
    else:
        state.frames[-1] = ("active", unit, 0, moved, 1, stack.OPEN)
        combat.begin(state, odds.ASSAULT, unit, target, chosen)


def walk_to(state: State, unit: int, goal: int, on: bool) -> None:
    """eu 4.1.1 The active unit goes to a hex by the cheapest route; `on`: it may go further."""
    _, _, left, *_ = state.frames[-1]
    reached = moves.reach(state, unit, left)
    spent = reached.cost(goal)
    # eu 4.d One hex is always possible, and uses all points.
    way = moves.path(state, unit, reached, goal, spent) if spent >= 0 else [goal]
    go(state, unit, way, left - spent if spent >= 0 else 0, on)


def go(state: State, unit: int, way: list[int], left: int, on: bool = False) -> None:
    """eu 4.1.1 The active unit takes a route, which leaves it this many points."""
    *_, fought, _ = state.frames[-1]
    mode = stack.OPEN if on else stack.OPEN * fought
    state.frames[-1] = ("active", unit, left, 1, fought, mode)
    changes.tell(state, "moved", unit, state.at[unit], *way)
    lands = 0 if state.flags & WENT else duty.owed(state, faction_of(state, unit))
    if lands and lands & mask(way):
        changes.flag(state, WENT)
    changes.march(state, unit, way)


@STEPS.run("active")
def run_active(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 4.c and eu 5.b What the active unit may still do: attack, go on, or stop."""
    _, unit, left, moved, fought, mode = frame
    if mode == stack.ENDED or state.at[unit] < 0 or not left:
        state.frames.pop()
        return None
    country = state.scenario.units[unit].country
    seen, here = front(state, country), state.at[unit]
    if mode != stack.OPEN and not state.scenario.board.step[here] & seen.enemy:
        # A move that leads to no fight is a whole action: nobody is asked again.
        state.frames.pop()
        return None
    attacks: list[int] = []
    assaults: list[int] = []
    if not combat.restricted(state, country):
        fights(state, unit, left, bool(fought), attacks, assaults, {})
    if not attacks and not assaults and mode != stack.OPEN:
        state.frames.pop()
        return None
    parts: list[AnswerBlock] = []
    if not moved or not seen.zone >> here & 1:
        goals, base = moves.stops(state, unit, left), unit << op.THING
        if combat.restricted(state, country):
            parts.append((op.MOVE | base, goals & defense.nearer(state, country, here)))
        else:
            spare = moves.reach(state, unit, left).early & seen.hostile & ~seen.zone
            parts += (op.MOVE | base, goals), (op.VIA | base, spare)
    found = Answers((op.STOP, *attacks, *assaults), parts)
    if len(found) == 1:
        state.frames.pop()
        return None
    seat = seat_of(state, faction_of(state, unit))
    return (Decision(seat, "eu 6.3.1", "ask-active", found, (unit, left)),)


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
