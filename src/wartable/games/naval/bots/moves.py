"""What a learnt judgement of the naval game goes by, besides the answer itself."""

from collections.abc import Iterator, Sequence
from functools import cache

from wartable.bots.learnt_judge import named
from wartable.core.decision import Decision, OwnAnswer
from wartable.core.parts import Traits
from wartable.games.naval import options as op
from wartable.games.naval.board import team
from wartable.games.naval.bots.mastery import Mastery
from wartable.games.naval.bots.thrift import Thrift
from wartable.games.naval.catalogue import NAVIES
from wartable.games.naval.state import State

__all__ = ["habits", "plain", "rough", "situation", "text", "traits", "words"]

plain, rough = Thrift.judge, Mastery.judge

WORDS = ("late", "ahead", "firing", "few", "many", "wounded")
LATE = 0.6
"""The share of the goal that someone has sunk."""
FEW, MANY = 3, 7
"""Cards in a hand."""


def situation(state: State, decision: Decision) -> tuple[int, int]:
    """The navy that is asked, and its situation: a bit for each of WORDS."""
    own = decision.seat
    navy, cards = state.navy[own], len(state.hand[own])
    best, side = 0, team(state, own)
    mine = 0
    for seat, score in enumerate(state.score):
        if team(state, seat) == side:
            mine += score
        else:
            best = max(best, score)
    bits = (
        (max(mine, best) > LATE * state.goal > 0)
        | (mine > best) << 1
        | bool(state.attacks) << 2
        | (cards <= FEW) << 3
        | (cards >= MANY) << 4
        | any(state.holder[ship >> 5] == own for ship, _, _ in state.damage) << 5
    )
    return navy, bits


def traits(state: State, decision: Decision, options: Sequence[int]) -> Iterator[Traits]:
    """The kind of answer and the answer itself: always, for this navy, in the situation."""
    who, known = words(state, decision)
    ask = decision.ask
    for option in options:
        said = text(state, option)
        verb, _, about = said.partition(" ")
        names = []
        for answer in (verb, said) if about else (verb,):
            names += [f"{ask} {answer}", f"{ask} {who} {answer}"]
            names += [f"{ask} {answer} / {word}" for word in known]
        yield named(names, (f"{ask} {verb}",))


def words(state: State, decision: Decision) -> tuple[str, tuple[str, ...]]:
    """The navy that is asked, and the same situation in words."""
    navy, bits = situation(state, decision)
    found = tuple(word for number, word in enumerate(WORDS) if bits >> number & 1)
    return NAVIES[navy] if navy >= 0 else "", found


@cache
def _text(option: int) -> str:
    verb = option & ~op.ARGUMENT
    words = op.text(option).split()
    # The number of an attack says nothing about the next one.
    return " ".join(words[:2]) if verb in (op.GUARD, op.EVADE, op.DEFEND) else " ".join(words)


def habits(state: State, decision: Decision, answers: Sequence[OwnAnswer]) -> list[float]:
    """Always zero: what searches find already looks like what people do."""
    return [0.0] * len(decision.options)


def text(state: State, option: int) -> str:
    """An answer in words, without what differs from turn to turn."""
    return _text(option)
