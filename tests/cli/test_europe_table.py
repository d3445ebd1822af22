"""Europe in the terminal: a map that can be read in 120 columns."""

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from tests.cli.conftest import Run

from wartable.core.game import find, settle
from wartable.games.europe import terminal
from wartable.words.text import words


def drawn(scenario: str, lang: str) -> list[str]:
    """The lines of the table."""
    europe = find("europe")
    state = europe.new(settle(europe, [f"scenario={scenario}"]), 1)
    console = Console(width=120, color_system=None, record=True, file=StringIO())
    console.print(terminal.draw(europe.view(state, 0), words(lang, "europe")))
    return console.export_text().splitlines()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("scenario", ["poland_1939", "france_1940"])
def test_every_hex_and_every_unit_is_on_the_table(scenario: str, lang: str) -> None:
    page = "\n".join(drawn(scenario, lang))
    europe = find("europe")
    state = europe.new(settle(europe, [f"scenario={scenario}"]), 1)
    view = europe.view(state, 0)
    board = state.scenario.board
    assert all(name in page for name in board.name[: board.size] if name)
    spoken = words(lang, "europe")
    for unit, row in view["units"].items():
        if row["at"][:1].isdigit() and view["countries"][row["country"]]["faction"]:
            assert f"{spoken.name('unit-' + unit.replace('_', '-'))} {row['at']}" in page


def test_rows_of_hexes_stand_half_a_hex_apart() -> None:
    lines = drawn("poland_1939", "en")
    first = next(line for line in lines if "0101" in line)
    second = next(line for line in lines if "0102" in line)
    assert second.index("0102") - first.index("0101") == terminal.CELL // 2


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("scenario", ["poland_1939", "france_1940"])
def test_the_heading_keeps_turn_and_phase_apart_in_one_line(scenario: str, lang: str) -> None:
    title, heading, weather = drawn(scenario, lang)[:3]
    turn, phase = re.split(r" {2,}", heading.strip("│ "))
    assert turn.endswith(scenario[-4:])
    assert phase[0].isupper()
    assert title.startswith("╭") and weather.startswith("╰")


def test_d_tells_what_an_attack_needs_and_changes_nothing(wartable: Run, tmp_path: Path) -> None:
    file = tmp_path / "poland.txt"
    file.write_text("game europe\nphase operations axis\n")
    given = "d attack german_3rd_army 1007\nd done\nd 9999\nq\n"
    done = wartable("play", "europe", "--seed", "3", "--position", file, given=given)
    assert "Attacker +2: national strength" in done.stdout
    assert "Defender retreats 1 hex" in done.stdout
    assert "31%" in done.stdout
    assert "There is nothing more to say about that answer." in done.stdout
    assert "Type d and the number of an answer" in done.stdout
    assert "Traceback" not in done.stdout + done.stderr


def test_hundreds_of_answers_are_a_line_for_each_unit_until_one_is_named(
    wartable: Run, tmp_path: Path
) -> None:
    file = tmp_path / "poland.txt"
    file.write_text("game europe\nphase operations axis\n")
    given = "xvi\nxvi 0712\nq\n"
    done = wartable("play", "europe", "--seed", "3", "--position", file, given=given)
    folded, _, rest = done.stdout.partition("may mean several answers")
    assert re.search(r"\d+–\d+ +XVI Panzer Corps +can reach 81 hexes", folded)
    assert re.search(r"German 3rd Army +can reach 40 hexes, 2 attacks: up to 58%", folded)
    assert "XVI Panzer Corps to" not in folded.replace("“XVI", "")
    number = re.search(r"(\d+) XVI Panzer Corps to hex 0712", rest)
    assert number is not None
    assert "The XVI Panzer Corps moved to hex 0712." in rest
    # The number that was listed means the same.
    again = wartable("play", "europe", "--seed", "3", "--position", file, given=f"{number[1]}\nq\n")
    assert "The XVI Panzer Corps moved to hex 0712." in again.stdout


def test_a_question_mark_tells_of_the_own_units_that_cannot_act(
    wartable: Run, tmp_path: Path
) -> None:
    file = tmp_path / "poland.txt"
    file.write_text("game europe\nphase operations axis\n")
    given = "move xvi_panzer_corps 0712\nstop\n?\nq\n"
    done = wartable("play", "europe", "--position", str(file), "--seed", "5", given=given)
    told = [line for line in done.stdout.splitlines() if "Not now" in line]
    assert [line.removeprefix("> ") for line in told] == [
        "Not now: the XVI Panzer Corps was already activated in this phase (eu 6.3).",
        "Not now: Slovakia has 0 production points, and this costs 1 (eu 6.3).",
    ]
