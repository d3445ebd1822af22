"""A tournament as it is stored: entrants, rounds and results; what follows from them. Pure."""

import hashlib
import math
from typing import Literal

import msgspec
from msgspec import Struct, field

from wartable.core.decision import Illegal
from wartable.core.game import Options
from wartable.server.api.clocks import ClockRules
from wartable.server.tournaments.pairing import Paired, round_robin, swiss
from wartable.server.tournaments.standing import Decided, Standing, standings

TournamentFormat = Literal["swiss", "round_robin"]
TournamentStatus = Literal["open", "playing", "over"]
EntrantKind = Literal["person", "program", "bot"]
PERSON: EntrantKind = "person"
PROGRAM: EntrantKind = "program"
BOT: EntrantKind = "bot"
PLAYED, AWARDED, WALKOVER = "played", "awarded", "walkover"
MOST = 64
"""The most entrants."""
MOST_ROUNDS = 63


class Entrant(Struct):
    """Someone who takes part."""

    kind: EntrantKind
    name: str
    browser: bytes = field(default=b"", name="holder")
    """The key of an account or a program; empty for a bot, or someone who was forgotten."""
    level: str = ""
    """If it is a bot."""
    left: bool = False


class RoundGame(Struct):
    """A game of a round."""

    table: str
    players: list[int]
    """In the order of the sides."""
    points: list[float] | None = None
    """By player; empty while it is being played."""
    how: str = PLAYED
    made: bool = False
    """Whether its table exists."""


class Round(Struct):
    """One round."""

    games: list[RoundGame]
    byes: list[int]
    due: int
    """When those who are to move lose; 0: never."""


