"""What people say at a table: the seats among themselves, and the spectators among themselves.

It is stored beside the table and deleted with it. It is in no journal, and so in no record.
"""

import hashlib
import logging
import time
from typing import Literal

from wartable.core.decision import BadInput, Illegal
from wartable.server import api, names, people
from wartable.server.limits import Buckets, Limits
from wartable.server.speed import frame
from wartable.server.store.sqlite import Statement, Store
from wartable.server.tables import Table

log = logging.getLogger("wartable.chat")

Room = Literal["seats", "watchers"]
SEATS: Room = "seats"
WATCHERS: Room = "watchers"
KEPT = 500
"""Lines kept for each table: the oldest make room."""
LONGEST = 300
"""How wide a line may be, in letters."""
MOST_REPORTS = 100
"""How many reports about one table can wait for the host."""
WATCHER = "~"
"""How the sign of a spectator begins; no seat is called that."""
MOST_MUTES = 500
"""How many people the spectators of a table can mute: anyone can be a new spectator."""
FEWER_MUTES = (
    "DELETE FROM mutes WHERE table_id = ?1 AND who LIKE '~%' AND who <> ?2 AND (who, muted) NOT IN"
    " (SELECT who, muted FROM mutes WHERE table_id = ?1 AND who LIKE '~%' AND who <> ?2 LIMIT ?3)"
)
EVERYBODY = ""
"""Whose mute holds for everyone: the host's."""
LINES = (
    "SELECT number, author, name, text, emote, said FROM chat WHERE table_id = ? AND room = ?"
    " ORDER BY number"
)
SAID = (
    "INSERT INTO chat SELECT ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE EXISTS"
    " (SELECT 1 FROM tables WHERE id = ?)"
)
REPORTED = (
    "INSERT OR IGNORE INTO reports (table_id, number, author, text, reporter, said, reported)"
    " VALUES (?, ?, ?, ?, ?, ?, ?)"
)


def welcome(table: Table, seat: int) -> Statement:
    """Prepare for someone new in a seat: nobody has muted them, and they have muted nobody."""
    name = table.names[seat]
    return (
        "DELETE FROM mutes WHERE table_id = ? AND who <> '' AND (who = ? OR muted = ?)",
        (table.id, name, name),
    )


