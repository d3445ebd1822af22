"""One SQLite file in WAL mode: the event loop writes, in groups; one thread reads, one tidies up.

What is committed has been handed to the operating system, so that it outlives the process however
that ends. That takes some thirty microseconds, less than waiting for a thread. A thread brings it
to the disk a moment later, and moves it from the log to its place: no commit waits for either. With
`sync` a commit waits for the disk itself, and has a thread to wait in.

A failed write is tried a few more times. If it cannot be written at all, everything that builds on
it is refused too: whatever else the same owner (a table as it stands in memory) wants to write. If
it was the disk's fault, nothing is tried for a moment, until a small write succeeds again.
"""

import asyncio
import contextlib
import logging
import os
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar
from weakref import WeakSet

from msgspec import Struct

from wartable.server.store.migrations import MIGRATIONS

T = TypeVar("T")
Row = tuple[Any, ...]
Statement = tuple[str, Row]
OnWritten = Callable[[Exception | None], None]

log = logging.getLogger("wartable.store")

OWN_FAULT = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InterfaceError)
"""Errors in what was to be written, not of the disk."""


ENTRY = "INSERT INTO deeds VALUES (?, ?, ?, ?, ?, ?, ?)"
PULSE = "REPLACE INTO pulse VALUES (1, ?)"
TOUCHED = (
    "DELETE FROM tables WHERE id = ''",
    *(f"DELETE FROM {name} WHERE table_id = ''" for name in ("chairs", "holders", "deeds")),
)
"""Changes nothing if everything is there."""
TRIES = 4
"""How often something is tried before it counts as not written: a single error passes."""
BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
"""Errors that come only after a long wait."""
AGAIN, RARELY = 0.1, 2.0
"""Seconds until a failed disk is tried again: at first, and after many failures."""
FLUSH = 1.0
"""The most seconds until a commit is brought to the disk; others wait while that happens."""
LONGEST = 64_000
"""How many pages the log may have (64 MB) before a commit waits until it can start over."""


def of_disk(error: Exception) -> bool:
    """Whether the disk is at fault, not what was to be written."""
    return isinstance(error, sqlite3.Error) and not isinstance(error, OWN_FAULT)


class NotSaved(Exception):
    """Something could not be written, so it has not happened."""


class Write(Struct):
    """What is committed together, and what to do then."""

    entries: Sequence[Row]
    statements: Sequence[Statement]
    done: OnWritten
    owner: object = None
    """The object in memory it builds on: everything for it is written, or nothing more."""


def connect(path: Path, sync: bool = False) -> sqlite3.Connection:
    """Open a database; the file is made if there is none."""
    made = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    # A commit writes whole pages, usually one for each table played at, so small ones.
    made.execute("PRAGMA page_size = 1024")
    made.execute("PRAGMA journal_mode = WAL")
    made.execute(f"PRAGMA synchronous = {'FULL' if sync else 'NORMAL'}")
    made.execute(f"PRAGMA wal_autocheckpoint = {LONGEST}")
    made.execute("PRAGMA busy_timeout = 5000")
    return made


