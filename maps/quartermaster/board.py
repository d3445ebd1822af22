"""Write what the browser must know of the board's rules: neighbours, stars, homes, straits."""

import json
from pathlib import Path
from typing import Any

from wartable.core.bits import walk
from wartable.games.quartermaster import board

HERE = Path(__file__).resolve()
OUTPUT = HERE.parents[2] / "client/src/games/quartermaster/board.json"


def _edition(table: board.Board) -> dict[str, list[str]]:
    return {
        name: [board.SPACES[other] for other in walk(table.neighbours[space])]
        for space, name in enumerate(board.SPACES)
    }


def facts() -> dict[str, Any]:
    """The board as JSON data, from the rules themselves."""
    homes = {board.SPACES[home]: board.NATIONS[nation] for nation, home in enumerate(board.HOME)}
    return {
        "land": list(board.LAND_SPACES),
        "sea": list(board.SEA_SPACES),
        "stars": [board.SPACES[space] for space in walk(board.STARS)],
        "homes": homes,
        "straits": [[board.SPACES[space] for space in strait] for strait in board.STRAITS],
        "neighbours": {
            "second": _edition(board.second_edition()),
            "first": _edition(board.first_edition()),
        },
    }


def text() -> str:
    """The file as it is committed."""
    return json.dumps(facts(), separators=(",", ":")) + "\n"


if __name__ == "__main__":
    OUTPUT.write_text(text(), encoding="utf-8")
