"""Finished games: answer by answer, and a summary."""

from typing import Any

from msgspec import Struct

from wartable.server.api.play import Choice, LogLine


class Exported(Struct):
    """A record or a position, as text."""

    text: str


class Seen(Struct):
    """A finished game after some number of answers, with nothing hidden."""

    at: int
    answers: int
    seat: str
    """Who gave the next answer."""
    answer: str
    """The next answer, in words."""
    view: dict[str, Any]


class ReplayStep(Struct):
    """One answer of a finished game, and what followed from it."""

    seat: str
    """Who gave it."""
    ask: str
    """The question that was answered."""
    said: Choice | None
    """None for someone who only saw what followed."""
    log: list[LogLine]
    patch: dict[str, Any]
    """What it changed in the view."""


class ReplayPart(Struct):
    """Some answers of a finished game, with nothing hidden or as someone saw it."""

    first: int
    """How many answers came before."""
    answers: int
    """How many answers the game has."""
    log: list[LogLine]
    """What happened before the very first answer; empty if this part begins later."""
    view: dict[str, Any]
    """The view before the first answer of this part."""
    moments: list[ReplayStep]
    old: int = 0
    """This many answers were given under older rules: they are shown turn by turn."""


class TurnTold(Struct):
    """Where a turn began, and how likely each side was to win then, in the bots' judgement."""

    at: int
    round: int
    seat: str
    chances: dict[str, float]


class Turning(Struct):
    """The turn in which the winner's chances rose most, and what the winner used in it."""

    at: int
    round: int
    seat: str
    side: str
    before: float
    after: float
    used: list[dict[str, Any]]


class BestCard(Struct):
    """Something that gained a lot: points if the game counts them, otherwise chances of winning."""

    at: int
    round: int
    seat: str
    what: dict[str, Any]
    """One named fact: {"card": "north.bridge"}."""
    uses: int
    points: float | None
    chance: float | None


class Luck(Struct):
    """A seat's dice, compared with what the same rolls give on average."""

    rolls: int
    expected: float
    happened: float
    better: float
    """The share of people with the same rolls who would do worse."""


class Summary(Struct, omit_defaults=True):
    """A finished game at a glance."""

    why: LogLine
    sides: dict[str, str] = {}
    """By seat: its team, or its own name."""
    before: dict[str, float] = {}
    """By side: the points it started with, if the game started from a position."""
    points: dict[int, dict[str, float]] = {}
    """By round and seat: the points gained in that round."""
    counts: dict[str, dict[str, int]] = {}
    """What else was counted: by message, without `count-`, and by seat."""
    turns: list[TurnTold] = []
    turning: Turning | None = None
    cards: list[BestCard] = []
    luck: dict[str, Luck] = {}
