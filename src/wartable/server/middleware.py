"""What every request passes first: limits, origin checks, and the headers of every reply."""

import contextlib
import ipaddress
import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from wartable.core.decision import Reason
from wartable.server import api, http, logs
from wartable.server.connections import network
from wartable.server.limits import Buckets, Limits

AsgiScope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[AsgiScope, Receive, Send], Awaitable[None]]

log = logging.getLogger("wartable.access")

CSP = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
OF_ASSETS = [
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
"""The headers that scripts, styles and fonts need; the others only matter for pages."""
HEADERS = [
    *OF_ASSETS,
    (b"content-security-policy", CSP.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
    (b"x-frame-options", b"DENY"),
]
HSTS = (b"strict-transport-security", b"max-age=31536000")
LONGEST, WORD = 1000, 255
"""Bytes of a path, and of a file's name."""
SAFE = ("GET", "HEAD", "OPTIONS")
MAKING = ("/api/tables", "/api/read", "/api/tokens", "/api/notices")
"""Calls that store something for whoever asks, and anyone can be someone new at any time."""
SIGNED = ("/api/notices/stop/", "/api/notices/confirm/")
"""What comes after these is someone's secret."""


def told(path: str) -> str:
    """A path as it may be logged."""
    return next((f"{start}…" for start in SIGNED if path.startswith(start)), path)


def readable(path: str) -> bool:
    """Whether a path could lead anywhere."""
    if len(path) > LONGEST or not path.isprintable():
        return False
    return all(len(word.encode()) <= WORD for word in path.split("/"))


class TooLarge(Exception):
    """A request with too many bytes."""


def header(scope: AsgiScope, name: bytes) -> str:
    """A header of a request, or nothing."""
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def page(reply: MutableMapping[str, Any]) -> bool:
    """Whether a reply is a page that a browser would open."""
    return any(key == b"content-type" and b"html" in value for key, value in reply["headers"])


def address(scope: AsgiScope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return client[0] if client else ""


def where(scope: AsgiScope) -> str:
    """The address that a request counts for."""
    return network(address(scope))


def local(scope: AsgiScope) -> bool:
    """Whether a request comes from this very machine, and not through a proxy on it."""
    try:
        return ipaddress.ip_address(address(scope)).is_loopback
    except ValueError:
        return False


def foreign(scope: AsgiScope) -> bool:
    """Whether a browser sent this from another site's page."""
    if header(scope, b"sec-fetch-site") in ("cross-site", "same-site"):
        return True
    origin = header(scope, b"origin")
    try:
        return bool(origin) and urlsplit(origin).netloc.lower() != header(scope, b"host").lower()
    except ValueError:
        return True


class Middleware:
    """Wraps the whole application."""

    def __init__(
        self,
        app: App,
        limits: Limits,
        banned: Callable[[str], bool] = lambda _: False,
        refused: Callable[[str], None] = lambda _: None,
    ) -> None:
        self._app, self._limits, self._banned, self._refused = app, limits, banned, refused
        self._calls = Buckets(limits.calls)
        self._tables = Buckets(limits.new_tables)

    async def __call__(self, scope: AsgiScope, receive: Receive, send: Send) -> None:
        logs.client.set(address(scope))
        if scope["type"] == "websocket" and (
            self._banned(address(scope))
            or not (self._calls.take(where(scope)) and readable(scope["path"]))
        ):
            await send({"type": "websocket.close", "code": 1008})
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        try:
            await self._answer(scope, receive, send)
        finally:
            http.answered()

    async def _answer(self, scope: AsgiScope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        secure = scope["scheme"] == "https"
        status = 0

        async def sending(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                asset = scope["path"].startswith("/assets/") and not page(message)
                closed = OF_ASSETS if asset else HEADERS
                message["headers"] = [*message["headers"], *closed, *([HSTS] if secure else [])]
            await send(message)

        refused = self._refuses(scope)
        if refused:
            self._refused(refused[1])
            await refuse(sending, *refused)
        else:
            try:
                await self._app(scope, self._limited(receive), sending)
            except TooLarge:
                await refuse(sending, 413, "reason-too-large")
            except Exception as error:
                # Nobody is left to read the rest of the reply.
                if not (status and isinstance(error, RuntimeError | OSError)):
                    log.exception("a request failed")
                if not status:
                    with contextlib.suppress(RuntimeError, OSError):
                        await refuse(sending, 500, "reason-server-error")
        spent = round((time.perf_counter() - began) * 1000, 1)
        path = told(scope["path"])
        facts = {"method": scope["method"], "path": path, "status": status, "ms": spent}
        log.info("request", extra={"facts": facts})

    def _refuses(self, scope: AsgiScope) -> tuple[int, str] | None:
        if not self._calls.take(where(scope)):
            return 429, "reason-too-fast"
        if self._banned(address(scope)):
            return 403, "reason-banned"
        if not readable(scope["path"]):
            return 404, "reason-no-such-page"
        size = header(scope, b"content-length")
        if size.isdecimal() and (len(size) > 9 or int(size) > self._limits.body):
            return 413, "reason-too-large"
        if scope["method"] in SAFE:
            return None
        if foreign(scope):
            return 403, "reason-bad-origin"
        path = scope["path"]
        makes = path in MAKING or path.endswith(("/fork", "/rematch"))
        makes = makes or path.startswith("/api/games/")
        if makes and not self._tables.take(where(scope)):
            return 429, "reason-too-fast"
        return None

    def _limited(self, receive: Receive) -> Receive:
        """The body, unless it is too large."""
        left = self._limits.body

        async def receiving() -> MutableMapping[str, Any]:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise TooLarge
            return message

        return receiving


async def refuse(send: Send, status: int, message: str) -> None:
    """Reply with a reason and nothing else."""
    body = api.encode(api.Failure(Reason("table", message)))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
