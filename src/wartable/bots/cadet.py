"""The bot for a first game: a recruit that overlooks things.

A game's `bots/pace.py` says how often. It never takes a plainly useless answer. No other level
makes mistakes on purpose.
"""

from wartable.bots.recruit import RecruitBot
from wartable.bots.seat import Seat
from wartable.core.decision import Decision
from wartable.core.parts import PACE, Knowledge, part

USELESS = 10.0
"""An answer judged this far behind the best is not even taken by mistake."""
SLIPS = 0.2
"""How often it misses the best answer, if the game does not say."""


class CadetBot(RecruitBot):
    """Takes the answer that looks best right away, unless it misses it."""

    slips = True

    def best(self, seat: Seat, decision: Decision, known: Knowledge) -> int:
        """The answer that is judged best now; sometimes any that is not plainly bad."""
        pace = part(seat.game, PACE)
        if self.slips and self._random.random() < (pace.SLIPS if pace else SLIPS):
            judged = self.judged(seat, decision, known)
            least = max(judged) - USELESS
            return self._random.choice(
                [o for o, value in zip(decision.options, judged, strict=True) if value > least]
            )
        return super().best(seat, decision, known)
