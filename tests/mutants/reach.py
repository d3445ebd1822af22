"""Which tests reach which functions: each mutant meets only those that could notice it."""

import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

import msgspec
from msgspec import Struct, field

ROOT = Path(__file__).resolve().parents[2]
IMPORT = ""
"""Stands for the test that runs while everything is imported."""


class Reached(Struct):
    """What a run of tests without any mutant showed."""

    functions: dict[str, list[str]] = field(default_factory=dict)
    """By test: `path function`, nested functions under the one they are in."""
    seconds: dict[str, float] = field(default_factory=dict)

    def at_import(self, key: str) -> bool:
        """Whether a function, or what is outside all of them, runs while modules are imported."""
        return key.endswith(" ") or key in self.functions.get(IMPORT, ())

    def tests(self, key: str, limit: float) -> list[str]:
        """Tests that reach a function, for so many seconds; who reaches least comes first.

        Of what stands outside all functions: the tests that reach any function beside it.
        """
        beside = key.endswith(" ")
        found = [
            test
            for test, keys in self.functions.items()
            if test and (any(one.startswith(key) for one in keys) if beside else key in keys)
        ]
        found.sort(key=lambda test: (len(self.functions[test]), self.seconds.get(test, 0)))
        chosen: list[str] = []
        for test in found:
            limit -= self.seconds.get(test, 0) + 0.002
            if limit < 0 and chosen:
                break
            chosen.append(test)
        return chosen


def reached(folder: Path, tests: list[str]) -> Reached:
    """Run tests once, and note what of a folder they reach."""
    with tempfile.TemporaryDirectory() as notes:
        Path(notes, "test").touch()
        paths = (str(ROOT / "tests/mutants"), os.environ.get("PYTHONPATH", ""))
        env = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(filter(None, paths)),
            "WATCHED": str(folder),
            "REACHED": notes,
        }
        command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.mutants.noting", *tests]
        subprocess.run(command, cwd=ROOT, env=env, check=False)
        return _read(Path(notes))


def _read(notes: Path) -> Reached:
    (notes / "failed").touch()
    failed = set((notes / "failed").read_text(encoding="utf-8").splitlines())
    for test in sorted(failed):
        print(f"left out, it fails without any mutant: {test}")
    functions: defaultdict[str, set[str]] = defaultdict(set)
    seconds: defaultdict[str, float] = defaultdict(float)
    for line in (notes / "times").read_text(encoding="utf-8").splitlines():
        test, _, took = line.rpartition("\t")
        seconds[test] += float(took)
    for file in notes.iterdir():
        if not file.name.isdecimal():
            continue
        for line in file.read_text(encoding="utf-8").splitlines():
            # A server that was killed, or whose disk was full, may have left half a line.
            test, path, function = (*line.split("\t"), "", "")[:3]
            if not function:
                continue
            key = f"{Path(path).relative_to(ROOT)} {function.partition('.<locals>')[0]}"
            functions[test].add(key)
    kept = {test: sorted(keys) for test, keys in functions.items() if test not in failed}
    return Reached(kept, dict(seconds))


def known(file: Path | None, folder: Path, tests: list[str]) -> Reached:
    """What was noted before, where somebody kept it; else it is noted now."""
    if file is not None and file.exists():
        return msgspec.json.decode(file.read_bytes(), type=Reached)
    found = reached(folder, tests)
    if file is not None:
        file.write_bytes(msgspec.json.encode(found))
    return found
