"""`/healthz` and `/readyz` tell the truth, and the cause to the host alone."""

import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.faults import full
from tests.server.harness import FLAGS, SIX, Person, Running, me

STRANGER = {"x-forwarded-for": "192.0.2.7"}


def asked(server: Running) -> tuple[int, Any]:
    """What a server says of itself, when the last answer is no longer fresh."""
    time.sleep(1.1)
    reply = server.http.get("/healthz")
    return reply.status_code, reply.json()


def until_ok(server: Running, path: str) -> Any:
    """What a server says of itself as soon as all is well."""
    end = time.monotonic() + 60
    while (reply := server.http.get(path)).status_code != 200:
        assert time.monotonic() < end, reply.text
        time.sleep(0.05)
    return reply.json()


def unwell(server: Running) -> str:
    """The cause that the host is told, while strangers are told none."""
    status, told = asked(server)
    assert status == 503 and told["status"] == "trouble" and told["cause"]
    reply = server.http.get("/healthz", headers=STRANGER)
    said = reply.json()
    assert reply.status_code == 503 and said["status"] == "trouble" and not said["cause"]
    return str(told["cause"])


def test_all_is_well(server: Running) -> None:
    status, told = asked(server)
    assert status == 200 and told["status"] == "ok" and told["cause"] == ""


def test_a_full_disk_and_when_there_is_room_again(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        full(server, True)
        unwell(server)
        full(server, False)
        until_ok(server, "/healthz")


@pytest.mark.parametrize("name", ["deeds", "tables", "pulse"])
def test_a_table_that_was_dropped(tmp_path: Path, name: str) -> None:
    with Running(tmp_path) as server:
        with sqlite3.connect(tmp_path / "wartable.sqlite") as database:
            database.execute(f"DROP TABLE {name}")
        assert name in unwell(server)
        assert name in unwell(server)
        unwell(server)
        told = [line for line in server.log.read_text().splitlines() if "not well" in line]
        causes = [json.loads(line)["cause"] for line in told]
        assert name in causes[0] and len({*causes}) == len(causes), "the host is told once"


def test_a_file_that_was_damaged(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        person = Person(server)
        for _ in range(30):
            person.make(seats=me(*SIX), start=True)
        time.sleep(2.5)
        file = tmp_path / "wartable.sqlite"
        with file.open("r+b") as out:
            out.seek(4096)
            out.write(b"\xa5" * (file.stat().st_size - 4096))
        unwell(server)


def test_a_file_that_was_taken_away(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        (tmp_path / "wartable.sqlite").rename(tmp_path / "elsewhere")
        assert "wartable.sqlite" in unwell(server)


def test_a_server_is_ready_when_its_tables_are_awake(tmp_path: Path) -> None:
    slow = """
import time
from wartable.server import registry
rebuild = registry.rebuild
def slowly(rows):
    time.sleep(1)
    return rebuild(rows)
registry.rebuild = slowly
"""
    with Running(tmp_path, *FLAGS) as server:
        person = Person(server)
        tables = [person.make(seats=me(*SIX), start=True)["table"]["id"] for _ in range(3)]
        server.stop()
        with sqlite3.connect(tmp_path / "wartable.sqlite") as database:
            database.execute("UPDATE tables SET options = 'x' WHERE id = ?", (tables[0],))
        server.first = slow
        server.start()
        first = server.http.get("/readyz")
        assert first.status_code == 503 and first.json()["status"] == "waking"
        assert until_ok(server, "/readyz") == {
            "status": "ok",
            "tables": 2,
            "unopened": 1,
            "cause": "",
        }
