"""All tables: opens them from the store, keeps them in memory, and lets them go again."""

import asyncio
import contextlib
import logging
import sqlite3
import time
from pathlib import Path

from wartable.core.decision import Illegal
from wartable.server import answered
from wartable.server.accounts import Accounts
from wartable.server.archive import put_away
from wartable.server.auto_player import AutoPlayer
from wartable.server.bans import Bans
from wartable.server.chat import ChatStore
from wartable.server.clocks import Clocks
from wartable.server.commands import Commands
from wartable.server.health import HealthCheck
from wartable.server.hints import Hints
from wartable.server.journal import Journal, table_row
from wartable.server.limits import Buckets, Limits
from wartable.server.live import Live
from wartable.server.lobby import ListedTables
from wartable.server.making import TableMaker
from wartable.server.metrics import Metrics
from wartable.server.notices.notices import Notifier
from wartable.server.notices.settings import NoticeSettings
from wartable.server.passkeys import PasskeyStore
from wartable.server.presence import Presence
from wartable.server.profiles import Profiles
from wartable.server.removing import TableRemover
from wartable.server.results import Results
from wartable.server.store.sqlite import NotSaved, Store
from wartable.server.stored_tables import NotFound, TooFew, changed_rules, read_rows, rebuild
from wartable.server.streams import Streams
from wartable.server.tables import OVER, PLAYING, WAITING, Table
from wartable.server.thinking import Thinkers
from wartable.server.tokens import TokenStore
from wartable.server.tournaments.running import Tournaments

log = logging.getLogger("wartable.registry")

UNOPENED = ("reason-newer-rules", "reason-unreadable")
"""Why a table could not be opened again, without a word of what is in it."""
REST = 4
"""The pause after each game of an earlier version, as a multiple of the time it took."""


