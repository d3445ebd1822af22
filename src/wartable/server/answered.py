"""How many of a seat's answers each person gave by hand: a win is rated only for a fair share.

It is written when someone else begins to play a seat, and when the game is over. Answers that were
undone count for nobody, nor do those of bots and programs.
"""

from wartable.server.chairs import Chair
from wartable.server.store.sqlite import Statement, Store
from wartable.server.tables import Table

ALL = b""
"""The key for how many answers a seat has given in all."""
MORE = (
    "INSERT INTO answered VALUES (?1, ?2, ?3, ?4 - coalesce((SELECT answers FROM answered WHERE"
    " table_id = ?1 AND seat = ?2 AND holder = x''), 0)) ON CONFLICT DO UPDATE SET"
    " answers = answers + excluded.answers"
)
COUNTED = "REPLACE INTO answered VALUES (?, ?, ?, ?)"
HANDED = (
    "INSERT INTO answered SELECT table_id, seat, ?, answers FROM answered WHERE holder = ?"
    " ON CONFLICT DO UPDATE SET answers = answers + excluded.answers"
)
FAIR = 2
"""One answer in this many is a fair share."""


def hands(chair: Chair) -> list[bytes]:
    """Who plays a seat by hand; nobody if a bot plays it, or a program may."""
    return [] if chair.kind != "person" or chair.program else chair.browsers


def begin(table: Table) -> None:
    """Start to follow who plays the seats of a table."""
    table.hands = [hands(chair) for chair in table.chairs]


def follow(table: Table, ended: bool) -> list[Statement]:
    """The rows to write when someone else takes over some seats, or when the game has ended."""
    now, rows = [hands(chair) for chair in table.chairs], []
    for seat, before in enumerate(table.hands):
        if table.match is not None and (now[seat] != before or ended):
            rows += _count(table, seat, before)
    table.hands = now
    return rows


def _count(table: Table, seat: int, people: list[bytes]) -> list[Statement]:
    given = sum(one.seat == seat and not (one.auto or one.aside) for one in table.playing.answers)
    rows: list[Statement] = [(MORE, (table.id, seat, browser, given)) for browser in people]
    return [*rows, (COUNTED, (table.id, seat, ALL, given))]


def handed_over(old: bytes, new: bytes, fresh: bool) -> list[Statement]:
    """Count what a browser has answered as answered by its account, if that is a new one.

    Otherwise people could wait to see how a game goes before they play it under their name.
    """
    moved: list[Statement] = [(HANDED, (new, old))] if fresh else []
    return [*moved, ("DELETE FROM answered WHERE holder = ?", (old,))]


class AnswerShares:
    """Who gave a fair share of the answers of which seat."""

    def __init__(self, rows: dict[tuple[str, int, str], int]) -> None:
        self._rows = rows

    @classmethod
    async def read(cls, store: Store) -> "AnswerShares":
        """Read the shares of all games."""
        found = await store.rows("SELECT table_id, seat, hex(holder), answers FROM answered")
        return cls({(table, seat, who): answers for table, seat, who, answers in found})

    def fair(self, table: str, seat: int, who: str, lost: bool) -> bool:
        """Whether someone gave enough of a seat's answers to be rated; for a loss, one is enough.

        Nothing is known about games that ended earlier: there everyone did.
        """
        given, all_of_them = (self._rows.get((table, seat, key), 0) for key in (who, ""))
        return given * FAIR >= all_of_them or (lost and given > 0)
