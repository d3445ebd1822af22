"""What must hold in every state of the naval game: cards and ships are conserved."""

from wartable.games.naval.board import fleet
from wartable.games.naval.catalogue import DECK
from wartable.games.naval.options import SEATS
from wartable.games.naval.state import State

IDLE = ("discard",)
_FULL = sorted(DECK)


def wrong(state: State) -> str:
    """The first thing that is wrong with a state."""
    cards = [*state.deck, *state.discard]
    for seat in range(len(state.navy)):
        cards += state.hand[seat] + state.stock[seat]
        if state.hand[seat] != sorted(state.hand[seat]):
            return f"{SEATS[seat]}: the hand is not sorted"
        first, second, third = state.rows[3 * seat : 3 * seat + 3]
        if first & second or second & third or first & third:
            return f"{SEATS[seat]}: a ship stands in two rows"
        resolving = state.frames and state.frames[-1][0] == "hits"
        if not resolving and ((third and not second) or (second and not first)):
            return f"{SEATS[seat]}: a row is empty"
        if state.active[seat] & ~state.subs[seat] or fleet(state, seat) & state.reserve[seat]:
            return f"{SEATS[seat]}: a ship where it cannot be"
    cards += [card for _, card, _ in state.damage]
    cards += [play.card for play in state.played if play.card >= 0]
    for number, attack in enumerate(state.attacks):
        if attack.card >= 0 and not state.settled >> number & 1:
            cards.append(attack.card)
    return "" if sorted(cards) == _FULL else "cards are not conserved"
