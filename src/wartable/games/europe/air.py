"""Air units: who can fly where, air combat, rebase, strikes, bombing, and loss of a base."""

from wartable.core.answers import Answers
from wartable.core.bits import mask, walk
from wartable.core.decision import Decision
from wartable.core.frames import Frame
from wartable.games.europe import changes, odds, stack
from wartable.games.europe import options as op
from wartable.games.europe.front import (
    are_foes,
    faction_of,
    free_base,
    front,
    room,
    weather_at,
)
from wartable.games.europe.seats import seat_of
from wartable.games.europe.state import NOBODY, State
from wartable.games.europe.steps import STEPS
from wartable.games.europe.tables import AIR, CONVOY, SEVERE, WARSHIP


def ready(state: State, unit: int) -> bool:
    """eu 6.2 Not with 6 sorties, nor with a Strategic Movement marker."""
    return (
        state.sorties[unit] < state.scenario.tables.max_sorties
        and state.at[unit] >= 0
        and not state.marked >> unit & 1
    )


def can_fly(state: State, unit: int, target: int) -> bool:
    """eu 6.2-2 Ready, in range of a hex from its base, and the weather there is not severe."""
    board = state.scenario.board
    return (
        ready(state, unit)
        and state.at[unit] < board.size
        and board.distance(state.at[unit], target) <= state.scenario.units[unit].range
        and weather_at(state, target) != SEVERE
    )


def able(state: State, faction: int) -> list[int]:
    """eu 6.2 The air units of a faction that can be activated."""
    at, sorties, marked = state.at, state.sorties, state.marked
    most = state.scenario.tables.max_sorties
    return [
        unit
        for unit in state.ties.units[faction][AIR]
        if at[unit] >= 0 and sorties[unit] < most and not marked >> unit & 1
    ]


def flyers(state: State, faction: int, target: int) -> list[int]:
    """The air units of a faction that can act over a hex."""
    if weather_at(state, target) == SEVERE:
        return []
    at, units, within = state.at, state.scenario.units, state.scenario.board.within
    return [u for u in able(state, faction) if within(target, units[u].range) >> at[u] & 1]


def pay(state: State, unit: int, target: int) -> None:
    """eu 6.2 An air action costs 1 sortie, 2 in poor weather."""
    changes.tire(state, unit, state.scenario.tables.air_sorties[weather_at(state, target)])


def hurt(state: State, unit: int, sorties: int, fatal: bool, by: int) -> bool:
    """eu 3.c-1 Sorties from combat; a unit with 6 already is eliminated if the band is fatal."""
    if not sorties:
        return False
    if fatal and state.sorties[unit] >= state.scenario.tables.max_sorties:
        changes.eliminate(state, unit, by)
        return True
    changes.tire(state, unit, sorties)
    changes.tell(state, "tired", unit, sorties, state.sorties[unit])
    return False


def clash(state: State, combat: odds.AirSeaCombat) -> tuple[bool, bool, int]:
    """eu 5.e An air or naval combat: whether each is aborted, and the defender's sorties."""
    column, attacker, defender = combat[:3]
    plus, minus = odds.total(combat.plus), odds.total(combat.minus)
    one, other = changes.roll(state), changes.roll(state)
    band = state.scenario.tables.band(one + plus - other - minus)
    result = state.scenario.tables.results[column][band - 1]
    changes.show(state, f"{column}-combat", attacker, defender, one, plus, other, minus, band)
    units = state.scenario.units
    lost = hurt(state, attacker, result[2], band == 1, units[defender].country)
    sunk = hurt(state, defender, result[6], band == 8, units[attacker].country)
    return bool(result[3]) or lost, bool(result[7]) or sunk, result[6]


def dogfight(state: State, attacker: int, defender: int, place: int, based: bool) -> bool:
    """eu 6.2.5 Air combat; returns whether the defender is aborted (eu 6.2-13: or eliminated)."""
    return clash(state, odds.air_combat(state, attacker, defender, place, based))[1]


def bases(state: State, unit: int, reach: int) -> int:
    """eu 6.2.1 and eu 4.f The bases within this many hexes of an air unit."""
    board = state.scenario.board
    start = state.at[unit]
    if start < board.size:
        near = board.within(start, reach)
    else:
        near = 0
        for city in board.zones[start - board.size].joins:
            near |= board.within(city, reach - 1)
    return free_base(state, state.scenario.units[unit].country) & near


def rebases(state: State, unit: int) -> int:
    """eu 6.2.1 The hexes that an air unit can rebase to."""
    scenario = state.scenario
    return bases(state, unit, scenario.tables.types[scenario.units[unit].type].rebase)


