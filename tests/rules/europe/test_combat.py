"""eu 5 Combat: mobile and assault, the commit steps, results, retreat and advance."""

import pytest
from tests.conftest import rule
from tests.europe_table import GUARDED, War

from wartable.games.europe import moves, odds, scenario_files
from wartable.games.europe.scenario import DATA

QUIET = f"{GUARDED}markers western support 0\n"
"""Nobody to commit anything."""
DUEL = f"""{QUIET}hold germany 0811, 0911, 0912
unit german_10th_army 0911
unit lodz_army 0910
"""
"""A German army beside a Polish one on clear land without a river; 0910 lies north of 0911."""
PANZER = DUEL.replace("german_10th_army", "xvi_panzer_corps")


def of(war: War, side: str, kind: str, lead: str, place: str, **more: int) -> dict[str, int]:
    """The modifiers of a side, by name."""
    found = getattr(odds, side)(war.state, kind, war.unit(lead), war.hex(place), **more)
    return {modifier.id: modifier.value for modifier in found}


def fight(war: War, one: int, other: int, words: str = "attack german_10th_army 0910") -> None:
    """A combat with these dice."""
    war.dice(one, other)
    war.do(words)


@rule("eu 5.a-1")
def test_only_an_adjacent_enemy_ground_unit_is_attacked(war: War) -> None:
    war.position(DUEL + "unit polish_air_force 0810")
    assert war.refuses("attack german_10th_army 0810").message == "reason-no-enemy"
    war.position(f"{QUIET}unit german_10th_army 0611\nunit lodz_army 0910")
    assert war.refuses("attack german_10th_army 0910").message == "reason-not-adjacent"


@rule("eu 5.b", "eu 5.b-1")
def test_mobile_combat_costs_two_and_terrain_river_and_weather(war: War) -> None:
    war.position(DUEL)
    unit = war.unit("german_10th_army")
    assert moves.attack_cost(war.state, unit, war.hex("0910")) == 3
    war.position(DUEL + "weather severe")
    assert moves.attack_cost(war.state, unit, war.hex("0910")) == 5
    # 0711 and 0811 lie on both sides of the Warta.
    war.position(f"{QUIET}unit german_10th_army 0711\nunit lodz_army 0811")
    assert moves.attack_cost(war.state, unit, war.hex("0811")) == 4


@rule("eu 5.b", "eu 5.b-2", "eu 3.a-1")
def test_mobile_combat_is_repeated_while_points_last(war: War) -> None:
    war.position(DUEL)
    fight(war, 1, 2)
    assert "attack german_10th_army 0910" in war.legal
    fight(war, 1, 2)
    # Two points are left of eight.
    assert war.refuses("attack german_10th_army 0910").message == "reason-attack-points"


@rule("eu 5.b", "eu 5.c-6")
def test_a_unit_in_no_supply_assaults_but_fights_no_mobile_combat(war: War) -> None:
    war.position(DUEL.replace("german_10th_army 0911", "german_10th_army 0911 none"))
    assert war.refuses("attack german_10th_army 0910").message == "reason-no-supply"
    assert "assault german_10th_army 0910" in war.legal


@rule("eu 5.b-3", "eu 5.e")
@pytest.mark.parametrize(("supply", "band"), [("", 3), ("low", 2)])
def test_bands_two_and_three_stop_the_attacker(war: War, supply: str, band: int) -> None:
    war.position(DUEL.replace("german_10th_army 0911", f"german_10th_army 0911 {supply}"))
    fight(war, 1, 6)
    assert war.seen("battle")[0].args[-1] == band
    assert war.ask == "axis act"
    assert not war.reduced("german_10th_army")


@rule("eu 5.e", "eu 1-8")
def test_a_difference_of_zero_is_band_four_and_does_nothing(war: War) -> None:
    war.position(DUEL)
    fight(war, 1, 3)
    assert war.seen("battle")[-1].args[-1] == 4
    assert war.at("lodz_army") == "0910"
    assert war.ask == "axis active"


