"""Tables: how they are made, how everybody sees them, and the lobby."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from wartable.server.api.clocks import ClockAsked, ClockRules, SeatTime
from wartable.server.api.common import (
    Away,
    Body,
    BotDelay,
    Commit,
    Id,
    NameText,
    Number,
    Secret,
    SettingValue,
    Text,
    Title,
)
from wartable.server.api.lessons import LessonStep
from wartable.server.api.spectating import SpectatorRules, Spectators

TableStatus = Literal["waiting", "playing", "over"]
Watch = Literal["anyone", "seats"]
Occupant = Literal["open", "person", "bot"]
"""Who plays a seat."""
Source = Literal["new", "record", "fork", "position", "old"]
"""A new game, a record, a finished game, a position; `old`: nobody wrote it down."""
Stage = Literal["open", "commit", "reveal", "drawn", "given"]
"""Not begun, hashes are awaited, shares are told, all is drawn; or it came with a text."""


class SeatChoice(Body):
    """Who sits on a seat when a table is made."""

    who: Literal["me", "open", "bot"] = "open"
    level: SettingValue = "recruit"


class NewTable(Body):
    """A table to be made: from the start, from a position, or from a record."""

    game: Id
    options: Annotated[dict[SettingValue, SettingValue], Meta(max_length=40)] = {}
    seats: Annotated[dict[SettingValue, SeatChoice], Meta(max_length=12)] = {}
    """Seats that are not named are open."""
    name: NameText = ""
    """What you are called."""
    title: Title = ""
    listed: bool = False
    """Shown in the lobby, and anybody may take an open seat."""
    watch: Watch = "anyone"
    spectators: SpectatorRules = SpectatorRules()
    """What those see who watch."""
    cover: Literal["auto", "on", "off"] = "auto"
    pace: BotDelay = 600
    """How many milliseconds a bot lets pass before it answers."""
    hints: Literal["auto", "on", "off"] = "auto"
    """Whether people may ask what a bot would answer; `auto`: where one person plays."""
    away: Away = 600
    """Seconds after which the seat of somebody who is not there may be given to a bot."""
    chat: bool = True
    """Whether people may talk at the table."""
    clock: ClockRules = ClockRules()
    """How long people may think, and what happens when their time is up."""
    device: NameText = ""
    """What your browser calls itself in the list of your devices."""
    commit: Commit | None = None
    """The hash of your share of the seed."""
    deal: Literal["auto", "new", "kept"] = "auto"
    """Whether what is hidden in a position or record is dealt anew; `auto`: for several people."""
    start: bool = False
    position: Text = ""
    record: Text = ""
    at: Number | None = None
    """How many answers of the record are kept; all, if left out."""


class Fork(Body):
    """A new table from a point of a finished game."""

    at: Number
    seats: Annotated[dict[SettingValue, SeatChoice], Meta(max_length=12)] = {}
    name: NameText = ""
    device: NameText = ""
    commit: Commit | None = None
    deal: Literal["auto", "new", "kept"] = "auto"


class Start(Body):
    """Begin the game; with a level, bots of it play the seats that are still open."""

    fill: SettingValue = ""


class Promise(Body):
    """The hash of your share of the seed, before the game begins."""

    commit: Commit


class Reveal(Body):
    """Your share of the seed itself, when all hashes are fixed."""

    value: Secret


class SeatInfo(Struct):
    """A seat, and who sits there."""

    seat: str
    kind: Occupant
    name: str
    level: str
    resigned: bool
    devices: int
    """How many browsers sit there: everybody may know when there are several."""
    program: bool = False
    """Whether a program of somebody's may answer here."""
    account: str = ""
    """The account of who plays here, if everybody may see its profile."""


class Deal(Struct):
    """Where the hidden cards of a table come from."""

    source: Source
    """A new game, a record, a finished game, a position; `old`: nobody wrote it down."""
    after: int
    """How many answers of the other game came before."""
    kept: bool
    """Hidden cards are as they were there: whoever made the table may know them."""
    anew: bool
    """All that was hidden there was dealt anew."""
    stage: Stage
    """Not begun, hashes are awaited, shares are told, all is drawn; or it came with a text."""
    by: list[str]
    """Seats whose people give a share of the seed, beside the server."""
    awaited: list[str]
    """Seats whose people have to give something before the game can begin."""
    broken: int
    """How often all shares were thrown away and made anew."""


class TableInfo(Struct):
    """A table as everybody may see it."""

    id: str
    game: str
    options: dict[str, str]
    title: str
    status: TableStatus
    listed: bool
    watch: Watch
    cover: bool
    pace: int
    hints: bool
    """Whether its people may ask what a bot would answer."""
    away: int
    """Seconds after which the seat of somebody who is not there may be given to a bot."""
    chat: bool
    """Whether people may talk at it."""
    clock: ClockRules
    """How long people may think, and what happens when their time is up."""
    clocks: list[SeatTime]
    """The clocks of its people, as everybody may see them."""
    clock_asked: ClockAsked | None
    """Other rules for the clock that somebody would like."""
    seats: list[SeatInfo]
    host: str
    """The name of who made it, if they sit there under one."""
    result: str | None
    """Who has won; `resigned` when all others gave up."""
    rematch: str
    """The table of the next game, or nothing."""
    deal: Deal
    spectators: Spectators
    """What people see who sit on no seat."""
    lesson: LessonStep | None = None
    tournament: bool = False
    """Whether it belongs to one: then nobody gives a seat away."""
    """If it is there to learn the game."""


class ShareInfo(Struct):
    """What one person gives to the seed."""

    seats: list[str]
    commit: str
    """The hash of the share."""
    told: bool
    """Whether the share itself is there."""


class Promises(Struct):
    """What everybody is bound to before the seed is drawn."""

    server: str
    """The hash of the server's share, from the moment the table is made."""
    shares: list[ShareInfo]


class MyTable(Struct):
    """A table and what is yours there."""

    table: TableInfo
    mine: list[str]
    owner: bool
    seed_hash: str
    """Once the game has begun; the seed itself is shown when it is over, to be checked."""
    promises: Promises
    here: list[str]
    """The seats whose people have the table open now."""
    links: dict[str, str]
    """The secret link of each open seat, shown once, to whom made the table or the link."""


class Listed(Struct):
    """A row of the lobby."""

    table: TableInfo
    mine: list[str]
    asked: bool
    """Whether the game waits for you."""
    round: int
    """The round that is played; 0 where there is none."""
    waiting: list[str]
    """The seats that the game waits for, as everybody may know."""
    changed: int
    """When somebody last did something there, in seconds since 1970."""


class Lobby(Struct):
    """The tables that anybody may join or watch, and yours."""

    open: list[Listed]
    """Not begun yet, with an open seat."""
    running: list[Listed]
    """Being played: to watch, or with an open seat."""
    finished: list[Listed]
    """Over, to be replayed."""
    mine: list[Listed]


class Closed(Struct):
    """A table that is no more."""

    id: str
