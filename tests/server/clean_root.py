"""The steps of a Dockerfile in an empty root of its own, and its image started as compose says.

Runs as root in name spaces of its own (see `started`): what it mounts and listens on goes with it.
"""

import argparse
import ctypes
import fcntl
import json
import os
import re
import shlex
import shutil
import socket
import struct
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parents[2]
SHARED = ("usr", "bin", "sbin", "lib", "lib64", "lib32", "dev", "proc", "sys")
"""What the root has of the machine it stands on; what is written there stays in the root."""
BASE = "/opt/python"
"""Where its Python is, as in the images of Python."""
PATH = f"{BASE}/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
NETWORK = 0x40000000
"""CLONE_NEWNET: Python has `os.unshare` only since 3.12."""
NEEDED = ("WARTABLE_", "PIP_", "SSL_", "NODE_EXTRA", "UV_", "NPM_", "npm_", "REQUESTS_CA")
"""Variables of a machine that say where packages are."""


def instructions(text: str) -> list[tuple[str, str]]:
    """A Dockerfile, line by line."""
    lines = re.sub(r"\\\n\s*", " ", text).splitlines()
    words = (line.partition(" ") for line in lines if line.strip() and not line.startswith("#"))
    return [(name, rest.strip()) for name, _, rest in words]


class Stage:
    """Something that files can be copied from."""

    def __init__(self, root: Path) -> None:
        self.root = root


