"""What a recruit does not know of the naval game: when to part with a card."""

from wartable.games.naval import options as op
from wartable.games.naval.bots.judgement import Judgement

KEPT = -1.0
"""Less than being done, which is worth nothing."""


class Thrift(Judgement):
    """A question judged by somebody who keeps every card that may be kept."""

    def discard(self, card: int) -> float:
        """Nothing is thrown away to draw something better."""
        return super().discard(card) if self.decision.ask == "ask-cost" else KEPT


Thrift.by_verb = Judgement.by_verb | {op.DISCARD: Thrift.discard}
