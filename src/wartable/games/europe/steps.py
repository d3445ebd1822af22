"""The kinds of frame of this game; each module adds its own when it is imported."""

from collections.abc import Iterable

from wartable.core.decision import Decision
from wartable.core.frames import Steps
from wartable.games.europe.seats import seat_of
from wartable.games.europe.state import State

STEPS = Steps()


def offered(
    state: State,
    faction: int,
    rule: str,
    ask: str,
    done: int,
    found: Iterable[int],
    about: tuple[int, ...] = (),
) -> tuple[Decision, ...] | None:
    """Ask a faction for one of these or none; if there are none, the step is over."""
    options = (done, *found)
    if len(options) == 1:
        state.frames.pop()
        return None
    return (Decision(seat_of(state, faction), rule, ask, options, about),)
