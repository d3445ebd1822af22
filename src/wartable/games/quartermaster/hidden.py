"""Worlds: random complete states that agree with everything a seat has seen."""

from math import log

from wartable.core.events import EVERYONE
from wartable.core.rng import below, shuffle, start
from wartable.games.quartermaster.board import NATIONS
from wartable.games.quartermaster.changes import IN_DECK, IN_HAND, UNDER
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.state import State
from wartable.games.quartermaster.steps import STEPS

HAND, UNDER_THE_PILE, DOWN = PLACES = range(3)
"""Where a hidden card may be, apart from the deck."""
PlaceOdds = list[list[float]]
"""For each place and each card, how much likelier it is there than another."""
BITS, AT_ONCE = 15, 4
"""One random number serves this many cards, this many bits each: drawing is slow."""
LUCK = tuple(-log((number + 1) / (1 << BITS)) for number in range(1 << BITS))
"""How long a card waits, at even odds."""


def world(state: State, seat: int, seed: int, odds: PlaceOdds | None = None) -> State:
    """Deal every card again that the seat has not seen; a spectator is seat -1."""
    dealt = state.copy()
    dealt.seed = start(seed)
    for nation in range(len(NATIONS)):
        known = [
            (card, place)
            for whose, card, place, seats in state.known
            if whose == nation and knows(seats, seat)
        ]
        if nation == seat:
            _own_deck(dealt, nation, known)
        else:
            _other(dealt, nation, known, odds)
    dealt.known = [row for row in state.known if knows(row[3], seat)]
    for at, frame in enumerate(dealt.frames):
        match frame:
            case ("arrange", nation, count, chosen) if nation != seat:
                # How many cards are in order already is public, but not which ones.
                top = dealt.deck[nation][-count:]
                dealt.frames[at] = ("arrange", nation, count, tuple(top[: len(chosen)]))
    dealt.seed = start(seed + 1)
    dealt.events.clear()
    dealt.decisions = ()
    STEPS.advance(dealt)
    return dealt


def knows(seats: int, seat: int) -> bool:
    """Whether a seat is among those who know; a spectator knows what everyone knows."""
    return seats == EVERYONE if seat < 0 else bool(seats >> seat & 1)


def _own_deck(state: State, nation: int, known: list[tuple[int, int]]) -> None:
    """A seat knows what is left in its own deck, but not the order."""
    rest = sorted(state.deck[nation])
    for card, place in known:
        if place >= 0:
            rest.remove(card)
    shuffle(state, rest)
    state.deck[nation] = _insert(rest, known, len(state.deck[nation]))


def _other(state: State, nation: int, known: list[tuple[int, int]], odds: PlaceOdds | None) -> None:
    """Of another nation, a seat knows what lies face up, and how many cards are where."""
    cards = edition(state.edition).catalogue
    rest = cards.full(nation)
    for card in [*cards.named(state.status[nation], nation), *state.played[nation]]:
        rest.remove(card)
    for card, _ in known:
        rest.remove(card)
    shuffle(state, rest)
    state.down[nation] = _lay(state, nation, rest, odds)
    state.laid[nation] &= state.status[nation]
    in_hand = [card for card, place in known if place == IN_HAND]
    in_hand += _owed(state, nation, in_hand, rest)
    missing = len(state.hand[nation]) - len(in_hand)
    if odds is not None:
        rest = _likeliest_first(state, rest, missing, odds[HAND])
    state.hand[nation] = sorted(in_hand + rest[:missing])
    del rest[:missing]
    under = [card for card, place in known if place == UNDER]
    hidden = len(state.under[nation]) - len(under)
    if odds is not None:
        rest = _likeliest_first(state, rest, hidden, odds[UNDER_THE_PILE])
    state.under[nation] = rest[:hidden] + under
    del rest[:hidden]
    in_deck = [card for card, place in known if place == IN_DECK]
    if in_deck:
        rest += in_deck
        shuffle(state, rest)
    state.deck[nation] = _insert(rest, known, len(state.deck[nation]))
    if state.picks[nation]:
        state.picks[nation] = []


def _owed(state: State, nation: int, there: list[int], rest: list[int]) -> list[int]:
    """qm 14.6 Cards of a type that a nation is paying with right now: it must hold them."""
    types = edition(state.edition).catalogue.type
    found = []
    for frame in state.frames:
        match frame:
            case ("pay", payer, count, kind) if payer == nation and kind >= 0:
                missing = count - sum(types[card] == kind for card in there)
                found += [card for card in rest if types[card] == kind][: max(missing, 0)]
    for card in found:
        rest.remove(card)
    return found


def _likeliest_first(state: State, rest: list[int], count: int, odds: list[float]) -> list[int]:
    """Cards in the order in which they would be drawn one by one, by their odds."""
    if not 0 < count < len(rest):
        return rest
    waits: list[tuple[float, int]] = []
    drawn = 0
    for number, card in enumerate(rest):
        if number % AT_ONCE == 0:
            drawn = below(state, 1 << BITS * AT_ONCE)
        waits.append((LUCK[drawn & (1 << BITS) - 1] / odds[card], card))
        drawn >>= BITS
    waits.sort()
    return [card for _, card in waits]


def _lay(state: State, nation: int, rest: list[int], odds: PlaceOdds | None) -> int:
    """As many face-down cards as there are: only a Response or a Bolster can lie face down."""
    cards = edition(state.edition).catalogue
    kinds = cards.laid_down[nation]
    laid = 0
    for _ in range(state.down[nation].bit_count()):
        choices = [card for card in rest if cards.type[card] in kinds]
        if odds is None:
            card = choices[below(state, len(choices))]
        else:
            card = _likeliest_first(state, choices, 1, odds[DOWN])[0]
        rest.remove(card)
        laid |= cards.bit[card]
    return laid


def _insert(rest: list[int], known: list[tuple[int, int]], size: int) -> list[int]:
    """A deck of unknown cards with the known ones at their depths."""
    deck = rest[:]
    for depth, card in sorted((d, c) for c, d in known if d >= 0):
        deck.insert(depth, card)
    deck.reverse()
    assert len(deck) == size
    return deck


def without_responses(world: State, seat: int) -> State:
    """A world in which only the seat itself has cards face down on the table."""
    for nation in range(len(world.down)):
        if nation != seat:
            world.down[nation] = 0
    return world
