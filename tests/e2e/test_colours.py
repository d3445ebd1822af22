"""Enemies stay apart for colour-blind eyes: measured on the pixels of the page."""

import base64
import itertools

import pytest
from playwright.sync_api import Page
from tests.colour_blindness import SEEN, distance
from tests.e2e.conftest import Desks
from tests.e2e.screenshots import MIDDLE

APART = 10.0
"""Hundredths of OKLab between enemies: five times what can just be seen."""
PIXELS = """
async (picture) => {
  const image = new Image();
  image.src = "data:image/png;base64," + picture;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen.drawImage(image, 0, 0);
  const found = [];
  for (const piece of document.querySelectorAll("[data-piece]")) {
    const plate = piece.querySelector(".plate"), shape = piece.querySelector(".shape");
    const box = plate.getBoundingClientRect(), counts = {};
    const inside = (path, x, y) => path.isPointInFill(
      new DOMPoint(x, y).matrixTransform(path.getScreenCTM().inverse()));
    // What is drawn on the plate, and what lies around it, does not count.
    for (let x = Math.ceil(box.left); x < box.right; x += 1)
      for (let y = Math.ceil(box.top); y < box.bottom; y += 1)
        if (inside(plate, x + 0.5, y + 0.5) && !inside(shape, x + 0.5, y + 0.5)) {
          const colour = pen.getImageData(x, y, 1, 1).data.slice(0, 3).join();
          counts[colour] = (counts[colour] ?? 0) + 1;
        }
    const [most] = Object.entries(counts).sort((a, b) => b[1] - a[1]);
    if (most) found.push([piece.dataset.piece, most[0]]);
  }
  return found;
}
"""
Colours = dict[str, set[tuple[int, int, int]]]


def plates(page: Page) -> Colours:
    """The colours of the plates of each nation on a screenshot."""
    # The buttons over the map would cover pieces.
    page.evaluate("document.querySelector('.zoom').remove()")
    picture = base64.b64encode(page.screenshot()).decode()
    read: list[tuple[str, str]] = page.evaluate(PIXELS, picture)
    found: Colours = {}
    for piece, colour in read:
        red, green, blue = (int(part) for part in colour.split(","))
        # What stands outside the window has no pixels.
        if (red, green, blue) != (0, 0, 0):
            found.setdefault(piece.split()[0], set()).add((red, green, blue))
    return found


def nearest(one: set[tuple[int, int, int]], other: set[tuple[int, int, int]], eyes: str) -> float:
    """How near two sets of colours come."""
    return min(distance(a, b, eyes) for a, b in itertools.product(one, other))


AXIS = ("germany", "japan", "italy")
ALLIES = ("united_kingdom", "soviet_union", "united_states")


@pytest.mark.parametrize("dark", [False, True])
def test_pieces_of_enemies_are_told_apart_by_all_eyes(desks: Desks, dark: bool) -> None:
    desk = desks.new(dark=dark)
    table, _ = desk.make(MIDDLE, germany="me")
    page = desk.open(f"/table/{table}")
    page.wait_for_selector("[data-piece] .plate")
    seen = plates(page)
    close = {
        f"{eyes}: {ours} and {theirs} {apart:.1f}"
        for eyes in SEEN
        for ours, theirs in itertools.product(AXIS, ALLIES)
        if (apart := nearest(seen[ours], seen[theirs], eyes)) < APART
    }
    assert not close


NAVIES_APART = 7.0
"""Fleets have waters of their own, so that less is enough; every navy may meet every other."""
FLAGS = """
() => Object.fromEntries([...document.querySelectorAll("[data-choose]")].map((one) => {
  const probe = document.createElement("i");
  probe.style.color = "var(--seat)";
  one.append(probe);
  const canvas = document.createElement("canvas"), pen = canvas.getContext("2d");
  pen.fillStyle = getComputedStyle(probe).color;
  pen.fillRect(0, 0, 1, 1);
  probe.remove();
  return [one.dataset.choose, [...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)]];
}))
"""


@pytest.mark.parametrize("dark", [False, True])
def test_all_navies_are_told_apart_by_all_eyes(desks: Desks, dark: bool) -> None:
    desk = desks.new(dark=dark)
    seats = {"alpha": {"who": "me"}, "bravo": {"who": "me"}}
    table, _ = desk.make(game="naval", seats=seats)
    page = desk.open(f"/table/{table}")
    page.wait_for_selector("[data-choose]")
    flags: dict[str, tuple[int, int, int]] = page.evaluate(FLAGS)
    assert len(flags) >= 8
    close = {
        f"{eyes}: {one} and {other} {apart:.1f}"
        for eyes in SEEN
        for one, other in itertools.combinations(flags, 2)
        if (apart := distance(flags[one], flags[other], eyes)) < NAVIES_APART
    }
    assert not close
