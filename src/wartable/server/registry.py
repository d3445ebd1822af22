"""All tables: makes them, opens them from the store, lists them, and lets them go."""

import asyncio
import logging
import secrets
import sqlite3
import time
from typing import Any

import msgspec

from wartable.bots import BOTS
from wartable.core.decision import BadInput, Illegal
from wartable.core.game import Game, find, settle
from wartable.core.match import Match, replay
from wartable.server import api, game_start, keys, names, seeding
from wartable.server.archive import journal, put_away
from wartable.server.auto_player import AutoPlayer
from wartable.server.bans import Bans
from wartable.server.chairs import Chair, Device
from wartable.server.commands import Commands
from wartable.server.health import HealthCheck
from wartable.server.hints import Hints
from wartable.server.journal import Journal, chair_row, device_row, line, table_row
from wartable.server.limits import Buckets, Limits
from wartable.server.live import Live
from wartable.server.presence import Presence
from wartable.server.store.sqlite import Row, Statement, Store
from wartable.server.tables import OVER, PLAYING, WAITING, Entry, Setup, Table
from wartable.server.thinking import Thinkers

log = logging.getLogger("wartable.registry")

TABLE = (
    "INSERT INTO tables (id, game, rules, options, position, seed, status, result, listed, setup,"
    " owner, changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
PARTS = ("chairs", "holders", "deeds", "put_away")
"""Where the parts of a table are kept."""
LISTED = 50
UNOPENED = ("reason-old-rules", "reason-other-rules", "reason-unreadable")
"""Why a table may not be opened again, without a word of what is in it."""


class NotFound(Exception):
    """There is no such table, or it is not for you."""


Rows = tuple[Row, list[Row], list[Row], list[Row]]


class Registry:
    """All tables."""

    def __init__(
        self, store: Store, thinkers: Thinkers, limits: Limits, delay: tuple[float, float]
    ):
        self.store, self.thinkers, self.limits = store, thinkers, limits
        self.journal = Journal(store, self.drop)
        self.commands = Commands(store, limits, self.journal)
        self.effort = Buckets(limits.effort)
        """How long each address has kept everybody busy."""
        self.auto_player = self.journal.auto_player = AutoPlayer(thinkers, self.journal, delay)
        self.hints = Hints(thinkers, limits)
        self.health = HealthCheck(store)
        self.tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._again = asyncio.Lock()
        self.awake, self.closed = False, 0
        """Whether all tables were woken after the start, and how many of them could not be."""
        store.recovered = self._recovered
        self.auto_player.able = lambda: not store.trouble
        self.presence = Presence()
        self.bans = Bans(store)

    async def open(self, table_id: str, closed: bool = False) -> Table:
        """A table, from the memory or from the store; one that the host closed only for him."""
        if closed:
            return await self._read(table_id, closed=True)
        table = self.tables.get(table_id)
        if table is None:
            task = self._opening.get(table_id)
            if task is None:
                task = self._opening[table_id] = asyncio.create_task(self._open(table_id))
                task.add_done_callback(lambda _: self._opening.pop(table_id, None))
            table = await asyncio.shield(task)
        table.touched = time.monotonic()
        return table

    async def _open(self, table_id: str) -> Table:
        table = await self._read(table_id)
        self._add(table)
        return table

    async def _read(self, table_id: str, closed: bool = False) -> Table:
        rows = await self.store.read(lambda database: _rows(database, table_id, closed))
        if rows is None:
            raise NotFound
        try:
            table = await asyncio.to_thread(rebuild, rows)
        except Exception as error:
            # What is wrong may hold a card: it is for nobody's eyes, not even in the log.
            why = error.reason.message if isinstance(error, Illegal) else ""
            why = why if why in UNOPENED else "reason-unreadable"
            facts = {"table": table_id, "why": why, "error": type(error).__name__}
            log.error("a table cannot be opened", extra={"facts": facts})
            raise Illegal("table", why) from None
        return table

    def _add(self, table: Table) -> None:
        table.live = Live(table)
        table.seen = self.presence.of(table.id, len(table.chairs))
        table.touched = time.monotonic()
        self.tables[table.id] = table
        self.auto_player.wake(table)

    def _recovered(self) -> None:
        """Something can be written again: whoever waited for that goes on."""
        for table in self.tables.values():
            self.auto_player.wake(table)

    def drop(self, table: Table) -> None:
        """Forget what could not be written: the table is read again from the store."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        table.status = WAITING
        table.live.dismiss(table.live.sockets, "reason-not-saved")

    async def make(self, new: api.NewTable, browser: bytes) -> tuple[Table, dict[str, str]]:
        """A new table, and the secret links of its open seats."""
        game = find(new.game)
        title, name = names.title(new.title), names.name(new.name)
        device = Device(browser, int(time.time()), names.label(new.device))
        await self._room(browser)
        played = await self._start(game, new)
        if played is None:
            words = [f"{name}={value}" for name, value in new.options.items()]
            options, seed = settle(game, words), secrets.randbits(128)
            first = await asyncio.to_thread(Match, game, options, seed, new.position)
        else:
            first = played
        chairs = [Chair(name) for name in game.seats(first.state)]
        links = seat_all(chairs, new.seats, name, device)
        setup = Setup(title, new.watch, new.cover, new.pace, hints=new.hints, away=new.away)
        setup.seeding = seeding.fresh("position" if new.position else "new", new.deal)
        table = Table(keys.table_id(), game, first.options, 0, new.position, setup, browser, chairs)
        table.listed = new.listed
        if played is None:
            _promise(table, new.commit)
            entries = game_start.start(table) if new.start else []
        else:
            entries = await self._go_on(table, played, "record", new)
        await self.keep(table, entries)
        return table, links

    async def _room(self, browser: bytes) -> None:
        """Refuse one more table to whom has too many."""
        owned = await self.store.rows(
            "SELECT count(*) FROM tables WHERE owner = ? AND status <> 'over'", browser
        )
        if owned[0][0] >= self.limits.own_tables:
            raise Illegal("table", "reason-too-many-tables")

    async def _start(self, game: Game, new: api.NewTable) -> Match | None:
        """The game to go on from, where there is a record."""
        if new.record and new.position:
            raise BadInput("record", "position", "not-both")
        if new.record or new.position:
            if new.options:
                raise BadInput("option", " ".join(new.options), "options-of-text")
            wrong = await self.thinkers.check(game.id, new.position, new.record, new.at)
            if wrong is not None:
                raise Illegal(wrong.rule, wrong.message, **wrong.args)
        if new.record:
            match = await asyncio.to_thread(replay, new.record, new.at)
            if new.at is not None and new.at > len(match.answers):
                raise BadInput("at", str(new.at), "up-to-its-end", most=len(match.answers))
            return match
        return None

    async def fork(
        self, table: Table, fork: api.Fork, browser: bytes
    ) -> tuple[Table, dict[str, str]]:
        """A new table from a point of a finished game."""
        if table.status != OVER:
            raise Illegal("table", "reason-not-over")
        given = table.playing.answers
        if fork.at > len(given):
            raise BadInput("at", str(fork.at), "up-to-its-end", most=len(given))
        await self._room(browser)
        chairs = [Chair(chair.seat) for chair in table.chairs]
        device = Device(browser, int(time.time()), names.label(fork.device))
        links = seat_all(chairs, fork.seats, names.name(fork.name), device)
        setup = msgspec.structs.replace(table.setup, rematch="", seeding=seeding.fresh("fork"))
        made = Table(keys.table_id(), table.game, table.options, 0, "", setup, browser, chairs)
        match = await asyncio.to_thread(_cut, table.playing, fork.at)
        await self.keep(made, await self._go_on(made, match, "fork", fork))
        return made, links

    async def _go_on(
        self, table: Table, played: Match, source: str, body: api.NewTable | api.Fork
    ) -> list[Entry]:
        """How a table begins that goes on with a game; several people wait for each other."""
        after = len(played.answers)
        alone = table.people() <= 1
        if not played.over and (body.deal == "new" or (body.deal == "auto" and not alone)):
            table.position = await asyncio.to_thread(table.game.write, played.state)
            table.setup.seeding = seeding.fresh(source, "new", after)
            _promise(table, body.commit)
            start = alone or (isinstance(body, api.NewTable) and body.start)
            return game_start.start(table) if start else []
        shares = list(played.shares) if played.over else []
        table.setup.seeding = seeding.given(source, after, played.deal, shares)
        table.seed, table.position = played.seed, played.start
        begin = [*([] if alone else game_start.origin(table)), line("log-started")]
        begin.append(Entry("begin", -1, str(played.seed)))
        if table.wants_cover and not table.cover and not played.over:
            # Answers that were given without cover lead nowhere under it: go on from a position.
            table.position = await asyncio.to_thread(table.game.write, played.state)
            table.setup.seeding.deal = False
            table.take_cover()
            return begin
        return begin + [Entry("answer", given.seat, given.words) for given in played.answers]

    async def rematch(self, table: Table) -> Table:
        """The same people and bots again, everybody one seat further: the sides are swapped."""
        if table.status != OVER:
            raise Illegal("table", "reason-not-over")
        # Two who want one at the same moment get the same one.
        async with self._again:
            if not table.setup.rematch:
                await self._rematch(table)
        return await self.open(table.setup.rematch)

    async def _rematch(self, table: Table) -> None:
        chairs = [Chair(chair.seat) for chair in table.chairs]
        for number, old in enumerate(table.chairs):
            new = chairs[(number + 1) % len(chairs)]
            new.kind, new.name, new.level = old.kind, old.name, old.level
            new.devices = list(old.devices)
            if old.resigned:
                new.kind = "person" if old.devices else "open"
        position, before = _scenario(table), table.setup.seeding
        fresh = seeding.fresh("position" if position else "new", before.wish)
        setup = msgspec.structs.replace(table.setup, rematch="", seeding=fresh)
        options = {**table.options, **({"cover": "off"} if "cover" in table.options else {})}
        made = Table(keys.table_id(), table.game, options, 0, position, setup, table.owner, chairs)
        await self.keep(made, game_start.start(made, [share.browser for share in before.shares]))
        table.setup.rematch = made.id
        told = line("log-rematch", table=made.id)
        self.journal.commit(table, [told], [table_row(table)])

    async def close(self, table: Table) -> None:
        """Do away with a table whose game has not begun."""
        if table.status != WAITING:
            raise Illegal("table", "reason-started" if table.status == PLAYING else "reason-over")
        # Nobody sits down any more; if it cannot be written, the table is read again as it was.
        table.status = OVER
        gone = [("DELETE FROM tables WHERE id = ?", (table.id,))]
        gone += [(f"DELETE FROM {rows} WHERE table_id = ?", (table.id,)) for rows in PARTS]
        try:
            await self.store.written([], gone, table)
        finally:
            self.tables.pop(table.id, None)
            self.presence.forget(table.id)
            table.live.dismiss(table.live.sockets)
        log.info("table closed", extra={"facts": {"table": table.id}})

    async def delete(self, table_id: str) -> str:
        """Do away with a table, whatever is going on there."""
        table = await self._away(table_id)
        gone = [("DELETE FROM tables WHERE id = ?", (table_id,))]
        gone += [(f"DELETE FROM {rows} WHERE table_id = ?", (table_id,)) for rows in PARTS]
        await self.store.written([], gone, table)
        await self._away(table_id)
        self.presence.forget(table_id)
        log.info("table deleted", extra={"facts": {"table": table_id}})
        return table_id

    async def shut(self, table_id: str, closed: bool) -> str:
        """Let nobody in at a table any more, or again; what is kept of it stays."""
        found = await self.store.rows("SELECT 1 FROM tables WHERE id = ?", table_id)
        if not found:
            raise NotFound
        table = await self._away(table_id) if closed else None
        change = ("UPDATE tables SET closed = ? WHERE id = ?", (int(closed), table_id))
        await self.store.written([], [change], table)
        if closed:
            # Nobody who came in between stays.
            await self._away(table_id)
        else:
            await self.open(table_id)
        return table_id

    async def _away(self, table_id: str) -> Table | None:
        """Send everybody away from a table, and let nobody go on there."""
        opening = self._opening.get(table_id)
        if opening is not None:
            await asyncio.wait([opening])
        table = self.tables.pop(table_id, None)
        if table is not None:
            table.status = OVER
            table.live.dismiss(table.live.sockets)
        return table

    def dismiss_banned(self) -> None:
        """Send away whoever is not let in any more."""
        for table in self.tables.values():
            live = table.live
            live.dismiss([s for s in live.sockets if self.bans.hold(s.address)], "reason-banned")

    async def put_away(self, days: float) -> None:
        """Compress what was finished long ago, as long as nobody looks at it."""
        if days:
            await put_away(self.store, days, set(self.tables))

    async def keep(self, table: Table, entries: list[Entry]) -> None:
        """Write a new table down, then carry out the entries it begins with."""
        # Nobody knows the table yet, and a long record would hold everybody up.
        done = await asyncio.to_thread(lambda: [entry.carry_out(table) for entry in entries])
        rows = [_table_row(table)]
        for number, chair in enumerate(table.chairs):
            rows.append(chair_row(table, number))
            rows += [device_row(table, number, device) for device in chair.devices]
        await self.store.written(done, rows, table)
        self._add(table)
        facts = {"table": table.id, "game": table.game.id}
        log.info("table made", extra={"facts": facts})

    async def listing(self, browser: bytes) -> api.Lobby:
        """The open tables, and those of a browser."""
        found = await self.store.rows(
            "SELECT id FROM tables WHERE listed = 1 AND status = 'waiting' AND closed = 0"
            " AND EXISTS (SELECT 1 FROM chairs WHERE table_id = id AND kind = 'open')"
            " ORDER BY changed DESC LIMIT ?",
            LISTED,
        )
        mine = await self.store.rows(
            "SELECT id FROM tables WHERE closed = 0 AND"
            " (id IN (SELECT table_id FROM holders WHERE holder = ?) OR owner = ?)"
            " ORDER BY changed DESC LIMIT ?",
            browser,
            browser,
            LISTED,
        )
        return api.Lobby(
            [row for (table,) in found if (row := await self._listed(table, browser))],
            [row for (table,) in mine if (row := await self._listed(table, browser))],
        )

    async def _listed(self, table_id: str, browser: bytes) -> api.Listed | None:
        # One that cannot be read, by its old rules perhaps, must not hide the others.
        try:
            table = await self.open(table_id)
        except (NotFound, Illegal):
            return None
        except Exception:
            log.exception("a table cannot be listed", extra={"facts": {"table": table_id}})
            return None
        own = table.mine(browser)
        asked = table.status == PLAYING and any(seat in table.open for seat in own)
        return api.Listed(table.info(), [table.names[seat] for seat in own], asked)

    async def wake_all(self) -> None:
        """After a start: open the tables where a bot may have to go on."""
        found = await self.store.rows(
            "SELECT id FROM tables WHERE status = 'playing' AND closed = 0 ORDER BY changed DESC"
        )
        for (table_id,) in found:
            try:
                await self.open(table_id)
            except (Illegal, NotFound):
                self.closed += 1
            except Exception:
                self.closed += 1
                log.exception("a table cannot be opened", extra={"facts": {"table": table_id}})
        self.awake = True

    def tidy(self) -> None:
        """Let go of tables that nobody looks at and that wait for a person."""
        limit = time.monotonic() - self.limits.idle
        for table in list(self.tables.values()):
            busy = table.live.sockets or table.unsaved or table.pending
            if not busy and table.touched < limit:
                del self.tables[table.id]


def seat_all(
    chairs: list[Chair], wanted: dict[str, api.SeatChoice], name: str, device: Device
) -> dict[str, str]:
    """Put everybody where a new table wants them; returns the links of the open seats."""
    known = {chair.seat: chair for chair in chairs}
    for seat, seating in wanted.items():
        if seat not in known:
            raise Illegal("table", "reason-no-such-seat", seat=seat)
        chair = known[seat]
        if seating.who == "bot":
            if seating.level not in BOTS:
                raise BadInput("level", seating.level, "one-of", choices=BOTS)
            chair.kind, chair.level = "bot", seating.level
        elif seating.who == "me":
            chair.kind, chair.name, chair.devices = "person", name, [device]
    links = {}
    for chair in chairs:
        if chair.kind == "open":
            links[chair.seat] = secret = keys.secret()
            chair.link = keys.hashed(secret)
    return links


def _promise(table: Table, commit: str | None) -> None:
    """Take the share of whoever makes a table, if they sit there."""
    if commit and table.mine(table.owner):
        seeding.commit(table, table.owner, commit)


def _cut(match: Match, count: int) -> Match:
    """A match as it was after so many answers."""
    cut = Match(
        match.game, match.options, match.seed, match.start, deal=match.deal, shares=match.shares
    )
    for given in match.answers[:count]:
        cut.answer(given.seat, given.option)
    return cut


def _scenario(table: Table) -> str:
    """The position that a game began with, if it is more than a moment of another game."""
    exact = any(row.startswith("exact ") for row in table.position.splitlines())
    return "" if exact else table.position


def _table_row(table: Table) -> Statement:
    return TABLE, (
        table.id,
        table.game.id,
        table.game.rules_version,
        msgspec.json.encode(table.options).decode(),
        table.position,
        str(table.seed),
        table.status,
        table.result,
        table.listed,
        msgspec.msgpack.encode(table.setup),
        table.owner,
        int(time.time()),
    )


def _rows(database: sqlite3.Connection, table_id: str, closed: bool = False) -> Rows | None:
    """All that is kept of a table."""

    def rows(sql: str) -> list[Any]:
        return database.execute(sql, (table_id,)).fetchall()

    found = rows(
        "SELECT id, game, rules, options, position, seed, status, result, listed, setup, owner"
        f" FROM tables WHERE id = ? AND closed <= {int(closed)}"
    )
    if not found:
        return None
    return (
        found[0],
        rows(
            "SELECT chair, kind, name, level, resigned, link FROM chairs WHERE table_id = ?"
            " ORDER BY seat"
        ),
        rows(
            "SELECT seat, holder, since, device FROM holders WHERE table_id = ?"
            " ORDER BY seat, since"
        ),
        journal(database, table_id),
    )


def rebuild(rows: Rows) -> Table:
    """A table from the store: each entry of its journal is carried out again."""
    first, chairs, browsers, entries = rows
    table_id, game_id, rules, options, position, seed, status, result, listed, setup, owner = first
    game = find(game_id)
    # Where nothing has been played yet, it will be by the rules of now.
    if rules != game.rules_version and status != WAITING:
        raise Illegal("table", "reason-old-rules")
    table = Table(
        table_id,
        game,
        # Settings that came later are as usual there.
        {**settle(game, []), **msgspec.json.decode(options)},
        int(seed),
        position,
        msgspec.msgpack.decode(setup, type=Setup),
        owner,
        [Chair(r[0], r[1], r[2], r[3], bool(r[4]), r[5]) for r in chairs],
    )
    if status == WAITING and table.setup.seeding.source == seeding.OLD:
        # It was made by an earlier version, but nothing is drawn yet.
        table.setup.seeding = seeding.fresh("position" if position else "new")
    for seat, browser, since, label in browsers:
        table.chairs[seat].devices.append(Device(browser, since, label))
    for number, (kept, kind, seat, body, request, hashed) in enumerate(entries):
        entry = Entry(kind, seat, body, request)
        if kept != number:
            raise Illegal("table", "reason-unreadable")
        table.do(entry)
        if hashed and table.hash(entry) != hashed:
            raise Illegal("table", "reason-other-rules")
    table.status, table.result, table.listed = status, result, bool(listed)
    return table
