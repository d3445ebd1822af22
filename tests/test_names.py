"""One name means one thing."""

import ast
import re
from collections import defaultdict
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "wartable"


def test_no_two_classes_outside_the_games_have_the_same_name() -> None:
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        place = path.relative_to(SOURCE)
        if place.parts[0] != "games":
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    found[node.name].append(place.as_posix())
    assert found
    assert not {name: places for name, places in found.items() if len(places) > 1}


def test_no_part_of_a_frame_or_of_an_event_is_taken_by_a_number() -> None:
    wrong = re.compile(r"\b(?:event|frame|top|frames\[[^]]+\])\[(?:[1-9]|:\d\](?! ==)|\d:)")
    found = [
        f"{path.relative_to(SOURCE)}:{number}: {line.strip()}"
        for path in sorted((SOURCE / "games").rglob("*.py"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if wrong.search(line)
    ]
    assert not found, "\n".join(found)
