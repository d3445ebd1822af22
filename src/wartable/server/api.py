"""What goes over the wire: every request, reply and message, which the schema is generated from."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from wartable.bots.hint import Hint
from wartable.core.decision import Reason
from wartable.core.orders import Order
from wartable.core.parts import CardInfo
from wartable.words.hinting import Told

SPECTATOR = "spectator"
"""The key of what somebody sees who sits on no seat."""

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Title = Annotated[str, Meta(max_length=320)]
Name = Annotated[str, Meta(max_length=160)]
"""What may be in them, and how wide they may look, is said in names.py."""
Words = Annotated[str, Meta(min_length=1, max_length=200)]
Text = Annotated[str, Meta(max_length=200_000)]
Request = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Pace = Annotated[int, Meta(ge=0, le=10_000)]
Value = Annotated[str, Meta(max_length=64)]
Away = Annotated[int, Meta(ge=60, le=2_592_000)]
Commit = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Secret = Annotated[str, Meta(pattern="^[0-9a-f]{32,64}$")]
Code = Annotated[str, Meta(min_length=8, max_length=16)]


Scope = Literal["read", "play", "sit", "make"]
"""What a program may do: look, answer, take and leave seats, make tables."""


class Body(Struct, forbid_unknown_fields=True, omit_defaults=False):
    """Something that a client sends; nothing unknown is allowed in it."""


# What a client asks over HTTP.


class SeatChoice(Body):
    """Who sits on a seat when a table is made."""

    who: Literal["me", "open", "bot"] = "open"
    level: Value = "recruit"


class NewTable(Body):
    """A table to be made: from the start, from a position, or from a record."""

    game: Id
    options: Annotated[dict[Value, Value], Meta(max_length=40)] = {}
    seats: Annotated[dict[Value, SeatChoice], Meta(max_length=12)] = {}
    """Seats that are not named are open."""
    name: Name = ""
    """What you are called."""
    title: Title = ""
    listed: bool = False
    """Shown in the lobby, and anybody may take an open seat."""
    watch: Literal["anyone", "seats"] = "anyone"
    cover: Literal["auto", "on", "off"] = "auto"
    pace: Pace = 600
    """How many milliseconds a bot lets pass before it answers."""
    hints: Literal["auto", "on", "off"] = "auto"
    """Whether people may ask what a bot would answer; `auto`: where one person plays."""
    away: Away = 600
    """Seconds after which the seat of somebody who is not there may be given to a bot."""
    chat: bool = True
    """Whether people may talk at the table."""
    device: Name = ""
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


class TakeLesson(Body):
    """A step of a lesson, to be played at a table of its own."""

    step: Number = 0
    name: Name = ""
    device: Name = ""


class Sit(Body):
    """Take a seat: with the secret of its link, or an open one of a listed table."""

    seat: Id
    secret: Value = ""
    name: Name = ""
    device: Name = ""
    commit: Commit | None = None
    """The hash of your share of the seed."""


class OfSeat(Body):
    """Something that concerns one seat."""

    seat: Id


class Promise(Body):
    """The hash of your share of the seed, before the game begins."""

    commit: Commit


class Reveal(Body):
    """Your share of the seed itself, when all hashes are fixed."""

    value: Secret


class Join(Body):
    """Add this browser to the seats of the one that gave the code."""

    code: Code
    device: Name = ""


class Expel(Body):
    """Send one of your other devices away, by its id."""

    device: Id


class SetBot(Body):
    """Let a bot play a seat."""

    seat: Id
    level: Value = "recruit"


class Start(Body):
    """Begin the game; with a level, bots of it play the seats that are still open."""

    fill: Value = ""


class Resign(Body):
    """Give up some seats; without any, all of yours."""

    seats: Annotated[list[Id], Meta(max_length=12)] = []


class Rename(Body):
    """Another name on your seats."""

    name: Name


class Fork(Body):
    """A new table from a point of a finished game."""

    at: Number
    seats: Annotated[dict[Value, SeatChoice], Meta(max_length=12)] = {}
    name: Name = ""
    device: Name = ""
    commit: Commit | None = None
    deal: Literal["auto", "new", "kept"] = "auto"


class Written(Body):
    """A record, a position or a scenario file, as somebody sent it."""

    text: Text


class NewToken(Body):
    """A token for a program of yours, with what it may do."""

    name: Name
    """What the program is called at a table."""
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=4)]


class NewProgram(Body):
    """A token for a program that plays a seat of yours, and nothing else."""

    seat: Id
    name: Name


class OfToken(Body):
    """Something that concerns one token, by its id."""

    token: Id


class Why(Body, tag="why", tag_field="type"):
    """Ask why a seat may not answer something now."""

    id: Request
    seat: Id
    answer: Words


# Commands, over HTTP or the websocket.


class Answer(Body, tag="answer", tag_field="type"):
    """An answer to the question with that number."""

    id: Request
    seat: Id
    number: Number
    answer: Words


class GiveOrder(Body, tag="order", tag_field="type"):
    """A standing order: use a card always, never, or ask."""

    id: Request
    seat: Id
    card: Value
    do: Literal["always", "never", "ask"]
    only: Annotated[dict[Value, Value], Meta(max_length=8)] = {}
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


# What the server says.


class Failure(Struct):
    """Why a request was refused, as a message for people."""

    error: Reason


class SettingInfo(Struct):
    """A choice made before a game begins."""

    name: str
    values: list[str]
    default: str
    pattern: str = ""
    """What else it may be: a regular expression."""


class LessonInfo(Struct):
    """A lesson of a game, and its steps in order."""

    id: str
    steps: list[str]


class GameInfo(Struct):
    """A game that can be played here."""

    id: str
    settings: list[SettingInfo]
    seats: list[str]
    """With the settings as they are by default."""
    people: dict[str, list[list[str]]]
    """How the rules share the seats, by the number of people."""
    titles: dict[str, str]
    """What it is called, by language; its words are fetched when it is chosen."""
    abouts: dict[str, str]
    """What it is, in a sentence."""
    lessons: list[LessonInfo]
    """What teaches it."""


class Games(Struct):
    """All games, bots and languages."""

    games: list[GameInfo]
    bots: list[str]
    languages: list[str]


class GameWords(Struct):
    """What a page needs to speak of a game in one language."""

    text: str
    """Messages in Fluent, beside those of all games; none, if the game brings none."""
    families: dict[str, str]
    """Under which families a fact has its name, where they are not called like it."""


class SeatInfo(Struct):
    """A seat, and who sits there."""

    seat: str
    kind: Literal["open", "person", "bot"]
    name: str
    level: str
    resigned: bool
    devices: int
    """How many browsers sit there: everybody may know when there are several."""
    program: bool = False
    """Whether a program of somebody's may answer here."""


