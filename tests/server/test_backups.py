"""Copies of all tables, made under load and put back; finished games as open data."""

import json
import random
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.authenticator import Authenticator
from tests.server.harness import FLAGS, SIX, Person, Running, bots, me
from tests.server.test_accounts import PASSWORD, enter, sign_in, sign_up
from tests.server.test_admin import admin
from tests.server.test_programs import program

from wartable.core.replaying import replay

NAVAL: dict[str, Any] = {"options": {"fleet": "15"}, "seats": me("alpha", "bravo"), "start": True}


class Hand(threading.Thread):
    """Somebody who answers again and again, and notes what was acknowledged and when."""

    def __init__(self, server: Running) -> None:
        super().__init__()
        self.person = Person(server)
        self.table = self.person.make(seats=me(*SIX), start=True)["table"]["id"]
        self.acknowledged: list[tuple[float, str, str]] = []
        self.stopped = False

    def run(self) -> None:
        """Answer by chance."""
        chance = random.Random(self.table)
        with self.person.look(self.table) as screen:
            while not self.stopped and not screen.over:
                seat = screen.until_asked()
                words = chance.choice(screen.asked[seat]["choices"])["answer"]
                if screen.answer(seat, words)["ok"]:
                    self.acknowledged.append((time.monotonic(), seat, words))
                # Slowly enough that the game is not over before the backup is.
                time.sleep(0.02)


