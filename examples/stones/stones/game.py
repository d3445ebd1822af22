"""Stones: take one to three of a heap; each time you take your lucky number you score.

The lucky numbers are secret. When the heap is gone, the higher score wins; of equal scores, the
one who took the last stone.
"""

from dataclasses import dataclass, field
from typing import Any

from wartable.core.decision import Decision
from wartable.core.events import Event
from wartable.core.frames import Frame, Steps
from wartable.core.game import REFEREE, Options, Setting
from wartable.core.numbering import Bounds, Numbering
from wartable.core.rng import below, start
from wartable.core.small import SmallGame
from wartable.core.states import StateOfFields, copies, saves

SEATS = ("north", "south")
MOST = 3
STEPS = Steps()


@saves
@copies
@dataclass
class State(StateOfFields):
    """Everything that is true at the table; copies and saved states follow from the types."""

    seed: int
    options: Options
    heap: int
    turn: int
    lucky: list[int]
    score: list[int]
    frames: list[Frame]
    decisions: tuple[Decision, ...] = ()
    events: list[Event] = field(default_factory=list)


@STEPS.run("take")
def ask(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """How many stones, while there are any."""
    if not state.heap:
        state.frames.pop()
        return None
    options = tuple(range(1, min(MOST, state.heap) + 1))
    return (Decision(state.turn, "stones 1", "ask-take", options),)


@STEPS.take("take")
def take(state: State, frame: Frame, seat: int, option: int) -> None:
    """Stones are taken, and perhaps a point is scored, which nobody sees yet."""
    state.heap -= option
    state.score[seat] += option == state.lucky[seat]
    state.events.append(Event("took", (seat, option, state.heap)))
    if state.heap:
        state.turn = 1 - seat
    else:
        state.events.append(Event("ended", (winner(state), *state.score), shows=True))


def winner(state: State) -> int:
    """The higher score; of equal ones, whoever took the last stone."""
    north, south = state.score
    return state.turn if north == south else int(south > north)


class Stones(SmallGame):
    """The game behind one object."""

    id = "stones"
    rules_version = 1
    settings: tuple[Setting, ...] = (Setting("heap", ("12", "20"), "12"),)
    steps, state = STEPS, State

    def begin(self, options: Options, seed: int) -> State:
        """A heap, and a lucky number for each."""
        state = State(start(seed), options, int(options["heap"]), 0, [], [0, 0], [("take",)])
        state.lucky = [1 + below(state, MOST) for _ in SEATS]
        return state

    def seats(self, state: State) -> tuple[str, ...]:
        """Two chairs."""
        return SEATS

    def text(self, state: State, option: int) -> str:
        """An answer in words."""
        return f"take {option}"

    def mark(self, state: State) -> str:
        """The turn now being played."""
        return f"heap {state.heap}"

    def result(self, state: State) -> str | None:
        """Who has won."""
        return None if state.decisions else SEATS[winner(state)]

    def actions(self, options: Options) -> Numbering:
        """Every answer by number, for programs that learn."""
        return Numbering(range(1, MOST + 1), lambda option: f"take {option}")

    def bounds(self, options: Options) -> Bounds:
        """What no game goes beyond."""
        return Bounds(seats=len(SEATS), options=MOST, answers=int(options["heap"]))

    def view(self, state: State, seat: int) -> dict[str, Any]:
        """What everybody sees, and the lucky number of one's own."""
        seen: dict[str, Any] = {"game": self.id, "heap": state.heap, "turn": SEATS[state.turn]}
        seen["winner"] = self.result(state)
        for number, name in enumerate(SEATS):
            if seat in (number, REFEREE) or not state.decisions:
                seen[name] = {"lucky": state.lucky[number], "score": state.score[number]}
        return seen

    def world(self, state: State, seat: int, seed: int) -> State:
        """The same with lucky numbers and scores that a seat does not know."""
        world = state.copy()
        world.seed = start(seed)
        for other in range(len(SEATS)):
            if other != seat and state.decisions:
                world.lucky[other], world.score[other] = 1 + below(world, MOST), below(world, 3)
        return world


GAME = Stones()
