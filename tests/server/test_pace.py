"""Bots wait so that people can read what happens, and only for that."""

import asyncio
import selectors
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server import loops

from wartable.core.game import find, settle
from wartable.server import auto_player
from wartable.server.auto_player import AutoPlayer
from wartable.server.chairs import Chair
from wartable.server.fair_shares import Requester
from wartable.server.setup import Setup
from wartable.server.tables import Entry, Table
from wartable.server.thinking import Thinkers


class Nobody:
    """Gives no answers: only the waiting is looked at."""

    def answer_for(self, table: Table, seat: int, option: int, auto: bool) -> None:
        raise AssertionError

    def bot_failed(self, table: Table, seat: int, level: str) -> None:
        raise AssertionError


def test_a_bot_waits_after_what_can_be_read_but_not_between_secret_answers() -> None:
    game = find("naval")
    options = settle(game, [])
    chairs = [Chair(name, "bot", level="recruit") for name in ("alpha", "bravo")]
    table = Table("t", game, options, 1, "", Setup(pace=600), b"", chairs)
    table.do(Entry("begin", -1, ""))
    player = AutoPlayer(Thinkers(1, 1.0, 1.0), Nobody(), (0.0, 0.0))
    waited, secret = [], 0
    for _ in range(60):
        seat, decision = next(iter(table.open.items()))
        before = len(table.log)
        waited.append(player.wait(table, None))
        assert player.wait(table, None) == 0, "nothing has happened since"
        table.do(Entry("answer", seat, game.text(table.playing.state, decision.options[-1])))
        if len(table.log) == before:
            secret += 1
            assert player.wait(table, None) == 0
    assert secret > 5, "fleets are formed in secret, ship by ship"
    assert waited.count(0.6) > 5 and set(waited) <= {0, 0.6}


class NoTime(asyncio.SelectorEventLoop):
    """A loop whose clock jumps to whatever comes next: an hour passes at once, and exactly."""

    def __init__(self) -> None:
        self.now = 0.0
        loop = self

        class Jumping(selectors.SelectSelector):
            def select(self, timeout: float | None = None) -> list[Any]:
                loop.now += timeout or 0.0
                return super().select(0)

        super().__init__(Jumping())

    def time(self) -> float:
        """Seconds since it began."""
        return self.now


class Ponder(Thinkers):
    """Bots that think for as long as a test wants, and then give the last answer."""

    def __init__(self, seconds: float) -> None:
        super().__init__(1, 60.0, 1.0)
        self.seconds, self.asked = seconds, 0

    async def choose(self, game: str, data: bytes, seat: int, *rest: Any, **more: Any) -> int:
        self.asked += 1
        await asyncio.sleep(self.seconds)
        (decision,) = (d for d in find(game).load(data).decisions if d.seat == seat)
        last: int = decision.options[-1]
        return last


class Times(Nobody):
    """Notes when which answer was given, and for which table."""

    def __init__(self) -> None:
        self.given: list[tuple[float, str, int]] = []

    def answer_for(self, table: Table, seat: int, option: int, auto: bool) -> None:
        now = asyncio.get_running_loop().time()
        self.given.append((round(now, 6), table.id, option))


def watched(name: str, *addresses: str, people: int = 0, cover: str = "off") -> Table:
    """A table of Quartermaster at its first question, and who looks at it from where."""
    game = find("quartermaster")
    options = settle(game, [f"cover={cover}"])
    seats = game.seats(game.new(options, 1))
    chairs = [Chair(seat, "bot", level="recruit") for seat in seats]
    chairs[:people] = [Chair(seat, "person") for seat in seats[:people]]
    table = Table(name, game, options, 1, "", Setup(pace=100), b"", chairs)
    table.do(Entry("begin", -1, ""))
    sockets = [SimpleNamespace(where=where, browser=b"b", mask=0) for where in addresses]
    table.live = SimpleNamespace(sockets=sockets)
    return table


