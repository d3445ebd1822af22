"""Whether the server is well: its database can be read and written, and is sound on disk."""

import asyncio
import logging
import os
import sqlite3
import time

from wartable.server.store.sqlite import NotSaved, Store, damage

log = logging.getLogger("wartable.health")

FRESH = 1.0
"""For how many seconds a result is given again."""
SHARE = 50
"""One second in this many may go into checking the whole file."""
PATIENCE = 5.0
"""How many seconds a disk may take."""
PROBE = 65_536
"""How many bytes must fit into the folder."""


class HealthCheck:
    """Checks whether all is well, no more often than necessary."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._file = store.path.stat().st_ino
        self._asked = 0.0
        self._found = ""
        self._next = 0.0
        self._damage = ""
        self._one = asyncio.Lock()

    async def trouble(self) -> str:
        """What is wrong, if anything."""
        async with self._one:
            # What the store knows to be wrong is reported at once.
            if self._store.trouble or time.monotonic() - self._asked >= FRESH:
                found = await self._look()
                if found and found != self._found:
                    log.error("not well", extra={"facts": {"cause": found}})
                self._found, self._asked = found, time.monotonic()
            return self._found

    async def _look(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                if self._store.trouble:
                    return self._store.trouble
                await self._store.pulse()
                return await asyncio.to_thread(self._disk)
        except TimeoutError:
            return "the disk takes too long"
        except (NotSaved, sqlite3.Error, OSError, ValueError) as error:
            return f"{type(error).__name__}: {error}"

    def _disk(self) -> str:
        """What the folder and the whole file look like on disk."""
        path = self._store.path
        if path.stat().st_ino != self._file:
            return "the database is another file now"
        probe = path.with_suffix(".probe")
        try:
            with probe.open("wb") as out:
                out.write(os.urandom(PROBE))
        finally:
            probe.unlink(missing_ok=True)
        began = time.monotonic()
        if began >= self._next:
            self._damage = damage(path)
            spent = time.monotonic() - began
            self._next = began + SHARE * spent
        return self._damage
