"""A small game needs no code for saved states and positions: they follow from the fields."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from wartable.core.decision import BadInput
from wartable.core.game import Game, settle

TOY = Path(__file__).parents[2] / "examples" / "stones" / "stones" / "game.py"


@pytest.fixture
def stones() -> Game:
    spec = spec_from_file_location("toy_of_small_games", TOY)
    assert spec is not None and spec.loader is not None
    module: Any = module_from_spec(spec)
    spec.loader.exec_module(module)
    game: Game = module.GAME
    return game


def test_a_position_is_the_whole_state(stones: Game) -> None:
    state = stones.new(settle(stones, ["heap=20"]), 7)
    stones.answer(state, 0, 2)
    again = stones.position(stones.write(state), 99)
    assert again.dump() == state.dump() == stones.load(state.dump()).dump()
    assert again.decisions == state.decisions
    assert stones.options(again) == {"heap": "20"}


def test_what_a_position_leaves_out_is_as_at_the_beginning(stones: Game) -> None:
    state, fresh = stones.position("heap 7\nturn 1", 3), stones.new(settle(stones, []), 3)
    assert (state.heap, state.turn) == (7, 1)
    assert (state.lucky, state.score, state.seed) == (fresh.lucky, fresh.score, fresh.seed)
    assert state.decisions[0].seat == 1


@pytest.mark.parametrize(
    "line, expected",
    [
        ("heap x", "like"),
        ("heap true", "like"),
        ("heap 7 8", "like"),
        ("lucky [[[", "like"),
        ("frames 3", "like"),
        ("colour 3", "one-of"),
        ("options heap=9", "one-of"),
        ("turn 5", "written-by-state"),
        ("heap -3", "written-by-state"),
        ("lucky []", "written-by-state"),
        ("score [1]", "written-by-state"),
        ('frames [["nowhere"]]', "written-by-state"),
        ("seed -1", "written-by-state"),
    ],
)
def test_a_position_that_is_none_is_refused(stones: Game, line: str, expected: str) -> None:
    with pytest.raises(BadInput) as refused:
        stones.position(line, 1)
    assert refused.value.expected == expected
