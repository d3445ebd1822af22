"""eu 6.4 Naval units: rebase, transport, landing, carrier strike, with escort and interception."""

from functools import lru_cache
from itertools import product

from wartable.core.answers import Answers, Part
from wartable.core.bits import mask, walk
from wartable.core.decision import Decision
from wartable.core.frames import Frame
from wartable.games.europe import air, changes, combat, defense, duty, odds, prices
from wartable.games.europe import options as op
from wartable.games.europe.board import Board
from wartable.games.europe.effects import FACTIONS, Evacuation
from wartable.games.europe.front import (
    are_foes,
    are_friends,
    faction_of,
    front,
    holder,
    room,
    unit_at,
    units_of,
)
from wartable.games.europe.seats import seat_of
from wartable.games.europe.state import NEUTRAL, NOBODY, State
from wartable.games.europe.steps import STEPS
from wartable.games.europe.tables import AIR, CONVOY, GROUND, SEVERE, WARSHIP

REBASE, CARRY, LAND, RAID = range(4)

# A voyage on the stack: (step, ship, purpose, cargo, goal, path, …). The path are sea zones.
Path = tuple[int, ...]


def ready(state: State, unit: int) -> bool:
    """eu 6.4 Not with 6 sorties; it has a base."""
    return state.sorties[unit] < state.scenario.tables.max_sorties and state.at[unit] >= 0


def next_to(state: State, unit: int, zone: int) -> int:
    """The sea zones beside one, without those behind a passage that is shut to a ship."""
    board = state.scenario.board
    near = board.sea_zones[zone].adjacent
    for passage in board.passages:
        if zone in passage.zones and not _open(state, unit, passage.cities, passage):
            one, other = passage.zones
            near &= ~(1 << (other if zone == one else one))
    return near


def _open(state: State, unit: int, cities: Path, passage: object) -> bool:
    """eu K-16 A passage is open while friends or neutrals hold its cities."""
    own = state.scenario.units[unit].country
    for city in cities:
        country = holder(state, city)
        if are_friends(state, own, country):
            continue
        neutral = state.status[country] == NEUTRAL
        if not neutral or getattr(passage, "closed_while_neutral", False):
            return False
    return True


def reach(state: State, unit: int) -> int:
    """eu 6.4-1 The zones of its port and those beside them."""
    board = state.scenario.board
    if not board.passages:
        return board.reach[state.at[unit]]
    found = own = board.port_zones[state.at[unit]]
    for zone in walk(own):
        found |= next_to(state, unit, zone)
    return found


def routes(state: State, unit: int, purpose: int, cargo: int, goal: int) -> list[Path]:
    """eu 6.4-2 The ways by sea for an action, the shortest first; none has a zone too many."""
    board = state.scenario.board
    opens, reached = board.port_zones, reach(state, unit)
    stations: tuple[int, ...] = (opens[goal],) if purpose in (REBASE, CARRY) else ()
    if purpose == CARRY:
        stations = (opens[state.at[cargo]], *stations)
    elif purpose == LAND:
        stations = (board.coast[goal],)
    elif purpose == RAID:
        stations = (_near(state, unit, state.at[goal]),)
    ways = product(
        walk(opens[state.at[unit]]), *(list(walk(zones & reached)) for zones in stations)
    )
    short = list({frozenset(way): tuple(dict.fromkeys(way)) for way in ways}.values())
    found = [way for way in short if _unbroken(state, unit, way)] or short
    return sorted(
        (way for way in found if not any(set(other) < set(way) for other in found)),
        key=lambda way: (len(way), way),
    )


def _unbroken(state: State, unit: int, way: Path) -> bool:
    """Whether each zone of a way lies beside an earlier one."""
    return all(
        any(next_to(state, unit, before) >> zone & 1 for before in way[:number])
        for number, zone in enumerate(way)
        if number
    )


