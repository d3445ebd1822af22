"""Positions that do not name their game."""

import pytest

from wartable.core.decision import BadInput
from wartable.core.game import REFEREE, find
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


def test_what_people_can_read_of_a_written_position_is_all_that_lies_on_the_table() -> None:
    game = find("quartermaster")
    state = game.position(
        """round 7
           turn italy play
           vp axis 12 allies 9
           italy
             armies italy, balkans
             status mare_nostrum
             hand build_army, build_navy
             deck
             discard land_battle
           japan
             hand build_army
             deck build_navy""",
        1,
    )
    plain = [line for line in game.write(state).splitlines() if not line.startswith("exact")]
    again = game.position("\n".join(plain), 1)
    assert game.view(again, REFEREE) == game.view(state, REFEREE)
    assert (again.round, again.vp, again.deck[4]) == (7, state.vp, [])
