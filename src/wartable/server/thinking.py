"""Bots think in processes of their own, never in the event loop."""

import asyncio
import contextlib
import os
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any

import msgspec

HEAD = 4
"""Bytes that say how long a message is."""


class BotFailed(Exception):
    """A bot did not answer, or not in time."""


class Thinkers:
    """Some processes that think, one thought at a time each."""

    def __init__(self, count: int, limit: float, patience: float) -> None:
        self._count = count or max(1, (os.cpu_count() or 2) - 1)
        self._limit, self._patience = limit, patience
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()
        self._all: set[Process] = set()
        for _ in range(self._count):
            self._free.put_nowait(None)

    async def choose(self, game: str, data: bytes, seat: int, bot: str) -> int:
        """The answer of a bot to the open question of its seat."""
        question = ("choose", game, data, seat, bot, secrets.randbits(48))
        option, why = await self._think(question, self._limit)
        if option is None:
            raise BotFailed(why)
        return option

    async def check(self, game: str, position: str, record: str, at: int | None) -> str:
        """What is wrong with a position or a record; nothing, if it can be played."""
        question = ("check", game, position, record, at, secrets.randbits(48))
        try:
            return (await self._think(question, self._patience))[1]
        except BotFailed:
            return "text"

    async def _think(self, question: tuple[Any, ...], limit: float) -> tuple[int | None, str]:
        worker = await self._free.get()
        try:
            if worker is None or worker.returncode is not None:
                worker = await self._start()
            async with asyncio.timeout(limit):
                return await self._ask(worker, question)
        except BaseException as error:
            if worker is not None:
                self._kill(worker)
            worker = None
            if isinstance(error, TimeoutError):
                raise BotFailed(f"thought longer than {limit:.0f} s") from error
            if isinstance(error, OSError | EOFError):
                raise BotFailed("its process ended") from error
            raise
        finally:
            self._free.put_nowait(worker)

    async def _start(self) -> Process:
        worker = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "wartable.server.worker", stdin=PIPE, stdout=PIPE
        )
        self._all.add(worker)
        return worker

    async def _ask(self, worker: Process, question: tuple[Any, ...]) -> tuple[int | None, str]:
        assert worker.stdin is not None and worker.stdout is not None
        data = msgspec.msgpack.encode(question)
        worker.stdin.write(len(data).to_bytes(HEAD, "big") + data)
        await worker.stdin.drain()
        size = int.from_bytes(await worker.stdout.readexactly(HEAD), "big")
        reply = await worker.stdout.readexactly(size)
        return msgspec.msgpack.decode(reply, type=tuple[int | None, str])

    def _kill(self, worker: Process) -> None:
        self._all.discard(worker)
        with contextlib.suppress(ProcessLookupError):
            worker.kill()

    async def close(self) -> None:
        """End all processes."""
        workers = list(self._all)
        for worker in workers:
            self._kill(worker)
        await asyncio.gather(*(worker.wait() for worker in workers), return_exceptions=True)
