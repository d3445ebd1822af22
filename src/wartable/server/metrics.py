"""Numbers for monitoring the server, in the format of Prometheus.

They are counted if `prometheus-client` is installed; otherwise nothing is.
"""

import contextlib
import time
from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from wartable.server.registry import Registry

PERSON, PROGRAM, BOT = "person", "program", "bot"
"""Who plays the seat that gives an answer."""
QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
STATUS = "SELECT status, count(*) FROM tables GROUP BY status"


class Metrics:
    """Everything that is counted."""

    connections: Any = ()
    """The connections of the server, once it has any."""

    def __init__(self) -> None:
        try:
            import prometheus_client as prometheus
        except ImportError:
            self.counts = False
            return
        self.counts = True
        self._book = book = prometheus.CollectorRegistry()
        self._own_book = own_book = prometheus.CollectorRegistry()
        """What only this machine is told: whether a bot had to think, or why somebody may not do
        something, depends on cards."""
        self._written = prometheus.generate_latest
        self._calls = prometheus.Histogram(
            "wartable_call_seconds",
            "How long calls took, by name and status",
            ["call", "status"],
            buckets=QUICK,
            registry=book,
        )
        self._answers = prometheus.Histogram(
            "wartable_answer_seconds",
            "From an answer to the moment when it is written down, by who plays the seat",
            ["by"],
            buckets=QUICK,
            registry=book,
        )
        self._thoughts = prometheus.Histogram(
            "wartable_bot_seconds",
            "How long bots thought",
            ["level"],
            buckets=SLOW,
            registry=own_book,
        )
        self._refusals = prometheus.Counter(
            "wartable_refusals", "What was refused, by reason", ["reason"], registry=own_book
        )
        self._tables = prometheus.Gauge(
            "wartable_tables", "Tables in the store, by status", ["status"], registry=book
        )
        self._now = {
            name: prometheus.Gauge(f"wartable_{name}", about, registry=book)
            for name, about in (
                ("open_tables", "Tables in memory"),
                ("connections", "Open connections of all kinds"),
                ("sockets", "Tables that somebody looks at, counted for each who looks"),
                ("streams", "Open streams of programs"),
                ("unopened_tables", "Tables that could not be opened after the start"),
                ("trouble", "1 while nothing can be written"),
            )
        }
        # Finding the child of a label takes longer than counting.
        self._answer_of = lru_cache(8)(self._answers.labels)
        self._call_of = lru_cache(1000)(self._calls.labels)

    def called(self, name: str, status: int, began: float) -> None:
        """Count a call that was answered."""
        if self.counts:
            self._call_of(name, str(status)).observe(time.perf_counter() - began)

    def answered(self, by: str, began: float) -> None:
        """Count an answer that was stored."""
        if self.counts:
            self._answer_of(by).observe(time.perf_counter() - began)

    def refused(self, reason: str) -> None:
        """Count a refusal."""
        if self.counts:
            self._refusals.labels(reason).inc()

    @contextlib.contextmanager
    def thinking(self, level: str) -> Iterator[None]:
        """Count how long a bot thinks."""
        began = time.perf_counter()
        yield
        if self.counts:
            self._thoughts.labels(level).observe(time.perf_counter() - began)

    async def text(self, registry: "Registry", own: bool) -> bytes:
        """All numbers as they are now; for others, those that have nothing to do with cards."""
        for status, count in await registry.store.rows(STATUS):
            self._tables.labels(status).set(count)
        now = {
            "open_tables": len(registry.tables),
            "connections": len(self.connections),
            "sockets": sum(len(table.live.sockets) for table in registry.tables.values()),
            "streams": len(registry.streams),
            "unopened_tables": registry.closed,
            "trouble": int(bool(registry.store.trouble)),
        }
        for name, value in now.items():
            self._now[name].set(value)
        return self._written(self._book) + (self._written(self._own_book) if own else b"")
