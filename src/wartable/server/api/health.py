"""Whether the server is well."""

from typing import Literal

from msgspec import Struct


class HealthInfo(Struct):
    """Whether the server is well: it can write to its database and read from it."""

    status: Literal["ok", "trouble"]
    version: str
    tables: int
    sockets: int
    cause: str = ""
    """What is wrong; only told to requests from this machine."""


class Ready(Struct):
    """Whether all tables have been opened after a start, so that their bots play on."""

    status: Literal["ok", "waking", "trouble"]
    tables: int
    unopened: int
    """How many tables cannot be opened; the log says why."""
    cause: str = ""
