"""Tournaments over the wire."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from wartable.server.api.clocks import ClockRules
from wartable.server.api.common import Body, Id, SettingValue, Title
from wartable.server.tournaments.standing import Standing
from wartable.server.tournaments.state import TournamentFormat


class NewTournament(Body):
    """Make a tournament."""

    title: Title
    game: Id
    options: Annotated[dict[SettingValue, SettingValue], Meta(max_length=40)] = {}
    format: TournamentFormat = "swiss"
    rounds: Annotated[int, Meta(ge=0, le=63)] = 0
    """In a Swiss tournament; 0: as many as the number of entrants calls for."""
    legs: Annotated[int, Meta(ge=1, le=6)] = 2
    """How often everyone meets everyone in a round robin, on another side each time."""
    hours: Annotated[int, Meta(ge=0, le=8760)] = 0
    """For a round; whoever is to move then loses. 0: no limit."""
    auto: bool = True
    """Begin each round when the one before is over."""
    clock: ClockRules = ClockRules()
    """The clock of each of its tables."""
    bots: Annotated[list[Id], Meta(max_length=16)] = []
    """The levels of bots that take part."""


class OfEntrant(Body):
    """A request about one entrant, by id."""

    entrant: Id


class AddBot(Body):
    """Let a bot take part."""

    level: Id


class Award(Body):
    """Decide a game of the round that cannot be finished."""

    table: Id
    winner: Annotated[int, Meta(ge=-1, le=63)] = -1
    """The number of an entrant; -1: a draw."""


class EntrantTold(Struct):
    """Someone who takes part."""

    id: str
    """It stays the same, whoever else leaves; empty if their account has been deleted."""
    number: int
    name: str
    kind: Literal["person", "program", "bot"]
    level: str
    account: str
    """If they have a public profile."""
    left: bool


class StandingTold(Standing, frozen=True):
    """One line of the standings."""


class GameTold(Struct):
    """A game of a round."""

    table: str
    """Empty if nobody had to play."""
    players: list[int]
    """In the order of the sides."""
    points: list[float] | None
    how: str
    """`played`, `awarded` by the organiser, or a `walkover`."""


class RoundTold(Struct):
    """One round."""

    games: list[GameTold]
    byes: list[int]
    due: int
    """When those who are to move lose; 0: never."""


class TournamentInfo(Struct):
    """A tournament in a list."""

    id: str
    title: str
    game: str
    options: dict[str, str]
    format: TournamentFormat
    status: Literal["open", "playing", "over"]
    entrants: int
    round: int
    rounds: int
    mine: bool
    """Whether you take part."""


class TournamentTold(Struct):
    """A tournament, and what you can do there."""

    info: TournamentInfo
    sides: list[str]
    """What each player in a game plays."""
    legs: int
    hours: int
    clock: ClockRules
    """The clock of each of its tables."""
    auto: bool
    entrants: list[EntrantTold]
    standings: list[StandingTold]
    rounds: list[RoundTold]
    owner: bool
    me: int
    """Your number as an entrant, or -1."""
    table: str
    """Where you are playing now."""


class TournamentList(Struct):
    """All tournaments."""

    tournaments: list[TournamentInfo]
    may_make: bool
    """Whether you may make one."""


class Deleted(Struct):
    """The tournament has been deleted."""

    id: str
