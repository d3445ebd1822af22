"""Learning an evaluation from self-play."""

from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace
from tests.bots.runners import backwards_in_two_processes, one_by_one

from wartable.bots import policy as policies
from wartable.bots.model import Model, Network, read, seat_values, write
from wartable.cli import main
from wartable.core.decision import BadInput
from wartable.core.game import find, settle
from wartable.games.quartermaster.bots import features as quartermaster
from wartable.games.quartermaster.bots.features import NAMES
from wartable.games.quartermaster.bots.value import weighed
from wartable.lab import network_fitting, practice, training
from wartable.lab.fitting import fit, judged, mean
from wartable.lab.network_fitting import deepen
from wartable.lab.policy_fitting import fit_policy, target
from wartable.lab.practice import (
    LearntFiles,
    Option,
    Practice,
    Practised,
    SearchedQuestion,
    TrainingRows,
    sparse,
)
from wartable.lab.training import TrainingStage

GAMES = 400
FEW = [TrainingStage("random", 8), TrainingStage("general", 1)]


@pytest.fixture(scope="module")
def learnt() -> tuple[LearntFiles, list[Practised]]:
    """A whole small training, and its games."""
    games: list[Practised] = []
    found = training.learn("quartermaster", FEW, 3, 0, "this", one_by_one, keep=games.append)
    return found.learnt, games


def test_the_same_command_learns_the_same_in_any_number_of_processes(
    learnt: tuple[LearntFiles, list[Practised]],
) -> None:
    found = training.learn("quartermaster", FEW, 3, 0, "this", backwards_in_two_processes)
    assert found.learnt == learnt[0]
    assert len(learnt[0].model) < 1 << 20 and 0 < len(learnt[0].policy) < 1 << 20


def test_a_training_that_was_stopped_plays_only_what_is_missing(
    learnt: tuple[LearntFiles, list[Practised]],
) -> None:
    files, games = learnt
    fresh: list[Practised] = []
    found = training.learn("quartermaster", FEW, 3, 0, "this", one_by_one, games[:-1], fresh.append)
    assert fresh == games[-1:]
    assert found.learnt == files


def test_another_seed_learns_something_else(learnt: tuple[LearntFiles, list[Practised]]) -> None:
    other = training.learn("quartermaster", [TrainingStage("random", 6)], 40, 0, "this", one_by_one)
    assert other.model.chance != read(learnt[0].model).chance
    assert other.policy is None


def test_a_game_is_read_again_from_its_answers(learnt: tuple[LearntFiles, list[Practised]]) -> None:
    game, played = find("quartermaster"), learnt[1][-1]
    asked = {number: decision for number, _, decision in practice.replay(game, played)}
    assert len(asked) == len(played.answers)
    for number, tried in played.searched.items():
        assert set(tried) <= set(asked[number].options)


def searched(better: str) -> list[SearchedQuestion]:
    """Questions in which a search likes one answer and rough judgement the other."""
    return [
        SearchedQuestion(
            seed,
            "ask-play",
            [
                Option(0.0, ["ask-play this"], 8, 0.03 if better == "this" else -0.03),
                Option(-1.0, ["ask-play that"], 8, 0.03 if better == "that" else -0.03),
            ],
        )
        for seed in range(40)
    ]


@pytest.mark.parametrize("better", ["this", "that"])
def test_a_policy_learns_what_searches_like(better: str) -> None:
    policy = fit_policy(searched(better), searched(better), {})
    ahead = policy.weights.get("ask-play this", 0) - policy.weights.get("ask-play that", 0)
    ahead += policy.slopes["ask-play"]
    assert (ahead > 1) if better == "this" else (ahead < -1)
    assert policy.made["held_out"]["agreement"][0] == 1
    assert policy.made["held_out_rough"]["agreement"][0] == (better == "this")
    assert policies.read(policies.write(policy)) == policy


def test_an_answer_that_was_not_tried_is_not_the_right_one() -> None:
    options = [Option(0.0, [], 4, -0.02), Option(0.0, [], 0, 0.0), Option(0.0, [], 2, 0.02)]
    likely = target(SearchedQuestion(1, "ask-play", options))
    assert likely[1] == 0 < likely[0] < likely[2]
    assert sum(likely) == pytest.approx(1)


@pytest.fixture(scope="module")
def played() -> list[TrainingRows]:
    jobs = [Practice("quartermaster", (), seed, "random", LearntFiles()) for seed in range(GAMES)]
    return [practice.rows(("quartermaster", practice.practise(job))) for job in jobs]


