"""The container: built and started where Docker runs, else its steps in an empty environment."""

import json
import re
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from tests.server.harness import free_port
from tests.server.test_wheel import python

from wartable.server import settings

ROOT = Path(__file__).parents[2]
FILE = (ROOT / "Dockerfile").read_text().replace("\\\n", " ")
__all__ = ["python"]


def docker(*words: str) -> "subprocess.CompletedProcess[str]":
    """Run Docker."""
    return subprocess.run(["docker", *words], cwd=ROOT, capture_output=True, text=True, check=False)


def runs() -> bool:
    """Whether there is a Docker that can build something."""
    try:
        return docker("info").returncode == 0
    except OSError:
        return False


def instruction(name: str) -> Any:
    """What the last instruction of a name says, as a list of words."""
    (*_, found) = re.findall(rf"^{name} (.*)$", FILE, re.MULTILINE)
    return json.loads(found[found.index("[") :])


def environment() -> dict[str, str]:
    """The variables that the image sets."""
    return dict(re.findall(r"(WARTABLE_\w+)=(\S+)", FILE))


def well(port: int) -> bool:
    """Whether a server is well, a moment after its start."""
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz") as reply:
                return bool(json.load(reply)["status"] == "ok")
        except OSError:
            time.sleep(0.1)
    return False


def in_docker() -> None:
    """Build the image, and start it."""
    built = docker("build", "--quiet", "--tag", "wartable-test", ".")
    assert built.returncode == 0, built.stderr
    port = free_port()
    started = docker("run", "--detach", "--rm", "-p", f"127.0.0.1:{port}:8000", "wartable-test")
    try:
        assert well(port)
    finally:
        docker("stop", started.stdout.strip())


def test_the_image_becomes_a_server_that_is_well(python: Path, tmp_path: Path) -> None:
    """In Docker where it runs; and its steps, with its variables, command and health check."""
    if runs():
        in_docker()
    port = free_port()
    data = tmp_path / "data"
    variables = {**environment(), "WARTABLE_PORT": str(port), "WARTABLE_DATA": str(data)}
    assert set(variables) <= {f"WARTABLE_{name.upper()}" for name in settings.NAMES}
    program, *words = instruction("CMD")
    assert program == "wartable"
    code = "from wartable.cli import main; raise SystemExit(main())"
    command = [str(python), "-c", code, *words]
    with subprocess.Popen(command, env=variables, stderr=subprocess.PIPE) as running:
        try:
            assert well(port), running.stderr and running.stderr.read()
            _, *check = instruction("HEALTHCHECK")
            subprocess.run([sys.executable, *check], env=variables, check=True, timeout=30)
        finally:
            running.terminate()
            running.wait(20)
    assert (data / "wartable.sqlite").is_file()


def test_the_image_has_the_extras_that_there_are() -> None:
    project = (ROOT / "pyproject.toml").read_text()
    (extras,) = re.findall(r"wartable-\*\.whl\)\[([\w,]+)\]", FILE)
    assert all(f"\n{extra} = [" in project for extra in extras.split(","))
    compose = (ROOT / "compose.yaml").read_text()
    assert "WARTABLE_PROXIES" in compose and "/data" in compose
