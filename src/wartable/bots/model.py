"""A learnt evaluation: weights for what a game's `features.py` says about each side."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp
from operator import add, mul, sub
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from wartable.core.game import Game
from wartable.core.parts import FEATURES, Features, folder, package, part

FeatureRows = Sequence[Sequence[float]]
"""One row of features for each side."""
FILE = "model.json"
CERTAIN = 0.85
"""How much of a value is the chance; the rest is the lead, which matters near 0 and 1."""


class Network(Struct, frozen=True):
    """What the sum of the weights misses: features that count together, or against each other.

    Each unit adds up how far a side is ahead, by weights of its own, and speaks up past a
    threshold; what it says for a side it says against the others.
    """

    weights: tuple[tuple[float, ...], ...]
    """For each feature, its weight in each unit."""
    thresholds: tuple[float, ...]
    voices: tuple[float, ...]
    """What each unit adds to the strength of a side."""
    thresholds_early: tuple[float, ...] = ()
    """Added to the thresholds at the start of a game, and subtracted at its end."""

    def sums(self, ahead: Sequence[float]) -> list[float]:
        """What each unit sums up from a row of features."""
        found = [0.0] * len(self.voices)
        for amount, weights in zip(ahead, self.weights, strict=True):
            if amount:
                found = [one + amount * weight for one, weight in zip(found, weights, strict=True)]
        return found

    def strength(self, sums: Sequence[float]) -> float:
        """What the units add for a side that is this far ahead of the others on average."""
        return sum(
            [
                voice * max(one + threshold, 0.0)
                for one, threshold, voice in zip(sums, self.thresholds, self.voices, strict=True)
            ]
        )

    def ahead(self, sums: Sequence[float]) -> float:
        """What they add for one of two sides, minus what they add for the other."""
        return sum(
            [
                voice * (max(threshold + one, 0.0) - max(threshold - one, 0.0))
                for one, threshold, voice in zip(sums, self.thresholds, self.voices, strict=True)
            ]
        )

    def slopes(self, ahead: Sequence[float]) -> list[float]:
        """What more of each feature would add for a side, as things are."""
        sums = self.sums(ahead)
        loud = [
            voice * ((threshold + one > 0) + (threshold - one > 0)) / 2
            for one, threshold, voice in zip(sums, self.thresholds, self.voices, strict=True)
        ]
        return [sum(map(mul, loud, weights)) for weights in self.weights]


class Model(Struct, frozen=True):
    """The weights of two heads, and how they were made."""

    names: tuple[str, ...]
    chance: tuple[float, ...]
    """A side's chance is the softmax of these weights times its features, plus the network."""
    lead: tuple[float, ...]
    """Points at the end, up to a number that is the same for all sides."""
    swing: float
    """How far the lead at the end usually is from the expected one."""
    made: dict[str, Any]
    """The command, the seed and the figures."""
    chance_early: tuple[float, ...] = ()
    lead_early: tuple[float, ...] = ()
    """Added to the weights at the start of a game, and subtracted at its end."""
    network: Network | None = None

    def at(self, early: float) -> "Model":
        """The model of one moment of a game, from 1 at its start to -1 at its end."""
        if not self.chance_early:
            return self
        return replace(
            self,
            chance=_tilted(self.chance, self.chance_early, early),
            lead=_tilted(self.lead, self.lead_early, early),
            chance_early=(),
            lead_early=(),
            network=_network_at(self.network, early),
        )

    def near(self, rows: FeatureRows, side: int) -> "Model":
        """The model without its network, but weighing as the network does for a side just there."""
        if self.network is None:
            return self
        slopes = self.network.slopes(_ahead(rows, side))
        chance = tuple(map(add, self.chance, slopes))
        return replace(self, chance=chance, network=None)

    def chances(self, rows: FeatureRows) -> list[float]:
        """How likely each side is to win."""
        weights, network = self.chance, self.network
        strengths = [sum(map(mul, weights, row)) for row in rows]
        if network is not None:
            for side in range(len(rows)):
                strengths[side] += network.strength(network.sums(_ahead(rows, side)))
        best = max(strengths)
        likely = [exp(strength - best) for strength in strengths]
        total = sum(likely)
        return [one / total for one in likely]

    def leads(self, rows: FeatureRows) -> list[float]:
        """For each side, its expected lead at the end over the best other side."""
        weights = self.lead
        points = [sum(map(mul, weights, row)) for row in rows]
        return [
            own - max(points[:side] + points[side + 1 :], default=0.0)
            for side, own in enumerate(points)
        ]

    def values(self, rows: FeatureRows) -> list[float]:
        """For each side its chance, with a slope even when the game is decided."""
        if len(rows) == 2:
            # The usual case, and the search lives on it: two sums instead of four.
            ahead, network = list(map(sub, rows[0], rows[1])), self.network
            strength = sum(map(mul, self.chance, ahead))
            if network is not None:
                strength += network.ahead(network.sums(ahead))
            first = self.ahead(strength, sum(map(mul, self.lead, ahead)))
            return [first, 1 - first]
        pairs = zip(self.chances(rows), self.leads(rows), strict=True)
        return [self._value(chance, lead) for chance, lead in pairs]

    def ahead(self, strength: float, lead: float) -> float:
        """The value for one of two sides, from how far it is ahead by the weights of both heads."""
        return self._value(1 / (1 + exp(min(max(-strength, -700.0), 700.0))), lead)

    def _value(self, chance: float, lead: float) -> float:
        squashed = lead / (self.swing + abs(lead))
        return CERTAIN * chance + (1 - CERTAIN) * (0.5 + 0.5 * squashed)


