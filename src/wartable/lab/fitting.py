"""Regularised regression for an evaluation, and how good it is. Needs the extra `bots`."""

import os
from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Any

from msgspec import Struct

from wartable.bots.model import Model
from wartable.core.decision import BadInput
from wartable.lab.practice import TrainingRows, dense

RIDGE = 4.0
LEAD_RIDGE = 2.0
STEPS, MEMORY = 100, 10
"""How many steps the fit takes, and how many earlier ones it remembers."""
ENOUGH = 1e-6
"""If a step lowers the loss by less, it is the last."""
LATER, ROUNDS = 0.7, 3
"""What a position teaches is by this part what the next one kept teaches, and for the rest what
that one is worth; worths are found in so many rounds. A result alone is mostly luck."""
DIGITS = 4


class Figures(Struct, frozen=True):
    """How well some chances predict who won; losses and hits are averages per game."""

    losses: tuple[float, ...]
    hits: tuple[float, ...]
    constant: tuple[float, ...]
    """The loss if every side always has the same chance."""

    def told(self) -> dict[str, list[float]]:
        """The figures with half the width of their 95 % intervals."""
        gain = [a - b for a, b in zip(self.constant, self.losses, strict=True)]
        return {
            "log_loss": mean(self.losses),
            "accuracy": mean(self.hits),
            "log_loss_of_a_constant": mean(self.constant),
            "gain_over_a_constant": mean(gain),
        }


def numpy() -> Any:
    """The library that does the calculations."""
    # One thread: the sums are the same on every machine, and nobody waits for a busy core.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        import numpy
    except ModuleNotFoundError as missing:
        raise BadInput("train", "numpy", "extra", extra="bots") from missing
    return numpy


def mean(values: Sequence[float]) -> list[float]:
    """The average, and half the width of its 95 % interval."""
    count = len(values)
    average = sum(values) / count
    spread = sum((value - average) ** 2 for value in values) / max(count - 1, 1)
    return [round(average, 4), round(1.96 * sqrt(spread / count), 4)]


def fit(names: Sequence[str], games: Sequence[TrainingRows]) -> Model:
    """Both heads, from games that were played."""
    np = numpy()
    sides = max(len(rows) for game in games for rows in game.rows)
    count = sum(len(game.rows) for game in games)
    timed = any(any(game.early) for game in games)
    width = len(names) * (1 + timed)
    # Only what a side has more than the first one says anything about who wins.
    data = np.zeros((count, sides - 1, width), dtype=np.float32)
    there = np.zeros((count, sides), dtype=bool)
    won, ahead = np.zeros((count, sides)), np.zeros((count, sides - 1))
    ends, at = [], 0
    for game in games:
        ends.append((at, at + len(game.rows)))
        for rows, early in zip(game.rows, game.early, strict=True):
            here = len(rows)
            found = np.array([dense(row, len(names)) for row in rows], dtype=np.float32)
            if timed:
                found = np.hstack([found, np.float32(early) * found])
            data[at, : here - 1], there[at, :here] = found[1:] - found[0], True
            ahead[at, : here - 1] = np.array(game.points[1:]) - game.points[0]
            won[at, :here] = 1 / here if game.won < 0 else 0.0
            if game.won >= 0:
                won[at, game.won] = 1.0
            at += 1
    flat = data.reshape(-1, width)
    # Weights are held back in units of their features, so a rare one stays near zero.
    ridge = RIDGE * count / len(games)

    def lead_loss(weights: Any) -> tuple[float, Any]:
        error = ((flat @ weights.astype(np.float32)) - ahead.reshape(-1)) * present
        slope = flat.T @ error.astype(np.float32)
        held = 2 * LEAD_RIDGE * ridge * weights
        return float((error**2).sum() + held @ weights) / 2, slope.astype(np.float64) + held

    def chances(weights: Any) -> Any:
        """The logarithm of each side's chance in each position."""
        strengths = np.zeros((count, sides))
        strengths[:, 1:] = (flat @ weights.astype(np.float32)).reshape(count, -1)
        strengths[~there] = -np.inf
        strengths -= strengths.max(axis=1, keepdims=True)
        return strengths - np.log(np.exp(strengths).sum(axis=1, keepdims=True))

    def chance_loss(weights: Any) -> tuple[float, Any]:
        likely = chances(weights)
        loss = -(won * np.where(there, likely, 0.0)).sum()
        away = (np.exp(likely) - won)[:, 1:].reshape(-1).astype(np.float32)
        held = ridge * weights
        return float(loss + held @ weights / 2), (flat.T @ away).astype(np.float64) + held

    present = there[:, 1:].reshape(-1)
    lead = lowest(np, lead_loss, np.zeros(width))
    chance = lowest(np, chance_loss, np.zeros(width))
    swing = ((flat @ lead.astype(np.float32)) - ahead.reshape(-1))[present].std()
    for _ in range(ROUNDS):
        expected = (flat @ lead.astype(np.float32)).reshape(count, -1)
        learn_from_later(ahead, expected, ends)
        learn_from_later(won, np.exp(chances(chance)), ends)
        lead, chance = lowest(np, lead_loss, lead), lowest(np, chance_loss, chance)
    (chance, chance_early), (lead, lead_early) = (
        tuple(
            tuple(rounded(weight) for weight in weights[at : at + len(names)])
            for at in (0, len(names))
        )
        for weights in (chance, lead)
    )
    swing = rounded(float(swing))
    return Model(tuple(names), chance, lead, swing, {}, chance_early, lead_early)


