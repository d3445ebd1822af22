"""qm 14 The Air Marshal expansion: the Air step, redeployment, air defence and air attack."""

from wartable.core.bits import walk
from wartable.core.decision import Decision
from wartable.core.frames import Frame
from wartable.games.quartermaster import changes, stack
from wartable.games.quartermaster import effects as fx
from wartable.games.quartermaster.catalogue import DEFENDED, DEPLOYED, Happened
from wartable.games.quartermaster.changes import tell
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.meaning import standing
from wartable.games.quartermaster.options import (
    ARGUMENT,
    DEPLOY,
    FLY,
    GROUND,
    MARSHAL,
    PASS,
    USE,
    verb,
)
from wartable.games.quartermaster.possible import air_reserve
from wartable.games.quartermaster.stack import IN_BATTLE
from wartable.games.quartermaster.state import COVER, State
from wartable.games.quartermaster.steps import STEPS
from wartable.games.quartermaster.supply import lines, supplied
from wartable.games.quartermaster.triggers import at_any_time, happen, reactions


def bases(state: State, nation: int) -> int:
    """qm 14.2 Where an air force may go: to a supplied piece of its nation (qm 14.2.3)."""
    return supplied(state, nation) & ~state.air_forces[nation]


def deploy(state: State, nation: int, space: int) -> None:
    """qm 14.2.1 An air force comes onto the board, and everyone may react."""
    changes.base(state, nation, space)
    tell(state, "deployed", nation, space)
    happen(state, (DEPLOYED, nation, nation, space, 0))


