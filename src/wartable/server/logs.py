"""Structured logs: a JSON object a line, on standard error. No secret, seed or hand is in them."""

import ipaddress
import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

import msgspec

client: ContextVar[str] = ContextVar("client", default="")
"""The address that a request came from, while it is worked on."""
ADDRESSES = ("full", "short", "none")
"""How much of an address is written down."""


def shown(address: str, how: str) -> str:
    """An address as far as it may be written down; the short one names a network."""
    if how == "full" or not address:
        return address
    if how == "none":
        return ""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return ""
    mapped = getattr(found, "ipv4_mapped", None) or found
    bits = 24 if mapped.version == 4 else 48
    return str(ipaddress.ip_network((mapped, bits), strict=False))


class Lines(logging.Formatter):
    """A record as one line of JSON."""

    def __init__(self, addresses: str = "full") -> None:
        super().__init__()
        self._addresses = addresses

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, logger, message, and the facts given as `extra`."""
        row: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if address := shown(client.get(), self._addresses):
            row["client"] = address
        if record.exc_info:
            # Where it happened, but not the values: they may be somebody's cards.
            row["error"] = record.exc_info[0].__name__ if record.exc_info[0] else ""
            row["trace"] = _places(record.exc_info[2])
        return msgspec.json.encode(row).decode()


def _places(trace: Any) -> list[str]:
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return places


def set_up(access: bool, addresses: str = "full") -> None:
    """Send every logger to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(addresses))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)
    logging.getLogger("wartable.access").setLevel(logging.INFO if access else logging.WARNING)
