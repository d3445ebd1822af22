"""Data folders of earlier versions open with all their tables."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from tests.server.harness import Person, Running, me
from tests.server.test_tables import finished, two

from wartable.server.store.migrations import MIGRATIONS

FIRST = {
    "tables": "id, game, rules, options, position, seed, status, result, listed, setup, owner,"
    " changed",
    "chairs": "table_id, seat, chair, kind, name, level, resigned, link",
    "holders": "table_id, seat, holder",
    "deeds": "table_id, number, kind, seat, body, request",
}
"""The columns of the first version."""
SETUP = ("title", "watch", "cover", "pace", "rematch", "hints")


def first_version(file: Path) -> None:
    """Write a database again as the first version wrote it."""
    old = file.with_name("old.sqlite")
    with closing(sqlite3.connect(file)) as now, closing(sqlite3.connect(old)) as made, made:
        made.executescript(MIGRATIONS[0] + "PRAGMA user_version = 1")
        for table, columns in FIRST.items():
            for row in now.execute(f"SELECT {columns} FROM {table}").fetchall():
                marks = ", ".join("?" * len(row))
                made.execute(f"INSERT INTO {table} ({columns}) VALUES ({marks})", row)
        for table_id, setup in made.execute("SELECT id, setup FROM tables").fetchall():
            known: dict[str, Any] = msgspec.msgpack.decode(setup)
            kept = msgspec.msgpack.encode({name: known[name] for name in SETUP})
            made.execute("UPDATE tables SET setup = ? WHERE id = ?", (kept, table_id))
        # The seed was there from the beginning, and beginning said nothing of it.
        made.execute(
            "UPDATE tables SET seed = (SELECT body FROM deeds WHERE table_id = id AND"
            " kind = 'begin') WHERE status <> 'waiting'"
        )
        made.execute("UPDATE deeds SET body = '' WHERE kind = 'begin'")
        made.execute("UPDATE tables SET rules = 0 WHERE status = 'waiting'")
    for part in file.parent.glob("wartable.sqlite*"):
        part.unlink()
    old.rename(file)


def test_a_data_folder_of_the_first_version_opens_with_its_tables(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        first, second = two(server)
        first.close()
        second.close()
        done = finished(first.person)
        record = first.person.get(f"/api/tables/{done}/record")["text"]
        waiting = first.person.make(seats=me("germany"), listed=True)
        views, asked = first.views, first.asked
        server.stop()
        first_version(tmp_path / "wartable.sqlite")
        server.start()
        with first.person.look(first.table) as again:
            assert again.views == views and again.asked == asked
            assert again.info["deal"]["source"] == "old"
            assert again.info["away"] == 600
            assert again.answer("germany")["ok"]
        told = [row for row in record.splitlines() if not row.startswith(("share", "told"))]
        kept = first.person.get(f"/api/tables/{done}/record")["text"]
        assert kept.splitlines() == told
        guest = Person(server)
        fresh = guest.get(f"/api/tables/{waiting['table']['id']}")
        assert fresh["table"]["deal"]["stage"] == "open" and fresh["promises"]["server"]
        table = guest.sit(waiting["links"]["japan"], "Guest")
        first.person.post(f"/api/tables/{table}/start")
        with guest.look(table) as screen:
            assert screen.mine == ["japan"] and screen.views
        assert guest.get(f"/api/tables/{table}")["table"]["deal"]["source"] == "new"
        server.stop()
        server.start()
        assert guest.get(f"/api/tables/{table}")["table"]["status"] == "playing"
        devices = first.person.get(f"/api/tables/{table}/devices")["devices"]
        assert devices[0]["since"] == 0 and devices[0]["seats"] == ["germany"]
