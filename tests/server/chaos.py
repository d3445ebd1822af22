"""Kill the server again and again while people play, and see that nothing acknowledged is lost.

They play with an account and by a clock, talk, and are told when it is their turn.

`make chaos`, or `python -m tests.server.chaos --kills 25 --tables 20`.
"""

import argparse
import asyncio
import contextlib
import random
import sqlite3
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx2
import msgspec
from tests.server.harness import FLAGS, SIX, Person, Running, bots, me
from tests.server.receiver import Receiver, add, quick, until
from tests.server.test_accounts import sign_up
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from wartable.core.replaying import replay
from wartable.server.chat import KEPT
from wartable.server.stored_tables import read_rows, rebuild
from wartable.server.table_clock import TableClock

CLOCK = {"kind": "bank", "seconds": 86_400, "gain": 10}
ORDERS = ("always", "never", "ask")


class Chaotic:
    """One table with a person on five seats and a bot on the sixth."""

    def __init__(self, person: Person, number: int) -> None:
        self.person, self.chance = person, random.Random(number)
        seats = {**me(*SIX[:5]), **bots(SIX[5])}
        made = person.make(seats=seats, start=True, cover="off", clock=CLOCK)
        self.id: str = made["table"]["id"]
        self.acknowledged: list[str] = []
        self.said: list[str] = []
        """What was said here and replied to."""
        self.flight: dict[str, Any] | None = None
        self.asked: dict[str, Any] = {}
        self.connections = 0
        self.sent = 0
        self.over = False

    async def play(self, stop: asyncio.Event) -> None:
        """Answer until the end; connect again whenever the server is gone."""
        url = f"ws://127.0.0.1:{self.person.server.port}/api/tables/{self.id}/live"
        headers = {"authorization": f"Bearer {self.person.secret}"}
        while not (stop.is_set() or self.over):
            try:
                async with connect(url, additional_headers=headers, compression=None) as socket:
                    self.connections += 1
                    await self._talk(socket, stop)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)

    async def _talk(self, socket: Any, stop: asyncio.Event) -> None:
        if self.flight is not None:
            # Whether it was taken is not known: sent again, it is done once at most.
            await socket.send(msgspec.json.encode(self.flight).decode())
        while not stop.is_set() and not self.over:
            text = await asyncio.wait_for(socket.recv(), 30)
            message = msgspec.json.decode(text)
            if message["type"] in ("snapshot", "update"):
                if message["type"] == "snapshot":
                    self.asked = message["asked"]
                    self.over = message["table"]["status"] == "over"
                else:
                    self.asked.update(message.get("asked", {}))
            elif message["type"] == "table":
                self.over = message["table"]["status"] == "over"
            elif self.flight is not None and message.get("id") == self.flight["id"]:
                if message["ok"]:
                    self.acknowledged.append(message["id"])
                elif message["reason"]["message"] == "reason-not-saved":
                    # It has not happened: again, when there was time for the disk to come back.
                    await asyncio.sleep(0.05)
                    await socket.send(msgspec.json.encode(self.flight).decode())
                    continue
                else:
                    assert message["reason"]["message"] == "reason-stale", message
                self.flight = None
            if self.flight is None:
                await self._next(socket)

    def _say(self) -> None:
        """Say something, if the server takes it."""
        text = f"line {self.sent}"
        headers = {"authorization": f"Bearer {self.person.secret}"}
        url = f"{self.person.server.url}/api/tables/{self.id}/chat"
        with contextlib.suppress(httpx2.HTTPError):
            if httpx2.post(url, json={"text": text}, headers=headers, timeout=10).is_success:
                self.said.append(text)

    async def _next(self, socket: Any) -> None:
        if self.chance.random() < 0.02:
            await asyncio.to_thread(self._say)
        open_seats = [seat for seat, asked in self.asked.items() if asked]
        if not open_seats:
            return
        seat = self.chance.choice(open_seats)
        self.sent += 1
        request = f"{self.id}-{self.sent}"
        if self.chance.random() < 0.05:
            order = {"card": "build_army", "do": self.chance.choice(ORDERS)}
            self.flight = {"type": "order", "id": request, "seat": seat, **order}
        else:
            asked = self.asked[seat]
            words = self.chance.choice(asked["choices"])["answer"]
            body = {"seat": seat, "number": asked["number"], "answer": words}
            self.flight = {"type": "answer", "id": request, **body}
        await socket.send(msgspec.json.encode(self.flight).decode())
        await asyncio.sleep(self.chance.random() * 0.01)


