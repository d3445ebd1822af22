"""Recruits that differ from each other, so that games show what each kind of answer is worth.

Where all do the same, nobody can learn what it is good for: a card that is always kept says
nothing about keeping it.
"""

from wartable.bots.judging import JudgingBot
from wartable.bots.seat import Seat
from wartable.core.decision import Decision
from wartable.core.parts import Knowledge

MOODY = 0.4
"""How many of its verbs a bot likes more or less than it should."""
STRONG = 1.5
"""How much, in points of judgement."""


class MoodyBot(JudgingBot):
    """A recruit with a liking or dislike, for the whole game, of some verbs: `play`, `final` …"""

    def __init__(self, seed: int) -> None:
        super().__init__(f"moods {seed}", slips=False)
        self._moods: dict[str, float] = {}

    def best(self, seat: Seat, decision: Decision, known: Knowledge) -> int:
        """What promises most in its mood."""
        judged = known.judge(seat.world(0), decision)
        liked = [
            value + self._mood(seat.text(option).split(maxsplit=1)[0])
            for option, value in zip(decision.options, judged, strict=True)
        ]
        return self.one_of_the_best(decision, liked)

    def _mood(self, verb: str) -> float:
        if verb not in self._moods:
            moody = self._random.random() < MOODY
            self._moods[verb] = self._random.gauss(0, STRONG) if moody else 0.0
        return self._moods[verb]
