"""`make load`: tables of six scripted seats over websockets, beside a bare websocket echo.

The server and the echo have one core to themselves, this driver another. Every answer is committed
before it is acknowledged. A latency is the time from sending an answer to the moment when the last
of the six seats has read what came of it.
"""

import argparse
import asyncio
import base64
import contextlib
import gc
import itertools
import os
import random
import re
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from wartable.core.game import find, settle
from wartable.core.match import Match

SEATS = ("germany", "united_kingdom", "japan", "soviet_union", "italy", "united_states")
WARM_UP = 1.5
"""Seconds of every measurement that do not count."""
OPENING = "ask-opening-discard"
LONG = {
    "quartermaster": ["edition=first", "air_marshal", "cover"],
    "naval": ["seats=5", "fleet=45", "ships=extended"],
    "europe": ["scenario=france_1940"],
}
"""By game: the settings with which it takes the most decisions."""
STAGES = ("echo", "fast", "pace", "large", "clocks", "sync", "open")
CLOCK = {"kind": "bank", "seconds": 86_400, "gain": 5}
SERVE = "from wartable.cli import main; raise SystemExit(main())"
ECHO = """
import sys, uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
async def echo(websocket):
    await websocket.accept()
    async for text in websocket.iter_text():
        await websocket.send_text(text)
app = Starlette(routes=[WebSocketRoute("/", echo)])
uvicorn.run(app, port=int(sys.argv[1]), ws="websockets-sansio", ws_per_message_deflate=False,
            log_level="error")
"""


class Choice(msgspec.Struct):
    """What the driver reads of a choice."""

    answer: str


class Question(msgspec.Struct):
    """What the driver reads of a question."""

    number: int
    ask: str
    choices: list[Choice]


class Message(msgspec.Struct):
    """What the driver reads of a message."""

    asked: dict[str, Question | None] = {}
    table: Any = None


decode = msgspec.json.Decoder(Message).decode


class Wire(asyncio.Protocol):
    """A websocket by hand: the driver must be quicker than what it drives."""

    def __init__(self, got: Any) -> None:
        self._got, self._data, self._shaken = got, b"", False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        """The connection stands."""
        self.transport = transport

    def shake(self, path: str, secret: str, port: int) -> None:
        """Become a websocket."""
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self.transport.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {secret}\r\n\r\n".encode()
        )

    def send(self, text: bytes) -> None:
        """Send a text; its mask is zero."""
        size = len(text)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + text)

    def data_received(self, data: bytes) -> None:
        """Cut what comes into messages."""
        data = self._data + data if self._data else data
        at = 0
        if not self._shaken:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._data = data
                return
            assert data.startswith(b"HTTP/1.1 101"), data[:200]
            self._shaken, at = True, end + 4
            self.ready.set_result(None)
        while len(data) - at >= 2:
            size, head = data[at + 1], at + 2
            if size == 126:
                if len(data) - at < 4:
                    break
                size, head = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                if len(data) - at < 10:
                    break
                size, head = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < head + size:
                break
            code = data[at] & 15
            if code == 1:
                self._got(data[head : head + size])
            elif code == 9:
                self.transport.write(
                    bytes((0x8A, 0x80 | size)) + b"\0\0\0\0" + data[head : head + size]
                )
            at = head + size
        self._data = data[at:]


async def wire(port: int, path: str, secret: str, got: Any) -> Wire:
    """An open websocket."""
    loop = asyncio.get_running_loop()
    _, made = await loop.create_connection(lambda: Wire(got), "127.0.0.1", port)
    made.shake(path, secret, port)
    await made.ready
    return made


