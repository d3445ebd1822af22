"""A scenario that nobody has seen: it is checked, played to the end, saved, recorded and told."""

import re
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from tests.conftest import rule

from wartable.cli import main
from wartable.core.decision import BadInput
from wartable.core.events import Event
from wartable.core.game import find, settle
from wartable.core.match import Match
from wartable.core.replaying import replay
from wartable.games.europe import scenario_files, terminal
from wartable.games.europe.state import load
from wartable.words.telling import Teller

EXAMPLE = Path(__file__).parents[3] / "examples" / "border_war.toml"
TEXT = EXAMPLE.read_text(encoding="utf-8")
GAME = find("europe")


DISTANT = 'winner = "western", when = { last_turn = true, conquered = ["norland"] }'


def played(seed: int, text: str = TEXT) -> Match:
    """A game of the example with any answers, to its end."""
    match = Match(GAME, settle(GAME, []), seed, scenario_files.position(text))
    chance = Random(seed)
    while not match.over:
        decision = match.decisions[0]
        match.answer(decision.seat, chance.choice(decision.options))
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    return played(7)


def test_it_begins_with_the_weather_of_its_first_turn() -> None:
    match = Match(GAME, settle(GAME, []), 1, scenario_files.position(TEXT))
    assert match.events[0][1].kind == "weather"
    assert GAME.seats(match.state) == ("axis", "western")


def test_it_is_played_to_the_end_and_somebody_wins(match: Match) -> None:
    assert GAME.result(match.state) in ("axis", "western", "draw")


@rule("eu 12.1")
def test_if_no_level_holds_on_the_last_turn_the_game_is_a_draw() -> None:
    text = TEXT.replace('winner = "western", when = { last_turn = true }', DISTANT)
    assert scenario_files.problems(text, "my.toml") == []
    match = played(3, text)
    assert GAME.result(match.state) == "draw" and match.state.turn == 3


def test_a_state_of_it_is_saved_and_loaded(match: Match) -> None:
    assert GAME.load(match.state.dump()).dump() == match.state.dump()


def test_more_than_64_units_are_saved_and_loaded(match: Match) -> None:
    state = match.state.copy()
    state.frames = [("phase", 0), ("act", 0, 1 << 70 | 1)]
    assert load(state.dump()).frames == state.frames


def test_a_position_of_it_reads_back_to_the_same_state() -> None:
    match = Match(GAME, settle(GAME, []), 3, scenario_files.position(TEXT))
    again = GAME.position(GAME.write(match.state), 1)
    assert again.dump() == match.state.dump()


def test_its_record_carries_the_whole_file_and_is_replayed(match: Match) -> None:
    again = replay(match.record())
    assert again.state.dump() == match.state.dump()


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "The Sudland Air Force"), ("fr", "L’aviation sudlandaise")]
)
def test_the_log_uses_the_names_of_the_file(match: Match, lang: str, words: str) -> None:
    teller = Teller(GAME, lang)
    assert any(words in teller.log(match.state, event) for _, event in match.events)


@pytest.mark.parametrize(
    ("number", "words"),
    [("many", "Les Terres du Sud achètent un marqueur"), ("one", "Les Terres du Sud achète un")],
)
def test_a_country_with_a_plural_name_has_plural_verbs_in_french(number: str, words: str) -> None:
    name = f'fr = "Terres du Sud", fr_the = "les Terres du Sud", fr_number = "{number}" }}'
    text = re.sub(r'fr = "Sudlande".*', name, TEXT, count=1)
    match = Match(GAME, settle(GAME, []), 1, scenario_files.position(text))
    bought = Event("bought", (1,))
    assert Teller(GAME, "fr").log(match.state, bought).startswith(words)


def test_the_command_says_that_it_can_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "--check", str(EXAMPLE), "--lang", "en"]) == 0
    assert capsys.readouterr().out == "border_war.toml: can be played\n"


def test_the_command_lists_all_that_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(TEXT.replace('at = "0302"', 'at = "9902"').replace("0103 0203", "0103 0403"))
    assert main(["scenario", "--check", str(bad), "--lang", "fr"]) == 2
    assert capsys.readouterr().out.splitlines()[-1] == "bad.toml\u00a0: 2 choses ne vont pas"


def test_the_command_hints_at_what_is_odd(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    odd = tmp_path / "odd.toml"
    odd.write_text(TEXT.replace(', capital = true, source = "unlimited"', ""), encoding="utf-8")
    assert main(["scenario", "--check", str(odd), "--lang", "en"]) == 0
    assert "expected a supply line at the start" in capsys.readouterr().out


def test_the_command_prints_a_scenario_to_start_from(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "poland_1939"]) == 0
    assert scenario_files.problems(capsys.readouterr().out, "my.toml") == []


def test_nothing_is_started_from_a_file_that_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(TEXT.replace('at = "0302"', 'at = "9902"'), encoding="utf-8")
    assert main(["play", "europe", "--scenario", str(bad), "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("wartable: bad.toml: units.norland_1st_army.at: '9902': expected ")


def test_its_own_names_are_on_the_table_in_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("q\n"))
    assert main(["play", "europe", "--scenario", str(EXAMPLE), "--lang", "fr"]) == 0
    table = capsys.readouterr().out
    assert "La guerre de la frontière" in table and "border_war" not in table
    assert "Norlande" in table and "corps blindé 0403" in table


def test_a_scenario_is_named_or_a_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("q\n"))
    assert main(["play", "europe", "--scenario", "france_1940", "--lang", "en"]) == 0
    assert "France 1940" in capsys.readouterr().out
    assert main(["play", "europe", "--scenario", "spain_1936", "--lang", "en"]) == 2
    said = "'spain_1936': expected a file that can be read, or one of these scenarios: poland_1939"
    assert said in capsys.readouterr().err
    assert main(["play", "quartermaster", "--scenario", "spain_1936", "--lang", "en"]) == 2
    assert "'quartermaster': expected one of europe" in capsys.readouterr().err


def test_a_scenario_file_goes_with_no_other_start(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["play", "europe", "--scenario", str(EXAMPLE), "--position", str(EXAMPLE)]
    assert main([*words, "--lang", "en"]) == 2
    assert "without --position" in capsys.readouterr().err


def test_a_damaged_line_of_a_position_is_refused() -> None:
    with pytest.raises(BadInput):
        GAME.position('game europe\nfile {"format": "europe-scenario/1"', 1)


def test_the_table_in_the_terminal_shows_its_map(match: Match) -> None:
    console = Console(width=120, file=StringIO())
    teller = Teller(GAME, "en")
    teller.hear(match.state)
    console.print(terminal.draw(GAME.view(match.state, 0), teller.words))
    assert isinstance(console.file, StringIO)
    assert "Border War" in console.file.getvalue()
