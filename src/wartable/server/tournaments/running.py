"""The tournaments of a server: who may do what, their tables, and what happens when a game ends.

A change is made to a copy, written down, and only then shown. The tables of a round are named
before they are made, so that a server stopped in between continues where it was.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from wartable.bots import BOTS
from wartable.core.decision import BadInput, Illegal
from wartable.core.game import find, settle
from wartable.server import api, clocks, game_start, keys, names, results, seeding
from wartable.server.api import tournaments as messages
from wartable.server.api.clocks import ClockRules
from wartable.server.chairs import Chair, Device
from wartable.server.settings import WAYS
from wartable.server.setup import Setup
from wartable.server.store.sqlite import Statement
from wartable.server.tables import OVER, Table
from wartable.server.tournaments.state import (
    AWARDED,
    BOT,
    PERSON,
    PROGRAM,
    Entrant,
    RoundGame,
    Tournament,
    shared,
)

if TYPE_CHECKING:
    from wartable.server.registry import Registry
    from wartable.server.seating import Seating

log = logging.getLogger("wartable.tournaments")

KEEP = "REPLACE INTO tournaments VALUES (?, ?)"
OWN = 5
"""The most unfinished tournaments of one account."""
HOST = b"host"
"""The owner of what the host makes; no one else's key is so short."""
NOWHERE = "reason-no-such-tournament"


