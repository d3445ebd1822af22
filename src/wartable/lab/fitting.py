"""Regularised regression for an evaluation, and how good it is. Needs the extra `bots`."""

from collections.abc import Sequence
from math import sqrt
from typing import Any

from msgspec import Struct

from wartable.bots.model import Model
from wartable.core.decision import BadInput

RIDGE = 15.0
LEAD_RIDGE = 2.0
STEPS = 30
DIGITS = 6


class Fit(Struct, frozen=True):
    """The weights of both heads."""

    chance: tuple[float, ...]
    lead: tuple[float, ...]
    swing: float


class Figures(Struct, frozen=True):
    """How well some chances foretell who won; losses and hits are averages per game."""

    losses: tuple[float, ...]
    hits: tuple[float, ...]
    constant: tuple[float, ...]
    """The losses of somebody who gives every side the same chance always."""

    def told(self) -> dict[str, list[float]]:
        """The figures with the half-widths of their 95 % intervals."""
        gain = [a - b for a, b in zip(self.constant, self.losses, strict=True)]
        return {
            "log_loss": mean(self.losses),
            "accuracy": mean(self.hits),
            "log_loss_of_a_constant": mean(self.constant),
            "gain_over_a_constant": mean(gain),
        }


def numpy() -> Any:
    """The library that does the sums."""
    try:
        import numpy
    except ModuleNotFoundError as missing:
        raise BadInput("train", "numpy", "extra", extra="bots") from missing
    return numpy


def mean(values: Sequence[float]) -> list[float]:
    """The average, and the half-width of its 95 % interval."""
    count = len(values)
    average = sum(values) / count
    spread = sum((value - average) ** 2 for value in values) / max(count - 1, 1)
    return [round(average, 4), round(1.96 * sqrt(spread / count), 4)]


def fit(names: Sequence[str], games: Sequence[Any]) -> Fit:
    """Both heads from games that were played."""
    np = numpy()
    sides = max(len(rows) for game in games for rows in game.rows)
    count = sum(len(game.rows) for game in games)
    data = np.zeros((count, sides, len(names)), dtype=np.float32)
    there = np.zeros((count, sides), dtype=bool)
    won = np.zeros((count, sides))
    points = np.zeros((count, sides))
    at = 0
    for game in games:
        for rows in game.rows:
            here = len(rows)
            data[at, :here], there[at, :here] = rows, True
            points[at, :here] = game.points
            won[at, :here] = 1 / here if game.won < 0 else 0.0
            if game.won >= 0:
                won[at, game.won] = 1.0
            at += 1
    # What all sides have in common says nothing about who wins.
    amount = there.sum(axis=1, keepdims=True)
    data -= (data.sum(axis=1, keepdims=True) / amount[:, :, None]).astype(np.float32)
    data *= there[:, :, None]
    points = (points - points.sum(axis=1, keepdims=True) / amount) * there
    data = data.astype(np.float64)
    flat = data.reshape(-1, len(names))
    # Weights are held back in the units of their features, so a rare one stays near nothing.
    ridge = np.eye(len(names)) * (RIDGE * count / len(games))
    lead = np.linalg.solve(flat.T @ flat + ridge * LEAD_RIDGE, flat.T @ points.reshape(-1))
    error = (data @ lead - points)[there]
    swing = float(np.sqrt((error**2).mean())) * sides
    chance = _logit(np, data, there, won, ridge)
    return Fit(
        tuple(_rounded(weight) for weight in chance),
        tuple(_rounded(weight) for weight in lead),
        _rounded(swing),
    )


def _logit(np: Any, data: Any, there: Any, won: Any, ridge: Any) -> Any:
    """Newton's method for the weights that make the results most likely."""
    weights, flat = np.zeros(data.shape[2]), data.reshape(-1, data.shape[2])
    for _ in range(STEPS):
        chances = np.where(there, np.exp(data @ weights), 0.0)
        chances /= chances.sum(axis=1, keepdims=True)
        slope = flat.T @ (won - chances).reshape(-1) - ridge @ weights
        pulled = data - (data * chances[:, :, None]).sum(axis=1, keepdims=True)
        pulled *= np.sqrt(chances)[:, :, None]
        heavy = pulled.reshape(flat.shape)
        curve = heavy.T @ heavy + ridge
        step = np.linalg.solve(curve, slope)
        weights = weights + step
        if np.abs(step).max() < 1e-9:
            break
    return weights


def _rounded(number: float) -> float:
    """Few enough digits that another machine finds the same."""
    return float(f"{number:.{DIGITS}g}") + 0.0


def judged(model: Model, games: Sequence[Any]) -> Figures:
    """How well a model foretells games that it has not learnt from."""
    from math import log

    losses, hits, constant = [], [], []
    for game in games:
        if game.won < 0 or not game.rows:
            continue
        found = [model.chances(rows) for rows in game.rows]
        losses.append(sum(-log(max(one[game.won], 1e-12)) for one in found) / len(found))
        hits.append(sum(one[game.won] == max(one) for one in found) / len(found))
        constant.append(sum(log(len(one)) for one in found) / len(found))
    return Figures(tuple(losses), tuple(hits), tuple(constant))
