"""Learning a judgement from winning: equal bots play, and what won is answered more often."""

from collections import defaultdict
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.bots.runners import backwards_in_two_processes, one_by_one

from wartable.bots import model as models
from wartable.bots import policy as policies
from wartable.bots.learnt_judge import LearntJudge
from wartable.bots.policy import Policy
from wartable.cli import main
from wartable.core.game import find, settle
from wartable.games.europe.bots import moves as europe
from wartable.games.naval.bots import features
from wartable.games.naval.bots import moves as naval
from wartable.lab import training, win_fitting
from wartable.lab.practice import LearntFiles
from wartable.lab.training import StartingBots, TrainingStage
from wartable.lab.win_fitting import (
    FIRM,
    SLOPE,
    Amounts,
    Drawing,
    Drawn,
    Gradient,
    Progress,
    Weights,
    begun,
    count,
    learn,
    policy,
    step,
)

SEED = 77


def learnt(game: str) -> LearntFiles:
    """What the package knows of a game."""
    return LearntFiles((files(f"wartable.games.{game}.bots") / "model.json").read_bytes())


def towards(more: float) -> tuple[Weights, Weights]:
    """What is said by an answer after which so much more was won than expected."""
    found: Weights = defaultdict(float)
    told: Weights = defaultdict(float)
    options: list[Amounts] = [(("this", 1.0), ("both", 1.0)), (("that", 2.0), ("both", 1.0))]
    count(Drawn(0, 0, [0.75, 0.25], options), more, found, told)
    return found, told


@pytest.mark.parametrize("more", [0.5, -0.5])
def test_an_answer_after_which_more_was_won_is_liked_more(more: float) -> None:
    found, told = towards(more)
    assert found["this"] == pytest.approx(more * 0.25)
    assert found["that"] == pytest.approx(-more * 2 * 0.25)
    assert told["this"] == pytest.approx(0.75 * 0.25)
    assert told["that"] == pytest.approx(4 * 0.75 * 0.25)


def test_what_all_answers_have_in_common_teaches_nothing() -> None:
    found, told = towards(0.5)
    assert found["both"] == pytest.approx(0) == told["both"]


def test_the_order_in_which_games_end_makes_no_difference() -> None:
    some = [
        Gradient(seed, {"this": 0.1 * seed**0.5}, {"this": 2.0}, 3, 0.1 * seed) for seed in range(9)
    ]
    ahead, back = (Progress(0, 0, {}, {}, {}) for _ in range(2))
    step(ahead, some, 9)
    step(back, some[::-1], 9)
    assert ahead == back and ahead.weights["this"] > 0 and ahead.games == 9


def test_steps_get_shorter() -> None:
    gradient = [Gradient(0, {"this": 5.0}, {"this": 10.0}, 10, 2.0)]
    early, late = (Progress(0, games, {}, {}, {}, 0.2) for games in (0, 100_000))
    for progress in (early, late):
        step(progress, gradient, 1)
        progress.told["this"] = 0.0
    assert 0 < late.weights["this"] < early.weights["this"]


def test_weights_become_a_policy_and_a_policy_weights() -> None:
    weights = {"ask-action play": 1.25, SLOPE + "ask-action": 0.5, SLOPE + "ask-action play": -0.25}
    found = policy(Progress(0, 10, {}, weights, {}), {"command": "this"})
    assert found.slopes == {"ask-action": FIRM + 0.5, "ask-action play": -0.25}
    assert found.weights == {"ask-action play": 1.25}
    assert begun(0, found).weights == weights
    assert policies.read(policies.write(found)) == found


