"""What a learnt judgement of Quartermaster goes by, besides the answer itself."""

from wartable.core.decision import Decision
from wartable.games.quartermaster import effects as fx
from wartable.games.quartermaster import options as op
from wartable.games.quartermaster.board import NATIONS
from wartable.games.quartermaster.bots.judgement import judge as rough
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.state import State
from wartable.games.quartermaster.turn import ROUNDS

__all__ = ["habit", "rough", "situation", "text", "words"]

EARLY, MIDDLE = 4, 12
"""The last rounds of the first two parts of a game."""
PARTS = ("early", "middle", "late")
SHORT = 1 << 4
HELD = tuple(kind.name.lower() for kind in (*fx.BASIC,))
_BIT = {kind: 1 << number for number, kind in enumerate(fx.BASIC)}
WARFARE = 1.2
"""How much more Economic Warfare is played, and how much less thrown away."""
STATUS = 1.6
"""How much more a Status is laid in the first rounds, when it pays longest."""


def situation(state: State, decision: Decision) -> tuple[int, int, int, int]:
    """The edition, who is asked, the part of the game, and what kinds of card there are."""
    own, now = decision.seat, state.round
    types = edition(state.edition).catalogue.type
    hand, bits = state.hand[own], 0
    for card in hand:
        bits |= _BIT.get(types[card], 0)
    if len(hand) + len(state.deck[own]) <= ROUNDS - now:
        bits |= SHORT
    return state.edition, own, (now > EARLY) + (now > MIDDLE), bits


def words(state: State, decision: Decision) -> tuple[str, tuple[str, ...]]:
    """Who is asked, and the same situation in words."""
    _, own, part, bits = situation(state, decision)
    found = [PARTS[part]]
    found += [name for number, name in enumerate(HELD) if bits >> number & 1]
    if bits & SHORT:
        found.append("short")
    return NATIONS[own], tuple(found)


def text(state: State, option: int) -> str:
    """An answer in words: the same in all editions."""
    return op.text(option, edition(state.edition).catalogue, -1)


def habit(state: State, decision: Decision, option: int) -> float:
    """What people expect: Economic Warfare is played, and a Status is laid early."""
    verb = op.verb(option)
    if verb not in (op.PLAY, op.DISCARD):
        return 0.0
    kind = edition(state.edition).catalogue.type[op.argument(option)]
    if kind == fx.Type.ECONOMIC_WARFARE:
        return WARFARE if verb == op.PLAY else -WARFARE
    early = verb == op.PLAY and state.round <= EARLY
    return STATUS if early and kind == fx.Type.STATUS else 0.0
