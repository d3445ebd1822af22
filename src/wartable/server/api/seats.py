"""Seats: how to take them, on which devices, and what is stored about you."""

from typing import Annotated

from msgspec import Meta, Struct

from wartable.server.api.common import Body, Code, Commit, Id, NameText, SettingValue
from wartable.server.api.notices import NoticeInfo
from wartable.server.api.programs import TokenInfo


class Sit(Body):
    """Take a seat: with the secret of its link, or an open seat of a listed table."""

    seat: Id
    secret: SettingValue = ""
    name: NameText = ""
    device: NameText = ""
    commit: Commit | None = None
    """The hash of your share of the seed."""


class OfSeat(Body):
    """A request about one seat."""

    seat: Id


class SetBot(Body):
    """Let a bot play a seat."""

    seat: Id
    level: SettingValue = "recruit"


class Resign(Body):
    """Resign some seats; if none are named, all of yours."""

    seats: Annotated[list[Id], Meta(max_length=12)] = []


class Rename(Body):
    """Change your name on your seats."""

    name: NameText


class JoinDevice(Body):
    """Add this browser to the seats of the device that gave the code."""

    code: Code
    device: NameText = ""


class ExpelDevice(Body):
    """Remove one of your other devices, by its id."""

    device: Id


class NewCode(Struct):
    """A code with which another device of yours sits down beside this one; it works once."""

    code: str
    link: str
    """The same as an address to open there."""
    seconds: int
    """How long it is valid."""


class DeviceInfo(Struct):
    """A browser that sits on some of your seats."""

    id: str
    label: str
    seats: list[str]
    since: int
    """In seconds since 1970; 0 if that is not known."""
    here: bool
    """Whether it is the one that is asking."""
    watching: bool
    """Whether it has the table open now."""


class Devices(Struct):
    """All browsers on your seats."""

    devices: list[DeviceInfo]


class KnownSeat(Struct):
    """One of your seats, and what is stored with it."""

    table: str
    seat: str
    name: str
    since: int
    device: str


class KnownLine(Struct):
    """Something you said at a table."""

    table: str
    at: int
    text: str
    emote: str


class KnownTournament(Struct):
    """A tournament that you take part in, or made."""

    tournament: str
    title: str
    name: str
    """The name you take part under; empty if you only made it."""
    made: bool


class KnownPasskey(Struct):
    """A passkey of your account."""

    name: str
    since: int


class PersonalData(Struct):
    """What is stored about you: your seats, the tables you made, the tokens of your programs,
    what you said in chats, how you are notified, your tournaments and passkeys, the tables where
    you gave up, and how many answers count as yours at each table."""

    seats: list[KnownSeat]
    made: list[str]
    tokens: list[TokenInfo]
    said: list[KnownLine]
    notices: list[NoticeInfo]
    tournaments: list[KnownTournament]
    passkeys: list[KnownPasskey]
    left: list[str]
    answered: dict[str, int]


class Forgotten(Struct):
    """Nothing is stored about you any more."""

    tables: int
    """How many tables were affected."""
