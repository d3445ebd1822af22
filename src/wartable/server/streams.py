"""Streams: all tables of a program in one endless reply, one line for each message.

At each table, a stream is like a websocket and gets the same messages. It follows its program: when
it sits down at a table, that table is added; when the game is over or the seat is lost, it is left.
"""

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from wartable.core.decision import BadInput, Illegal, Reason
from wartable.server import api, http
from wartable.server.live import Socket
from wartable.server.store.sqlite import NotSaved
from wartable.server.tables import OVER, Table
from wartable.server.websocket import texts

if TYPE_CHECKING:
    from wartable.server.registry import Registry

NDJSON = "application/x-ndjson"
QUIET = 10.0
"""Seconds after which an empty line shows that all is well."""
PATIENCE = 60.0
"""How many seconds a line may take to be read."""
AGAIN = 1.0
"""Seconds until a table that sent us away is looked for again."""
MOST = 200
"""The most tables in one stream."""
TABLES = (
    "SELECT id FROM tables WHERE closed = 0 AND status <> 'over' AND id IN"
    " (SELECT table_id FROM holders WHERE holder = ?) ORDER BY changed DESC LIMIT ?"
)


def places(words: list[str]) -> dict[str, int]:
    """The tables a program knows and how many log lines it has of each, from `TABLE:12`."""
    found = {}
    for word in words[:MOST]:
        table, _, number = word.rpartition(":")
        if not table or not number.isdecimal() or len(number) > 9 or not number.isascii():
            raise BadInput("after", word[:60], "table-and-number")
        found[table] = int(number)
    return found


class StreamOutlet:
    """Where the messages of one table go: see live.py."""

    def __init__(self, stream: "Stream", table: Table) -> None:
        self._stream, self._table = stream, table
        self._head = b'{"table":' + api.encode(table.id) + b',"message":'

    def write(self, data: bytes) -> int:
        """Add the messages of some frames to the stream."""
        return self._stream.add(b"".join(self._head + text + b"}\n" for text in texts(data)))

    def cut(self) -> None:
        """End the whole stream: it is read too slowly."""
        self._stream.cut()

    def close(self, code: int) -> None:
        """Note that the table sends everyone away, perhaps only to be opened again."""
        self._stream.sent_away(self._table.id)


class Stream:
    """What a program is sent, until it has been read."""

    def __init__(
        self, registry: "Registry", browser: bytes, session: bytes, where: str, address: str
    ) -> None:
        self._registry, self.browser, self.where, self.address = registry, browser, where, address
        self.session = session
        self.tables: dict[str, tuple[Table, Socket]] = {}
        self._lines: deque[bytes] = deque()
        self._size = 0
        self._ready = asyncio.Event()
        self._ended = False
        self._later: set[asyncio.TimerHandle] = set()
        self._connection: http.HttpConnection | None = None

    def add(self, lines: bytes) -> int:
        """Send some lines; returns how many bytes are waiting."""
        if not self._ended:
            self._lines.append(lines)
            self._size += len(lines)
            self._ready.set()
        return self._size

    def join(self, table: Table, last: int = 0) -> None:
        """Watch a table from now on."""
        if self._ended or table.id in self.tables or len(self.tables) >= MOST:
            return
        registry = self._registry
        effort, began = registry.effort.of(self.where), time.thread_time()
        socket = Socket(StreamOutlet(self, table), self.browser, registry.limits, self.where)
        socket.address, socket.session = self.address, self.session
        self.tables[table.id] = table, socket
        table.live.join(socket)
        registry.journal.send(table, {socket: table.live.snapshot(socket, last)})
        table.live.tell_here(but=socket)
        registry.auto_player.wake(table)
        effort.spend(time.thread_time() - began)

    def leave(self, table_id: str) -> None:
        """Stop watching a table; what was on its way still arrives."""
        table, socket = self.tables.pop(table_id, (None, None))
        if table is not None and socket in table.live.sockets:
            table.live.leave(socket)
            table.live.tell_here(but=socket)

    def sent_away(self, table_id: str) -> None:
        """Note that a table is gone, or being opened again: look for it a moment later."""
        table, _ = self.tables.pop(table_id, (None, None))
        if table is None or self._ended:
            return

        def again() -> None:
            self._later.discard(handle)
            self._registry.streams.keep(self._rejoin(table_id))

        handle = asyncio.get_running_loop().call_later(AGAIN, again)
        self._later.add(handle)

    async def _rejoin(self, table_id: str, last: int = 0) -> None:
        if self._registry.bans.hold(self.address):
            self.end("reason-banned")
            return
        # Whatever is wrong with one table, the others go on.
        with contextlib.suppress(Exception):
            table = await self._registry.open(table_id)
            if table.mine(self.browser):
                self.join(table, last)

    def end(self, why: str = "") -> None:
        """Say why, and end once everything has been read."""
        if why and not self._ended:
            self.add(api.encode(api.StreamLine("", api.Bye(Reason("table", why)))) + b"\n")
        self._ended = True
        self._ready.set()
        for handle in self._later:
            handle.cancel()
        for table_id in list(self.tables):
            self.leave(table_id)
        self._registry.streams.forget(self)

    def cut(self) -> None:
        """End without a word."""
        self.end()
        self._taken()
        if self._connection is not None:
            self._connection.cut()

    async def lines(self, after: dict[str, int], seconds: float) -> AsyncIterator[bytes]:
        """The tables as they stand, and then everything that happens there."""
        end = time.monotonic() + seconds
        rows = await self._registry.store.rows(TABLES, self.browser, MOST)
        # Someone who was cut off may have missed the end of a game.
        for table_id in dict.fromkeys([*(row[0] for row in rows), *after]):
            await self._rejoin(table_id, after.get(table_id, 0))
            table, _ = self.tables.get(table_id, (None, None))
            if table is not None and table.unsaved:
                with contextlib.suppress(NotSaved):
                    await self._registry.store.written([], [])
            if table is not None and table.status == OVER:
                self.leave(table_id)
            # One by one, so that they do not all wait in memory for a slow reader.
            for line in self._taken():
                yield line
        while not self._ended:
            left = min(QUIET, end - time.monotonic())
            if left <= 0:
                break
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._ready.wait(), left)
            for line in self._taken() or [b"\n"]:
                yield line
        for line in self._taken():
            yield line

    def _taken(self) -> list[bytes]:
        found = list(self._lines)
        self._lines.clear()
        self._size = 0
        self._ready.clear()
        return found

    def answer(self, after: dict[str, int], seconds: float) -> "StreamAnswer":
        """The stream as the reply to a request."""
        self._connection = http.stay()
        return StreamAnswer(self, after, seconds)