@rule("eu 5.e", "eu 3.a-2")
def test_band_one_costs_the_attacker_a_step(war: War) -> None:
    war.position(DUEL.replace("german_10th_army 0911", "german_10th_army 0911 reduced none"))
    fight(war, 1, 6, "assault german_10th_army 0910")
    assert war.at("german_10th_army") == "eliminated"
    assert war.will("germany") == 19


@rule("eu 5.e")
def test_band_five_makes_the_defender_retreat_one_hex(war: War) -> None:
    war.position(DUEL)
    fight(war, 2, 1)
    assert war.ask == "western retreat"
    assert all(len(way.split()) == 1 for way in war.may("retreat"))


@rule("eu 5.e")
def test_band_six_of_an_assault_costs_a_step_and_one_hex(war: War) -> None:
    war.position(DUEL)
    fight(war, 3, 1, "assault german_10th_army 0910")
    assert war.reduced("lodz_army")
    assert war.ask == "western retreat"


@rule("eu 5.e", "eu 5.e-3")
def test_band_eight_eliminates_even_a_full_unit(war: War) -> None:
    war.position(PANZER)
    fight(war, 5, 1, "attack xvi_panzer_corps 0910")
    assert war.at("lodz_army") == "eliminated"


@rule("eu 5.c", "eu 5.c-1")
def test_an_assault_needs_four_points_and_ends_the_activation(war: War) -> None:
    war.position(DUEL.replace("unit german_10th_army 0911", "unit german_10th_army 0911 low"))
    assert "assault german_10th_army 0910" in war.legal
    fight(war, 1, 3, "assault german_10th_army 0910")
    assert war.ask == "axis act"


@rule("eu 5.c-2")
def test_a_unit_may_move_before_an_assault_with_four_points_left(war: War) -> None:
    text = f"{QUIET}hold germany 0711, 0811, 0911\nunit lodz_army 0910\n"
    war.position(text + "unit german_10th_army 0711")
    war.do("move german_10th_army 0911")
    # A river, then an enemy zone: four points of eight are left.
    assert war.asked.about[1] == 4
    assert "assault german_10th_army 0910" in war.legal
    war.position(text + "unit german_10th_army 0811 low")
    war.do("move german_10th_army 0911")
    assert war.ask == "axis act"


@rule("eu 5.a", "eu 5.a-2")
def test_no_assault_after_mobile_combat_in_one_activation(war: War) -> None:
    war.position(DUEL)
    fight(war, 1, 2)
    assert war.refuses("assault german_10th_army 0910").message == "reason-mobile-before"


ASSAULT = f"""{DUEL}unit bernolak_army 0909
unit german_8th_army 1010
hold germany 0909, 1010, 1009
country slovakia points 1
"""


@rule("eu 5.c", "eu 5.c-3", "eu 5.c-4")
def test_up_to_two_friends_of_any_country_support_and_are_paid_for(war: War) -> None:
    war.position(ASSAULT)
    before = war.points("germany")
    war.do("assault german_10th_army 0910")
    assert "bernolak_army german_8th_army" in [
        " ".join(sorted(w.split())) for w in war.may("assist")
    ]
    war.dice(1, 3)
    war.do(war.legal[-1])
    assert war.points("slovakia") == 0
    assert war.points("germany") == before - 2
    assert war.refuses("move german_8th_army 1111").message == "reason-used"


@rule("eu 5.c-3", "eu K-12")
def test_a_garrison_supports_no_assault(war: War) -> None:
    text = DATA.joinpath("poland_1939.toml").read_text(encoding="utf-8")
    fixed = text.replace('{ id = "german_8th_army",', '{ id = "german_8th_army", garrison = true,')
    war.position(scenario_files.position(fixed) + ASSAULT)
    war.do("assault german_10th_army 0910")
    assert war.may("assist") == ["bernolak_army"]


@rule("eu 5.c", "eu 5.c-5")
def test_each_supporter_adds_one_and_only_the_lead_is_hurt(war: War) -> None:
    war.position(ASSAULT)
    both = 1 << war.unit("bernolak_army") | 1 << war.unit("german_8th_army")
    found = of(war, "attack", "assault", "german_10th_army", "0910", assist=both)
    assert found["assault_support"] == 2
    war.do("assault german_10th_army 0910")
    war.dice(1, 6)
    war.do("assist german_8th_army")
    assert not war.reduced("german_8th_army")


