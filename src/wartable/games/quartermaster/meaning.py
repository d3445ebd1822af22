"""What the words of a card mean at this moment: spaces, pieces, conditions."""

from functools import cache

from wartable.core.bits import mask, spread, walk
from wartable.games.quartermaster.board import HOME, SEA, STRAITS
from wartable.games.quartermaster.catalogue import BATTLED, BY, KIND, SPACE, WHOSE, Happened
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.effects import (
    AIR_FORCE,
    ARMY,
    EVENT,
    NAVY,
    Both,
    Condition,
    Pieces,
    Some,
    Where,
)
from wartable.games.quartermaster.state import ANY_BATTLE, State
from wartable.games.quartermaster.supply import lines, supplied
from wartable.games.quartermaster.where import fixed, nations

STRAIT_SEAS = mask(sea for _, *seas in STRAITS for sea in seas)


@cache
def _by_a_strait(named: tuple[int, ...]) -> int:
    """The spaces as a mask, if one of them is a sea of a strait; otherwise none."""
    found = mask(named)
    return found if found & STRAIT_SEAS else 0


def spaces(state: State, place: Where, nation: int, event: Happened, target: int = -1) -> int:
    """The spaces that a card of `nation` means at this moment."""
    board = edition(state.edition).board
    if place.spaces == (EVENT,):
        if state.flags & ANY_BATTLE and place.how == "beside" and event[KIND] == BATTLED:
            # The setting that lets a battle of earlier this turn count as the event.
            return spread(state.battled & SEA, board.neighbours)
        place = Where(place.how, (event[SPACE],), place.number)
    match place.how:
        case "beside_own_piece":
            own = state.armies[nation] | state.navies[nation]
            return spread(own, lines(state, nation).near)
        case "near" | "beside" if centre := _by_a_strait(place.spaces):
            # qm 16.1: the two seas of a strait are neighbours for the team that it is open to.
            around = spread(centre, lines(state, nation).near)
            return around | centre if place.how == "near" else around
        case "beside_own_supplied_navy":
            return spread(supplied(state, nation) & state.navies[nation], board.neighbours)
        case "faced":
            front = spread(state.began[nation], board.neighbours)
            return state.began[place.number] & front
        case "elsewhere":
            return mask(place.spaces) & ~(1 << event[SPACE])
        case "near_home":
            return board.reach(1 << HOME[target], place.number)
        case "beside_home":
            return board.neighbours[HOME[target]]
        case _:
            return fixed(place, board)


def pieces(state: State, wanted: Pieces, nation: int, event: Happened, target: int = -1) -> int:
    """How many such pieces are on the board, or how many spaces hold one."""
    found = which(state, wanted, nation, event, target)
    if wanted.by_space:
        union = 0
        for _, held in found:
            union |= held
        return union.bit_count()
    return sum(held.bit_count() for _, held in found)


def which(
    state: State, wanted: Pieces, nation: int, event: Happened, target: int = -1
) -> list[tuple[int, int]]:
    """Where each nation has such pieces: (nation, spaces)."""
    area = spaces(state, wanted.at, nation, event, target)
    found = []
    for owner in walk(nations(wanted.of, nation, event[WHOSE], event[BY])):
        held = standing(state, owner, wanted.kind) & area
        if wanted.supplied and held:
            held &= supplied(state, owner)
        if wanted.by_supplied_army and held:
            board = edition(state.edition).board
            held &= spread(supplied(state, nation) & state.armies[nation], board.neighbours)
        found.append((owner, held))
    return found


def standing(state: State, nation: int, kind: str) -> int:
    """Where a nation has pieces of a kind."""
    if kind == ARMY:
        return state.armies[nation]
    if kind == NAVY:
        return state.navies[nation]
    if kind == AIR_FORCE:
        return state.air_forces[nation]
    return state.armies[nation] | state.navies[nation]


def holds(
    state: State, condition: Condition | None, nation: int, event: Happened, target: int = -1
) -> bool:
    """Whether a condition holds; no condition always does."""
    if condition is None:
        return True
    if isinstance(condition, Both):
        both = (condition.first, condition.second)
        return all(pieces(state, wanted, nation, event, target) for wanted in both)
    found = pieces(state, condition.pieces, nation, event, target) > 0
    return found if isinstance(condition, Some) else not found
