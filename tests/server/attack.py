"""Malformed messages, requests, calls, positions and records by the thousand, over real sockets.

`make attack`, or `python -m tests.server.attack --count 50000`: no 5xx, a log under 1 MB, and the
memory within 20 % of where it began.
"""

import argparse
import contextlib
import json
import random
import re
import socket
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
from tests.server import mutations
from tests.server.harness import FLAGS, SIX, Person, Running, Screen, bots, me
from tests.server.receiver import Receiver, add, quick, until
from tests.server.test_accounts import sign_up
from tests.server.test_security import garbage
from websockets.exceptions import ConnectionClosed, WebSocketException

from wartable.core.game import games
from wartable.server.calls import CALLS

LOG, GROWN = 1_000_000, 1.2
PATHS = (
    "/", "/healthz", "/readyz", "/api/games", "/api/lobby", "/api/tables", "/api/read",
    "/api/words/fr.ftl", "/api/games/naval/cards", "/api/tables/{}", "/api/tables/{}/live",
    "/api/tables/{}/do", "/api/tables/{}/sit", "/api/tables/{}/bot", "/api/tables/{}/view",
    "/assets/x.js", "/table/{}",
)  # fmt: skip
NAMES = (
    b"Host", b"Origin", b"Cookie", b"Authorization", b"Content-Type", b"Content-Length", b"Upgrade",
    b"Connection", b"Transfer-Encoding", b"Sec-WebSocket-Key", b"Sec-WebSocket-Version", b"Expect",
    b"X-Forwarded-For", b"X-Forwarded-Proto", b"Accept-Encoding", b"If-None-Match", b"Range", b"",
)  # fmt: skip
VALUES = (
    b"", b"[", b"http://[", b"application/json", b"websocket", b"Upgrade", b"chunked", b"13",
    b"gzip", b"0", b"5", b"-1", b"99999999999999999999", b"AAAAAAAAAAAAAAAAAAAAAA==", b"Bearer x",
    b"wartable=",
    b"100-continue", b"bytes=0-", b"127.0.0.1", b"::", b"https", b"close", b"\xff\xfe", b"a" * 5000,
)  # fmt: skip


MAIL = 'mail = "smtp://127.0.0.1:9"\nsender = "table@example.org"\n'
"""Where nobody takes it."""
LEFT_OUT = ("make_table", "make_lesson", "rematch", "fork", "sign_out", "read")
"""Calls that make what stays in memory as it should, or that other parts of this attack make."""
ODD: tuple[Any, ...] = (
    "", "x", "germany", "soviet_union", "naval", "random", "en", "a" * 5000, "\u202e", "\0",
    "\U0001f4a3" * 90, "<b>", "~0123456789ab", "e\u0301\u0301\u0301", "A\u200d", "\u041elga",
    "https://[", "https://\u2100/", "https://127.0.0.1/", "=?utf-8?q?a=40b?=@c.org", "a@b.c",
    '{"endpoint":"https://[","p256dh":"","auth":""}', "webhook", "mail", "push", "swiss", "read",
    "{}", '{"response":{"clientDataJSON":"AAAA"},"rawId":"AAAA"}', "none", "move", "2", "\u0663",
    None, True, False, -1, 0, 1, 7, 63, 10**8, 10**30, 1.5, 1e300, [], {}, ["germany"], ["read"],
    {"kind": "bank", "seconds": 600, "gain": 5}, {"kind": "move", "seconds": 10**9},
    {"see": "all", "delay": 60}, {"": ""}, [[]],
)  # fmt: skip
"""What people and programs might put anywhere."""


def letters(chance: random.Random, most: int) -> bytes:
    """Some bytes, mostly such as people type."""
    if chance.random() < 0.3:
        return chance.randbytes(chance.randrange(most))
    return bytes(chance.randrange(32, 127) for _ in range(chance.randrange(most)))