def _tilted(usual: Sequence[float], added: Sequence[float], early: float) -> tuple[float, ...]:
    return tuple(weight + early * more for weight, more in zip(usual, added, strict=True))


def _network_at(network: Network | None, early: float) -> Network | None:
    if network is None or not network.thresholds_early:
        return network
    tilted = _tilted(network.thresholds, network.thresholds_early, early)
    return replace(network, thresholds=tilted, thresholds_early=())


def _ahead(rows: FeatureRows, side: int) -> list[float]:
    """How far a side is ahead of the others on average, feature by feature."""
    others = len(rows) - 1
    total = [sum(column) for column in zip(*rows, strict=True)]
    return [own - (whole - own) / others for own, whole in zip(rows[side], total, strict=True)]


class Learnt(Struct, frozen=True):
    """What was learnt about a game: what is counted, and its weights."""

    features: Features
    model: Model


def learnt(game: Game) -> Learnt | None:
    """What was learnt about a game, if it brings features and a model."""
    features = part(game, FEATURES)
    if features is None or not (folder(game) / "bots" / FILE).is_file():
        return None
    return Learnt(features, model_in(f"{package(game)}.bots"))


@cache
def model_in(package: str) -> Model:
    """The model in a package."""
    return read((files(package) / FILE).read_bytes())


def read(data: bytes) -> Model:
    """Read a model from the text of a file."""
    return msgspec.json.decode(data, type=Model)


def write(model: Model) -> bytes:
    """The text of a file with a model, one weight per line, so that versions can be compared."""
    plain = msgspec.json.encode(replace(model, network=None))
    text = msgspec.json.format(plain, indent=1).removesuffix(b"\n}").removesuffix(b"null")
    return text + msgspec.json.encode(model.network) + b"\n}\n"


def seat_values(known: Features, model: Model, state: Any) -> list[float]:
    """For each seat the value for its side: the result if the game is over."""
    sides, winner = known.sides(state), known.winner(state)
    if winner is None:
        values = model.at(known.early(state)).values(known.features(state))
    elif winner < 0:
        values = [1 / (max(sides) + 1)] * (max(sides) + 1)
    else:
        values = [float(side == winner) for side in range(max(sides) + 1)]
    return [values[side] for side in sides]
