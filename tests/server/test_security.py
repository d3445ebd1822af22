"""Nobody gets what is not theirs, and nothing from outside does any harm."""

import json
import random
import socket
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import SIX, Person, Running, me
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from wartable.server import keys

ABUSE = 10_000


def test_every_reply_has_the_headers_that_keep_a_page_closed(server: Running) -> None:
    for path in ("/", "/healthz", "/api/games", "/api/nothing", "/api/words/fr.ftl"):
        headers = server.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    # A path that leads nowhere is answered with the page, wherever it is.
    for path in ("/assets/", "/assets/none.html"):
        reply = server.http.get(path)
        assert reply.status_code == 404 or "content-security-policy" in reply.headers


def test_a_browser_gets_a_cookie_that_scripts_cannot_read(server: Running) -> None:
    reply = server.http.post("/api/tables", json={"game": "quartermaster"})
    cookie = reply.headers["set-cookie"]
    server.http.cookies.clear()
    assert "HttpOnly" in cookie and "SameSite=Strict" in cookie and "Secure" not in cookie
    secure = server.http.post(
        "/api/tables", json={"game": "quartermaster"}, headers={"x-forwarded-proto": "https"}
    )
    server.http.cookies.clear()
    assert secure.headers["set-cookie"].startswith("__Host-wartable=")
    assert "Secure" in secure.headers["set-cookie"]
    assert "strict-transport-security" in secure.headers


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_a_request_from_another_site_is_refused(server: Running, headers: dict[str, str]) -> None:
    reply = server.http.post("/api/tables", json={"game": "quartermaster"}, headers=headers)
    assert reply.status_code == 403
    table = Person(server).make(seats=me(*SIX), start=True)["table"]["id"]
    with pytest.raises(WebSocketException):
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        with connect(url, additional_headers=headers):
            raise AssertionError("a page of another site could connect")


def test_a_form_of_another_site_cannot_be_sent(server: Running) -> None:
    reply = server.http.post("/api/tables", data={"game": "quartermaster"})
    assert reply.status_code == 415


def test_secrets_are_kept_as_hashes_only(server: Running, person: Person) -> None:
    made = person.make(seats=me("germany"))
    link = made["links"]["japan"].partition(".")[2]
    kept = b"".join(path.read_bytes() for path in server.data.glob("wartable.sqlite*"))
    assert keys.hashed(link) in kept and keys.hashed(person.secret) in kept
    assert link.encode() not in kept and person.secret.encode() not in kept
    assert link not in server.log.read_text() and person.secret not in server.log.read_text()


