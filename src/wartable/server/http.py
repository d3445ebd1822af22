"""HTTP connections: slow or oversized requests are cut off before uvicorn hears of them.

`httptools` says where a request begins and ends; uvicorn's protocol gets all bytes as they came.
"""

import asyncio
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, cast

import httptools

from wartable.core.decision import Reason
from wartable.server import api
from wartable.server.connections import Connections

current: ContextVar["HttpConnection | None"] = ContextVar("connection", default=None)
"""The connection of the request that is being handled."""
END = b"\r\n\r\n"
"""The end of the head of a request."""
BAD, LARGE_BODY = b"400 Bad Request", b"413 Content Too Large"
LARGE_HEAD = b"431 Request Header Fields Too Large"


def refuse(transport: asyncio.Transport, status: bytes, message: str) -> None:
    """Reply to something that cannot be a request, and hang up."""
    body = api.encode(api.Failure(Reason("table", message)))
    head = b"HTTP/1.1 %b\r\ncontent-type: application/json\r\ncontent-length: %d\r\n"
    close = b"connection: close\r\n\r\n"
    transport.write(head % (status, len(body)) + close + body)
    transport.close()


class HttpConnection(asyncio.Protocol):
    """One connection; passes on what is within the limits."""

    patience = 20.0
    """Seconds from the first byte to the last, and from the connection to the first."""
    head = 16_384
    """How many bytes a request may have before its body."""
    most_headers = 100
    most_pieces = 1_000_000
    """How many bytes a chunked body may have, with everything around the chunks."""
    ahead = 16
    """How many requests may arrive before the first of them is answered."""
    answering = 120.0
    """How many seconds a reply may take until it is found and read."""

    def __init__(
        self, inner: Callable[..., asyncio.Protocol], connections: Connections, **uvicorn: Any
    ) -> None:
        self._inner, self._connections = inner(**uvicorn), connections
        self._parser: Any = httptools.HttpRequestParser(self)
        # As uvicorn does: the first of several requests is answered, whatever follows it.
        self._parser.set_dangerous_leniencies(lenient_data_after_close=True)
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport
        self._timer: asyncio.TimerHandle | None = None
        self._heading, self._came, self._last = True, 0, b""
        """Whether a head is awaited, how much of it or of the body has come, its last bytes."""
        self._reading = self._chunked = False
        self._headers = self._unanswered = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wait for a request."""
        self._transport = cast(asyncio.Transport, transport)
        self._inner.connection_made(transport)
        address = transport.get_extra_info("peername")
        if self._connections.enter(self, address[0] if address else ""):
            self._wait(self.patience)
        else:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        """Count some bytes and pass them on."""
        refused = self._over(data)
        if not refused:
            try:
                self._parser.feed_data(data)
            except httptools.HttpParserUpgrade:
                pass
            except httptools.HttpParserError:
                refused = BAD
        if refused:
            too_much = "reason-bad-request" if refused is BAD else "reason-too-large"
            refuse(self._transport, refused, too_much)
            return
        current.set(self)
        self._inner.data_received(data)
        if self._transport.get_protocol() is not self:
            # From here on it is a websocket.
            self._calm()
            self._parser = None

    def _over(self, data: bytes) -> bytes:
        """Which limit some bytes exceed, if any."""
        before = self._came
        self._came += len(data)
        if self._heading:
            left = max(0, self.head - before)
            if self._came > self.head and END not in self._last + data[:left]:
                return LARGE_HEAD
            self._last = (self._last + data[-3:])[-3:]
        # A body in pieces may have headers after it: everything counts.
        elif self._chunked and self._came > self.most_pieces:
            return LARGE_BODY
        return b""

    def on_message_begin(self) -> None:
        """Note that a request begins; an error raised here or below becomes a 400."""
        if self._unanswered >= self.ahead:
            raise ValueError
        self._reading, self._headers, self._chunked = True, 0, False
        self._unanswered += 1
        self._wait(self.patience)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count a header."""
        self._headers += 1
        if self._headers > self.most_headers:
            raise ValueError
        self._chunked |= name.lower() == b"transfer-encoding"

    def on_headers_complete(self) -> None:
        """Go on to the body."""
        self._heading, self._came = False, 0

    def on_message_complete(self) -> None:
        """Note that the whole request is there."""
        self._heading, self._came, self._last, self._reading = True, 0, b"", False
        self._wait(self.answering)
        self._connections.busy(self)

    def answered(self) -> None:
        """Wait for the rest of the next request, or for nothing."""
        self._unanswered -= 1
        if self._reading:
            self._wait(self.patience)
        elif self._unanswered <= 0:
            self._calm()
            self._connections.idle(self)

    def stay(self) -> None:
        """Begin a reply without an end; whoever sends it watches whether it is read."""
        self._calm()

    def _wait(self, seconds: float) -> None:
        self._calm()
        self._timer = self._loop.call_later(seconds, self._transport.abort)

    def _calm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def cut(self) -> None:
        """Close it without a word."""
        self._transport.abort()

    def eof_received(self) -> bool | None:
        """Note that nothing more will come."""
        return self._inner.eof_received()

    def pause_writing(self) -> None:
        """Note that the reader is slow."""
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        """Note that the reader has caught up."""
        self._inner.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._calm()
        self._parser = None
        self._connections.leave(self)
        self._inner.connection_lost(exc)


def stay() -> "HttpConnection | None":
    """Reply without an end to the current request; returns where the lines go."""
    connection = current.get()
    if connection is not None:
        connection.stay()
    return connection


def answered() -> None:
    """Note that the current request has been answered."""
    connection = current.get()
    if connection is not None:
        connection.answered()
