"""Notes which functions a test reaches, also in the servers that it starts (see reach.py)."""

import os
import sys
import threading
from contextlib import suppress
from types import CodeType, FrameType
from typing import Any

WATCHED, NOTES = os.environ.get("WATCHED", ""), os.environ.get("REACHED", "")


class Reach:
    """The functions that were called since the last test began."""

    def __init__(self) -> None:
        self.seen: set[CodeType] = set()
        self.foreign: set[CodeType] = set()
        """Functions of other folders."""
        self.test, self.changed, self.own = "", 0, False
        self.notes = f"{NOTES}/{os.getpid()}"

    def begin(self, test: str) -> None:
        """Another test: what is called from now on is called by it."""
        self.test = test
        self.seen.clear()

    def look(self) -> None:
        """In another process than the tests': see whether another test has begun."""
        changed = os.stat(f"{NOTES}/test").st_mtime_ns
        if changed != self.changed:
            self.changed = changed
            with open(f"{NOTES}/test", encoding="utf-8") as now:
                self.begin(now.read())

    def call(self, frame: FrameType, event: str, arg: Any) -> None:
        """A function is called."""
        code = frame.f_code
        if code in self.foreign or (self.own and code in self.seen):
            return
        if not code.co_filename.startswith(WATCHED):
            self.foreign.add(code)
            return
        if not self.own:
            self.look()
        if code not in self.seen:
            # Where a test lets the disk be full, our own notes must not fail in its server.
            with suppress(OSError), open(self.notes, "a", encoding="utf-8") as notes:
                print(self.test, code.co_filename, code.co_qualname, sep="\t", file=notes)
                self.seen.add(code)


if NOTES:
    reach = Reach()
    threading.settrace(reach.call)
    sys.settrace(reach.call)
