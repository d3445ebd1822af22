"""HTTP connections: who is slow or sends too much is cut off, before uvicorn hears of it.

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
"""Where the request came in that is worked on."""
END = b"\r\n\r\n"
"""Of the head of a request."""
BAD, LARGE_BODY = b"400 Bad Request", b"413 Content Too Large"
LARGE_HEAD = b"431 Request Header Fields Too Large"


def refuse(transport: asyncio.Transport, status: bytes, message: str) -> None:
    """Answer what cannot be a request, and hang up."""
    body = api.encode(api.Failure(Reason("table", message)))
    head = b"HTTP/1.1 %b\r\ncontent-type: application/json\r\ncontent-length: %d\r\n"
    close = b"connection: close\r\n\r\n"
    transport.write(head % (status, len(body)) + close + body)
    transport.close()


class HttpConnection(asyncio.Protocol):
    """One connection; hands on what is within the limits."""

    patience = 20.0
    """Seconds from the first byte to the last, and from the connection to the first."""
    head = 16_384
    """Bytes of a request before its body."""
    most_headers = 100
    most_pieces = 1_000_000
    """Bytes of a body that comes in pieces, with all that is around them."""
    ahead = 16
    """Requests that may come before the first of them is answered."""
    answering = 120.0
    """Seconds until an answer is found, and taken."""

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
        """Count some bytes, and hand them on."""
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
        """What some bytes are too much for, if anything."""
        before = self._came
        self._came += len(data)
        if self._heading:
            left = max(0, self.head - before)
            if self._came > self.head and END not in self._last + data[:left]:
                return LARGE_HEAD
            self._last = (self._last + data[-3:])[-3:]
        # What comes in pieces may have headers behind it: all of it counts.
        elif self._chunked and self._came > self.most_pieces:
            return LARGE_BODY
        return b""

    def on_message_begin(self) -> None:
        """A request begins; what is raised here and below is answered with 400."""
        if self._unanswered >= self.ahead:
            raise ValueError
        self._reading, self._headers, self._chunked = True, 0, False
        self._unanswered += 1
        self._wait(self.patience)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header came."""
        self._headers += 1
        if self._headers > self.most_headers:
            raise ValueError
        self._chunked |= name.lower() == b"transfer-encoding"

    def on_headers_complete(self) -> None:
        """From here on it is the body."""
        self._heading, self._came = False, 0

    def on_message_complete(self) -> None:
        """All of a request is there."""
        self._heading, self._came, self._last, self._reading = True, 0, b"", False
        self._wait(self.answering)
        self._connections.busy(self)

    def answered(self) -> None:
        """A request was answered: wait for the rest of the next, or for nothing."""
        self._unanswered -= 1
        if self._reading:
            self._wait(self.patience)
        elif self._unanswered <= 0:
            self._calm()
            self._connections.idle(self)

    def stay(self) -> None:
        """An answer without an end begins: whoever gives it sees whether it is taken."""
        self._calm()

    def _wait(self, seconds: float) -> None:
        self._calm()
        self._timer = self._loop.call_later(seconds, self._transport.abort)

    def _calm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def cut(self) -> None:
        """End it without a word."""
        self._transport.abort()

    def eof_received(self) -> bool | None:
        """Nothing more will come."""
        return self._inner.eof_received()

    def pause_writing(self) -> None:
        """Whoever reads is slow."""
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        """Whoever reads has caught up."""
        self._inner.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._calm()
        self._parser = None
        self._connections.leave(self)
        self._inner.connection_lost(exc)


def stay() -> "HttpConnection | None":
    """The answer to the request that is worked on has no end; returns where it goes."""
    connection = current.get()
    if connection is not None:
        connection.stay()
    return connection


def answered() -> None:
    """The request that is worked on was answered."""
    connection = current.get()
    if connection is not None:
        connection.answered()