async def storm(server: Running, tables: list[Chaotic], kills: int, chance: random.Random) -> None:
    """Play, and kill the server at random moments."""
    stop = asyncio.Event()
    players = [asyncio.create_task(table.play(stop)) for table in tables]
    for _ in range(kills):
        await asyncio.sleep(chance.uniform(0.1, 2.0))
        server.kill()
        await asyncio.to_thread(server.start)
    before = sum(len(table.acknowledged) for table in tables)
    for _ in range(100):
        await asyncio.sleep(0.1)
        if sum(len(table.acknowledged) for table in tables) > before:
            break
    stop.set()
    for player in players:
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(player, 35)


def told_once(server: Running, tables: list[Chaotic], receiver: Receiver) -> int:
    """When they have gone, they are told of every open question, and a kill repeats nothing."""
    waiting = {table.id for table in tables if not table.over}

    def told() -> set[str]:
        return {msgspec.json.decode(body)["table"] for _, _, body in receiver.calls}

    before = len(receiver.calls)
    until(lambda: waiting <= told())
    # A table may have been told of before; what is new comes within the quiet time and a look.
    time.sleep(2)
    count = len(receiver.calls)
    assert count > before or not waiting, "nobody was told"
    server.kill()
    server.start()
    until(lambda: server.http.get("/readyz").json()["status"] == "ok")
    time.sleep(2)
    assert len(receiver.calls) == count, "somebody was told twice"
    return count


def clock_of(database: sqlite3.Connection, table: str) -> TableClock:
    """The clock of a table, as it was written with the last entry."""
    sql = "SELECT clock FROM clocks WHERE table_id = ?"
    ((kept,),) = database.execute(sql, (table,)).fetchall()
    return msgspec.msgpack.decode(kept, type=TableClock)


def verify(data: Path, tables: list[Chaotic]) -> int:
    """Every acknowledged request is there, once; every record verifies."""
    answers = 0
    with contextlib.closing(sqlite3.connect(data / "wartable.sqlite")) as database:
        for table in tables:
            found = database.execute(
                "SELECT request FROM deeds WHERE table_id = ? AND request <> ''", (table.id,)
            ).fetchall()
            requests = [request for (request,) in found]
            assert len(requests) == len(set(requests)), f"{table.id}: a request was done twice"
            lost = set(table.acknowledged) - set(requests)
            assert not lost, f"{table.id}: acknowledged and lost: {lost}"
            rows = read_rows(database, table.id)
            assert rows is not None
            built = rebuild(rows)
            match = built.playing
            kept = database.execute("SELECT text FROM chat WHERE table_id = ?", (table.id,))
            missing = set(table.said[-KEPT:]) - {text for (text,) in kept}
            assert not missing, f"{table.id}: said and lost: {missing}"
            times = clock_of(database, table.id)
            for number, chair in enumerate(built.chairs):
                runs = chair.kind == "person" and chair.seat in built.awaited()
                assert (times.seats[number].since is not None) is runs, f"{table.id}: {chair.seat}"
                assert not times.seats[number].outs, "nobody was late"
            again = replay(match.record())
            assert again.hash() == match.hash(), table.id
            answers += len(match.answers)
    return answers


def run(data: Path, kills: int, count: int, seed: int) -> str:
    """The whole test; says what was done."""
    began = time.perf_counter()
    chance = random.Random(seed)
    with Receiver() as receiver, Running(data, *FLAGS, *quick(data)) as server:
        person = Person(server)
        sign_up(person, "Stormy")
        add(person, "webhook", receiver.url)
        tables = [Chaotic(person, seed * 1000 + number) for number in range(count)]
        asyncio.run(storm(server, tables, kills, chance))
        notices = told_once(server, tables, receiver)
    answers = verify(data, tables)
    acknowledged = sum(len(table.acknowledged) for table in tables)
    said = sum(len(table.said) for table in tables)
    assert acknowledged, "nobody played"
    return (
        f"{kills} kills, {count} tables, {acknowledged} acknowledged requests, {answers} answers,"
        f" {said} lines of chat, {notices} notices: none lost, none twice,"
        f" every clock is where it was and every record verifies"
        f" ({time.perf_counter() - began:.0f} s)"
    )


def main() -> None:
    """Read the arguments, and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=25)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(run(Path(folder), chosen.kills, chosen.tables, chosen.seed))


if __name__ == "__main__":
    main()