class Tournaments:
    """All tournaments."""

    clock: Callable[[], float] = staticmethod(time.time)

    def __init__(self, registry: "Registry") -> None:
        self._registry = registry
        self.open_to = WAYS[0]
        self._all: dict[str, Tournament] = {}
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def load(self) -> None:
        """Read them from the store."""
        rows = await self._registry.store.rows("SELECT id, body FROM tournaments")
        decode = msgspec.msgpack.Decoder(Tournament).decode
        self._all = {key: decode(body) for key, body in rows}

    def get(self, key: str) -> Tournament:
        """One of them."""
        found = self._all.get(key)
        if found is None:
            raise Illegal("table", NOWHERE)
        return found

    def listed(self) -> list[Tournament]:
        """All of them: those that can be joined first, then the newest."""
        order = {"open": 0, "playing": 1, "over": 2}
        # Even of those made in the same second.
        newest = reversed(self._all.values())
        return sorted(newest, key=lambda one: (order[one.status], -one.made))

    def may_make(self, browser: bytes) -> bool:
        """Whether someone may make a tournament."""
        return self.open_to == "accounts" and bool(self._registry.accounts.name(browser))

    async def make(self, new: messages.NewTournament, owner: bytes) -> Tournament:
        """Make a tournament that people can join."""
        if owner != HOST and not self._registry.accounts.name(owner):
            raise Illegal("table", "reason-account-needed")
        if owner != HOST and not self.may_make(owner):
            raise Illegal("table", "reason-tournaments-by-host")
        running = [one for one in self._all.values() if one.owner == owner and one.status != OVER]
        if owner != HOST and len(running) >= OWN:
            raise Illegal("table", "reason-too-many-tournaments", most=OWN)
        game = find(new.game)
        title = names.title(new.title)
        if not title:
            raise BadInput("title", "", "something")
        options = settle(game, [f"{name}={value}" for name, value in new.options.items()])
        sides = await asyncio.to_thread(results.sides_of, game, options)
        made = Tournament(
            keys.table_id(),
            title,
            game.id,
            options,
            list(dict.fromkeys(sides.values())),
            new.format,
            new.rounds,
            new.legs,
            new.hours,
            new.auto,
            owner,
            int(self.clock()),
            clock=_clock(new.clock),
        )
        for level in new.bots:
            made.join(_bot(made, level))
        async with self._lock:
            await self._keep(made)
        log.info("tournament made", extra={"facts": {"tournament": made.id}})
        return made

    async def join(self, key: str, browser: bytes) -> None:
        """Take part, with an account or as a program."""
        name = self._registry.accounts.name(browser)
        program = self._registry.tokens.name(browser)
        if not name and not program:
            raise Illegal("table", "reason-account-needed")
        kind = PERSON if name else PROGRAM
        async with self._lock:
            made = self.get(key).copy()
            made.join(Entrant(kind, name or program, browser))
            await self._keep(made)

    async def add_bot(self, key: str, level: str, owner: bytes) -> None:
        """Let a bot take part."""
        async with self._lock:
            made = self._own(key, owner)
            made.join(_bot(made, level))
            await self._keep(made)

    async def leave(self, key: str, browser: bytes) -> None:
        """Leave a tournament; a game that is being played is lost."""
        await self._out(key, lambda made: made.number(browser))

    async def remove(self, key: str, entrant: str, owner: bytes) -> None:
        """Remove someone from a tournament."""
        self._own(key, owner)
        await self._out(key, lambda made: [*made.ids(), entrant].index(entrant))

    async def _out(self, key: str, who: Callable[[Tournament], int]) -> None:
        async with self._lock:
            made = self.get(key).copy()
            # Only now: while it waited, others may have left, and everyone moved up.
            number = who(made)
            lost = made.leave(number)
            await self._keep(made)
            for game in lost:
                await self._give_up(made, game, number)
        await self.look(key)

    async def start(self, key: str, owner: bytes) -> None:
        """Begin with the first round."""
        async with self._lock:
            made = self._own(key, owner)
            made.begin()
            await self._round(made)

    async def go_on(self, key: str, owner: bytes) -> None:
        """Begin the next round, or end it after the last one."""
        await self._settle(key)
        async with self._lock:
            await self._round(self._own(key, owner))

    async def award(self, key: str, body: messages.Award, owner: bytes) -> None:
        """Decide a game that cannot be finished."""
        async with self._lock:
            made = self._own(key, owner)
            game = made.find(body.table)
            if game is None:
                raise Illegal("table", "reason-no-such-game")
            if body.winner >= 0 and body.winner not in game.players:
                raise Illegal("table", "reason-tournament-not-in")
            draw = body.winner < 0
            scores = [0.5 if draw else float(one == body.winner) for one in game.players]
            game.points, game.how = shared(scores), AWARDED
            await self._keep(made)
        await self.look(key)

    async def delete(self, key: str, owner: bytes) -> None:
        """Delete a tournament; its tables stay."""
        async with self._lock:
            made = self._own(key, owner)
            gone = [("DELETE FROM tournaments WHERE id = ?", (made.id,))]
            await self._registry.store.written([], gone)
            self._all.pop(made.id, None)

    async def leave_all(self, browser: bytes) -> None:
        """Leave all tournaments; games that are being played are lost."""
        for key, one in list(self._all.items()):
            number = one.number(browser)
            if number >= 0 and one.status != OVER and not one.entrants[number].left:
                await self._out(key, lambda made: made.number(browser))

    async def forget(self, browser: bytes) -> None:
        """Forget someone: they leave all tournaments, and their name goes."""
        await self.leave_all(browser)
        for key, one in list(self._all.items()):
            if one.number(browser) < 0 and one.owner != browser:
                continue
            async with self._lock:
                made = self.get(key).copy()
                for entrant in made.entrants:
                    if entrant.browser == browser:
                        entrant.browser, entrant.name = b"", ""
                # The host looks after it.
                made.owner = HOST if made.owner == browser else made.owner
                await self._keep(made)

    def finished(self, table: Table) -> None:
        """Note the end of a game: if it belongs to a tournament, that goes on."""
        for key, one in self._all.items():
            if one.find(table.id) is not None:
                task = asyncio.create_task(self._noticed(key))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _noticed(self, key: str) -> None:
        # Until the end of the game is on disk.
        await self._registry.store.written([], [])
        await self.look(key)

    def tables(self) -> set[str]:
        """The tables of all tournaments, which everyone may watch."""
        rounds = (one for made in self._all.values() for one in made.rounds)
        return {game.table for one in rounds for game in one.games}

    async def look_at_all(self) -> None:
        """Continue whatever can go on: after a start, and when the time of a round is up."""
        for key in list(self._all):
            try:
                await self.look(key)
            except Exception:
                # Whatever is wrong with one, the others go on.
                log.exception("a tournament does not go on", extra={"facts": {"tournament": key}})

    async def look(self, key: str) -> None:
        """Count finished games, make missing tables, and begin the next round."""
        await self._settle(key)
        async with self._lock:
            made = self.get(key).copy()
            if made.status != "playing":
                return
            await self._make_tables(made)
            now = made.current
            if now is not None and now.due and self.clock() >= now.due:
                await self._time_out(made)
        await self._settle(key)
        async with self._lock:
            made = self.get(key).copy()
            if made.decided and made.status == "playing" and made.auto:
                await self._round(made)

    async def _settle(self, key: str) -> None:
        """Take the results of games that are over."""
        async with self._lock:
            made = self.get(key).copy()
            games = made.current.games if made.current else []
            changed = False
            for game in games:
                if game.points is None and (points := await self._points(made, game)):
                    game.points, changed = points, True
            if changed:
                await self._keep(made)

    async def _points(self, made: Tournament, game: RoundGame) -> list[float] | None:
        scores = await self._registry.results.scores(game.table)
        if not scores:
            return None
        sides = results.sides_of(find(made.game), made.options)
        best = {
            side: max(score for seat, score in scores.items() if sides.get(seat) == side)
            for side in made.sides
        }
        return shared([best[side] for side in made.sides])

    async def _round(self, made: Tournament) -> None:
        """Begin a round: first it is written down, then its tables are made."""
        count = len(made.entrants) // made.size
        made.next_round(int(self.clock()), [keys.table_id() for _ in range(count)])
        await self._keep(made)
        await self._make_tables(made)

    async def _make_tables(self, made: Tournament) -> None:
        now = made.current
        missing = [g for g in now.games if g.points is None and not g.made] if now else []
        for game in missing:
            known = await self._registry.store.rows("SELECT 1 FROM tables WHERE id = ?", game.table)
            if not known:
                await self._make_table(made, game)
            game.made = True
        if missing:
            await self._keep(made)

    async def _make_table(self, made: Tournament, game: RoundGame) -> None:
        kind = find(made.game)
        sides = await asyncio.to_thread(results.sides_of, kind, made.options)
        chairs = []
        for seat, side in sides.items():
            entrant = made.entrants[game.players[made.sides.index(side)]]
            chair = Chair(seat, "person", entrant.name)
            if entrant.kind == BOT or entrant.left:
                chair.kind, chair.level = "bot", entrant.level or "recruit"
                chair.name = ""
            else:
                program = entrant.kind == PROGRAM
                chair.devices = [Device(entrant.browser, int(time.time()), "", program)]
            chairs.append(chair)
        setup = Setup(made.title, hints="off", pace=0, awaited=True)
        setup.seeding, setup.clock = seeding.fresh(), made.clock
        # The table belongs to nobody: whoever runs the tournament may play in it.
        owner = keys.hashed(keys.secret())
        table = Table(game.table, kind, made.options, 0, "", setup, owner, chairs)
        await self._registry.maker.keep(table, game_start.start(table))

    async def _time_out(self, made: Tournament) -> None:
        """Let whoever is to move give up, because the time of a round is up."""
        now = made.current
        assert now is not None
        for game in now.games:
            if game.points is not None:
                continue
            waiting = await self._awaited(made, game)
            for number in waiting:
                await self._give_up(made, game, number)
            if waiting and await self._points(made, game) is None and made.size == 2:
                # They have left the table, so nobody could give up for them.
                scores = [float(one not in waiting) for one in game.players]
                game.points, game.how = scores, AWARDED
        # If others play on, they get the same time again.
        now.due = int(self.clock()) + made.hours * 3600
        await self._keep(made)

    async def _awaited(self, made: Tournament, game: RoundGame) -> list[int]:
        """The players a game is waiting for, as everyone may know; bots take their time."""
        try:
            table = await self._registry.open(game.table)
        except (Illegal, LookupError):
            return []
        sides = results.sides_of(find(made.game), made.options)
        asked = {sides[seat] for seat in table.awaited()}
        return [
            number
            for side, number in zip(made.sides, game.players, strict=True)
            if side in asked and made.entrants[number].kind != BOT
        ]

    async def _give_up(self, made: Tournament, game: RoundGame, number: int) -> None:
        """Resign all seats of an entrant."""
        try:
            table = await self._registry.open(game.table)
            await self.seating.resign(table, api.Resign([]), made.entrants[number].browser)
        except (Illegal, LookupError):
            # It is over already, or the table is gone: whoever runs the tournament decides.
            log.info("nothing to resign", extra={"facts": {"table": game.table}})

    @property
    def seating(self) -> "Seating":
        """What people do about their seats."""
        from wartable.server.seating import Seating

        return Seating(self._registry)

    def _own(self, key: str, owner: bytes) -> Tournament:
        """A copy of a tournament that belongs to someone; all of them belong to the host."""
        made = self.get(key)
        if owner not in (HOST, made.owner):
            raise Illegal("table", "reason-not-your-tournament")
        return made.copy()

    async def _keep(self, made: Tournament) -> None:
        row: Statement = (KEEP, (made.id, msgspec.msgpack.encode(made)))
        await self._registry.store.written([], [row])
        self._all[made.id] = made


def _clock(rules: ClockRules) -> ClockRules:
    """The clock of all tables; a stranger cannot play on for an entrant."""
    if rules.kind != "none" and rules.out == "open":
        raise BadInput("clock-out", rules.out, "one-of", choices=("bot", "lose"))
    return clocks.check(rules)


def _bot(made: Tournament, level: str) -> Entrant:
    if level not in BOTS:
        raise BadInput("level", level, "one-of", choices=BOTS)
    return Entrant(BOT, "", level=level)
