"""What the lobby lists, beside the rule said plainly: every kind of table, for everybody."""

from itertools import product
from pathlib import Path

from msgspec import Struct
from tests.server.inside import House, run
from tests.server.test_inside import ANNA, BEN

from wartable.server import api
from wartable.server.journal import chair_row, table_row
from wartable.server.tables import OVER, PLAYING, WAITING

STRANGER = b"stranger"


class Kind(Struct, frozen=True):
    """What of a table decides who finds it."""

    status: api.TableStatus
    listed: bool
    watched: bool
    free: bool
    """Whether a seat is open."""
    closed: bool

    @property
    def place(self) -> str:
        """In which list everybody finds it; nothing: in none."""
        if not self.listed or self.closed:
            return ""
        if self.status == WAITING:
            return "open" if self.free else ""
        if self.status == PLAYING:
            return "running" if self.free or self.watched else ""
        return "finished" if self.watched else ""


async def made(found: House, kind: Kind) -> str:
    """A table of a kind: Anna sits there, and Ben has made it."""
    watch = "anyone" if kind.watched else "seats"
    begun = kind.status != WAITING
    table = await found.table("naval", people={"alpha": ANNA}, owner=BEN, begun=begun, watch=watch)
    if kind.status == OVER:
        await found.seating.give_up(table, [0])
    table.listed = kind.listed
    if kind.free:
        table.chairs[1].kind, table.chairs[1].level = "open", ""
    await found.seating.commit(table, [], [chair_row(table, 1), table_row(table)])
    await found.settled(table)
    rows = "UPDATE tables SET listed = ?, closed = ? WHERE id = ?"
    await found.store.written([], [(rows, (kind.listed, kind.closed, table.id))])
    if kind.closed:
        found.registry.tables.pop(table.id)
    return table.id


def test_everybody_finds_the_tables_that_they_may_join_or_watch_and_their_own(
    tmp_path: Path,
) -> None:
    async def story(found: House) -> None:
        ways: tuple[api.TableStatus, ...] = (WAITING, PLAYING, OVER)
        either = (False, True)
        kinds = [Kind(*row) for row in product(ways, either, either, either, either)]
        tables = {await made(found, kind): kind for kind in kinds}
        for who in (STRANGER, ANNA, BEN):
            lobby = await found.registry.lobby.listing(who)
            for name in ("open", "running", "finished"):
                rows = {row.table.id for row in getattr(lobby, name)}
                assert rows == {table for table, kind in tables.items() if kind.place == name}
            mine = {table for table, kind in tables.items() if who != STRANGER and not kind.closed}
            assert {row.table.id for row in lobby.mine} == mine
            for row in lobby.mine:
                assert row.mine == (["alpha"] if who == ANNA else [])
                assert row.table.status == tables[row.table.id].status
                assert bool(row.waiting) == (row.table.status == PLAYING)

    run(tmp_path, story)