def request(chance: random.Random, table: str) -> bytes:
    """The bytes of a request that makes more or less sense."""
    path = chance.choice(PATHS).format(chance.choice((table, "x", "%00", "a" * 300))).encode()
    match chance.randrange(8):
        case 0:
            path = b"/" + letters(chance, 400)
        case 1:
            path += b"?at=" + letters(chance, 40)
        case 2:
            path += b"%" + letters(chance, 4)
    method = chance.choice((b"GET", b"POST", b"POST", b"PUT", b"HEAD", b"x", b"CONNECT", b""))
    rows = [b"%b %b HTTP/%b" % (method, path, chance.choice((b"1.1", b"1.1", b"1.0", b"9", b"")))]
    body = b""
    if method == b"POST" and chance.random() < 0.7:
        body = chance.choice((b"[" * 900, b"\xff", letters(chance, 300), b'{"seat":1}', b"{}"))
        rows += [b"Host: x", b"Content-Type: application/json", b"Content-Length: %d" % len(body)]
    for _ in range(chance.choice((0, 1, 3, 8, 130))):
        name, value = chance.choice(NAMES), chance.choice(VALUES)
        rows.append((name or letters(chance, 20)) + b": " + (value or letters(chance, 60)))
    return chance.choice((b"\r\n", b"\r\n", b"\r\n", b"\n")).join(rows) + b"\r\n\r\n" + body


def status(server: Running, data: bytes) -> int:
    """How a request is answered; 0 where the server hangs up without a word."""
    where = ("127.0.0.1", server.port)
    with socket.create_connection(where, 10) as wire, contextlib.suppress(OSError):
        wire.sendall(data)
        wire.shutdown(socket.SHUT_WR)
        words = wire.recv(200).split()
        return int(words[1]) if len(words) > 1 and words[1].isdigit() else 0
    return 0


def text(chance: random.Random, known: list[str]) -> str:
    """A position or a record that is damaged."""
    whole = chance.choice(known)
    match chance.randrange(4):
        case 0 if "\nexact " in whole:
            return mutations.mutated(whole, chance)
        case 1:
            return whole[: chance.randrange(len(whole))]
        case 2:
            rows = whole.splitlines()
            rows.insert(chance.randrange(len(rows)), letters(chance, 80).decode("latin-1"))
            return "\n".join(rows)
    words = whole.split(" ")
    words[chance.randrange(len(words))] = chance.choice(
        ["9" * 5000, "x", "-1", "x99", "\u0661", ""]
    )
    return " ".join(words)


def body(chance: random.Random, kind: Any) -> Any:
    """The body of a call, with odd things in some of its places."""
    if kind is None:
        return chance.choice(({}, None, [], "x"))
    if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        return garbage_of_seat(chance)
    found = {
        field.encode_name: place(chance, field.type)
        for field in msgspec.structs.fields(kind)
        if field.required or chance.random() < 0.5
    }
    if chance.random() < 0.05:
        found["extra"] = chance.choice(ODD)
    return found


def place(chance: random.Random, kind: Any) -> Any:
    """An odd thing, mostly of the right kind, so that it comes further."""
    for _ in range(chance.choice((0, 30, 30, 30, 30))):
        with contextlib.suppress(msgspec.ValidationError):
            found = chance.choice(ODD)
            msgspec.convert(found, kind)
            return found
    return chance.choice(ODD)


def garbage_of_seat(chance: random.Random) -> dict[str, Any]:
    """A command to a table that is none."""
    kinds = ("answer", "undo", "consent", "order", "hush", "why", "x")
    rest = {name: chance.choice(ODD) for name in ("seat", "answer", "number", "agree", "card")}
    return {"type": chance.choice(kinds), "id": f"a{chance.random()}", **rest}


