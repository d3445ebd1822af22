"""qm 6 Supply: who can trace a line, and where that lets a nation build and battle."""

from functools import cache

from msgspec import Struct

from wartable.core.bits import flood, spread, walk
from wartable.games.quartermaster import where
from wartable.games.quartermaster.board import FIRST_SEA, HOME, LAND, SEA, STARS
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.effects import (
    ARMY,
    NAVY,
    GrantSupply,
    MayBuildAt,
    NotSupplySpace,
    SupplySpace,
)
from wartable.games.quartermaster.state import State


class SupplyLines(Struct, frozen=True):
    """What a nation can trace right now."""

    supplied: int
    """Spaces with a supplied piece."""
    line: int
    """Spaces with a piece that has a line to a Supply space, with or without a port."""
    near: tuple[int, ...]
    """The neighbours of every space for this team."""
    stars: int
    """The Supply spaces of this nation."""
    always_army: int
    """Spaces where an army counts as supplied whatever its line."""
    always_navy: int
    build: int
    """Spaces where an army may be built without a neighbour."""


class SupplyChange(Struct, frozen=True):
    """What a Status on the table changes about supply, and for which nations."""

    owner: int
    bit: int
    nations: int
    lost: int = 0
    """Spaces that stop being Supply spaces."""
    won: int = 0
    """Spaces that become Supply spaces."""
    army: int = 0
    """Spaces where armies count as supplied."""
    navy: int = 0
    build: int = 0
    """Spaces where armies may be built without a neighbour."""


@cache
def _standing(number: int) -> tuple[tuple[SupplyChange, ...], ...]:
    """For each nation, what Status cards change about its supply."""
    rules, found = edition(number), []
    cards = rules.catalogue
    for card, index in cards.standing:
        owner, bit = cards.nation[card], cards.bit[card]
        for effect in cards.cards[card].clauses[index].do:
            match effect:
                case NotSupplySpace(space, to):
                    found.append(
                        SupplyChange(owner, bit, where.nations(to, owner), lost=1 << space)
                    )
                case SupplySpace(space):
                    found.append(SupplyChange(owner, bit, 1 << owner, won=1 << space))
                case MayBuildAt(space):
                    found.append(SupplyChange(owner, bit, 1 << owner, build=1 << space))
                case GrantSupply(pieces):
                    area = where.fixed(pieces.at, rules.board)
                    army = area if pieces.kind != NAVY else 0
                    navy = area if pieces.kind != ARMY else 0
                    whose = where.nations(pieces.of, owner)
                    found.append(SupplyChange(owner, bit, whose, army=army, navy=navy))
                case _:
                    raise AssertionError(effect)
    return tuple(
        tuple(change for change in found if change.nations >> nation & 1) for nation in range(6)
    )


def lines(state: State, nation: int) -> SupplyLines:
    """qm 6 Trace the supply of a nation, remembered until a piece or a Status moves."""
    known: SupplyLines | None = state.supplied[nation]
    if known is not None:
        return known
    armies, team = state.armies, nation & 1
    own, navies = armies[nation], state.navies[nation]
    axis = armies[0] | armies[2] | armies[4]
    rules = edition(state.edition)
    board = rules.board
    near = board.near(team, axis)
    stars, army, navy = STARS, state.granted[nation], state.granted[nation]
    status, build = state.status, 0
    for change in _standing(state.edition)[nation]:
        if status[change.owner] & change.bit:
            if state.laid[change.owner] & change.bit and rules.status_delay:
                continue
            stars = stars & ~change.lost | change.won
            army |= change.army
            navy |= change.navy
            build |= change.build
    line = flood(own & stars, own | navies, near)
    supplied = (own & line) | (own & army) | (navies & navy)
    afloat = navies & line & ~supplied
    if afloat:
        friends = armies[1] | armies[3] | armies[5] if team else axis
        neighbours = board.neighbours
        for space in walk(afloat):
            # qm 6: any army of the team beside a navy is its port, supplied or not.
            if neighbours[space] & friends:
                supplied |= 1 << space
    state.supplied[nation] = found = SupplyLines(supplied, line, near, stars, army, navy, build)
    return found


def supplied(state: State, nation: int) -> int:
    """qm 6 The spaces in which a nation has a supplied piece."""
    return lines(state, nation).supplied


def team_armies(state: State, team: int) -> int:
    """Where a team has armies."""
    armies = state.armies
    return armies[team] | armies[team + 2] | armies[team + 4]


def team_navies(state: State, team: int) -> int:
    """Where a team has navies."""
    navies = state.navies
    return navies[team] | navies[team + 2] | navies[team + 4]


def army_builds(state: State, nation: int) -> int:
    """qm 3.1 Where a nation may build an army, or name a supplied one as just built."""
    own = lines(state, nation)
    reach = spread(own.supplied, own.near)
    fed = reach if own.line == own.supplied else spread(own.line, own.near)
    new = (reach | own.build | 1 << HOME[nation]) & (fed | own.stars | own.always_army) & LAND
    new &= ~(team_armies(state, 1 - (nation & 1)) | state.armies[nation])
    # qm 5.5.3: a supplied army on the board may stand for the one built.
    return new | (own.supplied & state.armies[nation])


def navy_builds(state: State, nation: int) -> int:
    """qm 3.2 Where a nation may build a navy, or name a supplied one as just built."""
    own, team = lines(state, nation), nation & 1
    reach = spread(own.supplied, own.near)
    fed = reach if own.line == own.supplied else spread(own.line, own.near)
    new = reach & SEA & ~(team_navies(state, 1 - team) | state.navies[nation])
    # A card may feed the navy, but does not build its port.
    new &= fed | own.always_navy
    legal = 0
    if new:
        friends, neighbours = team_armies(state, team), edition(state.edition).board.neighbours
        for space in walk(new):
            if neighbours[space] & friends:
                legal |= 1 << space
    return legal | (own.supplied & state.navies[nation])


def builds(state: State, nation: int, kind: str) -> int:
    """Where a nation may build a piece of a kind."""
    return army_builds(state, nation) if kind == ARMY else navy_builds(state, nation)


def battles(state: State, nation: int, kind: str) -> int:
    """qm 3.3, qm 3.4 The spaces a nation may battle: beside a supplied piece, with no friend."""
    own = lines(state, nation)
    reach = spread(own.supplied, own.near)
    if kind == "land":
        return reach & LAND & ~team_armies(state, nation & 1)
    return reach & SEA & ~team_navies(state, nation & 1)


def is_supplied(state: State, nation: int, space: int) -> bool:
    """Whether the piece of a nation in a space is in supply right now."""
    return bool(lines(state, nation).supplied >> space & 1)


def recruits(state: State, nation: int, kind: str) -> int:
    """qm 5.5.1 Where a nation may recruit: no enemy there, and no piece of its own yet."""
    enemy = 1 - (nation & 1)
    if kind == ARMY:
        return LAND & ~(team_armies(state, enemy) | state.armies[nation])
    return SEA & ~(team_navies(state, enemy) | state.navies[nation])


def holds(state: State, nation: int, space: int) -> bool:
    """Whether a nation has an army or a navy in a space."""
    pieces = state.armies if space < FIRST_SEA else state.navies
    return bool(pieces[nation] >> space & 1)
