"""The toy game, built as a package and unpacked where Python finds it."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as pip would unpack it."""
    folder = tmp_path_factory.mktemp("stones")
    source = shutil.copytree(ROOT / "examples" / "stones", folder / "source")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=source, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "site")
    return folder / "site"


@pytest.fixture
def site(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy that a test may damage, installed for every process that it starts."""
    found = shutil.copytree(built, tmp_path / "site")
    monkeypatch.setenv("PYTHONPATH", str(found))
    return found
