"""Websockets: `websockets` reads and writes frames; the application hears and sends at once.

Only the handshake goes through ASGI. After that a message is passed to `receive` as it arrives,
without a queue or a task, and a frame is made once for everyone who reads it: see speed.py.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator, MutableMapping
from typing import Any, cast
from urllib.parse import unquote

from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from wartable.server.connections import Connections
from wartable.server.speed import SHORT

log = logging.getLogger("wartable.websocket")

KEY = "wartable.websocket"
"""Where in the scope's state the application finds the connection."""
LINGER = 5.0
"""How many seconds a last message may take."""
PING = 20.0
"""Seconds after which someone who has been silent is asked whether they are still there."""
GOING_AWAY, RESTARTS, NO_REPLY = 1001, 1012, 1011
SILENT = "no reply to a ping"

AsgiMessage = MutableMapping[str, Any]


def texts(frames: bytes) -> Iterator[bytes]:
    """The texts in some whole frames of ours, for whoever reads them without a websocket."""
    at = 0
    while at < len(frames):
        size, at = frames[at + 1], at + 2
        if size > SHORT:
            wide = 2 if size == SHORT + 1 else 8
            size, at = int.from_bytes(frames[at : at + wide]), at + wide
        yield frames[at : at + size]
        at += size


class WebSocketConnection(asyncio.Protocol):
    """One websocket, from the head of its request on."""

    def __init__(
        self, connections: Connections, config: Any, server_state: Any, app_state: dict[str, Any]
    ) -> None:
        self._app, self._server, self._state = config.loaded_app, server_state, app_state
        self._connections = connections
        self._protocol = ServerProtocol(max_size=config.ws_max_size, logger=log)
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport
        self._parts: list[bytes] = []
        """The parts of a message that comes in several frames."""
        self._text = True
        self._connected = False
        self._gone: asyncio.Future[None] = self._loop.create_future()
        self._ending = False
        self._heard = True
        """Whether anything has come since the last ping."""
        self._timer: asyncio.TimerHandle | None = None
        self.receive: Callable[[bytes, bool], None] | None = None
        """Takes a message and whether it is text; set by the application."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Turn an HTTP connection into a websocket."""
        self._transport = cast(asyncio.Transport, transport)
        before: Any = self._transport.get_protocol()
        self._connections.become(before, self)
        self._server.connections.add(self)

    def data_received(self, data: bytes) -> None:
        """Read what has come, and answer what the protocol answers by itself."""
        self._heard = True
        protocol = self._protocol
        protocol.receive_data(data)
        for event in protocol.events_received():
            if isinstance(event, Frame):
                self._take(event)
            elif isinstance(event, Request):
                self._shake(event)
        self._flush()

    def _take(self, found: Frame) -> None:
        """Put the frames of a message together and pass it on."""
        if found.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            return
        if found.opcode is not Opcode.CONT:
            self._text = found.opcode is Opcode.TEXT
        if found.fin and not self._parts:
            message = bytes(found.data)
        else:
            self._parts.append(bytes(found.data))
            if not found.fin:
                return
            message, self._parts = b"".join(self._parts), []
        if self.receive is not None and self._protocol.state is State.OPEN:
            self.receive(message, self._text)

    def _flush(self) -> None:
        """Send what the protocol has to say; after the last of it, let go."""
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)
            elif self._transport.can_write_eof() and not self._transport.is_closing():
                # What still arrives is read and thrown away, or the last message would be lost.
                self._transport.write_eof()
        if self._protocol.close_expected():
            self._linger()

    def _linger(self) -> None:
        """Give the other side a moment to read the last message."""
        if not self._ending:
            self._ending = True
            self._later(LINGER, self._transport.abort)

    def _later(self, seconds: float, what: Callable[[], None]) -> None:
        """Do something after a while, instead of what was planned before."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(seconds, what)

    def _shake(self, request: Request) -> None:
        """Ask the application whether it accepts the connection."""
        response = self._protocol.accept(request)
        if response.status_code != 101:
            self._protocol.send_response(response)
            return
        path, _, query = request.path.partition("?")
        found = self._transport.get_extra_info
        scope: AsgiMessage = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if found("sslcontext") else "ws",
            "server": tuple(found("sockname")[:2]),
            "client": tuple(found("peername")[:2]),
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [
                (name.lower().encode(), value.encode("latin-1", "replace"))
                for name, value in request.headers.raw_items()
            ],
            "subprotocols": [],
            "state": {**self._state, KEY: self},
        }
        task = self._loop.create_task(self._run(scope, response))
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    async def _run(self, scope: AsgiMessage, response: Any) -> None:
        """Run the application's side of the handshake and of the end."""
        begun = False

        async def receive() -> AsgiMessage:
            nonlocal begun
            if not begun:
                begun = True
                return {"type": "websocket.connect"}
            await self._gone
            return {"type": "websocket.disconnect", "code": self._protocol.close_code or 1005}

        async def send(message: AsgiMessage) -> None:
            if self._gone.done():
                return
            if message["type"] == "websocket.accept":
                self._connected = True
                self._protocol.send_response(response)
                self._later(PING, self._ping)
            elif self._connected:
                self._protocol.send_close(message.get("code", 1000))
            else:
                self._protocol.send_response(self._protocol.reject(403, ""))
            self._flush()

        try:
            await self._app(scope, receive, send)
        except Exception:
            log.exception("a websocket failed")
        finally:
            self.close(GOING_AWAY)

    def _ping(self) -> None:
        """Hang up if nobody has answered; otherwise ask again whether they are there."""
        if not self._heard:
            self._protocol.fail(NO_REPLY, SILENT)
        else:
            self._heard = False
            self._protocol.send_ping(b"")
            self._later(PING, self._ping)
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of whoever was listening."""
        self.receive = None
        self._connections.leave(self)
        self._server.connections.discard(self)
        if self._timer is not None:
            self._timer.cancel()
        # The end of the data ends the parser, which would otherwise keep itself alive.
        self._protocol.receive_eof()
        if not self._gone.done():
            self._gone.set_result(None)

    def write(self, data: bytes) -> int:
        """Send frames if any can go out; returns how many bytes wait in memory."""
        if self._protocol.state is not State.OPEN or self._transport.is_closing():
            return 0
        self._transport.write(data)
        return self._transport.get_write_buffer_size()

    def close(self, code: int) -> None:
        """Close it after what was written."""
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(code)
            self._flush()

    def cut(self) -> None:
        """Close it without a word."""
        self._transport.abort()

    def shutdown(self) -> None:
        """Close it because the server is stopping."""
        self.close(RESTARTS)
        self._transport.close()
