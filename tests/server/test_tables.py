"""What people do with a table beside playing: coming back, watching, undoing, forking, leaving."""

import json
import sqlite3
import time
from typing import Any

import pytest
from tests.server.harness import SIX, Person, Running, Screen, bots, me
from websockets.exceptions import WebSocketException

from wartable.core.replaying import replay
from wartable.server.stored_tables import read_rows, rebuild

REACTION = """
options cover
round 2
turn germany play
germany
  armies germany, eastern_europe
  hand land_battle, build_army x3
soviet_union
  armies moscow
  down stalingrad, rasputitsa
"""


def opened(screen: Screen) -> None:
    """Make the opening discards of all seats of a screen."""
    while screen.views[screen.mine[0]]["opening"] and screen.open_seats:
        screen.answer(screen.open_seats[0])


def two(server: Running, **rest: Any) -> tuple[Screen, Screen]:
    """Two people who share the nations of both teams."""
    anna, ben = Person(server), Person(server)
    made = anna.make(seats=me(*SIX[::2]), **rest)
    table = made["table"]["id"]
    for seat in SIX[1::2]:
        ben.sit(made["links"][seat], "Ben")
    anna.post(f"/api/tables/{table}/start")
    return anna.look(table), ben.look(table)


def test_reconnecting_in_the_middle_of_a_reaction_goes_on_from_the_last_line_seen(
    server: Running,
) -> None:
    first, second = two(server, position=REACTION)
    with first, second:
        first.answer("germany", "play build_army")
        first.until_asked("germany")
        first.answer("germany", "build ukraine")
        second.until_asked("soviet_union")
        assert second.asked["soviet_union"]["ask"] == "ask-react"
        kept, number = list(second.lines), second.number
        second.close()
        with second.person.look(second.table, number) as again:
            assert again.asked["soviet_union"] == second.asked["soviet_union"]
            assert again.views == second.views
            assert again.lines == [], "nothing was missed, so nothing is told again"
            with second.person.look(second.table) as whole:
                assert whole.lines == kept
            assert again.answer("soviet_union", "pass")["ok"]


def test_several_devices_on_one_seat_see_the_same(server: Running) -> None:
    first, second = two(server)
    with first, second, first.person.look(first.table) as phone:
        opened(first)
        opened(second)
        first.drain()
        phone.drain()
        assert phone.views == first.views
        assert phone.asked == first.asked


def test_a_spectator_sees_what_everybody_may_see_and_can_do_nothing(server: Running) -> None:
    first, second = two(server)
    with first, second, Person(server).look(first.table) as crowd:
        assert list(crowd.views) == ["spectator"]
        assert crowd.asked == {}
        nations = crowd.views["spectator"]["nations"]
        assert not any("hand" in nation or "deck" in nation for nation in nations.values())
        asked = first.asked["germany"]
        reply = crowd.send(
            type="answer",
            seat="germany",
            number=asked["number"],
            answer=asked["choices"][0]["answer"],
        )
        assert reply["reason"]["message"] == "reason-not-your-seat"


def test_a_table_may_be_closed_to_spectators(server: Running) -> None:
    anna = Person(server)
    table = anna.make(seats=me(*SIX), watch="seats", start=True)["table"]["id"]
    with anna.look(table) as screen:
        assert screen.mine
    with pytest.raises(WebSocketException):
        Person(server).look(table)


def test_a_repeated_request_gets_the_same_reply_and_is_done_once(server: Running) -> None:
    first, second = two(server)
    with first, second:
        asked = first.asked["germany"]
        words = asked["choices"][0]["answer"]
        message = {"type": "answer", "seat": "germany", "number": asked["number"], "answer": words}
        once = first.send(id="the-same", **message)
        again = first.send(id="the-same", **message)
        assert once == again == {"type": "reply", "id": "the-same", "ok": True}
        stale = first.send(id="another", **message)
        assert stale["reason"]["message"] == "reason-stale"
        assert stale.get("asked") == first.asked["germany"]
        http = first.person.post(f"/api/tables/{first.table}/do", {"id": "the-same", **message})
        assert http["ok"]


