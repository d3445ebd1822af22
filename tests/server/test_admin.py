"""What a host can do about tables and visitors, and what stays of who asks to be forgotten."""

import json
import os
import pty
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import cast

import pytest
from tests.server.harness import FLAGS, SIX, Person, Running, bots, me
from tests.server.serving import told
from tests.server.test_fair_deal import pair
from tests.server.test_tables import finished, two
from websockets.exceptions import ConnectionClosed, WebSocketException

from wartable.core.replaying import replay
from wartable.server import bans, keys
from wartable.server.store.sqlite import Store


def admin(server: Running, *words: str, code: int = 0) -> str:
    """Run `wartable admin` beside a server, or without one."""
    found, said = told("admin", *words, "--data", str(server.data))
    assert found == code, said
    return said


def dumped(data: Path) -> str:
    """All that is in the database of a server."""
    with closing(sqlite3.connect(data / "wartable.sqlite")) as database:
        return "\n".join(database.iterdump())


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a host."""
    with Running(tmp_path_factory.mktemp("hosted")) as server:
        yield server


def test_a_host_lists_shows_and_exports_tables_while_the_server_runs_or_not(
    hosted: Running,
) -> None:
    person = Person(hosted)
    table = person.make(seats=me(*SIX), start=True, title="Evening")["table"]["id"]
    for _ in range(2):
        assert any(table in row and "Evening" in row for row in admin(hosted, "list").splitlines())
        shown = admin(hosted, "show", table)
        assert shown.count("person") == 6
        assert replay(admin(hosted, "export", table)).game.id == "quartermaster"
        assert "see wartable admin list" in admin(hosted, "show", "nothing", code=2)
        assert "expected one of" in admin(hosted, "explode", code=2)
        assert table not in admin(hosted, "list", "--days", "3")
        hosted.stop()
    hosted.start()
    person.get(f"/api/tables/{table}")


def test_a_table_that_the_host_closes_is_open_to_nobody_until_he_opens_it_again(
    hosted: Running,
) -> None:
    person = Person(hosted)
    table = person.make(seats={**me("germany"), **bots(*SIX[1:])}, start=True)["table"]["id"]
    with person.look(table) as screen:
        admin(hosted, "close", table)
        with pytest.raises(ConnectionClosed):
            while True:
                screen.read()
    person.get(f"/api/tables/{table}", 404)
    assert table not in json.dumps(person.get("/api/lobby"))
    with pytest.raises(WebSocketException):
        person.look(table)
    assert replay(admin(hosted, "export", table)).game.id == "quartermaster"
    hosted.kill()
    hosted.start()
    person.get(f"/api/tables/{table}", 404)
    admin(hosted, "reopen", table)
    with person.look(table) as screen:
        assert screen.mine == ["germany"]


def test_a_table_that_the_host_deletes_leaves_nothing(hosted: Running) -> None:
    person = Person(hosted)
    table = person.make(seats=bots(*SIX), start=True, pace=50)["table"]["id"]
    admin(hosted, "delete", table)
    person.get(f"/api/tables/{table}", 404)
    time.sleep(0.5)
    with closing(sqlite3.connect(hosted.data / "wartable.sqlite")) as database:
        for part in ("chairs", "holders", "deeds", "states", "put_away", "chat", "mutes"):
            count = f"SELECT count(*) FROM {part} WHERE table_id = ?"
            assert database.execute(count, (table,)).fetchone() == (0,)
    assert f"no table {table}" in admin(hosted, "delete", table, code=2)


def test_who_is_banned_is_not_let_in_and_is_sent_away(tmp_path: Path) -> None:
    with Running(tmp_path, *FLAGS) as server:
        person = Person(server)
        table = person.make(seats=me(*SIX), start=True)["table"]["id"]
        with person.look(table) as screen:
            assert "127.0.0.0/8" in admin(server, "ban", "127.0.0.1/8", "--days", "2")
            with pytest.raises(ConnectionClosed):
                while True:
                    screen.read()
        refused = person.get(f"/api/tables/{table}", 403)
        assert refused["error"]["message"] == "reason-banned"
        with pytest.raises(WebSocketException):
            person.look(table)
        assert "127.0.0.0/8" in admin(server, "bans")
        assert "expected an address" in admin(server, "ban", "localhost", code=2)
        admin(server, "unban", "127.0.0.0/8")
        person.get(f"/api/tables/{table}")


@pytest.mark.parametrize(
    "address, kept",
    [
        ("10.1.2.3", "10.1.0.0/16"),
        ("2001:db8::7", "2001:db8::/32"),
        ("::ffff:10.1.2.3", "10.1.2.3"),
    ],
)
def test_a_ban_holds_for_a_network(address: str, kept: str) -> None:
    found = bans.Bans(cast(Store, None))
    assert not found.hold(address)
    found.rows = {bans.network(kept): bans.FOREVER}
    assert found.hold(address) and not found.hold("192.0.2.1") and not found.hold("")
    found.rows = {bans.network(kept): 1}
    assert not bans.Bans.hold(found, "192.0.2.1")


def test_who_asks_to_be_forgotten_leaves_no_name_and_no_table_of_their_own(
    tmp_path: Path,
) -> None:
    with Running(tmp_path) as server:
        anna, ben = Person(server), Person(server)
        made = anna.make(seats=me(*SIX[1:]), name="Anna Secretary")
        table = ben.sit(made["links"]["germany"], "Benedict")
        anna.post(f"/api/tables/{table}/start")
        own = ben.make(seats=me(*SIX), name="Benedict", start=True)["table"]["id"]
        known = ben.get("/api/me")
        assert {row["name"] for row in known["seats"]} == {"Benedict"} and known["made"] == [own]
        with anna.look(table) as screen:
            assert ben.post("/api/me/forget") == {"tables": 2}
            screen.drain()
            assert screen.info["seats"][0]["kind"] == "bot"
            assert "Benedict" not in json.dumps(screen.info)
        anna.get(f"/api/tables/{own}", 404)
        assert ben.get("/api/me") == {
            "seats": [],
            "made": [],
            "tokens": [],
            "said": [],
            "notices": [],
            "tournaments": [],
            "passkeys": [],
            "left": [],
            "answered": {},
        }
        with anna.look(table) as screen:
            assert "Benedict" not in "".join(screen.raw)
        assert "Benedict" not in dumped(tmp_path), "not in the journal of a game that goes on"
        # Who made a table and goes leaves it to somebody else who sits there.
        other = anna.make(seats=me(*SIX[1:]), name="Anna Secretary")
        carl = Person(server)
        carl.sit(other["links"]["germany"], "Carl")
        anna.post("/api/me/forget")
        mine = carl.get(f"/api/tables/{other['table']['id']}")
        assert mine["owner"] and mine["table"]["seats"][1]["kind"] == "open"
        server.stop()
        kept = b"".join(file.read_bytes() for file in tmp_path.glob("wartable.sqlite*"))
        server.start()
        assert carl.get(f"/api/tables/{other['table']['id']}")["owner"]
    assert "Anna Secretary" not in dumped(tmp_path)
    assert b"Benedict" not in kept and b"Anna Secretary" not in kept


def test_who_is_forgotten_is_not_known_by_a_share_of_the_seed(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        anna, ben, table = pair(server)
        anna.post(f"/api/tables/{table}/start")
        anna.tell(table)
        ben.tell(table)
        ben.post("/api/me/forget")
        server.stop()
        kept = b"".join(file.read_bytes() for file in tmp_path.glob("wartable.sqlite*"))
        assert keys.hashed(ben.secret) not in kept
        server.start()
        anna.post(f"/api/tables/{table}/resign")
        record = anna.get(f"/api/tables/{table}/record")["text"]
        assert [one.value for one in replay(record).shares[1:]] == [anna.value, ben.value]


def test_what_a_host_cannot_do_is_said_in_a_line(tmp_path: Path) -> None:
    full = (
        "from wartable.server.store import sqlite as s; import sqlite3\nold = s.Store._transaction"
    )
    full += (
        "\ndef new(self, jobs):\n    if any('bans' in q for j in jobs for q, _ in j.statements):"
    )
    full += "\n        raise sqlite3.OperationalError('full')\n    old(self, jobs)"
    full += "\ns.Store._transaction = new"
    far = tmp_path / ("far_away_" * 12)
    with Running(far, first=full) as server:
        assert "saved" in admin(server, "ban", "203.0.113.7", code=2)
        assert "whole number" in admin(server, "ban", "203.0.113.7", "--days", "9" * 15, code=2)
        assert not admin(server, "bans")
    server.data = tmp_path
    assert "data folder" in admin(server, "list", code=2)
    assert [file.name for file in tmp_path.iterdir()] == [far.name], "nothing was made there"


def test_finished_tables_are_put_away_compressed_and_open_as_before(tmp_path: Path) -> None:
    first = "from wartable.server import app, archive; app.PUT_AWAY = 0.2; archive.DAY = 0"
    quick = ("--no-limits", "--cover", "0-0.02", "--thinkers", "1", "--put-away", "1")
    with Running(tmp_path, *FLAGS) as server:
        person = Person(server)
        done = finished(person)
        record = person.get(f"/api/tables/{done}/record")["text"]
        running_, _ = two(server)
        server.stop()
    with Running(tmp_path, *quick, first=first) as server:
        person.server = server
        with closing(sqlite3.connect(tmp_path / "wartable.sqlite")) as database:
            for _ in range(100):
                away = database.execute("SELECT table_id, length(deeds) FROM put_away").fetchall()
                if away:
                    break
                time.sleep(0.1)
            assert [row[0] for row in away] == [done]
            rows = "SELECT count(*) FROM deeds WHERE table_id = ?"
            assert database.execute(rows, (done,)).fetchone() == (0,)
            assert database.execute(rows, (running_.table,)).fetchone()[0] > 0
            assert away[0][1] < len(record)
        assert person.get(f"/api/tables/{done}/record")["text"] == record
        person.post(f"/api/tables/{done}/rematch", status=200)
        server.stop()
        server.start()
        assert person.get(f"/api/tables/{done}/record")["text"] == record
        assert person.get(f"/api/tables/{done}")["table"]["rematch"]


@pytest.mark.parametrize("lang, heads", [("en", "Last change"), ("fr", "Dernier changement")])
def test_on_a_screen_the_columns_of_a_list_have_names(
    server: Running, lang: str, heads: str
) -> None:
    Person(server).make(seats=me("germany"), title="Friday")
    screen, typed = pty.openpty()
    program = "from wartable.cli import main; raise SystemExit(main())"
    command = [sys.executable, "-c", program, "admin", "list", "--data", str(server.data)]
    subprocess.run([*command, "--lang", lang], stdout=typed, check=True)
    os.close(typed)
    first, *rows = os.read(screen, 100_000).decode().splitlines()
    os.close(screen)
    assert heads in first and any("Friday" in row for row in rows)
    assert heads not in admin(server, "list"), "a program gets the rows alone"
