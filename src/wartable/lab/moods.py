"""Recruits that differ from each other, so that games show what each kind of answer is worth.

Where all do the same, nobody can learn what it is good for: a card that is always kept says
nothing about keeping it.
"""

from random import Random

from wartable.bots.seat import Seat
from wartable.core.decision import Decision
from wartable.core.parts import KNOWLEDGE, part

MOODY = 0.4
"""How many of its verbs a bot likes more or less than it should."""
STRONG = 1.5
"""How much, in points of judgement."""


class MoodyBot:
    """A recruit with a liking or dislike, for the whole game, of some verbs: `play`, `final` …"""

    def __init__(self, seed: int) -> None:
        self._random = Random(f"moods {seed}")
        self._moods: dict[str, float] = {}

    def choose(self, seat: Seat, decision: Decision) -> int:
        """What promises most in its mood."""
        if len(decision.options) == 1:
            return decision.options[0]
        known = part(seat.game, KNOWLEDGE)
        if known is None:
            return self._random.choice(decision.options)
        judged = known.judge(seat.world(0), decision)
        liked = [
            value + self._mood(seat.text(option).split(maxsplit=1)[0])
            for option, value in zip(decision.options, judged, strict=True)
        ]
        best = max(liked)
        found = [o for o, value in zip(decision.options, liked, strict=True) if value == best]
        return self._random.choice(found)

    def _mood(self, verb: str) -> float:
        if verb not in self._moods:
            moody = self._random.random() < MOODY
            self._moods[verb] = self._random.gauss(0, STRONG) if moody else 0.0
        return self._moods[verb]
