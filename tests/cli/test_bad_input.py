"""Whatever is wrong with the input is told in one line that names the word, with exit code 2."""

from pathlib import Path

import pytest
from tests.cli.conftest import Run

CASES = {
    "play chess": ("chess", "quartermaster"),
    "play quartermaster --seats germny=me": ("germny=me", "germany"),
    "play quartermaster --seats germany=robot": ("germany=robot", "recruit"),
    "play quartermaster --people 9": ("9", "2, 3, 4, 5, 6"),
    "play quartermaster --load /no/such/file": ("/no/such/file", "a file"),
    "play quartermaster --options atlantis": ("atlantis", "reallocate"),
    "play quartermaster --edition third": ("third", "second"),
    "play quartermaster --seed x": ("x", "int"),
    "play quartermaster --seed -4": ("-4", "whole number"),
    "play quartermaster --lang de": ("de", "en, fr"),
    "play quartermaster --bogus": ("--bogus", "--seats"),
    "play": ("play", "GAME"),
    "bogus": ("bogus", "simulate"),
    "replay /no/such/file": ("/no/such/file", "a file"),
    "cards quartermaster --nation spain": ("spain", "italy"),
    "cards quartermaster --edition third": ("third", "second"),
    "simulate quartermaster --games 0": ("0", "from 1"),
    "simulate quartermaster --bots germany=me": ("germany=me", "random"),
    "fuzz chess": ("chess", "quartermaster"),
    "rule qm 99.9": ("qm 99.9", "a rule"),
}


@pytest.mark.parametrize("line", CASES)
def test_a_wrong_word_is_named_with_what_was_expected(wartable: Run, line: str) -> None:
    done = wartable(*line.split())
    word, expected = CASES[line]
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    assert word in done.stderr
    assert expected in done.stderr


POSITIONS = {
    "turn atlantis": "line 1: 'atlantis'",
    "germany\n  armies atlantis": "line 2: 'atlantis'",
    "germany\n  hand blitzkreig": "line 2: 'blitzkreig': expected a card of germany: blitzkrieg",
    "germany\n  armies moscow\nsoviet_union\n  armies moscow": "'moscow'",
    "bogus 3": "line 1: 'bogus'",
    "vp axis many allies 3": "line 1: 'many'",
    "edition third": "third",
}


@pytest.mark.parametrize("text", POSITIONS)
def test_a_wrong_position_is_refused_with_its_line(
    wartable: Run, tmp_path: Path, text: str
) -> None:
    file = tmp_path / "position.txt"
    file.write_text(text, encoding="utf-8")
    done = wartable("play", "quartermaster", "--position", file)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1, done.stderr
    assert POSITIONS[text] in done.stderr
