"""A game for bots to play, and how it went."""

from hashlib import sha256
from typing import Any

from msgspec import Struct

from wartable.core.game import Options

Counts = list[int]
"""For a card in one game: how often it was drawn, played, used."""


def mark(position: str) -> str:
    """A few letters that tell one position from others; none for none."""
    return sha256(position.encode()).hexdigest()[:12] if position else ""


class Job(Struct, frozen=True):
    """One game described by names, so that another process or machine can play it."""

    game: str
    options: Options
    seed: int
    bots: tuple[str, ...]
    """Who sits where, in the order of the seats."""
    think: float = 1.0
    """The share of their thinking time that the bots have."""
    slips: bool = True
    """Whether the levels that make mistakes on purpose do so."""
    position: str = ""
    """The position it begins in, if not as its settings say."""

    @property
    def key(self) -> tuple[int, tuple[str, ...]]:
        """What distinguishes the games of one run."""
        return self.seed, self.bots


class Outcome(Struct, frozen=True, omit_defaults=True):
    """How one game went: the same on every machine."""

    game: str
    options: Options
    seed: int
    bots: dict[str, str]
    """Who sat where."""
    sides: dict[str, str]
    """The side of each seat: its team, or itself."""
    winner: str
    """A side, or `draw`."""
    last: str
    """The turn in which it ended."""
    rounds: int
    answers: int
    points: dict[str, int]
    """By side, at the end; empty if the game has no points."""
    score: dict[str, list[int]]
    """By side, at the end of every round."""
    cards: dict[str, dict[str, Counts]]
    """By seat and card."""
    details: dict[str, Any]
    """What only this game notes: see `collecting`."""
    start: str = ""
    """A mark of the position it began in, if not as its settings say."""

    @property
    def key(self) -> tuple[int, tuple[str, ...]]:
        """What distinguishes the games of one run."""
        return self.seed, tuple(self.bots.values())

    def lead(self, side: str) -> int:
        """By how much a side leads the best of the others at the end."""
        others = [points for other, points in self.points.items() if other != side]
        return self.points.get(side, 0) - max(others, default=0)

    def leads(self, side: str) -> list[int]:
        """By how much a side leads the best of the others at the end of every round."""
        others = [score for other, score in self.score.items() if other != side]
        return [
            own - max((score[at] for score in others), default=0)
            for at, own in enumerate(self.score.get(side, []))
        ]


class PlayedGame(Struct, frozen=True):
    """A finished game: one line of a file. Times differ from run to run, so they are kept apart."""

    outcome: Outcome
    times: dict[str, "Times"]
    """By bot."""


class Times(Struct, frozen=True):
    """How long a bot thought, in seconds, about questions that left it a choice."""

    decisions: int
    median: float
    p95: float
    worst: float
    cpu: float
    """For all decisions together."""
    worst_cpu: float
    """For one decision: what the bot itself took, even if others share the processor."""
    cut: int
    """How often the clock cut a thought short, if the bot says so."""
    spread: dict[int, int]
    """How many decisions took about how long: see `times`."""
    median_cpu: float = 0.0
    spread_cpu: dict[int, int] = {}
