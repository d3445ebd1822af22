"""Finished tables that nobody has touched for long: their journals are kept compressed."""

import logging
import sqlite3
import time
import zlib
from typing import Any

import msgspec

from wartable.server.store.sqlite import Row, Statement, Store

log = logging.getLogger("wartable.archive")

DAY = 86_400
AT_ONCE = 50
"""So many are put away at a time."""
JOURNAL = (
    "SELECT number, kind, seat, body, request, hash FROM deeds WHERE table_id = ? ORDER BY number"
)
WHOLE = (
    "SELECT -1, '', 0, deeds, '', '' FROM put_away WHERE table_id = ? UNION ALL SELECT number,"
    " kind, seat, body, request, hash FROM deeds WHERE table_id = ? ORDER BY 1"
)
"""What was put away, if anything, before the rest."""


def journal(database: sqlite3.Connection, table_id: str) -> list[Any]:
    """All entries of a table, those that were put away first."""
    # One statement sees one moment: nothing is put away while it reads.
    rows = database.execute(WHOLE, (table_id, table_id)).fetchall()
    if not rows or rows[0][0] >= 0:
        return rows
    return [*msgspec.msgpack.decode(zlib.decompress(rows[0][3])), *rows[1:]]


async def put_away(store: Store, days: float, busy: set[str]) -> int:
    """Compress the journals of tables that were finished so many days ago; says how many."""
    found = await store.rows(
        "SELECT id FROM tables WHERE status = 'over' AND changed <= ? AND id NOT IN"
        " (SELECT table_id FROM put_away) ORDER BY changed LIMIT ?",
        int(time.time() - days * DAY),
        AT_ONCE,
    )
    count = 0
    for (table_id,) in found:
        if table_id in busy:
            continue
        rows: list[Row] = await store.rows(JOURNAL, table_id)
        data = zlib.compress(msgspec.msgpack.encode(rows), 9)
        # What was added in the meantime stays where it is.
        statements: list[Statement] = [
            ("INSERT INTO put_away VALUES (?, ?)", (table_id, data)),
            ("DELETE FROM deeds WHERE table_id = ? AND number < ?", (table_id, len(rows))),
        ]
        await store.written([], statements)
        count += 1
    if count:
        log.info("tables put away", extra={"facts": {"count": count}})
    return count


def taken_out(table_id: str, rows: list[Any]) -> list[Statement]:
    """The statements that put the journal of a table back where it was."""
    insert = (
        "REPLACE INTO deeds (table_id, number, kind, seat, body, request, hash)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)"
    )
    return [
        ("DELETE FROM put_away WHERE table_id = ?", (table_id,)),
        *((insert, (table_id, *row)) for row in rows),
    ]
