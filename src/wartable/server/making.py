"""Making tables: a new game, a position, a record to continue, a fork, a rematch."""

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from wartable.bots import BOTS
from wartable.core.decision import BadInput, Illegal
from wartable.core.game import Game, Options, find, settle
from wartable.core.judging import find_step
from wartable.server import api, clocks, game_start, keys, names, seeding, spectating
from wartable.server.api.clocks import ClockRules
from wartable.server.chairs import Chair, Device
from wartable.server.journal import line, table_row
from wartable.server.past import PastGame, past_of
from wartable.server.setup import Setup
from wartable.server.stored_tables import new_rows
from wartable.server.tables import OVER, Entry, Table

if TYPE_CHECKING:
    from wartable.server.registry import Registry

log = logging.getLogger("wartable.making")


class TableMaker:
    """Makes tables and stores them."""

    def __init__(self, registry: "Registry") -> None:
        self._registry = registry
        self._again = asyncio.Lock()

    async def make(self, new: api.NewTable, browser: bytes) -> tuple[Table, dict[str, str]]:
        """A new table, and the secret links of its open seats."""
        game = find(new.game)
        title, name = names.title(new.title), names.name(new.name)
        device = self._registry.tokens.device(browser, new.device)
        await self._registry.room(browser)
        past = await self._past(game, new)
        if past is None:
            options = settle(game, [f"{name}={value}" for name, value in new.options.items()])
            seats: Sequence[str] = await asyncio.to_thread(_seats, game, options)
        else:
            options, seats = past.options, past.seats
        chairs = [Chair(name) for name in seats]
        links = seat_all(chairs, new.seats, name, device)
        setup = Setup(title, new.watch, new.cover, new.pace, hints=new.hints, away=new.away)
        setup.chat = new.chat
        setup.spectating = spectating.wished(new.spectators, tuple(seats))
        setup.clock = clocks.check(new.clock)
        setup.seeding = seeding.fresh("position" if new.position else "new", new.deal)
        table = Table(keys.table_id(), game, options, 0, new.position, setup, browser, chairs)
        table.listed = new.listed
        spectating.agree_all(table, browser)
        if past is None or not new.record:
            _promise(table, new.commit)
            entries = game_start.start(table) if new.start else []
        else:
            entries = self._go_on(table, past, "record", new)
        await self.keep(table, entries)
        return table, links

    async def lesson(self, game: Game, name: str, body: api.TakeLesson, browser: bytes) -> Table:
        """Make a table for a step of a lesson, with bots in the other seats."""
        step = find_step(game, name, body.step)
        await self._registry.room(browser)
        begun = await asyncio.to_thread(game.position, step.position, step.seed)
        chairs = [Chair(seat) for seat in game.seats(begun)]
        wanted = {chair.seat: api.SeatChoice("bot", step.bots) for chair in chairs}
        wanted[step.seat] = api.SeatChoice("me")
        device = self._registry.tokens.device(browser, body.device)
        seat_all(chairs, wanted, names.name(body.name), device)
        setup = Setup(watch="seats", lesson=api.LessonStep(name, body.step))
        setup.seeding = seeding.given("position", 0, False, [])
        options, position = game.options(begun), step.position
        table = Table(keys.table_id(), game, options, step.seed, position, setup, browser, chairs)
        await self.keep(table, [line("log-started"), Entry("begin", -1, str(step.seed))])
        return table

    async def _past(self, game: Game, new: api.NewTable) -> PastGame | None:
        """What a record or a position contains, if there is one; it is read in another process."""
        if new.record and new.position:
            raise BadInput("record", "position", "not-both")
        if not new.record and not new.position:
            return None
        if new.options:
            raise BadInput("option", " ".join(new.options), "options-of-text")
        return await self._registry.thinkers.check(game.id, new.position, new.record, new.at)

    async def fork(
        self, table: Table, fork: api.Fork, browser: bytes
    ) -> tuple[Table, dict[str, str]]:
        """Make a new table from a moment of a finished game."""
        if table.status != OVER:
            raise Illegal("table", "reason-not-over")
        given = table.playing.answers
        if fork.at > len(given):
            raise BadInput("at", str(fork.at), "up-to-its-end", most=len(given))
        await self._registry.room(browser)
        chairs = [Chair(chair.seat) for chair in table.chairs]
        device = self._registry.tokens.device(browser, fork.device)
        links = seat_all(chairs, fork.seats, names.name(fork.name), device)
        setup = _again(table, seeding.fresh("fork"))
        setup.clock = ClockRules()
        made = Table(keys.table_id(), table.game, table.options, 0, "", setup, browser, chairs)
        past = await asyncio.to_thread(past_of, table.playing, fork.at)
        await self.keep(made, self._go_on(made, past, "fork", fork))
        return made, links

    @staticmethod
    def _go_on(
        table: Table, past: PastGame, source: api.Source, body: api.NewTable | api.Fork
    ) -> list[Entry]:
        """Begin a table that continues a game; if there are several people, it waits for them."""
        after = len(past.answers)
        alone = table.people() <= 1
        if not past.over and (body.deal == "new" or (body.deal == "auto" and not alone)):
            table.position = past.position
            table.setup.seeding = seeding.fresh(source, "new", after)
            _promise(table, body.commit)
            start = alone or (isinstance(body, api.NewTable) and body.start)
            return game_start.start(table) if start else []
        shares = list(past.shares) if past.over else []
        table.setup.seeding = seeding.given(source, after, past.deal, shares)
        table.seed, table.position = int(past.seed), past.start
        begin = [*([] if alone else game_start.origin(table)), line("log-started")]
        begin.append(Entry("begin", -1, past.seed))
        if table.wants_cover and not table.cover and not past.over:
            # Answers given without cover lead nowhere under it: continue from a position.
            table.position = past.position
            table.setup.seeding.deal = False
            table.take_cover()
            return begin
        return begin + [Entry("answer", seat, words) for seat, words in past.answers]

    async def rematch(self, table: Table) -> Table:
        """The same people and bots, everyone one seat further: the sides are swapped."""
        if table.status != OVER:
            raise Illegal("table", "reason-not-over")
        # If two people want one at the same moment, they get the same one.
        async with self._again:
            if not table.setup.rematch:
                await self._rematch(table)
        return await self._registry.open(table.setup.rematch)

    async def _rematch(self, table: Table) -> None:
        chairs = [Chair(chair.seat) for chair in table.chairs]
        for number, old in enumerate(table.chairs):
            new = chairs[(number + 1) % len(chairs)]
            new.kind, new.name, new.level = old.kind, old.name, old.level
            new.devices = list(old.devices)
            if old.resigned:
                new.kind = "person" if old.devices else "open"
        position, before = _scenario(table), table.setup.seeding
        fresh = seeding.fresh("position" if position else "new", before.wish)
        setup = _again(table, fresh)
        options = {**table.options, **({"cover": "off"} if "cover" in table.options else {})}
        made = Table(keys.table_id(), table.game, options, 0, position, setup, table.owner, chairs)
        await self.keep(made, game_start.start(made, [share.browser for share in before.shares]))
        table.setup.rematch = made.id
        told = line("log-rematch", table=made.id)
        self._registry.journal.commit(table, [told], [table_row(table)])

    async def keep(self, table: Table, entries: list[Entry]) -> None:
        """Store a new table, then carry out the entries it begins with."""
        # Nobody knows the table yet, and a long record would hold everyone up.
        done = await asyncio.to_thread(lambda: [entry.carry_out(table) for entry in entries])
        table.changed = int(time.time())
        rows = [*new_rows(table), *self._registry.clocks.follow(table, entries)]
        rows += table.keeping.rows()
        await self._registry.store.written(done, rows, table)
        self._registry.add(table)
        facts = {"table": table.id, "game": table.game.id}
        log.info("table made", extra={"facts": facts})


