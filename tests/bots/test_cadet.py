"""The one level that makes mistakes on purpose."""

import pytest

from wartable.bots import BOTS, FallibleBot, make
from wartable.bots.cadet import USELESS
from wartable.bots.seat import Seat
from wartable.core.game import find, games, settle
from wartable.core.parts import KNOWLEDGE, MOVES, PACE, part

TRIES = 300


@pytest.mark.parametrize("game_id", ["quartermaster", "naval"])
def test_a_cadet_slips_as_often_as_it_should_and_never_to_a_useless_answer(game_id: str) -> None:
    game = find(game_id)
    known, moves, pace = part(game, KNOWLEDGE), part(game, MOVES), part(game, PACE)
    assert known is not None and pace is not None
    judge = moves.plain if moves else known.judge
    cadet, steady, missed, asked = make("cadet", 1), make("cadet", 1, slips=False), 0, 0
    state = game.new(settle(game, []), 3)
    while state.decisions and asked < TRIES:
        decision = state.decisions[0]
        seat = Seat(game, lambda: state, decision.seat)
        judged = dict(zip(decision.options, judge(seat.world(0), decision), strict=True))
        best = max(judged.values())
        option = steady.choose(seat, decision)
        assert judged[option] == best
        # Where two answers are as good as each other, a slip cannot be seen.
        good = [one for one in judged.values() if one > best - USELESS]
        if len(good) > 2 and good.count(best) == 1:
            asked += 1
            taken = judged[cadet.choose(seat, decision)]
            assert taken > best - USELESS
            missed += taken < best
        game.answer(state, decision.seat, option)
        state.events.clear()
    assert asked > TRIES / 3
    # Of its slips, some hit the best answer all the same.
    assert 0.4 * pace.SLIPS < missed / asked < 1.2 * pace.SLIPS


def test_no_other_level_slips() -> None:
    slipping = [name for name in BOTS if isinstance(make(name, 1), FallibleBot)]
    assert slipping == ["cadet"]


def test_every_game_says_how_often_a_cadet_slips() -> None:
    paces = [pace for game in games().values() if (pace := part(game, PACE))]
    assert paces and all(0 < pace.SLIPS < 1 for pace in paces)
