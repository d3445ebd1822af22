"""Who may do what at a table, and when: every call about one, by everybody, in all its states.

What was done is looked at three times: at the table in memory, at what those were told who have it
open, and as it is read again from the disk.
"""

import tempfile
from collections.abc import Iterator
from copy import deepcopy
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from tests.server import loops
from tests.server.harness import SIX
from tests.server.inside import Follower, House, house
from tests.server.test_tables import REACTION
from tests.stored import cup_permissions
from tests.stored.outcomes import differences, why_not, written

from wartable.core.decision import BadInput, Illegal
from wartable.server import api, keys
from wartable.server.api.clocks import DAY, ClockRules
from wartable.server.calls import CALLS, Call
from wartable.server.journal import chair_row, table_row
from wartable.server.people import Chat, Say
from wartable.server.spectating import Spectating
from wartable.server.stored_tables import NotFound
from wartable.server.tables import Table

PEOPLE = {"anna": "germany", "ben": "united_kingdom", "clara": "japan", "dora": "soviet_union"}
"""Clara has a bot play for her; Dora has resigned, where the game has begun."""
EVERYBODY = ("owner", *PEOPLE, "stranger")
OPEN_TO = ("owner", "anna", "clara", "dora")
"""Who has the table open while others do something."""
SECRET = "secret"
SLOW = ClockRules("bank", 604_800, days_off=3)
OTHER = {"kind": "bank", "seconds": 3600}
HERE = "/api/tables/{table}"
LOOKED_AT = {call.path.removeprefix(HERE).strip("/") for call in CALLS if call.method == "GET"}
Wish = tuple[str, dict[str, Any] | None]
"""A call, by the end of its path, and what is sent."""


class State(msgspec.Struct):
    """How a table stands before anybody does anything."""

    begun: bool = True
    over: bool = False
    listed: bool = False
    undo: bool = False
    """Whether Anna wants to take an answer back."""
    proposed: bool = False
    """Whether Ben would like another clock."""
    setup: dict[str, Any] = {}


STATES = {
    "waiting": State(begun=False, listed=True, setup={"clock": SLOW}),
    "waiting for guests": State(begun=False, setup={"watch": "seats", "chat": False}),
    "playing": State(setup={"clock": SLOW, "spectating": Spectating("all", delay=60)}),
    "playing, undo asked for": State(undo=True, setup={"spectating": Spectating("seat", "japan")}),
    "playing, another clock proposed": State(proposed=True, setup={"clock": SLOW, "away": 0}),
    "playing for a tournament": State(setup={"awaited": True, "clock": SLOW, "watch": "seats"}),
    "over": State(over=True),
    "over, for guests": State(over=True, setup={"watch": "seats"}),
}
OF_SEATS = ("sit", "leave", "bot", "take", "link", "program", "hint", "days-off", "spectators")
MORE: dict[str, dict[str, Any]] = {
    "program": {"name": "Robot"},
    "days-off": {"days": 1},
    "spectators": {"agree": True},
}
COMMANDS: tuple[dict[str, Any], ...] = (
    {"type": "undo"},
    {"type": "consent", "agree": True},
    {"type": "consent", "agree": False},
    {"type": "hush", "length": "turn"},
    {"type": "order", "card": "rasputitsa", "do": "never"},
    {"type": "why", "answer": "pass"},
    {"type": "answer", "number": 1, "answer": "play build_army"},
)
OTHERS: tuple[Wish, ...] = (
    ("sit", {"seat": "italy", "secret": SECRET, "name": "Guest"}),
    ("sit", {"seat": "italy", "secret": "guessed"}),
    ("sit", {"seat": "germany", "secret": SECRET}),
    ("sit", {"seat": "united_states", "secret": SECRET}),
    ("name", {"name": "Somebody"}),
    ("start", {}),
    ("start", {"fill": "cadet"}),
    ("resign", {}),
    ("resign", {"seats": ["germany"]}),
    ("code", None),
    ("devices", None),
    ("expel", {"device": "nothing"}),
    ("share", {"commit": "0" * 64}),
    ("clock", {"clock": OTHER}),
    ("clock/consent", {"agree": True}),
    ("clock/consent", {"agree": False}),
    ("close", None),
    ("rematch", None),
    ("fork", {"at": 0}),
    ("chat", None),
    ("chat", {"text": "Hello"}),
    ("chat/mute", {"who": "united_kingdom"}),
    ("chat/report", {"number": 1}),
    ("chat/switch", {"on": False}),
    ("", None),
    ("history", None),
    ("scenery", None),
    ("insight", None),
    ("record", None),
    ("summary", None),
    ("view", None),
    ("details", None),
    ("previews", None),
)


