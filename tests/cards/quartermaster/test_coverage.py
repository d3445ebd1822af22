"""Every card of every edition has the tests that a card needs."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType

import pytest

from wartable.games.quartermaster.board import NATIONS
from wartable.games.quartermaster.cards import air_marshal, first, second
from wartable.games.quartermaster.cards.first import english
from wartable.games.quartermaster.effects import Card

Shown = set[tuple[str, str, int]]
Named = list[tuple[str, Card]]


def _named(nation: int, cards: tuple[Card, ...]) -> Named:
    return [(f"{NATIONS[nation]}.{card.id}", card) for card in cards]


def decks() -> dict[str, Named]:
    """The cards that the tests of each folder are about; a card that two editions share, once."""
    every: dict[str, Named] = {"second": [], "first": [], "english": [], "air_marshal": []}
    for old, new in zip(first.DECKS, second.DECKS, strict=True):
        every["second"] += _named(new.nation, new.cards)
        own = tuple(card for card in old.cards if card not in new.cards)
        every["first"] += _named(old.nation, own)
        every["air_marshal"] += _named(old.nation, air_marshal.CARDS[old.nation])
    for (nation, _), card in english.CARDS.items():
        every["english"] += _named(nation, (card,))
    return every


DECKS = decks()
every_folder = pytest.mark.parametrize("folder", DECKS)


@cache
def shown(folder: str) -> Shown:
    """What the tests of a folder show: (card, what, clause)."""
    return set(marks(folder))


def marks(folder: str) -> Iterator[tuple[str, str, int]]:
    """What each mark in a folder says."""
    for file in sorted((Path(__file__).parent / folder).glob("test_*.py")):
        module = import_module(f"tests.cards.quartermaster.{folder}.{file.stem}")
        for test in vars(module).values():
            if isinstance(test, FunctionType) and test.__name__.startswith("test_"):
                for mark in getattr(test, "pytestmark", []):
                    if mark.name == "card":
                        yield from named(*mark.args)


def named(name: str, what: str, clause: int) -> Iterator[tuple[str, str, int]]:
    """`*.build_army` is the card of every nation."""
    nation, _, id = name.partition(".")
    for one in NATIONS if nation == "*" else (nation,):
        yield f"{one}.{id}", what, clause


def needed(name: str, card: Card) -> Iterator[tuple[str, str, int]]:
    """The tests that a card needs."""
    for index, clause in enumerate(card.clauses):
        yield name, "works", index
        if clause.cost:
            yield name, "cost", index
    yield name, "fails", -1


def lacking(folder: str, found: Shown) -> list[tuple[str, str, int]]:
    """The tests that are missing."""
    failing = {(name, what, -1) for name, what, _ in found if what == "fails"}
    have = found | failing
    cards = DECKS[folder]
    return [test for name, card in cards for test in needed(name, card) if test not in have]


@every_folder
def test_no_card_lacks_a_test(folder: str) -> None:
    assert lacking(folder, shown(folder)) == []


@every_folder
def test_every_mark_names_a_card(folder: str) -> None:
    known = {(name, index) for name, card in DECKS[folder] for index in range(len(card.clauses))}
    assert {(name, clause) for name, _, clause in shown(folder)} <= known


def test_a_missing_test_is_listed() -> None:
    wanted = [test for name, card in DECKS["second"] for test in needed(name, card)]
    assert lacking("second", set()) == wanted
    assert ("germany.blitzkrieg", "cost", 0) in wanted


def test_every_card_of_every_edition_is_in_a_folder() -> None:
    listed = {card for cards in DECKS.values() for _, card in cards}
    for deck in (*first.DECKS, *second.DECKS):
        assert set(deck.cards) <= listed
