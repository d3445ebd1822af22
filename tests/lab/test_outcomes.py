"""What is noted of a game is what its record tells."""

from collections import Counter
from typing import Any

import pytest

from wartable.bots import make
from wartable.bots.seat import Seat
from wartable.core.bits import walk
from wartable.core.game import find, settle
from wartable.core.match import Match
from wartable.core.speaking import speaker
from wartable.games.quartermaster.board import NATIONS, SPACES
from wartable.lab.games_file import RunHeader
from wartable.lab.outcome import Job, Outcome, PlayedGame
from wartable.lab.reporting import figures
from wartable.lab.simulation import SEATS_APART, play_job
from wartable.lab.summary import summary
from wartable.lab.tournament import pairings, won


def replayed(job: Job) -> Match:
    """The same game, with all its events kept."""
    game = find(job.game)
    match = Match(game, job.options, job.seed)
    bots = [make(name, job.seed * SEATS_APART + n) for n, name in enumerate(job.bots)]
    seats = [Seat(game, lambda: match.state, number) for number in range(len(bots))]
    while match.decisions:
        decision = match.decisions[0]
        match.answer(decision.seat, bots[decision.seat].choose(seats[decision.seat], decision))
    return match


def told(match: Match) -> list[tuple[str, dict[str, Any]]]:
    """All events with their facts."""
    return [speaker(match.game).event(match.state, event) for _, event in match.events]


@pytest.mark.parametrize("words", [["edition=second"], ["edition=first", "air_marshal"]])
def test_quartermaster_is_noted_as_it_was_played(words: list[str]) -> None:
    job = Job(
        "quartermaster", settle(find("quartermaster"), words), 2, ("recruit",) * 5 + ("random",)
    )
    outcome = play_job(job).outcome
    match = replayed(job)
    assert outcome.winner == match.game.result(match.state)
    assert outcome.answers == len(match.answers)
    assert outcome.points == match.game.view(match.state, -1)["vp"]
    assert outcome.bots["germany"] == "recruit" and outcome.bots["united_states"] == "random"
    assert outcome.sides["italy"] == "axis" and outcome.sides["soviet_union"] == "allies"
    counts: Counter[tuple[str, int]] = Counter()
    for message, facts in told(match):
        kind = message.removesuffix("-seen")
        if kind in ("drew", "laid-response"):
            for card in facts["cards"]:
                counts[card, 0 if kind == "drew" else 1] += 1
        elif kind in ("played", "laid-status"):
            counts[facts["card"], 1] += 1
        elif kind in ("used-status", "revealed", "used-support"):
            counts[facts["card"], 2] += 1
        elif kind == "fetched":
            counts[facts["card"], 0] += 1
    noted = {
        (f"{nation}.{card}", at): number
        for nation, cards in outcome.cards.items()
        for card, numbers in cards.items()
        for at, number in enumerate(numbers)
        if number
    }
    assert noted == counts
    assert min(Counter(at for _, at in noted).values()) > 5


def test_spaces_and_points_are_noted_at_the_end_of_every_round() -> None:
    job = Job("quartermaster", settle(find("quartermaster"), []), 5, ("recruit",) * 6)
    outcome = play_job(job).outcome
    match = replayed(job)
    rounds = outcome.rounds
    assert all(len(held) == rounds for held in outcome.details["held"].values())
    assert all(len(score) == rounds for score in outcome.score.values())
    for nation, name in enumerate(NATIONS):
        last = {SPACES[space] for space in walk(outcome.details["held"][name][-1])}
        pieces = match.state.armies[nation] | match.state.navies[nation]
        assert last == {SPACES[space] for space in walk(pieces)}
    # Points are told as they are scored: they add up to what is noted for each round.
    points, by_round, round = {"axis": 0, "allies": 0}, [], 0
    for message, facts in told(match):
        if message == "turn" and facts["round"] != round:
            by_round += [dict(points)] if round else []
            round = facts["round"]
        elif message in ("scored", "lost-points"):
            points[facts["team"]] += facts["points"] * (1 if message == "scored" else -1)
    by_round.append(dict(points))
    assert [row["axis"] for row in by_round] == outcome.score["axis"]
    assert [row["allies"] for row in by_round] == outcome.score["allies"]
    assert outcome.leads("allies")[-1] == outcome.lead("allies") == -outcome.lead("axis")