@rule("eu 5.d", "eu 5.d-1", "eu 6.2.3")
def test_the_attacker_commits_first_then_the_defender_all_at_once(war: War) -> None:
    war.position(f"""{DUEL}unit luftflotte_4 0511
                     unit polish_air_force 1009
                     markers western support 1""")
    war.do("attack german_10th_army 0910 luftflotte_4")
    assert war.ask == "western reply"
    assert "reply support polish_air_force marker" in war.legal
    assert "reply intercept polish_air_force marker" in war.legal


@rule("eu 5.d-2", "eu 5.d")
def test_sorties_and_markers_are_spent_when_they_are_committed(war: War) -> None:
    war.position(f"""{DUEL}unit luftflotte_4 0511
                     unit polish_air_force 1009
                     markers western support 1""")
    war.do("attack german_10th_army 0910 luftflotte_4")
    assert war.sorties("luftflotte_4") == 1
    war.do("reply support polish_air_force marker")
    assert war.sorties("polish_air_force") == 1
    assert war.state.support == [0, 0, 0]


@rule("eu 5.d-4")
def test_one_air_unit_has_one_role_in_a_combat(war: War) -> None:
    war.position(f"{DUEL}unit luftflotte_4 0511\nunit polish_air_force 1009")
    war.do("attack german_10th_army 0910 luftflotte_4")
    assert "reply support polish_air_force intercept polish_air_force" not in war.legal


@rule("eu 5.d-7")
def test_nobody_intercepts_where_nobody_flies(war: War) -> None:
    war.position(f"{DUEL}unit polish_air_force 1009")
    war.do("attack german_10th_army 0910")
    assert war.legal == ["none", "reply support polish_air_force"]


@rule("eu 5.d-8")
def test_an_air_unit_in_the_hex_under_attack_may_support(war: War) -> None:
    war.position(f"{DUEL}unit polish_air_force 0910")
    war.do("attack german_10th_army 0910")
    assert "reply support polish_air_force" in war.legal


@rule("eu 5.d-5", "eu 6.2.5")
def test_the_interceptor_attacks_and_an_aborted_unit_gives_no_support(war: War) -> None:
    war.position(f"{DUEL}unit luftflotte_4 0511\nunit polish_air_force 1009")
    war.do("attack german_10th_army 0910 luftflotte_4")
    # Air combat 6 against 1 and the German 1: band 6, aborted. Then the ground dice.
    war.dice(6, 1, 1, 3)
    war.do("reply intercept polish_air_force")
    assert war.seen("air-combat")[0].args[0] == war.unit("polish_air_force")
    lead, _, _, _, plus, *_ = war.seen("battle")[0].args
    assert (lead, plus) == (war.unit("german_10th_army"), 2)
    assert [event.args for event in war.seen("turned-back")] == [(war.unit("luftflotte_4"),)]


@rule("eu 6.2.4", "eu 5.d-6")
def test_an_escort_meets_the_interceptor_and_the_support_counts_all_the_same(war: War) -> None:
    war.position(f"""{DUEL}unit luftflotte_4 0511
                     unit luftflotte_1 0610
                     hold germany 0610
                     unit polish_air_force 1009""")
    war.do("attack german_10th_army 0910 luftflotte_4", "reply intercept polish_air_force")
    assert war.ask == "axis escort"
    war.dice(6, 1, 1, 3)
    war.do("escort luftflotte_1")
    assert war.seen("air-combat")[0].args[1] == war.unit("luftflotte_1")
    assert war.seen("battle")[0].args[4] == 3
    assert not war.seen("turned-back")


@rule("eu 5.f", "eu 5.f-1")
def test_a_german_lead_adds_two_in_attack_only(war: War) -> None:
    war.position(DUEL)
    assert of(war, "attack", "mobile", "german_10th_army", "0910") == {"german_attack": 2}
    assert of(war, "defence", "mobile", "german_10th_army", "0910") == {}


