"""eu 10 and eu 13 Declarations of war, diplomacy, policies, and what scenarios add."""

import pytest
from tests.conftest import rule
from tests.europe_table import GUARDED, War

from wartable.games.europe import politics, scenario_files
from wartable.games.europe.scenario import DATA
from wartable.games.europe.state import APPEASEMENT, PACT

DECLARE = "phase declaration_of_war axis\n"
POLAND = DATA.joinpath("poland_1939.toml").read_text(encoding="utf-8")


@rule("eu 10.1", "eu 13.1", "eu 10.1-8")
def test_a_neutral_country_on_which_war_is_declared_joins_an_enemy_with_its_units(war: War) -> None:
    war.position(DECLARE)
    war.do("war lithuania")
    assert war.state.side[war.country("lithuania")] == 1
    assert war.at("lithuanian_army") == "1403"


@rule("eu 10.1", "eu 9.1-2")
def test_a_country_activated_in_declaration_of_war_has_points_in_this_turn(war: War) -> None:
    war.position(DECLARE)
    war.do("war lithuania", "done")
    war.until("axis act")
    produced = [event.args[0] for event in war.seen("production")]
    assert war.country("lithuania") in produced


@rule("eu 10.1")
def test_war_is_declared_on_any_number_of_neutral_countries(war: War) -> None:
    war.position(DECLARE)
    war.do("war lithuania", "war hungary", "war romania", "done")
    assert [war.state.side[war.country(c)] for c in ("lithuania", "hungary", "romania")] == [1] * 3


@rule("eu 2.a-2")
def test_a_neutral_army_is_not_on_the_map_before(war: War) -> None:
    war.position(DECLARE)
    assert war.at("lithuanian_army") == "unplaced"


@rule("eu 10.1-1", "eu 10.1-2")
def test_war_is_not_declared_where_the_country_would_join_nobody(war: War) -> None:
    war.position(f"options scenario=france_1940\nturn 2\n{DECLARE}")
    assert war.refuses("war italy").message == "reason-war-joins-nobody"
    assert war.refuses("war switzerland").message == "reason-war-closed"
    assert war.refuses("war france").message == "reason-war-active"


@rule("eu 10.1-3")
def test_the_declarer_is_at_war_with_the_faction_that_is_joined(war: War) -> None:
    war.position("options soviets=apart\nturn 2\nphase declaration_of_war soviet")
    war.do("war lithuania")
    assert war.state.war[2] == 2


@rule("eu 10.1-4")
def test_a_soviet_declaration_may_not_break_the_pact(war: War) -> None:
    war.position("options soviets=apart\nturn 2\nphase declaration_of_war soviet")
    assert war.refuses("war hungary").message == "reason-war-pact"


@rule("eu 10.1-5", "eu P1")
def test_in_the_first_turn_the_soviets_wait(war: War) -> None:
    war.position("options soviets=apart\nphase declaration_of_war axis")
    assert politics.waits(war.state, 2)
    asked = set()
    while war.state.turn == 1:
        asked.add((war.phase, war.ask.split()[0]))
        war.do(next(w for w in ("done", "pass", "none", war.legal[0]) if w in war.legal))
    assert ("declaration_of_war", "soviet") not in asked
    assert ("operations", "soviet") not in asked


@rule("eu P1", "eu 10.1-7")
def test_from_the_second_turn_they_may_declare_war_on_poland_and_the_pact_stays(war: War) -> None:
    war.position("options soviets=apart\nturn 2\nphase declaration_of_war soviet")
    war.do("war poland")
    assert war.state.war[2] == 2
    assert war.state.policies & PACT


@rule("eu P2", "eu 2.a", "eu 2.a-1")
def test_under_the_pact_axis_and_soviet_units_are_closed_to_each_other(war: War) -> None:
    war.position(f"""options soviets=apart
                     turn 2
                     {GUARDED}
                     war axis western, western soviet
                     unit german_10th_army 1609
                     unit soviet_4th_army 1709
                     hold germany 1609
                     hold soviet_union 1709""")
    assert war.refuses("attack german_10th_army 1709").message == "reason-no-enemy"
    assert war.refuses("move german_10th_army 1709").message == "reason-not-at-war"


