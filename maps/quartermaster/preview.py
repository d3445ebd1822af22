# /// script
# requires-python = ">=3.11"
# ///
"""Draws map.json as a plain page, and with Chromium as a picture, to be looked at.

python maps/quartermaster/preview.py board.png --language fr --theme dark --pieces full
"""

import argparse
import json
import math
import re
import subprocess
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client/src/games/quartermaster"
TEXT = ROOT / "src/wartable/games/quartermaster/text"

# Silhouettes about the middle of a slot.
ARMY = "M-16 9h32l2-6-3-5h-8l-2-7h-9l-2 3h-12v2h11l-1 4h-7l-3 4z"
NAVY = "M-18 3h36l-5 8h-26zM-9 2v-5h5v-5h4v5h6v5zM1-9h2v5h-2z"
AIR = "M0-9l2 6 12 4v3l-12-2-1 5 4 2v2l-5-1-5 1v-2l4-2-1-5-12 2v-3l12-4z"

PAINT = 'style="fill:var(--nation);stroke:var(--piece-edge);stroke-width:2;paint-order:stroke"'

# Something of every kind, for the eye.
SOME = {
    "germany": ("germany",),
    "western_europe": ("germany", "italy"),
    "eastern_europe": ("germany",),
    "balkans": ("germany", "italy", "japan"),
    "italy": ("italy",),
    "united_kingdom": ("united_kingdom", "united_states", "soviet_union"),
    "north_sea": ("united_kingdom", "united_states"),
    "moscow": ("soviet_union",),
    "ukraine": ("soviet_union", "united_kingdom"),
    "mediterranean_sea": ("italy", "germany", "japan"),
    "eastern_united_states": ("united_states",),
    "japan": ("japan",),
    "sea_of_japan": ("japan",),
    "china": ("japan",),
    "india": ("united_kingdom",),
    "baltic_sea": ("germany",),
    "iwo_jima": ("japan",),
    "central_pacific": ("japan",),
    "hawaii": ("united_states",),
    "east_pacific": ("united_states",),
}
AIRBORNE = {("germany", "germany"), ("japan", "japan"), ("united_kingdom", "united_kingdom")}


class Decoder:
    """map.json with paths instead of arcs, as map.ts makes them."""

    def __init__(self, data: dict) -> None:
        self.data, self.grid = data, data["grid"]

    def corners(self, number: int) -> list[tuple[float, float]]:
        numbers = self.data["arcs"][number if number >= 0 else ~number]
        x = y = 0
        found = []
        for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = x + dx, y + dy
            found.append((round(x * self.grid, 1), round(y * self.grid, 1)))
        return found if number >= 0 else found[::-1]

    def area(self, rings: list[list[int]]) -> str:
        return "".join(
            "M" + "L".join(f"{x:g} {y:g}" for arc in ring for x, y in self.corners(arc)) + "z"
            for ring in rings
        )

    def lines(self, numbers: list[int]) -> str:
        return "".join(
            "M" + "L".join(f"{x:g} {y:g}" for x, y in self.corners(arc)) for arc in numbers
        )


def names(language: str) -> dict[str, str]:
    text = (TEXT / f"names.{language}.ftl").read_text(encoding="utf-8")
    return {
        found[1].replace("-", "_"): found[2].strip()
        for found in re.finditer(r"^space-([a-z-]+) = (.+)$", text, re.MULTILINE)
    }


def star(x: float, y: float, radius: float = 12) -> str:
    corners = []
    for i in range(10):
        angle, far = math.pi * i / 5, radius * (0.42 if i % 2 else 1)
        corners.append(f"{x + far * math.sin(angle):.1f},{y - far * math.cos(angle):.1f}")
    return f'<polygon class="star" points="{" ".join(corners)}"/>'


def name(words: list[str], at: list[int], size: float, kind: str) -> str:
    x, y = at
    top = y - (len(words) - 1) * size * 1.12 / 2 + size * 0.34
    rows = "".join(
        f'<tspan x="{x}" y="{top + i * size * 1.12:.1f}">{word}</tspan>'
        for i, word in enumerate(words)
    )
    return f'<text class="name name-{kind}" font-size="{size}">{rows}</text>'


def pieces(space: dict, nations: tuple[str, ...], air: bool) -> str:
    text = ""
    shape = ARMY if space["kind"] == "land" else NAVY
    for nation, (x, y) in zip(nations, space["slots"][len(nations) - 1], strict=True):
        style = f'class="{nation}" {PAINT}'
        text += f'<path {style} transform="translate({x} {y + 3})" d="{shape}"/>'
        if air or (space["id"], nation) in AIRBORNE:
            text += f'<path {style} transform="translate({x + 12} {y - 9}) scale(.85)" d="{AIR}"/>'
    return text


