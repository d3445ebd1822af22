"""How often a level overlooks what is best.

Worlds and time alone set the levels less apart than people are, above all in the naval game, where
dice forgive much and quick judgement plays nearly as well as a long search. So the lower levels
make mistakes, as people do; a marshal makes none, nor does anybody who gives a hint or is learnt
from.
"""

from random import Random

from wartable.bots.knowledge import Knowledge
from wartable.bots.seat import Seat
from wartable.core.decision import Decision

SLIPS = {
    "quartermaster": {"recruit": 0.12, "officer": 0.08, "general": 0.045},
    "naval": {"recruit": 0.74, "officer": 0.45, "general": 0.14},
}
USELESS = 10.0
"""An answer that is judged so far behind the best is not even taken by mistake."""


def slip(
    level: str, known: Knowledge, seat: Seat, decision: Decision, random: Random
) -> int | None:
    """An answer by chance, where the level overlooks the best one; mostly None."""
    often = SLIPS.get(seat.game.id, {}).get(level, 0.0)
    if not often or random.random() >= often:
        return None
    judged = known.judge(seat.world(0), decision)
    least = max(judged) - USELESS
    found = [o for o, value in zip(decision.options, judged, strict=True) if value > least]
    return random.choice(found)
