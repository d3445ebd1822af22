"""Points that the rules leave open, each settled by a ruling."""

import pytest
from tests.conftest import rule
from tests.europe_table import GUARDED, War

from wartable.core.bits import walk
from wartable.games.europe import economy, effects, scenario_files, strategic, supply
from wartable.games.europe.happenings import apply
from wartable.games.europe.scenario import DATA
from wartable.games.europe.state import SOVIET, WESTERN

QUIET = f"{GUARDED}markers western support 0\n"
DUEL = f"{QUIET}hold germany 0811, 0911, 0912\nunit german_10th_army 0911\nunit lodz_army 0910\n"
POLAND = DATA.joinpath("poland_1939.toml").read_text(encoding="utf-8")
FRANCE = DATA.joinpath("france_1940.toml").read_text(encoding="utf-8")
WEST = """bare
turn 2
unit eastern_command eastern_marches
unit home_forces 0405
markers western support 0
"""


@rule("eu 1-4")
def test_the_other_side_pays_no_production_for_its_reply(war: War) -> None:
    war.position(f"{DUEL}unit polish_air_force 1009\nmarkers western support 1")
    before = war.points("poland")
    war.do("attack german_10th_army 0910", "reply support polish_air_force marker")
    assert war.points("poland") == before


@rule("eu 2.b-3")
def test_conquest_changes_control_too(war: War) -> None:
    war.position(f"{QUIET}country poland will 0\nunit german_10th_army 0711\nhold germany 0711")
    war.do("move german_10th_army 0810")
    assert war.holder("1503") == "germany"


@rule("eu 3.b-2")
def test_an_off_map_zone_holds_any_number_of_units(war: War) -> None:
    war.position("phase strategic_movement axis\nunit german_8th_army 0511")
    war.do("strategic german_8th_army", "at west_wall")
    assert war.at("german_8th_army") == war.at("german_1st_army") == "west_wall"


@rule("eu 3.b-4")
def test_no_unit_attacks_from_a_hex_that_it_shares(war: War) -> None:
    war.position(f"{DUEL}unit german_8th_army 0811")
    # The army in 0911 bars the other from stopping, and so from fighting, there.
    assert war.refuses("move german_8th_army 0911").message == "reason-friend-there"
    assert not war.may("via", "german_8th_army", "0911")


@rule("eu 4.c-2")
def test_a_friendly_unit_does_not_open_an_enemy_zone_to_movement(war: War) -> None:
    war.position(f"""{QUIET}hold germany 0711
                     unit german_10th_army 0611 low
                     unit bernolak_army 0711
                     unit lodz_army 0710""")
    assert war.refuses("move german_10th_army 0811").message == "reason-zone"


@rule("eu 4.d-2")
def test_mobile_combat_is_paid_in_full_or_not_made(war: War) -> None:
    war.position(f"{QUIET}unit xxii_motorized_corps 0816 low\nunit carpathian_army 0815")
    assert war.refuses("attack xxii_motorized_corps 0815").message == "reason-attack-points"


@rule("eu 4.e-2")
def test_a_unit_does_not_open_its_own_start_hex_for_strategic_movement(war: War) -> None:
    war.position(f"{QUIET}unit german_14th_army 0614\nunit krakow_army 0714")
    assert not strategic.movable(war.state, war.unit("german_14th_army"))


@rule("eu 4.h-2")
def test_a_marked_unit_does_not_support_an_assault_but_defends(war: War) -> None:
    war.position(f"{DUEL}unit german_8th_army 1010 marked\nhold germany 1010")
    war.dice(1, 3)
    war.do("assault german_10th_army 0910")
    assert not war.seen("assists")
    war.position(DUEL.replace("lodz_army 0910", "lodz_army 0910 marked"))
    assert "attack german_10th_army 0910" in war.legal


@rule("eu 5.d-3")
def test_the_attacker_does_not_intercept(war: War) -> None:
    war.position(f"{DUEL}unit luftflotte_4 0511\nunit polish_air_force 1009")
    war.do("attack german_10th_army 0910")
    war.dice(1, 3)
    war.do("reply support polish_air_force")
    assert not war.seen("air-combat")


