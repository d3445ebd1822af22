"""Tables as they are stored: the rows of a new one, and one rebuilt from its rows."""

import logging
import sqlite3
import time
from typing import Any

import msgspec
from msgspec import Struct

from wartable.core.decision import Illegal
from wartable.core.game import find, settle
from wartable.server import api, seeding
from wartable.server.archive import Kept, kept
from wartable.server.chairs import Chair, Device
from wartable.server.journal import chair_row, device_row
from wartable.server.keeping import KeptState, RulesChange, read_states, restore
from wartable.server.setup import Setup
from wartable.server.store.sqlite import Row, Statement
from wartable.server.tables import PLAYING, WAITING, Entry, Table

log = logging.getLogger("wartable.tables")

TABLE = (
    "INSERT INTO tables (id, game, rules, options, position, seed, status, result, listed, setup,"
    " owner, changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)

read_setup = msgspec.msgpack.Decoder(Setup).decode


class TableRows(Struct):
    """Everything stored about a table."""

    table: Row
    chairs: list[Row]
    browsers: list[Row]
    course: Kept
    whole: bool
    """Whether the journal is there from its first entry on."""


class NotFound(LookupError):
    """There is no such table, or it is not open to you."""


class TooFew(Exception):
    """The last stored state cannot be read, so the whole journal is needed to open the table."""


def new_rows(table: Table) -> list[Statement]:
    """The rows of a new table, its chairs and their devices."""
    rows = [_table_row(table)]
    for number, chair in enumerate(table.chairs):
        rows.append(chair_row(table, number))
        rows += [device_row(table, number, device) for device in chair.devices]
    return rows


def _table_row(table: Table) -> Statement:
    return TABLE, (
        table.id,
        table.game.id,
        table.rules,
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


def read_rows(
    database: sqlite3.Connection, table_id: str, closed: bool = False, whole: bool = False
) -> TableRows | None:
    """What is stored about a table: everything if `whole`; otherwise what it takes to open it."""

    def rows(sql: str) -> list[Any]:
        return database.execute(sql, (table_id,)).fetchall()

    found = rows(
        "SELECT id, game, rules, options, position, seed, status, result, listed, setup, owner,"
        " changed"
        f" FROM tables WHERE id = ? AND closed <= {int(closed)}"
    )
    if not found:
        return None
    return TableRows(
        found[0],
        rows(
            "SELECT chair, kind, name, level, resigned, link FROM chairs WHERE table_id = ?"
            " ORDER BY seat"
        ),
        rows(
            "SELECT seat, holder, since, device, program FROM holders WHERE table_id = ?"
            " ORDER BY seat, since"
        ),
        kept(database, table_id, whole),
        whole,
    )


def rebuild(rows: TableRows) -> Table:
    """A table from the store: from its last stored state, and the entries that came after it."""
    rules, status, result = rows.table[2], *rows.table[6:8]
    table = _restored(rows, read_states(rows.course.states))
    # If nothing has been played yet, it will be under the current rules.
    version = table.rules = rules if status != WAITING else table.game.rules_version
    if version > table.game.rules_version:
        raise Illegal("table", "reason-newer-rules")
    for seat, request, kind in rows.course.requests:
        table.done[seat][request] = kind == "wish"
    lost, differs = _go_on(table, rows.course.entries)
    table.status, table.result = status, result
    table.rules = version
    if table.match is None or not (version < table.game.rules_version or lost or differs):
        return table
    facts = {"table": table.id, "rules": version, "lost": lost}
    log.warning("the rules have changed since a game began", extra={"facts": facts})
    if status == PLAYING:
        table.repair = changed_rules(table, version, lost)
    else:
        # A finished game stays as it is, as far as it can be shown; nothing is stored again.
        table.keeping.rows()
        if lost:
            table.log.append(api.LogLine("log-rules-cut", {"count": lost}))
    return table


def changed_rules(table: Table, old: int, lost: int = 0) -> Entry:
    """The entry by which a game continues under the current rules."""
    change = RulesChange(old, table.game.rules_version, lost)
    return Entry("rules", -1, msgspec.json.encode(change).decode())


def _restored(rows: TableRows, states: list[KeptState]) -> Table:
    """The table as the last stored state left it that the current rules understand."""
    for number in range(len(states), 0, -1):
        table = bare(rows)
        try:
            restore(table, states[:number])
        except Exception as error:
            # A field, a card or a step that no longer exists: whatever it is, go back one turn.
            if not rows.whole:
                raise TooFew from error
            continue
        return table
    return bare(rows)


def _go_on(table: Table, entries: list[Row]) -> tuple[int, bool]:
    """Carry out what came after a stored state: how many answers could not be given, and whether
    the others led elsewhere than they did."""
    lost, differs, stopped = 0, False, False
    for number, kind, seat, body, request, hashed in entries:
        if number < table.entry_count:
            continue
        if number > table.entry_count:
            raise Illegal("table", "reason-unreadable")
        entry = Entry(kind, seat, body, request)
        try:
            if stopped and kind != "line":
                table.skip(entry)
            else:
                table.do(entry)
        except Illegal:
            # Under other rules it is no answer any more; nor is what followed from it.
            stopped = True
            table.skip(entry)
        lost += stopped and kind in ("answer", "auto")
        differs = differs or bool(not stopped and hashed and table.hash(entry) != hashed)
    return lost, differs or (stopped and not lost)


def bare(rows: TableRows) -> Table:
    """A table with its settings and seats, before anything has happened there."""
    table_id, game_id, _, options, position, seed, status, _, listed = rows.table[:9]
    setup, owner, changed = rows.table[9:]
    game = find(game_id)
    table = Table(
        table_id,
        game,
        # Settings that came later have their defaults there.
        {**settle(game, []), **msgspec.json.decode(options)},
        int(seed),
        position,
        read_setup(setup),
        owner,
        [Chair(r[0], r[1], r[2], r[3], bool(r[4]), r[5]) for r in rows.chairs],
    )
    if status == WAITING and table.setup.seeding.source == seeding.OLD:
        # It was made by an earlier version, but nothing has been drawn yet.
        table.setup.seeding = seeding.fresh("position" if position else "new")
    for seat, browser, since, label, program in rows.browsers:
        table.chairs[seat].devices.append(Device(browser, since, label, bool(program)))
    table.listed, table.changed = bool(listed), changed
    return table
