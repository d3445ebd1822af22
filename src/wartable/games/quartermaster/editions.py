"""The editions of the rules: cards, board, pieces, and every rule that differs between them."""

from functools import cache

from msgspec import Struct

from wartable.core.game import Options
from wartable.games.quartermaster import board
from wartable.games.quartermaster.board import Board
from wartable.games.quartermaster.cards import air_marshal, first, second
from wartable.games.quartermaster.cards.first import english
from wartable.games.quartermaster.catalogue import Catalogue
from wartable.games.quartermaster.effects import Card, Deck

SECOND = 0
FIRST, AIR_MARSHAL, ENGLISH_CARDS = 1, 2, 4
"""Bits of the number of an edition; the plain second edition has none."""


class Edition(Struct, frozen=True):
    """qm 17 One set of rules. A rule that differs is a field here, asked in one place."""

    id: str
    options: tuple[tuple[str, str], ...]
    """The settings that choose this edition."""
    board: Board
    catalogue: Catalogue
    armies: tuple[int, ...]
    navies: tuple[int, ...]
    air: bool
    """qm 14 The Air Marshal expansion is in play."""
    air_forces: tuple[int, ...]
    opening: tuple[int, int]
    """qm 4, qm 14.1 Cards drawn and cards discarded before the game."""
    reallocate_always: bool
    """qm 5.1 Reallocate Resources is a rule, not an option."""
    status_delay: bool
    """qm 3.6 A Status works from its owner's next turn on."""
    hand_pays_for_deck: bool
    """qm 10 Cards that the deck lacks are discarded from the hand."""
    empty_hand_costs: bool
    """qm 5.2 With an empty hand the Play step costs a card of the deck, or a point."""
    lift_any_time: bool
    """qm 2.1 One's own pieces may be lifted at any time, not only when all are in play."""
    one_score: bool
    """qm 7.1 The score is kept as one lead, not as two totals."""


@cache
def edition(number: int) -> Edition:
    """An edition by the number that a state carries."""
    old, air = bool(number & FIRST), bool(number & AIR_MARSHAL)
    decks: tuple[Deck, ...] = first.DECKS if old else second.DECKS
    if air:
        decks = tuple(Deck(d.nation, d.cards + air_marshal.CARDS[d.nation]) for d in decks)
    if number & ENGLISH_CARDS:
        decks = tuple(_replace(deck, english.CARDS) for deck in decks)
    return Edition(
        id="first" if old else "second",
        options=(
            ("edition", "first" if old else "second"),
            ("air_marshal", "on" if air else "off"),
            ("english_cards", "on" if number & ENGLISH_CARDS else "off"),
        ),
        board=board.first_edition() if old else board.second_edition(),
        catalogue=Catalogue(decks),
        armies=(7, 5, 5, 7, 4, 5),
        navies=(3, 5, 5, 1, 3, 5 if old else 6),
        air=air,
        air_forces=(2, 2, 2, 1, 1, 3) if air else (0,) * 6,
        opening=(12, 5) if air else (10, 3),
        reallocate_always=old,
        status_delay=old,
        hand_pays_for_deck=old,
        empty_hand_costs=not old,
        lift_any_time=not old,
        one_score=old,
    )


def _replace(deck: Deck, others: dict[tuple[int, str], Card]) -> Deck:
    cards = tuple(others.get((deck.nation, card.id), card) for card in deck.cards)
    return Deck(deck.nation, cards)


def number_of(options: Options) -> int:
    """The number of the edition that some settings choose."""
    number = FIRST if options["edition"] == "first" else 0
    if options["air_marshal"] == "on":
        number |= AIR_MARSHAL
    if options["english_cards"] == "on" and number & FIRST:
        number |= ENGLISH_CARDS
    return number
