"""Deleting what is stored about people who ask for it: seats, names, tables of their own."""

import logging
from collections.abc import Callable

import msgspec

from wartable.core.decision import Illegal
from wartable.server import api, archive, devices, seeding
from wartable.server.auto_player import FALLBACK
from wartable.server.journal import chair_row, line, table_row
from wartable.server.keeping import read_line, retold
from wartable.server.registry import Registry
from wartable.server.seating import NOBODY, Seating
from wartable.server.store.sqlite import Row, Statement
from wartable.server.stored_tables import NotFound
from wartable.server.tables import PLAYING, WAITING, Entry, Table
from wartable.server.tournaments import telling

log = logging.getLogger("wartable.forgetting")

TABLES = "SELECT DISTINCT table_id FROM holders WHERE holder = ? UNION SELECT id FROM tables"
TABLES += " WHERE owner = ?"
OTHERS = "SELECT holder FROM holders WHERE table_id = ? AND holder <> ? ORDER BY seat"
UNNAMED = (
    "UPDATE chairs SET name = '' WHERE table_id = ? AND seat IN"
    " (SELECT seat FROM holders WHERE table_id = ? AND holder = ?)"
)
NAMED = "SELECT chair, name FROM chairs JOIN holders USING (table_id, seat)"
NAMED += " WHERE table_id = ? AND holder = ?"
HEIR = "UPDATE tables SET owner = ? WHERE id = ? AND owner = ?"


async def known(registry: Registry, browser: bytes) -> api.PersonalData:
    """What is stored about a browser: where it sits, under which names, and since when."""
    rows = await registry.store.rows(
        "SELECT holders.table_id, chairs.chair, chairs.name, holders.since, holders.device"
        " FROM holders JOIN chairs ON chairs.table_id = holders.table_id"
        " AND chairs.seat = holders.seat WHERE holder = ? ORDER BY holders.table_id, chairs.seat",
        browser,
    )
    owned = await registry.store.rows("SELECT id FROM tables WHERE owner = ? ORDER BY id", browser)
    said = await registry.store.rows(
        "SELECT table_id, said, text, emote FROM chat WHERE holder = ? ORDER BY table_id, number",
        browser,
    )
    left = await registry.store.rows(
        "SELECT DISTINCT table_id FROM leavers WHERE holder = ? ORDER BY table_id", browser
    )
    given = await registry.store.rows(
        "SELECT table_id, sum(answers) FROM answered WHERE holder = ? GROUP BY table_id", browser
    )
    tokens = registry.tokens.of(browser) if browser else []
    kept = await registry.passkeys.listed(browser)
    return api.PersonalData(
        [api.KnownSeat(*row) for row in rows],
        [row[0] for row in owned],
        [token.info() for token in tokens],
        [api.KnownLine(*row) for row in said],
        [notice.info() for notice in registry.notices.subscriptions.of(browser)],
        telling.known(registry.tournaments.listed(), browser),
        [api.KnownPasskey(one.name, one.since) for one in kept.passkeys],
        [row[0] for row in left],
        dict(given) if browser else {},
    )


async def forget(registry: Registry, seating: Seating, browser: bytes) -> int:
    """Leave every seat, without a name; delete tables where nobody else sits; returns how many."""
    if browser:
        # Before the seats are given up: a tournament game is resigned.
        await registry.tournaments.forget(browser)
    programs = registry.tokens.of(browser) if browser else []
    for token in programs:
        await devices.dismiss_program(registry, seating, token.id)
    count = 0
    for one in (browser, *(token.hash for token in programs)):
        count += await _get_up(registry, seating, one)
    for notice in list(registry.notices.subscriptions.of(browser)):
        await registry.notices.subscriptions.drop(notice)
    kept = ("chat", "leavers", "answered")
    gone = [(f"DELETE FROM {rows} WHERE holder = ?", (browser,)) for rows in kept]
    await registry.store.written([], gone)
    log.info("somebody is forgotten", extra={"facts": {"tables": count}})
    return count


async def _get_up(registry: Registry, seating: Seating, browser: bytes) -> int:
    """Leave all tables, for a person or one of their programs."""
    found = await registry.store.rows(TABLES, browser, browser)
    for (table_id,) in found:
        try:
            table = await registry.open(table_id)
        except (NotFound, Illegal):
            await _leave_unseen(registry, table_id, browser)
            continue
        own = set(table.mine(browser))
        others = [n for n, chair in enumerate(table.chairs) if chair.devices and n not in own]
        if others:
            await _leave(registry, seating, table, sorted(own), others[0], browser)
        else:
            await registry.remover.delete(table_id)
    return len(found)


