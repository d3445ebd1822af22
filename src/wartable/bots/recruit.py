"""The bot that never makes a plainly useless move."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from random import Random

from wartable.bots.seat import Seat
from wartable.core.decision import Decision

Judge = Callable[[Seat, Decision], list[float]]
"""How good each option is, in the order of the options."""


@cache
def judge(game_id: str) -> Judge | None:
    """The judgement for a game, `wartable.bots.<game>`, if somebody wrote one."""
    name = f"wartable.bots.{game_id}"
    try:
        found: Judge = import_module(name).judge
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return None
    return found


class RecruitBot:
    """Takes what its judgement of the game values most; among equals, by chance."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, seat: Seat, decision: Decision) -> int:
        """The best option; without a judgement of the game, any."""
        if len(decision.options) == 1:
            return decision.options[0]
        judgement = judge(seat.game.id)
        if judgement is None:
            return self._random.choice(decision.options)
        values = judgement(seat, decision)
        best = max(values)
        found = [o for o, value in zip(decision.options, values, strict=True) if value == best]
        return self._random.choice(found)
