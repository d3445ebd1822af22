"""What must hold of the cards and pieces in every state, game by game."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from wartable.core.game import find
from wartable.games.naval.lab.sound import wrong as naval
from wartable.games.quartermaster.board import FIRST_SEA, LAND, NATIONS, SEA, SPACES
from wartable.games.quartermaster.changes import IN_DECK, IN_HAND, UNDER
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.state import State
from wartable.lab import sound


def wrong(game: str, state: Any) -> str:
    """What is wrong with a state; nothing, if it is sound."""
    check = CHECKS.get(game)
    return (check(state) if check else "") or sound.wrong(find(game), state)


def _quartermaster(state: State) -> str:
    rules = edition(state.edition)
    cards = rules.catalogue
    for nation, name in enumerate(NATIONS):
        zones = (
            state.hand[nation],
            state.deck[nation],
            state.played[nation],
            state.under[nation],
            cards.named(state.status[nation], nation),
            cards.named(state.down[nation], nation),
        )
        there = Counter(card for zone in zones for card in zone)
        if there != Counter(cards.full(nation)):
            return f"cards of {name} are lost or doubled: {there - Counter(cards.full(nation))}"
        if state.hand[nation] != sorted(state.hand[nation]):
            return f"the hand of {name} is not sorted"
        for limit, pieces, spaces in (
            (rules.armies, state.armies, LAND),
            (rules.navies, state.navies, SEA),
        ):
            if pieces[nation].bit_count() > limit[nation]:
                return f"{name} has more pieces than there are"
            if pieces[nation] & ~spaces:
                return f"{name} has a piece where it cannot be"
        if state.air_forces[nation].bit_count() > rules.air_forces[nation]:
            return f"{name} has more air forces than there are"
        own = state.armies[nation] | state.navies[nation]
        if state.safe[nation] & ~own:
            return f"{name} protects a piece that is gone"
        for place in state.picks[nation]:
            if place not in state.hand[nation]:
                return f"{name} picked a card that it does not hold"
    for pieces in (state.armies, state.navies):
        axis = pieces[0] | pieces[2] | pieces[4]
        allies = pieces[1] | pieces[3] | pieces[5]
        if axis & allies:
            space = (axis & allies).bit_length() - 1
            return f"enemies are together in {SPACES[space]}"
    for nation, card, place, _ in state.known:
        deck = state.deck[nation]
        places = {IN_HAND: state.hand[nation], IN_DECK: deck, UNDER: state.under[nation]}
        if place < 0 and card not in places[place]:
            return f"a card of {NATIONS[nation]} is not where it is known to be"
        if place >= 0 and (place >= len(deck) or deck[-1 - place] != card):
            return f"a card known to be in the deck of {NATIONS[nation]} is not there"
    return "" if LAND.bit_count() == FIRST_SEA else "the board is broken"


CHECKS: dict[str, Callable[[Any], str]] = {"naval": naval, "quartermaster": _quartermaster}
