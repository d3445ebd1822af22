"""What is wrong with a scenario file, collected line by line."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from wartable.core.decision import BadInput
from wartable.games.europe.reading import place

_ID = re.compile(r"[a-z][a-z0-9_]*")

KnownIds = dict[str, Sequence[str]]
"""The ids of each family that a file defines."""

FAMILIES = {
    "country": "country",
    "countries": "country",
    "conquered": "country",
    "on": "country",
    "to": "country",
    "heir_of": "country",
    "city": "city",
    "cities": "city",
    "region": "region",
    "zone": "zone",
    "unit": "unit",
    "event": "event",
    "group": "group",
    "faction": "faction",
    "by": "faction",
    "between": "faction",
    "at_war": "faction",
    "over": "faction",
    "except_held_by": "faction",
    "against": "faction",
}
"""The family of the ids in each field of a condition, an effect or a special rule."""


class Problems:
    """Everything wrong in a file so far."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.found: list[BadInput] = []

    def fail(
        self,
        word: str,
        expected: str,
        *steps: str | int,
        **facts: str | int | Iterable[str],
    ) -> None:
        """Note that something is wrong at a place in the file."""
        self.found.append(BadInput(place(self.where, *steps), word, expected, **facts))

    def one_of(self, word: str, choices: Iterable[str], *steps: str | int) -> bool:
        """Check that a word is one of those known there."""
        known = list(choices)
        if word not in known:
            # A list of hundreds of hexes helps nobody.
            shown = known if len(known) <= 20 else [*known[:20], "…"]
            self.fail(word, "one-of", *steps, choices=shown)
            return False
        return True

    def id(self, word: str, *steps: str | int) -> None:
        """Check that an id is one."""
        if not _ID.fullmatch(word):
            self.fail(word, "scenario-id", *steps, "id")

    def ids(self, entries: Sequence[Any], *steps: str | int) -> None:
        """Check that every entry has a valid id of its own."""
        seen: set[str] = set()
        for number, entry in enumerate(entries, 1):
            self.id(entry.id, *steps, number)
            if entry.id in seen:
                self.fail(entry.id, "once", *steps, number, "id")
            seen.add(entry.id)

    def mentions(self, part: Any, known: KnownIds, *steps: str | int) -> None:
        """Check that every id in a condition, an effect or a special rule is known."""
        if isinstance(part, tuple):
            for number, item in enumerate(part, 1):
                self.mentions(item, known, *steps, number)
        elif isinstance(part, Struct):
            for field in fields(part):
                value = getattr(part, field.name)
                at = (*steps, field.encode_name)
                family = FAMILIES.get(field.name)
                words = value if isinstance(value, tuple) else (value,)
                if family and all(isinstance(word, str) for word in words):
                    for word in words:
                        self.one_of(word, known[family], *at)
                elif field.name != "text":
                    self.mentions(value, known, *at)
