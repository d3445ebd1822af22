"""qm 13.2.7 What a card costs: paid at once, before anything else on the card."""

from wartable.core.decision import Decision
from wartable.core.frames import Frame
from wartable.games.quartermaster import changes
from wartable.games.quartermaster import effects as fx
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.options import ARGUMENT, DISCARD
from wartable.games.quartermaster.state import COVER, State
from wartable.games.quartermaster.steps import STEPS


def pay(state: State, nation: int, costs: tuple[fx.Cost, ...]) -> None:
    """Take the costs of a card; the first is paid first."""
    for cost in reversed(costs):
        match cost:
            case fx.DiscardDeck(count):
                changes.discard_deck(state, nation, count)
            case fx.DiscardHand(count, kind):
                state.frames.append(("pay", nation, count, -1 if kind is None else int(kind)))
            case fx.DiscardOwnStatus():
                state.frames.append(("pay_status", nation))
            case fx.RemoveOwnAirForce():
                state.frames.append(("pay_air", nation))


@STEPS.run("pay")
def run_pay(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """qm 10 Discard from the hand; what is missing there comes off the deck, then off the score."""
    _, nation, left, kind = frame
    hand = state.hand[nation]
    if kind >= 0:
        types = edition(state.edition).catalogue.type
        hand = [card for card in hand if types[card] == kind]
    cover = state.flags & COVER
    # Under cover the question depends only on the number of cards, which everyone knows.
    if left and (left < len(hand) or (cover and kind >= 0)) and (cover or len(set(hand)) > 1):
        options = tuple(DISCARD | card for card in sorted(set(hand)))
        return (Decision(nation, "qm 10", "ask-pay", options, (left,)),)
    state.frames.pop()
    for card in hand[:left]:
        discard(state, nation, card, kind)
        left -= 1
    if left:
        changes.discard_deck(state, nation, left)
    return None


@STEPS.take("pay")
def take_pay(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 10 A card from the hand pays."""
    _, nation, left, kind = frame
    state.frames[-1] = ("pay", nation, left - 1, kind)
    discard(state, nation, option & ARGUMENT, kind)


def discard(state: State, nation: int, card: int, kind: int) -> None:
    """qm 14.6 If a card had to be of some type, only its type is shown."""
    changes.discard_from_hand(state, nation, card)
    if kind >= 0:
        changes.tell(state, "showed-type", nation, kind)


@STEPS.run("pay_status")
def run_pay_status(state: State, frame: Frame) -> tuple[Decision, ...]:
    """qm 14.5 Discard one of one's own Status cards."""
    _, nation = frame
    cards = edition(state.edition).catalogue
    options = tuple(DISCARD | card for card in cards.named(state.status[nation], nation))
    return (Decision(nation, "qm 14.5", "ask-pay-status", options),)


@STEPS.take("pay_status")
def take_pay_status(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 14.5 One of one's own Status cards pays."""
    state.frames.pop()
    changes.discard_status(state, seat, option & ARGUMENT)