def test_no_file_outside_the_page_is_served(server: Running) -> None:
    for path in ("/../pyproject.toml", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fapp.py"):
        text = server.http.get(path).text
        assert "root:" not in text and "[project]" not in text and "import " not in text


def test_what_is_too_large_or_too_fast_is_refused(tmp_path: Path) -> None:
    with Running(tmp_path, "--thinkers", "1") as server:
        person = Person(server)
        kind = {"content-type": "application/json"}
        body = json.dumps({"game": "quartermaster", "title": "x" * 400_000})
        reply = server.http.post("/api/tables", content=body, headers=kind)
        assert reply.status_code == 413

        chunks = (b"x" * 1000 for _ in range(400))
        reply = server.http.post("/api/tables", content=chunks, headers=kind)
        assert reply.status_code == 413
        table = person.make(seats=me(*SIX), start=True)["table"]["id"]
        with person.look(table) as screen, pytest.raises(ConnectionClosed):
            screen.shout("x" * 5000)
            while True:
                screen.read()
        with person.look(table) as screen, pytest.raises(ConnectionClosed):
            for _ in range(300):
                screen.shout("{}")
            while True:
                screen.read()
        forks = [server.http.post(f"/api/tables/{table}/fork", json={"at": 0}) for _ in range(60)]
        assert forks[-1].status_code == 429, "a fork is a new table"
        wish = {"name": "x", "scopes": ["read"]}
        assert server.http.post("/api/tokens", json=wish).status_code == 429, "so is a token"
        statuses = {server.http.get("/api/games").status_code for _ in range(400)}
        assert 429 in statuses
        with pytest.raises(WebSocketException):
            for _ in range(100):
                person.look(table).close()


def test_a_crowd_of_spectators_leaves_room_for_those_who_play(tmp_path: Path) -> None:
    few = """
import msgspec
from wartable.server import limits
limits.UNLIMITED = msgspec.structs.replace(limits.UNLIMITED, table_sockets=3)
"""
    with Running(tmp_path, first=few) as server:
        person, stranger = Person(server), Person(server)
        table = person.make(seats=me(*SIX), start=True)["table"]["id"]
        crowd = [stranger.look(table) for _ in range(3)]
        with pytest.raises(WebSocketException):
            stranger.look(table)
        with person.look(table) as screen:
            assert screen.answer("germany")["ok"]
        for screen in crowd:
            screen.close()


def test_who_does_not_finish_a_request_is_cut_off(tmp_path: Path) -> None:
    short = "from wartable.server.http import HttpConnection; HttpConnection.patience = 0.3"
    with Running(tmp_path, "--no-limits", "--thinkers", "1", first=short) as server:
        body = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        for begun in (b"", b"GET / HT", body + b"Content-Length: 900\r\n\r\n{"):
            with socket.create_connection(("127.0.0.1", server.port), 10) as slow:
                slow.sendall(begun)
                assert slow.recv(1000) == b"", begun
        # Who is quick may stay.
        person = Person(server)
        with person.look(person.make(seats=me(*SIX), start=True)["table"]["id"]) as screen:
            time.sleep(0.5)
            assert screen.answer("germany")["ok"]


def test_the_log_is_lines_of_json_with_facts(tmp_path: Path) -> None:
    with Running(tmp_path, "--no-limits", "--thinkers", "1", "--access") as server:
        person = Person(server)
        table = person.make(seats=me(*SIX), start=True)["table"]["id"]
        server.stop()
        rows = [json.loads(row) for row in server.log.read_text().splitlines() if row[0] == "{"]
        assert {row["message"] for row in rows} >= {"started", "table made", "request", "stopped"}
        assert all({"time", "level", "logger"} <= row.keys() for row in rows)
        (made,) = [row for row in rows if row["message"] == "table made"]
        assert made["table"] == table and made["game"] == "quartermaster"
        assert person.secret not in server.log.read_text()


def garbage(chance: random.Random, asked: dict[str, object], answers: list[str]) -> str | bytes:
    """Something malformed, oversized, stale, forged or out of turn."""
    seat = chance.choice(SIX)
    number = chance.choice([0, 1, 2, 3, 10**8, -1])
    answer = chance.choice([*answers, "", "x" * 150, "pass", "build ukraine"])
    message: dict[str, object] = {
        "type": "answer",
        "id": f"g{chance.random()}",
        "seat": seat,
        "number": number,
        "answer": answer,
    }
    match chance.randrange(12):
        case 0:
            return chance.randbytes(chance.randrange(200))
        case 1:
            return "{" * chance.randrange(1, 900)
        case 2:
            return "".join(chr(chance.randrange(1, 0x2FFF)) for _ in range(50))
        case 3:
            message["type"] = chance.choice(["deed", "begin", "undo ", "", 7, None])
        case 4:
            message.pop(chance.choice(list(message)))
        case 5:
            message[chance.choice(list(message))] = chance.choice([None, [], {}, 1.5, 10**30])
        case 6:
            message["extra"] = "x"
        case 7:
            message |= {"type": "consent", "agree": True}
        case 8:
            message = {"type": "undo", "id": "u", "seat": seat}
        case 9:
            message = {"type": "order", "id": "o", "seat": seat, "card": "x", "do": "always"}
        case 10:
            message = {"type": "hush", "id": "h", "seat": seat, "length": "turn"}
    return json.dumps(message)


def test_ten_thousand_bad_messages_change_nothing(server: Running) -> None:
    owner, other, stranger = Person(server), Person(server), Person(server)
    made = owner.make(seats=me("germany"))
    table = made["table"]["id"]
    other.sit(made["links"]["japan"])
    owner.post(f"/api/tables/{table}/start")
    with owner.look(table) as screen:
        answers = [choice["answer"] for choice in screen.asked["germany"]["choices"]]
        views, asked = screen.views, screen.asked
    with sqlite3.connect(server.data / "wartable.sqlite") as database:
        count = "SELECT count(*) FROM deeds WHERE table_id = ?"
        before = database.execute(count, (table,)).fetchone()
    chance = random.Random(1)
    memory = 0
    sent = 0
    # The stranger forges messages for all seats; whoever sits somewhere sends what is malformed.
    screens = [stranger.look(table), stranger.look(table)]
    while sent < ABUSE:
        for number, screen in enumerate(screens):
            try:
                for _ in range(100):
                    screen.shout(garbage(chance, asked, answers))
                    sent += 1
                screen.drain(0.01)
            except (ConnectionClosed, OSError):
                screens[number] = stranger.look(table)
        if sent == 2000:
            memory = server.memory()
    for screen in screens:
        screen.close()
    assert server.memory() < memory + 25, "the memory stays flat"
    for path in ("do", "sit", "start", "resign", "bot", "take", "leave", "link", "name"):
        bodies: tuple[Any, ...] = (
            {},
            {"seat": "germany"},
            {"seat": "germany", "secret": "x"},
            [],
            "x",
            None,
        )
        for body in bodies:
            headers = {"authorization": f"Bearer {stranger.secret}"}
            url = f"/api/tables/{table}/{path}"
            reply = server.http.post(url, json=body, headers=headers)
            assert 400 <= reply.status_code < 500, (path, body, reply.text)
    with owner.look(table) as screen:
        assert screen.views == views and screen.asked == asked
        assert screen.answer("germany")["ok"], "the table lives"
    with sqlite3.connect(server.data / "wartable.sqlite") as database:
        after = database.execute(count, (table,)).fetchone()
    assert after[0] == before[0] + 1
    errors = [row for row in server.log.read_text().splitlines() if '"level":"error"' in row]
    assert not errors, errors[:3]
