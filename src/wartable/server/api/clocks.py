"""How long people may think at a table, what happens then, and how it stands: as types."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from wartable.server.api.common import Body, Id, SettingValue

MINUTE, HOUR, DAY = 60, 3600, 86_400
SLOW = 6 * HOUR
"""From so many seconds on a table is a slow one, where people may take days off."""
Seconds = Annotated[int, Meta(ge=0, le=60 * DAY)]
Days = Annotated[int, Meta(ge=0, le=60)]

AfterTimeUp = Literal["", "bot", "open"]
"""What became of a seat whose time was up, as long as nobody has come back."""


class ClockRules(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think at a table, and what happens when their time is up."""

    kind: Literal["none", "move", "bank"] = "none"
    """No clock; so long for each move; so long for the whole game, with a gain for each move."""
    seconds: Seconds = 0
    """For a move, or for the whole game."""
    gain: Seconds = 0
    """What a move adds, at most up to what there was at first."""
    out: Literal["bot", "open", "lose"] = "bot"
    """A bot plays on until the person is back; anybody may take the seat; or it resigns."""
    level: SettingValue = "recruit"
    """The bot that plays on."""
    days_off: Days = 0
    """How many days each seat may take off, at a slow table."""

    @property
    def slow(self) -> bool:
        """Whether people need not be there at the same time."""
        return self.kind != "none" and self.seconds >= SLOW


class SeatTime(Struct):
    """The clock of a seat, as everybody may see it; times are in seconds from now on."""

    seat: str
    left: float
    runs: bool
    """Whether the seat is asked, as far as everybody may know."""
    off: float
    """How long its person is still off; 0: not at all."""
    days_off: float
    """How many days off are left."""
    outs: int
    """How often its time was up."""
    away: AfterTimeUp
    """Whether a bot plays it since then, or it is open."""


class ClockAsked(Struct):
    """Somebody would like other rules for the clock; everybody has to agree."""

    seat: str
    clock: ClockRules
    waiting: list[str]
    """Seats of those who have not agreed yet."""


class ClocksTold(Struct, tag="clocks", tag_field="type"):
    """Somebody's clock has started or stopped."""

    clocks: list[SeatTime]


class ProposeClock(Body):
    """Other rules for the clock of a table."""

    clock: ClockRules


class AgreeClock(Body):
    """Agree to other rules for the clock, or not; who proposed them may take that back."""

    agree: bool


class TakeDaysOff(Body):
    """Take days off from now on, so that the clock of a seat stands still; 0: be back."""

    seat: Id
    days: Days
