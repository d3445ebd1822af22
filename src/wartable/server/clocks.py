"""The clocks of all tables: stored beside the journal, written with every entry that moves them."""

import logging
from typing import TYPE_CHECKING

import msgspec

from wartable.bots import BOTS
from wartable.core.decision import BadInput
from wartable.server.api.clocks import (
    DAY,
    MINUTE,
    ClockAsked,
    ClockRules,
    SeatTime,
)
from wartable.server.server_time import KEPT, ServerTime
from wartable.server.store.sqlite import Statement, Store
from wartable.server.table_clock import AGREED, FREE, Proposal, SeatClock, TableClock
from wartable.server.tables import PLAYING, Entry, Table

if TYPE_CHECKING:
    from collections.abc import Iterable

log = logging.getLogger("wartable.clocks")

KEEP = "REPLACE INTO clocks VALUES (?, ?, ?)"
LATER = 10.0
"""Seconds until a table that could not be opened is tried again."""


def check(rules: ClockRules) -> ClockRules:
    """Refuse rules that no clock can follow."""
    if rules.kind == "none":
        return ClockRules()
    if rules.seconds < MINUTE:
        raise BadInput("clock-seconds", str(rules.seconds), "whole-number-from", least=MINUTE)
    if rules.level not in BOTS:
        raise BadInput("clock-level", rules.level, "one-of", choices=BOTS)
    if rules.days_off and not rules.slow:
        raise BadInput("clock-days-off", str(rules.days_off), "slow-clock")
    if rules.kind == "move" and rules.gain:
        raise BadInput("clock-gain", str(rules.gain), "gain-of-bank")
    return rules


def opened_by_clock(table: Table, seat: str) -> bool:
    """Whether a seat is open to anyone because its time ran out."""
    told = table.timing.told() if table.timing is not None else ()
    return any(one.seat == seat and one.away == "open" for one in told)


class Timing:
    """The clock of an open table, with the time it counts."""

    def __init__(self, table: Table, time: ServerTime, clock: TableClock) -> None:
        self._table, self._time, self.clock = table, time, clock
        self._told = self._shown()

    @property
    def rules(self) -> ClockRules:
        """The current rules."""
        return self._table.setup.clock

    def told(self) -> list[SeatTime]:
        """The clocks of all people, as everyone may see them."""
        table, now = self._table, self._time.now()
        if self.rules.kind == "none":
            return []
        return [
            SeatTime(
                seat=table.names[number],
                left=round(self.clock.left(self.rules, number, now), 1),
                runs=seat.since is not None,
                off=round(max(0.0, seat.off - now), 1),
                days_off=round(self.clock.days_off(self.rules, number), 2),
                outs=seat.outs,
                away=seat.away,
            )
            for number, seat in enumerate(self.clock.seats)
            if table.chairs[number].kind == "person" or seat.away
        ]

    def changed(self) -> bool:
        """Whether a clock has started or stopped since this was last asked."""
        before, self._told = self._told, self._shown()
        return self._told != before

    def _shown(self) -> list[object]:
        return [(seat.left, seat.since, seat.off, seat.away) for seat in self.clock.seats]

    def proposed(self) -> ClockAsked | None:
        """The rules that someone has proposed."""
        wish = self.clock.proposal
        if wish is None:
            return None
        waiting = [own[0] for own in self._table.persons() if not wish.agreed & set(own)]
        names = self._table.names
        return ClockAsked(names[wish.seat], wish.rules, [names[seat] for seat in waiting])

    def propose(self, seat: int, rules: ClockRules) -> bool:
        """Propose other rules; returns whether nobody else has to agree."""
        self.clock.proposal = Proposal(seat, rules, {seat})
        return self.settled

    @property
    def settled(self) -> bool:
        """Whether everyone has agreed to the proposed rules."""
        found = self.proposed()
        return found is not None and not found.waiting

    def change(self, rules: ClockRules) -> None:
        """Use other rules from now on; everyone has all their time again."""
        self._table.setup.clock = rules
        self.clock.proposal = None
        self.clock.renew()

    def late(self) -> list[int]:
        """The seats whose time is up; someone who has answered in secret is not late."""
        now = self._time.now()
        return [seat for seat, due in self._running() if due <= now]

    def due(self) -> float | None:
        """When the next seat runs out of time."""
        return min((due for _, due in self._running()), default=None)

    def _running(self) -> "Iterable[tuple[int, float]]":
        table = self._table
        if table.status != PLAYING:
            return
        for seat in table.open:
            due = self.clock.due(self.rules, seat)
            if due is not None:
                yield seat, due

    def follow(self, entries: "Iterable[Entry]" = ()) -> None:
        """Check who is asked now."""
        table, now = self._table, self._time.now()
        if table.status != PLAYING or self.rules.kind == "none":
            self.clock.stop(self.rules, now)
            return
        kinds = {entry.kind for entry in entries}
        undone = "" if "undo" not in kinds else AGREED if "agree" in kinds else FREE
        asked = [table.names.index(name) for name in table.awaited()]
        people = {seat for seat, chair in enumerate(table.chairs) if chair.kind == "person"}
        happened = len(table.playing.events)
        self.clock.follow(self.rules, asked, people, happened, now, undone)

    def take_off(self, seat: int, days: int) -> None:
        """Give a seat days off, starting now."""
        self.clock.take_off(self.rules, seat, days, self._time.now())

    def days_left(self, seat: int) -> float:
        """How many days off a seat could take from now on."""
        seat_clock = self.clock.seats[seat]
        rest = max(0.0, seat_clock.off - self._time.now()) / DAY
        return self.clock.days_off(self.rules, seat) + rest


