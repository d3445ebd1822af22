"""qm 11 How the game ends."""

import pytest
from tests.conftest import Table, rule

from wartable.core.game import SPECTATOR
from wartable.games.quartermaster.board import NATIONS
from wartable.games.quartermaster.view import view


def winner(table: Table, nation: str, round: int, axis: int, allies: int) -> str | None:
    """Who has won after the turn of a nation."""
    table.position(f"round {round}\nvp axis {axis} allies {allies}\nturn {nation} draw")
    return table.match.game.result(table.state)


@rule("qm 11.1")
@pytest.mark.parametrize(
    ("axis", "allies", "won"),
    [
        (30, 0, "axis"),
        (29, 0, None),
        (0, 30, "allies"),
        (0, 29, None),
        (100, 70, "axis"),
        (70, 100, "allies"),
        (71, 100, None),
        (10, -20, "axis"),
        (-25, 5, "allies"),
        (-31, -2, None),
    ],
)
def test_a_lead_of_30_at_the_end_of_a_round_wins(
    table: Table, axis: int, allies: int, won: str | None
) -> None:
    assert winner(table, "united_states", 5, axis, allies) == won
    assert table.match.over == (won is not None)


@rule("qm 11.1")
@pytest.mark.parametrize("nation", NATIONS[:5])
def test_a_lead_of_30_in_the_middle_of_a_round_wins_nothing(table: Table, nation: str) -> None:
    assert winner(table, nation, 5, 90, 0) is None
    assert not table.match.over


@rule("qm 11.1")
def test_a_lead_that_is_lost_again_before_the_round_ends_wins_nothing(table: Table) -> None:
    table.position("""
        vp axis 30 allies 0
        turn united_states victory
        united_states
          armies eastern_united_states
          hand build_army
        """)
    table.do("pass")
    assert (table.vp, table.match.over) == ({"axis": 30, "allies": 2}, False)


@rule("qm 11.1")
def test_the_points_of_the_last_turn_of_the_round_count(table: Table) -> None:
    table.position("""
        vp axis 0 allies 28
        turn united_states victory
        united_states
          armies eastern_united_states
          hand build_army
        """)
    assert not table.match.over
    table.do("pass")
    assert table.match.game.result(table.state) == "allies"


@rule("qm 11.1")
def test_the_game_may_end_after_the_first_round(table: Table) -> None:
    assert winner(table, "united_states", 1, 40, 0) == "axis"


@rule("qm 11.2")
@pytest.mark.parametrize(
    ("axis", "allies", "won"), [(51, 50, "axis"), (50, 51, "allies"), (90, 10, "axis")]
)
def test_after_round_20_the_team_with_more_points_wins(
    table: Table, axis: int, allies: int, won: str
) -> None:
    assert winner(table, "united_states", 20, axis, allies) == won
    assert table.match.over


@rule("qm 11.2")
@pytest.mark.parametrize("points", [-3, 0, 50, 230])
def test_a_tie_goes_to_the_axis(table: Table, points: int) -> None:
    assert winner(table, "united_states", 20, points, points) == "axis"


@rule("qm 11.2")
def test_a_tie_before_round_20_ends_nothing(table: Table) -> None:
    assert winner(table, "united_states", 19, 50, 50) is None
    assert table.state.round == 20


@rule("qm 11.2")
@pytest.mark.parametrize("nation", NATIONS[:5])
def test_round_20_is_played_to_its_end(table: Table, nation: str) -> None:
    assert winner(table, nation, 20, 10, 50) is None


@rule("qm 11")
def test_two_enemy_homes_win_nothing(table: Table) -> None:
    table.position("""
        turn united_states draw
        germany
          armies germany, moscow, united_kingdom
        """)
    assert not table.match.over


@rule("qm 11", "qm 12")
def test_everybody_sees_who_has_won(table: Table) -> None:
    winner(table, "united_states", 5, 0, 60)
    for seat in (*range(6), SPECTATOR):
        assert view(table.state, seat)["winner"] == "allies"


@rule("qm 11")
def test_nobody_is_asked_any_more_when_the_game_is_over(table: Table) -> None:
    winner(table, "united_states", 5, 0, 60)
    assert table.match.decisions == ()
    assert table.state.frames == []
