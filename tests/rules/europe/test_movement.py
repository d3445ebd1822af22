"""eu 4 Movement in operations and strategic movement, eu 3 stacking."""

import pytest
from tests.conftest import rule
from tests.europe_table import GUARDED, War

from wartable.games.europe import actions, moves, scenario_files, strategic, telling
from wartable.games.europe.scenario import DATA
from wartable.games.europe.state import WESTERN

ARMY = f"{GUARDED}unit german_10th_army 0611\n"
"""An army alone on clear land, with clear Polish land to the east."""
FACING = f"{ARMY}unit lodz_army 0811\n"


def cost(war: War, unit: str, place: str) -> int:
    """What a unit would pay to reach a hex."""
    number = war.unit(unit)
    reached = moves.reach(war.state, number, moves.points_of(war.state, number))
    return reached.cost(war.hex(place))


@rule("eu 4.a")
def test_a_foot_unit_has_eight_points_and_a_mobile_one_ten(war: War) -> None:
    war.position(ARMY + "unit xix_panzer_corps 0405")
    assert moves.points_of(war.state, war.unit("german_10th_army")) == 8
    assert moves.points_of(war.state, war.unit("xix_panzer_corps")) == 10


@rule("eu 4.a", "eu 4.a-1")
@pytest.mark.parametrize("state", ["low", "none"])
def test_low_or_no_supply_halves_the_points(war: War, state: str) -> None:
    war.position(f"{GUARDED}unit german_10th_army 0611 {state}")
    assert moves.points_of(war.state, war.unit("german_10th_army")) == 4


@rule("eu 4.a", "eu 4.a-2")
def test_entering_a_hex_costs_its_terrain_and_a_river(war: War) -> None:
    war.position(f"{ARMY}unit german_8th_army 0411")
    assert cost(war, "german_10th_army", "0711") == 1
    # The forest of Silesia; and one hex on, beyond the Warta.
    assert cost(war, "german_8th_army", "0311") == 2
    assert cost(war, "german_10th_army", "0710") == 1 + 2


@rule("eu 4.a-2")
def test_a_city_that_the_enemy_holds_costs_two_more(war: War) -> None:
    war.position(f"{GUARDED}unit german_10th_army 0709")
    dear = cost(war, "german_10th_army", "0810")
    war.position(f"{GUARDED}unit german_10th_army 0709\nhold germany 0810")
    assert dear == cost(war, "german_10th_army", "0810") + 2


@rule("eu 4.a-2", "eu 4.a-4")
def test_an_enemy_zone_costs_one_more_even_if_two_units_make_it(war: War) -> None:
    war.position(f"{GUARDED}unit german_10th_army 0609\nunit lodz_army 0811")
    one = cost(war, "german_10th_army", "0710")
    war.position(f"{GUARDED}unit german_10th_army 0609\nunit lodz_army 0811\nunit prusy_army 0809")
    assert cost(war, "german_10th_army", "0710") == one
    war.position(f"{GUARDED}unit german_10th_army 0609")
    assert cost(war, "german_10th_army", "0710") == one - 1


@rule("eu 4.a-3")
def test_leaving_a_zone_costs_nothing(war: War) -> None:
    war.position(f"{GUARDED}unit german_10th_army 0611\nunit lodz_army 0711")
    assert cost(war, "german_10th_army", "0510") == 1


@rule("eu 4.b")
def test_nobody_walks_into_the_sea_or_a_neutral_country(war: War) -> None:
    war.position(f"{GUARDED}unit german_3rd_army 1203")
    assert war.refuses("move german_3rd_army 1303").message == "reason-neutral"
    war.position(f"{GUARDED}unit german_3rd_army 0903")
    assert war.refuses("move german_3rd_army 0803").message == "reason-sea"


@rule("eu 4.b", "eu 4.b-1")
def test_nobody_crosses_a_barrier(war: War) -> None:
    war.position(
        """options scenario=france_1940
                    bare
                    unit eastern_command eastern_marches
                    unit german_6th_army 0606
                    unit home_forces 0605
                    hold germany 0606
                    exact {}""".replace("exact {}", "")
    )
    assert war.refuses("attack german_6th_army 0605").message == "reason-barrier"


@rule("eu 4.b-2")
def test_a_hex_with_only_enemy_aircraft_is_entered_like_an_empty_one(war: War) -> None:
    war.position(f"{ARMY}unit polish_air_force 0711")
    war.do("move german_10th_army 0811")
    assert war.at("german_10th_army") == "0811"
    assert war.at("polish_air_force") != "0711"


@rule("eu 4.c", "eu 4.c-1")
def test_a_unit_that_enters_an_enemy_zone_goes_no_further(war: War) -> None:
    war.position(f"{GUARDED}unit german_10th_army 0611 low\nunit lodz_army 0710")
    assert "0711" in war.may("move", "german_10th_army")
    assert war.refuses("move german_10th_army 0811").message == "reason-zone"


