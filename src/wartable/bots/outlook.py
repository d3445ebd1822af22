"""How a world looks to one seat: its chance, its lead, and what the model counts there."""

from typing import Any

from wartable.bots.model import Model, learnt
from wartable.core.game import Game
from wartable.core.parts import Knowledge

OwnAndOthers = tuple[list[float], list[float]]
"""What the model counts, for one's own side and for the others on average."""


class Outlook:
    """The eyes of a seat; they can look at any world of the game."""

    def __init__(self, game: Game, known: Knowledge, seat: int, world: Any) -> None:
        self._known, self.seat = known, seat
        self._learnt = learnt(game)
        self._sides = self._learnt.features.sides(world) if self._learnt else None

    def model(self, world: Any) -> Model | None:
        """What was learnt about the game, at the moment of a world."""
        if self._learnt is None:
            return None
        features = self._learnt.features
        own = features.sides(world)[self.seat]
        return self._learnt.model.at(features.early(world)).near(features.features(world), own)

    def opposes(self, seat: int) -> bool:
        """Whether a seat is known to be on another side."""
        return self._sides is not None and self._sides[seat] != self._sides[self.seat]

    def value(self, world: Any) -> float:
        """The number that bots go by."""
        return self._known.value(world)[self.seat]

    def chance(self, world: Any) -> float:
        """How likely its side is to win."""
        if self._learnt is None:
            return self.value(world)
        features, model = self._learnt.features, self._learnt.model
        sides = features.sides(world)
        winner = features.winner(world)
        if winner is None:
            found = model.at(features.early(world)).chances(features.features(world))
            return found[sides[self.seat]]
        return 1 / (max(sides) + 1) if winner < 0 else float(winner == sides[self.seat])

    def lead(self, world: Any) -> float | None:
        """The expected lead of its side at the end over the best other one."""
        if self._learnt is None:
            return None
        features, model = self._learnt.features, self._learnt.model
        own = features.sides(world)[self.seat]
        if features.winner(world) is None:
            return model.at(features.early(world)).leads(features.features(world))[own]
        points = features.points(world)
        return points[own] - max(points[:own] + points[own + 1 :], default=0.0)

    def rows(self, world: Any) -> OwnAndOthers | None:
        """What the model counts, if there is one."""
        if self._learnt is None:
            return None
        features = self._learnt.features
        rows, own = features.features(world), features.sides(world)[self.seat]
        others = [row for side, row in enumerate(rows) if side != own]
        return rows[own], [sum(column) / len(others) for column in zip(*others, strict=True)]
