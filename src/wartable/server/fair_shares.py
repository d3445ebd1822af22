"""Sharing fairly: whoever has had the least lately goes first."""

import time
from collections.abc import Callable, Hashable

from msgspec import Struct

HALF = 20.0
"""Seconds in which half of what somebody had is forgotten."""
SHOW = 3.0
"""What a table of bots alone has counts so many times: people who play come first."""
MOST = 10_000


class Requester(Struct, frozen=True):
    """For whom something is done: where somebody is, who it is, and at which table."""

    address: str = ""
    person: str = ""
    table: str = ""
    show: bool = False
    """Whether nobody plays there but bots."""

    @property
    def keys(self) -> tuple[Hashable, ...]:
        """Whom it is counted for, the largest circle first."""
        return self.address, (self.address, self.person), self


class FairShares:
    """What each has had, with the past forgotten little by little."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._had: dict[Hashable, tuple[float, float]] = {}

    def had(self, key: Hashable) -> float:
        """How much somebody has had of late."""
        much, when = self._had.get(key, (0.0, 0.0))
        return much * 0.5 ** ((self._clock() - when) / HALF) if much else 0.0

    def charge(self, requester: Requester, much: float) -> None:
        """Count what somebody was given."""
        now = self._clock()
        for key in requester.keys:
            self._had[key] = self.had(key) + much * (SHOW if requester.show else 1.0), now
        if len(self._had) > MOST:
            self._had = {k: v for k, v in self._had.items() if self.had(k) > 1e-3}

    def rank(self, requester: Requester) -> tuple[float | bool, ...]:
        """The smallest comes first: by address, people before shows, by person, by table."""
        address, person, table = requester.keys
        return self.had(address), requester.show, self.had(person), self.had(table)
