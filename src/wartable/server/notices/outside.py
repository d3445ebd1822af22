"""Calls to addresses that people give: only on the public internet, unless the host allows more.

A name is looked up once, every address that it stands for is checked, and the call goes to the one
that was checked; redirects are not followed.
"""

import contextlib
import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Iterator
from urllib.parse import SplitResult, urlsplit

from wartable.core.decision import BadInput

PATIENCE = 10.0
"""For how many seconds another server may be silent."""
WHOLE = 15.0
"""How many seconds its whole reply may take, byte by byte."""
GONE = (404, 410)
UNICAST = ipaddress.ip_network("2000::/3")
NAT64 = ipaddress.ip_network("64:ff9b::/96")
"""Where some networks put all IPv4 addresses."""


class Unreachable(Exception):
    """A call has failed; it may work later."""


class AddressGone(Exception):
    """There is nobody at that address any more."""


class _Plain(http.client.HTTPConnection):
    """A connection to the address that was checked, whatever its name stands for now."""

    def __init__(self, host: str, port: int, address: str) -> None:
        super().__init__(host, port, timeout=PATIENCE)
        self._address = address

    def connect(self) -> None:
        """Connect to that address."""
        self.sock = socket.create_connection((self._address, self.port), PATIENCE)


class _Secure(_Plain):
    """The same with TLS, for its name."""

    def connect(self) -> None:
        """Connect, and make sure the other side is who it should be."""
        super().connect()
        self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.host)


def check(url: str, private: bool) -> str:
    """Refuse what cannot be an address to call."""
    schemes = ("https", "http") if private else ("https",)
    parts = _parts(url)
    if parts is None or parts.scheme not in schemes or "@" in parts.netloc:
        raise BadInput("address", url[:80], "secure-address")
    return url


def _parts(url: str) -> SplitResult | None:
    """An address in its parts; None if no program could call it."""
    try:
        parts = urlsplit(url)
        named = bool((parts.hostname or "").encode("idna")) and parts.port != 0
    except ValueError:
        return None
    visible = url.isascii() and url.isprintable() and " " not in url
    return parts if named and visible else None


def addresses(host: str, port: int, private: bool) -> list[str]:
    """The addresses of a name; refused if one of them is not on the public internet."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Unreachable(type(error).__name__) from error
    known = list(dict.fromkeys(str(row[4][0]) for row in found))
    if not private and not all(_public(one) for one in known):
        raise AddressGone("not a public address")
    return known


def _public(address: str) -> bool:
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if found in NAT64:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFF_FFFF)
        if inner is None:
            return found in UNICAST and found.is_global
        found = inner
    return found.is_global and not found.is_multicast


@contextlib.contextmanager
def _in_time(wire: socket.socket) -> Iterator[None]:
    """Hang up on a server that replies a little at a time and never finishes."""

    def hang_up() -> None:
        with contextlib.suppress(OSError):
            socket.socket.shutdown(wire, socket.SHUT_RDWR)

    timer = threading.Timer(WHOLE, hang_up)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def post(url: str, body: bytes, headers: dict[str, str], private: bool) -> None:
    """Call an address; raises Unreachable if it is worth another try, AddressGone if not."""
    parts = urlsplit(check(url, private))
    secure = parts.scheme == "https"
    host, port = str(parts.hostname), parts.port or (443 if secure else 80)
    address = addresses(host, port, private)[0]
    connection = (_Secure if secure else _Plain)(host, port, address)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    try:
        connection.connect()
        with _in_time(connection.sock):
            connection.request("POST", path, body, headers)
            reply = connection.getresponse()
    except (OSError, http.client.HTTPException) as error:
        raise Unreachable(type(error).__name__) from error
    finally:
        connection.close()
    if reply.status in GONE:
        raise AddressGone(str(reply.status))
    # Redirects are not followed: nobody has checked where they lead.
    if not 200 <= reply.status < 300:
        raise Unreachable(str(reply.status))
