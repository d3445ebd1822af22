"""Pairings: everybody plays at most once a round, nobody twice with the same one if avoidable."""

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wartable.server.tournaments.matching import Graph, matching
from wartable.server.tournaments.pairing import Paired, meetings, round_robin, seat, swiss
from wartable.server.tournaments.standing import Decided, Standing, standings


def largest(graph: Graph) -> int:
    """How many pairs there can be, by trying all."""

    def tried(left: frozenset[int]) -> int:
        if not left:
            return 0
        one = min(left)
        rest = left - {one}
        best = tried(rest)
        for other in graph[one] & rest:
            best = max(best, 1 + tried(rest - {other}))
        return best

    return tried(frozenset(range(len(graph))))


@given(st.integers(0, 8), st.randoms(use_true_random=False), st.floats(0, 1))
@settings(max_examples=60)
def test_a_matching_is_one_and_the_largest(size: int, chance: random.Random, dense: float) -> None:
    graph: Graph = [set() for _ in range(size)]
    for one, other in combinations(range(size), 2):
        if chance.random() < dense:
            graph[one].add(other)
            graph[other].add(one)
    found = matching(graph)
    for one, other in enumerate(found):
        assert other < 0 or (found[other] == one and other in graph[one])
    assert sum(other >= 0 for other in found) == 2 * largest(graph)


def check(found: Paired, players: set[int], size: int) -> None:
    """Everybody who plays on is in a round exactly once."""
    seated = [one for table in found.tables for one in table]
    assert sorted([*seated, *found.byes]) == sorted(players)
    assert all(len(table) == size for table in found.tables)
    assert len(found.byes) == len(players) % size


@given(
    st.integers(2, 11),
    st.integers(2, 4),
    st.integers(1, 7),
    st.randoms(use_true_random=False),
)
@settings(max_examples=60, deadline=None)
def test_a_swiss_tournament_is_fair_whatever_happens(
    count: int, size: int, rounds: int, chance: random.Random
) -> None:
    players = set(range(max(count, size)))
    points = dict.fromkeys(players, 0.0)
    played: list[Paired] = []
    for _ in range(rounds):
        if len(players) > size and chance.random() < 0.2:
            players.discard(chance.choice(sorted(players)))
        ranked = sorted(players, key=lambda one: (-points[one], one))
        found = swiss(ranked, points, played, size)
        check(found, players, size)
        out = Counter(one for before in played for one in before.byes)
        for one in found.byes:
            assert out[one] == min(out[other] for other in players - set(found.byes) | {one})
        if size == 2:
            met = meetings(played)
            rest = [one for one in ranked if one not in found.byes]
            graph: Graph = [
                {
                    n
                    for n, other in enumerate(rest)
                    if other != one and not met[frozenset((one, other))]
                }
                for one in rest
            ]
            fresh = sum(not met[frozenset(table)] for table in found.tables)
            assert fresh == largest(graph), "nobody meets again while that can be avoided"
        had = Counter((o, s) for p in played for t in p.tables for s, o in enumerate(t))
        for table in found.tables:
            for a, b in combinations(range(size), 2):
                now = had[table[a], a] + had[table[b], b]
                assert now <= had[table[a], b] + had[table[b], a], "no swap would be fairer"
        played.append(found)
        for table in found.tables:
            winner = chance.choice(table)
            points[winner] += 1


@given(st.integers(2, 9), st.integers(1, 2))
@settings(max_examples=25, deadline=None)
def test_in_a_round_robin_everybody_meets_everybody_with_sides_swapped(
    count: int, legs: int
) -> None:
    rounds = round_robin(range(count), 2, legs)
    for one in rounds:
        check(one, set(range(count)), 2)
    met = meetings(rounds)
    assert all(met[frozenset(two)] == legs for two in combinations(range(count), 2))
    first = Counter(table[0] for one in rounds for table in one.tables)
    games = Counter(player for one in rounds for table in one.tables for player in table)
    slack = 0 if legs == 2 else 1
    assert all(abs(2 * first[one] - games[one]) <= 1 + slack for one in range(count))
    if legs == 2:
        tables = Counter(table for one in rounds for table in one.tables)
        assert set(tables.values()) == {1}, "the second time the sides are swapped"
    assert len({sum(n in one.byes for one in rounds) for n in range(count)}) == 1


@pytest.mark.parametrize(
    ("count", "size"), [(3, 3), (4, 3), (6, 3), (7, 3), (9, 3), (8, 4), (7, 6)]
)
def test_in_a_round_robin_of_groups_everybody_meets_everybody(count: int, size: int) -> None:
    rounds = round_robin(range(count), size, 1)
    for one in rounds:
        check(one, set(range(count)), size)
    assert set(meetings(rounds)) == {frozenset(two) for two in combinations(range(count), 2)}
    assert len(rounds) <= 3 * count