@rule("eu 4.c", "eu 4.c-6")
def test_a_unit_in_no_supply_has_no_zone(war: War) -> None:
    war.position(f"{GUARDED}unit german_10th_army 0611 low\nunit lodz_army 0710 none")
    assert "0811" in war.may("move", "german_10th_army")


@rule("eu 4.c", "eu 4.c-5")
def test_a_unit_that_begins_in_a_zone_may_leave_it_for_another(war: War) -> None:
    war.position(f"{GUARDED}unit german_10th_army 0711\nunit lodz_army 0811")
    assert {"0712", "0710", "0610"} <= set(war.may("move", "german_10th_army"))


@rule("eu 4.c-3")
def test_a_fight_does_not_free_a_unit_from_a_zone_that_it_moved_into(war: War) -> None:
    war.position(f"""{GUARDED}unit xvi_panzer_corps 0612
                     unit lodz_army 0811
                     markers western support 0""")
    war.do("move xvi_panzer_corps 0712")
    war.dice(2, 4)
    war.do("attack xvi_panzer_corps 0811")
    assert war.ask == "axis active"
    assert not war.may("move", "xvi_panzer_corps")


@rule("eu 4.c-4")
def test_a_unit_that_fights_where_it_began_may_still_leave(war: War) -> None:
    war.position(f"""{GUARDED}unit xvi_panzer_corps 0712
                     unit lodz_army 0812
                     markers western support 0""")
    war.dice(2, 4)
    war.do("attack xvi_panzer_corps 0812")
    assert "0611" in war.may("move", "xvi_panzer_corps")


@rule("eu 4.d", "eu 4.d-1")
def test_one_hex_is_always_possible_and_uses_all_points(war: War) -> None:
    # Five points, and the mountains cost five and the zone one more.
    war.position(f"""{GUARDED}unit xxii_motorized_corps 0816 low
                     unit carpathian_army 0814
                     unit german_8th_army 0410""")
    assert cost(war, "xxii_motorized_corps", "0815") == -1
    war.do("move xxii_motorized_corps 0815")
    assert war.at("xxii_motorized_corps") == "0815"
    assert war.ask == "axis act"


@rule("eu 3.b", "eu 3.b-1", "eu 3.b-3")
def test_a_unit_moves_through_a_friend_but_does_not_stop_there(war: War) -> None:
    war.position(f"{ARMY}unit bernolak_army 0711\ncountry slovakia points 1")
    assert war.refuses("move german_10th_army 0711").message == "reason-friend-there"
    assert "0811" in war.may("move", "german_10th_army")


@rule("eu 3.b")
def test_a_unit_never_moves_onto_an_enemy(war: War) -> None:
    war.position(FACING)
    assert war.refuses("move german_10th_army 0811").message == "reason-enemy-there"


@rule("eu 2.b", "eu 2.b-4")
def test_every_hex_on_the_way_changes_hands(war: War) -> None:
    war.position(ARMY)
    war.do("move german_10th_army 0911")
    assert [war.holder(h) for h in ("0711", "0811", "0911")] == ["germany"] * 3


@rule("eu 4.a")
def test_a_way_may_be_named_by_a_hex_that_is_passed(war: War) -> None:
    war.position(ARMY)
    war.do("via german_10th_army 0710", "move german_10th_army 0910")
    assert war.at("german_10th_army") == "0910"
    assert war.holder("0710") == "germany"


@rule("eu 4.1.2", "eu 4.f")
def test_a_supplied_ground_unit_goes_any_distance_along_friendly_lines(war: War) -> None:
    war.position(f"{GUARDED}phase strategic_movement axis\nunit german_14th_army 0614")
    war.do("strategic german_14th_army", "at 0206")
    assert war.at("german_14th_army") == "0206"


@rule("eu 4.1.2", "eu 4.e")
def test_a_unit_that_is_not_supplied_does_not(war: War) -> None:
    war.position(f"""{GUARDED}phase strategic_movement axis
                     unit german_14th_army 0614 low
                     unit luftflotte_1 0206
                     unit luftflotte_4 0511 low""")
    for unit in ("german_14th_army", "luftflotte_4"):
        assert war.refuses(f"strategic {unit}").message == "reason-not-supplied"


@rule("eu 4.e")
def test_a_unit_in_an_enemy_zone_does_not(war: War) -> None:
    war.position(f"""{GUARDED}phase strategic_movement axis
                     unit german_14th_army 0614
                     unit krakow_army 0714
                     unit luftflotte_1 0206""")
    assert war.refuses("strategic german_14th_army").message == "reason-starts-in-zone"


@rule("eu 4.e", "eu 4.e-1")
def test_a_faction_moves_as_many_units_as_it_has_markers(war: War) -> None:
    war.position(f"""{GUARDED}phase strategic_movement axis
                     unit german_14th_army 0614
                     unit german_8th_army 0511
                     unit german_3rd_army 1003
                     unit luftflotte_1 0206""")
    war.do("strategic german_14th_army", "at 0206", "strategic german_8th_army", "at 0111")
    assert war.ask != "axis strategic"


