"""What the server sends over a websocket or a stream."""

from typing import Any

from msgspec import Struct

from wartable.core.decision import Reason
from wartable.core.orders import Order
from wartable.server.api.clocks import ClocksTold
from wartable.server.api.play import LogLine, Question
from wartable.server.api.tables import TableInfo


class UndoAsked(Struct):
    """Someone wants to undo an answer, and the others have to agree."""

    seat: str
    waiting: list[str]
    """Who has not agreed yet."""


class Snapshot(Struct, tag="snapshot", tag_field="type"):
    """Everything a socket may know; sent first, and again when your seats change."""

    number: int
    """How many lines the log has."""
    first: int
    """The number of the first line sent here."""
    log: list[LogLine]
    table: TableInfo
    mine: list[str]
    owner: bool
    views: dict[str, Any]
    """By seat, for each of yours, or under `spectator`."""
    asked: dict[str, Question | None]
    undo: dict[str, int]
    """By seat: how many answers it can undo without asking anyone; -1 if there is one but people
    may have to agree, and 0 if there is none."""
    consent: UndoAsked | None
    orders: dict[str, list[Order]]
    """By seat: the standing orders of your seats."""
    here: list[str]
    """The seats whose people have the table open now."""
    shown: list[str] = []
    """For spectators: the seats whose cards they see, in the view `spectator`."""


class Update(Struct, tag="update", tag_field="type", omit_defaults=True):
    """What changed: new lines of the log, a patch for each view, new questions."""

    number: int
    log: list[LogLine] = []
    views: dict[str, Any] = {}
    asked: dict[str, Question | None] = {}
    undo: dict[str, int] = {}
    orders: dict[str, list[Order]] = {}


class TableChanged(Struct, tag="table", tag_field="type"):
    """The seats or the status of the table have changed."""

    table: TableInfo
    consent: UndoAsked | None


class Present(Struct, tag="here", tag_field="type"):
    """Someone came or went: the seats whose people have the table open now."""

    here: list[str]


class ChatLine(Struct):
    """What someone said at a table."""

    number: int
    by: str
    """A seat, or the sign of someone who is watching."""
    name: str
    text: str
    emote: str
    """A quick message instead of a text; everyone reads it in their own language."""
    at: int
    """In seconds since 1970."""


class Spoken(Struct, tag="said", tag_field="type"):
    """Someone in your chat room said something."""

    line: ChatLine


class Reply(Struct, tag="reply", tag_field="type", omit_defaults=True, gc=False):
    """The result of a request. A stale answer gets the current question with its refusal."""

    id: str
    ok: bool
    reason: Reason | None = None
    parts: dict[str, dict[str, str]] = {}
    """By language: the parts of the reason that are generated from what a card says."""
    asked: Question | None = None
    waiting: bool = False
    """Whether the undo has to wait for others to agree."""


class Bye(Struct, tag="bye", tag_field="type"):
    """The last message before the server closes the socket."""

    reason: Reason


class StreamLine(Struct):
    """A line of the stream: a message that a websocket of that table would get."""

    table: str
    message: Any


Message = Snapshot | Update | TableChanged | Present | Spoken | ClocksTold | Reply | Bye