def migrate(database: sqlite3.Connection) -> None:
    """Take the steps that a database has not taken yet; each is taken whole, or not at all."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        try:
            database.executescript(f"BEGIN;{script};PRAGMA user_version = {number};COMMIT;")
        except sqlite3.Error:
            if database.in_transaction:
                database.execute("ROLLBACK")
            raise


def damage(path: Path) -> str:
    """What is wrong with a database file, if anything."""
    try:
        looking = sqlite3.connect(path, isolation_level=None)
        try:
            (found,) = looking.execute("PRAGMA quick_check(1)").fetchone()
        finally:
            looking.close()
    except sqlite3.Error as error:
        return str(error)
    return "" if found == "ok" else str(found).splitlines()[-1]


class Store:
    """The database. `write` returns at once; `done` is called, in order, once it is on disk."""

    def __init__(self, path: Path, sync: bool = False) -> None:
        self.path = path
        self._loop = asyncio.get_running_loop()
        self.trouble = ""
        """Why nothing can be written now; empty if all is well."""
        self.recovered: Callable[[], object] = lambda: None
        """Called when something can be written again."""
        self._broken: WeakSet[object] = WeakSet()
        """Owners whose changes could not be written."""
        self._failed = False
        """Whether there has ever been one."""
        self._pause, self._beats = AGAIN, 0
        self._again: asyncio.TimerHandle | None = None
        self._gathered: list[Write] = []
        self._waiting = 0
        self._writer = connect(path, sync)
        migrate(self._writer)
        self._reader = ThreadPoolExecutor(1, "reader")
        self._read_from = connect(path, sync)
        self._waits = ThreadPoolExecutor(1, "writer") if sync else None
        self._written, self._ended = threading.Event(), threading.Event()
        self._keeper = threading.Thread(target=self._keep, name="keeper", daemon=True)
        self._keeper.start()

    def write(
        self,
        entries: Sequence[Row],
        statements: Sequence[Statement],
        done: OnWritten,
        owner: object = None,
    ) -> None:
        """Commit rows of the journal and other statements; without any, wait for earlier ones."""
        if not entries and not statements and not self._waiting:
            done(None)
            return
        self._waiting += 1
        if not self._gathered:
            # Everything from one turn of the loop is committed together.
            self._loop.call_soon(self._commit_all)
        self._gathered.append(Write(entries, statements, done, owner))

    def _commit_all(self) -> None:
        jobs, self._gathered = self._gathered, []
        if self._waits is not None:
            self._waits.submit(self._wait, jobs)
        else:
            self._finish(jobs, self._commit(jobs))

    def _wait(self, jobs: list[Write]) -> None:
        self._loop.call_soon_threadsafe(self._finish, jobs, self._commit(jobs))

    def refuse(self, owner: object) -> None:
        """Write nothing more for an owner whose state in memory is not what was meant."""
        self._broken.add(owner)
        self._failed = True

    async def written(
        self, entries: Sequence[Row], statements: Sequence[Statement], owner: object = None
    ) -> None:
        """Commit, and wait for it."""
        future: asyncio.Future[None] = self._loop.create_future()

        def done(error: Exception | None) -> None:
            if future.cancelled():
                return
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)

        self.write(entries, statements, done, owner)
        await future

    async def read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """Query the database, away from the event loop."""
        return await self._loop.run_in_executor(self._reader, self._asked, question)

    def _asked(self, question: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return question(self._read_from)
        finally:
            # Whatever went wrong, the next one reads what is there then.
            if self._read_from.in_transaction:
                self._read_from.execute("ROLLBACK")

    async def rows(self, sql: str, *values: Any) -> list[Row]:
        """The rows of a query."""
        return await self.read(lambda database: database.execute(sql, values).fetchall())

    async def copy_to(self, path: Path) -> None:
        """Copy everything committed so far to a new file, while others go on writing."""
        with contextlib.suppress(NotSaved):
            await self.written([], [])
        await asyncio.to_thread(self._copy, path)

    def _copy(self, path: Path) -> None:
        new = path.with_name(f"{path.name}.new")
        new.unlink(missing_ok=True)
        try:
            with (
                contextlib.closing(sqlite3.connect(self.path)) as source,
                contextlib.closing(sqlite3.connect(new)) as copy,
            ):
                source.backup(copy)
                # One file, and nothing beside it.
                copy.execute("PRAGMA journal_mode = DELETE")
            with new.open("rb+") as file:
                os.fsync(file.fileno())
            new.rename(path)
        finally:
            new.unlink(missing_ok=True)

    def replace_by(self, path: Path) -> None:
        """Replace everything here with the content of a file; nothing else happens meanwhile."""
        if self._waits is not None:
            self._waits.submit(self._replace, path).result()
        else:
            self._replace(path)
        self._written.set()

    def _replace(self, path: Path) -> None:
        with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as source:
            source.backup(self._writer)
        migrate(self._writer)

    async def pulse(self) -> None:
        """Write something and read it back; raises NotSaved or sqlite3.Error."""
        self._beats += 1
        beat = self._beats
        await self.written([], [*((sql, ()) for sql in TOUCHED), (PULSE, (beat,))])
        ((found,),) = await self.rows("SELECT beat FROM pulse")
        if found < beat:
            raise NotSaved("what was written is not there")

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        with contextlib.suppress(NotSaved):
            await self.written([], [])
        if self._again is not None:
            self._again.cancel()
        if self._waits is not None:
            self._waits.shutdown()
        self._ended.set()
        self._written.set()
        await asyncio.to_thread(self._keeper.join)
        self._reader.shutdown()
        self._writer.close()
        self._read_from.close()

    def _keep(self) -> None:
        """Bring what was written to the disk, and from the log to its place."""
        tidies = connect(self.path)
        while not self._ended.is_set():
            self._written.wait()
            self._written.clear()
            try:
                tidies.execute("PRAGMA wal_checkpoint(PASSIVE)")
            except sqlite3.Error as error:
                log.error("not brought to the disk", extra={"facts": {"error": str(error)}})
            self._ended.wait(FLUSH)
        tidies.close()

    def _commit(self, jobs: list[Write]) -> list[Exception | None]:
        """Everything in one transaction; if that fails, each in its own, to find the culprit."""
        if self.trouble or (self._failed and any(job.owner in self._broken for job in jobs)):
            return [self._alone(job) for job in jobs]
        try:
            self._transaction(jobs)
        except Exception:
            return [self._alone(job) for job in jobs]
        return [None] * len(jobs)

    def _alone(self, job: Write) -> Exception | None:
        """One write, if what it builds on was written."""
        if job.owner is not None and job.owner in self._broken:
            return NotSaved("built on what was not written")
        if not job.entries and not job.statements:
            return None
        why = self.trouble
        if not why:
            error = self._several_times(job)
            if error is None:
                return None
            why = f"{type(error).__name__}: {error}"
            if of_disk(error):
                self.trouble = why
            log.error("not written", extra={"facts": {"error": why}})
        if job.owner is not None:
            self.refuse(job.owner)
        return NotSaved(why)

    def _several_times(self, job: Write) -> Exception | None:
        """Write something; an error that may pass does not count."""
        failed: Exception | None = None
        for _ in range(TRIES):
            try:
                self._transaction([job])
                return None
            except Exception as error:
                failed = error
            if not of_disk(failed) or getattr(failed, "sqlite_errorcode", None) in BUSY:
                break
        return failed

    def _try(self) -> None:
        """Check whether anything can be written again."""
        if self._waits is None:
            self._tried(self._beat())
        elif not self._ended.is_set():
            self._waits.submit(lambda: self._loop.call_soon_threadsafe(self._tried, self._beat()))

    def _beat(self) -> str:
        """Write something small; returns the error, if any."""
        self._beats += 1
        try:
            touched = [(sql, ()) for sql in TOUCHED]
            self._transaction([Write((), [*touched, (PULSE, (self._beats,))], lambda _: None)])
        except sqlite3.Error as error:
            return f"{type(error).__name__}: {error}"
        return ""

    def _tried(self, trouble: str) -> None:
        self.trouble = trouble
        if trouble:
            self._pause = min(2 * self._pause, RARELY)
            self._again = self._loop.call_later(self._pause, self._try)
            return
        self._again, self._pause = None, AGAIN
        log.warning("written again")
        self.recovered()

    def _transaction(self, jobs: list[Write]) -> None:
        execute = self._writer.execute
        entries = [row for job in jobs for row in job.entries]
        others = [statement for job in jobs for statement in job.statements]
        if len(entries) == 1 and not others:
            # A statement alone is a transaction.
            execute(ENTRY, entries[0])
            return
        execute("BEGIN IMMEDIATE")
        try:
            self._writer.executemany(ENTRY, entries)
            for sql, values in others:
                execute(sql, values)
            execute("COMMIT")
        except BaseException:
            if self._writer.in_transaction:
                execute("ROLLBACK")
            raise

    def _finish(self, jobs: list[Write], results: list[Exception | None]) -> None:
        self._waiting -= len(jobs)
        if not self._written.is_set():
            self._written.set()
        if self.trouble and self._again is None:
            self._again = self._loop.call_later(self._pause, self._try)
        for job, error in zip(jobs, results, strict=True):
            try:
                job.done(error)
            except Exception:
                log.exception("after a commit")
