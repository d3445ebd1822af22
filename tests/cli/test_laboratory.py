"""`wartable simulate`, `wartable fuzz` and `wartable cards`."""

import json

import pytest
from tests.cli.conftest import Run

from wartable.bots import BOTS
from wartable.cli import main
from wartable.lab import fuzz


def test_a_simulation_is_counted_and_can_be_repeated(wartable: Run) -> None:
    words = ("simulate", "quartermaster", "--games", "4", "--seed", "3", "--json")
    bots = ("--bots", "axis=recruit,others=random")
    found = json.loads(wartable(*words, *bots).stdout)
    again = json.loads(wartable(*words, *bots, "--jobs", "2").stdout)
    assert found["games"] == 4
    assert found["wins"] == {"axis": 4}
    assert found["bots"]["japan"] == "recruit"
    assert found["bots"]["italy"] == "recruit"
    assert found["bots"]["united_states"] == "random"
    assert [outcome["seed"] for outcome in found["outcomes"]] == [3, 4, 5, 6]
    assert found["outcomes"] == again["outcomes"]


def test_a_simulation_is_shown_as_a_table(wartable: Run) -> None:
    done = wartable("simulate", "quartermaster", "--games", "2", "--bots", "others=random")
    assert "Axis" in done.stdout
    assert "%" in done.stdout


def test_a_short_fuzzing_run_is_clean(wartable: Run) -> None:
    done = wartable("fuzz", "quartermaster", "--games", "16", "--cover", "--seed", "900")
    assert done.returncode == 0, done.stdout
    assert "all is well" in done.stdout


def test_a_failure_is_told_with_the_way_to_see_it_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fuzz.Fuzz, "refused", _fail)
    words = ["fuzz", "quartermaster", "--games", "2", "--jobs", "1", "--seed", "41", "--cover"]
    assert main(words) == 1
    shown = capsys.readouterr().out
    assert "Seed 41, answer 3: out of order" in shown
    command = "wartable fuzz quartermaster --games 1 --jobs 1 --sample 1 --seed 41 --no-mix"
    assert f"{command} --options cover" in shown


def _fail(self: fuzz.Fuzz, *others: object) -> None:
    if len(self.match.answers) == 3:
        raise fuzz.CheckFailed("out of order")


def test_a_number_on_a_card_is_not_told_as_a_nation(wartable: Run) -> None:
    words = ("cards", "quartermaster", "--options", "air_marshal", "--json")
    rows = {row["id"]: row["definition"][0]["do"][0] for row in json.loads(wartable(*words).stdout)}
    assert rows["germany.wolf_packs"]["change"] == 2
    assert rows["germany.wolf_packs"]["change_if"] == 3
    assert rows["united_states.flying_fortresses"] == {"is": "ChangeDiscard", "change": 2}
    assert rows["united_states.p_51_mustang"]["change"] == 1
    assert rows["italy.skilled_pilots"] == {"is": "ChangeDiscard", "change": -5}


def test_all_220_cards_are_listed_with_their_texts_and_definitions(wartable: Run) -> None:
    rows = json.loads(wartable("cards", "quartermaster", "--json").stdout)
    assert sum(row["count"] for row in rows) == 220
    assert {row["group"] for row in rows} == {
        "germany",
        "united_kingdom",
        "japan",
        "soviet_union",
        "italy",
        "united_states",
    }
    for row in rows:
        assert row["id"].startswith(row["group"] + ".")
        assert row["names"]["en"] and row["names"]["fr"]
        assert row["texts"]["en"].endswith(".") and row["texts"]["fr"].endswith(".")
        assert row["rules"] and row["definition"]
    (blitzkrieg,) = [row for row in rows if row["id"] == "germany.blitzkrieg"]
    assert blitzkrieg["definition"] == [
        {
            "is": "Clause",
            "when": {"is": "After", "event": {"is": "Battled", "kind": "land"}},
            "do": [{"is": "Build", "kind": "army", "at": {"is": "here", "spaces": ["event"]}}],
            "cost": [{"is": "DiscardDeck", "count": 1}],
            "limit": "once_a_turn",
        }
    ]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_list_of_cards_cuts_no_word_off(wartable: Run, lang: str) -> None:
    for game in ("quartermaster", "naval"):
        done = wartable("cards", game, "--lang", lang)
        assert done.returncode == 0
        assert "…" not in done.stdout


def test_the_cards_of_one_nation_are_shown_in_french(wartable: Run) -> None:
    done = wartable("cards", "quartermaster", "--nation", "italy", "--lang", "fr")
    assert "Italie\xa0: 30 cartes" in done.stdout
    assert "Allemagne\xa0:" not in done.stdout
    assert "Bataille terrestre" in done.stdout


def test_help_is_there_without_a_command(wartable: Run) -> None:
    done = wartable()
    assert done.returncode == 0
    assert "Play a game in the terminal." in done.stdout


def test_a_bot_without_words_is_listed_by_its_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(BOTS, "builder", BOTS["random"])
    assert main(["bots", "--lang", "en"]) == 0
    assert "builder" in capsys.readouterr().out
