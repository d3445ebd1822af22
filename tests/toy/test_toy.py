"""A game installed as a package plays in the terminal, over the protocol and on the server."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.harness import Person, Running, me

ROOT = Path(__file__).parents[2]
PROGRAM = "from wartable.cli import main; raise SystemExit(main())"


def wartable(*words: str, said: str = "") -> subprocess.CompletedProcess[str]:
    """A command in a process of its own."""
    command = [sys.executable, "-c", PROGRAM, *words]
    return subprocess.run(command, input=said, capture_output=True, text=True, check=False)


def test_it_is_played_to_its_end_in_the_terminal(site: Path) -> None:
    done = wartable("play", "stones", "--seed", "4", said="1\n" * 12)
    assert done.returncode == 0, done.stderr
    assert "North takes one stone, 11 left." in done.stdout
    assert re.search(r"(North|South) wins: \d to \d\.", done.stdout)


def test_without_bots_that_know_it_a_hint_is_refused_and_the_game_goes_on(site: Path) -> None:
    done = wartable("play", "stones", "--seed", "4", "--lang", "en", said="i\n" + "1\n" * 12)
    assert done.returncode == 0, done.stderr
    assert "There are no hints in this game." in done.stdout and " wins: " in done.stdout


def test_it_is_played_in_french_and_its_record_is_read_again(site: Path, tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    said = f"2\ns {record}\nq\n"
    done = wartable("play", "stones", "--seed", "4", "--lang", "fr", said=said)
    assert "Nord prend 2 pierres, il en reste 10." in done.stdout
    assert wartable("replay", str(record), "--check").returncode == 0


def test_it_is_played_over_the_protocol(site: Path) -> None:
    done = wartable(
        "protocol", said="new stones heap=20 seed=3\ndo take 2\nlegal\nview south\nquit\n"
    )
    assert "take 3" in done.stdout
    assert '"heap":18' in done.stdout and '"north"' not in done.stdout.replace('"turn":"north"', "")


def test_bots_play_it_and_every_state_is_checked(site: Path) -> None:
    done = wartable("fuzz", "stones", "--games", "40", "--jobs", "1", "--mix")
    assert done.returncode == 0, done.stdout
    assert wartable("simulate", "stones", "--games", "5", "--jobs", "1").returncode == 0


def test_it_is_played_on_the_server(site: Path, tmp_path: Path) -> None:
    with Running(tmp_path / "data") as server:
        person = Person(server)
        assert "stones" in [game["id"] for game in person.get("/api/games")["games"]]
        assert "log-took" in person.get("/api/games/stones/words/fr")["text"]
        made = person.make("stones", seats=me("north", "south"), start=True)
        with person.look(made["table"]["id"]) as screen:
            for seat in ("north", "south") * 6:
                screen.until_asked(seat)
                screen.answer(seat, "take 1")
            screen.drain()
            assert screen.info["status"] == "over"


def test_without_words_its_ids_are_shown_and_one_line_says_so(site: Path) -> None:
    shutil.rmtree(site / "stones" / "text")
    done = wartable("play", "stones", "--seed", "4", said="1\n" * 12)
    assert done.returncode == 0, done.stderr
    assert "This game has no texts, so you see its ids." in done.stdout
    assert "Took seat=north count=1 left=11" in done.stdout


@pytest.mark.parametrize("game", ["quartermaster", "naval", "europe"])
def test_a_game_with_a_table_of_its_own_is_played_without_words(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left_out = shutil.ignore_patterns("web")
    package = shutil.copytree(ROOT / "src" / "wartable", tmp_path / "wartable", ignore=left_out)
    shutil.rmtree(package / "games" / game / "text")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    done = wartable("play", game, "--seed", "4", said="1\n" * 12 + "v\nq\n")
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    assert "This game has no texts, so you see its ids." in done.stdout


def test_words_are_not_missed_where_a_list_of_things_is_empty(site: Path) -> None:
    """The plain words for a broken part name its facts, and one of them may be an empty list."""
    telling = site / "stones" / "telling.py"
    right = telling.read_text(encoding="utf-8")
    wrong = right.replace('"left": left}', '"left": left, "cards": [], "others": []}')
    assert wrong != right
    telling.write_text(wrong, encoding="utf-8")
    done = wartable("play", "stones", "--seed", "4", said="1\n" * 12)
    assert done.returncode == 0, done.stderr


def test_with_a_broken_part_it_is_played_and_one_line_says_so(site: Path) -> None:
    (site / "stones" / "telling.py").write_text("import no_such_module\n")
    done = wartable("play", "stones", "--seed", "4", said="1\n" * 12)
    assert done.returncode == 0, done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert "stones.telling could not be loaded" in done.stderr


def test_a_game_that_cannot_be_imported_does_not_keep_people_from_the_others(site: Path) -> None:
    (site / "stones" / "game.py").write_text("1 / 0\n")
    done = wartable("cards", "quartermaster", "--nation", "italy")
    assert done.returncode == 0
    assert "stones.game could not be loaded" in done.stderr


@pytest.mark.parametrize(
    "wrong", ["GAME = 3", "class Flint(Stones):\n    id = 'flint'\nGAME = Flint()"]
)
def test_an_object_that_is_not_the_game_that_was_named_is_left_out(site: Path, wrong: str) -> None:
    game = site / "stones" / "game.py"
    game.write_text(game.read_text(encoding="utf-8").replace("GAME = Stones()", wrong))
    done = wartable("play", "stones", "--lang", "en")
    assert done.returncode == 2 and len(done.stderr.splitlines()) == 2, done.stderr
    assert "stones.game:GAME is no game with the id stones" in done.stderr
    assert "'stones': expected one of europe" in done.stderr


def test_a_view_that_tells_what_is_secret_is_found(site: Path) -> None:
    game = site / "stones" / "game.py"
    right = game.read_text(encoding="utf-8")
    wrong = right.replace("if seat in (number, REFEREE) or", "if True or")
    assert wrong != right
    game.write_text(wrong, encoding="utf-8")
    done = wartable("fuzz", "stones", "--games", "20", "--jobs", "1")
    assert done.returncode == 1
    assert re.search("the view of (north|south|a spectator) differs", done.stdout)
