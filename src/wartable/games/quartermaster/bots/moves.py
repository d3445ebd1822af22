"""What a learnt judgement of Quartermaster goes by, besides the answer itself."""

from collections.abc import Iterator, Sequence

from wartable.bots.learnt_judge import keys, named
from wartable.core.decision import Decision, OwnAnswer
from wartable.core.parts import Traits
from wartable.games.quartermaster import effects as fx
from wartable.games.quartermaster import options as op
from wartable.games.quartermaster.board import NATIONS, SPACES
from wartable.games.quartermaster.bots.judgement import judge as rough
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.game import GAME
from wartable.games.quartermaster.state import State
from wartable.games.quartermaster.turn import ROUNDS

__all__ = ["habits", "plain", "rough", "situation", "text", "traits", "words"]

plain = rough
EARLY, MIDDLE = 4, 12
"""The last rounds of the first two parts of a game."""
PARTS = ("early", "middle", "late")
SHORT = 1 << 4
HELD = tuple(kind.name.lower() for kind in (*fx.BASIC,))
_BIT = {kind: 1 << number for number, kind in enumerate(fx.BASIC)}
WARFARE = 1.2
"""How much more Economic Warfare is played, and how much less it is discarded."""
STATUS = 1.6
"""How much more a Status is laid in the first rounds, when it pays longest."""
WORN = -30.0
"""A third battle of a space in a row where nothing is built: anything else comes first."""
FEW = 12
"""How many chances to react are passed up before a nation is asked again."""


def situation(state: State, decision: Decision) -> tuple[int, int, int, int]:
    """The edition, who is asked, the part of the game, and the kinds of cards."""
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


def traits(state: State, decision: Decision, options: Sequence[int]) -> Iterator[Traits]:
    """The answer itself, by who is asked in which situation."""
    who, known = words(state, decision)
    return (named(keys(decision.ask, who, text(state, option), known)) for option in options)


def text(state: State, option: int) -> str:
    """An answer in words: the same in all editions."""
    return op.text(option, edition(state.edition).catalogue, -1)


def habits(state: State, decision: Decision, answers: Sequence[OwnAnswer]) -> list[float]:
    """What people expect: Economic Warfare, an early Status, no third battle in a row."""
    worn = worn_out(state, decision.seat, answers)
    found = [_habit(state, option) for option in decision.options]
    if worn:
        for number, option in enumerate(decision.options):
            if _battles_only(state, decision.seat, option, worn):
                found[number] += WORN
    return found


def worn_out(state: State, own: int, answers: Sequence[OwnAnswer]) -> set[str]:
    """The spaces that a nation battled in each of its last two turns and did not build in."""
    now, name = state.round, NATIONS[own]
    battled: dict[int, set[str]] = {now - 1: set(), now - 2: set()}
    built = set()
    rounds = {f"round {number} {name}": number for number in (now - 2, now - 1, now)}
    for turn, said in answers:
        verb, _, space = said.partition(" ")
        number = rounds.get(turn)
        if verb == "battle" and number in battled:
            battled[number].add(space)
        elif verb in ("build", "recruit") and number is not None:
            built.add(space)
    return (battled[now - 1] & battled[now - 2]) - built if state.nation == own else set()


def _battles_only(state: State, own: int, option: int, worn: set[str]) -> bool:
    """Whether an answer battles one of some spaces, or leaves no other space to battle."""
    verb = op.verb(option)
    if verb == op.BATTLE:
        return SPACES[op.argument(option)] in worn
    if verb not in (op.PLAY, op.USE, op.CHOOSE):
        return False
    later = state.copy()
    GAME.answer(later, own, option)
    for _ in range(FEW):
        if not later.decisions:
            return False
        decision = later.decisions[0]
        if decision.seat == own:
            battled = [op.argument(o) for o in decision.options if op.verb(o) == op.BATTLE]
            enemies = _enemies(later, own)
            others = [at for at in battled if enemies >> at & 1 and SPACES[at] not in worn]
            return bool(battled) and not others
        # Nobody reacts: `pass` is the first answer.
        GAME.answer(later, decision.seat, decision.options[0])
    return False


def _enemies(state: State, own: int) -> int:
    """Where the other team has pieces."""
    found = 0
    for nation in range(1 - own % 2, len(NATIONS), 2):
        found |= state.armies[nation] | state.navies[nation]
    return found


def _habit(state: State, option: int) -> float:
    verb = op.verb(option)
    if verb not in (op.PLAY, op.DISCARD):
        return 0.0
    kind = edition(state.edition).catalogue.type[op.argument(option)]
    if kind == fx.Type.ECONOMIC_WARFARE:
        return WARFARE if verb == op.PLAY else -WARFARE
    early = verb == op.PLAY and state.round <= EARLY
    return STATUS if early and kind == fx.Type.STATUS else 0.0