def zones_near(state: State, unit: int, reach: int) -> list[int]:
    """eu 4.f-3 The off-map zones in reach of an air unit; a zone is one hex beyond its city."""
    board = state.scenario.board
    found = state.scenario.units[unit]
    seen = front(state, found.country)
    near = []
    for number, zone in enumerate(board.zones):
        place = board.size + number
        if place == state.at[unit] or not usable(state, number, found.country):
            continue
        held = [city for city in zone.joins if seen.held >> city & 1]
        if any(board.distance(state.at[unit], city) + 1 <= reach for city in held):
            near.append(place)
    return near


def usable(state: State, zone: int, country: int) -> bool:
    """eu 4.g Whether an off-map zone is usable: by its country, its friends, or others let in."""
    found = state.scenario.board.zones[zone]
    own = state.ties.friends[country]
    return bool(own >> found.country & 1 or (found.also | state.opened[zone]) & own)


def strikes(state: State, unit: int) -> list[int]:
    """eu 6.2.2 Enemy air units in their bases and ships in port, within range."""
    if state.at[unit] >= state.scenario.board.size:
        return []
    reach = state.scenario.units[unit].range
    return targets(state, state.scenario.units[unit].country, [state.at[unit]], reach)


def targets(state: State, country: int, places: list[int], reach: int) -> list[int]:
    """Enemy air units and ships in hexes near one of these, in weather fit for flying."""
    board, units = state.scenario.board, state.scenario.units
    found = []
    for kind in (AIR, CONVOY, WARSHIP):
        for other in state.scenario.of_kind[kind]:
            at = state.at[other]
            if 0 <= at < board.size and are_foes(state, country, units[other].country):
                near = any(board.distance(place, at) <= reach for place in places)
                if near and weather_at(state, at) != SEVERE:
                    found.append(other)
    return found


def factories(state: State, unit: int) -> list[int]:
    """eu 6.2.6 Enemy cities with a factory in range of a bomber, not bombed enough yet."""
    scenario = state.scenario
    kind = scenario.tables.types[scenario.units[unit].type]
    if not kind.bombing_markers or state.at[unit] >= scenario.board.size:
        return []
    seen = front(state, scenario.units[unit].country)
    side = faction_of(state, unit)
    return sorted(
        city.hex
        for city in scenario.cities
        if city.factories
        and seen.hostile >> city.hex & 1
        and can_fly(state, unit, city.hex)
        and state.bombing.count(side * 65536 + city.hex) < kind.bombing_markers
    )


