"""What a host can do about tables and visitors, whether the server is running or not.

A running server listens on a socket in its data folder, which only its own user can open: one line
of JSON in, one line of JSON out.
"""

import asyncio
import contextlib
import logging
import os
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from wartable.core.decision import BadInput, Illegal, Reason
from wartable.server import api, backups, moderation
from wartable.server.devices import dismiss_program
from wartable.server.forgetting import unname
from wartable.server.moderation import Moderation
from wartable.server.registry import Registry
from wartable.server.seating import Seating
from wartable.server.store.sqlite import NotSaved
from wartable.server.stored_tables import NotFound
from wartable.server.tokens import HOST, SCOPES
from wartable.server.verify import verify

log = logging.getLogger("wartable.admin")

SOCKET = "admin.sock"
ACTIONS = (
    *("list", "show", "close", "reopen", "delete", "export", "ban", "unban", "bans"),
    *("token", "tokens", "revoke", "unname", "backup", "restore", "records"),
    *("reports", "settle", "silence", "verify"),
    *moderation.ACTIONS,
)
SHORT = 100
"""The most bytes that the path of a socket may have on every system."""
LONGEST = 64_000_000
"""The most bytes of a reply."""


class AdminRequest(Struct):
    """What a host asks for."""

    action: str
    target: str = ""
    days: int = 0
    scopes: str = " ".join(SCOPES)
    """The scopes of a new token."""


class AdminReply(Struct):
    """The result: rows to show, a text to keep, or why it was refused."""

    rows: list[list[str]] = []
    text: str = ""
    wrong: Reason | None = None


