"""Tournaments over the wire."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from wartable.server.api.clocks import ClockRules
from wartable.server.api.common import Body, Id, SettingValue, Title
from wartable.server.tournaments.standing import Standing
from wartable.server.tournaments.state import TournamentFormat


class NewTournament(Body):
    """A tournament to be made."""

    title: Title
    game: Id
    options: Annotated[dict[SettingValue, SettingValue], Meta(max_length=40)] = {}
    format: TournamentFormat = "swiss"
    rounds: Annotated[int, Meta(ge=0, le=63)] = 0
    """Of a Swiss tournament; 0: as many as the number of entrants calls for."""
    legs: Annotated[int, Meta(ge=1, le=6)] = 2
    """How often everybody meets everybody in a round robin, each time on another side."""
    hours: Annotated[int, Meta(ge=0, le=8760)] = 0
    """For a round; whoever is awaited then loses. 0: as long as it takes."""
    auto: bool = True
    """Begin each round when the one before is over."""
    clock: ClockRules = ClockRules()
    """Of each of its tables."""
    bots: Annotated[list[Id], Meta(max_length=16)] = []
    """Levels of bots that take part."""


class OfEntrant(Body):
    """Somebody who takes part, by id."""

    entrant: Id


class AddBot(Body):
    """A bot that takes part."""

    level: Id


class Award(Body):
    """How a game of the round ends that nobody can finish."""

    table: Id
    winner: Annotated[int, Meta(ge=-1, le=63)] = -1
    """The number of an entrant; -1: a draw."""


class EntrantTold(Struct):
    """Somebody who takes part."""

    id: str
    """It stays theirs, whoever else leaves; empty, if their account is gone."""
    number: int
    name: str
    kind: Literal["person", "program", "bot"]
    level: str
    account: str
    """Where a profile is that everybody may see."""
    left: bool


class StandingTold(Standing, frozen=True):
    """How somebody stands."""


class GameTold(Struct):
    """A game of a round."""

    table: str
    """Empty, if nobody had to play."""
    players: list[int]
    """In the order of the sides."""
    points: list[float] | None
    how: str
    """`played`, `awarded` by the host, or a `walkover`."""


class RoundTold(Struct):
    """One round."""

    games: list[GameTold]
    byes: list[int]
    due: int
    """When those who are awaited lose; 0: never."""


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
    """What each player of a game plays."""
    legs: int
    hours: int
    clock: ClockRules
    """Of each of its tables."""
    auto: bool
    entrants: list[EntrantTold]
    standings: list[StandingTold]
    rounds: list[RoundTold]
    owner: bool
    me: int
    """Which entrant you are, or -1."""
    table: str
    """Where you play now."""


class TournamentList(Struct):
    """All tournaments."""

    tournaments: list[TournamentInfo]
    may_make: bool
    """Whether you may make one."""


class Deleted(Struct):
    """A tournament that is no more."""

    id: str
