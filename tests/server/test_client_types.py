"""The types of the browser client are those of the server and of the games."""

import runpy
from pathlib import Path

CLIENT = Path(__file__).resolve().parents[2] / "client"


def test_the_types_of_the_client_are_current() -> None:
    made = runpy.run_path(str(CLIENT / "generate.py"))
    for path, text in made["written"]().items():
        assert text == path.read_text(), f"{path.name}: run python client/generate.py"
