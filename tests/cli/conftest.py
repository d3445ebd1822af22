"""Running the command: in this process, as most tests do, or in one of its own."""

import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from io import BytesIO, TextIOWrapper
from pathlib import Path
from unittest.mock import patch

import pytest

from wartable.cli import main

Done = subprocess.CompletedProcess[str]
COMMAND = [sys.executable, "-c", "import sys; from wartable.cli import main; sys.exit(main())"]
ENVIRONMENT = {**os.environ, "COLUMNS": "120", "LANG": "C.UTF-8", "LC_ALL": "", "PYTHONUTF8": "1"}

Run = Callable[..., Done]


def run(*words: str | Path, given: str = "") -> Done:
    """What a command writes, and how it ends. Starting Python takes longer than most commands."""
    tokens = [str(word) for word in words]
    out, error = BytesIO(), BytesIO()
    with (
        patch.dict(os.environ, ENVIRONMENT),
        patch.object(sys, "stdin", TextIOWrapper(BytesIO(given.encode()), "utf-8")),
        redirect_stdout(TextIOWrapper(out, "utf-8", write_through=True)),
        redirect_stderr(TextIOWrapper(error, "utf-8", write_through=True)),
    ):
        code = main(tokens)
        return Done(tokens, code, out.getvalue().decode(), error.getvalue().decode())


def run_apart(*words: str | Path, given: str = "") -> Done:
    """The same in a process of its own."""
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
    """What comes of many commands."""
    return {line: run(*words) for line, words in lines.items()}


@pytest.fixture
def wartable() -> Run:
    """`wartable(*words, given="")` runs a command."""
    return run
