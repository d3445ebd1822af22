"""Thinking is shared by person and table, and nobody waits for what a stranger sent."""

import contextlib
import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

from tests.server.harness import FLAGS, SIX, Person, Running, bots, me

from wartable.server.fair_shares import HALF, SHOW, FairShares, Requester


class Elsewhere(Person):
    """Somebody at another address."""

    def __init__(self, server: Running, address: str) -> None:
        super().__init__(server)
        self.headers = {"x-forwarded-for": address}


def test_a_table_with_a_person_goes_on_beside_many_tables_of_marshals(tmp_path: Path) -> None:
    with Running(tmp_path, *FLAGS) as server, contextlib.ExitStack() as stack:
        host, guest = Elsewhere(server, "192.0.2.1"), Elsewhere(server, "198.51.100.7")
        for _ in range(12):
            made = host.make(seats=bots(*SIX, level="marshal"), start=True)["table"]["id"]
            stack.enter_context(host.look(made))
        seats = {**me("germany"), **bots(*SIX[1:], level="general")}
        table = guest.make(seats=seats, start=True)["table"]["id"]
        screen = stack.enter_context(guest.look(table))
        answered, end = 0, time.monotonic() + 20
        while time.monotonic() < end and answered < 6:
            with contextlib.suppress(TimeoutError):
                if screen.open_seats:
                    assert screen.answer("germany")["ok"]
                    answered += 1
                else:
                    screen.read(1)
        assert answered >= 4, "the guest's bots have their share"


def test_a_table_of_bots_that_nobody_watches_waits_until_somebody_does(server: Running) -> None:
    person = Person(server)
    table = person.make(seats=bots(*SIX), start=True, pace=200)["table"]["id"]
    with person.look(table) as screen:
        while screen.number < 24:
            screen.read()
    time.sleep(0.5)
    with person.look(table) as screen:
        before = screen.number
    time.sleep(2)
    with person.look(table) as screen:
        assert screen.number - before < 6, "it went on unseen"
        while screen.number < before + 8:
            screen.read()


def test_whoever_has_had_least_comes_first() -> None:
    now = [0.0]
    shares = FairShares(lambda: now[0])
    many, few = Requester("a", "x", "1"), Requester("b", "y", "2")
    show, played = Requester("a", "z", "3", show=True), Requester("a", "z", "4")
    shares.charge(many, 10)
    order = sorted((many, show, played, few), key=shares.rank)
    assert order == [few, played, many, show], "by address, people before shows, by person"
    now[0] = HALF
    assert shares.had("a") == 5
    shares.charge(few, 6)
    assert min((many, few), key=shares.rank) == many
    shares.charge(show, 10)
    assert shares.had(show) == 10 * SHOW, "bots among themselves use up more of a share"


def test_a_worker_does_not_outlive_its_server(tmp_path: Path) -> None:
    with Running(tmp_path, *FLAGS) as server:
        person = Person(server)
        seats = {**me("germany"), **bots(*SIX[1:], level="marshal")}
        table = person.make(seats=seats, start=True)["table"]["id"]
        person.post("/api/read", {"text": "round 3\n"})
        with person.look(table) as screen:
            screen.answer("germany")
            time.sleep(1)
        assert server.process is not None
        workers = children(server.process.pid)
        assert len(workers) >= 2
        server.kill()
        end = time.monotonic() + 3
        while alive(workers) and time.monotonic() < end:
            time.sleep(0.05)
        assert not alive(workers)
        server.start()


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(word) for word in listed.split()]


def alive(pids: list[int]) -> list[int]:
    """Which of some processes still run."""
    found = []
    for pid in pids:
        with contextlib.suppress(OSError):
            if Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z":
                found.append(pid)
    return found


SLOW = """
import sys
from wartable.server import worker_pool
real = worker_pool.asyncio.create_subprocess_exec
def slowed(*command, **rest):
    program = "import time, wartable.server.worker as w\\nreal = w.read\\n"
    program += "def read(*given):\\n    {}\\n    return real(*given)\\n"
    program += "w.read = read; w.main()"
    return real(command[0], "-c", program, *command[3:], **rest)
worker_pool.asyncio.create_subprocess_exec = slowed
"""
BUSY = "sum(range(10**12))"


def test_reading_a_text_ends_by_the_processor_and_not_by_the_clock(tmp_path: Path) -> None:
    short = "import msgspec\nfrom wartable.server import limits\n"
    short += "limits.UNLIMITED = msgspec.structs.replace(limits.UNLIMITED, work=1.0)\n"
    with Running(tmp_path / "a", first=short + SLOW.format(BUSY)) as server:
        began = time.monotonic()
        refused = Person(server).post("/api/read", {"text": "round 3\n"}, 409)
        assert refused["error"]["message"] == "reason-unplayable"
        assert time.monotonic() - began < 40
    with Running(tmp_path / "b", first=short + SLOW.format("time.sleep(3)")) as server:
        assert Person(server).post("/api/read", {"text": "round 3\n"})["kind"] == "position"


def test_texts_that_take_long_keep_nobody_from_playing_and_have_a_quota(tmp_path: Path) -> None:
    with Running(tmp_path, *FLAGS, first=SLOW.format(BUSY)) as server:
        sent: list[Any] = []

        def send() -> None:
            with contextlib.suppress(Exception):
                sent.append(server.http.post("/api/read", json={"text": "x"}).status_code)

        threads = [threading.Thread(target=send, daemon=True) for _ in range(8)]
        for thread in threads:
            thread.start()
        person = Person(server)
        seats = {**me("germany"), **bots(*SIX[1:], level="recruit")}
        table = person.make(seats=seats, start=True)["table"]["id"]
        with person.look(table) as screen:
            began = time.monotonic()
            for _ in range(5):
                screen.until_asked()
                screen.answer("germany")
            assert time.monotonic() - began < 8
        assert sent.count(429) >= 5, sent


def test_a_process_that_follows_another_ends_with_it(tmp_path: Path) -> None:
    program = (
        "import os, subprocess, sys\n"
        "inner = 'import os, sys; from wartable.bots.child_process import end_with_parent;"
        "end_with_parent(int(sys.argv[1])); print(os.getpid(), flush=True); sum(range(10**12))'\n"
        "subprocess.Popen([sys.executable, '-c', inner, str(os.getpid())])\n"
        "import time; time.sleep(60)\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True
    ) as outer:
        assert outer.stdout is not None
        inner = int(outer.stdout.readline())
        os.kill(outer.pid, 9)
        end = time.monotonic() + 3
        while alive([inner]) and time.monotonic() < end:
            time.sleep(0.05)
        assert not alive([inner])
