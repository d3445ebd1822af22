"""Commands in processes that begin with everything imported: most of a start is reading code."""

import multiprocessing
import os
import sys
import tempfile
from pathlib import Path
from subprocess import TimeoutExpired

from wartable.cli import main

PATH = os.environ.get("PYTHONPATH")
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.server.preload"])


def command(log: str, environment: dict[str, str], tokens: tuple[str, ...]) -> None:
    """What happens in the process of a command."""
    with open(log, "ab") as out:
        os.dup2(out.fileno(), 1)
        os.dup2(out.fileno(), 2)
    os.environ.clear()
    os.environ.update(environment)
    sys.exit(main([*tokens]))


class Forked:
    """`wartable` in a process of its own; what it writes is in a file."""

    def __init__(self, log: Path, *tokens: str) -> None:
        args = (str(log), {**os.environ}, tokens)
        # What a test leaves running ends with the tests, instead of keeping them from ending.
        self._process = FORKS.Process(target=command, args=args, daemon=True)
        self._process.start()
        assert self._process.pid
        self.pid = self._process.pid

    def poll(self) -> int | None:
        """How it ended, if it has."""
        return self._process.exitcode

    def wait(self, seconds: float | None = None) -> int:
        """Wait until it has ended; returns how."""
        self._process.join(seconds)
        code = self._process.exitcode
        if code is None:
            raise TimeoutExpired("wartable", seconds or 0)
        return code

    def terminate(self) -> None:
        """Ask it to stop."""
        self._process.terminate()

    def kill(self) -> None:
        """Stop it at once."""
        self._process.kill()


def told(*tokens: str) -> tuple[int, str]:
    """How a command ends, and all that it writes."""
    with tempfile.NamedTemporaryFile("r", encoding="utf-8") as written:
        code = Forked(Path(written.name), *tokens).wait(60)
        return code, written.read()
