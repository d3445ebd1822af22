"""Learning an evaluation from self-play."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from wartable.bots.model import Model, read, write
from wartable.cli import main
from wartable.core.decision import BadInput
from wartable.games.quartermaster.bots.features import NAMES
from wartable.lab import training
from wartable.lab.fitting import fit, judged
from wartable.lab.running import results
from wartable.lab.training import Stage, TrainingGame, TrainingRows

GAMES = 120


def one_by_one(work: Callable[[Any], Any], items: list[Any], label: str) -> Iterable[Any]:
    return map(work, items)


def backwards_in_two_processes(
    work: Callable[[Any], Any], items: list[Any], label: str
) -> Iterable[Any]:
    return results(work, items[::-1], 2)


def test_the_same_command_learns_the_same_in_any_number_of_processes() -> None:
    stages = [Stage("random", 9), Stage("officer", 1)]
    found = [
        write(training.learn("quartermaster", stages, 3, 0, "this", run).model)
        for run in (one_by_one, backwards_in_two_processes)
    ]
    assert found[0] == found[1]


def test_another_seed_learns_something_else() -> None:
    stages = [Stage("random", 6)]
    first, second = (
        training.learn("quartermaster", stages, seed, 0, "this", one_by_one).model
        for seed in (3, 40)
    )
    assert first.chance != second.chance


@pytest.fixture(scope="module")
def played() -> list[TrainingRows]:
    jobs = [TrainingGame("quartermaster", (), seed, "random", b"") for seed in range(GAMES)]
    return [training.play(job) for job in jobs]


def test_a_model_foretells_games_that_it_has_not_seen_better_than_a_constant(
    played: list[TrainingRows],
) -> None:
    names = NAMES
    found = fit(names, played[: GAMES // 2])
    model = Model(names, found.chance, found.lead, found.swing, {})
    gain, half = judged(model, played[GAMES // 2 :]).told()["gain_over_a_constant"]
    assert gain - half > 0


def test_a_model_knows_a_lead_when_it_sees_one(played: list[TrainingRows]) -> None:
    names = NAMES
    found = fit(names, played)
    model = Model(names, found.chance, found.lead, found.swing, {})
    rows = [[0.0] * len(names) for _ in range(2)]
    rows[1][names.index("points")] = 2.0
    assert model.leads(rows)[1] > 2
    assert model.chances(rows)[1] > 0.5


def test_more_than_two_sides_share_the_chances() -> None:
    model = Model(("a",), (1.0,), (2.0,), 10.0, {})
    chances = model.chances([[1.0], [1.0], [0.0]])
    assert chances[0] == chances[1] > chances[2]
    assert sum(chances) == pytest.approx(1)
    assert model.leads([[1.0], [3.0], [0.0]]) == [-4.0, 4.0, -6.0]
    assert read(write(model)) == model


def test_levels_that_play_are_read_from_words() -> None:
    assert training.stages("recruit,officer=5", 30) == [Stage("recruit", 30), Stage("officer", 5)]
    for wrong in ("robot", "recruit=no", "recruit=0", "officer", ""):
        with pytest.raises(BadInput, match="--bots"):
            training.stages(wrong, 30)


def test_the_command_writes_a_model_and_its_figures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = "train quartermaster --games 10 --seed 2 --bots random --match 0 --jobs 1 --lang fr"
    file = tmp_path / "model.json"
    assert main([*words.split(), "--out", str(file)]) == 0
    model = read(file.read_bytes())
    assert model.made["command"] == (
        "wartable train quartermaster --games 10 --seed 2 --bots random --match 0"
    )
    assert model.made["games"] == {"random": 10}
    shown = capsys.readouterr().out
    assert "Perte logarithmique" in shown
    assert str(file) in shown.replace("\n", "")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("quartermaster --bots officer", "--bots: 'officer': expected another level first"),
        ("quartermaster --games 3", "--games: '3'"),
        ("quartermaster --out /no/such/folder/m.json", "a file that can be written"),
        ("chess", "game: 'chess'"),
    ],
)
def test_what_cannot_be_trained_is_told(
    words: str, expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", *words.split()]) == 2
    assert expected in capsys.readouterr().err
