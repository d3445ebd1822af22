"""Many games at once are the same games as one by one."""

import numpy as np
import pytest

from wartable.adapters.learning import NumberedGame
from wartable.adapters.vector import GAMES_APART, VectorEnv
from wartable.core.decision import BadInput, Illegal


def test_games_in_other_processes_are_the_same_games() -> None:
    tables = [NumberedGame("naval", {"scenario": "falkland_express"}) for _ in range(3)]
    random, ended = np.random.default_rng(1), 0
    with VectorEnv("naval", 3, processes=2, scenario="falkland_express") as many:
        shared = many.reset(seed=5)
        played = [0, 0, 0]
        for slot, table in enumerate(tables):
            table.reset(5 + slot)
        for _ in range(150):
            actions = []
            for slot, table in enumerate(tables):
                seat = table.asked[0].seat
                seen = table.observation(seat)
                assert shared.seats[slot] == seat
                assert np.array_equal(shared.observations[slot], seen["observation"])
                assert np.array_equal(shared.masks[slot], seen["action_mask"])
                actions.append(int(random.choice(np.flatnonzero(seen["action_mask"]))))
                table.step(seat, actions[-1])
            shared = many.step(actions)
            for slot, table in enumerate(tables):
                assert shared.over[slot] == (not table.asked)
                if not table.asked:
                    assert tuple(shared.rewards[slot]) == table.game.returns(table.state)
                    played[slot] += 1
                    ended += 1
                    table.reset(5 + slot + played[slot] * GAMES_APART)
    assert ended > 3


def test_an_illegal_action_names_its_game_and_changes_nothing() -> None:
    with VectorEnv("naval", 2, processes=1, observe=False) as many:
        before = many.reset(seed=1).masks.copy()
        legal = int(np.flatnonzero(before[0])[0])
        with pytest.raises(Illegal) as caught:
            many.step([legal, int(np.flatnonzero(before[1] == 0)[0])])
        assert caught.value.reason.args["game"] == 1
        assert np.array_equal(many.shared.masks[1], before[1])
    with pytest.raises(BadInput):
        VectorEnv("naval", 0)
