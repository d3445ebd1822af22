"""A learnt evaluation: weights for what a game's `features.py` says of each side."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from math import exp
from operator import mul, sub
from typing import Any, Protocol, cast

import msgspec
from msgspec import Struct

Rows = Sequence[Sequence[float]]
"""One row of features for each side."""
CERTAIN = 0.85
"""How much of a value is the chance; the rest, the lead, counts when the chance is near 0 or 1."""


class Features(Protocol):
    """What a game's package says of a position, in its module `features`."""

    NAMES: tuple[str, ...]
    VARIANTS: tuple[tuple[str, ...], ...]
    """Settings of the games to learn from, in turn: words like `edition=first`."""

    def sides(self, state: Any) -> list[int]:
        """The side of each seat, from 0 on without a gap."""

    def features(self, state: Any) -> list[list[float]]:
        """A row for each side; `state` may be a world."""

    def points(self, state: Any) -> list[float]:
        """The victory points of each side."""

    def winner(self, state: Any) -> int | None:
        """The side that has won, -1 for a draw, None while the game goes on."""


class Model(Struct, frozen=True):
    """Weights of two linear heads, and how they were made."""

    names: tuple[str, ...]
    chance: tuple[float, ...]
    """A side wins with the softmax of these weights times its features."""
    lead: tuple[float, ...]
    """Points at the end, up to a number that is the same for all sides."""
    swing: float
    """How far the lead at the end is usually from the one expected."""
    made: dict[str, Any]
    """The command, the seed and the figures."""

    def chances(self, rows: Rows) -> list[float]:
        """For each side how likely it wins."""
        weights = self.chance
        strengths = [sum(map(mul, weights, row)) for row in rows]
        best = max(strengths)
        likely = [exp(strength - best) for strength in strengths]
        total = sum(likely)
        return [one / total for one in likely]

    def leads(self, rows: Rows) -> list[float]:
        """For each side the expected lead at the end over the best other side."""
        weights = self.lead
        points = [sum(map(mul, weights, row)) for row in rows]
        return [
            own - max(points[:side] + points[side + 1 :], default=0.0)
            for side, own in enumerate(points)
        ]

    def values(self, rows: Rows) -> list[float]:
        """For each side its chance, with a gradient also where the game is decided."""
        if len(rows) == 2:
            # The usual case, and the search lives on it: two sums instead of four.
            ahead = list(map(sub, rows[0], rows[1]))
            strength = sum(map(mul, self.chance, ahead))
            chance = 1 / (1 + exp(min(max(-strength, -700.0), 700.0)))
            first = self._value(chance, sum(map(mul, self.lead, ahead)))
            return [first, 1 - first]
        pairs = zip(self.chances(rows), self.leads(rows), strict=True)
        return [self._value(chance, lead) for chance, lead in pairs]

    def _value(self, chance: float, lead: float) -> float:
        squashed = lead / (self.swing + abs(lead))
        return CERTAIN * chance + (1 - CERTAIN) * (0.5 + 0.5 * squashed)


def features_of(game_id: str) -> Features:
    """The features of a game."""
    return cast(Features, import_module(f"wartable.games.{game_id}.bots.features"))


@cache
def model_of(game_id: str) -> Model:
    """The model that a game's package brings."""
    return read((files(f"wartable.games.{game_id}.bots") / "model.json").read_bytes())


def read(data: bytes) -> Model:
    """A model as it is written in a file."""
    return msgspec.json.decode(data, type=Model)


def write(model: Model) -> bytes:
    """A model as a file, a weight a line so that versions can be compared."""
    return msgspec.json.format(msgspec.json.encode(model), indent=1) + b"\n"


def seat_values(known: Features, model: Model, state: Any) -> list[float]:
    """For each seat the value for its side: the result where the game is over."""
    sides, winner = known.sides(state), known.winner(state)
    if winner is None:
        values = model.values(known.features(state))
    elif winner < 0:
        values = [1 / (max(sides) + 1)] * (max(sides) + 1)
    else:
        values = [float(side == winner) for side in range(max(sides) + 1)]
    return [values[side] for side in sides]
