"""A tournament is fair: the same seeds for all, and everybody in every chair."""

import json
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from wartable.cli import main
from wartable.core.decision import BadInput
from wartable.core.game import find, settle
from wartable.lab import games_file
from wartable.lab.outcome import Job, Outcome
from wartable.lab.simulation import play_job
from wartable.lab.tournament import jobs, line_ups, pairings, rate, result, won


def test_two_bots_swap_sides_with_the_same_seed() -> None:
    game = find("quartermaster")
    found = jobs(game, settle(game, []), ("random", "recruit"), 6, 10, 1.0)
    one, other = ("random", "recruit") * 3, ("recruit", "random") * 3
    assert [(job.seed, job.bots) for job in found] == [
        (seed, line_up) for seed in (10, 11, 12) for line_up in (one, other)
    ]


def test_every_pairing_plays_the_same_seeds() -> None:
    game = find("quartermaster")
    names = ("random", "recruit", "general")
    found = jobs(game, settle(game, []), names, 4, 1, 0.1)
    seeds: dict[frozenset[str], Counter[int]] = {}
    for job in found:
        assert job.think == 0.1
        seeds.setdefault(frozenset(job.bots), Counter())[job.seed] += 1
    assert seeds == {frozenset(pair): Counter({1: 2, 2: 2}) for pair in combinations(names, 2)}


@pytest.mark.parametrize(
    "words", [["seats=2"], ["seats=3"], ["seats=4"], ["seats=5"], ["seats=6", "teams=three"]]
)
def test_everybody_has_every_chair_equally_often(words: list[str]) -> None:
    game = find("naval")
    options = settle(game, words)
    size = {"2": 2, "3": 6, "4": 2, "5": 10, "6": 6}[options["seats"]]
    found = jobs(game, options, ("random", "recruit"), size, 1, 1.0)
    assert len({job.bots for job in found}) == len(found) == size
    for seat in range(int(options["seats"])):
        there = Counter(job.bots[seat] for job in found)
        assert there == {"random": size // 2, "recruit": size // 2}
    if options["teams"] == "three":
        assert all(job.bots[seat] == job.bots[seat + 3] for job in found for seat in range(3))


def test_chairs_go_round_the_table() -> None:
    assert line_ups("abc", "x", "y") == [
        tuple(row) for row in ("xyx", "yxx", "xxy", "yxy", "xyy", "yyx")
    ]


def outcome(seed: int, bots: dict[str, str], winner: str, lead: int) -> Outcome:
    """A made-up game of two."""
    points = {"axis": 10 + lead, "allies": 10}
    sides = {seat: seat for seat in bots}
    return Outcome("quartermaster", {}, seed, bots, sides, winner, "", 1, 9, points, {}, {}, {})


def test_a_win_a_draw_and_a_loss() -> None:
    bots = {"axis": "recruit", "allies": "random"}
    assert won(outcome(1, bots, "axis", 3), "recruit") == 1
    assert won(outcome(1, bots, "allies", 3), "recruit") == 0
    assert won(outcome(1, bots, "draw", 0), "recruit") == 0.5


def test_who_wins_more_is_rated_higher_and_draws_change_little() -> None:
    bots = {"axis": "recruit", "allies": "random"}
    rated = rate(("random", "recruit"), [outcome(n, bots, "axis", 3) for n in range(20)])
    assert rated["recruit"][0] > 25 > rated["random"][0]
    assert rated["recruit"][1] < 25 / 3
    drawn = rate(("random", "recruit"), [outcome(n, bots, "draw", 0) for n in range(20)])
    assert drawn["recruit"][0] == pytest.approx(25)


def test_without_the_extra_it_says_how_to_get_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(BadInput, match="extra=bots"):
        rate(("random", "recruit"), [])


def test_the_result_counts_what_was_played() -> None:
    game = find("quartermaster")
    names = ("random", "recruit")
    played = [play_job(job) for job in jobs(game, settle(game, []), names, 4, 1, 1.0)]
    found = result(game, settle(game, []), names, 1, 1.0, played, 1.0)
    best, last = found.standings
    assert (best.bot, best.wins, best.games) == ("recruit", 4, 4)
    assert (last.bot, last.wins, last.games) == ("random", 0, 4)
    assert best.share.share == 1 and last.share.share == 0
    assert best.lead == -last.lead > 0
    assert best.rating > last.rating
    (pairing,) = found.pairings
    assert (pairing.bot, pairing.against, pairing.wins) == ("random", "recruit", 0)
    assert found.sides["axis"].won == found.sides["allies"].won == 2
    assert best.times.decisions == sum(one.times["recruit"].decisions for one in played)


def test_a_tournament_is_shown_in_both_languages_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "games.jsonl"
    words = ["tournament", "naval", "--bots", "random,recruit", "--options", "fleet=15"]
    words += ["--games", "2", "--jobs", "1", "--out", str(out)]
    assert main([*words, "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "recruit" in shown and "95% interval" in shown and "CPU" in shown
    assert main([*words, "--lang", "fr"]) == 0
    shown = capsys.readouterr().out
    assert "Robot" in shown and "Victoires" in shown and "Wilson" in shown
    assert main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 2 and {row["bot"] for row in found["standings"]} == {
        "random",
        "recruit",
    }
    run, games = games_file.read(out)
    assert run.kind == "tournament" and len(games) == 2
    assert (
        games[0].outcome
        == play_job(Job("naval", run.options, 1, tuple(games[0].outcome.bots.values()))).outcome
    )


def test_a_bot_leads_by_its_best_side_over_the_best_of_the_others() -> None:
    def lead(points: dict[str, int], bots: dict[str, str], name: str) -> float:
        sides = {seat: seat for seat in bots}
        end = Outcome("naval", {}, 1, bots, sides, "a", "", 1, 9, points, {}, {}, {})
        (met,) = pairings([end], (name, "other"))
        return met.lead

    three = {"a": "one", "b": "one", "c": "other"}
    assert lead({"a": 5, "b": 3, "c": 4}, three, "one") == 1
    assert lead({"a": 2, "b": 3, "c": 7}, three, "one") == -4
    assert lead({"a": 5, "b": 3, "c": 9}, {"a": "other", "b": "other", "c": "one"}, "one") == 4
