"""The journal: what does not fit together is noticed, tells no card, and loses nobody the game."""

import sqlite3
from pathlib import Path

from tests.server.harness import SIX, Person, Running, me
from tests.server.serving import told

from wartable.server.store.migrations import MIGRATIONS

OTHER_CARDS = "from wartable.games.naval import catalogue; catalogue.DECK.reverse()"
"""A change of the rules that nobody gave a number to."""


def refusal(server: Running, table: str) -> str:
    """Why a stranger cannot look at a table."""
    error = Person(server).get(f"/api/tables/{table}", 409)["error"]
    assert error["args"] == {}
    return str(error["message"])


def verified(server: Running, *target: str) -> tuple[int, str]:
    """What the host is told of the stored games."""
    words = ("admin", "verify", *target, "--lang", "en", "--data", str(server.data))
    return told(*words)


def test_an_answer_that_cannot_be_given_again_is_taken_back_and_shows_nobody_a_card(
    tmp_path: Path,
) -> None:
    with Running(tmp_path) as server:
        person = Person(server)
        table = person.make(seats=me(*SIX), start=True)["table"]["id"]
        with person.look(table) as screen:
            words = screen.asked["germany"]["choices"][0]["answer"]
            assert screen.answer("germany", words)["ok"]
        server.kill()
        with sqlite3.connect(tmp_path / "wartable.sqlite") as database:
            secret = "discard nobodys_card"
            database.execute("UPDATE deeds SET body = ? WHERE body = ?", (secret, words))
        server.start()
        with person.look(table) as screen:
            assert screen.lines[-1]["message"] == "log-rules-repaired-lost"
            assert screen.lines[-1]["args"] == {"count": 1}
            assert "nobodys_card" not in str(screen.lines) + server.log.read_text()
            assert screen.answer("germany")["ok"]
        assert [row["table"]["id"] for row in person.get("/api/lobby")["mine"]] == [table]


def test_a_gap_in_the_journal_is_noticed(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        person = Person(server)
        old, new = (person.make(seats=me(*SIX), start=True)["table"]["id"] for _ in range(2))
        for table in (old, new):
            with person.look(table) as screen:
                for seat in SIX[:3]:
                    screen.answer(seat)
        server.kill()
        with sqlite3.connect(tmp_path / "wartable.sqlite") as database:
            database.execute("DELETE FROM deeds WHERE number = 3 AND table_id = ?", (old,))
        server.start()
        assert refusal(server, old) == "reason-unreadable"
        server.stop()
        with sqlite3.connect(tmp_path / "wartable.sqlite") as database:
            database.execute("DELETE FROM deeds WHERE number = 3")
        server.start()
        with person.look(new) as screen:
            assert screen.answer(screen.open_seats[0])["ok"], "where it stands is stored"
        code, told = verified(server, new)
        assert code == 1 and "journal entries are missing" in told


def test_rules_that_were_changed_without_a_new_number_are_noticed(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        person = Person(server)
        table = person.make("naval", seats=me("alpha", "bravo"), start=True)["table"]["id"]
        with person.look(table) as screen:
            for _ in range(3):
                screen.answer(screen.open_seats[0])
            views = screen.views
        code, told = verified(server)
        assert (code, told) == (0, "One game played again: everything is as it was.\n")
        server.stop()
        server.first = OTHER_CARDS
        server.start()
        with person.look(table) as screen:
            assert screen.views == views, "it goes on from where it stood"
            assert screen.answer(screen.open_seats[0])["ok"]
        server.stop()
        code, told = verified(server)
        assert code == 0, "by its own rules all is as it was"
        with sqlite3.connect(tmp_path / "wartable.sqlite") as database:
            database.execute("UPDATE deeds SET hash = 'other' WHERE hash <> ''")
            database.execute("DELETE FROM states")
        code, told = verified(server)
        assert code == 1 and "the game comes out differently now" in told
        server.start()
        with person.look(table) as screen:
            assert screen.lines[-1]["message"] == "log-rules-repaired"


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
