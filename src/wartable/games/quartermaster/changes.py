"""Every change to the table goes through one of these, so that no event can be forgotten."""

from bisect import insort

from wartable.core.events import EVERYONE, Event
from wartable.core.rng import below, shuffle
from wartable.games.quartermaster.board import FIRST_SEA, NATIONS
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.effects import Step, Type
from wartable.games.quartermaster.state import State

# Places of a card in State.known: how many cards below the top of the deck, or one of these.
IN_HAND, IN_DECK, UNDER = -1, -2, -3
OUT_OF_DECK = (IN_HAND, UNDER)

TURN_BEGINS = int(Step.TURN)


def tell(state: State, kind: str, *args: int) -> None:
    """Note what everyone saw."""
    state.events.append(Event(kind, args))


def begin_turn(state: State, nation: int) -> None:
    """qm 4.1 A nation's turn begins: whatever lasted for a turn is over."""
    state.nation = nation
    state.used = [0] * 6
    if state.laid[nation]:
        # qm 3.6: in editions that have a delay, it ends with the nation's next turn.
        state.laid[nation] = 0
        state.supplied = [None] * 6
    state.safe = [0] * 6
    if any(state.granted):
        state.granted = [0] * 6
        state.supplied = [None] * 6
    state.began = tuple(state.armies)
    state.reallocated = state.battled = state.no_air = 0
    state.step = TURN_BEGINS
    tell(state, "turn", state.round, nation)


def begin_step(state: State, step: int) -> None:
    """qm 4.2 A step of the turn begins."""
    state.step = step


def next_round(state: State) -> None:
    """qm 4.1 All have had their turn: whatever lasted for a round is over."""
    state.round += 1
    state.barred = (0,) * 6


def win(state: State, team: int) -> None:
    """qm 11 A team has won."""
    state.winner = team
    tell(state, "won", team)


def pick(state: State, nation: int, card: int) -> None:
    """qm 4 A card is kept aside until every nation has chosen what to discard."""
    state.picks[nation] = [*state.picks[nation], card]


def discard_picks(state: State) -> None:
    """qm 4 All have chosen: what they kept aside is discarded."""
    for nation, cards in enumerate(state.picks):
        for card in cards:
            discard_from_hand(state, nation, card)
    state.picks = [[] for _ in NATIONS]


def wish(state: State, nation: int) -> None:
    """qm 2.1 A nation wants to do something unasked."""
    state.wishes |= 1 << nation


def no_more_wishes(state: State) -> None:
    """All who wanted to do something are asked now."""
    state.wishes = 0


def mind(state: State, nation: int, card: int) -> None:
    """qm 3.6 A nation wants to be asked about a Status, or no longer."""
    minded = list(state.minded)
    minded[nation] ^= edition(state.edition).catalogue.bit[card]
    state.minded = tuple(minded)


def place(state: State, nation: int, space: int) -> None:
    """qm 2.2 Put an army (on land) or a navy (at sea) on the board."""
    pieces = state.armies if space < FIRST_SEA else state.navies
    assert not pieces[nation] >> space & 1
    pieces[nation] |= 1 << space
    state.supplied = [None] * 6


def take_off(state: State, nation: int, space: int) -> None:
    """Put a piece back into the reserve."""
    pieces = state.armies if space < FIRST_SEA else state.navies
    assert pieces[nation] >> space & 1
    pieces[nation] &= ~(1 << space)
    state.safe[nation] &= ~(1 << space)
    state.supplied = [None] * 6
    if state.air_forces[nation] >> space & 1:
        state.frames.append(("redeploy", nation, space))


def keep(state: State, nation: int, space: int) -> None:
    """qm 13.2.5 A piece cannot be removed until the turn ends."""
    state.safe[nation] |= 1 << space


def protect(state: State, nation: int, space: int) -> None:
    """qm 13.2.5 A piece is named that cannot be removed until the turn ends."""
    keep(state, nation, space)
    tell(state, "protected", nation, space)


def note_battle(state: State, nation: int, space: int, target: int) -> None:
    """qm 3.3, qm 3.4 A space is battled."""
    state.battled |= 1 << space
    tell(state, "battled", nation, space, target)


