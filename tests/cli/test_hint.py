"""`wartable hint`, and hints while playing and over the text protocol."""

import json
from io import StringIO
from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.console import Console
from tests.cli.conftest import Run

from wartable.adapters.protocol import Protocol
from wartable.bots.hint import hint
from wartable.bots.random import RandomBot
from wartable.bots.seat import Seat
from wartable.cli import main
from wartable.cli.hint import show
from wartable.core.game import find, settle
from wartable.core.match import Match
from wartable.words.hinting import HintText, tell

POSITION = """turn germany play
germany
  armies germany, eastern_europe
  hand land_battle, sea_battle, build_army
soviet_union
  armies moscow, ukraine
"""
QUICK = ("--think", "0.02")


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """A file with a position."""
    file = tmp_path / "position.txt"
    file.write_text(POSITION, encoding="utf-8")
    return file


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A file with the record of a whole game."""
    game = find("naval")
    match, bots = Match(game, settle(game, []), 4), [RandomBot(0), RandomBot(1)]
    while not match.over:
        asked = match.decisions[0]
        seat = Seat(game, lambda: match.state, asked.seat)
        match.answer(asked.seat, bots[asked.seat].choose(seat, asked))
    file = tmp_path / "record.txt"
    file.write_text(match.record(), encoding="utf-8")
    return file


def test_a_position_from_a_file_or_the_standard_input_gets_the_same_hint(
    wartable: Run, position: Path
) -> None:
    done = wartable("hint", position, *QUICK)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Germany is asked: Play a card")
    assert "to win" in done.stdout
    assert "The General would" in done.stdout
    assert wartable("hint", "-", *QUICK, given=POSITION).stdout == done.stdout


def test_it_speaks_french_and_json(position: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", str(position), *QUICK, "--lang", "fr"]) == 0
    assert "chances de gagner" in capsys.readouterr().out.replace("\n", " ")
    assert main(["hint", str(position), *QUICK, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["seat"] == "germany"
    assert len(found["moves"]) == 3
    assert 0 <= found["moves"][0]["chance"] <= 1


PLAN = """round 2
turn germany play
germany
  armies germany, eastern_europe
  hand land_battle, sea_battle, build_army
  status blitzkrieg
soviet_union
  armies moscow, ukraine
"""


@pytest.mark.parametrize(
    ("nation", "heading"),
    [
        ("germany", "Question pour l’Allemagne\u00a0: "),
        ("united_states", "Question pour les États-Unis\u00a0: "),
    ],
)
def test_a_nation_has_its_article(
    nation: str, heading: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "position.txt"
    file.write_text(f"turn {nation} play\n{nation}\n  hand build_army, build_navy\n")
    assert main(["hint", str(file), *QUICK, "--lang", "fr"]) == 0
    assert capsys.readouterr().out.startswith(heading)


def test_one_other_answer_is_not_called_others() -> None:
    game = find("quartermaster")
    match = Match(game, settle(game, []), 7, PLAN)
    seat = Seat(game, lambda: match.state, 0)
    found = hint(seat, match.decisions[0], think=0.1, clock=None)
    assert found.why and len(found.moves) == 3
    assert [said.answer for said in found.plan] == [
        "battle ukraine",
        "use blitzkrieg",
        "build ukraine",
    ]
    assert "The plan after that: Battle Ukraine, " in tell(game, match.state, found, "en").text()
    assert tell(game, match.state, found, "en").why.startswith("Compared with the others, it ")
    two = replace(found, moves=found.moves[:2])
    assert tell(game, match.state, two, "en").why.startswith("Compared with the other answer, it ")
    assert tell(game, match.state, two, "fr").why.startswith("Par rapport à l’autre réponse, cela ")
    for level, who in (("recruit", "La recrue"), ("officer", "L’officier")):
        named = replace(found, level=level, verdict="clear")
        assert tell(game, match.state, named, "fr").verdict.startswith(f"{who} répondrait")


def test_a_record_gets_a_hint_at_any_answer(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["hint", str(record), "--at", "40", "--seed", "2", "--lang", "en", *QUICK]) == 0
    assert " is asked: " in capsys.readouterr().out


def test_what_is_wrong_is_told_with_the_way_out(
    position: Path, record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = {
        (position, "--at", "3"): "a position has no answers",
        (position, "--level", "random"): "recruit, officer, general, marshal",
        (position, "--think", "0"): "a number above 0",
        (position, "--seat", "italy"): "a seat that is asked: germany",
        (position, "--lang", "xx"): "one of en, fr",
        (record,): "use --at to go back",
        (record, "--at", "99999"): "that is where the record ends",
        (tmp_path / "none.txt",): "a file that can be read",
    }
    for words, message in wrong.items():
        assert main(["hint", *map(str, words)]) == 2
        assert message in capsys.readouterr().err


def test_a_hint_while_playing_changes_nothing(wartable: Run, position: Path) -> None:
    words = ("play", "quartermaster", "--position", position, "--seed", "3")
    done = wartable(*words, given="i\nh\nq\n")
    assert done.returncode == 0, done.stderr
    assert "The General would" in done.stdout.replace("\n", " ") or "hardly differ" in done.stdout
    assert "i gives a hint: what a bot would answer" in done.stdout
    assert "  1 " in done.stdout


def test_hints_over_the_protocol() -> None:
    table = Protocol()
    for line in ("position seed=7", *POSITION.splitlines()):
        assert table.reply(line) == []
    assert table.reply("end") == ["ok"]
    before = table.reply("state")
    said, end = table.reply("hint germany think=0.02 seed=5")
    assert end == "ok"
    found = json.loads(said)
    assert {move["said"]["answer"] for move in found["moves"]} <= set(table.reply("legal"))
    assert found["text"]["en"] and found["text"]["fr"]
    assert table.reply("hint think=0.02 seed=5")[0] == said
    assert table.reply("state") == before
    assert table.reply("hint italy")[0].startswith("error table")
    assert "recruit, officer, general, marshal" in table.reply("hint level=random")[0]
    assert "above 0" in table.reply("hint think=never")[0]
    assert "level=…" in table.reply("hint germany depth=3")[0]


def test_no_line_ends_at_a_space_that_must_not_break() -> None:
    out = StringIO()
    move = "Défausser «\u00a0Patrouilles dans l’océan Indien\u00a0»\u00a0: 19\u00a0% de chances"
    for width in range(24, 60):
        show(Console(file=out, width=width), HintText([move], move, "", "", ""))
    lines = out.getvalue().splitlines()
    assert len(lines) > 100
    assert not [line for line in lines if line.endswith("\u00a0") or line.strip()[0] in "»:%"]


def test_of_several_who_are_asked_at_once_each_gets_a_hint_of_their_own(
    wartable: Run, tmp_path: Path
) -> None:
    game, file = find("quartermaster"), tmp_path / "opening.txt"
    file.write_text(game.write(game.new(settle(game, []), 1)), encoding="utf-8")
    hinted = {}
    for seat in ("germany", "japan", "united_states"):
        done = wartable("hint", file, *QUICK, "--level", "recruit", "--seat", seat, "--json")
        found = json.loads(done.stdout)
        assert found["seat"] == seat
        hinted[seat] = found["moves"][0]["said"]["answer"]
    first = json.loads(wartable("hint", file, *QUICK, "--level", "recruit", "--json").stdout)
    assert first["seat"] == "germany" and len({*hinted.values()}) == 3
