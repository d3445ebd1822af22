"""A server without its network: real tables, a real database, in the process of the test."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.requests import Request
from tests.server import loops
from tests.server.passwords import CHEAP
from tests.server.told import Told

from wartable.core.decision import BadInput, Illegal
from wartable.core.game import find, settle
from wartable.server import api, game_start, keys, seeding
from wartable.server.calls import CALLS, Context
from wartable.server.chairs import Chair, Device
from wartable.server.limits import UNLIMITED, Limits
from wartable.server.live import Live, Socket
from wartable.server.notices.settings import NoticeSettings
from wartable.server.registry import Registry
from wartable.server.seating import Seating
from wartable.server.setup import Setup
from wartable.server.store.sqlite import Store
from wartable.server.tables import Table
from wartable.server.thinking import Thinkers
from wartable.server.websocket import texts

NEVER = 10_000
"""The pace of bots that answer nothing while a test runs."""
PATIENCE = 20
"""Seconds after which a command that nobody replies to has failed."""


class Follower(Told):
    """Somebody who has a table open, and is sent what changes there."""

    def __init__(self, table: Table, who: bytes) -> None:
        super().__init__()
        self.table, self.socket = table, Socket(self, who, UNLIMITED)
        table.live.join(self.socket)
        self.write(table.live.snapshot(self.socket))
        table.live.tell_here(but=self.socket)

    def write(self, data: bytes) -> int:
        """Take some messages."""
        for text in texts(data):
            self.take(json.loads(text))
        return 0

    def cut(self) -> None:
        """There is no connection to be ended."""

    def close(self, code: int) -> None:
        """Nor one to be closed."""

    def go(self) -> None:
        """Close the page."""
        self.table.live.leave(self.socket)
        self.table.live.tell_here(but=self.socket)

    def missed(self) -> list[str]:
        """What somebody would be told who comes just now, and who has stayed was not."""
        if self.gone:
            return []
        live, fresh = Live(self.table), Told()
        comes = Socket(self, self.socket.browser, UNLIMITED)
        live.join(comes)
        for text in texts(live.snapshot(comes)):
            fresh.take(json.loads(text))
        fresh.here = self.table.live.here()
        known = self.known()
        return [
            f"{name}: {known[name]} instead of {new}"
            for name, new in fresh.known().items()
            if known[name] != new
        ]


class House:
    """All that a server has, but for its sockets."""

    def __init__(self, registry: Registry) -> None:
        self.registry, self.seating, self.store = registry, Seating(registry), registry.store

    async def table(
        self,
        game: str,
        *words: str,
        people: dict[str, bytes],
        position: str = "",
        owner: bytes = b"owner",
        begun: bool = True,
        **setup: Any,
    ) -> Table:
        """A table that some people sit at; bots sit on all other seats, and take their time."""
        found = find(game)
        options = settle(found, list(words))
        agreed = Setup("Test", hints="off", pace=NEVER, **setup)
        agreed.seeding = seeding.fresh("position" if position else "new", "kept")
        state = found.position(position, 1) if position else found.new(options, 1)
        chairs = []
        for name in found.seats(state):
            who = people.get(name)
            chair = Chair(name, "bot", level="recruit")
            if who is not None:
                chair = Chair(name, "person", who.decode("latin-1"), devices=[Device(who, 1)])
            chairs.append(chair)
        table = Table(keys.table_id(), found, options, 0, position, agreed, owner, chairs)
        await self.registry.maker.keep(table, game_start.start(table) if begun else [])
        return table

    async def do(self, table: Table, who: bytes, command: api.Command) -> api.Reply:
        """What somebody is replied to a command."""
        replied: asyncio.Future[api.Reply] = asyncio.get_running_loop().create_future()

        def take(reply: api.Reply) -> None:
            replied.set_result(reply)

        self.registry.commands.handle(table, who, command, take)
        return await asyncio.wait_for(replied, PATIENCE)

    async def answer(self, table: Table, seat: str, words: str = "") -> None:
        """Answer the open question of a seat, with its first answer unless something is said."""
        number = table.names.index(seat)
        said = words or table.game.text(table.playing.state, table.open[number].options[0])
        who = table.chairs[number].browsers[0]
        command = api.Answer(keys.secret(), seat, table.numbers[number], said)
        reply = await self.do(table, who, command)
        assert reply.ok, reply

    async def ask(
        self, path: str, who: bytes, body: Any = None, query: str = "", **params: str
    ) -> Any:
        """What somebody is replied to a call, by its path; refusals are raised."""
        sends = [one for one in CALLS if one.path == path and (one.body is None) == (body is None)]
        call = sends[0] if sends else next(one for one in CALLS if one.path == path)
        scope = {
            "type": "http",
            "method": call.method,
            "path": path,
            "path_params": params,
            "query_string": query.encode(),
            "headers": [],
            "client": ("203.0.113.7", 1),
        }
        context = Context(Request(scope), self.registry, self.seating, who)
        given = None if call.body is None else msgspec.convert(body or {}, call.body)
        return await asyncio.wait_for(call.handler(context, given), PATIENCE)

    async def settled(self, table: Table) -> None:
        """Wait until all that has happened at a table is on disk, and so was told."""
        while table.unsaved:
            await self.store.written([], [])

    async def rows(self, sql: str, *args: object) -> list[tuple[Any, ...]]:
        """What is in the database now."""
        await self.store.written([], [])
        return [tuple(row) for row in await self.store.rows(sql, *args)]


@contextlib.asynccontextmanager
async def house(
    folder: Path, notices: NoticeSettings | None = None, limits: Limits = UNLIMITED
) -> AsyncIterator[House]:
    """A server in a folder."""
    store = Store(folder / "wartable.sqlite", False)
    thinkers = Thinkers(1, 1.0, 1.0)
    registry = Registry(store, thinkers, limits, (0.0, 0.01), notices=notices)
    registry.accounts._hasher = CHEAP
    parts: Any = (
        registry.bans,
        registry.tokens,
        registry.accounts,
        registry.clocks,
        registry.tournaments,
        registry.notices,
    )
    for part in parts:
        await part.load()
    try:
        yield House(registry)
    finally:
        await registry.auto_player.stop()
        await thinkers.close()
        await store.close()


def run(folder: Path, story: Callable[[House], Coroutine[Any, Any, None]], **settings: Any) -> None:
    """Let something happen in a server of its own."""

    async def told() -> None:
        async with house(folder, **settings) as found:
            await story(found)

    loops.run(told())


@contextlib.contextmanager
def refused(message: str) -> Iterator[None]:
    """What happens here is refused, and why."""
    with pytest.raises((Illegal, BadInput)) as caught:
        yield
    error: Any = caught.value
    assert message == (error.reason.message if isinstance(error, Illegal) else error.expected)