class ChatStore:
    """The chats of all tables."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._speed = Buckets(limits.chat)
        self._last: dict[str, int] = {}
        """For tables with new messages since the start: the number of the last line."""

    @staticmethod
    def authors(table: Table, browser: bytes) -> list[str]:
        """Who someone can speak as: their seats, or a spectator."""
        seats = table.mine(browser)
        if seats:
            return [table.names[seat] for seat in seats]
        text = b"wartable watcher " + table.id.encode() + browser
        return [WATCHER + hashlib.sha256(text).hexdigest()[:12]]

    async def look(self, table: Table, browser: bytes) -> people.Chat:
        """What someone may read at a table, and whom they have muted."""
        own = self.authors(table, browser)
        room = _room(own)
        if not table.setup.chat:
            return people.Chat(False, room, own, [], [])
        muted = await self._muted(table)
        hidden = {who for by, who in muted if by in own}
        rows = await self._store.rows(LINES, table.id, room)
        lines = [api.ChatLine(*row) for row in rows]
        called = {line.by: line.name for line in lines}
        return people.Chat(
            True,
            room,
            own,
            [line for line in lines if line.by not in hidden],
            [people.Muted(who, called.get(who, "")) for who in sorted(hidden)],
        )

    async def say(self, table: Table, browser: bytes, body: people.Say, where: str) -> api.ChatLine:
        """Say something to everyone in the same room who has not muted the author."""
        own = self.authors(table, browser)
        author = body.seat or own[0]
        if author not in own:
            raise Illegal("table", "reason-not-your-seat", seat=body.seat)
        text = names.clean("text", body.text, LONGEST)
        if bool(text) == bool(body.emote):
            raise BadInput("text", text[:40], "text-or-emote")
        self._check(table)
        self._hurry(own, browser, where)
        seated = author in table.names
        name = table.chairs[table.seat(author)].name if seated else names.name(body.name)
        muted = await self.speaks(table, own)
        number, now, room = await self._next(table), int(time.time()), _room(own)
        line = api.ChatLine(number, author, name, text, body.emote or "", now)
        row = (table.id, number, room, author, browser, name, text, line.emote, now, table.id)
        old = ("DELETE FROM chat WHERE table_id = ? AND number <= ?", (table.id, number - KEPT))
        await self._store.written([], [(SAID, row), old])
        data = frame(api.encode(api.Spoken(line)))
        for socket in list(table.live.sockets):
            reading = self.authors(table, socket.browser)
            if _room(reading) == room and not any((one, author) in muted for one in reading):
                socket.post(data)
        return line

    async def speaks(self, table: Table, own: list[str]) -> set[tuple[str, str]]:
        """Refuse someone whom the host has silenced here; otherwise return who has muted whom."""
        muted = await self._muted(table)
        # Someone with several seats is silenced in all of them.
        if any((EVERYBODY, one) in muted for one in own):
            raise Illegal("table", "reason-silenced")
        return muted

    async def mute(
        self, table: Table, browser: bytes, body: people.Mute, where: str
    ) -> people.Chat:
        """Mute someone, or unmute them: for oneself, on all one's seats."""
        own = self.authors(table, browser)
        if body.who in own:
            raise Illegal("table", "reason-own-line")
        if body.mute and body.who not in table.names:
            said = "SELECT 1 FROM chat WHERE table_id = ? AND author = ? LIMIT 1"
            if not await self._store.rows(said, table.id, body.who):
                raise Illegal("table", "reason-no-such-line")
        self._hurry(own, browser, where)
        seat = table.names.index(body.who) if body.who in table.names else -1
        # Someone with several seats is muted in all of them.
        others = next((one for one in table.persons() if seat in one), [seat])
        muted = [table.names[one] for one in others] if seat >= 0 else [body.who]
        rows: list[Statement] = [
            (
                "REPLACE INTO mutes VALUES (?, ?, ?)"
                if body.mute
                else "DELETE FROM mutes WHERE table_id = ? AND who = ? AND muted = ?",
                (table.id, who, one),
            )
            for who in own
            for one in muted
        ]
        await self._store.written([], [*rows, (FEWER_MUTES, (table.id, own[0], MOST_MUTES))])
        return await self.look(table, browser)

    async def report(
        self, table: Table, browser: bytes, body: people.Report, where: str
    ) -> people.Reported:
        """Report a line to the host of the server."""
        own = self.authors(table, browser)
        found = await self._store.rows(
            "SELECT author, text, emote, said FROM chat WHERE table_id = ? AND room = ? AND"
            " number = ?",
            table.id,
            _room(own),
            body.number,
        )
        if not found:
            raise Illegal("table", "reason-no-such-line")
        author, text, emote, said = found[0]
        if author in own:
            raise Illegal("table", "reason-own-line")
        self._hurry(own, browser, where)
        ((waiting,),) = await self._store.rows(
            "SELECT count(*) FROM reports WHERE table_id = ?", table.id
        )
        if waiting >= MOST_REPORTS:
            raise Illegal("table", "reason-too-many-reports")
        row = (table.id, body.number, author, text or emote, own[0], said, int(time.time()))
        await self._store.written([], [(REPORTED, row)])
        log.info("a line was reported", extra={"facts": {"table": table.id}})
        return people.Reported(body.number)

    async def reports(self) -> list[list[str]]:
        """The reports: number, time, table, author, who reported it, the line."""
        rows = await self._store.rows(
            "SELECT id, reported, table_id, author, reporter, text FROM reports ORDER BY id"
        )
        return [[str(part) for part in row] for row in rows]

    async def settle(self, report: str, silence: bool) -> str:
        """Close a report, and silence its author at that table if asked to."""
        number = int(report) if report.isdecimal() and len(report) < 10 else 0
        found = await self._store.rows("SELECT table_id, author FROM reports WHERE id = ?", number)
        if not found:
            raise BadInput("target", report, "report")
        table, author = found[0]
        rows: list[Statement] = [("DELETE FROM reports WHERE id = ?", (number,))]
        if silence:
            rows.append(("REPLACE INTO mutes VALUES (?, ?, ?)", (table, EVERYBODY, author)))
        await self._store.written([], rows)
        return f"{table} {author}"

    def begin_anew(self) -> None:
        """Start over, because all tables have been replaced."""
        self._last.clear()

    def forget(self, table_id: str) -> None:
        """Forget a table that has been deleted."""
        self._last.pop(table_id, None)

    @staticmethod
    def _check(table: Table) -> None:
        if not table.setup.chat:
            raise Illegal("table", "reason-chat-off")

    def _hurry(self, own: list[str], browser: bytes, where: str) -> None:
        """Refuse someone who says too much; spectators are counted by address, not by cookie."""
        if not self._speed.take(browser.hex() if _room(own) == SEATS else where):
            raise Illegal("table", "reason-too-fast")

    async def _next(self, table: Table) -> int:
        if table.id not in self._last:
            ((found,),) = await self._store.rows(
                "SELECT coalesce(max(number), 0) FROM chat WHERE table_id = ?", table.id
            )
            self._last.setdefault(table.id, found)
        self._last[table.id] += 1
        return self._last[table.id]

    async def _muted(self, table: Table) -> set[tuple[str, str]]:
        rows = await self._store.rows("SELECT who, muted FROM mutes WHERE table_id = ?", table.id)
        return {(who, muted) for who, muted in rows}


def _room(authors: list[str]) -> Room:
    return WATCHERS if authors[0].startswith(WATCHER) else SEATS
