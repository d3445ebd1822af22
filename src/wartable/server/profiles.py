"""Profiles: games, results, ratings and opponents, for accounts with a public profile.

Strangers see the games at listed tables that anyone may watch. Other games count in the numbers,
but only the account itself sees which they are.
"""

import asyncio
import time
from typing import TYPE_CHECKING, Literal

from msgspec.structs import astuple

from wartable.server import people, ratings
from wartable.server.results import BOT, DRAWN, PERSON, Finished, SeatResult

if TYPE_CHECKING:
    from wartable.server.registry import Registry

SHOWN = 30
"""How many games a profile lists, and how many rows a ladder."""
SHARE = 20
"""At most one part in this many of the time is spent on ratings."""
OUTCOMES: dict[float, Literal["won", "drawn", "lost"]] = {1.0: "won", 0.5: "drawn", 0.0: "lost"}


class Profiles:
    """What everyone may know about people."""

    def __init__(self, registry: "Registry") -> None:
        self._registry = registry
        self._games: list[Finished] = []
        self._ratings: ratings.Ratings = {}
        self._lock = asyncio.Lock()
        self._wait = 0.0

    async def _count(self) -> None:
        """Count all games again, unless that was done just now and takes long."""
        async with self._lock:
            if time.monotonic() < self._wait:
                return
            began = time.monotonic()
            games = await self._registry.results.games()
            if games != self._games:
                self._ratings = await asyncio.to_thread(ratings.rate, games)
                self._games = games
            took = time.monotonic() - began
            # With few games it is always fresh.
            self._wait = began + took * SHARE if took > 1 / SHARE else 0.0

    async def profile(self, name: str, asking: bytes) -> people.Profile | None:
        """The profile of a name, as someone may see it; None if it is not for them."""
        accounts = self._registry.accounts
        found = accounts.find(name)
        if found is None:
            return None
        key, called, since = found
        own, shown = key == asking, bool(accounts.shown_name(key))
        if not own and not shown:
            return None
        await self._count()
        who = key.hex().upper()
        games = [game for game in self._games if _mine(game, who)]
        return people.Profile(
            called,
            since,
            own,
            shown,
            self._records(games, who),
            await self._played(games, who, own),
            self._against(games, who),
        )

    async def ladders(self) -> people.Ladders:
        """All public ratings, best first."""
        await self._count()
        found = []
        for (game, variant, kind), rated in sorted(self._ratings.items()):
            rows = [
                people.LadderRow(*named, *astuple(rating))
                for player, rating in rated.items()
                if (named := self._called(*player))
            ]
            rows.sort(
                key=lambda row: (row.provisional, -row.rating, row.doubt, row.name, row.level)
            )
            # Games of bots alone do not matter here: the laboratory knows them better.
            if any(row.name for row in rows):
                found.append(people.Ladder(game, _options(variant), kind, rows[:SHOWN]))
        return people.Ladders(found)

    def _called(self, kind: str, who: str) -> tuple[str, str] | None:
        """The name of an account, or the level of a bot; empty if nobody may see who it is."""
        if kind == BOT:
            return "", who
        name = self._name(who)
        return (name, "") if name else None

    def _name(self, who: str) -> str:
        return self._registry.accounts.shown_name(bytes.fromhex(who))

    def _records(self, games: list[Finished], who: str) -> list[people.Tally]:
        """How someone has done, by kind of game."""
        found: dict[ratings.Pool, list[float]] = {}
        for game in games:
            found.setdefault(ratings.pool(game), []).append(_mine(game, who)[0].score)
        rows = []
        for where, scores in sorted(found.items(), key=lambda row: (-len(row[1]), row[0])):
            rating = self._ratings.get(where, {}).get((PERSON, who))
            rows.append(
                people.Tally(
                    where[0],
                    _options(where[1]),
                    where[2],
                    *_count(scores),
                    rating.value if rating else None,
                    rating.doubt if rating else 0,
                    rating.provisional if rating else False,
                )
            )
        return rows

    async def _played(
        self, games: list[Finished], who: str, own: bool
    ) -> list[people.FinishedGame]:
        """The most recent games, latest first."""
        open_to_all = {
            table
            for (table,) in await self._registry.store.rows(
                "SELECT tables.id FROM tables JOIN holders ON holders.table_id = tables.id"
                " WHERE holder = ? AND status = 'over' AND listed = 1 AND closed = 0",
                bytes.fromhex(who),
            )
        }
        open_to_all |= self._registry.tournaments.tables()
        found: list[people.FinishedGame] = []
        for game in reversed(games):
            if len(found) >= SHOWN:
                break
            public = game.table in open_to_all and await self._watched(game.table)
            if not own and not public:
                continue
            mine = _mine(game, who)
            found.append(
                people.FinishedGame(
                    game.table,
                    game.game,
                    _options(game.variant),
                    game.ended,
                    [seat.seat for seat in mine],
                    OUTCOMES[mine[0].score],
                    self._others(game, who),
                )
            )
        return found

    async def _watched(self, table_id: str) -> bool:
        """Whether anyone may watch a table."""
        listed = await self._registry.lobby.row(table_id, b"")
        return listed is not None and listed.table.watch == "anyone"

    def _others(self, game: Finished, who: str) -> list[people.Opponent]:
        """Who else sat there; each once, with all their seats."""
        found: dict[tuple[str, str], list[str]] = {}
        for seat in game.seats:
            if seat.who and seat.who != who:
                found.setdefault((seat.kind, seat.who), []).append(seat.seat)
        return [
            people.Opponent(
                seats,
                "" if kind == BOT else self._name(other),
                other if kind == BOT else "",
            )
            for (kind, other), seats in found.items()
        ]

    def _against(self, games: list[Finished], who: str) -> list[people.HeadToHead]:
        """Who someone has played against, how often, and how that went."""
        found: dict[str, list[float]] = {}
        for game in games:
            mine = _mine(game, who)[0]
            others = {
                seat.who: seat.score
                for seat in game.seats
                if seat.kind == PERSON and seat.who not in ("", who) and seat.side != mine.side
            }
            for other, score in others.items():
                met = DRAWN if score == mine.score else float(mine.score > score)
                found.setdefault(other, []).append(met)
        rows = [
            people.HeadToHead(name, *_count(scores))
            for other, scores in found.items()
            if (name := self._name(other))
        ]
        return sorted(rows, key=lambda row: (-(row.wins + row.draws + row.losses), row.name))


def _mine(game: Finished, who: str) -> list[SeatResult]:
    """The seats of someone in a game; none if they sat on both sides."""
    seats = [seat for seat in game.seats if seat.kind == PERSON and seat.who == who]
    return seats if len({seat.side for seat in seats}) == 1 else []


def _count(scores: list[float]) -> tuple[int, int, int]:
    """Won, drawn, lost."""
    return scores.count(1.0), scores.count(DRAWN), scores.count(0.0)


def _options(variant: str) -> dict[str, str]:
    """The settings of a variant, except switches that are off."""
    words = (word.partition("=") for word in variant.split())
    return {name: value for name, _, value in words if value != "off"}