class Load:
    """Everything that is measured."""

    def __init__(self, port: int, chance: random.Random) -> None:
        self.port, self.chance = port, chance
        self.sent = self.done = self.refused = self.unseen = 0
        self.more: dict[str, Any] = {}
        """What else is wanted of every table."""
        self.people: dict[str, str] = {}
        """By seat: the secret of who is signed in there; without one, a new one at every table."""
        self.times: list[float] = []
        self.running = False

    async def post(self, path: str, secret: str, body: Any) -> Any:
        """A call that does something."""
        return await self.call("POST", path, secret, msgspec.json.encode(body))

    async def call(self, method: str, path: str, secret: str, data: bytes = b"") -> Any:
        """A call, and what it replies."""
        return msgspec.json.decode((await self._call(method, path, secret, data))[1])

    async def sign_up(self, name: str) -> str:
        """A new account: the secret of the browser that is signed in."""
        body = msgspec.json.encode({"name": name, "password": "a long password"})
        head, _ = await self._call("POST", "/api/account", secrets.token_urlsafe(16), body)
        return head.partition(b"wartable=")[2].partition(b";")[0].decode()

    async def _call(
        self, method: str, path: str, secret: str, data: bytes = b""
    ) -> tuple[bytes, bytes]:
        """A call by hand: a client of the usual kind would hold everything up for too long."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: close\r\n"
            f"Authorization: Bearer {secret}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(data)}\r\n\r\n".encode()
            + data
        )
        head, _, text = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        assert head.startswith(b"HTTP/1.1 200"), head + text
        return head, text


class Table:
    """A table of six seats, each with a socket of its own."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.wires: list[Wire] = []
        self.asked: dict[str, Question | None] = {}
        self.secrets = load.people or {seat: secrets.token_urlsafe(16) for seat in SEATS}
        self.began = 0.0
        self.missing: set[str] = set()
        self.acknowledged = True
        self.over = False
        self.paced = False
        self.opening = True
        self.id = ""

    async def open(self) -> None:
        """Make the table, sit on every seat, connect."""
        owner = self.secrets[SEATS[0]]
        body = {"game": "quartermaster", "seats": {SEATS[0]: {"who": "me"}}, "pace": 0}
        body |= self.load.more
        made = await self.load.post("/api/tables", owner, body)
        self.id = made["table"]["id"]
        for seat in SEATS[1:]:
            secret = made["links"][seat].partition("#")[2].partition(".")[2]
            sit = {"seat": seat, "secret": secret}
            await self.load.post(f"/api/tables/{self.id}/sit", self.secrets[seat], sit)
        await self.load.post(f"/api/tables/{self.id}/start", owner, {})
        await self.connect()

    async def connect(self) -> None:
        """A socket for each seat."""
        path, table = f"/api/tables/{self.id}/live", self.id
        for seat in SEATS:
            secret = self.secrets[seat]
            heard = partial(self.got, table, seat)
            self.wires.append(await wire(self.load.port, path, secret, heard))

    def got(self, table: str, seat: str, data: bytes) -> None:
        """A message for a seat; of a game that is over nothing is wanted any more."""
        if table != self.id:
            return
        kind = data[9:15]
        if kind == b'reply"':
            self.acknowledged = True
            if b'"ok":false' in data:
                # The server has answered for who could not react: that was no answer.
                self.load.refused += 1
                self.began = 0.0
            self.settle()
            return
        if b'"asked":{' in data or kind != b"update":
            message = decode(data)
            if message.asked:
                self.asked.update(message.asked)
                questions = [question for question in self.asked.values() if question]
                # Once under way it stays so: later games begin here and there.
                self.opening &= any(question.ask == OPENING for question in questions)
            if message.table is not None and message.table["status"] == "over":
                self.over = True
        if kind == b"update" and seat in self.missing:
            self.missing.discard(seat)
            self.settle()
        elif not self.paced and not self.began:
            # It had to wait for the server, which answers for who cannot react.
            self.go()

    def settle(self) -> None:
        """Once all have read what came of an answer, give the next one."""
        if self.began and not self.missing and self.acknowledged:
            now = time.perf_counter()
            self.load.times.append(now - self.began)
            self.load.done += 1
            self.began = 0.0
            if not self.paced and self.load.running:
                asyncio.get_running_loop().call_soon(self.go)

    def unstick(self) -> None:
        """Go on after an answer that some seats saw nothing of; it has no latency."""
        if self.began and self.acknowledged and time.perf_counter() - self.began > 0.25:
            self.began = 0.0
            self.load.done += 1
            self.load.unseen += 1
            if not self.paced:
                self.go()

    def go(self) -> None:
        """Give an answer."""
        if self.began or not self.load.running or len(self.wires) < len(SEATS):
            return
        for place, seat in enumerate(SEATS):
            question = self.asked.get(seat)
            if question is None:
                continue
            # While all discard at once, nobody else sees it.
            self.missing = {seat} if question.ask == OPENING else set(SEATS)
            self.acknowledged = False
            self.asked[seat] = None
            words = self.load.chance.choice(question.choices).answer
            self.load.sent += 1
            text = (
                f'{{"type":"answer","id":"{self.load.sent}","seat":"{seat}",'
                f'"number":{question.number},"answer":"{words}"}}'
            )
            self.began = time.perf_counter()
            self.wires[place].send(text.encode())
            return
        if self.over:
            over, self.id, self.over = self.id, "", False
            asyncio.get_running_loop().create_task(self.again(over))

    async def again(self, over: str) -> None:
        """A rematch, when a game is over."""
        for made in self.wires:
            made.transport.close()
        self.wires, self.asked, self.began = [], {}, 0.0
        made = await self.load.post(f"/api/tables/{over}/rematch", self.secrets[SEATS[0]], {})
        self.id = made["table"]["id"]
        moved = [SEATS[(place + 1) % 6] for place in range(6)]
        self.secrets = {moved[n]: self.secrets[seat] for n, seat in enumerate(SEATS)}
        await self.connect()
        if not self.paced:
            self.go()