class Deal(Struct):
    """Where the hidden cards of a table come from."""

    source: Literal["new", "record", "fork", "position", "old"]
    """A new game, a record, a finished game, a position; `old`: nobody wrote it down."""
    after: int
    """How many answers of the other game came before."""
    kept: bool
    """Hidden cards are as they were there: whoever made the table may know them."""
    anew: bool
    """All that was hidden there was dealt anew."""
    stage: Literal["open", "commit", "reveal", "drawn", "given"]
    """Not begun, hashes are awaited, shares are told, all is drawn; or it came with a text."""
    by: list[str]
    """Seats whose people give a share of the seed, beside the server."""
    awaited: list[str]
    """Seats whose people have to give something before the game can begin."""
    broken: int
    """How often all shares were thrown away and made anew."""


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


class TableInfo(Struct):
    """A table as everybody may see it."""

    id: str
    game: str
    options: dict[str, str]
    title: str
    status: Literal["waiting", "playing", "over"]
    listed: bool
    watch: Literal["anyone", "seats"]
    cover: bool
    pace: int
    hints: bool
    """Whether its people may ask what a bot would answer."""
    away: int
    """Seconds after which the seat of somebody who is not there may be given to a bot."""
    chat: bool
    """Whether people may talk at it."""
    seats: list[SeatInfo]
    host: str
    """The name of who made it, if they sit there under one."""
    result: str | None
    """Who has won; `resigned` when all others gave up."""
    rematch: str
    """The table of the next game, or nothing."""
    deal: Deal
    lesson: LessonStep | None = None
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


