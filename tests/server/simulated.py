"""A server whose clocks go as a test wants: its time is real time and what a file adds to it."""

import os
import time
from pathlib import Path
from typing import Any

from tests.server.harness import FLAGS, Running

from wartable.server import server_time

FILE = "added-seconds"
FIRST = "from tests.server.simulated import install; install({!r})"
STANDS = "from tests.server.simulated import stand; stand({!r})"


def install(file: str) -> None:
    """Called in the process of the server before anything else."""
    path = Path(file)
    server_time.source = lambda: time.monotonic() + float(path.read_text())


def stand(file: str) -> None:
    """The same, where no time passes but what the test lets pass."""
    path = Path(file)
    server_time.source = lambda: float(path.read_text())


class Simulated(Running):
    """`wartable serve` with a clock that a test puts forward."""

    def __init__(self, data: Path, *flags: str, first: str = FIRST, **rest: Any) -> None:
        data.mkdir(exist_ok=True)
        self._file, self._added = data / FILE, 0.0
        self._file.write_text("0")
        super().__init__(data, *(flags or FLAGS), first=first.format(str(self._file)), **rest)

    def __enter__(self) -> "Simulated":
        return self

    def pass_time(self, seconds: float) -> None:
        """Let time pass, all at once."""
        self._added += seconds
        new = self._file.with_suffix(".new")
        new.write_text(str(self._added))
        # The server must never read half of it.
        os.replace(new, self._file)