def test_an_illegal_answer_is_refused_with_the_reason(server: Running) -> None:
    first, second = two(server, position=REACTION)
    with first, second:
        reply = first.answer("germany", "play blitzkrieg")
        assert not reply["ok"]
        assert reply["reason"]["rule"].startswith("qm") or reply["reason"]["message"]
        why = first.send(type="why", seat="germany", answer="play sea_battle")
        assert why["reason"]["message"].startswith("reason-")
        assert first.answer("germany", "play build_army")["ok"]


def test_undo_is_free_to_the_barrier(server: Running) -> None:
    first, second = two(server, position=REACTION)
    with first, second:
        before = first.views["germany"]
        first.answer("germany", "play build_army")
        first.until_asked("germany")
        first.drain()
        # A card that was played has been seen: that cannot be taken back alone.
        assert first.undo["germany"] == -1
        del before
        first.answer("germany", "build ukraine")
        second.until_asked("soviet_union")
        first.drain()
        assert first.undo["germany"] in (-1, 1)
        if first.undo["germany"] > 0:
            reply = first.send(type="undo", seat="germany")
            assert reply == {"type": "reply", "id": reply["id"], "ok": True}
            first.drain()
            assert first.asked["germany"]["ask"] == "ask-build-army"
            second.drain()
            assert second.asked["soviet_union"] is None


def test_undo_past_the_barrier_needs_everybody_concerned(server: Running) -> None:
    first, second = two(server, position=REACTION)
    with first, second:
        asked = first.asked["germany"]
        first.answer("germany", "play build_army")
        first.drain()
        reply = first.send(type="undo", seat="germany")
        assert reply["waiting"]
        second.drain()
        waiting = second.consent["waiting"]
        assert second.consent["seat"] == "germany"
        assert sorted(waiting) == sorted(SIX[1::2])
        refused = second.send(type="consent", seat="japan", agree=True)
        assert refused["reason"]["message"] == "reason-not-your-seat"
        for seat in waiting:
            assert second.send(type="consent", seat=seat, agree=True)["ok"]
        first.drain()
        second.drain()
        assert first.asked["germany"]["choices"] == asked["choices"]
        assert first.asked["germany"]["number"] > asked["number"], "an old answer is stale now"
        told = [line["message"] for line in second.lines]
        assert told.count("log-undo-agreed") == 3
        undone = next(line for line in second.lines if line["message"] == "log-undone")
        assert second.lines[undone["back"]]["message"] == "log-played"
        assert first.consent is None

        first.answer("germany", "play build_army")
        first.send(type="undo", seat="germany")
        second.drain()
        second.send(
            type="consent", seat="italy" if "italy" in second.mine else waiting[0], agree=False
        )
        first.drain()
        assert first.consent is None
        assert "log-undo-refused" in [line["message"] for line in first.lines]
        assert first.asked["germany"]["ask"] == "ask-build-army"


def test_undo_asks_only_whose_answers_are_taken_back_when_nothing_was_learnt(
    server: Running,
) -> None:
    first, second = two(server, position=REACTION)
    with first, second:
        first.answer("germany", "play build_army")
        first.until_asked("germany")
        first.answer("germany", "build ukraine")
        second.until_asked("soviet_union")
        second.answer("soviet_union", "pass")
        first.until_asked("germany")
        assert first.send(type="undo", seat="germany")["waiting"]
        second.drain()
        assert second.consent == {"seat": "germany", "waiting": ["soviet_union"]}
        assert second.send(type="consent", seat="soviet_union", agree=True)["ok"]
        first.drain()
        assert first.consent is None
        assert first.asked["germany"]["ask"] == "ask-build-army"
        told = [line["message"] for line in first.lines]
        assert [m for m in told if m.startswith("log-und")] == [
            "log-undo-asked",
            "log-undo-agreed",
            "log-undone",
        ]


