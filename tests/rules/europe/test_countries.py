"""eu 2 Control, national will and conquest."""

import pytest
from tests.conftest import rule
from tests.europe_table import GUARDED, War

from wartable.games.europe import conquest

QUIET = f"{GUARDED}markers western support 0\n"
WEST = """options scenario=france_1940
bare
turn 2
unit eastern_command eastern_marches
unit home_forces 0405
country belgium western active
markers western support 0
"""


@rule("eu 2.b", "eu 2.b-2")
def test_an_enemy_hex_passes_to_the_country_of_the_unit_that_enters(war: War) -> None:
    war.position(f"{QUIET}unit german_10th_army 0611")
    war.do("move german_10th_army 0711")
    assert war.holder("0711") == "germany"


@rule("eu 2.b", "eu 2.b-2")
def test_a_hex_goes_back_to_its_own_country_if_that_is_a_friend(war: War) -> None:
    war.position(f"{WEST}phase operations western\nhold germany 0906\nunit french_1st_army 0907")
    war.do("move french_1st_army 0906")
    assert war.holder("0906") == "belgium"


@rule("eu 2.b-1")
def test_a_friends_hex_does_not_change_hands(war: War) -> None:
    war.position(f"{QUIET}unit german_10th_army 0716")
    war.do("move german_10th_army 0715")
    assert war.holder("0716") == "slovakia"


@rule("eu 2.c", "eu 2.c-1", "eu 2.c-3")
def test_a_city_that_is_lost_costs_its_will_and_gives_it_back_when_regained(war: War) -> None:
    war.position(f"{QUIET}unit german_10th_army 0711\nhold germany 0711\nunit lodz_army 1110")
    war.do("move german_10th_army 0810")
    assert war.will("poland") == 9
    war.position(f"""{QUIET}phase operations western
                     country poland will 9
                     hold germany 0810
                     unit lodz_army 0909
                     unit german_8th_army 0410""")
    war.do("move lodz_army 0810")
    assert war.will("poland") == 10


@rule("eu 2.c-2")
def test_a_city_of_another_country_does_not_count(war: War) -> None:
    war.position(f"{QUIET}phase operations western\nunit lodz_army 0510\nhold poland 0510")
    war.do("move lodz_army 0511")
    assert war.will("germany") == 19
    assert war.will("poland") == 10


@rule("eu 2.c", "eu 2.c-5")
def test_a_ground_unit_that_is_eliminated_costs_its_country_one(war: War) -> None:
    war.position(f"""{QUIET}hold germany 0911
                     unit xvi_panzer_corps 0911
                     unit lodz_army 0910""")
    war.dice(6, 1)
    war.do("attack xvi_panzer_corps 0910")
    assert war.will("poland") == 9


@rule("eu 2.c-4")
def test_an_air_unit_that_is_eliminated_costs_no_will(war: War) -> None:
    war.position(f"{QUIET}unit luftflotte_4 0511\nunit polish_air_force 0709 sorties 6 none")
    war.do("air luftflotte_4")
    war.dice(6, 1)
    war.do("strike polish_air_force")
    assert (war.at("polish_air_force"), war.will("poland")) == ("eliminated", 10)


FALLING = f"""{QUIET}country poland will 0
unit german_10th_army 0711
hold germany 0711
unit lodz_army 1110
unit polish_air_force 1309
unit lublin_army mobilization
"""
"""Lodz is worth one, and Poland has no will left."""


@rule("eu 2.d", "eu 2.d-1", "eu 2.d-6")
def test_a_country_whose_will_is_below_zero_is_conquered_at_once(war: War) -> None:
    war.position(FALLING)
    war.do("move german_10th_army 0810")
    assert war.state.status[war.country("poland")] == 3
    assert war.state.fallen[war.country("poland")] == 1
    units = ("lodz_army", "polish_air_force", "lublin_army")
    assert [war.at(unit) for unit in units] == ["gone"] * 3
    assert war.points("poland") == 0


@rule("eu 2.d", "eu 2.d-2")
def test_its_hexes_pass_to_the_leading_country_of_the_faction(war: War) -> None:
    war.position(
        FALLING.replace("german_10th_army 0711", "bernolak_army 0711") + "country slovakia points 1"
    )
    war.do("move bernolak_army 0810")
    assert war.holder("1009") == "germany"


@rule("eu 2.d-1", "eu 12.1")
def test_the_game_ends_in_the_victory_phase_and_not_before(war: War) -> None:
    war.position(FALLING)
    war.do("move german_10th_army 0810")
    assert not war.match.over
    while not war.match.over:
        war.do(next(w for w in ("done", "pass", "none", "stay", war.legal[0]) if w in war.legal))
    assert war.state.scenario.victory[war.state.over].id == "V1"


