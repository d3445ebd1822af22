"""Whether the server is well."""

from typing import Literal

from msgspec import Struct


class HealthInfo(Struct):
    """Whether the server is well: its database can be written and read."""

    status: Literal["ok", "trouble"]
    version: str
    tables: int
    sockets: int
    cause: str = ""
    """What is wrong; only who asks from the same machine is told."""


class Ready(Struct):
    """Whether all tables are awake after a start, so that their bots play on."""

    status: Literal["ok", "waking", "trouble"]
    tables: int
    unopened: int
    """Tables that cannot be opened: see the log."""
    cause: str = ""