def test_a_model_foretells_games_that_it_has_not_seen_better_than_a_constant(
    played: list[TrainingRows],
) -> None:
    model = fit(NAMES, played[: GAMES // 2])
    gain, half = judged(model, played[GAMES // 2 :]).told()["gain_over_a_constant"]
    assert gain - half > 0


def test_a_model_knows_a_lead_when_it_sees_one(played: list[TrainingRows]) -> None:
    model = fit(NAMES, played)
    rows = [[0.0] * len(NAMES) for _ in range(2)]
    rows[1][NAMES.index("points")] = 2.0
    assert model.leads(rows)[1] > 2
    assert model.chances(rows)[1] > 0.5


def test_what_counts_more_early_is_learnt_from_games_in_which_it_did() -> None:
    # Whoever has the stone early wins; late, the other one does.
    stone, nothing = sparse([1]), sparse([0])
    late = [TrainingRows(n, [[stone, nothing]], [-1.0], 1, [0, 9]) for n in range(9)]
    soon = [TrainingRows(n, [[stone, nothing]], [1.0], 0, [9, 0]) for n in range(9)]
    model = fit(("stone",), late + soon)
    assert model.at(1).chance[0] > 0.2 > -0.2 > model.at(-1).chance[0]
    assert model.at(1).lead[0] > 1 > -1 > model.at(-1).lead[0]
    assert model.at(0).chance == model.chance
    assert read(write(model)) == model


def test_a_position_learns_from_what_the_positions_after_it_are_worth() -> None:
    # A crown usually wins. Whoever had a stone got a crown, and was unlucky every time.
    stone, crown, nothing = (sparse(row) for row in ((1, 0), (0, 1), (0, 0)))
    kings = [
        TrainingRows(n, [[crown, nothing]], [0.0], int(n % 10 == 0), [0, 0]) for n in range(400)
    ]
    unlucky = [
        TrainingRows(n, [[stone, nothing], [crown, nothing]], [0.0] * 2, 1, [0, 0])
        for n in range(400, 440)
    ]
    model = fit(("stone", "crown"), kings + unlucky)
    assert 0.2 < model.chances([(1, 0), (0, 0)])[0] < 0.5 < model.chances([(0, 1), (0, 0)])[0]


def duels(games: int, seed: int) -> list[TrainingRows]:
    """A sword wins against empty hands, and so does a shield; but nobody can use both."""
    random, found, nothing = Random(seed), [], sparse([0, 0])
    for number in range(games):
        held = [random.randrange(2) for _ in "ab"]
        won = 0 if sum(held) == 1 else random.randrange(2)
        found.append(TrainingRows(number, [[sparse(held), nothing]], [0.0], won, [0, 0]))
    return found


def test_a_network_learns_what_counts_together_where_weights_cannot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(network_fitting, "BATCH", 64)
    taught = duels(4000, 1)
    plain = fit(("sword", "shield"), taught)
    deep = deepen(plain, taught)
    unseen = duels(600, 2)
    losses = (judged(model, unseen).losses for model in (plain, deep))
    gain, half = mean([before - after for before, after in zip(*losses, strict=True)])
    assert gain - half > 0.02
    assert deep == deepen(plain, taught), "the same games teach the same"
    assert read(write(deep)) == deep
    rows = [[1.0, 0.0], [0.0, 0.0]]
    chances = deep.chances(rows)
    both = [[1.0, 1.0], [0.0, 0.0]]
    twice = [model.chances(both)[0] - model.chances(rows)[0] for model in (plain, deep)]
    assert twice[1] < twice[0] / 2
    assert sum(chances) == pytest.approx(1)
    # A search asks for values, people for chances: they rest on the same.
    bare = replace(deep, swing=1e9)
    assert bare.values(rows)[0] == pytest.approx(0.85 * chances[0] + 0.075, abs=1e-3)
    # A shield is good, but not beside a sword: that is what a hint may say.
    assert deep.near(rows, 0).chance[1] < deep.near([[0.0, 0.0], [0.0, 0.0]], 0).chance[1]


def test_a_few_games_make_no_network(played: list[TrainingRows]) -> None:
    model = fit(NAMES, played[:20])
    assert deepen(model, played[:20]) is model


@pytest.mark.parametrize("words", ["", "edition=first air_marshal"])
def test_what_is_weighed_in_parts_is_what_the_rows_say(words: str) -> None:
    game, random = find("quartermaster"), Random(3)
    network = Network(
        tuple(tuple(random.uniform(-1, 1) for _ in range(3)) for _ in NAMES),
        (0.1, -0.2, 0.3),
        (0.5, -0.4, 0.2),
        (0.2, 0.1, -0.3),
    )
    heads = [tuple(random.uniform(-0.1, 0.1) for _ in NAMES) for _ in range(4)]
    model = Model(NAMES, heads[0], heads[1], 20.0, {}, heads[2], heads[3], network)
    value, state = weighed(model), game.new(settle(game, words.split()), 4)
    for number in range(240):
        decision = state.decisions[0]
        game.answer(state, decision.seat, random.choice(decision.options))
        state.events.clear()
        if number % 20 == 0:
            expected = seat_values(quartermaster, model, state)
            assert value(state) == pytest.approx(expected, abs=1e-9)


def test_more_than_two_sides_share_the_chances() -> None:
    model = Model(("a",), (1.0,), (2.0,), 10.0, {})
    chances = model.chances([[1.0], [1.0], [0.0]])
    assert chances[0] == chances[1] > chances[2]
    assert sum(chances) == pytest.approx(1)
    assert model.leads([[1.0], [3.0], [0.0]]) == [-4.0, 4.0, -6.0]
    assert read(write(model)) == model


def test_a_draw_is_worth_half_a_win_when_officers_compare_what_was_learnt() -> None:
    assert [training.worth(winner, 1) for winner in (1, -1, 0)] == [1.0, 0.5, 0.0]


def test_levels_that_play_are_read_from_words() -> None:
    assert training.stages("recruit,officer=5", 30) == [
        TrainingStage("recruit", 30),
        TrainingStage("officer", 5),
    ]
    for wrong in ("robot", "recruit=no", "recruit=0", "officer", "general", "marshal", ""):
        with pytest.raises(BadInput, match="--bots"):
            training.stages(wrong, 30)


def test_the_command_writes_a_model_and_its_figures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = "train quartermaster --games 10 --seed 2 --bots random --match 0 --jobs 1 --lang fr"
    folder = tmp_path / "learnt"
    assert main([*words.split(), "--out", str(folder)]) == 0
    model = read((folder / "model.json").read_bytes())
    assert not (folder / "policy.json").exists()
    assert model.made["command"] == (
        "wartable train quartermaster --games 10 --seed 2 --bots random --match 0"
    )
    assert model.made["games"] == [["random", 10]]
    shown = capsys.readouterr().out
    assert "Perte logarithmique" in shown
    assert str(folder) in shown.replace("\n", "")
    before = (folder / "games.jsonl").read_bytes()
    # The same command finds all games there, also where the last line is torn.
    (folder / "games.jsonl").write_bytes(before[:-9])
    assert main([*words.split(), "--out", str(folder)]) == 0
    assert (folder / "games.jsonl").read_bytes() == before
    assert read((folder / "model.json").read_bytes()) == model
    capsys.readouterr()
    assert main([*words.replace("--seed 2", "--seed 3").split(), "--out", str(folder)]) == 2
    assert "la même commande qu’avant" in capsys.readouterr().err
    (folder / "games.jsonl").write_text("my shopping list\n")
    assert main([*words.split(), "--out", str(folder)]) == 2
    assert "écrit par train" in capsys.readouterr().err


def test_a_training_may_start_from_what_was_learnt_before(
    learnt: tuple[LearntFiles, list[Practised]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    before.mkdir()
    (before / "model.json").write_bytes(learnt[0].model)
    (before / "policy.json").write_bytes(learnt[0].policy)
    words = "train quartermaster --seed 90 --bots officer=2 --match 0 --jobs 1 --start"
    assert main([*words.split(), str(before), "--out", str(after)]) == 0
    model = read((after / "model.json").read_bytes())
    assert model.made["start"]["folder"] == "before"
    # Nobody searched, so the judgement stays.
    assert (after / "policy.json").read_bytes() == learnt[0].policy
    played = practice.practise(Practice("quartermaster", (), 90, "officer", learnt[0]))
    first = (after / "games.jsonl").read_bytes().splitlines()[1]
    assert msgspec.json.decode(first, type=Practised).answers == played.answers
    (before / "policy.json").write_text("my shopping list")
    assert main([*words.split(), str(before), "--out", str(tmp_path / "other")]) == 2
    assert "policy.json': expected a file written by train" in capsys.readouterr().err
    assert not (tmp_path / "other").exists()


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("quartermaster --bots officer", "--bots: 'officer': expected another level first"),
        ("quartermaster --games 3", "--games: '3'"),
        ("quartermaster --start /no/such/folder", "--start: '/no/such/folder/model.json'"),
        ("quartermaster --out /no/such/folder/m", "a file that can be written"),
        ("chess", "game: 'chess'"),
    ],
)
def test_what_cannot_be_trained_is_told(
    words: str, expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", *words.split()]) == 2
    assert expected in capsys.readouterr().err
