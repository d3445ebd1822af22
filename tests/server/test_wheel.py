"""The wheel is the whole program: in an empty environment it serves the page and plays a game."""

import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import msgspec
import pytest
from tests.server.harness import Person, Running, me

ROOT = Path(__file__).parents[2]


@pytest.fixture
def python(tmp_path: Path) -> Path:
    """The Python of an environment with the wheel, and with what it depends on."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("wartable-*.whl")
    venv.create(tmp_path / "empty")
    (packages,) = (tmp_path / "empty").glob("lib/python*/site-packages")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(packages)
    dependencies = Path(str(msgspec.__file__)).parents[1]
    (packages / "dependencies.pth").write_text(f"{dependencies}\n")
    return tmp_path / "empty" / "bin" / "python"


def test_a_game_is_played_from_the_wheel(
    python: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    where = [str(python), "-c", "import wartable; print(wartable.__file__)"]
    found = subprocess.run(where, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert found.stdout.startswith(str(tmp_path))
    monkeypatch.setattr(sys, "executable", str(python))
    # A process of its own, whose code is the wheel's: others are forked from what tests imported.
    first = f"import wartable; assert wartable.__file__.startswith({str(tmp_path)!r})"
    with Running(tmp_path / "data", first=first) as server:
        page = server.http.get("/").text
        assert '<div id="app">' in page
        scripts = [part.split('"')[0] for part in page.split('src="')[1:] if ".js" in part]
        assert scripts and all(server.http.get(one).status_code == 200 for one in scripts)
        person = Person(server)
        made = person.make("naval", options={"fleet": "15"}, seats=me("alpha", "bravo"), start=True)
        with person.look(made["table"]["id"]) as screen:
            for _ in range(20):
                seat, asked = next((s, q) for s, q in screen.asked.items() if q)
                screen.answer(seat, asked["choices"][0]["answer"])
                screen.drain()
            assert len(screen.lines) > 5