@rule("eu 5.d-9")
def test_air_units_of_any_friend_may_help(war: War) -> None:
    war.position(f"""options scenario=france_1940
                     {WEST}
                     unit german_6th_army 1106
                     hold germany 1106
                     country belgium western active
                     unit belgian_army 1006
                     unit advanced_air_striking_force 0906""")
    war.do("attack german_6th_army 1006")
    assert "reply support advanced_air_striking_force" in war.legal


@rule("eu 5.g-5")
def test_a_unit_retreats_into_a_city_and_over_a_river(war: War) -> None:
    war.position(DUEL)
    war.dice(2, 1)
    war.do("attack german_10th_army 0910")
    assert "1009" in war.may("retreat")


@rule("eu 5.h-2")
def test_no_band_hurts_both_sides_on_the_ground(war: War) -> None:
    war.position(DUEL)
    results = war.state.scenario.tables.results
    for column in ("mobile", "assault"):
        assert not any(row[0] and (row[4] or row[5]) for row in results[column])


@rule("eu 5.i-3")
def test_aircraft_stay_in_a_hex_that_nobody_enters(war: War) -> None:
    war.position(
        DUEL.replace("german_10th_army", "xvi_panzer_corps") + "unit polish_air_force 0910"
    )
    war.do("attack xvi_panzer_corps 0910")
    war.dice(6, 1)
    war.do("none", "stay")
    assert war.at("polish_air_force") == "0910"


@rule("eu 6.a-5")
def test_one_surprise_attack_marker_can_be_bought_a_scenario(war: War) -> None:
    war.new()
    assert war.state.surprise_box[0] == 1


@rule("eu 6.2-1")
def test_support_escort_and_interception_are_no_actions_of_their_own(war: War) -> None:
    war.position(f"{DUEL}unit luftflotte_4 0511")
    war.do("air luftflotte_4")
    assert {words.split()[0] for words in war.legal} <= {"back", "rebase", "strike", "bomb"}


@rule("eu 6.3-3")
def test_an_active_ground_unit_does_not_wait_for_an_air_action(war: War) -> None:
    war.position(f"{DUEL}unit luftflotte_4 0511")
    war.dice(1, 2)
    war.do("attack german_10th_army 0910")
    assert war.ask == "axis active"
    assert war.refuses("air luftflotte_4").message == "reason-not-now"


@rule("eu 7.2-1")
def test_the_state_holds_until_the_next_check(war: War) -> None:
    war.position(
        f"{QUIET}unit german_10th_army 1409 low\nhold germany 1409\nunit german_8th_army 0410"
    )
    war.do("move german_8th_army 0409")
    assert war.supply("german_10th_army") == "low"


@rule("eu 7.2-5")
@pytest.mark.parametrize("state", ["low", "none"])
def test_a_check_that_succeeds_restores_a_unit_to_supplied(war: War, state: str) -> None:
    war.position(f"{QUIET}unit german_10th_army 0611 {state}")
    war.do("done")
    assert war.supply("german_10th_army") == "supplied"


@rule("eu 7.2-6", "eu 7.2")
def test_a_garrison_of_an_island_port_or_gibraltar_always_finds_a_source(war: War) -> None:
    island = FRANCE.replace('{ id = "cherbourg",', '{ id = "cherbourg", island_port = true,')
    rock = FRANCE.replace('{ id = "dover",', '{ id = "dover", gibraltar = true,')
    cut = """unit french_1st_army 0209
             phase operations western
             unit german_6th_army 0210
             hold germany 0210"""
    war.position(f"options scenario=france_1940\n{WEST}{cut}")
    unit = war.unit("french_1st_army")
    assert not supply.check(war.state, 1) >> unit & 1
    war.position(f"{scenario_files.position(island)}\n{WEST}{cut}")
    assert supply.check(war.state, 1) >> unit & 1
    war.position(f"{scenario_files.position(rock)}\n{WEST}unit french_1st_army 0605")
    assert not supply.always(war.state, unit)
    war.position(f"{scenario_files.position(rock)}\n{WEST}unit british_expeditionary_force 0605")
    assert supply.always(war.state, war.unit("british_expeditionary_force"))


