"""The optional parts of a game: one it has not is not one that is broken."""

import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from wartable.core.game import BrokenPart, games
from wartable.core.parts import (
    COLLECTOR,
    FEATURES,
    LISTING,
    PARTS,
    SPEAKER,
    VIEWER,
    Part,
    part,
)
from wartable.core.speaking import PlainSpeaker, speaker

Make = Callable[..., Any]
NUMBERS = count()


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    """A game in a package of its own, with some modules."""
    monkeypatch.syspath_prepend(tmp_path)
    before = set(sys.modules)

    def made(**modules: str) -> Any:
        folder = tmp_path / f"odd{next(NUMBERS)}"
        for name, source in {"game": "class Game: ...", "__init__": "", **modules}.items():
            file = folder / f"{name.replace('__in__', '/')}.py"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(source)
        module = __import__(f"{folder.name}.game", fromlist=["Game"])
        return module.Game()

    yield made
    for name in set(sys.modules) - before:
        del sys.modules[name]


def test_a_part_that_is_not_there_is_none_and_nobody_is_warned(make: Make) -> None:
    game = make()
    assert [part(game, wanted) for wanted in PARTS] == [None] * len(PARTS)


def test_a_part_is_a_module_or_a_name_in_it(make: Make) -> None:
    game = make(listing="MARK = 1", view="class Viewer: ...")
    assert part(game, Part[int]("listing", "MARK")) == 1
    assert part(game, LISTING) is not None
    assert part(game, VIEWER) is not None


def test_a_module_without_the_name_has_not_that_part(make: Make) -> None:
    assert part(make(view="x = 1"), VIEWER) is None


def test_a_folder_without_the_module_has_not_that_part(make: Make) -> None:
    game = make(lab__in____init__="", bots__in____init__="")
    assert part(game, COLLECTOR) is None
    assert part(game, FEATURES) is None


@pytest.mark.parametrize("source", ["import no_such_module", "1 / 0", "def"])
def test_a_part_that_cannot_be_imported_is_told_of_and_the_game_goes_on(
    make: Make, source: str
) -> None:
    game = make(telling=source)
    with pytest.warns(BrokenPart, match=r"odd\d+\.telling: "):
        assert part(game, SPEAKER) is None
    # It is told of once.
    assert isinstance(speaker(game), PlainSpeaker)


@pytest.mark.parametrize("name", sorted(games()))
def test_no_part_of_an_installed_game_is_broken(name: str) -> None:
    for wanted in PARTS:
        part(games()[name], wanted)
