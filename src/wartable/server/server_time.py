"""The time that clocks count: the seconds in which this server was able to take answers.

While it is down, or cannot write, no time passes: nobody's clock runs then. This is the only place
where clocks and notices ask for the time, and a test can replace `source`.
"""

import time
from collections.abc import Callable

from wartable.server.store.sqlite import Statement

source: Callable[[], float] = time.monotonic
started, _since = time.time(), time.monotonic()
"""When this process began."""
KEPT = "SELECT seconds FROM server_time"
KEEP = "REPLACE INTO server_time VALUES (1, ?)"


def time_of_day() -> float:
    """When the server started, plus what has passed since, whatever the machine's clock says."""
    return started + time.monotonic() - _since


class ServerTime:
    """Counts on from what was stored when the server was last seen."""

    def __init__(self, stopped: Callable[[], bool] = lambda: False) -> None:
        self._stopped = stopped
        self._passed, self._looked, self._stood = 0.0, source(), False

    def begin(self, seconds: float) -> None:
        """Continue from some number of seconds."""
        self._passed, self._looked = seconds, source()

    def now(self) -> float:
        """How many seconds have passed."""
        seen = source()
        # The time since the last look counts only if all was well then and is now.
        stands = self._stopped()
        if not (stands or self._stood):
            self._passed += max(0.0, seen - self._looked)
        self._looked, self._stood = seen, stands
        return self._passed

    def row(self) -> Statement:
        """The row it is stored in."""
        return KEEP, (self.now(),)
