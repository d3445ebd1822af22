"""The journal: what does not fit together is noticed when a table opens, and tells no card."""

import sqlite3
from pathlib import Path

from tests.server.harness import SIX, Person, Running, me

from wartable.server.store.migrations import MIGRATIONS

OTHER_CARDS = "from wartable.games.naval import catalogue; catalogue.DECK.reverse()"
"""A change of the rules that nobody gave a number to."""


def refusal(server: Running, table: str) -> str:
    """Why a stranger cannot look at a table."""
    error = Person(server).get(f"/api/tables/{table}", 409)["error"]
    assert error["args"] == {}
    return str(error["message"])


def test_a_table_that_cannot_be_replayed_shows_nobody_a_card(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        person = Person(server)
        table = person.make(seats=me(*SIX), start=True)["table"]["id"]
        with person.look(table) as screen:
            words = screen.asked["germany"]["choices"][0]["answer"]
            assert screen.answer("germany", words)["ok"]
        server.stop()
        with sqlite3.connect(tmp_path / "wartable.sqlite") as database:
            secret = "discard enigma"
            database.execute("UPDATE deeds SET body = ? WHERE body = ?", (secret, words))
        server.start()
        assert refusal(server, table) == "reason-unreadable"
        assert "enigma" not in server.log.read_text()
        assert person.get("/api/lobby")["mine"] == []


def test_a_gap_in_the_journal_is_noticed(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        person = Person(server)
        table = person.make(seats=me(*SIX), start=True)["table"]["id"]
        with person.look(table) as screen:
            for seat in SIX[:3]:
                screen.answer(seat)
        server.stop()
        with sqlite3.connect(tmp_path / "wartable.sqlite") as database:
            database.execute("DELETE FROM deeds WHERE number = 3")
        server.start()
        assert refusal(server, table) == "reason-unreadable"


def test_rules_that_were_changed_without_a_new_number_are_noticed(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        person = Person(server)
        made = [
            person.make("naval", seats=me("alpha", "bravo"), start=True)["table"]["id"]
            for _ in range(5)
        ]
        server.stop()
        server.first = OTHER_CARDS
        server.start()
        assert {refusal(server, table) for table in made} == {"reason-other-rules"}
        server.stop()
        server.first = ""
        server.start()
        for table in made:
            with person.look(table) as screen:
                assert screen.answer(screen.open_seats[0])["ok"], "by its own rules it goes on"


def test_a_data_folder_of_the_first_version_opens(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        person = Person(server)
        table = person.make(seats=me(*SIX), start=True)["table"]["id"]
        with person.look(table) as screen:
            assert screen.answer("germany")["ok"]
            views = screen.views
        server.stop()
        file = tmp_path / "wartable.sqlite"
        new = file.rename(tmp_path / "new.sqlite")
        with sqlite3.connect(file) as database:
            database.executescript(f"{MIGRATIONS[0]}; PRAGMA user_version = 1;")
            database.execute("ATTACH ? AS new", (str(new),))
            for name in ("tables", "chairs", "holders", "deeds"):
                rows = database.execute(f"SELECT * FROM main.{name}")
                columns = ", ".join(row[0] for row in rows.description)
                database.execute(f"INSERT INTO main.{name} SELECT {columns} FROM new.{name}")
        server.start()
        with person.look(table) as screen:
            screen.drain(0.1)
            assert screen.views == views and screen.answer(screen.open_seats[0])["ok"]
