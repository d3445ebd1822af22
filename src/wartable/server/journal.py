"""The journal: whatever changes a game is written here first, and only then shown to anyone."""

import logging
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from wartable.core.decision import BadInput, Illegal
from wartable.server import answered, api, results, undoing
from wartable.server.auto_player import FALLBACK, AutoPlayer
from wartable.server.chairs import Device
from wartable.server.clocks import Clocks
from wartable.server.live import Outbox, Outgoing
from wartable.server.metrics import BOT, PERSON, PROGRAM, Metrics
from wartable.server.store.sqlite import Row, Statement, Store
from wartable.server.tables import OVER, Entry, Table

log = logging.getLogger("wartable.journal")

OnSaved = Callable[[], Outgoing | None]
OnFailed = Callable[[], Outgoing | None]
TellOthers = Callable[[Table], None]
TABLE = (
    "UPDATE tables SET rules = ?, status = ?, result = ?, options = ?, position = ?, listed = ?,"
    " setup = ?, changed = ? WHERE id = ?"
)
TOUCHED = "UPDATE tables SET changed = ? WHERE id = ?"
MINUTE = 60
"""How exactly the time of the last change is known: not every answer is worth a row."""
CHAIR = "REPLACE INTO chairs VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
DEVICE = (
    "REPLACE INTO holders (table_id, seat, holder, since, device, program)"
    " VALUES (?, ?, ?, ?, ?, ?)"
)


def table_row(table: Table) -> Statement:
    """The row that says how a table stands."""
    return TABLE, (
        table.rules,
        table.status,
        table.result,
        msgspec.json.encode(table.options).decode(),
        table.position,
        table.listed,
        msgspec.msgpack.encode(table.setup),
        int(time.time()),
        table.id,
    )


def chair_row(table: Table, seat: int) -> Statement:
    """The row that says who sits in a seat."""
    c = table.chairs[seat]
    return CHAIR, (table.id, seat, c.seat, c.kind, c.name, c.level, c.resigned, c.link)


def device_row(table: Table, seat: int, device: Device) -> Statement:
    """The row of a browser that sits in a seat."""
    who = (device.browser, device.since, device.label, device.program)
    return DEVICE, (table.id, seat, *who)


def line(message: str, **args: Any) -> Entry:
    """A row of the log."""
    return Entry("line", -1, msgspec.json.encode(api.LogLine(message, args)).decode())


class Journal:
    """Writes entries, and then tells everyone concerned."""

    auto_player: AutoPlayer

    def __init__(
        self,
        store: Store,
        dropped: TellOthers,
        seated: TellOthers = lambda _: None,
        metrics: Metrics | None = None,
        clocks: Clocks | None = None,
        asked: TellOthers = lambda _: None,
    ) -> None:
        self._metrics = metrics or Metrics()
        self._clocks = clocks or Clocks(store)
        self._asked = asked
        """Whom to tell that seats of a table may be asked now."""
        self._store, self._dropped, self._seated = store, dropped, seated
        """Whom to tell that a table could not be written, or that its seats or status changed."""

    def commit(
        self,
        table: Table,
        entries: list[Entry],
        statements: list[Statement] | None = None,
        reset: bool = False,
        done: OnSaved | None = None,
        failed: OnFailed | None = None,
    ) -> None:
        """Carry out some entries; they show, and `done` is called, once they are on disk."""
        before = (table.status, undoing.asked(table))
        rows: list[Row] = []
        for entry in entries:
            try:
                rows.append(entry.carry_out(table))
            except Exception as error:
                if rows or not isinstance(error, Illegal | BadInput):
                    # It may be half done: go back to what is stored.
                    self._store.refuse(table)
                    self._dropped(table)
                raise
        seated = statements or table.status != before[0]
        # Who answered is written first, because the entries about seats may depend on it.
        ended = table.status == OVER and table.status != before[0]
        others = answered.follow(table, ended) if seated else []
        others += [*(statements or ()), *table.keeping.rows()]
        now = int(time.time())
        if table.status != before[0]:
            others.append(table_row(table))
            others += results.rows(table, now) if table.status == OVER else []
        elif now - table.changed >= MINUTE:
            others.append((TOUCHED, (now, table.id)))
        else:
            now = table.changed
        table.changed = now
        others += self._clocks.follow(table, entries)
        outbox: Outbox = {}
        if table.live is not None:
            outbox = table.live.reset() if reset else table.live.publish()
            clocks_moved = table.timing is not None and table.timing.changed()
            if not reset and (statements or before != (table.status, undoing.asked(table))):
                table.live.announce(outbox)
            elif not reset and clocks_moved:
                table.live.tell_clocks(outbox)
            for entry in entries:
                if entry.kind == "order":
                    table.live.ordered(entry.seat, outbox)
        self.send(table, outbox, done, rows, others, failed)
        if reset or table.status != before[0]:
            self._seated(table)
        self._asked(table)
        self.auto_player.wake(table)

    def send(
        self,
        table: Table,
        outbox: Outbox,
        done: OnSaved | None = None,
        entries: Sequence[Row] = (),
        statements: Sequence[Statement] = (),
        failed: OnFailed | None = None,
    ) -> None:
        """Send letters once some rows, and everything before them, are on disk."""
        table.unsaved += 1

        def written(error: Exception | None) -> None:
            table.unsaved -= 1
            if error is not None:
                told = failed() if failed is not None else None
                if told is not None:
                    told[0].post(told[1])
                self._dropped(table)
                return
            last = done() if done is not None else None
            if last is not None:
                socket, text = last
                outbox[socket] = outbox.get(socket, b"") + text
            for socket, text in outbox.items():
                socket.post(text)

        self._store.write(entries, statements, written, table)

    def answer_for(self, table: Table, seat: int, option: int, auto: bool) -> None:
        """Give a bot's answer; `auto`: a standing order's, or the only one that was left."""
        words = table.game.text(table.playing.state, option)
        # By who plays the seat, which everyone knows: how it was answered is nobody's business.
        chair = table.chairs[seat]
        by = BOT if chair.bot else PROGRAM if chair.program else PERSON
        began = time.perf_counter()

        def done() -> None:
            self._metrics.answered(by, began)

        try:
            self.commit(table, [Entry("auto" if auto else "answer", seat, words)], done=done)
        except Illegal:
            facts = {"table": table.id, "seat": table.names[seat]}
            log.exception("an answer given for a seat was refused", extra={"facts": facts})

    def bot_failed(self, table: Table, seat: int, level: str) -> None:
        """Replace a bot that failed with a recruit."""
        table.chairs[seat].level = FALLBACK
        told = line("log-bot-failed", seat=table.names[seat], level=level)
        self.commit(table, [told], [chair_row(table, seat)])