def seat_all(
    chairs: list[Chair], wanted: dict[str, api.SeatChoice], name: str, device: Device
) -> dict[str, str]:
    """Put everyone where a new table wants them; returns the links of the open seats."""
    known = {chair.seat: chair for chair in chairs}
    for seat, seating in wanted.items():
        if seat not in known:
            raise Illegal("table", "reason-no-such-seat", seat=seat)
        chair = known[seat]
        if seating.who == "bot":
            if seating.level not in BOTS:
                raise BadInput("level", seating.level, "one-of", choices=BOTS)
            chair.kind, chair.level = "bot", seating.level
        elif seating.who == "me":
            chair.kind, chair.name, chair.devices = "person", name, [device]
    links = {}
    for chair in chairs:
        if chair.kind == "open":
            links[chair.seat] = secret = keys.secret()
            chair.link = keys.hashed(secret)
    return links


def _seats(game: Game, options: Options) -> Sequence[str]:
    return game.seats(game.new(options, 1))


def _promise(table: Table, commit: str | None) -> None:
    """Take the share of whoever makes a table, if they sit there."""
    if commit and table.mine(table.owner):
        seeding.commit(table, table.owner, commit)


def _again(table: Table, fresh: seeding.Seeding) -> Setup:
    """What was agreed at one table, for another of no tournament; what is shown is agreed again."""
    watch = msgspec.structs.replace(table.setup.spectating, agreed=[])
    return msgspec.structs.replace(
        table.setup, rematch="", seeding=fresh, spectating=watch, awaited=False, lesson=None
    )


def _scenario(table: Table) -> str:
    """The position that a game began with, unless it is just a moment of another game."""
    exact = any(row.startswith("exact ") for row in table.position.splitlines())
    return "" if exact else table.position
