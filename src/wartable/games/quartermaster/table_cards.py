"""Effects on cards that lie on the table or in a pile, and on pieces that a card names."""

from wartable.core.bits import walk
from wartable.core.decision import Decision
from wartable.core.frames import Frame
from wartable.games.quartermaster import air, changes, stack
from wartable.games.quartermaster import effects as fx
from wartable.games.quartermaster.catalogue import Happened
from wartable.games.quartermaster.costs import pay
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.options import (
    ARGUMENT,
    BRANCHES,
    CHOOSE,
    DEPLOY,
    DISCARD,
    LAY,
    PASS,
    PROTECT,
    TAKE,
    piece,
    verb,
)
from wartable.games.quartermaster.possible import deploy_spaces, in_pile, layable, protectable
from wartable.games.quartermaster.resolve import EffectPath, asks, effect_at, resolves
from wartable.games.quartermaster.state import COVER, State
from wartable.games.quartermaster.steps import STEPS

RESPONSE = CHOOSE | BRANCHES.index("response")
PAY = CHOOSE | BRANCHES.index("pay")

asks(fx.Deploy, "deploy", times=False)
asks(fx.TakeFromPile, "recover")
asks(fx.Lay, "lay", times=False)
asks(fx.DiscardTable, "strip", times=False)


@resolves(fx.Protect)
def _protect(
    state: State, effect: fx.Protect, own: int, card: int, path: EffectPath, event: Happened
) -> None:
    """qm 3.7 A piece is safe for the turn, whether or not anyone is after it."""
    found = protectable(state, effect, own, event)
    if len(found) == 1:
        changes.protect(state, *found[0])
    elif found:
        state.frames.append(("protect", own, card, path, event))


@STEPS.run("protect")
def run_protect(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """qm 3.7 Which piece does the card protect?"""
    _, own, card, path, event = frame
    found = protectable(state, effect_at(state, card, path), own, event)
    if not found:
        state.frames.pop()
        return None
    options = tuple(PROTECT | piece(nation, space) for nation, space in found)
    return (Decision(own, "qm 3.7", "ask-protect", options, (card,)),)


@STEPS.take("protect")
def take_protect(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 13.2.5 One piece cannot be removed until the turn ends."""
    state.frames.pop()
    about = option & ARGUMENT
    changes.protect(state, about >> 6, about & 63)


@STEPS.run("deploy")
def run_deploy(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """qm 14.2.1 A card deploys an air force outside the Air step."""
    _, own, card, path, event, _ = frame
    found = deploy_spaces(state, effect_at(state, card, path), own, event)
    if not found:
        state.frames.pop()
        return None
    options = (PASS, *(DEPLOY | space for space in walk(found)))
    return (Decision(own, "qm 14.2.1", "ask-deploy", options, (card,)),)


@STEPS.take("deploy")
def take_deploy(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 14.2.1 An air force is deployed by a card."""
    state.frames.pop()
    if option != PASS:
        air.deploy(state, seat, option & ARGUMENT)


@STEPS.run("recover")
def run_recover(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """qm 10 Take cards back from the discard pile."""
    _, own, card, path, _, left = frame
    found = in_pile(state, own, effect_at(state, card, path).type)
    if not left or (not found and not state.flags & COVER):
        state.frames.pop()
        return None
    options = (PASS, *(TAKE | number for number in found))
    return (Decision(own, "qm 10", "ask-recover", options, (card, left)),)


@STEPS.take("recover")
def take_recover(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 10 A card from the discard pile goes into the hand."""
    if option == PASS:
        state.frames.pop()
        return
    stack.one_less(state, frame)
    changes.take_from_pile(state, seat, option & ARGUMENT)


@STEPS.run("lay")
def run_lay(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """qm 14.5 Lay a card on the table outside the Play step."""
    _, own, card, path, _, _ = frame
    found = layable(state, effect_at(state, card, path), own)
    if not found and not state.flags & COVER:
        state.frames.pop()
        return None
    options = (PASS, *(LAY | number for number in found))
    return (Decision(own, "qm 14.5", "ask-lay", options, (card,)),)


@STEPS.take("lay")
def take_lay(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 14.5 A card is laid on the table."""
    _, _, card, path, _, _ = state.frames.pop()
    if option == PASS:
        return
    effect, chosen = effect_at(state, card, path), option & ARGUMENT
    if effect.source == "discard":
        changes.lay_from_pile(state, seat, chosen)
    elif effect.type == fx.Type.STATUS:
        changes.play_from_hand(state, seat, chosen)
        changes.lay_status(state, seat, chosen)
    else:
        changes.lay_down(state, seat, chosen)


@STEPS.run("strip")
def run_strip(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """qm 12 Choose a Status to discard, or have a Response picked blindly."""
    _, own, card, path, _, _ = frame
    effect = effect_at(state, card, path)
    cards = edition(state.edition).catalogue
    options = [DISCARD | number for number in cards.named(state.status[effect.of], effect.of)]
    if effect.or_response and state.down[effect.of]:
        options.append(RESPONSE)
    if not options:
        state.frames.pop()
        return None
    return (Decision(own, "qm 12", "ask-strip", (PASS, *options), (card,)),)


@STEPS.take("strip")
def take_strip(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 12 A Status is discarded, or a Response picked blindly."""
    _, _, card, path, _, _ = state.frames.pop()
    whose = effect_at(state, card, path).of
    if option == RESPONSE:
        changes.discard_response(state, whose)
    elif verb(option) == DISCARD:
        changes.discard_status(state, whose, option & ARGUMENT)


@resolves(fx.MayPay)
def _may_pay(
    state: State, effect: fx.MayPay, own: int, card: int, path: EffectPath, event: Happened
) -> None:
    """qm 13.2.9 The owner may pay for something more."""
    state.frames.append(("may_pay", own, card, path, event))


@STEPS.run("may_pay")
def run_may_pay(state: State, frame: Frame) -> tuple[Decision, ...]:
    """qm 13.2.9 Ask whether the owner pays for something more."""
    _, own, card, _, _ = frame
    return (Decision(own, "qm 13.2.9", "ask-may-pay", (PASS, PAY), (card,)),)


@STEPS.take("may_pay")
def take_may_pay(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 13.2.9 It is paid for, and then carried out."""
    state.frames.pop()
    if option == PAY:
        _, own, card, path, event = frame
        state.frames.append(("branch", own, card, (*path, 0), 0, event))
        pay(state, own, (effect_at(state, card, path).cost,))
