"""The one door: what changes a game comes through here, once, and is on disk before it shows."""

import logging
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from wartable.core.decision import BadInput, Illegal, Reason
from wartable.core.orders import Order
from wartable.core.parts import EXPLAIN, part
from wartable.server import api, presence
from wartable.server.cover import FALLBACK, Pilot
from wartable.server.limits import Buckets, Limits
from wartable.server.live import Letter, Letters
from wartable.server.seats import Device
from wartable.server.store.sqlite import Row, Statement, Store
from wartable.server.tables import PLAYING, Deed, Table
from wartable.words.text import LANGUAGES, words

log = logging.getLogger("wartable.door")

Answered = Callable[[api.Reply], Letter | None]
"""Takes a reply, or says to which socket it goes."""
Done = Callable[[], Letter | None]
Failed = Callable[[], Letter | None]
Dropped = Callable[[Table], None]
TABLE = (
    "UPDATE tables SET rules = ?, status = ?, result = ?, options = ?, position = ?, listed = ?,"
    " setup = ?, changed = ? WHERE id = ?"
)
CHAIR = "REPLACE INTO chairs VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
DEVICE = "REPLACE INTO holders (table_id, seat, holder, since, device) VALUES (?, ?, ?, ?, ?)"


def refusal(request: str, message: str, **args: str | int) -> api.Reply:
    """A reply that says no."""
    return api.Reply(request, False, Reason("table", message, args))


def unsaved(request: str) -> api.Reply:
    """A reply to what could not be written, so that it has not happened."""
    return refusal(request, "reason-not-saved")


def parts(table: Table, reason: Reason | None) -> dict[str, dict[str, str]]:
    """What of a reason no client can say by itself, because it is written from a card."""
    write = part(table.game, EXPLAIN)
    if reason is None or write is None:
        return {}
    found = {lang: write(words(lang, table.game.id), reason) for lang in LANGUAGES}
    return found if any(found.values()) else {}


def table_row(table: Table) -> Statement:
    """How a table stands."""
    return TABLE, (
        table.game.rules_version,
        table.status,
        table.result,
        msgspec.json.encode(table.options).decode(),
        table.position,
        table.listed,
        msgspec.msgpack.encode(table.setup),
        int(time.time()),
        table.id,
    )


def chair_row(table: Table, seat: int) -> Statement:
    """Who sits on a seat."""
    c = table.chairs[seat]
    return CHAIR, (table.id, seat, c.seat, c.kind, c.name, c.level, c.resigned, c.link)


def device_row(table: Table, seat: int, device: Device) -> Statement:
    """A browser that sits on a seat."""
    return DEVICE, (table.id, seat, device.holder, device.since, device.label)


def line(message: str, **args: Any) -> Deed:
    """A line of the log."""
    return Deed("line", -1, msgspec.json.encode(api.Line(message, args)).decode())


