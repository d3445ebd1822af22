"""Answering for seats: bots, standing orders, and seats that have nothing to react with.

Under cover, who is asked depends only on public facts (the games take care of that). This module
makes sure that the time does too: every reaction that is not answered by a person is answered after
a delay drawn when the question opens, whoever answers it and for whatever reason.
"""

import asyncio
import contextlib
import logging
import math
from collections.abc import AsyncIterator, Callable
from random import SystemRandom
from typing import Any, Protocol

from wartable.bots import make
from wartable.bots.seat import Seat
from wartable.core.decision import Decision
from wartable.core.game import Game, settle
from wartable.core.orders import Reaction
from wartable.server.fair_shares import Requester
from wartable.server.metrics import Metrics
from wartable.server.tables import PLAYING, Table
from wartable.server.thinking import BotFailed, Thinkers

log = logging.getLogger("wartable.auto_player")

FALLBACK = "recruit"
PROMPT = 0.8
"""The part of a delay in which a bot may think about a reaction."""
SHOWS, MANY = 3, 1000
"""How many tables of bots alone go on for one address; how many addresses are remembered."""
_chance = SystemRandom()


def alone(table: Table) -> bool:
    """Whether only bots are playing."""
    return all(chair.bot for chair in table.chairs)


def abandoned(table: Table) -> bool:
    """Whether everyone has run out of time: the game waits for the first who comes back."""
    timing = table.timing
    return timing is not None and any(seat.away == "bot" for seat in timing.clock.seats)


def recruit(game: Game, state: Any, seat: int, decision: Decision) -> int:
    """What a recruit would answer, at once."""
    try:
        chosen = make(FALLBACK, _chance.getrandbits(48))
        option = chosen.choose(Seat(game, lambda: state, seat), decision)
    except Exception:
        log.exception("bot failed", extra={"facts": {"bot": FALLBACK}})
        return _chance.choice(decision.options)
    return option


def warm_up(game: Game) -> None:
    """Let a recruit answer once, so that the first real answer does not take longer."""
    state = game.new(settle(game, []), 1)
    recruit(game, state, state.decisions[0].seat, state.decisions[0])


class Acts(Protocol):
    """How to give an answer for a seat: see journal.py."""

    def answer_for(self, table: Table, seat: int, option: int, auto: bool) -> None:
        """Give a seat's answer, chosen by a bot or following from its orders."""

    def bot_failed(self, table: Table, seat: int, level: str) -> None:
        """Replace a bot that failed with a recruit."""


