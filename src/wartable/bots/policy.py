"""A learnt judgement: at a glance, what a search would answer.

A game's `judge` says roughly what an answer promises. What searches found instead, again and again,
is kept as weights: for a question, an answer to it, who is asked, and in what situation.
"""

from collections.abc import Callable
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from wartable.core.decision import Decision
from wartable.core.parts import Moves

FILE = "policy.json"
FAR = -10.0
"""An answer that is judged so far behind the best stays there: nothing was learnt about it."""


class Policy(Struct, frozen=True):
    """Weights in natural logarithms of odds, and how they were made."""

    slopes: dict[str, float]
    """By question: what a point of rough judgement counts."""
    weights: dict[str, float]
    """By question, answer, who is asked and situation: see `keys`."""
    made: dict[str, Any]
    """The command, the seed and the figures."""


def keys(ask: str, who: str, answer: str, words: tuple[str, ...]) -> list[str]:
    """What an answer is known by: alone, from somebody, and from somebody in a situation."""
    whose = f"{ask} {who} {answer}"
    return [f"{ask} {answer}", whose, *(f"{whose} / {word}" for word in words)]


class LearntJudge:
    """A game's rough judgement, put right by what was learnt."""

    def __init__(self, moves: Moves, policy: Policy) -> None:
        self._moves, self._policy = moves, policy
        self._tables: dict[tuple[object, str], dict[int, float]] = {}

    def judge(self, state: Any, decision: Decision) -> list[float]:
        """For each option the logarithm of its odds, as far as options are worth comparing."""
        rough = self._moves.rough(state, decision)
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


def judge_in(package: str, moves: Moves) -> Callable[[Any, Decision], list[float]]:
    """The judgement of a game by the policy that lies in a package; the rough one without any."""
    file = files(package) / FILE
    return LearntJudge(moves, read(file.read_bytes())).judge if file.is_file() else moves.rough


def read(data: bytes) -> Policy:
    """A policy as it is written in a file."""
    return msgspec.json.decode(data, type=Policy)


def write(policy: Policy) -> bytes:
    """A policy as a file, a weight a line so that versions can be compared."""
    return msgspec.json.format(msgspec.json.encode(policy, order="sorted"), indent=1) + b"\n"
