"""The planar partition: countries, our borders, frame and sea lines become spaces without gaps."""

import itertools
from collections.abc import Iterable
from math import cos, radians, sin

import atlas
import borders
import shapely
from projection import HEIGHT, WIDTH, project
from shapely import MultiPolygon, Point, Polygon, STRtree, affinity, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import polygonize, unary_union

GRID = 0.2
FRAME = box(0, 0, WIDTH, HEIGHT)


def projected(geometry: BaseGeometry) -> BaseGeometry:
    return shapely.transform(
        geometry, lambda points: [project(x, y) for x, y in points], include_z=False
    )


def _upright(geometry: BaseGeometry, name: str) -> BaseGeometry:
    (longitude, latitude), scale = borders.UPRIGHT[name]
    x, y = project(longitude, latitude)
    across = scale * cos(radians(latitude))
    return shapely.transform(
        geometry,
        lambda points: [
            (x + (a - longitude) * across, y - (b - latitude) * scale) for a, b in points
        ],
    )


def flat(line: borders.Line, wandering: bool = False) -> Polygon:
    """A polygon of ours on the sheet."""
    shape = projected(Polygon(atlas.stepped([*line, line[0]])))
    if wandering:
        ring = _rounded([project(*point) for point in line], set(), 2)
        shape = shapely.transform(Polygon(ring).segmentize(4), _wander).buffer(0)
    return shape


def _wander(points: list[borders.Point]) -> list[borders.Point]:
    """Small waves, the same wherever they are asked for."""
    return [
        (
            x + 1.7 * sin(y * 0.23 + 1.3 * sin(x * 0.11)) + 0.8 * sin(y * 0.71 - x * 0.37),
            y + 1.7 * sin(x * 0.21 + 1.3 * sin(y * 0.13)) + 0.8 * sin(x * 0.67 + y * 0.41),
        )
        for x, y in points
    ]


def faces(lines: Iterable[BaseGeometry], grid: float) -> list[Polygon]:
    """The smallest areas between the lines, all of whose corners lie on the grid."""
    noded = shapely.unary_union(list(lines), grid_size=grid)
    return list(polygonize(noded))


def parts(geometry: BaseGeometry) -> list[Polygon]:
    return [p for p in getattr(geometry, "geoms", [geometry]) if isinstance(p, Polygon)]


SMALLEST_ISLAND = 14.0
SMALLEST_WATER = 10.0
BETWEEN_ISLANDS = 6.0
INLET = 0.9
COAST = 0.6
"""How far a simplified line may stray, in units of the sheet."""


class Rules:
    """An ordered list of borders: whose is the land or water at a point?"""

    def __init__(self, rules: Iterable[tuple[str, frozenset[str], Polygon | None]]) -> None:
        self.rules = list(rules)
        for _, _, polygon in self.rules:
            if polygon is not None:
                shapely.prepare(polygon)

    def at(self, point: Point, country: str = "") -> str | None:
        for name, countries, polygon in self.rules:
            if countries and country not in countries:
                continue
            if polygon is None or polygon.contains(point):
                return name
        return None


def land() -> dict[str, BaseGeometry]:
    """The land spaces, and under the name NOBODY the rest of the land."""
    owned = [
        (name, _upright(polygon, name) if name in borders.UPRIGHT else projected(polygon))
        for name, polygons in atlas.countries().items()
        for polygon in polygons
    ]
    rules = Rules(
        (name, frozenset(text.split("|")), line and flat(line, name in borders.WANDERING))
        for name, text, line in borders.LAND
    )
    fills = Rules((name, frozenset(), flat(line)) for name, line in borders.FILLS)
    lines = [shape.boundary for _, shape in owned]
    lines += [shape.boundary for _, _, shape in rules.rules + fills.rules if shape is not None]
    tree = STRtree([shape for _, shape in owned])
    lakes = _lakes([shape for _, shape in owned])
    found: dict[str, list[BaseGeometry]] = {}
    for face in faces(lines, 0.02):
        point = face.representative_point()
        country = next((owned[i][0] for i in tree.query(point, "within")), None)
        if country is None and lakes.contains(point):
            country = owned[tree.nearest(point)][0]
        name = fills.at(point) if country is None else rules.at(point, country)
        if name is not None:
            found.setdefault(name, []).append(face)
    whole = {name: unary_union(shapes) for name, shapes in found.items()}
    return _simplified(_closed(_islands(whole)))


