"""The cards that the Air Marshal expansion adds to the six decks, in either edition."""

from wartable.games.quartermaster.cards.air_marshal import (
    germany,
    italy,
    japan,
    soviet_union,
    united_kingdom,
    united_states,
)

CARDS = (
    germany.CARDS,
    united_kingdom.CARDS,
    japan.CARDS,
    soviet_union.CARDS,
    italy.CARDS,
    united_states.CARDS,
)
"""By nation, in the order of play."""
