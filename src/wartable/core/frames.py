"""What happens next, as data: a stack of small frames `(step, who, arguments…)`."""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from wartable.core.decision import Decision, Illegal

Frame = tuple[Any, ...]


class Stacked(Protocol):
    """A state, as far as the stack is concerned."""

    frames: list[Frame]
    decisions: tuple[Decision, ...]


S = TypeVar("S", bound=Stacked)
Key = TypeVar("Key")
Function = TypeVar("Function")
RunStep = Callable[[Any, Frame], tuple[Decision, ...] | None]
TakeAnswer = Callable[[Any, Frame, int, int], None]


def registered(table: dict[Key, Function], key: Key) -> Callable[[Function], Function]:
    """Enter the function below into a table, under a key that is still free."""

    def register(function: Function) -> Function:
        assert key not in table, key
        table[key] = function
        return function

    return register


class Steps:
    """The kinds of frame of one game: how each runs, and how each takes an answer.

    A step that asks returns its questions and changes nothing, so that a state that was saved in
    the middle of a question asks it again when it is loaded. A step that does not ask removes or
    replaces its own frame.
    """

    def __init__(self) -> None:
        self.runs: dict[str, RunStep] = {}
        self.takes: dict[str, TakeAnswer] = {}

    def run(self, step: str) -> Callable[[RunStep], RunStep]:
        """Register how a step runs."""
        return registered(self.runs, step)

    def take(self, step: str) -> Callable[[TakeAnswer], TakeAnswer]:
        """Register how a step takes an answer: (state, frame, seat, option)."""
        return registered(self.takes, step)

    def advance(self, state: Stacked) -> None:
        """Run frames until someone has to decide, or nothing is left to do."""
        frames, runs = state.frames, self.runs
        while frames:
            frame = frames[-1]
            asked = runs[frame[0]](state, frame)
            if asked is not None:
                state.decisions = asked
                return
        state.decisions = ()

    def answer(self, state: Stacked, seat: int, option: int, on: bool = True) -> None:
        """Take one legal answer; unless `on` is false, go on to the next question."""
        for decision in state.decisions:
            if decision.seat == seat:
                break
        else:
            raise Illegal("table", "reason-not-asked", seat=seat)
        if option not in decision.options:
            raise Illegal(decision.rule, "reason-not-an-option", seat=seat)
        frame = state.frames[-1]
        self.takes[frame[0]](state, frame, seat, option)
        if on:
            self.advance(state)