@rule("eu 2.d-3")
def test_a_hex_under_another_enemy_of_the_heir_goes_to_that_units_country(war: War) -> None:
    war.position(f"""{WEST}country belgium will 0
                     unit british_expeditionary_force 0906
                     unit german_6th_army 1106
                     hold germany 1106
                     country netherlands western active""")
    war.do("move german_6th_army 1005")
    assert war.state.status[war.country("belgium")] == 3
    assert war.holder("0906") == "united_kingdom"
    assert war.holder("0806") == "germany"


@rule("eu 2.d-5")
def test_aircraft_of_friends_flee_from_hexes_that_pass(war: War) -> None:
    war.position(f"""{WEST}country belgium will 0
                     unit advanced_air_striking_force 0806
                     unit german_6th_army 1106
                     hold germany 1106
                     country netherlands western active""")
    war.do("move german_6th_army 1005")
    while war.ask == "western flee":
        war.do(war.legal[0])
    assert war.holder("0806") == "germany"
    assert war.at("advanced_air_striking_force") != "0806"


@rule("eu P3", "eu P-1")
def test_poland_is_divided_after_a_soviet_declaration_of_war(war: War) -> None:
    war.position(f"options soviets=apart\nturn 2\n{FALLING}war axis western, western soviet\n")
    war.do("move german_10th_army 0810")
    assert war.holder("1314") == "soviet_union"
    assert war.holder("1009") == "germany"


@rule("eu P-2")
def test_without_a_soviet_war_the_conqueror_gets_all(war: War) -> None:
    war.position(f"options soviets=apart\nturn 2\n{FALLING}")
    war.do("move german_10th_army 0810")
    assert war.holder("1314") == "germany"


@rule("eu 2.d-4")
def test_will_lost_by_attrition_makes_the_enemy_with_most_cities_the_conqueror(war: War) -> None:
    war.position(f"""{QUIET}options soviets=apart
                     turn 2
                     phase no_supply western
                     war axis western, western soviet
                     country poland will 0
                     hold soviet_union wilno, brest
                     hold germany poznan
                     unit lodz_army 1110 reduced none""")
    assert war.state.status[war.country("poland")] == 3
    assert war.holder("1009") == "germany"


@rule("eu 2.d-4")
@pytest.mark.parametrize(
    ("axis", "soviet", "conqueror"), [("poznan", "wilno", 0), ("", "", 0), ("", "wilno", 2)]
)
def test_of_two_who_hold_as_many_cities_the_first_faction_is_the_conqueror(
    war: War, axis: str, soviet: str, conqueror: int
) -> None:
    rows = [f"hold germany {axis}"] if axis else []
    rows += [f"hold soviet_union {soviet}"] if soviet else []
    war.position(
        "\n".join(
            [QUIET, "options soviets=apart", "turn 2", "war axis western, western soviet", *rows]
        )
    )
    assert conquest.cause(war.state, war.country("poland"), -1) == conqueror


@rule("eu 2.d-7")
def test_a_country_that_falls_in_a_combat_lets_it_be_finished_first(war: War) -> None:
    war.position(f"""{QUIET}country poland will 0
                     hold germany 0911
                     unit xvi_panzer_corps 0911
                     unit lodz_army 0910""")
    war.dice(6, 1)
    war.do("attack xvi_panzer_corps 0910")
    assert war.ask == "axis advance"
    war.do("advance")
    assert war.state.status[war.country("poland")] == 3


@rule("eu 1-9", "eu 1-10", "eu 2.d-8")
def test_a_conquered_country_loses_no_more_will_for_its_cities(war: War) -> None:
    war.position(FALLING)
    war.do("move german_10th_army 0810")
    assert war.will("poland") == -1


@rule("eu P3", "eu 10.1-6")
def test_poland_is_not_divided_between_enemies(war: War) -> None:
    everybody = "war axis western, western soviet, axis soviet\npolicies\n"
    war.position(f"options soviets=apart\nturn 2\n{FALLING}{everybody}")
    war.do("move german_10th_army 0810")
    assert war.holder("1314") == "germany"


@rule("eu P3", "eu 2.d-3")
def test_an_army_of_another_enemy_keeps_its_hex_when_poland_is_divided(war: War) -> None:
    war.position(
        f"options soviets=apart\nturn 2\n{FALLING}war axis western, western soviet\n"
        "country lithuania western active\nunit lithuanian_army 1314\n"
    )
    war.do("move german_10th_army 0810")
    assert war.holder("1314") == "lithuania"
    assert war.holder("1414") == "soviet_union"
