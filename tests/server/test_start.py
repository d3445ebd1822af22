"""What keeps a server from starting is told in one line, and nothing is half done."""

import os
import socket
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.harness import Running

from wartable.cli import WRONG, main
from wartable.server import startup


@pytest.fixture(autouse=True)
def mask() -> Iterator[None]:
    """Give other tests the rights on new files back that they had."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The line that a server says instead of starting."""
    assert main(["serve", *words]) == WRONG
    (line,) = capsys.readouterr().err.splitlines()
    return line


def test_a_folder_that_is_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.write_text("")
    for wrong in (file, file / "under"):
        line = refused(capsys, "--data", str(wrong))
        assert line.startswith(f"wartable: --data: '{wrong}': expected a folder")


def test_a_database_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / startup.FILE
    file.write_bytes(b"no database at all " * 100)
    before = file.read_bytes()
    assert "file is not a database" in refused(capsys, "--data", str(tmp_path))
    assert file.read_bytes() == before


def test_a_database_that_is_empty(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / startup.FILE).touch()
    assert "this file is empty" in refused(capsys, "--data", str(tmp_path))


def test_a_database_that_was_damaged(tmp_path: Path) -> None:
    file = tmp_path / startup.FILE
    with Running(tmp_path):
        pass
    data = file.read_bytes()
    file.write_bytes(data[:3072] + bytes(len(data) - 3072))
    assert "a database that can be read" in ended(tmp_path)


def ended(data: Path, first: str = "") -> str:
    """The only line of a server that could not start, in a process that did something first."""
    program = f"{first}\nfrom wartable.cli import main; raise SystemExit(main())"
    command = [sys.executable, "-c", program, "serve", "--port", "0", "--data", str(data)]
    ran = subprocess.run(command, check=False, capture_output=True, text=True, timeout=120)
    assert ran.returncode == WRONG, ran.stderr
    (line,) = ran.stderr.splitlines()
    return line


@pytest.mark.parametrize("size", [0, 9000])
@pytest.mark.parametrize("known", [False, True])
def test_a_disk_that_is_full(tmp_path: Path, known: bool, size: int) -> None:
    if known:
        with Running(tmp_path):
            pass
    before = (tmp_path / startup.FILE).read_bytes() if known else b""
    limit = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({size}, {size}))"
    assert "a folder that can be written to" in ended(tmp_path, limit)
    if known:
        assert (tmp_path / startup.FILE).read_bytes() == before
    else:
        assert not (tmp_path / startup.FILE).exists(), "nothing is half made"


def test_a_folder_that_can_only_be_read(tmp_path: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder, "data")
        with Running(data):
            pass
        for path, mode in ((Path(folder), 0o755), (data, 0o555), (data / startup.FILE, 0o444)):
            path.chmod(mode)
        # Whoever may do anything may write everywhere.
        line = ended(data, "import os; os.getuid() or os.setuid(65534)")
        data.chmod(0o755)
    assert "a folder that can be written to" in line


def test_a_database_of_a_newer_version(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with sqlite3.connect(tmp_path / startup.FILE) as database:
        database.execute("PRAGMA user_version = 99")
    assert "this one is newer" in refused(capsys, "--data", str(tmp_path))


def test_a_port_that_somebody_uses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as used:
        port = used.getsockname()[1]
        line = refused(capsys, "--data", str(tmp_path), "--port", str(port))
    assert line.startswith(f"wartable: --port: '{port}': expected a port that is free")


def test_an_address_of_another_machine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = refused(capsys, "--data", str(tmp_path), "--host", "192.0.2.1", "--port", "0")
    assert line.startswith("wartable: --host: '192.0.2.1': expected an address of this machine")


@pytest.mark.parametrize(
    "words", [("--thinkers", "-1"), ("--cover", "3-1"), ("--cover", "nan"), ("--port", "70000")]
)
def test_a_number_that_makes_no_sense(
    words: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert words[0] in refused(capsys, *words, "--data", str(tmp_path))


def test_two_servers_do_not_share_a_folder(
    server: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    line = refused(capsys, "--data", str(server.data), "--port", "0")
    assert "a folder that no other server is using" in line


def test_a_folder_is_free_again_when_its_server_was_killed(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        server.kill()
        server.start()
        assert server.http.get("/healthz").status_code == 200


AT_ONCE = """
import os, sys, threading
from wartable.server.keeping import TurnLog, pack, read_change, read_line, unpack
from wartable.server.setup import Setup
from wartable.server.stored_tables import read_setup
import msgspec

told = pack(TurnLog([(0, 1, "go", 1)], [3], [1], [], [], [1], [], None, {0: 2}, 1, "7"))
setup, change = msgspec.msgpack.encode(Setup()), '{"old":1,"new":2}'
reads = (
    lambda: unpack(told),
    lambda: read_setup(setup),
    lambda: read_change(change),
    lambda: read_line('{"message":"log-started","args":{}}'),
)
sys.setswitchinterval(1e-6)
for number in range(20):
    if (child := os.fork()) == 0:
        gate = threading.Barrier(16)
        def read(): gate.wait(); reads[number % 4]()
        hands = [threading.Thread(target=read) for _ in range(16)]
        for hand in hands: hand.start()
        for hand in hands: hand.join()
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0, number
"""
"""Sixteen tables that are opened at once right after a start, twenty times."""


def test_many_tables_that_are_opened_at_once_after_a_start_do_not_crash_the_server() -> None:
    subprocess.run([sys.executable, "-c", AT_ONCE], check=True)
