"""Running the real command in a real process."""

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

Done = subprocess.CompletedProcess[str]
COMMAND = [sys.executable, "-c", "import sys; from wartable.cli import main; sys.exit(main())"]
ENVIRONMENT = {**os.environ, "COLUMNS": "120", "LANG": "C.UTF-8", "LC_ALL": "", "PYTHONUTF8": "1"}

Run = Callable[..., Done]


def run(*words: str | Path, given: str = "") -> Done:
    """What a command writes, and how it ends."""
    return subprocess.run(
        [*COMMAND, *map(str, words)],
        input=given,
        capture_output=True,
        encoding="utf-8",
        env=ENVIRONMENT,
        timeout=120,
        check=False,
    )


def run_all(lines: dict[str, list[str | Path]]) -> dict[str, Done]:
    """Many commands, as many at a time as there are processors."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return dict(zip(lines, pool.map(lambda words: run(*words), lines.values()), strict=True))


@pytest.fixture
def wartable() -> Run:
    """`wartable(*words, given="")` runs a command."""
    return run
