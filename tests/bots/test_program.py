"""Bots that are programs, bots of other packages, and how a bot is told in a word."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from wartable.bots import budget, checked, make, program
from wartable.bots.cadet import CadetBot
from wartable.bots.general import GeneralBot
from wartable.bots.marshal import MarshalBot
from wartable.bots.seat import Seat
from wartable.core.decision import BadInput
from wartable.core.game import find, games, settle
from wartable.core.parts import PACE, part
from wartable.lab.outcome import Job
from wartable.lab.simulation import play_job

COMMAND = [sys.executable, "-c", "from wartable.cli import main; raise SystemExit(main())"]
EXAMPLE = f"cmd:{sys.executable} examples/program_bot/first_answer.py"


def written(folder: Path, code: str) -> str:
    """A program with some code, told as a bot."""
    path = folder / "bot.py"
    path.write_text(code)
    return f"cmd:{sys.executable} {path}"


@pytest.mark.parametrize("game_id", sorted(games()))
def test_the_example_plays_whole_games_of_every_game(game_id: str) -> None:
    game = find(game_id)
    options = settle(game, [])
    chairs = len(game.seats(game.new(options, 1)))
    line_up = tuple(EXAMPLE if number % 2 else "random" for number in range(chairs))
    played = play_job(Job(game_id, options, 1, line_up))
    assert set(played.outcome.bots.values()) == {EXAMPLE, "random"}
    assert played.outcome.winner


def test_a_program_sees_its_seat_and_nothing_else(tmp_path: Path) -> None:
    told = tmp_path / "told"
    name = written(
        tmp_path,
        "import sys\n"
        "sys.stdin.readline()\n"
        "print('view', flush=True)\n"
        f"open({str(told)!r}, 'w').write(sys.stdin.readline())\n"
        "sys.stdin.readline()\n"
        "print('state', flush=True)\n"
        f"open({str(told)!r}, 'a').write(sys.stdin.readline())\n"
        "print('do nonsense', flush=True)\n"
        f"open({str(told)!r}, 'a').write(sys.stdin.readline())\n"
        "print('legal', flush=True)\n"
        "first = sys.stdin.readline().strip()\n"
        "print('do ' + first, flush=True)\n"
        "sys.stdin.read()\n",
    )
    game = find("quartermaster")
    state = game.new(settle(game, []), 1)
    seat = Seat(game, lambda: state, 2)
    decision = next(one for one in state.decisions if one.seat == 2)
    bot = make(name, 1)
    assert bot.choose(seat, decision) == decision.options[0]
    view, refused, illegal = told.read_text().splitlines()
    assert '"japan"' in view and refused.startswith("error table") and "nonsense" in illegal
    hidden = {card for nation in seat.view()["nations"].values() for card in nation.get("hand", ())}
    theirs = game.view(state, 0)["nations"]["germany"]["hand"]
    assert set(theirs) - hidden and not any(f'"{card}"' in view for card in set(theirs) - hidden)
    assert isinstance(bot, program.ProgramBot)
    bot.close()


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("import sys; sys.stdin.readline()", "program-stays"),
        ("import time; time.sleep(60)", "program-answers"),
        ("while True: print('do nonsense', flush=True)", "program-legal"),
        ("while True: print('legal', flush=True)", "program-answers"),
        ("import os; os.system('yes view')", "program-answers"),
        ("import subprocess as s; s.Popen(['sleep', '60'])", "program-answers"),
    ],
)
def test_a_program_that_fails_is_named_and_ends(tmp_path: Path, code: str, expected: str) -> None:
    game = find("naval")
    state = game.new(settle(game, []), 1)
    decision = state.decisions[0]
    name = written(tmp_path, code)
    # A hundredth of the time that a program has.
    bot = make(name, 1, think=0.02)
    with pytest.raises(BadInput) as refused:
        bot.choose(Seat(game, lambda: state, decision.seat), decision)
    assert refused.value.word == name and refused.value.expected == expected
    running = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True, check=True)
    assert str(tmp_path / "bot.py") not in running.stdout


def test_a_program_has_its_time_for_each_question_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find("naval")
    state = game.new(settle(game, []), 1)
    decision = state.decisions[0]
    seat = Seat(game, lambda: state, decision.seat)
    bot = make(EXAMPLE, 1)
    assert isinstance(bot, program.ProgramBot)
    first = bot.choose(seat, decision)
    later = time.monotonic() + 2 * program.PATIENCE
    monkeypatch.setattr("wartable.bots.program.time.monotonic", lambda: later)
    assert bot.choose(seat, decision) == first
    bot.close()


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("colonel", "one-of"),
        ("general@fast", "number-above-0"),
        ("general@0", "number-above-0"),
        ("general@nan", "number-above-0"),
        ("marshal@101", "number-above-0"),
        ("officer@2", "bot-that-thinks"),
        ("cmd:", "program-named"),
        ("cmd:'", "program-named"),
        ("cmd:./no_such_program", "program-runs"),
    ],
)
def test_a_bot_that_cannot_be_is_refused(word: str, expected: str) -> None:
    with pytest.raises(BadInput) as refused:
        checked(word)
    assert refused.value.expected == expected


def test_a_bot_has_its_own_share_of_time() -> None:
    bot = make("general@0.25", 1, think=3.0)
    assert isinstance(bot, GeneralBot) and bot.think == 0.25
    game = find("quartermaster")
    pace = part(game, PACE)
    assert pace is not None and GeneralBot.seconds > pace.GENERAL > 0
    assert budget("general@0.25", 3.0, game) == pace.GENERAL * 0.25
    assert budget("general", 3.0, game) == pace.GENERAL * 3
    assert budget("marshal", 0.5, game) == MarshalBot.seconds / 2
    assert budget("officer", 3.0, game) == 0


def test_whoever_is_told_not_to_slip_does_not() -> None:
    bot, usual = make("cadet", 1, slips=False), make("cadet", 1)
    assert isinstance(bot, CadetBot) and isinstance(usual, CadetBot)
    assert usual.slips and not bot.slips


def test_a_package_brings_a_bot(tmp_path: Path) -> None:
    (tmp_path / "my_bots.py").write_text(
        "class First:\n"
        "    def __init__(self, seed): pass\n"
        "    def choose(self, seat, decision): return decision.options[0]\n"
        "class Elsewhere(First):\n"
        "    def choose(self, seat, decision): return 123456789\n"
        "class Restless(First):\n"
        "    def choose(self, seat, decision): return decision.options[-1]\n"
        "def mute(seed): return object()\n"
    )
    about = tmp_path / "my_bots-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: my-bots\nVersion: 1\n")
    (about / "entry_points.txt").write_text(
        "[wartable.bots]\nfirst = my_bots:First\nrandom = my_bots:First\nbroken = my_bots:Missing\n"
        "elsewhere = my_bots:Elsewhere\nrestless = my_bots:Restless\nmute = my_bots:mute\n"
    )

    def run(*words: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [*COMMAND, *words],
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "PYTHONPATH": str(tmp_path)},
        )

    assert " first " in run("bots", "--lang", "en").stdout
    match = run("tournament", "naval", "--bots", "first,random", "--games", "2", "--json")
    assert match.returncode == 0 and '"bot":"first"' in match.stdout, match.stderr
    for bot, said in (
        ("broken", "'broken': expected a bot that can be loaded (AttributeError: "),
        ("mute", "'mute': expected a bot that can be loaded (TypeError: no method choose)"),
        ("elsewhere", "'elsewhere': expected one of the options of ask-navy, not 123456789"),
        # In the naval game, ships may change rows for ever.
        ("restless", "'restless': expected a game that comes to an end; with seed 3 it goes on"),
    ):
        words = ("--bots", f"others={bot}", "--games", "1", "--seed", "3", "--lang", "en")
        failed = run("simulate", "naval", *words)
        assert failed.returncode == 2 and said in failed.stderr, failed.stderr
        assert "Traceback" not in failed.stderr
