"""Sends notices: a queue that is never long, a few at a time, each tried several times."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

from wartable.server.notices import outside, ways
from wartable.server.notices.settings import NoticeSettings
from wartable.server.notices.subscriptions import Subscription, Subscriptions
from wartable.server.notices.ways import NoticeText

log = logging.getLogger("wartable.notices")

MOST = 500
"""How many notices can wait to be sent; more are dropped."""
HANDS = 4
"""How many are sent at a time."""
PAUSES = (1.0, 5.0)
"""Seconds between one try and the next."""


class Sender:
    """Takes notices and sends them, one after the other."""

    def __init__(self, subscriptions: Subscriptions, settings: NoticeSettings) -> None:
        self._subscriptions, self._settings = subscriptions, settings
        # Threads of their own, so that a slow reply does not keep a table from opening.
        self._hands = ThreadPoolExecutor(HANDS, "notices")
        self._waiting: asyncio.Queue[tuple[Subscription, NoticeText]] = asyncio.Queue(MOST)

    def take(self, one: Subscription, told: NoticeText) -> None:
        """Send a notice soon, or drop it if too many are waiting already."""
        try:
            self._waiting.put_nowait((one, told))
        except asyncio.QueueFull:
            log.warning("too many notices wait: one is dropped")

    async def run(self) -> None:
        """Send what comes, until the server stops."""
        async with asyncio.TaskGroup() as group:
            for _ in range(HANDS):
                group.create_task(self._work())

    async def _work(self) -> None:
        while True:
            one, told = await self._waiting.get()
            try:
                await self._send(one, told)
            except Exception:
                log.exception("a notice failed")

    async def _send(self, one: Subscription, told: NoticeText) -> None:
        why = ""
        for pause in (*PAUSES, 0.0):
            if self._subscriptions.get(one.id) is None:
                return
            try:
                await asyncio.get_running_loop().run_in_executor(
                    self._hands,
                    ways.send,
                    *(one.kind, one.target, told, self._settings, self._subscriptions.vapid),
                )
            except outside.AddressGone as gone:
                facts = {"way": one.kind, "why": str(gone)}
                log.warning("a notice was given up", extra={"facts": facts})
                await self._subscriptions.drop(one)
                return
            except outside.Unreachable as error:
                why = str(error)
                await asyncio.sleep(pause)
            else:
                await self._subscriptions.note(one, failed=False)
                return
        log.warning("a notice was not sent", extra={"facts": {"way": one.kind, "why": why}})
        await self._subscriptions.note(one, failed=True)
