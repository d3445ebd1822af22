"""How often a level misses the best answer.

Worlds and time alone set the levels less apart than people are. So the lower levels make mistakes,
as people do, as often as a game's `bots/pace.py` says; a marshal makes none, nor does anybody who
gives a hint or is learnt from.
"""

from random import Random

from wartable.bots.seat import Seat
from wartable.core.decision import Decision
from wartable.core.parts import PACE, Knowledge, part

USELESS = 10.0
"""An answer that is judged so far behind the best is not even taken by mistake."""


def slip(
    level: str, known: Knowledge, seat: Seat, decision: Decision, random: Random
) -> int | None:
    """An answer by chance, where the level overlooks the best one; mostly None."""
    pace = part(seat.game, PACE)
    often = pace.SLIPS.get(level, 0.0) if pace else 0.0
    if not often or random.random() >= often:
        return None
    judged = known.judge(seat.world(0), decision)
    least = max(judged) - USELESS
    found = [o for o, value in zip(decision.options, judged, strict=True) if value > least]
    return random.choice(found)
