"""A program as a bot: it is started for a seat, asked in lines, and answers in lines.

It speaks the part of the text protocol that a seat may use: `legal`, `view` and `do`. A line
`choose …` says that it is asked, the line `over` that the game is over.
"""

import json
import os
import shlex
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from queue import Empty, Queue

from wartable.bots.seat import Seat
from wartable.core.decision import BadInput, Decision

PROGRAM = "cmd:"
"""How the name of such a bot begins: `cmd:./my_bot --bold`."""
PATIENCE = 30.0
"""How many seconds a program may take to answer a question."""
MISTAKES = 20
"""How many bad lines end its game."""
LONGEST = 1000
"""The longest line."""
UNREAD = 1000
"""How many lines it may say before they are read; then it waits."""
OK = "ok"


class ProgramBot:
    """Someone else's program. It sees what its seat may see, and nothing else."""

    def __init__(self, name: str, think: float = 1.0) -> None:
        self._name, self._patience = name, PATIENCE * think
        self._process: subprocess.Popen[str] | None = None
        self._lines: Queue[str | None] = Queue(UNREAD)
        self._until = 0.0

    def choose(self, seat: Seat, decision: Decision) -> int:
        """Ask it, and answer its questions, until it says what to do."""
        if self._process is None:
            self._process = self._start()
        self._until = time.monotonic() + self._patience
        # It may also let us wait by not reading what we say.
        alarm = threading.Timer(self._patience, _end, (self._process,))
        alarm.daemon = True
        alarm.start()
        try:
            return self._answer(seat, decision)
        finally:
            alarm.cancel()

    def _answer(self, seat: Seat, decision: Decision) -> int:
        legal = dict(zip(seat.legal(decision), decision.options, strict=True))
        self._send(f"choose {seat.name} {decision.rule} {decision.ask}")
        mistakes = 0
        while mistakes < MISTAKES:
            word, _, rest = self._receive().partition(" ")
            match word:
                case "legal":
                    self._send(*legal, OK)
                case "view":
                    self._send(json.dumps(seat.view(), ensure_ascii=False), OK)
                case "seat":
                    self._send(f"{seat.name} {decision.rule} {decision.ask}", OK)
                case "do" if rest in legal:
                    self._send(OK)
                    return legal[rest]
                case "do":
                    self._send(f"error table {rest!r} is none of the legal answers")
                    mistakes += 1
                case _:
                    self._send("error table expected legal, view, seat or do ANSWER")
                    mistakes += 1
        raise self._program_failed("program-legal")

    def close(self) -> None:
        """Tell it that the game is over: it may end by itself, and then it has to."""
        process, self._process = self._process, None
        if process is None:
            return
        # Leaving it closes the pipes, also where nobody reads them any more.
        with suppress(OSError), process:
            try:
                if process.stdin is not None:
                    process.stdin.write("over\n")
                    process.stdin.close()
                process.wait(timeout=1)
            except (OSError, subprocess.TimeoutExpired):
                pass
            _end(process)
            while self._listener.is_alive():
                with suppress(Empty):
                    self._lines.get(timeout=0.01)

    def _start(self) -> "subprocess.Popen[str]":
        command = words_of(self._name)
        try:
            process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
                process_group=None if sys.platform == "win32" else 0,
            )
        except OSError as failed:
            raise self._program_failed("program-runs") from failed
        self._listener = threading.Thread(target=self._listen, args=(process,), daemon=True)
        self._listener.start()
        return process

    def _listen(self, process: "subprocess.Popen[str]") -> None:
        """Put what it says into a queue, so that silence can be timed."""
        stream = process.stdout
        while stream is not None and (line := stream.readline(LONGEST)):
            self._lines.put(line)
        self._lines.put(None)

    def _send(self, *lines: str) -> None:
        stream = self._process.stdin if self._process else None
        try:
            if stream is not None:
                stream.write("".join(f"{line}\n" for line in lines))
                stream.flush()
        except (OSError, ValueError) as failed:
            raise self._program_failed("program-stays") from failed

    def _receive(self) -> str:
        try:
            line = self._lines.get(timeout=max(0.0, self._until - time.monotonic()))
        except Empty:
            raise self._program_failed("program-answers", seconds=f"{self._patience:g}") from None
        if line is None:
            raise self._program_failed("program-stays")
        return line.strip()

    def _program_failed(self, expected: str, **facts: str) -> BadInput:
        late = expected == "program-stays" and time.monotonic() >= self._until
        self.close()
        if late:
            expected, facts = "program-answers", {"seconds": f"{self._patience:g}"}
        return BadInput("bots", self._name, expected, **facts)


def _end(process: "subprocess.Popen[str]") -> None:
    """End a program, and whatever it has started."""
    with suppress(OSError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)


def words_of(name: str) -> list[str]:
    """The command of `cmd:./my_bot --bold`, word by word."""
    try:
        found = shlex.split(name.removeprefix(PROGRAM))
    except ValueError:
        found = []
    if not found:
        raise BadInput("--bots", name, "program-named")
    return found
