"""The bot that never makes a plainly useless move."""

from wartable.bots.judging import JudgingBot
from wartable.bots.seat import Seat
from wartable.core.decision import Decision
from wartable.core.parts import Knowledge


class RecruitBot(JudgingBot):
    """Takes what promises most at once."""

    def best(self, seat: Seat, decision: Decision, known: Knowledge) -> int:
        """What is judged best now."""
        return self.one_of_the_best(decision, known.judge(seat.world(0), decision))
