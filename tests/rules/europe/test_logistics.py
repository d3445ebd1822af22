"""eu 8 Replacement, upgrade, mobilization, and reinforcements that enter."""

import pytest
from tests.conftest import rule
from tests.europe_table import GUARDED, War

from wartable.games.europe import changes, country_changes, logistics, scenario_files
from wartable.games.europe.scenario import DATA
from wartable.games.europe.state import CLOSED, WESTERN

POLAND = DATA.joinpath("poland_1939.toml").read_text(encoding="utf-8")
REPLACE = f"{GUARDED}\nphase replacement axis\n"
MOBILIZE = f"{GUARDED}\nphase mobilization western\n"
LAST = f"""{MOBILIZE}
unit lodz_army 0810
unit luftwaffe_reserve unplaced
country poland points 3
country germany points 0
country soviet_union points 0
"""
"""The last question of turn 1: only Poland could still buy something."""
UPGRADE = POLAND.replace(
    "reinforcements = [",
    'upgrades = [{ from = "xix_panzer_corps", to = "guderian_panzer_group", turn = 1, '
    'where = [{ country = "germany" }] }]\nreinforcements = [',
).replace(
    "# They come as reinforcements.",
    '{ id = "guderian_panzer_group", country = "germany", type = "armor", quality = 1 },',
)


@rule("eu 8.1")
def test_two_points_bring_a_reduced_foot_unit_to_full_strength(war: War) -> None:
    war.position(f"{REPLACE}unit german_10th_army 0511 reduced\ncountry germany points 5")
    war.do("improve german_10th_army")
    assert (war.reduced("german_10th_army"), war.points("germany")) == (False, 3)


@rule("eu 8.1")
def test_a_mobile_unit_costs_four_points(war: War) -> None:
    war.position(f"{REPLACE}unit xix_panzer_corps 0511 reduced\ncountry germany points 5")
    war.do("improve xix_panzer_corps")
    assert war.points("germany") == 1


@rule("eu 8.1")
def test_at_most_two_sorties_come_off_an_air_unit(war: War) -> None:
    war.position(f"{REPLACE}unit luftflotte_1 0511 sorties 5\ncountry germany points 5")
    war.do("improve luftflotte_1")
    assert (war.sorties("luftflotte_1"), war.points("germany")) == (3, 3)


@rule("eu 8.1", "eu 8.1-1")
def test_the_price_is_full_even_for_one_sortie(war: War) -> None:
    war.position(f"{REPLACE}unit luftflotte_1 0511 sorties 1\ncountry germany points 5")
    war.do("improve luftflotte_1")
    assert (war.sorties("luftflotte_1"), war.points("germany")) == (0, 3)


@rule("eu 8.1")
def test_a_unit_is_improved_once_a_phase(war: War) -> None:
    war.position(
        f"{REPLACE}unit luftflotte_1 0511 sorties 5\nunit luftflotte_4 0206 sorties 1\n"
        "country germany points 9"
    )
    war.do("improve luftflotte_1")
    assert war.may("improve") == ["luftflotte_4"]


@rule("eu 8.1")
def test_a_unit_that_is_not_supplied_is_not_improved(war: War) -> None:
    war.position(
        f"{REPLACE}unit german_10th_army 0511 reduced low\nunit german_8th_army 0410 reduced\n"
        "country germany points 9"
    )
    assert war.may("improve") == ["german_8th_army"]


@rule("eu 8.1", "eu 9.1")
def test_a_country_pays_only_for_its_own_units(war: War) -> None:
    war.position(
        f"{REPLACE}unit bernolak_army 1016 reduced\nunit german_8th_army 0410 reduced\n"
        "country germany points 9\ncountry slovakia points 0"
    )
    assert war.may("improve") == ["german_8th_army"]


@rule("eu 8.1")
def test_a_unit_in_an_off_map_zone_can_be_improved(war: War) -> None:
    war.position(f"{REPLACE}unit german_1st_army west_wall reduced\ncountry germany points 9")
    war.do("improve german_1st_army")
    assert not war.reduced("german_1st_army")


@rule("eu 8.3")
def test_a_mobilized_foot_unit_costs_two_points_and_arrives_reduced(war: War) -> None:
    war.position(f"{MOBILIZE}unit lublin_army mobilization\ncountry poland points 4")
    war.do("mobilize lublin_army 1211")
    assert (war.at("lublin_army"), war.reduced("lublin_army")) == ("1211", True)
    assert war.points("poland") == 2


@rule("eu 8.3")
def test_a_country_that_is_no_longer_active_mobilizes_nobody(war: War) -> None:
    war.position(f"{MOBILIZE}unit lublin_army mobilization\ncountry poland points 4")
    assert [*logistics.recruits(war.state, WESTERN)]
    country_changes.set_status(war.state, war.country("poland"), CLOSED, WESTERN)
    assert not [*logistics.recruits(war.state, WESTERN)]


@rule("eu 8.3")
def test_a_mobilized_air_unit_arrives_with_four_sorties(war: War) -> None:
    war.position(f"{MOBILIZE}unit polish_air_force mobilization\ncountry poland points 4")
    war.do("mobilize polish_air_force 1009")
    assert (war.sorties("polish_air_force"), war.points("poland")) == (4, 0)


@rule("eu 8.3")
def test_a_unit_arrives_only_in_a_city_of_its_own_country_that_friends_hold(war: War) -> None:
    war.position(
        f"{MOBILIZE}unit lublin_army mobilization\ncountry poland points 4\nhold germany lodz"
    )
    places = war.may("mobilize", "lublin_army")
    assert "0810" not in places and "1009" in places
    cities = war.state.scenario.board.cities & war.state.scenario.board.of_country[2]
    assert all(cities >> war.hex(place) & 1 for place in places)