def _closed(whole: dict[str, BaseGeometry]) -> dict[str, BaseGeometry]:
    """The same land without inlets too narrow to draw."""
    everything = shapely.union_all(list(whole.values()), grid_size=0.02)
    inlets = {
        name: shape.buffer(INLET).buffer(-INLET).difference(everything).buffer(0.05)
        for name, shape in whole.items()
    }
    lines = [shape.boundary for shape in (*whole.values(), *inlets.values())]
    found: dict[str, list[Polygon]] = {}
    for face in faces(lines, 0.02):
        point = face.representative_point()
        for shapes in (whole, inlets):
            name = next((name for name, shape in shapes.items() if shape.contains(point)), None)
            if name is not None:
                found.setdefault(name, []).append(face)
                break
    return {name: shapely.coverage_union_all(shapes) for name, shapes in found.items()}


def _lakes(shapes: list[BaseGeometry]) -> MultiPolygon:
    """Water inside the land, but for the Caspian Sea: here it belongs to the land round it."""
    caspian = Point(project(51, 42))
    holes = [
        Polygon(hole)
        for part in parts(shapely.union_all(shapes, grid_size=0.02))
        for hole in part.interiors
    ]
    lakes = MultiPolygon([hole for hole in holes if not hole.contains(caspian)])
    shapely.prepare(lakes)
    return lakes


def _islands(whole: dict[str, BaseGeometry]) -> dict[str, BaseGeometry]:
    for name, shape in whole.items():
        every = sorted(parts(shape), key=lambda part: -part.area)
        whole[name] = unary_union(
            [
                Polygon(part.exterior, [hole for hole in part.interiors if Polygon(hole).area > 40])
                for i, part in enumerate(every)
                if part.area >= SMALLEST_ISLAND or not i
            ]
        )
    for name, factor in borders.LARGER.items():
        whole[name] = affinity.scale(whole[name], factor, factor, origin="center")
    for name, gap in borders.CLOSED.items():
        joined = whole[name].buffer(gap).buffer(-gap)
        whole[name] = MultiPolygon([Polygon(part.exterior) for part in parts(joined)])
    for name in borders.LARGER.keys() | borders.CLOSED.keys():
        others = unary_union([shape for other, shape in whole.items() if other != name])
        whole[name] = whole[name].difference(others.buffer(BETWEEN_ISLANDS))
    for name, (place, radius) in borders.LAGOONS.items():
        whole[name] = Point(project(*place)).buffer(radius, quad_segs=12)
    return whole


def _simplified(whole: dict[str, BaseGeometry]) -> dict[str, BaseGeometry]:
    smooth = [name for name in whole if name not in borders.LAGOONS]
    shapes = shapely.coverage_simplify([whole[name] for name in smooth], COAST)
    whole |= dict(zip(smooth, shapes, strict=True))
    return {name: MultiPolygon(parts(shape.intersection(FRAME))) for name, shape in whole.items()}


Key = tuple[str, bool]
"""The name of a space or strait, and whether it is land."""


def _corners(ground: dict[str, BaseGeometry]) -> dict[borders.Point, borders.Point]:
    """Where the corners of borders.CORNERS lie on the sheet."""
    found = {}
    for point, (a, b) in borders.CORNERS.items():
        common = shapely.get_coordinates(ground[a].boundary.intersection(ground[b].boundary))
        assert len(common), f"{a} and {b} do not meet"
        x, y = project(*point)
        found[point] = min(map(tuple, common), key=lambda c: (c[0] - x) ** 2 + (c[1] - y) ** 2)
    return found


