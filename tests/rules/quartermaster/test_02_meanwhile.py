"""qm 2.1 Whatever waits on the stack, pieces that are lifted meanwhile do it no harm."""

from random import Random
from typing import Any

import pytest
from tests.conformance.sound import wrong
from tests.conformance.walks import Variant, pick, walk
from tests.conftest import rule

from wartable.core.game import requests
from wartable.games.quartermaster.options import LIFT, LIFT_ONE, verb

VARIANTS = {"second": 100, "first": 0}
"""More lifts than these are tried; in the first edition they are rare (qm 2.1)."""
GAMES, DEEP, LONG = 3, 3, 12
"""Random games; how much of the stack makes a kind of moment; how many answers follow."""


def moments(variant: Variant) -> list[Any]:
    """A state for each kind of moment: whose turn it is does not matter, but what waits does."""
    found: dict[tuple[Any, ...], Any] = {}
    for seed in range(GAMES):
        for state in walk(variant, seed):
            waiting = tuple(frame[0] for frame in state.frames[-DEEP:])
            own = any(decision.seat == state.nation for decision in state.decisions)
            found.setdefault((own, waiting), state.copy())
    return [state for state in found.values() if state.decisions]


@rule("qm 2.1", "qm 14.3")
@pytest.mark.parametrize("edition", VARIANTS)
def test_pieces_may_be_lifted_whatever_waits(edition: str) -> None:
    variant = Variant("quartermaster", (f"edition={edition}", "air_marshal"))
    game, random, lifted = variant.game, Random(2), 0
    for state in moments(variant):
        for seat in range(6):
            if LIFT_ONE not in requests(game, state, seat):
                continue
            played = state.copy()
            game.answer(played, seat, LIFT_ONE)
            for _ in range(LONG):
                assert wrong(game.id, played) == ""
                if not played.decisions:
                    break
                decision = played.decisions[0]
                lifts = [option for option in decision.options if option and verb(option) == LIFT]
                option = random.choice(lifts) if lifts else pick(game, played, decision, random)
                game.answer(played, decision.seat, option)
                lifted += bool(lifts)
    assert lifted > VARIANTS[edition]