def grant_supply(state: State, nation: int, area: int) -> None:
    """qm 6 Spaces feed the pieces of a nation until the turn ends."""
    state.granted[nation] |= area
    state.supplied = [None] * 6


def forbid_air(state: State) -> None:
    """qm 14.4 No air defence and no air attack until the turn ends."""
    state.no_air = 1


def reallocate(state: State) -> None:
    """qm 5.1 Once a turn: it is done."""
    state.reallocated = 1


def use_up(state: State, nation: int, card: int) -> None:
    """qm 3.6 A card on the table cannot be used again in this turn."""
    state.used[nation] |= edition(state.edition).catalogue.bit[card]


def bar(state: State, nation: int, card: int) -> None:
    """qm 14.5 A card on the table cannot be used before the round ends."""
    barred = list(state.barred)
    barred[nation] |= edition(state.edition).catalogue.bit[card]
    state.barred = tuple(barred)


def base(state: State, nation: int, space: int) -> None:
    """qm 14.2.3 Put an air force with one's own piece, at most one in a space."""
    assert not state.air_forces[nation] >> space & 1
    state.air_forces[nation] |= 1 << space


def unbase(state: State, nation: int, space: int) -> None:
    """Take an air force off a space."""
    assert state.air_forces[nation] >> space & 1
    state.air_forces[nation] &= ~(1 << space)


def score(state: State, nation: int, points: int) -> None:
    """qm 7.1 A nation gains points for its team."""
    state.vp[nation & 1] += points
    tell(state, "scored", nation & 1, points, nation)


def lose_points(state: State, nation: int, points: int) -> None:
    """qm 10 A team loses points for cards that a nation cannot discard."""
    state.vp[nation & 1] -= points
    tell(state, "lost-points", nation & 1, points, nation)


def draw(state: State, nation: int, count: int) -> None:
    """qm 9 Draw cards; an empty deck gives none, without penalty."""
    deck = state.deck[nation]
    count = min(count, len(deck))
    if count <= 0:
        return
    drawn = deck[-count:]
    del deck[-count:]
    hand = state.hand[nation]
    hand += drawn
    hand.sort()
    if state.known:
        _off_the_top(state, nation, count, to_hand=True)
    state.events.append(Event("drew", (nation, count), tuple(drawn), 1 << nation))


def discard_from_hand(state: State, nation: int, card: int) -> None:
    """qm 10 An unplayed card goes face down under the discard pile."""
    state.hand[nation].remove(card)
    state.under[nation].append(card)
    if state.known:
        _left_hand(state, nation, None)
    state.events.append(Event("discarded", (nation,), (card,), 1 << nation))


def discard_deck(state: State, nation: int, count: int) -> None:
    """qm 10 The top cards of the deck go face down under the pile; missing ones cost points."""
    deck = state.deck[nation]
    there = min(count, len(deck))
    if there:
        gone = deck[-there:]
        del deck[-there:]
        gone.reverse()
        state.under[nation] += gone
        if state.known:
            _off_the_top(state, nation, there, to_hand=False)
        state.events.append(Event("milled", (nation, there), tuple(gone), 1 << nation))
    if there < count:
        if edition(state.edition).hand_pays_for_deck and state.hand[nation]:
            state.frames.append(("pay", nation, count - there, -1))
        else:
            lose_points(state, nation, count - there)


def play_from_hand(state: State, nation: int, card: int) -> None:
    """A card leaves the hand to be played."""
    state.hand[nation].remove(card)
    if state.known:
        hidden = edition(state.edition).catalogue.type[card] == Type.RESPONSE
        _left_hand(state, nation, None if hidden else card)


def play_from_pile(state: State, nation: int, card: int) -> None:
    """A card leaves the discard pile to be played: a face-up copy if there is one."""
    off_pile(state, nation, card)
    tell(state, "from-pile", nation, card)


def put_on_pile(state: State, nation: int, card: int) -> None:
    """qm 10 A played card lies face up on top of the discard pile."""
    state.played[nation].append(card)
    state.events.append(Event("played", (nation, card), shows=True))


def lay_status(state: State, nation: int, card: int) -> None:
    """qm 3.6 A Status lies face up on the table."""
    bit = edition(state.edition).catalogue.bit[card]
    state.status[nation] |= bit
    state.laid[nation] |= bit
    state.supplied = [None] * 6
    state.events.append(Event("laid-status", (nation, card), shows=True))


