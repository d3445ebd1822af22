"""qm 2.1, qm 3.7 What a nation may do at any time, asked or not: lift pieces, show a Response."""

from wartable.core.bits import walk
from wartable.core.decision import Decision
from wartable.core.frames import Frame
from wartable.games.quartermaster import changes
from wartable.games.quartermaster.board import NATIONS
from wartable.games.quartermaster.catalogue import NOTHING
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.effects import PIECE
from wartable.games.quartermaster.meaning import standing
from wartable.games.quartermaster.options import (
    ARGUMENT,
    LIFT,
    LIFT_ONE,
    MIND,
    PASS,
    USE,
    verb,
)
from wartable.games.quartermaster.pieces import lift, liftable
from wartable.games.quartermaster.resolve import use
from wartable.games.quartermaster.state import State
from wartable.games.quartermaster.steps import STEPS
from wartable.games.quartermaster.triggers import at_any_time

LIFTS = (LIFT_ONE,)
ALL = (1 << len(NATIONS)) - 1
MUST, LIFTED = 1, 2
"""How far a wish has come: a piece must go, or one has gone."""


def offered(state: State, nation: int) -> tuple[int, ...]:
    """What a nation may do now, whatever it is asked, or not asked at all."""
    return () if bound(state) >> nation & 1 else free(state, nation)


def bound(state: State) -> int:
    """The nations that may do nothing unasked: all, or those that want to do something already."""
    if not state.decisions or state.frames[0][0] == "opening":
        return ALL
    found = state.wishes
    for frame in state.frames:
        if frame[0] == "wish":
            _, whose, *_ = frame
            found |= 1 << whose
    return found


def free(state: State, nation: int) -> tuple[int, ...]:
    """What a nation may do at any time."""
    lifts = LIFTS if liftable(state, nation) else ()
    shown = at_any_time(state, nation) if state.down[nation] else ()
    return (*[USE | card for card in shown], *lifts) if shown else lifts


def minds(state: State, nation: int) -> tuple[int, ...]:
    """qm 3.6 The Status cards of its deck that a nation may ask to be asked about, or no longer."""
    if not state.decisions:
        return ()
    return tuple(MIND | card for card, _ in edition(state.edition).catalogue.scoring[nation])


def say(state: State, nation: int, option: int) -> None:
    """Take what a nation says unasked: one of the above."""
    if verb(option) == MIND:
        changes.mind(state, nation, option & ARGUMENT)
    elif not any(decision.seat == nation for decision in state.decisions):
        # It is asked as soon as the open question has been answered.
        changes.wish(state, nation)
    elif option == LIFT_ONE:
        # A nation asked in this way has to lift a piece now, so that no turn is endless.
        state.frames.append(("wish", nation, liftable(state, nation), MUST))
        STEPS.advance(state)
    else:
        use(state, nation, option & ARGUMENT, 0, NOTHING)
        STEPS.advance(state)


def answer(state: State, seat: int, option: int) -> None:
    """Take an answer, and then ask those who wanted to do something meanwhile."""
    step = state.frames[-1][0] if state.frames else ""
    STEPS.answer(state, seat, option, on=False)
    # After a wish the game goes on: two nations cannot keep the others waiting for ever.
    if state.wishes and state.frames and step != "wish":
        for nation in reversed(range(len(NATIONS))):
            if state.wishes >> nation & 1:
                state.frames.append(("wish", nation, liftable(state, nation), 0))
        changes.no_more_wishes(state)
    STEPS.advance(state)


@STEPS.run("wish")
def run_wish(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """qm 2.1 A nation may take its own pieces off the board, one or several."""
    _, nation, allowed, begun = frame
    lifts = [LIFT | space + 1 for space in walk(allowed & standing(state, nation, PIECE))]
    if begun == MUST and lifts:
        return (Decision(nation, "qm 2.1", "ask-lift", tuple(lifts)),)
    shown = [USE | card for card in at_any_time(state, nation)]
    # If a nation that has lifted were asked only for a hidden Response, the others would know.
    if not lifts and (begun or not shown):
        state.frames.pop()
        return None
    return (Decision(nation, "qm 2.1", "ask-wish", (PASS, *shown, *lifts)),)


@STEPS.take("wish")
def take_wish(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 2.1, qm 3.7 A piece is lifted, a Response shown, or the wish is over."""
    _, nation, allowed, _ = frame
    if option == PASS:
        state.frames.pop()
    elif verb(option) == USE:
        use(state, nation, option & ARGUMENT, 0, NOTHING)
    else:
        space = (option & ARGUMENT) - 1
        state.frames[-1] = ("wish", nation, allowed & ~(1 << space), LIFTED)
        lift(state, nation, space)
