"""Who is there: when someone was last seen in a seat."""

import time
from collections import OrderedDict

clock = time.monotonic
MOST = 10_000
"""How many tables are remembered after they have left memory."""


class Presence:
    """When each seat of each table was last seen; counted from zero after a start."""

    def __init__(self) -> None:
        self._seen: OrderedDict[str, list[float]] = OrderedDict()

    def of(self, table_id: str, seats: int) -> list[float]:
        """The times for a table, by seat: someone never seen counts as away from now on."""
        found = self._seen.setdefault(table_id, [clock()] * seats)
        self._seen.move_to_end(table_id)
        if len(self._seen) > MOST:
            self._seen.popitem(last=False)
        return found

    def forget(self, table_id: str) -> None:
        """Forget a table that has been deleted."""
        self._seen.pop(table_id, None)
