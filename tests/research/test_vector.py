"""Many games at once are the same games as one by one."""

import gc
import multiprocessing
import os
import signal
from typing import Any

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
                assert table.asked == () or not shared.rewards[slot].any()
                if not table.asked:
                    assert tuple(shared.rewards[slot]) == table.game.returns(table.state)
                    played[slot] += 1
                    ended += 1
                    table.reset(5 + slot + played[slot] * GAMES_APART)
    assert ended > 3


def legal(many: VectorEnv) -> list[int]:
    """The first legal answer in every game."""
    return [int(np.flatnonzero(mask)[0]) for mask in many.shared.masks]


def test_where_one_action_is_wrong_it_is_named_and_no_game_goes_on() -> None:
    with VectorEnv("naval", 2, processes=1) as many:
        before: list[Any] = [part.copy() for part in many.reset(seed=1)]
        right = legal(many)
        for wrong in (int(np.flatnonzero(before[1][1] == 0)[0]), -1, 1 << 40):
            with pytest.raises(Illegal) as caught:
                many.step([right[0], wrong])
            assert caught.value.reason.args == {"game": 1, "action": wrong}
        wrongs: list[Any] = [right[:1], right[0], [*right, 0], [0.5, 0.5], None]
        for given in wrongs:
            with pytest.raises(BadInput):
                many.step(given)
        for seed in (-1, 1 << 63):
            with pytest.raises(BadInput):
                many.reset(seed)
        now: list[Any] = [*many.shared]
        assert all(map(np.array_equal, now, before))
        many.step(right)
        assert not np.array_equal(many.shared.observations[0], before[0][0])
    with pytest.raises(BadInput):
        VectorEnv("naval", 0)


def test_games_whose_process_was_killed_are_closed_and_say_so() -> None:
    before = {*multiprocessing.active_children()}
    many = VectorEnv("naval", 2, processes=2, scenario="falkland_express")
    one, other = {*multiprocessing.active_children()} - before
    assert one.pid
    os.kill(one.pid, signal.SIGKILL)
    for expected in ("living-processes", "games-not-closed"):
        with pytest.raises(BadInput) as caught:
            many.step(legal(many))
        assert caught.value.expected == expected
    assert not other.is_alive()
    many.close()


def test_games_that_are_forgotten_end_their_processes() -> None:
    before = {*multiprocessing.active_children()}
    many = VectorEnv("naval", 2, processes=2, scenario="falkland_express")
    assert len({*multiprocessing.active_children()} - before) == 2
    del many
    gc.collect()
    assert {*multiprocessing.active_children()} == before