def test_an_undo_while_all_decide_in_secret_does_not_tell_who_has_decided(server: Running) -> None:
    first, second = two(server)
    with first, second:
        first.answer("germany")
        second.answer("united_kingdom")
        assert first.send(type="undo", seat="germany")["waiting"]
        second.drain()
        assert sorted(second.consent["waiting"]) == sorted(SIX[1::2])


def test_alone_with_bots_every_answer_can_be_taken_back(person: Person) -> None:
    seats = {**me("germany"), **bots(*SIX[1:])}
    table = person.make(seats=seats, start=True, position=REACTION)["table"]["id"]
    with person.look(table) as screen:
        asked = screen.asked["germany"]
        screen.answer("germany", "play build_army")
        assert "waiting" not in screen.send(type="undo", seat="germany")
        screen.drain()
        assert screen.asked["germany"]["choices"] == asked["choices"]


def test_a_seat_is_handed_to_a_bot_and_taken_back(person: Person) -> None:
    table = person.make(seats=me(*SIX), start=True, position=REACTION)["table"]["id"]
    with person.look(table) as screen:
        asked = screen.asked["germany"]
        person.post(f"/api/tables/{table}/bot", {"seat": "germany", "level": "random"})
        while screen.asked["germany"] == asked:
            screen.read()
        person.post(f"/api/tables/{table}/take", {"seat": "germany"})
        screen.drain()
        assert screen.info["seats"][0]["kind"] == "person"
        played = [line["message"] for line in screen.lines]
        assert "log-bot-sat" in played and "log-sat" in played
        stranger = Person(person.server)
        stranger.post(f"/api/tables/{table}/take", {"seat": "germany"}, 403)


def test_standing_orders_answer_and_nobody_else_can_tell(server: Running) -> None:
    first, second = two(server, position=REACTION)
    with first, second:
        given = second.send(type="order", seat="soviet_union", card="", do="never")
        assert given["ok"]
        first.answer("germany", "play build_army")
        first.until_asked("germany")
        first.answer("germany", "build ukraine")
        first.until_asked("germany")
        first.drain()
        second.drain()
        assert second.asked["soviet_union"] is None
        assert not any("order" in line["message"] for line in first.lines)


def test_every_device_of_a_seat_knows_its_standing_orders_and_nobody_else(server: Running) -> None:
    first, second = two(server, position=REACTION)
    order = {"card": "rasputitsa", "do": "never", "only": {}}
    with first, second, second.person.look(second.table) as other:
        first.drain()
        assert second.send(type="order", seat="soviet_union", card="rasputitsa", do="never")["ok"]
        told = other.read()
        assert told["orders"] == {"soviet_union": [order]}
        with second.person.look(second.table) as later:
            assert later.orders["soviet_union"] == [order]
        before = len(first.raw)
        first.drain()
        assert len(first.raw) == before
        with first.person.look(first.table) as again:
            assert "rasputitsa" not in json.dumps(again.orders)


def test_hush_declines_for_the_rest_of_the_turn(server: Running) -> None:
    first, second = two(server, position=REACTION)
    with first, second:
        first.answer("germany", "play build_army")
        first.until_asked("germany")
        first.answer("germany", "build ukraine")
        second.until_asked("soviet_union")
        assert second.send(type="hush", seat="soviet_union", length="turn")["ok"]
        first.until_asked("germany")
        again = second.send(type="hush", seat="soviet_union", length="turn")
        assert again["reason"]["message"] == "reason-no-reaction"


def finished(person: Person) -> str:
    """A game that six bots have finished."""
    table: str = person.make(seats=bots(*SIX), start=True)["table"]["id"]
    with person.look(table) as screen:
        while not screen.over:
            screen.read()
    return table


