"""eu 7 Supply: sources, lines, the check, and what no supply does."""

from tests.conftest import rule
from tests.europe_table import GUARDED, War

FAR = f"""{GUARDED}
unit german_10th_army 1011
"""
"""A German army alone in Radom, which the Poles hold."""
CORNER = f"{GUARDED}\nunit german_10th_army 0117\n"
"""Three hexes from the next transport line."""
FRANCE = """options scenario=france_1940
bare
unit eastern_command eastern_marches
unit home_forces london
"""


@rule("eu 7.2")
def test_a_unit_that_cannot_trace_a_line_drops_one_level(war: War) -> None:
    war.position(FAR)
    war.do("done")
    assert war.supply("german_10th_army") == "low"


@rule("eu 7.2")
def test_a_unit_in_low_supply_drops_to_no_supply_in_the_next_check(war: War) -> None:
    war.position(FAR.replace("1011", "1011 low"))
    war.do("done")
    assert war.supply("german_10th_army") == "none"


@rule("eu 7.2", "eu 7.a")
def test_a_check_that_succeeds_restores_a_unit_from_any_level(war: War) -> None:
    war.position(f"{GUARDED}\nunit german_10th_army 0511 none")
    war.do("done")
    assert war.supply("german_10th_army") == "supplied"


@rule("eu 7.2")
def test_only_the_units_of_the_phasing_faction_are_checked(war: War) -> None:
    war.position(f"{FAR}\nunit pomorze_army 0108\nunit lodz_army 0810")
    war.do("done")
    assert war.supply("pomorze_army") == "supplied"


@rule("eu 7.2", "eu 7.c")
def test_a_unit_in_an_off_map_zone_is_always_supplied(war: War) -> None:
    war.position(GUARDED.replace("german_1st_army west_wall", "german_1st_army west_wall low"))
    war.do("done")
    assert war.supply("german_1st_army") == "supplied"


@rule("eu 7.2", "eu 7.c")
def test_a_convoy_is_always_supplied_and_a_warship_in_a_friendly_port_too(war: War) -> None:
    war.position(
        f"{FRANCE}\nphase operations western\nunit channel_convoys portsmouth low\n"
        "unit home_fleet portsmouth low\nhold germany london birmingham"
    )
    war.until("western act")
    war.do("done")
    assert (war.supply("channel_convoys"), war.supply("home_fleet")) == ("supplied", "supplied")


@rule("eu 7.2", "eu 7.2-3")
def test_the_owner_may_leave_a_unit_without_supply_if_he_asks_for_it(war: War) -> None:
    war.position(f"{GUARDED}\nunit german_10th_army 0511")
    war.do("review", "withhold german_10th_army", "done")
    assert war.supply("german_10th_army") == "low"


@rule("eu 7.2", "eu 7.2-4")
def test_a_unit_that_national_defense_needs_cannot_be_left_without_supply(war: War) -> None:
    war.position(f"{FRANCE}\nphase operations western\nunit british_expeditionary_force lille")
    war.until("western act")
    war.do("review")
    assert war.may("withhold") == ["british_expeditionary_force"]


@rule("eu 7.3")
def test_a_line_over_land_is_as_long_as_the_weather_at_the_unit_allows(war: War) -> None:
    for weather, state in (("fair", "supplied"), ("poor", "supplied"), ("severe", "low")):
        war.position(f"{CORNER}\nweather {weather}")
        war.do("done")
        assert war.supply("german_10th_army") == state, weather


@rule("eu 7.3")
def test_a_line_does_not_pass_a_hex_that_the_enemy_holds(war: War) -> None:
    around = "0217 0116 0216"
    war.position(f"{CORNER}\nhold poland {around}")
    war.do("done")
    assert war.supply("german_10th_army") == "low"


@rule("eu 7.3")
def test_an_enemy_zone_cuts_a_line_unless_a_friendly_ground_unit_stands_there(war: War) -> None:
    cut = f"{GUARDED}\nhold germany 0608 0609\nunit german_10th_army 0609\nunit poznan_army 0508"
    cut += "\nunit lodz_army 0710\nhold poland 0509 0510 0610"
    war.position(cut)
    war.do("done")
    assert war.supply("german_10th_army") == "low"


@rule("eu 7.b", "eu 7.b-1")
def test_a_captured_source_feeds_nobody(war: War) -> None:
    war.position(f"{GUARDED}\nunit german_10th_army warsaw\nhold germany warsaw")
    war.do("done")
    assert war.supply("german_10th_army") == "low"


@rule("eu 7.b")
def test_a_source_that_the_enemy_holds_does_not_feed_its_own_country(war: War) -> None:
    held = "hold germany warsaw lwow"
    war.position(f"{GUARDED}\nphase operations western\nunit lodz_army 0810\n{held}")
    war.until("western act")
    war.do("done")
    assert war.supply("lodz_army") == "low"


@rule("eu 7.b")
def test_a_limited_source_feeds_two_units(war: War) -> None:
    war.position(
        f"{GUARDED}\nphase operations western\nhold germany warsaw\nunit lodz_army 1314\n"
        "unit krakow_army 1214\nunit prusy_army 1211\nunit polish_air_force 1314"
    )
    war.until("western act")
    war.do("done")
    armies = ("lodz_army", "krakow_army", "prusy_army", "polish_air_force")
    states = [war.supply(unit) for unit in armies]
    assert states.count("supplied") == 2


