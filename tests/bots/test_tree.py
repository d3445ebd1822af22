"""The search learns for whoever is asked: what is good for the other side is what it will do."""

from dataclasses import dataclass, field
from itertools import repeat
from typing import Any

from wartable.bots.budget import Budget
from wartable.bots.search import Search
from wartable.core.decision import Decision
from wartable.core.events import Event
from wartable.core.frames import Frame

BOLD, SAFE, STRIKE, WAIT = 1, 2, 3, 4
ENDS = {(BOLD, STRIKE): 0.0, (BOLD, WAIT): 1.0, (SAFE, STRIKE): 0.4, (SAFE, WAIT): 0.4}
"""How well the first seat stands in the end: bold is best, if only the other one waited."""


@dataclass
class State:
    """Who answered what."""

    said: tuple[int, ...] = ()
    seed: int = 0
    frames: list[Frame] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """First one seat, then the other."""
        if len(self.said) == 2:
            return ()
        options = (STRIKE, WAIT) if self.said else (BOLD, SAFE)
        return (Decision(len(self.said), "duel 1", "ask", options),)

    def copy(self) -> "State":
        """The same."""
        return State(self.said)


class Duel:
    """One answer each."""

    id = "duel"

    def seats(self, state: State) -> tuple[str, ...]:
        """Two."""
        return ("first", "second")

    def answer(self, state: State, seat: int, option: int) -> None:
        """Say it."""
        state.said += (option,)

    def mark(self, state: State) -> str:
        """All is one turn."""
        return "turn"


class Known:
    """Nothing is promised, all is known at the end."""

    def judge(self, state: State, decision: Decision) -> list[float]:
        """No answer looks better than another."""
        return [0.0] * len(decision.options)

    def value(self, state: Any) -> list[float]:
        """What one wins the other loses."""
        value = ENDS.get(state.said, 0.5)
        return [value, 1 - value]

    def rolls(self, decision: Decision, option: int) -> bool:
        """There are no dice."""
        return False


def test_the_other_side_is_expected_to_do_what_is_best_for_itself() -> None:
    state = State()
    duel: Any = Duel()
    search = Search(
        duel, Known(), state.decisions[0], repeat(state), Budget(600, 60.0, None), 0, 1000.0, None
    )
    search.think()
    assert search.best() == SAFE
    replies = next(iter(search.root.edges[BOLD].after.values())).edges
    assert replies[STRIKE].visits > 2 * replies[WAIT].visits
