"""The decks are those of the Country Profiles of each edition, and of the Air Marshal box."""

from collections import Counter
from collections.abc import Iterable

import pytest
from tests.conftest import rule

from wartable.games.quartermaster.board import NATIONS
from wartable.games.quartermaster.cards import air_marshal, first, second
from wartable.games.quartermaster.cards.first import english
from wartable.games.quartermaster.effects import Card, Deck, Type
from wartable.games.quartermaster.names import card_name
from wartable.words.text import LANGUAGES, words

ORDER = (
    Type.BUILD_ARMY,
    Type.LAND_BATTLE,
    Type.BUILD_NAVY,
    Type.SEA_BATTLE,
    Type.ECONOMIC_WARFARE,
    Type.EVENT,
    Type.RESPONSE,
    Type.STATUS,
)
PROFILES = {
    "first": {
        "germany": (6, 7, 2, 2, 5, 7, 0, 11),
        "united_kingdom": (5, 4, 5, 5, 2, 7, 4, 7),
        "japan": (4, 3, 6, 4, 2, 0, 11, 3),
        "soviet_union": (8, 6, 1, 2, 0, 6, 4, 7),
        "italy": (4, 4, 3, 2, 2, 7, 3, 5),
        "united_states": (5, 4, 5, 4, 5, 8, 0, 9),
    },
    "second": {
        "germany": (6, 7, 2, 2, 6, 6, 0, 12),
        "united_kingdom": (5, 4, 5, 5, 2, 6, 7, 6),
        "japan": (4, 3, 6, 4, 2, 0, 11, 4),
        "soviet_union": (8, 6, 1, 2, 0, 6, 5, 6),
        "italy": (4, 4, 3, 2, 2, 6, 4, 5),
        "united_states": (5, 4, 5, 4, 5, 10, 0, 8),
    },
}
SIZES = {
    "first": (40, 39, 33, 34, 30, 40),
    "second": (41, 40, 34, 34, 30, 41),
}
AIR_MARSHAL = {
    "germany": (3, 8),
    "united_kingdom": (3, 5),
    "japan": (3, 7),
    "soviet_union": (2, 6),
    "italy": (2, 5),
    "united_states": (4, 6),
}
"""Deploy Air Force cards and Supports."""
EDITIONS = {"first": first.DECKS, "second": second.DECKS}
DECKS = [(edition, deck) for edition, decks in EDITIONS.items() for deck in decks]
IDS = [f"{edition}-{NATIONS[deck.nation]}" for edition, deck in DECKS]


def counted(cards: Iterable[Card]) -> Counter[Type]:
    counts: Counter[Type] = Counter()
    for card in cards:
        counts[card.type] += card.count
    return counts


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_decks_are_in_the_order_of_play(edition: str) -> None:
    assert [deck.nation for deck in EDITIONS[edition]] == list(range(6))


@rule("qm 17", "qm 13.1")
@pytest.mark.parametrize(("edition", "deck"), DECKS, ids=IDS)
def test_a_deck_has_as_many_cards_of_each_type_as_its_profile(edition: str, deck: Deck) -> None:
    counts = counted(deck.cards)
    assert tuple(counts[type] for type in ORDER) == PROFILES[edition][NATIONS[deck.nation]]
    assert counts.total() == SIZES[edition][deck.nation]


@pytest.mark.parametrize(("edition", "size"), [("first", 216), ("second", 220)])
def test_an_edition_has_as_many_cards_as_its_box(edition: str, size: int) -> None:
    assert sum(card.count for deck in EDITIONS[edition] for card in deck.cards) == size


@pytest.mark.parametrize("nation", range(6), ids=NATIONS)
def test_air_marshal_adds_deploy_cards_and_supports_alone(nation: int) -> None:
    counts = counted(air_marshal.CARDS[nation])
    found = (counts[Type.DEPLOY_AIR_FORCE], counts[Type.SUPPORT])
    assert found == AIR_MARSHAL[NATIONS[nation]]
    assert counts.total() == sum(found)


def test_air_marshal_has_54_cards() -> None:
    counts = counted(card for cards in air_marshal.CARDS for card in cards)
    assert counts == {Type.DEPLOY_AIR_FORCE: 17, Type.SUPPORT: 37}


@pytest.mark.parametrize(("edition", "deck"), DECKS, ids=IDS)
def test_a_nation_has_no_two_cards_of_one_id(edition: str, deck: Deck) -> None:
    ids = [card.id for card in (*deck.cards, *air_marshal.CARDS[deck.nation])]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize(("edition", "deck"), DECKS, ids=IDS)
def test_every_card_does_something(edition: str, deck: Deck) -> None:
    cards = (*deck.cards, *air_marshal.CARDS[deck.nation])
    assert all(card.clauses and all(c.do for c in card.clauses) for card in cards)


def test_an_english_card_replaces_another_of_the_same_type_that_does_something_else() -> None:
    for (nation, card_id), card in english.CARDS.items():
        every = (*first.DECKS[nation].cards, *air_marshal.CARDS[nation])
        (replaced,) = (found for found in every if found.id == card_id)
        assert (card.id, card.type, card.count) == (replaced.id, replaced.type, replaced.count)
        assert card != replaced


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("edition", "deck"), DECKS, ids=IDS)
def test_every_card_has_a_name(edition: str, deck: Deck, lang: str) -> None:
    vocabulary = words(lang, "quartermaster")
    for card in (*deck.cards, *air_marshal.CARDS[deck.nation]):
        assert vocabulary.has(card_name(deck.nation, card.id).id), card.id
