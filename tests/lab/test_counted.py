"""Results of made-up games beside a plain count: tournaments, simulations, sequential tests."""

import random
from collections import Counter
from statistics import fmean

import pytest

from wartable.core.game import find, settle
from wartable.lab.games_file import RunHeader
from wartable.lab.outcome import Job, Outcome, PlayedGame, Times
from wartable.lab.sequential import Shares, verdict
from wartable.lab.summary import summary
from wartable.lab.times import BotTimes
from wartable.lab.tournament import Decider, jobs, result

NAMES = ("random", "recruit", "officer")
SETTINGS = (["seats=2"], ["seats=3"], ["seats=6", "teams=three"], ["seats=5"])


def clocks(chance: random.Random, names: set[str]) -> dict[str, Times]:
    """How long some bots thought."""
    found = {}
    for name in names:
        clock = BotTimes()
        clock.elapsed = [chance.choice((0.001, 0.02, 0.5)) for _ in range(chance.randrange(1, 9))]
        clock.busy = [2e-5 * (1 + number) for number, _ in enumerate(clock.elapsed)]
        found[name] = clock.times(chance.randrange(3))
    return found


def made_up(job: Job, chance: random.Random) -> PlayedGame:
    """How a game might have gone."""
    game = find(job.game)
    seats = game.seats(game.new(job.options, 1))
    team = len(seats) == 6
    sides = {seat: f"team {at % 3}" if team else seat for at, seat in enumerate(seats)}
    names = sorted(set(sides.values()))
    points = {side: chance.randrange(30) for side in names}
    outcome = Outcome(
        game=job.game,
        options=job.options,
        seed=job.seed,
        bots=dict(zip(seats, job.bots, strict=True)),
        sides=sides,
        winner=chance.choice([*names, "draw"]),
        last="",
        rounds=chance.randrange(1, 9),
        answers=chance.randrange(100),
        points=points,
        score={},
        cards={},
        details={},
    )
    return PlayedGame(outcome, clocks(chance, set(job.bots)))


def played(seed: int) -> tuple[random.Random, list[Job], list[PlayedGame]]:
    """All games of a tournament, in the order in which they happen to end."""
    chance = random.Random(seed)
    game = find("naval")
    options = settle(game, SETTINGS[seed % len(SETTINGS)])
    work = jobs(game, options, NAMES[: 2 + seed % 2], 60, 7, 1.0)
    games = [made_up(job, chance) for job in work]
    chance.shuffle(games)
    return chance, work, games


def score(game: PlayedGame, name: str) -> float:
    """What a game is worth to a bot."""
    outcome = game.outcome
    if outcome.winner == "draw":
        return 0.5
    seats = [seat for seat, side in outcome.sides.items() if side == outcome.winner]
    return float(any(outcome.bots[seat] == name for seat in seats))


def lead(game: PlayedGame, name: str) -> int:
    """By how much the best side of a bot was ahead of the best of the others."""
    outcome = game.outcome
    own = {outcome.sides[seat] for seat, bot in outcome.bots.items() if bot == name}
    best = max(outcome.points[side] for side in own)
    return best - max(points for side, points in outcome.points.items() if side not in own)


@pytest.mark.parametrize("seed", range(8))
def test_a_tournament_is_counted_as_anybody_would_count_it(seed: int) -> None:
    _, work, games = played(seed)
    options, names = work[0].options, NAMES[: 2 + seed % 2]
    found = result(find("naval"), options, names, 7, 1.0, games, 1.23456)
    assert (found.games, found.seconds) == (len(games), 1.235)
    assert {row.bot for row in found.standings} == {*names}
    ratings = [row.rating for row in found.standings]
    assert ratings == sorted(ratings, reverse=True)
    for row in found.standings:
        own = [game for game in games if row.bot in game.outcome.bots.values()]
        worth = [score(game, row.bot) for game in own]
        assert (row.games, row.wins, row.draws) == (len(own), worth.count(1), worth.count(0.5))
        assert row.share.share == pytest.approx(fmean(worth)) and row.share.games == len(own)
        assert row.lead == round(fmean(lead(game, row.bot) for game in own), 2)
        times = [game.times[row.bot] for game in own]
        thoughts = sum(one.decisions for one in times)
        assert row.decisions == round(thoughts / len(own), 1)
        assert row.times.decisions == thoughts == sum(row.times.spread_cpu.values())
        assert row.times.cut == sum(one.cut for one in times)
        assert row.times.cpu == pytest.approx(sum(one.cpu for one in times))
        assert row.times.worst == max(one.worst for one in times)
        assert row.times.worst_cpu == max(one.worst_cpu for one in times)
    pairs = {(row.bot, row.against): row for row in found.pairings}
    assert len(pairs) == len(names) * (len(names) - 1) // 2
    for (one, other), pair in pairs.items():
        met = [game for game in games if {*game.outcome.bots.values()} == {one, other}]
        worth = [score(game, one) for game in met]
        assert (pair.games, pair.wins, pair.draws) == (len(met), worth.count(1), worth.count(0.5))
        assert pair.lead == round(fmean(lead(game, one) for game in met), 2)
    won = Counter(game.outcome.winner for game in games)
    for side, share in found.sides.items():
        assert (share.won, share.games) == (won[side], len(games))


@pytest.mark.parametrize("seed", range(8))
def test_a_simulation_is_counted_as_anybody_would_count_it(seed: int) -> None:
    _, work, games = played(seed)
    run = RunHeader("simulate", "naval", 1, work[0].options, work[0].bots, 7, 1.0)
    found = summary(run, games, 2.0)
    outcomes = [game.outcome for game in games]
    assert found.games == len(outcomes)
    assert found.wins == Counter(one.winner for one in outcomes)
    for side, share in found.shares.items():
        assert (share.won, share.games) == (found.wins.get(side, 0), len(outcomes))
    assert found.shares.keys() == {*outcomes[0].sides.values(), "draw"}
    for side, points in found.points.items():
        assert points == round(fmean(one.points[side] for one in outcomes), 2)
    assert found.answers == round(fmean(one.answers for one in outcomes), 1)
    assert found.rounds == round(fmean(one.rounds for one in outcomes), 2)
    assert [one.key for one in found.outcomes] == sorted(one.key for one in outcomes)


@pytest.mark.parametrize("seed", range(0, 12, 2))
def test_a_match_ends_at_the_same_seed_in_whatever_order_its_games_end(seed: int) -> None:
    chance, work, games = played(seed)
    asked, name = Shares(0.45, 0.9) if seed % 4 else Shares(0.1, 0.55), NAMES[0]
    sets: dict[int, list[float]] = {}
    for game in sorted(games, key=lambda one: one.outcome.seed):
        sets.setdefault(game.outcome.seed, []).append(score(game, name))
    wanted = verdict(asked, [])
    for count in range(1, len(sets) + 1):
        wanted = verdict(asked, [*sets.values()][:count])
        if wanted.decided:
            break
    counted = {*list(sets)[:count]}
    assert wanted.decided and len(counted) < len(sets), "else nothing is shown"
    for _ in range(4):
        chance.shuffle(games)
        decider = Decider(asked, name, work)
        told = [decider.add(game) for game in games]
        assert told == sorted(told), "once decided, it stays so"
        assert {game.outcome.seed for game in decider.games} == counted
        assert decider.verdict.decided == wanted.decided
        assert decider.verdict.evidence == pytest.approx(wanted.evidence)
