"""eu 7.5 and eu 8 No supply, replacement, mobilization, upgrade, and where new units enter."""

from collections.abc import Iterator

from wartable.core.bits import walk
from wartable.core.decision import Decision
from wartable.core.frames import Frame
from wartable.games.europe import changes, country_changes, supply
from wartable.games.europe import options as op
from wartable.games.europe.front import countries, faction_of, front, full, supply_of, units_of
from wartable.games.europe.scenario import MOBILIZATION, Unit
from wartable.games.europe.seats import seat_of
from wartable.games.europe.state import ACTIVE, NOBODY, REVIEW, SUPPLIED, State
from wartable.games.europe.steps import STEPS, offered
from wartable.games.europe.tables import AIR, CONVOY, GROUND, WARSHIP

KINDS = (GROUND, AIR, CONVOY, WARSHIP)


@STEPS.run("attrition")
def run_attrition(state: State, frame: Frame) -> None:
    """eu 7.5.1 A unit in no supply is reduced or eliminated; others take 2 sorties."""
    _, faction = frame
    state.frames[-1] = ("give-up", faction)
    if not state.none:
        return
    for kind in KINDS:
        for unit in units_of(state, faction, kind):
            if not state.none >> unit & 1:
                continue
            if kind == GROUND:
                changes.lose_step(state, unit, NOBODY)
            elif state.sorties[unit] >= state.scenario.tables.max_sorties:
                changes.eliminate(state, unit, NOBODY)
            else:
                changes.tire(state, unit, 2)
                changes.tell(state, "tired", unit, 2, state.sorties[unit])


def may_give_up(state: State, faction: int) -> list[int]:
    """eu 7.5.2 A ground unit in no supply; an air or naval unit in any state."""
    return [
        unit
        for kind in KINDS
        for unit in units_of(state, faction, kind)
        if kind != GROUND or state.none >> unit & 1
    ]


