"""How long a bot may think about one question, and what its thinking has cost so far."""

import time
from collections.abc import Callable
from dataclasses import dataclass

ReadClock = Callable[[], float]

CPU: ReadClock = time.thread_time
"""For the laboratory: whatever else the machine does makes no difference."""
WALL: ReadClock = time.monotonic
"""For a table: someone is waiting."""


class Budget:
    """A number of answers to try in worlds and a number of seconds, whichever ends first.

    Answers are counted, not iterations, since iterations vary in length. The count makes a thought
    the same on every machine; the clock makes a slow one keep its promise.
    """

    def __init__(self, answers: int, seconds: float, clock: ReadClock | None) -> None:
        self._clock, self.left, self.tried, self.cut = clock, answers, 0, False
        self._end = clock() + seconds if clock else 0.0

    def spend(self, answers: int) -> None:
        """Count some answers."""
        self.left -= answers
        self.tried += answers
        if self._clock and self.left > 0 and self._clock() >= self._end:
            self.left, self.cut = 0, True

    @property
    def over(self) -> bool:
        """Whether it is time to answer."""
        return self.left <= 0


@dataclass(slots=True)
class Thoughts:
    """What a bot's thinking has cost so far."""

    questions: int = 0
    """How many questions left a choice."""
    cut: int = 0
    """How often the clock ended the thought."""
    worlds: int = 0
    iterations: int = 0
    answers: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, worlds: int, iterations: int, budget: Budget, seconds: float) -> None:
        """One more thought."""
        self.questions += 1
        self.cut += budget.cut
        self.worlds += worlds
        self.iterations += iterations
        self.answers += budget.tried
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
