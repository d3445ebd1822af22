"""Frames that others look at or change while they wait: operations, and the unit that acts."""

from typing import NamedTuple

from wartable.games.europe.state import State

ENDED, OPEN = 2, 1
"""The last part of an active unit's frame: its activation is over; it is to be asked again."""


class Active(NamedTuple):
    """A unit that acts: its points, whether it has moved and fought, and how it goes on."""

    step: str
    unit: int
    left: int
    moved: int
    fought: int
    mode: int


def _acting(state: State) -> int:
    """Where the frame of the unit that acts is; -1 for none."""
    for at in range(len(state.frames) - 1, -1, -1):
        if state.frames[at][0] == "active":
            return at
    return -1


def active(state: State) -> Active | None:
    """eu 6.0.3 The unit that acts; one action is finished before the next begins."""
    at = _acting(state)
    return None if at < 0 else Active(*state.frames[at])


def end_activation(state: State) -> None:
    """eu 5.b-3 and eu 5.c-1 The unit on top of the stack does nothing more."""
    found = Active(*state.frames[-1])
    state.frames[-1] = tuple(found._replace(left=0, mode=ENDED))


def moved(state: State) -> None:
    """eu 5.h-1 The unit that acts, if any, has moved."""
    at = _acting(state)
    if at >= 0:
        state.frames[at] = tuple(Active(*state.frames[at])._replace(moved=1))


def pass_over(state: State, number: int) -> None:
    """Whatever was looked at and left alone is not offered again until something else is done."""
    step, faction, passed = state.frames[-1]
    state.frames[-1] = (step, faction, passed | 1 << number)


def offer_all(state: State) -> None:
    """Something is done: all that was left alone is offered again."""
    step, faction, _ = state.frames[-1]
    state.frames[-1] = (step, faction, 0)


def chosen(state: State, unit: int, back: bool) -> bool:
    """The question what a unit does has its answer: whether it does anything, or goes `back`."""
    state.frames.pop()
    if back:
        pass_over(state, unit)
    else:
        offer_all(state)
    return not back
