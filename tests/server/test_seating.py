"""Who sits where: beside a bot, late, on several seats, given up; and which tables are open."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest
from tests.server.harness import SIX, Person, Running, Screen, bots, me, running
from tests.server.test_tables import two
from websockets.exceptions import ConnectionClosed


@pytest.fixture(scope="module")
def troubled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that is harmed, and says so in its log."""
    yield from running(tmp_path_factory.mktemp("troubled"))


def told(screen: Screen) -> list[str]:
    """The messages of the log."""
    screen.drain()
    return [line["message"] for line in screen.lines]


def test_who_sits_down_beside_a_bot_is_seen_by_the_others(server: Running) -> None:
    anna, ben = Person(server), Person(server)
    made = anna.make(seats={**me("germany"), **bots(*SIX[2:])}, pace=10_000)
    table = ben.sit(made["links"]["united_kingdom"], "Ben")
    anna.post(f"/api/tables/{table}/start")
    with ben.look(table) as screen:
        link = anna.post(f"/api/tables/{table}/link", {"seat": "japan"})["links"]["japan"]
        anna.sit(link, "Anna")
        screen.drain()
        (line,) = [line for line in screen.lines if line["message"] == "log-beside"]
        assert line["args"] == {"seat": "japan", "name": "Anna"}
        anna.sit(link, "Anna")
        assert told(screen).count("log-beside") == 1


def test_a_second_person_in_the_middle_of_a_game_is_told_that_it_has_no_cover(
    server: Running,
) -> None:
    anna, ben = Person(server), Person(server)
    made = anna.make(seats={**me("germany"), **bots(*SIX[1:])}, start=True, pace=10_000)
    table = made["table"]["id"]
    assert not made["table"]["cover"]
    for call in ("bot", "take"):
        anna.post(f"/api/tables/{table}/{call}", {"seat": "germany"})
    link = anna.post(f"/api/tables/{table}/link", {"seat": "italy"})["links"]["italy"]
    ben.sit(link, "Ben")
    with anna.look(table) as screen:
        assert "log-no-cover" not in told(screen)
        ben.post(f"/api/tables/{table}/take", {"seat": "italy"})
        assert told(screen)[-1] == "log-no-cover"


def test_who_plays_alone_may_give_up_one_of_several_seats(person: Person) -> None:
    table = person.make(seats=me(*SIX), start=True)["table"]["id"]
    left = person.post(f"/api/tables/{table}/resign", {"seats": ["japan", "japan"]})["table"]
    assert left["status"] == "playing"
    assert (left["seats"][2]["kind"], left["seats"][2]["resigned"]) == ("bot", True)
    over = person.post(f"/api/tables/{table}/resign")["table"]
    assert (over["status"], over["result"]) == ("over", "resigned")
    again = person.post(f"/api/tables/{table}/resign", status=409)
    assert again["error"]["message"] == "reason-over"


def test_what_is_given_up_stays_given_up(server: Running) -> None:
    anna, ben, carl = Person(server), Person(server), Person(server)
    made = anna.make(seats=me(*SIX[2:]))
    table = ben.sit(made["links"]["germany"], "Ben")
    carl.sit(made["links"]["united_kingdom"], "Carl")
    anna.post(f"/api/tables/{table}/start")
    ben.post(f"/api/tables/{table}/resign")
    calls: tuple[tuple[str, dict[str, str]], ...] = (
        ("resign", {}),
        ("take", {"seat": "germany"}),
        ("bot", {"seat": "germany", "level": "random"}),
    )
    for call, body in calls:
        refused = ben.post(f"/api/tables/{table}/{call}", body, 409)
        assert refused["error"]["message"] == "reason-resigned", call
    with ben.look(table) as screen:
        refused = screen.send(type="undo", seat="germany")
        assert refused["reason"]["message"] == "reason-resigned"
        assert told(screen).count("log-resigned") == 1


