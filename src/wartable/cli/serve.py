"""`wartable serve`: tables for browsers, kept in one file."""

import contextlib
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from wartable.cli import inputs
from wartable.core.decision import BadInput
from wartable.words.text import Words
from wartable.words.text import words as words_of

if TYPE_CHECKING:
    from wartable.server.settings import Gathered, Settings

FAILED = 3
"""The exit code of a server that could not start."""


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    data: Path | None = None,
    thinkers: int | None = None,
    cover: str | None = None,
    limits: bool | None = None,
    access: bool | None = None,
    addresses: str | None = None,
    sync: bool | None = None,
    put_away: int | None = None,
    proxies: str | None = None,
    metrics: bool | None = None,
    tournaments: str | None = None,
    notices: bool | None = None,
    config: Path | None = None,
    show_config: Annotated[bool, Parameter(negative=())] = False,
    lang: str | None = None,
) -> int:
    """Run a server for browsers."""
    from wartable.server import settings

    flags = {
        "host": host,
        "port": port,
        "data": None if data is None else str(data),
        "thinkers": thinkers,
        "cover": cover,
        "limits": limits,
        "access": access,
        "addresses": addresses,
        "sync": sync,
        "put_away": put_away,
        "proxies": proxies,
        "metrics": metrics,
        "tournaments": tournaments,
        "notices": notices,
    }
    found = settings.gather(flags, config)
    said = words_of(inputs.language(lang))
    if show_config:
        return _show(found, said)
    return _run(found.settings, said)


def _show(found: "Gathered", said: Words) -> int:
    """Every setting as a line of a file, with where it came from."""
    rows = found.rows()
    width = max(len(line) for line, _ in rows)
    for line, source in rows:
        told = "" if source is None else f"  # {source or said.say('serve-default')}"
        print(f"{line:{width}}{told}".rstrip())
    return 0


def _run(settings: "Settings", said: Words) -> int:
    import uvicorn

    from wartable.server import logs, startup
    from wartable.server.app import Config, Server
    from wartable.server.connections import Connections, room
    from wartable.server.http import HttpConnection
    from wartable.server.limits import UNLIMITED, Limits
    from wartable.server.notices.settings import NoticeSettings
    from wartable.server.websocket import WebSocketConnection

    allowed = settings.limits
    if isinstance(allowed, bool):
        allowed = Limits() if allowed else UNLIMITED
    # Without an address for the links, only the page shows notices.
    notices = settings.notices if isinstance(settings.notices, NoticeSettings) else NoticeSettings()
    data = Path(settings.data)
    server = Server(
        Config(
            data,
            allowed,
            settings.thinkers,
            settings.delay,
            sync=settings.sync,
            put_away=settings.put_away,
            metrics=settings.metrics,
            tournaments=settings.tournaments,
            notices=notices,
        )
    )
    if settings.metrics and not server.metrics.counts:
        raise BadInput("--metrics", "prometheus-client", "extra", extra="metrics")
    logs.set_up(settings.access, settings.addresses)
    startup.folder(data)
    sockets = startup.listen(settings.host, settings.port)
    shown = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{shown}:{sockets[0].getsockname()[1]}/"
    print(said.say("serve-listening", address=address, folder=str(data)), file=sys.stderr)
    connections = Connections(room(), allowed.connections, settings.proxies)
    server.metrics.connections = connections

    class WebSocket(WebSocketConnection):
        """A websocket of this server."""

        def __init__(self, **uvicorn: Any) -> None:
            super().__init__(connections, **uvicorn)

    config = uvicorn.Config(
        server.app(),
        http="httptools",
        ws=WebSocket,
        forwarded_allow_ips=settings.proxies,
        ws_max_size=allowed.message * 4,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=30,
        limit_concurrency=None,
        backlog=startup.BACKLOG,
    )
    config.load()
    usual = config.http_protocol_class

    class Http(HttpConnection):
        """A connection of this server, which passes its bytes on to uvicorn's."""

        def __init__(self, **uvicorn: Any) -> None:
            super().__init__(usual, connections, **uvicorn)

    config.http_protocol_class = Http

    class Serving(uvicorn.Server):
        """Ends streams, which have no end of their own, before it waits for the rest."""

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            server.end_streams()
            await super().shutdown(sockets)

    serving = Serving(config)
    with contextlib.suppress(KeyboardInterrupt):
        serving.run(sockets)
    return 0 if serving.started else FAILED
