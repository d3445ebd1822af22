"""Borders told once: each arc lies between the same two owners, spaces are rings of arcs."""

from shapely.geometry.base import BaseGeometry
from shapes import GRID, Key, parts

Corner = tuple[int, int]
Side = tuple[int, Key]
"""An edition and a space of it."""


class Arcs:
    """The arcs of one or more coverages whose corners all lie on one grid."""

    def __init__(self, coverages: tuple[dict[Key, BaseGeometry], ...]) -> None:
        self.arcs: list[list[Corner]] = []
        self._number: dict[tuple[Corner, ...], int] = {}
        self._sides: dict[frozenset[Corner], set[Side]] = {}
        self._near: dict[Corner, set[Corner]] = {}
        self._rings: dict[Side, list[list[Corner]]] = {}
        for edition, coverage in enumerate(coverages):
            for key, shape in coverage.items():
                self._read((edition, key), shape)
        self.rings = {
            side: [self._split(ring) for ring in rings] for side, rings in self._rings.items()
        }

    def _read(self, side: Side, shape: BaseGeometry) -> None:
        rings = [ring for part in parts(shape) for ring in (part.exterior, *part.interiors)]
        for ring in rings:
            corners = [(round(x / GRID), round(y / GRID)) for x, y in ring.coords][:-1]
            self._rings.setdefault(side, []).append(corners)
            for a, b in zip(corners, corners[1:] + corners[:1], strict=True):
                self._sides.setdefault(frozenset((a, b)), set()).add(side)
                self._near.setdefault(a, set()).add(b)
                self._near.setdefault(b, set()).add(a)

    def _is_node(self, corner: Corner) -> bool:
        near = self._near[corner]
        if len(near) != 2:
            return True
        a, b = near
        return self._sides[frozenset((a, corner))] != self._sides[frozenset((corner, b))]

    def _split(self, ring: list[Corner]) -> list[int]:
        nodes = [i for i, corner in enumerate(ring) if self._is_node(corner)]
        start = nodes[0] if nodes else ring.index(min(ring))
        ring = ring[start:] + ring[: start + 1]
        numbers = []
        line = ring[:1]
        for corner in ring[1:]:
            line.append(corner)
            if corner is ring[-1] or self._is_node(corner):
                numbers.append(self._arc(line))
                line = [corner]
        if len(line) > 1:
            numbers.append(self._arc(line))
        return numbers

    def _arc(self, line: list[Corner]) -> int:
        """The number of an arc, or its complement when it is walked backwards."""
        known = self._number.get(tuple(line))
        if known is not None:
            return known
        back = self._number.get(tuple(line[::-1]))
        if back is not None:
            return ~back
        self.arcs.append(line)
        return self._number.setdefault(tuple(line), len(self.arcs) - 1)

    def owners(self, edition: int) -> list[list[Key]]:
        """For each arc, the spaces of an edition on its two sides."""
        found: list[list[Key]] = []
        for line in self.arcs:
            sides = self._sides[frozenset(line[:2])]
            found.append(sorted(key for which, key in sides if which == edition))
        return found

    def packed(self) -> list[list[int]]:
        """Each arc as its first corner and then the steps to the next, in units of the grid."""
        result = []
        for line in self.arcs:
            x = y = 0
            numbers = []
            for a, b in line:
                numbers += [a - x, b - y]
                x, y = a, b
            result.append(numbers)
        return result