def svg(data: dict, language: str, theme: str, shown: str, edition: str) -> str:
    decode, words = Decoder(data), names(language)
    changed = data["editions"]["first"] if edition == "first" else {"rings": {}, "places": {}}
    spaces = [space | changed["places"].get(space["id"], {}) for space in data["spaces"]]
    out = [
        f'<svg class="board" data-theme="{theme}" xmlns="http://www.w3.org/2000/svg" '
        f'viewBox="0 0 {data["width"]} {data["height"]}">',
        "<defs><radialGradient id='deep' cx='50%' cy='45%' r='75%'>"
        "<stop offset='0' stop-color='var(--sea)'/><stop offset='1' stop-color='var(--sea-deep)'/>"
        "</radialGradient></defs>",
        f"<rect width='{data['width']}' height='{data['height']}' fill='url(#deep)'/>",
        f'<path class="ice" d="{decode.area(data["nobody"]["ice"])}"/>',
    ]
    for kind, path in data["graticule"].items():
        out.append(f'<path class="graticule {kind}" d="{path}"/>')
    coast = decode.lines(data["lines"]["coast"])
    out += [f'<path class="waterline waterline-{i}" d="{coast}"/>' for i in (1, 2, 3)]
    out.append(f'<path class="nobody" d="{decode.area(data["nobody"]["land"])}"/>')
    for space in spaces:
        path = decode.area(changed["rings"].get(space["id"], space["rings"]))
        home = space.get("home")
        kind = space["kind"] + (" lagoon" if "detail" in space else "")
        kind += f" {home['nation']}" if home else ""
        more = " data-home" if home else ""
        out.append(f'<path class="space {kind}" data-tint="{space["tint"]}"{more} d="{path}"/>')
        if "detail" in space:
            out.append(f'<path class="detail" d="{space["detail"]}"/>')
    lines = data["lines"] | ({"sea": changed["sea"]} if edition == "first" else {})
    for kind in ("land", "ice", "strait", "sea", "coast"):
        out.append(f'<path class="line line-{kind}" d="{decode.lines(lines[kind])}"/>')
    for strait in data["straits"]:
        x, y = strait["at"]
        for a, b in strait["ends"]:
            out.append(f'<path class="strait-way" d="M{x} {y}L{a} {b}"/>')
        out.append(
            f'<g transform="translate({x} {y})"><circle class="strait-disc" r="13"/>'
            '<path class="strait" d="M0-8v16M-4-4h8M-7 2q0 6 7 6q7 0 7-6"/></g>'
        )
    for edge in data["edges"]:
        y, wide = edge["y"], data["width"]
        out.append(f'<path class="edge" d="M4 {y}l14-12v6h10v12h-10v6z"/>')
        out.append(f'<path class="edge" d="M{wide - 4} {y}l-14-12v6h-10v12h10v6z"/>')
    for space in spaces:
        label = space["label"]
        rest, rows = words[space["id"]].split(), []
        for count in label["lines"][language]:
            rows.append(" ".join(rest[:count]))
            rest = rest[count:]
        out.append(name(rows, label["at"], label["size"], space["kind"]))
        if "star" in space:
            out.append(star(*space["star"]))
        if "home" in space:
            (x, y), nation = space["home"]["at"], space["home"]["nation"]
            out.append(
                f'<path class="flag {nation}" d="M{x - 10} {y + 12}v-24h2v2h20l-4 7 4 7h-20v8z"/>'
            )
    echo = data["echo"]
    out.append(name(words[echo["id"]].split(" ", 1), echo["at"], echo["size"], "land"))
    everyone = {
        "land": ("germany", "japan", "italy"),
        "sea": ("united_kingdom", "united_states", "soviet_union"),
    }
    for space in spaces:
        here = everyone[space["kind"]] if shown == "full" else SOME.get(space["id"], ())
        if here and shown != "none":
            out.append(pieces(space, here, shown == "full"))
    out.append(f"<rect class='frame' width='{data['width']}' height='{data['height']}'/></svg>")
    return "\n".join(out)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("output", type=Path)
    parser.add_argument("--language", default="en")
    parser.add_argument("--theme", default="light")
    parser.add_argument("--edition", default="second")
    parser.add_argument("--pieces", default="some")
    parser.add_argument("--width", type=int, default=1440)
    parser.add_argument("--scale", type=float, default=1)
    parser.add_argument("--crop", type=float, nargs=4, metavar=("X", "Y", "W", "H"))
    given = parser.parse_args()
    data = json.loads((CLIENT / "map.json").read_text(encoding="utf-8"))
    picture = svg(data, given.language, given.theme, given.pieces, given.edition)
    box = given.crop or [0, 0, data["width"], data["height"]]
    view = f'viewBox="{box[0]} {box[1]} {box[2]} {box[3]}"'
    picture = re.sub(r'viewBox="[^"]*"', view, picture, count=1)
    css = "".join(
        (CLIENT / name).read_text(encoding="utf-8") for name in ("nations.css", "board.css")
    )
    style = f"<style>body{{margin:0}}svg{{display:block}}{css}</style>"
    page = f"<!doctype html><meta charset=utf-8>{style}{picture}"
    if given.output.suffix == ".html":
        given.output.write_text(page, encoding="utf-8")
        return
    high = math.ceil(given.width * box[3] / box[2])
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "page.html"
        path.write_text(page, encoding="utf-8")
        subprocess.run(
            [
                "chromium",
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--hide-scrollbars",
                f"--force-device-scale-factor={given.scale}",
                f"--window-size={given.width},{high}",
                f"--screenshot={given.output.resolve()}",
                path.as_uri(),
            ],
            check=True,
            stderr=subprocess.DEVNULL,
        )


if __name__ == "__main__":
    main()