def played(thinkers: Thinkers, *tables: Table) -> list[tuple[float, str, int]]:
    """What is answered for bots at some tables, and when; no table goes on from there."""
    acts = Times()

    async def run() -> None:
        player = AutoPlayer(thinkers, acts, (0.5, 0.5))
        for table in tables:
            for seat in [*table.open][1:]:
                del table.open[seat]
            player.wake(table)
        await asyncio.sleep(3)
        await player.stop()

    loops.run(run(), NoTime)
    return acts.given


@pytest.mark.parametrize(("thought", "answered"), [(0.0, 0.1), (0.07, 0.1), (0.23, 0.3)])
def test_a_bot_answers_on_a_beat_however_long_it_thought(thought: float, answered: float) -> None:
    ((when, _, _),) = played(Ponder(thought), watched("t", "9.9.9.9"))
    assert when == answered


def reacting(answers: int) -> Table:
    """A covered table at a bot's chance to react with so many answers."""
    table = watched("t", people=0, cover="on")
    table.setup.awaited = True
    for _ in range(3000):
        state = table.playing.state
        seat, decision = next(iter(table.open.items()))
        if table.game.reaction(state, seat) and min(2, len(decision.options)) == answers:
            return table
        # The last answer is rarely `pass`, the first rarely a card: some of both.
        option = decision.options[len(table.log) % len(decision.options)]
        table.do(Entry("answer", seat, table.game.text(state, option)))
    raise AssertionError("nobody may react")


def test_a_bot_with_one_answer_gives_it_when_its_time_comes_and_thinks_about_nothing() -> None:
    table, thinkers = reacting(1), Ponder(0.0)
    (only,) = next(iter(table.open.values())).options
    assert played(thinkers, table) == [(0.5, "t", only)]
    assert not thinkers.asked


@pytest.mark.parametrize("thought", [0.0, 0.3])
def test_a_reaction_is_answered_when_its_time_comes_however_long_it_took(thought: float) -> None:
    table, thinkers = reacting(2), Ponder(thought)
    last = next(iter(table.open.values())).options[-1]
    assert played(thinkers, table) == [(0.5, "t", last)]
    assert thinkers.asked == 1


def test_of_the_tables_of_bots_alone_an_address_watches_three_go_on_at_a_time() -> None:
    own = [watched(f"own {number}", "9.9.9.9") for number in range(4)]
    given = played(Ponder(0.0), *own, watched("other", "8.8.8.8"))
    at_once = {name for when, name, _ in given if when == 0.1}
    assert at_once == {"own 0", "own 1", "own 2", "other"}
    assert [name for when, name, _ in given if when == 0.2] == ["own 3"]


def test_tables_where_people_play_do_not_wait_for_each_other() -> None:
    tables = [watched(str(number), "9.9.9.9", people=6) for number in range(5)]
    for table in tables:
        table.chairs[next(iter(table.open))] = Chair(table.names[0], "bot", level="recruit")
    assert [when for when, _, _ in played(Ponder(0.0), *tables)] == [0.1] * 5


def test_bots_think_for_those_who_play_and_not_for_a_stranger_who_looks_on() -> None:
    player = AutoPlayer(Ponder(0.0), Times(), (0.0, 0.0))
    strangers = [f"6.6.6.{number}" for number in range(9)]
    for name in "abcdefghij":
        table = watched(name, *strangers, "9.9.9.9", people=1)
        table.live.sockets[-1].mask = 1
        assert player.requester(table).address == "9.9.9.9"
        table.live.sockets.pop()
        assert player.requester(table).address in strangers


def test_not_every_address_that_ever_watched_is_remembered() -> None:
    async def run() -> int:
        player = AutoPlayer(Ponder(0.0), Times(), (0.0, 0.0))
        for number in range(auto_player.MANY + 50):
            async with player._shows(Requester(str(number), show=True)):
                pass
        return len(player._watched)

    assert loops.run(run()) <= auto_player.MANY
