"""Whoever stays at a table knows what somebody is told who comes just now."""

import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.server.inside import Follower, House, run

from wartable.core.decision import BadInput, Illegal
from wartable.server import api, keys, time_outs
from wartable.server.api.clocks import AgreeClock, ClockRules, ProposeClock, TakeDaysOff
from wartable.server.spectating import Spectating, agree
from wartable.server.tables import PLAYING, Table

PEOPLE = (b"anna", b"ben", b"clara", b"guest")
CLOCKS = [ClockRules("bank", 604_800, gain=43_200, days_off=3), ClockRules("move", 86_400)]
GAMES = {
    "quartermaster": ("germany", "united_kingdom", "japan", "soviet_union"),
    "naval": ("alpha", "bravo", "charlie"),
}
Deed = Callable[[], Awaitable[object]]


class Walk:
    """People at a table who do this and that, with their pages open."""

    def __init__(self, found: House, table: Table, seed: int) -> None:
        self._found, self._table, self._chance = found, table, random.Random(seed)
        self._pages = [Follower(table, who) for who in (*PEOPLE, b"stranger")]
        self.done = 0

    async def _command(self, seat: int, kind: Callable[..., api.Command], *rest: object) -> None:
        table = self._table
        who = self._chance.choice(table.chairs[seat].browsers or [b"stranger"])
        command = kind(keys.secret(), table.names[seat], *rest)
        self.done += (await self._found.do(table, who, command)).ok

    async def _answer(self) -> None:
        table = self._table
        seat = self._chance.choice([*table.open] or [0])
        if seat in table.open and table.chairs[seat].kind == "person":
            option = self._chance.choice(table.open[seat].options)
            words = table.game.text(table.playing.state, option)
            await self._command(seat, api.Answer, table.numbers[seat], words)
            return
        # No bot answers by itself here.
        if seat in table.open and table.undo_request is None and table.status == PLAYING:
            self._found.registry.journal.answer_for(table, seat, table.open[seat].options[0], False)

    async def _spectators(self, seat: int, who: bytes) -> None:
        agree(self._table, seat, who, self._chance.random() < 0.7)
        await self._found.seating.commit(self._table, [], [], reset=True)

    async def _come_and_go(self) -> None:
        page = self._chance.choice(self._pages)
        page.go()
        self._pages[self._pages.index(page)] = Follower(self._table, page.socket.browser)

    def _deeds(self) -> list[Deed]:
        table, chance, seating = self._table, self._chance, self._found.seating
        seat, who = chance.randrange(len(table.chairs)), chance.choice(PEOPLE)
        name = table.names[seat]
        return [
            *[self._answer] * 8,
            lambda: self._command(seat, api.GiveOrder, "", chance.choice(("never", "ask"))),
            lambda: self._command(seat, api.Undo),
            *[lambda: self._command(seat, api.Consent, chance.random() < 0.6)] * 2,
            lambda: seating.sit(table, api.Sit(name, "", who.decode()), who),
            lambda: seating.leave(table, api.OfSeat(name), who),
            lambda: seating.set_bot(table, api.SetBot(name, "cadet"), who),
            lambda: seating.take(table, api.OfSeat(name), who),
            lambda: seating.rename(table, api.Rename(f"Mx {chance.random()}"), who),
            lambda: time_outs.propose(seating, table, ProposeClock(chance.choice(CLOCKS)), who),
            lambda: time_outs.agree(seating, table, AgreeClock(chance.random() < 0.8), who),
            lambda: time_outs.take_days_off(seating, table, TakeDaysOff(name, 1), who),
            lambda: self._spectators(seat, who),
            self._come_and_go,
        ]

    async def step(self) -> None:
        """Somebody does something, or is refused; everybody knows of it."""
        try:
            await self._chance.choice(self._deeds())()
        except (Illegal, BadInput, IndexError):
            return
        await self._found.settled(self._table)
        for page in self._pages:
            assert page.missed() == [], page.socket.browser


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_who_stays_knows_what_is_told_to_who_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seed: int
) -> None:
    monkeypatch.setattr(keys, "share", lambda: "7" * 32)

    async def story(found: House) -> None:
        found.registry.auto_player.stopped = True
        people = dict(zip(GAMES[game], (b"anna", b"ben", b"clara", b"anna"), strict=False))
        table = await found.table(
            game,
            *(["seats=3"] if game == "naval" else []),
            people=people,
            begun=bool(seed),
            owner=b"anna",
            away=0,
            clock=CLOCKS[0],
            spectating=Spectating("seat", GAMES[game][1]),
        )
        table.listed = True
        walk = Walk(found, table, seed)
        for number in range(120):
            if not seed and number == 20:
                await found.seating.start(table, api.Start(), b"anna")
            await walk.step()
        assert walk.done > 10 and table.match is not None

    run(tmp_path, story)
