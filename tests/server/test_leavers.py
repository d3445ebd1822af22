"""Whoever gives up a seat of a running game keeps its result, unless it wins."""

import contextlib
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.server import loops
from tests.server.harness import Person, Running, bots, me
from tests.server.test_accounts import PASSWORD, enter, sign_up

from wartable.server import leavers
from wartable.server.store.sqlite import Store

NAMES = ("LeaHost", "LeaBot", "LeaLeave", "LeaLink", "LeaProgram")
SEATS = ("alpha", "bravo", "charlie", "delta", "echo")
TEAMS = {"seats": "5", "teams": "12222"}


def played(server: Running) -> tuple[str, list[Person]]:
    """A game of one against four, in which everybody but the first has answered."""
    people = [Person(server) for _ in NAMES]
    for person, name in zip(people, NAMES, strict=True):
        sign_up(person, name)
    made = people[0].make("naval", options=TEAMS, seats=me("alpha"), listed=True)
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


def duel(anna: Person, ben: Person) -> str:
    """A game of two that has begun."""
    made = anna.make("naval", seats=me("alpha"), listed=True)
    table = ben.sit(made["links"]["bravo"])
    anna.post(f"/api/tables/{table}/start")
    return table


def given(server: Running, table: str, seat: int) -> int:
    """How many answers a seat has given, whoever plays it."""
    sql = "SELECT count(*) FROM deeds WHERE table_id = ? AND seat = ? AND kind = 'answer'"
    with closing(sqlite3.connect(server.data / "wartable.sqlite")) as database:
        found: tuple[int] = database.execute(sql, (table, seat)).fetchone()
    return found[0]


def once(person: Person, other: Person, table: str) -> None:
    """Play until somebody has given an answer."""
    with person.look(table) as own, other.look(table) as others:
        while not own.open_seats:
            if others.open_seats:
                others.answer(others.open_seats[0])
            own.drain(0.05)
            others.drain(0.05)
        assert own.answer(own.open_seats[0])["ok"]


def test_who_lets_a_bot_play_and_is_back_for_the_end_is_not_rated_for_the_win(
    server: Running,
) -> None:
    anna, ben, carl = Person(server), Person(server), Person(server)
    sign_up(anna, "AnnaFair"), sign_up(ben, "BenShare"), sign_up(carl, "CarlWhole")
    table = duel(anna, ben)
    once(ben, anna, table)
    ben.post(f"/api/tables/{table}/bot", {"seat": "bravo", "level": "random"})
    with anna.look(table) as hers, ben.look(table) as his:
        # One answer of his own, and at least two of the bot.
        while given(server, table, 1) < 3:
            hers.drain(0.05)
            his.drain(0.05)
            if hers.open_seats:
                hers.answer("alpha")
    ben.post(f"/api/tables/{table}/take", {"seat": "bravo"})
    anna.post(f"/api/tables/{table}/resign")
    (row,) = ben.get("/api/people/BenShare")["records"]
    assert (row["wins"], row["rating"]) == (1, None)

    table = duel(anna, carl)
    once(carl, anna, table)
    anna.post(f"/api/tables/{table}/resign")
    (row,) = carl.get("/api/people/CarlWhole")["records"]
    assert row["wins"] == 1 and row["rating"] > 1500


def test_who_signs_in_when_the_game_is_as_good_as_won_is_not_rated(server: Running) -> None:
    anna, nameless, ben = Person(server), Person(server), Person(server)
    sign_up(ben, "BenLate")
    table = duel(anna, nameless)
    once(nameless, anna, table)
    enter(nameless, "/in", {"name": "BenLate", "password": PASSWORD, "bring": True})
    anna.post(f"/api/tables/{table}/resign")
    (row,) = ben.get("/api/people/BenLate")["records"]
    assert (row["wins"], row["rating"]) == (1, None)


def test_bots_that_nobody_left_are_not_beaten_by_a_friend_who_resigns(server: Running) -> None:
    anna, ben = Person(server), Person(server)
    others = bots("united_kingdom", "soviet_union", "united_states")
    made = anna.make(seats={**me("germany"), **others})
    table = ben.sit(made["links"]["japan"])
    anna.post(f"/api/tables/{table}/start", {"fill": "random"})
    left = ben.post(f"/api/tables/{table}/resign")["table"]
    assert left["status"] == "playing"
    over = anna.post(f"/api/tables/{table}/resign")["table"]
    assert (over["status"], over["result"]) == ("over", "resigned")


def test_who_takes_a_seat_over_and_leaves_without_an_answer_gives_up_nothing(
    server: Running,
) -> None:
    anna, ben, carl = Person(server), Person(server), Person(server)
    table = duel(anna, ben)
    once(ben, anna, table)
    ben.post(f"/api/tables/{table}/leave", {"seat": "bravo"})
    carl.post(f"/api/tables/{table}/sit", {"seat": "bravo", "secret": "", "name": ""})
    carl.post(f"/api/tables/{table}/leave", {"seat": "bravo"})
    assert (carl.get("/api/me")["left"], ben.get("/api/me")["left"]) == ([], [table])


def test_of_several_who_gave_up_a_seat_the_first_keeps_its_result(tmp_path: Path) -> None:
    async def found() -> dict[tuple[str, int], str]:
        store = Store(tmp_path / "tables.sqlite")
        rows = [("table", 0, b"\x02", 100), ("table", 0, b"\x01", 200), ("table", 1, b"\x03", 300)]
        await store.written([], [("INSERT INTO leavers VALUES (?, ?, ?, ?)", row) for row in rows])
        try:
            return await leavers.first(store)
        finally:
            await store.close()

    assert loops.run(found()) == {("table", 0): "02", ("table", 1): "03"}


def test_nobody_sits_down_against_themselves_with_the_code_of_another_device(
    server: Running,
) -> None:
    anna, ben, phone = Person(server), Person(server), Person(server)
    table = duel(anna, ben)
    path = f"/api/tables/{table}"
    code = {"code": ben.post(f"{path}/code")["code"]}
    assert anna.post(f"{path}/join", code, 409)["error"]["message"] == "reason-own-opponent"
    assert anna.get(path)["mine"] == ["alpha"]
    # The code is still good for whom it was made.
    phone.post(f"{path}/join", code)
    assert phone.get(path)["mine"] == ["bravo"]