@rule("eu 8.3")
def test_no_unit_arrives_in_an_enemy_zone_of_control(war: War) -> None:
    war.position(
        f"{MOBILIZE}unit lublin_army mobilization\ncountry poland points 4\n"
        "unit german_10th_army 0909"
    )
    assert "1009" not in war.may("mobilize", "lublin_army")


@rule("eu 8.3")
def test_no_unit_arrives_in_a_city_that_cannot_trace_supply(war: War) -> None:
    around = "1402 1502 1403 1603 1404 1504"
    war.position(
        f"{MOBILIZE}unit lublin_army mobilization\ncountry poland points 4\n"
        f"hold germany {around} 1604"
    )
    assert "1503" not in war.may("mobilize", "lublin_army")


@rule("eu 8.3")
def test_a_city_with_a_ground_unit_has_no_room_for_another(war: War) -> None:
    war.position(
        f"{MOBILIZE}unit lublin_army mobilization\nunit warsaw_army warsaw\ncountry poland points 4"
    )
    assert "1009" not in war.may("mobilize", "lublin_army")


@rule("eu 8.3", "eu 12.2", "eu 3.a-2")
def test_a_unit_that_was_lost_this_turn_cannot_be_mobilized_yet(war: War) -> None:
    war.position(
        f"{MOBILIZE}unit lublin_army eliminated\nunit lwow_district mobilization\n"
        "country poland points 4"
    )
    assert war.may("mobilize", "lublin_army") == []


@rule("eu 8.3", "eu 6.a", "eu 6.a-4")
def test_three_points_buy_a_surprise_attack_marker_and_one_is_the_most(war: War) -> None:
    war.position(f"{MOBILIZE}country poland points 7\nunit lublin_army mobilization")
    war.do("buy poland")
    assert war.state.surprise[1] == 1
    assert war.points("poland") == 4
    assert war.may("buy") == []


@rule("eu 8.2", "eu 8.2-1")
def test_a_unit_that_the_scenario_names_is_replaced_by_its_upgrade(war: War) -> None:
    start = scenario_files.position(UPGRADE)
    war.position(f"{start}{GUARDED}\nphase upgrade axis\nunit xix_panzer_corps 0410 reduced\n")
    war.do("upgrade xix_panzer_corps")
    assert war.at("guderian_panzer_group") == "0410"
    assert war.reduced("guderian_panzer_group")


@rule("eu 8.2", "eu 13")
@pytest.mark.parametrize("mark", ["reduced", "low", "reduced none", "used", "marked"])
def test_all_that_is_seen_of_a_unit_is_seen_of_the_counter_that_replaces_it(
    war: War, mark: str
) -> None:
    start = f"{scenario_files.position(UPGRADE)}{GUARDED}\nphase upgrade axis\n"
    war.position(f"{start}unit xix_panzer_corps 0410\n")
    plain = war.view("axis")["units"]["xix_panzer_corps"]
    war.position(f"{start}unit xix_panzer_corps 0410 {mark}\n")
    before = war.view("axis")["units"]["xix_panzer_corps"]
    # An event may replace a unit that could not be upgraded.
    changes.replace(war.state, war.unit("xix_panzer_corps"), war.unit("guderian_panzer_group"))
    seen = war.view("axis")["units"]
    assert seen["guderian_panzer_group"] == before != plain
    assert "xix_panzer_corps" not in seen


@rule("eu 8.2")
def test_a_unit_outside_the_named_place_is_not_upgraded(war: War) -> None:
    start = scenario_files.position(UPGRADE)
    war.position(
        f"{start}{GUARDED}\nphase upgrade axis\nunit xix_panzer_corps 0909\nhold germany 0909\n"
    )
    assert war.phase != "upgrade"


@rule("eu 8.a", "eu 12.2", "eu 8.a-1")
def test_a_die_of_three_brings_a_variable_reinforcement_on_time(war: War) -> None:
    war.position(LAST)
    war.dice(3)
    war.do("done")
    assert (war.ask, war.state.turn) == ("axis place", 2)


@rule("eu 8.a", "eu 12.2")
def test_a_die_of_six_brings_it_two_turns_late(war: War) -> None:
    war.position(LAST)
    war.dice(6)
    war.do("done")
    assert war.at("luftwaffe_reserve") == "unplaced"
    assert war.ask != "axis place"


@rule("eu 8.a")
def test_a_reinforcement_enters_supplied_and_at_full_strength(war: War) -> None:
    war.position(LAST)
    war.dice(1)
    war.do("done", "place luftwaffe_reserve 0511")
    assert (war.at("luftwaffe_reserve"), war.sorties("luftwaffe_reserve")) == ("0511", 0)


@rule("eu 8.a")
def test_the_second_french_air_unit_enters_after_the_first_axis_operations(war: War) -> None:
    war.new("scenario=france_1940")
    war.until("western place")
    assert war.phase == "operations"
    assert "0710" not in war.may("place", "french_air_force_2")


@rule("eu 8.a-2")
def test_a_reinforcement_without_a_legal_place_waits(war: War) -> None:
    cities = "0108 0206 0511 0111 0214 0614 1003 1005"
    war.position(f"{LAST}hold poland {cities}\ncountry germany will 50")
    war.dice(1)
    war.do("done")
    assert war.at("luftwaffe_reserve") == "unplaced"
