"""Every change to the table goes through one of these, so that no event can be forgotten."""

from bisect import insort

from wartable.core.events import Event
from wartable.core.rng import below, shuffle
from wartable.games.naval.board import closed, fleet, hand_size
from wartable.games.naval.catalogue import NEUTRAL, SUBMARINES, VALUE, VP
from wartable.games.naval.state import Attack, Damage, Defence, Play, State

# Why a ship is sunk: a strike, a hull that is gone, a Large Gun, a hit on a submarine.
STRUCK, BROKEN, BY_LARGE_GUN, BELOW = range(4)


def tell(state: State, kind: str, *args: int) -> None:
    """Note what everyone saw."""
    state.events.append(Event(kind, args))


def show(state: State, kind: str, *args: int) -> None:
    """Note what everyone saw and nobody else knew before."""
    state.events.append(Event(kind, args, shows=True))


def roll(state: State) -> int:
    """naval 1.4 One six-sided die."""
    return below(state, 6) + 1


def worth(state: State, ship: int) -> int:
    """naval 16.1 Victory points of a ship; those of the Non-Combatant are set for each battle."""
    if ship & 31 == NEUTRAL:
        return state.escort
    return VP[ship]


def begin_turn(state: State, seat: int) -> None:
    """naval 6.1 A player turn begins: every ship may act again."""
    state.turn = seat
    state.phase = 0
    state.acted = state.mended = state.tidy = 0
    tell(state, "turn", seat, state.round)


def begin_phase(state: State, number: int) -> None:
    """naval 6.1 A phase of the turn begins."""
    state.phase = number


def next_round(state: State) -> None:
    """naval 1.10 A game turn is over, and another begins."""
    state.round += 1


def win(state: State, winner: int) -> None:
    """naval 5.1 A seat or a team has won, or nobody has."""
    state.winner = winner
    tell(state, "won", winner)


def take_navy(state: State, seat: int, navy: int) -> None:
    """naval 2.2 A seat takes all the ships of a navy."""
    state.navy[seat] = navy
    state.holder[navy] = seat
    tell(state, "navy", seat, navy)


def buy(state: State, seat: int, card: int) -> None:
    """naval 15.4 A card of the deck goes face down beside its owner."""
    state.deck.remove(card)
    insort(state.stock[seat], card)
    state.bought.append((seat, card))
    state.events.append(Event("bought", (seat, VALUE[card]), (card,), 1 << seat))


def draw(state: State, seat: int, count: int) -> None:
    """naval 6.8 and naval A38 Draw cards; stop if both the deck and the discard pile are empty."""
    deck, hand = state.deck, state.hand[seat]
    drawn: list[int] = []
    while len(drawn) < count:
        if not deck:
            if not state.discard:
                break
            reshuffle(state)
        card = deck.pop()
        insort(hand, card)
        drawn.append(card)
        # ruling naval A39: at once, even in the middle of drawing
        if not deck and state.discard:
            reshuffle(state)
    if drawn:
        state.events.append(Event("drew", (seat, len(drawn)), tuple(drawn), 1 << seat))


def reshuffle(state: State) -> None:
    """naval 6.9 The discard pile becomes the new deck."""
    for seat, hand in enumerate(state.hand):
        old = state.old[seat]
        known = sorted(entry & 63 for entry in old)
        for card in hand:
            if card in known:
                known.remove(card)
            else:
                old.append(card | state.epoch << 6)
        old.sort()
    state.epoch += 1
    state.deck[:] = sorted(state.discard)
    state.discard.clear()
    shuffle(state, state.deck)
    tell(state, "reshuffled", len(state.deck))


def leave(state: State, seat: int, card: int) -> None:
    """A card leaves the hand or, if the hand has none like it, its owner's side of the table."""
    hand = state.hand[seat]
    if card not in hand:
        state.stock[seat].remove(card)
        if state.bought:
            state.bought[state.bought.index((seat, card))] = (-1, -1)
        return
    hand.remove(card)
    old = state.old[seat]
    for at, entry in enumerate(old):
        if entry & 63 == card:
            del old[at]
            break


def to_pile(state: State, card: int) -> None:
    """naval A58 A card that has done its work lies on the discard pile."""
    state.discard.append(card)


def throw(state: State, kind: str, seat: int, card: int) -> None:
    """A card goes from the hand to the discard pile without being played."""
    leave(state, seat, card)
    state.discard.append(card)
    show(state, kind, seat, card)


def form(state: State, seat: int, first: int, second: int, third: int, active: int) -> None:
    """naval 7.4 A fleet takes its formation; gaps are closed."""
    rows = closed(first, second, third)
    state.rows[3 * seat : 3 * seat + 3] = rows
    state.active[seat] = active
    tell(state, "formed", seat, state.navy[seat], *rows, active)


def reorganise(state: State, seat: int, first: int, second: int, third: int, active: int) -> None:
    """naval 7.4 A fleet that has ships changes its formation."""
    state.tidy = 1
    form(state, seat, first, second, third, active)


def act(state: State, ships: int) -> None:
    """naval 8.2 Ships have acted; something was declared since the fleet was reorganised."""
    state.acted |= ships
    state.tidy = 0


def play(state: State, seat: int, card: int, design: int) -> int:
    """naval 8.6 A card leaves its owner and lies on the table; returns its number there."""
    leave(state, seat, card)
    state.played.append(Play(seat, card, design, 0))
    return len(state.played) - 1


def off_table(state: State, number: int) -> None:
    """A card that was played leaves the table, for a pile or a ship."""
    seat, _, design, cancelled = state.played[number]
    state.played[number] = Play(seat, -1, design, cancelled)


