"""Where names, pieces, stars and flags go, so that both languages fit and nothing collides."""

import re
from dataclasses import dataclass, field, replace
from itertools import product
from pathlib import Path

import hints
import numpy
import shapely
from projection import HEIGHT, WIDTH, project
from shapely.geometry.base import BaseGeometry

CELL = 4
STEP = 4
TEXT = Path(__file__).parents[2] / "src/wartable/games/quartermaster/text"
LANGUAGES = ("en", "fr")

PIECE = (40.0, 31.0)
"""The room of one army or navy; the air force of the same nation overlaps its upper right."""
MARK = 26.0
"""The room of a star or a flag."""
LINE = 1.12

_NARROW, _WIDE = "iljtfrI.,'’- ", "mwMWŒ"

Box = tuple[float, float, float, float]
Size = tuple[float, float]
Numbers = numpy.ndarray


def names(language: str) -> dict[str, str]:
    """The names of the spaces, as the game says them."""
    text = (TEXT / f"names.{language}.ftl").read_text(encoding="utf-8")
    return {
        found[1].replace("-", "_"): found[2].strip()
        for found in re.finditer(r"^space-([a-z-]+) = (.+)$", text, re.MULTILINE)
    }


def text_width(text: str, size: float, sea: bool) -> float:
    """About how wide a text is in the widest of the usual serif faces, spaced out at sea."""
    total = 0.0
    for letter in text:
        wide = 0.36 if letter in _NARROW else 0.92 if letter in _WIDE else 0.6
        total += wide + (0.13 if letter.isupper() and letter not in _WIDE else 0)
    return size * (total + (0.06 * len(text) if sea else 0.01 * len(text)))


def breaks(name: str) -> list[list[int]]:
    """The ways to set a name in at most three lines, as words a line."""
    count = len(name.split())
    found = [[count]]
    found += [[i, count - i] for i in range(1, count)]
    found += [[i, j, count - i - j] for i, j in product(range(1, count), repeat=2) if i + j < count]
    return found


def set_lines(name: str, counts: list[int]) -> list[str]:
    words, lines = name.split(), []
    for count in counts:
        lines.append(" ".join(words[:count]))
        words = words[count:]
    return lines


@dataclass
class Place:
    """What the layout found for one space."""

    label: tuple[float, float]
    size: float
    width: float
    lines: dict[str, list[int]]
    pattern: str
    pieces: tuple[float, float]
    star: tuple[float, float] | None = None
    flag: tuple[float, float] | None = None
    boxes: list[Box] = field(default_factory=list)


class Sums:
    """How many cells of a kind boxes cover, from running sums."""

    def __init__(self, cells: Numbers) -> None:
        self.table = numpy.zeros((cells.shape[0] + 1, cells.shape[1] + 1))
        self.table[1:, 1:] = cells.cumsum(0).cumsum(1)

    def inside(self, x: Numbers, y: Numbers, wide: float, high: float) -> Numbers:
        rows, columns = self.table.shape
        x0 = numpy.clip(numpy.rint((x - wide / 2) / CELL).astype(int), 0, columns - 1)
        x1 = numpy.clip(numpy.rint((x + wide / 2) / CELL).astype(int), 0, columns - 1)
        y0 = numpy.clip(numpy.rint((y - high / 2) / CELL).astype(int), 0, rows - 1)
        y1 = numpy.clip(numpy.rint((y + high / 2) / CELL).astype(int), 0, rows - 1)
        t = self.table
        return t[y1, x1] - t[y0, x1] - t[y1, x0] + t[y0, x0]


def overlap(x: Numbers, y: Numbers, wide: float, high: float, box: Box) -> Numbers:
    """How badly boxes of one size round many points collide with a box."""
    across = numpy.minimum(x + wide / 2, box[2]) - numpy.maximum(x - wide / 2, box[0])
    along = numpy.minimum(y + high / 2, box[3]) - numpy.maximum(y - high / 2, box[1])
    both = numpy.clip(across, 0, None) * numpy.clip(along, 0, None)
    return both / 50 + 2 * (both > 0)


def around(x: float, y: float, wide: float, high: float) -> Box:
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