class Admin:
    """Carries out what a host asks for."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def do(self, request: AdminRequest) -> AdminReply:
        """Carry out one request; the reply says what is wrong with it, if anything."""
        try:
            match request.action:
                case "list":
                    return AdminReply(await self._list(request.days))
                case "show":
                    return AdminReply(await self._show(request.target))
                case "export":
                    table = await self._registry.open(request.target, closed=True)
                    return AdminReply(text=table.playing.record())
                case "bans":
                    return AdminReply(
                        [[net, _day(end)] for net, end in self._registry.bans.rows.items()]
                    )
                case "tokens":
                    return AdminReply(
                        [
                            [token.id, token.name, " ".join(token.scopes), _day(token.made)]
                            for token in self._registry.tokens.all()
                        ]
                    )
                case "token":
                    scopes = request.scopes.replace(",", " ").split()
                    _, secret = await self._registry.tokens.make(request.target, scopes, HOST)
                    return AdminReply([[request.target, secret]])
                case "revoke":
                    seating = Seating(self._registry)
                    done = await dismiss_program(self._registry, seating, request.target)
                case "backup":
                    done = await backups.backup(self._registry, request.target)
                case "restore":
                    done = await backups.restore(self._registry, request.target)
                case "records":
                    count, left = await backups.export(self._registry, request.target)
                    return AdminReply([["records", str(count)], ["unopened", str(left)]])
                case "verify":
                    if request.target:
                        await self._there(request.target)
                    found = await verify(self._registry, request.target)
                    return AdminReply([finding.row() for finding in found])
                case "unname":
                    await unname(self._registry, Seating(self._registry), request.target)
                    done = request.target
                case "reports":
                    rows = await self._registry.chat.reports()
                    return AdminReply([[r[0], _day(int(r[1])), *r[2:]] for r in rows])
                case "settle" | "silence":
                    silence = request.action == "silence"
                    done = await self._registry.chat.settle(request.target, silence)
                case "ban":
                    done = await self._registry.bans.add(request.target, request.days)
                    self._registry.dismiss_banned()
                case "unban":
                    done = await self._registry.bans.lift(request.target)
                case "close" | "reopen":
                    done = await self._registry.remover.shut(
                        request.target, request.action == "close"
                    )
                case "delete":
                    await self._there(request.target)
                    done = await self._registry.remover.delete(request.target)
                case action if action in moderation.ACTIONS:
                    about = Moderation(self._registry)
                    shown = await about.do(action, request.target, request.days)
                    log.info("done by the host", extra={"facts": {"action": action}})
                    return AdminReply(shown)
                case _:
                    raise BadInput("action", request.action, "one-of", choices=ACTIONS)
        except NotFound:
            return AdminReply(wrong=_absent("reason-no-table-named", request))
        except Illegal as illegal:
            # What people are told about their own tokens does not fit someone who has them all.
            if illegal.reason.message == "reason-no-such-token":
                return AdminReply(wrong=_absent("reason-no-token-named", request))
            return AdminReply(wrong=illegal.reason)
        except BadInput as bad:
            return AdminReply(wrong=bad.reason)
        except (NotSaved, sqlite3.Error):
            return AdminReply(wrong=Reason("table", "reason-not-saved"))
        log.info("done by the host", extra={"facts": {"action": request.action, "what": done}})
        return AdminReply([[request.action, done]])

    async def _there(self, table_id: str) -> None:
        if not await self._registry.store.rows("SELECT 1 FROM tables WHERE id = ?", table_id):
            raise NotFound

    async def _list(self, days: int) -> list[list[str]]:
        """Every table: id, game, status, people, when it last changed, title."""
        found = await self._registry.store.rows(
            "SELECT id, game, CASE closed WHEN 1 THEN 'closed' ELSE status END, (SELECT count(*)"
            " FROM chairs WHERE table_id = id AND kind = 'person'), changed, setup FROM tables"
            " WHERE changed <= ? ORDER BY changed",
            int(time.time()) - days * 86_400,
        )
        return [
            [table, game, status, str(people), _day(changed), _title(setup)]
            for table, game, status, people, changed, setup in found
        ]

    async def _show(self, table_id: str) -> list[list[str]]:
        """One table and its seats."""
        await self._there(table_id)
        rows = [row for row in await self._list(0) if row[0] == table_id]
        seats = await self._registry.store.rows(
            "SELECT chair, kind, level, (SELECT count(*) FROM holders WHERE holders.table_id ="
            " chairs.table_id AND holders.seat = chairs.seat), name FROM chairs"
            " WHERE table_id = ? ORDER BY seat",
            table_id,
        )
        return rows + [["", *(str(part) for part in row)] for row in seats]

    async def listen(self, data: Path) -> asyncio.Server | None:
        """Listen to the host on this machine; the server runs even if that is impossible."""
        with contextlib.suppress(FileNotFoundError):
            (data / SOCKET).unlink()
        try:
            with reached(data) as path:
                return await asyncio.start_unix_server(self._hear, path, limit=LONGEST)
        except OSError as error:
            log.warning("no socket for the host", extra={"facts": {"error": str(error)}})
            return None

    async def _hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            request = msgspec.json.decode(await reader.readline(), type=AdminRequest)
            writer.write(api.encode(await self.do(request)) + b"\n")
            await writer.drain()
        except (msgspec.MsgspecError, OSError):
            log.warning("the host was not understood")
        finally:
            writer.close()


@contextlib.contextmanager
def reached(data: Path) -> Iterator[Path]:
    """A path to the socket of a folder that is short enough for the system."""
    path = data / SOCKET
    if len(os.fsencode(path)) < SHORT:
        yield path
        return
    held = os.open(data, os.O_RDONLY)
    try:
        yield Path(f"/proc/self/fd/{held}") / SOCKET
    finally:
        os.close(held)


async def ask(data: Path, request: AdminRequest) -> AdminReply | None:
    """Ask the server that is running in a folder; None if there is none."""
    try:
        with reached(data) as path:
            reader, writer = await asyncio.open_unix_connection(path, limit=LONGEST)
    except OSError:
        return None
    writer.write(api.encode(request) + b"\n")
    reply = await reader.readline()
    writer.close()
    if not reply:
        raise Illegal("table", "reason-server-error")
    return msgspec.json.decode(reply, type=AdminReply)


def _absent(message: str, request: AdminRequest) -> Reason:
    """Nothing has the name that the host gave."""
    return Reason("table", message, {"name": request.target[:40]})


def _day(seconds: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(seconds)) if seconds else "-"


def _title(setup: bytes) -> str:
    found = msgspec.msgpack.decode(setup)
    return str(found.get("title", "")) if isinstance(found, dict) else ""
