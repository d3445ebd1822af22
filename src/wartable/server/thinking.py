"""Bots think in processes of their own, never in the event loop."""

import asyncio
import contextlib
import os
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any

import msgspec

from wartable.bots import BUDGET
from wartable.core.decision import Reason

HEAD = 4
"""Bytes that say how long a message is."""
LEAST = 0.1
"""However many wait, a bot has this part of its time."""


class BotFailed(Exception):
    """A bot did not answer, or not in time."""


class Lane:
    """Some processes, one thought at a time each."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.waiting = 0
        """Questions that are thought about, or wait for a process."""
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()
        self._all: set[Process] = set()
        for _ in range(count):
            self._free.put_nowait(None)

    @property
    def busy(self) -> int:
        """Processes that are thinking now."""
        return min(self.waiting, self.count)

    async def think(self, question: tuple[Any, ...], limit: float) -> tuple[int | None, str]:
        """What a process replies."""
        self.waiting += 1
        try:
            worker = await self._free.get()
        except BaseException:
            self.waiting -= 1
            raise
        try:
            if worker is None or worker.returncode is not None:
                worker = await self._start()
            async with asyncio.timeout(limit):
                return await _ask(worker, question)
        except BaseException as error:
            if worker is not None:
                _kill(worker)
            worker = None
            if isinstance(error, TimeoutError):
                raise BotFailed(f"thought longer than {limit:.0f} s") from error
            if isinstance(error, OSError | EOFError):
                raise BotFailed("its process ended") from error
            raise
        finally:
            self.waiting -= 1
            self._free.put_nowait(worker)

    async def _start(self) -> Process:
        self._all = {worker for worker in self._all if worker.returncode is None}
        worker = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "wartable.server.worker", stdin=PIPE, stdout=PIPE
        )
        self._all.add(worker)
        return worker

    async def close(self) -> None:
        """End all processes."""
        for worker in self._all:
            _kill(worker)
        # Waiting for the end of what it says lets its pipes be closed, too.
        await asyncio.gather(
            *(worker.communicate() for worker in self._all), return_exceptions=True
        )


class Thinkers:
    """Two lanes, so that who answers at once never waits behind who takes his time."""

    def __init__(self, count: int, limit: float, patience: float) -> None:
        self._cores = os.cpu_count() or 1
        count = count or max(1, self._cores - 1)
        self._quick, self._slow = Lane(count), Lane(count)
        self._limit, self._patience = limit, patience

    async def choose(self, game: str, data: bytes, seat: int, bot: str) -> int:
        """The answer of a bot to the open question of its seat."""
        lane = self._slow if bot in BUDGET else self._quick
        # Where many tables wait, each thought is shorter: nobody waits long.
        share = max(LEAST, min(1.0, lane.count / (lane.waiting + 1)))
        cores = max(1, self._cores - self._quick.busy - self._slow.waiting)
        chance = secrets.randbits(48)
        question = ("choose", game, data, seat, bot, chance, share, cores, self._limit)
        option, why = await lane.think(question, self._limit)
        if option is None:
            raise BotFailed(why)
        return option

    async def hint(self, game: str, data: bytes, seat: int, level: str) -> str:
        """What a bot would answer to the open question of a seat, and why: see worker.py."""
        lane = self._slow
        share = max(LEAST, min(1.0, lane.count / (lane.waiting + 1)))
        question = ("hint", game, data, seat, level, secrets.randbits(48), share)
        found, text = await lane.think(question, self._limit)
        if found is None:
            raise BotFailed(text)
        return text

    async def check(self, game: str, position: str, record: str, at: int | None) -> Reason | None:
        """What is wrong with a position or a record; None if it can be played."""
        question = ("check", game, position, record, at, secrets.randbits(48))
        try:
            found, wrong = await self._quick.think(question, self._patience)
        except BotFailed:
            found, wrong = None, ""
        if found is None:
            return Reason("table", "reason-unplayable")
        return msgspec.json.decode(wrong, type=Reason) if wrong else None

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(self._quick.close(), self._slow.close())


def _kill(worker: Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        worker.kill()


async def _ask(worker: Process, question: tuple[Any, ...]) -> tuple[int | None, str]:
    assert worker.stdin is not None and worker.stdout is not None
    data = msgspec.msgpack.encode(question)
    worker.stdin.write(len(data).to_bytes(HEAD, "big") + data)
    await worker.stdin.drain()
    size = int.from_bytes(await worker.stdout.readexactly(HEAD), "big")
    reply = await worker.stdout.readexactly(size)
    return msgspec.msgpack.decode(reply, type=tuple[int | None, str])