class Door:
    """Takes deeds, writes them down, and then tells whom it concerns."""

    def __init__(self, store: Store, limits: Limits, dropped: Dropped) -> None:
        self._store, self._limits, self._dropped = store, limits, dropped
        self.effort = Buckets(limits.effort)
        """How long each address has kept everybody busy."""
        self.pilot: Pilot

    def commit(
        self,
        table: Table,
        deeds: list[Deed],
        statements: list[Statement] | None = None,
        reset: bool = False,
        done: Done | None = None,
        failed: Failed | None = None,
    ) -> None:
        """Do some deeds; they show, and `done` is called, when they are on disk."""
        before = (table.status, table.asked())
        rows: list[Row] = []
        for deed in deeds:
            try:
                rows.append(deed.done(table))
            except Exception as error:
                if rows or not isinstance(error, Illegal | BadInput):
                    # It may be half done: back to what is stored.
                    self._store.refuse(table)
                    self._dropped(table)
                raise
        others = list(statements or ())
        if table.status != before[0]:
            others.append(table_row(table))
        letters: Letters = {}
        if table.live is not None:
            letters = table.live.reset() if reset else table.live.publish()
            if not reset and (statements or before != (table.status, table.asked())):
                table.live.announce(letters)
            for deed in deeds:
                if deed.kind == "order":
                    table.live.ordered(deed.seat, letters)
        self.send(table, letters, done, rows, others, failed)
        self.pilot.wake(table)

    def send(
        self,
        table: Table,
        letters: Letters,
        done: Done | None = None,
        deeds: Sequence[Row] = (),
        statements: Sequence[Statement] = (),
        failed: Failed | None = None,
    ) -> None:
        """Send letters when some rows, and all that came before them, are on disk."""
        table.unsaved += 1

        def written(error: Exception | None) -> None:
            table.unsaved -= 1
            if error is not None:
                told = failed() if failed is not None else None
                if told is not None:
                    told[0].post(told[1])
                self._dropped(table)
                return
            last = done() if done is not None else None
            if last is not None:
                socket, text = last
                letters[socket] = letters.get(socket, b"") + text
            for socket, text in letters.items():
                socket.post(text)

        self._store.write(deeds, statements, written, table)

    def handle(self, table: Table, holder: bytes, deed: api.Deed, answered: Answered) -> None:
        """Take a deed from outside and answer it, exactly once for each request id."""
        try:
            seat = table.seat(deed.seat)
            if not table.chairs[seat].held(holder):
                raise Illegal("table", "reason-not-your-seat", seat=deed.seat)
            table.seen[seat] = presence.clock()
            reply = table.replied(seat, deed.id)
            if reply is None:
                if table.status != PLAYING:
                    started = table.match is not None
                    raise Illegal("table", "reason-over" if started else "reason-not-started")
                if self._store.trouble and not isinstance(deed, api.Why):
                    raise Illegal("table", "reason-not-saved")
                reply = self._take(table, seat, deed, answered)
                if reply is None:
                    return
                if not isinstance(deed, api.Why):
                    table.refused(seat, reply)
        except Illegal as illegal:
            reply = api.Reply(deed.id, False, illegal.reason)
        except BadInput as bad:
            reply = api.Reply(deed.id, False, bad.reason)
        except Exception:
            log.exception("a deed failed", extra={"facts": {"table": table.id}})
            reply = refusal(deed.id, "reason-server-error")
        reply.parts = parts(table, reply.reason)
        # Also a refusal speaks of a state that others must not see before it is on disk.
        kept = reply
        self.send(table, {}, lambda: answered(kept), failed=lambda: answered(unsaved(deed.id)))

    def _take(
        self, table: Table, seat: int, deed: api.Deed, answered: Answered
    ) -> api.Reply | None:
        """A refusal, or None when it was done and will be answered."""
        match deed:
            case api.Answer():
                return self._answer(table, seat, deed, answered)
            case api.GiveOrder():
                if len(table.orders[seat].given) >= self._limits.orders:
                    return refusal(deed.id, "reason-too-many-orders")
                order = Order(deed.card, deed.do, deed.only)
                table.game.scope(table.playing.state, seat).check(order)
                body = msgspec.json.encode(order).decode()
                self._do(table, [Deed("order", seat, body, deed.id)], answered)
            case api.Hush():
                self._by_hand(table, seat)
                if table.game.reaction(table.playing.state, seat) is None:
                    return refusal(deed.id, "reason-no-reaction")
                self._do(table, [Deed("hush", seat, deed.length, deed.id)], answered)
            case api.Undo():
                return self._undo(table, seat, deed, answered)
            case api.Consent():
                return self._consent(table, seat, deed, answered)
            case api.Why():
                reason = table.why_not(seat, deed.answer)
                return api.Reply(deed.id, reason is None, reason)
        return None

    def _do(self, table: Table, deeds: list[Deed], answered: Answered) -> None:
        first = deeds[0]
        reply = api.Reply(first.request, True, waiting=first.kind == "wish")

        def failed() -> Letter | None:
            return answered(unsaved(first.request))

        self.commit(table, deeds, done=lambda: answered(reply), failed=failed)

    @staticmethod
    def _by_hand(table: Table, seat: int) -> None:
        """Refuse what only a person who plays a seat may do there."""
        chair = table.chairs[seat]
        if chair.bot:
            message = "reason-resigned" if chair.resigned else "reason-bot-plays"
            raise Illegal("table", message, seat=chair.seat)

    def _answer(
        self, table: Table, seat: int, deed: api.Answer, answered: Answered
    ) -> api.Reply | None:
        stale = deed.number != table.numbers[seat] or seat not in table.open
        if stale and not table.unasked(seat, deed.answer):
            reason = Reason("table", "reason-stale", {"seat": deed.seat})
            return api.Reply(deed.id, False, reason, asked=table.question(seat))
        self._by_hand(table, seat)
        table.option(seat, deed.answer)
        self._do(table, [Deed("answer", seat, deed.answer, deed.id)], answered)
        return None

    def _undo(
        self, table: Table, seat: int, deed: api.Undo, answered: Answered
    ) -> api.Reply | None:
        self._by_hand(table, seat)
        if table.wish is not None:
            return refusal(deed.id, "reason-undo-pending")
        last, free = table.free()
        count = table.before(seat)
        concerned = () if seat == last and free else sorted(table.concerned(seat, count))
        if concerned:
            body = " ".join(str(number) for number in (count, *concerned))
            self._do(table, [Deed("wish", seat, body, deed.id)], answered)
            return None
        self._do(table, [Deed("undo", seat, str(count), deed.id)], answered)
        return None

    def _consent(
        self, table: Table, seat: int, deed: api.Consent, answered: Answered
    ) -> api.Reply | None:
        self._by_hand(table, seat)
        wish = table.wish
        # Who asked may let it stand after all.
        withdrawn = wish is not None and seat == wish.seat and not deed.agree
        if wish is None or (seat not in wish.waiting and not withdrawn):
            return refusal(deed.id, "reason-no-undo-pending")
        deeds = [Deed("agree" if deed.agree else "refuse", seat, "", deed.id)]
        if deed.agree and wish.waiting == {seat}:
            deeds.append(Deed("undo", wish.seat, str(wish.count)))
        self._do(table, deeds, answered)
        return None

    def answer_for(self, table: Table, seat: int, option: int, auto: bool) -> None:
        """Give the answer of a bot; `auto`: of an order, or the only thing left to say."""
        words = table.game.text(table.playing.state, option)
        try:
            self.commit(table, [Deed("auto" if auto else "answer", seat, words)])
        except Illegal:
            facts = {"table": table.id, "seat": table.names[seat]}
            log.exception("an answer given for a seat was refused", extra={"facts": facts})

    def bot_failed(self, table: Table, seat: int, level: str) -> None:
        """Put a recruit where a bot failed."""
        table.chairs[seat].level = FALLBACK
        told = line("log-bot-failed", seat=table.names[seat], level=level)
        self.commit(table, [told], [chair_row(table, seat)])
