"""The chairs of a table: who sits there, and on which devices."""

import hashlib

from msgspec import Struct, field

from wartable.server.api import Occupant


class Device(Struct, frozen=True):
    """A browser that sits on a seat."""

    browser: bytes
    """The hash of its secret."""
    since: int = 0
    """Since when, in seconds of the clock; 0 if that was not written down."""
    label: str = ""
    """What it calls itself."""
    program: bool = False
    """Whether it is a program with a token, not a browser."""

    @property
    def id(self) -> str:
        """Its name among the devices of a seat; it says nothing about the secret."""
        return hashlib.sha256(b"wartable device " + self.browser).hexdigest()[:12]


class Chair(Struct):
    """A seat of a table: who plays it, and who may."""

    seat: str
    kind: Occupant = "open"
    name: str = ""
    level: str = ""
    resigned: bool = False
    link: bytes | None = None
    """The hash of the secret link, until it has been used."""
    devices: list[Device] = field(default_factory=list)
    """The browsers that sit here, in the order in which they came."""

    @property
    def bot(self) -> bool:
        """Whether a bot plays it now."""
        return self.kind == "bot"

    @property
    def program(self) -> bool:
        """Whether a program may answer here; everyone may know that."""
        return any(device.program for device in self.devices)

    @property
    def browsers(self) -> list[bytes]:
        """The hashes of the browsers that sit here."""
        return [device.browser for device in self.devices]

    def held_by(self, browser: bytes) -> bool:
        """Whether a browser may play it."""
        return any(device.browser == browser for device in self.devices)