def lay_response(state: State, nation: int, card: int) -> None:
    """qm 3.7 A Response lies face down on the table."""
    cards = edition(state.edition).catalogue
    state.down[nation] |= cards.bit[card]
    if cards.cards[card].from_next_turn:
        state.laid[nation] |= cards.bit[card]
    state.events.append(Event("laid-response", (nation,), (card,), 1 << nation))


def reveal_response(state: State, nation: int, card: int) -> None:
    """qm 3.7 A Response that is used goes face up on top of the discard pile."""
    cards = edition(state.edition).catalogue
    state.down[nation] &= ~cards.bit[card]
    state.played[nation].append(card)
    kind = "used-support" if cards.type[card] == Type.SUPPORT else "revealed"
    state.events.append(Event(kind, (nation, card), shows=True))


def use_support(state: State, nation: int, card: int) -> None:
    """qm 14.5 A Support is used from the hand and lies face up on top of the discard pile."""
    play_from_hand(state, nation, card)
    state.played[nation].append(card)
    state.events.append(Event("used-support", (nation, card), shows=True))


def lay_down(state: State, nation: int, card: int) -> None:
    """A card from the hand is laid face down, to be used as a Response."""
    state.hand[nation].remove(card)
    if state.known:
        _left_hand(state, nation, None)
    lay_response(state, nation, card)


def lay_from_pile(state: State, nation: int, card: int) -> None:
    """A Response from the discard pile is laid face down, and nobody sees which."""
    off_pile(state, nation, card)
    kinds = edition(state.edition).catalogue.type
    turned = [c for c in state.played[nation] if kinds[c] == Type.RESPONSE]
    state.played[nation] = [c for c in state.played[nation] if kinds[c] != Type.RESPONSE]
    state.under[nation] += turned
    for other in list(state.known):
        if other[0] == nation and other[2] == UNDER and kinds[other[1]] == Type.RESPONSE:
            state.known.remove(other)
    lay_response(state, nation, card)


def take_from_pile(state: State, nation: int, card: int) -> None:
    """A card from the discard pile goes into the hand; everyone sees which."""
    off_pile(state, nation, card)
    insort(state.hand[nation], card)
    state.known.append((nation, card, IN_HAND, EVERYONE))
    state.events.append(Event("recovered", (nation, card), shows=True))


def play_from_deck(state: State, nation: int, card: int) -> None:
    """A card found in the deck leaves it to be played."""
    state.deck[nation].remove(card)
    state.known = [row for row in state.known if row[0] != nation or row[2] in OUT_OF_DECK]


def put_under_deck(state: State, nation: int, card: int) -> None:
    """A card that everyone saw goes under the deck."""
    state.deck[nation].insert(0, card)
    state.known.append((nation, card, len(state.deck[nation]) - 1, EVERYONE))
    tell(state, "bottomed", nation, card)


def discard_status(state: State, nation: int, card: int) -> None:
    """A Status leaves the table for the discard pile."""
    state.status[nation] &= ~edition(state.edition).catalogue.bit[card]
    state.played[nation].append(card)
    state.supplied = [None] * 6
    tell(state, "lost-status", nation, card)


def discard_response(state: State, nation: int) -> None:
    """A face-down Response, picked blindly, goes under the discard pile unseen."""
    cards = edition(state.edition).catalogue
    choices = cards.named(state.down[nation], nation)
    card = choices[below(state, len(choices))]
    state.down[nation] &= ~cards.bit[card]
    state.under[nation].append(card)
    state.events.append(Event("lost-response", (nation,), (card,), 1 << nation))


def off_pile(state: State, nation: int, card: int) -> None:
    """Take a card out of the discard pile: a face-up copy if there is one."""
    played = state.played[nation]
    if card in played:
        del played[len(played) - 1 - played[::-1].index(card)]
    else:
        state.under[nation].remove(card)
        _forget(state, nation, UNDER, card)


def on_top_of_deck(state: State, nation: int, card: int) -> None:
    """A card that everyone saw goes on top of the deck."""
    deck_moved(state, nation, 1)
    state.deck[nation].append(card)
    state.known.append((nation, card, 0, EVERYONE))
    tell(state, "topped", nation, card)


