"""Every change to the table goes through one of these, so that no event can be forgotten."""

from wartable.core.bits import mask
from wartable.core.events import Event
from wartable.core.rng import below
from wartable.games.europe.front import are_foes, are_friends, front, holder
from wartable.games.europe.scenario import ELIMINATED, GONE, MOBILIZATION
from wartable.games.europe.state import (
    ACTIVE,
    CONQUERED,
    LOW,
    NOBODY,
    NONE,
    Front,
    State,
    tie,
)
from wartable.games.europe.tables import GROUND


def tell(state: State, kind: str, *args: int) -> None:
    """Note what everyone saw."""
    state.events.append(Event(kind, args))


def roll(state: State) -> int:
    """eu 1.a One six-sided die; it cannot be undone."""
    return below(state, 6) + 1


def show(state: State, kind: str, *args: int) -> None:
    """Note a die or a draw, which nobody knew before."""
    state.events.append(Event(kind, args, shows=True))


def put(state: State, unit: int, place: int) -> None:
    """Lay a counter somewhere: a hex, an off-map zone or a box."""
    found = state.scenario.units[unit]
    old = state.at[unit]
    state.at[unit] = place
    if found.kind == GROUND:
        size = state.scenario.board.size
        left = 1 << old if 0 <= old < size else 0
        entered = 1 << place if 0 <= place < size else 0
        state.ground[found.country] = state.ground[found.country] & ~left | entered
        # The one that moves sees the same enemies as before; all others must look again.
        side = state.ties.side[found.country]
        seen = state.fronts.get(side)
        state.fronts = {}
        if seen is not None:
            state.fronts[side] = Front(
                seen.ground & ~left | entered,
                seen.enemy,
                seen.zone,
                seen.held,
                seen.hostile,
                seen.open,
                seen.roads,
            )


def march(state: State, unit: int, way: list[int]) -> None:
    """eu 2.b-4 A ground unit goes from hex to hex; each changes hands as it is entered."""
    country = state.scenario.units[unit].country
    board = state.scenario.board
    put(state, unit, way[-1])
    seen = front(state, country)
    taken = mask(way) & seen.hostile
    if not taken:
        return
    for hex_ in way:
        if taken >> hex_ & 1:
            own = board.country[hex_]
            _hand_over(state, hex_, own if are_friends(state, country, own) else country)
    state.fronts = {}
    if not taken & board.cities:
        # The land is as open as before: how far units get is still right.
        state.fronts[state.ties.side[country]] = Front(
            seen.ground,
            seen.enemy,
            seen.zone,
            seen.held | taken,
            seen.hostile & ~taken,
            seen.open,
            seen.roads,
        )


def take(state: State, country: int, hex_: int) -> None:
    """eu 2.b A hex that an enemy holds passes to a country, or back to its own (eu 2.b-2)."""
    old = holder(state, hex_)
    if old == NOBODY or not are_foes(state, country, old):
        return
    own = state.scenario.board.country[hex_]
    give(state, hex_, own if are_friends(state, country, own) else country)


def give(state: State, hex_: int, new: int) -> None:
    """Control of a hex changes, and everyone sees it."""
    if not state.holds[new] >> hex_ & 1:
        _hand_over(state, hex_, new)
        state.fronts = {}


def _hand_over(state: State, hex_: int, new: int) -> None:
    """Control of a hex changes: will follows its city, and enemy aircraft and ships leave."""
    old = holder(state, hex_)
    bit = 1 << hex_
    state.holds[old] &= ~bit
    state.holds[new] |= bit
    scenario = state.scenario
    city = scenario.board.city[hex_]
    if city >= 0:
        tell(state, "taken", new, hex_)
        if state.bombing:
            state.bombing = [mark for mark in state.bombing if mark & 65535 != hex_]
        _count_city(state, city, old, new)
    first = len(scenario.of_kind[GROUND])
    if hex_ in state.at[first:]:
        for unit in range(first, len(scenario.units)):
            if state.at[unit] == hex_ and not are_friends(state, scenario.units[unit].country, new):
                state.frames.append(("flee", unit))


def _count_city(state: State, city: int, old: int, new: int) -> None:
    """eu 2.c-1 A city counts when it goes from friends of its country to an enemy, or back."""
    found = state.scenario.cities[city]
    home = found.country
    if not found.will or state.status[home] != ACTIVE:
        return
    if are_friends(state, home, old) and are_foes(state, home, new):
        change_will(state, home, -found.will, new)
    elif are_foes(state, home, old) and are_friends(state, home, new):
        change_will(state, home, found.will, NOBODY)


