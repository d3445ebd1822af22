"""What speaks for an answer: the features of the model, grouped into reasons that people know.

A game's `bots/reasons.py` says to which reason a feature belongs.
"""

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct

from wartable.bots.model import Model
from wartable.bots.outlook import OwnAndOthers
from wartable.core.game import Game
from wartable.core.parts import REASONS, part

TOLD = 3
SHARE = 0.2
"""A reason is given if it weighs at least this share of the strongest."""
LEAST = 0.01
"""And at least this much, in the odds of winning."""

How = Literal["gain", "keep", "take", "deny"]


class Cause(Struct, frozen=True):
    """A reason for an answer: its side gains or keeps something, takes or denies it to others."""

    kind: str
    how: How
    facts: dict[str, str | int]
    weight: float
    """How much it adds to the odds of winning (as a logarithm), compared with other answers."""


class _Weighed:
    """Everything that belongs to one reason, weighed: now, after the answer, after others."""

    __slots__ = ("after", "now", "others")

    def __init__(self) -> None:
        self.now = self.after = self.others = 0.0


def causes(
    game: Game,
    model: Model,
    world: Any,
    now: OwnAndOthers,
    after: OwnAndOthers,
    others: OwnAndOthers,
) -> tuple[Cause, ...]:
    """What speaks most for an answer: the mean rows after it, compared with those after others."""
    reasons = part(game, REASONS)
    if reasons is None:
        return ()
    heaps: dict[tuple[str, bool, tuple[tuple[str, str], ...]], _Weighed] = {}
    for number, name in enumerate(model.names):
        found = reasons.reason(name)
        if found is None:
            continue
        kind, good, facts = found
        for own, side in ((True, 0), (False, 1)):
            change = after[side][number] - others[side][number]
            better = change * good > 0 if own else change * good < 0
            weight = model.chance[number] if own else -model.chance[number]
            # A weight that contradicts what people know is an accident of learning.
            if not change or (weight * change > 0) != better:
                continue
            heap = heaps.setdefault((kind, own, tuple(facts.items())), _Weighed())
            heap.now += weight * now[side][number]
            heap.after += weight * after[side][number]
            heap.others += weight * others[side][number]
    found_causes = [
        Cause(
            kind, _how(own, heap), reasons.facts(kind, dict(facts), world), heap.after - heap.others
        )
        for (kind, own, facts), heap in heaps.items()
    ]
    return _strongest(found_causes)


def _how(own: bool, heap: _Weighed) -> How:
    """Whether the answer brings something new, or keeps what others would lose."""
    changes = heap.after - heap.now > (heap.after - heap.others) / 2
    if own:
        return "gain" if changes else "keep"
    return "take" if changes else "deny"


def _strongest(found: Sequence[Cause]) -> tuple[Cause, ...]:
    ranked = sorted(
        found, key=lambda cause: (-cause.weight, cause.kind, sorted(cause.facts.items(), key=str))
    )
    if not ranked:
        return ()
    least = max(LEAST, SHARE * ranked[0].weight)
    return tuple(cause for cause in ranked if cause.weight >= least)[:TOLD]