class Image(Stage):
    """A root that steps are run in, and what they say about it."""

    def __init__(self, root: Path, offline: dict[str, str]) -> None:
        super().__init__(root)
        self.offline = offline
        self.variables: dict[str, str] = {}
        self.user, self.folder = "root", "/"
        self.command: list[str] = []
        self.check: list[str] = []
        self.volumes: list[str] = []
        self.ports: list[str] = []
        root.mkdir(parents=True)
        for name in SHARED:
            self._share(name)
        prefix = Path(sys.base_prefix)
        if prefix.parts[1] not in SHARED:
            self._share(str(prefix)[1:])
        shutil.copytree("/etc", root / "etc", symlinks=True, ignore_dangling_symlinks=True)
        for name in ("tmp", "opt", "root", "var/tmp", "var/lib", "var/cache/apt/archives/partial"):
            (root / name).mkdir(parents=True, exist_ok=True)
        if not offline.get("PIP_NO_INDEX") and Path("/var/lib/dpkg").is_dir():
            # So that packages of Debian can be put in.
            shutil.copytree("/var/lib/dpkg", root / "var/lib/dpkg")
        (root / "tmp").chmod(0o1777)
        python = os.path.realpath(sys.executable)
        self.run([python, "-m", "venv", BASE])

    def _share(self, name: str) -> None:
        here, there = Path("/", name), self.root / name
        if here.is_symlink():
            there.symlink_to(here.readlink())
        elif here.is_dir():
            there.mkdir(parents=True)
            command = ["mount", "--rbind", str(here), str(there)]
            if name not in ("dev", "proc", "sys"):
                upper, work = (self.root.parent / f"{self.root.name}-{n}" / name for n in "uw")
                upper.mkdir(parents=True)
                work.mkdir(parents=True)
                layers = f"lowerdir={here},upperdir={upper},workdir={work}"
                command = ["mount", "-t", "overlay", "overlay", "-o", layers, str(there)]
            subprocess.run(command, check=True)

    def lend(self, packages: Path) -> None:
        """Let its Python find packages of this machine."""
        (there,) = (self.root / BASE[1:]).glob("lib/python*/site-packages")
        shared = self.root / "opt/packages"
        shared.mkdir()
        subprocess.run(["mount", "--bind", str(packages), str(shared)], check=True)
        (there / "shared.pth").write_text("/opt/packages\n")

    def words(self, command: list[str]) -> list[str]:
        """A command as it is run in this root."""
        into = ["chroot", f"--userspec={self.user}", str(self.root)]
        return [*into, "/usr/bin/env", f"--chdir={self.folder}", *command]

    def environment(self, more: dict[str, str]) -> dict[str, str]:
        """The variables of a process in it."""
        return {"PATH": PATH, "HOME": "/", **self.variables, **more}

    def run(self, command: list[str]) -> None:
        """Run a command to its end."""
        variables = self.environment(self.offline)
        done = subprocess.run(
            self.words(command), env=variables, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, (command, done.stdout[-3000:], done.stderr[-3000:])

    def copy(self, words: list[str], stages: dict[str, Stage]) -> None:
        """Copy files from the project or from another stage."""
        source = ROOT
        if words[0].startswith("--from="):
            source = stages[words.pop(0).removeprefix("--from=")].root
        *names, target = words
        there = self.root / self.folder[1:] / target.lstrip("/")
        for name in names:
            found = [source] if name == "." else sorted(source.glob(name.lstrip("/")))
            assert found, name
            for one in found:
                if one.is_dir():
                    shutil.copytree(one, there, dirs_exist_ok=True, ignore=ignored())
                else:
                    shutil.copy(one, there)

    def do(self, name: str, rest: str, stages: dict[str, Stage]) -> None:
        """Carry out one instruction."""
        match name:
            case "RUN":
                self.run(["/bin/sh", "-c", rest])
            case "COPY":
                self.copy(shlex.split(rest), stages)
            case "WORKDIR":
                self.folder = rest
                (self.root / rest[1:]).mkdir(parents=True, exist_ok=True)
            case "ENV":
                self.variables |= dict(word.split("=", 1) for word in shlex.split(rest))
            case "USER":
                self.user = rest
            case "VOLUME":
                self.volumes.append(rest)
            case "EXPOSE":
                self.ports.append(rest)
            case "HEALTHCHECK":
                self.check = json.loads(rest[rest.index("CMD") + 3 :])
            case "CMD":
                self.command = json.loads(rest)
            case _:
                raise AssertionError(f"nobody runs {name} here")


def ignored() -> Any:
    """What `.dockerignore` leaves out, also where it stands deeper down."""
    names = {line.rpartition("/")[2] for line in (ROOT / ".dockerignore").read_text().split()}
    return shutil.ignore_patterns(*names)


def built(work: Path, wheel: Path | None, packages: Path) -> Image:
    """The last stage of the Dockerfile; with a wheel, the stage that makes it is left out."""
    stages: dict[str, Stage] = {}
    current: Image | None = None
    made: Image | None = None
    network = {key: word for key, word in os.environ.items() if key.startswith(NEEDED)}
    # Without a network: what the wheel needs is there already, and only the wheel is put in.
    offline = {"PIP_NO_INDEX": "1", "PIP_NO_DEPS": "1", "PIP_NO_COMPILE": "1"}
    for name, rest in instructions((ROOT / "Dockerfile").read_text()):
        if name == "FROM":
            called = rest.partition(" AS ")[2]
            if wheel and called:
                current = None
                folder = work / called / "source/dist"
                folder.mkdir(parents=True)
                shutil.copy(wheel, folder)
                stages[called] = Stage(work / called)
                continue
            made = Image(work / (called or "last"), offline if wheel else network)
            stages[called] = current = made
            if wheel:
                made.lend(packages)
        elif current is not None:
            current.do(name, rest, stages)
    assert made is not None
    return made


def service() -> dict[str, Any]:
    """The one service that the compose file starts."""
    found = yaml.safe_load((ROOT / "compose.yaml").read_text())
    ((_, one),) = found["services"].items()
    known = {"build", "image", "restart", "ports", "environment", "volumes", "command"}
    assert set(one) <= known, "nobody does this here"
    assert one["build"] == "." and set(found) == {"services", "volumes"}
    for volume in one["volumes"]:
        assert volume.partition(":")[0] in found["volumes"]
    return dict(one)


def network_of_its_own() -> None:
    """Leave the network of the machine; the new one begins without a way to itself."""
    assert ctypes.CDLL(None, use_errno=True).unshare(NETWORK) == 0
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as made:
        asked = struct.pack("16sh", b"lo", 0)
        (flags,) = struct.unpack_from("h", fcntl.ioctl(made, 0x8913, asked), 16)
        fcntl.ioctl(made, 0x8914, struct.pack("16sh", b"lo", flags | 1))


def serve(image: Image, wanted: dict[str, Any], volume: Path) -> dict[str, Any]:
    """Start it as the compose file says, wait until it is healthy, look at it, and stop it."""
    more = {key: str(value) for key, value in wanted.get("environment", {}).items()}
    (outside,) = [one.partition(":")[2] for one in wanted["volumes"]]
    assert [outside] == image.volumes
    there = image.root / outside[1:]
    if not volume.exists():
        # A new volume begins as the image has it.
        shutil.copytree(there, volume)
        shutil.copystat(there, volume)
        os.chown(volume, there.stat().st_uid, there.stat().st_gid)
    subprocess.run(["mount", "--bind", str(volume), str(there)], check=True)
    (port,) = {one.rpartition(":")[2] for one in wanted["ports"]}
    variables = image.environment(more)
    assert port == variables["WARTABLE_PORT"] and [port] == image.ports
    command = wanted.get("command", image.command)
    with subprocess.Popen(image.words(command), env=variables, stderr=subprocess.PIPE) as running:
        try:
            for _ in range(600):
                well = subprocess.run(
                    image.words(image.check), env=variables, stderr=subprocess.DEVNULL, check=False
                )
                if well.returncode == 0:
                    break
                assert running.poll() is None, running.stderr and running.stderr.read()
                time.sleep(0.3)
            said = ["python", "-c", LOOK]
            looked = subprocess.run(
                image.words(said), env=variables, capture_output=True, text=True, check=True
            )
        finally:
            running.terminate()
            running.wait(20)
    subprocess.run(["umount", str(there)], check=True)
    owner = (volume / "wartable.sqlite").stat().st_uid
    return {"well": well.returncode, **json.loads(looked.stdout), "owner": owner}


LOOK = """
import json, os, urllib.request as u, wartable
where = "http://127.0.0.1:" + os.environ["WARTABLE_PORT"]
body = json.dumps({"game": "naval", "seats": {"alpha": {"who": "me"}}, "listed": True}).encode()
if not json.load(u.urlopen(where + "/api/lobby"))["open"]:
    u.urlopen(u.Request(where + "/api/tables", body, {"Content-Type": "application/json"}))
print(json.dumps({
    "user": os.getuid(), "from": wartable.__file__, "page": u.urlopen(where + "/").read().decode(),
    "tables": len(json.load(u.urlopen(where + "/api/lobby"))["open"]),
    "root": sorted(os.listdir("/")),
}))
"""


def main() -> None:
    """Build and start it, twice; says what was seen."""
    read = argparse.ArgumentParser()
    read.add_argument("work", type=Path)
    read.add_argument("--wheel", type=Path)
    read.add_argument("--packages", type=Path, default=ROOT)
    given = read.parse_args()
    subprocess.run(["mount", "-t", "tmpfs", "tmpfs", str(given.work)], check=True)
    image = built(given.work / "root", given.wheel, given.packages)
    wanted, volume = service(), given.work / "volume"
    # From here on nobody is in the way on its port, and nobody outside is reached.
    network_of_its_own()
    print(json.dumps([serve(image, wanted, volume) for _ in range(2)]))


def started(work: Path, *words: str) -> list[dict[str, Any]] | None:
    """What is seen of it; nothing, where nobody may make name spaces."""
    into = ["unshare", "--mount", "--propagation", "private", "--"]
    try:
        able = subprocess.run([*into, "mount", "-t", "tmpfs", "tmpfs", str(work)], check=False)
    except OSError:
        return None
    if able.returncode:
        return None
    command = [*into, sys.executable, "-m", "tests.server.clean_root", str(work), *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


if __name__ == "__main__":
    main()
