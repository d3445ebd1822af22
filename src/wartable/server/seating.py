"""Sitting down and leaving: who plays which seat, and how a game begins and ends."""

import asyncio
import logging
import math

from wartable.bots import BOTS
from wartable.core.decision import BadInput, Illegal
from wartable.server import api, game_start, keys, leavers, names, results, seeding
from wartable.server.auto_player import FALLBACK
from wartable.server.chairs import Chair, Device
from wartable.server.chat import welcome
from wartable.server.clocks import opened_by_clock
from wartable.server.journal import chair_row, device_row, line, table_row
from wartable.server.registry import Registry
from wartable.server.store.sqlite import NotSaved, Statement
from wartable.server.tables import OVER, PLAYING, WAITING, Entry, Table

log = logging.getLogger("wartable.seating")

NOBODY = "DELETE FROM holders WHERE table_id = ? AND seat = ?"
NO_DEVICE = f"{NOBODY} AND holder = ?"


class Seating:
    """What people do about their seats."""

    def __init__(self, registry: Registry) -> None:
        self._registry, self._journal = registry, registry.journal
        self.tokens, self.clocks = registry.tokens, registry.clocks

    async def commit(
        self, table: Table, entries: list[Entry], rows: list[Statement], reset: bool = False
    ) -> None:
        """Carry out some entries, and wait until they are on disk."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done() -> None:
            if not written.done():
                written.set_result(None)

        def failed() -> None:
            if not written.done():
                written.set_exception(NotSaved())

        self._journal.commit(table, entries, rows, reset, done, failed)
        await written

    async def sit(self, table: Table, body: api.Sit, browser: bytes) -> None:
        """Take a seat: with its link, which works once, or an open one of a listed table."""
        name = names.name(body.name) or self.tokens.name(browser)
        number = table.seat(body.seat)
        chair = table.chairs[number]
        if chair.held_by(browser):
            return
        self._admit(table, chair, body.secret, browser)
        if table.status == OVER:
            raise Illegal("table", "reason-over")
        leavers.refuse_opponent(table, number, browser, self.tokens)
        seeding.refuse_copy(table, browser, body.commit or "")
        given_up = leavers.left(table, number)
        was, before = chair.kind, chair.devices
        device = self.tokens.device(browser, body.device)
        # Whoever was there before is out: nobody looks over the shoulder of the new person.
        chair.devices, chair.link, chair.name = [device], None, name
        if was != "bot":
            chair.kind = "person"
            given_up += leavers.back(table, number)
        rows: list[Statement] = [
            chair_row(table, number),
            (NOBODY, (table.id, number)),
            device_row(table, number, device),
            welcome(table, number),
            *given_up,
        ]
        entries = self.moved(table)
        if body.commit and seeding.takes_shares(table):
            seeding.commit(table, browser, body.commit)
        # Someone who sits beside a bot sees its cards, and the others may know that.
        told = "log-beside" if was == "bot" else "log-taken-over" if before else "log-sat"
        entries.append(line(told, seat=chair.seat, name=name))
        if table.match is not None and table.setup.seeding.kept:
            entries += game_start.origin(table)
        await self.commit(table, entries, [*rows, table_row(table)], reset=True)
        log.info("seat taken", extra={"facts": {"table": table.id, "seat": chair.seat}})

    @staticmethod
    def moved(table: Table) -> list[Entry]:
        """What the log says about the seed when someone comes or goes before the game begins."""
        return [line("log-draw-broken")] if seeding.seats_changed(table) else []

    @staticmethod
    def _admit(table: Table, chair: Chair, secret: str, browser: bytes) -> None:
        """Refuse a seat to someone it was not offered to."""
        if secret:
            if not keys.same(secret, chair.link):
                used = chair.link is None and bool(chair.devices)
                raise Illegal("table", "reason-link-used" if used else "reason-wrong-link")
        elif chair.kind != "open" or not (
            table.listed or browser == table.owner or opened_by_clock(table, chair.seat)
        ):
            raise Illegal("table", "reason-wrong-link")

    def _own(
        self, table: Table, seat: str, browser: bytes, owner: bool = False
    ) -> tuple[int, Chair]:
        """A seat that someone may decide about."""
        number = table.seat(seat)
        chair = table.chairs[number]
        if not chair.held_by(browser) and not (owner and browser == table.owner):
            raise Illegal("table", "reason-not-your-seat", seat=seat)
        if table.status == OVER:
            raise Illegal("table", "reason-over")
        return number, chair

    async def set_bot(self, table: Table, body: api.SetBot, browser: bytes) -> None:
        """Let a bot play one of your seats or, if you own the table, any seat."""
        number, chair = self._own(table, body.seat, browser, owner=True)
        if chair.resigned and browser != table.owner:
            raise Illegal("table", "reason-resigned", seat=body.seat)
        if chair.devices and not chair.held_by(browser) and not chair.resigned:
            self._away(table, number)
        if body.level not in BOTS:
            raise BadInput("level", body.level, "one-of", choices=BOTS)
        own = chair.held_by(browser)
        if own:
            leavers.refuse_in_tournament(table)
        await self.put_bot(table, number, body.level, given_up=own)

    async def put_bot(
        self,
        table: Table,
        number: int,
        level: str,
        told: str = "log-bot-sat",
        given_up: bool = True,
    ) -> None:
        """Let a bot play a seat from now on; it agrees to whatever its person was asked."""
        chair = table.chairs[number]
        rows = leavers.left(table, number) if given_up else []
        chair.kind, chair.level = "bot", level
        entries = [*self.moved(table), line(told, seat=chair.seat, name=chair.name, level=level)]
        if table.undo_request is not None and number == table.undo_request.seat:
            entries.append(Entry("refuse", number, ""))
        elif table.undo_request is not None and number in table.undo_request.waiting:
            entries.append(Entry("agree", number, ""))
            if table.undo_request.waiting == {number}:
                entries.append(
                    Entry("undo", table.undo_request.seat, str(table.undo_request.count))
                )
        rows += [chair_row(table, number), table_row(table)]
        await self.commit(table, entries, rows)

    @staticmethod
    def _away(table: Table, number: int) -> None:
        """Refuse to decide about the seat of someone who is there."""
        left = math.ceil(table.setup.away - table.live.away(number))
        if left > 0:
            minutes = math.ceil(left / 60)
            raise Illegal("table", "reason-not-away", seat=table.names[number], minutes=minutes)

    async def take(self, table: Table, body: api.OfSeat, browser: bytes) -> None:
        """Take one of your seats back from a bot."""
        number, chair = self._own(table, body.seat, browser)
        if chair.resigned:
            raise Illegal("table", "reason-resigned", seat=body.seat)
        if not chair.bot:
            raise Illegal("table", "reason-no-bot-there", seat=body.seat)
        alone = table.people() <= 1
        chair.kind = "person"
        told = [*self.moved(table), line("log-sat", seat=chair.seat, name=chair.name)]
        if alone and table.people() > 1 and table.status == PLAYING and not table.cover:
            told.append(line("log-no-cover"))
        rows = [*leavers.back(table, number), chair_row(table, number), table_row(table)]
        await self.commit(table, told, rows)

    async def leave(self, table: Table, body: api.OfSeat, browser: bytes) -> None:
        """Leave a seat, on all your devices; if no bot plays it, it is open."""
        number, _ = self._own(table, body.seat, browser)
        leavers.refuse_in_tournament(table)
        await self.vacate(table, number)

    async def vacate(self, table: Table, number: int, told: str = "log-left") -> None:
        """Remove everyone from a seat; if no bot plays it, it is open."""
        chair = table.chairs[number]
        rows = [*leavers.left(table, number), (NOBODY, (table.id, number))]
        chair.devices = []
        entries = self.moved(table)
        undo = table.undo_request
        if undo is not None and number in (undo.seat, *undo.waiting):
            entries.append(Entry("refuse", number, ""))
        entries.append(line(told, seat=chair.seat, name=chair.name))
        if not chair.bot:
            chair.kind, chair.name = "open", ""
        rows += [chair_row(table, number), table_row(table)]
        await self.commit(table, entries, rows, reset=True)

    async def link(self, table: Table, body: api.OfSeat, browser: bytes) -> str:
        """Make a new secret link for a seat: it closes the old one and all other devices."""
        number, chair = self._own(table, body.seat, browser, owner=True)
        if chair.devices and not chair.held_by(browser):
            raise Illegal("table", "reason-seat-taken")
        leavers.refuse_in_tournament(table)
        secret = keys.secret()
        chair.link = keys.hashed(secret)
        gone = [device for device in chair.devices if device.browser != browser]
        await self.expel(table, {number: gone}, [chair_row(table, number)])
        return secret

    async def expel(
        self, table: Table, gone: dict[int, list[Device]], rows: list[Statement]
    ) -> None:
        """Remove devices from seats; everyone is told."""
        entries = []
        for number, devices in gone.items():
            chair = table.chairs[number]
            chair.devices = [device for device in chair.devices if device not in devices]
            out = {device.browser for device in devices}
            rows += [(NO_DEVICE, (table.id, number, browser)) for browser in out]
            table.codes = {code: kept for code, kept in table.codes.items() if kept[0] not in out}
            if devices:
                entries.append(line("log-device-out", seat=chair.seat, count=len(chair.devices)))
            if not chair.program and not chair.bot:
                rows += leavers.back(table, number)
        if entries:
            entries += self.moved(table)
            rows.append(table_row(table))
        await self.commit(table, entries, rows, reset=bool(entries))

    async def rename(self, table: Table, body: api.Rename, browser: bytes) -> None:
        """Change your name on all your seats."""
        name = names.name(body.name)
        # A name can be as rude as a line of the chat.
        self._registry.accounts.speaks(browser)
        await self._registry.chat.speaks(table, self._registry.chat.authors(table, browser))
        mine = table.mine(browser)
        if not mine:
            raise Illegal("table", "reason-no-seat")
        for number in mine:
            table.chairs[number].name = name
        await self.commit(table, [], [chair_row(table, number) for number in mine])

    async def start(self, table: Table, body: api.Start, browser: bytes) -> None:
        """Begin the game, with bots in the open seats if the owner says so."""
        if browser != table.owner and not table.mine(browser):
            raise Illegal("table", "reason-no-seat")
        if table.status != WAITING:
            raise Illegal("table", "reason-started")
        broken = table.setup.seeding.drawing
        if broken and browser != table.owner:
            raise Illegal("table", "reason-drawing")
        if body.fill and browser != table.owner:
            raise Illegal("table", "reason-not-your-table")
        if body.fill and body.fill not in BOTS:
            raise BadInput("fill", body.fill, "one-of", choices=BOTS)
        entries = [line("log-draw-broken")] if broken else []
        rows: list[Statement] = []
        for number, chair in enumerate(table.chairs):
            if body.fill and chair.kind == "open":
                chair.kind, chair.level = "bot", body.fill
                entries.append(line("log-bot-sat", seat=chair.seat, level=body.fill))
                rows.append(chair_row(table, number))
        await self._opened(table, entries + game_start.start(table), rows)

    async def give_share(self, table: Table, body: api.Promise, browser: bytes) -> None:
        """Send the hash of your share of the seed; an earlier one is forgotten."""
        seeding.commit(table, browser, body.commit)
        await self._opened(table, game_start.go_on(table))

    async def reveal(self, table: Table, body: api.Reveal, browser: bytes) -> None:
        """Send your share of the seed; with the last one the game begins."""
        seeding.reveal(table, browser, body.value)
        await self._opened(table, game_start.go_on(table))

    async def _opened(
        self, table: Table, entries: list[Entry], rows: list[Statement] | None = None
    ) -> None:
        begins = any(entry.kind == "begin" for entry in entries)
        await self.commit(table, entries, [*(rows or []), table_row(table)], reset=begins)

    async def resign(self, table: Table, body: api.Resign, browser: bytes) -> None:
        """Resign some seats, or all of yours; recruits play on if people are left to play."""
        mine = table.mine(browser)
        chosen = list(dict.fromkeys(table.seat(name) for name in body.seats)) or [
            number for number in mine if not table.chairs[number].resigned
        ]
        if not mine or any(number not in mine for number in chosen):
            raise Illegal("table", "reason-no-seat")
        if table.status != PLAYING:
            over = table.status == OVER
            raise Illegal("table", "reason-over" if over else "reason-not-started")
        given_up = [number for number in mine if table.chairs[number].resigned]
        if not chosen or any(number in given_up for number in chosen):
            raise Illegal("table", "reason-resigned", seat=table.names[(chosen or mine)[0]])
        await self.give_up(table, chosen)

    async def give_up(self, table: Table, chosen: list[int], told: str = "log-resigned") -> None:
        """Resign some seats."""
        alone = table.people() <= 1
        entries = []
        for number in chosen:
            chair = table.chairs[number]
            entries.append(line(told, seat=chair.seat, name=chair.name))
            chair.resigned, chair.kind, chair.level = True, "bot", FALLBACK
        if table.undo_request is not None:
            entries.append(Entry("refuse", chosen[0], ""))
        if not table.people() or (not alone and results.given_up(table)):
            entries.append(Entry("resign", -1, ""))
        await self.commit(table, entries, [chair_row(table, number) for number in chosen])
