"""Structured logs: a JSON object a line, on standard error. No secret, seed or hand is in them."""

import logging
import sys
from datetime import UTC, datetime
from typing import Any

import msgspec


class Lines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, logger, message, and the facts given as `extra`."""
        row: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "facts", {}),
        }
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


def set_up(access: bool) -> None:
    """Send every logger to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
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
