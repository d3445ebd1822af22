"""Short runs of `make faults`: when the disk fails, nothing is lost, and it goes on after that."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from tests.server import faults
from tests.server.harness import FLAGS, SIX, Person, Running, bots, me

ONCE, OFTEN = 0.0, 0.2


@pytest.mark.parametrize(("odds", "sync"), [(ONCE, False), (OFTEN, True)])
def test_every_table_opens_when_every_write_fails_once_or_many_by_chance(
    tmp_path: Path, odds: float, sync: bool
) -> None:
    assert "none lost" in faults.injected(tmp_path, odds, sync, seconds=3, count=4, seed=1)


@pytest.mark.parametrize("sync", [False, True])
def test_every_table_opens_after_moments_without_a_disk(tmp_path: Path, sync: bool) -> None:
    assert "none lost" in faults.taken(tmp_path, sync, times=4, count=6, seed=2)


def test_who_tries_again_and_again_on_a_full_disk_costs_no_memory(tmp_path: Path) -> None:
    with Running(tmp_path, *FLAGS, "--sync") as server:
        person = Person(server)
        tables = [person.make(seats=me(*SIX), start=True)["table"]["id"] for _ in range(10)]
        screens = [person.look(table) for table in tables]
        for screen in screens:
            assert screen.answer("germany")["ok"]
            screen.close()
        faults.full(server, True)
        tries, before = 0, 0
        while tries < 200:
            # The first tries make room that is used again and again.
            if tries == 100:
                before = server.memory()
            for table in tables:
                with person.look(table) as screen:
                    seat = screen.open_seats[0]
                    reply = screen.answer(seat)
                    assert reply["reason"]["message"] == "reason-not-saved"
                    tries += 1
        person.make(seats=me(*SIX), status=503)
        assert server.memory() < before * 1.2, (before, server.memory())
        faults.full(server, False)
        server.until_well()
        for table in tables:
            with person.look(table) as screen:
                assert screen.answer(screen.open_seats[0])["ok"], "it plays on when the disk does"


def test_everybody_at_a_table_is_told_when_it_goes_back_to_what_is_stored(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        person = Person(server)
        table = person.make(seats=me(*SIX), start=True)["table"]["id"]
        with person.look(table) as playing, Person(server).look(table) as watching:
            asked = playing.asked["germany"]
            faults.full(server, True)
            assert playing.answer("germany")["reason"]["message"] == "reason-not-saved"
            for screen in (playing, watching):
                bye = screen.read()
                assert bye["type"] == "bye" and bye["reason"]["message"] == "reason-not-saved"
        with person.look(table) as screen:
            assert screen.asked["germany"] == asked


def entries(data: Path, table: str) -> int:
    """How many entries the journal of a table has; whoever asked the server would wake it."""
    with closing(sqlite3.connect(data / "wartable.sqlite")) as database:
        sql = "SELECT count(*) FROM deeds WHERE table_id = ?"
        return int(database.execute(sql, (table,)).fetchone()[0])


def test_bots_go_on_after_a_failure_also_where_nobody_looks_and_no_clock_runs(
    tmp_path: Path,
) -> None:
    with Running(tmp_path, first=faults.faulty(tmp_path)) as server:
        person = Person(server)
        seats = {**me(SIX[-1]), **bots(*SIX[:-1])}
        table = person.make(seats=seats, start=True, pace=1500)["table"]["id"]

        before = entries(tmp_path, table)
        (tmp_path / "begin").touch()
        until(lambda: entries(tmp_path, table) > before)
        assert "not written" in server.log.read_text()


def test_bots_that_wait_for_the_disk_are_not_forgotten_meanwhile(tmp_path: Path) -> None:
    config = tmp_path / "wartable.toml"
    config.write_text("[limits]\nidle = 0.2\n")
    with Running(tmp_path, *FLAGS[1:], "--config", str(config)) as server:
        person = Person(server)
        seats = {**me(SIX[-1]), **bots(*SIX[:-1])}
        table = person.make(seats=seats, start=True, pace=1500)["table"]["id"]
        before = entries(tmp_path, table)
        faults.full(server, True)
        # Somebody else finds out; nobody looks at the table of the bots.
        person.make(seats=me(*SIX), status=503)
        time.sleep(2.5)
        assert entries(tmp_path, table) == before
        faults.full(server, False)
        until(lambda: entries(tmp_path, table) > before)


def until(seen: Callable[[], bool]) -> None:
    """Wait until something is so."""
    for _ in range(400):
        if seen():
            return
        time.sleep(0.05)
    raise TimeoutError


def test_one_error_of_the_disk_is_noticed_by_nobody(tmp_path: Path) -> None:
    with Running(tmp_path, first=faults.faulty(tmp_path, times=1)) as server:
        person = Person(server)
        table = person.make(seats=me(*SIX), start=True)["table"]["id"]
        with person.look(table) as screen:
            (tmp_path / "begin").touch()
            for _ in range(5):
                assert screen.answer(screen.open_seats[0])["ok"]
        assert "not written" not in server.log.read_text()
