"""A learnt judgement: what a search would answer, or what wins, at a glance.

A game's `rough` says how good an answer looks; what was learnt corrects it.
"""

from collections.abc import Callable, Iterable
from importlib.resources import files
from typing import Any

from wartable.bots.policy import FILE, Policy, read
from wartable.core.decision import Decision
from wartable.core.parts import Moves, Traits

Judging = Callable[[Any, Decision], list[float]]
"""How good each option of a question looks."""
FAR = -10.0
"""An answer judged this far behind the best stays there: nothing was learnt about it."""


def keys(ask: str, who: str, answer: str, words: tuple[str, ...]) -> list[str]:
    """The names of an answer: alone, by who is asked, and by who is asked in which situation."""
    whose = f"{ask} {who} {answer}"
    return [f"{ask} {answer}", whose, *(f"{whose} / {word}" for word in words)]


def named(names: Iterable[str], slopes: tuple[str, ...] = ()) -> Traits:
    """Traits that an answer has or has not."""
    return Traits(tuple((name, 1.0) for name in names), slopes)


class LearntJudge:
    """A game's rough judgement, corrected by what was learnt."""

    def __init__(self, moves: Moves, policy: Policy, rough: Judging | None = None) -> None:
        self._moves, self._policy = moves, policy
        self._rough = rough or moves.rough
        self._tables: dict[tuple[object, str], dict[int, tuple[float, float]]] = {}

    def judge(self, state: Any, decision: Decision) -> list[float]:
        """For each option the logarithm of its odds, as far as options are worth comparing."""
        rough = self._rough(state, decision)
        slope = self._policy.slopes.get(decision.ask)
        if slope is None:
            return rough
        best = max(rough)
        least = best + FAR
        near = [o for o, value in zip(decision.options, rough, strict=True) if value > least]
        table = self._table(state, decision, near)
        found = []
        for option, value in zip(decision.options, rough, strict=True):
            behind = value - best
            if behind > FAR:
                steeper, weight = table[option]
                behind = (slope + steeper) * behind + weight
            else:
                behind += FAR
            found.append(behind)
        return found

    def _table(
        self, state: Any, decision: Decision, near: list[int]
    ) -> dict[int, tuple[float, float]]:
        """What was learnt about some answers; kept as long as nothing but the situation counts."""
        situation = self._moves.situation(state, decision)
        table: dict[int, tuple[float, float]] = {}
        if situation is not None:
            table = self._tables.setdefault((situation, decision.ask), table)
        new = [option for option in near if option not in table]
        if new:
            slopes, weights = self._policy.slopes, self._policy.weights
            for option, traits in zip(new, self._moves.traits(state, decision, new), strict=True):
                table[option] = (
                    sum([slopes.get(name, 0.0) for name in traits.slopes]),
                    sum([weights.get(name, 0.0) * amount for name, amount in traits.weights]),
                )
        return table


def judge_in(
    package: str, moves: Moves, rough: Judging | None = None, file_name: str = FILE
) -> Judging:
    """A rough judgement, put right by the policy that is in a package, if there is one."""
    file = files(package) / file_name
    found = rough or moves.rough
    return LearntJudge(moves, read(file.read_bytes()), found).judge if file.is_file() else found