class AutoPlayer:
    """Gives the answers that no person gives."""

    def __init__(
        self,
        thinkers: Thinkers,
        acts: Acts,
        delay: tuple[float, float],
        metrics: Metrics | None = None,
    ) -> None:
        self._metrics = metrics or Metrics()
        self._thinkers, self._acts, self._delay = thinkers, acts, delay
        self._tasks: set[asyncio.Task[Any]] = set()
        self._watched: dict[str, asyncio.Semaphore] = {}
        self.stopped = False
        self.able: Callable[[], bool] = lambda: True
        """Whether an answer could be written."""

    def wake(self, table: Table) -> None:
        """Check whether one of the open questions is to be answered here."""
        # While people settle whether an answer is undone, nobody else goes on.
        if (
            table.status != PLAYING
            or self.stopped
            or table.undo_request is not None
            or not self.able()
        ):
            return
        # If nobody plays and nobody looks, there is nobody to play for.
        show = alone(table) and not table.setup.awaited
        if show and (abandoned(table) or not table.live.sockets):
            return
        for seat, decision in table.open.items():
            number = table.numbers[seat]
            if table.pending.get(seat) == number:
                continue
            reaction = table.questions.reaction(seat)
            bot = table.chairs[seat].bot
            if not bot:
                option = self.automatic(table, seat, reaction)
                if option is None:
                    continue
            wait = self.wait(table, reaction) if bot or table.cover else 0.0
            table.pending[seat] = number
            hidden = reaction is not None and table.cover
            work = self._bot(table, seat, number, decision, wait, hidden) if bot else None
            self._keep(asyncio.create_task(work or self._later(table, seat, number, wait)))

    def wait(self, table: Table, reaction: Reaction | None) -> float:
        """How long an answer takes: it depends only on public facts and chance."""
        if reaction is not None and table.cover:
            return _chance.uniform(*self._delay)
        if table.rested == len(table.log):
            # Nothing has happened that anyone would want to read first.
            return 0
        table.rested = len(table.log)
        return table.setup.pace / 1000

    @staticmethod
    def automatic(table: Table, seat: int, reaction: Reaction | None) -> int | None:
        """What a person's orders answer, or the only answer that is left."""
        if reaction is None:
            return None
        if not reaction.uses:
            return reaction.decline
        return table.playing.orders[seat].answer(reaction)

    async def _later(self, table: Table, seat: int, number: int, wait: float) -> None:
        await asyncio.sleep(wait)
        self._over(table, seat, number)
        if not self._due(table, seat, number) or table.chairs[seat].bot:
            self.wake(table)
            return
        # The orders may have changed in the meantime.
        option = self.automatic(table, seat, table.questions.reaction(seat))
        if option is not None:
            self._acts.answer_for(table, seat, option, auto=True)

    async def _bot(
        self, table: Table, seat: int, number: int, decision: Decision, wait: float, hidden: bool
    ) -> None:
        requester = self.requester(table)
        async with self._shows(requester):
            if hidden:
                option = await self._in_time(table, seat, decision, wait, requester)
            else:
                option = await self._at_leisure(table, seat, decision, wait, requester)
        self._over(table, seat, number)
        if self._due(table, seat, number) and table.chairs[seat].bot:
            self._acts.answer_for(table, seat, option, auto=False)
        else:
            self.wake(table)

    async def _at_leisure(
        self, table: Table, seat: int, decision: Decision, wait: float, requester: Requester
    ) -> int:
        """Answer when the bot has decided, on a beat."""
        clock = asyncio.get_running_loop().time
        began = clock()
        option = await self._choose(table, seat, decision, requester)
        if wait:
            # A longer thought ends on the same beat, so that its length gives little away.
            beats = max(1, math.ceil((clock() - began) / wait))
            await asyncio.sleep(began + beats * wait - clock())
        return option

    async def _in_time(
        self, table: Table, seat: int, decision: Decision, wait: float, requester: Requester
    ) -> int:
        """Answer after exactly the time drawn, however busy the bots are with others."""
        if len(decision.options) == 1:
            await asyncio.sleep(wait)
            return decision.options[0]
        within = wait * PROMPT
        thought = asyncio.create_task(self._choose(table, seat, decision, requester, within))
        self._keep(thought)
        # A thought that comes too late, or to nothing, is of no interest.
        thought.add_done_callback(lambda task: task.cancelled() or task.exception())
        await asyncio.sleep(wait)
        if thought.done() and not thought.cancelled() and thought.exception() is None:
            return thought.result()
        # A thinking process is not stopped: that would cost the next question a new process.
        state = table.playing.state.copy()
        return recruit(table.game, state, seat, decision)

    def _keep(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def requester(self, table: Table) -> Requester:
        """For whom the bots of a table think: whoever watches it, or whoever made it."""
        show = alone(table)
        looking = table.live.sockets
        # A stranger who watches must not make others wait for what he used elsewhere.
        looking = [socket for socket in looking if socket.mask] or looking
        found = {Requester(one.where, one.browser.hex(), table.id, show) for one in looking}
        return self._thinkers.first(found) or Requester("", table.owner.hex(), table.id, show)

    @contextlib.asynccontextmanager
    async def _shows(self, requester: Requester) -> AsyncIterator[None]:
        """Limit how many tables of bots alone one address keeps going at a time."""
        if not requester.show:
            yield
            return
        allowed = self._watched.setdefault(requester.address, asyncio.Semaphore(SHOWS))
        async with allowed:
            yield
        if not allowed.locked() and len(self._watched) > MANY:
            self._watched.pop(requester.address, None)

    @staticmethod
    def _over(table: Table, seat: int, number: int) -> None:
        if table.pending.get(seat) == number:
            del table.pending[seat]

    def _due(self, table: Table, seat: int, number: int) -> bool:
        return (
            not self.stopped
            and self.able()
            and table.status == PLAYING
            and table.undo_request is None
            and table.numbers[seat] == number
            and seat in table.open
        )

    async def _choose(
        self,
        table: Table,
        seat: int,
        decision: Decision,
        requester: Requester,
        within: float | None = None,
    ) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        data, said = table.playing.state.dump(), table.playing.own_answers(seat)
        level = table.chairs[seat].level
        for name in dict.fromkeys((level, FALLBACK)):
            try:
                game = table.game.id
                with self._metrics.thinking(name):
                    option = await self._thinkers.choose(
                        game, data, seat, name, requester, within, said
                    )
                if option in decision.options:
                    return option
                why = "not an option"
            except BotFailed as failed:
                if within is not None:
                    # There was no time: that is nobody's fault.
                    raise
                why = str(failed)
            if self.stopped:
                break
            facts = {"table": table.id, "seat": table.names[seat], "bot": name, "why": why}
            log.warning("bot failed", extra={"facts": facts})
            if name == level and level != FALLBACK and table.chairs[seat].level == level:
                self._acts.bot_failed(table, seat, level)
        return _chance.choice(decision.options)

    async def stop(self) -> None:
        """Give no more answers."""
        self.stopped = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