def learn_from_later(taught: Any, worth: Any, ends: Sequence[tuple[int, int]]) -> None:
    """What each position learns from later ones of its game; the last one, from its end."""
    for first, end in ends:
        for at in range(end - 2, first - 1, -1):
            taught[at] = LATER * taught[at + 1] + (1 - LATER) * worth[at + 1]


def lowest(np: Any, loss: Callable[[Any], tuple[float, Any]], at: Any) -> Any:
    """The minimum of a convex function (L-BFGS)."""
    value, slope = loss(at)
    steps: list[Any] = []
    turns: list[Any] = []
    for _ in range(STEPS):
        if not slope.any():
            break
        way, pulls = slope.copy(), []
        for step, turn in zip(reversed(steps), reversed(turns), strict=True):
            pulls.append((step @ way) / (turn @ step))
            way -= pulls[-1] * turn
        way *= (steps[-1] @ turns[-1]) / (turns[-1] @ turns[-1]) if steps else 1 / np.abs(way).max()
        for step, turn, pull in zip(steps, turns, reversed(pulls), strict=True):
            way += (pull - (turn @ way) / (turn @ step)) * step
        length = 1.0
        while True:
            there = at - length * way
            found, slope_there = loss(there)
            if found <= value - 1e-4 * length * (slope @ way) or length < 1e-6:
                break
            length /= 2
        step, turn = there - at, slope_there - slope
        if step @ turn > 1e-12:
            steps, turns = [*steps, step][-MEMORY:], [*turns, turn][-MEMORY:]
        done = value - found < ENOUGH * abs(value)
        at, value, slope = there, found, slope_there
        if done:
            break
    return at


def rounded(number: float, digits: int = DIGITS) -> float:
    """So few digits that another machine gets the same."""
    return float(f"{number:.{digits}g}") + 0.0


def judged(model: Model, games: Sequence[TrainingRows]) -> Figures:
    """How well a model predicts games it has not learnt from."""
    losses, hits, constant = [], [], []
    for game in games:
        if game.won < 0 or not game.rows:
            continue
        width = len(model.names)
        found = [
            model.at(early).chances([dense(row, width) for row in rows])
            for rows, early in zip(game.rows, game.early, strict=True)
        ]
        losses.append(sum(-log(max(one[game.won], 1e-12)) for one in found) / len(found))
        hits.append(sum(one[game.won] == max(one) for one in found) / len(found))
        constant.append(sum(log(len(one)) for one in found) / len(found))
    return Figures(tuple(losses), tuple(hits), tuple(constant))
