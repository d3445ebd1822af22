"""The types of the browser client are those of the server."""

import runpy
from pathlib import Path

CLIENT = Path(__file__).resolve().parents[2] / "client"


def test_the_types_of_the_client_are_current() -> None:
    made = runpy.run_path(str(CLIENT / "generate.py"))
    hint = "run python client/generate.py"
    assert made["written"]() == (CLIENT / "src/lib/types.ts").read_text(), hint
