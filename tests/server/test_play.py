"""Whole games over the wire."""

import random
import sqlite3

from tests.server.harness import SIX, Person, Running, Screen, bots, me

from wartable.core.replaying import replay


def play(screens: list[Screen], chance: random.Random) -> None:
    """Answer by chance, whoever is asked, until the game is over."""
    while not all(screen.over for screen in screens):
        asked = [(screen, seat) for screen in screens for seat in screen.open_seats]
        if not asked:
            for screen in screens:
                if not screen.over:
                    screen.drain(0.01)
            continue
        screen, seat = chance.choice(asked)
        choices = screen.asked[seat]["choices"]
        reply = screen.answer(seat, chance.choice(choices)["answer"])
        # Who has nothing to react with is answered for, and may be a moment too late.
        assert reply["ok"] or reply["reason"]["message"] in ("reason-stale", "reason-over"), reply


def test_two_people_and_four_bots_play_quartermaster_to_the_end(server: Running) -> None:
    anna, ben = Person(server), Person(server)
    made = anna.make(
        seats={**me("germany"), **bots(*SIX[2:5]), **bots("united_states", level="recruit")},
        name="Anna",
    )
    table = ben.sit(made["links"]["united_kingdom"], "Ben")
    with anna.look(table) as first, ben.look(table) as second:
        assert first.info["seats"][1]["name"] == "Ben"
        assert first.views == {}
        anna.post(f"/api/tables/{table}/start")
        first.read()
        second.read()
        assert first.info["cover"]
        play([first, second], random.Random(1))
        first.drain()
        second.drain()
        assert first.info["result"] in ("axis", "allies")
        for screen, seat in ((first, "germany"), (second, "united_kingdom")):
            with screen.person.look(table) as fresh:
                assert fresh.views[seat] == screen.views[seat]
                assert fresh.lines == screen.lines
    record = anna.get(f"/api/tables/{table}/record")["text"]
    match = replay(record)
    assert match.over
    assert match.game.result(match.state) == first.info["result"]


def test_six_seats_on_one_device(person: Person) -> None:
    table = person.make(seats=me(*SIX), start=True)["table"]["id"]
    with person.look(table) as screen:
        assert sorted(screen.views) == sorted(SIX)
        assert not screen.info["cover"]
        assert sorted(screen.open_seats) == sorted(SIX), "the opening discards are made at once"
        play([screen], random.Random(2))
        screen.drain()
        assert screen.info["result"]
        hands = {seat: view["nations"][seat].get("hand") for seat, view in screen.views.items()}
        assert all(hand is not None for hand in hands.values())


def test_six_bots_play_by_themselves_and_can_be_watched(person: Person) -> None:
    table = person.make(seats=bots(*SIX), start=True)["table"]["id"]
    with person.look(table) as screen:
        while not screen.over:
            screen.read()
        assert list(screen.views) == ["spectator"]
    record = person.get(f"/api/tables/{table}/record")["text"]
    assert replay(record).over


def test_a_bot_that_fails_is_replaced_by_a_recruit_and_the_failure_is_logged(
    server: Running, person: Person
) -> None:
    # An answer never comes from a level that does not exist: it is written past the API.
    made = person.make(seats={**me("germany"), **bots(*SIX[1:])})
    table = made["table"]["id"]
    server.stop()
    with sqlite3.connect(server.data / "wartable.sqlite") as database:
        database.execute(
            "UPDATE chairs SET level = 'no_such_bot' WHERE table_id = ? AND seat = 1", (table,)
        )
    server.start()
    person.post(f"/api/tables/{table}/start")
    with person.look(table) as screen:
        while not any(line["message"] == "log-bot-failed" for line in screen.lines):
            screen.read()
        told = next(line for line in screen.lines if line["message"] == "log-bot-failed")
        assert told["args"] == {"seat": "united_kingdom", "level": "no_such_bot"}
        screen.drain()
        assert screen.info["seats"][1]["level"] == "recruit"
    assert "bot failed" in server.log.read_text()


def test_naval_with_three_seats_choosing_fleets_in_secret(server: Running) -> None:
    people = [Person(server) for _ in range(3)]
    names = ("alpha", "bravo", "charlie")
    made = people[0].make("naval", options={"seats": "3", "fleet": "15"}, seats=me("alpha"))
    for person, name in zip(people[1:], names[1:], strict=True):
        person.sit(made["links"][name], name)
    table = made["table"]["id"]
    people[0].post(f"/api/tables/{table}/start")
    chance = random.Random(3)
    screens = [person.look(table) for person in people]
    secret = 0
    rowing = False
    while not rowing:
        asked = [(s, seat) for s in screens for seat in s.open_seats]
        if not asked:
            for screen in screens:
                screen.drain(0.02)
            continue
        screen, seat = chance.choice(asked)
        question = screen.asked[seat]
        rowing = question["ask"] == "ask-row"
        others = [other for other in screens if other is not screen]
        for other in others:
            other.drain(0.05)
        before = [len(other.raw) for other in others]
        choosing = question["ask"] == "ask-fleet"
        last_chooser = sum(bool(s.open_seats) for s in screens) == 1
        words = chance.choice(question["choices"])["answer"]
        reply = screen.answer(seat, words)
        # Who has nothing to react with is answered for, and may be a moment too late.
        assert reply["ok"] or reply["reason"]["message"] == "reason-stale", reply
        if choosing and not last_chooser:
            secret += 1
            for other, count in zip(others, before, strict=True):
                other.drain(0.05)
                assert len(other.raw) == count, f"{words} of {seat} shows: {other.raw[count:]}"
    assert secret >= 3, "three seats chose at once"
    for screen in screens:
        screen.close()