@rule("eu 4.f")
def test_a_ground_unit_off_the_lines_is_told_so(war: War) -> None:
    war.position(f"{ARMY}phase strategic_movement axis\nunit german_8th_army 0410")
    assert war.refuses("strategic german_10th_army").message == "reason-no-line"


@rule("eu 4.f-1")
def test_an_enemy_zone_shuts_a_line_unless_a_friend_stands_there(war: War) -> None:
    text = f"""{GUARDED}phase strategic_movement axis
               unit german_14th_army 0511
               unit luftflotte_1 0206
               hold germany 0510, 0509, 0610, 0710
               unit lodz_army 0810"""
    war.position(text)
    war.do("strategic german_14th_army")
    assert "0508" not in war.may("at")
    assert "0710" not in war.may("at")


@rule("eu 4.f")
def test_an_air_unit_goes_to_any_base_within_twenty_hexes(war: War) -> None:
    war.position(f"{GUARDED}phase strategic_movement axis\nunit luftflotte_1 0206")
    war.do("strategic luftflotte_1")
    assert "1003" in war.may("at")
    # No base in the mountains.
    assert "0816" not in war.may("at")


@rule("eu 4.g", "eu 4.g-1")
def test_off_map_zones_are_left_and_entered_through_their_cities(war: War) -> None:
    war.position("phase strategic_movement axis")
    war.do("strategic german_1st_army", "at 0108")
    assert war.at("german_1st_army") == "0108"
    war.position("phase strategic_movement axis\nunit german_8th_army 0511")
    war.do("strategic german_8th_army")
    assert "west_wall" in war.may("at")


@rule("eu 4.h", "eu 4.1.2", "eu 6.3")
def test_a_marked_ground_unit_cannot_be_activated(war: War) -> None:
    war.position(f"{GUARDED}unit german_10th_army 0611 marked\nunit german_8th_army 0410")
    assert war.refuses("move german_10th_army 0711").message == "reason-marked"


@rule("eu 4.h", "eu 4.h-1", "eu 6.2")
def test_a_marked_air_unit_cannot_be_activated(war: War) -> None:
    war.position(f"{ARMY}unit luftflotte_1 0206 marked")
    assert war.refuses("air luftflotte_1").message == "reason-marked"


@rule("eu 4.h-3", "eu 12.2")
def test_the_markers_come_off_at_the_end_of_the_turn(war: War) -> None:
    war.position("phase upgrade axis\nunit german_8th_army 0511 marked")
    war.until("axis declare")
    assert war.state.turn == 2
    assert war.state.marked == 0


@rule("eu 4.1.1")
def test_movement_is_one_answer_that_names_unit_and_hex(war: War) -> None:
    war.position(ARMY)
    war.do("move german_10th_army 0910")
    assert war.seen("moved")[0].args[0] == war.unit("german_10th_army")
    assert war.ask != "axis active"


@rule("eu 4.f-2")
def test_lines_that_only_touch_as_neighbours_are_not_connected(war: War) -> None:
    war.position(ARMY)
    board = war.state.scenario.board
    # Both are on lines and side by side, but no line joins them.
    one, other = war.hex("1403"), war.hex("1404")
    assert board.lines >> one & 1
    assert board.lines >> other & 1
    assert board.near[one] >> other & 1
    assert not board.line[one] >> other & 1


@rule("eu 4.f-3", "eu 6.2-2")
def test_an_off_map_zone_lies_one_hex_beyond_its_cities(war: War) -> None:
    war.position(ARMY)
    board = war.state.scenario.board
    assert board.distance(war.hex("west_wall"), war.hex("berlin")) == 1


@rule("eu K-12")
def test_a_garrison_never_moves_and_loses_a_step_instead_of_retreating(war: War) -> None:
    text = DATA.joinpath("poland_1939.toml").read_text(encoding="utf-8")
    fixed = text.replace('{ id = "lodz_army",', '{ id = "lodz_army", garrison = true,')
    war.position(f"""{scenario_files.position(fixed)}
                     {GUARDED}
                     hold germany 0911
                     unit german_10th_army 0911
                     unit lodz_army 0910
                     markers western support 0""")
    war.dice(2, 1)
    war.do("attack german_10th_army 0910")
    assert (war.at("lodz_army"), war.reduced("lodz_army")) == ("0910", True)
    assert telling.event(war.state, war.seen("blocked")[0])[0] == "blocked-garrison"
    able = actions.ready(war.state, war.country("poland"))
    assert not able >> war.unit("lodz_army") & 1
    war.position(f"{scenario_files.position(fixed)}\n{GUARDED}unit lodz_army lodz")
    assert war.unit("lodz_army") not in strategic.travellers(war.state, WESTERN)
    war.position(f"{GUARDED}unit lodz_army lodz")
    assert war.unit("lodz_army") in strategic.travellers(war.state, WESTERN)