@rule("eu 10.1", "eu 10.1-6", "eu 10.3")
def test_the_axis_may_break_the_pact_if_somebody_else_plays_the_soviets(war: War) -> None:
    war.position(f"options soviets=apart\n{DECLARE}")
    war.do("war_on soviet")
    assert war.state.war[0] == 2 | 4
    assert not war.state.policies & PACT
    war.position(DECLARE)
    assert "war_on soviet" not in war.legal


@rule("eu 10.1-4", "eu 13.1")
def test_an_axis_declaration_may_break_the_pact_through_a_country_that_joins_the_soviets(
    war: War,
) -> None:
    joins = 'joins = { axis = "western", soviet = "axis", western = "axis" }'
    text = POLAND.replace(joins, joins.replace('axis = "western"', 'axis = "soviet"'))
    war.position(f"{scenario_files.position(text)}\noptions soviets=apart\n{DECLARE}")
    war.do("war hungary")
    assert war.state.side[war.country("hungary")] == 2
    assert war.state.war[0] == 2 | 4
    assert not war.state.policies & PACT


@rule("eu 10.1", "eu 10.3")
def test_the_axis_may_declare_war_on_the_west_under_appeasement(war: War) -> None:
    war.position(f"{DECLARE}war\npolicies appeasement, nazi_soviet_pact")
    war.do("war_on western")
    assert war.state.war[0] == 2
    assert not war.state.policies & APPEASEMENT


@rule("eu 10.2", "eu 10.3-1")
def test_diplomacy_is_skipped_without_one_of_three_policies(war: War) -> None:
    war.position("phase mobilization soviet\noptions soviets=apart\npolicies")
    war.until("axis declare")
    assert "diplomacy" not in {war.phase}
    assert [event for event in war.seen("nothing-to-do") if event.args[0] == 9]


@pytest.mark.parametrize("policy", ["appeasement", "nazi_soviet_pact", "treaty_of_moscow"])
@rule("eu 10.2")
def test_each_of_the_three_opens_it(war: War, policy: str) -> None:
    war.position(f"phase diplomacy axis\npolicies {policy}")
    assert war.ask == "axis diplomacy"


@rule("eu 10.2", "eu 10.2-1", "eu 10.2-7")
def test_a_faction_spends_five_points_of_one_country_once(war: War) -> None:
    war.position("phase diplomacy axis\ncountry germany points 11\ncup no_event 1")
    war.do("draw germany")
    assert war.points("germany") == 6
    assert war.ask != "axis diplomacy"


@rule("eu 10.2", "eu 10.2-3")
def test_stocking_puts_a_marker_and_a_no_event_in_the_cup(war: War) -> None:
    war.position("phase diplomacy axis\ncup no_event 2\nbox political_success 1 no_event 1")
    war.do("stock political_success germany")
    assert war.state.cup == [3, 1, 0]
    assert war.state.box == [0, 0, 0]


@rule("eu 10.2-2")
def test_an_empty_cup_is_not_drawn_from_and_an_empty_box_not_stocked_from(war: War) -> None:
    war.position("phase diplomacy axis\ncup\nbox no_event 1")
    assert war.legal == ["pass", "stock no_event germany"]


@rule("eu 10.2.1", "eu 10.2-4")
def test_success_places_a_pro_marker(war: War) -> None:
    war.position("phase diplomacy axis\ncup political_success 1")
    war.do("draw germany", "win lithuania")
    assert war.state.attitude[war.country("lithuania")] == 0
    assert war.state.cup == [0, 1, 0]


@rule("eu 10.2.1", "eu 10.2-4", "eu 10.2-6", "eu 10.2-8")
def test_success_on_a_country_with_the_own_marker_brings_it_in_and_spends_the_draw(
    war: War,
) -> None:
    war.position("phase diplomacy axis\ncup political_success 1")
    war.do("draw germany", "win hungary")
    hungary = war.country("hungary")
    assert (war.state.side[hungary], war.state.attitude[hungary]) == (0, -1)
    assert war.at("hungarian_army") == "1117"
    assert war.points("hungary") == 0
    assert war.state.cup == [0, 0, 0]


