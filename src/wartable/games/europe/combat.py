"""eu 5.d A ground combat: who helps, the other side's reply, air combat, dice, retreat, advance."""

from itertools import combinations

from wartable.core.bits import walk
from wartable.core.decision import Decision
from wartable.core.frames import Frame
from wartable.games.europe import air, changes, country_changes, odds, prices, stack
from wartable.games.europe import options as op
from wartable.games.europe.effects import FACTIONS, GroundSupportOnly
from wartable.games.europe.front import are_foes, faction_of, unit_at
from wartable.games.europe.retreat import RetreatPath, retreats
from wartable.games.europe.seats import seat_of
from wartable.games.europe.state import State
from wartable.games.europe.steps import STEPS
from wartable.games.europe.tables import GROUND

# A combat on the stack: (step, kind, lead, target, assist, air, marker, …). `assist` is a mask of
# units; `air` is one more than the unit, 0 for none; `marker` is 1 for a Ground Support marker.


def begin(state: State, kind: str, lead: int, target: int, chosen: int) -> None:
    """eu 5.d Declare a combat and commit air support and a marker (eu 5.d-2: for good)."""
    flyer, marker = chosen & op.FLAG - 1, int(chosen & op.FLAG > 0)
    if flyer:
        air.pay(state, flyer - 1, target)
    if marker:
        changes.use_support(state, faction_of(state, lead))
    defender, here = unit_at(state, target, GROUND), state.at[lead]
    changes.tell(state, f"attack-{kind}", lead, target, flyer - 1, marker, defender, here)
    step = "assist" if kind == odds.ASSAULT else "reply"
    state.frames.append((step, kind, lead, target, 0, flyer, marker))


def helpers(state: State, lead: int, target: int) -> list[int]:
    """eu 5.c-3 Who may support an assault: adjacent, unused, unmarked friends who can pay."""
    scenario = state.scenario
    side = faction_of(state, lead)
    found = []
    for hex_ in walk(scenario.board.step[target]):
        unit = unit_at(state, hex_, GROUND)
        if unit < 0 or unit == lead or (state.used | state.marked) >> unit & 1:
            continue
        country = scenario.units[unit].country
        price = prices.activation(state, unit)
        if state.side[country] != side or scenario.units[unit].garrison:
            continue
        if restricted(state, country) or not are_foes(
            state, country, scenario.units[unit_at(state, target, GROUND)].country
        ):
            continue
        if state.points[country] >= price:
            found.append(unit)
    return sorted(found)


def restricted(state: State, country: int) -> bool:
    """eu 10.3.1.1 Whether the ground units of a country may only move towards its defense."""
    return bool(state.failing) and any(
        state.failing >> number & 1 and entry.country == country
        for number, entry in enumerate(state.scenario.defenses)
    )


