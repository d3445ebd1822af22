"""The application: routes, sessions, the websocket, and what starts and stops with it."""

import asyncio
import contextlib
import gzip
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from wartable.core.decision import BadInput, Illegal, Reason
from wartable.core.game import games
from wartable.core.speaking import speaker
from wartable.server import api, keys, middleware, openapi
from wartable.server.admin import SOCKET, Admin
from wartable.server.auto_player import warm_up
from wartable.server.calls import CALLS, Call, Context
from wartable.server.limits import Bucket, Limits
from wartable.server.live import GONE, Socket
from wartable.server.metrics import Metrics
from wartable.server.middleware import SAFE, App, Middleware, TooLarge, foreign, local
from wartable.server.notices.settings import NoticeSettings
from wartable.server.pages import STATIC, Page, ftl, packs
from wartable.server.refusals import JSON, STATUS, failure, misunderstood
from wartable.server.registry import Registry
from wartable.server.seating import Seating
from wartable.server.speed import keep_clean, share_turns
from wartable.server.startup import FILE
from wartable.server.store.sqlite import NotSaved, Store
from wartable.server.stored_tables import NotFound
from wartable.server.tables import Table
from wartable.server.thinking import Thinkers
from wartable.server.time_outs import TimeOuts
from wartable.server.tokens import PLAY, READ
from wartable.server.websocket import KEY, WebSocketConnection

log = logging.getLogger("wartable.app")

METRICS = "text/plain; version=0.0.4"
TOLL = 0.0005
"""How many seconds any message costs before and after it is handled."""
PUT_AWAY = 600.0
"""Seconds between two searches for tables to compress."""
ROUNDS = 20.0
"""Seconds between two checks of the tournaments."""
METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY"]


class Config(Struct, frozen=True):
    """The settings of a server."""

    data: Path
    limits: Limits = Limits()
    thinkers: int = 0
    """Processes that think for bots; 0: one less than there are cores."""
    delay: tuple[float, float] = (0.8, 2.4)
    """How many seconds an answer takes under cover when nobody has to think."""
    static: Path = STATIC
    put_away: float = 30.0
    """After how many days a finished table is compressed; 0: never."""
    metrics: bool = False
    """Show the server's numbers to everyone, not only to this machine."""
    tournaments: str = "accounts"
    """Who may make a tournament: everyone with an account, or only the host."""
    notices: NoticeSettings = NoticeSettings()
    """How people who are away are told that it is their turn."""
    sync: bool = False
    """Wait for the disk before an answer is acknowledged."""


