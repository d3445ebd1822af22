"""What is chosen before the first turn, learnt from how games end. Needs the extra `bots`.

No search looks far enough to see what a fleet is good for; results of many games tell it.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from wartable.bots.policy import Policy
from wartable.lab.fitting import lowest, numpy, rounded
from wartable.lab.practice import Opening

RIDGE = 8.0
"""How much weights are held back, in games: a rare choice stays near zero."""
SURE = 5.0
"""How much more a choice is liked at a glance if it makes winning e times as likely."""
LEAST, DIGITS = 0.02, 3


def fit_openings(openings: Sequence[Opening]) -> dict[str, float]:
    """By choice: how much more its side wins, as the logarithm of odds."""
    np = numpy()
    decided = [one for one in openings if one.won >= 0 and any(one.sides)]
    if not decided:
        return {}
    names = sorted({key for one in decided for side in one.sides for key in side})
    columns = {key: number for number, key in enumerate(names)}
    sides = max(len(one.sides) for one in decided)
    chosen = np.zeros((len(decided), sides, len(names)), dtype=np.float32)
    there = np.zeros((len(decided), sides), dtype=bool)
    for number, one in enumerate(decided):
        there[number, : len(one.sides)] = True
        for side, keys in enumerate(one.sides):
            for key in keys:
                chosen[number, side, columns[key]] += 1
    won = np.array([one.won for one in decided])
    games = np.arange(len(decided))

    def loss(weights: Any) -> tuple[float, Any]:
        strengths = np.where(there, chosen @ weights, -np.inf)
        strengths -= strengths.max(axis=1, keepdims=True)
        likely = np.exp(strengths)
        likely /= likely.sum(axis=1, keepdims=True)
        away = likely.copy()
        away[games, won] -= 1
        total = -np.log(np.maximum(likely[games, won], 1e-12)).sum()
        slope = np.tensordot(away, chosen, axes=([0, 1], [0, 1])) + RIDGE * weights
        return float(total + RIDGE * (weights**2).sum() / 2), slope

    weights = lowest(np, loss, np.zeros(len(names)))
    return dict(zip(names, map(float, weights), strict=True))


def with_openings(policy: Policy | None, openings: Sequence[Opening], made: Any) -> Policy | None:
    """A policy that also knows what to choose before the first turn."""
    found = {key: rounded(SURE * one, DIGITS) for key, one in fit_openings(openings).items()}
    if not found:
        return policy
    known = policy or Policy({}, {}, made)
    weights = {
        **known.weights,
        **{key: one for key, one in found.items() if abs(one) >= LEAST},
    }
    slopes = known.slopes | {key.split()[0]: 1.0 for key in found}
    return replace(
        known,
        slopes=dict(sorted(slopes.items())),
        weights=dict(sorted(weights.items())),
        made=known.made | {"openings": sum(one.won >= 0 for one in openings)},
    )
