"""The six decks of the first edition."""

from wartable.games.quartermaster.cards.first import (
    germany,
    italy,
    japan,
    soviet_union,
    united_kingdom,
    united_states,
)

DECKS = (
    germany.DECK,
    united_kingdom.DECK,
    japan.DECK,
    soviet_union.DECK,
    italy.DECK,
    united_states.DECK,
)