def under_deck(state: State, nation: int, card: int) -> None:
    """A card from the hand goes under the deck unseen."""
    state.hand[nation].remove(card)
    if state.known:
        _left_hand(state, nation, None)
    state.deck[nation].insert(0, card)
    state.known.append((nation, card, len(state.deck[nation]) - 1, 1 << nation))
    state.events.append(Event("tucked", (nation,), (card,), 1 << nation))


def into_deck(state: State, nation: int, card: int) -> None:
    """A card is shuffled into the deck."""
    state.deck[nation].append(card)
    tell(state, "returned", nation, card)
    shuffle_deck(state, nation)
    state.known.append((nation, card, IN_DECK, EVERYONE))


def shuffle_deck(state: State, nation: int) -> None:
    """Shuffle a deck: nobody knows its order any more."""
    # A sorted deck before the shuffle: the new order owes nothing to the old one.
    state.deck[nation].sort()
    shuffle(state, state.deck[nation])
    state.known = [row for row in state.known if row[0] != nation or row[2] in OUT_OF_DECK]
    tell(state, "shuffled", nation)


def take_from_deck(state: State, nation: int, card: int) -> None:
    """A card found in the deck is shown to everyone and goes into the hand."""
    state.deck[nation].remove(card)
    insort(state.hand[nation], card)
    state.known.append((nation, card, IN_HAND, EVERYONE))
    state.events.append(Event("fetched", (nation, card), shows=True))


def look_at_top(state: State, nation: int, count: int) -> None:
    """The owner looks at the top cards of its deck."""
    top = state.deck[nation][-count:][::-1]
    state.known = [
        row for row in state.known if row[0] != nation or row[2] >= len(top) or row[2] < 0
    ]
    state.known += [(nation, card, depth, 1 << nation) for depth, card in enumerate(top)]
    state.events.append(Event("examined", (nation, len(top)), tuple(top), 1 << nation))


def arrange_top(state: State, nation: int, order: tuple[int, ...]) -> None:
    """The owner puts the top cards of its deck in order, the first on top."""
    deck = state.deck[nation]
    del deck[len(deck) - len(order) :]
    deck += order[::-1]
    state.known = [
        row for row in state.known if row[0] != nation or row[2] >= len(order) or row[2] < 0
    ]
    state.known += [(nation, card, depth, 1 << nation) for depth, card in enumerate(order)]
    state.events.append(Event("arranged", (nation, len(order)), order, 1 << nation))


def _forget(state: State, nation: int, place: int, card: int) -> None:
    """A card is no longer where it was known to be."""
    for row in state.known:
        if row[:3] == (nation, card, place):
            state.known.remove(row)
            return


def deck_moved(state: State, nation: int, added: int) -> None:
    """Cards were put on top: everything known about the deck now lies deeper."""
    state.known = [
        (row[0], row[1], row[2] + added, row[3]) if row[0] == nation and row[2] >= 0 else row
        for row in state.known
    ]


def _off_the_top(state: State, nation: int, count: int, to_hand: bool) -> None:
    """Cards left the top of the deck: whoever knew them knows where they are now."""
    rows = []
    for row in state.known:
        whose, card, place, seats = row
        if whose != nation or place in OUT_OF_DECK:
            rows.append(row)
        elif place >= count:
            rows.append((whose, card, place - count, seats))
        elif place >= 0 and seats != 1 << nation:
            rows.append((whose, card, IN_HAND if to_hand else UNDER, seats))
    state.known = rows


def _left_hand(state: State, nation: int, card: int | None) -> None:
    """A card left the hand: a known one or, if unseen, any of those known to be there."""
    rows = []
    for row in state.known:
        if row[0] == nation and row[2] == IN_HAND and card in (None, row[1]):
            if card is not None:
                card = -1
            continue
        rows.append(row)
    state.known = rows


def reserve(state: State, nation: int, space: int) -> int:
    """qm 2.1, qm 13.2.12 How many armies (for land) or navies a nation has left to place."""
    rules = edition(state.edition)
    if space < FIRST_SEA:
        return rules.armies[nation] - state.armies[nation].bit_count()
    return rules.navies[nation] - state.navies[nation].bit_count()


EVERY_NATION = range(len(NATIONS))
