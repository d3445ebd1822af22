"""A plugin for pytest: tells which test runs, and writes down how long each one took."""

import sys
from pathlib import Path
from typing import Any

import pytest

reach: Any = sys.modules["sitecustomize"].reach
reach.own = True
NOTES = Path(reach.notes).parent


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Another test begins: here, and in every server that is running."""
    (NOTES / "test").write_text(item.nodeid, encoding="utf-8")
    reach.begin(item.nodeid)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """A part of a test is over."""
    if report.failed:
        with (NOTES / "failed").open("a", encoding="utf-8") as failed:
            print(report.nodeid, file=failed)
    with (NOTES / "times").open("a", encoding="utf-8") as times:
        times.write(f"{report.nodeid}\t{report.duration}\n")
