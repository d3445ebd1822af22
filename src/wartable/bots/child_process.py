"""Processes that work for another one: how they talk, and that they end when it does.

A message is four bytes that say how long it is, and then what it says; an empty one is a signal.
"""

import asyncio
import contextlib
import ctypes
import os
import signal
import sys
import threading
import time
from typing import IO

SET_DEATH_SIGNAL = 1
HEAD = 4
"""Bytes that say how long a message is."""
SIGNAL = b""
"""The two agree on what it means: begin, stop."""


def packed(message: bytes) -> bytes:
    """A message as it goes through a pipe."""
    return len(message).to_bytes(HEAD, "big") + message


def send(stream: IO[bytes], message: bytes) -> None:
    """Send a message at once."""
    stream.write(packed(message))
    stream.flush()


def receive(stream: IO[bytes]) -> bytes:
    """Wait for the next message; raises EOFError if nobody sends any more."""
    return _exactly(stream, int.from_bytes(_exactly(stream, HEAD), "big"))


async def received(stream: asyncio.StreamReader) -> bytes:
    """The next message, without holding up the event loop; raises EOFError like `receive`."""
    return await stream.readexactly(int.from_bytes(await stream.readexactly(HEAD), "big"))


def _exactly(stream: IO[bytes], size: int) -> bytes:
    data = b""
    while len(data) < size:
        more = stream.read(size - len(data))
        if not more:
            raise EOFError
        data += more
    return data


def end_with_parent(parent: int) -> None:
    """Let this process not outlive its parent."""
    if sys.platform == "linux":
        # The system takes care of it, even during one long calculation here.
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(SET_DEATH_SIGNAL, signal.SIGKILL)
    watch_parent(parent)


def watch_parent(parent: int) -> None:
    """The same, for a process that may outlive the thread that started it."""
    threading.Thread(target=_watch, args=(parent,), daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)
