"""PettingZoo's own tests on every game and option set."""

import copy
import pickle
import warnings
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo as theirs
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.test.save_obs_test import test_save_obs as save_obs
from pettingzoo.utils.conversions import parallel_to_aec
from tests.conformance.walks import ALL, Variant

from wartable.adapters import pettingzoo
from wartable.adapters.pettingzoo import env, parallel_env, raw_env
from wartable.core.decision import BadInput, Illegal

every = pytest.mark.parametrize("variant", ALL, ids=lambda variant: variant.id)


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """Their tests warn of what is only unusual."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def made(variant: Variant, make: Any, **more: Any) -> Any:
    """An environment of a variant."""
    return make(variant.name, **variant.options, **more)


@every
def test_the_api_is_theirs(variant: Variant) -> None:
    api_test(made(variant, env), num_cycles=6)


@every
def test_a_seed_gives_the_same_game_again(variant: Variant) -> None:
    seed_test(partial(made, variant, env), num_cycles=5)


@every
def test_all_at_once_the_api_is_theirs_too(variant: Variant) -> None:
    parallel_api_test(made(variant, parallel_env), num_cycles=12)
    parallel_seed_test(partial(made, variant, parallel_env), num_cycles=8)


@every
def test_a_game_is_stopped_after_so_many_cycles(variant: Variant) -> None:
    def together(**more: Any) -> Any:
        return made(variant, parallel_env, **more)

    def in_turn(**more: Any) -> Any:
        return parallel_to_aec(together(**more))

    max_cycles_test(SimpleNamespace(parallel_env=together, env=in_turn))
    stopped = made(variant, raw_env, max_cycles=3)
    stopped.reset(seed=1)
    for _ in range(3):
        mask = stopped.last()[0]["action_mask"]
        stopped.step(int(np.flatnonzero(mask)[0]))
    assert all(stopped.truncations.values()) and not any(stopped.terminations.values())


def test_a_game_that_ends_with_the_last_cycle_is_over_and_not_cut_short() -> None:
    def last(**more: Any) -> tuple[int, Any, Any]:
        table, count = made(ALL[0], parallel_env, **more), 0
        observed, _ = table.reset(seed=1)
        terminated = truncated = {}
        while table.agents:
            doing = {
                who: int(np.flatnonzero(seen["action_mask"])[0]) for who, seen in observed.items()
            }
            observed, _, terminated, truncated, _ = table.step(doing)
            count += 1
        return count, terminated, truncated

    cycles, *_ = last()
    for limit, over in ((cycles, True), (cycles - 1, False)):
        _, terminated, truncated = last(max_cycles=limit)
        assert all(done == over for done in terminated.values())
        assert all(cut != over for cut in truncated.values())


@every
def test_every_way_to_render_works(variant: Variant, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(made, variant, env))
    assert capsys.readouterr().out
    save_obs(made(variant, env))


@every
def test_a_whole_game_ends_with_its_returns(variant: Variant) -> None:
    game = made(variant, env)
    game.reset(seed=3)
    total, random = dict.fromkeys(game.agents, 0.0), np.random.default_rng(3)
    for agent in game.agent_iter():
        seen, reward, over, stopped, _ = game.last()
        total[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        game.step(None if over or stopped else int(random.choice(legal)))
    table = game.unwrapped.table
    assert tuple(total.values()) == table.game.returns(table.state)
    assert set(total.values()) <= {1.0, -1.0, 0.0}


def test_seats_that_decide_in_secret_answer_in_one_step() -> None:
    game = parallel_env("quartermaster")
    seen, _ = game.reset(seed=1)
    assert all(not view["action_mask"][-1] for view in seen.values())
    first = {agent: int(np.flatnonzero(view["action_mask"])[0]) for agent, view in seen.items()}
    seen, *_ = game.step(first)
    assert game.table.steps == 6


def test_an_illegal_action_loses_is_replaced_or_is_refused() -> None:
    game: Any = env("quartermaster")
    game.reset(seed=1)
    agent = game.agent_selection
    game.step(int(np.flatnonzero(game.last()[0]["action_mask"] == 0)[0]))
    assert game.terminations[agent] and game.rewards[agent] == -1
    strict = parallel_env("quartermaster", illegal="raise")
    seen, _ = strict.reset(seed=1)
    right = {agent: int(np.flatnonzero(view["action_mask"])[0]) for agent, view in seen.items()}
    *_, last = right
    with pytest.raises(Illegal):
        strict.step({**right, last: 0})
    with pytest.raises(KeyError):
        strict.step({agent: action for agent, action in right.items() if agent != last})
    assert strict.table.steps == 0, "nobody has moved"


def test_what_means_nothing_is_refused() -> None:
    for make in (raw_env, parallel_env):
        for wrong in ({"max_cycles": 0}, {"render_mode": "rgb_array"}):
            with pytest.raises(BadInput):
                make("naval", **wrong)
    with pytest.raises(BadInput):
        parallel_env("naval", illegal="ignore")


@pytest.mark.parametrize("name", ["quartermaster", "naval", "europe"])
def test_a_copy_is_the_same_game_apart(name: str) -> None:
    game: Any = env(name)
    game.reset(seed=1)
    for other in (copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        before = game.last()[0]
        assert all(np.array_equal(other.last()[0][part], before[part]) for part in before)
        other.step(int(np.flatnonzero(before["action_mask"])[0]))
        assert (game.unwrapped.table.steps, other.unwrapped.table.steps) == (0, 1)


def test_an_action_is_said_in_words() -> None:
    game: Any = env("quartermaster")
    game.reset(seed=1)
    table = game.unwrapped.table
    for action in np.flatnonzero(game.last()[0]["action_mask"]):
        said = table.words(action)
        assert said.startswith("discard ")
        assert table.game.parse(table.state, 0, said) == table.observer.numbering.options[action]


def test_games_are_imported_as_theirs_are() -> None:
    from wartable.adapters.pettingzoo import quartermaster_v2

    assert quartermaster_v2.env(edition="first").metadata["name"] == "quartermaster_v2"
    assert theirs.make("aec", "wartable/naval-v2").metadata["name"] == "naval_v2"
    assert theirs.make("parallel", "wartable/europe-v1").possible_agents == ["axis", "western"]
    with pytest.raises(AttributeError):
        _ = pettingzoo.chess_v6
    with pytest.raises(BadInput):
        env("quartermaster", edition="third")
    with pytest.raises(BadInput):
        env("chess")
