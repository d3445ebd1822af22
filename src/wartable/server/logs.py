"""Structured logs: one JSON object per line on standard error, without secrets, seeds or hands."""

import ipaddress
import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

import msgspec

client: ContextVar[str] = ContextVar("client", default="")
"""The address that the current request came from."""
ADDRESSES = ("full", "short", "none")
"""How much of an address is logged."""

PLACES = 4
"""How many places in the code are given for an error."""
ALIKE, WINDOW = 20, 60.0
"""How many similar warnings are logged in how many seconds."""


def shown(address: str, how: str) -> str:
    """An address as far as it may be logged; the short form names a network."""
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


class RepeatFilter(logging.Filter):
    """Lets through a few of many similar warnings; the next one says how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is logged."""
        if record.levelno < logging.WARNING:
            return True
        key = (record.name, str(record.msg))
        since, count = self._seen.get(key, (record.created, 0))
        if record.created - since > WINDOW:
            if count > ALIKE:
                record.facts = {**getattr(record, "facts", {}), "left_out": count - ALIKE}
            since, count = record.created, 0
        self._seen[key] = since, count + 1
        return count < ALIKE


class JsonLines(logging.Formatter):
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
            # Where it happened, but not the values: they may be someone's cards.
            row["error"] = record.exc_info[0].__name__ if record.exc_info[0] else ""
            row["trace"] = _places(record.exc_info[2])[-PLACES:]
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
    handler.setFormatter(JsonLines(addresses))
    handler.addFilter(RepeatFilter())
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
