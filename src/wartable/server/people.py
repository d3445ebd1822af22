"""Messages about people: what they say to each other, and their accounts."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from wartable.server.api import Body, ChatLine, NameText, Number

ChatText = Annotated[str, Meta(max_length=1200)]
"""names.py says which characters a message may have and how wide it may look."""
Author = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[~A-Za-z0-9_-]+$")]
Emote = Literal["hello", "thanks", "well-played", "wow", "oops", "thinking"]


class Say(Body):
    """Say a line, or one of the quick messages that everyone reads in their own language."""

    text: ChatText = ""
    emote: Emote | None = None
    seat: Annotated[str, Meta(max_length=40)] = ""
    """Which of your seats says it; the first, if left out."""
    name: NameText = ""
    """Your name, if you are watching."""


class Mute(Body):
    """Mute someone, or unmute them."""

    who: Author
    mute: bool = True


class Report(Body):
    """Show a line to the host of the server."""

    number: Number


class ChatSwitch(Body):
    """Turn the chat of a table on or off."""

    on: bool


class Muted(Struct):
    """Someone whose messages you do not get."""

    who: str
    name: str


class Chat(Struct):
    """What you may read at a table."""

    on: bool
    """Whether whoever made the table allows chat."""
    room: Literal["seats", "watchers"]
    """Where you are: players and spectators do not hear each other."""
    me: list[str]
    """Who you can speak as: your seats, or a spectator."""
    lines: list[ChatLine]
    muted: list[Muted]


class Reported(Struct):
    """The message has been reported to the host."""

    number: int


Password = Annotated[str, Meta(min_length=8, max_length=200)]
Typed = Annotated[str, Meta(min_length=1, max_length=200)]


class SignUp(Body):
    """Make an account."""

    name: Typed
    password: Password
    device: NameText = ""
    """What your browser is called in the list of your devices."""
    shown: bool = True
    """Whether your profile is public."""


class SignIn(Body):
    """Sign a browser in to an account."""

    name: Typed
    password: Typed
    device: NameText = ""
    bring: bool = True
    """Whether the seats of this browser come along."""


class NewPassword(Body):
    """Change your password."""

    old: Typed
    password: Password


class Recover(Body):
    """Set a new password with the recovery code."""

    name: Typed
    code: Typed
    password: Password
    device: NameText = ""


class Delete(Body):
    """Delete your account."""

    password: Typed


class SignedUp(Struct):
    """You are signed in; the recovery code is shown only this once."""

    name: str
    recovery: str


class SignedIn(Struct):
    """Who you are signed in as; nobody if there is no name."""

    name: str


class AccountDevice(Struct):
    """A browser that is signed in."""

    id: str
    label: str
    since: int
    seen: int
    """The day it was last here."""
    here: bool


class Account(Struct):
    """Your account; without a name, you have none or are not signed in."""

    name: str
    since: int
    devices: list[AccountDevice]
    shown: bool
    """Whether your profile is public."""


class Show(Body):
    """Make your profile public or private."""

    shown: bool


Credential = Annotated[str, Meta(min_length=2, max_length=20_000)]
"""What a browser says about a passkey, as JSON."""


class PasskeyWish(Struct):
    """What the browser is asked for, as JSON for `navigator.credentials`."""

    options: str


class NewPasskey(Body):
    """A passkey that a device has made."""

    credential: Credential
    name: NameText = ""


class PasskeyIn(Body):
    """Sign in with a passkey."""

    credential: Credential
    device: NameText = ""
    bring: bool = True


class OfPasskey(Body):
    """A request about one of your passkeys."""

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
    """How someone has done in one kind of game."""

    game: str
    options: dict[str, str]
    """The settings that make it a kind of its own: the edition, the scenario."""
    pool: Literal["people", "bots"]
    """With people only, or with bots at the table."""
    wins: int
    draws: int
    losses: int
    rating: int | None
    """None until a game has counted for it."""
    doubt: int
    """How far the rating may be off."""
    provisional: bool
    """Whether there are too few games to say how strong they are."""


class Opponent(Struct):
    """Someone else at a table."""

    seats: list[str]
    account: str
    """If they have a public profile."""
    level: str
    """If it is a bot."""


class FinishedGame(Struct):
    """A game that someone has finished."""

    table: str
    game: str
    options: dict[str, str]
    ended: int
    seats: list[str]
    outcome: Literal["won", "drawn", "lost"]
    others: list[Opponent]


class HeadToHead(Struct):
    """How someone has done against someone else."""

    name: str
    wins: int
    draws: int
    losses: int


class Profile(Struct):
    """What everyone may know about an account."""

    name: str
    since: int
    own: bool
    """Whether it is yours; then you see your private games too."""
    shown: bool
    records: list[Tally]
    games: list[FinishedGame]
    """The most recent ones."""
    against: list[HeadToHead]


class LadderRow(Struct):
    """Someone with a rating: an account, or a bot of some level."""

    name: str
    level: str
    rating: int
    doubt: int
    games: int
    provisional: bool


class Ladder(Struct):
    """The ratings of one kind of game, best first; provisional ones come last."""

    game: str
    options: dict[str, str]
    pool: Literal["people", "bots"]
    rows: list[LadderRow]


class Ladders(Struct):
    """All public ratings."""

    ladders: list[Ladder]