def havens(state: State, country: int, kind: int, zones: int) -> int:
    """eu 6.4.1-1 and eu K-17 Friendly ports on some zones with room, and off-map zones."""
    board = state.scenario.board
    found = _ports(board, zones) & front(state, country).held
    if found:
        numbers = state.scenario.of_kind[kind]
        for place in state.at[numbers.start : numbers.stop]:
            if place >= 0:
                found &= ~(1 << place)
    for number, zone in enumerate(board.zones):
        if zone.sea_zones & zones and air.usable(state, number, country):
            found |= 1 << board.size + number
    return found


@lru_cache(maxsize=256)
def _ports(board: Board, zones: int) -> int:
    return mask(place for place in walk(board.ports) if board.port_zones[place] & zones)


def rebases(state: State, unit: int) -> int:
    """eu 6.4.1 The ports that a ship can go to."""
    found = state.scenario.units[unit]
    places = havens(state, found.country, found.kind, reach(state, unit))
    return places & ~(1 << state.at[unit])


def cargoes(state: State, unit: int) -> list[Part]:
    """eu 6.4.4 What a convoy can carry, and where to."""
    scenario = state.scenario
    if scenario.units[unit].kind != CONVOY:
        return []
    opens = scenario.board.port_zones
    zones = reach(state, unit)
    faction = faction_of(state, unit)
    found = []
    for kind in (GROUND, AIR):
        for cargo in units_of(state, faction, kind):
            here = state.at[cargo]
            if not opens[here] & zones or not loads(state, cargo):
                continue
            country = scenario.units[cargo].country
            goals = havens(state, country, kind, zones) & ~(1 << here)
            if kind == GROUND and combat.restricted(state, country):
                goals &= defense.nearer(state, country, here) if here < len(opens) else 0
            if goals:
                found.append((op.CARRY | cargo << op.THING, goals))
    return found


def loads(state: State, cargo: int) -> bool:
    """eu 6.4.4-2 and eu F3 Unmarked; a ground unit supplied, unused and paid for."""
    bit = 1 << cargo
    if state.marked & bit:
        return False
    found = state.scenario.units[cargo]
    if found.kind == AIR:
        return True
    if found.garrison or state.used & bit:
        return False
    if state.points[found.country] < prices.activation(state, cargo):
        return False
    if not (state.low | state.none) & bit:
        return True
    saved = {rule.faction for rule in state.scenario.rules_of(Evacuation)}
    return FACTIONS[faction_of(state, cargo)] in saved


def raids(state: State, unit: int) -> list[int]:
    """eu 6.4.5 What a carrier can strike from a zone in its reach."""
    scenario = state.scenario
    found = scenario.units[unit]
    if not scenario.tables.types[found.type].carrier:
        return []
    return air.targets(state, found.country, _sea(state, reach(state, unit)), found.range)


def _sea(state: State, zones: int) -> list[int]:
    hexes = 0
    for zone in walk(zones):
        hexes |= state.scenario.board.sea_zones[zone].hexes
    return list(walk(hexes))


def _near(state: State, unit: int, place: int) -> int:
    """The zones from one of whose hexes a carrier reaches a place."""
    board = state.scenario.board
    around = board.within(place, state.scenario.units[unit].range)
    found = 0
    for number, zone in enumerate(board.sea_zones):
        if zone.hexes & around:
            found |= 1 << number
    return found


def acting(state: State, faction: int) -> list[int]:
    """eu 6.4 The ships that can be activated and have something to do."""
    found = []
    *_, convoys, warships = state.ties.units[faction]
    for unit in (*convoys, *warships):
        if ready(state, unit) and (
            rebases(state, unit) or cargoes(state, unit) or raids(state, unit)
        ):
            found.append(unit)
    return found


