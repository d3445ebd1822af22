"""eu 1 The turn, eu 10.3.1 National Defence, eu 11 weather, eu 12 victory and the end of a turn."""

import pytest
from tests.conftest import rule
from tests.europe_table import GUARDED, War

from wartable.games.europe.turn import PHASES


@rule("eu 1.2")
def test_the_thirteen_phases_stand_in_printed_order() -> None:
    assert [phase.id for phase in PHASES] == [
        "weather",
        "declaration_of_war",
        "economy",
        "strategic_warfare",
        "strategic_movement",
        "operations",
        "no_supply",
        "replacement",
        "mobilization",
        "diplomacy",
        "upgrade",
        "victory",
        "end_of_turn",
    ]


@rule("eu 1.2")
def test_every_faction_finishes_a_phase_before_the_next_begins(war: War) -> None:
    war.position("options soviets=apart\nturn 2\nphase declaration_of_war axis")
    seen = []
    while war.phase in ("declaration_of_war", "economy"):
        seen.append((war.phase, war.ask.split()[0]))
        war.do("done")
    declared = [who for phase, who in seen if phase == "declaration_of_war"]
    assert declared == ["axis", "western", "soviet"]
    assert [phase for phase, _ in seen] == sorted(phase for phase, _ in seen)


@rule("eu 1.2.1")
def test_a_faction_finishes_both_sub_phases_before_the_next_begins(war: War) -> None:
    war.position(f"{GUARDED}unit german_10th_army 1409\nhold germany 1409\nunit lodz_army 0508")
    war.do("done")
    assert war.ask == "western act"
    assert war.supply("german_10th_army") == "low"


@rule("eu 1-6", "eu 1-5")
def test_a_phase_in_which_nobody_can_do_anything_is_passed_over_with_a_line(war: War) -> None:
    war.new()
    war.until("axis act")
    war.until("axis declare")
    passed = {PHASES[event.args[0]].id for event in war.seen("nothing-to-do")}
    assert "upgrade" in passed


@rule("eu 1-1", "eu 1-2")
def test_with_two_players_the_axis_player_also_has_the_soviets(war: War) -> None:
    war.position("turn 2\nphase operations soviet\nwar axis western, western soviet")
    assert war.ask == "axis act"
    assert "move soviet_3rd_army 1704" in war.legal


@rule("eu 1-3")
def test_soviets_that_are_left_out_have_no_units_and_are_closed(war: War) -> None:
    war.new("soviets=out")
    assert war.at("soviet_3rd_army") == "gone"
    assert war.state.status[war.country("soviet_union")] == 2


@rule("eu 11.1", "eu 11-1", "eu 1-7")
def test_the_axis_rolls_for_the_cold_the_temperate_and_the_warm_zone(war: War) -> None:
    war.new(seed=3)
    dice = [event.args for event in war.seen("weather")]
    assert [zone for zone, _, _ in dice] == [0, 1, 2]
    table = war.state.scenario.tables.weather
    assert [w for _, _, w in dice] == [table[zone][8][die - 1] for zone, die, _ in dice]


@rule("eu 11.1")
def test_july_and_august_are_fair_everywhere(war: War) -> None:
    war.new()
    table = war.state.scenario.tables.weather
    assert all(set(table[zone][month]) == {0} for zone in range(3) for month in (6, 7))


FAILING = """bare
unit german_1st_army west_wall
unit german_5th_army 0410
unit german_10th_army 0911
unit lodz_army 0910
hold germany 0911
markers western support 0
"""


@rule("eu 10.3.1", "eu 10.3.1.1", "eu 10.3.1-3", "eu 6.0.1")
def test_a_country_that_fails_national_defense_loses_will_before_it_acts(war: War) -> None:
    war.position(FAILING)
    assert war.will("germany") == 19


