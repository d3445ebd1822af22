"""Graticule and the shapes of islands inside their lagoons."""

import atlas
import borders
import shapely
from projection import HEIGHT, WIDTH, project
from shapely import LineString, MultiLineString, affinity, box

# Iwo Jima as seen from above: Suribachi in the south-west, the broad plateau in the north-east.
_IWO_JIMA = (
    (-10, 9),
    (-8.2, 10.4),
    (-6, 9.2),
    (-4.6, 6.4),
    (0, 4.6),
    (4, 4.2),
    (8, 1.4),
    (9.6, -3),
    (8.2, -7.4),
    (4, -9.6),
    (0, -8.4),
    (-3.4, -4.4),
    (-5.2, 0.6),
    (-7.4, 4.4),
    (-10, 6.2),
)


def _path(lines: list) -> str:
    text = ""
    for line in lines:
        x, y = (round(edge) for edge in line[0])
        text += f"M{x} {y}l"
        steps = []
        for a, b in line[1:]:
            a, b = round(a), round(b)
            steps.append(f"{a - x} {b - y}")
            x, y = a, b
        text += " ".join(steps).replace(" -", "-")
    return text


def _drawn(lines: list[list[tuple[float, float]]]) -> str:
    shape = MultiLineString(lines).simplify(0.6).intersection(box(0, 0, WIDTH, HEIGHT))
    return _path(
        [
            list(line.coords)
            for line in getattr(shape, "geoms", [shape])
            if isinstance(line, LineString)
        ]
    )


def _parallel(latitude: float) -> list[tuple[float, float]]:
    return [project(longitude, latitude) for longitude in range(-100, 261, 2)]


def graticule() -> dict[str, str]:
    """Meridians and parallels every 15 degrees, the equator and the tropics apart."""
    meridians = [
        [project(longitude, latitude) for latitude in range(-74, 85, 2)]
        for longitude in range(-90, 260, 15)
    ]
    parallels = [_parallel(latitude) for latitude in range(-60, 90, 15) if latitude]
    return {
        "lines": _drawn(meridians + parallels),
        "equator": _drawn([_parallel(0)]),
        "tropics": _drawn([_parallel(23.44), _parallel(-23.44)]),
    }


def details() -> dict[str, str]:
    """The islands inside a lagoon, drawn larger than they are."""
    place, _ = borders.LAGOONS["iwo_jima"]
    x, y = project(*place)
    found = {"iwo_jima": _ring_path([[(x + a * 0.9, y + b * 0.9) for a, b in _IWO_JIMA]])}
    (longitude, latitude), radius = borders.LAGOONS["hawaii"]
    x, y = project(longitude, latitude)
    islands = [
        polygon
        for polygon in atlas.countries()["United States of America"]
        if 195 < polygon.centroid.x < 206 and 18 < polygon.centroid.y < 23
    ]
    whole = shapely.union_all(islands)
    west, south, east, north = whole.bounds
    scale = radius * 1.6 / (east - west)
    moved = affinity.affine_transform(
        whole,
        [scale, 0, 0, -scale, x - scale * (west + east) / 2, y + scale * (south + north) / 2],
    ).simplify(0.3)
    found["hawaii"] = _ring_path([list(part.exterior.coords) for part in moved.geoms])
    return found


def _ring_path(rings: list) -> str:
    return "".join("M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in ring) + "z" for ring in rings)
