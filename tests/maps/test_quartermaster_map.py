"""The drawn board against the rules: borders, stars, homes, straits, and room for names."""

import gzip
import json
import re
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

from wartable.core.bits import walk
from wartable.games.quartermaster import board

ROOT = Path(__file__).parents[2]
MAP = ROOT / "client/src/games/quartermaster/map.json"
TEXT = ROOT / "src/wartable/games/quartermaster/text"

Corner = tuple[int, int]
Box = tuple[float, float, float, float]


@cache
def drawn() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(MAP.read_text(encoding="utf-8"))
    return data


@cache
def arc(number: int) -> tuple[Corner, ...]:
    steps = drawn()["arcs"][number]
    x = y = 0
    found = []
    for dx, dy in zip(steps[::2], steps[1::2], strict=True):
        x, y = x + dx, y + dy
        found.append((x, y))
    return tuple(found)


def walked(number: int) -> tuple[Corner, ...]:
    return arc(number) if number >= 0 else arc(~number)[::-1]


def rings(edition: str) -> dict[str, list[list[int]]]:
    other = drawn()["editions"]["first"]["rings"] if edition == "first" else {}
    return {space["id"]: other.get(space["id"], space["rings"]) for space in drawn()["spaces"]}


def places(edition: str) -> dict[str, dict[str, Any]]:
    other = drawn()["editions"]["first"]["places"] if edition == "first" else {}
    return {space["id"]: space | other.get(space["id"], {}) for space in drawn()["spaces"]}


def area(ring: list[int]) -> float:
    corners = [corner for number in ring for corner in walked(number)[:-1]]
    following = corners[1:] + corners[:1]
    return sum(a * d - b * c for (a, b), (c, d) in zip(corners, following, strict=True)) / 2


def on_edge(space: list[list[int]], x: int) -> list[tuple[int, int]]:
    """The stretches of a space along an edge of the sheet."""
    found = []
    for number in {n if n >= 0 else ~n for ring in space for n in ring}:
        line = arc(number)
        for (a, b), (c, d) in pairwise(line):
            if a == c == x:
                found.append((min(b, d), max(b, d)))
    return found


def borders(edition: str) -> set[frozenset[str]]:
    """The pairs of spaces that share a line, on the sheet or across its edge."""
    shapes = rings(edition)
    arcs = {name: {n if n >= 0 else ~n for r in shape for n in r} for name, shape in shapes.items()}
    found = {frozenset(pair) for pair in combinations(shapes, 2) if arcs[pair[0]] & arcs[pair[1]]}
    east = round(drawn()["width"] / drawn()["grid"])
    for a, shape in shapes.items():
        for b, other in shapes.items():
            if a != b and any(
                min(end, last) > max(start, first)
                for start, end in on_edge(shape, 0)
                for first, last in on_edge(other, east)
            ):
                found.add(frozenset((a, b)))
    return found


@pytest.mark.parametrize(
    ("edition", "rules"), [("second", board.second_edition()), ("first", board.first_edition())]
)
def test_two_spaces_touch_on_the_drawn_board_if_and_only_if_they_are_adjacent(
    edition: str, rules: board.Board
) -> None:
    expected = {
        frozenset((board.SPACES[i], board.SPACES[j]))
        for i, near in enumerate(rules.neighbours)
        for j in walk(near)
    }
    assert borders(edition) == expected


@pytest.mark.parametrize("edition", ["first", "second"])
def test_the_board_is_covered_without_gaps_or_overlaps(edition: str) -> None:
    data = drawn()
    shapes = list(rings(edition).values())
    shapes += [data["nobody"]["land"], data["nobody"]["ice"]]
    shapes += [strait["rings"] for strait in data["straits"]]
    used: dict[int, int] = {}
    for shape in shapes:
        for ring in shape:
            for number in ring:
                line = number if number >= 0 else ~number
                used[line] = used.get(line, 0) + 1
    assert max(used.values()) == 2
    # Outlines run one way round, holes the other.
    total = abs(sum(area(ring) for shape in shapes for ring in shape))
    assert total * data["grid"] ** 2 == pytest.approx(data["width"] * data["height"])


def test_stars_homes_and_straits_are_those_of_the_rules() -> None:
    data = drawn()
    spaces = {space["id"]: space for space in data["spaces"]}
    assert tuple(spaces) == board.SPACES
    assert [s["id"] for s in data["spaces"] if s["kind"] == "land"] == list(board.LAND_SPACES)
    assert {name for name, space in spaces.items() if "star" in space} == {
        board.SPACES[i] for i in walk(board.STARS)
    }
    assert {s["home"]["nation"]: s["id"] for s in data["spaces"] if "home" in s} == {
        nation: board.SPACES[home] for nation, home in zip(board.NATIONS, board.HOME, strict=True)
    }
    assert {(s["control"], frozenset(s["between"])) for s in data["straits"]} == {
        (board.SPACES[control], frozenset((board.SPACES[a], board.SPACES[b])))
        for control, a, b in board.STRAITS
    }


def test_no_two_land_neighbours_have_the_same_tint() -> None:
    tints = {space["id"]: space["tint"] for space in drawn()["spaces"]}
    for i in walk(board.LAND):
        for j in walk(board.second_edition().neighbours[i] & board.LAND):
            assert tints[board.SPACES[i]] != tints[board.SPACES[j]]


def names(language: str) -> dict[str, str]:
    text = (TEXT / f"names.{language}.ftl").read_text(encoding="utf-8")
    return {
        found[1].replace("-", "_"): found[2].strip()
        for found in re.finditer(r"^space-([a-z-]+) = (.+)$", text, re.MULTILINE)
    }


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_lines_of_a_label_hold_every_word_of_the_name(language: str) -> None:
    words = {name: len(text.split()) for name, text in names(language).items()}
    for space in drawn()["spaces"]:
        assert sum(space["label"]["lines"][language]) == words[space["id"]], space["id"]


def around(at: list[float], wide: float, high: float) -> Box:
    return at[0] - wide / 2, at[1] - high / 2, at[0] + wide / 2, at[1] + high / 2


def boxes(edition: str) -> dict[str, Box]:
    """The room of every name, star, flag and piece."""
    found = {}
    for name, place in places(edition).items():
        label = place["label"]
        rows = max(map(len, label["lines"].values()))
        found[f"name of {name}"] = around(label["at"], label["width"], rows * label["size"])
        for i, slot in enumerate(place["slots"][2]):
            found[f"piece {i} in {name}"] = around(slot, 38, 28)
        if "star" in place:
            found[f"star of {name}"] = around(place["star"], 22, 22)
        if "home" in place:
            found[f"flag of {name}"] = around(place["home"]["at"], 22, 22)
    return found


@pytest.mark.parametrize("edition", ["first", "second"])
def test_names_pieces_stars_and_flags_never_collide_and_stay_on_the_sheet(edition: str) -> None:
    found = boxes(edition)
    collisions = [
        (one, other)
        for (one, (a, b, c, d)), (other, (e, f, g, h)) in combinations(found.items(), 2)
        if a < g - 1 and e < c - 1 and b < h - 1 and f < d - 1
        # Pieces of one space may stand shoulder to shoulder on a slope.
        if not (one.startswith("piece") and other.startswith("piece") and one[7:] == other[7:])
    ]
    assert not collisions
    wide, high = drawn()["width"], drawn()["height"]
    assert not [
        name for name, (a, b, c, d) in found.items() if a < 0 or b < 0 or c > wide or d > high
    ]


def test_the_map_is_small_to_load() -> None:
    assert len(gzip.compress(MAP.read_bytes(), 9)) < 70_000