class Server:
    """All tables behind one application."""

    def __init__(self, config: Config) -> None:
        self.config, self.limits = config, config.limits
        self.registry: Registry
        self.seating: Seating
        self.metrics = Metrics()
        self._from: dict[str, int] = {}

    def app(self) -> App:
        """The application."""
        routes: list[Route | WebSocketRoute] = [
            Route(call.path, self._endpoint(call), methods=[call.method]) for call in CALLS
        ]
        routes += [
            Route("/api/openapi.json", self._schema),
            Route("/metrics", self._metrics),
            Route("/api/words/{lang}.ftl", ftl),
            Route("/api/words/{lang}/{game}.ftl", ftl),
            WebSocketRoute("/api/tables/{table}/live", self._live),
            Route("/{rest:path}", self._other, methods=METHODS),
        ]
        made = Starlette(routes=routes, lifespan=self._life)
        return Middleware(made, self.limits, self._banned, self.metrics.refused)

    def _banned(self, address: str) -> bool:
        """Whether the host has banned an address."""
        return self.registry.bans.hold(address)

    @contextlib.asynccontextmanager
    async def _life(self, app: Starlette) -> AsyncIterator[None]:
        share_turns()
        store = Store(self.config.data / FILE, self.config.sync)
        thinkers = Thinkers(self.config.thinkers, self.limits.think, self.limits.work)
        self.registry = Registry(
            store, thinkers, self.limits, self.config.delay, self.metrics, self.config.notices
        )
        self.seating = Seating(self.registry)
        await self.registry.bans.load()
        await self.registry.tokens.load()
        await self.registry.accounts.load()
        await self.registry.clocks.load()
        await self.registry.tournaments.load()
        self.registry.tournaments.open_to = self.config.tournaments
        await self.registry.notices.load()
        listening = await Admin(self.registry).listen(self.config.data)
        background = [
            asyncio.create_task(self._wake()),
            asyncio.create_task(self.registry.results.catch_up(self.registry)),
            asyncio.create_task(self._tidy()),
            asyncio.create_task(self._tournaments()),
            asyncio.create_task(self._put_away()),
            asyncio.create_task(self.registry.notices.run(self.registry)),
            asyncio.create_task(TimeOuts(self.registry, self.seating).run()),
            asyncio.create_task(keep_clean()),
        ]
        # Read the games now, so that the first table does not wait for them.
        for game in games().values():
            speaker(game)
            warm_up(game)
        log.info("started")
        try:
            yield
        finally:
            for task in background:
                task.cancel()
            if listening is not None:
                listening.close()
                (self.config.data / SOCKET).unlink(missing_ok=True)
            await self.registry.auto_player.stop()
            await self.registry.keep_states()
            await thinkers.close()
            await store.close()
            log.info("stopped")

    def end_streams(self) -> None:
        """End all streams, because the server is stopping."""
        self.registry.streams.end()

    async def _wake(self) -> None:
        await self.registry.wake_all()
        await self.registry.compare_rules()
        await self.registry.keep_finished()

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(min(60.0, self.limits.idle))
            self.registry.tidy()

    async def _tournaments(self) -> None:
        """Continue tournaments: those that were interrupted, and those whose time is up."""
        while True:
            await self.registry.tournaments.look_at_all()
            await asyncio.sleep(ROUNDS)

    async def _put_away(self) -> None:
        while True:
            await asyncio.sleep(PUT_AWAY)
            try:
                await self.registry.put_away(self.config.put_away)
            except (NotSaved, sqlite3.Error):
                log.warning("nothing was put away")

    async def _schema(self, request: Request) -> Response:
        return Response(openapi.document(), media_type=JSON)

    async def _metrics(self, request: Request) -> Response:
        """The server's numbers, for this machine or, if the host wants it, for everyone."""
        if not self.metrics.counts or not (self.config.metrics or local(request.scope)):
            return failure(404, Reason("table", "reason-no-such-page"))
        text = await self.metrics.text(self.registry, local(request.scope))
        return Response(text, media_type=METRICS, headers={"cache-control": "no-store"})

    async def _other(self, request: Request) -> Response:
        """Anything that is not a call: the page, or nothing."""
        path, nothing = request.scope["path"], Reason("table", "reason-no-such-page")
        allowed = [call.method for call in CALLS if call.pattern.match(path)]
        if not allowed and not path.startswith("/api/"):
            if request.method in ("GET", "HEAD"):
                return await Page(self.registry, self.config.static)(request)
            allowed = ["GET"]
        if not allowed:
            return failure(404, nothing)
        refused = failure(405, nothing)
        refused.headers["allow"] = ", ".join(allowed)
        return refused

    def _endpoint(self, call: Call) -> Callable[[Request], Awaitable[Response]]:
        decoder = msgspec.json.Decoder(call.body) if call.body is not None else None

        async def endpoint(request: Request) -> Response:
            began = time.perf_counter()
            response = await answered(request)
            self.metrics.called(call.name, response.status_code, began)
            return response

        def refusal(status: int, reason: Reason) -> Response:
            self.metrics.refused(reason.message)
            return failure(status, reason)

        async def answered(request: Request) -> Response:
            secure = request.scope["scheme"] == "https"
            secret = keys.found(request.cookies, request.headers.get("authorization", ""))
            fresh = "" if secret or request.method in SAFE else keys.secret()
            browser = keys.hashed(secret or fresh) if secret or fresh else b""
            try:
                if keys.is_token(secret):
                    self.registry.admit_program(secret, call.scope)
                body = None
                if decoder is not None:
                    if request.headers.get("content-type", "").split(";")[0].strip() != JSON:
                        return refusal(415, Reason("table", "reason-not-json"))
                    body = decode(decoder, await request.body())
                if self.registry.store.trouble and call.method not in SAFE:
                    raise NotSaved
                context = Context(request, self.registry, self.seating, browser)
                reply = await call.handler(context, body)
            except (msgspec.MsgspecError, UnicodeError, RecursionError, ClientDisconnect) as error:
                return refusal(400, misunderstood(error))
            except TooLarge:
                return refusal(413, Reason("table", "reason-too-large"))
            except NotFound:
                return refusal(404, Reason("table", "reason-no-such-table"))
            except BadInput as bad:
                status = 404 if bad.where == "game" else 409
                return refusal(status, bad.reason)
            except Illegal as illegal:
                status = STATUS.get(illegal.reason.message, 409)
                return refusal(status, illegal.reason)
            except NotSaved:
                return refusal(503, Reason("table", "reason-not-saved"))
            except sqlite3.Error as error:
                log.error("not read", extra={"facts": {"error": str(error)}})
                return refusal(503, Reason("table", "reason-server-error"))
            except Exception:
                log.exception("a call failed", extra={"facts": {"call": call.name}})
                return refusal(500, Reason("table", "reason-server-error"))
            if isinstance(reply, Response):
                return reply
            data = api.encode(reply)
            well = getattr(reply, "status", "ok") == "ok"
            packed = call.reply in (api.Cards, api.GameWords) and packs(request)
            data = gzip.compress(data, 6) if packed else data
            response = Response(data, 200 if well else 503, media_type=JSON)
            response.headers["cache-control"] = "no-store"
            if packed:
                response.headers["content-encoding"] = "gzip"
            if call.reply is api.Forgotten:
                response.headers["set-cookie"] = keys.cookie("", secure)
            elif context.cookie is not None or fresh:
                given = fresh if context.cookie is None else context.cookie
                response.headers["set-cookie"] = keys.cookie(given, secure)
            return response

        return endpoint

    async def _live(self, websocket: WebSocket) -> None:
        """The websocket of a table: see live.py."""
        scope, where = websocket.scope, middleware.where(websocket.scope)
        tired = self.registry.effort.of(where).empty
        crowded = self._from.get(where, 0) >= self.limits.sockets or tired
        if foreign(scope) or crowded:
            await websocket.close(GONE)
            return
        secret = keys.found(websocket.cookies, websocket.headers.get("authorization", ""))
        session = keys.hashed(secret) if secret else b""
        try:
            browser = self._who(secret, session)
            table = await self.registry.open(websocket.path_params["table"])
        except (NotFound, Illegal):
            # Someone who may not look is told no more than that.
            await websocket.close(GONE)
            return
        except sqlite3.Error as error:
            log.error("not read", extra={"facts": {"error": str(error)}})
            await websocket.close(GONE)
            return
        own = table.mine(browser) or browser == table.owner
        full = len(table.live.sockets) >= self.limits.table_sockets
        # However many are watching, there is room for the players.
        if not own and (full or table.setup.watch != "anyone"):
            await websocket.close(GONE)
            return
        self._from[where] = self._from.get(where, 0) + 1
        last = websocket.query_params.get("last", "0")
        connection: WebSocketConnection = scope["state"].pop(KEY)
        effort = self.registry.effort.of(where)
        socket = Socket(connection, browser, self.limits, where)
        socket.address = middleware.address(scope)
        socket.session = session
        connection.receive = self._receiver(socket, table, effort)
        try:
            await websocket.accept()
            try:
                same = self._who(secret, session) == browser
            except Illegal:
                same = False
            if not same:
                # While the table was opened, they were signed out or their token was taken away.
                socket.dismiss("reason-signed-out")
                return
            began = time.thread_time()
            table.live.join(socket)
            number = int(last) if last.isdecimal() and len(last) < 10 else 0
            self.registry.journal.send(table, {socket: table.live.snapshot(socket, number)})
            table.live.tell_here(but=socket)
            self.registry.auto_player.wake(table)
            effort.spend(time.thread_time() - began)
            await websocket.receive()
        finally:
            table.live.leave(socket)
            table.live.tell_here(but=socket)
            self._from[where] -= 1
            if not self._from[where]:
                del self._from[where]

    def _who(self, secret: str, session: bytes) -> bytes:
        """Who opens a websocket; refuses a program that may not play."""
        if keys.is_token(secret):
            for needed in (READ, PLAY):
                self.registry.admit_program(secret, needed)
        return self.registry.accounts.who(session)

    def _receiver(
        self, socket: Socket, table: Table, effort: Bucket
    ) -> Callable[[bytes, bool], None]:
        """What handles the messages of a socket: see websocket.py."""
        decode, handle, largest, clock = (
            api.command_decoder.decode,
            self.registry.commands.handle,
            self.limits.message,
            time.thread_time,
        )

        def receive(message: bytes, text: bool) -> None:
            if len(message) > largest:
                socket.dismiss("reason-too-large")
                return
            if not socket.bucket.take() or effort.empty:
                socket.dismiss("reason-too-fast")
                return
            began = clock()
            try:
                command = decode(message if text else b"")
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                socket.say(api.Reply("", False, Reason("table", "reason-bad-request")))
            else:
                handle(table, socket.browser, command, socket.outgoing)
            effort.spend(clock() - began + TOLL)

        return receive


def decode(decoder: msgspec.json.Decoder[Any], data: bytes) -> Any:
    """Read a request; 7.0 counts as a whole number."""
    try:
        return decoder.decode(data)
    except msgspec.ValidationError:
        return msgspec.convert(_whole(msgspec.json.decode(data)), decoder.type)


def _whole(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _whole(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_whole(item) for item in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value
