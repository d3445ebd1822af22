"""Every card of the second edition has the tests that a card needs."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import FunctionType

import pytest

from wartable.games.quartermaster.board import NATIONS
from wartable.games.quartermaster.cards.second import DECKS
from wartable.games.quartermaster.effects import Card

Shown = set[tuple[str, str, int]]
FOLDER = Path(__file__).parent / "second"


def marks() -> Iterator[tuple[str, str, int]]:
    """What the tests of the folder show: (card, what, clause)."""
    for file in sorted(FOLDER.glob("test_*.py")):
        module = import_module(f"tests.cards.quartermaster.second.{file.stem}")
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


@pytest.fixture(scope="module")
def shown() -> Shown:
    """Everything that the tests show."""
    return set(marks())


def needed(name: str, card: Card) -> Iterator[tuple[str, str, int]]:
    """The tests that a card needs."""
    for index, clause in enumerate(card.clauses):
        yield name, "works", index
        if clause.cost:
            yield name, "cost", index
    yield name, "fails", -1


def cards() -> Iterator[tuple[str, Card]]:
    """The cards of all decks."""
    for deck in DECKS:
        for card in deck.cards:
            yield f"{NATIONS[deck.nation]}.{card.id}", card


def lacking(shown: Shown) -> list[tuple[str, str, int]]:
    """The tests that are missing."""
    failing = {(name, what, -1) for name, what, _ in shown if what == "fails"}
    have = shown | failing
    return [test for name, card in cards() for test in needed(name, card) if test not in have]


def test_no_card_lacks_a_test(shown: Shown) -> None:
    assert lacking(shown) == []


def test_every_mark_names_a_card(shown: Shown) -> None:
    known = {(name, index) for name, card in cards() for index in range(len(card.clauses))}
    assert {(name, clause) for name, _, clause in shown} <= known


def test_a_missing_test_is_listed() -> None:
    wanted = [test for name, card in cards() for test in needed(name, card)]
    assert lacking(set()) == wanted
    assert ("germany.blitzkrieg", "cost", 0) in wanted
