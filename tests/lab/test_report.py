"""The page says what the games say, in both languages, and needs nothing from outside."""

import json
import re
import runpy
from collections import Counter
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from msgspec.structs import replace

from wartable.cli import main
from wartable.core.game import find, settle
from wartable.games.naval import listing as naval_listing
from wartable.games.naval.lab import sections as naval
from wartable.games.quartermaster import listing
from wartable.games.quartermaster.board import SPACES
from wartable.games.quartermaster.lab import sections as quartermaster
from wartable.lab import games_file
from wartable.lab.proportions import wilson
from wartable.lab.reporting import figures, page

VOID = {"meta", "br", "hr", "img", "input", "link"}


class Strict(HTMLParser):
    """Reads a page, and minds that every element is closed where it should be."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self._note(attrs)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._note(attrs)

    def _note(self, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            elif name in ("href", "src", "xlink:href", "action", "data"):
                self.links.append(value or "")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Games of each kind, as the commands keep them."""
    folder = tmp_path_factory.mktemp("games")
    found = {name: folder / f"{name}.jsonl" for name in ("second", "first", "naval", "tournament")}
    recruits = ["--games", "8", "--seed", "3", "--json"]
    main(["simulate", "quartermaster", *recruits, "--out", str(found["second"])])
    first = ["--edition", "first", "--options", "air_marshal"]
    main(["simulate", "quartermaster", *first, *recruits, "--out", str(found["first"])])
    main(["simulate", "naval", *recruits, "--out", str(found["naval"])])
    swapped = ["--bots", "random,recruit", "--games", "4", "--out", str(found["tournament"])]
    main(["tournament", "quartermaster", *swapped])
    return found


def read(html: str) -> Strict:
    parser = Strict()
    parser.feed(html)
    parser.close()
    assert parser.open == []
    return parser


def written(files: dict[str, Path], names: list[str], lang: str, tmp_path: Path) -> str:
    out = tmp_path / "page.html"
    paths = [str(files[name]) for name in names]
    assert main(["report", *paths, "--out", str(out), "--lang", lang]) == 0
    return out.read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("names", [["second", "first"], ["naval"], ["tournament"]], ids="-".join)
def test_a_page_is_sound_and_asks_for_nothing_from_outside(
    files: dict[str, Path], names: list[str], lang: str, tmp_path: Path
) -> None:
    html = written(files, names, lang, tmp_path)
    found = read(html)
    assert html.startswith("<!doctype html>") and f'<html lang="{lang}">' in html
    assert len(found.ids) == len(set(found.ids))
    assert all(link.startswith("#") and link[1:] in found.ids for link in found.links)
    assert not re.search(r"https?:|url\(|@import|<script|<link", html)
    assert ">None<" not in html and "{ $" not in found.text


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", ["second", "first", "naval"])
def test_a_page_names_every_card(
    files: dict[str, Path], name: str, lang: str, tmp_path: Path
) -> None:
    text = read(written(files, [name], lang, tmp_path)).text
    game = "naval" if name == "naval" else "quartermaster"
    words = ["edition=first", "air_marshal"] if name == "first" else []
    options = settle(find(game), words)
    rows: list[Any] = (naval_listing if name == "naval" else listing).cards(options)
    missing = [card.names[lang] for card in rows if card.names[lang] not in text]
    assert not missing


def lines(path: Path) -> list[dict[str, Any]]:
    """The games of a file, read without any of our code."""
    return [json.loads(line)["outcome"] for line in path.read_text().splitlines()[1:]]


def test_shares_and_length_on_the_page_are_those_of_the_lines(
    files: dict[str, Path], tmp_path: Path
) -> None:
    rows = lines(files["second"])
    text = read(written(files, ["second"], "en", tmp_path)).text.replace("\u00a0", " ")
    axis = sum(row["winner"] == "axis" for row in rows)
    share = wilson(axis, len(rows))
    assert f"{100 * share.share:.1f}%{100 * share.low:.1f}–{100 * share.high:.1f}%" in text
    rounds = [row["rounds"] for row in rows]
    answers = sum(row["answers"] for row in rows) / len(rows)
    assert (
        f"The median game takes {median(rounds):g} rounds, the shortest {min(rounds)}, "
        f"the longest {max(rounds)}; {answers:.0f} answers per game." in text
    )