def wishes() -> Iterator[Wish]:
    """All that somebody may want."""
    for path in OF_SEATS:
        for seat in SIX:
            yield path, {"seat": seat, **MORE.get(path, {})}
    for command in COMMANDS:
        for seat in SIX:
            yield "do", {"seat": seat, **command}
    yield from OTHERS


def look(table: Table) -> dict[str, str]:
    """All of a table that somebody can change without an answer."""
    seen = {}
    for chair in table.chairs:
        parts = [chair.kind, chair.name, chair.level, f"{len(chair.devices)} devices"]
        parts += ["resigned"] if chair.resigned else []
        parts += ["link"] if chair.link else []
        parts += ["program"] if chair.program else []
        seen[chair.seat] = " ".join(filter(None, parts))
    undo, clock = table.undo_request, table.timing.clock if table.timing is not None else None
    seen["status"], seen["result"] = table.status, str(table.result)
    seen["title"], seen["chat"] = table.setup.title, str(table.setup.chat)
    seen["clock"] = f"{table.setup.clock.kind} {table.setup.clock.seconds}"
    seen["undo"] = f"{undo.seat} {sorted(undo.waiting)}" if undo is not None else ""
    seen["clock asked"] = str(clock and clock.proposal and sorted(clock.proposal.agreed))
    taken = [str(round(one.taken / DAY)) for one in clock.seats] if clock is not None else []
    seen["days off"] = " ".join(taken)
    seen["spectators"] = str(sorted(seat for seat, _ in table.setup.spectating.agreed))
    seen["shares"] = str(len(table.setup.seeding.shares))
    if table.match is not None:
        seen["answers"] = str(len(table.playing.answers))
        seen["orders"] = str([len(one.given) for one in table.playing.orders])
    lines = [line.message for line in table.log if isinstance(line, api.LogLine)]
    seen["log"] = " ".join(lines)
    return seen


def said(reply: Any) -> str:
    """A reply in a few words: what of it depends on who asks."""
    match reply:
        case api.MyTable():
            own = [*(["owner"] if reply.owner else []), *reply.mine]
            return f"of a table: {' '.join(own) or 'nobody'}"
        case Chat():
            return f"{len(reply.lines)} lines of {reply.room}"
        case api.Devices():
            return f"of {len(reply.devices)} devices"
        case api.Previews():
            return f"of {len(reply.answers)} answers"
        case api.History():
            return f"what {' '.join(sorted({who for step in reply.steps for who in step}))} saw"
    return type(reply).__name__


