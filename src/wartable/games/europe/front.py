"""The map as one side sees it: whose units are where, zones of control, who holds what."""

from wartable.core.bits import walk
from wartable.games.europe.roads import roads
from wartable.games.europe.state import ACTIVE, CONQUERED, LOW, NOBODY, NONE, SUPPLIED, Front, State
from wartable.games.europe.tables import AIR


def front(state: State, country: int) -> Front:
    """eu 4.c The map as the friends of a country see it."""
    side = state.ties.side[country]
    found = state.fronts.get(side)
    if found is None:
        ground = held = enemy = hostile = 0
        friends, foes = state.ties.friends[country], state.ties.foes[country]
        for other, (stands, holds) in enumerate(zip(state.ground, state.holds, strict=True)):
            if friends >> other & 1:
                ground |= stands
                held |= holds
            elif foes >> other & 1:
                enemy |= stands
                hostile |= holds
        # eu 7.d A unit in no supply has no zone of control.
        strong = enemy & ~weak(state) if state.none else enemy
        board = state.scenario.board
        zone, open_ = board.spread(strong), (held | hostile) & ~enemy
        found = Front(
            ground,
            enemy,
            zone,
            held,
            hostile,
            open_,
            roads(board, zone, open_, hostile & board.cities),
        )
        state.fronts[side] = found
    return found


def weak(state: State) -> int:
    """Where ground units in no supply are."""
    found = 0
    size, last = state.scenario.board.size, len(state.scenario.of_kind[0])
    for unit in walk(state.none):
        if unit < last and 0 <= state.at[unit] < size:
            found |= 1 << state.at[unit]
    return found


def front_of(state: State, faction: int) -> Front | None:
    """The map as a faction sees it; None while it has no active country."""
    members = state.ties.members[faction]
    return front(state, members[0]) if members else None


def in_play(state: State, faction: int) -> bool:
    """eu 1-3 Whether a faction has an active country."""
    return bool(state.ties.members[faction])


def countries(state: State, faction: int) -> tuple[int, ...]:
    """The active countries of a faction, in the scenario's order."""
    return state.ties.members[faction]


def faction_of(state: State, unit: int) -> int:
    """The faction that a unit fights for."""
    return state.side[state.scenario.units[unit].country]


def placed(state: State, unit: int) -> bool:
    """Whether a unit is in a hex or an off-map zone."""
    return state.at[unit] >= 0


def on_map(state: State, unit: int) -> bool:
    """Whether a unit is in a hex."""
    return 0 <= state.at[unit] < state.scenario.board.size


def units_of(state: State, faction: int, kind: int) -> list[int]:
    """The units of one kind that a faction has in a hex or an off-map zone."""
    at = state.at
    return [unit for unit in state.ties.units[faction][kind] if at[unit] >= 0]


def unit_at(state: State, place: int, kind: int) -> int:
    """The unit of a kind in a hex, or NOBODY."""
    numbers = state.scenario.of_kind[kind]
    try:
        return state.at.index(place, numbers.start, numbers.stop)
    except ValueError:
        return NOBODY


def room(state: State, place: int, kind: int) -> bool:
    """eu 3.b One unit of each kind in a hex; off-map zones have no limit."""
    return place >= state.scenario.board.size or unit_at(state, place, kind) < 0


def full(state: State, kind: int) -> int:
    """eu 3.b The hexes that have no room for another unit of a kind."""
    found = 0
    numbers, size = state.scenario.of_kind[kind], state.scenario.board.size
    for place in state.at[numbers.start : numbers.stop]:
        if 0 <= place < size:
            found |= 1 << place
    return found


def holder(state: State, hex_: int) -> int:
    """The country that controls a hex."""
    bit = 1 << hex_
    for country, held in enumerate(state.holds):
        if held & bit:
            return country
    return NOBODY


def are_friends(state: State, one: int, other: int) -> bool:
    """eu 2.a Whether two countries are in the same faction."""
    return bool(state.ties.friends[one] >> other & 1)


def are_foes(state: State, one: int, other: int) -> bool:
    """eu 2.a Whether two countries are at war."""
    return bool(state.ties.foes[one] >> other & 1)


def supply_of(state: State, unit: int) -> int:
    """eu 7.a Supplied, low or none."""
    bit = 1 << unit
    return NONE if state.none & bit else LOW if state.low & bit else SUPPLIED


def weather_at(state: State, place: int) -> int:
    """eu 11.1 The weather in a hex; off-map zones are always fair."""
    board = state.scenario.board
    return state.weather[board.weather[place]] if place < board.size else 0


def last_side(state: State, country: int) -> int:
    """eu 2.d-9 The faction of a country, even if it was conquered."""
    return state.side[country] if state.status[country] in (ACTIVE, CONQUERED) else NOBODY


def enemy_factions(state: State, country: int) -> list[int]:
    """The factions that have a country at war with this one, in faction order."""
    found = {state.side[foe] for foe in walk(state.ties.foes[country])}
    return sorted(found)


def free_base(state: State, country: int) -> int:
    """eu 6.2 Where an air unit may base: held, not mountain, no enemy zone without ground units."""
    seen, bases = front(state, country), state.scenario.board.bases
    return seen.held & bases & (~seen.zone | seen.ground) & ~full(state, AIR)