@rule("eu 7.b", "eu 7.b-2")
def test_ground_units_come_before_air_units_at_a_limited_source(war: War) -> None:
    war.position(
        f"{GUARDED}\nphase operations western\nhold germany warsaw\nunit polish_air_force 1314\n"
        "unit lodz_army 1314\nunit krakow_army 1214"
    )
    war.until("western act")
    war.do("done")
    assert war.supply("polish_air_force") == "low"


@rule("eu 7.b")
def test_an_edge_of_the_map_is_an_unlimited_source_of_its_country(war: War) -> None:
    war.position(
        f"{FRANCE}\nunit german_6th_army 1603\n"
        "hold france cologne ruhr frankfurt stuttgart bremen 1503 1404 1304 1502"
    )
    war.do("done")
    assert war.supply("german_6th_army") == "supplied"


@rule("eu 7.b", "eu 7.b-3")
def test_a_convoy_opens_a_port_for_two_units(war: War) -> None:
    war.position(
        f"{FRANCE}\nphase operations western\nunit channel_convoys dover\n"
        "unit british_expeditionary_force dunkirk\n"
        "hold germany paris lille lyon bordeaux amiens 0706 0707 0708 0807"
    )
    war.until("western act")
    war.do("done")
    assert war.supply("british_expeditionary_force") == "supplied"


@rule("eu 7.b")
def test_without_a_convoy_the_same_port_feeds_nobody(war: War) -> None:
    war.position(
        f"{FRANCE}\nphase operations western\nunit british_expeditionary_force dunkirk\n"
        "hold germany paris lille lyon bordeaux amiens 0706 0707 0708 0807"
    )
    war.until("western act")
    war.do("done")
    assert war.supply("british_expeditionary_force") == "low"


@rule("eu 7.d")
def test_low_supply_halves_the_movement_points(war: War) -> None:
    war.position(f"{GUARDED}\nunit xix_panzer_corps 0108 low")
    board, start = war.state.scenario.board, war.hex("0108")
    reach = [war.hex(goal) for goal in war.may("move", "xix_panzer_corps")]
    assert max(board.distance(start, goal) for goal in reach) == 5


@rule("eu 7.d")
def test_a_unit_in_no_supply_has_no_zone_of_control(war: War) -> None:
    fed = f"{GUARDED}\nunit german_10th_army 0611\nunit lodz_army 0711"
    war.position(fed)
    stopped = war.may("move", "german_10th_army")
    war.position(fed.replace("0711", "0711 none"))
    assert len(war.may("move", "german_10th_army")) > len(stopped)


@rule("eu 7.d")
def test_a_unit_in_no_supply_makes_no_mobile_combat_but_may_assault(war: War) -> None:
    war.position(f"{GUARDED}\nunit german_10th_army 0711 none\nunit lodz_army 0710")
    war.refuses("attack german_10th_army 0710")
    assert war.may("assault", "german_10th_army")


@rule("eu 7.5.1")
def test_a_full_unit_in_no_supply_is_reduced_in_the_no_supply_phase(war: War) -> None:
    war.position(f"{FAR.replace('1011', '1011 low')}")
    war.do("done")
    war.until("western mobilize")
    assert war.reduced("german_10th_army")


@rule("eu 7.5.1")
def test_a_reduced_unit_in_no_supply_is_eliminated(war: War) -> None:
    war.position(f"{FAR.replace('1011', '1011 low reduced')}")
    war.do("done")
    assert war.at("german_10th_army") == "eliminated"


@rule("eu 7.5.1")
def test_an_air_unit_in_no_supply_takes_two_sorties(war: War) -> None:
    war.position(f"{GUARDED}\nunit luftflotte_1 1011 low sorties 1\nhold germany 1011")
    war.do("done")
    assert war.sorties("luftflotte_1") == 3


@rule("eu 7.5.1")
def test_an_air_unit_with_six_sorties_and_no_supply_is_eliminated(war: War) -> None:
    war.position(f"{GUARDED}\nunit luftflotte_1 1011 low sorties 6\nhold germany 1011")
    war.do("done")
    assert war.at("luftflotte_1") == "eliminated"


@rule("eu 7.5.2")
def test_a_supplied_ground_unit_cannot_be_given_up_but_a_supplied_air_unit_can(war: War) -> None:
    war.position(f"{GUARDED}\nunit german_10th_army 0511\nunit luftflotte_1 0511")
    war.do("review")
    war.until("axis give-up")
    assert war.may("give_up") == ["luftflotte_1"]


@rule("eu 7.5.2", "eu 2.c")
def test_a_ground_unit_that_is_given_up_costs_will(war: War) -> None:
    war.position(f"{FAR.replace('1011', '1011 low')}")
    before = war.will("germany")
    war.do("review")
    war.until("axis give-up")
    war.do("give_up german_10th_army")
    assert war.will("germany") == before - 1


@rule("eu 7.2-2")
def test_the_states_of_all_units_change_together(war: War) -> None:
    war.position(f"{GUARDED}\nunit german_10th_army 1011 low\nunit german_8th_army 1110 low")
    war.do("done")
    assert (war.supply("german_10th_army"), war.supply("german_8th_army")) == ("none", "none")