class Matrix:
    """Tries everything out, at a table of its own where something was done."""

    def __init__(self, found: House) -> None:
        self._house, self._requests = found, count()
        self._pages: list[Follower] = []

    async def _table(self, state: State) -> Table:
        people = {seat: who.encode() for who, seat in PEOPLE.items()}
        table = await self._house.table(
            "quartermaster", people=people, position=REACTION, begun=False, **deepcopy(state.setup)
        )
        table.listed = state.listed
        chairs = {chair.seat: chair for chair in table.chairs}
        chairs["japan"].kind, chairs["japan"].level = "bot", "cadet"
        chairs["italy"].kind, chairs["italy"].level = "open", ""
        chairs["italy"].link = keys.hashed(SECRET)
        rows = [chair_row(table, number) for number in range(len(SIX))]
        await self._house.seating.commit(table, [], [*rows, table_row(table)])
        if state.begun:
            await self._house.seating.start(table, api.Start(), b"owner")
            dora = api.Resign(["soviet_union"])
            await self._house.seating.resign(table, dora, b"dora")
        if state.over:
            await self._house.seating.give_up(table, [0, 2, 4])
        if state.undo:
            await self._house.answer(table, "germany", "play build_army")
            await self._house.do(table, b"anna", api.Undo("u", "germany"))
        if state.proposed:
            await self._house.ask(f"{HERE}/clock", b"ben", {"clock": OTHER}, table=table.id)
        if table.setup.chat:
            await self._house.registry.chat.say(table, b"ben", Say("Hi"), "here")
        self._pages = [Follower(table, who.encode()) for who in OPEN_TO]
        return table

    async def _try(self, table: Table, who: str, wish: Wish) -> tuple[str, bool]:
        """What comes of it, and whether the table is another one now."""
        path, body = wish
        before, whole = look(table), f"{HERE}/{path}" if path else HERE
        sent = {**(body or {}), "id": str(next(self._requests))} if path == "do" else body
        query = "" if body else "seat=germany&answer=play+build_army"
        try:
            reply = await self._house.ask(whole, who.encode(), sent, query, table=table.id)
        except (Illegal, BadInput) as error:
            return why_not(error.reason), look(table) != before
        except NotFound:
            return "no such table", look(table) != before
        if isinstance(reply, api.Reply) and reply.reason is not None:
            return why_not(reply.reason), look(table) != before
        await self._house.settled(table)
        after = look(table)
        missed = (f"NOT TOLD {one}" for page in self._pages for one in page.missed())
        told = "; ".join(["done", *differences(before, after), *missed])
        if not body and path in LOOKED_AT:
            return f"told {said(reply)}", before != after
        registry = self._house.registry
        registry.tables.pop(table.id, None)
        try:
            again = look(await registry.open(table.id))
        except NotFound:
            return f"{told}; the table is gone", True
        again["log"] = after["log"]
        wrong = differences(after, again)
        return "; ".join([told, *(f"READ AGAIN {one}" for one in wrong)]), True

    async def of(self, state: State) -> list[str]:
        """What everybody may do in a state."""
        table = await self._table(state)
        lines = []
        for path, body in wishes():
            outcomes: dict[str, list[str]] = {}
            for who in EVERYBODY:
                told, changed = await self._try(table, who, (path, body))
                outcomes.setdefault(told, []).append(who)
                if changed:
                    table = await self._table(state)
            lines += written(path or "look", body, outcomes)
        return lines


def texts() -> Iterator[tuple[str, str]]:
    """Where it is stored, and all of it."""
    calls = (f"{one.method} {one.path}: {_allowed(one)}" for one in CALLS)
    yield "permissions/programs.txt", "\n".join(sorted(calls)) + "\n"
    with tempfile.TemporaryDirectory() as folder:
        found: list[tuple[str, str]] = []

        async def all_of_it() -> None:
            async with house(Path(folder)) as server:
                for name, state in STATES.items():
                    lines = await Matrix(server).of(state)
                    file = name.replace(",", "").replace(" ", "_")
                    found.append((f"permissions/{file}.txt", "\n".join(lines) + "\n"))
                cups = await cup_permissions.everything(server)
                found.append(("permissions/tournaments.txt", "\n".join(cups) + "\n"))

        loops.run(all_of_it())
        yield from found


def _allowed(call: Call) -> str:
    """What a program must be allowed to, and what may be asked."""
    scope = "not for programs" if call.scope is None else call.scope or "anybody"
    return " ".join([scope, *(f"?{word}" for word in call.query)])
