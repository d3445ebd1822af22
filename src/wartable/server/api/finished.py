"""Finished games: answer by answer, and how they went."""

from typing import Any

from msgspec import Struct

from wartable.server.api.play import Choice, LogLine


class Exported(Struct):
    """A record or a position, as text."""

    text: str


class Seen(Struct):
    """A finished game after so many answers, with nothing hidden."""

    at: int
    answers: int
    seat: str
    """Who gave the next answer."""
    answer: str
    """The next answer, in words."""
    view: dict[str, Any]


class ReplayStep(Struct):
    """One answer of a finished game, and what came of it."""

    seat: str
    """Who gave it."""
    ask: str
    """The question that it answered."""
    said: Choice | None
    """Nothing, where somebody saw only what came of it."""
    log: list[LogLine]
    patch: dict[str, Any]
    """What it changed in the view."""


class ReplayPart(Struct):
    """Some answers of a finished game, with nothing hidden or as somebody saw it."""

    first: int
    """How many answers were given before."""
    answers: int
    """How many the game has."""
    log: list[LogLine]
    """What happened before the first answer of all; empty, if that is not here."""
    view: dict[str, Any]
    """After the answers given before."""
    moments: list[ReplayStep]
    old: int = 0
    """So many answers were given by older rules: of those the table is shown turn by turn."""


class TurnTold(Struct):
    """Where a turn began, and how likely each side then was to win, as the bots judge it."""

    at: int
    round: int
    seat: str
    chances: dict[str, float]


class Turning(Struct):
    """The turn in which the chances of the winner rose most, and what it used there."""

    at: int
    round: int
    seat: str
    side: str
    before: float
    after: float
    used: list[dict[str, Any]]


class BestCard(Struct):
    """Something that gained much: points where the game counts them, else chances to win."""

    at: int
    round: int
    seat: str
    what: dict[str, Any]
    """One fact that has a name: {"card": "north.bridge"}."""
    uses: int
    points: float | None
    chance: float | None


class Luck(Struct):
    """How the dice of a seat fell, against what was to be expected of the very same rolls."""

    rolls: int
    expected: float
    happened: float
    better: float
    """Of many who roll the same, the share of those who do worse."""


class Summary(Struct, omit_defaults=True):
    """How a finished game went."""

    why: LogLine
    sides: dict[str, str] = {}
    """By seat: its team, or its own name."""
    before: dict[str, float] = {}
    """By side: the points with which the game began, if it began from a position."""
    points: dict[int, dict[str, float]] = {}
    """By round and seat: the points gained in it."""
    counts: dict[str, dict[str, int]] = {}
    """What else was counted, by the message without `count-` and by seat."""
    turns: list[TurnTold] = []
    turning: Turning | None = None
    cards: list[BestCard] = []
    luck: dict[str, Luck] = {}
