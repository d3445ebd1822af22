"""Accounts: the same seats on every device, and only for who knows the password."""

import json
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import SIX, Person, Running, Screen, bots, me
from tests.server.test_programs import Program
from websockets.exceptions import ConnectionClosed

PASSWORD = "a long password"


def enter(person: Person, path: str, body: Any, status: int = 200) -> Any:
    """A call that gives a browser another secret; it carries that from then on."""
    headers = {"authorization": f"Bearer {person.secret}"}
    person.server.http.cookies.clear()
    reply = person.server.http.post(f"/api/account{path}", json=body, headers=headers)
    assert reply.status_code == status, reply.text
    given = reply.cookies.get("wartable")
    if given:
        person.secret = given
    person.server.http.cookies.clear()
    return reply.json()


def sign_up(person: Person, name: str) -> Any:
    return enter(person, "", {"name": name, "password": PASSWORD, "device": "Firefox"})


def sign_in(server: Running, name: str, **rest: Any) -> Person:
    person = rest.pop("person", None) or Person(server)
    enter(person, "/in", {"name": name, "password": PASSWORD, **rest})
    return person


def table_of(person: Person, **rest: Any) -> str:
    seats = {**me("germany"), **bots(*SIX[1:])}
    return str(person.make(seats=seats, start=True, **rest)["table"]["id"])


def test_the_seats_of_a_browser_come_along_and_are_there_on_every_device(server: Running) -> None:
    person = Person(server)
    before = person.secret
    table = table_of(person)
    with person.look(table) as screen:
        made = sign_up(person, "Ada")
        assert made["name"] == "Ada" and len(made["recovery"]) == 24
        screen.drain()
        assert screen.mine == ["germany"], "who looks at the table goes on"
    assert person.get(f"/api/tables/{table}")["mine"] == ["germany"]
    assert Person(server, before).get(f"/api/tables/{table}")["mine"] == []
    phone = sign_in(server, "ada", device="Phone")
    assert [row["table"]["id"] for row in phone.get("/api/lobby")["mine"]] == [table]
    with phone.look(table) as screen:
        seat = screen.until_asked()
        assert screen.answer(seat)["ok"]
    devices = phone.get("/api/account")["devices"]
    assert [(one["label"], one["here"]) for one in devices] == [
        ("Phone", True),
        ("Firefox", False),
    ]


def test_who_signs_in_brings_the_seats_of_that_browser_or_leaves_them(server: Running) -> None:
    sign_up(Person(server), "Berta")
    for bring in (True, False):
        other = Person(server)
        table, before = table_of(other), other.secret
        sign_in(server, "Berta", person=other, bring=bring)
        assert bool(other.get(f"/api/tables/{table}")["mine"]) is bring
        assert bool(Person(server, before).get(f"/api/tables/{table}")["mine"]) is not bring


def test_seats_played_before_are_claimed_with_their_links(server: Running) -> None:
    old, person = Person(server), Person(server)
    table = table_of(old)
    sign_up(person, "Cleo")
    link = old.post(f"/api/tables/{table}/code")["link"]
    person.post(f"/api/tables/{table}/join", {"code": link.partition("#device.")[2]})
    made = old.make(seats=me(*SIX[1:]))
    person.sit(made["links"]["germany"])
    mine = sign_in(server, "Cleo").get("/api/lobby")["mine"]
    assert {row["table"]["id"] for row in mine} == {table, made["table"]["id"]}


def test_a_device_is_revoked_and_what_it_has_open_closes(server: Running) -> None:
    person = Person(server)
    table = table_of(person)
    sign_up(person, "Dora")
    lost = sign_in(server, "Dora", device="Lost")
    with lost.look(table) as screen:
        device = next(one for one in person.get("/api/account")["devices"] if not one["here"])
        person.post("/api/account/revoke", {"device": device["id"]})
        with pytest.raises(ConnectionClosed):
            while True:
                screen.read()
    nobody = {"name": "", "since": 0, "devices": [], "shown": False}
    assert lost.get("/api/account") == nobody
    assert lost.get(f"/api/tables/{table}")["mine"] == []
    assert person.get(f"/api/tables/{table}")["mine"] == ["germany"]
    person.post("/api/account/revoke", {"device": device["id"]}, 409)


SLOW = """
import asyncio
from wartable.server.registry import Registry
once = Registry.open
async def slow(self, table_id, closed=False):
    table = await once(self, table_id, closed)
    await asyncio.sleep(2)
    return table
Registry.open = slow
"""
"""Opening a table takes its time."""