class Registry:
    """All tables."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        limits: Limits,
        delay: tuple[float, float],
        metrics: Metrics | None = None,
        notices: NoticeSettings | None = None,
    ):
        self.metrics = metrics or Metrics()
        self.store, self.thinkers, self.limits = store, thinkers, limits
        self.tokens = TokenStore(store, limits)
        self.streams = Streams(self)
        self.clocks = Clocks(store)
        self.notices = Notifier(store, notices or NoticeSettings(), self.clocks.time, limits)
        self.journal = Journal(
            store, self.drop, self._changed, self.metrics, self.clocks, self.notices.follow
        )
        self.commands = Commands(store, limits, self.journal, self.metrics)
        self.effort = Buckets(limits.effort)
        """How much work each address has caused."""
        self.auto_player = self.journal.auto_player = AutoPlayer(
            thinkers, self.journal, delay, self.metrics
        )
        self.hints = Hints(thinkers, limits)
        self.health = HealthCheck(store)
        self.tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[None]] = {}
        self.maker, self.remover = TableMaker(self), TableRemover(self)
        self.lobby = ListedTables(self)
        self.awake, self.closed = False, 0
        """Whether all tables have been opened after the start, and how many could not be."""
        store.recovered = self._recovered
        self.auto_player.able = lambda: not store.trouble
        self.presence = Presence()
        self.bans = Bans(store)
        self.chat = ChatStore(store, limits)
        self.accounts = Accounts(store, limits)
        self.results = Results(store)
        self.passkeys = PasskeyStore(store)
        self.profiles = Profiles(self)
        self.tournaments = Tournaments(self)

    async def open(self, table_id: str, closed: bool = False) -> Table:
        """A table, from memory or from the store; one that the host closed, only for the host."""
        if closed:
            return await self._read(table_id, closed=True)
        # What was just opened may be forgotten again before this continues: see `drop`.
        while (table := self.tables.get(table_id)) is None:
            task = self._opening.get(table_id)
            if task is None:
                task = self._opening[table_id] = asyncio.create_task(self._open(table_id))
            await asyncio.shield(task)
        table.touched = time.monotonic()
        return table

    async def _open(self, table_id: str) -> None:
        try:
            table = await self._read(table_id)
            await self.clocks.attach(table)
            rows = table.keeping.rows()
            self.add(table)
            if table.repair is not None:
                self.journal.commit(table, [table.repair], [*rows, table_row(table)])
            elif rows:
                # Made by an earlier version: it opens faster next time, even under other rules.
                self.journal.send(table, {}, statements=rows)
        finally:
            self._opening.pop(table_id, None)

    async def _read(self, table_id: str, closed: bool = False) -> Table:
        try:
            try:
                table = await self._rebuilt(table_id, closed)
            except TooFew:
                table = await self._rebuilt(table_id, closed, whole=True)
        except (NotFound, sqlite3.OperationalError):
            # When a disk fails for a moment, nothing is known about the table.
            raise
        except Exception as error:
            # The error may contain a card: nobody may see it, not even in the log.
            why = error.reason.message if isinstance(error, Illegal) else ""
            why = why if why in UNOPENED else "reason-unreadable"
            facts = {"table": table_id, "why": why, "error": type(error).__name__}
            log.error("a table cannot be opened", extra={"facts": facts})
            raise Illegal("table", why) from None
        return table

    async def _rebuilt(self, table_id: str, closed: bool, whole: bool = False) -> Table:
        rows = await self.store.read(lambda found: read_rows(found, table_id, closed, whole))
        if rows is None:
            raise NotFound
        return await asyncio.to_thread(rebuild, rows)

    def add(self, table: Table) -> None:
        """Keep a table in memory; its bots continue."""
        table.live, table.called = Live(table), self.accounts.shown_name
        answered.begin(table)
        table.seen = self.presence.of(table.id, len(table.chairs))
        table.touched = time.monotonic()
        self.tables[table.id] = table
        self.streams.follow(table)
        self.notices.follow(table)
        self.auto_player.wake(table)

    def _changed(self, table: Table) -> None:
        """Note that someone sat down or left, or that a game began or ended."""
        self.streams.follow(table)
        if table.status == OVER:
            self.tournaments.finished(table)

    def _recovered(self) -> None:
        """Continue whatever was waiting until something could be written again."""
        for table in self.tables.values():
            self.auto_player.wake(table)

    def drop(self, table: Table) -> None:
        """Forget a table that could not be written: it is read from the store again."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        table.status = WAITING
        self.clocks.look_again(table.id)
        table.live.dismiss(table.live.sockets, "reason-not-saved")

    async def send_away(self, table_id: str) -> Table | None:
        """Send everyone away from a table, and let nobody continue there."""
        opening = self._opening.get(table_id)
        if opening is not None:
            await asyncio.wait([opening])
        table = self.tables.pop(table_id, None)
        if table is not None:
            table.status = OVER
            table.live.dismiss(table.live.sockets)
        return table

    async def restore(self, path: Path) -> None:
        """Replace all tables with a copy, and start over."""
        # In a folder without a server nobody plays, not even afterwards.
        plays = not self.auto_player.stopped
        await self.auto_player.stop()
        while self._opening:
            await asyncio.wait(self._opening.values())
        await self.store.written([], [])
        # No pause from here on, so that nobody reads the old tables and writes to the new ones.
        self.streams.end()
        for table in self.tables.values():
            self.store.refuse(table)
            table.status = OVER
            table.live.dismiss(table.live.sockets, "reason-restart")
        self.tables.clear()
        try:
            self.store.replace_by(path)
        finally:
            self.auto_player.stopped = not plays
        self.presence = Presence()
        self.chat.begin_anew()
        await self.bans.load()
        await self.tokens.load()
        await self.accounts.load()
        await self.clocks.load()
        await self.tournaments.load()
        await self.notices.load()
        self.awake, self.closed = False, 0
        await self.wake_all()
        await self.compare_rules(rest=0)
        await self.results.catch_up(self)
        log.info("tables restored", extra={"facts": {"from": str(path)}})

    def dismiss_banned(self) -> None:
        """Send away everyone who has been banned."""
        for table in self.tables.values():
            live = table.live
            live.dismiss([s for s in live.sockets if self.bans.hold(s.address)], "reason-banned")

    def admit_program(self, secret: str, scope: str | None) -> None:
        """Refuse a call that a program may not make, or whose owner is suspended."""
        self.accounts.welcome(self.tokens.check(secret, scope))

    def dismiss_sessions(self, sessions: set[bytes], why: str = "reason-signed-out") -> None:
        """Send away browsers that are no longer signed in, or programs."""
        self.streams.dismiss(sessions, why)
        for table in self.tables.values():
            live = table.live
            live.dismiss([socket for socket in live.sockets if socket.session in sessions], why)

    async def keep_states(self) -> None:
        """Store how every game stands, before the server stops."""
        for table in self.tables.values():
            if table.status == PLAYING:
                table.keeping.keep()
                self.journal.send(table, {}, statements=table.keeping.rows())
        with contextlib.suppress(NotSaved):
            await self.store.written([], [])

    async def keep_finished(self) -> None:
        """Store the states of games that earlier versions finished, while their rules hold."""
        found = await self.store.rows(
            "SELECT id FROM tables WHERE status = 'over'"
            " AND id NOT IN (SELECT table_id FROM states)"
            " AND id NOT IN (SELECT table_id FROM put_away WHERE states IS NOT NULL)"
        )
        for (table_id,) in found:
            began = time.perf_counter()
            with contextlib.suppress(Illegal, NotFound, NotSaved):
                table = await self._read(table_id, closed=True)
                await self.store.written([], table.keeping.rows())
            # People who are playing come first.
            await asyncio.sleep(REST * (time.perf_counter() - began))

    async def put_away(self, days: float) -> None:
        """Compress what was finished long ago, while nobody is looking at it."""
        if days:
            await put_away(self.store, days, set(self.tables))

    async def room(self, browser: bytes) -> None:
        """Refuse another table to someone who has too many."""
        owned = await self.store.rows(
            "SELECT count(*) FROM tables WHERE owner = ? AND status <> 'over'", browser
        )
        if owned[0][0] >= self.limits.own_tables:
            raise Illegal("table", "reason-too-many-tables")

    async def wake_all(self) -> None:
        """After a start, open the tables where a bot may have to continue."""
        found = await self.store.rows(
            "SELECT id FROM tables WHERE status = 'playing' AND closed = 0 ORDER BY changed DESC"
        )
        for (table_id,) in found:
            try:
                await self.open(table_id)
            except (Illegal, NotFound):
                self.closed += 1
            except sqlite3.OperationalError:
                self.clocks.look_again(table_id)
            except Exception:
                self.closed += 1
                log.exception("a table cannot be opened", extra={"facts": {"table": table_id}})
        self.awake = True

    async def compare_rules(self, rest: int = REST) -> None:
        """Check whether the rules still lead where each running game has gone; where they do not,
        though nobody gave them a new number, the game goes on from where it stands and says so."""
        for table in list(self.tables.values()):
            if table.status != PLAYING:
                continue
            began = time.perf_counter()
            try:
                differs = await asyncio.to_thread(table.playing.differs)
            except Exception:
                log.exception("a game cannot be compared", extra={"facts": {"table": table.id}})
                continue
            if differs and self.tables.get(table.id) is table and table.status == PLAYING:
                told = changed_rules(table, table.rules)
                self.journal.commit(table, [told], [table_row(table)], reset=True)
            # People who are playing come first.
            await asyncio.sleep(rest * (time.perf_counter() - began))

    def tidy(self) -> None:
        """Let go of tables that nobody is looking at and that wait for a person."""
        if self.store.trouble:
            # Bots waiting until something can be written again can only be woken in memory.
            return
        limit = time.monotonic() - self.limits.idle
        for table in list(self.tables.values()):
            busy = table.live.sockets or table.unsaved or table.pending
            if not busy and table.touched < limit:
                del self.tables[table.id]
