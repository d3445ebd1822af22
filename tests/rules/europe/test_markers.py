"""eu 6.0 The Actions Sub-Phase, eu 6.1 Paradrop and Partisans, eu 6.a Surprise Attack."""

from tests.conftest import rule
from tests.europe_table import GUARDED, War

from wartable.games.europe import markers, odds

DUEL = f"""{GUARDED}hold germany 0811, 0911, 0912
unit german_10th_army 0911
unit lodz_army 0910
unit polish_air_force 1009
markers western support 1
"""


@rule("eu 6.0.3", "eu 6.0-1")
def test_an_action_is_finished_before_another_unit_is_activated(war: War) -> None:
    war.position(f"{DUEL}unit german_8th_army 0811")
    war.do("attack german_10th_army 0910", "none")
    assert war.refuses("move german_8th_army 0711").message == "reason-another-is-active"
    assert not war.may("surprise")


@rule("eu 6.0", "eu 6.0.4", "eu 6.0.5")
def test_actions_come_in_any_order(war: War) -> None:
    war.position(f"{DUEL}unit german_8th_army 0410\nunit luftflotte_4 0511")
    war.do("move german_8th_army 0409", "air luftflotte_4", "rebase 0612", "surprise", "at 0910")
    assert "attack german_10th_army 0910" in war.legal


@rule("eu 6.3", "eu 6.3-1")
def test_a_ground_unit_is_paid_for_by_its_country_foot_one_mobile_two(war: War) -> None:
    war.position("country germany points 3\ncountry slovakia points 1")
    war.do("move german_8th_army 0409")
    assert war.points("germany") == 2
    war.do("move xvi_panzer_corps 0512")
    assert war.points("germany") == 0
    assert war.refuses("move german_10th_army 0711").message == "reason-no-points"
    war.do("move bernolak_army 0916")
    assert war.points("slovakia") == 0


@rule("eu 6.3")
def test_the_strength_of_a_unit_does_not_change_its_price(war: War) -> None:
    war.position("unit german_8th_army 0410 reduced\ncountry germany points 3")
    war.do("move german_8th_army 0409")
    assert war.points("germany") == 2


@rule("eu 6.3", "eu 6.0.2")
def test_a_ground_unit_is_activated_once_a_phase_and_several_may_be(war: War) -> None:
    war.position("phase operations axis")
    war.do("move german_8th_army 0409")
    assert war.refuses("move german_8th_army 0410").message == "reason-used"
    war.do("move german_14th_army 0613")
    assert war.at("german_14th_army") == "0613"


@rule("eu 6.3", "eu 4.g-2")
def test_a_ground_unit_in_an_off_map_zone_has_no_army_operation(war: War) -> None:
    war.position("phase operations axis")
    assert war.refuses("move german_1st_army 0108").message == "reason-off-the-map"


@rule("eu 6.3.1")
def test_an_army_operation_is_movement_and_combat(war: War) -> None:
    war.position(DUEL.replace("0911\nunit lodz", "0811\nunit lodz"))
    war.do("move german_10th_army 0911")
    assert war.ask == "axis active"
    assert {"attack german_10th_army 0910", "assault german_10th_army 0910"} <= set(war.legal)


@rule("eu 6.0.6")
def test_when_the_actions_are_done_all_markers_come_off_and_supply_follows(war: War) -> None:
    war.position(DUEL)
    war.do("surprise", "at 0910", "done")
    assert war.state.shock == -1
    assert war.state.used == 0
    assert war.ask == "western act"


@rule("eu 6.a", "eu 6.a-1")
def test_a_surprise_attack_is_placed_once_a_phase_before_a_unit_is_activated(war: War) -> None:
    war.position(f"{DUEL}markers axis surprise 2")
    war.do("surprise", "at 0910")
    assert "surprise" not in war.legal
    assert war.state.surprise[0] == 1


@rule("eu 6.a", "eu 6.a-2")
def test_a_surprise_attack_costs_defenders_within_two_hexes_two(war: War) -> None:
    war.position(DUEL)
    war.do("surprise", "at 0909")
    assert odds.surprised(war.state, war.hex("0910"))
    assert odds.surprised(war.state, war.hex("0911"))
    assert not odds.surprised(war.state, war.hex("0912"))


@rule("eu 6.a", "eu 6.a-2")
def test_under_a_surprise_attack_there_is_no_air_support_but_ground_support(war: War) -> None:
    war.position(DUEL)
    war.do("surprise", "at 0910", "attack german_10th_army 0910")
    assert war.legal == ["none", "reply marker"]


@rule("eu 6.a-2")
def test_under_a_surprise_attack_interception_is_still_allowed(war: War) -> None:
    war.position(f"{DUEL}unit luftflotte_4 0511")
    war.do("surprise", "at 0910", "attack german_10th_army 0910 luftflotte_4")
    assert "reply intercept polish_air_force" in war.legal


@rule("eu 6.a-3")
def test_a_surprise_attack_is_gone_in_the_enemys_phase(war: War) -> None:
    war.position(DUEL)
    war.do("surprise", "at 0910", "done")
    assert war.ask == "western act"
    assert not odds.surprised(war.state, war.hex("0910"))


