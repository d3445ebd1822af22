"""Bots think, and uploaded texts are read, in separate processes, never in the event loop."""

import asyncio
import os
import secrets
import time
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from wartable.bots import BUDGET
from wartable.core.decision import Illegal, OwnAnswer, Reason
from wartable.server import api, logs
from wartable.server.connections import network
from wartable.server.fair_shares import Requester
from wartable.server.past import PastGame
from wartable.server.worker_pool import NOBODY, BotFailed, WorkerPool

T = TypeVar("T")
READING = "reading"
"""The kind of process that reads what strangers wrote: it has less time and memory."""
PATIENCE = 60.0
"""Seconds on the wall after which a text is given up, however little it was able to run."""
TEXTS, ALL_TEXTS = 3, 24
"""How many texts of one address, and in all, are read or wait for it."""

__all__ = ["READING", "BotFailed", "Thinkers"]


class Thinkers:
    """Three lanes, so that nobody waits behind a slow thinker or what a stranger wrote."""

    def __init__(self, count: int, limit: float, work: float) -> None:
        self._cores = os.cpu_count() or 1
        count = count or max(1, self._cores - 1)
        self._quick, self._slow, self._texts = (
            WorkerPool(count),
            WorkerPool(count),
            WorkerPool(1, READING),
        )
        self._limit, self._work = limit, work

    def first(self, those: Iterable[Requester]) -> Requester | None:
        """Which of some requesters has had the least thinking time lately."""
        return min(those, key=self._slow.rank, default=None)

    async def choose(
        self,
        game: str,
        data: bytes,
        seat: int,
        bot: str,
        requester: Requester = NOBODY,
        within: float | None = None,
        said: Sequence[OwnAnswer] = (),
    ) -> int:
        """A bot's answer to the open question of its seat, within some seconds from now."""
        pool = self._slow if bot in BUDGET else self._quick
        cores = max(1, self._cores - self._quick.busy - self._slow.waiting)
        chance = secrets.randbits(48)
        now = time.monotonic()
        until = None if within is None else now + within
        # When its turn comes, there may be less time left.
        end = now + self._limit if until is None else until
        share = pool.share(requester)
        question = ("choose", game, data, seat, said, bot, chance, share, cores, self._limit, end)
        option, why = await pool.think(question, self._limit, requester, until)
        if option is None:
            raise BotFailed(why)
        return option

    async def hint(
        self,
        game: str,
        data: bytes,
        seat: int,
        level: str,
        requester: Requester = NOBODY,
        said: Sequence[OwnAnswer] = (),
    ) -> str:
        """What a bot would answer to the open question of a seat, and why: see worker.py."""
        pool = self._slow
        chance = secrets.randbits(48)
        question = ("hint", game, data, seat, said, level, chance, pool.share(requester))
        found, text = await pool.think(question, self._limit, requester)
        if found is None:
            raise BotFailed(text)
        return text

    async def check(self, game: str, position: str, record: str, at: int | None) -> PastGame:
        """What a playable position or record contains; raises whatever is wrong."""
        return await self._told(("check", game, position, record, at), PastGame)

    async def read(self, text: str) -> api.Understood:
        """What a record or a position contains."""
        return await self._told(("read", text), api.Understood)

    async def scenario(self, game: str, text: str) -> api.ScenarioRead:
        """What is wrong with a scenario file, and how it looks."""
        return await self._told(("scenario", game, text), api.ScenarioRead)

    async def _told(self, question: tuple[str | int | None, ...], kind: type[T]) -> T:
        """What a text contains; raises whatever is wrong with it."""
        said = await self._text(question)
        wrong, found = msgspec.json.decode(said, type=tuple[Reason | None, Any])
        if wrong is not None:
            raise Illegal(wrong.rule, wrong.message, **wrong.args)
        return msgspec.convert(found, kind)

    async def _text(self, question: tuple[str | int | None, ...]) -> str:
        """The result of reading a text, limited by processor time, not by the clock on the wall."""
        address = network(logs.client.get())
        if self._texts.asked(address) >= TEXTS or self._texts.waiting >= ALL_TEXTS:
            raise Illegal("table", "reason-too-fast")
        whole = (*question, secrets.randbits(48), self._work)
        try:
            found, text = await self._texts.think(whole, PATIENCE, Requester(address))
        except BotFailed:
            found = None
        if found is None:
            raise Illegal("table", "reason-unplayable")
        return text

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(self._quick.close(), self._slow.close(), self._texts.close())