@rule("eu 5.f")
def test_armor_adds_two_where_the_terrain_allows_it(war: War) -> None:
    war.position(PANZER)
    assert of(war, "attack", "mobile", "xvi_panzer_corps", "0910")["armor"] == 2
    war.position(f"{QUIET}hold germany 0508\nunit xvi_panzer_corps 0607\nunit lodz_army 0606")
    assert "armor" not in of(war, "attack", "mobile", "xvi_panzer_corps", "0606")


@rule("eu 5.f", "eu 5.f-4")
def test_terrain_and_city_help_the_defender_and_add_up(war: War) -> None:
    war.position(f"{QUIET}hold germany 0607\nunit german_10th_army 0607\nunit lodz_army 0606")
    found = of(war, "defence", "mobile", "german_10th_army", "0606")
    assert (found["terrain"], found["city"]) == (1, 1)


FORT = """options scenario=france_1940
bare
unit eastern_command eastern_marches
unit home_forces 0405
unit xvi_panzer_corps 1209
hold germany 1209
markers western support 0
"""


@rule("eu 5.f", "eu 5.f-2", "eu 5.f-3")
def test_a_fort_helps_its_own_country_and_bars_armor_to_both_sides(war: War) -> None:
    war.position(FORT + "unit french_armored_divisions 1109")
    found = of(war, "defence", "mobile", "xvi_panzer_corps", "1109")
    assert found["fort"] == 2
    assert "armor" not in found
    assert "armor" not in of(war, "attack", "mobile", "xvi_panzer_corps", "1109")
    war.position(FORT + "unit british_expeditionary_force 1109")
    assert "fort" not in of(war, "defence", "mobile", "xvi_panzer_corps", "1109")
    assert of(war, "attack", "mobile", "xvi_panzer_corps", "1109")["armor"] == 2


@rule("eu 5.f", "eu 5.f-5")
def test_a_river_helps_only_if_every_attacker_is_behind_it(war: War) -> None:
    war.position(f"""{QUIET}unit german_10th_army 0711
                     unit german_8th_army 0911
                     hold germany 0711, 0911
                     unit lodz_army 0811""")
    assert of(war, "defence", "mobile", "german_10th_army", "0811")["river"] == 1
    dry = 1 << war.unit("german_8th_army")
    assert "river" not in of(war, "defence", "assault", "german_10th_army", "0811", assist=dry)


@rule("eu 5.f", "eu 5.f-6", "eu 11.1")
@pytest.mark.parametrize(("weather", "value"), [("poor", -1), ("severe", -2)])
def test_bad_weather_at_the_target_hurts_the_attacker(war: War, weather: str, value: int) -> None:
    war.position(DUEL + f"weather {weather}")
    assert of(war, "attack", "mobile", "german_10th_army", "0910")[weather] == value


@rule("eu 5.f", "eu 7.d")
def test_reduced_and_badly_supplied_units_fight_worse(war: War) -> None:
    war.position(
        DUEL.replace("german_10th_army 0911", "german_10th_army 0911 reduced low").replace(
            "lodz_army 0910", "lodz_army 0910 reduced none"
        )
    )
    mine = of(war, "attack", "mobile", "german_10th_army", "0910")
    assert (mine["reduced"], mine["low_supply"]) == (-1, -1)
    theirs = of(war, "defence", "mobile", "german_10th_army", "0910")
    assert (theirs["reduced"], theirs["no_supply"]) == (-1, -2)


@rule("eu 5.e-1", "eu 5.e-2", "eu 6.1", "eu 6.a")
def test_paradrop_partisans_and_surprise_add_up_to_minus_six(war: War) -> None:
    war.position(DUEL)
    hex_ = war.hex("0910")
    war.state.dropped = war.state.risen = 1 << hex_
    war.state.shock = war.hex("0911")
    found = of(war, "defence", "mobile", "german_10th_army", "0910")
    assert found == {"paradrop": -2, "partisans": -2, "surprise": -2}


