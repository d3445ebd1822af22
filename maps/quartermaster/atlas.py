"""Natural Earth, as the npm package world-atlas carries it: fetched, decoded, cut open."""

import itertools
import json
import subprocess
import tarfile
from pathlib import Path

from shapely import Polygon, affinity, box

CACHE = Path(__file__).parent / ".cache"
PACKAGE = "world-atlas@2"
FILE = "countries-50m.json"

WEST_EDGE = -100.0
"""The map is cut open here: longitudes run from -100 to 260."""
LONGEST_STEP = 0.5

Point = tuple[float, float]


def fetch() -> dict:
    """The topology of the countries, downloaded once."""
    path = CACHE / FILE
    if not path.exists():
        CACHE.mkdir(exist_ok=True)
        subprocess.run(["npm", "pack", "--silent", PACKAGE], cwd=CACHE, check=True)
        (archive,) = CACHE.glob("world-atlas-*.tgz")
        with tarfile.open(archive) as packed:
            path.write_bytes(packed.extractfile(f"package/{FILE}").read())
    return json.loads(path.read_text(encoding="utf-8"))


def countries() -> dict[str, list[Polygon]]:
    """The polygons of every country in degrees, none of them across the west edge of the map."""
    topology = fetch()
    arcs = [_unpacked(arc, topology["transform"]) for arc in topology["arcs"]]
    found: dict[str, list[Polygon]] = {}
    for shape in topology["objects"]["countries"]["geometries"]:
        kind = shape.get("type")
        parts = shape["arcs"] if kind == "MultiPolygon" else [shape["arcs"]] if kind else []
        name = shape["properties"]["name"]
        polygons = found.setdefault(name, [])
        if name == "Antarctica":
            continue
        for part in parts:
            rings = [_ring(numbers, arcs) for numbers in part]
            polygon = Polygon(rings[0], rings[1:])
            polygons.extend(_cut(polygon if polygon.is_valid else polygon.buffer(0)))
    return found


def _unpacked(arc: list[list[int]], transform: dict) -> list[Point]:
    (scale_x, scale_y), (move_x, move_y) = transform["scale"], transform["translate"]
    x = y = 0
    points: list[Point] = []
    for step_x, step_y in arc:
        x, y = x + step_x, y + step_y
        longitude = x * scale_x + move_x
        if points:
            longitude -= 360 * round((longitude - points[-1][0]) / 360)
        points.append((longitude, y * scale_y + move_y))
    return stepped(points)


def stepped(points: list[Point], longest: float = LONGEST_STEP) -> list[Point]:
    """The same line with no step longer than so many degrees: it bends as the map bends."""
    result = points[:1]
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        pieces = max(1, int(max(abs(bx - ax), abs(by - ay)) / longest + 0.999))
        result.extend(
            (ax + (bx - ax) * i / pieces, ay + (by - ay) * i / pieces) for i in range(1, pieces + 1)
        )
    return result


def _ring(numbers: list[int], arcs: list[list[Point]]) -> list[Point]:
    """A ring that does not jump at 180 degrees: it may end beyond them."""
    ring: list[Point] = []
    for number in numbers:
        line = arcs[number] if number >= 0 else arcs[~number][::-1]
        if ring:
            jump = 360 * round((line[0][0] - ring[-1][0]) / 360)
            line = [(x - jump, y) for x, y in line[1:]]
        ring.extend(line)
    return ring


def _cut(polygon: Polygon) -> list[Polygon]:
    """The parts of a polygon that lie on the map, wherever its longitudes began."""
    found = []
    for turn in (-360, 0, 360):
        moved = affinity.translate(polygon, turn)
        piece = moved.intersection(box(WEST_EDGE, -60, WEST_EDGE + 360, 90))
        found += [
            part
            for part in getattr(piece, "geoms", [piece])
            if isinstance(part, Polygon) and not part.is_empty
        ]
    return found
