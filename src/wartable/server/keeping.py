"""Stored states: how a game stood at every turn, kept beside its journal.

The journal says what was done, a stored state what the result was. A table opens from the last one
and the few entries after it, however long the game is; and a game survives a correction of the
rules, under which the same answers may lead elsewhere. Each row carries what was logged since the
row before: answers, lines of the log, names of turns.
"""

import hashlib
import json
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import takewhile
from operator import itemgetter
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from wartable.core.events import Event
from wartable.core.match import CHECKPOINT, GivenAnswer, Past
from wartable.core.orders import Order
from wartable.core.states import SavedState, tuples
from wartable.server import api
from wartable.server.server_time import time_of_day
from wartable.server.store.sqlite import Row, Statement

if TYPE_CHECKING:
    from wartable.server.tables import Table

AT_LATEST = 256
"""How many journal entries are carried out again at most when a table opens."""
OFTEN = ("begin", "undo", "rules", "resign")
"""After this many entries the state is stored at once."""
ALONE, BARRIER, ASIDE, AUTO = 1, 2, 4, 8
KEEP = "REPLACE INTO states VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
SHAPE = "INSERT OR IGNORE INTO shapes VALUES (?, ?)"
COUNT = itemgetter(0)
"""After how many answers an event came."""
FORGET = "DELETE FROM states WHERE table_id = ? AND answers > ?"


class RulesChange(Struct, omit_defaults=True):
    """A game continues under other rules than it began with."""

    old: int
    new: int
    lost: int = 0
    """How many answers do not fit any more and were taken back."""
    back: int | None = None
    """The first line of the log that was about them."""

    def line(self) -> api.LogLine:
        """What everyone at the table is told."""
        repairs = [str(version) for version in range(self.old + 1, self.new + 1)]
        message = "log-rules-changed" if repairs else "log-rules-repaired"
        if self.lost:
            message += "-lost"
        facts: dict[str, Any] = {"count": self.lost} if self.lost else {}
        return api.LogLine(message, facts | ({"repairs": repairs} if repairs else {}), self.back)


class TurnLog(Struct, array_like=True):
    """What was logged between one stored state and the next."""

    answers: list[tuple[int, int, str, int]]
    """The seat, option, words and flags of each."""
    places: list[int]
    counts: list[int]
    """For each answer: how many events it caused."""
    log: list[list[Any]]
    turns: list[tuple[int, str, str]]
    """By number of answers: the state's hash, and the name of the turn."""
    numbers: list[int]
    orders: list[tuple[list[dict[str, Any]], tuple[str, str] | None]]
    wish: tuple[int, int, list[int]] | None
    rules: dict[int, int]
    begun: int
    """How many events the set-up caused."""
    seed: str


class KeptState(Struct):
    """A row of the stored states."""

    entry: int
    """How many entries of the journal came before it."""
    answers: int
    saved: SavedState
    at: int
    """When it was stored."""
    told: TurnLog


class Place(Struct):
    """Where a stored state stands: after how many entries, answers and lines of the log."""

    entry: int
    answers: int
    lines: int
    at: int = 0
    """When it was stored."""


