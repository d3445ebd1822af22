"""No text uses a word of the glossary in another sense."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tests.cards.quartermaster.test_wording import EDITIONS

from wartable.games.quartermaster.board import NATIONS
from wartable.games.quartermaster.effects import Card
from wartable.games.quartermaster.wording import card_text
from wartable.words.text import LANGUAGES, sources, words

GLOSSARY = Path(__file__).parent.parent / "docs/glossary.md"
GAMES = ("quartermaster", "naval")


def glossary(game_id: str) -> dict[str, dict[str, str]]:
    """The words of a game by identifier and language, without what stands in brackets."""
    page = GLOSSARY.read_text(encoding="utf-8")
    section = page.split(f"\n## {game_id.capitalize()}\n")[1].split("\n## ")[0]
    found: dict[str, dict[str, str]] = {}
    for english, french, ids in re.findall(r"^\| (.+?) \| (.+?) \| `(\w+)`.*\|$", section, re.M):
        plain = [re.sub(r" *\(.*?\)|\*", "", word) for word in (english, french)]
        found.setdefault(ids, dict(zip(LANGUAGES, plain, strict=True)))
    return found


def pattern(word: str) -> re.Pattern[str]:
    """The word or its plural, anywhere in a sentence; of several words, any."""
    ways = [re.escape(way).replace(r"\ ", "s? ") for way in word.split(", ")]
    ways += [re.escape(way[:-1]) + "ie" for way in word.split(", ") if way.endswith("y")]
    return re.compile(rf"\b(?:{'|'.join(ways)})s?\b", re.IGNORECASE)


CARDS = [
    pytest.param(card, nation, id=f"{edition}.{NATIONS[nation]}.{card.id}")
    for edition, cards in EDITIONS.items()
    for nation, card in cards
]
SAME_THINGS = ["round", "turn", "army", "navy", "air_force", "home", "hand", "vp"]
"""What a card speaks of in both languages, if it does in one."""


@pytest.mark.parametrize(("card", "nation"), CARDS)
def test_a_card_speaks_of_the_same_things_in_both_languages(card: Card, nation: int) -> None:
    texts = {lang: card_text(card, nation, words(lang, "quartermaster")) for lang in LANGUAGES}
    terms = glossary("quartermaster") | {"vp": {"en": "VP", "fr": "PV"}}
    for thing in SAME_THINGS:
        said = {lang for lang, text in texts.items() if pattern(terms[thing][lang]).search(text)}
        assert len(said) != 1, (thing, texts)


def messages(lang: str, game_id: str, own: bool = False) -> Iterator[tuple[str, str]]:
    """Every message of a game and of the table as it is written; or only the game's own."""
    for file, text in sources(lang, game_id):
        if own and game_id not in file:
            continue
        for entry in FluentParser().parse(text).body:
            # The title of a card is a title.
            if isinstance(entry, ftl.Message) and entry.span and entry.id.name[:5] != "card-":
                yield entry.id.name, text[entry.span.start : entry.span.end]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_round_and_a_turn_are_told_apart_in_french(game_id: str) -> None:
    terms = glossary(game_id)
    english = dict(messages("en", game_id))
    for name, text in messages("fr", game_id):
        for thing in ("round", "turn"):
            if pattern(terms[thing]["fr"]).search(text):
                assert pattern(thing).search(english[name]), (name, text)


@pytest.mark.parametrize("game_id", ["", *GAMES])
def test_the_french_word_tour_never_stands_alone(game_id: str) -> None:
    whose = r"(?<!votre )(?<!tour à )\btours?\b(?! de jeu| de joueur| à tour|\u00a0»)"
    alone = re.compile(whose, re.IGNORECASE)
    assert {name: text for name, text in messages("fr", game_id) if alone.search(text)} == {}


STRANGERS = {
    ("quartermaster", "en"): r"\bfleets?\b|\bunits?\b|\bzones?\b|\bcountr(?:y|ies)\b",
    ("quartermaster", "fr"): r"\bespaces?\b|\bpions?\b|\bmarines?\b|\bforces? aériennes?\b",
    ("naval", "en"): r"\bgame turns?\b|\bunits?\b",
    ("naval", "fr"): r"\blignes?\b|\bséquences?\b|\bescadres?\b",
}
"""Words that name nothing in a game, or another thing in the other game."""


@pytest.mark.parametrize(("game_id", "lang"), STRANGERS)
def test_no_text_of_a_game_borrows_a_word_for_what_has_one(game_id: str, lang: str) -> None:
    strange = re.compile(STRANGERS[game_id, lang], re.IGNORECASE)
    texts = messages(lang, game_id, own=True)
    assert {name: text for name, text in texts if strange.search(text)} == {}
