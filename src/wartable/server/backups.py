"""Copies of all tables: made while the server runs, restored, and exported without secrets."""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from wartable.core.decision import BadInput, Illegal
from wartable.server import api
from wartable.server.metrics import BOT, PERSON, PROGRAM
from wartable.server.registry import Registry
from wartable.server.store.migrations import MIGRATIONS
from wartable.server.store.sqlite import damage
from wartable.server.tables import OVER, Table
from wartable.words.telling import trouble


async def backup(registry: Registry, target: str) -> str:
    """Copy everything written so far to a new file; nobody has to wait for it."""
    path = _new(target)
    with _writing(path):
        await registry.store.copy_to(path)
    return str(path)


async def restore(registry: Registry, target: str) -> str:
    """Put a copy in place of all tables; returns where the tables from before are kept."""
    path = Path(target)
    await asyncio.to_thread(_check, path)
    stamp = f"{datetime.now(UTC):%Y-%m-%d-%H%M%S-%f}"
    before = await backup(registry, str(registry.store.path.parent / f"before-{stamp}.sqlite"))
    await registry.restore(path)
    return before


async def export(registry: Registry, target: str) -> tuple[int, int]:
    """Write every finished game that anyone may watch, as JSON lines; how many, how many not."""
    path, count, left = _new(target), 0, 0
    with _writing(path), path.open("wb") as out:
        async for row in _records(registry):
            if row is None:
                left += 1
            else:
                count += 1
                out.write(api.encode(row) + b"\n")
    return count, left


async def _records(registry: Registry) -> AsyncIterator[dict[str, Any] | None]:
    """What is exported of each finished game; nothing if it cannot be opened."""
    found = await registry.store.rows(
        "SELECT id FROM tables WHERE status = ? AND closed = 0 ORDER BY changed", OVER
    )
    for (table_id,) in found:
        try:
            table = await registry.open(table_id, closed=True)
        except Illegal:
            yield None
            continue
        # Someone who let nobody watch has not played in public.
        if table.setup.watch == "anyone" and table.match is not None:
            yield await asyncio.to_thread(_open_data, table)


def _open_data(table: Table) -> dict[str, Any]:
    """A finished game without names, titles, links or the id of its table."""
    seats = []
    for chair in table.chairs:
        who = BOT if chair.bot else PROGRAM if chair.program else PERSON
        seats.append({"seat": chair.seat, "who": who, "level": chair.level if chair.bot else ""})
    return {
        "game": table.game.id,
        "rules": table.game.rules_version,
        "options": table.options,
        "month": time.strftime("%Y-%m", time.gmtime(table.changed)),
        "seats": seats,
        "result": table.result,
        "answers": len(table.playing.answers),
        "record": table.playing.record(),
    }


def _new(target: str) -> Path:
    path = Path(target)
    if path.exists():
        raise BadInput("target", str(path), "new-file")
    return path


@contextlib.contextmanager
def _writing(path: Path) -> Any:
    """Turn any failure inside into one about a file that cannot be written."""
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        why = trouble(error) if isinstance(error, OSError) else str(error)
        raise BadInput("target", str(path), "file-to-write", trouble=why) from error


def _check(path: Path) -> None:
    """Refuse a file that is not a backup, or one from a newer version."""
    if not path.is_file():
        raise BadInput("target", str(path), "backup")
    try:
        with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as looking:
            (version,) = looking.execute("PRAGMA user_version").fetchone()
            looking.execute("SELECT count(*) FROM tables, deeds WHERE 0").fetchone()
    except sqlite3.Error as error:
        raise BadInput("target", str(path), "backup") from error
    if version > len(MIGRATIONS):
        raise BadInput("target", str(path), "database-of-now")
    if damage(path):
        raise BadInput("target", str(path), "backup")
