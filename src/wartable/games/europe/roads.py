"""How far ground units get over the land as one side sees it: floods over masks, one a cost."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from wartable.core.bits import mask, walk
from wartable.games.europe.board import Board
from wartable.games.europe.tables import GROUPS


class Reach(NamedTuple):
    """The hexes that a unit can get to, as masks."""

    by_cost: tuple[int, ...]
    """First reached at each cost, from 0 to all points."""
    hexes: int
    """All of them."""
    early: int
    """Those that leave at least a point."""


Sides = tuple[int, int, int, int, int, int]


class _Rivers(NamedTuple):
    """Where rivers and barriers are."""

    along: int
    """The hexes with a river on a side."""
    dry: Sides
    """By direction: the sides that can be crossed and have no river."""
    parted: int
    """The hexes with a side to land that cannot be crossed."""


@lru_cache(maxsize=64)
def _rivers(board: Board) -> _Rivers:
    along = 0
    for hexes in board.river:
        along |= hexes
    dry = [free & ~wide for free, wide in zip(board.open, board.river, strict=True)]
    parted = mask(
        hex_ for hex_ in walk(board.land) if board.near[hex_] & board.land != board.step[hex_]
    )
    return _Rivers(along, _six(dry), parted)


def _six(masks: Sequence[int]) -> Sides:
    one, two, three, four, five, six = masks
    return one, two, three, four, five, six


def _entries(
    board: Board, group: int, zone: int, passable: int, dear: int
) -> tuple[tuple[int, int], ...]:
    """eu 4.a The hexes by what it costs to enter them, but for rivers."""
    found: dict[int, int] = {}
    for cost, land in board.terrain_cost[group]:
        for extra, hexes in (
            (0, land & passable & ~dear),
            (board.city_enter, land & passable & dear),
        ):
            for more, part in ((0, hexes & ~zone), (board.zone_points, hexes & zone)):
                if part:
                    price = cost + extra + more
                    found[price] = found.get(price, 0) | part
    return tuple(sorted(found.items()))


class Roads:
    """The land as one side may cross it; how far each unit gets is worked out once."""

    __slots__ = ("_entries", "_reached", "board", "dear", "passable", "zone")

    def __init__(self, board: Board, zone: int, passable: int, dear: int) -> None:
        """`zone` are enemy zones of control, `dear` are cities that the enemy holds."""
        self.board, self.zone, self.passable, self.dear = board, zone, passable, dear
        self._entries: dict[int, tuple[tuple[int, int], ...]] = {}
        self._reached: dict[int, Reach] = {}

    def reach(self, group: int, start: int, points: int) -> Reach:
        """eu 4.a How far a unit gets from a hex with so many points."""
        key = (start << 10 | points) * len(GROUPS) + group
        found = self._reached.get(key)
        if found is None:
            found = self._reached[key] = self._flood(group, start, points)
        return found

    def _flood(self, group: int, start: int, points: int) -> Reach:
        """eu 4.c A unit that enters an enemy zone goes no further."""
        board, open_ = self.board, ~self.zone
        entries = self._entries.get(group)
        if entries is None:
            entries = _entries(board, group, self.zone, self.passable, self.dear)
            self._entries[group] = entries
        rivers, (a, b, c, d, e, f), parted = _rivers(board)
        w, less, bridge = board.width, board.width - 1, board.river_points
        # What costs more than there is falls into the lists behind the last one, unread.
        dearest = entries[-1][0] + bridge if entries else 0
        reached = [0] * (points + dearest + 1)
        reached[0] = 1 << start
        land = left = self.passable | reached[0]
        for spent in range(points):
            here = reached[spent]
            if not here:
                continue
            here &= left
            reached[spent] = here
            left ^= here
            if spent:
                here &= open_
            if not here:
                continue
            if here & parted:
                near = board.spread(here) & left
            else:
                near = (
                    here << 1 | here >> 1 | here << w | here >> w | here << less | here >> less
                ) & left
            if here & rivers:
                dry = (
                    (here & a) << 1
                    | (here & b) >> less
                    | (here & c) >> w
                    | (here & d) >> 1
                    | (here & e) << less
                    | (here & f) << w
                ) & left
                over = near ^ dry
                near = dry
                if over:
                    for cost, hexes in entries:
                        reached[spent + cost + bridge] |= over & hexes
            for cost, hexes in entries:
                reached[spent + cost] |= near & hexes
        last = reached[points] & left
        reached[points] = last
        early = land & ~left
        return Reach(tuple(reached[: points + 1]), early | last, early)


@lru_cache(maxsize=1 << 12)
def roads(board: Board, zone: int, passable: int, dear: int) -> Roads:
    """The land as one side may cross it, the same as long as nothing about it changes."""
    return Roads(board, zone, passable, dear)