LINE = f"{QUIET}phase operations western\nunit lodz_army "


@rule("eu 7.3-1")
def test_a_line_over_land_is_counted_in_hexes_entered(war: War) -> None:
    war.position(f"{LINE}1602")
    board, source = war.state.scenario.board, war.hex("1801")
    found = supply.lines(war.state, war.country("poland"), 1 << source)
    for length in (1, 2, 3, 4):
        far = [board.distance(source, hex_) for hex_ in walk(found.rings[length])]
        assert max(far) == length


@rule("eu 7.3-2")
def test_the_weather_at_the_unit_sets_the_length(war: War) -> None:
    war.position(f"{LINE}1602\nweather severe fair fair")
    board, source = war.state.scenario.board, war.hex("1801")
    found = supply.lines(war.state, war.country("poland"), 1 << source)
    land = supply.fed_land(war.state, found)
    assert max(board.distance(source, hex_) for hex_ in walk(land)) == 2


@rule("eu 7.3-3")
def test_a_line_does_not_leave_the_transport_line_again(war: War) -> None:
    war.position(f"{LINE}0508")
    board = war.state.scenario.board
    # A source that is on no line feeds only over land.
    found = supply.lines(war.state, war.country("poland"), 1 << war.hex("1701"))
    assert not board.lines >> war.hex("1701") & 1
    assert not found.rings[4] >> war.hex("1307") & 1


@rule("eu 7.3-4")
def test_the_units_own_hex_is_not_tested_but_the_source_is(war: War) -> None:
    war.position(f"""{QUIET}unit polish_air_force 1010
                     unit german_10th_army 0910
                     hold germany 0910, lwow""")
    # The air unit is alone in an enemy zone; Warsaw is in a zone too, and feeds nobody.
    assert not supply.check(war.state, 1) >> war.unit("polish_air_force") & 1
    war.position(f"""{QUIET}unit polish_air_force 1010
                     unit german_10th_army 0910
                     hold germany 0910, lwow
                     unit warsaw_army 1009""")
    assert supply.check(war.state, 1) >> war.unit("polish_air_force") & 1


@rule("eu 7.3-5")
def test_a_line_passes_a_friend_of_another_country(war: War) -> None:
    war.position(f"{QUIET}unit german_10th_army 0816")
    assert supply.check(war.state, 0) >> war.unit("german_10th_army") & 1


@rule("eu 7.b-4", "eu 7.c-1")
def test_ships_fill_no_place_at_a_limited_source(war: War) -> None:
    war.position(
        f"""options scenario=france_1940
            {WEST}
            unit home_fleet 0209
            unit german_6th_army 0210
            hold germany 0210"""
    )
    assert supply.always(war.state, war.unit("home_fleet"))


@rule("eu 7.5.1-1", "eu 7.5.1-2", "eu 7.5.2-1")
def test_a_unit_that_falls_to_no_supply_suffers_in_the_same_turn(war: War) -> None:
    war.position(f"""{QUIET}unit german_10th_army 1409 low
                     unit luftflotte_4 1411 low sorties 5
                     hold germany 1409, 1411
                     country soviet_union points 0""")
    war.do("done")
    assert war.reduced("german_10th_army")
    assert war.sorties("luftflotte_4") == 6


@rule("eu 8.1-2")
def test_a_bomber_costs_what_an_air_unit_and_a_carrier_what_a_warship_costs(war: War) -> None:
    war.new()
    types = {t.id: t for t in war.state.scenario.tables.types}
    assert types["bomber"].replacement == types["air"].replacement == 2
    assert types["carrier"].mobilization == types["warship"].mobilization == 6


