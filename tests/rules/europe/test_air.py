"""eu 6.2 Air actions, eu 3.c sorties."""

import pytest
from tests.conftest import rule
from tests.europe_table import GUARDED, War

from wartable.games.europe import odds, scenario_files
from wartable.games.europe.scenario import DATA

QUIET = f"{GUARDED}markers western support 0\n"
BASES = f"{QUIET}unit luftflotte_4 0511\nunit polish_air_force 0709\nhold germany 0610, 0510\n"
"""The two air units are five hexes apart."""
BOMBERS = scenario_files.position(
    DATA.joinpath("france_1940.toml")
    .read_text(encoding="utf-8")
    .replace(
        '"luftflotte_2", country = "germany", type = "air"',
        '"luftflotte_2", country = "germany", type = "bomber"',
    )
    .replace(
        '"home_fleet", country = "united_kingdom", type = "warship"',
        '"home_fleet", country = "united_kingdom", type = "carrier"',
    )
)
FRANCE = """bare
phase operations axis
turn 2
unit eastern_command eastern_marches
unit home_forces 0405
markers western support 0
war axis western
"""


@rule("eu 6.2")
def test_an_air_action_costs_no_production(war: War) -> None:
    war.position(BASES)
    before = war.points("germany")
    war.do("air luftflotte_4", "rebase 0612")
    assert war.points("germany") == before
    assert war.at("luftflotte_4") == "0612"


@rule("eu 6.2", "eu 6.2-12", "eu 3.c-2")
def test_an_air_unit_acts_again_and_again_until_it_has_six_sorties(war: War) -> None:
    war.position(f"{BASES}unit luftflotte_4 0511 sorties 4\nunit german_10th_army 0611")
    war.do("air luftflotte_4", "rebase 0612", "air luftflotte_4", "rebase 0511")
    assert war.sorties("luftflotte_4") == 6
    assert war.refuses("air luftflotte_4").message == "reason-sorties"


@rule("eu 6.2", "eu 6.2-3")
@pytest.mark.parametrize(("weather", "sorties"), [("fair", 1), ("poor", 2), ("severe", 1)])
def test_an_action_costs_a_sortie_and_two_in_poor_weather(
    war: War, weather: str, sorties: int
) -> None:
    war.position(f"{BASES}weather {weather}")
    war.do("air luftflotte_4", "rebase 0612")
    assert war.sorties("luftflotte_4") == sorties


@rule("eu 6.2")
def test_in_severe_weather_an_air_unit_only_rebases(war: War) -> None:
    war.position(f"{BASES}weather severe")
    war.do("air luftflotte_4")
    assert war.may("rebase")
    assert not war.may("strike")


@rule("eu 6.2.1", "eu 6.2")
def test_a_base_is_held_not_mountain_and_outside_enemy_zones_without_ground_units(war: War) -> None:
    war.position(
        f"{BASES}unit german_10th_army 0611\nunit lodz_army 0711\nunit german_8th_army 0410"
    )
    war.do("air luftflotte_4")
    free = war.may("rebase")
    # In the zone of the Poles, but a German army is there; 0712 has none.
    assert "0611" in free
    assert "0612" not in free
    assert "0709" not in free


@rule("eu 6.2.1")
def test_rebase_reaches_ten_hexes_and_a_bombers_fourteen(war: War) -> None:
    war.position(BASES)
    war.do("air luftflotte_4")
    board = war.state.scenario.board
    far = [board.distance(war.hex("0511"), war.hex(place)) for place in war.may("rebase")]
    assert max(far) == 10
    types = war.state.scenario.tables.types
    assert {t.id: t.rebase for t in types if t.rebase} == {"air": 10, "bomber": 14}


@rule("eu 6.2.2", "eu 6.2-6")
def test_a_strike_on_an_air_unit_is_an_air_combat_in_which_both_may_be_hurt(war: War) -> None:
    war.position(BASES)
    war.do("air luftflotte_4")
    # 3 and the German 1 against 4: a difference of 0, band 4.
    war.dice(3, 4)
    war.do("strike polish_air_force")
    assert (war.sorties("luftflotte_4"), war.sorties("polish_air_force")) == (2, 1)


@rule("eu 6.2.2", "eu 6.2-2")
def test_a_strike_reaches_five_hexes(war: War) -> None:
    war.position(f"{BASES}unit polish_air_force 1009")
    war.do("air luftflotte_4")
    assert not war.may("strike")


@rule("eu 6.2-8", "eu 6.2-9")
def test_ground_units_are_not_struck(war: War) -> None:
    war.position(f"{BASES}unit lodz_army 0710\nunit polish_air_force 1307")
    war.do("air luftflotte_4")
    assert not war.may("strike")


@rule("eu 6.2-5", "eu 6.2.5")
def test_a_strike_can_be_intercepted_but_not_by_its_target(war: War) -> None:
    war.position(f"""options scenario=france_1940
                     {FRANCE}
                     unit luftflotte_2 1206
                     unit french_air_force_1 0909
                     unit advanced_air_striking_force 0908""")
    war.do("air luftflotte_2", "strike french_air_force_1")
    assert war.ask == "western intercept"
    assert war.legal == ["none", "intercept advanced_air_striking_force"]


