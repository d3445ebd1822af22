"""Which connections are let in: how many there may be, for each address and in all.

This is decided before a byte is read. If there are too many in all, the one that has been idle
longest makes room, so that idle connections keep nobody out.
"""

import contextlib
import ipaddress
import logging
import resource
from typing import Protocol

from wartable.server import logs

log = logging.getLogger("wartable.connections")

FILES = 65_536
"""How many files a server wants to be able to open: every connection is one."""
KEPT = 64
"""Files that are not for connections: the database, the bots' processes."""


class Connection(Protocol):
    """A connection, as far as it can be ended."""

    def cut(self) -> None:
        """Close it without a word."""


def network(address: str) -> str:
    """The unit that limits count: an IPv4 address, or the /64 of an IPv6 address."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def room() -> int:
    """How many connections this process can have; raises the system's limit if it may."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft == resource.RLIM_INFINITY:
        soft = FILES
    elif soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max(1, soft - min(KEPT, soft // 3))


class Proxies:
    """Which proxies are trusted about addresses: addresses and networks, or `*` for all."""

    def __init__(self, words: str) -> None:
        self._names = frozenset(word.strip() for word in words.split(","))
        self._networks = []
        for name in self._names:
            with contextlib.suppress(ValueError):
                self._networks.append(ipaddress.ip_network(name))

    def __contains__(self, address: str) -> bool:
        if "*" in self._names or address in self._names:
            return True
        with contextlib.suppress(ValueError):
            found = ipaddress.ip_address(address)
            return any(found in network for network in self._networks)
        return False


class Connections:
    """Counts connections, and refuses some."""

    def __init__(self, most: int, each: int, proxies: str = "") -> None:
        self._most, self._each, self._proxies = most, each, Proxies(proxies)
        self._from: dict[str, int] = {}
        self._all: dict[Connection, str] = {}
        self._idle: dict[Connection, None] = {}
        """Connections that have asked nothing yet or were answered; longest idle first."""

    def __len__(self) -> int:
        return len(self._all)

    def enter(self, connection: Connection, address: str) -> bool:
        """Whether one more may come in."""
        where = network(address)
        # Everything a proxy forwards comes from its one address, so it has its own limits.
        if self._from.get(where, 0) >= self._each and address not in self._proxies:
            _warn("too many connections from one address", address, self._each)
            return False
        if len(self._all) >= self._most:
            _warn("too many connections", address, self._most)
            longest = next(iter(self._idle), None)
            if longest is None:
                return False
            self.leave(longest)
            longest.cut()
        self._all[connection] = where
        self._from[where] = self._from.get(where, 0) + 1
        self._idle[connection] = None
        return True

    def busy(self, connection: Connection) -> None:
        """Note that a whole request has arrived, or a websocket opens."""
        self._idle.pop(connection, None)

    def idle(self, connection: Connection) -> None:
        """Note that a request was answered."""
        if connection in self._all:
            self._idle.pop(connection, None)
            self._idle[connection] = None

    def become(self, connection: Connection, other: Connection) -> None:
        """Note that a connection goes on as a websocket."""
        where = self._all.pop(connection, None)
        self._idle.pop(connection, None)
        if where is not None:
            self._all[other] = where

    def leave(self, connection: Connection) -> None:
        """Note that one has closed."""
        self._idle.pop(connection, None)
        where = self._all.pop(connection, None)
        if where is None:
            return
        self._from[where] -= 1
        if not self._from[where]:
            del self._from[where]


def _warn(message: str, address: str, most: int) -> None:
    came = logs.client.set(address)
    log.warning(message, extra={"facts": {"most": most}})
    logs.client.reset(came)
