"""Sitting down and getting up: who plays which seat, and the beginning and the end of a game."""

import asyncio

from wartable.bots import BOTS
from wartable.core.decision import BadInput, Illegal
from wartable.server import api, names, seats
from wartable.server.cover import FALLBACK
from wartable.server.door import chair_row, line, table_row
from wartable.server.lobby import HOLDER, House
from wartable.server.seats import Chair
from wartable.server.store.sqlite import NotSaved, Statement
from wartable.server.tables import OVER, PLAYING, WAITING, Deed, Table

MOST_DEVICES = 16
"""Browsers on one seat."""


class Seating:
    """What people do about their seats."""

    def __init__(self, house: House) -> None:
        self._house, self._door = house, house.door

    async def _commit(
        self, table: Table, deeds: list[Deed], rows: list[Statement], reset: bool = False
    ) -> None:
        """Do some deeds, and wait until they are on disk."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done() -> None:
            if not written.done():
                written.set_result(None)

        def failed() -> None:
            if not written.done():
                written.set_exception(NotSaved())

        self._door.commit(table, deeds, rows, reset, done, failed)
        await written

    async def sit(self, table: Table, wish: api.Sit, holder: bytes) -> None:
        """Take a seat: with its secret link, or an open one of a listed table."""
        name = names.name(wish.name)
        number = table.seat(wish.seat)
        chair = table.chairs[number]
        invited = bool(wish.secret) and seats.same(wish.secret, chair.link)
        if not invited and not (table.listed and chair.kind == "open" and not wish.secret):
            raise Illegal("table", "reason-wrong-link")
        if table.status == OVER:
            raise Illegal("table", "reason-over")
        if chair.held(holder):
            return
        if len(chair.holders) >= MOST_DEVICES:
            raise Illegal("table", "reason-seat-taken")
        was, first = chair.kind, not chair.holders
        chair.holders.append(holder)
        if chair.kind != "bot":
            chair.kind = "person"
        chair.name = chair.name or name
        rows: list[Statement] = [
            chair_row(table, number),
            (HOLDER, (table.id, number, holder)),
            table_row(table),
        ]
        told = []
        if was == "open":
            told.append(line("log-sat", seat=chair.seat, name=chair.name))
        elif first:
            # Whoever sits beside a bot sees its cards, and the others may know that.
            told.append(line("log-beside", seat=chair.seat, name=chair.name))
        await self._commit(table, told, rows, reset=True)

    def _own(
        self, table: Table, seat: str, holder: bytes, owner: bool = False
    ) -> tuple[int, Chair]:
        """A seat that somebody may decide about."""
        number = table.seat(seat)
        chair = table.chairs[number]
        if not chair.held(holder) and not (owner and holder == table.owner):
            raise Illegal("table", "reason-not-your-seat", seat=seat)
        if table.status == OVER:
            raise Illegal("table", "reason-over")
        return number, chair

    async def bot(self, table: Table, wish: api.SetBot, holder: bytes) -> None:
        """Let a bot play a seat, until somebody takes it back."""
        number, chair = self._own(table, wish.seat, holder, owner=True)
        if chair.resigned and holder != table.owner:
            raise Illegal("table", "reason-resigned", seat=wish.seat)
        if wish.level not in BOTS:
            raise BadInput("level", wish.level, "one-of", choices=BOTS)
        chair.kind, chair.level = "bot", wish.level
        deeds = [line("log-bot-sat", seat=chair.seat, level=wish.level)]
        if table.wish is not None and number == table.wish.seat:
            deeds.append(Deed("refuse", number, ""))
        elif table.wish is not None and number in table.wish.waiting:
            deeds.append(Deed("agree", number, ""))
            if table.wish.waiting == {number}:
                deeds.append(Deed("undo", table.wish.seat, str(table.wish.count)))
        await self._commit(table, deeds, [chair_row(table, number)])

    async def take(self, table: Table, wish: api.OfSeat, holder: bytes) -> None:
        """Take a seat back from a bot."""
        number, chair = self._own(table, wish.seat, holder)
        if chair.resigned:
            raise Illegal("table", "reason-resigned", seat=wish.seat)
        if not chair.bot:
            raise Illegal("table", "reason-no-bot-there", seat=wish.seat)
        alone = table.people() <= 1
        chair.kind = "person"
        told = [line("log-sat", seat=chair.seat, name=chair.name)]
        if alone and table.people() > 1 and table.status == PLAYING and not table.cover:
            told.append(line("log-no-cover"))
        await self._commit(table, told, [chair_row(table, number)])

    async def leave(self, table: Table, wish: api.OfSeat, holder: bytes) -> None:
        """Get up from a seat; the last one leaves it open."""
        number, chair = self._own(table, wish.seat, holder)
        chair.holders.remove(holder)
        rows: list[Statement] = [
            (
                "DELETE FROM holders WHERE table_id = ? AND seat = ? AND holder = ?",
                (table.id, number, holder),
            )
        ]
        deeds = []
        undo = table.wish
        if undo is not None and number in (undo.seat, *undo.waiting) and not chair.holders:
            deeds.append(Deed("refuse", number, ""))
        if not chair.holders and not chair.bot:
            deeds.append(line("log-left", seat=chair.seat, name=chair.name))
            chair.kind, chair.name = "open", ""
        rows.append(chair_row(table, number))
        await self._commit(table, deeds, rows, reset=True)

    async def link(self, table: Table, wish: api.OfSeat, holder: bytes) -> str:
        """A new secret link for a seat; the old one is worth nothing from now on."""
        number, chair = self._own(table, wish.seat, holder, owner=True)
        if chair.holders and not chair.held(holder):
            raise Illegal("table", "reason-seat-taken")
        secret = seats.secret()
        chair.link = seats.hashed(secret)
        await self._commit(table, [], [chair_row(table, number)])
        return secret

    async def rename(self, table: Table, wish: api.Rename, holder: bytes) -> None:
        """Another name on all seats of a browser."""
        mine = table.mine(holder)
        if not mine:
            raise Illegal("table", "reason-no-seat")
        name = names.name(wish.name)
        for number in mine:
            table.chairs[number].name = name
        await self._commit(table, [], [chair_row(table, number) for number in mine])

    async def start(self, table: Table, holder: bytes) -> None:
        """Begin the game."""
        if holder != table.owner and not table.mine(holder):
            raise Illegal("table", "reason-no-seat")
        if table.status != WAITING:
            raise Illegal("table", "reason-started")
        table.take_cover()
        deeds = [line("log-started"), Deed("begin", -1, "")]
        await self._commit(table, deeds, [], reset=True)

    async def resign(self, table: Table, wish: api.Resign, holder: bytes) -> None:
        """Give seats up: a recruit plays on, unless nobody is left, or one who was not alone."""
        mine = table.mine(holder)
        chosen = list(dict.fromkeys(table.seat(name) for name in wish.seats)) or [
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
        alone = table.people() <= 1
        deeds = []
        for number in chosen:
            chair = table.chairs[number]
            deeds.append(line("log-resigned", seat=chair.seat, name=chair.name))
            chair.resigned, chair.kind, chair.level = True, "bot", FALLBACK
        if table.wish is not None:
            deeds.append(Deed("refuse", chosen[0], ""))
        if table.people() < (1 if alone else 2):
            deeds.append(Deed("resign", -1, ""))
        await self._commit(table, deeds, [chair_row(table, number) for number in chosen])