class StreamAnswer(Response):
    """A reply that goes on as long as someone reads it."""

    def __init__(self, stream: Stream, after: dict[str, int], seconds: float) -> None:
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        super().__init__(media_type=NDJSON, headers=headers)
        del self.headers["content-length"]
        self._stream, self._after, self._seconds = stream, after, seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send line after line, until one of the two sides leaves."""

        async def gone() -> None:
            while (await receive())["type"] != "http.disconnect":
                pass
            self._stream.end()

        async def write(message: Any) -> None:
            async with asyncio.timeout(PATIENCE):
                await send(message)

        waiting = asyncio.create_task(gone())
        start = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
        try:
            await write(start)
            async for line in self._stream.lines(self._after, self._seconds):
                await write({"type": "http.response.body", "body": line, "more_body": True})
            await write({"type": "http.response.body", "body": b""})
        except TimeoutError:
            self._stream.cut()
        finally:
            waiting.cancel()
            self._stream.end()


class Streams:
    """The open streams, one for each program."""

    def __init__(self, registry: "Registry") -> None:
        self._registry = registry
        self._open: dict[bytes, Stream] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._open)

    def open(self, browser: bytes, session: bytes, where: str, address: str) -> Stream:
        """Open a stream for a program; its earlier one ends."""
        self.close(browser, "reason-other-stream")
        limit = self._registry.limits.sockets
        if sum(stream.where == where for stream in self._open.values()) >= limit:
            raise Illegal("table", "reason-too-fast")
        stream = self._open[browser] = Stream(self._registry, browser, session, where, address)
        return stream

    def close(self, browser: bytes, why: str) -> None:
        """End the stream of a program, if it has one."""
        stream = self._open.pop(browser, None)
        if stream is not None:
            stream.end(why)

    def dismiss(self, sessions: set[bytes], why: str) -> None:
        """End the streams of browsers that are no longer signed in, or of programs."""
        for stream in [one for one in self._open.values() if one.session in sessions]:
            self.close(stream.browser, why)

    def forget(self, stream: Stream) -> None:
        """Forget a stream that has ended."""
        if self._open.get(stream.browser) is stream:
            del self._open[stream.browser]

    def follow(self, table: Table) -> None:
        """Join or leave a table whose seats changed, whose game ended, or that was opened."""
        if not self._open:
            return
        here = {browser for chair in table.chairs for browser in chair.browsers}
        for browser, stream in self._open.items():
            if browser in here and table.status != OVER:
                stream.join(table)
            elif table.id in stream.tables:
                stream.leave(table.id)

    def keep(self, work: Any) -> None:
        """Run something in the background, and hold on to it until it is done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def end(self) -> None:
        """End all streams, because the server is stopping."""
        for stream in list(self._open.values()):
            stream.end("reason-restart")
