"""Plays every stored game again, and says which of them lead elsewhere now, and where."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial

from msgspec import Struct

from wartable.core.decision import Illegal
from wartable.server.keeping import KeptState, read_states, restore
from wartable.server.registry import Registry
from wartable.server.store.sqlite import Row
from wartable.server.stored_tables import TableRows, bare, read_rows
from wartable.server.tables import WAITING, Entry, Table

SAME, DIFFERS, REFUSED, GAP, UNREADABLE = "same", "differs", "refused", "gap", "unreadable"
"""All is as it was; a state is another one; an answer is none any more; entries are missing; or a
stored state cannot be read at all."""


class Finding(Struct):
    """What there is to say about a game: one finding for each place where it leads elsewhere."""

    table: str
    game: str
    what: str
    answers: int
    """After how many answers; if all is well, how many the game has."""
    mark: str = ""
    """The turn."""
    rules: int = 0
    """The version of the rules it was played under there."""

    def row(self) -> list[str]:
        """The finding as the host sees it."""
        return [self.table, self.game, self.what, str(self.answers), self.mark, str(self.rules)]


async def verify(registry: Registry, only: str = "") -> list[Finding]:
    """Play every game that has begun again, or just one; others go on meanwhile."""
    return [finding async for finding in _findings(registry, only)]


async def _findings(registry: Registry, only: str) -> AsyncIterator[Finding]:
    ids = await registry.store.rows(
        "SELECT id FROM tables WHERE status <> ? AND (id = ? OR ? = '') ORDER BY changed",
        *(WAITING, only, only),
    )
    for (table_id,) in ids:
        reading = partial(read_rows, table_id=table_id, closed=True, whole=True)
        rows = await registry.store.read(reading)
        if rows is None:
            continue
        for finding in await asyncio.to_thread(examine, rows):
            yield finding


def examine(rows: TableRows) -> list[Finding]:
    """Play a game again from its first entry; after a difference, go on from what was stored."""
    return _Examination(rows).findings


class _Examination:
    """One game that is being played again."""

    def __init__(self, rows: TableRows) -> None:
        self._rows = rows
        self._states = {kept.entry: kept for kept in read_states(rows.course.states)}
        self._table = bare(rows)
        self._differs = False
        self.findings: list[Finding] = []
        self._all()
        if not self.findings:
            self._found(SAME)

    def _all(self) -> None:
        number = 0
        entries: list[Row] = self._rows.course.entries
        while number < len(entries):
            kept, kind, seat, body, request, hashed = entries[number]
            if kept != number:
                self._found(GAP)
                return
            number += 1
            entry = Entry(kind, seat, body, request)
            if kind == "rules":
                # What was stored is what the rules of that day made of it.
                number = self._jump(number)
                continue
            try:
                self._table.do(entry)
            except Illegal:
                self._found(REFUSED)
                number = self._jump(number)
                continue
            stored = self._states.get(number)
            if stored is not None:
                self._compare(stored)
            elif hashed and self._table.hash(entry) != hashed and not self._differs:
                self._differs = True
                self._found(DIFFERS)

    def _compare(self, stored: KeptState) -> None:
        game, match = self._table.game, self._table.playing
        try:
            state = game.lift(stored.saved)
        except Exception:
            # It may be anything: a field, a card or a step that no longer exists.
            self._found(UNREADABLE)
            return
        if state.dump() != match.state.dump():
            self._found(DIFFERS)
            self._jump(stored.entry)

    def _jump(self, number: int) -> int:
        """Go on from the next readable stored state; returns the entry it comes after."""
        for entry, kept in self._states.items():
            if entry < number:
                continue
            table = bare(self._rows)
            try:
                restore(table, [one for one in self._states.values() if one.entry <= entry])
            except Exception:
                continue
            self._table = table
            return kept.entry
        return len(self._rows.course.entries)

    def _found(self, what: str) -> None:
        table: Table = self._table
        match = table.match
        count = len(match.answers) if match else 0
        mark = table.game.mark(match.state) if match else ""
        later = (s.saved.rules for e, s in self._states.items() if e >= table.entry_count)
        rules: int = next(later, self._rows.table[2])
        self.findings.append(Finding(table.id, table.game.id, what, count, mark, rules))
