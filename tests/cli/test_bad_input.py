"""Whatever is wrong with the input is told in one line that names the word, with exit code 2."""

from pathlib import Path

import pytest
from tests.cli.conftest import Done, run, run_all, run_apart

from wartable.cli import main

CASES = {
    "play chess": ("chess", "quartermaster"),
    "play quartermaster --seats germny=me": ("germny=me", "germany"),
    "play quartermaster --seats germany=robot": ("germany=robot", "recruit"),
    "play quartermaster --people 9": ("9", "2, 3, 4, 5, 6"),
    "play quartermaster --load /no/such/file": ("/no/such/file", "a file"),
    "play quartermaster --options atlantis": ("atlantis", "reallocate"),
    "play quartermaster --edition third": ("third", "second"),
    "play quartermaster --seed x": ("x", "a whole number"),
    "play quartermaster --seed -4": ("'-4'", "a whole number, at least 0"),
    "play quartermaster --seed 1.5": ("'1.5'", "a whole number"),
    "play quartermaster --think -1": ("'-1'", "such as 0.1"),
    "simulate naval --games=2.0": ("2.0", "a whole number"),
    "scenario --chek": ("--chek", "--check"),
    "play quartermaster --lang de": ("de", "en, fr"),
    "play quartermaster --bogus": ("--bogus", "--seats"),
    "play": ("play", "GAME"),
    "bogus": ("bogus", "replay"),
    "replay /no/such/file": ("/no/such/file", "a file"),
    "cards quartermaster --nation spain": ("spain", "italy"),
    "cards quartermaster --edition third": ("third", "second"),
    "simulate quartermaster --games 0": ("0", "at least 1"),
    "simulate quartermaster --bots germany=me": ("germany=me", "random"),
    "simulate quartermaster --jobs 0": ("0", "at least 1"),
    "simulate quartermaster --think 0": ("0", "such as 0.1"),
    "simulate quartermaster --out /no/such/folder/games": ("/no/such/folder/games", "written"),
    "tournament quartermaster --bots recruit,robot": ("robot", "random"),
    "tournament quartermaster --bots recruit": ("recruit", "two bots"),
    "tournament quartermaster --bots recruit,recruit": ("recruit", "once"),
    "tournament quartermaster --bots random,recruit --games 3": ("3", "multiple of 2"),
    "tournament naval --options seats=3 --bots random,recruit --games 4": ("4", "multiple of 6"),
    "report /no/such/file": ("/no/such/file", "a file"),
    "report README.md": ("README.md", "--out"),
    "report": ("report", "--out"),
    "fuzz chess": ("chess", "quartermaster"),
    "rule qm 99.9": ("qm 99.9", "a rule"),
}


MISTAKES = {
    "quartermaster": {
        "germany balkans": "'balkans': expected nothing more",
        "armies germany": "'armies': expected a line with one of these names before it: germany",
    },
    "europe": {
        "bare poland": "'poland': expected nothing more",
        "unit german_1st_army 0810 sorties 3": "'sorties': expected one of reduced, low, none",
    },
}


@pytest.fixture(scope="module")
def outcomes() -> dict[str, Done]:
    """What came of every case."""
    return run_all({line: [*line.split()] for line in CASES})


@pytest.mark.parametrize("line", CASES)
def test_a_wrong_word_is_named_with_what_was_expected(outcomes: dict[str, Done], line: str) -> None:
    done = outcomes[line]
    word, expected = CASES[line]
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    assert word in done.stderr
    assert expected in done.stderr


def test_the_command_says_and_ends_so_in_a_process_of_its_own(outcomes: dict[str, Done]) -> None:
    line = "play quartermaster --people 9"
    done, here = run_apart(*line.split()), outcomes[line]
    assert (done.returncode, done.stdout, done.stderr) == (2, here.stdout, here.stderr)


