"""Positions that do not name their game."""

import pytest

from wartable.core.decision import BadInput
from wartable.core.position import game_of

ONLY_ONE = "germany\n  armies germany"


def test_a_position_belongs_to_the_game_that_it_names() -> None:
    assert game_of(f"game quartermaster\n{ONLY_ONE}").id == "quartermaster"


def test_a_position_without_a_name_belongs_to_the_only_game_that_can_read_it() -> None:
    assert game_of(ONLY_ONE).id == "quartermaster"
    assert game_of("alpha\n  row1 gary\nbravo\n  row1 kiev").id == "naval"


def test_what_no_game_can_read_is_told_by_the_one_that_came_furthest() -> None:
    with pytest.raises(BadInput, match=r"^3: 'ukrain'"):
        game_of("germany\n  armies germany\n  navies ukrain")