@STEPS.run("air")
def run_air(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """qm 14.2 One of two actions: deploy an air force, or marshal one."""
    _, nation = frame
    hand, there = state.hand[nation], state.air_forces[nation]
    options = [PASS, *(USE | card for card in at_any_time(state, nation))]
    card = deploy_card(state, nation) is not None
    if card and air_reserve(state, nation):
        options += [DEPLOY | space for space in walk(bases(state, nation))]
    for space in walk(there & supplied(state, nation) if hand else 0):
        if marshal_targets(state, nation, space, paid=False):
            options.append(MARSHAL | space)
    if card and not air_reserve(state, nation) and supplied(state, nation):
        # qm 2.1: with all of them in play, one may be taken back to be deployed.
        options += [GROUND | space for space in walk(there)]
    if len(options) == 1 and not (state.flags & COVER and _may_fly(state, nation)):
        state.frames.pop()
        return None
    return (Decision(nation, "qm 14.2", "ask-air", tuple(options)),)


def deploy_card(state: State, nation: int) -> int | None:
    """qm 14.2.1 A Deploy Air Force card in a nation's hand."""
    types = edition(state.edition).catalogue.type
    return next((c for c in state.hand[nation] if types[c] == fx.Type.DEPLOY_AIR_FORCE), None)


def _may_fly(state: State, nation: int) -> bool:
    """Whether, judging by public facts, a nation might take an air action or show a Response."""
    if state.down[nation] and edition(state.edition).catalogue.any_time[nation]:
        return True
    if not state.hand[nation] or not supplied(state, nation):
        return False
    return bool(state.air_forces[nation] or bases(state, nation))


def marshal_targets(state: State, nation: int, start: int, paid: bool = True) -> int:
    """qm 14.2.2 Where an air force may be marshalled; it may stay only to trigger a reaction."""
    found, hand = bases(state, nation), state.hand[nation]
    for card in reactions(state, nation, (DEPLOYED, nation, nation, start, 0), ()):
        # The last card in hand pays, so whatever reacts then must be on the table.
        if paid or len(hand) > 1 or card not in hand:
            found |= 1 << start
    return found


@STEPS.take("air")
def take_air(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 14.2 An air force is deployed or marshalled, a card is shown, or nothing is done."""
    if verb(option) == GROUND:
        ground(state, seat, option & ARGUMENT)
        return
    if verb(option) == USE:
        state.frames.append(("show", seat, option & ARGUMENT))
        return
    state.frames.pop()
    if verb(option) == DEPLOY:
        card = deploy_card(state, seat)
        assert card is not None
        changes.play_from_hand(state, seat, card)
        changes.put_on_pile(state, seat, card)
        deploy(state, seat, option & ARGUMENT)
    elif verb(option) == MARSHAL:
        state.frames.append(("marshal", seat, option & ARGUMENT))
        state.frames.append(("pay", seat, 1, -1))


@STEPS.run("marshal")
def run_marshal(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """qm 14.2.2 The card is paid; where does the air force go?"""
    _, nation, start = frame
    if not state.air_forces[nation] >> start & 1:
        # It was left alone meanwhile, and went elsewhere.
        state.frames.pop()
        return None
    # With nothing left to trigger, and nowhere to go, it can only stay where it is.
    found = marshal_targets(state, nation, start) or 1 << start
    options = tuple(FLY | space for space in walk(found))
    return (Decision(nation, "qm 14.2.2", "ask-marshal", options, (start,)),)


@STEPS.take("marshal")
def take_marshal(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 14.2.2 The air force flies, and others may react as to a new one."""
    state.frames.pop()
    _, nation, start = frame
    space = option & ARGUMENT
    changes.unbase(state, nation, start)
    changes.base(state, nation, space)
    tell(state, "marshalled", nation, start, space)
    happen(state, (DEPLOYED, nation, nation, space, 0))


@STEPS.run("redeploy")
def run_redeploy(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """qm 14.3 An air force left alone moves to a supplied piece next door, or is lost."""
    _, nation, start = frame
    lost = state.air_forces[nation] >> start & 1
    if not lost or standing(state, nation, fx.PIECE) >> start & 1:
        state.frames.pop()
        return None
    found = bases(state, nation) & lines(state, nation).near[start]
    if not found:
        state.frames.pop()
        ground(state, nation, start)
        return None
    options = (PASS, *(FLY | space for space in walk(found)))
    return (Decision(nation, "qm 14.3", "ask-redeploy", options, (start,)),)


@STEPS.take("redeploy")
def take_redeploy(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 14.3 The air force left alone moves next door, or is given up."""
    state.frames.pop()
    _, nation, start = frame
    if option == PASS:
        ground(state, nation, start)
        return
    changes.unbase(state, nation, start)
    changes.base(state, nation, option & ARGUMENT)
    tell(state, "redeployed", nation, start, option & ARGUMENT)


def ground(state: State, nation: int, space: int) -> None:
    """An air force is taken off the board."""
    changes.unbase(state, nation, space)
    tell(state, "grounded", nation, space)


def defend(state: State, nation: int, event: Happened) -> None:
    """qm 14.4.1 The air force is lost instead of the piece that a battle is about to remove."""
    _, by, _, space, _ = event
    stack.save(state, nation, space)
    ground(state, nation, space)
    tell(state, "air-defended", nation, space)
    happen(state, (DEFENDED, nation, by, space, nation))


def attack(state: State, nation: int, event: Happened, start: int) -> None:
    """qm 14.4.2 An air force next door is spent, and the piece is about to be removed again."""
    _, _, _, space, target = event
    ground(state, nation, start)
    tell(state, "air-attacked", nation, space)
    stack.remove(state, nation, target, space, IN_BATTLE)


@STEPS.run("pay_air")
def run_pay_air(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """qm 14.5 Take one of one's air forces off the board as a cost."""
    _, nation = frame
    if not state.air_forces[nation]:
        # The last one was lost meanwhile, and counts as payment.
        state.frames.pop()
        return None
    options = tuple(GROUND | space for space in walk(state.air_forces[nation]))
    return (Decision(nation, "qm 14.5", "ask-ground", options),)


@STEPS.take("pay_air")
def take_pay_air(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 14.5 One of one's air forces pays."""
    state.frames.pop()
    ground(state, seat, option & ARGUMENT)
