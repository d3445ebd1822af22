"""Stored games are played again to the same end: a rule that changes shows in their files.

When a rule was changed on purpose, `make replays` plays them anew.
"""

from pathlib import Path

import pytest
from tests.replays.make import FOLDER, KEPT, KINDS, path

from wartable.core.match import replay

STORED = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("file", STORED, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_stored_game_is_played_again_to_the_same_end(file: Path) -> None:
    record = file.read_text(encoding="utf-8")
    # The record has a hash of the state at every turn, and replay compares each.
    match = replay(record)
    assert match.over
    assert match.record() == record


@pytest.mark.parametrize("game", sorted({file.parent.name for file in STORED}))
def test_every_kind_of_a_game_is_stored_ten_times(game: str) -> None:
    wanted = {path(game, kind, number) for kind in KINDS[game] for number in range(1, KEPT + 1)}
    assert wanted == {file for file in STORED if file.parent.name == game}
