"""Moving what belongs to one key to another: the seats of a browser come along to its account."""

import msgspec

from wartable.core.decision import Illegal
from wartable.server import answered
from wartable.server.chairs import Chair
from wartable.server.journal import table_row
from wartable.server.registry import Registry
from wartable.server.seating import Seating
from wartable.server.store.sqlite import Statement
from wartable.server.stored_tables import NotFound
from wartable.server.tables import Table

TABLES = "SELECT table_id FROM holders WHERE holder = ? UNION SELECT id FROM tables WHERE owner = ?"


def _rows(old: bytes, new: bytes, fresh: bool) -> list[Statement]:
    return [
        ("UPDATE OR REPLACE holders SET holder = ? WHERE holder = ?", (new, old)),
        ("UPDATE OR REPLACE leavers SET holder = ? WHERE holder = ?", (new, old)),
        ("UPDATE tables SET owner = ? WHERE owner = ?", (new, old)),
        ("UPDATE chat SET holder = ? WHERE holder = ?", (new, old)),
        ("UPDATE notices SET holder = ? WHERE holder = ?", (new, old)),
        ("UPDATE tokens SET owner = ? WHERE owner = ?", (new, old)),
        *answered.handed_over(old, new, fresh),
    ]


async def hand_over(
    registry: Registry, seating: Seating, old: bytes, new: bytes, session: bytes, fresh: bool
) -> int:
    """Give everything of a browser to the account it signed in to; returns how many tables."""
    found = await registry.store.rows(TABLES, old, old) if old else []
    for (table_id,) in found:
        try:
            table = await registry.open(table_id)
        except (NotFound, Illegal):
            # It cannot be played now; its owner changes all the same.
            continue
        _change(table, old, new, session)
        await seating.commit(table, [], [*_rows(old, new, fresh), table_row(table)], reset=True)
    if old:
        await registry.store.written([], _rows(old, new, fresh))
        await registry.tokens.load()
        await registry.notices.load()
    return len(found)


def _change(table: Table, old: bytes, new: bytes, session: bytes) -> None:
    for chair in table.chairs:
        _sit(chair, old, new)
    if table.owner == old:
        table.owner = new
    seeding = table.setup.seeding
    seeding.awaited = [new if one == old else one for one in seeding.awaited]
    for share in seeding.shares:
        share.browser = new if share.browser == old else share.browser
    table.codes = {
        code: (new if whose == old else whose, until)
        for code, (whose, until) in table.codes.items()
    }
    for socket in table.live.sockets:
        if socket.browser == old:
            # When that session ends, so does what it has open.
            socket.browser, socket.session = new, session


def _sit(chair: Chair, old: bytes, new: bytes) -> None:
    if not chair.held_by(old):
        return
    # Someone already sitting there as both sits there once.
    kept = [one for one in chair.devices if one.browser != new]
    chair.devices = [
        msgspec.structs.replace(one, browser=new) if one.browser == old else one for one in kept
    ]
