"""Where games begin: bots in the laboratory start wherever people in the terminal can."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from wartable.core.game import find, settle
from wartable.lab import games_file

EXAMPLE = Path("examples/border_war.toml").resolve()
LATE = "turn germany supply\nround 19\ngermany\n armies germany, ukraine\n"
SIMULATE = ("simulate", "europe", "--bots", "others=random", "--games", "2", "--jobs", "1")


@pytest.fixture
def late(tmp_path: Path) -> Path:
    """A position of Quartermaster two rounds before the end."""
    path = tmp_path / "late.txt"
    path.write_text(LATE, encoding="utf-8")
    return path


def test_bots_play_a_scenario_of_ones_own(wartable: Run, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    done = wartable(*SIMULATE, "--scenario", EXAMPLE, "--json", "--out", kept)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)["outcomes"]
    assert [outcome["seed"] for outcome in found] == [1, 2]
    assert all(outcome["start"] and outcome["rounds"] <= 3 for outcome in found)
    assert wartable("report", kept, "--out", tmp_path / "page.html", "--lang", "fr").returncode == 0
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert "La guerre de la frontière" in page and "V1 " in page and "V5 " not in page


def test_games_from_elsewhere_are_no_games_of_the_same_run(wartable: Run, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    assert wartable(*SIMULATE, "--scenario", EXAMPLE, "--out", kept).returncode == 0
    again = wartable(*SIMULATE, "--scenario", EXAMPLE, "--out", kept)
    assert "All 2 games" in again.stderr
    other = wartable(*SIMULATE, "--out", kept)
    assert other.returncode == 2
    assert "expected none, or another file for these games" in other.stderr
    assert len(other.stderr) < 200


def test_a_scenario_may_be_named(wartable: Run) -> None:
    words = ("--scenario", "falkland_express", "--bots", "others=random", "--games", "1", "--json")
    done = wartable("simulate", "naval", *words)
    assert json.loads(done.stdout)["options"]["scenario"] == "falkland_express"


def test_bots_play_from_a_position(wartable: Run, late: Path) -> None:
    done = wartable("simulate", "quartermaster", "--position", late, "--games", "2", "--json")
    found = json.loads(done.stdout)["outcomes"]
    assert all(outcome["rounds"] == 2 for outcome in found)


def test_bots_meet_in_a_position(wartable: Run, late: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    words = ("--bots", "recruit,random", "--games", "2", "--position", late, "--out", kept)
    done = wartable("tournament", "quartermaster", *words)
    assert done.returncode == 0, done.stderr
    run, games = games_file.read(kept)
    assert run.position == LATE
    assert {played.outcome.rounds for played in games} == {2}


def test_a_game_that_is_over_is_not_played(wartable: Run, tmp_path: Path) -> None:
    game = find("naval")
    state = game.new(settle(game, ["scenario=falkland_express"]), 1)
    while state.decisions:
        game.answer(state, state.decisions[0].seat, state.decisions[0].options[0])
    path = tmp_path / "over.txt"
    path.write_text(game.write(state), encoding="utf-8")
    done = wartable("simulate", "naval", "--position", path, "--lang", "en")
    assert done.returncode == 2
    assert done.stderr.endswith("over.txt': expected a game that is not over yet\n")


def test_what_a_game_cannot_begin_with_is_refused(wartable: Run, late: Path) -> None:
    for command in ("simulate", "tournament"):
        bots = () if command == "simulate" else ("--bots", "random,recruit")
        words = (command, "europe", "--lang", "en", *bots)
        assert "one of these scenarios" in wartable(*words, "--scenario", "spain_1936").stderr
        both = wartable(*words, "--scenario", EXAMPLE, "--position", late)
        assert "without --position" in both.stderr
        set_twice = wartable(*words, "--position", late, "--options", "cover")
        assert "the file sets them" in set_twice.stderr