def test_a_finished_game_is_exported_forked_and_gone_through(person: Person) -> None:
    table = finished(person)
    record = person.get(f"/api/tables/{table}/record")["text"]
    seen = person.get(f"/api/tables/{table}/view?at=100")
    assert seen["at"] == 100 and seen["answer"] and "deck" in seen["view"]["nations"]["japan"]
    made = person.post(f"/api/tables/{table}/fork", {"at": 100, "seats": me(*SIX)})
    with person.look(made["table"]["id"]) as screen:
        assert screen.info["status"] == "playing"
        assert (
            screen.views["japan"]["nations"]["japan"]["hand"]
            == (seen["view"]["nations"]["japan"]["hand"])
        )
        assert screen.answer(screen.until_asked())["ok"]
    position = person.get(f"/api/tables/{table}/position?at=100")["text"]
    played = person.make(position=position, seats=me(*SIX), start=True, cover="off")
    with person.look(played["table"]["id"]) as screen:
        assert screen.answer(screen.until_asked())["ok"]
    imported = person.make(record=record, seats=me(*SIX))
    assert imported["table"]["status"] == "over"
    again = person.get(f"/api/tables/{imported['table']['id']}/record")["text"]
    assert again == record
    person.post(f"/api/tables/{table}/fork", {"at": 100_000}, 409)
    person.get(f"/api/tables/{table}/view?at=100000", 409)


