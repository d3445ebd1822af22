"""`python -m tests.mutants`: break the code in small ways, and count what the tests notice."""

import argparse
import subprocess
import sys
import time
from pathlib import Path
from random import Random

from tests.conformance.walks import ALL
from tests.mutants.changes import Mutant, mutants
from tests.mutants.judging import judge
from tests.mutants.reach import ROOT, known

NAMES = ("quartermaster", "naval", "europe")
TESTS = (
    "rules/{}",
    "cards/{}",
    "examples/test_{}*.py",
    "maps/test_{}*.py",
    "core",
    "test_telling.py",
)


def tests_of(game: str) -> list[str]:
    """The tests that should notice what is wrong with a game; stored games come after them."""
    found = [path for words in TESTS for path in (ROOT / "tests").glob(words.format(game))]
    others = " and ".join(f"not {name}" for name in NAMES if name != game)
    return ["-k", others, *(str(path.relative_to(ROOT)) for path in sorted(found))]


PLAYED = "tests/replays/test_replays.py"
SPOKEN = ("tests/test_text.py", "tests/test_telling.py", "tests/stored")
FOLDERS = {
    **{game: (f"src/wartable/games/{game}", tests_of(game)) for game in NAMES},
    "server": ("src/wartable/server", ["tests/server"]),
    "core": (
        "src/wartable/core",
        ["tests/core", "tests/conformance", "tests/cli", "tests/stored", PLAYED],
    ),
    "words": (
        "src/wartable/words",
        [*SPOKEN, "tests/cli", "tests/core", "tests/bots/test_hint.py"],
    ),
    "adapters": ("src/wartable/adapters", ["tests/research", "tests/cli/test_protocol.py"]),
    "lab": ("src/wartable/lab", ["tests/lab", "tests/cli", "tests/bots/test_training.py"]),
    "cli": (
        "src/wartable/cli",
        ["tests/cli", "tests/stored", "tests/lab", "tests/test_telling.py"],
    ),
}
"""What is broken, and the tests that should notice."""
NO_RIGHT_OR_WRONG = ("bots", "lab")
"""What a bot thinks of a position is a matter of strength, which other tests measure."""


STORED = 8


def sample(folder: str, count: int, seed: int, subtle: bool) -> list[Mutant]:
    """So many mutants of a folder, by chance."""
    found = []
    for path in sorted((ROOT / folder).rglob("*.py")):
        if path.parent.name not in NO_RIGHT_OR_WRONG or path.parent == ROOT / folder:
            name = str(path.relative_to(ROOT))
            found += mutants(name, path.read_text(encoding="utf-8"), subtle)
    return sorted(Random(seed).sample(found, min(count, len(found))))


def last(name: str) -> list[str]:
    """How the names of tests end that every mutant of a game meets in the end.

    Some stored games of all kinds, random ones with all settings, and what must hold in every game.
    """
    files = sorted((ROOT / "tests/replays" / name).glob("*.txt"))
    games = [f"[{name}-{file.stem}]" for file in files[:: max(len(files) // STORED, 1)]]
    variants = [variant for variant in ALL if variant.name == name]
    wide = max(variants, key=lambda v: len(v.words), default=None)
    strolls = [f"test_random_games_go_the_same_way[{variant.id}]" for variant in variants]
    return games + strolls + ([f"[{wide.id}]"] if wide else [])


def measure(name: str, given: argparse.Namespace) -> None:
    """Break one folder, and tell how many of the mutants were noticed."""
    began = time.monotonic()
    folder, tests = FOLDERS[name]
    file = given.keep / f"{name}.json" if given.keep else None
    noted = known(file, ROOT / folder, tests)
    chosen = sample(folder, given.count, given.seed, given.subtle)
    survivors = judge(chosen, noted, tests, last(name), given.limit)
    minutes = (time.monotonic() - began) / 60
    killed = len(chosen) - len(survivors)
    share = 100 * killed / len(chosen)
    print(f"{name}: {killed} of {len(chosen)} killed, {share:.0f} %, {minutes:.1f} minutes")


def main() -> None:
    """Break the folders that are named, or all of them, one after the other."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("folders", nargs="*", help=", ".join(FOLDERS))
    parser.add_argument("--count", type=int, default=60, help="mutants of each folder")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=float, default=6, help="seconds of tests for each")
    parser.add_argument("--subtle", action="store_true", help="such as people make by hand")
    parser.add_argument("--keep", type=Path, help="a folder to keep in what tests reach")
    given = parser.parse_args()
    if len(given.folders) == 1:
        measure(given.folders[0], given)
        return
    for name in given.folders or FOLDERS:
        # Each in a process of its own: the modules of one must not be those of another.
        command = [sys.executable, "-m", "tests.mutants", name, *sys.argv[1:]]
        command = [word for word in command if word == name or word not in given.folders]
        subprocess.run(command, cwd=ROOT, check=True)


main()
