"""The wires under requests and websockets: who is slow is cut off, a frame is made once for all."""

import asyncio
import struct
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

KEY = "wartable.wire"
_long, _longer = struct.Struct(">BBH").pack, struct.Struct(">BBQ").pack
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
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


class Http(HttpToolsProtocol):
    """uvicorn's protocol, which hangs up on a request that does not come to its end."""

    patience = 20.0
    """Seconds from the first byte to the last, and from the connection to the first."""
    _timer: asyncio.TimerHandle | None = None

    def _wait(self) -> None:
        self._calm()
        self._timer = self.loop.call_later(self.patience, self.transport.close)

    def _calm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a request."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more, and hold on to nothing: rings of references would stay for long."""
        self._calm()
        super().connection_lost(exc)
        self.cycle = None  # type: ignore[assignment]

    def on_message_begin(self) -> None:
        """Wait for the rest of a request."""
        self._wait()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """All of it is there."""
        self._calm()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a websocket."""
        self._calm()
        super().handle_websocket_upgrade()
        self.parser = self.cycle = None  # type: ignore[assignment]


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which also lets the application write frames without waiting."""

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