def test_who_is_signed_out_while_the_table_is_opened_sees_nothing_of_it(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        person = Person(server)
        table = table_of(person)
        sign_up(person, "Dagmar")
        lost = sign_in(server, "Dagmar", device="Lost")
        server.stop()
        server.first = SLOW
        server.start()
        device = next(one for one in person.get("/api/account")["devices"] if not one["here"])
        revoked = threading.Timer(
            0.5, lambda: person.post("/api/account/revoke", {"device": device["id"]})
        )
        revoked.start()
        with lost.look(table) as screen:
            revoked.join()
            assert closed(screen)
            assert [json.loads(text)["type"] for text in screen.raw] == ["bye"]


def closed(screen: Screen) -> bool:
    """Whether a table sends a browser away; else this waits in vain."""
    with pytest.raises(ConnectionClosed):
        while True:
            screen.read()
    return True


def test_what_was_open_before_signing_in_closes_with_that_session_too(server: Running) -> None:
    person = Person(server)
    sign_up(person, "Olga")
    lost = Person(server)
    table = table_of(lost)
    with lost.look(table) as screen:
        sign_in(server, "Olga", person=lost, bring=True)
        device = next(one for one in person.get("/api/account")["devices"] if not one["here"])
        person.post("/api/account/revoke", {"device": device["id"]})
        assert closed(screen)
    assert person.get(f"/api/tables/{table}")["mine"] == ["germany"]


def test_the_stream_of_a_device_ends_with_its_session(server: Running) -> None:
    person = Person(server)
    table_of(person)
    sign_up(person, "Paula")
    lost = Program(server, sign_in(server, "Paula").secret)
    with lost.stream() as lines:
        assert next(lines)["message"]["type"] == "snapshot"
        person.post("/api/account/password", {"old": PASSWORD, "password": "another password"})
        said = [line["message"] for line in lines]
        assert said[-1]["type"] == "bye" and said[-1]["reason"]["message"] == "reason-signed-out"


def test_a_refusal_leaves_no_account_behind(server: Running) -> None:
    person = Person(server)
    table = table_of(person)
    body = {"name": "Quinn", "password": PASSWORD, "device": "\u202eabc"}
    assert enter(person, "", body, 409)["error"]["message"] == "reason-bad-input"
    assert person.get(f"/api/tables/{table}")["mine"] == ["germany"]
    code = sign_up(person, "Quinn")["recovery"]
    body |= {"code": code, "password": "another password"}
    enter(Person(server), "/recover", body, 409)
    assert sign_in(server, "Quinn").get("/api/account")["name"] == "Quinn"


def test_another_password_signs_the_other_devices_out(server: Running) -> None:
    person = Person(server)
    sign_up(person, "Elsa")
    other = sign_in(server, "Elsa")
    body = {"old": "wrong password", "password": "another password"}
    refused = person.post("/api/account/password", body, 403)
    assert refused["error"]["message"] == "reason-wrong-password"
    person.post("/api/account/password", {**body, "old": PASSWORD})
    assert other.get("/api/account")["name"] == "" and person.get("/api/account")["name"] == "Elsa"
    enter(Person(server), "/in", {"name": "Elsa", "password": PASSWORD}, 403)
    enter(Person(server), "/in", {"name": "Elsa", "password": "another password"})


def test_the_recovery_code_works_once_and_signs_every_device_and_program_out(
    server: Running,
) -> None:
    person = Person(server)
    code = sign_up(person, "Fritz")["recovery"]
    table = table_of(person)
    body = {"name": "Thief", "seat": "germany"}
    program = Program(server, person.post(f"/api/tables/{table}/program", body)["secret"])
    assert program.get(f"/api/tables/{table}")["mine"] == ["germany"]
    back = Person(server)
    body = {"name": "fritz", "code": code.lower(), "password": "remember this"}
    fresh = enter(back, "/recover", body)
    assert back.get("/api/account")["name"] == "Fritz" and fresh["recovery"] != code
    assert person.get("/api/account")["name"] == ""
    program.get(f"/api/tables/{table}", 401)
    assert back.get("/api/tokens")["tokens"] == []
    assert back.get(f"/api/tables/{table}")["mine"] == ["germany"]
    enter(Person(server), "/recover", body, 403)


def test_who_deletes_the_account_leaves_the_games_of_the_others(server: Running) -> None:
    anna, ben = Person(server), Person(server)
    made = anna.make(seats=me(*SIX[1:]), name="Anna")
    table = ben.sit(made["links"]["germany"], "Gustav")
    anna.post(f"/api/tables/{table}/start")
    sign_up(ben, "Gustav")
    assert ben.post("/api/me/forget", status=409)["error"]["message"] == "reason-signed-in"
    enter(ben, "/delete", {"password": "not this one"}, 403)
    assert enter(ben, "/delete", {"password": PASSWORD}) == {"tables": 1}
    seat = anna.get(f"/api/tables/{table}")["table"]["seats"][0]
    assert seat["kind"] == "bot" and seat["name"] == ""
    enter(Person(server), "/in", {"name": "Gustav", "password": PASSWORD}, 403)
    sign_up(Person(server), "Gustav")


def test_who_deletes_the_account_deletes_no_game_of_others_that_cannot_be_opened_now(
    tmp_path: Path,
) -> None:
    with Running(tmp_path) as server:
        anna, ben = Person(server), Person(server)
        made = ben.make(seats=me(*SIX[1:]), name="Gustav")
        table = anna.sit(made["links"]["germany"], "Anna")
        ben.post(f"/api/tables/{table}/start")
        sign_up(ben, "Gustav")
        server.stop()
        rules = "UPDATE tables SET rules = ? WHERE id = ? RETURNING rules"
        with closing(sqlite3.connect(tmp_path / "wartable.sqlite")) as database, database:
            (before,) = database.execute("SELECT rules FROM tables").fetchone()
            database.execute(rules, (99, table)).fetchall()
        server.start()
        enter(ben, "/delete", {"password": PASSWORD})
        server.stop()
        with closing(sqlite3.connect(tmp_path / "wartable.sqlite")) as database, database:
            assert database.execute(rules, (before, table)).fetchall()
        server.start()
        seats = anna.get(f"/api/tables/{table}")["table"]["seats"]
        assert [seat["name"] for seat in seats] == ["Anna", "", "", "", "", ""]
        with anna.look(table) as screen:
            assert screen.answer("germany")["ok"]


@pytest.mark.parametrize("name", ["x", "y" * 25, "a b", "<b>", "Аda", "---", "a/b", "\u202eabc"])
def test_a_name_is_letters_of_one_alphabet(server: Running, name: str) -> None:
    body = {"name": name, "password": PASSWORD}
    assert enter(Person(server), "", body, 409)["error"]["message"] == "reason-bad-input"


def test_a_name_is_taken_once_however_it_is_written(server: Running) -> None:
    sign_up(Person(server), "Hélène")
    for name in ("helene", "HÉLÈNE", "Helene"):
        refused = enter(Person(server), "", {"name": name, "password": PASSWORD}, 409)
        assert refused["error"]["message"] == "reason-name-taken"
    enter(Person(server), "", {"name": "Someone", "password": "short"}, 400)


def test_guesses_are_slow_and_nothing_of_a_secret_is_kept(tmp_path: Path) -> None:
    with Running(tmp_path, "--cover", "0-0.02", "--thinkers", "1") as server:
        person = Person(server)
        table = table_of(person)
        made = sign_up(person, "Ida")
        body = {"name": "Ida", "password": "not this one"}
        said = {enter(Person(server), "/in", body, 403)["error"]["message"] for _ in range(3)}
        nobody = enter(Person(server), "/in", {**body, "name": "Nobody"}, 403)
        assert said == {nobody["error"]["message"]}, "nobody learns which names there are"
        for _ in range(5):
            enter(Person(server), "/in", body, 403)
        reply = server.http.post("/api/account/in", json={**body, "password": PASSWORD})
        assert reply.status_code == 429
        seconds = reply.json()["error"]["args"]["seconds"]
        assert 5 < seconds <= 20, "one try each 20 seconds"
        assert reply.headers["retry-after"] == str(seconds)
        server.kill()
        server.start()
        assert person.get("/api/account")["name"] == "Ida"
        assert person.get(f"/api/tables/{table}")["mine"] == ["germany"]
        server.stop()
        kept = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
        for secret in (PASSWORD, "not this one", made["recovery"], person.secret):
            assert secret.encode() not in kept
            assert secret.replace("-", "").encode() not in kept
        with closing(sqlite3.connect(tmp_path / "wartable.sqlite")) as database:
            (password,) = database.execute("SELECT password FROM accounts").fetchone()
        assert password.startswith("$argon2id$")
        server.start()