DROP = """options scenario=france_1940
bare
turn 2
unit eastern_command eastern_marches
unit home_forces 0405
unit luftflotte_2 1204
country belgium western active
country netherlands western active
markers axis surprise 0 paradrop 1
markers western support 0
"""


@rule("eu 6.1", "eu 6.1-1")
def test_a_paradrop_lies_at_most_three_hexes_from_an_air_unit_of_its_nation(war: War) -> None:
    war.position(DROP)
    war.do("paradrop")
    goals = war.may("at")
    board = war.state.scenario.board
    assert "0904" in goals
    assert all(board.distance(war.hex("1204"), war.hex(place)) <= 3 for place in goals)


@rule("eu 6.1")
def test_the_western_marker_uses_a_british_air_unit_and_no_french_one(war: War) -> None:
    text = DROP.replace("bare", "bare\nphase operations western") + "markers western paradrop 1\n"
    war.position(f"{text}hold germany 0906\nunit french_air_force_1 0807")
    assert "paradrop" not in war.legal
    war.position(f"{text}hold germany 0906\nunit advanced_air_striking_force 0807")
    assert "paradrop" in war.legal


@rule("eu 6.1", "eu 6.1-4")
def test_on_an_empty_enemy_city_one_to_three_takes_it(war: War) -> None:
    war.position(DROP)
    war.do("paradrop")
    war.dice(3)
    war.do("at 0904")
    assert war.holder("0904") == "germany"
    assert war.will("netherlands") == 0


@rule("eu 6.1")
def test_on_an_empty_enemy_city_four_to_six_does_nothing(war: War) -> None:
    war.position(DROP)
    war.do("paradrop")
    war.dice(4)
    war.do("at 0904")
    assert war.holder("0904") == "netherlands"


@rule("eu 6.1", "eu 6.1-3")
def test_on_an_enemy_unit_there_is_no_die_and_the_marker_stays(war: War) -> None:
    war.position(f"{DROP}unit dutch_field_army 0904")
    war.do("paradrop", "at 0904")
    assert war.state.dropped == 1 << war.hex("0904")
    assert not war.seen("paradrop-die")


@rule("eu 6.1-2")
def test_a_paradrop_needs_an_enemy_city_or_an_enemy_unit(war: War) -> None:
    war.position(f"{DROP}unit dutch_field_army 1004")
    war.do("paradrop")
    # A Dutch hex without city or unit, and one with a unit.
    assert "1103" not in war.may("at")
    assert "1004" in war.may("at")


@rule("eu 6.1-7", "eu 6.1")
def test_a_paradrop_marker_is_used_once(war: War) -> None:
    war.position(f"{DROP}unit dutch_field_army 0904\nunit german_6th_army 1205")
    war.do("paradrop", "at 0904", "done")
    assert war.state.paradrops[0] == 0
    assert war.state.dropped == 0


RISING = f"""{GUARDED}phase operations western
markers western partisans 1 support 0
unit lodz_army 1310
unit german_10th_army 0711
unit german_8th_army 0410
unit luftflotte_4 0811
hold germany 0711, 0811
"""


@rule("eu 6.1", "eu 6.1-6")
def test_partisans_lie_on_an_enemy_ground_or_air_unit_in_a_friendly_country(war: War) -> None:
    war.position(RISING)
    war.do("partisans")
    assert war.may("at") == ["0711", "0811"]


@rule("eu 6.1-6", "eu 6.1-3")
def test_one_marker_of_a_kind_lies_in_a_hex(war: War) -> None:
    war.position(RISING.replace("partisans 1", "partisans 2"))
    war.do("partisans", "at 0711", "partisans")
    assert war.may("at") == ["0811"]
    war.position(f"{DROP}unit dutch_field_army 0904\nmarkers axis paradrop 2")
    war.do("paradrop", "at 0904", "paradrop")
    assert "0904" not in war.may("at")


@rule("eu 6.1-6", "eu 2.d-9")
def test_partisans_rise_in_a_conquered_country_too(war: War) -> None:
    war.position("""options scenario=france_1940
                    bare
                    turn 2
                    phase operations western
                    unit eastern_command eastern_marches
                    unit home_forces 0405
                    country belgium western conquered
                    unit german_6th_army 0906
                    hold germany 0906
                    markers western partisans 1""")
    assert markers.risings(war.state, 1) == 1 << war.hex("0906")


@rule("eu 6.1")
def test_partisans_have_no_effect_on_ships(war: War) -> None:
    war.position(RISING)
    assert "partisans" not in war.state.scenario.tables.modifiers["naval"]
    assert war.state.scenario.tables.modifiers["naval"]["paradrop"] == -2


@rule("eu 6.3-2")
def test_a_unit_that_was_activated_may_stop_and_is_used_up(war: War) -> None:
    war.position(DUEL.replace("0911\nunit lodz", "0811\nunit lodz"))
    war.do("move german_10th_army 0911", "stop")
    assert war.refuses("move german_10th_army 0811").message == "reason-used"


@rule("eu 6.a-4")
def test_who_holds_a_surprise_attack_marker_buys_no_second_one(war: War) -> None:
    war.position("phase mobilization axis\nmarkers axis surprise 1 surprise_box 1")
    assert "buy germany" not in war.legal
    war.position("phase mobilization axis\nmarkers axis surprise 0 surprise_box 1")
    assert "buy germany" in war.legal
