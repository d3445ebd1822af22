"""Let the disk fail while people play, and see that nothing acknowledged is lost.

`python -m tests.server.faults` lets every write fail once, in turn and at random, with and without
`--sync`, and then takes the disk itself away for moments.
"""

import argparse
import asyncio
import contextlib
import resource
import tempfile
from pathlib import Path

from tests.server.chaos import Chaotic, verify
from tests.server.harness import FLAGS, Person, Running

from wartable.server.store.sqlite import TRIES

FAULTY = """
import collections, os, random, sqlite3
from wartable.server.store import sqlite as store

WRITES = ("BEGIN", "COMMIT", "INSERT", "REPLACE", "UPDATE", "DELETE")

class Faulty(sqlite3.Connection):
    chance, failed = random.Random({seed}), collections.Counter()

    def fail(self, sql, values):
        if sql.split()[0] not in WRITES or "''" in sql or not os.path.exists({begin!r}):
            return
        kept = "deeds" in sql or "notified" in sql
        # Of others, the first of each kind at a table: their values are never the same.
        what = (sql, repr(values if kept else [v for v in values[:1] if type(v) is str]))
        once = not {odds} and self.failed[what] < ({times} if kept else 1)
        if once or self.chance.random() < {odds}:
            self.failed[what] += 1
            with open({failures!r}, "a") as file:
                file.write("x")
            raise sqlite3.OperationalError("disk I/O error")

    def execute(self, sql, values=()):
        self.fail(sql, values)
        return super().execute(sql, values)

    def executemany(self, sql, rows):
        for row in rows:
            self.fail(sql, row)
        return super().executemany(sql, rows)

class Sqlite:
    def __getattr__(self, name):
        return getattr(sqlite3, name)

    def connect(self, *args, **more):
        return sqlite3.connect(*args, factory=Faulty, **more)

store.sqlite3 = Sqlite()
"""
"""A disk on which every write fails: at first (odds 0), what matters some times; or by chance."""
FOR_GOOD = TRIES + 1
"""So often it is tried: with others, and then by itself."""


def faulty(data: Path, odds: float = 0, times: int = FOR_GOOD, seed: int = 1) -> str:
    """What makes a disk such a one, as soon as there is a file `begin`."""
    begin, failures = str(data / "begin"), str(data / "failures")
    return FAULTY.format(seed=seed, odds=odds, times=times, begin=begin, failures=failures)


async def play(tables: list[Chaotic], seconds: float) -> None:
    """Play for a while; what was not saved is sent again."""
    stop = asyncio.Event()
    players = [asyncio.create_task(table.play(stop)) for table in tables]
    await asyncio.sleep(seconds)
    # A slow machine, or a disk that others keep busy, may make some wait for a minute and more.
    for _ in range(2400):
        if all(len(table.acknowledged) > 2 for table in tables):
            break
        await asyncio.sleep(0.1)
    stop.set()
    for player in players:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(player, 35)


def injected(data: Path, odds: float, sync: bool, seconds: float, count: int, seed: int) -> str:
    """Let statements fail; says what was done."""
    first = faulty(data, odds, seed=seed)
    with Running(data, *FLAGS, *(["--sync"] if sync else []), first=first) as server:
        person = Person(server)
        tables = [Chaotic(person, seed * 1000 + number) for number in range(count)]
        (data / "begin").touch()
        asyncio.run(play(tables, seconds))
    failed = (data / "failures").stat().st_size
    return told(data, tables, failed, "injected", sync)


def taken(data: Path, sync: bool, times: int, count: int, seed: int) -> str:
    """Take the disk away for moments: the system refuses to write."""
    with Running(data, *FLAGS, *(["--sync"] if sync else [])) as server:
        person = Person(server)
        tables = [Chaotic(person, seed * 1000 + number) for number in range(count)]

        async def weather() -> None:
            for _ in range(times):
                await asyncio.sleep(0.5)
                full(server, True)
                await asyncio.sleep(0.3)
                full(server, False)
            await asyncio.sleep(1)

        async def both() -> None:
            await asyncio.gather(weather(), play(tables, times * 0.8 + 1))

        asyncio.run(both())
        log = server.log.read_text()
    # While the disk is full, the log cannot tell of it.
    return told(data, tables, log.count('"written again"'), "full disk", sync)


def full(server: Running, yes: bool) -> None:
    """Let no file of a server grow past a kilobyte any more; or let them again."""
    assert server.process is not None
    _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1024 if yes else most, most))


def told(data: Path, tables: list[Chaotic], failed: int, what: str, sync: bool) -> str:
    """What came of it, if nothing was lost."""
    answers = verify(data, tables)
    acknowledged = sum(len(table.acknowledged) for table in tables)
    assert failed, "nothing failed"
    assert all(table.acknowledged for table in tables), "a table did not go on"
    return (
        f"{what}{', --sync' if sync else ''}: failed {failed} times, {acknowledged} acknowledged"
        f" requests, {answers} answers: none lost, none twice, every table opens"
    )


def main() -> None:
    """Read the arguments, and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for sync in (False, True):
        for odds in (0, 0.05, 0.3):
            with tempfile.TemporaryDirectory() as folder:
                rest = (chosen.seconds, chosen.tables, chosen.seed)
                print(injected(Path(folder), odds, sync, *rest))
        with tempfile.TemporaryDirectory() as folder:
            print(taken(Path(folder), sync, int(chosen.seconds), chosen.tables, chosen.seed))


if __name__ == "__main__":
    main()