def test_the_lead_is_that_of_the_lines(files: dict[str, Path]) -> None:
    rows = lines(files["second"])
    _, games = games_file.read(files["second"])
    found = figures.bands([played.outcome.leads("axis") for played in games])
    for band in found:
        leads = [
            row["score"]["axis"][band.round - 1] - row["score"]["allies"][band.round - 1]
            for row in rows
            if row["rounds"] >= band.round
        ]
        assert band.games == len(leads)
        assert band.levels[2] == median(leads)
        assert min(leads) <= band.levels[0] <= band.levels[1] <= band.levels[3] <= max(leads)
    ended = Counter((row["rounds"], row["winner"]) for row in rows)
    counted = figures.endings([played.outcome for played in games])
    assert {(r, w): n for r, wins in counted.items() for w, n in wins.items()} == ended


def test_the_figures_of_a_card_are_those_of_the_lines(
    files: dict[str, Path], tmp_path: Path
) -> None:
    rows = lines(files["second"])
    _, games = games_file.read(files["second"])
    outcomes = [played.outcome for played in games]
    known = [card.id for card in listing.cards(outcomes[0].options)]
    found = figures.cards(outcomes, known, quartermaster.card_id, shared=False)
    assert sorted(row.id for row in found) == sorted(known)
    for row in found:
        nation, card = row.id.split(".")
        counts = [(game["cards"][nation].get(card, [0, 0, 0]), game) for game in rows]
        played = [game for (_, p, u), game in counts if p or u]
        kept = [game for (d, p, u), game in counts if d and not p and not u]
        wins = [
            sum(game["winner"] == game["sides"][nation] for game in some) for some in (played, kept)
        ]
        assert (row.played, row.drawn) == (len(played), sum(d > 0 for (d, _, _), _ in counts))
        assert (row.with_it.won, row.with_it.games) == (wins[0], len(played))
        assert (row.without.won, row.without.games) == (wins[1], len(kept))
        assert row.chances == len(rows)
        assert not row.enough
    assert sum(row.played for row in found) > 100


def test_a_card_of_a_shared_deck_may_come_to_every_seat(files: dict[str, Path]) -> None:
    rows = lines(files["naval"])
    _, games = games_file.read(files["naval"])
    outcomes = [played.outcome for played in games]
    (found,) = figures.cards(outcomes, ["actions.repair"], naval.card_id, shared=True)
    counts = [
        game["cards"][seat].get("repair", [0, 0, 0]) for game in rows for seat in game["sides"]
    ]
    assert found.chances == len(counts) == 16
    assert found.played == sum(p + u > 0 for _, p, u in counts)


def test_spaces_held_are_those_of_the_lines(files: dict[str, Path], tmp_path: Path) -> None:
    rows = lines(files["second"])
    _, games = games_file.read(files["second"])
    outcomes = [played.outcome for played in games]
    found = quartermaster.held(outcomes, "allies", 5)
    for number, space in enumerate(SPACES):
        there = sum(
            any(
                game["details"]["held"][nation][4] >> number & 1
                for nation, team in game["sides"].items()
                if team == "allies"
            )
            for game in rows
        )
        assert found[space] == there / len(rows)
    html = unescape(written(files, ["second"], "en", tmp_path)).replace("\u00a0", " ")
    assert f"<title>Ukraine: {100 * found['ukraine']:.0f}%</title>" in html
    assert found["united_kingdom"] > 0.5


def test_navies_ships_and_sinkings_are_those_of_the_lines(files: dict[str, Path]) -> None:
    rows = lines(files["naval"])
    _, games = games_file.read(files["naval"])
    outcomes = [played.outcome for played in games]
    found = naval.navies(outcomes)
    assert sum(row.fleets for row in found.values()) == 2 * len(rows)
    assert sum(row.won for row in found.values()) == sum(row["winner"] != "draw" for row in rows)
    sunk = [ship for row in rows for _, _, ship in row["details"]["sunk"]]
    assert sum(row.sunk for row in found.values()) == len(sunk)
    by_ship = naval.ships(outcomes)
    assert {ship: row.sunk for ship, row in by_ship.items() if row.sunk} == Counter(sunk)
    ended = [row[-1] for row in naval.sinkings(outcomes)]
    assert sorted(ended) == sorted(len(row["details"]["sunk"]) for row in rows)


def test_a_tournament_shows_how_each_bot_fared(files: dict[str, Path], tmp_path: Path) -> None:
    text = read(written(files, ["tournament"], "en", tmp_path)).text.replace("\u00a0", " ")
    assert "Random40% (0–49%)" in text
    assert "Recruit4100% (51–100%)" in text