def test_a_backup_under_load_holds_every_acknowledged_answer(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    with Running(tmp_path / "one") as server:
        hands = [Hand(server) for _ in range(4)]
        for hand in hands:
            hand.start()
        while any(len(hand.acknowledged) < 20 for hand in hands):
            time.sleep(0.05)
        began = time.monotonic()
        assert str(copy) in admin(server, "backup", str(copy))
        ended = time.monotonic()
        time.sleep(0.5)
        for hand in hands:
            hand.stopped = True
            hand.join()
        assert any(at > ended for hand in hands for at, *_ in hand.acknowledged), "nobody waited"
        assert "does not exist yet" in admin(server, "backup", str(copy), code=2)
    assert [file.name for file in tmp_path.glob("copy*")] == ["copy.sqlite"]
    assert copy.stat().st_mode & 0o077 == 0, "whoever can read the file can read every hand"
    with Running(tmp_path / "two") as server:
        admin(server, "restore", str(copy))
        assert "everything is as it was" in admin(server, "verify")
        for hand in hands:
            record = admin(server, "export", hand.table)
            kept = [(SIX[given.seat], given.words) for given in replay(record).answers]
            due = [(seat, words) for at, seat, words in hand.acknowledged if at < began]
            assert kept[: len(due)] == due
            hand.person.server = server
            with hand.person.look(hand.table) as screen:
                assert screen.answer(screen.until_asked())["ok"], "and the game goes on"


def test_a_running_server_is_put_back_to_a_copy(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    with Running(tmp_path / "data") as server:
        person, own = Person(server), program(server)
        table = person.make(seats={**me("germany"), **bots(*SIX[1:])}, start=True)["table"]["id"]
        with person.look(table) as screen:
            screen.answer(screen.until_asked("germany"))
            admin(server, "backup", str(copy))
        later = person.make(seats=me(*SIX), start=True)["table"]["id"]
        gone = program(server)
        with person.look(table) as screen:
            screen.answer(screen.until_asked("germany"))
            with own.stream() as lines:
                said = admin(server, "restore", str(copy))
                assert list(lines)[-1]["message"]["reason"]["message"] == "reason-restart"
        person.get(f"/api/tables/{later}", 404)
        gone.get("/api/lobby", 401)
        own.get("/api/lobby")
        with person.look(table) as screen:
            assert screen.answer(screen.until_asked("germany"))["ok"], "people and bots go on"
        # What was there before is kept, and can be put back too.
        admin(server, "restore", said.split()[-1])
        assert person.get(f"/api/tables/{later}")["mine"]
        for wrong in (tmp_path / "none.sqlite", server.log):
            assert "backup made by wartable admin" in admin(server, "restore", str(wrong), code=2)
        newer = tmp_path / "newer.sqlite"
        newer.write_bytes(copy.read_bytes())
        with closing(sqlite3.connect(newer)) as database:
            database.execute("PRAGMA user_version = 999")
        assert "newer" in admin(server, "restore", str(newer), code=2)
        assert person.get(f"/api/tables/{later}")["mine"], "nothing was changed"
        assert '"level":"error"' not in server.log.read_text()
        server.stop()
        admin(server, "restore", str(copy))
        server.start()
        person.get(f"/api/tables/{later}", 404)


def add_passkey(person: Person) -> Authenticator:
    """A passkey of somebody's account."""
    device = Authenticator(person.server.url)
    asked = person.post("/api/account/passkeys/new", {"password": PASSWORD})["options"]
    person.post("/api/account/passkeys", {"name": "Phone", "credential": device.make(asked)})
    return device


def test_what_belongs_to_people_comes_back_with_the_tables(tmp_path: Path) -> None:
    copy, config = tmp_path / "copy.sqlite", tmp_path / "wartable.toml"
    config.write_text('[notices]\naddress = "https://table.example.org"\nprivate = true\n')
    with Running(tmp_path / "data", *FLAGS, "--config", str(config)) as server:
        anna, ben = Person(server), Person(server)
        sign_up(anna, "Anna")
        sign_up(ben, "Ben")
        made = anna.make("naval", options={"fleet": "15"}, seats=me("alpha"))
        played = ben.sit(made["links"]["bravo"], "Ben")
        anna.post(f"/api/tables/{played}/start")
        anna.post(f"/api/tables/{played}/chat", {"text": "Good luck"})
        ben.post(f"/api/tables/{played}/resign")
        cup = anna.post("/api/tournaments", {"title": "Cup", "game": "naval", "rounds": 1})
        key = cup["info"]["id"]
        for one in (anna, ben):
            one.post(f"/api/tournaments/{key}/join")
        anna.post(f"/api/tournaments/{key}/start")
        hook = {"kind": "webhook", "target": "http://127.0.0.1:9/", "lang": "en"}
        anna.post("/api/notices", hook)
        device = add_passkey(anna)
        paths = ["/api/account", "/api/account/passkeys", "/api/me", "/api/notices", "/api/people"]
        paths += ["/api/people/Anna", f"/api/tables/{played}/chat", f"/api/tournaments/{key}"]
        before = [anna.get(path) for path in paths]
        mine = anna.get("/api/me")
        assert mine["tournaments"] == [
            {"tournament": key, "title": "Cup", "name": "Anna", "made": True}
        ]
        assert [one["name"] for one in mine["passkeys"]] == ["Phone"]
        assert anna.get("/api/people/Anna")["records"][0]["wins"] == 1
        admin(server, "backup", str(copy))

        # Whatever happens afterwards …
        anna.post(f"/api/tables/{played}/chat", {"text": "Not kept"})
        anna.post("/api/notices/remove", {"notice": anna.get("/api/notices")["notices"][0]["id"]})
        (passkey,) = anna.get("/api/account/passkeys")["passkeys"]
        anna.post("/api/account/passkeys/remove", {"id": passkey["id"]})
        enter(Person(server, ben.secret), "/delete", {"password": PASSWORD})
        anna.post(f"/api/tournaments/{key}/delete")
        said = admin(server, "restore", str(copy))
        # … is as if it had never been.
        assert [anna.get(path) for path in paths] == before
        assert "Anna" in json.dumps(ben.get(f"/api/tournaments/{key}")), "Ben is signed in again"
        anna.post(f"/api/tables/{played}/chat", {"text": "Well played"})
        phone = Person(server)
        asked = phone.post("/api/account/passkeys/ask")["options"]
        enter(phone, "/passkeys/in", {"credential": device.sign(asked), "device": "Phone"})
        assert phone.get("/api/account")["name"] == "Anna"
        sign_in(server, "Ben")
        table = ben.get(f"/api/tournaments/{key}")["table"]
        ben.post(f"/api/tables/{table}/resign")
        while anna.get(f"/api/tournaments/{key}")["info"]["status"] != "over":
            time.sleep(0.05)
        assert anna.get("/api/people/Anna")["records"][0]["wins"] == 2

        # What was there before comes back as well, and people go on talking there.
        admin(server, "restore", said.split()[-1])
        texts = [one["text"] for one in anna.get(f"/api/tables/{played}/chat")["lines"]]
        assert texts == ["Good luck", "Not kept"]
        anna.post(f"/api/tables/{played}/chat", {"text": "And on"})
        assert anna.get("/api/account/passkeys")["passkeys"] == []
        ben.get("/api/people/Ben", 404)
        assert '"level":"error"' not in server.log.read_text()


def test_finished_games_are_given_away_without_secrets(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    with Running(tmp_path / "data") as server:
        person = Person(server)
        made = [
            person.make("naval", name="Anna Secret", title="Evening Secret", **NAVAL, watch=watch)
            for watch in ("anyone", "seats", "anyone")
        ]
        tables = [one["table"]["id"] for one in made]
        for table in tables[:2]:
            person.post(f"/api/tables/{table}/resign")
        assert "records" in admin(server, "records", str(out))
    (row,) = [json.loads(line) for line in out.read_text().splitlines()]
    assert row["game"] == "naval" and row["result"] == "resigned"
    assert [seat["seat"] for seat in row["seats"]] == ["alpha", "bravo"]
    assert replay(row["record"]).game.id == "naval"
    text = out.read_text()
    assert "Secret" not in text and not any(table in text for table in tables)


def test_a_host_takes_names_and_title_off_a_table(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        person = Person(server)
        made = person.make(seats=me(*SIX[1:]), name="Rude Name", title="Rude Title", listed=True)
        table = Person(server).sit(made["links"]["germany"], "Rude Guest")
        admin(server, "unname", table)
        with person.look(table) as screen:
            assert sorted(screen.mine) == sorted(SIX[1:])
        assert "Rude" not in "".join(screen.raw)
        assert "Rude" not in json.dumps(person.get("/api/lobby"))
        server.stop()
        server.start()
        with person.look(table) as screen:
            assert "Rude" not in "".join(screen.raw)
