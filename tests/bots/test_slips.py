"""What the lower levels overlook."""

from random import Random

import pytest

from wartable.bots import make
from wartable.bots.seat import Seat
from wartable.bots.slips import USELESS, slip
from wartable.core.game import find, games, settle
from wartable.core.parts import KNOWLEDGE, PACE, part

TRIES = 400
SLIPS = {name: pace.SLIPS for name, game in games().items() if (pace := part(game, PACE))}


@pytest.mark.parametrize("game_id", ["quartermaster", "naval"])
def test_levels_slip_as_often_as_they_should_and_never_to_a_useless_answer(game_id: str) -> None:
    game, random = find(game_id), Random(1)
    known = part(game, KNOWLEDGE)
    assert known is not None
    slips, asked = dict.fromkeys(("recruit", "officer", "general", "marshal"), 0), 0
    state = game.new(settle(game, []), 3)
    while state.decisions and asked < TRIES:
        decision = state.decisions[0]
        seat = Seat(game, lambda: state, decision.seat)
        if len(decision.options) > 1:
            asked += 1
            judged = known.judge(seat.world(0), decision)
            promised = dict(zip(decision.options, judged, strict=True))
            for level in slips:
                option = slip(level, known, seat, decision, random)
                if option is not None:
                    slips[level] += 1
                    assert promised[option] > max(judged) - USELESS
        game.answer(state, decision.seat, make("recruit", asked).choose(seat, decision))
        state.events.clear()
    assert slips["marshal"] == 0
    rates = SLIPS[game_id]
    assert slips == {
        level: pytest.approx(asked * rates.get(level, 0.0), abs=0.07 * asked) for level in slips
    }


@pytest.mark.parametrize("game_id", sorted(SLIPS))
def test_a_higher_level_slips_less(game_id: str) -> None:
    rates = [SLIPS[game_id].get(level, 0.0) for level in ("officer", "general", "marshal")]
    assert rates == sorted(rates, reverse=True)
    assert rates[-1] == 0
