"""What must hold in every state of Europe: units, hexes and numbers are where they can be."""

from wartable.games.europe.front import are_foes, front, holder
from wartable.games.europe.scenario import GONE
from wartable.games.europe.state import ACTIVE, State
from wartable.games.europe.tables import GROUND


def wrong(state: State) -> str:
    """The first thing that is wrong with a state."""
    return _hexes(state) or _units(state) or _fronts(state) or _numbers(state)


def _hexes(state: State) -> str:
    seen = 0
    for held in state.holds:
        if held & seen:
            return "a hex is held twice"
        seen |= held
    if seen != state.scenario.board.land:
        return "a hex is held by nobody, or sea is held"
    return ""


def _units(state: State) -> str:
    scenario = state.scenario
    board = scenario.board
    there: set[tuple[int, int]] = set()
    ground = [0] * len(state.side)
    for unit, found in enumerate(scenario.units):
        place = state.at[unit]
        if not GONE <= place < len(board.name):
            return f"{found.id} is nowhere"
        if not 0 <= place < board.size:
            continue
        if (found.kind, place) in there:
            return f"two units of a kind in {board.name[place]}"
        there.add((found.kind, place))
        if not board.land >> place & 1:
            return f"{found.id} is in the sea"
        if state.status[found.country] != ACTIVE:
            return f"{found.id} fights for a country that is not in the war"
        if found.kind == GROUND:
            ground[found.country] |= 1 << place
        settled = not any(frame[0] in ("flee", "fall") for frame in state.frames)
        if settled and are_foes(state, found.country, holder(state, place)):
            return f"{found.id} stands in a hex of its enemy"
    if ground != state.ground:
        return "the ground units are not where the masks say"
    return ""


def _fronts(state: State) -> str:
    """Check that the cached view of the map matches a fresh one."""
    fresh = state.copy()
    fresh.fronts = {}
    for country, side in enumerate(state.ties.side):
        if side in state.fronts and state.fronts[side] != front(fresh, country):
            return "the map is not what is remembered of it"
    return ""


def _numbers(state: State) -> str:
    if state.low & state.none:
        return "a unit has two states of supply"
    if any(not 0 <= count <= state.scenario.tables.max_sorties for count in state.sorties):
        return "a unit has too many sorties"
    if min(state.points) < 0:
        return "a country has spent what it did not have"
    if min((*state.cup, *state.box)) < 0:
        return "the cup holds less than nothing"
    return ""
