"""`wartable serve`: tables for browsers, kept in one file."""

import contextlib
import os
import sys
from functools import partial
from pathlib import Path

from wartable.cli import inputs
from wartable.core.decision import BadInput
from wartable.words.text import words as words_of

LONGEST = 600
FAILED = 3
"""The exit code of a server that could not start."""


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path = Path("wartable-data"),
    thinkers: int = 0,
    cover: str = "0.8-2.4",
    limits: bool = True,
    access: bool = False,
    addresses: str = "full",
    sync: bool = False,
    put_away: int = 30,
    lang: str | None = None,
) -> int:
    """Serve tables to browsers."""
    import uvicorn
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

    from wartable.server import logs, startup
    from wartable.server.app import Config, Server
    from wartable.server.connections import Connections, room
    from wartable.server.http import HttpConnection
    from wartable.server.limits import UNLIMITED, Limits
    from wartable.server.websocket import WebSocketConnection

    if not 0 <= port <= 65535:
        raise BadInput("--port", str(port), "whole-number-between", least=0, most=65535)
    inputs.at_least(thinkers, 0, "--thinkers")
    inputs.at_least(put_away, 0, "--put-away")
    least, _, most = cover.partition("-")
    try:
        delay = (float(least), float(most or least))
    except ValueError as error:
        raise BadInput("--cover", cover, "seconds", most=LONGEST) from error
    if not 0 <= delay[0] <= delay[1] <= LONGEST:
        raise BadInput("--cover", cover, "seconds", most=LONGEST)
    if addresses not in logs.ADDRESSES:
        raise BadInput("--addresses", addresses, "one-of", choices=logs.ADDRESSES)
    allowed = Limits() if limits else UNLIMITED
    proxies = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")
    server = Server(Config(data, allowed, thinkers, delay, sync=sync, put_away=put_away))
    logs.set_up(access, addresses)
    said = words_of(inputs.language(lang))
    startup.folder(data)
    sockets = startup.listen(host, port)
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{sockets[0].getsockname()[1]}/"
    print(said.say("serve-listening", address=address, folder=str(data)), file=sys.stderr)
    connections = Connections(room(), allowed.connections, proxies)
    config = uvicorn.Config(
        server.app(),
        http=partial(HttpConnection, HttpToolsProtocol, connections),  # type: ignore[arg-type]
        ws=partial(WebSocketConnection, connections),  # type: ignore[arg-type]
        forwarded_allow_ips=proxies,
        ws_max_size=allowed.message * 4,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=30,
        limit_concurrency=None,
        backlog=startup.BACKLOG,
    )
    serving = uvicorn.Server(config)
    with contextlib.suppress(KeyboardInterrupt):
        serving.run(sockets)
    return 0 if serving.started else FAILED
