"""The lobby: tables as rows of a list, as someone may see them."""

import logging
from typing import TYPE_CHECKING

from wartable.core.decision import Illegal
from wartable.server import api, table_info
from wartable.server.store.sqlite import Row
from wartable.server.stored_tables import NotFound
from wartable.server.tables import OVER, PLAYING, WAITING

if TYPE_CHECKING:
    from wartable.server.registry import Registry

log = logging.getLogger("wartable.lobby")

LISTED = 50
SHOWN = {WAITING: LISTED, PLAYING: LISTED, OVER: 10}
"""How many tables it shows; there are many finished ones, and they have to be read again."""


class ListedTables:
    """The tables that people find."""

    def __init__(self, registry: "Registry") -> None:
        self._registry, self._store = registry, registry.store

    async def listing(self, browser: bytes) -> api.Lobby:
        """The open tables, and those of a browser."""
        mine = await self._store.rows(
            "SELECT id FROM tables WHERE closed = 0 AND"
            " (id IN (SELECT table_id FROM holders WHERE holder = ?) OR owner = ?)"
            " ORDER BY changed DESC LIMIT ?",
            browser,
            browser,
            LISTED,
        )
        return api.Lobby(
            await self._public(WAITING, browser),
            await self._public(PLAYING, browser),
            await self._public(OVER, browser),
            await self._rows(mine, browser),
        )

    async def _public(self, status: api.TableStatus, browser: bytes) -> list[api.Listed]:
        """The listed tables with a status that a stranger may join or watch."""
        found = await self._store.rows(
            "SELECT id FROM tables WHERE listed = 1 AND status = ? AND closed = 0 AND (status <>"
            " 'waiting' OR EXISTS (SELECT 1 FROM chairs WHERE table_id = id AND kind = 'open'))"
            " ORDER BY changed DESC LIMIT ?",
            status,
            SHOWN[status],
        )
        rows = await self._rows(found, browser)
        return [
            row
            for row in rows
            if (status != OVER and any(seat.kind == "open" for seat in row.table.seats))
            or (status != WAITING and row.table.watch == "anyone")
        ]

    async def _rows(self, found: list[Row], browser: bytes) -> list[api.Listed]:
        return [row for (table,) in found if (row := await self.row(table, browser))]

    async def row(self, table_id: str, browser: bytes) -> api.Listed | None:
        """A table as a row of a list; None if it cannot be shown."""
        # One that cannot be read, perhaps because of old rules, must not hide the others.
        try:
            table = await self._registry.open(table_id)
        except (NotFound, Illegal):
            return None
        except Exception:
            log.exception("a table cannot be listed", extra={"facts": {"table": table_id}})
            return None
        own = table.mine(browser)
        asked = table.status == PLAYING and any(seat in table.open for seat in own)
        return api.Listed(
            table_info.info(table),
            [table.names[seat] for seat in own],
            asked,
            table.game.round(table.match.state) if table.match else 0,
            table.awaited(),
            table.changed,
        )