def test_a_full_table_is_not_in_the_lobby_until_somebody_leaves(server: Running) -> None:
    anna, ben = Person(server), Person(server)
    made = anna.make(seats={**me("germany"), **bots(*SIX[2:])}, listed=True)
    table = made["table"]["id"]

    def listed() -> bool:
        return table in [row["table"]["id"] for row in Person(server).get("/api/lobby")["open"]]

    assert listed()
    ben.post(f"/api/tables/{table}/sit", {"seat": "united_kingdom", "name": "Ben"})
    assert not listed()
    ben.post(f"/api/tables/{table}/leave", {"seat": "united_kingdom"})
    assert listed()


def test_a_table_that_cannot_be_opened_does_not_hide_the_others(
    troubled: Running,
) -> None:
    person, server = Person(troubled), troubled
    old, new = (person.make(seats=me(*SIX), start=True)["table"]["id"] for _ in range(2))
    server.stop()
    with closing(sqlite3.connect(server.data / "wartable.sqlite")) as database, database:
        database.execute("UPDATE tables SET rules = 99 WHERE id = ?", (old,))
    server.start()
    assert [row["table"]["id"] for row in person.get("/api/lobby")["mine"]] == [new]
    refused = person.get(f"/api/tables/{old}", 409)
    assert refused["error"]["message"] == "reason-newer-rules"


def test_what_cannot_be_written_is_not_acknowledged_and_leaves_no_trace(troubled: Running) -> None:
    first, second = two(troubled)
    table = first.table
    with first, second, closing(sqlite3.connect(troubled.data / "wartable.sqlite")) as database:
        asked = first.asked["germany"]
        answer = asked["choices"][0]["answer"]
        body = {"type": "answer", "id": "full", "seat": "germany", "answer": answer}
        body["number"] = asked["number"]
        database.execute(
            "CREATE TRIGGER full BEFORE INSERT ON deeds WHEN NEW.table_id = '" + table + "'"
            " BEGIN SELECT RAISE(ABORT, 'disk full'); END"
        )
        try:
            lost = first.person.post(f"/api/tables/{table}/do", body)
            assert lost["reason"]["message"] == "reason-not-saved"
            seat = {"seat": "germany", "level": "random"}
            refused = first.person.post(f"/api/tables/{table}/bot", seat, 503)
            assert refused["error"]["message"] == "reason-not-saved"
        finally:
            database.execute("DROP TRIGGER full")
        with first.person.look(table) as again:
            assert again.asked["germany"] == asked
            assert again.info["seats"][0]["kind"] == "person"
            assert again.send(**body)["ok"], "the same request is done now"


def test_who_made_a_table_may_close_it_before_its_game_begins(server: Running) -> None:
    anna, ben = Person(server), Person(server)
    made = anna.make(seats=me("germany"), listed=True)
    table = ben.sit(made["links"]["japan"], "Ben")
    refused = ben.post(f"/api/tables/{table}/close", status=403)
    assert refused["error"]["message"] == "reason-not-your-table"
    with ben.look(table) as screen:
        assert anna.post(f"/api/tables/{table}/close") == {"id": table}
        assert screen.read()["reason"]["message"] == "reason-no-such-table"
    anna.get(f"/api/tables/{table}", 404)
    assert table not in [row["table"]["id"] for row in ben.get("/api/lobby")["mine"]]
    with closing(sqlite3.connect(server.data / "wartable.sqlite")) as database:
        for part in ("chairs", "holders", "deeds"):
            count = f"SELECT count(*) FROM {part} WHERE table_id = ?"
            assert database.execute(count, (table,)).fetchone() == (0,)
    begun = anna.make(seats=me(*SIX), start=True)["table"]["id"]
    refused = anna.post(f"/api/tables/{begun}/close", status=409)
    assert refused["error"]["message"] == "reason-started"


def test_who_leaves_a_table_without_spectators_does_not_stay_as_one(server: Running) -> None:
    anna, ben = Person(server), Person(server)
    made = anna.make(seats=me("germany"), watch="seats")
    table = ben.sit(made["links"]["japan"], "Ben")
    with anna.look(table) as owner, ben.look(table) as screen:
        ben.post(f"/api/tables/{table}/leave", {"seat": "japan"})
        assert screen.read()["reason"]["message"] == "reason-no-such-table"
        with pytest.raises(ConnectionClosed):
            screen.read()
        assert owner.read()["type"] == "snapshot"
