"""Lessons: tables that teach a game."""

from msgspec import Struct

from wartable.server.api.common import Body, NameText, Number


class LessonInfo(Struct):
    """A lesson of a game, and its steps in order."""

    id: str
    steps: list[str]


class TakeLesson(Body):
    """Play a step of a lesson at a table of its own."""

    step: Number = 0
    name: NameText = ""
    device: NameText = ""


class LessonStep(Struct):
    """The lesson and step that a table is for; steps count from 0."""

    lesson: str
    step: int


class Judged(Struct):
    """The verdict on a step: whether it was done right, and the message that says why."""

    right: bool
    message: str
    rule: str


class LessonTold(Struct):
    """The lesson of a table: the step, and the verdict so far."""

    steps: list[str]
    step: int
    message: str
    """What is asked; the title ends in `-title`, the help in `-help`."""
    judged: Judged | None