def test_who_had_a_side_less_often_gets_it() -> None:
    played = [Paired(((0, 1), (2, 3)))]
    assert seat([(0, 2), (3, 1)], played)[0] in ((0, 2), (2, 0))
    assert seat([(0, 3)], played) == ((3, 0),)


def test_standings_go_by_points_then_by_whom_one_met_and_beat() -> None:
    decided = [
        Decided((0, 1), (1.0, 0.0)),
        Decided((2, 3), (1.0, 0.0)),
        Decided((0, 2), (0.5, 0.5)),
        Decided((1, 3), (1.0, 0.0)),
    ]
    rows = standings(range(5), decided, [4, 4], 1.0, direct_first=False)
    assert [row.entrant for row in rows] == [4, 0, 2, 1, 3]
    found = {row.entrant: row for row in rows}
    assert found[0].points == 1.5 and found[0].buchholz == 2.5 and found[0].berger == 1.75
    assert found[2].buchholz == 1.5, "who beat weaker ones stands behind"
    assert found[4].points == 2 and found[4].buchholz == 4


def test_in_a_round_robin_who_won_against_the_other_stands_before() -> None:
    decided = [
        Decided((0, 1), (1.0, 0.0)),
        Decided((1, 2), (1.0, 0.0)),
        Decided((0, 2), (0.0, 1.0)),
        Decided((1, 3), (1.0, 0.0)),
        Decided((0, 3), (1.0, 0.0)),
        Decided((2, 3), (0.0, 1.0)),
    ]
    rows = standings(range(4), decided, [], 0.0, direct_first=True)
    assert [row.entrant for row in rows][:2] == [0, 1] and rows[0].direct == 1
    equal = standings(range(2), [], [], 0.0, direct_first=True)
    assert [row.rank for row in equal] == [1, 1]


@given(st.integers(2, 6), st.integers(2, 3), st.booleans(), st.randoms(use_true_random=False))
@settings(max_examples=80, deadline=None)
def test_standings_are_what_their_names_say(
    count: int, size: int, robin: bool, chance: random.Random
) -> None:
    size = min(size, count)
    games = [
        (players, chance.choice([*range(size), -1]))
        for players in (chance.sample(range(count), size) for _ in range(chance.randrange(9)))
    ]
    decided = [
        Decided(
            tuple(players), tuple(1 / size if won < 0 else float(won == at) for at in range(size))
        )
        for players, won in games
    ]
    byes = [chance.randrange(count) for _ in range(chance.randrange(4))]
    worth = 0.0 if robin else 1.0
    rows = standings(range(count), decided, byes, worth, direct_first=robin)
    points = {row.entrant: row.points for row in rows}
    assert sorted(points) == list(range(count))
    for row in rows:
        one = row.entrant
        own = [(players, won) for players, won in games if one in players]
        met = [(other, won, players) for players, won in own for other in players if other != one]
        share = {
            "win": [other for other, won, players in met if won >= 0 and players[won] == one],
            "draw": [other for other, won, _ in met if won < 0],
            # Two who both lost to a third have done as well as each other.
            "even": [o for o, won, p in met if won >= 0 and p[won] not in (one, o)],
        }
        halves = share["draw"] + share["even"]
        wins = sum(won >= 0 and players[won] == one for players, won in own)
        drawn = sum(won < 0 for _, won in own) / size
        assert row.games == len(own) and row.wins == wins
        assert row.points == pytest.approx(wins + drawn + worth * byes.count(one))
        everybody = sum(points[other] for other, _, _ in met)
        assert row.buchholz == pytest.approx(everybody + byes.count(one) * row.points)
        beaten = sum(points[other] for other in share["win"])
        assert row.berger == pytest.approx(beaten + sum(points[other] for other in halves) / 2)
        equal = [sum(points[o] == row.points for o in some) for some in (share["win"], halves)]
        assert row.direct == pytest.approx(equal[0] + equal[1] / 2)

    def key(row: Standing) -> tuple[float, ...]:
        if robin:
            return (row.points, row.direct, row.berger, row.wins)
        return (row.points, row.buchholz, row.berger, row.direct, row.wins)

    assert rows == sorted(rows, key=lambda row: ([-part for part in key(row)], row.entrant))
    for row in rows:
        assert row.rank == 1 + sum(key(other) > key(row) for other in rows)