@rule("eu 5.j", "eu 5.j-1", "eu 5.j-2")
def test_a_ground_support_marker_adds_one_and_leaves_the_scenario(war: War) -> None:
    war.position(DUEL + "markers western support 1")
    war.dice(1, 3)
    war.do("attack german_10th_army 0910", "reply marker")
    assert war.seen("battle")[0].args[6] == 1
    assert war.state.support[1] == 0


@rule("eu 5.g", "eu 5.g-1")
def test_a_retreat_avoids_enemy_zones_and_does_not_come_nearer(war: War) -> None:
    war.position(DUEL)
    fight(war, 2, 1)
    ways = set(war.may("retreat"))
    # 0810 and 0911 are beside the attacker; 0909 to 1010 are further away.
    assert ways == {"0909", "1009", "1010"}


@rule("eu 5.g-2")
def test_a_retreat_is_as_long_as_ordered_if_a_way_of_that_length_exists(war: War) -> None:
    war.position(DUEL)
    fight(war, 4, 1)
    assert all(len(way.split()) == 2 for way in war.may("retreat"))


BLOCKED = f"{DUEL}unit german_8th_army 1010\nunit german_14th_army 0909\nhold germany 1010, 0909\n"


@rule("eu 5.g-3")
def test_a_unit_that_cannot_retreat_at_all_loses_a_step_and_holds_the_hex(war: War) -> None:
    war.position(BLOCKED)
    fight(war, 2, 1)
    assert war.reduced("lodz_army")
    assert war.at("lodz_army") == "0910"
    assert war.ask == "axis active"


@rule("eu 5.g-4")
def test_a_loss_and_a_blocked_retreat_both_count(war: War) -> None:
    war.position(BLOCKED.replace("german_10th_army", "xvi_panzer_corps"))
    fight(war, 3, 1, "attack xvi_panzer_corps 0910")
    assert war.at("lodz_army") == "eliminated"


@rule("eu 5.h", "eu 5.h-1")
def test_the_lead_may_advance_into_a_cleared_hex_and_take_it(war: War) -> None:
    war.position(PANZER)
    fight(war, 6, 1, "attack xvi_panzer_corps 0910")
    assert war.ask == "axis advance"
    war.do("advance")
    assert war.at("xvi_panzer_corps") == "0910"
    assert war.holder("0910") == "germany"
    assert war.ask == "axis active"


@rule("eu 5.h")
def test_the_lead_may_stay_where_it_is(war: War) -> None:
    war.position(PANZER)
    fight(war, 6, 1, "attack xvi_panzer_corps 0910")
    war.do("stay")
    assert war.at("xvi_panzer_corps") == "0911"
    assert war.holder("0910") == "poland"


@rule("eu 5.i", "eu 5.i-1")
def test_aircraft_flee_from_a_hex_that_is_entered_and_take_a_sortie(war: War) -> None:
    war.position(PANZER + "unit polish_air_force 0910")
    fight(war, 6, 1, "attack xvi_panzer_corps 0910")
    war.do("none") if war.ask == "western reply" else None
    war.do("advance")
    assert war.ask == "western flee"
    war.do(war.legal[0])
    assert war.sorties("polish_air_force") == 1


@rule("eu 5.i")
def test_aircraft_without_a_base_to_flee_to_are_eliminated(war: War) -> None:
    war.position(f"""{QUIET}unit german_10th_army 0611
                     unit polish_air_force 0711
                     weather fair""")
    land = war.state.holds[war.country("poland")]
    war.state.holds[war.country("germany")] |= land & ~(1 << war.hex("0711"))
    war.state.holds[war.country("poland")] = 1 << war.hex("0711")
    war.state.fronts = {}
    war.do("move german_10th_army 0711")
    assert war.at("polish_air_force") == "eliminated"


@rule("eu 1-7")
def test_the_attacker_rolls_before_the_defender(war: War) -> None:
    war.position(DUEL)
    fight(war, 2, 5)
    _, _, _, one, _, other, *_ = war.seen("battle")[0].args
    assert (one, other) == (2, 5)
