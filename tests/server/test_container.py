"""The container: built and started with Docker or Podman where one runs, else step by step.

`make image` runs every step of the Dockerfile, with the network; `make test` leaves out the stage
that makes the wheel, and takes what the wheel depends on from this machine.
"""

import json
import os
import re
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
from tests.server import clean_root
from tests.server.harness import free_port
from tests.server.test_wheel import python

from wartable.server import settings

ROOT = Path(__file__).parents[2]
WHOLE = bool(os.environ.get("WHOLE_IMAGE"))
BASE = "python:3.13-slim"
STEPS = clean_root.instructions((ROOT / "Dockerfile").read_text())
__all__ = ["python"]


def tool() -> str:
    """A container tool that runs and has the image to begin with, or can get it."""
    for name in ("docker", "podman"):
        try:
            for words in (["info"], ["pull", "--quiet", BASE]):
                subprocess.run([name, *words], check=True, capture_output=True, timeout=120)
        except (OSError, subprocess.SubprocessError):
            continue
        return name
    return ""


def well(port: int) -> bool:
    """Whether a server is well, a moment after its start."""
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz") as reply:
                return bool(json.load(reply)["status"] == "ok")
        except OSError:
            time.sleep(0.1)
    return False


def with_tool(name: str, tmp_path: Path) -> None:
    """Build the image, and start it as the compose file says, on a port that is free."""
    port = free_port()
    text = (ROOT / "compose.yaml").read_text().replace("build: .", f"build: {ROOT}")
    file = tmp_path / "compose.yaml"
    file.write_text(text.replace("127.0.0.1:8000:", f"127.0.0.1:{port}:"))
    compose = [name, "compose", "--project-name", "wartable-test", "--file", str(file)]
    up = subprocess.run([*compose, "up", "--build", "--detach"], capture_output=True, check=False)
    try:
        assert up.returncode == 0, up.stderr
        assert well(port)
    finally:
        subprocess.run([*compose, "down", "--volumes"], capture_output=True, check=False)


def in_clean_root(tmp_path: Path) -> bool:
    """Run the steps in an empty root; says whether that is possible here."""
    root = tmp_path / "root"
    root.mkdir()
    words: list[str] = []
    if not WHOLE:
        (wheel,) = tmp_path.glob("wartable-*.whl")
        packages = Path(str(msgspec.__file__)).parents[1]
        words = ["--wheel", str(wheel), "--packages", str(packages)]
    seen = clean_root.started(root, *words)
    for one in seen or ():
        assert one["well"] == 0 and '<div id="app">' in one["page"]
        assert one["user"] == one["owner"] != 0, "it runs without root, and owns its tables"
        assert one["from"].startswith(clean_root.BASE)
        assert one["tables"] == 1, "what was in the volume before is there again"
        assert not {"work", "home"} & set(one["root"])
    return bool(seen)


def in_empty_environment(python: Path, tmp_path: Path) -> None:
    """Run its command and its health check, where nobody may make a root."""
    port, data = free_port(), tmp_path / "data"
    found: dict[str, Any] = dict(STEPS)
    variables = dict(word.split("=") for word in found["ENV"].split())
    variables |= {"WARTABLE_PORT": str(port), "WARTABLE_DATA": str(data)}
    _, *words = json.loads(found["CMD"])
    code = "from wartable.cli import main; raise SystemExit(main())"
    command = [str(python), "-c", code, *words]
    with subprocess.Popen(command, env=variables, stderr=subprocess.PIPE) as running:
        try:
            assert well(port), running.stderr and running.stderr.read()
            check = found["HEALTHCHECK"]
            _, *check = json.loads(check[check.index("[") :])
            subprocess.run([sys.executable, *check], env=variables, check=True, timeout=30)
        finally:
            running.terminate()
            running.wait(20)
    assert (data / "wartable.sqlite").is_file()


def test_the_image_becomes_a_server_that_is_well(python: Path, tmp_path: Path) -> None:
    if name := tool():
        with_tool(name, tmp_path)
    elif not in_clean_root(tmp_path):
        in_empty_environment(python, tmp_path)


def test_the_image_has_settings_and_extras_that_there_are() -> None:
    project = (ROOT / "pyproject.toml").read_text()
    (extras,) = re.findall(r"wartable-\*\.whl\)\[([\w,]+)\]", (ROOT / "Dockerfile").read_text())
    assert all(f"\n{extra} = [" in project for extra in extras.split(","))
    known = {f"WARTABLE_{name.upper()}" for name in settings.NAMES}
    image = {
        word.partition("=")[0] for name, rest in STEPS if name == "ENV" for word in rest.split()
    }
    assert image <= known and set(clean_root.service()["environment"]) <= known
