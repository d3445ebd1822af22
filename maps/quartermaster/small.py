# /// script
# requires-python = ">=3.11"
# ///
"""Makes a small drawing of map.json for the reports of the laboratory: fewer corners, plain paths.

python maps/quartermaster/small.py
"""

import json
import math
from pathlib import Path

ROOT = Path(__file__).parents[2]
MAP = ROOT / "client/src/games/quartermaster/map.json"
OUT = ROOT / "src/wartable/games/quartermaster/lab/board.json"

ROUGH = 2.2
"""So far a line may leave the true border, in units of the sheet."""
SPECK = 30
"""Islands smaller than this are left out, in square units."""

Point = tuple[float, float]


def main() -> None:
    """Write the drawing."""
    OUT.write_text(text(), "utf-8")


def text() -> str:
    """The drawing as it is written."""
    return json.dumps(small(json.loads(MAP.read_text("utf-8"))), indent=0) + "\n"


def small(data: dict) -> dict:
    """The outlines of all spaces as SVG paths; of the first edition those that differ."""
    arcs = [thin(corners(steps, data["grid"])) for steps in data["arcs"]]
    paths = {space["id"]: path(arcs, space["rings"]) for space in data["spaces"]}
    first = data["editions"]["first"]["rings"]
    return {
        "width": data["width"],
        "height": data["height"],
        "land": [space["id"] for space in data["spaces"] if space["kind"] == "land"],
        "nobody": path(arcs, data["nobody"]["land"]),
        "second": paths,
        "first": {name: path(arcs, rings) for name, rings in first.items()},
    }


def corners(steps: list[int], grid: float) -> list[Point]:
    """The corners of an arc."""
    x = y = 0
    found = []
    for dx, dy in zip(steps[::2], steps[1::2], strict=True):
        x, y = x + dx, y + dy
        found.append((x * grid, y * grid))
    return found


def thin(line: list[Point]) -> list[Point]:
    """A line without the corners that hardly matter; its ends stay, so that arcs still meet."""
    if line[0] == line[-1] and len(line) > 3:
        half = max(range(len(line)), key=lambda n: math.dist(line[0], line[n]))
        return thin(line[: half + 1]) + thin(line[half:])[1:]
    if len(line) < 3:
        return line
    far = max(range(1, len(line) - 1), key=lambda n: off(line[n], line[0], line[-1]))
    if off(line[far], line[0], line[-1]) <= ROUGH:
        return [line[0], line[-1]]
    return thin(line[: far + 1]) + thin(line[far:])[1:]


def off(point: Point, start: Point, end: Point) -> float:
    """How far a point is from a straight line."""
    length = math.dist(start, end)
    if not length:
        return math.dist(point, start)
    across = (end[0] - start[0]) * (start[1] - point[1]) - (start[0] - point[0]) * (
        end[1] - start[1]
    )
    return abs(across) / length


def path(arcs: list[list[Point]], rings: list[list[int]]) -> str:
    """Rings of arcs as an SVG path."""
    out = ""
    for ring in rings:
        points: list[Point] = []
        for number in ring:
            arc = arcs[number] if number >= 0 else arcs[~number][::-1]
            points += arc[1:] if points else arc
        if area(points) < SPECK:
            continue
        whole = [(round(x), round(y)) for x, y in points]
        x, y = whole[0]
        out += f"M{x} {y}l"
        steps = []
        for a, b in whole[1:]:
            if (a, b) != (x, y):
                steps.append(f"{a - x} {b - y}")
            x, y = a, b
        out += " ".join(steps).replace(" -", "-") + "z"
    return out


def area(points: list[Point]) -> float:
    """The area inside a ring."""
    pairs = zip(points, points[1:] + points[:1], strict=True)
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs)) / 2


if __name__ == "__main__":
    main()
