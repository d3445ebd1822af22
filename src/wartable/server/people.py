"""What goes over the wire about people: what they say to each other, and their accounts."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from wartable.server.api import Body, ChatLine, NameText, Number

ChatText = Annotated[str, Meta(max_length=1200)]
"""What may be in it, and how wide it may look, is said in names.py."""
Author = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[~A-Za-z0-9_-]+$")]
Emote = Literal["hello", "thanks", "well-played", "wow", "oops", "thinking"]


class Say(Body):
    """A line, or one of the signs that everybody reads in their own language."""

    text: ChatText = ""
    emote: Emote | None = None
    seat: Annotated[str, Meta(max_length=40)] = ""
    """Which of your seats says it; the first, if left out."""
    name: NameText = ""
    """What you are called, if you watch."""


class Mute(Body):
    """Hear somebody no more, or again."""

    who: Author
    mute: bool = True


class Report(Body):
    """Show a line to the host of the server."""

    number: Number


class ChatSwitch(Body):
    """Let people talk at a table, or not."""

    on: bool


class Muted(Struct):
    """Somebody whose lines you are not sent."""

    who: str
    name: str


class Chat(Struct):
    """What you may read at a table."""

    on: bool
    """Whether whoever made the table lets people talk."""
    room: Literal["seats", "watchers"]
    """Where you are: those who play and those who watch do not hear each other."""
    me: list[str]
    """As whom you can speak: your seats, or a sign of who watches."""
    lines: list[ChatLine]
    muted: list[Muted]


class Reported(Struct):
    """The host will see that line."""

    number: int


Password = Annotated[str, Meta(min_length=8, max_length=200)]
Typed = Annotated[str, Meta(min_length=1, max_length=200)]


class SignUp(Body):
    """A new account."""

    name: Typed
    password: Password
    device: NameText = ""
    """What your browser calls itself in the list of your devices."""
    shown: bool = True
    """Whether everybody may see your profile."""


class SignIn(Body):
    """A browser wants to stand for an account."""

    name: Typed
    password: Typed
    device: NameText = ""
    bring: bool = True
    """Whether the seats of this browser become the account's."""


class NewPassword(Body):
    """Another password."""

    old: Typed
    password: Password


class Recover(Body):
    """Another password for somebody who forgot it, with the code that was shown once."""

    name: Typed
    code: Typed
    password: Password
    device: NameText = ""


class Delete(Body):
    """Delete your account."""

    password: Typed


class SignedUp(Struct):
    """You are signed in; the recovery code is shown this once."""

    name: str
    recovery: str


class SignedIn(Struct):
    """As whom you are signed in; as nobody, if there is no name."""

    name: str


class AccountDevice(Struct):
    """A browser that is signed in."""

    id: str
    label: str
    since: int
    seen: int
    """When it was last here, to a day."""
    here: bool


class Account(Struct):
    """Your account; without a name you have none, or are not signed in."""

    name: str
    since: int
    devices: list[AccountDevice]
    shown: bool
    """Whether everybody may see your profile."""


class Show(Body):
    """Let everybody see your profile, or nobody else."""

    shown: bool


Credential = Annotated[str, Meta(min_length=2, max_length=20_000)]
"""What a browser says of a passkey, as JSON."""


class PasskeyWish(Struct):
    """What the browser is asked, as JSON for `navigator.credentials`."""

    options: str


class NewPasskey(Body):
    """A passkey that a device has made."""

    credential: Credential
    name: NameText = ""


class PasskeyIn(Body):
    """A browser wants to stand for an account, with a passkey."""

    credential: Credential
    device: NameText = ""
    bring: bool = True


class OfPasskey(Body):
    """One of your passkeys."""

    id: Annotated[str, Meta(min_length=2, max_length=4096, pattern="^[0-9A-Fa-f]+$")]


class Passkey(Struct):
    """A key that a device of yours keeps."""

    id: str
    name: str
    since: int


class Passkeys(Struct):
    """Your passkeys."""

    available: bool
    """Whether this server knows passkeys."""
    passkeys: list[Passkey]


class Tally(Struct):
    """How somebody fared in one kind of game."""

    game: str
    options: dict[str, str]
    """The settings that make it a kind of its own: its edition, its scenario."""
    pool: Literal["people", "bots"]
    """With people alone, or with bots at the table."""
    wins: int
    draws: int
    losses: int
    rating: int | None
    """Nothing, as long as no game counted for it."""
    doubt: int
    """By how much the rating may be wrong."""
    provisional: bool
    """Whether it follows from too little to say where they stand."""


class Opponent(Struct):
    """Who else sat at a table."""

    seats: list[str]
    account: str
    """Of somebody whose profile everybody may see."""
    level: str
    """Of a bot."""


class FinishedGame(Struct):
    """A game that somebody has played to its end."""

    table: str
    game: str
    options: dict[str, str]
    ended: int
    seats: list[str]
    outcome: Literal["won", "drawn", "lost"]
    others: list[Opponent]


class HeadToHead(Struct):
    """How somebody fared against somebody else."""

    name: str
    wins: int
    draws: int
    losses: int


class Profile(Struct):
    """What everybody may know of an account."""

    name: str
    since: int
    own: bool
    """Whether it is yours; then you see your private games too."""
    shown: bool
    records: list[Tally]
    games: list[FinishedGame]
    """The last ones."""
    against: list[HeadToHead]


class LadderRow(Struct):
    """Somebody with a rating: an account, or a bot of some level."""

    name: str
    level: str
    rating: int
    doubt: int
    games: int
    provisional: bool


class Ladder(Struct):
    """The ratings of one kind of game, the best first; provisional ones come last."""

    game: str
    options: dict[str, str]
    pool: Literal["people", "bots"]
    rows: list[LadderRow]


class Ladders(Struct):
    """All ratings that everybody may see."""

    ladders: list[Ladder]
