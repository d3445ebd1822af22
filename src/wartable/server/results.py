"""The results of finished games, seat by seat: ratings, profiles and tournaments use them.

They are written at the same moment as the last answer of a game, and follow from the table alone,
so they can be thrown away and counted again at any time.
"""

import logging
from typing import TYPE_CHECKING

from msgspec import Struct

from wartable.core.decision import Illegal
from wartable.core.game import Game, Options
from wartable.core.parts import RATED, part
from wartable.lab.collecting import collector
from wartable.server import leavers
from wartable.server.answered import AnswerShares
from wartable.server.store.sqlite import Statement, Store
from wartable.server.tables import RESIGNED, Table

if TYPE_CHECKING:
    from wartable.server.registry import Registry

log = logging.getLogger("wartable.results")

PERSON, BOT, PROGRAM, NOBODY = "person", "bot", "program", ""
WON, DRAWN, LOST = 1.0, 0.5, 0.0
NEW = "new"
"""Where the cards must come from if a game is to count for ratings."""
MARK = -1
"""The seat of a row that only says that a table has been looked at."""
RESULT = "REPLACE INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
MISSING = "SELECT id FROM tables WHERE status = 'over' AND id NOT IN (SELECT table_id FROM results)"
GAMES = (
    "SELECT table_id, seat, game, variant, ended, rated, chair, side, score, player, level,"
    " (SELECT hex(holder) FROM holders WHERE holders.table_id = results.table_id AND"
    " holders.seat = results.seat ORDER BY holder NOT IN (SELECT key FROM accounts), since,"
    " holder LIMIT 1) FROM results WHERE seat >= 0 ORDER BY ended, table_id, seat"
)


class SeatResult(Struct, frozen=True):
    """The result of one seat of a game, and who sat there."""

    seat: str
    side: str
    score: float
    kind: str
    who: str
    """The key of a person or a program, or the level of a bot; empty if nobody is known."""
    fair: bool = True
    """Whether they gave enough of its answers to be rated for it."""


class Finished(Struct, frozen=True):
    """A finished game."""

    table: str
    game: str
    variant: str
    ended: int
    rated: bool
    seats: tuple[SeatResult, ...]


def variant(game: Game, options: Options) -> str:
    """The settings that make it a different game, as words: an edition, a scenario."""
    return " ".join(f"{name}={options[name]}" for name in part(game, RATED) or ())


def sides_of(game: Game, options: Options) -> dict[str, str]:
    """By seat: the side that it wins or loses with."""
    return dict(collector(game, game.new(options, 1)).sides)


def scores(table: Table) -> list[tuple[str, float]]:
    """For each seat of a finished table: its side, and its result."""
    found = collector(table.game, table.playing.state.copy()).sides
    sides = [found.get(name, name) for name in table.names]
    if table.result == RESIGNED:
        winners = _left(table, sides)
    else:
        winners = {table.result or ""} & set(sides)
    return [
        (side, LOST if chair.resigned else float(side in winners) if winners else DRAWN)
        for side, chair in zip(sides, table.chairs, strict=True)
    ]


def _left(table: Table, sides: list[str]) -> set[str]:
    """Who wins when people gave up: the side that is left, or the one nobody gave up."""
    chairs = list(zip(sides, table.chairs, strict=True))
    people = {side for side, chair in chairs if chair.kind == "person"}
    return people or set(sides) - {side for side, chair in chairs if chair.resigned}


def given_up(table: Table) -> bool:
    """Whether all sides but one have been given up: bots that nobody gave up play on."""
    found = collector(table.game, table.playing.state.copy()).sides
    chairs = [(found.get(chair.seat, chair.seat), chair) for chair in table.chairs]
    people = {side for side, chair in chairs if chair.kind in ("person", "open")}
    resigned = {side for side, chair in chairs if chair.resigned} - people
    return len({side for side, _ in chairs} - resigned) < 2


def rows(table: Table, ended: int) -> list[Statement]:
    """The rows to write for a table whose game is over."""
    setup = table.setup
    # A record that was finished elsewhere was not played here.
    played = not setup.seeding.after or len(table.playing.answers) > setup.seeding.after
    kept = (table.id, MARK, "", table.game.id, "", ended, 0, "", 0.0, NOBODY, "")
    found: list[Statement] = [(RESULT, kept)]
    if setup.lesson is not None or not played:
        return found
    rated = setup.seeding.source == NEW and not table.position
    kind = variant(table.game, table.options)
    for number, (side, score) in enumerate(scores(table)):
        chair = table.chairs[number]
        player, level = NOBODY, ""
        if chair.kind == "person" or chair.resigned:
            player = PROGRAM if chair.program else PERSON
        elif chair.bot:
            player, level = BOT, chair.level
        row = (table.id, number, chair.seat, table.game.id, kind, ended, rated)
        found.append((RESULT, (*row, side, score, player, level)))
    return found


class Results:
    """All finished games."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def games(self) -> list[Finished]:
        """Every finished game, in the order in which they ended."""
        found: dict[str, tuple[tuple[str, str, int, bool], list[SeatResult]]] = {}
        given_up, shares = await leavers.first(self._store), await AnswerShares.read(self._store)
        for (
            table,
            number,
            game,
            kind,
            ended,
            rated,
            seat,
            side,
            score,
            player,
            level,
            browser,
        ) in await self._store.rows(GAMES):
            who = level if player == BOT else browser or ""
            fair = player != PERSON or shares.fair(table, number, who, score == LOST)
            if score < WON and (leaver := given_up.get((table, number))):
                player, who, fair = PERSON, leaver, True
            known = found.setdefault(table, ((game, kind, ended, bool(rated)), []))
            known[1].append(SeatResult(seat, side, score, player, who, fair))
        return [Finished(table, *facts, tuple(seats)) for table, (facts, seats) in found.items()]

    async def scores(self, table_id: str) -> dict[str, float]:
        """By seat: its result; empty if the game is not over or was never played."""
        sql = "SELECT chair, score FROM results WHERE table_id = ? AND seat >= 0"
        return dict(await self._store.rows(sql, table_id))

    async def catch_up(self, registry: "Registry", anew: bool = False) -> int:
        """Count the games that have not been counted, or all of them; returns how many."""
        sql = "SELECT id FROM tables WHERE status = 'over'" if anew else MISSING
        count = 0
        for (table_id,) in await self._store.rows(sql):
            try:
                # Nobody is looking at it, so it need not stay in memory.
                table = await registry.open(table_id, closed=True)
            except (Illegal, LookupError):
                continue
            if table.match is not None:
                await self._store.written([], rows(table, table.changed))
                count += 1
        if count:
            log.info("games counted", extra={"facts": {"count": count}})
        return count