class Attack:
    """One server, and what it said to all of it."""

    def __init__(self, server: Running, seed: int, receiver: Receiver) -> None:
        self.server, self.chance = server, random.Random(seed)
        self.said: Counter[int] = Counter()
        self.person, self.stranger = Person(server), Person(server)
        made = self.person.make(seats={**me("germany"), **bots(*SIX[1:], level="random")})
        self.table: str = made["table"]["id"]
        self.person.post(f"/api/tables/{self.table}/start")
        # An account and a program with seats of their own, where all is on that there is.
        self.member, self.program = Person(server), Person(server)
        sign_up(self.member, "Mallory")
        scopes = {"name": "Mallet", "scopes": ["read", "play", "sit", "make"]}
        self.program.secret = self.member.post("/api/tokens", scopes)["secret"]
        add(self.member, "webhook", receiver.url)
        clock, late = (
            {"kind": "bank", "seconds": 86_400, "days_off": 9},
            {"see": "all", "delay": 60},
        )
        seats = {**me("germany"), **bots(*SIX[2:], level="random")}
        own = self.member.make(seats=seats, clock=clock, spectators=late, listed=True)
        self.program.sit(own["links"]["united_kingdom"])
        self.member.post(f"/api/tables/{own['table']['id']}/start")
        cup = self.member.post("/api/tournaments", {"title": "Cup", "game": "naval"})["info"]["id"]
        self.places = {
            "table": (self.table, own["table"]["id"], "x"),
            "tournament": (cup, cup, "x"),
            "name": ("Mallory", "x", "\u202e"),
            "game": ("naval", "europe", "x"),
        }
        self.texts = [p for g in games().values() for p in mutations.positions(g, self.chance, 4)]

    def messages(self, count: int) -> None:
        """Over websockets."""
        screen: Screen | None = None
        for number in range(count):
            try:
                if screen is None:
                    screen = self.stranger.look(self.table)
                screen.shout(garbage(self.chance, {}, ["pass", "play build_army"]))
                if number % 100 == 99:
                    screen.drain(0.01)
            except (ConnectionClosed, WebSocketException, OSError):
                screen = None
        if screen is not None:
            with contextlib.suppress(ConnectionClosed):
                screen.close()

    def requests(self, count: int) -> None:
        """Over plain sockets."""
        for _ in range(count):
            self.said[status(self.server, request(self.chance, self.table))] += 1

    def calls(self, count: int) -> None:
        """Every call there is, by a stranger, an account, a program and nobody."""
        known = [call for call in CALLS if call.name not in LEFT_OUT]
        # There is more to get wrong where more is said.
        known += [call for call in known if call.body is not None] * 2
        secrets = (self.stranger.secret, self.member.secret, self.program.secret, "", "wt_no")
        for _ in range(count):
            call, secret = self.chance.choice(known), self.chance.choice(secrets)
            path = re.sub(r"{(\w+)}", lambda found: self._place(found[1]), call.path)
            rest = {word: str(self.chance.choice(ODD))[:99] for word in call.query}
            rest |= {"seconds": "0"} if call.name == "stream" else {}
            headers = {"authorization": f"Bearer {secret}"} if secret else {}
            sent = body(self.chance, call.body) if call.method != "GET" else None
            reply = self.server.http.request(
                call.method, path, params=rest, json=sent, headers=headers
            )
            self.server.http.cookies.clear()
            self.said[reply.status_code] += 1

    def _place(self, word: str) -> str:
        odd = [one for one in ODD if isinstance(one, str) and one and len(one) < 99]
        return quote(self.chance.choice(self.places.get(word, odd)), safe="")

    def written(self, count: int) -> None:
        """Positions and records."""
        for _ in range(count):
            body: Any = {"text": text(self.chance, self.texts)}
            with contextlib.suppress(UnicodeEncodeError):
                reply = self.server.http.post("/api/read", json=body)
                self.said[reply.status_code] += 1


def run(data: Path, count: int, seed: int) -> str:
    """Attack a server; says what came of it."""
    with Receiver() as receiver, Running(data, *FLAGS, *quick(data, MAIL)) as server:
        attack = Attack(server, seed, receiver)
        parts = (
            (attack.messages, 0.4),
            (attack.requests, 0.28),
            (attack.calls, 0.3),
            (attack.written, 0.02),
        )
        # What is read once stays in memory: that is where it begins.
        for part, share in parts:
            part(max(50, int(count * share / 10)))
        before, logged, began = server.memory(), server.log.stat().st_size, time.monotonic()
        for part, share in parts:
            part(int(count * share))
        after, written = server.memory(), server.log.stat().st_size - logged
        broken = {code: n for code, n in attack.said.items() if code >= 500}
        assert not broken, (broken, server.log.read_text()[-3000:])
        assert written < LOG, written
        assert after <= GROWN * before, (before, after)
        with attack.person.look(attack.table) as screen:
            assert screen.answer(screen.until_asked("germany"))["ok"], "the table lives"
        until(lambda: receiver.calls)
        told = {msgspec.json.decode(body)["title"] for _, _, body in receiver.calls}
        assert len(told) == 1, "people are told of their turns, and of nothing else"
        assert server.http.get("/healthz").json()["status"] == "ok"
        said = json.dumps({str(code): attack.said[code] for code in sorted(attack.said)})
    return (
        f"{count} messages, requests, headers and texts in {time.monotonic() - began:.0f} s: no 5xx"
        f" ({said}), {written} bytes of log, {before} MB of memory before and {after} MB after"
    )


def main() -> None:
    """Read the arguments, and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(run(Path(folder), chosen.count, chosen.seed))


if __name__ == "__main__":
    main()
