"""Whoever gives up a seat of a running game keeps its result, unless it wins."""

import contextlib
import sqlite3
from contextlib import closing

from tests.server.harness import Person, Running, me
from tests.server.test_accounts import PASSWORD, sign_up

NAMES = ("LeaHost", "LeaBot", "LeaLeave", "LeaLink", "LeaProgram")
SEATS = ("alpha", "bravo", "charlie", "delta", "echo")


def played(server: Running) -> tuple[str, list[Person]]:
    """A game of five, each for themselves, in which everybody but the first has answered."""
    people = [Person(server) for _ in NAMES]
    for person, name in zip(people, NAMES, strict=True):
        sign_up(person, name)
    made = people[0].make("naval", options={"seats": "5"}, seats=me("alpha"), listed=True)
    table = made["table"]["id"]
    for person, seat in zip(people[1:], SEATS[1:], strict=True):
        person.sit(made["links"][seat])
    people[0].post(f"/api/tables/{table}/start")
    with contextlib.ExitStack() as stack:
        screens = [stack.enter_context(person.look(table)) for person in people]
        answered: set[str] = set()
        while not answered >= set(SEATS[1:]):
            for screen, seat in zip(screens, SEATS, strict=True):
                screen.drain(0.02)
                if screen.asked[seat] and screen.answer(seat)["ok"]:
                    answered.add(seat)
    return table, people


def test_a_seat_given_up_that_does_not_win_is_lost_by_who_gave_it_up(server: Running) -> None:
    table, (host, botty, leaver, linker, programmer) = played(server)
    path = f"/api/tables/{table}"

    # Whoever takes the seat back has given up nothing.
    botty.post(f"{path}/bot", {"seat": "bravo", "level": "recruit"})
    assert botty.get("/api/me")["left"] == [table]
    botty.post(f"{path}/take", {"seat": "bravo"})
    assert botty.get("/api/me")["left"] == []
    botty.post(f"{path}/bot", {"seat": "bravo", "level": "recruit"})

    leaver.post(f"{path}/leave", {"seat": "charlie"})
    # Nobody sits down against themselves, nor their program: they would see both hands.
    sit = {"seat": "charlie", "secret": "", "name": ""}
    refused = host.post(f"{path}/sit", sit, 409)["error"]
    assert (refused["message"], refused["args"]) == ("reason-own-opponent", {"seat": "alpha"})
    token = host.post("/api/tokens", {"name": "Spy", "scopes": ["read", "sit"]})
    spy = Person(server, token["secret"])
    assert spy.post(f"{path}/sit", sit, 409)["error"]["message"] == "reason-own-opponent"
    # Back at the table, it is theirs again.
    leaver.post(f"{path}/sit", sit)
    assert leaver.get("/api/me")["left"] == []
    leaver.post(f"{path}/leave", {"seat": "charlie"})
    host.post(f"{path}/bot", {"seat": "charlie", "level": "recruit"})

    friend = Person(server)
    friend.sit(linker.post(f"{path}/link", {"seat": "delta"})["links"]["delta"], "Friend")
    friend.post(f"{path}/resign")

    programmer.post(f"{path}/program", {"seat": "echo", "name": "Helper"})
    programmer.post(f"{path}/resign")
    assert host.get(path)["table"]["status"] == "over"

    for person, name in zip((botty, leaver, linker, programmer), NAMES[1:], strict=True):
        (row,) = person.get(f"/api/people/{name}")["records"]
        assert (row["wins"], row["losses"], row["pool"]) == (0, 1, "people"), name
        assert row["rating"] < 1500
    (row,) = host.get(f"/api/people/{NAMES[0]}")["records"]
    assert (row["wins"], row["losses"]) == (1, 0)
    # Whoever deletes the account is not remembered as a leaver either.
    botty.post("/api/account/delete", {"password": PASSWORD})
    with closing(sqlite3.connect(server.data / "wartable.sqlite")) as database:
        kept = database.execute("SELECT seat FROM leavers WHERE table_id = ?", (table,)).fetchall()
    assert sorted(kept) == [(2,), (3,), (4,)]


def test_who_leaves_before_the_first_answer_gives_up_nothing(server: Running) -> None:
    anna, ben = Person(server), Person(server)
    made = anna.make("naval", seats=me("alpha"))
    table = ben.sit(made["links"]["bravo"])
    anna.post(f"/api/tables/{table}/start")
    ben.post(f"/api/tables/{table}/leave", {"seat": "bravo"})
    assert ben.get("/api/me")["left"] == []