class Keeping:
    """Notes when the state of a table has to be stored, and collects the rows."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self.places: list[Place] = []
        self._rows: list[Statement] = []
        self._shape = ""

    def after(self, kind: str) -> None:
        """Store the state after an entry that began the game or a turn, or when it is time."""
        table = self._table
        match = table.match
        if match is None:
            return
        count, last = len(match.answers), self.places[-1] if self.places else Place(0, -1, 0)
        if (
            kind in OFTEN
            or (count > last.answers and count in match.hashes)
            or count - last.answers >= CHECKPOINT
            or table.entry_count - last.entry >= AT_LATEST
        ):
            self.keep()

    def keep(self) -> None:
        """Store the state as it is now, unless nothing has happened since the last one."""
        table = self._table
        match = table.match
        if match is None or (self.places and self.places[-1].entry == table.entry_count):
            return
        last = self.places[-1] if self.places else Place(0, 0, 0)
        count, game = len(match.answers), table.game
        if count not in match.kept:
            match.kept[count] = game.saved(match.state.dump())
        saved = match.kept[count]
        fields = " ".join(saved.fields)
        shape = shape_of(fields)
        if shape != self._shape:
            self._shape = shape
            self._rows.append((SHAPE, (shape, fields)))
        data = pack(_told(table, last))
        now, version = int(time_of_day()), game.rules_version
        row = (table.id, table.entry_count, count, version, shape, now, saved.data, data)
        self._rows.append((KEEP, row))
        self.places.append(Place(table.entry_count, count, len(table.log), now))

    def take_back(self, count: int) -> None:
        """Forget the states after some number of answers."""
        while self.places and self.places[-1].answers > count:
            self.places.pop()
        self._rows.append((FORGET, (self._table.id, count)))

    def rows(self) -> list[Statement]:
        """What there is to write since the last time."""
        found, self._rows = self._rows, []
        return found


@cache
def shape_of(fields: str) -> str:
    """A short name for the shape of a state: its fields, with spaces between them."""
    return hashlib.sha256(fields.encode()).hexdigest()[:12]


def _told(table: "Table", since: Place) -> TurnLog:
    match = table.playing
    first = bisect_right(match.events, since.answers, key=COUNT)
    counts = Counter(map(COUNT, match.events[first:]))
    setup = bisect_right(match.events, 0, key=COUNT)
    wish = table.undo_request
    return TurnLog(
        [(g.seat, g.option, g.words, _flags(g)) for g in match.answers[since.answers :]],
        table.places[since.answers :],
        [counts[number + 1] for number in range(since.answers, len(match.answers))],
        [_line(entry) for entry in table.log[since.lines :]],
        [
            (at, found, match.marks.get(at, ""))
            for at, found in takewhile(
                lambda row: row[0] > since.answers, reversed(match.hashes.items())
            )
        ],
        table.numbers,
        [([msgspec.to_builtins(o) for o in orders.given], orders.quiet) for orders in match.orders],
        (wish.seat, wish.count, sorted(wish.waiting)) if wish else None,
        match.rules,
        setup,
        str(table.seed),
    )


def _flags(given: GivenAnswer) -> int:
    return ALONE * given.alone | BARRIER * given.barrier | ASIDE * given.aside | AUTO * given.auto


def _given(row: tuple[int, int, str, int]) -> GivenAnswer:
    seat, option, words, flags = row
    alone, barrier, aside, auto = (bool(flags & one) for one in (ALONE, BARRIER, ASIDE, AUTO))
    return GivenAnswer(seat, option, words, alone, barrier, aside, auto)


def _line(entry: Event | api.LogLine) -> list[Any]:
    if isinstance(entry, Event):
        return [entry.kind, entry.args, entry.secret, entry.to, entry.shows]
    return [entry.message, entry.args, entry.back]


def _entry(row: list[Any]) -> Event | api.LogLine:
    if len(row) == 3:
        return api.LogLine(*row)
    kind, args, secret, to, shows = row
    return Event(kind, tuples(args), tuples(secret), to, shows)


# Made here, not at first use: tables are opened in threads, and msgspec crashes if two of
# them meet the same type for the first time.
_told_before = msgspec.msgpack.Decoder(TurnLog)
read_change = msgspec.json.Decoder(RulesChange).decode
read_line = msgspec.json.Decoder(api.LogLine).decode


def pack(told: TurnLog) -> bytes:
    """A log as bytes."""
    try:
        return msgspec.msgpack.encode(told)
    except OverflowError:
        # msgpack cannot write a mask of more than 64 bits as a number.
        return json.dumps(msgspec.to_builtins(told)).encode()


def unpack(data: bytes) -> TurnLog:
    """The inverse of `pack`."""
    if data[:1] == b"[":
        return msgspec.convert(json.loads(data), TurnLog, str_keys=True, strict=False)
    return _told_before.decode(data)


def read_states(rows: list[Row]) -> list[KeptState]:
    """Read stored states from their rows: the last column names the fields of each."""
    return [
        KeptState(entry, answers, SavedState(state, tuple(fields.split()), rules), at, unpack(told))
        for entry, answers, rules, fields, at, state, told in rows
    ]


def retold(row: Row, change: Callable[[api.LogLine], bool]) -> Row:
    """A row of the stored states after changes to some lines of the log, if it has any of them."""
    *rest, data = row
    told = unpack(data)
    changed = False
    for number, found in enumerate(told.log):
        entry = _entry(found)
        if isinstance(entry, api.LogLine) and change(entry):
            told.log[number], changed = _line(entry), True
    return (*rest, pack(told)) if changed else row


def restore(table: "Table", states: list[KeptState]) -> None:
    """Put a table where the last of some stored states left it; raises what it cannot read."""
    past, counts = Past(), []
    for kept in states:
        told = kept.told
        past.answers += [_given(row) for row in told.answers]
        past.kept[kept.answers] = kept.saved
        for at, found, mark in reversed(told.turns):
            past.hashes[at], past.marks[at] = found, mark
        table.places += told.places
        counts += told.counts
        table.log += [_entry(row) for row in told.log]
        table.keeping.places.append(Place(kept.entry, kept.answers, len(table.log), kept.at))
    last = states[-1].told
    past.rules, table.seed = last.rules, int(last.seed)
    first = table.places[0] if table.places else len(table.log)
    setup = [entry for entry in table.log[:first] if isinstance(entry, Event)]
    past.events += [(0, event) for event in setup[: last.begun]]
    for number, (place, count) in enumerate(zip(table.places, counts, strict=True), 1):
        for entry in table.log[place : place + count]:
            assert isinstance(entry, Event)
            past.events.append((number, entry))
    match = table.set_up(past)
    for orders, (given, quiet) in zip(match.orders, last.orders, strict=True):
        orders.given, orders.quiet = [Order(**order) for order in given], quiet
    table.entry_count = states[-1].entry
    table.stand(match, list(last.numbers))
    if last.wish is not None:
        table.ask_undo(*last.wish)