@pytest.mark.parametrize(("game", "moves"), [("naval", naval), ("europe", europe)])
def test_the_judge_likes_an_answer_as_much_as_whoever_learns(game: str, moves: Any) -> None:
    found = find(game)
    state, random = found.new(settle(found, []), 5), Random(3)
    weights: Weights = {}
    compared = 0
    for _ in range(300):
        if not state.decisions:
            break
        decision = state.decisions[0]
        for traits in moves.traits(state, decision, decision.options[:9]):
            for name, _ in traits.weights:
                weights.setdefault(name, random.uniform(-1, 1))
            for name in (decision.ask, *traits.slopes):
                weights.setdefault(SLOPE + name, random.uniform(-1, 1))
        progress = Progress(0, 1, {}, weights, {})
        exact = policy(progress, {})
        judged = LearntJudge(moves, exact).judge(state, decision)
        option, drawn = Drawing(moves, begun(0, exact).weights).draw(state, decision, random)
        if drawn is not None:
            ahead = sorted(judged, reverse=True)[: len(drawn.likely)]
            likely = sorted(drawn.likely, reverse=True)
            if likely[1] > 1e-6:
                compared += 1
                ratio = likely[0] / likely[1]
                assert ratio == pytest.approx(2.718281828 ** (ahead[0] - ahead[1]), rel=1e-3)
        found.answer(state, decision.seat, option)
        state.events.clear()
    assert compared > 10


def test_bots_that_defend_too_little_learn_to_defend() -> None:
    careless = Policy({"ask-defend": FIRM}, {"ask-defend done": 3.0}, {})
    progress = begun(SEED, careless)
    # Large fleets fire most: so few games tell something.
    for _ in learn("naval", (("fleet=100",),), learnt("naval"), progress, 13, one_by_one):
        pass
    assert progress.games == 13
    assert progress.weights["ask-defend done"] < 3.0


@pytest.fixture(scope="module")
def found() -> training.Training:
    """A small training from wins."""
    return train(one_by_one, {})


def train(run: Any, won: dict[int, Progress]) -> training.Training:
    start = StartingBots("package", learnt("naval"))
    return training.learn(
        "naval", [TrainingStage("wins", 14)], SEED, 0, "this", run, start=start, won=won
    )


def test_the_same_command_learns_the_same_in_any_number_of_processes(
    found: training.Training,
) -> None:
    assert found.policy is not None and found.policy.made["wins"] == 14
    assert train(backwards_in_two_processes, {}).policy == found.policy
    assert found.model == models.read(learnt("naval").model)


def test_what_was_won_already_is_not_played_again(found: training.Training) -> None:
    done = begun(SEED, None)
    for _ in learn("naval", features.VARIANTS, learnt("naval"), done, 14, one_by_one):
        pass

    def never(work: Any, items: list[Any], label: str) -> Iterable[Any]:
        assert not items
        return []

    assert train(never, {SEED: done}).policy == found.policy


def test_a_policy_says_how_many_games_it_was_learnt_from() -> None:
    assert policy(Progress(0, 7, {}, {}, {}), {}).made == {"wins": 7}
    assert win_fitting.batches(193) == 2


def test_steps_are_short_where_luck_decides() -> None:
    lucky, certain = Progress(0, 0, {}, {}, {}), Progress(0, 0, {}, {}, {})
    for progress, luck in ((lucky, 4.0), (certain, 1.0)):
        step(progress, [Gradient(0, {"this": 5.0}, {"this": 10.0}, 10, luck)], 1)
    assert certain.weights["this"] == pytest.approx(4 * lucky.weights["this"])


def test_a_training_from_wins_goes_on_where_it_was_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    start, out = tmp_path / "start", tmp_path / "out"
    start.mkdir()
    (start / "model.json").write_bytes(learnt("naval").model)
    command = ["train", "naval", "--bots", "wins=3", "--start", str(start), "--out", str(out)]
    command += ["--match", "0", "--jobs", "1", "--seed", "5", "--options", "seats=3"]
    assert main(command) == 0
    found = policies.read((out / "policy.json").read_bytes())
    assert found.made["wins"] == 3 and "--options seats=3" in found.made["command"]
    kept = out / "wins-5.json"
    before = kept.stat().st_mtime_ns
    (out / "policy.json").unlink()
    assert main(command) == 0
    assert policies.read((out / "policy.json").read_bytes()) == found
    assert kept.stat().st_mtime_ns == before
    kept.write_text("{")
    capsys.readouterr()
    assert main(command) == 2
    assert "wins-5.json" in capsys.readouterr().err


def test_a_training_refuses_settings_that_do_not_exist(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "naval", "--options", "seats=99"]) == 2
    assert "99" in capsys.readouterr().err
    assert main(["train", "naval", "--bots", "wins=10"]) == 2
    assert "wins" in capsys.readouterr().err
