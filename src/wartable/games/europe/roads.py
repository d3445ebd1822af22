"""How far ground units get over the land as one side sees it: floods over masks, one a cost."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from wartable.core.bits import mask, walk
from wartable.games.europe.board import Board
from wartable.games.europe.tables import GROUPS

Sides = tuple[int, ...]


class Reach:
    """The hexes that a unit can get to, as masks."""

    __slots__ = ("early", "goals", "hexes", "layers", "shift")

    def __init__(self, hexes: int, early: int, goals: int, layers: list[int], shift: int) -> None:
        self.hexes, self.early, self.goals = hexes, early, goals
        """All of them, those that leave at least a point, and all with those a step away."""
        self.layers, self.shift = layers, shift
        """By cost: the hexes that are reached for it and not for less, so many bits higher up."""

    def cost(self, goal: int) -> int:
        """What it costs to reach a hex; -1 if it is out of reach."""
        if self.hexes >> goal & 1:
            place = self.shift + goal
            for spent, hexes in enumerate(self.layers):
                if hexes >> place & 1:
                    return spent
        return -1


class _Map(NamedTuple):
    """What a flood must know of a board, once for each of some units side by side."""

    lanes: int
    """The first bit of each unit's map."""
    rivers: int
    """The hexes with a river on a side."""
    parted: int
    """The hexes with a side to land that cannot be crossed."""
    open: Sides
    """By direction: the sides that can be crossed."""
    dry: Sides
    """By direction: the same without rivers."""


@lru_cache(maxsize=256)
def _map(board: Board, units: int) -> _Map:
    lanes = mask(unit * _lane(board) for unit in range(units))
    step, near, land = board.step, board.near, board.land
    rivers = 0
    for hexes in board.river:
        rivers |= hexes
    parted = mask(hex_ for hex_ in walk(land) if near[hex_] & land != step[hex_])
    dry = (free & ~wide for free, wide in zip(board.open, board.river, strict=True))
    return _Map(
        lanes,
        rivers * lanes,
        parted * lanes,
        tuple(hexes * lanes for hexes in board.open),
        tuple(hexes * lanes for hexes in dry),
    )


def _lane(board: Board) -> int:
    """How far apart the maps of two units lie, so that no step leads from one into the other."""
    return board.size + board.width + 1


def _step(bits: int, w: int, sides: Sides) -> int:
    """The hexes one step away through some sides; the board's directions are written out."""
    a, b, c, d, e, f = sides
    return (
        (bits & a) << 1
        | (bits & b) >> w - 1
        | (bits & c) >> w
        | (bits & d) >> 1
        | (bits & e) << w - 1
        | (bits & f) << w
    )


class Roads:
    """The land as one side may cross it; how far each unit gets is worked out once."""

    __slots__ = ("_entries", "_reached", "board", "dear", "passable", "zone")

    def __init__(self, board: Board, zone: int, passable: int, dear: int) -> None:
        """`zone` are enemy zones of control, `dear` are cities that the enemy holds."""
        self.board, self.zone, self.passable, self.dear = board, zone, passable, dear
        self._entries: dict[int, list[tuple[int, int]]] = {}
        self._reached: dict[int, Reach] = {}

    def known(self, group: int, start: int, points: int) -> Reach | None:
        """How far a unit gets from a hex, if that was worked out before."""
        return self._reached.get((start << 10 | points) * len(GROUPS) + group)

    def reach(self, group: int, start: int, points: int) -> Reach:
        """eu 4.a How far a unit gets from a hex with so many points."""
        found = self.known(group, start, points)
        return found or self.flood(group, points, (start,))

    def flood(self, group: int, points: int, starts: Sequence[int]) -> Reach:
        """eu 4.a and eu 4.c Units of one kind, all at once: a map for each stands in one number.

        A unit that enters an enemy zone goes no further. Returns the reach of the last one.
        """
        board = self.board
        lanes, rivers, parted, open_sides, dry_sides = _map(board, len(starts))
        lane = _lane(board)
        entries = [(cost, hexes * lanes) for cost, hexes in self._prices(group)]
        w, less, bridge = board.width, board.width - 1, board.river_points
        # What costs more than there is falls into the lists behind the last one, unread.
        dearest = entries[-1][0] + bridge if entries else 0
        reached = [0] * (points + dearest + 1)
        reached[0] = mask(start + number * lane for number, start in enumerate(starts))
        land = left = self.passable * lanes | reached[0]
        stop = self.zone * lanes
        for spent in range(points):
            here = reached[spent]
            if not here:
                continue
            here &= left
            reached[spent] = here
            left ^= here
            if spent:
                here &= ~stop
            if not here:
                continue
            if here & parted:
                near = _step(here, w, open_sides) & left
            else:
                near = (
                    here << 1 | here >> 1 | here << w | here >> w | here << less | here >> less
                ) & left
            if here & rivers:
                dry = _step(here, w, dry_sides) & left
                over = near ^ dry
                near = dry
                if over:
                    for cost, hexes in entries:
                        reached[spent + cost + bridge] |= over & hexes
            for cost, hexes in entries:
                reached[spent + cost] |= near & hexes
        del reached[points + 1 :]
        reached[points] &= left
        early = land & ~left
        hexes = early | reached[points]
        full = (1 << board.size) - 1
        for number, start in enumerate(starts):
            shift = number * lane
            own = hexes >> shift & full
            # eu 4.d and eu K-11 One adjacent hex is never too dear, and a ferry takes all points.
            goals = own | (board.step[start] | board.ferry_near[start]) & self.passable
            found = Reach(own, early >> shift & full, goals, reached, shift)
            self._reached[(start << 10 | points) * len(GROUPS) + group] = found
        return found

    def _prices(self, group: int) -> list[tuple[int, int]]:
        """eu 4.a The hexes by what it costs to enter them, but for rivers."""
        known = self._entries.get(group)
        if known is not None:
            return known
        board, found = self.board, dict[int, int]()
        for cost, land in board.terrain_cost[group]:
            free = land & self.passable
            for extra, hexes in ((0, free & ~self.dear), (board.city_enter, free & self.dear)):
                for more, part in (
                    (0, hexes & ~self.zone),
                    (board.zone_points, hexes & self.zone),
                ):
                    if part:
                        price = cost + extra + more
                        found[price] = found.get(price, 0) | part
        self._entries[group] = sorted(found.items())
        return self._entries[group]


@lru_cache(maxsize=1 << 12)
def roads(board: Board, zone: int, passable: int, dear: int) -> Roads:
    """The land as one side may cross it, the same as long as nothing about it changes."""
    return Roads(board, zone, passable, dear)
