"""Who gave up a seat of a running game: unless that seat wins, the result counts for them.

Whoever lets a bot or a program play on, leaves, passes the seat on with a link, or lets the time
run out keeps the result until they take the seat back. Whoever takes it over can only gain by it.
"""

import time

from wartable.core.decision import Illegal
from wartable.lab.collecting import collector
from wartable.server.store.sqlite import Statement, Store
from wartable.server.tables import PLAYING, Table
from wartable.server.tokens import TokenStore

LEFT = (
    "INSERT OR IGNORE INTO leavers SELECT ?1, ?2, ?3, ?4 WHERE EXISTS (SELECT 1 FROM answered"
    " WHERE table_id = ?1 AND seat = ?2 AND holder = ?3 AND answers > 0)"
)
BACK = "DELETE FROM leavers WHERE table_id = ? AND seat = ? AND holder = ?"
FIRST = "SELECT table_id, seat, hex(holder) FROM leavers ORDER BY since DESC, holder DESC"


def left(table: Table, number: int) -> list[Statement]:
    """What to write when the people of a seat give it up; nothing for someone who never answered.

    If the owner of a table put a bot on the seat of someone who was away, that does not count: one
    person's word must not cost another.
    """
    chair = table.chairs[number]
    if table.status != PLAYING or (chair.bot and not chair.resigned):
        return []
    now = int(time.time())
    # A program never answered: what it answers counts for nobody (answered.py).
    return [(LEFT, (table.id, number, browser, now)) for browser in chair.browsers]


def back(table: Table, number: int) -> list[Statement]:
    """What to write when the people of a seat play it themselves again."""
    browsers = table.chairs[number].browsers
    return [(BACK, (table.id, number, browser)) for browser in browsers]


async def first(store: Store) -> dict[tuple[str, int], str]:
    """By table and seat: who gave it up first."""
    # The last one that is read stays.
    return {(table, seat): browser for table, seat, browser in await store.rows(FIRST)}


def refuse_opponent(table: Table, number: int, browser: bytes, tokens: TokenStore) -> None:
    """Let nobody play against themselves during a game: they would see both hands."""
    if table.status != PLAYING:
        return
    sides = collector(table.game, table.playing.state.copy()).sides
    names = table.names
    for who in tokens.family(browser):
        for own in table.mine(who):
            if sides.get(names[own], names[own]) != sides.get(names[number], names[number]):
                raise Illegal("table", "reason-own-opponent", seat=names[own])


def refuse_in_tournament(table: Table) -> None:
    """In a tournament everyone plays for themselves."""
    if table.setup.awaited and table.status == PLAYING:
        raise Illegal("table", "reason-tournament-seat")
