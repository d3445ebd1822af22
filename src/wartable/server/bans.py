"""Addresses and networks that are banned."""

import ipaddress
import time
from functools import lru_cache

from wartable.core.decision import BadInput
from wartable.server.store.sqlite import Store

FOREVER = 0


def network(text: str) -> str:
    """An address or a network, as it is stored."""
    try:
        found = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError as error:
        raise BadInput("address", text[:60], "network") from error
    return str(found)


class Bans:
    """Who is banned, and until when."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.rows: dict[str, int] = {}
        """By network: until when, in seconds of the clock; 0: for good."""
        self._holds = lru_cache(10_000)(self._look)

    async def load(self) -> None:
        """Read them from the store."""
        self.rows = dict(await self._store.rows("SELECT network, until FROM bans"))
        self._holds.cache_clear()

    async def add(self, text: str, days: int) -> str:
        """Ban an address or a network, for some days or for good."""
        found = network(text)
        until = int(time.time()) + days * 86_400 if days else FOREVER
        await self._store.written([], [("REPLACE INTO bans VALUES (?, ?)", (found, until))])
        await self.load()
        return found

    async def lift(self, text: str) -> str:
        """Lift a ban."""
        found = network(text)
        if found not in self.rows:
            raise BadInput("address", found, "one-of", choices=sorted(self.rows))
        await self._store.written([], [("DELETE FROM bans WHERE network = ?", (found,))])
        await self.load()
        return found

    def hold(self, address: str) -> bool:
        """Whether an address is banned."""
        if not self.rows or not address:
            return False
        until = self._holds(address)
        return until is not None and (until == FOREVER or until > time.time())

    def _look(self, address: str) -> int | None:
        try:
            found = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return None
        found = getattr(found, "ipv4_mapped", None) or found
        ends = [until for kept, until in self.rows.items() if found in ipaddress.ip_network(kept)]
        return FOREVER if FOREVER in ends else max(ends, default=None)