def change_will(state: State, country: int, change: int, by: int) -> None:
    """eu 2.c National will rises or falls; below 0 a country conquers it (eu 2.d)."""
    state.will[country] += change
    tell(state, "will", country, change, state.will[country])
    if state.will[country] < 0 and state.status[country] == ACTIVE and change < 0:
        state.frames.append(("fall", country, by))


def lose_step(state: State, unit: int, by: int) -> None:
    """eu 3.a A full unit is reduced, a reduced one eliminated."""
    bit = 1 << unit
    if state.reduced & bit:
        eliminate(state, unit, by)
    else:
        state.reduced |= bit
        tell(state, "reduced", unit)


def _clear(state: State, units: int) -> None:
    """Clear the marks on some units that are no longer true of them."""
    others = ~units
    state.reduced &= others
    state.low &= others
    state.none &= others
    state.marked &= others
    state.used &= others


def eliminate(state: State, unit: int, by: int) -> None:
    """eu 3.a-2 A unit goes to the Eliminated box; a ground unit costs its country will (eu 2.c)."""
    found = state.scenario.units[unit]
    put(state, unit, ELIMINATED)
    _clear(state, 1 << unit)
    state.sorties[unit] = 0
    state.fell |= 1 << unit
    tell(state, "eliminated", unit)
    if found.kind == GROUND:
        tables, country = state.scenario.tables, state.scenario.countries[found.country]
        price = tables.great_will_for_unit if country.great else tables.will_for_unit
        if price:
            change_will(state, found.country, -price, by)


def tire(state: State, unit: int, sorties: int) -> None:
    """eu 3.c A unit takes sorties, at most 6; the rest is lost (eu 3.c-1)."""
    if sorties:
        most = state.scenario.tables.max_sorties
        state.sorties[unit] = min(most, state.sorties[unit] + sorties)


def enter(state: State, unit: int, place: int) -> None:
    """A unit enters play, supplied and at full strength."""
    bit = ~(1 << unit)
    state.reduced &= bit
    state.low &= bit
    state.none &= bit
    state.sorties[unit] = 0
    put(state, unit, place)
    tell(state, "entered", unit, place)


def weaken(state: State, unit: int, reduced: bool, sorties: int) -> None:
    """A unit that has just entered is reduced, or has sorties."""
    if reduced:
        state.reduced |= 1 << unit
    state.sorties[unit] = sorties


def improve(state: State, unit: int) -> None:
    """eu 8.1 A reduced unit goes to full strength, or up to two sorties come off; once a phase."""
    use(state, unit)
    if state.scenario.units[unit].kind == GROUND:
        state.reduced &= ~(1 << unit)
    else:
        state.sorties[unit] = max(0, state.sorties[unit] - state.scenario.tables.sorties_removed)
    tell(state, "improved", unit)


def replace(state: State, old: int, new: int) -> None:
    """eu 8.2 and eu 13 Another counter replaces a unit; its state is carried over."""
    for name in ("reduced", "low", "none", "used", "marked", "fell"):
        bits = getattr(state, name)
        if bits >> old & 1:
            setattr(state, name, bits & ~(1 << old) | 1 << new)
    state.sorties[new], state.sorties[old] = state.sorties[old], 0
    place = state.at[old]
    put(state, old, GONE)
    put(state, new, place)


def raise_again(state: State, unit: int) -> None:
    """eu K-15 A unit that was eliminated has been mobilized."""
    state.fell &= ~(1 << unit)


def set_supply(state: State, unit: int, level: int) -> None:
    """eu 7.a The supply state of a unit."""
    bit = 1 << unit
    state.low = state.low | bit if level == LOW else state.low & ~bit
    state.none = state.none | bit if level == NONE else state.none & ~bit
    state.fronts = {}


def bomb(state: State, mark: int, count: int) -> None:
    """eu 6.2-10 Bombing markers lie in a city until the next Strategic Warfare Phase."""
    state.bombing = sorted([*state.bombing, *[mark] * count])


def end_bombing(state: State) -> None:
    """eu 9.2.1 All Bombing markers come off the map."""
    state.bombing = []
    tell(state, "bombing-over")


def conquer(state: State, country: int) -> None:
    """eu 2.d A country is conquered: its units have done nothing, and its points are gone."""
    _clear(state, state.scenario.by_country[country])
    state.points[country] = 0
    state.status[country] = CONQUERED
    state.fallen[country] = state.turn
    tie(state)


