"""Intervals against values that others have published."""

from math import exp, floor
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wartable.lab.outcome import Times
from wartable.lab.proportions import margin, paired, seeded, wilson
from wartable.lab.times import STEP, BotTimes, total

WILSON = {
    # Newcombe 1998, Statistics in Medicine 17, table I: method 3 (score, no correction).
    (81, 263): (0.2553, 0.3662),
    (15, 148): (0.0624, 0.1605),
    (0, 20): (0.0, 0.1611),
    (1, 29): (0.0061, 0.1718),
}


@pytest.mark.parametrize(("won", "games"), WILSON)
def test_wilsons_interval(won: int, games: int) -> None:
    share = wilson(won, games)
    assert share.share == won / games
    assert (round(share.low, 4), round(share.high, 4)) == WILSON[won, games]


def test_newcombes_interval_of_a_difference() -> None:
    # Newcombe 1998, Statistics in Medicine 17, table II: 56/70 - 48/80, method 10.
    found = margin(wilson(56, 70), wilson(48, 80))
    assert found.value == pytest.approx(0.2)
    assert (round(found.low, 4), round(found.high, 4)) == (0.0524, 0.3339)
    assert found.clear
    assert not margin(wilson(5, 10), wilson(4, 10)).clear


def test_sets_that_are_all_alike_are_worth_one_game_each() -> None:
    alike = paired([[1.0, 1.0]] * 30 + [[0.0, 0.0]] * 30)
    assert alike.share == 0.5 and alike.games == 120
    assert alike.high - alike.low == pytest.approx(
        wilson(30, 60, worth=59).high - wilson(30, 60, worth=59).low
    )


def test_sets_that_balance_are_never_worth_more_than_their_games() -> None:
    split = paired([[1.0, 0.0]] * 50)
    assert (split.low, split.high) == (wilson(50, 100).low, wilson(50, 100).high)
    sure = paired([[1.0, 1.0]] * 50)
    assert (sure.low, sure.high) == (wilson(100, 100).low, 1.0)


@given(
    st.lists(
        st.lists(st.sampled_from([0.0, 0.5, 1.0]), min_size=1, max_size=4), min_size=1, max_size=30
    ),
    st.randoms(use_true_random=False),
)
def test_whatever_was_played_it_is_as_sure_as_its_games_at_most(
    sets: list[list[float]], chance: Random
) -> None:
    games = [game for row in sets for game in row]
    found, alone = paired(sets), wilson(sum(games), len(games))
    assert found.share == alone.share and found.games == len(games)
    assert found.low <= alone.low + 1e-9 and found.high >= alone.high - 1e-9
    assert 0 <= found.low <= found.share + 1e-9 and found.share - 1e-9 <= found.high <= 1
    turned = [chance.sample(row, len(row)) for row in chance.sample(sets, len(sets))]
    again = paired(turned)
    assert (again.low, again.high) == pytest.approx((found.low, found.high))
    seeds = [(seed, worth) for seed, row in enumerate(sets) for worth in row]
    mixed = seeded(chance.sample(seeds, len(seeds)))
    assert (mixed.low, mixed.high) == pytest.approx((found.low, found.high))
    # Who loses what the other wins is as sure of it.
    lost = paired([[1 - worth for worth in row] for row in sets])
    assert (lost.low, lost.high) == pytest.approx((1 - found.high, 1 - found.low))


def test_games_that_all_have_their_own_seed_are_worth_what_they_are() -> None:
    assert paired([[1.0], [0.0], [1.0], [1.0]]) == wilson(3, 4)


def test_intervals_for_many_comparisons_are_wider() -> None:
    one, many = wilson(30, 60), wilson(30, 60, comparisons=100)
    assert many.low < one.low < one.high < many.high


def clock(*seconds: float) -> Times:
    """The times of a bot that took so long."""
    found = BotTimes()
    found.elapsed = list(seconds)
    found.busy = [second / 2 for second in seconds]
    return found.times(1)


def test_times_of_many_games_give_the_quantiles_of_all_decisions() -> None:
    rows = [clock(*(0.001 * n for n in range(start, 1001, 10))) for start in range(1, 11)]
    found = total(rows)
    assert found.decisions == 1000
    assert found.median == pytest.approx(0.5, rel=STEP)
    assert found.median_cpu == pytest.approx(0.25, rel=STEP)
    assert found.p95 == pytest.approx(0.95, rel=STEP)
    assert (found.worst, found.worst_cpu, found.cut) == (1.0, 0.5, 10)


@given(st.lists(st.floats(1e-5, 10.0), min_size=1, max_size=40), st.integers(1, 4))
def test_times_of_games_that_are_added_up_are_those_of_all_their_decisions(
    seconds: list[float], games: int
) -> None:
    clocks = [BotTimes() for _ in range(games)]
    for number, one in enumerate(seconds):
        clocks[number % games].elapsed.append(one)
        clocks[number % games].busy.append(one / 2)
    found = total([clock.times(cut=1) for clock in clocks])
    ordered = sorted(seconds)

    def near(part: float) -> object:
        return pytest.approx(ordered[floor(part * (len(ordered) - 1))], rel=exp(STEP) - 1, abs=2e-6)

    assert (found.decisions, found.cut) == (len(seconds), games)
    assert found.worst == pytest.approx(ordered[-1], abs=1e-6)
    assert found.median == near(0.5)
    assert found.p95 == near(0.95)
    assert found.cpu == pytest.approx(sum(seconds) / 2, abs=1e-5)
    assert found.worst_cpu == pytest.approx(ordered[-1] / 2, abs=1e-6)
