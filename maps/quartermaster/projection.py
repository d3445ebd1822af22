"""From degrees to the sheet: a cylinder that is wider where the war is denser."""

import itertools
from math import atan, exp, log, pi, radians, tan

WIDTH, HEIGHT = 2000, 1120

# Degrees of longitude and the units of one degree there; between them the width changes evenly.
_WIDTHS = (
    (-100, 6.6),
    (-70, 5.4),
    (-45, 4.2),
    (-20, 4.6),
    (0, 5.8),
    (45, 5.8),
    (75, 7.0),
    (105, 7.0),
    (145, 6.2),
    (165, 4.4),
    (190, 3.2),
    (225, 4.0),
    (245, 6.4),
    (260, 6.6),
)

# Magnifying glasses, one after the other: centre, reach to west, east, south and north, strength.
_GLASSES = (
    (18.0, 49.0, (26.0, 36.0), (24.0, 20.0), 1.15),
    (123.0, 12.0, (24.0, 24.0), (26.0, 26.0), 0.3),
    (137.0, 36.5, (13.0, 13.0), (11.0, 11.0), 0.45),
)

NORTH, SOUTH = 77.5, -57.0
FLATTER = 0.12


def _miller(latitude: float) -> float:
    return 1.25 * log(tan(pi / 4 + 0.4 * radians(latitude))) * 180 / pi


def _unmiller(height: float) -> float:
    return 2.5 * (atan(exp(0.8 * radians(height))) - pi / 4) * 180 / pi


def _magnified(longitude: float, height: float) -> tuple[float, float]:
    for centre_x, centre_y, reach_x, reach_y, strength in _GLASSES:
        away_x = longitude - centre_x
        away_y = height - _miller(centre_y)
        sigma_x, sigma_y = reach_x[int(away_x > 0)], reach_y[int(away_y > 0)]
        pull = strength * exp(-((away_x / sigma_x) ** 2 + (away_y / sigma_y) ** 2) / 2)
        # Nothing moves at the edges, where the two ends of the map meet.
        pull *= min(1.0, (longitude + 100) / 40, (260 - longitude) / 40)
        longitude += away_x * pull
        height += away_y * pull
    return longitude, height


def _across(longitude: float) -> float:
    total = 0.0
    for (a, wide_a), (b, wide_b) in itertools.pairwise(_WIDTHS):
        if longitude <= a:
            break
        end = min(b, longitude)
        wide_end = wide_a + (wide_b - wide_a) * (end - a) / (b - a)
        total += (end - a) * (wide_a + wide_end) / 2
    return total


def _lower(height: float) -> float:
    """The south, where little is fought over, is a little flatter."""
    return height if height > 0 else height * (1 - FLATTER * min(1, -height / 30))


_SCALE_X = WIDTH / _across(260)
_TOP = _miller(NORTH)
_BOTTOM = _lower(_miller(SOUTH))
_SCALE_Y = HEIGHT / (_TOP - _BOTTOM)


def project(longitude: float, latitude: float) -> tuple[float, float]:
    """Where a point of the earth lies on the sheet; y runs down."""
    latitude = max(-85.0, min(85.0, latitude))
    wide, high = _magnified(longitude, _miller(latitude))
    return _across(wide) * _SCALE_X, (_TOP - _lower(high)) * _SCALE_Y
