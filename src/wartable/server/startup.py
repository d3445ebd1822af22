"""Before a server starts: its folder, its database and its address, or what is wrong with them."""

import contextlib
import errno
import fcntl
import os
import socket
import sqlite3
from pathlib import Path

from wartable.core.decision import BadInput
from wartable.server.store.migrations import MIGRATIONS
from wartable.server.store.sqlite import PULSE, connect, damage, migrate
from wartable.words.telling import trouble

FILE = "wartable.sqlite"
BACKLOG = 2048
ABSENT = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)
"""Errors for an address that this machine does not have, which a name may stand for."""


def folder(data: Path) -> int:
    """Make the folder if necessary, and keep other servers out while this process lives."""
    # Anyone who can read the file can read every hand.
    os.umask(0o077)
    try:
        data.mkdir(parents=True, exist_ok=True)
        held = os.open(data, os.O_RDONLY)
    except OSError as error:
        raise _wrong(data, error, "folder-to-open") from error
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(held)
        if isinstance(error, BlockingIOError):
            raise BadInput("--data", str(data), "folder-of-its-own") from error
        raise _wrong(data, error, "folder-to-lock") from error
    try:
        _database(data / FILE)
    except BadInput:
        os.close(held)
        raise
    return held


def _wrong(path: Path, error: OSError, expected: str) -> BadInput:
    return BadInput("--data", str(path), expected, trouble=trouble(error))


def _database(path: Path) -> None:
    """Make sure that this version can read and write the file with the tables."""
    try:
        if path.exists():
            _known(path)
        else:
            # Under its own name it is there as a whole, or not at all.
            new = path.with_suffix(".new")
            new.unlink(missing_ok=True)
            _tried(new)
            new.rename(path)
    except OSError as error:
        raise _wrong(path, error, "disk") from error
    except sqlite3.Error as error:
        expected = "disk" if isinstance(error, sqlite3.OperationalError) else "database"
        raise BadInput("--data", str(path), expected, trouble=str(error)) from error


def _known(path: Path) -> None:
    """Make sure that a database is sound and of this version, then write something."""
    if not path.stat().st_size:
        raise BadInput("--data", str(path), "database-not-empty")
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as looking:
        (version,) = looking.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise BadInput("--data", str(path), "database-of-now")
    if wrong := damage(path):
        raise BadInput("--data", str(path), "database", trouble=wrong)
    _tried(path)


def _tried(path: Path) -> None:
    with contextlib.closing(connect(path)) as database:
        migrate(database)
        database.execute(PULSE, (0,))
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def listen(host: str, port: int) -> list[socket.socket]:
    """Open sockets at every address that a name stands for."""
    made: list[socket.socket] = []
    try:
        found = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        for family, _, _, _, address in dict.fromkeys(found):
            # If any port will do, all addresses get the same one.
            where = (address[0], made[0].getsockname()[1] if made else port)
            try:
                made.append(socket.create_server(where, family=family, backlog=BACKLOG))
            except OSError as error:
                if error.errno not in ABSENT or len(found) == 1:
                    raise
        if not made:
            raise OSError(errno.EADDRNOTAVAIL, os.strerror(errno.EADDRNOTAVAIL))
    except OSError as error:
        for opened in made:
            opened.close()
        raise _deaf(host, port, error) from error
    return made


def _deaf(host: str, port: int, error: OSError) -> BadInput:
    if error.errno == errno.EADDRINUSE:
        return BadInput("--port", str(port), "free-port")
    if error.errno == errno.EACCES:
        return BadInput("--port", str(port), "allowed-port")
    return BadInput("--host", host, "address-here", trouble=trouble(error))
