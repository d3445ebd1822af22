"""Running the real command in a real process."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-c", "import sys; from wartable.cli import main; sys.exit(main())"]
ENVIRONMENT = {**os.environ, "COLUMNS": "120", "LANG": "C.UTF-8", "LC_ALL": "", "PYTHONUTF8": "1"}

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def wartable() -> Run:
    """`wartable(*words, given="")`: what a command writes, and how it ends."""

    def run(*words: str | Path, given: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*COMMAND, *map(str, words)],
            input=given,
            capture_output=True,
            encoding="utf-8",
            env=ENVIRONMENT,
            timeout=120,
            check=False,
        )

    return run
