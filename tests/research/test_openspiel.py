"""OpenSpiel's own tests and algorithms on every game."""

import subprocess
import sys
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr
from tests.research.playing import FOLDER, GAMES, playthrough

from wartable.core.decision import BadInput, Illegal

SMALL = "wartable_naval(scenario=falkland_express)"
"""About fifty answers: the shortest of all."""
EXPLICIT = "wartable_naval(scenario=falkland_express,explicit_chance=True)"


def dealt(name: str, deal: int = 3, answers: int = 0) -> pyspiel.State:
    """A game after some random answers."""
    state, random = pyspiel.load_game(name).new_initial_state(), Random(deal)
    state.apply_action(deal)
    for _ in range(answers):
        state.apply_action(random.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(
    ("name", "serialize"),
    [
        ("wartable_quartermaster(edition=second)", False),
        ("wartable_quartermaster(edition=first,air_marshal=True)", False),
        (SMALL, True),
        (EXPLICIT, True),
        ("wartable_naval(fleet=15,teams=two)", False),
        ("wartable_europe(scenario=poland_1939)", False),
        ("wartable_europe(scenario=france_1940)", False),
    ],
)
def test_random_games_pass_their_checks(
    name: str, serialize: bool, capfd: pytest.CaptureFixture[str]
) -> None:
    # Of every state they play the whole game again from its text: only a short one does not mind.
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=serialize, verbose=False)


@pytest.mark.parametrize("name", [SMALL, "wartable_naval(fleet=15,explicit_chance=True)"])
def test_a_state_is_serialized_and_comes_back(name: str) -> None:
    game, random = pyspiel.load_game(name), Random(4)
    state = game.new_initial_state()
    for _ in range(150):
        if state.is_terminal():
            break
        chance = state.is_chance_node()
        legal = [o for o, _ in state.chance_outcomes()] if chance else state.legal_actions()
        state.apply_action(random.choice(legal))
    text = pyspiel.serialize_game_and_state(game, state)
    again, other = pyspiel.deserialize_game_and_state(text)
    assert str(again) == str(game) and str(other) == str(state)
    assert other.history() == state.history()


@pytest.mark.parametrize("name", ["wartable_quartermaster", SMALL, "wartable_europe"])
def test_a_resampled_state_looks_the_same_to_its_player(name: str) -> None:
    random, differ = Random(5), False
    for answers in (0, 12, 30):
        state = dealt(name, answers=answers)
        player = state.current_player()
        other = state.resample_from_infostate(player, random.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        differ = differ or other.match.hash() != state.match.hash()
    assert differ


def test_before_the_deal_nobody_knows_anything_and_while_chance_decides_nobody_guesses() -> None:
    for name in (SMALL, EXPLICIT):
        start = pyspiel.load_game(name).new_initial_state()
        other = start.resample_from_infostate(0, Random(1).random)
        assert other.is_chance_node() and other.history() == start.history() == []
    state, random = pyspiel.load_game(EXPLICIT).new_initial_state(), Random(2)
    while not (state.is_chance_node() and state.match.state is not None):
        chance = state.is_chance_node()
        legal = [o for o, _ in state.chance_outcomes()] if chance else state.legal_actions()
        state.apply_action(random.choice(legal))
    with pytest.raises(Illegal):
        state.resample_from_infostate(0, random.random)


def test_a_deal_or_an_answer_that_is_none_is_refused_and_changes_nothing() -> None:
    state = pyspiel.load_game("wartable_naval(deals=5)").new_initial_state()
    with pytest.raises(Illegal):
        state.apply_action(5)
    assert state.is_chance_node()
    state.apply_action(4)
    before = str(state)
    for action in (0, 10**6):
        with pytest.raises(Illegal):
            state.apply_action(action)
    assert str(state) == before and state.history() == [4]
    with pytest.raises(BadInput):
        pyspiel.load_game("wartable_naval(deals=0)")


def test_an_information_state_remembers_everything_and_an_observation_does_not() -> None:
    game = pyspiel.load_game(SMALL)
    state = dealt(SMALL, answers=10)
    player = state.current_player()
    before = state.information_state_string(player).splitlines()[:-1]
    state.apply_action(state.legal_actions()[0])
    after = state.information_state_string(player).splitlines()
    assert after[: len(before)] == before and after[len(before)].startswith("> ")
    assert len(state.information_state_tensor(player)) == game.information_state_tensor_size()
    assert len(state.observation_tensor(player)) == game.observation_tensor_size()
    assert state.observation_string(player) == after[-1]


@pytest.mark.parametrize("id", GAMES)
def test_a_playthrough_goes_as_it_is_written(id: str) -> None:
    assert playthrough(GAMES[id]) == (FOLDER / f"{id}.txt").read_text(encoding="utf-8")


def test_their_tree_searches_play() -> None:
    game, random = pyspiel.load_game(SMALL), np.random.RandomState(1)
    judge = mcts.RandomRolloutEvaluator(1, random)
    blind = ismcts.ISMCTSBot(game, judge, 2.0, 8, random_state=random)
    # Its own sampler has no seed.
    blind.set_resampler(
        lambda state, seat: state.resample_from_infostate(seat, random.random_sample)
    )
    bots = [mcts.MCTSBot(game, 2.0, 8, judge, random_state=random), blind]
    state, answers = dealt(SMALL), 0
    while not state.is_terminal():
        action = bots[answers % 2].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        answers += 1
    assert answers > 10


def test_counterfactual_regret_is_counted() -> None:
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game(SMALL))
    for _ in range(3):
        solver.iteration()
    policy = solver.average_policy()
    state = dealt(SMALL)
    chances = policy.action_probabilities(state)
    assert {*chances} <= {*state.legal_actions()} and abs(sum(chances.values()) - 1) < 1e-6


def test_a_program_that_used_it_ends_well() -> None:
    code = f"import wartable.adapters.openspiel, pyspiel; pyspiel.load_game({SMALL!r})"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
