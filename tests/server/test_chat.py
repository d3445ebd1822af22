"""What people say at a table: who hears it, who need not, and where it is never found."""

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import SIX, Person, Running, Screen, bots, me
from tests.server.test_admin import admin

MOST = 500
"""What those who watch have muted at one table, beside whoever mutes last."""


def pair(server: Running, **rest: Any) -> tuple[Person, Person, str]:
    """Anna plays Germany, Ben the Soviet Union, bots the rest."""
    anna, ben = Person(server), Person(server)
    seats = {**me("germany"), **bots(*SIX[1:])} | {"soviet_union": {"who": "open"}}
    made = anna.make(seats=seats, name="Anna", **rest)
    ben.sit(made["links"]["soviet_union"], "Ben")
    return anna, ben, made["table"]["id"]


def say(person: Person, table: str, text: str, status: int = 200, **rest: Any) -> Any:
    return person.post(f"/api/tables/{table}/chat", {"text": text, **rest}, status)


def heard(person: Person, table: str) -> list[str]:
    return [line["text"] for line in person.get(f"/api/tables/{table}/chat")["lines"]]


def next_line(screen: Screen) -> Any:
    while True:
        message = screen.read(5)
        if message["type"] == "said":
            return message["line"]


def test_what_a_seat_says_comes_to_the_other_seats_at_once(server: Running) -> None:
    anna, ben, table = pair(server)
    with ben.look(table) as screen:
        said = say(anna, table, "  Good   luck, <b>Ben</b> & all ")
        assert next_line(screen) == said
    assert (said["by"], said["name"], said["text"]) == (
        "germany",
        "Anna",
        "Good luck, <b>Ben</b> & all",
    )
    ben.post(f"/api/tables/{table}/chat", {"emote": "thanks"})
    chat = anna.get(f"/api/tables/{table}/chat")
    assert [(line["number"], line["emote"]) for line in chat["lines"]] == [(1, ""), (2, "thanks")]
    assert chat["room"] == "seats" and chat["me"] == ["germany"]


def test_those_who_watch_talk_among_themselves(server: Running) -> None:
    anna, _, table = pair(server)
    carl, dora = Person(server), Person(server)
    say(anna, table, "for the seats")
    with anna.look(table) as seat, dora.look(table) as watcher:
        said = say(carl, table, "for those who watch", name="Carl")
        assert next_line(watcher) == said and said["name"] == "Carl"
        seat.drain()
        assert "for those who watch" not in "".join(seat.raw)
    assert heard(dora, table) == ["for those who watch"]
    assert heard(anna, table) == ["for the seats"]
    assert re.fullmatch("~[0-9a-f]{12}", said["by"]), "a sign from which nothing can be told"
    refused = say(carl, table, "as a seat", 403, seat="germany")
    assert refused["error"]["message"] == "reason-not-your-seat"


def test_a_seat_mutes_another_for_itself_and_hears_it_again(server: Running) -> None:
    anna, ben, table = pair(server)
    say(ben, table, "before")
    muted = anna.post(f"/api/tables/{table}/chat/mute", {"who": "soviet_union"})
    assert muted["muted"] == [{"who": "soviet_union", "name": "Ben"}] and not muted["lines"]
    with anna.look(table) as screen:
        say(ben, table, "still there")
        screen.drain()
        assert "still there" not in "".join(screen.raw)
    assert heard(ben, table) == ["before", "still there"] and not heard(anna, table)
    anna.post(f"/api/tables/{table}/chat/mute", {"who": "soviet_union", "mute": False})
    assert heard(anna, table) == ["before", "still there"]
    own = anna.post(f"/api/tables/{table}/chat/mute", {"who": "germany"}, 409)
    assert own["error"]["message"] == "reason-own-line"