class Clocks:
    """When whose time is up, at tables in memory or not."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.time = ServerTime(lambda: bool(store.trouble))
        self.due: dict[str, float] = {}
        """By table: when the next seat runs out of time."""

    async def load(self) -> None:
        """Continue where the server stopped."""
        for (seconds,) in await self._store.rows(KEPT):
            self.time.begin(seconds)
        rows = await self._store.rows("SELECT table_id, due FROM clocks WHERE due IS NOT NULL")
        self.due = dict(rows)

    async def attach(self, table: Table) -> None:
        """Give a table that was just opened its clock."""
        rows = await self._store.rows("SELECT clock FROM clocks WHERE table_id = ?", table.id)
        for (kept,) in rows:
            clock = msgspec.msgpack.decode(kept, type=TableClock)
            # What is in memory may begin later than the game did.
            clock.furthest = len(table.match.events) if table.match is not None else 0
            table.timing = Timing(table, self.time, clock)
            self._expect(table)

    def _expect(self, table: Table) -> float | None:
        """Note when the next seat at a table runs out of time."""
        due: float | None = table.timing.due()
        if due is None:
            self.due.pop(table.id, None)
        else:
            self.due[table.id] = due
        return due

    def follow(self, table: Table, entries: list[Entry]) -> list[Statement]:
        """Check who is asked at a table after some entries; returns the rows to write."""
        if table.timing is None:
            if table.setup.clock.kind == "none":
                return []
            self.begin(table)
        timing: Timing = table.timing
        if timing.settled:
            # The one who had not agreed has left: that is no consent, so it is asked again.
            timing.clock.proposal = None
        timing.follow(entries)
        due = self._expect(table)
        clock = msgspec.msgpack.encode(timing.clock)
        return [(KEEP, (table.id, due, clock)), self.time.row()]

    def begin(self, table: Table) -> None:
        """Give a table a clock."""
        clock = TableClock([SeatClock() for _ in table.chairs])
        table.timing = Timing(table, self.time, clock)

    def late(self) -> list[str]:
        """The tables where someone's time is up."""
        now = self.time.now()
        return [table for table, due in self.due.items() if due <= now]

    def look_again(self, table_id: str) -> None:
        """Open a table again soon, because what it was about to write has been lost.

        Even without a clock: if nobody is looking, its bots would wait for ever.
        """
        self.due[table_id] = 0.0

    def put_off(self, table_id: str) -> None:
        """Try a table again later, because it cannot be opened now."""
        self.due[table_id] = self.time.now() + LATER

    def forget(self, table_id: str) -> None:
        """Forget a table that has been deleted."""
        self.due.pop(table_id, None)
