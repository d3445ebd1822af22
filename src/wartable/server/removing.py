"""Deleting tables, and closing them to everyone for a while."""

import logging
from typing import TYPE_CHECKING

from wartable.core.decision import Illegal
from wartable.server.stored_tables import NotFound
from wartable.server.tables import OVER, PLAYING, WAITING, Table

if TYPE_CHECKING:
    from wartable.server.registry import Registry

log = logging.getLogger("wartable.removing")

PARTS = (
    *("chairs", "holders", "deeds", "states", "put_away", "chat", "mutes"),
    *("results", "clocks", "notified", "leavers", "answered"),
)
"""Where the parts of a table are stored."""


class TableRemover:
    """Takes tables away."""

    def __init__(self, registry: "Registry") -> None:
        self._registry, self._store = registry, registry.store

    async def close(self, table: Table) -> None:
        """Delete a table whose game has not begun."""
        if table.status != WAITING:
            raise Illegal("table", "reason-started" if table.status == PLAYING else "reason-over")
        # Nobody can sit down any more; if it cannot be written, the old table is read again.
        table.status = OVER
        try:
            await self._erase(table.id, table)
        finally:
            self._registry.tables.pop(table.id, None)
            self._forget(table.id)
            table.live.dismiss(table.live.sockets)
        log.info("table closed", extra={"facts": {"table": table.id}})

    async def delete(self, table_id: str) -> str:
        """Delete a table, whatever is going on there."""
        await self._erase(table_id, await self._registry.send_away(table_id))
        await self._registry.send_away(table_id)
        self._forget(table_id)
        log.info("table deleted", extra={"facts": {"table": table_id}})
        return table_id

    async def _erase(self, table_id: str, table: Table | None) -> None:
        gone = [("DELETE FROM tables WHERE id = ?", (table_id,))]
        gone += [(f"DELETE FROM {rows} WHERE table_id = ?", (table_id,)) for rows in PARTS]
        await self._store.written([], gone, table)

    def _forget(self, table_id: str) -> None:
        """Remove a table from memory."""
        registry = self._registry
        for part in (registry.presence, registry.chat, registry.clocks, registry.notices):
            part.forget(table_id)

    async def shut(self, table_id: str, closed: bool) -> str:
        """Close a table to everyone, or open it again; what is stored of it stays."""
        found = await self._store.rows("SELECT 1 FROM tables WHERE id = ?", table_id)
        if not found:
            raise NotFound
        table = await self._registry.send_away(table_id) if closed else None
        change = ("UPDATE tables SET closed = ? WHERE id = ?", (int(closed), table_id))
        await self._store.written([], [change], table)
        if closed:
            # Nobody who came in meanwhile stays.
            await self._registry.send_away(table_id)
        else:
            await self._registry.open(table_id)
        return table_id
