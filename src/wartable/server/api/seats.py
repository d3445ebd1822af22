"""Seats: how to take them, on which devices, and what is kept of whoever sits there."""

from typing import Annotated

from msgspec import Meta, Struct

from wartable.server.api.common import Body, Code, Commit, Id, NameText, SettingValue
from wartable.server.api.notices import NoticeInfo
from wartable.server.api.programs import TokenInfo


class Sit(Body):
    """Take a seat: with the secret of its link, or an open one of a listed table."""

    seat: Id
    secret: SettingValue = ""
    name: NameText = ""
    device: NameText = ""
    commit: Commit | None = None
    """The hash of your share of the seed."""


class OfSeat(Body):
    """Something that concerns one seat."""

    seat: Id


class SetBot(Body):
    """Let a bot play a seat."""

    seat: Id
    level: SettingValue = "recruit"


class Resign(Body):
    """Give up some seats; without any, all of yours."""

    seats: Annotated[list[Id], Meta(max_length=12)] = []


class Rename(Body):
    """Another name on your seats."""

    name: NameText


class JoinDevice(Body):
    """Add this browser to the seats of the one that gave the code."""

    code: Code
    device: NameText = ""


class ExpelDevice(Body):
    """Send one of your other devices away, by its id."""

    device: Id


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


class KnownTournament(Struct):
    """A tournament that you take part in, or made."""

    tournament: str
    title: str
    name: str
    """The name that you take part under; empty, if you only made it."""
    made: bool


class KnownPasskey(Struct):
    """A passkey of your account."""

    name: str
    since: int


class PersonalData(Struct):
    """What is kept of you: your seats, the tables that you made, the tokens of your programs,
    what you said, where you are told that it is your turn, your tournaments and passkeys, the
    tables whose game you gave up, and by table how many answers are noted as yours."""

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
    """Nothing is kept of you any more."""

    tables: int
    """How many tables it concerned."""
