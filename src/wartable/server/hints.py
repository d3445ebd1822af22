"""Hints for people: a bot thinks about their question, once per question."""

import asyncio
from collections import OrderedDict

import msgspec

from wartable.bots.hint import Hint
from wartable.core.decision import Illegal
from wartable.server import api, logs
from wartable.server.connections import network
from wartable.server.fair_shares import Requester
from wartable.server.limits import Buckets, Limits
from wartable.server.tables import PLAYING, Table
from wartable.server.thinking import BotFailed, Thinkers
from wartable.words.hinting import HintText

LEVEL = "general"
KEPT = 1000
"""How many hints are remembered, so that asking again gives the same one."""

QuestionKey = tuple[str, int, int]
"""A table, a seat, and the number of its question."""


class Hints:
    """Who may have a hint, and what each was told."""

    def __init__(self, thinkers: Thinkers, limits: Limits) -> None:
        self._thinkers, self._buckets = thinkers, Buckets(limits.hints)
        self._found: OrderedDict[QuestionKey, asyncio.Task[api.Hinted]] = OrderedDict()

    async def ask(self, table: Table, name: str, browser: bytes) -> api.Hinted:
        """What a bot would answer to the open question of someone's seat."""
        seat = table.seat(name)
        if not table.chairs[seat].held_by(browser):
            raise Illegal("table", "reason-not-your-seat", seat=name)
        if table.status != PLAYING:
            started = table.match is not None
            raise Illegal("table", "reason-over" if started else "reason-not-started")
        if not table.hints:
            raise Illegal("table", "reason-hints-off")
        if table.chairs[seat].bot:
            raise Illegal("table", "reason-bot-plays", seat=name)
        if seat not in table.open:
            raise Illegal("table", "reason-not-asked")
        question = (table.id, seat, table.numbers[seat])
        task = self._found.get(question)
        if task is None:
            if not self._buckets.take(browser.hex()):
                raise Illegal("table", "reason-too-fast")
            task = asyncio.create_task(self._think(table, seat, question))
            self._found[question] = task
            if len(self._found) > KEPT:
                self._found.popitem(last=False)
        try:
            # Someone who leaves meanwhile does not take the thought away from others.
            return await asyncio.shield(task)
        except BotFailed as failed:
            self._found.pop(question, None)
            raise Illegal("table", "reason-no-hint") from failed

    async def _think(self, table: Table, seat: int, question: QuestionKey) -> api.Hinted:
        data = table.playing.state.dump()
        requester = Requester(network(logs.client.get()), "", table.id)
        said = table.playing.own_answers(seat)
        found = await self._thinkers.hint(table.game.id, data, seat, LEVEL, requester, said)
        hint, told = msgspec.json.decode(found, type=tuple[Hint, dict[str, HintText]])
        return api.Hinted(question[2], hint, told)
