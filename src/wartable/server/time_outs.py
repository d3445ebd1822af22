"""What happens when someone's time is up, and what people agree on about the clock."""

import asyncio
import logging
import math

from wartable.core.decision import BadInput, Illegal
from wartable.server import clocks
from wartable.server.api.clocks import AgreeClock, ClockRules, ProposeClock, TakeDaysOff
from wartable.server.journal import line, table_row
from wartable.server.registry import Registry
from wartable.server.seating import Seating
from wartable.server.store.sqlite import NotSaved
from wartable.server.stored_tables import NotFound
from wartable.server.tables import OVER, PLAYING, WAITING, Entry, Table

log = logging.getLogger("wartable.time_outs")

BEAT = 0.25
"""Seconds between two checks of the clocks."""
KEEP = 20
"""After this many beats it is written down how long the server has been running."""


class TimeOuts:
    """Checks all clocks, and does what each table wants when a time is up."""

    def __init__(self, registry: Registry, seating: Seating) -> None:
        self._registry, self._seating, self._clocks = registry, seating, registry.clocks

    async def run(self) -> None:
        """Keep checking."""
        beats = 0
        while True:
            await asyncio.sleep(BEAT)
            beats += 1
            try:
                await self.look()
                if not beats % KEEP and self._clocks.due:
                    await self._registry.store.written([], [self._clocks.time.row()])
            except NotSaved:
                log.warning("clocks wait until something can be written")
            except Exception:
                log.exception("the clocks could not be looked at")

    async def look(self) -> None:
        """Do what has to be done at every table where someone's time is up."""
        if self._registry.store.trouble:
            return
        for table_id in self._clocks.late():
            try:
                await self._look_at(table_id)
            except NotSaved:
                raise
            except Exception:
                # Whatever is wrong with one table, the others go on, and the log stays readable.
                self._clocks.put_off(table_id)
                log.exception("a clock does not go on", extra={"facts": {"table": table_id}})

    async def _look_at(self, table_id: str) -> None:
        """Do what has to be done at a table that may have gone on without its clock."""
        try:
            table = await self._registry.open(table_id)
        except (NotFound, Illegal):
            # It can no longer be played, or the host has closed it.
            self._clocks.forget(table_id)
            return
        if table.timing is None:
            self._clocks.forget(table_id)
            return
        while table.status == PLAYING and (late := table.timing.late()):
            # If everyone whose time is up loses, it is not only the first seat.
            await self._out(table, late if table.setup.clock.out == "lose" else late[:1])

    async def _out(self, table: Table, seats: list[int]) -> None:
        """Handle seats whose time is up."""
        rules: ClockRules = table.setup.clock
        if table.undo_request is not None:
            # Nobody continues while an undo is pending, and that may take days.
            await self._seating.commit(table, [Entry("refuse", table.undo_request.seat, "")], [])
            return
        for seat in seats:
            table.timing.clock.out(seat, "" if rules.out == "lose" else rules.out)
            facts = {"table": table.id, "seat": table.names[seat], "then": rules.out}
            log.info("somebody's time is up", extra={"facts": facts})
        if rules.out == "bot":
            await self._seating.put_bot(table, seats[0], rules.level, "log-time-up-bot")
        elif rules.out == "open":
            await self._seating.vacate(table, seats[0], "log-time-up-open")
        else:
            await self._seating.give_up(table, seats, "log-time-up-lost")


async def propose(seating: Seating, table: Table, body: ProposeClock, browser: bytes) -> None:
    """Propose other rules for the clock; they apply once everyone at the table has agreed."""
    rules = clocks.check(body.clock)
    mine = _mine(table, browser)
    if table.setup.awaited:
        raise Illegal("table", "reason-tournament-clock")
    if rules == table.setup.clock:
        raise Illegal("table", "reason-same-clock")
    if table.timing is None:
        seating.clocks.begin(table)
    if table.timing.clock.proposal is not None:
        raise Illegal("table", "reason-clock-pending")
    # Before the game begins, whoever made the table decides.
    alone = table.status == WAITING and browser == table.owner
    if (mine and table.timing.propose(mine[0], rules)) or alone:
        await _change(seating, table, rules)
        return
    if not mine:
        raise Illegal("table", "reason-no-seat")
    told = line("log-clock-asked", seat=table.names[mine[0]])
    await seating.commit(table, [told], [table_row(table)])


async def agree(seating: Seating, table: Table, body: AgreeClock, browser: bytes) -> None:
    """Agree to other rules for the clock, or refuse; once the last one agrees, they apply."""
    mine = _mine(table, browser)
    wish = table.timing.clock.proposal if table.timing is not None else None
    if wish is None or not mine:
        raise Illegal("table", "reason-no-clock-pending")
    if body.agree:
        wish.agreed |= set(mine)
        if table.timing.settled:
            await _change(seating, table, wish.rules)
        else:
            await seating.commit(table, [], [table_row(table)])
        return
    table.timing.clock.proposal = None
    told = "log-clock-withdrawn" if wish.seat in mine else "log-clock-refused"
    await seating.commit(table, [line(told, seat=table.names[mine[0]])], [table_row(table)])


async def take_days_off(seating: Seating, table: Table, body: TakeDaysOff, browser: bytes) -> None:
    """Take days off, so that the clock of your seat is paused; 0 days: you are back."""
    seat = table.seat(body.seat)
    if seat not in _mine(table, browser):
        raise Illegal("table", "reason-not-your-seat", seat=body.seat)
    if table.timing is None or not table.setup.clock.days_off:
        raise Illegal("table", "reason-no-days-off")
    most = math.floor(table.timing.days_left(seat))
    if body.days > most:
        raise BadInput("days", str(body.days), "whole-number-between", least=0, most=most)
    table.timing.take_off(seat, body.days)
    name = table.chairs[seat].name
    told = line("log-days-off", seat=body.seat, name=name, days=body.days)
    if not body.days:
        told = line("log-days-off-over", seat=body.seat, name=name)
    await seating.commit(table, [told], [table_row(table)])


async def _change(seating: Seating, table: Table, rules: ClockRules) -> None:
    table.timing.change(rules)
    await seating.commit(table, [line("log-clock-changed")], [table_row(table)])


def _mine(table: Table, browser: bytes) -> list[int]:
    """The seats of a browser at a running table where a person plays."""
    if table.status == OVER:
        raise Illegal("table", "reason-over")
    own = table.mine(browser)
    if not own and browser != table.owner:
        raise Illegal("table", "reason-no-seat")
    return [seat for seat in own if table.chairs[seat].kind == "person"]
