"""What must hold of the cards and pieces in every state, game by game."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from wartable.core.bits import mask, walk
from wartable.core.game import find
from wartable.games.europe.front import holder
from wartable.games.europe.scenario import ELIMINATED, MOBILIZATION
from wartable.games.europe.state import ACTIVE, REVIEW, tie
from wartable.games.europe.state import State as War
from wartable.games.europe.tables import AIR, GROUND
from wartable.games.europe.turn import NUMBER
from wartable.games.naval import changes, setup
from wartable.games.naval.board import fleet
from wartable.games.naval.board import team as side_of
from wartable.games.naval.catalogue import HULL, SUBMARINES, VALUE
from wartable.games.naval.lab.sound import wrong as naval
from wartable.games.naval.options import SEATS
from wartable.games.naval.state import STOCK
from wartable.games.naval.state import State as Sea
from wartable.games.naval.turn import PHASES
from wartable.games.quartermaster.board import FIRST_SEA, LAND, NATIONS, SEA, SPACES
from wartable.games.quartermaster.changes import IN_DECK, IN_HAND, UNDER
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.state import State
from wartable.games.quartermaster.supply import lines
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
    fresh = state.copy()
    fresh.supplied = [None] * len(NATIONS)
    for nation, name in enumerate(NATIONS):
        remembered = state.supplied[nation]
        if remembered is not None and remembered != lines(fresh, nation):
            return f"the supply of {name} is not what is remembered of it"
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
    return naval(state) or _ships(state) or _spent(state) or _cleared(state)


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


def _cleared(state: Sea) -> str:
    """naval 6.6 What was declared in a turn is over when cards are discarded and drawn."""
    over = state.round and PHASES[state.phase] in ("discard", "draw")
    if over and (state.attacks or state.defences or state.played):
        return "an attack is left over"
    if (state.stopped | state.settled) >> len(state.attacks):
        return "an attack that nobody made is stopped or resolved"
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


def _europe(state: War) -> str:
    """Marks lie on units in play, markers where they may, and wars have two sides."""
    return _marks(state) or _markers(state) or _sides(state)


def _marks(state: War) -> str:
    scenario = state.scenario
    board, ground = scenario.board, (1 << len(scenario.of_kind[GROUND])) - 1
    boxed = mask(u for u, place in enumerate(state.at) if place in (ELIMINATED, MOBILIZATION))
    if (state.reduced | state.low | state.none | state.marked | state.used) & boxed:
        return "a unit in a box bears a mark"
    if any(count and boxed >> unit & 1 for unit, count in enumerate(state.sorties)):
        return "a unit in a box has sorties"
    if state.reduced & ~ground or any(state.sorties[: ground.bit_length()]):
        return "a unit bears a mark of another kind"
    for unit, found in enumerate(scenario.units):
        place = state.at[unit]
        based = board.bases if found.kind == AIR else board.ports
        if 0 <= place < board.size and found.kind != GROUND and not based >> place & 1:
            return f"{found.id} has no base"
    for faction in range(3):
        own = sum(
            state.side[scenario.units[unit].country] == faction for unit in walk(state.marked)
        )
        if own > state.moves[faction]:
            return "a side has travelled more often than it could"
    return ""


def _markers(state: War) -> str:
    if min((*state.support, *state.paradrops, *state.partisans, *state.surprise)) < 0:
        return "a side has spent a marker that it did not have"
    for mark in state.bombing:
        faction, city = mark >> 16, mark & 65535
        if not state.war[faction] >> state.side[holder(state, city)] & 1:
            return "a city of no enemy is bombed"
    reviewed = state.flags // REVIEW & 0b111
    if reviewed and state.phase > NUMBER["no_supply"]:
        return "a side still wants to look at its supply"
    return ""


def _sides(state: War) -> str:
    falling = any(frame[0] == "fall" for frame in state.frames)
    for country, status in enumerate(state.status):
        name = state.scenario.countries[country].id
        if status == ACTIVE and state.will[country] < 0 and not falling:
            return f"{name} has no will left and fights on"
        if status == ACTIVE and state.attitude[country] >= 0:
            return f"{name} fights and leans to a side as well"
        if status != ACTIVE and state.points[country]:
            return f"{name} has points and is not in the war"
    for one in range(3):
        for other in range(3):
            if state.war[one] >> other & 1 != state.war[other] >> one & 1:
                return "only one of two sides is at war"
    fresh = state.copy()
    tie(fresh)
    return "" if fresh.ties == state.ties else "friends and enemies are not what is remembered"


CHECKS: dict[str, Callable[[Any], str]] = {
    "europe": _europe,
    "naval": _naval,
    "quartermaster": _quartermaster,
}
