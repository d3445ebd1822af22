"""Processes that think, one question at a time; whoever has had the least time goes first."""

import asyncio
import contextlib
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from typing import Any

import msgspec
from msgspec import Struct

from wartable.bots.child_process import packed, received
from wartable.server.fair_shares import FairShares, Requester

LEAST = 0.1
"""The part of its time that a bot gets at least, however many are waiting."""
NOBODY = Requester()


class BotFailed(Exception):
    """A bot did not answer, or not in time."""


class Waiting(Struct):
    """Someone who is waiting for a process."""

    requester: Requester
    turn: asyncio.Future[Process | None]


class WorkerPool:
    """Some processes, and those who wait for them."""

    def __init__(self, count: int, kind: str = "") -> None:
        self.count, self._kind = count, kind
        self._shares = FairShares()
        self._free: list[Process | None] = [None] * count
        self._waiting: list[Waiting] = []
        self._served: list[Requester] = []
        """Who each process is thinking for."""
        self._all: set[Process] = set()

    @property
    def waiting(self) -> int:
        """How many questions are being thought about or wait for a process."""
        return len(self._waiting) + len(self._served)

    @property
    def busy(self) -> int:
        """How many processes are thinking now."""
        return len(self._served)

    def asked(self, address: str) -> int:
        """How many questions of an address are here."""
        return sum(requester.address == address for requester in self._here())

    def rank(self, requester: Requester) -> tuple[float | bool, ...]:
        """The place in line, smallest first."""
        return self._shares.rank(requester)

    def share(self, requester: Requester) -> float:
        """The part of its time that a thought may have: addresses share, and tables of each."""
        addresses = {other.address for other in self._here()} | {requester.address}
        crowd = len(addresses) * (1 + self.asked(requester.address))
        return max(LEAST, min(1.0, self.count / crowd))

    def _here(self) -> list[Requester]:
        return self._served + [one.requester for one in self._waiting]

    async def think(
        self,
        question: tuple[Any, ...],
        limit: float,
        requester: Requester = NOBODY,
        until: float | None = None,
    ) -> tuple[int | None, str]:
        """The reply of a process; no thought begins after `until`."""
        worker = await self._turn(requester)
        began = time.monotonic()
        try:
            if until is not None and began >= until:
                raise BotFailed("its turn came too late")
            if worker is None or worker.returncode is not None:
                worker = await self._start()
            async with asyncio.timeout(limit):
                return await _ask(worker, question)
        except BotFailed:
            raise
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
            self._shares.charge(requester, time.monotonic() - began)
            self._served.remove(requester)
            self._next(worker)

    async def _turn(self, requester: Requester) -> Process | None:
        """Wait for a process."""
        if self._free:
            self._served.append(requester)
            return self._free.pop()
        turn: asyncio.Future[Process | None] = asyncio.get_running_loop().create_future()
        waiting = Waiting(requester, turn)
        self._waiting.append(waiting)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._served.remove(requester)
                self._next(turn.result())
            else:
                self._waiting = [one for one in self._waiting if one is not waiting]
            raise

    def _next(self, worker: Process | None) -> None:
        """Give a free process to whoever has had the least."""
        self._waiting = [one for one in self._waiting if not one.turn.done()]
        if not self._waiting:
            self._free.append(worker)
            return
        first = min(self._waiting, key=lambda one: self.rank(one.requester))
        self._waiting.remove(first)
        self._served.append(first.requester)
        first.turn.set_result(worker)

    async def _start(self) -> Process:
        self._all = {worker for worker in self._all if worker.returncode is None}
        command = ("-m", "wartable.server.worker", str(os.getpid()), self._kind)
        worker = await asyncio.create_subprocess_exec(
            sys.executable, *command, stdin=PIPE, stdout=PIPE
        )
        self._all.add(worker)
        return worker

    async def close(self) -> None:
        """End all processes."""
        for worker in self._all:
            _kill(worker)
        # Waiting for the end of its output lets its pipes be closed, too.
        await asyncio.gather(
            *(worker.communicate() for worker in self._all), return_exceptions=True
        )


def _kill(worker: Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        worker.kill()


async def _ask(worker: Process, question: tuple[Any, ...]) -> tuple[int | None, str]:
    assert worker.stdin is not None and worker.stdout is not None
    worker.stdin.write(packed(msgspec.msgpack.encode(question)))
    await worker.stdin.drain()
    reply = await received(worker.stdout)
    return msgspec.msgpack.decode(reply, type=tuple[int | None, str])
