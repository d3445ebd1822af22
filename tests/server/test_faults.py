"""Short runs of `make faults`: when the disk fails, nothing is lost, and it goes on after that."""

from pathlib import Path

import pytest
from tests.server import faults
from tests.server.harness import FLAGS, SIX, Person, Running, me

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
