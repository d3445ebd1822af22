"""Standings: points and, if these are equal, the tie-breaks. Pure functions."""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct


class Decided(Struct, frozen=True):
    """A decided game: who played, and the points of each."""

    players: tuple[int, ...]
    points: tuple[float, ...]


class Standing(Struct, frozen=True):
    """How an entrant stands."""

    entrant: int
    rank: int
    points: float
    buchholz: float
    """The points of all opponents; a round that was sat out counts as one's own points."""
    berger: float
    """Sonneborn–Berger: the points of all that one beat, and half of those one drew with."""
    direct: float
    """Points against those with equal points."""
    wins: int
    games: int


def standings(
    entrants: Sequence[int],
    decided: Sequence[Decided],
    byes: Sequence[int],
    worth: float,
    direct_first: bool,
) -> list[Standing]:
    """All entrants, best first; `byes` is who sat out each time, `worth` what that brings.

    In a round robin, equals are compared first by the games between them; in a Swiss tournament,
    where many never meet, by the strength of their opponents.
    """
    out = Counter(byes)
    points = {one: out[one] * worth for one in entrants}
    for game in decided:
        for one, gained in zip(game.players, game.points, strict=True):
            points[one] += gained
    rows = []
    for one in entrants:
        own = [game for game in decided if one in game.players]
        met = [
            (_of(game, one), other, gained) for game in own for other, gained in _others(game, one)
        ]
        buchholz = sum(points[other] for _, other, _ in met) + out[one] * points[one]
        berger = sum(
            points[other] * (1 if mine > theirs else 0.5 if mine == theirs else 0)
            for mine, other, theirs in met
        )
        equals = [row for row in met if points[row[1]] == points[one]]
        direct = sum(
            1 if mine > theirs else 0.5 if mine == theirs else 0 for mine, _, theirs in equals
        )
        wins = sum(_of(game, one) == 1 for game in own)
        rows.append((one, points[one], buchholz, berger, direct, wins, len(own)))

    def key(row: tuple[int, float, float, float, float, int, int]) -> tuple[float, ...]:
        _, total, buchholz, berger, direct, wins, _ = row
        if direct_first:
            return (-total, -direct, -berger, -wins)
        return (-total, -buchholz, -berger, -direct, -wins)

    rows.sort(key=lambda row: (*key(row), row[0]))
    keys = [key(row) for row in rows]
    return [
        Standing(row[0], keys.index(key(row)) + 1, row[1], row[2], row[3], row[4], row[5], row[6])
        for row in rows
    ]


def _of(game: Decided, one: int) -> float:
    return game.points[game.players.index(one)]


def _others(game: Decided, one: int) -> list[tuple[int, float]]:
    return [two for two in zip(game.players, game.points, strict=True) if two[0] != one]
