"""Somebody who is told elsewhere that it is their turn: a web server that counts the calls."""

import threading
import time
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tests.server.harness import Person

SITE = "https://table.example.org"


def quick(folder: Path, more: str = "") -> list[str]:
    """Flags of a server that tells people after a second, also on this machine."""
    folder.mkdir(exist_ok=True)
    file = folder / "wartable.toml"
    file.write_text(f'[notices]\naddress = "{SITE}"\nquiet = 1\nprivate = true\n{more}')
    return ["--config", str(file)]


def until(found: Callable[[], Any]) -> Any:
    """Wait until there is something."""
    for _ in range(1500):
        if value := found():
            return value
        time.sleep(0.01)
    raise TimeoutError


def add(person: Person, kind: str, target: str, status: int = 200, lang: str = "en") -> Any:
    """Ask to be told somewhere."""
    return person.post("/api/notices", {"kind": kind, "target": target, "lang": lang}, status)


class Receiver:
    """A web server that people gave the address of."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, dict[str, str], bytes]] = []
        self.replies: list[int] = []
        """How the next calls are replied to; 200, if nothing is said."""
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                status = outer.replies.pop(0) if outer.replies else 200
                outer.calls.append((self.path, headers, body))
                self.send_response(status)
                self.send_header("location", "/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def of(self, path: str) -> list[tuple[str, dict[str, str], bytes]]:
        """What was sent to a path."""
        return [call for call in self.calls if call[0] == path]

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def __enter__(self) -> "Receiver":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