def test_only_who_is_there_can_be_muted_and_watchers_fill_no_disk(
    server: Running,
) -> None:
    anna, _, table = pair(server)
    path = f"/api/tables/{table}/chat/mute"
    refused = Person(server).post(path, {"who": "~0123456789ab"}, 409)
    assert refused["error"]["message"] == "reason-no-such-line"
    for _ in range(MOST + 20):
        Person(server).post(path, {"who": "germany"})
    with closing(sqlite3.connect(server.data / "wartable.sqlite")) as database:
        count = "SELECT count(*) FROM mutes WHERE table_id = ?"
        assert database.execute(count, (table,)).fetchone() == (MOST + 1,)
    say(anna, table, "hello")


@pytest.mark.parametrize(("first", "second"), [("germany", "italy"), ("italy", "germany")])
def test_who_sits_down_on_a_second_seat_does_not_hear_whom_the_first_has_muted(
    server: Running, first: str, second: str
) -> None:
    anna, ben = Person(server), Person(server)
    made = anna.make(seats={**me(first), **bots(*SIX[1:3], "united_states")})
    table = made["table"]["id"]
    ben.sit(made["links"]["soviet_union"], "Ben")
    anna.post(f"/api/tables/{table}/chat/mute", {"who": "soviet_union"})
    anna.sit(made["links"][second])
    with anna.look(table) as screen:
        say(ben, table, "still there")
        say(anna, table, "it is quiet here")
        assert next_line(screen)["text"] == "it is quiet here"
    assert heard(anna, table) == ["it is quiet here"]


def test_who_takes_over_a_seat_is_not_muted_for_what_another_said(server: Running) -> None:
    anna, ben, table = pair(server)
    anna.post(f"/api/tables/{table}/chat/mute", {"who": "soviet_union"})
    link = ben.post(f"/api/tables/{table}/link", {"seat": "soviet_union"})["links"]
    carl = Person(server)
    carl.sit(link["soviet_union"], "Carl")
    say(carl, table, "I am new")
    assert heard(anna, table) == ["I am new"]


def test_who_sits_on_several_seats_is_muted_on_all_of_them(server: Running) -> None:
    anna = Person(server)
    made = anna.make(seats=me(*SIX[:4]))
    table, ben = made["table"]["id"], Person(server)
    ben.sit(made["links"]["italy"])
    ben.post(f"/api/tables/{table}/chat/mute", {"who": "germany"})
    say(anna, table, "from Japan", seat="japan")
    assert not heard(ben, table)


def test_whoever_made_the_table_turns_the_chat_off_and_on(server: Running) -> None:
    anna, ben, table = pair(server)
    say(ben, table, "hello")
    with ben.look(table) as screen:
        anna.post(f"/api/tables/{table}/chat/switch", {"on": False})
        while screen.info["chat"]:
            screen.read()
    refused = say(ben, table, "hello?", 409)
    assert refused["error"]["message"] == "reason-chat-off"
    chat = ben.get(f"/api/tables/{table}/chat")
    assert not chat["on"] and not chat["lines"]
    ben.post(f"/api/tables/{table}/chat/switch", {"on": True}, 403)
    anna.post(f"/api/tables/{table}/chat/switch", {"on": True})
    assert heard(ben, table) == ["hello"]
    silent = anna.make(seats=me(*SIX), chat=False)["table"]
    assert silent["chat"] is False


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"text": "   "},
        {"text": "both", "emote": "wow"},
        {"text": "x" * 301},
        {"text": "from right \u202e to left"},
        {"text": "Z\u0321\u0321\u0321"},
        {"text": "two\nlines"},
    ],
)
def test_a_line_is_a_visible_text_or_an_emote(server: Running, body: dict[str, str]) -> None:
    person = Person(server)
    table = person.make(seats=me(*SIX))["table"]["id"]
    refused = person.post(f"/api/tables/{table}/chat", body, 409)
    assert refused["error"]["message"] in ("reason-bad-input", "reason-missing-input")
    person.post(f"/api/tables/{table}/chat", {"emote": "rude"}, 400)


def test_a_stranger_neither_reads_nor_writes_at_a_table_of_its_seats_alone(
    server: Running,
) -> None:
    anna, _, table = pair(server, watch="seats")
    stranger = Person(server)
    stranger.get(f"/api/tables/{table}/chat", 404)
    say(stranger, table, "hello", 404)
    say(anna, table, "we are alone")


