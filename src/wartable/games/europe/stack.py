"""Frames that others look at or change while they wait: operations, and the active unit."""

from typing import NamedTuple

from wartable.games.europe.state import State

ENDED, OPEN = 2, 1
"""The last part of an active unit's frame: its activation is over; it is to be asked again."""


class Active(NamedTuple):
    """The active unit: its points, whether it has moved and fought, and how it continues."""

    step: str
    unit: int
    left: int
    moved: int
    fought: int
    mode: int


def _acting(state: State) -> int:
    """Where the frame of the active unit is; -1 if there is none."""
    for at in range(len(state.frames) - 1, -1, -1):
        if state.frames[at][0] == "active":
            return at
    return -1


def active(state: State) -> Active | None:
    """eu 6.0.3 The active unit; one action is finished before the next begins."""
    at = _acting(state)
    return None if at < 0 else Active(*state.frames[at])


def end_activation(state: State) -> None:
    """eu 5.b-3 and eu 5.c-1 The unit on top of the stack does nothing more."""
    found = Active(*state.frames[-1])
    state.frames[-1] = tuple(found._replace(left=0, mode=ENDED))


def moved(state: State) -> None:
    """eu 5.h-1 Note that the active unit, if any, has moved."""
    at = _acting(state)
    if at >= 0:
        state.frames[at] = tuple(Active(*state.frames[at])._replace(moved=1))


def pass_over(state: State, number: int) -> None:
    """Do not offer again what was looked at and left alone, until something else is done."""
    step, faction, passed = state.frames[-1]
    state.frames[-1] = (step, faction, passed | 1 << number)


def offer_all(state: State) -> None:
    """Offer everything again that was left alone, because something was done."""
    step, faction, _ = state.frames[-1]
    state.frames[-1] = (step, faction, 0)


def chosen(state: State, unit: int, back: bool) -> bool:
    """Note what was chosen for a unit: whether it does anything, or goes `back`."""
    state.frames.pop()
    if back:
        pass_over(state, unit)
    else:
        offer_all(state)
    return not back
