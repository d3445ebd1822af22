"""eu 6.4 A voyage, step by step: the route, the escort, interception, arrival."""

from wartable.core.answers import Answers
from wartable.core.bits import mask
from wartable.core.decision import Decision
from wartable.core.frames import Frame
from wartable.games.europe import air, changes, combat, duty, odds, ships, stack
from wartable.games.europe import options as op
from wartable.games.europe.front import faction_of, room, unit_at
from wartable.games.europe.seats import seat_of
from wartable.games.europe.state import NOBODY, State
from wartable.games.europe.steps import STEPS
from wartable.games.europe.tables import AIR, CONVOY, GROUND

# A voyage on the stack: (step, ship, purpose, cargo, goal, path, …).


@STEPS.run("ship")
def run_ship(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 6.4 A ship is activated: rebase, transport or carrier strike."""
    _, unit = frame
    parts = [(op.REBASE, ships.rebases(state, unit)), *ships.cargoes(state, unit)]
    parts.append((op.RAID, mask(ships.raids(state, unit))))
    seat = seat_of(state, faction_of(state, unit))
    return (Decision(seat, "eu 6.4", "ask-ship", Answers((op.BACK,), parts), (unit,)),)


@STEPS.take("ship")
def take_ship(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 6.4 What the ship does; each action costs a sortie."""
    _, unit = frame
    verb, (_, second, third) = op.verb_of(option), op.parts(option)
    if not stack.chosen(state, unit, verb == op.BACK):
        return
    if verb == op.REBASE:
        state.frames.append(("route", unit, ships.REBASE, NOBODY, third))
    elif verb == op.CARRY:
        if state.scenario.units[second].kind == GROUND:
            combat.activate(state, second)
        state.frames.append(("route", unit, ships.CARRY, second, third))
    else:
        state.frames.append(("route", unit, ships.RAID, NOBODY, third))


@STEPS.run("route")
def run_route(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 6.4-2 The mover names its zones, if that changes who may meet or guard it."""
    _, unit, purpose, cargo, goal = frame
    differ: dict[object, ships.SeaRoute] = {}
    for way in ships.routes(state, unit, purpose, cargo, goal):
        differ.setdefault(_perils(state, unit, way), way)
    ways = list(differ.values())
    if len(ways) == 1:
        state.frames.pop()
        sail(state, unit, purpose, cargo, goal, ways[0])
        return None
    options = tuple(
        sorted(op.pack(op.ROUTE, *([zone + 1 for zone in way] + [0, 0])[:3]) for way in ways)
    )
    seat = seat_of(state, faction_of(state, unit))
    return (Decision(seat, "eu 6.4-2", "ask-route", options, (unit,)),)


@STEPS.take("route")
def take_route(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 6.4-2 The route is chosen; the ship sets out."""
    _, unit, purpose, cargo, goal = frame
    state.frames.pop()
    way = tuple(number - 1 for number in op.parts(option) if number)
    sail(state, unit, purpose, cargo, goal, way)


def _perils(state: State, unit: int, way: ships.SeaRoute) -> object:
    """Who could intercept on a route, in which weather, and who could escort a convoy there."""
    met = tuple(
        (hunter, ships.weather_on(state, hunter, way)) for hunter in ships.hunters(state, unit, way)
    )
    return met, tuple(ships.guards(state, unit, way)) if met else ()


def sail(state: State, unit: int, purpose: int, cargo: int, goal: int, way: ships.SeaRoute) -> None:
    """eu 6.4 A ship puts to sea; that is a sortie."""
    changes.tire(state, unit, 1)
    changes.tell(state, ("sails", "carries", "lands", "raids")[purpose], unit, cargo, goal)
    state.frames.append(("sail", unit, purpose, cargo, goal, way))


@STEPS.run("invade")
def run_invade(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 6.3.2 Where the unit lands."""
    _, unit = frame
    goals = ships.shores(state, unit, ships.convoy_with(state, unit))
    options = Answers((op.BACK,), [(op.AT, goals)])
    seat = seat_of(state, faction_of(state, unit))
    return (Decision(seat, "eu 6.3.2", "ask-invade", options, (unit,)),)


@STEPS.take("invade")
def take_invade(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 6.3.2-3 Production and the convoy's sortie are paid; then the voyage begins."""
    _, unit = frame
    state.frames.pop()
    if option == op.BACK:
        stack.pass_over(state, unit)
        return
    stack.offer_all(state)
    goal = option & op.LOW
    convoy = ships.convoy_with(state, unit)
    combat.activate(state, unit)
    state.frames.append(("route", convoy, ships.LAND, unit, goal))


@STEPS.run("sail")
def run_sail(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 6.4-4 A convoy may take one friendly warship along; asked if someone could intercept."""
    _, unit, purpose, cargo, goal, way = frame
    able = ships.guards(state, unit, way) if ships.hunters(state, unit, way) else []
    if not able:
        state.frames[-1] = ("waylay", unit, purpose, cargo, goal, way, NOBODY, 0)
        return None
    options = (op.NONE, *(op.ESCORT | other for other in able))
    seat = seat_of(state, faction_of(state, unit))
    return (Decision(seat, "eu 6.4.2", "ask-convoy", options, (unit,)),)


@STEPS.take("sail")
def take_sail(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 6.4.2 The escort goes along for one sortie."""
    _, unit, *voyage = frame
    escort = NOBODY
    if option != op.NONE:
        escort = option & op.LOW
        changes.tire(state, escort, 1)
        changes.tell(state, "escorts", escort, unit)
    state.frames[-1] = ("waylay", unit, *voyage, escort, 0)


@STEPS.run("waylay")
def run_waylay(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 6.4.3 and eu 6.4-3 One enemy warship may intercept, once an action."""
    _, unit, purpose, cargo, goal, way, _, asked = frame
    seat, options = air.interceptors(state, ships.hunters(state, unit, way), asked)
    if seat < 0:
        state.frames[-1] = ("arrive", unit, purpose, cargo, goal, way)
        return None
    return (Decision(seat, "eu 6.4.3", "ask-waylay", options, (unit,)),)


@STEPS.take("waylay")
def take_waylay(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 6.4-5 The interceptor fights the escort, and the convoy too if it breaks through."""
    _, unit, purpose, cargo, goal, way, escort, asked = frame
    if option == op.NONE:
        state.frames[-1] = ("waylay", unit, purpose, cargo, goal, way, escort, asked | 1 << seat)
        return
    state.frames.pop()
    hunter = option & op.LOW
    changes.tire(state, hunter, 1)
    changes.tell(state, "intercepts", hunter, unit)
    weather = ships.weather_on(state, hunter, way)
    through = escort < 0
    if escort >= 0:
        beaten, sunk, _ = _sea_fight(state, hunter, escort, weather)
        through = sunk and not beaten
    aborted = False
    if through:
        _, aborted, sorties = _sea_fight(state, hunter, unit, weather)
        if cargo >= 0:
            _shake(state, unit, cargo, sorties, state.scenario.units[hunter].country)
    if state.at[unit] < 0:
        return
    if aborted or (cargo >= 0 and state.at[cargo] < 0):
        changes.tell(state, "turned-back", unit)
        return
    state.frames.append(("arrive", unit, purpose, cargo, goal, way))


def _sea_fight(state: State, hunter: int, victim: int, weather: int) -> tuple[bool, bool, int]:
    return air.clash(state, odds.sea_combat(state, hunter, victim, weather))


def _shake(state: State, unit: int, cargo: int, sorties: int, by: int) -> None:
    """eu 6.4.4-3 Two sorties or more on the way hurt the cargo; if its ship sinks, it is lost."""
    if state.at[unit] < 0:
        changes.eliminate(state, cargo, by)
    elif sorties >= 2:
        if state.scenario.units[cargo].kind == AIR:
            changes.tire(state, cargo, 2)
        else:
            changes.lose_step(state, cargo, by)


@STEPS.run("arrive")
def run_arrive(state: State, frame: Frame) -> None:
    """eu 6.4 The voyage ends as it was meant to."""
    _, unit, purpose, cargo, goal, _ = frame
    state.frames.pop()
    if purpose == ships.REBASE:
        changes.tell(state, "rebased", unit, state.at[unit], goal)
        changes.put(state, unit, goal)
    elif purpose == ships.CARRY:
        changes.tell(state, "carried", cargo, goal)
        changes.put(state, cargo, goal)
        state.frames.append(("berth", unit, goal))
    elif purpose == ships.LAND:
        _go_ashore(state, cargo, goal)
    else:
        state.frames.append(("intercept", unit, state.at[goal], goal, 0))


def _go_ashore(state: State, cargo: int, goal: int) -> None:
    """eu 6.3.2 An empty hex is taken; an enemy ground unit is attacked at once."""
    duty.went(state, cargo, goal)
    if unit_at(state, goal, GROUND) >= 0:
        state.frames.append(("ashore", cargo, goal))
        return
    changes.tell(state, "landed", cargo, goal)
    changes.march(state, cargo, [goal])


@STEPS.run("ashore")
def run_ashore(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 6.3.2-3 The attacker commits air support and a marker to the fight on the beach."""
    _, cargo, goal = frame
    found = combat.support(state, cargo, goal)
    if len(found) == 1:
        state.frames.pop()
        combat.begin(state, odds.LANDING, cargo, goal, 0)
        return None
    base = op.ATTACK | cargo << 2 * op.THING | goal << op.THING
    seat = seat_of(state, faction_of(state, cargo))
    options = tuple(base | chosen for chosen in found)
    return (Decision(seat, "eu 6.3.2", "ask-ashore", options, (cargo, goal)),)


@STEPS.take("ashore")
def take_ashore(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 6.3.2 The fight on the beach begins."""
    _, cargo, goal = frame
    state.frames.pop()
    combat.begin(state, odds.LANDING, cargo, goal, option & op.LOW)


@STEPS.run("berth")
def run_berth(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 6.4.4-4 The convoy stays where it unloaded if there is room, or goes back."""
    _, unit, goal = frame
    if state.at[unit] in (goal, NOBODY) or state.at[unit] < 0 or not room(state, goal, CONVOY):
        state.frames.pop()
        return None
    seat = seat_of(state, faction_of(state, unit))
    options = (op.STAY, op.REBASE | goal)
    return (Decision(seat, "eu 6.4.4", "ask-berth", options, (unit, goal)),)


@STEPS.take("berth")
def take_berth(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 6.4.4-4 The owner's choice; the way back is not a second action."""
    _, unit, goal = frame
    state.frames.pop()
    if option != op.STAY:
        changes.tell(state, "rebased", unit, state.at[unit], goal)
        changes.put(state, unit, goal)
