"""Undo where not every answer was given by hand."""

import asyncio

from tests.server import loops
from tests.server.harness import SIX, Person, Running, bots, me
from tests.server.test_tables import REACTION, two

from wartable.core.game import find, settle
from wartable.server import undoing
from wartable.server.auto_player import AutoPlayer
from wartable.server.chairs import Chair, Device
from wartable.server.setup import Setup
from wartable.server.tables import Entry, Table
from wartable.server.thinking import Thinkers


def test_undo_goes_back_to_what_a_person_answered_not_to_what_was_answered_for_it(
    server: Running,
) -> None:
    first, second = two(server, position=REACTION)
    with first, second:
        assert second.send(type="order", seat="soviet_union", card="", do="never")["ok"]
        first.answer("germany", "play build_army")
        first.until_asked("germany")
        first.answer("germany", "build ukraine")
        first.until_asked("germany")
        second.drain()
        # Its orders would pass again at once: there is nothing that it could do over.
        refused = second.send(type="undo", seat="soviet_union")
        assert refused["reason"]["message"] == "reason-nothing-to-undo"
        assert second.undo["soviet_union"] == 0


def test_what_was_answered_for_a_seat_since_goes_with_its_own_answer() -> None:
    game = find("quartermaster")
    chairs = [Chair(name, "person", devices=[Device(b"me")]) for name in SIX]
    table = Table("t", game, settle(game, []), 1, REACTION, Setup(), b"", chairs)
    table.do(Entry("begin", -1, ""))
    table.do(Entry("answer", 0, "play build_army"))
    table.do(Entry("answer", 0, "build ukraine"))
    table.do(Entry("answer", 3, "pass"))
    assert undoing.free(table) == (3, 1)
    table.do(Entry("undo", 3, "2"))
    table.do(Entry("auto", 3, "pass"))
    assert undoing.free(table) == (3, 0), "it would be passed for again at once"
    assert table.playing.before_own(0) == 1
    table.do(Entry("undo", 0, "1"))
    assert table.open[0].ask == "ask-build-army"
    table.do(Entry("answer", 0, "build ukraine"))
    assert table.playing.before_own(0) == 1, "what was taken back is forgotten"


def test_while_a_bot_plays_a_seat_its_people_cannot_undo_or_consent_there(server: Running) -> None:
    first, second = two(server, position=REACTION, pace=10_000)
    with first, second:
        first.answer("germany", "play build_army")
        first.person.post(f"/api/tables/{first.table}/bot", {"seat": "germany", "level": "random"})
        for message in ({"type": "undo"}, {"type": "hush", "length": "turn"}):
            reply = first.send(seat="germany", **message)
            assert reply["reason"]["message"] == "reason-bot-plays", message
        first.person.post(f"/api/tables/{first.table}/take", {"seat": "germany"})
        assert first.send(type="undo", seat="germany")["waiting"]


def test_a_seat_that_waits_for_consent_and_is_left_counts_as_a_no(server: Running) -> None:
    first, second = two(server, position=REACTION)
    with first, second:
        first.answer("germany", "play build_army")
        assert first.send(type="undo", seat="germany")["waiting"]
        second.person.post(f"/api/tables/{first.table}/leave", {"seat": "italy"}, 403)
        second.person.post(f"/api/tables/{first.table}/leave", {"seat": "united_states"})
        first.drain()
        assert first.consent is None
        assert "log-undo-refused" in [line["message"] for line in first.lines]


def test_who_resigns_a_seat_while_an_undo_is_asked_for_says_no_to_it(server: Running) -> None:
    first, second = two(server, position=REACTION)
    with first, second:
        first.answer("germany", "play build_army")
        assert first.send(type="undo", seat="germany")["waiting"]
        second.person.post(f"/api/tables/{first.table}/resign", {"seats": ["united_states"]})
        while first.consent is not None or not first.info["seats"][5]["resigned"]:
            first.read()
        assert "log-undo-refused" in [line["message"] for line in first.lines]
        assert first.asked["germany"]["ask"] == "ask-build-army", "nothing was taken back"


