"""Ratings: a pure function of the finished games, by game and edition, people and bots apart."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Literal

from msgspec import Struct

from wartable.server.results import BOT, NOBODY, PERSON, Finished, SeatResult

Kind = Literal["people", "bots"]
Pool = tuple[str, str, Kind]
"""A game, its variant, and whether bots were at the table."""
Player = tuple[str, str]
"""What somebody is, and who: a key, or the level of a bot."""
UNKNOWN = "unknown"
"""Somebody of whom nothing is learnt, however it went: others are rated as against a beginner."""
MIDDLE, SCALE = 1500, 40
"""What a beginner has, and how much wider it is written than openskill counts."""


class Rating(Struct, frozen=True):
    """How strong somebody is, how sure that is, and from how many games it follows."""

    value: int
    doubt: int
    games: int


Ratings = dict[Pool, dict[Player, Rating]]


def sides(game: Finished) -> dict[str, tuple[set[Player], float]]:
    """By side: who played it to its end, and how it fared; bots count where no person is."""
    best: dict[str, float] = {}
    for seat in game.seats:
        best[seat.side] = max(best.get(seat.side, 0.0), seat.score)
    found: dict[str, set[Player]] = {side: set() for side in best}
    for seat in game.seats:
        # Whoever gave up while the others won has no part in it.
        if seat.kind != NOBODY and seat.who and seat.score == best[seat.side]:
            found[seat.side].add(_player(game, seat))
    return {
        side: ({one for one in team if one[0] != BOT} or team, best[side])
        for side, team in found.items()
    }


def _player(game: Finished, seat: SeatResult) -> Player:
    """Who is rated for a seat: nobody for little of it, nor for several sides at once."""
    several = seat.kind != BOT and any(
        other.who == seat.who and other.side != seat.side for other in game.seats
    )
    if several or not seat.fair:
        return UNKNOWN, f"{game.table} {seat.seat}"
    return seat.kind, seat.who


def pool(game: Finished) -> Pool:
    """Where a game counts."""
    people = all(seat.kind in (PERSON, NOBODY) for seat in game.seats)
    return game.game, game.variant, "people" if people else "bots"


def counts(game: Finished) -> bool:
    """Whether a game says of anybody how strong they are."""
    teams = [team for team, _ in sides(game).values() if team]
    known = any(kind not in (BOT, UNKNOWN) for team in teams for kind, _ in team)
    return game.rated and len(teams) > 1 and known


def rate(games: Iterable[Finished]) -> Ratings:
    """The ratings after some games, in their order; none where openskill is not installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce()
    known: dict[Pool, dict[Player, Any]] = {}
    played: dict[tuple[Pool, Player], int] = {}
    for game in games:
        if not counts(game):
            continue
        where = pool(game)
        here = known.setdefault(where, {})
        teams = [(sorted(team), score) for team, score in sides(game).values() if team]
        before = [[here.get(one) or model.rating() for one in team] for team, _ in teams]
        after = model.rate(before, ranks=[1 - score for _, score in teams])
        often = Counter(one for team, _ in teams for one in team)
        for (team, _), rated in zip(teams, after, strict=True):
            for one, value in zip(team, rated, strict=True):
                # Of a level that played on several sides nothing is learnt.
                if often[one] == 1 and one[0] != UNKNOWN:
                    here[one] = value
                    played[where, one] = played.get((where, one), 0) + 1
    return {
        where: {
            one: Rating(
                MIDDLE + round((value.mu - 25) * SCALE),
                round(value.sigma * SCALE),
                played[where, one],
            )
            for one, value in here.items()
        }
        for where, here in known.items()
    }
