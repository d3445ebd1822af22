"""Ratings: a pure function of the finished games, by game and edition, people and bots apart."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any, Literal

from msgspec import Struct

from wartable.server.results import BOT, NOBODY, PERSON, Finished, SeatResult

TableKind = Literal["people", "bots"]
Pool = tuple[str, str, TableKind]
"""A game, its variant, and whether bots were at the table."""
Contestant = tuple[str, str]
"""What someone is, and who: a key, or the level of a bot."""
UNKNOWN = "unknown"
"""Someone whose games teach nothing: others are rated as if against a beginner."""
MIDDLE, SCALE = 1500, 40
"""The rating of a beginner, and how much wider it is shown than openskill counts."""
KNOWN = 5
"""After this many games someone is known; until then they are a newcomer, and provisional."""
AGAIN = 0.75
"""How much the next game against the same person, or the next newcomer, is worth."""
MONTH = 30 * 86_400


class Rating(Struct, frozen=True):
    """How strong someone is, how sure that is, and how many games it follows from."""

    value: int
    doubt: int
    games: int
    provisional: bool


class Meetings:
    """Who has met whom, and how much one more game says.

    Otherwise anyone could rise by beating accounts made to lose: each is a newcomer to whoever
    beats it, as long as it has hardly played with others.
    """

    def __init__(self) -> None:
        self._games: dict[Contestant, Counter[Contestant]] = defaultdict(Counter)
        self._times: dict[tuple[Contestant, Contestant], list[int]] = defaultdict(list)
        self._newcomers: dict[Contestant, set[Contestant]] = defaultdict(set)

    def worth(self, one: Contestant, others: list[Contestant], ended: int) -> float:
        """How much a game against others says about someone, from 0 to 1."""
        found = [self._worth(one, other, ended) for other in others]
        return sum(found) / len(found)

    def _worth(self, one: Contestant, other: Contestant, ended: int) -> float:
        if other[0] == BOT:
            return 1.0
        met = [at for at in self._times[one, other] if at > ended - MONTH]
        self._times[one, other] = met
        often = len(met)
        if self._new(other, one):
            still = {who for who in self._newcomers[one] if self._new(who, one)}
            self._newcomers[one] = still
            often += len(still - {other})
        return AGAIN**often

    def _new(self, who: Contestant, to: Contestant) -> bool:
        games = self._games[who]
        return games.total() - games[to] < KNOWN

    def note(self, one: Contestant, others: list[Contestant], ended: int) -> None:
        """Note a finished game that counts."""
        for other in others:
            self._times[one, other].append(ended)
            self._games[one][other] += 1
            self._newcomers[one].add(other)


Ratings = dict[Pool, dict[Contestant, Rating]]


def sides(game: Finished) -> dict[str, tuple[set[Contestant], float]]:
    """By side: who played it to its end, and how it did; bots count if there is no person."""
    best: dict[str, float] = {}
    for seat in game.seats:
        best[seat.side] = max(best.get(seat.side, 0.0), seat.score)
    found: dict[str, set[Contestant]] = {side: set() for side in best}
    for seat in game.seats:
        # Someone who gave up while the others won has no part in it.
        if seat.kind != NOBODY and seat.who and seat.score == best[seat.side]:
            found[seat.side].add(_player(game, seat))
    return {
        side: ({one for one in team if one[0] != BOT} or team, best[side])
        for side, team in found.items()
    }


def _player(game: Finished, seat: SeatResult) -> Contestant:
    """Who is rated for a seat: nobody with too few answers, or on several sides at once."""
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
    """Whether a game says anything about how strong its players are."""
    teams = [team for team, _ in sides(game).values() if team]
    known = any(kind not in (BOT, UNKNOWN) for team in teams for kind, _ in team)
    return game.rated and len(teams) > 1 and known


def rate(games: Iterable[Finished]) -> Ratings:
    """The ratings after some games, in their order; empty if openskill is not installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce()
    found: Ratings = {}
    pools: dict[Pool, list[Finished]] = {}
    for game in games:
        if counts(game):
            pools.setdefault(pool(game), []).append(game)
    for where, here in pools.items():
        found[where] = _rated(model, here)
    return found


def _rated(model: Any, games: list[Finished]) -> dict[Contestant, Rating]:
    """The ratings of one pool."""
    known: dict[Contestant, Any] = defaultdict(model.rating)
    played: Counter[Contestant] = Counter()
    worth: dict[Contestant, float] = defaultdict(float)
    meetings = Meetings()
    for game in games:
        teams = [(sorted(team), score) for team, score in sides(game).values() if team]
        before = [[known[one] for one in team] for team, _ in teams]
        after = model.rate(before, ranks=[1 - score for _, score in teams])
        often = Counter(one for team, _ in teams for one in team)
        met = []
        for (team, _), rated in zip(teams, after, strict=True):
            others = [one for other, _ in teams if other is not team for one in other]
            for one, new in zip(team, rated, strict=True):
                share = meetings.worth(one, others, game.ended)
                met.append((one, others))
                # A level that played on several sides teaches nothing.
                if often[one] == 1 and one[0] != UNKNOWN:
                    known[one] = _between(model, known[one], new, share)
                    played[one] += 1
                    worth[one] += share
        for one, others in met:
            meetings.note(one, others, game.ended)
    return {
        one: Rating(
            MIDDLE + round((value.mu - 25) * SCALE),
            round(value.sigma * SCALE),
            played[one],
            worth[one] < KNOWN,
        )
        for one, value in known.items()
        if played[one]
    }


def _between(model: Any, old: Any, new: Any, share: float) -> Any:
    """The old rating, moved part of the way to the new one."""
    mu = old.mu + share * (new.mu - old.mu)
    return model.rating(mu=mu, sigma=old.sigma + share * (new.sigma - old.sigma))