@STEPS.run("air")
def run_air(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 6.2 An air unit is activated: rebase, strike or bomb."""
    _, unit = frame
    seen = rebases(state, unit)
    reach = state.scenario.tables.types[state.scenario.units[unit].type].rebase
    found = Answers(
        (op.BACK,),
        [
            (op.REBASE, seen | mask(zones_near(state, unit, reach))),
            (op.STRIKE, mask(strikes(state, unit))),
            (op.BOMB, mask(factories(state, unit))),
        ],
    )
    if len(found) == 1:
        # It has nowhere to go, so there is nothing to ask.
        state.frames.pop()
        stack.pass_over(state, unit)
        return None
    seat = seat_of(state, faction_of(state, unit))
    return (Decision(seat, "eu 6.2", "ask-air", found, (unit,)),)


@STEPS.take("air")
def take_air(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 6.2 What the air unit does; each action costs sorties."""
    _, unit = frame
    verb, (_, _, about) = op.verb_of(option), op.parts(option)
    if not stack.chosen(state, unit, verb == op.BACK):
        return
    if verb == op.REBASE:
        tables = state.scenario.tables
        changes.tire(state, unit, tables.air_sorties[weather_at(state, about)])
        changes.tell(state, "rebased", unit, state.at[unit], about)
        changes.put(state, unit, about)
    else:
        place = state.at[about] if verb == op.STRIKE else about
        pay(state, unit, place)
        changes.tell(state, "strike" if verb == op.STRIKE else "bomb", unit, about)
        goal = about if verb == op.STRIKE else NOBODY
        state.frames.append(("intercept", unit, place, goal, 0))


@STEPS.run("intercept")
def run_intercept(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 6.2-5 The enemy may name one interceptor against a strike or a bombing."""
    _, unit, place, goal, asked = frame
    found = [other for other in hunters(state, unit, place) if other != goal]
    seat, options = interceptors(state, found, asked)
    if seat < 0:
        state.frames[-1] = ("strike", unit, place, goal, NOBODY, NOBODY)
        return None
    return (Decision(seat, "eu 6.2.5", "ask-intercept", options, (unit, place)),)


def hunters(state: State, unit: int, place: int) -> list[int]:
    """eu 6.2-5 The enemy air units that can meet one over a hex."""
    units = state.scenario.units
    return [
        other
        for other in state.scenario.of_kind[AIR]
        if are_foes(state, units[unit].country, units[other].country)
        and can_fly(state, other, place)
    ]


def interceptors(state: State, able: list[int], asked: int) -> tuple[int, tuple[int, ...]]:
    """Which chair may name an interceptor, in faction order, and which; -1 if all declined."""
    seats = {unit: seat_of(state, faction_of(state, unit)) for unit in able}
    left = [unit for unit in able if not asked >> seats[unit] & 1]
    if not left:
        return NOBODY, ()
    seat = seats[min(left, key=lambda unit: faction_of(state, unit))]
    return seat, (op.NONE, *(op.INTERCEPT | unit for unit in left if seats[unit] == seat))


@STEPS.take("intercept")
def take_intercept(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 6.2.5 An interceptor rises, or the next enemy is asked."""
    _, unit, place, goal, asked = frame
    if option == op.NONE:
        state.frames[-1] = ("intercept", unit, place, goal, asked | 1 << seat)
        return
    hunter = option & op.LOW
    pay(state, hunter, place)
    changes.tell(state, "intercepts", hunter, unit)
    state.frames[-1] = ("guard", unit, place, goal, hunter)


@STEPS.run("guard")
def run_guard(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 6.2.4 The phasing side may name one escort."""
    _, unit, place, goal, hunter = frame
    side = faction_of(state, unit)
    found = [other for other in flyers(state, side, place) if other != unit]
    if not found:
        state.frames[-1] = ("strike", unit, place, goal, hunter, NOBODY)
        return None
    options = (op.NONE, *(op.ESCORT | other for other in found))
    return (Decision(seat_of(state, side), "eu 6.2.4", "ask-escort", options, (hunter, unit)),)


@STEPS.take("guard")
def take_guard(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 6.2.4 An escort meets the interceptor instead of the other unit."""
    _, unit, place, goal, hunter = frame
    escort = NOBODY
    if option != op.NONE:
        escort = option & op.LOW
        pay(state, escort, place)
        changes.tell(state, "escorts", escort, unit)
    state.frames[-1] = ("strike", unit, place, goal, hunter, escort)


@STEPS.run("strike")
def run_strike(state: State, frame: Frame) -> None:
    """eu 6.2-5 Interception first; then the strike or bombing by whoever was not aborted."""
    _, unit, place, goal, hunter, escort = frame
    state.frames.pop()
    if hunter >= 0:
        victim = escort if escort >= 0 else unit
        if dogfight(state, hunter, victim, place, False) and victim == unit:
            if state.at[unit] >= 0:
                changes.tell(state, "turned-back", unit)
            return
    if goal == NOBODY:
        _bomb(state, unit, place)
    elif state.at[goal] == place:
        clash(state, odds.strike(state, unit, goal, place))


def _bomb(state: State, unit: int, city: int) -> None:
    """eu 6.2-10 A Bombing marker lies in the city until the next Strategic Warfare Phase."""
    side = faction_of(state, unit)
    most = state.scenario.tables.types[state.scenario.units[unit].type].bombing_markers
    mark = side * 65536 + city
    changes.bomb(state, mark, most - state.bombing.count(mark))
    changes.tell(state, "bombed", unit, city)


@STEPS.run("flee")
def run_flee(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 5.i A unit that lost its base goes to the nearest legal one; the owner decides ties."""
    _, unit = frame
    if state.at[unit] < 0:
        state.frames.pop()
        return None
    found = nearest(state, unit)
    if not found:
        state.frames.pop()
        changes.eliminate(state, unit, NOBODY)
        return None
    if len(found) == 1:
        state.frames.pop()
        _fly(state, unit, found[0])
        return None
    options = tuple(op.pack(op.FLEE, 0, unit, place) for place in found)
    seat = seat_of(state, faction_of(state, unit))
    return (Decision(seat, "eu 5.i", "ask-flee", options, (unit,)),)


@STEPS.take("flee")
def take_flee(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 5.i-1 The owner has chosen among equally near bases."""
    state.frames.pop()
    _, unit = frame
    _fly(state, unit, option & op.LOW)


def _fly(state: State, unit: int, place: int) -> None:
    changes.tell(state, "fled", unit, state.at[unit], place)
    changes.put(state, unit, place)
    if state.scenario.units[unit].kind == AIR:
        changes.tire(state, unit, 1)


def nearest(state: State, unit: int) -> list[int]:
    """eu 5.i-1 and eu 5.i-2 The bases that a unit may flee to: the nearest ones."""
    board = state.scenario.board
    here = state.at[unit]
    found = state.scenario.units[unit]
    if found.kind == AIR:
        free = rebases(state, unit) & ~(1 << here)
        for reach in range(1, state.scenario.tables.types[found.type].rebase + 1):
            ring = free & board.within(here, reach)
            if ring:
                return list(walk(ring))
        return []
    seen = front(state, found.country)
    own = board.port_zones[here]
    ports = [
        place
        for place in walk(board.ports & seen.held)
        if board.port_zones[place] & board.reach[here] and room(state, place, found.kind)
    ]
    if not ports:
        return []
    # Fewest zones first: a port on the same zone, then hexes.
    far = {p: (not board.port_zones[p] & own, board.distance(here, p)) for p in ports}
    best = min(far.values())
    return [place for place in ports if far[place] == best]
