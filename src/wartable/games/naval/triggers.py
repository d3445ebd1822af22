"""Playing a card: its announcement, a copy by its owner, and the windows for Intelligence."""

from typing import Any

from wartable.core.decision import Decision
from wartable.core.frames import Frame
from wartable.games.naval import changes
from wartable.games.naval.catalogue import INTELLIGENCE, KIND, NEEDED, SUPERIOR_TACTICS
from wartable.games.naval.effects import CardType
from wartable.games.naval.options import ARGUMENT, CANCEL, COPY, PASS
from wartable.games.naval.possible import can_copy
from wartable.games.naval.state import COVER, State
from wartable.games.naval.steps import STEPS

# The bottommost frame of what is played is ("clear",); above it, for every card,
# ("effect", seat, number in State.played, arguments), and on top ("react", seat, numbers, place),
# the one window for all cards announced together.


def lay(state: State, seat: int, design: int, card: int, args: tuple[Any, ...]) -> Frame:
    """naval 8.6 A card is on the table, with all it needs named; its effect is still to come."""
    number = changes.play(state, seat, card, design)
    if card == SUPERIOR_TACTICS:
        changes.show(state, "copied", seat, design)
    kind = "played" if seat == state.turn or design == INTELLIGENCE else "defended"
    told = against(state, args[0]) if design == INTELLIGENCE else args
    changes.show(state, kind, seat, card, design, state.navy[seat], *told)
    return ("effect", seat, number, args)


def against(state: State, number: int) -> tuple[int, int, int]:
    """naval 13.10 What Intelligence is to cancel: whose card, which, and the attack it defends."""
    seat, _, design, _ = state.played[number]
    if seat == state.turn or design == INTELLIGENCE:
        return seat, design, -1
    return seat, design, named(state, number)[0]


def named(state: State, number: int) -> tuple[Any, ...]:
    """What was named for a card whose effect is still to come."""
    for step, *rest in state.frames:
        if step == "effect":
            _, played, args = rest
            if played == number:
                found: tuple[Any, ...] = args
                return found
    raise AssertionError(number)


def announce(
    state: State,
    seat: int,
    design: int,
    card: int,
    args: tuple[Any, ...],
    paid: tuple[int, ...] = (),
) -> None:
    """naval A57 A card is played and everything it needs is named; then others may react."""
    for gone in paid:
        changes.throw(state, "cost", seat, gone)
    if seat == state.turn and KIND[design] != CardType.INTELLIGENCE:
        # ruling naval A13: what powered a card has acted even if the card is cancelled
        changes.act(state, args[1] if NEEDED[design] else 0)
    number = len(state.played)
    effect = lay(state, seat, design, card, args)
    frames = state.frames
    if card == SUPERIOR_TACTICS:
        # ruling naval A17: the copy is announced before reactions to either, and follows in effect
        copy = frames.pop()
        _, owner, numbers, place = frames.pop()
        frames.insert(len(frames) - len(numbers), effect)
        frames += [("react", owner, (*numbers, number), place), copy]
        return
    if not number:
        frames.append(("clear",))
    frames += [effect, ("react", seat, (number,), 1), ("copy", seat, number)]


@STEPS.run("copy")
def run_copy(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """naval 13.12 and naval A17 Superior Tactics follows directly on the card that it copies."""
    _, seat, number = frame
    holds = SUPERIOR_TACTICS in state.hand[seat] or SUPERIOR_TACTICS in state.stock[seat]
    able = holds and can_copy(state, seat, state.played[number].design)
    if not able:
        covered = state.flags & COVER and (state.hand[seat] or state.stock[seat])
        if not covered:
            state.frames.pop()
            return None
    options = (PASS, COPY) if able else (PASS,)
    return (Decision(seat, "naval 13.12", "ask-copy", options, (number,)),)


@STEPS.take("copy")
def take_copy(state: State, frame: Frame, seat: int, option: int) -> None:
    """naval 13.12 The copy needs everything that the card needs, separately (naval A16)."""
    if option == PASS:
        state.frames.pop()
    else:
        _, _, number = frame
        state.frames.append(("declare", seat, state.played[number].design, SUPERIOR_TACTICS))


@STEPS.run("react")
def run_react(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """naval 13.10 and naval A15 The others may cancel a card, clockwise from its owner's left."""
    _, owner, numbers, place = frame
    # ruling naval A59 and naval A61: whoever it is, attacked or not, active or not
    seats = len(state.navy)
    waiting = tuple(number for number in numbers if not state.played[number].cancelled)
    if waiting:
        cover = state.flags & COVER
        for seat in [(owner + k) % seats for k in range(place, seats)]:
            hand, stock = state.hand[seat], state.stock[seat]
            able = INTELLIGENCE in hand or INTELLIGENCE in stock
            if able or (cover and (hand or stock)):
                options = (PASS, *(CANCEL | n for n in waiting)) if able else (PASS,)
                return (Decision(seat, "naval 13.10", "ask-intelligence", options, waiting),)
    state.frames.pop()
    return None


@STEPS.take("react")
def take_react(state: State, frame: Frame, seat: int, option: int) -> None:
    """naval A14 Intelligence is a card too: it may be cancelled before it cancels."""
    _, owner, numbers, _ = frame
    if option == PASS:
        place = (seat - owner) % len(state.navy)
        state.frames[-1] = ("react", owner, numbers, place + 1)
    else:
        state.frames[-1] = ("react", owner, numbers, 1)
        announce(state, seat, INTELLIGENCE, INTELLIGENCE, (option & ARGUMENT,))


@STEPS.run("clear")
def run_clear(state: State, frame: Frame) -> None:
    """Clear what was played together, once all reactions to it have done their work."""
    changes.all_played(state)
    state.frames.pop()
