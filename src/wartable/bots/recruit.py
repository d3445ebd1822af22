"""The bot that never makes a plainly useless move."""

from wartable.bots.judging import JudgingBot
from wartable.bots.seat import Seat
from wartable.core.decision import Decision
from wartable.core.parts import MOVES, Knowledge, part


class RecruitBot(JudgingBot):
    """Takes what promises most right away, by rules of thumb: higher levels have learnt more."""

    def best(self, seat: Seat, decision: Decision, known: Knowledge) -> int:
        """What is judged best now."""
        return self.one_of_the_best(decision, self.judged(seat, decision, known))

    def judged(self, seat: Seat, decision: Decision, known: Knowledge) -> list[float]:
        """What each answer promises."""
        moves = None if self._known else part(seat.game, MOVES)
        judge = moves.plain if moves else known.judge
        return judge(seat.world(0), decision)