class Tournament(Struct):
    """One tournament."""

    id: str
    title: str
    game: str
    options: Options
    sides: list[str]
    """The sides of a table; each is played by one entrant."""
    format: TournamentFormat
    wanted: int
    """The rounds of a Swiss tournament; 0: as many as the number of entrants calls for."""
    legs: int
    """How often everyone meets everyone in a round robin."""
    hours: int
    """For a round; 0: no limit."""
    auto: bool
    """Whether each round follows by itself."""
    owner: bytes
    made: int
    status: TournamentStatus = "open"
    entrants: list[Entrant] = []
    rounds: list[Round] = []
    schedule: list[Paired] = []
    """All rounds of a round robin."""
    clock: ClockRules = ClockRules()
    """The clock of each of its tables."""

    def copy(self) -> "Tournament":
        """A copy that can be changed while the original is still shown."""
        return msgspec.msgpack.decode(msgspec.msgpack.encode(self), type=Tournament)

    @property
    def size(self) -> int:
        """How many entrants meet at a table."""
        return len(self.sides)

    @property
    def total(self) -> int:
        """How many rounds there will be."""
        if self.format == "round_robin":
            return len(self.schedule) or self._rounds_of_all(len(self.entrants))
        count = max(2, len(self.active) if not self.rounds else len(self.entrants))
        return self.wanted or math.ceil(math.log2(count)) + 1

    def _rounds_of_all(self, count: int) -> int:
        return len(round_robin(range(count), self.size, self.legs)) if count >= self.size else 0

    @property
    def active(self) -> list[int]:
        """Who is still playing."""
        return [number for number, one in enumerate(self.entrants) if not one.left]

    @property
    def current(self) -> Round | None:
        """The latest round."""
        return self.rounds[-1] if self.rounds else None

    @property
    def decided(self) -> bool:
        """Whether all games of the round are over."""
        now = self.current
        return now is None or all(game.points is not None for game in now.games)

    def number(self, browser: bytes) -> int:
        """The number of an entrant, or -1."""
        found = (n for n, one in enumerate(self.entrants) if browser and one.browser == browser)
        return next(found, -1)

    def ids(self) -> list[str]:
        """The id of each entrant in calls: it stays the same when others leave."""
        found: list[str] = []
        for one in self.entrants:
            if one.kind == BOT:
                # One bot of a level is as good as another.
                found.append(f"{one.level}-{sum(i.startswith(f'{one.level}-') for i in found)}")
            else:
                said = self.id.encode() + one.browser
                found.append(hashlib.sha256(said).hexdigest()[:12] if one.browser else "")
        return found

    def join(self, entrant: Entrant) -> None:
        """Add someone; whoever left before it began can come back."""
        if self.status != "open":
            raise Illegal("table", "reason-tournament-begun")
        if self.number(entrant.browser) >= 0:
            raise Illegal("table", "reason-tournament-joined")
        if len(self.entrants) >= MOST:
            raise Illegal("table", "reason-tournament-full", most=MOST)
        self.entrants.append(entrant)

    def leave(self, number: int) -> list[RoundGame]:
        """Let someone go; returns the games that are lost by it."""
        known = 0 <= number < len(self.entrants)
        if self.status == "over" or not known or self.entrants[number].left:
            raise Illegal("table", "reason-tournament-not-in")
        if self.status == "open":
            del self.entrants[number]
            return []
        self.entrants[number].left = True
        now = self.current
        return [g for g in now.games if g.points is None and number in g.players] if now else []

    def begin(self) -> None:
        """Close the entries; a round robin now gets all its rounds."""
        if self.status != "open":
            raise Illegal("table", "reason-tournament-begun")
        if len(self.entrants) < self.size:
            raise Illegal("table", "reason-tournament-too-few", least=self.size)
        self.status = "playing"
        if self.format == "round_robin":
            self.schedule = round_robin(range(len(self.entrants)), self.size, self.legs)

    def next_round(self, now: int, ids: list[str]) -> None:
        """Begin the next round, or end the tournament after the last one."""
        if self.status != "playing":
            raise Illegal("table", "reason-tournament-not-playing")
        if not self.decided:
            raise Illegal("table", "reason-round-not-over")
        if len(self.rounds) >= self.total or len(self.active) < self.size:
            self.status = "over"
            return
        paired = self._paired()
        due = now + self.hours * 3600 if self.hours else 0
        games = [RoundGame(ids.pop(), list(players)) for players in paired.tables]
        byes = [one for one in paired.byes if not self.entrants[one].left]
        self.rounds.append(Round(games, byes, due))
        for game in games:
            here = [not self.entrants[one].left for one in game.players]
            if sum(here) < 2:
                # Nobody plays against an empty chair.
                game.how, game.points = WALKOVER, [float(one) for one in here]

    def _paired(self) -> Paired:
        if self.format == "round_robin":
            return self.schedule[len(self.rounds)]
        order = [row.entrant for row in self.standings()]
        points = {row.entrant: row.points for row in self.standings()}
        before = [
            Paired(tuple(tuple(g.players) for g in r.games), tuple(r.byes)) for r in self.rounds
        ]
        ranked = [one for one in order if not self.entrants[one].left]
        return swiss(ranked, points, before, self.size)

    def standings(self) -> list[Standing]:
        """The standings, best first."""
        decided = [
            Decided(tuple(game.players), tuple(game.points))
            for one in self.rounds
            for game in one.games
            if game.points is not None
        ]
        byes = [one for before in self.rounds for one in before.byes]
        robin = self.format == "round_robin"
        worth = 0.0 if robin else 1.0
        return standings(range(len(self.entrants)), decided, byes, worth, direct_first=robin)

    def find(self, table: str) -> RoundGame | None:
        """The undecided game at a table."""
        games = self.current.games if self.current else []
        return next((one for one in games if one.table == table and one.points is None), None)


def shared(scores: list[float]) -> list[float]:
    """What each side gains: a win is a point, and a draw shares one among all."""
    if scores and all(one == 0.5 for one in scores):
        return [1 / len(scores)] * len(scores)
    return [float(one == 1) for one in scores]
