"""A network on top of a linear model: which features count together. Needs the extra `bots`.

Its few units learn from many games in small steps (Adam), while the linear weights go on learning
beside them. A position learns from what later ones are worth, as in fitting.py.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from wartable.bots.model import Model, Network
from wartable.lab.fitting import learn_from_later, numpy, rounded
from wartable.lab.practice import TrainingRows

FEWEST = 2_000
"""With fewer games than this, a network would learn only luck."""
UNITS = 32
EPOCHS, BATCH = 8, 1024
RATE = 0.002
"""How large the first steps are; the last ones are zero."""
DECAY = 0.1
"""How much each step pulls the weights back towards zero."""
FROM_RESULTS = 2
"""For this many passes only results teach; then later positions do as well."""
FORGET, FORGET_SQUARES = 0.9, 0.999
DIGITS = 3


class PositionData:
    """All positions of some games as numbers: what each side has more than the first one."""

    def __init__(self, np: Any, width: int, games: Sequence[TrainingRows]) -> None:
        self.count = sum(len(game.rows) for game in games)
        self.sides = max(len(rows) for game in games for rows in game.rows)
        # Half the precision takes half the room, and luck is much larger than what is lost.
        self.more = np.zeros((self.count, self.sides - 1, width), dtype=np.float16)
        self.there = np.zeros((self.count, self.sides), dtype=bool)
        self.won = np.zeros((self.count, self.sides))
        self.early = np.zeros(self.count, dtype=np.float32)
        self.ends: list[tuple[int, int]] = []
        at = 0
        for game in games:
            self.ends.append((at, at + len(game.rows)))
            for rows, early in zip(game.rows, game.early, strict=True):
                here = len(rows)
                for side in range(1, here):
                    for (columns, amounts), sign in ((rows[side], 1), (rows[0], -1)):
                        self.more[at, side - 1, columns] += sign * np.array(amounts, np.float16)
                self.there[at, :here], self.early[at] = True, early
                self.won[at, :here] = 1 / here if game.won < 0 else 0.0
                if game.won >= 0:
                    self.won[at, game.won] = 1.0
                at += 1


class Learner:
    """The weights while they are being learnt."""

    def __init__(self, np: Any, model: Model, positions: PositionData) -> None:
        self.np, self.positions = np, positions
        self.random = np.random.default_rng(1)
        width = len(model.names)

        def small(size: float, *shape: int) -> Any:
            return (self.random.standard_normal(shape) * size).astype(np.float32)

        none = (0.0,) * width
        self.weights = {
            "chance": np.array(model.chance, np.float32),
            "chance_early": np.array(model.chance_early or none, np.float32),
            "units": small(0.08, width, UNITS),
            "thresholds": small(0.3, UNITS),
            "thresholds_early": np.zeros(UNITS, np.float32),
            "voices": small(0.05, UNITS),
        }
        self._slopes = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self._squares = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self._steps = 0

    def learn(self, taught: Any, rate: float) -> None:
        """Go through all positions once, in any order."""
        order = self.random.permutation(self.positions.count)
        batches = range(0, len(order), BATCH)
        for number, first in enumerate(batches):
            at = self.np.sort(order[first : first + BATCH])
            self._step(at, taught[at], rate * (1 - number / len(batches) / EPOCHS))

    def likely(self) -> Any:
        """For every position, how likely each side is to win, as far as is known."""
        np, count = self.np, self.positions.count
        return np.concatenate(
            [
                self._look(np.arange(first, min(first + 16 * BATCH, count)))[0]
                for first in range(0, count, 16 * BATCH)
            ]
        )

    def _look(self, at: Any) -> tuple[Any, ...]:
        """The chances in some positions, and how they were computed."""
        np, known, weights = self.np, self.positions, self.weights
        there, early = known.there[at], known.early[at][:, None]
        more = np.zeros((len(at), known.sides, known.more.shape[2]), dtype=np.float32)
        more[:, 1:] = known.more[at]
        more *= there[:, :, None]
        present = there.sum(axis=1)[:, None, None]
        # How far each side is ahead of the others on average.
        ahead = (more * present - more.sum(axis=1, keepdims=True)) / (present - 1)
        ahead *= there[:, :, None]
        threshold = weights["thresholds"] + early * weights["thresholds_early"]
        loud = np.maximum(ahead @ weights["units"] + threshold[:, None, :], 0)
        strengths = more @ weights["chance"] + early * (more @ weights["chance_early"])
        strengths += loud @ weights["voices"]
        strengths = np.where(there, strengths, -1e9)
        likely = np.exp(strengths - strengths.max(axis=1, keepdims=True)) * there
        return likely / likely.sum(axis=1, keepdims=True), more, ahead, loud, early

    def _step(self, at: Any, taught: Any, rate: float) -> None:
        np, weights = self.np, self.weights
        likely, more, ahead, loud, early = self._look(at)
        away = ((likely - taught) / len(at)).astype(np.float32)
        back = away[:, :, None] * weights["voices"] * (loud > 0)
        flat, width = away.reshape(-1), more.shape[2]
        every, other = more.reshape(-1, width), ahead.reshape(-1, width)
        each = back.reshape(-1, UNITS)
        slopes = {
            "chance": every.T @ flat,
            "chance_early": every.T @ (away * early).reshape(-1),
            "units": other.T @ each,
            "thresholds": each.sum(axis=0),
            "thresholds_early": (back.sum(axis=1) * early).sum(axis=0),
            "voices": loud.reshape(-1, UNITS).T @ flat,
        }
        self._steps += 1
        for name, slope in slopes.items():
            first, second = self._slopes[name], self._squares[name]
            first += (1 - FORGET) * (slope - first)
            second += (1 - FORGET_SQUARES) * (slope**2 - second)
            usual = np.sqrt(second / (1 - FORGET_SQUARES**self._steps)) + 1e-8
            step = first / (1 - FORGET**self._steps) / usual
            if name in ("chance", "chance_early", "units"):
                step += DECAY * weights[name]
            weights[name] -= (rate * step).astype(np.float32)


def deepen(model: Model, games: Sequence[TrainingRows]) -> Model:
    """The model with a network learnt from all games; unchanged if there are too few."""
    if len(games) < FEWEST:
        return model
    np = numpy()
    positions = PositionData(np, len(model.names), games)
    learner, taught = Learner(np, model, positions), positions.won
    for epoch in range(EPOCHS):
        if epoch >= FROM_RESULTS:
            taught = positions.won.copy()
            learn_from_later(taught, learner.likely(), positions.ends)
        learner.learn(taught, RATE * (1 - epoch / EPOCHS))
    found = {name: _few_digits(one) for name, one in learner.weights.items()}
    return replace(
        model,
        chance=found["chance"],
        chance_early=found["chance_early"] if model.chance_early else (),
        network=Network(
            found["units"], found["thresholds"], found["voices"], found["thresholds_early"]
        ),
    )


def _few_digits(numbers: Any) -> Any:
    """A list or table of numbers in short form."""
    if numbers.ndim > 1:
        return tuple(_few_digits(row) for row in numbers)
    return tuple(rounded(float(one), DIGITS) for one in numbers)
