"""Tables as they are kept: the rows of a new one, and one rebuilt from its rows."""

import sqlite3
import time
from typing import Any

import msgspec

from wartable.core.decision import Illegal
from wartable.core.game import find, settle
from wartable.server import seeding
from wartable.server.archive import journal
from wartable.server.chairs import Chair, Device
from wartable.server.journal import chair_row, device_row
from wartable.server.store.sqlite import Row, Statement
from wartable.server.tables import WAITING, Entry, Setup, Table

TABLE = (
    "INSERT INTO tables (id, game, rules, options, position, seed, status, result, listed, setup,"
    " owner, changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
Rows = tuple[Row, list[Row], list[Row], list[Row]]


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


def read_rows(database: sqlite3.Connection, table_id: str, closed: bool = False) -> Rows | None:
    """All that is kept of a table."""

    def rows(sql: str) -> list[Any]:
        return database.execute(sql, (table_id,)).fetchall()

    found = rows(
        "SELECT id, game, rules, options, position, seed, status, result, listed, setup, owner,"
        " changed"
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
            "SELECT seat, holder, since, device, program FROM holders WHERE table_id = ?"
            " ORDER BY seat, since"
        ),
        journal(database, table_id),
    )


def rebuild(rows: Rows) -> Table:
    """A table from the store: each entry of its journal is carried out again."""
    first, chairs, browsers, entries = rows
    table_id, game_id, rules, options, position, seed, status, result, listed = first[:9]
    setup, owner, changed = first[9:]
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
    for seat, browser, since, label, program in browsers:
        table.chairs[seat].devices.append(Device(browser, since, label, bool(program)))
    for number, (kept, kind, seat, body, request, hashed) in enumerate(entries):
        entry = Entry(kind, seat, body, request)
        if kept != number:
            raise Illegal("table", "reason-unreadable")
        table.do(entry)
        if hashed and table.hash(entry) != hashed:
            raise Illegal("table", "reason-other-rules")
    table.status, table.result, table.listed = status, result, bool(listed)
    table.changed = changed
    return table
