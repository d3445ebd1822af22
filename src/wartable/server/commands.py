"""Commands from outside: an answer, a standing order, an undo. Each is carried out exactly once."""

import logging
import time
from collections.abc import Callable

import msgspec

from wartable.core.decision import BadInput, Illegal, Reason
from wartable.core.orders import Order
from wartable.core.parts import EXPLAIN, part
from wartable.server import api, presence, undoing
from wartable.server.journal import Journal
from wartable.server.limits import Limits
from wartable.server.live import Outgoing
from wartable.server.metrics import PERSON, PROGRAM, Metrics
from wartable.server.store.sqlite import Store
from wartable.server.tables import PLAYING, Entry, Table
from wartable.words.text import LANGUAGES, words

log = logging.getLogger("wartable.commands")

Replied = Callable[[api.Reply], Outgoing | None]
"""Takes a reply, or says which socket it goes to."""


def refusal(request: str, message: str, **args: str | int) -> api.Reply:
    """A reply that refuses."""
    return api.Reply(request, False, Reason("table", message, args))


def unsaved(request: str) -> api.Reply:
    """The reply to something that could not be written, and so has not happened."""
    return refusal(request, "reason-not-saved")


def parts(table: Table, reason: Reason | None) -> dict[str, dict[str, str]]:
    """The parts of a reason that no client can say by itself, because they come from a card."""
    write = part(table.game, EXPLAIN)
    if reason is None or write is None:
        return {}
    found = {lang: write(words(lang, table.game.id), reason) for lang in LANGUAGES}
    return found if any(found.values()) else {}


class Commands:
    """Checks people's commands and has the journal carry them out."""

    def __init__(self, store: Store, limits: Limits, journal: Journal, metrics: Metrics) -> None:
        self._store, self._limits, self._journal, self._metrics = store, limits, journal, metrics

    def handle(self, table: Table, browser: bytes, command: api.Command, replied: Replied) -> None:
        """Carry out a command and reply, exactly once for each request id."""
        try:
            seat = table.seat(command.seat)
            if not table.chairs[seat].held_by(browser):
                raise Illegal("table", "reason-not-your-seat", seat=command.seat)
            table.seen[seat] = presence.clock()
            reply = table.replied(seat, command.id)
            if reply is None:
                if table.status != PLAYING:
                    started = table.match is not None
                    raise Illegal("table", "reason-over" if started else "reason-not-started")
                if self._store.trouble and not isinstance(command, api.Why):
                    raise Illegal("table", "reason-not-saved")
                reply = self._take(table, seat, command, replied)
                if reply is None:
                    return
                if not isinstance(command, api.Why):
                    table.refused(seat, reply)
        except Illegal as illegal:
            reply = api.Reply(command.id, False, illegal.reason)
        except BadInput as bad:
            reply = api.Reply(command.id, False, bad.reason)
        except Exception:
            log.exception("a command failed", extra={"facts": {"table": table.id}})
            reply = refusal(command.id, "reason-server-error")
        reply.parts = parts(table, reply.reason)
        if reply.reason is not None:
            self._metrics.refused(reply.reason.message)
        # Even a refusal describes a state that others must not see before it is on disk.
        kept = reply
        self._journal.send(
            table, {}, lambda: replied(kept), failed=lambda: replied(unsaved(command.id))
        )

    def _take(
        self, table: Table, seat: int, command: api.Command, replied: Replied
    ) -> api.Reply | None:
        """A refusal, or None if it was carried out and the reply will follow."""
        match command:
            case api.Answer():
                return self._answer(table, seat, command, replied)
            case api.GiveOrder():
                if len(table.playing.orders[seat].given) >= self._limits.orders:
                    return refusal(command.id, "reason-too-many-orders")
                order = Order(command.card, command.do, command.only)
                body = msgspec.json.encode(order).decode()
                self._do(table, [Entry("order", seat, body, command.id)], replied)
            case api.Hush():
                self._by_hand(table, seat)
                if table.questions.reaction(seat) is None:
                    return refusal(command.id, "reason-no-reaction")
                self._do(table, [Entry("hush", seat, command.length, command.id)], replied)
            case api.Undo():
                return self._undo(table, seat, command, replied)
            case api.Consent():
                return self._consent(table, seat, command, replied)
            case api.Why():
                reason = table.why_not(seat, command.answer)
                return api.Reply(command.id, reason is None, reason)
        return None

    def _do(self, table: Table, entries: list[Entry], replied: Replied) -> None:
        first = entries[0]
        reply = api.Reply(first.request, True, waiting=first.kind == "wish")
        began = time.perf_counter()

        def done() -> Outgoing | None:
            if first.kind == "answer":
                by = PROGRAM if table.chairs[first.seat].program else PERSON
                self._metrics.answered(by, began)
            return replied(reply)

        def failed() -> Outgoing | None:
            return replied(unsaved(first.request))

        self._journal.commit(table, entries, done=done, failed=failed)

    @staticmethod
    def _by_hand(table: Table, seat: int) -> None:
        """Refuse what only a person who plays the seat may do."""
        chair = table.chairs[seat]
        if chair.bot:
            message = "reason-resigned" if chair.resigned else "reason-bot-plays"
            raise Illegal("table", message, seat=chair.seat)

    def _answer(
        self, table: Table, seat: int, command: api.Answer, replied: Replied
    ) -> api.Reply | None:
        stale = command.number != table.numbers[seat] or seat not in table.open
        if stale and not table.questions.unasked(seat, command.answer):
            reason = Reason("table", "reason-stale", {"seat": command.seat})
            return api.Reply(command.id, False, reason, asked=table.questions.of(seat))
        self._by_hand(table, seat)
        table.questions.option(seat, command.answer)
        self._do(table, [Entry("answer", seat, command.answer, command.id)], replied)
        return None

    def _undo(
        self, table: Table, seat: int, command: api.Undo, replied: Replied
    ) -> api.Reply | None:
        self._by_hand(table, seat)
        if table.undo_request is not None:
            return refusal(command.id, "reason-undo-pending")
        last, free = undoing.free(table)
        count = table.playing.before_own(seat)
        concerned = () if seat == last and free else sorted(undoing.concerned(table, seat, count))
        if concerned:
            body = " ".join(str(number) for number in (count, *concerned))
            self._do(table, [Entry("wish", seat, body, command.id)], replied)
            return None
        self._do(table, [Entry("undo", seat, str(count), command.id)], replied)
        return None

    def _consent(
        self, table: Table, seat: int, command: api.Consent, replied: Replied
    ) -> api.Reply | None:
        self._by_hand(table, seat)
        pending = table.undo_request
        # Whoever asked may withdraw it after all.
        withdrawn = pending is not None and seat == pending.seat and not command.agree
        if pending is None or (seat not in pending.waiting and not withdrawn):
            return refusal(command.id, "reason-no-undo-pending")
        entries = [Entry("agree" if command.agree else "refuse", seat, "", command.id)]
        if command.agree and pending.waiting == {seat}:
            entries.append(Entry("undo", pending.seat, str(pending.count)))
        self._do(table, entries, replied)
        return None
