"""A game being played: what people send to a table, and its questions."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from wartable.bots.hint import Hint
from wartable.server.api.common import AnswerText, Body, Id, Number, Request, SettingValue
from wartable.words.hinting import HintText


class Why(Body, tag="why", tag_field="type"):
    """Ask why a seat may not answer something now."""

    id: Request
    seat: Id
    answer: AnswerText


class Answer(Body, tag="answer", tag_field="type"):
    """An answer to the question with that number."""

    id: Request
    seat: Id
    number: Number
    answer: AnswerText


class GiveOrder(Body, tag="order", tag_field="type"):
    """A standing order: use a card always, never, or ask."""

    id: Request
    seat: Id
    card: SettingValue
    do: Literal["always", "never", "ask"]
    only: Annotated[dict[SettingValue, SettingValue], Meta(max_length=8)] = {}
    """Only where this is the case too, by the names that the game knows: {"seat": "north"}."""


class Hush(Body, tag="hush", tag_field="type"):
    """Decline every reaction for the rest of this step or turn."""

    id: Request
    seat: Id
    length: Literal["step", "turn"]


class Undo(Body, tag="undo", tag_field="type"):
    """Take back the last answer of a seat; past the barrier, ask the others."""

    id: Request
    seat: Id


class Consent(Body, tag="consent", tag_field="type"):
    """Agree that somebody takes back an answer, or not."""

    id: Request
    seat: Id
    agree: bool


Command = Answer | GiveOrder | Hush | Undo | Consent | Why

command_decoder: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)


class LogLine(Struct, omit_defaults=True):
    """A line of the log: a message and what it speaks of."""

    message: str
    args: dict[str, Any]
    back: int | None = None
    """After an undo: lines with a number from this one on were taken back."""


class Choice(Struct):
    """A legal answer, and how to say it to people."""

    answer: str
    message: str
    args: dict[str, Any]


class Chance(Struct):
    """What makes a question a chance to react, which standing orders may answer."""

    decline: str
    """The answer that lets it go."""
    uses: dict[str, str]
    """The other answers, each with the card of a standing order about it."""


class Question(Struct):
    """An open question to one of your seats; an answer names its number."""

    number: int
    rule: str
    ask: str
    message: str
    args: dict[str, Any]
    choices: list[Choice]
    reaction: Chance | None
    """Nothing where it is no chance to react."""
    offers: list[Choice] = []
    """What the seat may say now that answers no question."""


class Prospect(Struct):
    """A line about an answer that is not given yet: what it costs, what counts, what may come."""

    message: str
    args: dict[str, Any]
    rule: str
    chance: float | None
    """Of something that may come of it: how likely it is, from 0 to 1."""


class Details(Struct):
    """All there is to know of an answer before it is given; empty, where the game says nothing."""

    details: list[Prospect]


class Hinted(Struct):
    """What a bot would answer to the question with that number, why, and what it fears."""

    number: int
    hint: Hint
    told: dict[str, HintText]
    """In words, by language."""


class Previews(Struct):
    """What the answers to an open question would change, as far as its seat can know."""

    number: int
    """The number of the question."""
    answers: dict[str, Any]
    """By answer; those that change nothing on the table are missing."""


class Insight(Struct):
    """What follows from a table as it stands; empty, where the game says nothing."""

    insight: dict[str, Any]


class History(Struct):
    """Some moments of a game one after the other, as your seats saw them, or a spectator."""

    first: int
    """How many steps there were before."""
    lines: list[int]
    """Of every step by now: how many lines the log had then."""
    views: dict[str, Any]
    """By seat: its view before the first of these steps; empty, if that is the beginning."""
    steps: list[dict[str, Any]]
    """Of each step and by seat: what changed in its view."""
    answers: list[int] = []
    """Of every step of a finished game: how many answers had been given then."""
