"""Many games at once, in several processes, in memory that they all share.

Only one byte per step is sent: every process reads the actions of its games from the shared
arrays and writes what their seats see. Whoever is asked moves, so one network may play all seats.
"""

import multiprocessing
import os
import signal
import sys
import weakref
from collections.abc import Sequence
from multiprocessing.connection import Connection
from operator import index
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from wartable.adapters.learning import NumberedGame, in_words
from wartable.bots.child_process import watch_parent
from wartable.core.decision import BadInput, Illegal

RESET, STEP, DONE = b"r", b"s", b"d"
LARGEST = (1 << 63) - 1
"""The largest seed."""
GAMES_APART = 1_000_003
"""How far apart the seeds of two consecutive games in one slot are."""


class SharedArrays(NamedTuple):
    """What all processes see; one row for each game."""

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    seats: NDArray[np.int32]
    """Who is asked."""
    actions: NDArray[np.int64]
    rewards: NDArray[np.float32]
    """By game and seat: the result of a game that has just ended; otherwise 0."""
    over: NDArray[np.bool_]
    """Whether a game has just ended; the row shows the first question of the next one."""
    seeds: NDArray[np.int64]


class VectorEnv:
    """Many games of the same kind; when one ends, another follows."""

    @in_words()
    def __init__(
        self, game: str, count: int, processes: int = 2, observe: bool = True, **options: Any
    ) -> None:
        for value, where in ((count, "count"), (processes, "processes")):
            if value < 1:
                raise BadInput(where, str(value), "whole-number-from", least=1)
        table = NumberedGame(game, options)
        self.seats, self.observer = table.seats, table.observer
        self.count, self._slots = count, np.arange(count)
        context: Any = multiprocessing.get_context("spawn" if sys.platform == "win32" else "fork")
        sizes = {
            "observations": (count, table.observer.size if observe else 0),
            "masks": (count, table.observer.actions),
            "seats": (count,),
            "actions": (count,),
            "rewards": (count, len(table.seats)),
            "over": (count,),
            "seeds": (count,),
        }
        kinds = (np.float32, np.int8, np.int32, np.int64, np.float32, np.bool_, np.int64)
        raw = [
            (
                context.RawArray("b", max(int(np.prod(shape)) * np.dtype(kind).itemsize, 1)),
                shape,
                kind,
            )
            for shape, kind in zip(sizes.values(), kinds, strict=True)
        ]
        self.shared = _arrays(raw)
        self._pipes: list[Connection] = []
        workers: list[Any] = []
        # Forgetting the games ends their processes, too.
        self._end = weakref.finalize(self, _end, self._pipes, workers)
        for slots in np.array_split(np.arange(count), min(processes, count)):
            here, there = context.Pipe()
            job = (os.getpid(), there, raw, [int(slot) for slot in slots], game, options)
            worker = context.Process(target=_work, args=job, daemon=True)
            worker.start()
            there.close()
            self._pipes.append(here)
            workers.append(worker)
        self.reset()

    def reset(self, seed: int = 0) -> SharedArrays:
        """New games; each slot has a seed of its own."""
        first, most = index(seed), LARGEST - self.count
        if not 0 <= first <= most:
            raise BadInput("seed", str(seed), "whole-number-between", least=0, most=str(most))
        self.shared.seeds[:] = first + np.arange(self.count)
        return self._all(RESET)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> SharedArrays:
        """Answer in every game; the arrays are the same ones each time.

        If one of them is illegal, no game goes on.
        """
        given, (_, last) = np.asarray(actions), self.shared.masks.shape
        if given.shape != (self.count,):
            raise BadInput("actions", str(given.shape), "list-of", number=self.count)
        if not np.issubdtype(given.dtype, np.integer):
            raise BadInput("actions", str(given.dtype), "whole-number")
        inside = (given >= 0) & (given < last)
        legal = inside & (self.shared.masks[self._slots, np.where(inside, given, 0)] == 1)
        if not legal.all():
            slot = int(np.argmin(legal))
            raise Illegal("table", "reason-not-an-option", game=slot, action=int(given[slot]))
        self.shared.actions[:] = given
        return self._all(STEP)

    def _all(self, what: bytes) -> SharedArrays:
        if not self._end.alive:
            raise BadInput("games", "closed", "games-not-closed")
        try:
            for pipe in self._pipes:
                pipe.send_bytes(what)
            for pipe in self._pipes:
                pipe.recv_bytes()
        except BaseException as error:
            # Some games are now a step ahead of the others, for whatever reason, so none can go on.
            self.close()
            if isinstance(error, EOFError | OSError):
                raise BadInput("games", "closed", "living-processes") from error
            raise
        return self.shared

    def close(self) -> None:
        """End the processes."""
        self._end()

    def __enter__(self) -> "VectorEnv":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _arrays(raw: Sequence[tuple[Any, tuple[int, ...], Any]]) -> SharedArrays:
    return SharedArrays(*(
        np.frombuffer(memory, np.dtype(kind), int(np.prod(shape))).reshape(shape)
        for memory, shape, kind in raw
    ))  # fmt: skip


def _end(pipes: list[Connection], workers: list[Any]) -> None:
    for pipe, worker in zip(pipes, workers, strict=True):
        # Nothing is lost with them, and a stuck one would not listen.
        worker.kill()
        worker.join()
        pipe.close()


def _work(
    parent: int,
    pipe: Connection,
    raw: Any,
    slots: list[int],
    game: str,
    options: dict[str, Any],
) -> None:
    """Play the games of some slots until told to stop."""
    # Ctrl-C is the parent's business.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    watch_parent(parent)
    shared = _arrays(raw)
    tables = {slot: NumberedGame(game, options) for slot in slots}
    played = dict.fromkeys(slots, 0)
    while True:
        new = pipe.recv_bytes() == RESET
        for slot, table in tables.items():
            _turn(shared, slot, table, played, new)
        pipe.send_bytes(DONE)


def _turn(
    shared: SharedArrays, slot: int, table: NumberedGame, played: dict[int, int], new: bool
) -> None:
    """Take one answer in one game, or start a new one; then write what its next seat sees."""
    shared.rewards[slot] = 0
    shared.over[slot] = False
    if new:
        played[slot] = 0
        table.reset(int(shared.seeds[slot]))
    else:
        table.step(int(shared.seats[slot]), int(shared.actions[slot]))
    if not table.asked or table.stopped:
        shared.rewards[slot] = table.game.returns(table.state)
        shared.over[slot] = True
        played[slot] += 1
        table.reset(int(shared.seeds[slot]) + played[slot] * GAMES_APART)
    seat = table.asked[0].seat
    shared.seats[slot] = seat
    if shared.observations.shape[1]:
        table.observer.observe(table.state, seat, table.recent, shared.observations[slot])
    table.observer.mask(table.state, seat, shared.masks[slot])
