"""`make test-compiled`: the tests of the rules, run with the compiled engine."""

import subprocess
import sys

from compiled.engines import COMPILED, MISSING, ROOT, asked, built, environment

TESTED = (
    "tests/rules", "tests/cards", "tests/conformance", "tests/replays", "tests/examples",
    "tests/core", "tests/bots", "tests/lab",
)  # fmt: skip


def main() -> int:
    """Run what is named on the command line, or all that concerns the engine."""
    if not built():
        sys.exit(MISSING)
    # Says so if the compiled modules are not those that are imported.
    asked(COMPILED, "play", game="quartermaster", words=[], seed=0, games=1)
    command = [sys.executable, "-m", "pytest", "-q", *(sys.argv[1:] or TESTED)]
    return subprocess.run(command, cwd=ROOT, env=environment(COMPILED), check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