def test_a_damaged_record_or_position_is_refused_and_nothing_is_stored(person: Person) -> None:
    record = person.get(f"/api/tables/{finished(person)}/record")["text"]
    lines = record.splitlines()
    middle = next(n for n, line in enumerate(lines) if line.startswith("= ") and n > 40)
    count = len(person.get("/api/lobby")["mine"])
    damaged = (
        record[: len(record) // 2],
        record.replace("seed ", "seed 1"),
        "\n".join([*lines[: middle - 1], *lines[middle:]]),
        "\n".join([*lines[:middle], "= 00000000", *lines[middle + 1 :]]),
        "",
        "wartable record 1",
        record.replace("game quartermaster", "game naval"),
    )
    for text in damaged:
        if text:
            refused = person.make(record=text, seats=me(*SIX), status=409)
            assert refused["error"]["message"] in ("reason-bad-input", "reason-missing-input")
    person.make(position="armies nowhere", seats=me(*SIX), status=409)
    person.make(position="exact AAAA", seats=me(*SIX), status=409)
    person.make(position=REACTION, record=record, status=409)
    assert len(person.get("/api/lobby")["mine"]) == count


def test_while_a_game_goes_on_its_record_is_not_given_away(person: Person) -> None:
    table = person.make(seats=me(*SIX), start=True)["table"]["id"]
    for path in ("record", "position", "view", "moments"):
        refused = person.get(f"/api/tables/{table}/{path}", 409)
        assert refused["error"]["message"] == "reason-not-over"
    person.post(f"/api/tables/{table}/fork", {"at": 0}, 409)


def test_who_resigns_ends_the_game_of_two_and_a_rematch_swaps_the_sides(server: Running) -> None:
    first, second = two(server)
    with first, second:
        second.person.post(f"/api/tables/{first.table}/resign", {})
        first.drain()
        assert first.info["status"] == "over"
        assert first.info["result"] == "resigned"
        assert not replay(first.person.get(f"/api/tables/{first.table}/record")["text"]).over
        again = first.person.post(f"/api/tables/{first.table}/rematch")
        assert sorted(again["mine"]) == sorted(SIX[1::2])
        same = second.person.post(f"/api/tables/{first.table}/rematch")
        assert same["table"]["id"] == again["table"]["id"]
        assert sorted(same["mine"]) == sorted(SIX[::2])
        first.drain()
        assert first.info["rematch"] == again["table"]["id"]


def test_who_resigns_among_three_leaves_the_seat_to_a_recruit_for_good(server: Running) -> None:
    anna, ben, carl = Person(server), Person(server), Person(server)
    made = anna.make(seats=me(*SIX[2:]))
    table = made["table"]["id"]
    ben.sit(made["links"]["germany"], "Ben")
    carl.sit(made["links"]["united_kingdom"], "Carl")
    anna.post(f"/api/tables/{table}/start")
    ben.post(f"/api/tables/{table}/name", {"name": "Benno"})
    with anna.look(table) as screen:
        assert screen.info["seats"][0]["name"] == "Benno"
        ben.post(f"/api/tables/{table}/resign", {"seats": ["germany"]})
        screen.drain()
        assert screen.info["status"] == "playing"
        chair = screen.info["seats"][0]
        assert (chair["kind"], chair["level"], chair["resigned"]) == ("bot", "recruit", True)
        told = [line["message"] for line in screen.lines]
        assert "log-resigned" in told
    ben.post(f"/api/tables/{table}/take", {"seat": "germany"}, 409)
    anna.post(f"/api/tables/{table}/resign", {"seats": ["germany"]}, 403)


def test_an_open_table_is_in_the_lobby_until_it_begins(server: Running) -> None:
    anna, ben = Person(server), Person(server)
    made = anna.make(seats=me("germany"), listed=True, title="Evening game")
    table = made["table"]["id"]
    listed = [row["table"]["id"] for row in ben.get("/api/lobby")["open"]]
    assert table in listed
    ben.post(f"/api/tables/{table}/sit", {"seat": "japan", "name": "Ben"})
    ben.post(f"/api/tables/{table}/sit", {"seat": "germany", "name": "Ben"}, 403)
    anna.post(f"/api/tables/{table}/start")
    assert table not in [row["table"]["id"] for row in ben.get("/api/lobby")["open"]]
    (mine,) = [row for row in ben.get("/api/lobby")["mine"] if row["table"]["id"] == table]
    assert mine["mine"] == ["japan"] and mine["asked"]


def test_a_link_opens_its_seat_and_a_new_link_closes_the_old(server: Running) -> None:
    anna, ben = Person(server), Person(server)
    made = anna.make(seats=me("germany"))
    table = made["table"]["id"]
    link = made["links"]["japan"]
    renewed = anna.post(f"/api/tables/{table}/link", {"seat": "japan"})["links"]["japan"]
    seat, _, secret = link.partition("#")[2].partition(".")
    ben.post(f"/api/tables/{table}/sit", {"seat": seat, "secret": secret}, 403)
    assert ben.sit(renewed) == table
    assert ben.get(f"/api/tables/{table}")["mine"] == ["japan"]
    ben.post(f"/api/tables/{table}/link", {"seat": "germany"}, 403)
    ben.post(f"/api/tables/{table}/leave", {"seat": "japan"})
    assert ben.get(f"/api/tables/{table}")["mine"] == []


def test_a_table_of_three_hundred_decisions_opens_in_less_than_a_tenth_of_a_second(
    person: Person,
) -> None:
    table = finished(person)
    with sqlite3.connect(person.server.data / "wartable.sqlite") as database:
        best = 1.0
        for _ in range(5):
            began = time.process_time()
            rows = read_rows(database, table)
            assert rows is not None
            opened_ = rebuild(rows)
            best = min(best, time.process_time() - began)
    assert len(opened_.playing.answers) > 150
    assert best * 300 / len(opened_.playing.answers) < 0.1


def test_a_question_says_whether_it_is_a_reaction_and_which_answer_declines_it(
    server: Running,
) -> None:
    first, second = two(server, position=REACTION)
    with first, second:
        first.answer("germany", "play build_army")
        first.until_asked("germany")
        assert first.asked["germany"]["reaction"] is None
        first.answer("germany", "build ukraine")
        second.until_asked("soviet_union")
        chance = {"decline": "pass", "uses": {"use rasputitsa": "rasputitsa"}}
        assert second.asked["soviet_union"]["reaction"] == chance
