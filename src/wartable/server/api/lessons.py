"""Lessons: tables that teach a game."""

from msgspec import Struct

from wartable.server.api.common import Body, NameText, Number


class LessonInfo(Struct):
    """A lesson of a game, and its steps in order."""

    id: str
    steps: list[str]


class TakeLesson(Body):
    """A step of a lesson, to be played at a table of its own."""

    step: Number = 0
    name: NameText = ""
    device: NameText = ""


class LessonStep(Struct):
    """Which step of which lesson of its game is played at a table; steps count from 0."""

    lesson: str
    step: int


class Judged(Struct):
    """What was done in a step: whether it was right, and the message that says why."""

    right: bool
    message: str
    rule: str


class LessonTold(Struct):
    """The lesson of a table: where one is, and what there is to say of what was done."""

    steps: list[str]
    step: int
    message: str
    """What is asked; the title ends in `-title`, how it is done in `-help`."""
    judged: Judged | None
