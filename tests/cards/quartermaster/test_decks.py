"""The decks of the second edition are those of its Country Profiles."""

from collections import Counter

import pytest

from wartable.games.quartermaster.board import NATIONS
from wartable.games.quartermaster.cards.second import DECKS
from wartable.games.quartermaster.effects import Deck, Type

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
    "germany": (6, 7, 2, 2, 6, 6, 0, 12),
    "united_kingdom": (5, 4, 5, 5, 2, 6, 7, 6),
    "japan": (4, 3, 6, 4, 2, 0, 11, 4),
    "soviet_union": (8, 6, 1, 2, 0, 6, 5, 6),
    "italy": (4, 4, 3, 2, 2, 6, 4, 5),
    "united_states": (5, 4, 5, 4, 5, 10, 0, 8),
}


def test_the_decks_are_in_the_order_of_play() -> None:
    assert [deck.nation for deck in DECKS] == list(range(6))


@pytest.mark.parametrize("deck", DECKS, ids=NATIONS)
def test_a_deck_has_as_many_cards_of_each_type_as_its_profile(deck: Deck) -> None:
    counts: Counter[Type] = Counter()
    for card in deck.cards:
        counts[card.type] += card.count
    assert tuple(counts[type] for type in ORDER) == PROFILES[NATIONS[deck.nation]]
    assert sum(counts.values()) == sum(PROFILES[NATIONS[deck.nation]])


def test_there_are_220_cards() -> None:
    assert sum(card.count for deck in DECKS for card in deck.cards) == 220


@pytest.mark.parametrize("deck", DECKS, ids=NATIONS)
def test_a_nation_has_no_two_cards_of_one_id(deck: Deck) -> None:
    ids = [card.id for card in deck.cards]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("deck", DECKS, ids=NATIONS)
def test_every_card_does_something(deck: Deck) -> None:
    assert all(card.clauses and all(c.do for c in card.clauses) for card in deck.cards)
