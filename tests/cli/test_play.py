"""`wartable play`, driven by lines and through a real terminal."""

import os
import pty
import re
import select
import signal
import subprocess
import time
from pathlib import Path

import pytest
from tests.cli.conftest import COMMAND, ENVIRONMENT, Run

from wartable.core.replaying import replay

LAST_SHIP = """turn alpha actions
alpha
  row1 ticonderoga, gary
  hand missile_launch
bravo
  row1 smerch
"""


def test_a_round_is_played_and_the_end_of_the_input_is_a_polite_end(wartable: Run) -> None:
    done = wartable("play", "quartermaster", "--seed", "3", given="1\n" * 20)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "Round 2: Germany to play." in done.stdout
    assert done.stdout.rstrip().endswith("Goodbye.")


def test_it_speaks_french(wartable: Run) -> None:
    done = wartable(
        "play", "quartermaster", "--seed", "3", "--lang", "fr", given="1\n1\n1\n? 1\nq\n"
    )
    assert "Vous jouez : Allemagne." in done.stdout.replace("\xa0", " ")
    assert "L’Allemagne défausse « Construire une armée »." in done.stdout
    assert "C’est permis." in done.stdout
    assert "discard" not in done.stdout.lower()


def test_it_tells_why_not_and_takes_nothing_amiss(wartable: Run) -> None:
    numbers = ["0", "999", "-1", "? -1", "1.5", "²"]
    lines = [*numbers, "bogus", "? use blitzkrieg", "?", "h", "b", "l", "u", "s", "", "q"]
    given = "1\n1\n1\n" + "\n".join(lines) + "\n"
    done = wartable("play", "quartermaster", "--seed", "3", given=given)
    assert done.returncode == 0
    for number in ("999", "-1", "1.5"):
        assert f"There is no answer {number}: choose 1 to " in done.stdout
    assert "Not now: no answer begins with “-1”.\n" in done.stdout
    # No rulebook says what the table can read.
    assert "Not now: no answer begins with “bogus”.\n" in done.stdout
    assert re.search(r"Not now: .*Blitzkrieg.* \(qm \d", done.stdout)
    assert "cannot be undone" in done.stdout
    assert "Traceback" not in done.stdout + done.stderr


def test_a_game_is_saved_undone_and_gone_on_with(wartable: Run, tmp_path: Path) -> None:
    file = tmp_path / "monday.txt"
    given = f"1\n1\nu\ns {file}\ns {tmp_path}/no/such/folder\nq\n"
    done = wartable("play", "quartermaster", "--seed", "5", given=given)
    assert "Undone: discard" in done.stdout
    assert "could not be written" in done.stdout
    germany = [a for a in replay(file.read_text(encoding="utf-8")).answers if a.seat == 0]
    assert len(germany) == 1
    again = wartable("play", "quartermaster", "--load", file, given="1\n1\nq\n")
    assert again.returncode == 0
    assert "Round 1: Germany to play." in again.stdout


def test_bots_alone_play_to_the_end(wartable: Run) -> None:
    done = wartable("play", "quartermaster", "--seats", "others=random", "--seed", "2")
    assert done.returncode == 0, done.stderr
    assert "The game is over." in done.stdout
    assert "The seed was 2." in done.stdout


@pytest.mark.parametrize(
    ("lang", "why"),
    [
        ("en", "Only one side was still afloat. Round 1."),
        ("fr", "Un seul camp était encore à flot. Tour de jeu 1."),
    ],
)
def test_the_end_says_why(wartable: Run, tmp_path: Path, lang: str, why: str) -> None:
    file = tmp_path / "position.txt"
    file.write_text(LAST_SHIP, encoding="utf-8")
    words = ("play", "naval", "--position", file, "--seats", "others=recruit", "--seed", "1")
    done = wartable(*words, "--lang", lang)
    assert done.returncode == 0, done.stderr
    assert why in done.stdout.replace("\xa0", " ")


def test_a_position_is_played_from(wartable: Run, tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text("turn japan play\njapan\n  armies japan\n  hand build_navy\n", encoding="utf-8")
    words = ("play", "quartermaster", "--position", file, "--seats", "japan=me", "--seed", "1")
    done = wartable(*words, given="play build_navy\nbuild sea_of_japan\nl\nq\n")
    assert "Japan builds a navy in the Sea of Japan." in done.stdout


def test_every_game_can_be_played(wartable: Run) -> None:
    done = wartable("play", "naval", "--seed", "1", given="1\n" * 3)
    assert done.returncode == 0, done.stderr
    assert done.stdout.rstrip().endswith("Goodbye.")


class Terminal:
    """A terminal with the command in it."""

    def __init__(self, *words: str) -> None:
        self.mine, theirs = pty.openpty()
        # Tests that run in the background ignore Ctrl+C, and the command would inherit that.
        before = signal.signal(signal.SIGINT, signal.SIG_DFL)
        self.process = subprocess.Popen(
            [*COMMAND, *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**ENVIRONMENT, "TERM": "xterm"},
            start_new_session=True,
        )
        signal.signal(signal.SIGINT, before)
        os.close(theirs)

    def read_until(self, text: str, seconds: float = 30) -> str:
        """All that is shown until some text comes."""
        shown, end = "", time.monotonic() + seconds
        while text not in shown:
            left = end - time.monotonic()
            assert left > 0, f"{text!r} never came: {shown[-500:]}"
            if select.select([self.mine], [], [], left)[0]:
                try:
                    shown += os.read(self.mine, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        return shown

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self.mine, f"{line}\n".encode())

    def close(self) -> int:
        """Leave; how the command ended."""
        code = self.process.wait(20)
        os.close(self.mine)
        return code


def test_two_people_at_one_screen_hide_their_hands_from_each_other(tmp_path: Path) -> None:
    file = tmp_path / "two.txt"
    terminal = Terminal("play", "quartermaster", "--people", "2", "--seed", "3", "--lang", "en")
    first = terminal.read_until("press Enter.")
    assert "Hand of Germany" not in first
    terminal.type("")
    shown = terminal.read_until("> ")
    assert "Hand of Germany" in shown
    for _ in range(9):
        terminal.type("1")
        shown = terminal.read_until("> ") if _ < 8 else terminal.read_until("press Enter.")
    hidden = shown.rpartition("\x1b[2J")[2]
    assert "\x1b[2J" in shown
    assert "Hand of" not in hidden
    assert "Person 2 (United Kingdom), there is a question" in hidden
    terminal.type("")
    shown = terminal.read_until("> ")
    assert "Hand of the United Kingdom" in shown
    assert "Hand of Germany" not in shown
    terminal.type(f"s {file}")
    terminal.read_until("> ")
    terminal.type("q")
    assert terminal.close() == 0
    assert "options cover" in file.read_text(encoding="utf-8")


def test_ctrl_c_is_a_polite_end() -> None:
    terminal = Terminal("play", "quartermaster", "--seed", "3", "--lang", "en")
    terminal.read_until("> ")
    # It waits for a line a moment after it has asked: people press no sooner either.
    time.sleep(0.5)
    terminal.process.send_signal(2)
    assert "Goodbye." in terminal.read_until("Goodbye.")
    assert terminal.close() == 130
