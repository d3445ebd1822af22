"""How fast this machine plays a game: measured once, when it is first thought about."""

from functools import cache
from math import floor, log2
from time import thread_time

from wartable.core.game import find, settle
from wartable.core.parts import KNOWLEDGE, PACE, part

SLOWEST = 2000
"""How many answers a second are tried in worlds of a game that does not say."""
TRIED = 400
"""How many answers are measured: a few hundredths of a second."""
STEPS = 2
"""A slower machine counts on the usual pace, or so many steps for each halving below it: pace that
wavers a little gives the same thoughts."""


def usual(game_id: str) -> int:
    """How many answers a second can be tried, according to the game."""
    pace = part(find(game_id), PACE)
    return pace.ANSWERS if pace else SLOWEST


@cache
def answers_a_second(game_id: str) -> int:
    """How many answers this machine can try in a second; never more than the game says."""
    return stepped(usual(game_id), measured(game_id))


def stepped(most: int, found: float) -> int:
    """A pace rounded to one of the steps."""
    if found >= 0.8 * most:
        return most
    return int(most * 2 ** (floor(STEPS * log2(found / most)) / STEPS))


def measured(game_id: str) -> float:
    """Answers a second if everyone judges at a glance from the first question on."""
    game = find(game_id)
    known = part(game, KNOWLEDGE)
    assert known is not None
    state, seed, spent = game.new(settle(game, []), 1), 1, 0.0
    # The first few answers load what is needed; they are not counted.
    for number in range(TRIED + TRIED // 4):
        if not state.decisions:
            seed += 1
            state = game.new(settle(game, []), seed)
        began = thread_time()
        decision = state.decisions[0]
        option = decision.options[0]
        if len(decision.options) > 1:
            judged = known.judge(state, decision)
            option = decision.options[judged.index(max(judged))]
        game.answer(state, decision.seat, option)
        state.events.clear()
        if number >= TRIED // 4:
            spent += thread_time() - began
    return TRIED / max(spent, 1e-6)
