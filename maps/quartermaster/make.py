# /// script
# requires-python = ">=3.11"
# dependencies = ["numpy>=2", "shapely>=2.1"]
# ///
"""Makes client/src/games/quartermaster/map.json from Natural Earth and our own borders."""

import gzip
import json
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "src")]

import borders  # noqa: E402
import decoration  # noqa: E402
import hints  # noqa: E402
import layout  # noqa: E402
import shapes  # noqa: E402
from arcs import Arcs  # noqa: E402
from projection import HEIGHT, WIDTH, project  # noqa: E402

from wartable.core.bits import walk  # noqa: E402
from wartable.games.quartermaster import board  # noqa: E402

OUTPUT = ROOT / "client/src/games/quartermaster/map.json"


def main() -> None:
    ground = shapes.land()
    coverages = shapes.editions(ground)
    arcs = Arcs(coverages)
    spaces, moved = _spaces(coverages, arcs)
    result = {
        "width": WIDTH,
        "height": HEIGHT,
        "grid": shapes.GRID,
        "arcs": arcs.packed(),
        "spaces": spaces,
        "nobody": {
            "land": arcs.rings[0, (borders.NOBODY, True)],
            "ice": arcs.rings[0, (borders.NOBODY, False)],
        },
        "lines": _lines(arcs, 0),
        "straits": _straits(arcs),
        "edges": _edges(),
        "echo": _echo(),
        "graticule": decoration.graticule(),
        "editions": {"first": _first(arcs) | {"places": moved}},
    }
    OUTPUT.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(result, separators=(",", ":"), ensure_ascii=False) + "\n"
    OUTPUT.write_text(text, encoding="utf-8")
    packed = len(gzip.compress(text.encode(), 9))
    print(f"{OUTPUT.relative_to(ROOT)}: {len(text):,} bytes, {packed:,} gzipped")


def _key(name: str) -> shapes.Key:
    return name, name in board.LAND_SPACES


def _spaces(coverages: tuple[dict, ...], arcs: Arcs) -> tuple[list[dict], dict[str, dict]]:
    """The spaces of the second edition, and the places that differ in the first."""
    shown = [{name: coverage[_key(name)] for name in board.SPACES} for coverage in coverages]
    sheet = layout.Layout(shown[0], set(board.SEA_SPACES), _reserved())
    texts = {language: layout.names(language) for language in layout.LANGUAGES}
    homes = {board.SPACES[home]: board.NATIONS[i] for i, home in enumerate(board.HOME)}
    places = {}
    for name in sorted(board.SPACES, key=lambda name: shown[0][name].area):
        star = board.STARS >> board.NUMBER[name] & 1
        words = {language: texts[language][name] for language in layout.LANGUAGES}
        places[name] = sheet.place(name, words, star + (name in homes))
    details = decoration.details()
    tints = _tints()
    result = []
    for name in board.SPACES:
        place = places[name]
        entry = {
            "id": name,
            "kind": "land" if name in board.LAND_SPACES else "sea",
            "rings": arcs.rings[0, _key(name)],
            "tint": tints.get(name, 0),
            "bounds": [round(edge) for edge in shown[0][name].bounds],
            **_placed(place),
        }
        if place.flag:
            entry["home"] = {"nation": homes[name], "at": _rounded(place.flag)}
        if name in details:
            entry["detail"] = details[name]
        result.append(entry)
    other = layout.Layout(shown[1], set(board.SEA_SPACES), _reserved())
    moved = [
        name
        for name in board.SEA_SPACES
        if other.misfit(name, places[name]) > sheet.misfit(name, places[name]) + 0.02
    ]
    other.taken += [
        box for name, place in places.items() if name not in moved for box in place.boxes
    ]
    first = {}
    for name in moved:
        words = {language: texts[language][name] for language in layout.LANGUAGES}
        first[name] = _placed(other.place(name, words, 0))
    return result, first


def _reserved() -> list[layout.Box]:
    """Where glyphs, arrows and the small second name stand."""
    found = [layout.around(*project(*glyph), 30, 30) for _, _, _, glyph, _ in hints.STRAITS]
    for latitude, _, _ in hints.EDGES:
        y = project(-100, latitude)[1]
        found += [layout.around(16, y, 34, 34), layout.around(WIDTH - 16, y, 34, 34)]
    return [*found, layout.around(*project(*hints.ECHO[1]), 80, 34)]


def _placed(place: layout.Place) -> dict:
    entry = {
        "centre": _rounded(place.pieces),
        "label": {
            "at": _rounded(place.label),
            "size": place.size,
            "width": round(place.width),
            "lines": place.lines,
        },
        "slots": [[_rounded(slot) for slot in row] for row in layout.slots(place)],
    }
    if place.star:
        entry["star"] = _rounded(place.star)
    return entry


def _tints() -> dict[str, int]:
    """A number from 0 to 4 for each land space, never the same on both sides of a border."""
    near = board.second_edition().neighbours
    found: dict[str, int] = {}
    order = sorted(board.LAND_SPACES, key=lambda name: -near[board.NUMBER[name]].bit_count())
    for name in order:
        around = {found.get(board.SPACES[i]) for i in walk(near[board.NUMBER[name]])}
        free = [tint for tint in range(5) if tint not in around]
        used = list(found.values())
        found[name] = min(free, key=lambda tint: (used.count(tint), tint))
    return found


def _rounded(point: tuple[float, float]) -> list[int]:
    return [round(point[0]), round(point[1])]


def _lines(arcs: Arcs, edition: int) -> dict[str, list[int]]:
    """The arcs by what they part: land from water, land from land, sea from sea, and the rest."""
    found: dict[str, list[int]] = {"coast": [], "land": [], "sea": [], "strait": [], "ice": []}
    for number, keys in enumerate(arcs.owners(edition)):
        if len(keys) < 2:
            continue
        (a, a_land), (b, b_land) = keys
        if a_land != b_land:
            kind = "coast"
        elif a_land:
            kind = "land"
        elif borders.NOBODY in (a, b):
            kind = "ice"
        elif a in board.SPACES and b in board.SPACES:
            kind = "sea"
        else:
            kind = "strait"
        found[kind].append(number)
    return found


def _straits(arcs: Arcs) -> list[dict]:
    return [
        {
            "id": name,
            "control": control,
            "between": between,
            "at": _rounded(project(*glyph)),
            "ends": [_rounded(project(*end)) for end in ends],
            "rings": arcs.rings.get((0, (name, False)), []),
        }
        for name, control, between, glyph, ends in hints.STRAITS
    ]


def _edges() -> list[dict]:
    return [
        {"y": round(project(-100, latitude)[1]), "west": west, "east": east}
        for latitude, west, east in hints.EDGES
    ]


def _echo() -> dict:
    name, place, size = hints.ECHO
    return {"id": name, "at": _rounded(project(*place)), "size": size}


def _first(arcs: Arcs) -> dict:
    changed = [
        name for name in board.SPACES if arcs.rings[0, _key(name)] != arcs.rings[1, _key(name)]
    ]
    return {
        "rings": {name: arcs.rings[1, _key(name)] for name in changed},
        "sea": _lines(arcs, 1)["sea"],
    }


if __name__ == "__main__":
    main()
