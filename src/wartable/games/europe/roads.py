"""How far ground units get over land as one side sees it: floods over masks, one for each cost."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from wartable.core.bits import mask, walk
from wartable.games.europe.board import Board
from wartable.games.europe.tables import GROUPS

Sides = tuple[int, ...]


PACE = 16
"""The bits of a pace."""


def pace(group: int, points: int) -> int:
    """How a unit moves, as one number: its points, and the prices of its group."""
    return points * len(GROUPS) + group


def _group(key: int) -> int:
    """The group in the pace at the end of a key."""
    return (key & (1 << PACE) - 1) % len(GROUPS)


class Reach:
    """The hexes that a unit can get to, as masks."""

    __slots__ = ("early", "goals", "hexes", "layers", "shift")

    def __init__(self, hexes: int, early: int, goals: int, layers: list[int], shift: int) -> None:
        self.hexes, self.early, self.goals = hexes, early, goals
        """All of them, those that leave at least one point, and all plus those a step away."""
        self.layers, self.shift = layers, shift
        """By cost: the hexes reached for exactly that cost, shifted up by this many bits."""

    def cost(self, goal: int) -> int:
        """What it costs to reach a hex; -1 if it is out of reach."""
        if self.hexes >> goal & 1:
            place = self.shift + goal
            for spent, hexes in enumerate(self.layers):
                if hexes >> place & 1:
                    return spent
        return -1


class _Map(NamedTuple):
    """What a flood must know about a board, once for each of several units side by side."""

    lanes: int
    """The first bit of each unit's map."""
    entries: tuple[tuple[int, int], ...]
    """What the terrain of a hex costs, lowest first, and the hexes."""
    rivers: int
    """The hexes with a river on a side."""
    parted: int
    """The hexes with a side to land that cannot be crossed."""
    open: Sides
    """By direction: the sides that can be crossed."""
    dry: Sides
    """By direction: the same without rivers."""


@lru_cache(maxsize=1 << 9)
def _map(board: Board, counts: tuple[int, ...]) -> _Map:
    """`counts` are by group: the units of the first come first."""
    lane, first = _lane(board), 0
    lanes = mask(unit * lane for unit in range(sum(counts)))
    entries: dict[int, int] = {}
    for group, count in enumerate(counts):
        own = mask(unit * lane for unit in range(first, first + count))
        first += count
        for cost, hexes in board.terrain_cost[group]:
            entries[cost] = entries.get(cost, 0) | hexes * own
    step, near, land = board.step, board.near, board.land
    rivers = 0
    for hexes in board.river:
        rivers |= hexes
    parted = mask(hex_ for hex_ in walk(land) if near[hex_] & land != step[hex_])
    dry = (free & ~wide for free, wide in zip(board.open, board.river, strict=True))
    return _Map(
        lanes,
        tuple((cost, hexes) for cost, hexes in sorted(entries.items()) if hexes),
        rivers * lanes,
        parted * lanes,
        tuple(hexes * lanes for hexes in board.open),
        tuple(hexes * lanes for hexes in dry),
    )


def _lane(board: Board) -> int:
    """How far apart the maps of two units are, so that no step leads from one into the other."""
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

    __slots__ = ("_areas", "_calm", "board", "dear", "passable", "reached", "zone")

    def __init__(self, board: Board, zone: int, passable: int, dear: int) -> None:
        """`zone` are enemy zones of control, `dear` are cities that the enemy holds."""
        self.board, self.zone, self.passable, self.dear = board, zone, passable, dear
        calm, met = passable & ~zone, passable & zone
        city, fight = board.city_enter, board.zone_points
        self._calm = calm
        areas = ((fight, met & ~dear), (city, calm & dear), (city + fight, met & dear))
        self._areas = sorted(area for area in ((0, calm & ~dear), *areas) if area[1])
        """The extra cost to enter a hex besides its terrain, lowest first, and the hexes."""
        self.reached: dict[int, Reach] = {}
        """By start and pace, `start << PACE | pace`: what was worked out before."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Roads) and self._land == other._land

    def __hash__(self) -> int:
        return hash(self._land)

    @property
    def _land(self) -> tuple[Board, int, int, int]:
        return self.board, self.zone, self.passable, self.dear

    def reach(self, group: int, start: int, points: int) -> Reach:
        """eu 4.a How far a unit gets from a hex with this many points."""
        key = start << PACE | pace(group, points)
        if key not in self.reached:
            self.flood([key])
        return self.reached[key]

    def flood(self, keys: Sequence[int]) -> None:
        """eu 4.a and eu 4.c How far some units get, all at once: a map for each in one number.

        A unit that enters an enemy zone goes no further. `keys` are those of `reached`.
        """
        keys = sorted(keys, key=_group)
        groups = [*map(_group, keys)]
        board = self.board
        lane, w, bridge = _lane(board), board.width, board.river_points
        lanes, entries, rivers, parted, open_sides, dry_sides = _map(
            board, tuple(groups.count(group) for group in range(len(GROUPS)))
        )
        areas = [(more, hexes * lanes) for more, hexes in self._areas]
        units = [(key >> PACE, (key & (1 << PACE) - 1) // len(GROUPS)) for key in keys]
        lengths = {points for _, points in units}
        most = max(lengths)
        # By points spent so far: the hexes that come next, those of them that have only
        # their terrain left to pay, and those that are reached.
        # Crossing a river may lead beyond the last point, where nobody looks.
        ahead = [0] * (most + 1 + bridge)
        paid = [0] * (most + 1)
        reached = [0] * (most + 1)
        reached[0] = mask(start + number * lane for number, (start, _) in enumerate(units))
        land = left = self.passable * lanes | reached[0]
        calm = self._calm * lanes | reached[0]
        early: dict[int, int] = {}
        for spent in range(most + 1):
            here = reached[spent]
            for cost, hexes in entries:
                if cost > spent:
                    break
                here |= paid[spent - cost] & hexes
            here &= left
            reached[spent] = here
            if spent in lengths:
                early[spent] = land ^ left
                if spent == most:
                    break
            left ^= here
            here &= calm
            if here:
                if here & parted:
                    near = _step(here, w, open_sides)
                else:
                    right, back = here << 1, here >> 1
                    near = right | back | (here | back) << w | (here | right) >> w
                if here & rivers:
                    dry = _step(here, w, dry_sides)
                    ahead[spent + bridge] |= near ^ dry
                    near = dry
                ahead[spent] |= near
            for more, hexes in areas:
                if more > spent:
                    break
                paid[spent] |= ahead[spent - more] & hexes
        full = (1 << board.size) - 1
        for number, (start, points) in enumerate(units):
            shift = number * lane
            soon = early[points] >> shift & full
            own = soon | reached[points] >> shift & full
            # eu 4.d and eu K-11 One adjacent hex is always affordable; a ferry takes all points.
            goals = own | (board.step[start] | board.ferry_near[start]) & self.passable
            self.reached[keys[number]] = Reach(own, soon, goals, reached, shift)


@lru_cache(maxsize=1 << 5)
def roads(board: Board, zone: int, passable: int, dear: int) -> Roads:
    """The land as one side may cross it, the same as long as nothing about it changes."""
    return Roads(board, zone, passable, dear)
