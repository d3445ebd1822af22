"""Sharing fairly: whoever has had the least lately goes first."""

import time
from collections.abc import Callable, Hashable

from msgspec import Struct

HALF = 20.0
"""Seconds after which half of what someone had is forgotten."""
SHOW = 3.0
"""How many times over a table of bots alone is counted: people who play come first."""
MOST = 10_000


class Requester(Struct, frozen=True):
    """For whom something is done: an address, a person, and a table."""

    address: str = ""
    person: str = ""
    table: str = ""
    show: bool = False
    """Whether only bots play there."""

    @property
    def keys(self) -> tuple[Hashable, ...]:
        """What it counts for, the widest circle first."""
        return self.address, (self.address, self.person), self


class FairShares:
    """How much each requester has had, with the past fading away."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._had: dict[Hashable, tuple[float, float]] = {}

    def had(self, key: Hashable) -> float:
        """How much someone has had lately."""
        much, when = self._had.get(key, (0.0, 0.0))
        return much * 0.5 ** ((self._clock() - when) / HALF) if much else 0.0

    def charge(self, requester: Requester, much: float) -> None:
        """Count what someone was given."""
        now = self._clock()
        for key in requester.keys:
            self._had[key] = self.had(key) + much * (SHOW if requester.show else 1.0), now
        if len(self._had) > MOST:
            self._had = {k: v for k, v in self._had.items() if self.had(k) > 1e-3}

    def rank(self, requester: Requester) -> tuple[float | bool, ...]:
        """The place in line, smallest first: by address, people before shows, person, table."""
        address, person, table = requester.keys
        return self.had(address), requester.show, self.had(person), self.had(table)