@pytest.mark.parametrize(
    "words", [["seats=3"], ["seats=4", "teams=two"], ["scenario=bay_of_pandas"]]
)
def test_a_naval_game_is_noted_as_it_was_played(words: list[str]) -> None:
    options = settle(find("naval"), words)
    seats = int(options["seats"])
    job = Job("naval", options, 4, ("recruit",) * seats)
    outcome = play_job(job).outcome
    match = replayed(job)
    state = match.state
    view = match.game.view(state, -2)
    assert outcome.winner == match.game.result(state)
    assert sum(outcome.points.values()) == sum(view["vp"].values())
    assert outcome.details["navies"] == {s: row["navy"] for s, row in view["seats"].items()}
    sunk = [(by, ship) for _, by, ship in outcome.details["sunk"]]
    assert sorted(sunk) == sorted(
        (s, ship) for s, row in view["seats"].items() for ship in row["sunk"]
    )
    assert outcome.rounds == state.round
    assert all(score[-1] == outcome.points[side] for side, score in outcome.score.items())
    afloat = {s: {ship for r in row["rows"] for ship in r} for s, row in view["seats"].items()}
    for seat, fleet in outcome.details["fleets"].items():
        assert afloat[seat] <= set(fleet)
    assert {ship for _, ship in sunk} <= {s for f in outcome.details["fleets"].values() for s in f}
    drawn = Counter(
        seat
        for seat, cards in outcome.cards.items()
        for row in cards.values()
        for _ in range(row[0])
    )
    told_drawn: Counter[str] = Counter()
    for message, facts in told(match):
        if message == "drew-seen":
            told_drawn[facts["seat"]] += len(facts["cards"])
        elif message in ("bought-seen", "given"):
            told_drawn[facts["seat"]] += 1
    assert drawn == told_drawn


def test_times_are_kept_apart_and_add_up() -> None:
    job = Job("quartermaster", settle(find("quartermaster"), []), 1, ("recruit", "random") * 3)
    played = play_job(job)
    assert set(played.times) == {"recruit", "random"}
    for times in played.times.values():
        assert times.decisions == sum(times.spread.values())
        assert 0 < times.median <= times.p95
        assert times.worst >= times.p95 * 0.97
        assert times.cut == 0
    assert sum(times.decisions for times in played.times.values()) <= played.outcome.answers
    assert "times" not in Outcome.__struct_fields__


def ended(seed: int, winner: str) -> PlayedGame:
    """A game of two that ended in some way."""
    outcome = Outcome(
        game="naval",
        options={},
        seed=seed,
        bots={"alpha": "recruit", "bravo": "random"},
        sides={"alpha": "alpha", "bravo": "bravo"},
        winner=winner,
        last="alpha",
        rounds=3,
        answers=10,
        points={"alpha": 4, "bravo": 4},
        score={"alpha": [0, 2, 4], "bravo": [1, 3, 4]},
        cards={},
        details={},
    )
    return PlayedGame(outcome, {})


DRAWS = [ended(seed, end) for seed, end in enumerate(("alpha", "draw", "draw", "bravo", "draw"))]


def test_a_draw_is_a_win_for_nobody_and_half_a_win_in_a_tournament() -> None:
    run = RunHeader("simulate", "naval", 1, {}, ("recruit", "random"), 0, 1.0)
    found = summary(run, DRAWS, 1.0)
    assert found.wins == {"alpha": 1, "bravo": 1, "draw": 3}
    assert {side: row.share for side, row in found.shares.items()} == {
        "alpha": 0.2,
        "bravo": 0.2,
        "draw": 0.6,
    }
    rows = [played.outcome for played in DRAWS]
    assert {side: row.won for side, row in figures.wins(rows).items()} == found.wins
    assert [won(row, "recruit") for row in rows] == [1, 0.5, 0.5, 0, 0.5]
    (met,) = pairings(rows, ("recruit", "random"))
    assert (met.games, met.wins, met.draws, met.share.share) == (5, 1, 3, 0.5)


def test_a_lead_is_over_the_best_of_the_others_in_every_round() -> None:
    outcome = DRAWS[0].outcome
    assert outcome.leads("alpha") == [-1, -1, 0] and outcome.leads("bravo") == [1, 1, 0]
