"""Where hidden cards of Quartermaster probably are: what a nation plays, keeps and discards.

A card that is good at once seldom waits in a hand; one that nobody needs lies face down in a
discard pile. How much more often than by chance each card is in each place was counted in games.
"""

from collections.abc import Iterator
from importlib.resources import files

from wartable.bots.belief import FILE, Beliefs, Sighting, read
from wartable.games.quartermaster import hidden
from wartable.games.quartermaster.board import NATIONS
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.state import State
from wartable.games.quartermaster.turn import ROUNDS

PERIOD = 4
"""How many rounds are treated alike."""
PERIODS = ROUNDS // PERIOD


def period(state: State) -> int:
    """Which part of the game it is."""
    return min((state.round - 1) // PERIOD, PERIODS - 1)


def sightings(state: State) -> Iterator[Sighting]:
    """Every card hidden from others: where it is, and how likely that was by chance."""
    cards, now = edition(state.edition).catalogue, period(state)
    for nation, name in enumerate(NATIONS):
        hand, under = state.hand[nation], state.under[nation]
        down = cards.named(state.down[nation], nation)
        unseen = [*hand, *under, *down, *state.deck[nation]]
        kinds = cards.laid_down[nation]
        may_lie = [card for card in unseen if cards.type[card] in kinds]
        for place, there, among in (
            (hidden.HAND, hand, unseen),
            (hidden.UNDER_THE_PILE, under, unseen),
            (hidden.DOWN, down, may_lie),
        ):
            for card in set(among) if there else ():
                key = f"{name} {cards.cards[card].id}"
                by_chance = among.count(card) * len(there) / len(among)
                yield Sighting(place, key, now, there.count(card), by_chance)


class CountedOdds:
    """What was counted, by the numbers of the cards of each edition."""

    def __init__(self, beliefs: Beliefs) -> None:
        self._beliefs = beliefs
        self._tables: dict[tuple[int, int], hidden.PlaceOdds] = {}

    def at(self, state: State) -> hidden.PlaceOdds:
        """For each place, how much likelier each card is there than another."""
        number, now = state.edition, period(state)
        found = self._tables.get((number, now))
        if found is None:
            cards = edition(number).catalogue
            names = [
                f"{NATIONS[nation]} {card.id}"
                for nation, card in zip(cards.nation, cards.cards, strict=True)
            ]
            found = [self._beliefs.weights(place, names, now) for place in hidden.PLACES]
            self._tables[number, now] = found
        return found


_file = files(__package__) / FILE
_odds = CountedOdds(read(_file.read_bytes())) if _file.is_file() else None


def world(state: State, seat: int, seed: int) -> State:
    """A world that agrees with what a seat has seen, its hidden cards where they probably are."""
    return hidden.world(state, seat, seed, _odds.at(state) if _odds else None)
