"""What a learnt judgement of Europe goes by, besides the answer itself."""

from collections.abc import Iterator, Sequence
from heapq import nlargest

from wartable.core.decision import Decision, OwnAnswer
from wartable.core.parts import Traits
from wartable.games.europe import options as op
from wartable.games.europe.bots.describing import Describing
from wartable.games.europe.bots.judgement import NEVER, judge
from wartable.games.europe.state import State

__all__ = ["habits", "plain", "rough", "situation", "text", "traits", "words"]

plain = judge
LOOKED_AT = 12
"""How many answers are looked at closely; there may be hundreds."""


def rough(state: State, decision: Decision) -> list[float]:
    """The rules of thumb, for the answers that look best by them; the others are out of it."""
    found = judge(state, decision)
    if len(found) <= LOOKED_AT:
        return found
    likely = set(nlargest(LOOKED_AT, range(len(found)), found.__getitem__))
    return [value if n in likely else value + NEVER for n, value in enumerate(found)]


def situation(state: State, decision: Decision) -> None:
    """Every hex and unit counts, so nothing is kept."""
    return


def traits(state: State, decision: Decision, options: Sequence[int]) -> Iterator[Traits]:
    """What some answers do on the map, for a side that attacks or defends."""
    describing = Describing(state, decision)
    for option in options:
        head = f"{describing.role} {decision.ask} {op.VERBS[option >> op.SHIFT]}"
        found = describing.described(option)
        weights = tuple((f"{head} {name}", amount) for name, amount in found.items() if amount)
        yield Traits(((head, 1.0), *weights), (head,))


def words(state: State, decision: Decision) -> tuple[str, tuple[str, ...]]:
    """Whether the seat that is asked attacks or defends."""
    return Describing(state, decision).role, ()


def text(state: State, option: int) -> str:
    """The kind of an answer."""
    return op.VERBS[option >> op.SHIFT]


def habits(state: State, decision: Decision, answers: Sequence[OwnAnswer]) -> list[float]:
    """Always zero: what searches find already looks like what people do."""
    return [0.0] * len(decision.options)
