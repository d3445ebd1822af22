"""A finished game at a glance: what a game tells about it, for the page at the end."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from wartable.core.events import Event

Facts = dict[str, Any]
"""Named ids and numbers, as JSON has them: {"seat": "north", "count": 2}."""
GameEvents = Sequence[tuple[int, Event]]
"""All events of a game, each with the number of the answer that caused it."""


class TurnStart(Struct, frozen=True):
    """Where a turn begins: after how many answers."""

    at: int
    round: int
    seat: int


class UsedItem(Struct, frozen=True):
    """Something that a seat used, and the answer it came from."""

    at: int
    round: int
    seat: int
    facts: Facts
    """What it was, as one fact that has a name: {"card": "north.bridge"}."""
    points: float | None = None
    """What it was worth, if the game counts that; otherwise the change of the chances says."""


class DiceRoll(Struct, frozen=True):
    """A roll of dice: what was to be expected, and what came."""

    seat: int
    expected: float
    happened: float
    variance: float

    @classmethod
    def of_chance(cls, seat: int, chance: float, good: bool) -> "DiceRoll":
        """A roll that either succeeds or fails."""
        return cls(seat, chance, float(good), chance * (1 - chance))


class GameSummary(Struct, frozen=True):
    """A finished game at a glance."""

    why: str
    """Why it ended: a message, without `ended-`."""
    facts: Facts
    sides: list[str]
    """By seat: the team it belongs to, or its own name."""
    scores: dict[str, float]
    """By side: the points at the end."""
    turns: list[TurnStart]
    points: dict[int, list[float]]
    """By round: how many points each seat gained in it."""
    counts: dict[str, list[int]]
    """What else is counted: by message, without `count-`, a number for each seat."""
    deeds: list[UsedItem] = []
    rolls: list[DiceRoll] = []


Summarise = Callable[[Any, GameEvents], GameSummary]
"""Makes the summary from the last state and all events."""