@STEPS.run("assist")
def run_assist(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 5.c Up to two other units support an assault; each is paid for by its country."""
    _, kind, lead, target, _, flyer, marker = frame
    able = helpers(state, lead, target)
    if not able:
        state.frames[-1] = ("reply", kind, lead, target, 0, flyer, marker)
        return None
    found = [op.NONE]
    scenario = state.scenario
    for count in range(1, scenario.tables.assault_most + 1):
        for chosen in combinations(able, count):
            if affordable(state, chosen):
                numbers = [unit + 1 for unit in chosen]
                found.append(op.pack(op.ASSIST, *([0] * (3 - count) + numbers)))
    seat = seat_of(state, faction_of(state, lead))
    return (Decision(seat, "eu 5.c", "ask-assist", tuple(sorted(found)), (lead, target)),)


def affordable(state: State, units: tuple[int, ...]) -> bool:
    """eu 6.3 Whether the countries of some units can activate them all."""
    scenario = state.scenario
    left = state.points[:]
    for unit in units:
        found = scenario.units[unit]
        left[found.country] -= prices.activation(state, unit)
    return min(left) >= 0


@STEPS.take("assist")
def take_assist(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 5.c-4 Supporters pay and have used their activation; an Assault marker shows it."""
    _, kind, lead, target, _, flyer, marker = frame
    chosen = 0
    if option != op.NONE:
        for number in op.parts(option):
            if number:
                activate(state, number - 1)
                changes.tell(state, "assists", number - 1, lead)
                chosen |= 1 << number - 1
    state.frames[-1] = ("reply", kind, lead, target, chosen, flyer, marker)


def activate(state: State, unit: int) -> None:
    """eu 6.3 A ground unit's country pays; the unit is activated once a phase."""
    found = state.scenario.units[unit]
    country_changes.spend(state, found.country, prices.activation(state, unit))
    changes.use(state, unit)


def may_spend(state: State, faction: int, unit: int, combat: str) -> bool:
    """eu 5.j-2 and eu F4 Whether a faction may spend a Ground Support marker for a unit."""
    if not state.support[faction]:
        return False
    country = state.scenario.countries[state.scenario.units[unit].country].id
    return all(
        country in rule.countries and rule.combat in (combat, "any")
        for rule in state.scenario.rules_of(GroundSupportOnly)
        if rule.faction == FACTIONS[faction]
    )


def support(state: State, lead: int, target: int) -> list[int]:
    """eu 5.d-1 and eu 6.2.3 What an attacker may commit: an air unit, a marker, or both."""
    faction = faction_of(state, lead)
    found = [0, *(unit + 1 for unit in air.flyers(state, faction, target))]
    if may_spend(state, faction, lead, "attack"):
        found += [number | op.FLAG for number in found]
    return found


@STEPS.run("reply")
def run_reply(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 5.d-1 The defender commits air support, an interceptor and a marker, all at once."""
    _, _, lead, target, _, flyer, _ = frame
    defender = unit_at(state, target, GROUND)
    faction = faction_of(state, defender)
    able = air.flyers(state, faction, target)
    # eu 6.a-2 Under a Surprise Attack the defender gets no air support, but may intercept.
    helping = [] if odds.surprised(state, target) else able
    hunting = able if flyer else []
    markers = (0, 1) if may_spend(state, faction, defender, "defence") else (0,)
    if not (helping or hunting or len(markers) > 1):
        _, *fight = frame
        state.frames[-1] = ("battle", *fight, 0, 0, 0, 0)
        return None
    found = [
        op.pack(op.REPLY, one + 1, other + 1, marker)
        for one in (-1, *helping)
        for other in (-1, *hunting)
        for marker in markers
        if one != other or one < 0
    ]
    found[0] = op.NONE
    seat = seat_of(state, faction)
    about = (lead, target, flyer)
    return (Decision(seat, "eu 5.d", "ask-reply", tuple(sorted(found)), about),)


@STEPS.take("reply")
def take_reply(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 5.d-2 Sorties and markers are spent when they are committed."""
    _, kind, lead, target, *rest = frame
    one = other = marker = 0
    if option != op.NONE:
        one, other, marker = op.parts(option)
    faction = faction_of(state, unit_at(state, target, GROUND))
    for flyer in (one, other):
        if flyer:
            air.pay(state, flyer - 1, target)
    if marker:
        changes.use_support(state, faction)
    changes.tell(state, "reply", faction, one - 1, other - 1, marker)
    step = "screen" if other else "battle"
    state.frames[-1] = (step, kind, lead, target, *rest, one, other, marker, 0)


@STEPS.run("screen")
def run_screen(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 5.d-1 An escort of the attacker may meet the interceptor."""
    _, *fight = frame
    _, lead, target, _, flyer, _, _, hunter, _, _ = fight
    faction = faction_of(state, lead)
    able = [unit for unit in air.flyers(state, faction, target) if unit != flyer - 1]
    if not able:
        state.frames[-1] = ("battle", *fight)
        return None
    options = (op.NONE, *(op.ESCORT | unit for unit in able))
    about = (hunter - 1, flyer - 1)
    return (Decision(seat_of(state, faction), "eu 6.2.4", "ask-escort", options, about),)


@STEPS.take("screen")
def take_screen(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 6.2.4 The escort is committed."""
    _, *fight, _ = frame
    _, _, target, _, flyer, *_ = fight
    escort = 0
    if option != op.NONE:
        escort = (option & op.LOW) + 1
        air.pay(state, escort - 1, target)
        changes.tell(state, "escorts", escort - 1, flyer - 1)
    state.frames[-1] = ("battle", *fight, escort)


@STEPS.run("battle")
def run_battle(state: State, frame: Frame) -> None:
    """eu 5.d-1 Air combat, the sum of the modifiers, both dice, losses, retreat, advance."""
    _, kind, lead, target, helping, flyer, marker, help_, hunter, reply_marker, escort = frame
    state.frames.pop()
    defender = unit_at(state, target, GROUND)
    if hunter:
        victim = (escort or flyer) - 1
        # eu 5.d-6 If the escort is aborted the support still counts.
        if air.dogfight(state, hunter - 1, victim, target, False) and not escort:
            flyer = 0
            if state.at[victim] >= 0:
                changes.tell(state, "turned-back", victim)
    plus = odds.total(odds.attack(state, kind, lead, target, helping, flyer, marker))
    minus = odds.total(odds.defence(state, kind, lead, target, helping, help_, reply_marker))
    one, other = changes.roll(state), changes.roll(state)
    tables = state.scenario.tables
    band = tables.band(one + plus - other - minus)
    column = "mobile" if kind == odds.LANDING else kind
    loss, stop, _, _, hurt, distance, _, _ = tables.results[column][band - 1]
    assault = int(kind == odds.ASSAULT)
    changes.show(state, "battle", lead, defender, target, one, plus, other, minus, assault, band)
    units = state.scenario.units
    mine, theirs = units[lead].country, units[defender].country
    if state.frames[-1][0] == "active" and (stop or kind == odds.ASSAULT):
        stack.end_activation(state)
    for _ in range(loss):
        changes.lose_step(state, lead, theirs)
    from_ = tuple(state.at[unit] for unit in (lead, *walk(helping)) if state.at[unit] >= 0)
    if hurt >= 2:
        changes.eliminate(state, defender, mine)
    else:
        for _ in range(hurt):
            changes.lose_step(state, defender, mine)
    state.frames.append(("advance", lead, target, kind))
    if distance and state.at[defender] == target:
        state.frames.append(("retreat", defender, distance, from_, mine))


@STEPS.run("retreat")
def run_retreat(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 5.g and eu K-12 The owner chooses the way; a garrison loses a step instead."""
    _, unit, length, attackers, by = frame
    # Two ways to the same hex make no difference, so only the first is offered.
    found = sorted(retreats(state, unit, length, attackers), reverse=True)
    ways = list({way[-1:]: way for way in found}.values())
    if len(ways) == 1:
        state.frames.pop()
        _go_back(state, unit, ways[0], length, by)
        return None
    options = tuple(sorted(_way(way) for way in ways))
    seat = seat_of(state, faction_of(state, unit))
    return (Decision(seat, "eu 5.g", "ask-retreat", options, (unit, length)),)


def _way(way: RetreatPath) -> int:
    return op.pack(op.RETREAT, 0, way[0], way[1] + 1 if len(way) > 1 else 0)


@STEPS.take("retreat")
def take_retreat(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 5.g The unit retreats the way its owner has chosen."""
    _, unit, length, _, by = frame
    state.frames.pop()
    _, first, second = op.parts(option)
    way = (first, second - 1) if second else (first,)
    _go_back(state, unit, way, length, by)


def _go_back(state: State, unit: int, way: RetreatPath, length: int, by: int) -> None:
    """eu 5.g-3 A retreat that is too short costs a step; a unit that cannot move holds the hex."""
    if way:
        through = way[0] if len(way) > 1 else -1
        changes.tell(state, "retreated", unit, state.at[unit], way[-1], through)
        changes.put(state, unit, way[-1])
    if len(way) < length:
        changes.tell(state, "blocked", unit, len(way))
        changes.lose_step(state, unit, by)


@STEPS.run("advance")
def run_advance(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 5.h The lead unit may enter a cleared hex; after a landing it must."""
    _, lead, target, kind = frame
    if kind == odds.LANDING:
        state.frames.pop()
        _land(state, lead, target)
        return None
    found = state.scenario.units[lead]
    if state.at[lead] < 0 or found.garrison or unit_at(state, target, GROUND) >= 0:
        state.frames.pop()
        return None
    seat = seat_of(state, faction_of(state, lead))
    return (Decision(seat, "eu 5.h", "ask-advance", (op.STAY, op.ADVANCE), (lead, target)),)


@STEPS.take("advance")
def take_advance(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 5.h-1 The advance is free and takes control; a unit that advanced has moved."""
    _, lead, target, _ = frame
    state.frames.pop()
    if option == op.ADVANCE:
        _advance(state, lead, target)


def _advance(state: State, lead: int, target: int) -> None:
    stack.moved(state)
    changes.tell(state, "advanced", lead, state.at[lead], target)
    changes.march(state, lead, [target])


def _land(state: State, lead: int, target: int) -> None:
    """eu 6.3.2-4 A landing that clears its hex goes ashore; otherwise it returns, losing a step."""
    if state.at[lead] < 0:
        return
    if unit_at(state, target, GROUND) >= 0:
        changes.tell(state, "thrown-back", lead, target)
        changes.lose_step(state, lead, _owner(state, target))
        return
    changes.tell(state, "landed", lead, target)
    changes.march(state, lead, [target])


def _owner(state: State, hex_: int) -> int:
    return state.scenario.units[unit_at(state, hex_, GROUND)].country