@rule("eu 10.3.1.1", "eu 10.3.1-3", "eu 10.3.1-4")
def test_its_ground_units_may_only_move_nearer_to_what_they_must_defend(war: War) -> None:
    war.position(FAILING)
    assert war.refuses("attack german_10th_army 0910").message == "reason-national-defense"
    board = war.state.scenario.board
    cities = [war.hex("berlin"), war.hex("dresden")]

    def far(place: str) -> int:
        return min(board.distance(war.hex(place), city) for city in cities)

    goals = war.may("move", "german_5th_army")
    assert goals
    assert all(far(place) < far("0410") for place in goals)


@rule("eu 10.3.1", "eu 10.3.1-2")
def test_a_check_in_strategic_movement_costs_no_will_and_lets_units_go_there(war: War) -> None:
    war.position(FAILING.replace("0410", "0511") + "phase strategic_movement axis")
    assert war.will("germany") == 20
    war.do("strategic german_5th_army")
    assert "west_wall" in war.may("at")
    assert "1003" not in war.may("at")


@rule("eu 10.3.1-1", "eu 10.3.1-5")
def test_a_country_that_satisfies_it_may_do_as_it_likes(war: War) -> None:
    war.position(FAILING.replace("0410", "west_wall"))
    assert war.will("germany") == 20
    assert "attack german_10th_army 0910" in war.legal


@rule("eu 12.1", "eu 12.1-1", "eu 2.d-1")
@pytest.mark.parametrize(("turn", "level"), [(1, "V1"), (2, "V2"), (3, "V3")])
def test_the_turn_in_which_poland_falls_decides(war: War, turn: int, level: str) -> None:
    war.position(f"turn {turn}\nphase victory\ncountry poland western conquered\nbare")
    assert war.state.scenario.victory[war.state.over].id == level


@rule("eu 12.1", "eu 12.2-1")
def test_if_poland_holds_out_the_west_wins_in_the_last_turn(war: War) -> None:
    war.position("turn 3\nphase victory")
    assert war.match.game.result(war.state) == "western"
    assert war.state.turn == 3


JOINT = """turn 2
phase victory
bare
country poland western conquered
war axis western, western soviet
hold soviet_union lwow, wilno, brest
"""


@rule("eu 12.1", "eu 12.1-2", "eu 12.1-3")
def test_a_soviet_player_shares_the_win_with_three_cities(war: War) -> None:
    war.position(f"options soviets=apart\n{JOINT}")
    assert war.state.joint
    war.position(JOINT)
    assert not war.state.joint


@rule("eu 12.2", "eu 12.2-2", "eu 8.3-1")
def test_at_the_end_of_a_turn_eliminated_units_go_to_the_mobilization_box(war: War) -> None:
    war.position("phase upgrade axis\nunit lodz_army eliminated")
    war.until("axis declare")
    assert (war.at("lodz_army"), war.state.turn) == ("mobilization", 2)


@rule("eu 12.2")
def test_counters_of_the_new_turn_are_put_in_their_places(war: War) -> None:
    war.position("phase upgrade axis\nmarkers western support 0")
    war.until("axis declare")
    assert war.state.support[1] == 1


@rule("eu 1-7", "eu 8.a", "eu 8.a-3")
def test_a_variable_reinforcement_rolls_when_its_turn_is_reached(war: War) -> None:
    war.new()
    war.until("axis act")
    war.until("axis declare")
    assert len(war.seen("entry-die")) == 1


@rule("eu 1-11", "eu 1.a")
def test_nothing_is_hidden_but_dice_and_draws(war: War) -> None:
    war.new()
    game = war.match.game
    world = game.world(war.state, 1, 5)
    assert game.view(world, 0) == game.view(war.state, 0)
    assert world.seed != war.state.seed


@rule("eu 12.1")
def test_a_level_that_only_adds_to_others_does_not_end_the_game(war: War) -> None:
    war.position("options soviets=apart\nphase victory\nhold soviet_union lwow, wilno, brest")
    assert war.match.game.result(war.state) is None
