"""Who is there: when somebody was last seen on a seat."""

import time
from collections import OrderedDict

clock = time.monotonic
MOST = 10_000
"""So many tables are remembered after they have left the memory."""


class Presence:
    """When each seat of each table was last seen; counted anew after a start."""

    def __init__(self) -> None:
        self._seen: OrderedDict[str, list[float]] = OrderedDict()

    def of(self, table_id: str, seats: int) -> list[float]:
        """The moments of a table, by seat: who was never seen is away from now on."""
        found = self._seen.setdefault(table_id, [clock()] * seats)
        self._seen.move_to_end(table_id)
        if len(self._seen) > MOST:
            self._seen.popitem(last=False)
        return found

    def forget(self, table_id: str) -> None:
        """The table is no more."""
        self._seen.pop(table_id, None)
