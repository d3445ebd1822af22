"""A learnt judgement: what a search would answer, at a glance.

A game's `rough` says how good an answer looks; what searches found corrects it.
"""

from collections.abc import Callable
from importlib.resources import files
from typing import Any

from wartable.bots.policy import FILE, Policy, read
from wartable.core.decision import Decision
from wartable.core.parts import Moves

Judging = Callable[[Any, Decision], list[float]]
"""How good each option of a question looks."""
FAR = -10.0
"""An answer judged this far behind the best stays there: nothing was learnt about it."""


def keys(ask: str, who: str, answer: str, words: tuple[str, ...]) -> list[str]:
    """The keys of an answer: alone, by who is asked, and by who is asked in which situation."""
    whose = f"{ask} {who} {answer}"
    return [f"{ask} {answer}", whose, *(f"{whose} / {word}" for word in words)]


class LearntJudge:
    """A game's rough judgement, corrected by what was learnt."""

    def __init__(self, moves: Moves, policy: Policy, rough: Judging | None = None) -> None:
        self._moves, self._policy = moves, policy
        self._rough = rough or moves.rough
        self._tables: dict[tuple[object, str], dict[int, float]] = {}

    def judge(self, state: Any, decision: Decision) -> list[float]:
        """For each option the logarithm of its odds, as far as options are worth comparing."""
        rough = self._rough(state, decision)
        ask, best = decision.ask, max(rough)
        slope = self._policy.slopes.get(ask)
        if slope is None:
            return rough
        at = (self._moves.situation(state, decision), ask)
        table = self._tables.get(at)
        if table is None:
            table = self._tables[at] = {}
        found = []
        for option, value in zip(decision.options, rough, strict=True):
            behind = value - best
            if behind > FAR:
                weight = table.get(option)
                if weight is None:
                    weight = table[option] = self._weight(state, decision, option)
                behind = slope * behind + weight
            else:
                behind += FAR
            found.append(behind)
        return found

    def _weight(self, state: Any, decision: Decision, option: int) -> float:
        weights = self._policy.weights
        who, words = self._moves.words(state, decision)
        known = keys(decision.ask, who, self._moves.text(state, option), words)
        return sum(weights.get(key, 0.0) for key in known)


def judge_in(package: str, moves: Moves, rough: Judging | None = None) -> Judging:
    """A rough judgement, put right by the policy that is in a package, if there is one."""
    file = files(package) / FILE
    found = rough or moves.rough
    return LearntJudge(moves, read(file.read_bytes()), found).judge if file.is_file() else found