async def unname(registry: Registry, seating: Seating, table_id: str) -> None:
    """Remove the title and all names from a table; everyone stays where they are."""
    table = await registry.open(table_id)
    everywhere = list(range(len(table.chairs)))
    rows = await _without(registry, table, everywhere, {chair.name for chair in table.chairs})
    table.setup.title = ""
    for number, chair in enumerate(table.chairs):
        chair.name = ""
        rows.append(chair_row(table, number))
    rows.append(("UPDATE chat SET name = '' WHERE table_id = ?", (table_id,)))
    await seating.commit(table, [], [*rows, table_row(table)], reset=True)


async def _leave(
    registry: Registry, seating: Seating, table: Table, own: list[int], heir: int, browser: bytes
) -> None:
    """Leave a table where others play on."""
    names = {table.chairs[number].name for number in own} - {""}
    rows, entries = await _without(registry, table, own, names), []
    if table.undo_request is not None and table.undo_request.seat in own:
        entries.append(Entry("refuse", table.undo_request.seat, ""))
    for number in own:
        chair = table.chairs[number]
        if table.undo_request is not None and number in table.undo_request.waiting and not entries:
            entries.append(Entry("refuse", number, ""))
        chair.devices, chair.name = [], ""
        if table.status == PLAYING and not chair.bot:
            chair.kind, chair.level = "bot", FALLBACK
            entries.append(line("log-bot-sat", seat=chair.seat, level=FALLBACK))
        elif table.status == WAITING and not chair.bot:
            chair.kind = "open"
        rows += [(NOBODY, (table.id, number)), chair_row(table, number)]
    if table.owner == browser:
        # Someone has to look after the table.
        table.owner = table.chairs[heir].devices[0].browser
        rows.append((HEIR, (table.owner, table.id, browser)))
    entries += seating.moved(table)
    seeding.forget(table, browser)
    await seating.commit(table, entries, [*rows, table_row(table)], reset=True)


async def _leave_unseen(registry: Registry, table_id: str, browser: bytes) -> None:
    """Leave a table that cannot be opened now: the others may be able to open it one day."""
    others = await registry.store.rows(OTHERS, table_id, browser)
    if not others:
        await registry.remover.delete(table_id)
        return
    named = await registry.store.rows(NAMED, table_id, browser)
    unnamed = _unnaming({seat for seat, _ in named}, {name for _, name in named} - {""})
    await registry.store.written(
        [],
        [
            *await _retelling(registry, table_id, unnamed),
            (UNNAMED, (table_id, table_id, browser)),
            ("DELETE FROM holders WHERE table_id = ? AND holder = ?", (table_id, browser)),
            (HEIR, (others[0][0], table_id, browser)),
        ],
    )


async def _without(
    registry: Registry, table: Table, own: list[int], names: set[str]
) -> list[Statement]:
    """The journal of a table without someone's names, and the log as it is shown."""
    unnamed = _unnaming({table.names[number] for number in own}, names)
    for entry in table.log:
        if isinstance(entry, api.LogLine):
            unnamed(entry)
    return await _retelling(registry, table.id, unnamed)


def _unnaming(seats: set[str], names: set[str]) -> Callable[[api.LogLine], bool]:
    """Takes the names of some seats out of a line; says whether there were any."""

    def unnamed(told: api.LogLine) -> bool:
        named = told.args.get("name")
        if not named or (told.args.get("seat") not in seats and named not in names):
            return False
        told.args["name"] = ""
        return True

    return unnamed


async def _retelling(
    registry: Registry, table_id: str, change: Callable[[api.LogLine], bool]
) -> list[Statement]:
    """The rows of a journal after a change to the lines of its log; none if nothing changes."""
    found = await registry.store.read(lambda database: archive.kept(database, table_id, whole=True))
    before = (found.entries, found.states)
    found.entries = [_retold(row, change) for row in found.entries]
    found.states = [retold(row, change) for row in found.states]
    changed = (found.entries, found.states) != before
    return archive.taken_out(table_id, found) if changed else []


def _retold(row: Row, change: Callable[[api.LogLine], bool]) -> Row:
    """A row of the journal after a change to a line of the log; the same row if nothing changed."""
    number, kind, seat, body, request, hashed = row
    told = read_line(body) if kind == "line" else None
    if told is None or not change(told):
        return row
    return (number, kind, seat, msgspec.json.encode(told).decode(), request, hashed)
