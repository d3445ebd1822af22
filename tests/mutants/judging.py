"""Each mutant in a process of its own, with the tests that reach it: killed, or it survives."""

import ast
import contextlib
import gc
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest
from tests.mutants.changes import Mutant, changed
from tests.mutants.reach import ROOT, Reached

BUSY, LONGEST = 90, 900
"""Seconds of computing, or of waiting, after which a mutant counts as one that never ends."""
KILLED, SURVIVED = 1, 0
NUMBERS = "tests/stored/test_numbers.py"
"""Compares what is outside of functions."""
LAST = ["tests/replays/test_replays.py", "tests/conformance"]


def judge(
    mutants: list[Mutant], noted: Reached, tests: list[str], last: list[str], limit: float
) -> list[Mutant]:
    """Try some mutants with the tests that reach them, and some more; returns who survived."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        shutil.copytree(ROOT / "src", copy / "src")
        judging = Judging(mutants, noted, last, limit, copy)
        sys.dont_write_bytecode = True
        os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
        arguments = [
            "-q",
            "-s",
            "-p",
            "no:cacheprovider",
            "--no-header",
            *tests,
            *(LAST if last else ()),
            NUMBERS,
        ]
        pytest.main(arguments, plugins=[judging])
    return judging.survivors


class Judging:
    """A plugin for pytest: tests are collected once, then run for each mutant in a fork."""

    def __init__(
        self, mutants: list[Mutant], noted: Reached, last: list[str], limit: float, copy: Path
    ) -> None:
        self.mutants, self.noted, self.last = mutants, noted, last
        self.limit, self.copy = limit, copy
        self.culprit = copy / "culprit"
        """Where a fork writes down which test noticed its mutant."""
        self.survivors: list[Mutant] = []
        self.failed = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A part of a test is over."""
        self.failed |= report.failed

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of the tests once: some of them for each mutant."""
        items = {item.nodeid: item for item in session.items}
        # Endings become names.
        self.last = [test for test in items if test.endswith(tuple(self.last))]
        for number, mutant in enumerate(self.mutants, 1):
            verdict = self._try(mutant, items)
            if verdict not in ("killed", "endless"):
                self.survivors.append(mutant)
            print(f"{number}/{len(self.mutants)} {verdict:8} {mutant}", flush=True)
        return True

    def _try(self, mutant: Mutant, items: dict[str, pytest.Item]) -> str:
        key = f"{mutant.path} {mutant.function}"
        near = self.noted.tests(key, self.limit)
        if not mutant.function:
            near = [*(test for test in items if test.startswith(NUMBERS)), *near]
        chosen = [test for test in (*near, *self.last) if test in items]
        if not chosen:
            return "unreached"
        file = self.copy / mutant.path
        right = file.read_text(encoding="utf-8")
        tree = changed(right, mutant)
        file.write_text(ast.unparse(tree), encoding="utf-8")
        Path(importlib.util.cache_from_source(str(file))).unlink(missing_ok=True)
        code = self._fork([items[test] for test in chosen], mutant, tree)
        file.write_text(right, encoding="utf-8")
        if code == KILLED and self.culprit.exists():
            culprit = self.culprit.read_text(encoding="utf-8")
            if self._fork([items[culprit]]) == KILLED:
                # On a busy machine a test may fail by itself: the others decide.
                del items[culprit]
                return self._try(mutant, items)
        return "survived" if code == SURVIVED else "killed" if code == KILLED else "endless"

    def _fork(
        self, tests: list[pytest.Item], mutant: Mutant | None = None, tree: ast.Module | None = None
    ) -> int:
        """Run some tests in a process of their own, with a mutant or without any."""
        self.culprit.unlink(missing_ok=True)
        pid = os.fork()
        if not pid:
            self._alone(tests, mutant, tree)
        _, status = os.waitpid(pid, 0)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(pid, signal.SIGKILL)
        return os.waitstatus_to_exitcode(status)

    def _alone(
        self, tests: list[pytest.Item], mutant: Mutant | None, tree: ast.Module | None
    ) -> None:
        """In the fork: change the code, and run tests until one fails."""
        verdict = KILLED
        try:
            # The servers that it starts end with it.
            os.setpgrp()
            # What a busy machine takes for others does not count.
            signal.setitimer(signal.ITIMER_PROF, BUSY)
            signal.alarm(LONGEST)
            nothing = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nothing, 1)
            os.dup2(nothing, 2)
            os.environ["PYTHONPATH"] = str(self.copy / "src")
            if mutant is not None and self.noted.at_import(f"{mutant.path} {mutant.function}"):
                verdict = self._anew(tests)
            else:
                if mutant is not None and tree is not None:
                    swap(mutant, tree)
                verdict = self._run(tests)
        finally:
            os._exit(verdict)

    def _run(self, tests: list[pytest.Item]) -> int:
        for test, after in zip(tests, [*tests[1:], None], strict=True):
            test.config.hook.pytest_runtest_protocol(item=test, nextitem=after)
            if self.failed:
                self.culprit.write_text(test.nodeid, encoding="utf-8")
                return KILLED
        return SURVIVED

    @staticmethod
    def _anew(tests: list[pytest.Item]) -> int:
        """What runs while modules are imported needs a Python that imports them again."""
        names = [test.nodeid for test in tests]
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *names]
        return min(subprocess.run(command, cwd=ROOT, check=False).returncode, KILLED)


def codes(code: CodeType) -> list[CodeType]:
    """A code object and all that are in it."""
    inner = [found for found in code.co_consts if isinstance(found, CodeType)]
    return [code, *(found for one in inner for found in codes(one))]


def swap(mutant: Mutant, tree: ast.Module) -> None:
    """Give a function that is already known everywhere its wrong code."""
    path = str(ROOT / mutant.path)
    named = [
        code
        for code in codes(compile(tree, path, "exec", dont_inherit=True))
        if code.co_qualname == mutant.function and code.co_firstlineno <= mutant.line
    ]
    wrong = max(named, key=lambda code: code.co_firstlineno)
    known: list[Any] = [
        found
        for found in gc.get_objects()
        if isinstance(found, FunctionType)
        and found.__code__.co_filename == path
        and found.__code__.co_qualname == mutant.function
        and found.__code__.co_firstlineno == wrong.co_firstlineno
    ]
    assert known, mutant
    for function in known:
        function.__code__ = wrong
