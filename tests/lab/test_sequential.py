"""A match that stops when it is decided."""

import json
from random import Random

import pytest

from wartable.cli import main
from wartable.core.decision import BadInput
from wartable.core.game import find, settle
from wartable.lab.outcome import PlayedGame
from wartable.lab.sequential import Shares, shares, verdict
from wartable.lab.simulation import play_job
from wartable.lab.tournament import Decider, jobs

ASKED = Shares(0.5, 0.6)


def match(share: float, random: Random, most: int = 1000) -> tuple[str, int]:
    """What comes of a match whose first bot wins this share of its games, and how long it takes."""
    sets: list[list[float]] = []
    for _ in range(most):
        sets.append([float(random.random() < share) for _ in range(2)])
        found = verdict(ASKED, sets)
        if found.decided:
            return found.decided, len(sets)
    return "", most


@pytest.mark.parametrize(("share", "right"), [(0.5, "low"), (0.6, "high")])
def test_it_is_wrong_in_one_of_twenty_at_most(share: float, right: str) -> None:
    found = [match(share, Random(seed)) for seed in range(300)]
    wrong = sum(decided != right for decided, _ in found)
    assert wrong <= 300 * 0.08, wrong


def test_who_always_wins_is_known_soon_but_not_at_once() -> None:
    decided, sets = match(1.0, Random(1))
    assert decided == "high" and 4 < sets < 15


WRONG = ("", "0.5", "0.6,0.5", "0,0.5", "0.5,1", "0.5;0.6", "a,b", "nan,1")


@pytest.mark.parametrize("text", WRONG)
def test_two_shares_are_needed(text: str) -> None:
    with pytest.raises(BadInput):
        shares(text)


def test_it_ends_in_the_same_place_in_whatever_order_games_are_finished() -> None:
    game = find("naval")
    work = jobs(game, settle(game, []), ("recruit", "random"), 40, 1, 1.0)
    played = [play_job(job) for job in work]

    def ends(order: list[PlayedGame]) -> list[int]:
        match = Decider(ASKED, "recruit", work)
        for one in order:
            if match.add(one):
                break
        return [one.outcome.seed for one in match.games]

    turned = played[:]
    Random(5).shuffle(turned)
    assert ends(played) == ends(turned)
    assert 0 < len(ends(played)) < 40


def test_a_tournament_stops_when_it_is_decided(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["tournament", "naval", "--bots", "recruit,random", "--games", "100", "--lang", "en"]
    assert main([*words, "--sprt", "0.5,0.6", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["sprt"]["decided"] == "high" and found["games"] < 60
    assert main([*words, "--sprt", "0.5,0.6"]) == 0
    assert "Decided: recruit wins 60.0% or more" in capsys.readouterr().out
    assert main([*words[:3], "random,recruit,officer", *words[4:], "--sprt", "0.5,0.6"]) == 2
    assert "exactly two bots" in capsys.readouterr().err