def test_the_small_board_is_made_from_the_map() -> None:
    script = Path(__file__).parents[2] / "maps/quartermaster/small.py"
    made = runpy.run_path(str(script))
    assert made["text"]() == made["OUT"].read_text(encoding="utf-8")
    drawing = json.loads(made["text"]())
    assert list(drawing["second"]) == list(SPACES)
    assert set(drawing["first"]) < set(SPACES)


def test_a_page_of_one_game(files: dict[str, Path]) -> None:
    run, games = games_file.read(files["second"])
    read(page([run], games[:1], "en"))


def test_a_torn_last_line_is_no_game(files: dict[str, Path], tmp_path: Path) -> None:
    torn = tmp_path / "torn.jsonl"
    torn.write_bytes(files["second"].read_bytes()[:-20])
    assert "7 games" in written({"torn": torn}, ["torn"], "en", tmp_path)


WRONG = {
    "empty": (b"", "simulate --out"),
    "foreign": (b"hello\nworld\n", "simulate --out"),
    "damaged": (b"damaged", "line 4"),
    "nothing": (b"header", "at least one finished game"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_file_that_cannot_be_used_is_named(
    files: dict[str, Path], name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content, expected = WRONG[name]
    good = files["second"].read_bytes().splitlines(keepends=True)
    if name == "damaged":
        content = b"".join([*good[:3], b"\xff\xfe\n", *good[4:]])
    elif name == "nothing":
        content = good[0]
    path = tmp_path / "games.jsonl"
    path.write_bytes(content)
    assert main(["report", str(path)]) == 2
    said = capsys.readouterr().err
    assert str(path) in said and expected in said
    assert not path.with_suffix(".html").exists()


def test_files_of_two_games_are_not_mixed(
    files: dict[str, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "page.html"
    assert main(["report", str(files["second"]), str(files["naval"]), "--out", str(out)]) == 2
    assert "games of quartermaster" in capsys.readouterr().err
    assert main(["report", str(files["second"]), "--out", str(tmp_path)]) == 2
    assert "can be written" in capsys.readouterr().err


def test_the_page_never_takes_the_place_of_the_games(
    files: dict[str, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = tmp_path / "games.html"
    games.write_bytes(files["naval"].read_bytes())
    for words in ([str(games)], [str(games), "--out", str(games)]):
        assert main(["report", *words]) == 2
        assert "a file other than" in capsys.readouterr().err
    assert games.read_bytes() == files["naval"].read_bytes()


def test_a_game_that_is_in_two_files_counts_once(files: dict[str, Path], tmp_path: Path) -> None:
    html = written(files, ["naval", "naval"], "en", tmp_path)
    assert html == written(files, ["naval"], "en", tmp_path)


def test_three_bots_are_told_one_against_the_other(tmp_path: Path) -> None:
    out = tmp_path / "three.jsonl"
    bots = ["--bots", "random,recruit,officer", "--games", "2", "--seed", "3"]
    main(["tournament", "quartermaster", *bots, "--out", str(out)])
    rows = lines(out)
    text = read(written({"three": out}, ["three"], "en", tmp_path)).text.replace("\u00a0", " ")
    met = [row for row in rows if {*row["bots"].values()} == {"random", "officer"}]
    leads = [
        row["points"]["axis"] - row["points"]["allies"]
        if row["bots"]["germany"] == "random"
        else row["points"]["allies"] - row["points"]["axis"]
        for row in met
    ]
    share = wilson(sum(lead > 0 for lead in leads), 2)
    shown = f"{100 * share.share:.0f}% ({100 * share.low:.0f}–{100 * share.high:.0f}%)"
    lead = f"{sum(leads) / 2:+.1f}".replace("-", "−")
    assert f"RandomOfficer2{shown}{lead}" in text
    assert "Bots of different strengths are mixed" in text


def test_a_median_between_two_rounds_has_the_comma_of_its_language(files: dict[str, Path]) -> None:
    run, games = games_file.read(files["second"])
    one = games[0]
    longer = replace(one, outcome=replace(one.outcome, rounds=one.outcome.rounds + 1))
    half = f"{one.outcome.rounds}.5"
    assert f"<b>{half}</b>" in page([run], [one, longer], "en")
    assert f"<b>{half.replace('.', ',')}</b>" in page([run], [one, longer], "fr")
