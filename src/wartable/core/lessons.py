"""Lessons: positions to play on the real game, what is asked there, and what counts as right.

A game brings them as data in its `lessons.py`. The texts are messages of the game: `lesson-NAME` is
the title of a lesson; each step has `lesson-NAME-STEP-title`, `lesson-NAME-STEP` for what is asked,
`-help` for how it is done, and one message for each of its verdicts.
"""

from typing import Any

from msgspec import Struct


class Sign(Struct, frozen=True):
    """Something that shows in a game: an answer of the learner, or a line of the log."""

    answer: str = ""
    """An answer in words; * stands for anything."""
    log: str = ""
    """The message of a line, without `log-`; * stands for anything."""
    facts: dict[str, Any] = {}
    """Facts that the line must have."""
    least: int = 1
    """How often it has to show."""


class Verdict(Struct, frozen=True):
    """What is said when something shows: whether it was right, and why."""

    id: str
    sign: Sign
    right: bool = False
    after: tuple[Sign, ...] = ()
    """It is said only if all of this showed before, or at the same time."""
    rule: str = ""


class Exercise(Struct, frozen=True):
    """One position, and what to do there."""

    id: str
    seat: str
    position: str
    verdicts: tuple[Verdict, ...]
    """If one answer brings several, the first of them is said."""
    solution: tuple[str, ...]
    """Answers of the learner that do it right; the tests play them."""
    mistake: tuple[str, ...]
    """Answers that do it wrong; the tests play them too."""
    seed: int = 1
    """So that the dice of a step are the same for everyone."""
    bots: str = "recruit"

    @property
    def words(self) -> tuple[str, ...]:
        """The endings of its messages."""
        return ("-title", "", "-help", *(f"-{verdict.id}" for verdict in self.verdicts))


class Lesson(Struct, frozen=True):
    """Steps that teach a game, one after the other."""

    id: str
    steps: tuple[Exercise, ...]