@rule("eu 6.2-5", "eu 6.2-13")
def test_a_striker_that_is_aborted_does_not_strike(war: War) -> None:
    war.position(f"""options scenario=france_1940
                     {FRANCE}
                     unit luftflotte_2 1206
                     unit french_air_force_1 0909
                     unit advanced_air_striking_force 0908""")
    war.do("air luftflotte_2", "strike french_air_force_1")
    war.dice(6, 1)
    war.do("intercept advanced_air_striking_force")
    assert len(war.seen("air-combat")) == 1
    assert [event.args for event in war.seen("turned-back")] == [(war.unit("luftflotte_2"),)]


@rule("eu 3.c", "eu 3.c-1")
def test_sorties_stop_at_six_and_what_is_more_is_lost(war: War) -> None:
    war.position(f"{BASES}unit polish_air_force 0709 sorties 5")
    war.do("air luftflotte_4")
    war.dice(6, 1)
    war.do("strike polish_air_force")
    assert war.sorties("polish_air_force") == 6


@rule("eu 3.c", "eu 3.c-1")
def test_a_unit_with_six_sorties_is_eliminated_by_band_eight(war: War) -> None:
    war.position(f"{BASES}unit polish_air_force 0709 sorties 6 none")
    war.do("air luftflotte_4")
    # 5 and 1 against 1, tired and in no supply: a difference of 8.
    war.dice(5, 1)
    war.do("strike polish_air_force")
    assert war.at("polish_air_force") == "eliminated"


@rule("eu 3.c-3", "eu 7.d")
def test_four_sorties_make_an_air_unit_tired_and_no_supply_hurts_it(war: War) -> None:
    war.position(f"{BASES}unit polish_air_force 0709 sorties 4 none")
    unit, place = war.unit("polish_air_force"), war.hex("0709")
    found = {m.id: m.value for m in odds.in_the_air(war.state, unit, place, False)}
    assert found == {"tired": -1, "no_supply": -2}


@rule("eu 6.2-11")
def test_low_supply_does_not_hurt_an_air_unit(war: War) -> None:
    war.position(f"{BASES}unit polish_air_force 0709 low")
    unit = war.unit("polish_air_force")
    assert odds.in_the_air(war.state, unit, war.hex("0709"), False) == []


@rule("eu 6.1-5", "eu 6.1")
def test_paradrop_and_partisans_count_against_an_air_unit_in_its_base(war: War) -> None:
    war.position(f"{BASES}paradrop 0709\npartisans 0709")
    # The phase clears markers when it begins, so they are laid again.
    war.state.dropped = war.state.risen = 1 << war.hex("0709")
    unit, place = war.unit("polish_air_force"), war.hex("0709")
    found = {m.id: m.value for m in odds.in_the_air(war.state, unit, place, True)}
    assert found == {"partisans": -2, "paradrop": -2}


@rule("eu 6.2-4")
def test_an_air_unit_whose_base_falls_into_an_enemy_zone_stays_and_may_act(war: War) -> None:
    war.position(f"{BASES}unit lodz_army 0510\nhold poland 0510")
    war.do("air luftflotte_4")
    assert war.may("rebase")


@rule("eu 6.2.6", "eu 6.2-10", "eu 6.2-14")
def test_a_bomber_lays_a_marker_on_an_enemy_city_with_a_factory(war: War) -> None:
    war.position(f"{BOMBERS}\n{FRANCE}unit luftflotte_2 1206")
    war.do("air luftflotte_2")
    assert "0807" in war.may("bomb")
    assert "0909" not in war.may("bomb")
    war.do("bomb 0807")
    assert war.state.bombing == [war.hex("0807")]
    war.do("air luftflotte_2")
    assert "0807" not in war.may("bomb")


@rule("eu 6.2.6")
def test_only_bombers_bomb(war: War) -> None:
    war.position(f"{BOMBERS}\n{FRANCE}unit luftflotte_3 1206")
    war.do("air luftflotte_3")
    assert not war.may("bomb")


@rule("eu 9.2.1-5")
@pytest.mark.parametrize("whose", ["axis", "western", "soviet"])
def test_a_bombing_marker_goes_at_once_if_the_city_changes_hands(war: War, whose: str) -> None:
    war.position(
        f"{BOMBERS}\n{FRANCE}bombing {whose} 0807\nunit german_6th_army 0907\nhold germany 0907"
    )
    war.do("move german_6th_army 0807")
    assert war.state.bombing == []


@rule("eu 6.2")
def test_who_looks_at_an_air_unit_may_do_something_else(war: War) -> None:
    war.position(BASES)
    war.do("air luftflotte_4", "back")
    assert "air luftflotte_4" not in war.legal
    assert war.sorties("luftflotte_4") == 0
