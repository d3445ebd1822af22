"""What must hold of the cards and pieces in every state, game by game."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from wartable.core.game import find
from wartable.games.naval import changes, setup
from wartable.games.naval.board import fleet
from wartable.games.naval.board import team as side_of
from wartable.games.naval.catalogue import HULL, SUBMARINES, VALUE
from wartable.games.naval.lab.sound import wrong as naval
from wartable.games.naval.options import SEATS
from wartable.games.naval.state import STOCK
from wartable.games.naval.state import State as Sea
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


def _naval(state: Sea) -> str:
    """Ships are where their fleets say, and nobody has spent or scored what there was not."""
    return naval(state) or _ships(state) or _spent(state)


def _ships(state: Sea) -> str:
    sunk = [ship for pile in state.pile for ship in pile]
    for seat, navy in enumerate(state.navy):
        name, there = SEATS[seat], fleet(state, seat)
        gone = sum(1 << (ship & 31) for ship in sunk if ship >> 5 == navy)
        if state.score[seat] != sum(changes.worth(state, ship) for ship in state.pile[seat]):
            return f"{name} has other points than the ships that it has sunk are worth"
        if len(set(sunk)) != len(sunk) or there & gone or state.reserve[seat] & gone:
            return f"a ship of {name} is sunk and is not"
        if state.subs[seat] & ~SUBMARINES[navy] or (state.out >> seat & 1 and there):
            return f"a ship of {name} is where it cannot be"
        of_navy = setup.ships_of(state, navy) if navy >= 0 else 0
        laid_out = there and state.scenario < 0 and not state.out >> seat & 1
        if laid_out and state.round and there | state.reserve[seat] | gone != of_navy:
            return f"ships of {name} are lost"
    for ship, total in Counter(d.ship for d in state.damage).items():
        points = sum(damage.points for damage in state.damage if damage.ship == ship)
        afloat = fleet(state, state.holder[ship >> 5]) >> (ship & 31) & 1
        if not afloat or points >= HULL[ship] or not total:
            return "a ship bears more damage than it can"
    return ""


def _spent(state: Sea) -> str:
    """naval 2.3, naval 15.2, naval 15.4 Before the first turn nobody has spent too much."""
    bought = sorted(entry for entry in state.bought if entry[0] >= 0)
    beside = sorted((seat, card) for seat, own in enumerate(state.stock) for card in own)
    if state.flags & STOCK and state.scenario < 0 and bought != beside:
        return "other cards lie beside a seat than it has bought"
    if state.round or state.scenario >= 0 or min(state.navy) < 0:
        return ""
    spent: Counter[int] = Counter()
    for seat, navy in enumerate(state.navy):
        ships = state.picks[seat] or fleet(state, seat)
        cards = sum(VALUE[card] for card in state.stock[seat])
        spent[side_of(state, seat)] += setup.price(navy, ships) + cards
    return "a side has spent more than it had" if max(spent.values()) > state.limit else ""


CHECKS: dict[str, Callable[[Any], str]] = {"naval": _naval, "quartermaster": _quartermaster}
