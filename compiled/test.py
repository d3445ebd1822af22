"""`make test-compiled`: all tests, run with the compiled engine."""

import subprocess
import sys

from compiled.engines import COMPILED, MISSING, ROOT, asked, built, environment

SHARED = "-p xdist -n 2 --dist worksteal -p rerunfailures --reruns 1"
OF_THE_SOURCE = (
    # The package has no tests in it, and no folder `src`: the command cannot name them.
    "tests/rules/test_index.py::test_the_command_names_the_code_and_the_tests",
    # Reads how the source is written; the copy has the source of each state beside it.
    "tests/conformance/test_changes.py::test_only_changes_py_changes_a_state",
    # Change a rule while the program runs: compiled functions cannot be replaced.
    "tests/server/test_keeping.py::"
    "test_a_running_game_is_told_of_rules_that_were_changed_without_a_number",
    "tests/server/test_keeping.py::"
    "test_a_finished_game_is_shown_turn_by_turn_where_rules_were_changed_without_a_number",
    # Builds a package of the source and runs that.
    "tests/server/test_wheel.py",
)
"""Tests of the source as it is written, which the compiler is not given; `make test` runs them."""


def main() -> int:
    """Run what is named on the command line, or everything."""
    if not built():
        sys.exit(MISSING)
    # Says so if the compiled modules are not those that are imported.
    asked(COMPILED, "play", game="quartermaster", words=[], seed=0, games=1)
    left_out = [word for test in OF_THE_SOURCE for word in ("--deselect", test)]
    named = sys.argv[1:] or f"{SHARED} tests".split()
    command = [sys.executable, "-m", "pytest", "-q", *left_out, *named]
    return subprocess.run(command, cwd=ROOT, env=environment(COMPILED), check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
