"""The bot that never makes a plainly useless move."""

from random import Random

from wartable.bots.seat import Seat
from wartable.bots.slips import slip
from wartable.core.decision import Decision
from wartable.core.parts import KNOWLEDGE, part


class RecruitBot:
    """Takes what promises most at once; among equals, by chance."""

    def __init__(self, seed: int, slips: bool = True) -> None:
        self._random, self._slips = Random(seed), slips

    def choose(self, seat: Seat, decision: Decision) -> int:
        """The best option; in a game of which nothing is known, any."""
        if len(decision.options) == 1:
            return decision.options[0]
        known = part(seat.game, KNOWLEDGE)
        if known is None:
            return self._random.choice(decision.options)
        if self._slips:
            slipped = slip("recruit", known, seat, decision, self._random)
            if slipped is not None:
                return slipped
        values = known.judge(seat.world(0), decision)
        best = max(values)
        found = [o for o, value in zip(decision.options, values, strict=True) if value == best]
        return self._random.choice(found)
