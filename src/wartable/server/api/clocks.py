"""The clock of a table, as types: how long people may think, what happens then, how it stands."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from wartable.server.api.common import Body, Id, SettingValue

MINUTE, HOUR, DAY = 60, 3600, 86_400
SLOW = 6 * HOUR
"""A table is slow, and people may take days off, if they have this many seconds or more."""
Seconds = Annotated[int, Meta(ge=0, le=60 * DAY)]
Days = Annotated[int, Meta(ge=0, le=60)]

AfterTimeUp = Literal["", "bot", "open"]
"""What has happened to a seat whose time ran out, until its person comes back."""


class ClockRules(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think at a table, and what happens when their time is up."""

    kind: Literal["none", "move", "bank"] = "none"
    """No clock, a time for each move, or a time for the whole game that grows with each move."""
    seconds: Seconds = 0
    """For a move, or for the whole game."""
    gain: Seconds = 0
    """How much each move adds, never beyond the time at the start."""
    out: Literal["bot", "open", "lose"] = "bot"
    """A bot plays until the person is back; anyone may take the seat; or the seat resigns."""
    level: SettingValue = "recruit"
    """The level of the bot that plays on."""
    days_off: Days = 0
    """How many days off each seat has, at a slow table."""

    @property
    def slow(self) -> bool:
        """Whether people need not be there at the same time."""
        return self.kind != "none" and self.seconds >= SLOW


class SeatTime(Struct):
    """The clock of a seat, as everyone may see it; times are in seconds from now."""

    seat: str
    left: float
    runs: bool
    """Whether the seat is being asked, as far as everyone may know."""
    off: float
    """How many seconds its person is still off; 0 if not at all."""
    days_off: float
    """How many days off are left."""
    outs: int
    """How often its time has run out."""
    away: AfterTimeUp
    """What has happened to the seat since its time ran out: a bot plays it, or it is open."""


class ClockAsked(Struct):
    """Someone has proposed other rules for the clock; everyone has to agree."""

    seat: str
    clock: ClockRules
    waiting: list[str]
    """The seats that have not agreed yet."""


class ClocksTold(Struct, tag="clocks", tag_field="type"):
    """A clock has started or stopped."""

    clocks: list[SeatTime]


class ProposeClock(Body):
    """Propose other rules for the clock of a table."""

    clock: ClockRules


class AgreeClock(Body):
    """Agree to the proposed rules or refuse them; whoever proposed them can withdraw them."""

    agree: bool


class TakeDaysOff(Body):
    """Take days off, starting now: the clock of the seat is paused; 0 means you are back."""

    seat: Id
    days: Days