def _sea(name: str, line: borders.Line, corners: dict[borders.Point, borders.Point]) -> Polygon:
    points = [*line, line[0]]
    flat_points: list[borders.Point] = []
    for a, b in itertools.pairwise(points):
        start = corners.get(a) or project(*a)
        steps = [project(*point) for point in atlas.stepped([a, b])[1:-1]]
        flat_points += [start] if name in borders.CURVED else [start, *steps]
    fixed = {i for i, point in enumerate(flat_points) if point in corners.values()}
    if name in borders.CURVED:
        flat_points = _rounded(flat_points, fixed)
    return Polygon(flat_points).buffer(0)


def _rounded(ring: list[borders.Point], fixed: set[int], rounds: int = 3) -> list[borders.Point]:
    """A ring whose corners are cut off again and again, but for the fixed ones."""
    for _ in range(rounds):
        result: list[borders.Point] = []
        kept: set[int] = set()
        for i, (x, y) in enumerate(ring):
            if i in fixed:
                kept.add(len(result))
                result.append((x, y))
                continue
            (bx, by), (ax, ay) = ring[i - 1], ring[(i + 1) % len(ring)]
            result.append((x * 0.75 + bx * 0.25, y * 0.75 + by * 0.25))
            result.append((x * 0.75 + ax * 0.25, y * 0.75 + ay * 0.25))
        ring, fixed = result, kept
    return ring


def editions(ground: dict[str, BaseGeometry]) -> tuple[dict[Key, BaseGeometry], ...]:
    """The spaces of the second and of the first edition, each an exact coverage of the frame."""
    corners = _corners(ground)
    first = [(name, borders.FIRST_EDITION.get(name, line)) for name, line in borders.SEAS]
    rules = [
        Rules((name, frozenset(), _sea(name, line, corners)) for name, line in seas)
        for seas in (borders.SEAS, first)
    ]
    lines = [shape.boundary for shape in ground.values()] + [FRAME.boundary]
    lines += [shape.boundary.intersection(FRAME) for rule in rules for _, _, shape in rule.rules]
    names, tree = list(ground), STRtree(list(ground.values()))
    found: tuple[dict[Key, list[Polygon]], ...] = ({}, {})
    for face in faces(lines, GRID):
        point = face.representative_point()
        if not FRAME.contains(point):
            continue
        inside = tree.query(point, "within")
        for rule, result in zip(rules, found, strict=True):
            if len(inside):
                key = (names[inside[0]], True)
            else:
                key = (rule.at(point) or borders.NOBODY, False)
            result.setdefault(key, []).append(face)
    return tuple(map(_tidy, found))


def _tidy(found: dict[Key, list[Polygon]]) -> dict[Key, BaseGeometry]:
    """The faces of each space as one shape; what is too small to see goes to its neighbour."""
    whole = {key: shapely.coverage_union_all(shapes) for key, shapes in found.items()}
    pieces = [(key, part) for key, shape in whole.items() for part in parts(shape)]
    largest = {key: max(parts(shape), key=lambda part: part.area) for key, shape in whole.items()}
    tree = STRtree([part for _, part in pieces])
    result: dict[Key, list[Polygon]] = {}
    for key, part in pieces:
        if part.area < SMALLEST_WATER and part is not largest[key]:
            around = [pieces[i] for i in tree.query(part, "intersects") if pieces[i][1] is not part]
            around = [(k, p) for k, p in around if p.area >= SMALLEST_WATER]
            if around:
                key = max(around, key=lambda found: found[1].intersection(part).length)[0]
        result.setdefault(key, []).append(part)
    return {key: shapely.coverage_union_all(shapes) for key, shapes in result.items()}
