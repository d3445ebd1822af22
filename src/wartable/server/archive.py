"""Finished tables that nobody has touched for long: their journals are stored compressed."""

import logging
import sqlite3
import time
import zlib

import msgspec
from msgspec import Struct

from wartable.server.keeping import KEEP, shape_of
from wartable.server.store.sqlite import Row, Statement, Store

log = logging.getLogger("wartable.archive")

DAY = 86_400
AT_ONCE = 50
"""How many tables are put away at a time."""
JOURNAL = (
    "SELECT number, kind, seat, body, request, hash FROM deeds WHERE table_id = ? AND number >= ?"
    " ORDER BY number"
)
STATES = (
    "SELECT entry, answers, rules, coalesce(fields, ''), at, state, told FROM states LEFT JOIN"
    " shapes USING (shape) WHERE table_id = ? ORDER BY entry"
)
REQUESTS = (
    "SELECT seat, request, kind FROM deeds WHERE table_id = ? AND number < ? AND request <> ''"
)


class Kept(Struct):
    """Everything stored about the course of a game, apart from who sits there."""

    states: list[Row]
    """Stored states: see keeping.py."""
    entries: list[Row]
    """The entries of the journal after the last of them."""
    requests: list[Row]
    """The seat, id and kind of each request that was carried out before."""


def kept(database: sqlite3.Connection, table_id: str, whole: bool = False) -> Kept:
    """The stored states of a table and the entries after them; all its entries if `whole`."""
    # This sees one moment: nothing is put away, and nobody answers, while it reads.
    database.execute("BEGIN")
    old_states, old_entries = _taken(database, table_id)
    states = [*old_states, *database.execute(STATES, (table_id,))]
    first = states[-1][0] if states and not whole else 0
    entries = [row for row in old_entries if row[0] >= first]
    entries += database.execute(JOURNAL, (table_id, first)).fetchall()
    requests = [(row[2], row[4], row[1]) for row in old_entries if row[0] < first and row[4]]
    requests += database.execute(REQUESTS, (table_id, first)).fetchall()
    database.execute("COMMIT")
    return Kept(states, entries, requests)


def _taken(database: sqlite3.Connection, table_id: str) -> tuple[list[Row], list[Row]]:
    """The stored states and entries that were put away, if any."""
    sql = "SELECT deeds, states FROM put_away WHERE table_id = ?"
    found = database.execute(sql, (table_id,)).fetchone()
    if found is None:
        return [], []
    entries, states = (msgspec.msgpack.decode(zlib.decompress(d)) if d else [] for d in found)
    return states, entries


async def put_away(store: Store, days: float, busy: set[str]) -> int:
    """Compress the journals of tables that finished that many days ago; returns how many."""
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
        entries: list[Row] = await store.rows(JOURNAL, table_id, 0)
        states: list[Row] = await store.rows(STATES, table_id)
        packed = (zlib.compress(msgspec.msgpack.encode(rows), 9) for rows in (entries, states))
        last = states[-1][0] if states else -1
        # What was added in the meantime stays where it is.
        statements: list[Statement] = [
            (
                "INSERT INTO put_away (table_id, deeds, states) VALUES (?, ?, ?)",
                (table_id, *packed),
            ),
            ("DELETE FROM deeds WHERE table_id = ? AND number < ?", (table_id, len(entries))),
            ("DELETE FROM states WHERE table_id = ? AND entry <= ?", (table_id, last)),
        ]
        await store.written([], statements)
        count += 1
    if count:
        log.info("tables put away", extra={"facts": {"count": count}})
    return count


def taken_out(table_id: str, found: Kept) -> list[Statement]:
    """The statements that put everything about a game back where it was."""
    deed = (
        "REPLACE INTO deeds (table_id, number, kind, seat, body, request, hash)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)"
    )
    return [
        ("DELETE FROM put_away WHERE table_id = ?", (table_id,)),
        *((deed, (table_id, *row)) for row in found.entries),
        *(
            (KEEP, (table_id, entry, answers, rules, shape_of(fields), at, state, told))
            for entry, answers, rules, fields, at, state, told in found.states
        ),
    ]
