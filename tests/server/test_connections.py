"""Heads of requests and connections have limits, before anything of them is read."""

import contextlib
import socket
import time
from pathlib import Path

import httpx2
import pytest
from tests.server.harness import FLAGS, SIX, Person, Running, me

from wartable.server.connections import network

FEW_FILES = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({0}, {0}))"


def wire(server: Running, source: str = "") -> socket.socket:
    """A connection, from an address of this machine."""
    where = (source, 0) if source else None
    return socket.create_connection(("127.0.0.1", server.port), 10, where)


def reply(server: Running, sent: bytes) -> bytes:
    """The first line that somebody gets who sends these bytes."""
    with wire(server) as out:
        with contextlib.suppress(ConnectionError):
            for at in range(0, len(sent), 60_000):
                out.sendall(sent[at : at + 60_000])
        got = b""
        with contextlib.suppress(ConnectionError):
            while b"\r\n" not in got and (more := out.recv(1000)):
                got += more
        return got.partition(b"\r\n")[0]


@pytest.mark.parametrize("size", [16_400, 300_000, 20_000_000])
def test_a_head_that_is_too_large_is_refused_and_nobody_waits(server: Running, size: int) -> None:
    before, began = server.memory(), time.monotonic()
    head = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: " + b"x" * size
    # Who goes on sending may be cut off before the answer arrives.
    assert reply(server, head)[:12] in (b"HTTP/1.1 431", b"")
    assert server.http.get("/healthz").status_code == 200
    assert time.monotonic() - began < 2 and server.memory() < before + 20


def test_many_small_headers_are_refused(server: Running) -> None:
    head = b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + b"A: b\r\n" * 200 + b"\r\n"
    assert reply(server, head)[:12] == b"HTTP/1.1 400"


def test_a_long_address_and_a_long_cookie_within_the_limit_are_read(server: Running) -> None:
    head = b"GET /healthz?%b HTTP/1.1\r\nHost: x\r\nCookie: a=%b\r\n\r\n" % (
        b"a" * 7000,
        b"b" * 7000,
    )
    assert reply(server, head)[:12] == b"HTTP/1.1 200"
    body = b'{"text": "game quartermaster%b"}' % (b" " * 150_000)
    post = b"POST /api/read HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    head = post + b"Content-Length: %d\r\n\r\n" % len(body)
    assert reply(server, head + body)[:12] == b"HTTP/1.1 200"


def test_a_body_in_pieces_that_comes_after_its_head_is_read(server: Running) -> None:
    post = b"POST /api/read HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    with wire(server) as out:
        out.sendall(post + b"Expect: 100-continue\r\nTransfer-Encoding: chunked\r\n\r\n")
        assert b"100 Continue" in out.recv(1000)
        out.sendall(b'1b\r\n{"text": "game quartermaste\r\n3\r\nr"}\r\n0\r\n\r\n')
        assert out.recv(12) == b"HTTP/1.1 200"


@pytest.mark.parametrize("begun", [b"2\r\n{}\r\n0\r\nX: ", b"2;a="])
def test_what_stands_around_a_body_in_pieces_is_counted_too(server: Running, begun: bytes) -> None:
    before = server.memory()
    post = b"POST /api/read HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    head = post + b"Transfer-Encoding: chunked\r\n\r\n" + begun
    assert reply(server, head + b"x" * 8_000_000)[:10] in (b"HTTP/1.1 4", b"")
    assert server.memory() < before + 20


def test_few_requests_may_come_before_the_first_is_answered(server: Running) -> None:
    before = server.memory()
    with wire(server) as out:
        with contextlib.suppress(ConnectionError):
            out.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 20_000)
        got = b""
        with contextlib.suppress(ConnectionError):
            while more := out.recv(65_536):
                got += more
    assert got.count(b"HTTP/1.1 200") < 40 and server.memory() < before + 20


def still_open(server: Running, out: socket.socket) -> bool:
    """Whether a connection is open on the server's side; the system may still send what it has."""
    here, there = f":{server.port:04X}", f":{out.getsockname()[1]:04X}"
    for line in Path("/proc/net/tcp").read_text().splitlines():
        _, local, remote, state, *_ = line.split()
        if local.endswith(here) and remote.endswith(there):
            return state == "01"
    return False


