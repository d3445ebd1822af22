"""What makes no sense gets a 4xx and at most one short line of log."""

import json
import socket
from typing import Any

import pytest
from tests.server.harness import SIX, Person, Running, me

NUMBER = "9" * 5000
RECORD = "wartable record 1\ngame quartermaster\nrules {}\nseed-hash x\nbegin\nend\nseed {}\n"
WEBSOCKET = (
    "Upgrade: websocket\nConnection: Upgrade\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\nSec-WebSocket-Version: 13\n"
)
JSON = {"content-type": "application/json"}


def raw(server: Running, head: str, body: bytes = b"") -> int:
    """The status that somebody gets who sends these bytes."""
    with socket.create_connection(("127.0.0.1", server.port), 10) as out:
        out.sendall(head.replace("\n", "\r\n").encode("latin-1") + body)
        return int(out.recv(100).split()[1])


@pytest.fixture(autouse=True)
def quiet(server: Running) -> Any:
    """Nothing is said in the log about any of it, or little."""
    before = len(server.log.read_text())
    yield
    said = server.log.read_text()[before:]
    assert len(said) < 1000 and '"error"' not in said, said


@pytest.mark.parametrize("origin", ["http://[", "http://]", "[", "http://[::1", "\xff", "null"])
def test_an_origin_that_is_none(server: Running, origin: str) -> None:
    post = "POST /api/tables HTTP/1.1\nHost: x\nContent-Type: application/json\n"
    assert raw(server, f"{post}Origin: {origin}\nContent-Length: 2\n\n", b"{}") == 403
    ask = "GET /api/tables/x/live HTTP/1.1\nHost: x\n"
    assert raw(server, f"{ask}{WEBSOCKET}Origin: {origin}\n\n") == 403


@pytest.mark.parametrize("host", ["[", "]", "[::1", "\xff", "", "a b", "x:99999999"])
def test_a_host_that_is_none_does_no_harm(server: Running, host: str) -> None:
    for path in ("/", "/healthz", "/api/nothing"):
        assert raw(server, f"GET {path} HTTP/1.1\nHost: {host}\n\n") < 500


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/a%00b",
        "/%0a",
        "/" + "a" * 300,
        "/x/" + "%c3%a9" * 200,
        "/" + "a/" * 2000,
        "/api/tables/%00",
        "/api/tables/" + "x" * 5000,
        "/api/words/%00.ftl",
        "/api/games/%00/cards",
        "//[",
    ],
)
def test_a_path_that_nobody_means(server: Running, path: str) -> None:
    status = raw(server, f"GET {path} HTTP/1.1\nHost: x\n\n")
    assert 400 <= status < 500 or (path == "//[" and status == 200)


@pytest.mark.parametrize("target", ["http://[", "http://[/", "*", "x", "/%", "/%zz", "/\x80"])
def test_a_target_that_is_none(server: Running, target: str) -> None:
    assert raw(server, f"GET {target} HTTP/1.1\nHost: x\n\n") < 500
    assert raw(server, f"GET {target} HTTP/1.1\nHost: x\n{WEBSOCKET}\n") < 500


@pytest.mark.parametrize("key", ["", "Sec-WebSocket-Version: 99\n", "Sec-WebSocket-Key: x\n"])
def test_a_websocket_that_is_none(server: Running, key: str) -> None:
    ask = "GET /api/tables/x/live HTTP/1.1\nHost: x\nUpgrade: websocket\nConnection: Upgrade\n"
    assert 400 <= raw(server, f"{ask}{key}\n") < 500


@pytest.mark.parametrize(
    "body",
    [
        b"\xff",
        b'{"game": "\xff\xfe"}',
        b'{"game": "\\ud800"}',
        b'{"game": "quartermaster", "at": ' + b"9" * 5000 + b"}",
        b'{"game": "quartermaster", "at": 1e400}',
        b'{"game": "quartermaster", "pace": 1e15}',
        b"[" * 900,
        b"[" * 900 + b"]" * 900,
        b'{"a":' * 900 + b"1" + b"}" * 900,
        b'{"game": ' + b"[" * 100_000,
        b'{"game": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b"\xef\xbb\xbf{}",
        b"",
        b"\x00",
    ],
)
def test_a_body_that_makes_no_sense(server: Running, body: bytes) -> None:
    for path in ("/api/tables", "/api/read", "/api/tables/x/do"):
        assert 400 <= server.http.post(path, content=body, headers=JSON).status_code < 500


@pytest.mark.parametrize("rules, seed", [(NUMBER, "1"), ("1", NUMBER), ("١", "1"), ("1", "²")])
def test_a_record_with_an_absurd_number(server: Running, rules: str, seed: str) -> None:
    text = RECORD.format(rules, seed)
    person = Person(server)
    person.post("/api/read", {"text": text}, 409)
    person.make(record=text, seats=me(*SIX), status=409)


@pytest.mark.parametrize(
    "line",
    [f"round {NUMBER}", f"vp axis {NUMBER} allies 1", f"germany\n  hand build_army x{NUMBER}"],
)
def test_a_position_with_an_absurd_number(server: Running, line: str) -> None:
    person = Person(server)
    person.post("/api/read", {"text": line}, 409)
    person.make(position=line, seats=me(*SIX), status=409)


def test_a_message_that_makes_no_sense(server: Running) -> None:
    person = Person(server)
    table = person.make(seats=me(*SIX), start=True)["table"]["id"]
    with person.look(table) as screen:
        for text in (
            "[" * 900,
            "[" * 900 + "]" * 900,
            '"\\ud800"',
            '{"type": "answer"',
            "9" * 4000,
        ):
            screen.shout(text)
            reply = screen.read()
            assert reply["reason"]["message"] == "reason-bad-request", text[:20]
        assert screen.answer("germany")["ok"]
    assert json.loads(server.http.get("/healthz").text)["status"] == "ok"


@pytest.mark.parametrize(
    ("body", "message", "where"),
    [
        ('{"name": "Anna", "password": "short"}', "reason-bad-request-at", "password"),
        ('{"name": "Anna"}', "reason-bad-request-at", "password"),
        ('{"name": "Anna", "password": "12345678", "nam": 1}', "reason-bad-request-at", "nam"),
        ('{"name": ', "reason-bad-request", None),
    ],
)
def test_whoever_writes_a_program_is_told_what_is_wrong_with_a_body(
    server: Running, body: str, message: str, where: str | None
) -> None:
    reply = server.http.post("/api/account", content=body, headers=JSON)
    error = reply.json()["error"]
    assert (reply.status_code, error["message"]) == (400, message)
    assert error["args"].get("where") == where
    plain = server.http.post("/api/account", content=body)
    assert (plain.status_code, plain.json()["error"]["message"]) == (415, "reason-not-json")
