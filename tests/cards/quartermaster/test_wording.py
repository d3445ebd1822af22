"""The text of a card is written from what the card does."""

from typing import get_args

import pytest
from syrupy.assertion import SnapshotAssertion

from wartable.games.quartermaster.board import GERMANY, JAPAN, NATIONS
from wartable.games.quartermaster.cards import air_marshal, first
from wartable.games.quartermaster.cards.first import english
from wartable.games.quartermaster.cards.second import DECKS
from wartable.games.quartermaster.effects import Card, Cost, Effect
from wartable.games.quartermaster.names import card_name
from wartable.games.quartermaster.wording import TELLS, card_text
from wartable.words.text import LANGUAGES, words

EDITIONS = {
    "second": [(deck.nation, card) for deck in DECKS for card in deck.cards],
    "first": [(deck.nation, card) for deck in first.DECKS for card in deck.cards],
    "air_marshal": [
        (nation, card) for nation, cards in enumerate(air_marshal.CARDS) for card in cards
    ],
    "english": [(nation, card) for (nation, _), card in english.CARDS.items()],
}
CARDS = [
    pytest.param(nation, card, id=f"{edition}.{NATIONS[nation]}.{card.id}")
    for edition, cards in EDITIONS.items()
    for nation, card in cards
]


def text(nation: str, card_id: str, lang: str) -> str:
    number = NATIONS.index(nation)
    (card,) = (card for card in DECKS[number].cards if card.id == card_id)
    return card_text(card, number, words(lang, "quartermaster")).replace("\u00a0", " ")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("nation", "card"), CARDS)
def test_a_card_has_a_name_and_whole_sentences(nation: int, card: Card, lang: str) -> None:
    vocabulary = words(lang, "quartermaster")
    assert vocabulary.name(card_name(nation, card.id).id)
    written = card_text(card, nation, vocabulary)
    assert written[0].isupper()
    assert written.endswith(".")
    assert not any(sign in written for sign in ("{", "}", "$", "_", "  ", " .", " ,", "\n"))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_texts_of_all_cards(lang: str, edition: str, snapshot: SnapshotAssertion) -> None:
    vocabulary = words(lang, "quartermaster")
    lines = [
        f"{NATIONS[nation]}.{card.id}: {card_text(card, nation, vocabulary)}"
        for nation, card in EDITIONS[edition]
    ]
    assert "\n".join(lines) == snapshot


def test_a_status_with_a_cost_and_a_limit() -> None:
    assert text("germany", "blitzkrieg", "fr") == (
        "Une fois par séquence, quand vous combattez dans une zone terrestre : défaussez la "
        "première carte de votre pioche pour construire une armée dans cette zone."
    )
    assert text("germany", "blitzkrieg", "en") == (
        "Once per turn, when you battle a land space: discard the top card of your draw deck to "
        "build an army in that space."
    )


def test_each_space_of_a_row_has_its_own_preposition_in_french() -> None:
    assert text("united_kingdom", "increased_commonwealth_support", "fr") == (
        "Recrutez une armée en Inde, en Australie ou au Canada."
    )
    assert text("united_kingdom", "increased_commonwealth_support", "en") == (
        "Recruit an army in India, Australia or Canada."
    )


def test_a_nation_in_the_plural_has_its_verb_in_the_plural() -> None:
    assert "les États-Unis défaussent les 2 premières cartes de leur pioche" in text(
        "japan", "submarines_support_pacific_islands", "fr"
    )


def test_another_nation_that_chooses_speaks_of_its_own_cards() -> None:
    assert text("united_kingdom", "malta_submarines", "fr") == (
        "L’Allemagne et l’Italie doivent chacune, à leur choix, défausser les 2 premières cartes "
        "de leur pioche ou éliminer leur flotte en Méditerranée."
    )
    assert text("united_kingdom", "malta_submarines", "en") == (
        "Germany and Italy must each discard the top 2 cards of their draw deck or eliminate their "
        "navy in the Mediterranean Sea."
    )


def test_one_more_of_the_same_is_not_named_twice() -> None:
    assert text("germany", "synthetic_fuel", "fr").endswith(
        "pour en construire une autre dans une zone terrestre adjacente."
    )
    assert text("germany", "synthetic_fuel", "en").endswith(
        "to build another in an adjacent land space."
    )


def test_five_pacific_spaces_are_named_in_one_breath() -> None:
    (card,) = (card for card in air_marshal.CARDS[JAPAN] if card.id == "the_pacific_empire")
    assert "dans le Pacifique nord, centre, sud, est ou sud-est." in card_text(
        card, JAPAN, words("fr", "quartermaster")
    )


def test_what_is_protected_comes_before_how_long() -> None:
    (card,) = (card for card in first.DECKS[JAPAN].cards if card.id == "operation_ketsu_go")
    assert card_text(card, JAPAN, words("fr", "quartermaster")).replace("\u00a0", " ") == (
        "À tout moment : protégez n’importe quelle armée au Japon ou n’importe quelle flotte "
        "en mer du Japon ; elle ne peut pas être retirée jusqu’à la fin de la séquence."
    )


def test_what_stands_under_a_condition_stays_in_one_sentence() -> None:
    vocabulary = words("en", "quartermaster")
    (card,) = (card for card in first.DECKS[GERMANY].cards if card.id == "submarines_uk")
    assert card_text(card, GERMANY, vocabulary) == (
        "If you have at least one piece in the North Sea or an adjacent space, the United Kingdom "
        "discards the top 3 cards of its draw deck, and you gain 1 VP."
    )


def test_a_card_of_two_uses_has_a_sentence_for_each() -> None:
    assert text("united_states", "american_volunteer_group_expands", "en") == (
        "Allied armies in Szechuan are always supplied. During your Play step, instead of playing "
        "a card: discard the top 2 cards of your draw deck to recruit an army in Szechuan."
    )


def test_every_effect_and_every_cost_can_be_told() -> None:
    assert {*get_args(Effect), *get_args(Cost)} == set(TELLS)


def test_a_row_of_adjectives_has_one_article() -> None:
    assert text("soviet_union", "titos_partisans", "en").endswith(
        "then recruit a Soviet or British army in that space."
    )
