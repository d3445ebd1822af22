"""One agent against bots, as Gymnasium has it."""

import copy
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv
from tests.conformance.walks import ALL, Variant

from wartable.adapters.gymnasium import SoloEnv
from wartable.core.decision import BadInput, Illegal

plain = pytest.mark.parametrize(
    "variant", [variant for variant in ALL if not variant.words], ids=lambda variant: variant.id
)


@plain
def test_gymnasium_finds_nothing_wrong(variant: Variant) -> None:
    name = f"wartable/{variant.name}-v{variant.game.rules_version}"
    with warnings.catch_warnings():
        # It would like to see every number between -1 and 1.
        warnings.simplefilter("ignore")
        check_env(gymnasium.make(name, bots="random").unwrapped, skip_render_check=True)


@plain
def test_a_whole_game_is_played_and_its_end_is_rewarded(variant: Variant) -> None:
    game = SoloEnv(variant.name, bots="random")
    seen, _ = game.reset(seed=2)
    random, over, total = np.random.default_rng(2), False, 0.0
    while not over:
        assert game.table.asked
        assert np.array_equal(game.action_masks(), seen["action_mask"] == 1)
        action = int(random.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, over, stopped, _ = game.step(action)
        total += reward
        assert not stopped
    assert total == game.table.game.returns(game.table.state)[0]


def test_an_agent_may_take_a_whole_side_and_bots_have_a_level() -> None:
    game = SoloEnv("quartermaster", play="axis", bots="recruit", illegal="raise")
    assert game.own == (0, 2, 4)
    seen, _ = game.reset(seed=1)
    with pytest.raises(Illegal):
        game.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    with pytest.raises(BadInput) as refused:
        SoloEnv("quartermaster", play="atlantis")
    # Below a traceback stands a sentence.
    (note,) = refused.value.__notes__
    assert note.startswith("play: 'atlantis': expected one of axis, allies, germany")
    odd: list[dict[str, Any]] = [
        {"bots": "grandmaster"},
        {"illegal": "ignore"},
        {"render_mode": "rgb_array"},
    ]
    for wrong in odd:
        with pytest.raises(BadInput):
            SoloEnv("quartermaster", **wrong)


def answers(game: SoloEnv, count: int) -> list[bytes]:
    """What the agent sees after each of some answers."""
    found = []
    for _ in range(count):
        legal = np.flatnonzero(game.table.observation(game.table.asked[0].seat)["action_mask"])
        seen, _, over, *_ = game.step(int(legal[0]))
        found.append(seen["observation"].tobytes())
        if over:
            break
    return found


@plain
def test_a_copy_is_played_on_by_its_own_bots(variant: Variant) -> None:
    game = SoloEnv(variant.name, bots="recruit")
    game.reset(seed=1)
    copies = [copy.deepcopy(game), pickle.loads(pickle.dumps(game))]
    first = answers(game, 6)
    assert [answers(other, 6) for other in copies] == [first, first]


def test_after_the_end_nothing_is_answered() -> None:
    game = SoloEnv("naval", bots="random", scenario="falkland_express")
    game.reset(seed=1)
    answers(game, 1000)
    before = game.table.state.dump()
    with pytest.raises(Illegal):
        game.step(0)
    assert game.table.state.dump() == before


def test_their_vectors_carry_observations_in_shared_memory() -> None:
    many = AsyncVectorEnv([lambda: SoloEnv("naval", bots="random")] * 2, shared_memory=True)
    try:
        seen, _ = many.reset(seed=3)
        assert seen["action_mask"].shape == (2, 17124)
        actions = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
        seen, rewards, *_ = many.step(actions)
        assert seen["observation"].any(axis=1).all() and rewards.shape == (2,)
    finally:
        many.close()
