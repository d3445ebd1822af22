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
    """Answer the question with that number."""

    id: Request
    seat: Id
    number: Number
    answer: AnswerText


class GiveOrder(Body, tag="order", tag_field="type"):
    """Give a standing order: use a card always or never, or ask."""

    id: Request
    seat: Id
    card: SettingValue
    do: Literal["always", "never", "ask"]
    only: Annotated[dict[SettingValue, SettingValue], Meta(max_length=8)] = {}
    """Limit it, by names that the game knows: {"seat": "north"}."""


class Hush(Body, tag="hush", tag_field="type"):
    """Decline every reaction for the rest of this step or turn."""

    id: Request
    seat: Id
    length: Literal["step", "turn"]


class Undo(Body, tag="undo", tag_field="type"):
    """Undo the last answer of a seat; the others are asked if they have to agree."""

    id: Request
    seat: Id


class Consent(Body, tag="consent", tag_field="type"):
    """Agree that someone undoes an answer, or refuse."""

    id: Request
    seat: Id
    agree: bool


Command = Answer | GiveOrder | Hush | Undo | Consent | Why

command_decoder: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)


class LogLine(Struct, omit_defaults=True):
    """A line of the log: a message and its facts."""

    message: str
    args: dict[str, Any]
    back: int | None = None
    """After an undo: the lines from this number on were undone."""


class Choice(Struct):
    """A legal answer, and how to say it to people."""

    answer: str
    message: str
    args: dict[str, Any]


class Chance(Struct):
    """What makes a question a chance to react, which standing orders can answer."""

    decline: str
    """The answer that passes."""
    uses: dict[str, str]
    """The other answers, each with the card that a standing order would name."""


class Question(Struct):
    """An open question to one of your seats; an answer gives its number."""

    number: int
    rule: str
    ask: str
    message: str
    args: dict[str, Any]
    choices: list[Choice]
    reaction: Chance | None
    """None if this is not a chance to react."""
    offers: list[Choice] = []
    """What the seat may say now that is not an answer to the question."""


class Prospect(Struct):
    """A line about an answer before it is given: a cost, a modifier, a possible result."""

    message: str
    args: dict[str, Any]
    rule: str
    chance: float | None
    """How likely a possible result is, from 0 to 1."""


class Details(Struct):
    """Everything there is to know about an answer beforehand; empty if the game says nothing."""

    details: list[Prospect]


class Hinted(Struct):
    """What a bot would answer to the question with that number, why, and what it fears."""

    number: int
    hint: Hint
    told: dict[str, HintText]
    """In words, by language."""


class Previews(Struct):
    """What each answer to an open question would change, as far as its seat can know."""

    number: int
    """The number of the question."""
    answers: dict[str, Any]
    """By answer; an answer that changes nothing on the table is left out."""


class Insight(Struct):
    """What follows from the table as it stands; empty if the game says nothing."""

    insight: dict[str, Any]


class History(Struct):
    """Some steps of a game, one after the other, as your seats or a spectator saw them."""

    first: int
    """How many steps came before."""
    lines: list[int]
    """For every step so far: how many lines the log had then."""
    views: dict[str, Any]
    """By seat: its view before the first of these steps; empty if that is the beginning."""
    steps: list[dict[str, Any]]
    """For each step, by seat: what changed in its view."""
    answers: list[int] = []
    """For every step of a finished game: how many answers had been given then."""
