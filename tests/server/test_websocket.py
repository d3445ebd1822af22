"""Messages arrive whole, however the net cuts them, and however they are cut on purpose."""

import random
import socket

from tests.server.harness import SIX, Person, Running, me

TEXT, PING, PONG = 0x81, 0x89, 0x8A
MASK = b"mask"
BEGIN, END = 0x01, 0x80
"""The first and the last part of a text that comes in parts."""


def masked(code: int, text: bytes) -> bytes:
    """A frame from a client."""
    size = len(text)
    head = bytes((code, 128 | size)) if size < 126 else bytes((code, 254)) + size.to_bytes(2, "big")
    return head + MASK + bytes(byte ^ MASK[at % 4] for at, byte in enumerate(text))


def test_texts_that_are_cut_joined_or_mixed_are_answered_once_each_in_order(
    server: Running,
) -> None:
    person = Person(server)
    table = person.make(seats=me(*SIX), start=True)["table"]["id"]
    ask = b'{"type":"why","id":"%d","seat":"germany","answer":"build moon"}'
    chance = random.Random(1)
    stream, count = b"", 0
    for _ in range(60):
        text = ask % count
        match chance.randrange(4):
            case 0:
                half = len(text) // 2
                parts = masked(BEGIN, text[:half]), masked(PING, b"!"), masked(END, text[half:])
                stream += b"".join(parts)
            case 1:
                stream += masked(PONG, b"?") + masked(TEXT, text)
            case 2:
                stream += masked(TEXT, text[:-1] + b" " * 100 + b"}")
            case _:
                stream += masked(TEXT, text)
        count += 1
    with socket.create_connection(("127.0.0.1", server.port), 10) as wire:
        wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        wire.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Sec-WebSocket-Version: 13\r\nAuthorization: Bearer {person.secret}\r\n\r\n".encode()
        )
        got = b""
        while b'"type":"snapshot"' not in got:
            got += wire.recv(65536)
        while stream:
            cut = chance.choice((1, 7, 60, 90, 400))
            wire.sendall(stream[:cut])
            stream = stream[cut:]
        wanted = [b'{"type":"reply","id":"%d"' % number for number in range(count)]
        while wanted[-1] not in got:
            got += wire.recv(65536)
        places = [got.find(one) for one in wanted]
        assert -1 not in places and places == sorted(places)
        assert all(got.count(one) == 1 for one in wanted)


def test_sockets_that_come_and_go_leave_nothing_behind(server: Running) -> None:
    person = Person(server)
    table = person.make(seats=me(*SIX), start=True)["table"]["id"]
    for _ in range(100):
        person.look(table).close()
    before = server.memory()
    for _ in range(400):
        person.look(table).close()
    assert server.memory() <= before + 4, "what holds on to itself would be some 7 MB"