class NewCode(Struct):
    """A code with which another device of yours sits down beside this one, once."""

    code: str
    link: str
    """The same as an address to open there."""
    seconds: int
    """How long it holds."""


class DeviceInfo(Struct):
    """A browser that sits on seats of yours."""

    id: str
    label: str
    seats: list[str]
    since: int
    """In seconds since 1970; 0 where that is not known."""
    here: bool
    """Whether it is the one that asks."""
    watching: bool
    """Whether the table is open there now."""


class Devices(Struct):
    """All browsers on your seats."""

    devices: list[DeviceInfo]


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
    """Over, to be gone through."""
    mine: list[Listed]


class KnownSeat(Struct):
    """A seat where you sit, and what is kept with it."""

    table: str
    seat: str
    name: str
    since: int
    device: str


class KnownLine(Struct):
    """Something that you said at a table."""

    table: str
    at: int
    text: str
    emote: str


class TokenInfo(Struct):
    """A token of yours, without its secret."""

    id: str
    name: str
    scopes: list[Scope]
    made: int
    """In seconds since 1970."""


class Tokens(Struct):
    """All your tokens."""

    tokens: list[TokenInfo]


class MadeToken(Struct):
    """A new token; nobody can show its secret again."""

    secret: str
    token: TokenInfo


class Known(Struct):
    """What is kept of you: your seats, the tables that you made, the tokens of your programs,
    and what you said."""

    seats: list[KnownSeat]
    made: list[str]
    tokens: list[TokenInfo]
    said: list[KnownLine]


class Forgotten(Struct):
    """Nothing is kept of you any more."""

    tables: int
    """How many tables it concerned."""


class Closed(Struct):
    """A table that is no more."""

    id: str


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
    told: dict[str, Told]
    """In words, by language."""


class Cards(Struct):
    """Every card of a game with its names and its text in each language."""

    cards: list[CardInfo]


class HealthInfo(Struct):
    """Whether the server is well: its database can be written and read."""

    status: Literal["ok", "trouble"]
    version: str
    tables: int
    sockets: int
    cause: str = ""
    """What is wrong; only who asks from the same machine is told."""


class Ready(Struct):
    """Whether all tables are awake after a start, so that their bots play on."""

    status: Literal["ok", "waking", "trouble"]
    tables: int
    unopened: int
    """Tables that cannot be opened: see the log."""
    cause: str = ""


# What the server sends over the websocket.


class Line(Struct, omit_defaults=True):
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


class ReplayStep(Struct):
    """One answer of a finished game, and what came of it."""

    seat: str
    """Who gave it."""
    ask: str
    """The question that it answered."""
    said: Choice
    log: list[Line]
    patch: dict[str, Any]
    """What it changed in the view."""


class RuleTold(Struct):
    """A rule in our own words: by language."""

    id: str
    title: dict[str, str]
    text: dict[str, str]
    examples: list[dict[str, str]]
    """How open or tricky points are settled."""


class Previews(Struct):
    """What the answers to an open question would change, as far as its seat can know."""

    number: int
    """The number of the question."""
    answers: dict[str, Any]
    """By answer; those that change nothing on the table are missing."""


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


class Scenery(Struct):
    """What never changes at a table; empty, where there is nothing such."""

    scenery: dict[str, Any]
    """What the page draws: the map of a scenario."""
    names: dict[str, dict[str, dict[str, str]]]
    """Names that only this table has: by language, message and form; the first form is ''."""


class ScenarioFile(Struct):
    """A scenario of a game as a file, to start one's own from."""

    text: str