@STEPS.run("give-up")
def run_give_up(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 7.5.2 A faction that wanted to be asked may eliminate units of its own."""
    _, faction = frame
    found = may_give_up(state, faction) if state.flags & REVIEW << faction else []
    if not found:
        state.frames.pop()
        changes.unflag(state, REVIEW << faction)
        return None
    options = (op.DONE, *(op.GIVE_UP | unit for unit in found))
    return (Decision(seat_of(state, faction), "eu 7.5.2", "ask-give-up", options),)


@STEPS.take("give-up")
def take_give_up(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 7.5.2 A unit is given up; that counts as eliminated."""
    _, faction = frame
    if option == op.DONE:
        state.frames.pop()
        changes.unflag(state, REVIEW << faction)
    else:
        changes.eliminate(state, option & op.LOW, NOBODY)


def improvable(state: State, faction: int) -> list[int]:
    """eu 8.1-1 Supplied units that can be improved and paid for, once a phase."""
    types, units = state.scenario.tables.types, state.scenario.units
    worn = state.reduced
    for unit in range(len(state.scenario.of_kind[GROUND]), len(units)):
        if state.sorties[unit]:
            worn |= 1 << unit
    return [
        unit
        for unit in walk(worn & ~(state.used | state.low | state.none))
        if state.at[unit] >= 0
        and state.side[units[unit].country] == faction
        and types[units[unit].type].replacement <= state.points[units[unit].country]
    ]


@STEPS.run("replacement")
def run_replacement(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 8.1 Points improve units in hexes and off-map zones."""
    _, faction = frame
    found = improvable(state, faction)
    if not found:
        state.frames.pop()
        changes.clear_used(state)
        return None
    options = (op.DONE, *(op.IMPROVE | unit for unit in found))
    return (Decision(seat_of(state, faction), "eu 8.1", "ask-improve", options),)


@STEPS.take("replacement")
def take_replacement(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 8.1 A reduced unit goes to full strength, or up to two sorties come off."""
    if option == op.DONE:
        state.frames.pop()
        changes.clear_used(state)
        return
    unit = option & op.LOW
    found = state.scenario.units[unit]
    country_changes.spend(state, found.country, state.scenario.tables.types[found.type].replacement)
    changes.improve(state, unit)


def entries(state: State, unit: int, cities: int, supplied: bool) -> list[int]:
    """eu 8.3-1 Cities where a unit may enter: held, no enemy zone, room, perhaps in supply."""
    found = state.scenario.units[unit]
    seen = front(state, found.country)
    free = cities & seen.held & ~seen.zone & ~seen.enemy & ~full(state, found.kind)
    if found.kind == AIR:
        free &= state.scenario.board.bases
    elif found.kind != GROUND:
        free &= state.scenario.board.ports
    if supplied and free:
        free = supply.traceable(state, found.country, free)
    return [*walk(free)]


def homes(state: State, unit: Unit) -> int:
    """eu 8.3-1 The cities of a unit's own country, and of the one it is heir to."""
    board = state.scenario.board
    land = board.of_country[unit.country]
    for other in walk(supply.bases(state, unit.country) & ~state.ties.friends[unit.country]):
        land |= board.of_country[other]
    return land & board.cities


def recruits(state: State, faction: int) -> Iterator[tuple[int, int]]:
    """eu 8.3 Units in the Mobilization box that can be paid for, and where each may arrive."""
    if MOBILIZATION not in state.at:
        return
    types = state.scenario.tables.types
    for unit, each in enumerate(state.scenario.units):
        if state.at[unit] != MOBILIZATION or state.side[each.country] != faction:
            continue
        if state.status[each.country] != ACTIVE:
            continue
        if types[each.type].mobilization <= state.points[each.country]:
            for place in entries(state, unit, homes(state, each), True):
                yield unit, place


def buyers(state: State, faction: int) -> list[int]:
    """eu 8.3 Who can pay for a Surprise Attack marker; at most one is held (eu 6.a-4)."""
    if state.surprise[faction] or not state.surprise_box[faction]:
        return []
    price = state.scenario.tables.surprise_cost
    return [country for country in countries(state, faction) if state.points[country] >= price]


@STEPS.run("mobilization")
def run_mobilization(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 8.3 Points bring units from the Mobilization box and a Surprise Attack marker."""
    _, faction = frame
    found = [op.BUY | country for country in buyers(state, faction)]
    found += sorted(op.pack(op.MOBILIZE, 0, u, place) for u, place in recruits(state, faction))
    return offered(state, faction, "eu 8.3", "ask-mobilize", op.DONE, found)


@STEPS.take("mobilization")
def take_mobilization(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 8.3 A unit arrives reduced or with 4 sorties; or a marker is bought."""
    _, faction = frame
    verb, (_, unit, place) = op.verb_of(option), op.parts(option)
    tables = state.scenario.tables
    if verb == op.DONE:
        state.frames.pop()
    elif verb == op.BUY:
        country_changes.spend(state, place, tables.surprise_cost)
        changes.buy_surprise(state, faction, place)
    else:
        found = state.scenario.units[unit]
        country_changes.spend(state, found.country, tables.types[found.type].mobilization)
        changes.enter(state, unit, place)
        _take_heart(state, unit)
        ground = found.kind == GROUND
        changes.weaken(state, unit, ground, 0 if ground else tables.mobilized_sorties)


def _take_heart(state: State, unit: int) -> None:
    """eu K-15 An army raised again gives its country will back, except for great powers."""
    scenario, found = state.scenario, state.scenario.units[unit]
    back, country = scenario.tables.will_for_mobilized, found.country
    again = state.fell >> unit & 1
    changes.raise_again(state, unit)
    if not again or not back or found.kind != GROUND or scenario.countries[country].great:
        return
    held = front(state, country).held
    lost = sum(c.will for c in scenario.cities if c.country == country and not held >> c.hex & 1)
    won = min(back, scenario.countries[country].will - lost - state.will[country])
    if won > 0:
        changes.change_will(state, country, won, NOBODY)


def upgrades(state: State, faction: int) -> list[int]:
    """eu 8.2-1 Supplied units that the scenario allows to be replaced, where they are."""
    found = []
    for entry in state.scenario.upgrades:
        place = state.at[entry.unit]
        if place < 0 or state.turn < entry.turn or faction_of(state, entry.unit) != faction:
            continue
        if supply_of(state, entry.unit) != SUPPLIED or entry.unit in found:
            continue
        inside = place < state.scenario.board.size and entry.places >> place & 1
        if inside or place in entry.zones:
            found.append(entry.unit)
    return sorted(found)


@STEPS.run("upgrade")
def run_upgrade(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 8.2 A unit that the scenario names may be replaced by its upgrade."""
    _, faction = frame
    found = [op.UPGRADE | unit for unit in upgrades(state, faction)]
    return offered(state, faction, "eu 8.2", "ask-upgrade", op.DONE, found)


@STEPS.take("upgrade")
def take_upgrade(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 8.2 Step, sorties and supply carry over; it costs nothing."""
    if option == op.DONE:
        state.frames.pop()
        return
    unit = option & op.LOW
    entry = next(
        found
        for found in state.scenario.upgrades
        if found.unit == unit and found.turn <= state.turn
    )
    changes.replace(state, unit, entry.to)
    changes.tell(state, "upgraded", unit, entry.to)