@rule("eu 10.2.1", "eu 10.2-4")
def test_success_on_a_country_with_anothers_marker_takes_that_off(war: War) -> None:
    war.position("phase diplomacy axis\ncup political_success 1")
    war.do("draw germany", "win romania")
    assert war.state.attitude[war.country("romania")] == -1


@rule("eu 10.2.1", "eu 10.2-5")
def test_failure_lets_the_next_faction_do_the_same(war: War) -> None:
    war.position("phase diplomacy axis\ncup political_failure 1")
    war.do("draw germany")
    assert war.ask == "western win"


@rule("eu 10.3", "eu K-5")
@pytest.mark.parametrize(("die", "stays"), [(5, False), (4, True)])
def test_a_policy_that_is_looked_at_again_ends_by_a_die(war: War, die: int, stays: bool) -> None:
    text = POLAND.replace(
        "countries = [",
        'reevaluation = [{ policy = "nazi_soviet_pact", '
        "steps = [{ turn = 1, ends_on = [5, 6] }] }]\ncountries = [",
        1,
    )
    start = "phase mobilization western\ncountry soviet_union points 0"
    war.position(f"{scenario_files.position(text)}\n{start}")
    war.dice(die)
    war.do("done")
    assert bool(war.state.policies & PACT) == stays


# What the scenario of France adds

WEST = "options scenario=france_1940\n"


@rule("eu F1", "eu F-1")
def test_on_turn_one_the_axis_is_at_war_with_the_low_countries_by_itself(war: War) -> None:
    war.new("scenario=france_1940")
    sides = [war.state.side[war.country(c)] for c in ("belgium", "netherlands", "luxembourg")]
    assert sides == [1, 1, 1]


@rule("eu F1", "eu F-1")
def test_the_axis_is_not_done_before_it_has_gone_west(war: War) -> None:
    war.new("scenario=france_1940")
    war.until("axis act")
    assert "done" not in war.legal
    war.do("move german_18th_army 1103", "stop")
    assert "done" in war.legal


@rule("eu F2", "eu 2.e", "eu 2.e-1")
def test_nobody_enters_switzerland(war: War) -> None:
    war.position(f"""{WEST}bare
                     turn 2
                     unit eastern_command eastern_marches
                     unit home_forces 0405
                     unit german_7th_army 1412""")
    assert war.refuses("move german_7th_army 1513").message == "reason-closed"


@rule("eu F4", "eu 5.j-2")
def test_western_ground_support_is_spent_only_for_belgian_or_dutch_defenders(war: War) -> None:
    text = f"""{WEST}bare
               turn 2
               unit eastern_command eastern_marches
               unit home_forces 0405
               country belgium western active
               unit german_6th_army 1106
               hold germany 1106
               markers western support 1
               """
    war.position(f"{text}unit belgian_army 1006")
    war.do("attack german_6th_army 1006")
    assert war.legal == ["none", "reply marker"]
    war.position(f"{text}unit french_1st_army 1006")
    war.do("attack german_6th_army 1006")
    assert war.ask != "western reply"


@rule("eu F-2")
def test_belgium_acts_only_with_a_point_that_it_is_given(war: War) -> None:
    war.new("scenario=france_1940")
    war.until("western give")
    assert war.points("belgium") == 0
    war.do("give united_kingdom belgium")
    assert war.points("belgium") == 1


@rule("eu 10.2-5")
@pytest.mark.parametrize(
    ("faction", "allies", "next_one"),
    [(0, (), 1), (1, (), 2), (2, (), 0), (1, (1, 2), 0), (2, (1, 2), 0), (0, (1, 2), 1)],
)
def test_a_failure_is_for_the_next_faction_that_is_no_ally(
    war: War, faction: int, allies: tuple[int, ...], next_one: int
) -> None:
    war.position("options soviets=apart\nturn 2")
    war.state.allies = [
        sum(1 << o for o in allies if o != f) if f in allies else 0 for f in range(3)
    ]
    assert politics.next_faction(war.state, faction) == next_one
