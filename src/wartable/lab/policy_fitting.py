"""A policy fitted to what searches thought of answers. Needs the extra `bots`."""

from collections.abc import Sequence
from math import exp
from typing import Any

from wartable.bots.policy import Policy
from wartable.lab.fitting import lowest, mean, numpy
from wartable.lab.practice import SearchedQuestion

CERTAIN = 0.015
"""An answer that did this much better, in chances of winning, is e times as likely to be right."""
RIDGE, IN_A_SITUATION = 0.5, 1.0
"""How much weights are held back, in questions; those of situations, more."""
LEAST = 0.02
"""Weights below this are left out of the file."""
DIGITS = 3
SLOPE = "~"
"""The prefix of a question's name for the weight of its rough judgement."""


def target(example: SearchedQuestion) -> list[float]:
    """How likely each answer is right, according to a search; one that was not tried is not."""
    most = max(option.worlds for option in example.options) or 1
    weights = [
        exp(option.mean / CERTAIN) * option.worlds / most if option.worlds else 0.0
        for option in example.options
    ]
    total = sum(weights)
    if not total:
        return [1 / len(weights)] * len(weights)
    return [weight / total for weight in weights]


class Choices:
    """Examples as numbers: a row for each answer, and the columns in which it is not zero."""

    def __init__(
        self, examples: Sequence[SearchedQuestion], columns: dict[str, int], grow: bool
    ) -> None:
        self.np = np = numpy()
        rows: list[int] = []
        found: list[int] = []
        amounts: list[float] = []
        wanted: list[float] = []
        first: list[int] = []
        for example in examples:
            first.append(len(wanted))
            for option, likely in zip(example.options, target(example), strict=True):
                named = [(SLOPE + example.ask, option.behind), *((key, 1.0) for key in option.keys)]
                for key, amount in named:
                    column = columns.setdefault(key, len(columns)) if grow else columns.get(key)
                    if column is not None:
                        rows.append(len(wanted))
                        found.append(column)
                        amounts.append(amount)
                wanted.append(likely)
        self._rows, self._columns = np.array(rows), np.array(found)
        self._amounts, self.wanted = np.array(amounts), np.array(wanted)
        self.first = np.array(first)
        self._of = np.repeat(np.arange(len(first)), np.diff([*first, len(wanted)]))

    def strengths(self, weights: Any) -> Any:
        """For each answer the sum of its weights."""
        parts = self._amounts * weights[self._columns]
        return self.np.bincount(self._rows, parts, len(self.wanted))

    def chances(self, weights: Any) -> Any:
        """For each answer, how likely it is among the answers to its question."""
        np, strengths = self.np, self.strengths(weights)
        likely = np.exp(strengths - np.maximum.reduceat(strengths, self.first)[self._of])
        return likely / np.add.reduceat(likely, self.first)[self._of]

    def losses(self, chances: Any) -> Any:
        """For each question, how far the chances are from what the search thought."""
        np = self.np
        parts = -self.wanted * np.log(np.maximum(chances, 1e-12))
        return np.add.reduceat(parts, self.first)

    def slope(self, chances: Any, size: int) -> Any:
        """How the sum of the losses changes with each weight."""
        parts = self._amounts * (chances - self.wanted)[self._rows]
        return self.np.bincount(self._columns, parts, size)

    def hits(self, strengths: Any) -> list[float]:
        """For each question, whether the strongest answer is the one the search likes best."""
        ends = [*self.first[1:], len(self.wanted)]
        return [
            float(self.wanted[a + strengths[a:b].argmax()] >= self.wanted[a:b].max())
            for a, b in zip(self.first, ends, strict=True)
        ]


def fit_policy(
    learnt_from: Sequence[SearchedQuestion],
    held_out: Sequence[SearchedQuestion],
    made: dict[str, Any],
) -> Policy:
    """The weights that make the searches' opinions most likely, held back towards zero."""
    np = numpy()
    columns: dict[str, int] = {}
    choices = Choices(learnt_from, columns, grow=True)
    # Without any example, an answer is as good as its rough judgement.
    usual = np.array([float(key.startswith(SLOPE)) for key in columns])
    ridge = np.array([IN_A_SITUATION if " / " in key else RIDGE for key in columns])

    def loss(weights: Any) -> tuple[float, Any]:
        chances, away = choices.chances(weights), weights - usual
        total = choices.losses(chances).sum() + 0.5 * (ridge * away**2).sum()
        return float(total), choices.slope(chances, len(columns)) + ridge * away

    weights = lowest(np, loss, usual.copy())
    figures: dict[str, Any] = {"questions": len(learnt_from)}
    if held_out:
        rest = Choices(held_out, columns, grow=False)
        for name, one in (("held_out", weights), ("held_out_rough", usual)):
            figures[name] = {
                "questions": len(held_out),
                "agreement": mean(rest.hits(rest.strengths(one))),
                "cross_entropy": mean(rest.losses(rest.chances(one)).tolist()),
            }
    found = {key: round(float(weights[column]), DIGITS) for key, column in columns.items()}
    return Policy(
        {key[1:]: weight for key, weight in sorted(found.items()) if key.startswith(SLOPE)},
        {
            key: weight
            for key, weight in sorted(found.items())
            if not key.startswith(SLOPE) and abs(weight) >= LEAST
        },
        made | figures,
    )