PATIENT = """
import socket
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from wartable.server.http import HttpConnection

HttpConnection.answering = 1.0
HttpToolsProtocol.timeout_keep_alive_handler = lambda self: None
accept = HttpConnection.connection_made
def narrow(self, transport):
    transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    accept(self, transport)
HttpConnection.connection_made = narrow
"""
"""uvicorn, too, closes what is silent for long; here only we do. The system takes little for later,
or it would take all of the answers."""


def test_who_does_not_take_an_answer_is_cut_off(tmp_path: Path) -> None:
    with Running(tmp_path, *FLAGS, first=PATIENT) as server, wire(server) as out:
        out.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        ask = b"GET /api/games/quartermaster/cards HTTP/1.1\r\nHost: x\r\n\r\n"
        out.sendall(ask * 10)
        assert still_open(server, out)
        end = time.monotonic() + 60
        while still_open(server, out):
            assert time.monotonic() < end, "nobody cut it off"
            time.sleep(0.05)


def test_a_head_that_comes_in_drops_is_counted_as_a_whole(server: Running) -> None:
    with wire(server) as out:
        out.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        with contextlib.suppress(ConnectionError):
            for _ in range(50):
                out.sendall(b"X-Drop: " + b"x" * 600 + b"\r\n")
                time.sleep(0.0005)
        assert out.recv(12) == b"HTTP/1.1 431"


@pytest.mark.parametrize("path", ["/api/tables/x/live", "/api/tables/" + "x" * 900 + "/live"])
def test_a_websocket_with_a_large_head_leaves_no_trace_in_the_log(
    server: Running, path: str
) -> None:
    before = len(server.log.read_text())
    head = (
        f"GET {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
    )
    for cookie in (100, 9_000, 15_000):
        sent = f"{head}Cookie: a={'b' * cookie}\r\n\r\n".encode()
        assert reply(server, sent)[:10] == b"HTTP/1.1 4"
    assert len(server.log.read_text()) < before + 1000


def test_one_address_has_so_many_connections_and_others_still_come_in(tmp_path: Path) -> None:
    with Running(tmp_path, "--thinkers", "1") as server, contextlib.ExitStack() as stack:
        for _ in range(200):
            stack.enter_context(wire(server, "127.0.0.2"))
        time.sleep(0.2)
        late = stack.enter_context(wire(server, "127.0.0.2"))
        with contextlib.suppress(ConnectionError):
            assert late.recv(1) == b"", "the 201st of one address is cut off"
        other = stack.enter_context(wire(server, "127.0.0.3"))
        other.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert other.recv(12) == b"HTTP/1.1 200"
        assert "too many connections from one address" in server.log.read_text()


@pytest.mark.parametrize("begun", [b"", b"GET / HTTP/1.1\r\nHost: x\r\n"])
def test_idle_connections_keep_nobody_out_where_few_files_may_be_open(
    tmp_path: Path, begun: bytes
) -> None:
    first = FEW_FILES.format(256)
    with Running(tmp_path, *FLAGS, first=first) as server, contextlib.ExitStack() as stack:
        person = Person(server)
        table = person.make(seats=me(*SIX), start=True)["table"]["id"]
        with person.look(table) as screen:
            for _ in range(500):
                out = stack.enter_context(wire(server))
                with contextlib.suppress(ConnectionError):
                    out.sendall(begun)
            assert screen.answer("germany")["ok"], "who plays is not cut off"
            began = time.monotonic()
            # The server may have closed a connection that waited, as it may at any time.
            with contextlib.suppress(httpx2.HTTPError):
                person.get(f"/api/tables/{table}")
            assert person.get(f"/api/tables/{table}")
            with Person(server).look(table) as watching:
                assert watching.views
            assert time.monotonic() - began < 2
        log = server.log.read_text()
        assert "too many connections" in log and len(log) < 20_000


def test_addresses_are_counted_by_network() -> None:
    assert network("192.0.2.7") == "192.0.2.7" == network("::ffff:192.0.2.7")
    assert network("2001:db8::1") == network("2001:db8::ffff:1") == "2001:db8::/64"
    assert network("2001:db8:0:1::1") != network("2001:db8::1")
    assert network("fe80::1%eth0") == "fe80::/64"
    assert network("nonsense" * 50) == ("nonsense" * 50)[:64]