PATTERNS: dict[str, tuple[tuple[tuple[float, float], ...], ...]] = {
    "row": (((0, 0),), ((-0.5, 0), (0.5, 0)), ((-1, 0), (0, 0), (1, 0))),
    "column": (((0, 0),), ((0, -0.5), (0, 0.5)), ((0, -1), (0, 0), (0, 1))),
    "down": (((0, 0),), ((-0.5, 0), (0.5, 0)), ((-0.5, -0.5), (0.5, -0.5), (0, 0.5))),
    "up": (((0, 0),), ((-0.5, 0), (0.5, 0)), ((0, -0.5), (-0.5, 0.5), (0.5, 0.5))),
    "rising": (((0, 0),), ((-0.5, 0.3), (0.5, -0.3)), ((-0.9, 0.6), (0, 0), (0.9, -0.6))),
    "falling": (((0, 0),), ((-0.5, -0.3), (0.5, 0.3)), ((-0.9, -0.6), (0, 0), (0.9, 0.6))),
}


def slots(place: Place) -> list[list[tuple[float, float]]]:
    """The middles of one, of two and of three pieces."""
    x, y = place.pieces
    return [
        [(x + dx * PIECE[0], y + dy * PIECE[1]) for dx, dy in row]
        for row in PATTERNS[place.pattern]
    ]


