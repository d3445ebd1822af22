"""eu 6.1 and eu 6.a Surprise Attack, Paradrop and Partisans markers."""

from collections.abc import Iterator

from wartable.core.answers import Answers
from wartable.core.decision import Decision
from wartable.core.frames import Frame
from wartable.games.europe import changes
from wartable.games.europe import options as op
from wartable.games.europe.effects import FACTIONS, PartisansOnly
from wartable.games.europe.front import are_friends, countries, front_of, last_side
from wartable.games.europe.seats import seat_of
from wartable.games.europe.state import CLOSED, State
from wartable.games.europe.steps import STEPS
from wartable.games.europe.tables import AIR

KINDS = (op.SURPRISE, op.PARADROP, op.PARTISANS)
ASKS = ("ask-surprise", "ask-paradrop", "ask-partisans")
RULES = ("eu 6.a", "eu 6.1", "eu 6.1")


def choices(state: State, faction: int, passed: int) -> list[int]:
    """eu 6.0-1, eu 6.0.5 The markers that a faction may place now, between actions."""
    found: list[int] = []
    if not (state.surprise[faction] or state.paradrops[faction] or state.partisans[faction]):
        return found
    passed >>= len(state.scenario.units)
    for box, verb in zip((state.surprise, state.paradrops, state.partisans), KINDS, strict=True):
        if box[faction] and not passed & 1 and _some(state, faction, verb):
            found.append(verb)
        passed >>= 1
    return found


def _some(state: State, faction: int, verb: int) -> bool:
    """Whether there is a place for a marker; for a Surprise Attack any enemy will do."""
    if verb == op.SURPRISE:
        seen = front_of(state, faction)
        return seen is not None and bool(
            state.surprise[faction] and not state.shocked and seen.enemy
        )
    if verb == op.PARADROP and state.paradrops[faction] and not state.dropped:
        seen, scenario = front_of(state, faction), state.scenario
        goals = seen.hostile & scenario.board.cities if seen is not None else 0
        within, reach = scenario.board.within, scenario.tables.paradrop_range
        if any(within(state.at[unit], reach) & goals for unit in carriers(state, faction)):
            return True
    return bool(places(state, faction, verb))


def places(state: State, faction: int, verb: int) -> int:
    """Where a marker may lie."""
    if verb == op.SURPRISE:
        return surprises(state, faction)
    if verb == op.PARADROP:
        return drops(state, faction)
    return risings(state, faction)


def surprises(state: State, faction: int) -> int:
    """eu 6.a-1 and eu 2.e-1 Any land that is not closed."""
    if not state.surprise[faction] or state.shocked:
        return 0
    land = state.scenario.board.land
    for country, status in enumerate(state.status):
        if status == CLOSED:
            land &= ~state.holds[country]
    return land


def drops(state: State, faction: int) -> int:
    """eu 6.1 Near an air unit of the right nation: an enemy city, or an enemy unit."""
    seen = front_of(state, faction)
    if not state.paradrops[faction] or seen is None:
        return 0
    near = _drop_zone(state, faction)
    goals = seen.hostile & state.scenario.board.cities | enemy_units(state, faction)
    return near & goals & ~state.dropped


def _drop_zone(state: State, faction: int) -> int:
    """eu 6.1 The hexes near an air unit of the right nation."""
    near = 0
    for unit in carriers(state, faction):
        near |= state.scenario.board.within(state.at[unit], state.scenario.tables.paradrop_range)
    return near


def carriers(state: State, faction: int) -> Iterator[int]:
    """eu 6.1-1 The air units that a Paradrop marker may start from; they are not activated."""
    scenario, at, size = state.scenario, state.at, state.scenario.board.size
    nations = scenario.tables.paradropping[faction]
    for unit in state.ties.units[faction][AIR]:
        if 0 <= at[unit] < size and nations >> scenario.units[unit].country & 1:
            yield unit


def enemy_units(state: State, faction: int, last: int = 4) -> int:
    """The hexes with an enemy unit, of the first kinds."""
    foes = 0
    for country in countries(state, faction):
        foes |= state.ties.foes[country]
    found = 0
    for kind in range(last):
        for unit in state.scenario.of_kind[kind]:
            place = state.at[unit]
            own = state.scenario.units[unit].country
            if 0 <= place < state.scenario.board.size and foes >> own & 1:
                found |= 1 << place
    return found


def risings(state: State, faction: int) -> int:
    """eu 6.1-6 An enemy ground or air unit in a friendly country, active or conquered."""
    if not state.partisans[faction]:
        return 0
    allowed = None
    for rule in state.scenario.rules_of(PartisansOnly):
        if rule.faction == FACTIONS[faction]:
            allowed = {state.scenario.country_number[name] for name in rule.countries}
    home = 0
    for country, land in enumerate(state.scenario.board.of_country):
        if last_side(state, country) == faction and (allowed is None or country in allowed):
            home |= land
    return home & enemy_units(state, faction, AIR + 1) & ~state.risen


@STEPS.run("marker")
def run_marker(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 6.1 Where the marker goes."""
    _, faction, number = frame
    verb = number << op.SHIFT
    options = Answers((op.BACK,), [(op.AT, places(state, faction, verb))])
    kind = KINDS.index(verb)
    return (Decision(seat_of(state, faction), RULES[kind], ASKS[kind], options),)


@STEPS.take("marker")
def take_marker(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 6.1 The marker is placed, or stays in the box."""
    _, faction, number = frame
    verb = number << op.SHIFT
    state.frames.pop()
    _, _, passed = state.frames[-1]
    if option == op.BACK:
        bit = 1 << len(state.scenario.units) + KINDS.index(verb)
        state.frames[-1] = ("act", faction, passed | bit)
        return
    state.frames[-1] = ("act", faction, 0)
    hex_ = option & op.LOW
    if verb == op.SURPRISE:
        changes.place_surprise(state, faction, hex_)
    elif verb == op.PARTISANS:
        changes.place_partisans(state, faction, hex_)
    else:
        _drop(state, faction, hex_)


def _drop(state: State, faction: int, hex_: int) -> None:
    """eu 6.1 On an empty enemy city: control on 1 to 3. On a unit: the marker stays."""
    changes.place_paradrop(state, faction, hex_)
    if enemy_units(state, faction) >> hex_ & 1:
        return
    die = changes.roll(state)
    won = state.scenario.tables.paradrop_success >> die & 1
    changes.show(state, "paradrop-die", faction, hex_, die, won)
    if won:
        state.frames.append(("claim", faction, hex_))


@STEPS.run("claim")
def run_claim(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 6.1-4 The city goes to the country of the air unit, or of one of two near enough."""
    _, faction, hex_ = frame
    board, reach = state.scenario.board, state.scenario.tables.paradrop_range
    near = [u for u in carriers(state, faction) if board.distance(state.at[u], hex_) <= reach]
    found = sorted({state.scenario.units[unit].country for unit in near})
    own = board.country[hex_]
    if len(found) > 1 and not are_friends(state, found[0], own):
        options = tuple(op.CLAIM | country for country in found)
        return (Decision(seat_of(state, faction), "eu 6.1-4", "ask-claim", options, (hex_,)),)
    state.frames.pop()
    changes.take(state, found[0], hex_)
    return None


@STEPS.take("claim")
def take_claim(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 6.1-4 The country is chosen."""
    state.frames.pop()
    _, _, hex_ = frame
    changes.take(state, option & op.LOW, hex_)
