"""A real server on a real socket, and somebody who sits at its tables."""

import contextlib
import itertools
import json
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
from tests.server.serving import PATH, Forked
from tests.server.told import Told
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from wartable.server import keys

SIX = ("germany", "united_kingdom", "japan", "soviet_union", "italy", "united_states")
PATIENCE = 120.0
"""Seconds that a server may take to start or to reply: a busy machine is no reason to fail."""
FLAGS = ("--no-limits", "--cover", "0-0.02", "--thinkers", "1")


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Running:
    """`wartable serve` in a process of its own."""

    def __init__(self, data: Path, *flags: str, port: int = 0, first: str = "") -> None:
        self.data, self.flags, self.port = data, flags or FLAGS, port or free_port()
        self.first = first
        """What its process does before anything else."""
        self.log = data / "log.txt"
        self.process: subprocess.Popen[bytes] | Forked | None = None
        data.mkdir(exist_ok=True)
        self.http = httpx2.Client(base_url=self.url, timeout=PATIENCE)
        self.start()

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it is well."""
        tokens = ["serve", "--port", str(self.port), "--data", str(self.data), *self.flags]
        if not self.first and os.environ.get("PYTHONPATH") == PATH:
            self.process = Forked(self.log, *tokens)
        else:
            # Its code is not what was imported, or is changed before it is.
            program = f"{self.first}\nfrom wartable.cli import main; raise SystemExit(main())"
            with self.log.open("ab") as log:
                self.process = subprocess.Popen(
                    [sys.executable, "-c", program, *tokens], stderr=log, stdout=log
                )
        self.until_well()

    def until_well(self) -> None:
        """Wait until it says that it can read and write."""
        assert self.process is not None
        begun = time.monotonic()
        while time.monotonic() < begun + PATIENCE:
            with contextlib.suppress(httpx2.HTTPError):
                if self.http.get("/healthz").status_code == 200:
                    return
            ended = self.process.poll()
            assert ended is None, (ended, self.log.read_text())
            time.sleep(0.05)
        self.kill()
        raise TimeoutError(self.log.read_text())

    def kill(self) -> None:
        """As if somebody had pulled the plug of the process."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Ask it to stop; returns how it ended."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
        return self.process.wait(20)

    def memory(self) -> int:
        """Megabytes in use."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", status)
        assert found
        return int(found.group(1)) // 1024

    def __enter__(self) -> "Running":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()
        self.stop()


class Person:
    """A browser, as far as a server can tell."""

    _ids = itertools.count(1)

    def __init__(self, server: Running, secret: str = "") -> None:
        self.server, self.secret = server, secret or keys.secret()
        self.headers: dict[str, str] = {}
        """What it sends beside its secret."""

    def call(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        """A call that is expected to end with a status."""
        headers = {"authorization": f"Bearer {self.secret}", **self.headers}
        if method == "GET":
            reply = self.server.http.get(path, headers=headers)
        else:
            sent = body if body is not None else {}
            reply = self.server.http.post(path, json=sent, headers=headers)
        assert reply.status_code == status, (path, reply.status_code, reply.text)
        return reply.json()

    def get(self, path: str, status: int = 200) -> Any:
        """A GET."""
        return self.call("GET", path, None, status)

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        """A POST."""
        return self.call("POST", path, body, status)

    def make(self, game: str = "quartermaster", status: int = 200, **rest: Any) -> Any:
        """A new table; bots answer at once, and the cards of a position are what it says."""
        wish = {"game": game, "pace": 0, **({"deal": "kept"} if "position" in rest else {})}
        return self.post("/api/tables", {**wish, **rest}, status)

    def sit(self, link: str, name: str = "") -> str:
        """Open the secret link of a seat; returns the table."""
        table, _, rest = link.removeprefix("/table/").partition("#")
        seat, _, secret = rest.partition(".")
        self.post(f"/api/tables/{table}/sit", {"seat": seat, "secret": secret, "name": name})
        return table

    def look(self, table: str, last: int = 0) -> "Screen":
        """A websocket to a table."""
        return Screen(self, table, last)

    def request(self) -> str:
        """A new request id."""
        return f"r{next(self._ids)}-{os.getpid()}"


class Screen(Told):
    """What a browser knows of a table, from the messages it got."""

    def __init__(self, person: Person, table: str, last: int = 0) -> None:
        super().__init__(last)
        self.person, self.table = person, table
        self.raw: list[str] = []
        self._stack = contextlib.ExitStack()
        self._open: ClientConnection = self._stack.enter_context(
            connect(
                f"ws://127.0.0.1:{person.server.port}/api/tables/{table}/live?last={last}",
                additional_headers={
                    "authorization": f"Bearer {person.secret}",
                    **person.headers,
                },
                compression=None,
                max_size=None,
            )
        )
        self.read()

    def read(self, timeout: float = 20) -> Any:
        """Take the next message."""
        text = self._open.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message = json.loads(text)
        self.take(message)
        # Who comes and goes is told between all else.
        return self.read(timeout) if message["type"] == "here" else message

    def drain(self, quiet: float = 0.3) -> None:
        """Read until nothing comes for a while."""
        with contextlib.suppress(TimeoutError):
            while True:
                self.read(quiet)

    def send(self, **message: Any) -> Any:
        """Send a message and wait for its reply."""
        request = message.setdefault("id", self.person.request())
        self._open.send(json.dumps(message))
        self.replies.pop(request, None)
        while request not in self.replies:
            self.read()
        return self.replies[request]

    def shout(self, text: str | bytes) -> None:
        """Send anything, and wait for nothing."""
        self._open.send(text)

    def answer(self, seat: str, words: str = "", **rest: Any) -> Any:
        """Answer the open question of a seat; without words, with its first choice."""
        asked = self.asked[seat]
        words = words or asked["choices"][0]["answer"]
        return self.send(type="answer", seat=seat, number=asked["number"], answer=words, **rest)

    @property
    def open_seats(self) -> list[str]:
        """My seats that are asked something."""
        return [seat for seat, asked in self.asked.items() if asked]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.info["status"] == "over")

    def until_asked(self, *seats_: str) -> str:
        """Read until one of my seats (or of those named) is asked."""
        while not self.over:
            for seat in seats_ or tuple(self.asked):
                if self.asked.get(seat):
                    return seat
            self.read()
        return ""

    def close(self) -> None:
        """Go."""
        self._stack.close()

    def __enter__(self) -> "Screen":
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(ConnectionClosed):
            self.close()


def watch(screen: Screen) -> None:
    """Read whatever comes, until there is nothing more."""
    with contextlib.suppress(ConnectionClosed, TimeoutError):
        while True:
            screen.read(60)


def bots(*names: str, level: str = "random") -> dict[str, Any]:
    """Bots on some seats."""
    return {name: {"who": "bot", "level": level} for name in names}


def me(*names: str) -> dict[str, Any]:
    """Myself on some seats."""
    return {name: {"who": "me"} for name in names}


def running(data: Path, *flags: str) -> Iterator[Running]:
    """A server for some tests."""
    with Running(data, *flags) as server:
        yield server
