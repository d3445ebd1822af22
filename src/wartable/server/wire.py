"""The wires under requests and websockets: who is slow or talks too much is cut off.

A frame is made once for all who read it.
"""

import asyncio
import contextlib
import struct
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

from wartable.core.decision import Reason
from wartable.server import api
from wartable.server.connections import Connections

KEY = "wartable.wire"
_long, _longer = struct.Struct(">BBH").pack, struct.Struct(">BBQ").pack
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
END = b"\r\n\r\n"
"""Of the head of a request."""
LINGER = 5.0
"""Seconds that a last word may take."""
LOST = -1
"""Where a frame begins is not known."""


def frame(text: bytes) -> bytes:
    """A text as a websocket frame from a server: whole, not masked, not packed."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return _long(TEXT, 126, size) + text
    return _longer(TEXT, 127, size) + text


def rest(data: bytes, before: int) -> int:
    """How many bytes of the last frame in some data are missing; `before`: of the frame before."""
    at, end = before, len(data)
    while before != LOST and at < end:
        # A text in several parts may not be mixed with others: that is not for the short way.
        if end - at < 2 or data[at] not in (TEXT, CLOSE, PING, PONG):
            return LOST
        size = data[at + 1] & 127
        more = {126: 2, 127: 8}.get(size, 0)
        if end - at < 2 + more:
            return LOST
        at += 6 + more + (int.from_bytes(data[at + 2 : at + 2 + more], "big") if more else size)
    return LOST if before == LOST else at - end


def refuse(transport: asyncio.Transport, status: bytes, message: str) -> None:
    """Answer what cannot be a request, and hang up."""
    body = api.encode(api.Failure(Reason("table", message)))
    head = b"HTTP/1.1 %b\r\ncontent-type: application/json\r\ncontent-length: %d\r\n"
    close = b"connection: close\r\n\r\n"
    transport.write(head % (status, len(body)) + close + body)
    transport.close()


class Http(HttpToolsProtocol):
    """uvicorn's protocol, which hangs up on what is too much, too long or too slow."""

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
    _chunked = False
    _timer: asyncio.TimerHandle | None = None
    _heading, _came, _last = True, 0, b""
    """Whether the head of a request is awaited, how much of it has come, and its last bytes."""

    def __init__(self, *args: Any, connections: Connections, **more: Any) -> None:
        super().__init__(*args, **more)
        self._connections = connections

    def cut(self) -> None:
        """End it without a word."""
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take some bytes, if a head does not get too large with them."""
        if self._heading:
            left = self.head - self._came
            if len(data) > left and END not in self._last + data[: max(0, left)]:
                refuse(self.transport, b"431 Request Header Fields Too Large", "reason-too-large")
                return
            self._came += len(data)
            self._last = (self._last + data[-3:])[-3:]
        elif self._chunked:
            # What comes in pieces may have headers behind it: all of it counts.
            self._came += len(data)
            if self._came > self.most_pieces:
                refuse(self.transport, b"413 Content Too Large", "reason-too-large")
                return
        super().data_received(data)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header, if there are not too many; what is raised here is answered with 400."""
        if len(self.headers) >= self.most_headers:
            raise ValueError
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """From here on it is the body."""
        self._heading, self._came = False, 0
        self._chunked = any(name == b"transfer-encoding" for name, _ in self.headers)
        super().on_headers_complete()

    def _wait(self, seconds: float = 0.0) -> None:
        self._calm()
        self._timer = self.loop.call_later(seconds or self.patience, self.transport.abort)

    def _calm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a request."""
        super().connection_made(transport)
        if self._connections.enter(self, self.client[0] if self.client else ""):
            self._wait()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more, and hold on to nothing: rings of references would stay for long."""
        self._calm()
        self._connections.leave(self)
        super().connection_lost(exc)
        self.cycle = None  # type: ignore[assignment]

    def on_message_begin(self) -> None:
        """Wait for the rest of a request; what is raised here is answered with 400."""
        if len(self.pipeline) >= self.ahead:
            raise ValueError
        self._wait()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """All of it is there."""
        self._wait(self.answering)
        self._connections.busy(self)
        self._heading, self._came, self._last = True, 0, b""
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        self._calm()
        self._connections.idle(self)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a websocket."""
        self._calm()
        super().handle_websocket_upgrade()
        self.parser = self.cycle = None  # type: ignore[assignment]


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which also lets the application write frames without waiting."""

    def __init__(self, *args: Any, connections: Connections, **more: Any) -> None:
        super().__init__(*args, **more)
        self._connections = connections

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """What was a request goes on as a websocket."""
        before: Any = transport.get_protocol()
        self._connections.become(before, self)
        super().connection_made(transport)

    def cut(self) -> None:
        """End it without a word."""
        self.transport.abort()

    hear: Callable[[bytes], bool] | None = None
    """Takes a text at once, without a task or a queue; one that it does not take goes there."""

    _rest = 0
    """How many bytes of the frame that came last are still to come, or LOST."""

    def data_received(self, data: bytes) -> None:
        """Take a short text that comes alone at once; all else goes the long way."""
        alone = (
            self.hear is not None
            and not self._rest
            and not self.close_sent
            and len(data) > 6
            and data[0] == TEXT
            and 128 <= data[1] < 254
            and len(data) == data[1] - 122
        )
        if alone and self.hear is not None and self.hear(apply_mask(data[6:], data[2:6])):
            return
        if self.handshake_initiated:
            self._rest = rest(data, self._rest)
            super().data_received(data)
            return
        # The first that comes is the whole head of the request: it makes sense, or never will.
        with contextlib.suppress(UnicodeError):
            super().data_received(data)
        if not self.handshake_initiated or not (self.close_sent or hasattr(self, "scope")):
            refuse(self.transport, b"400 Bad Request", "reason-bad-request")

    def send_receive_event_to_app(self) -> None:
        """Hand a message on: a text to whoever hears it, all else to the queue."""
        if self.hear is not None and self.curr_msg_data_type == "text" and not self.close_sent:
            data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
            if self.hear(data):
                self.frames = []
                return
        super().send_receive_event_to_app()

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of who was listening, and of what holds on to itself."""
        self.hear = None
        self._connections.leave(self)
        super().connection_lost(exc)
        self.conn.parser.close()

    def handle_connect(self, event: Request) -> None:
        """Put the wire where the application finds it."""
        state = self.app_state
        self.app_state = {**state, KEY: self}
        super().handle_connect(event)
        self.app_state = state

    def write(self, data: bytes) -> int:
        """Send frames, if any can go out; what has no room waits in memory: so many bytes."""
        transport: Any = self.transport
        if self.disconnected or self.close_sent or transport.is_closing():
            return 0
        transport.write(data)
        waiting: int = transport.get_write_buffer_size()
        return waiting

    def drop(self) -> None:
        """Close the connection without a word."""
        self.transport.abort()

    def close(self) -> None:
        """Close the connection when what was written has gone out, or soon anyway."""
        self.transport.close()
        self.loop.call_later(LINGER, self.transport.abort)