@STEPS.run("ship")
def run_ship(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 6.4 A ship is activated: rebase, transport or carrier strike."""
    unit = frame[1]
    parts = [(op.REBASE, rebases(state, unit)), *cargoes(state, unit)]
    parts.append((op.RAID, mask(raids(state, unit))))
    seat = seat_of(state, faction_of(state, unit))
    return (Decision(seat, "eu 6.4", "ask-ship", Answers((op.BACK,), parts), (unit,)),)


@STEPS.take("ship")
def take_ship(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 6.4 What the ship does; each action costs a sortie."""
    unit = frame[1]
    verb, (_, second, third) = op.verb_of(option), op.parts(option)
    state.frames.pop()
    top = state.frames[-1]
    if verb == op.BACK:
        state.frames[-1] = (*top[:2], top[2] | 1 << unit)
        return
    state.frames[-1] = (*top[:2], 0)
    if verb == op.REBASE:
        state.frames.append(("route", unit, REBASE, NOBODY, third))
    elif verb == op.CARRY:
        if state.scenario.units[second].kind == GROUND:
            combat.activate(state, second)
        state.frames.append(("route", unit, CARRY, second, third))
    else:
        state.frames.append(("route", unit, RAID, NOBODY, third))


@STEPS.run("route")
def run_route(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 6.4-2 The mover names its zones, if that changes who may meet or guard it."""
    _, unit, purpose, cargo, goal = frame
    differ: dict[object, Path] = {}
    for way in routes(state, unit, purpose, cargo, goal):
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
    """eu 6.4-2 The way is chosen; the ship sets out."""
    _, unit, purpose, cargo, goal = frame
    state.frames.pop()
    way = tuple(number - 1 for number in op.parts(option) if number)
    sail(state, unit, purpose, cargo, goal, way)


def _perils(state: State, unit: int, way: Path) -> object:
    """Who could intercept on a way, in which weather, and who could escort a convoy there."""
    met = tuple((hunter, weather_on(state, hunter, way)) for hunter in hunters(state, unit, way))
    return met, tuple(guards(state, unit, way)) if met else ()


def weather_on(state: State, hunter: int, way: Path) -> int:
    """eu 6.4-7 The weather of the last zone of the way that the interceptor reaches."""
    place = [zone for zone in way if reach(state, hunter) >> zone & 1][-1]
    return state.weather[state.scenario.board.sea_zones[place].weather]


def sail(state: State, unit: int, purpose: int, cargo: int, goal: int, way: Path) -> None:
    """eu 6.4 A ship puts to sea; that is a sortie."""
    changes.tire(state, unit, 1)
    changes.tell(state, ("sails", "carries", "lands", "raids")[purpose], unit, cargo, goal)
    state.frames.append(("sail", unit, purpose, cargo, goal, way))


def shores(state: State, unit: int, convoy: int) -> int:
    """eu 6.3.2-2 Enemy-held coasts that a convoy reaches, unless the weather is severe."""
    board = state.scenario.board
    seen = front(state, state.scenario.units[unit].country)
    found = seen.hostile & _coasts(board, reach(state, convoy))
    for zone, weather in enumerate(state.weather):
        if weather == SEVERE:
            found &= ~board.of_weather[zone]
    return found


@lru_cache(maxsize=256)
def _coasts(board: Board, zones: int) -> int:
    return mask(hex_ for hex_ in walk(board.land) if board.coast[hex_] & zones)


def convoy_with(state: State, unit: int) -> int:
    """eu 6.3.2-1 and eu 4.g-2 The first convoy of friends in the port that can put to sea."""
    here = state.at[unit]
    if not state.scenario.board.port_zones[here]:
        return NOBODY
    for convoy in units_of(state, faction_of(state, unit), CONVOY):
        if state.at[convoy] == here and ready(state, convoy):
            return convoy
    return NOBODY


def invaders(state: State, faction: int) -> list[int]:
    """eu 6.3.2-1 The ground units that can begin a landing."""
    found: list[int] = []
    convoys = state.ties.units[faction][CONVOY]
    if not convoys:
        return found
    at = state.at
    ports = {at[convoy] for convoy in convoys if ready(state, convoy)}
    if not ports:
        return found
    for unit in state.ties.units[faction][GROUND]:
        if at[unit] not in ports or (state.low | state.none) >> unit & 1:
            continue
        if combat.restricted(state, state.scenario.units[unit].country):
            continue
        convoy = convoy_with(state, unit)
        if convoy >= 0 and loads(state, unit) and shores(state, unit, convoy):
            found.append(unit)
    return found


@STEPS.run("invade")
def run_invade(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 6.3.2 Where the unit lands."""
    unit = frame[1]
    goals = shores(state, unit, convoy_with(state, unit))
    options = Answers((op.BACK,), [(op.AT, goals)])
    seat = seat_of(state, faction_of(state, unit))
    return (Decision(seat, "eu 6.3.2", "ask-invade", options, (unit,)),)


@STEPS.take("invade")
def take_invade(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 6.3.2-3 Production and the convoy's sortie are paid; then the voyage begins."""
    unit = frame[1]
    state.frames.pop()
    top = state.frames[-1]
    if option == op.BACK:
        state.frames[-1] = (*top[:2], top[2] | 1 << unit)
        return
    state.frames[-1] = (*top[:2], 0)
    goal = option & op.LOW
    convoy = convoy_with(state, unit)
    combat.activate(state, unit)
    state.frames.append(("route", convoy, LAND, unit, goal))


def hunters(state: State, unit: int, way: Path) -> list[int]:
    """eu 6.4-3 Enemy warships whose reach holds a zone of the path."""
    country = state.scenario.units[unit].country
    return [
        other
        for other in state.scenario.of_kind[WARSHIP]
        if state.at[other] >= 0
        and ready(state, other)
        and are_foes(state, country, state.scenario.units[other].country)
        and any(reach(state, other) >> zone & 1 for zone in way)
    ]


def guards(state: State, unit: int, way: Path) -> list[int]:
    """eu 6.4-4 The warships that can escort a convoy on all of its way."""
    if state.scenario.units[unit].kind != CONVOY:
        return []
    return [
        other
        for other in units_of(state, faction_of(state, unit), WARSHIP)
        if ready(state, other) and all(reach(state, other) >> zone & 1 for zone in way)
    ]


@STEPS.run("sail")
def run_sail(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 6.4-4 A convoy may take one friendly warship along; asked if somebody could intercept."""
    _, unit, purpose, cargo, goal, way = frame
    able = guards(state, unit, way) if hunters(state, unit, way) else []
    if not able:
        state.frames[-1] = ("waylay", unit, purpose, cargo, goal, way, NOBODY, 0)
        return None
    options = (op.NONE, *(op.ESCORT | other for other in able))
    seat = seat_of(state, faction_of(state, unit))
    return (Decision(seat, "eu 6.4.2", "ask-convoy", options, (unit,)),)


@STEPS.take("sail")
def take_sail(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 6.4.2 The escort goes along for a sortie."""
    escort = NOBODY
    if option != op.NONE:
        escort = option & op.LOW
        changes.tire(state, escort, 1)
        changes.tell(state, "escorts", escort, frame[1])
    state.frames[-1] = ("waylay", *frame[1:], escort, 0)


@STEPS.run("waylay")
def run_waylay(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 6.4.3 and eu 6.4-3 One enemy warship may intercept, once an action."""
    unit, way, asked = frame[1], frame[5], frame[7]
    seat, options = air.interceptors(state, hunters(state, unit, way), asked)
    if seat < 0:
        state.frames[-1] = ("arrive", *frame[1:6])
        return None
    return (Decision(seat, "eu 6.4.3", "ask-waylay", options, (unit,)),)


@STEPS.take("waylay")
def take_waylay(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 6.4-5 The interceptor fights the escort, and the convoy too if it breaks through."""
    _, unit, purpose, cargo, goal, way, escort, asked = frame
    if option == op.NONE:
        state.frames[-1] = (*frame[:7], asked | 1 << seat)
        return
    state.frames.pop()
    hunter = option & op.LOW
    changes.tire(state, hunter, 1)
    changes.tell(state, "intercepts", hunter, unit)
    weather = weather_on(state, hunter, way)
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
    """eu 6.4.4-3 Two sorties or more on the way cost what is carried; sunk, it is lost."""
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
    if purpose == REBASE:
        changes.tell(state, "rebased", unit, state.at[unit], goal)
        changes.put(state, unit, goal)
    elif purpose == CARRY:
        changes.tell(state, "carried", cargo, goal)
        changes.put(state, cargo, goal)
        state.frames.append(("berth", unit, goal))
    elif purpose == LAND:
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
