"""`wartable replay`: records that are whole, altered or cut off."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from tests.cli.conftest import Done, Run, run_all

from wartable.core import joint
from wartable.core.game import find, settle
from wartable.core.match import Match


@pytest.fixture(scope="module")
def record() -> str:
    """The record of a whole random game."""
    game, random = find("quartermaster"), Random(1)
    match = Match(game, settle(game, []), 11)
    while not match.over:
        decision = match.decisions[0]
        match.answer(decision.seat, random.choice(decision.options))
    return match.record()


def test_a_record_is_told_in_both_languages(wartable: Run, tmp_path: Path, record: str) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record, encoding="utf-8")
    english = wartable("replay", file)
    assert english.returncode == 0, english.stderr
    assert "Germany: discard" in english.stdout
    assert "The game is over after" in english.stdout
    french = wartable("replay", file, "--lang", "fr", "--to", "20")
    assert "Arrêt après 20 réponses sur" in french.stdout
    assert "L’Allemagne pioche" in french.stdout


def test_a_sound_record_is_verified(wartable: Run, tmp_path: Path, record: str) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record, encoding="utf-8")
    done = wartable("replay", file, "--check")
    assert done.returncode == 0
    assert "the record is sound" in done.stdout


def _swap_an_answer(text: str) -> str:
    lines = text.split("\n")
    at = lines.index("begin") + 30
    lines[at] = "pass" if lines[at] != "pass" else "discard build_army"
    return "\n".join(lines)


def _other_hash(text: str) -> str:
    at = text.index("\n= ") + 3
    return text[:at] + "00000000" + text[at + 8 :]


ALTERED: dict[str, Callable[[str], str]] = {
    "an answer": _swap_an_answer,
    "a hash": _other_hash,
    "the seed": lambda text: text.replace("\nseed 11\n", "\nseed 12\n"),
    "the game": lambda text: text.replace("game quartermaster", "game chess"),
    "the rules": lambda text: text.replace("\nrules 2\n", "\nrules 99\n"),
    "rules that are no number": lambda text: text.replace("\nrules 2\n", "\nrules ²\n"),
    "an option": lambda text: text.replace("\nrules", "\noptions atlantis\nrules"),
    "the first line": lambda text: "x" + text,
    "a line too many": lambda text: text.replace("\nend\n", "\npass\nend\n"),
    "a cut at a quarter": lambda text: text[: len(text) // 4],
    "a cut in the header": lambda text: text[:60],
    "a cut before the seed": lambda text: text[: text.rindex("seed")],
    "no line at all": lambda text: "",
    "a word in place of the seed": lambda text: text.replace("\nseed 11\n", "\nseed x\n"),
}


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory: pytest.TempPathFactory, record: str) -> dict[str, Done]:
    """What came of every altered record."""
    lines: dict[str, list[str | Path]] = {}
    for what, alter in ALTERED.items():
        file = tmp_path_factory.mktemp("records") / "game.txt"
        assert alter(record) != record
        file.write_text(alter(record), encoding="utf-8")
        lines[what] = ["replay", file, "--check"]
    return run_all(lines)


@pytest.mark.parametrize("what", ALTERED)
def test_a_record_that_was_altered_or_cut_off_is_refused(
    outcomes: dict[str, Done], what: str
) -> None:
    done = outcomes[what]
    assert done.returncode == 2, done.stdout
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    assert "expected" in done.stderr


def test_who_drew_the_seed_is_checked_and_told(wartable: Run, tmp_path: Path) -> None:
    values = ["a1" * 16, "b2" * 16, "c3" * 16]
    who = (joint.SERVER, "germany", "japan+italy")
    shares = [
        joint.SeedShare(name, joint.commitment(value), value)
        for name, value in zip(who, values, strict=True)
    ]
    game = find("quartermaster")
    match = Match(game, settle(game, []), joint.seed(values), shares=shares)
    match.answer(0, match.decisions[0].options[0])
    file = tmp_path / "drawn.txt"
    file.write_text(match.record(), encoding="utf-8")
    done = wartable("replay", file, "--check")
    assert "japan, italy: the share matches" in done.stdout
    assert "the server and 2 people" in done.stdout
    file.write_text(match.record().replace("c3" * 16, "c4" * 16), encoding="utf-8")
    done = wartable("replay", file, "--check")
    assert done.returncode == 2 and "someone cheated" in done.stderr
    file.write_text(match.record().replace(f"seed {match.seed}", "seed 7"), encoding="utf-8")
    assert wartable("replay", file, "--check").returncode == 2
