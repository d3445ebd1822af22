"""The two engines, each in a process of its own: the source, and what was compiled of it."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
TREE = ROOT / "build" / "compiled"
SOURCE, COMPILED = "source", "compiled"
MISSING = "There is no compiled engine yet: run `make wheels` first."


def built() -> bool:
    """Whether there is a compiled engine."""
    return any(TREE.glob("wartable/core/*.so"))


def environment(engine: str) -> dict[str, str]:
    """The environment of a process that plays with an engine."""
    return {**os.environ, "PYTHONPATH": str(TREE if engine == COMPILED else ROOT / "src")}


def asked(engine: str, task: str, **what: Any) -> dict[str, Any]:
    """What an engine answers to a task of playing.py."""
    command = [sys.executable, "-m", "compiled.playing", engine, task, json.dumps(what)]
    done = subprocess.run(
        command, cwd=ROOT, env=environment(engine), check=True, stdout=subprocess.PIPE
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found