class ScenarioRead(Struct):
    """What there is to know of a scenario file before it is played."""

    problems: list[Reason]
    """All that is wrong: `where` is the place in the file, as `units.north_army.at`, or a line."""
    oddities: list[Reason]
    """What is odd in a file that can be played."""
    draft: dict[str, Any]
    """What the page draws; empty, where nothing can be."""
    names: dict[str, dict[str, dict[str, str]]]
    """Names that only this file has: by language, message and form; the first form is ''."""
    position: str
    """To make a table of it; '', while something is wrong."""
    seats: list[str]


class Insight(Struct):
    """What follows from a table as it stands; empty, where the game says nothing."""

    insight: dict[str, Any]


class Charts(Struct):
    """The turn of a game as a sequence of steps; empty, where it has none."""

    charts: dict[str, Any]


class ReplayPart(Struct):
    """Some answers of a finished game one after the other, with nothing hidden."""

    first: int
    """How many answers were given before."""
    answers: int
    """How many the game has."""
    log: list[Line]
    """What happened before the first answer of all; empty, if that is not here."""
    view: dict[str, Any]
    """After the answers given before."""
    moments: list[ReplayStep]


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

    why: Line
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


class Understood(Struct):
    """What a record or a position holds."""

    kind: Literal["record", "position"]
    game: str
    seats: list[str]
    asked: list[str]
    """Who has to answer where it ends; nobody, if the game is over there."""
    answers: int


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
    """What the seat may say now that answers no question, such as `lift`."""


class UndoAsked(Struct):
    """Somebody wants to take back an answer, and needs the others to agree."""

    seat: str
    waiting: list[str]
    """Who has not agreed yet."""


class Snapshot(Struct, tag="snapshot", tag_field="type"):
    """Everything that a socket may know; sent first, and when your seats change."""

    number: int
    """How many lines the log has."""
    first: int
    """The number of the first line sent here."""
    log: list[Line]
    table: TableInfo
    mine: list[str]
    owner: bool
    views: dict[str, Any]
    """By seat, for each of yours; or by `spectator`."""
    asked: dict[str, Question | None]
    undo: dict[str, int]
    """By seat: how many answers can be taken back without asking anybody; -1 where there is
    one, but people who are concerned have to agree, and 0 where there is none."""
    consent: UndoAsked | None
    orders: dict[str, list[Order]]
    """By seat: the standing orders of yours."""
    here: list[str]
    """The seats whose people have the table open now."""


class Update(Struct, tag="update", tag_field="type", omit_defaults=True):
    """What changed: lines that follow the log, a patch for each view, new questions."""

    number: int
    log: list[Line] = []
    views: dict[str, Any] = {}
    asked: dict[str, Question | None] = {}
    undo: dict[str, int] = {}
    orders: dict[str, list[Order]] = {}


class TableChanged(Struct, tag="table", tag_field="type"):
    """Who sits where, or how the table stands, has changed."""

    table: TableInfo
    consent: UndoAsked | None


class Present(Struct, tag="here", tag_field="type"):
    """Somebody came or went: the seats whose people have the table open now."""

    here: list[str]


class ChatLine(Struct):
    """What somebody said at a table."""

    number: int
    by: str
    """A seat, or the sign of somebody who watches."""
    name: str
    text: str
    emote: str
    """Instead of a text: a sign that everybody reads in their own language."""
    at: int
    """In seconds since 1970."""


class Spoken(Struct, tag="said", tag_field="type"):
    """Somebody who is where you are said something."""

    line: ChatLine


class Reply(Struct, tag="reply", tag_field="type", omit_defaults=True, gc=False):
    """What came of a request. A stale answer gets the present question with its refusal."""

    id: str
    ok: bool
    reason: Reason | None = None
    parts: dict[str, dict[str, str]] = {}
    """By language: parts of the reason that are written from what a card says."""
    asked: Question | None = None
    waiting: bool = False
    """An undo that others have to agree to."""


class Bye(Struct, tag="bye", tag_field="type"):
    """The last message before the server closes the socket."""

    reason: Reason


class StreamLine(Struct):
    """A line of the stream: a message that the websocket of that table would send."""

    table: str
    message: Any


Message = Snapshot | Update | TableChanged | Present | Spoken | Reply | Bye

encode = msgspec.json.Encoder().encode
command_decoder: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)