def test_bots_wait_until_it_is_settled_whether_an_answer_is_taken_back(server: Running) -> None:
    anna, ben = Person(server), Person(server)
    others = bots("united_kingdom", "japan", *SIX[4:])
    made = anna.make(seats={**me("germany"), **others}, position=REACTION, pace=200)
    table = ben.sit(made["links"]["soviet_union"], "Ben")
    anna.post(f"/api/tables/{table}/start")
    with anna.look(table) as first, ben.look(table) as second:
        first.answer("germany", "play build_army")
        first.until_asked("germany")
        first.answer("germany", "build ukraine")
        second.until_asked("soviet_union")
        second.answer("soviet_union", "pass")
        first.until_asked("germany")
        first.answer("germany", "pass")
        # Now a bot has to play.
        assert first.send(type="undo", seat="germany")["waiting"]
        first.drain()
        told = len(first.lines)
        first.drain(0.6)
        assert len(first.lines) == told and first.consent == {
            "seat": "germany",
            "waiting": ["soviet_union"],
        }
        # Who asked lets it stand, and the bot goes on.
        assert first.send(type="consent", seat="germany", agree=False)["ok"]
        while len(first.lines) < told + 3:
            first.read()
        assert first.lines[told]["message"] == "log-undo-withdrawn"
        assert first.consent is None
        assert first.send(type="undo", seat="germany")["waiting"]
        second.drain()
        assert second.send(type="consent", seat="soviet_union", agree=True)["ok"]
        first.until_asked("germany")
        assert first.asked["germany"]["ask"] == "ask-discard"


class Answers:
    """Notes the answers that are given for seats."""

    def __init__(self) -> None:
        self.given: list[int] = []

    def answer_for(self, table: Table, seat: int, option: int, auto: bool) -> None:
        self.given.append(seat)

    def bot_failed(self, table: Table, seat: int, level: str) -> None:
        raise AssertionError


def test_an_answer_on_its_way_is_not_given_nor_another_prepared_while_an_undo_is_pending() -> None:
    game = find("quartermaster")
    chairs = [Chair(name, "person", devices=[Device(b"me")]) for name in SIX]
    table = Table("t", game, settle(game, []), 1, REACTION, Setup(), b"", chairs)
    table.do(Entry("begin", -1, ""))
    table.do(Entry("answer", 0, "play build_army"))
    table.do(Entry("answer", 0, "build ukraine"))
    table.do(Entry("order", 3, '{"card":"","do":"never"}'))
    notes = Answers()

    async def play() -> None:
        auto_player = AutoPlayer(Thinkers(1, 1.0, 1.0), notes, (0.02, 0.02))
        auto_player.wake(table)
        assert table.pending, "the Soviets will pass in a moment"
        table.do(Entry("wish", 0, "1 3"))
        await asyncio.sleep(0.2)
        assert (notes.given, table.pending) == ([], {})
        table.do(Entry("refuse", 3, ""))
        auto_player.wake(table)
        await asyncio.sleep(0.2)
        assert notes.given == [3]

    loops.run(play())


def test_nobody_is_asked_whether_they_agree_with_themselves() -> None:
    game = find("quartermaster")
    who = [b"me", b"her", b"me", b"her", b"me", b"her"]
    chairs = [
        Chair(name, "person", devices=[Device(one)]) for name, one in zip(SIX, who, strict=True)
    ]
    table = Table("t", game, settle(game, []), 1, "", Setup(), b"", chairs)
    table.do(Entry("begin", -1, ""))
    for seat in (0, 1):
        asked = table.playing.decision(seat)
        assert asked is not None
        words = game.text(table.playing.state, asked.options[0])
        table.do(Entry("answer", seat, words))
    assert undoing.concerned(table, 0, 0) == {1, 3, 5}