@rule("eu 8.3-2", "eu 8.3-3")
def test_a_unit_from_the_box_arrives_reduced_and_gives_no_will(war: War) -> None:
    war.position(f"{QUIET}phase mobilization western\nunit lublin_army mobilization")
    war.do("mobilize lublin_army 1211")
    assert war.reduced("lublin_army")
    assert war.will("poland") == 10


@rule("eu 8.3-4")
def test_units_of_a_neutral_country_are_not_mobilized(war: War) -> None:
    war.position(f"{QUIET}phase mobilization axis\nunit hungarian_army mobilization")
    assert not war.may("mobilize", "hungarian_army")


@rule("eu 8.a-4")
def test_the_second_french_air_force_can_act_in_the_first_western_phase(war: War) -> None:
    war.new("scenario=france_1940")
    war.until("axis act")
    war.do("move german_18th_army 1103", "stop", "done")
    while war.ask == "western place":
        war.do(war.legal[0])
    assert "air french_air_force_2" in war.legal


@rule("eu 9.1.2-1", "eu 9.1.2-2")
def test_factories_at_home_count_and_those_in_enemy_land_do_not(war: War) -> None:
    war.position(f"{QUIET}hold germany 0810, 0813")
    assert economy.on_map(war.state, war.country("germany")) == 5
    assert economy.on_map(war.state, war.country("poland")) == 2


@rule("eu 9.1.3-2")
def test_points_are_given_to_friends_only(war: War) -> None:
    war.position("options soviets=apart\nphase economy soviet")
    assert not economy.transfers(war.state, 2)


@rule("eu 9.2.1-2")
def test_a_factory_that_is_lost_counts_from_the_next_economy_phase(war: War) -> None:
    war.position("options scenario=france_1940\nturn 2\nphase economy western")
    before = war.points("united_kingdom")
    war.dice(6, 1)
    war.until("axis strategic")
    assert war.points("united_kingdom") == before


@rule("eu 12.2-3")
def test_a_unit_that_was_lost_waits_in_the_eliminated_box(war: War) -> None:
    war.position(
        f"""{QUIET}phase mobilization western
            unit lublin_army eliminated
            unit lwow_district mobilization"""
    )
    assert not war.may("mobilize", "lublin_army")


@rule("eu K-1")
def test_a_local_war_joins_one_country_with_a_faction(war: War) -> None:
    text = POLAND.replace(
        "countries = [",
        'local_wars = [{ faction = "soviet", country = "poland" }]\ncountries = [',
        1,
    )
    war.position(f"options soviets=apart\n{scenario_files.position(text)}\n{QUIET}")
    foes = war.state.ties.foes[war.country("soviet_union")]
    assert foes == 1 << war.country("poland")


@rule("eu K-1", "eu 13")
@pytest.mark.parametrize(
    ("country", "left"), [("slovakia", ["poland"]), (None, [])], ids=["one", "all"]
)
def test_peace_ends_the_local_war_with_one_country_or_all_of_them(
    war: War, country: str | None, left: list[str]
) -> None:
    war.position(QUIET)
    for foe in ("poland", "slovakia"):
        apply(war.state, effects.StartLocalWar(faction="soviet", country=foe))
    apply(war.state, effects.StartLocalWar(faction="western", country="slovakia"))
    apply(war.state, effects.EndLocalWar(faction="soviet", country=country))
    soviet = [pair & 255 for pair in war.state.local if pair >> 8 == SOVIET]
    assert soviet == [war.country(foe) for foe in left]
    assert WESTERN * 256 + war.country("slovakia") in war.state.local


@rule("eu K-17")
def test_an_off_map_zone_with_a_port_is_a_base_for_ships(war: War) -> None:
    text = FRANCE.replace(
        '{ id = "southern_france",', '{ id = "southern_france", port = ["biscay"],'
    )
    war.position(
        f"{scenario_files.position(text)}\n{WEST}phase operations western\nunit home_fleet 0214"
    )
    war.do("ship home_fleet", "rebase southern_france")
    assert war.at("home_fleet") == "southern_france"
