"""A second process that thinks about the same question, in other worlds."""

import atexit
import contextlib
import os
import select
import signal
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

import msgspec

from wartable.bots.budget import WALL, Budget
from wartable.bots.child_process import SIGNAL, receive, send
from wartable.bots.search import Search
from wartable.bots.seat import Seat
from wartable.core.decision import OwnAnswer
from wartable.core.game import find
from wartable.core.parts import KNOWLEDGE, part

Found = dict[int, tuple[int, float]]
"""For each answer still in the race: in how many worlds it was tried, and the results."""


class Helper:
    """The process, as its owner sees it. It ends when its owner does, however that happens."""

    def __init__(self) -> None:
        command = "from wartable.bots.helper import main; main()"
        self._process = subprocess.Popen(
            [sys.executable, "-c", command], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self._ready = False

    @property
    def ready(self) -> bool:
        """Whether it has started; until then nobody waits for it."""
        stdout = self._process.stdout
        assert stdout is not None
        if not self._ready and select.select([stdout], [], [], 0)[0]:
            with contextlib.suppress(EOFError):
                self._ready = receive(stdout) == SIGNAL
        return self._ready

    def begin(self, question: tuple[Any, ...]) -> None:
        """Let it think; the arguments are those of `think`."""
        assert self._process.stdin is not None
        send(self._process.stdin, msgspec.msgpack.encode(question))

    def end(self) -> Found:
        """Stop thinking; returns what it has found."""
        assert self._process.stdin is not None and self._process.stdout is not None
        send(self._process.stdin, SIGNAL)
        return msgspec.msgpack.decode(receive(self._process.stdout), type=Found)

    @property
    def ended(self) -> bool:
        """Whether the process is gone."""
        return self._process.poll() is not None

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        with self._process:
            pass


class Helpers:
    """The helpers of this process: started when first wanted, and kept for the next question."""

    def __init__(self) -> None:
        self._all: list[Helper] = []

    def take(self, count: int) -> list[Helper]:
        """This many of them, as far as they have started."""
        while len(self._all) < count:
            self._all.append(Helper())
        return [helper for helper in self._all[:count] if helper.ready]

    def close(self) -> None:
        """End them all."""
        for helper in self._all:
            helper.close()
        self._all = []


HELPERS = Helpers()
atexit.register(HELPERS.close)


def think(
    game_id: str,
    world: bytes,
    seat: int,
    seed: int,
    answers: int,
    seconds: float,
    ahead: int,
    sure: float,
    said: Sequence[OwnAnswer],
) -> Found:
    """Search until told to stop, from nothing but a world that the seat may be in."""
    game = find(game_id)
    known = part(game, KNOWLEDGE)
    assert known is not None
    state = game.load(world)
    decision = next(found for found in state.decisions if found.seat == seat)
    worlds = Seat(game, lambda: state, seat).worlds(seed)
    budget = Budget(answers, seconds, WALL)
    search = Search(game, known, decision, worlds, budget, ahead, sure, answers=said)
    search.think(lambda: bool(select.select([sys.stdin], [], [], 0)[0]))
    return {o: (len(search.results[o]), sum(search.results[o])) for o in search.live}


def main() -> None:
    """Think until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Processes that serve people go first.
    os.nice(5)
    source = os.fdopen(os.dup(0), "rb", buffering=0)
    target = os.fdopen(os.dup(1), "wb")
    with contextlib.suppress(EOFError, BrokenPipeError):
        # Once it has started it says so.
        send(target, SIGNAL)
        while True:
            found = think(*msgspec.msgpack.decode(receive(source)))
            # The signal to stop always comes, even if the thought was already over.
            if receive(source) != SIGNAL:
                return
            send(target, msgspec.msgpack.encode(found))
