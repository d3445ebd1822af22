"""Tables: how they are made, what everyone sees of them, and the lobby."""

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
"""A new game, a record, a finished game, a position; `old`: that was not written down."""
Stage = Literal["open", "commit", "reveal", "drawn", "given"]
"""Not begun, waiting for hashes, waiting for shares, drawn; or given with a text."""


class SeatChoice(Body):
    """Who sits in a seat when a table is made."""

    who: Literal["me", "open", "bot"] = "open"
    level: SettingValue = "recruit"


class NewTable(Body):
    """Make a table: from the start, from a position, or from a record."""

    game: Id
    options: Annotated[dict[SettingValue, SettingValue], Meta(max_length=40)] = {}
    seats: Annotated[dict[SettingValue, SeatChoice], Meta(max_length=12)] = {}
    """Seats that are not named are open."""
    name: NameText = ""
    """Your name."""
    title: Title = ""
    listed: bool = False
    """Shown in the lobby, and anyone may take an open seat."""
    watch: Watch = "anyone"
    spectators: SpectatorRules = SpectatorRules()
    """What spectators see."""
    cover: Literal["auto", "on", "off"] = "auto"
    pace: BotDelay = 600
    """How many milliseconds a bot waits before it answers."""
    hints: Literal["auto", "on", "off"] = "auto"
    """Whether people may ask what a bot would answer; `auto`: if only one person plays."""
    away: Away = 600
    """How many seconds someone must be away before a bot may be put on their seat."""
    chat: bool = True
    """Whether people may chat at the table."""
    clock: ClockRules = ClockRules()
    """How long people may think, and what happens when their time is up."""
    device: NameText = ""
    """What your browser is called in the list of your devices."""
    commit: Commit | None = None
    """The hash of your share of the seed."""
    deal: Literal["auto", "new", "kept"] = "auto"
    """Whether what is hidden in a position or record is dealt again; `auto`: for several people."""
    start: bool = False
    position: Text = ""
    record: Text = ""
    at: Number | None = None
    """How many answers of the record are kept; all of them if left out."""


class Fork(Body):
    """Make a new table from a moment of a finished game."""

    at: Number
    seats: Annotated[dict[SettingValue, SeatChoice], Meta(max_length=12)] = {}
    name: NameText = ""
    device: NameText = ""
    commit: Commit | None = None
    deal: Literal["auto", "new", "kept"] = "auto"


class Start(Body):
    """Begin the game; with a level, bots of that level play the seats that are still open."""

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
    """How many browsers sit there: everyone may know if there are several."""
    program: bool = False
    """Whether a program may answer for this seat."""
    account: str = ""
    """The account of whoever plays here, if its profile is public."""


class Deal(Struct):
    """Where the hidden cards of a table come from."""

    source: Source
    """A new game, a record, a finished game, a position; `old`: that was not written down."""
    after: int
    """How many answers of the earlier game came before."""
    kept: bool
    """The hidden cards are as they were there: whoever made the table may know them."""
    anew: bool
    """Everything that was hidden there has been dealt again."""
    stage: Stage
    """Not begun, waiting for hashes, waiting for shares, drawn; or given with a text."""
    by: list[str]
    """The seats whose people give a share of the seed, in addition to the server."""
    awaited: list[str]
    """The seats whose people still have to give something before the game can begin."""
    broken: int
    """How often all shares were thrown away and drawn again."""


class TableInfo(Struct):
    """A table as everyone may see it."""

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
    """Whether people may ask what a bot would answer."""
    away: int
    """How many seconds someone must be away before a bot may be put on their seat."""
    chat: bool
    """Whether people may chat there."""
    clock: ClockRules
    """How long people may think, and what happens when their time is up."""
    clocks: list[SeatTime]
    """The clocks of its people, as everyone may see them."""
    clock_asked: ClockAsked | None
    """Other rules for the clock that someone has proposed."""
    seats: list[SeatInfo]
    host: str
    """The name of whoever made it, if they sit there under one."""
    result: str | None
    """Who has won; `resigned` if all others gave up."""
    rematch: str
    """The table of the rematch, or None."""
    deal: Deal
    spectators: Spectators
    """What people without a seat see."""
    lesson: LessonStep | None = None
    tournament: bool = False
    """Whether it belongs to a tournament: then nobody can give a seat away."""
    """If it is there to learn the game."""


class ShareInfo(Struct):
    """What one person contributes to the seed."""

    seats: list[str]
    commit: str
    """The hash of the share."""
    told: bool
    """Whether the share itself has been given."""


class Promises(Struct):
    """What everyone is bound to before the seed is drawn."""

    server: str
    """The hash of the server's share, fixed when the table is made."""
    shares: list[ShareInfo]


class MyTable(Struct):
    """A table, and which parts of it are yours."""

    table: TableInfo
    mine: list[str]
    owner: bool
    seed_hash: str
    """Once the game has begun; when it is over, the seed is shown, so you can check it."""
    promises: Promises
    here: list[str]
    """The seats whose people have the table open now."""
    links: dict[str, str]
    """The secret link of each open seat, shown once, to whoever made the table or the link."""


class Listed(Struct):
    """A row of the lobby."""

    table: TableInfo
    mine: list[str]
    asked: bool
    """Whether the game is waiting for you."""
    round: int
    """The current round; 0 if there is none."""
    waiting: list[str]
    """The seats that the game is waiting for, as everyone may know."""
    changed: int
    """When someone last did something there, in seconds since 1970."""


class Lobby(Struct):
    """The tables that anyone may join or watch, and your own."""

    open: list[Listed]
    """Not begun yet, with an open seat."""
    running: list[Listed]
    """In progress: to watch, or with an open seat."""
    finished: list[Listed]
    """Over, to be replayed."""
    mine: list[Listed]


class Closed(Struct):
    """The table has been deleted."""

    id: str
