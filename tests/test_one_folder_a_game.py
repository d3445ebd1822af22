"""Nothing outside its folder speaks of a game: whoever adds one touches no other file."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from wartable.core.game import games, settle
from wartable.core.parts import LISTING, SIDES, part
from wartable.rules.rulebook import books
from wartable.words.text import LANGUAGES

ROOT = Path(__file__).parent.parent
HOUSE = {"cover", "edition", "seats", "teams", "stock", "scenario", "fleet", "ships"}
"""Settings whose names are plain words, or the business of every game."""
PLAIN = {"actions", "neutral", "axis", "allies"}
"""Ids that are everyday words: the axis of a chart, one's allies."""
THINGS = ("nations?", "army", "armies", "navy", "navies", "ukraine")
"""What the games are about, where no list of theirs has it."""
LOOKED_AT = ("src/wartable", "client/src", "Makefile")
KINDS = {".py", ".ftl", ".ts", ".svelte", ".css", ".html", ""}


def files() -> Iterator[Path]:
    """All that belongs to no game."""
    for place in LOOKED_AT:
        for file in sorted(
            [ROOT / place] if (ROOT / place).is_file() else (ROOT / place).rglob("*")
        ):
            name = file.relative_to(ROOT).as_posix()
            own = re.match(r"(src/wartable|client/src)/games/\w+/", name)
            if file.is_file() and file.suffix in KINDS and not own and "/web/" not in name:
                yield file


def words(name: str) -> set[str]:
    """What only a game says: its name, its seats and sides, its settings, its decks, its rules."""
    game = games()[name]
    options = settle(game, [])
    listing, sides = part(game, LISTING), part(game, SIDES) or {}
    found = {name, *game.seats(game.new(options, 1)), *sides} - PLAIN
    found |= {setting.name for setting in game.settings} - HOUSE
    found |= set(listing.groups()) - PLAIN if listing else set()
    prefixes = {book.prefix for book in books().values() if book.game == name}
    return found | {rf"{prefix} \d" for prefix in prefixes}


@pytest.mark.parametrize("name", sorted(games()))
def test_no_word_of_a_game_stands_outside_its_folder(name: str) -> None:
    ids = {re.escape(word) if " " not in word else word for word in words(name)} | set(THINGS)
    spelt = {word.replace("_", "[_-]") for word in ids}
    pattern = re.compile(rf"(?<![\w-])(?:{'|'.join(sorted(spelt))})(?![\w-])")
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()[:90]}"
        for file in files()
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]
    assert not found, "\n".join(found)


def test_every_language_is_looked_at() -> None:
    names = [file.name for file in files()]
    assert all(f"client.{lang}.ftl" in names for lang in LANGUAGES)
