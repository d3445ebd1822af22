"""Who is notified that a seat is asked: after a quiet time, once for each question.

A notice goes to whoever holds the seat and to nobody else, and says no more than that it is asked.
A seat with nothing to react with has been answered for long before the quiet time is over.
"""

import asyncio
import logging
import sqlite3
from typing import TYPE_CHECKING

from wartable.core.decision import Illegal
from wartable.server import api
from wartable.server.limits import Buckets, Limits
from wartable.server.notices import ways
from wartable.server.notices.sender import Sender
from wartable.server.notices.settings import NoticeSettings
from wartable.server.notices.subscriptions import CONFIRM, STOP, Subscription, Subscriptions
from wartable.server.notices.ways import NoticeText
from wartable.server.server_time import ServerTime
from wartable.server.store.sqlite import NotSaved, Store
from wartable.server.tables import PLAYING, Table
from wartable.words.telling import name
from wartable.words.text import words

if TYPE_CHECKING:
    from wartable.server.registry import Registry

log = logging.getLogger("wartable.notices")

BEAT = 0.5
"""Seconds between two checks."""
SENT = "REPLACE INTO notified VALUES (?, ?, ?)"
AskedSeat = tuple[str, int]
"""A table and a seat."""


class Notifier:
    """Watches who is asked, and notifies those who want to know."""

    def __init__(
        self, store: Store, settings: NoticeSettings, time: ServerTime, limits: Limits
    ) -> None:
        self._store, self.settings, self._time = store, settings, time
        self.subscriptions = Subscriptions(store)
        self.sender = Sender(self.subscriptions, settings)
        self._mails = Buckets(limits.mails)
        self._due: dict[AskedSeat, tuple[int, float]] = {}
        """The question of a seat, and when its person will be notified."""
        self._sent: dict[AskedSeat, int] = {}
        """The last question that each seat was notified of."""

    async def load(self) -> None:
        """Read who wants to be notified, and who has been."""
        await self.subscriptions.load()
        rows = await self._store.rows("SELECT table_id, seat, number FROM notified")
        self._sent = {(table, seat): number for table, seat, number in rows}

    @property
    def ways(self) -> list[str]:
        """The ways in which this server can notify people."""
        there = self.subscriptions.vapid is not None
        return [way for way in self.settings.ways if way != "push" or there]

    def info(self, browser: bytes) -> api.Notices:
        """How someone is notified, and how they could be."""
        found: list[api.Way] = [way for way in api.WAYS if way in self.ways]
        key = self.subscriptions.push_key if "push" in found else ""
        return api.Notices(
            found, self.settings.quiet, key, [one.info() for one in self.subscriptions.of(browser)]
        )

    async def add(self, browser: bytes, wish: api.NewNotice, where: str) -> None:
        """Add a way to notify someone; an e-mail address is asked first."""
        target = ways.check(wish.kind, wish.target.strip(), self.settings, self.ways)
        if wish.kind == "mail" and not self._mails.take(where):
            wait = self._mails.of(where).wait
            raise Illegal("table", "reason-too-many-tries", seconds=wait)
        one = await self.subscriptions.add(browser, wish.kind, target, wish.lang)
        if one is not None and not one.confirmed:
            said = words(one.lang)
            url = self._page(CONFIRM, one)
            title, text = said.say("notice-confirm-title"), said.say("notice-confirm-text")
            self.sender.take(one, self._stoppable(NoticeText(title, text, url, ""), one))

    def _page(self, purpose: str, one: Subscription) -> str:
        """The page of a link; its secret never reaches a log, and is good only for that."""
        return f"{self._site}/notices#{purpose}.{self.subscriptions.signed(purpose, one.id)}"

    @property
    def _site(self) -> str:
        return self.settings.address.rstrip("/")

    def _stoppable(self, told: NoticeText, one: Subscription) -> NoticeText:
        told.stop, told.stop_text = self._page(STOP, one), words(one.lang).say("notice-stop")
        told.one_click = f"{self._site}/api/notices/stop/{self.subscriptions.signed(STOP, one.id)}"
        return told

    def follow(self, table: Table) -> None:
        """Check who is asked at a table."""
        if not len(self.subscriptions):
            return
        now = self._time.now()
        for seat, chair in enumerate(table.chairs):
            key, number = (table.id, seat), table.numbers[seat]
            asked = table.status == PLAYING and seat in table.open and chair.kind == "person"
            if not asked or self._sent.get(key) == number:
                self._due.pop(key, None)
            elif self._due.get(key, (0, 0.0))[0] != number:
                self._due[key] = (number, now + self.settings.quiet)

    def forget(self, table_id: str) -> None:
        """Forget a table that has been deleted."""
        for known in (self._due, self._sent):
            for key in [key for key in known if key[0] == table_id]:
                del known[key]

    async def run(self, registry: "Registry") -> None:
        """Keep checking, and send what is due."""
        sending = asyncio.create_task(self.sender.run())
        try:
            while True:
                await asyncio.sleep(BEAT)
                try:
                    await self._look(registry)
                except Exception:
                    log.exception("notices could not be looked at")
        finally:
            sending.cancel()

    async def _look(self, registry: "Registry") -> None:
        now = self._time.now()
        for (table_id, seat), (number, when) in list(self._due.items()):
            if when > now or registry.store.trouble:
                continue
            self._due.pop((table_id, seat), None)
            try:
                await self._tell(await registry.open(table_id), seat, number)
            except (NotSaved, sqlite3.OperationalError):
                # The disk has failed for a moment: they are notified when it works again.
                self._due.setdefault((table_id, seat), (number, when))
            except Exception as error:
                log.info("no notice of a table", extra={"facts": {"why": type(error).__name__}})

    async def _tell(self, table: Table, seat: int, number: int) -> None:
        chair = table.chairs[seat]
        asked = table.status == PLAYING and seat in table.open and table.numbers[seat] == number
        if not asked or chair.kind != "person" or table.pending.get(seat) == number:
            return
        if not table.live.away(seat):
            # They are at the table. If they leave without an answer, they are notified later.
            self._due[table.id, seat] = (number, self._time.now() + self.settings.quiet)
            return
        found = [one for browser in chair.browsers for one in self.subscriptions.of(browser)]
        wanted = {one.id: one for one in found if one.confirmed}
        if not wanted:
            return
        await self._store.written([], [(SENT, (table.id, seat, number))])
        self._sent[table.id, seat] = number
        for one in wanted.values():
            self.sender.take(one, self._stoppable(self._told(table, seat, one.lang), one))

    def _told(self, table: Table, seat: int, lang: str) -> NoticeText:
        """The text for whoever holds a seat: that it is asked, and where; it holds no secret."""
        said = words(lang, table.game.id)
        called = table.setup.title or said.say("game-title")
        known = name(said, "seat", table.names[seat])
        text = said.say("notice-text", seat=known)
        left = self._left(table, seat, lang)
        return NoticeText(
            title=said.say("notice-title", title=called),
            text=f"{text} {left}" if left else text,
            url=f"{self._site}/table/{table.id}",
            stop="",
            table=table.id,
            seat=table.names[seat],
        )

    @staticmethod
    def _left(table: Table, seat: int, lang: str) -> str:
        """How much time a seat has left, if there is a clock."""
        told = table.timing.told() if table.timing is not None else []
        row = next((one for one in told if one.seat == table.names[seat] and one.runs), None)
        if row is None or row.off:
            return ""
        return words(lang).say("notice-left", time=lasting(row.left, lang))


def lasting(seconds: float, lang: str) -> str:
    """A length of time, in its two largest units."""
    minutes, rest = divmod(int(seconds), 60)
    days, hours = divmod(minutes // 60, 24)
    minutes %= 60
    facts = {"days": days, "hours": hours, "minutes": minutes, "seconds": rest}
    first = next((unit for unit, count in facts.items() if count), "seconds")
    second = {"days": "hours", "hours": "minutes"}.get(first, "")
    unit = f"{first}-{second}" if second and facts[second] else first
    return words(lang).say(f"client-time-{unit}", **facts)