def use(state: State, unit: int) -> None:
    """eu 6.3 A unit is activated, once a phase."""
    state.used |= 1 << unit


def mark_moved(state: State, unit: int) -> None:
    """eu 4.h A Strategic Movement marker lies on a unit until the end of the turn."""
    state.marked |= 1 << unit


def use_support(state: State, faction: int) -> None:
    """eu 5.j A Ground Support marker is spent."""
    state.support[faction] -= 1


def place_surprise(state: State, faction: int, hex_: int) -> None:
    """eu 6.1 A Surprise Attack marker is placed."""
    state.surprise[faction] -= 1
    state.shocked, state.shock = 1, hex_
    tell(state, "surprise", faction, hex_)


def place_partisans(state: State, faction: int, hex_: int) -> None:
    """eu 6.1 A Partisans marker is placed."""
    state.partisans[faction] -= 1
    state.risen |= 1 << hex_
    tell(state, "partisans", faction, hex_)


def place_paradrop(state: State, faction: int, hex_: int) -> None:
    """eu 6.1 A Paradrop marker is placed."""
    state.paradrops[faction] -= 1
    state.dropped |= 1 << hex_
    tell(state, "paradrop", faction, hex_)


def buy_surprise(state: State, faction: int, country: int) -> None:
    """eu 8.3 A country has paid for a Surprise Attack marker."""
    state.surprise[faction] += 1
    state.surprise_box[faction] -= 1
    tell(state, "bought", country)


def add_markers(state: State, faction: int, marker: int, count: int) -> None:
    """eu 13 A faction gets markers, or loses them: Paradrop, Partisans, Support, Surprise."""
    held = (state.paradrops, state.partisans, state.support, state.surprise)[marker]
    held[faction] = max(0, held[faction] + count)
    tell(state, "marker", faction, marker, count)


def add_moves(state: State, faction: int, count: int) -> None:
    """eu 13 A faction gets Strategic Movement markers."""
    state.moves[faction] += count


def flag(state: State, flags: int) -> None:
    """Note what a faction has done, or wants to do, this turn."""
    state.flags |= flags


def unflag(state: State, flags: int) -> None:
    """Clear what a faction wanted to do."""
    state.flags &= ~flags


def mark_failing(state: State, entries: int) -> None:
    """eu 10.3.1 These duties of National Defense are not met."""
    state.failing = entries


def waive(state: State, entry: int) -> None:
    """eu 10.3.1 A country need not defend a place any more."""
    state.waived |= 1 << entry
    state.failing &= ~(1 << entry)


def happen(state: State, number: int) -> None:
    """An event of the scenario happens, this turn."""
    mark_happened(state, number)
    tell(state, "event", number)


def mark_happened(state: State, number: int) -> None:
    """An event counts as having happened this turn."""
    state.happened[number] = state.turn


def begin_phase(state: State, number: int) -> None:
    """eu 1.2 A phase begins; no faction has its part of it yet."""
    state.phase, state.faction = number, NOBODY


def begin_part(state: State, faction: int) -> None:
    """eu 1.2 A faction has its part of a phase."""
    state.faction = faction


def set_weather(state: State, zone: int, weather: int) -> None:
    """eu 11.1 The weather of a zone for this turn."""
    state.weather[zone] = weather


def clear_markers(state: State) -> None:
    """eu 6.0.6 Assault, Paradrop, Partisans and Surprise Attack markers come off the map."""
    state.dropped = state.risen = 0
    state.shock = -1
    state.shocked = 0
    state.used = 0


def clear_used(state: State) -> None:
    """eu 8.1 A phase in which each unit may be chosen once is over."""
    state.used = 0


def await_counter(state: State, number: int, turn: int) -> None:
    """eu 8.a-1 A counter on the turn track enters this turn; with COME it has entered."""
    state.due[number] = turn


def end_turn(state: State) -> None:
    """eu 12.2 Markers off, Eliminated to Mobilization, points lost, the turn marker moves."""
    state.marked = 0
    for unit, place in enumerate(state.at):
        if place == ELIMINATED:
            state.at[unit] = MOBILIZATION
    state.points = [0] * len(state.points)
    state.given = 0
    state.turn += 1
    tell(state, "turn", state.turn)


def end_game(state: State, level: int, further: list[int]) -> None:
    """eu 12.1 A victory level ends the game; others may apply as well."""
    state.over, state.joint = level, mask(further)
    tell(state, "over", level)
    for number in further:
        tell(state, "wins-too", state.scenario.victory[number].winner)