class Layout:
    """The sheet as a grid of owners, and what already stands on it."""

    def __init__(
        self, shapes: dict[str, BaseGeometry], seas: set[str], reserved: list[Box]
    ) -> None:
        self.shapes, self.seas = shapes, seas
        rows, columns = HEIGHT // CELL, WIDTH // CELL
        xs, ys = numpy.meshgrid(
            numpy.arange(columns) * CELL + CELL / 2, numpy.arange(rows) * CELL + CELL / 2
        )
        self.own = {}
        land = numpy.zeros((rows, columns))
        for name, shape in shapes.items():
            shapely.prepare(shape)
            cells = shapely.contains_xy(shape, xs, ys).astype(float)
            self.own[name] = Sums(cells)
            if name not in seas:
                land += cells
        self.land = Sums(land)
        self.taken: list[Box] = list(reserved)

    def cost(self, name: str, x: Numbers, y: Numbers, size: Size, clear: float) -> Numbers:
        """How badly boxes fit a space: 0 inside it, about 1 wholly in the sea, more elsewhere."""
        wide, high = size
        area = wide * high / CELL**2
        own = self.own[name].inside(x, y, wide, high)
        land = self.land.inside(x, y, wide, high)
        if name in self.seas:
            bad = 3 * land + 4 * (area - own - land)
        else:
            bad = 4 * (land - own) + clear * (area - land)
        total = numpy.clip(bad, 0, None) / area
        for box in self.taken:
            total += overlap(x, y, wide, high, box)
        off = (x - wide / 2 < 6) | (x + wide / 2 > WIDTH - 6)
        off |= (y - high / 2 < 6) | (y + high / 2 > HEIGHT - 6)
        return total + 50 * off

    def place(self, name: str, texts: dict[str, str], marks: int) -> Place:
        """The best place for the name, up to three pieces and so many marks (star, flag)."""
        shape = max(getattr(self.shapes[name], "geoms", [self.shapes[name]]), key=lambda p: p.area)
        middle = shapely.maximum_inscribed_circle(shape).coords[0]
        if name in hints.NEAR:
            middle = project(*hints.NEAR[name])
        reach = hints.REACH.get(name, 100)
        x0, y0, x1, y1 = self.shapes[name].bounds
        x, y = numpy.meshgrid(
            numpy.arange(max(x0 - 60, middle[0] - reach), min(x1 + 60, middle[0] + reach), STEP),
            numpy.arange(max(y0 - 50, middle[1] - reach), min(y1 + 50, middle[1] + reach), STEP),
        )
        near = 0.004 * (abs(x - middle[0]) + abs(y - middle[1]))
        if name in hints.BESIDE:
            dx, dy = hints.BESIDE[name]
            only = numpy.array([[0.0]])
            labels = self._labels(
                name, texts, marks, only + middle[0] + dx, only + middle[1] + dy, only
            )
        else:
            labels = self._labels(name, texts, marks, x, y, near)
        pieces = [
            (pattern, self._pieces(name, pattern, x, y) + near)
            for pattern in hints.PATTERNS.get(name, tuple(PATTERNS))
        ]
        best: tuple[float, Place] | None = None
        for cost, place in sorted(labels, key=lambda found: found[0])[:80]:
            apart = 0.004 * (abs(x - place.label[0]) + abs(y - place.label[1]))
            for pattern, costs in pieces:
                whole = costs + apart
                for dx, dy in PATTERNS[pattern][2]:
                    for box in place.boxes:
                        whole = whole + overlap(x + dx * PIECE[0], y + dy * PIECE[1], *PIECE, box)
                where = numpy.unravel_index(whole.argmin(), whole.shape)
                if best is None or cost + whole[where] < best[0]:
                    place.pattern, place.pieces = pattern, (float(x[where]), float(y[where]))
                    best = (cost + float(whole[where]), replace(place))
        assert best is not None
        place = best[1]
        a, b = place.pieces
        rows = PATTERNS[place.pattern][2]
        place.boxes += [around(a + dx * PIECE[0], b + dy * PIECE[1], *PIECE) for dx, dy in rows]
        self.taken += place.boxes
        return place

    def misfit(self, name: str, place: Place) -> float:
        """How much of what stands in a space would stand outside it, as a share."""
        total = outside = 0.0
        for x0, y0, x1, y1 in place.boxes:
            x, y = numpy.array([(x0 + x1) / 2]), numpy.array([(y0 + y1) / 2])
            area = (x1 - x0) * (y1 - y0) / CELL**2
            total += area
            outside += area - float(self.own[name].inside(x, y, x1 - x0, y1 - y0)[0])
        return outside / total

    def _labels(
        self, name: str, texts: dict[str, str], marks: int, x: Numbers, y: Numbers, near: Numbers
    ) -> list[tuple[float, Place]]:
        sea = name in self.seas
        clear = hints.CLEAR.get(name, 0.9)
        size = hints.SIZES.get(name, 19.0 if sea else 18.0)
        found: list[tuple[float, Place]] = []
        for counts in product(*(breaks(texts[language]) for language in LANGUAGES)):
            lines = dict(zip(LANGUAGES, counts, strict=True))
            most = max(map(len, counts))
            if not hints.FEWEST_LINES.get(name, 1) <= most <= hints.LINES.get(name, 2):
                continue
            wide = max(
                text_width(line, size, sea)
                for language in LANGUAGES
                for line in set_lines(texts[language], lines[language])
            )
            high = most * size * LINE
            cost = self.cost(name, x, y, (wide + 6, high + 2), clear) + near + 0.12 * (most - 1)
            for dx, dy, room in _marks(marks, wide, high):
                total = cost
                if marks:
                    total = total + self.cost(name, x + dx, y + dy, (room + 2, MARK), clear)
                    total = total + (0.1 if dx else 0)
                for where in total.argsort(axis=None)[:25]:
                    a, b = float(x.flat[where]), float(y.flat[where])
                    place = Place((a, b), size, wide, lines, "", (0, 0))
                    place.boxes = [around(a, b, wide + 6, high + 2)]
                    if marks:
                        place.boxes.append(around(a + dx, b + dy, room + 2, MARK))
                        place.star = (a + dx - room / 2 + MARK / 2, b + dy)
                    if marks > 1:
                        place.flag = (a + dx + room / 2 - MARK / 2, b + dy)
                    found.append((float(total.flat[where]), place))
        return found

    def _pieces(self, name: str, pattern: str, x: Numbers, y: Numbers) -> Numbers:
        clear = hints.CLEAR_PIECES.get(name, 1.6)
        total = numpy.full(x.shape, 0.0 if pattern == "row" else 0.1)
        for dx, dy in PATTERNS[pattern][2]:
            total += self.cost(name, x + dx * PIECE[0], y + dy * PIECE[1], PIECE, clear)
        return total


def _marks(marks: int, wide: float, high: float) -> list[tuple[float, float, float]]:
    """Where star and flag may stand about a name, and how wide they are together."""
    if not marks:
        return [(0, 0, 0)]
    room = marks * MARK + (marks - 1) * 4
    aside, apart = (wide + room + 8) / 2, (high + MARK + 2) / 2
    return [(0, -apart, room), (0, apart, room), (-aside, 0, room), (aside, 0, room)]
