"""Limits on everything that comes from outside: size, rate and time."""

import time
from collections import OrderedDict
from math import ceil

from msgspec import Struct


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """How much of anything is allowed."""

    body: int = 300_000
    """Bytes of a request."""
    message: int = 4_096
    """Bytes of a message over a websocket."""
    backlog: int = 1_000_000
    """Bytes waiting for a socket that reads slowly, before it is closed."""
    connections: int = 128
    """Connections of one address, or of the /64 of an IPv6 address; a proxy may have more."""
    sockets: int = 64
    """Sockets of one address."""
    table_sockets: int = 200
    calls: tuple[float, float] = (20.0, 200.0)
    """Requests a second of one address, and at once."""
    messages: tuple[float, float] = (25.0, 100.0)
    """Messages a second over one socket, and at once."""
    effort: tuple[float, float] = (0.25, 1.0)
    """Processor seconds for what one address sends and looks up, each second and at once."""
    new_tables: tuple[float, float] = (0.2, 40.0)
    """New tables, tokens and notices a second of one address, and at once."""
    token_calls: tuple[float, float] = (10.0, 100.0)
    """Calls a second with one token, and at once."""
    hints: tuple[float, float] = (0.2, 6.0)
    """Hints a second of one browser, and at once."""
    chat: tuple[float, float] = (0.5, 8.0)
    """Lines a second of one person, and at once; of an address for spectators."""
    mails: tuple[float, float] = (0.001, 5.0)
    """E-mail addresses a second that one address may have us ask, and at once."""
    guesses: tuple[float, float] = (0.05, 10.0)
    """Tries a second to sign in or up from one address, and at one account from it; and at once."""
    think: float = 30.0
    """Seconds that a bot may think."""
    work: float = 10.0
    """Seconds for reading a record or a position."""
    idle: float = 600.0
    """Seconds after which a table that nobody looks at leaves the memory."""
    orders: int = 200
    """Standing orders of a seat."""
    own_tables: int = 200
    """Tables that one browser may have at once."""


NONE = (1e9, 1e9)
UNLIMITED = Limits(
    calls=NONE,
    messages=NONE,
    effort=NONE,
    new_tables=NONE,
    token_calls=NONE,
    hints=NONE,
    chat=NONE,
    mails=NONE,
    guesses=NONE,
    connections=100_000,
    sockets=100_000,
    own_tables=100_000,
)


class Bucket:
    """A limit: how many at once, and how many a second after that."""

    __slots__ = ("_at", "_left", "_rate", "_size")

    def __init__(self, rate: tuple[float, float]) -> None:
        self._rate, self._size = rate
        self._left = self._size
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        left = self._left + (now - self._at) * self._rate
        self._at = now
        left = min(left, self._size)
        self._left = left - 1 if left >= 1 else left
        return left >= 1

    def spend(self, much: float) -> None:
        """Count a cost that nobody knew beforehand; the bucket may go below zero."""
        now = time.monotonic()
        self._left = min(self._left + (now - self._at) * self._rate, self._size) - much
        self._at = now

    @property
    def wait(self) -> int:
        """Whole seconds until one more is allowed."""
        left = self._left + (time.monotonic() - self._at) * self._rate
        return max(0, ceil((1 - left) / self._rate))

    @property
    def empty(self) -> bool:
        """Whether nothing is left for now."""
        return self._left + (time.monotonic() - self._at) * self._rate <= 0


class Buckets:
    """A bucket for each address; those unused for longest are forgotten."""

    MOST = 10_000

    def __init__(self, rate: tuple[float, float]) -> None:
        self._rate = rate
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether an address may have one more."""
        return self.of(address).take()

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        bucket = self._known.get(address)
        if bucket is None:
            bucket = self._known[address] = Bucket(self._rate)
            if len(self._known) > self.MOST:
                self._known.popitem(last=False)
        else:
            self._known.move_to_end(address)
        return bucket