MANY = ("--games 0", "--seed -1", "--options atlantis", "--jobs 0", "--lang de", "--bogus")
WRITERS = {
    "simulate naval --out FILE": (*MANY, "--bots alpha=me", "--think 0", "--out"),
    "tournament naval --out FILE --bots random,recruit": (*MANY, "--games 3", "--sprt 0.6,0.5"),
    "dataset naval --games 1 --out FILE": (*MANY[1:], "--bots alpha=me", "--games 2"),
    "dataset naval --games 1 --bots others=random --out FILE.csv": ("", "--lang fr"),
    "train naval --out FILE": (*MANY[:2], "--bots grandmaster", "--match -1", "--start FILE.no"),
    "report FILE.no --out FILE": ("", "--lang fr"),
}
"""Commands that write, each with what makes them wrong."""


@pytest.mark.parametrize("there", [False, True])
@pytest.mark.parametrize("line", WRITERS)
def test_a_command_that_is_refused_leaves_no_file_and_changes_none(
    tmp_path: Path, line: str, there: bool
) -> None:
    for number, wrong in enumerate(WRITERS[line]):
        folder = tmp_path / str(number)
        folder.mkdir()
        files = {"of_mine.npz": b"something else\n"} if there else {}
        for name, data in files.items():
            (folder / name).write_bytes(data)
        done = run(*f"{line} {wrong}".replace("FILE", str(folder / "of_mine.npz")).split())
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), wrong
        found = {path.name: path.read_bytes() for path in folder.iterdir()}
        assert found == files, wrong


POSITIONS = {
    "turn atlantis": "line 1: 'atlantis'",
    "germany\n  armies atlantis": "line 2: 'atlantis'",
    "germany\n  hand blitzkreig": "line 2: 'blitzkreig': expected a card of germany: blitzkrieg",
    "germany\n  armies moscow\nsoviet_union\n  armies moscow": "'moscow'",
    "bogus 3": "line 1: 'bogus'",
    "vp axis many allies 3": "line 1: 'many'",
    "edition third": "third",
}


@pytest.fixture(scope="module")
def positions(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Done]:
    """What came of every position."""
    lines: dict[str, list[str | Path]] = {}
    for text in POSITIONS:
        file = tmp_path_factory.mktemp("positions") / "position.txt"
        file.write_text(text, encoding="utf-8")
        lines[text] = ["play", "quartermaster", "--position", file]
    return run_all(lines)


@pytest.mark.parametrize("text", POSITIONS)
def test_a_wrong_position_is_refused_with_its_line(positions: dict[str, Done], text: str) -> None:
    done = positions[text]
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1, done.stderr
    assert POSITIONS[text] in done.stderr


def test_what_a_game_calls_its_settings_and_groups_can_be_said_as_options(
    capsys: pytest.CaptureFixture[str],
) -> None:
    command = ["cards", "quartermaster", "--json"]
    assert main([*command, "--air-marshal", "--nation", "italy"]) == 0
    short = capsys.readouterr().out
    assert main([*command, "--options", "air_marshal", "--group", "italy"]) == 0
    assert capsys.readouterr().out == short
    assert '"support"' in short


@pytest.mark.parametrize(
    ("game", "text"), [(game, text) for game, texts in MISTAKES.items() for text in texts]
)
def test_a_wrong_line_of_a_position_says_what_was_expected_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str, text: str
) -> None:
    written = tmp_path / "position.txt"
    written.write_text(text)
    assert main(["play", game, "--position", str(written), "--lang", "en"]) == 2
    line = len(text.splitlines())
    assert capsys.readouterr().err.startswith(f"wartable: line {line}: {MISTAKES[game][text]}")


def test_a_file_may_begin_with_a_byte_order_mark(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written = tmp_path / "border.toml"
    written.write_text(Path("examples/border_war.toml").read_text(), encoding="utf-8-sig")
    assert main(["scenario", "--check", str(written), "--lang", "en"]) == 0
    assert capsys.readouterr().out == "border.toml: can be played\n"
