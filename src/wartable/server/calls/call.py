"""What a call is: who asks, with what, and the reply; the schema is generated from these."""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, TypeVar

from msgspec import Struct
from starlette.requests import Request
from starlette.routing import compile_path

from wartable.core.decision import BadInput, Illegal
from wartable.server import api, seeding, table_info
from wartable.server.limits import Bucket
from wartable.server.middleware import where
from wartable.server.registry import Registry
from wartable.server.seating import Seating
from wartable.server.stored_tables import NotFound
from wartable.server.tables import Table

T = TypeVar("T")
ANYTHING = ""
"""The scope of calls that only tell what everyone may know."""


class Context:
    """A call being answered: who asks, of which server, with what."""

    def __init__(
        self, request: Request, registry: Registry, seating: Seating, session: bytes
    ) -> None:
        self.request, self.registry, self.seating = request, registry, seating
        self.session = session
        """The hash of the secret that the browser carries."""
        self.browser = registry.accounts.who(session)
        """Who that stands for: an account, or the browser itself."""
        self.cookie: str | None = None
        """The secret it carries from now on, if that changes; empty takes it away."""

    async def table(self, seated: bool = False) -> Table:
        """The table in the path, if it is open to whoever asks."""
        table = await self.registry.open(self.request.path_params["table"])
        stranger = self.browser != table.owner and not table.mine(self.browser)
        # With a link in hand one may see a table before sitting down.
        if seated and stranger and table.setup.watch == "seats":
            raise NotFound
        return table

    def at(self, most: int) -> int:
        """The number of the moment asked for; the last one if none is given."""
        word = self.request.query_params.get("at", str(most))
        if not (word.isascii() and word.isdecimal() and len(word) < 10) or int(word) > most:
            raise BadInput("at", word[:20], "whole-number-between", least=0, most=most)
        return int(word)

    @property
    def effort(self) -> Bucket:
        """How much work this address may still ask for; refuses an address that has used it up."""
        found = self.registry.effort.of(where(self.request.scope))
        if found.empty:
            raise Illegal("table", "reason-too-fast")
        return found

    async def work(self, task: Callable[..., T], *args: Any) -> T:
        """Do something slow in a thread, and count how long it takes."""
        effort = self.effort

        def timed() -> tuple[T, float]:
            began = time.thread_time()
            return task(*args), time.thread_time() - began

        found, spent = await asyncio.to_thread(timed)
        effort.spend(spent)
        return found

    def mine(self, table: Table, links: dict[str, str] | None = None) -> api.MyTable:
        """A table, and which parts of it belong to whoever asks."""
        return api.MyTable(
            table=table_info.info(table),
            mine=[table.names[seat] for seat in table.mine(self.browser)],
            owner=self.browser == table.owner,
            seed_hash=table.seed_hash if table.match is not None else "",
            promises=seeding.promises(table),
            here=table.live.here(),
            links={s: f"/table/{table.id}#{s}.{secret}" for s, secret in (links or {}).items()},
        )


Handler = Callable[[Context, Any], Awaitable[Any]]


@cache
def _compiled(path: str) -> re.Pattern[str]:
    return compile_path(path)[0]


class Call(Struct, frozen=True):
    """One HTTP call."""

    method: str
    path: str
    body: Any
    reply: Any
    handler: Handler
    query: tuple[str, ...] = ()
    scope: str | None = None
    """The scope that a program's token needs: empty for what everyone may know; None: a program
    may not call it at all."""

    @property
    def name(self) -> str:
        """Its name in the schema."""
        return self.handler.__name__

    @property
    def pattern(self) -> re.Pattern[str]:
        """What its path looks like."""
        return _compiled(self.path)


CALLS: list[Call] = []


def call(
    method: str,
    path: str,
    body: Any,
    reply: Any,
    query: tuple[str, ...] = (),
    *,
    scope: str | None = None,
) -> Callable[[Handler], Handler]:
    """Register a call."""

    def register(handler: Handler) -> Handler:
        CALLS.append(Call(method, path, body, reply, handler, query, scope))
        return handler

    return register