def cancel(state: State, number: int) -> None:
    """naval 13.10 A card that was played will have no effect."""
    seat, card, design, _ = state.played[number]
    state.played[number] = Play(seat, card, design, 1)


def all_played(state: State) -> None:
    """What was played together has done its work."""
    state.played.clear()


def declare(state: State, attack: Attack) -> int:
    """naval 8.6 An attack is declared; returns its number."""
    state.attacks.append(attack)
    return len(state.attacks) - 1


def redirect(state: State, number: int, ship: int) -> None:
    """naval 13.14 An attack is redirected to another ship."""
    state.attacks[number] = state.attacks[number]._replace(target=ship)


def defend(state: State, attack: int, number: int, how: int, source: int) -> None:
    """naval 11.1 A defence is set against an attack; its die is still to be rolled."""
    state.defences.append(Defence(attack, number, how, source, 0))


def roll_defence(state: State, number: int) -> int:
    """naval 11.1 A defence has its one roll."""
    attack, value, how, source, _ = state.defences[number]
    state.defences[number] = Defence(attack, value, how, source, 1)
    return roll(state)


def lose_defences(state: State) -> None:
    """naval 11.8 Everything set against attacks is over."""
    state.defences.clear()


def stop(state: State, number: int) -> None:
    """naval 11.1 An attack is stopped, and its card discarded."""
    state.stopped |= 1 << number
    attack = state.attacks[number]
    if attack.card >= 0:
        to_pile(state, attack.card)
        state.attacks[number] = attack._replace(card=-1)


def settle(state: State, number: int) -> None:
    """naval 10.1 An attack takes effect, and needs no more attention."""
    state.settled |= 1 << number


def clear_attacks(state: State) -> None:
    """naval 6.6 All attacks are resolved."""
    state.attacks.clear()
    state.stopped = state.settled = 0


def plan(state: State, seat: int, rolls: int) -> None:
    """naval 13.9 The rolls of a seat change until the turn ends."""
    state.plan[seat] += rolls


def forget_plans(state: State) -> None:
    """naval A19 Battle Plans last for a turn."""
    state.plan = [0] * len(state.plan)


def harm(state: State, ship: int, card: int, points: int) -> int:
    """naval 10.2 A damage card goes under a ship; returns the ship's total damage."""
    state.damage.append(Damage(ship, card, points))
    total = sum(damage.points for damage in state.damage if damage.ship == ship)
    tell(state, "damaged", ship, points, total)
    return total


def repair(state: State, seat: int, ship: int, wanted: int) -> None:
    """naval 13.13 One damage card of a ship is discarded, or all (-1); it can no longer act."""
    kept = []
    for damage in state.damage:
        if damage.ship == ship and wanted in (-1, damage.card):
            to_pile(state, damage.card)
            wanted = -2 if wanted >= 0 else wanted
        else:
            kept.append(damage)
    if len(kept) < len(state.damage):
        state.mended |= 1 << (ship & 31)
        tell(state, "repaired", seat, ship, len(state.damage) - len(kept))
    state.damage = kept


def join(state: State, seat: int, ship: int, row: int) -> None:
    """naval 7.2 and naval A10 A ship joins a row; a submarine joins active (1) or passive (0)."""
    bit = 1 << (ship & 31)
    state.reserve[seat] &= ~bit
    if SUBMARINES[ship >> 5] & bit:
        state.subs[seat] |= bit
        if row:
            state.active[seat] |= bit
    else:
        state.rows[3 * seat + row - 1] |= bit
    tell(state, "joined", seat, ship, row)


def sink(state: State, ship: int, why: int) -> None:
    """naval 10.4 and naval A33 A sunk ship goes to the active seat."""
    seat, bit = state.holder[ship >> 5], 1 << (ship & 31)
    for at in range(3 * seat, 3 * seat + 3):
        state.rows[at] &= ~bit
    state.subs[seat] &= ~bit
    state.active[seat] &= ~bit
    if state.damage:
        # ruling naval A32: the damage cards of a sunk ship go to the discard pile
        state.discard += [card for under, card, _ in state.damage if under == ship]
        state.damage = [damage for damage in state.damage if damage.ship != ship]
    by = state.turn
    state.pile[by].append(ship)
    state.score[by] += worth(state, ship)
    tell(state, "sunk", by, ship, why)
    if not fleet(state, seat) and not state.teams:
        eliminate(state, seat)


def eliminate(state: State, seat: int) -> None:
    """naval 5.5 and naval A35 A seat without ships is out; its cards and its reserve leave."""
    # ruling naval A36: with no reserve left there is no coming back
    state.out |= 1 << seat
    cards = state.hand[seat] + state.stock[seat]
    state.discard += cards
    state.hand[seat] = []
    state.stock[seat] = []
    state.bought = [(-1, -1) if by == seat else (by, card) for by, card in state.bought]
    state.old[seat] = []
    state.reserve[seat] = 0
    show(state, "out", seat, *cards)


def close_rows(state: State, seat: int) -> None:
    """naval 3.3 The rows behind an empty row move up."""
    at = 3 * seat
    rows = state.rows
    shut = closed(rows[at], rows[at + 1], rows[at + 2])
    if shut != (rows[at], rows[at + 1], rows[at + 2]):
        rows[at : at + 3] = shut
        tell(state, "closed", seat)


def refill(state: State, seat: int) -> None:
    """naval 6.8 Whoever holds fewer cards than the hand size draws; nobody discards (naval 4.2)."""
    missing = hand_size(state, seat) - len(state.hand[seat])
    if missing > 0:
        draw(state, seat, missing)
