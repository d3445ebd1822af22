"""Nothing outside its folder speaks of a game: whoever adds one touches no other file."""

import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from wartable.core.game import games, settle
from wartable.core.parts import LISTING, SIDES, folder, part
from wartable.rules.rulebook import books
from wartable.words.text import LANGUAGES

ROOT = Path(__file__).parent.parent
HOUSE = {"cover", "edition", "seats", "teams", "stock", "scenario", "fleet", "ships"}
"""Settings whose names are plain words, or the business of every game."""
PLAIN = {
    *("actions", "allies", "axis", "bravo", "echo", "neutral", "repair", "resolve", "suisse"),
    *("titled", "tours"),
}
"""Names that are everyday words: the axis of a chart, one's allies, a Swiss tournament."""
FAMILIES = ("card", "city", "country", "navy", "nation", "region", "ship", "space", "zone")
"""What the games have names for."""
THINGS = {
    *("nation", "nations", "army", "armies", "navy", "navies", "armée", "armées", "ukraine", "vp"),
    *("fleets", "hexes", "submarine", "submarines", "destroyer", "destroyers", "defences"),
    *("build_army", "build_navy", "land_battle", "sea_battle"),
}
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
    """What only a game says: its name, its seats and sides, its settings, its decks, its cards."""
    game = games()[name]
    options = settle(game, [])
    listing, sides = part(game, LISTING), part(game, SIDES) or {}
    found = {name, *game.seats(game.new(options, 1)), *sides}
    found |= {setting.name for setting in game.settings} - HOUSE
    found |= set(listing.groups()) if listing else set()
    return {plain(word) for word in {*found, *names(folder(game)), *THINGS}} - PLAIN


def names(package: Traversable) -> Iterator[str]:
    """Whatever a game's texts have a name for: its cards, places and nations, in any language."""
    named = re.compile(rf"(?:{'|'.join(FAMILIES)})-([a-z][a-z_0-9-]{{3,}}) = ([^{{]{{4,}})$")
    for file in package.joinpath("text").iterdir():
        for line in file.read_text(encoding="utf-8").splitlines():
            found = named.match(line)
            yield from found.groups() if found else ()


def plain(text: str) -> str:
    """A text as its words alone: `buildNavy(7)` and "Build navy 7" are the same."""
    text = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text)
    return "_".join(re.findall(r"[a-zà-ÿœ]+|\d+", text.lower()))


@pytest.mark.parametrize("name", sorted(games()))
def test_no_word_of_a_game_stands_outside_its_folder(name: str) -> None:
    own = {f"_{word}_" for word in words(name)}
    rules = "|".join(book.prefix for book in books().values() if book.game == name)
    found = []
    for file in files():
        said = [f"_{plain(line)}_" for line in file.read_text(encoding="utf-8").splitlines()]
        whole = "\n".join(said)
        wrong = {word for word in own if word in whole}
        wrong |= set(re.findall(rf"_(?:{rules})_\d", whole) if rules else ())
        found += [
            f"{file.relative_to(ROOT)}:{number}: {word}"
            for number, line in enumerate(said, 1)
            for word in wrong
            if word in line
        ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("line", ["sea_battle", "seaBattle(3)", "Sea Battle", 'say("sea-battle")'])
def test_a_word_is_found_however_it_is_spelt(line: str) -> None:
    assert plain("sea_battle") in plain(line)


def test_every_language_is_looked_at() -> None:
    names = [file.name for file in files()]
    assert all(f"client.{lang}.ftl" in names for lang in LANGUAGES)