def test_the_host_reads_reports_settles_them_and_silences_who_deserves_it(
    server: Running,
) -> None:
    anna, ben, table = pair(server)
    number = say(ben, table, "something nasty")["number"]
    for _ in range(2):
        anna.post(f"/api/tables/{table}/chat/report", {"number": number})
    ben.post(f"/api/tables/{table}/chat/report", {"number": number}, 409)
    anna.post(f"/api/tables/{table}/chat/report", {"number": 99}, 409)
    Person(server).post(f"/api/tables/{table}/chat/report", {"number": number}, 409)
    rows = [row for row in admin(server, "reports").splitlines() if table in row]
    assert len(rows) == 1 and "something nasty" in rows[0] and "soviet_union" in rows[0]
    report = rows[0].split()[0]
    assert "soviet_union" in admin(server, "silence", report)
    assert table not in admin(server, "reports")
    assert "number of a report" in admin(server, "settle", report, code=2)
    refused = say(ben, table, "again", 409)
    assert refused["error"]["message"] == "reason-silenced"
    ben.post(f"/api/tables/{table}/name", {"name": "something nasty"}, 409)
    say(anna, table, "thank you")


def test_whom_the_host_has_silenced_says_nothing_from_another_seat_either(server: Running) -> None:
    anna = Person(server)
    made = anna.make(seats={**bots(*SIX), **me("germany", "japan"), "italy": {"who": "open"}})
    table, ben = made["table"]["id"], Person(server)
    ben.sit(made["links"]["italy"], "Ben")
    number = say(anna, table, "something nasty")["number"]
    ben.post(f"/api/tables/{table}/chat/report", {"number": number})
    (row,) = (row for row in admin(server, "reports").splitlines() if table in row)
    admin(server, "silence", row.split()[0])
    body = {"text": "again", "seat": "japan"}
    refused = anna.post(f"/api/tables/{table}/chat", body, 409)
    assert refused["error"]["message"] == "reason-silenced"


def test_who_talks_too_fast_waits(tmp_path: Path) -> None:
    with Running(tmp_path, "--cover", "0-0.02", "--thinkers", "1") as server:
        anna, ben, table = pair(server)
        for number in range(8):
            say(anna, table, f"line {number}")
        refused = say(anna, table, "one more", 429)
        assert refused["error"]["message"] == "reason-too-fast"
        say(ben, table, "others may")
        for _ in range(8):
            say(Person(server), table, "with a new cookie each")
        say(Person(server), table, "from the same address", 429)


def test_what_is_said_is_kept_with_the_table_gone_with_it_and_never_in_its_record(
    tmp_path: Path,
) -> None:
    with Running(tmp_path) as server:
        anna, ben, table = pair(server, start=True)
        say(anna, table, "a word to remember")
        server.kill()
        server.start()
        assert heard(ben, table) == ["a word to remember"]
        say(ben, table, "and another")
        anna.post(f"/api/tables/{table}/resign")
        assert anna.get(f"/api/tables/{table}")["table"]["status"] == "over"
        said = anna.get("/api/me")["said"]
        assert [line["text"] for line in said] == ["a word to remember"]
        for text in (
            anna.get(f"/api/tables/{table}/record")["text"],
            admin(server, "export", table),
            json.dumps(anna.get(f"/api/tables/{table}/moments")),
        ):
            assert "word" not in text and "another" not in text
        with anna.look(table) as screen:
            assert "word" not in "".join(screen.raw)
        with closing(sqlite3.connect(tmp_path / "wartable.sqlite")) as database:
            journal = database.execute("SELECT group_concat(body) FROM deeds").fetchone()[0]
            assert "word" not in journal
            ben.post("/api/me/forget")
            assert heard(anna, table) == ["a word to remember"]
            admin(server, "delete", table)
            assert database.execute("SELECT count(*) FROM chat").fetchone() == (0,)
