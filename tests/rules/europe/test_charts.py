"""eu 1.2, eu 6 Sentences of the two charts that no other file is about."""

import pytest
from tests.conftest import rule
from tests.europe_table import GUARDED, War
from tests.rules.europe.test_markers import DROP, DUEL
from tests.rules.europe.test_ships import HUNTED


@rule("eu 1.2.1", "eu 7.2")
def test_supply_is_checked_after_the_actions(war: War) -> None:
    lone = f"{GUARDED}unit german_10th_army 0910\nhold germany 0911\nunit lodz_army 1010\n"
    war.position(lone)
    war.do("move german_10th_army 0511", "done")
    assert war.supply("german_10th_army") == "supplied"


@rule("eu 6.0.4", "eu 5.d")
def test_within_a_combat_the_defender_replies_before_the_dice(war: War) -> None:
    war.position(DUEL)
    war.do("attack german_10th_army 0910")
    assert war.seat == "western"
    assert not war.seen("battle")
    war.do("none")
    assert len(war.seen("battle")) == 1


@rule("eu 6.0.5", "eu 6.a-1")
def test_no_surprise_attack_is_placed_while_a_unit_is_active(war: War) -> None:
    war.position(DUEL.replace("0911\nunit lodz", "0811\nunit lodz"))
    assert "surprise" in war.legal
    war.do("move german_10th_army 0911")
    assert war.ask == "axis active"
    assert "surprise" not in war.legal


@rule("eu 6.0.6", "eu 6.1")
def test_a_paradrop_that_nobody_used_comes_off_with_the_others(war: War) -> None:
    war.position(f"{DROP}unit dutch_field_army 1004")
    war.do("paradrop", "at 1004")
    assert war.state.dropped
    war.until("western act")
    assert not war.state.dropped


@rule("eu 6.2")
def test_an_air_unit_is_activated_in_an_off_map_zone_too(war: War) -> None:
    war.position(f"{GUARDED}unit luftflotte_4 west_wall")
    war.do("air luftflotte_4", "rebase 0108")
    assert (war.at("luftflotte_4"), war.sorties("luftflotte_4")) == ("0108", 1)


@rule("eu 6.2")
def test_several_air_units_are_activated_in_one_phase(war: War) -> None:
    war.position(f"{GUARDED}unit luftflotte_4 0511\nunit luftflotte_1 0206")
    war.do("air luftflotte_4", "rebase 0612", "air luftflotte_1", "rebase 0306")
    assert (war.sorties("luftflotte_4"), war.sorties("luftflotte_1")) == (1, 1)


@rule("eu 6.4", "eu 6.4.2")
def test_a_fleet_is_active_together_with_the_convoy_that_it_escorts(war: War) -> None:
    war.position(f"{HUNTED}unit channel_convoys 0605\nunit home_fleet 0206")
    war.do("ship channel_convoys", "rebase 0504", "escort home_fleet", "none")
    assert (war.sorties("channel_convoys"), war.sorties("home_fleet")) == (1, 1)


@rule("eu 4.1.2")
def test_an_air_unit_that_moves_strategically_is_marked_until_the_turn_ends(war: War) -> None:
    war.position(f"{GUARDED}phase strategic_movement axis\nunit luftflotte_1 0206")
    war.do("strategic luftflotte_1", "at 0306")
    assert war.state.marked == 1 << war.unit("luftflotte_1")
    war.until("axis declare")
    assert war.state.marked == 0


@rule("eu 12.2")
@pytest.mark.parametrize("turn", [1, 2])
def test_the_turn_marker_moves_on_one_turn_at_a_time(war: War, turn: int) -> None:
    war.position(f"turn {turn}\nphase victory")
    assert war.state.turn == turn + 1


@rule("eu 12.2", "eu 9.1.1")
def test_points_that_nobody_spent_are_gone_at_the_end_of_the_turn(war: War) -> None:
    war.position("phase end_of_turn\ncountry poland points 4")
    assert war.points("poland") == 0
