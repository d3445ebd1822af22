"""How a game begins: the seed is drawn, the cards are dealt, and the log says where from."""

from wartable.server import seeding
from wartable.server.journal import line
from wartable.server.tables import Entry, Table


def start(table: Table, awaited: list[bytes] | None = None) -> list[Entry]:
    """Start to draw the seed; returns what to do at once, if the game can begin."""
    now = table.setup.seeding
    seeding.begin(table, awaited)
    if table.people() <= 1:
        # Someone alone plays with what the server has drawn.
        now.shares, now.awaited = [], []
    return go_on(table)


def go_on(table: Table) -> list[Entry]:
    """What to do once the last share is there; nothing before that."""
    if not seeding.ready(table):
        return []
    now = table.setup.seeding
    now.deal = seeding.deals_anew(table)
    now.kept = bool(table.position) and not now.deal
    table.take_cover()
    own = [seat for share in now.shares for seat in share.who.split("+")]
    drawn = line("log-drawn", seats=own) if own else line("log-drawn-server")
    return [drawn, *origin(table), line("log-started"), Entry("begin", -1, str(table.seed))]


def origin(table: Table) -> list[Entry]:
    """Whether the hidden cards are new or someone may know them, for the log."""
    now = table.setup.seeding
    if now.kept:
        return [line("log-deal-kept")]
    return [line("log-deal-new")] if now.deal else []