def spread(times: list[float]) -> str:
    """The middle and the tail, in milliseconds."""
    rows = sorted(times) or [0.0]
    middle, tail = rows[len(rows) // 2], rows[min(len(rows) - 1, int(len(rows) * 0.99))]
    return f"p50 {middle * 1000:6.2f} ms   p99 {tail * 1000:6.2f} ms"


class Process:
    """A server on a core of its own."""

    def __init__(self, core: int, *command: str) -> None:
        self.began = subprocess.Popen(
            [sys.executable, *command],
            stderr=subprocess.DEVNULL,
            preexec_fn=lambda: os.sched_setaffinity(0, {core}),  # noqa: PLW1509
        )

    def memory(self) -> float:
        """Megabytes in use."""
        status = Path(f"/proc/{self.began.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", status)
        return int(found.group(1)) / 1024 if found else 0.0

    def spent(self) -> float:
        """Seconds of processor time."""
        fields = Path(f"/proc/{self.began.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """End it."""
        self.began.terminate()
        self.began.wait(30)


async def reachable(port: int) -> None:
    """Wait until somebody listens."""
    for _ in range(400):
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            return
        await asyncio.sleep(0.05)
    raise TimeoutError


async def echo(port: int, process: Process, sockets: int, seconds: float) -> None:
    """The bare echo: one message there and back, on as many sockets as there are tables."""
    await reachable(port)
    count = 0
    times: list[float] = []
    until = time.perf_counter() + seconds
    text = b"x" * 110
    began: dict[int, float] = {}
    wires: list[Wire] = []

    def got(number: int) -> None:
        nonlocal count
        now = time.perf_counter()
        count += 1
        times.append(now - began[number])
        if now < until:
            began[number] = now
            wires[number].send(text)

    for number in range(sockets):
        wires.append(await wire(port, "/", "x", lambda _, n=number: got(n)))
    used = process.spent()
    for number in range(sockets):
        began[number] = time.perf_counter()
        wires[number].send(text)
    await asyncio.sleep(seconds + 0.2)
    used = process.spent() - used
    print(f"  echo, {sockets} sockets   {count / seconds:8.0f} messages/s   {spread(times)}"
          f"   {count / max(used, 0.01):8.0f} per second of processor")  # fmt: skip


async def tables(load: Load, count: int) -> list[Table]:
    """Some tables, opened a few at a time."""
    made = [Table(load) for _ in range(count)]
    for start in range(0, count, 5):
        await asyncio.gather(*(table.open() for table in made[start : start + 5]))
    return made


def stolen() -> float:
    """Seconds that the machine's host has kept for others, of a machine that is a virtual one."""
    return int(Path("/proc/stat").read_text().split(maxsplit=9)[8]) / os.sysconf("SC_CLK_TCK")


class Watch:
    """What happens from now on: time, and what the server, this driver and others take of it."""

    def __init__(self, load: Load, process: Process) -> None:
        load.times, load.done, load.unseen = [], 0, 0
        self._load, self._process = load, process
        self.began, self._stolen = time.perf_counter(), stolen()
        self._used, self._own = process.spent(), time.process_time()

    def report(self, tables: int) -> None:
        """One line: how much, how long, and what it cost."""
        seconds, load = time.perf_counter() - self.began, self._load
        used, own = self._process.spent() - self._used, time.process_time() - self._own
        each = 1e6 * used / max(load.done, 1)
        print(f"  {tables} tables, {6 * tables} sockets   {load.done / seconds:6.0f} answers/s"
              f"   {spread(load.times)}   {each:4.0f} us of processor each"
              f"   core busy {100 * used / seconds:3.0f} % (driver's {100 * own / seconds:3.0f} %)"
              f"   {self._process.memory():4.0f} MB   refused {load.refused}   unseen {load.unseen}"
              f"   stolen {100 * (stolen() - self._stolen) / seconds:.1f} %")  # fmt: skip


async def flat_out(load: Load, made: list[Table], until: Callable[[], bool]) -> None:
    """Let every table answer as soon as all its seats have read the answer before."""
    load.running = True
    for table in made:
        table.paced = False
        table.go()
    while not until():
        await asyncio.sleep(0.05)
        for table in made:
            table.unstick()


async def pause(load: Load) -> None:
    """Let what is on its way arrive."""
    load.running = False
    await asyncio.sleep(0.3)


async def as_fast_as_possible(
    load: Load, made: list[Table], process: Process, seconds: float
) -> None:
    """How many answers there can be."""
    await past_opening(load, made)
    await flat_out(load, made, after(WARM_UP))
    watch = Watch(load, process)
    await flat_out(load, made, after(seconds))
    watch.report(len(made))
    await pause(load)


def after(seconds: float) -> Callable[[], bool]:
    """Whether so much time has gone by."""
    end = time.perf_counter() + seconds
    return lambda: time.perf_counter() > end


async def past_opening(load: Load, made: list[Table]) -> None:
    """Play until the games are under way: while all discard in secret, there is little to tell."""
    await flat_out(load, made, lambda: not any(table.opening for table in made))
    await pause(load)


async def at_a_pace(
    load: Load, made: list[Table], process: Process, rate: int, seconds: float
) -> None:
    """So many answers a second, evenly spread over the time and the tables."""
    await past_opening(load, made)
    load.running = True
    for table in made:
        table.paced = True
    turns = itertools.cycle(made)
    await paced(turns, rate, WARM_UP)
    watch = Watch(load, process)
    await paced(turns, rate, seconds)
    watch.report(len(made))
    await pause(load)


async def paced(turns: Iterator[Table], rate: int, seconds: float) -> None:
    """Give the answers that are due, each in its millisecond."""
    began, given = time.perf_counter(), 0
    while (now := time.perf_counter()) < began + seconds:
        while given < (now - began) * rate:
            table = next(turns)
            table.unstick()
            table.go()
            given += 1
        await asyncio.sleep(0.001)


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextlib.asynccontextmanager
async def serving(folder: str, *flags: str) -> AsyncIterator[tuple[Process, Load]]:
    """A server that keeps its tables in a folder."""
    port = free_port()
    command = ["serve", "--port", str(port), "--data", folder, "--no-limits", "--thinkers", "1"]
    server = Process(0, "-c", SERVE, *command, *flags)
    try:
        await reachable(port)
        load = Load(port, random.Random(1))
        # It listens a moment before it answers.
        await load.call("GET", "/healthz", "")
        yield server, load
    finally:
        server.stop()


def long_game(name: str, settings: list[str]) -> tuple[int, str]:
    """A game with more decisions than most: how many, and its record."""
    game = find(name)
    options = settle(game, settings)
    games = []
    for seed in range(8):
        chance, match = random.Random(seed), Match(game, options, seed)
        while not match.over:
            decision = chance.choice(match.decisions)
            match.answer(decision.seat, chance.choice(decision.options))
        games.append(match)
    longest = max(games, key=lambda match: len(match.answers))
    return len(longest.answers), longest.record()


async def opening(name: str, settings: list[str]) -> None:
    """How long it takes until a table that was asleep is there again."""
    count, record = long_game(name, settings)
    body = {"game": name, "record": record, "seats": {}}
    owner = secrets.token_urlsafe(16)
    with tempfile.TemporaryDirectory() as folder:
        async with serving(folder) as (_, load):
            made = [await load.post("/api/tables", owner, body) for _ in range(6)]
        async with serving(folder) as (_, load):
            times = []
            for table in made:
                began = time.perf_counter()
                await load.call("GET", f"/api/tables/{table['table']['id']}", owner)
                times.append(1000 * (time.perf_counter() - began))
    # The first one may also wait until the server has read cards or a map.
    print(f"  {name} {' '.join(settings)}: {count} decisions   the first {times[0]:.0f} ms"
          f"   the others {min(times[1:]):.0f} to {max(times[1:]):.0f} ms")  # fmt: skip


async def bare(seconds: float) -> None:
    """What a websocket costs by itself."""
    print("a bare Starlette websocket on the same core")
    port = free_port()
    process = Process(0, "-c", ECHO, str(port))
    await echo(port, process, 50, seconds)
    process.stop()


async def at_tables(seconds: float, large: int, stages: list[str]) -> None:
    """Everything that is measured at tables of one server, without waiting for the disk."""
    with tempfile.TemporaryDirectory() as folder:
        async with serving(folder) as (server, load):
            print(f"  (the server before any table: {server.memory():.0f} MB)")
            made = await tables(load, 50)
            if "fast" in stages:
                print("as fast as possible")
                await as_fast_as_possible(load, made, server, seconds)
            if "pace" in stages:
                print("500 answers/s")
                await at_a_pace(load, made, server, 500, seconds)
            if "large" in stages:
                made += await tables(load, large - len(made))
                print("1,000 answers/s")
                await at_a_pace(load, made, server, 1000, seconds)


async def talk(load: Load, made: list[Table]) -> None:
    """A line of chat a second at every table."""
    for table in itertools.cycle(made):
        if table.id:
            path = f"/api/tables/{table.id}/chat"
            await load.post(path, table.secrets[SEATS[0]], {"text": "Good luck"})
        await asyncio.sleep(1 / len(made))


class Told(asyncio.Protocol):
    """A web server that is called when somebody is asked and away: it counts."""

    count = 0

    def connection_made(self, transport: Any) -> None:
        """Somebody calls."""
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        """That is all there is to know."""
        Told.count += data.startswith(b"POST")
        self._transport.write(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")


async def with_everything(seconds: float) -> None:
    """The same by the clock, which is written with every answer, with accounts that want to be
    told of their turns, and while people talk."""
    receiver = free_port()
    hearing = await asyncio.get_running_loop().create_server(Told, "127.0.0.1", receiver)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "wartable.toml"
        file.write_text('[notices]\naddress = "https://a.example"\nquiet = 3\nprivate = true\n')
        async with serving(folder, "--config", str(file)) as (server, load):
            load.more = {"clock": CLOCK}
            for seat in SEATS:
                load.people[seat] = await load.sign_up(seat.replace("_", "-"))
                wish = {"kind": "webhook", "target": f"http://127.0.0.1:{receiver}/{seat}"}
                await load.post("/api/notices", load.people[seat], wish)
            made = await tables(load, 50)
            print("500 answers/s with clocks, accounts, notices and a line of chat a second"
                  " at every table")  # fmt: skip
            talking = asyncio.create_task(talk(load, made))
            await at_a_pace(load, made, server, 500, seconds)
            assert not talking.done(), "nobody talks"
            talking.cancel()
            for connection in (wire for table in made for wire in table.wires):
                connection.transport.close()
            async with asyncio.timeout(60):
                while Told.count < len(made):
                    await asyncio.sleep(0.1)
            print(f"  and {Told.count} notices when everybody has gone")
    hearing.close()


async def synced(seconds: float) -> None:
    """The same with a disk that is waited for."""
    with tempfile.TemporaryDirectory() as folder:
        async with serving(folder, "--sync") as (server, load):
            made = await tables(load, 50)
            print("500 answers/s, each on the disk before it is acknowledged (--sync)")
            await at_a_pace(load, made, server, 500, seconds)


async def run(seconds: float, large: int, stages: list[str]) -> None:
    """The measurements that are wanted, one after the other."""
    gc.disable()
    if "echo" in stages:
        await bare(seconds)
    if {"fast", "pace", "large"} & set(stages):
        await at_tables(seconds, large, stages)
    if "clocks" in stages:
        await with_everything(seconds)
    if "sync" in stages:
        await synced(seconds)
    if "open" in stages:
        print("opening a table from the store")
        for name, settings in LONG.items():
            await opening(name, settings)


def main() -> None:
    """Read the arguments, keep to the second core, measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--tables", type=int, default=500, help="tables of the large run")
    parser.add_argument("--only", nargs="+", choices=STAGES, default=STAGES, metavar="STAGE",
                        help="some of " + ", ".join(STAGES))  # fmt: skip
    chosen = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    uvloop.run(run(chosen.seconds, chosen.tables, chosen.only))


if __name__ == "__main__":
    main()
