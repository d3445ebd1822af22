"""Choices that are easily forgotten: second interceptors, the way at sea, equal hexes, waiting."""

import pytest
from tests.conftest import rule
from tests.europe_table import GUARDED, War
from tests.rules.europe.test_own_rules import AXIS, GIFT, POLAND, with_events
from tests.rules.europe.test_ships import SEA, TEXT

from wartable.core.decision import BadInput
from wartable.core.game import offers
from wartable.core.speaking import details
from wartable.games.europe import scenario_files
from wartable.games.europe.game import GAME

THREE = """options soviets=apart
bare
country poland will 10
unit german_1st_army west_wall
unit german_5th_army west_wall
war axis western, axis soviet
policies
markers western support 0
"""


@rule("eu 6.2-5")
def test_when_one_enemy_faction_does_not_intercept_a_strike_the_next_is_asked(war: War) -> None:
    war.position(
        f"""{THREE}unit luftflotte_4 0909
        hold germany 0909
        unit polish_air_force 1009
        unit soviet_air_force_west 1010
        hold soviet_union 1010
        unit soviet_3rd_army 1010"""
    )
    war.do("air luftflotte_4", "strike polish_air_force")
    assert (war.ask, war.legal) == ("soviet intercept", ["none", "intercept soviet_air_force_west"])
    war.position(
        f"""{THREE}unit luftflotte_4 0909
        hold germany 0909
        unit polish_air_force 1009
        unit lodz_army 1110
        unit soviet_air_force_west 1010
        hold soviet_union 1010"""
    )
    war.do("air luftflotte_4", "strike soviet_air_force_west", "western: none")
    assert war.seen("air-combat")


FLEETS = scenario_files.position(
    TEXT.replace(
        "[factions.western]", "[factions.soviet]\nstrategic_moves = 0\n\n[factions.western]"
    )
    .replace(
        'status = "neutral", will = 4, attitude = "axis", joins = { western = "axis" }',
        'status = "active", faction = "soviet", will = 4',
    )
    .replace('targets = ["italy"]', "targets = []")
    .replace(
        '{ id = "luftflotte_2", country = "germany", type = "air", at = "1305" }',
        '{ id = "high_seas_fleet", country = "germany", type = "warship", at = "mobilization" },\n'
        '    { id = "red_fleet", country = "italy", type = "warship", at = "mobilization" },\n'
        '    { id = "luftflotte_2", country = "germany", type = "air", at = "1305" }',
    )
)


@rule("eu 6.4-3")
def test_when_one_enemy_faction_does_not_intercept_a_ship_the_next_is_asked(war: War) -> None:
    war.position(
        f"""{FLEETS}
        bare
        turn 2
        phase operations axis
        war axis western, axis soviet
        unit eastern_command eastern_marches
        unit home_forces birmingham
        hold germany amsterdam, rotterdam
        hold italy harwich
        unit high_seas_fleet amsterdam
        unit home_fleet london
        unit red_fleet harwich
        """
    )
    war.do("ship high_seas_fleet", "rebase rotterdam", "western: none")
    assert (war.ask, war.legal) == ("soviet waylay", ["none", "intercept red_fleet"])
    war.do("none")
    assert war.at("high_seas_fleet") == "0904"


@rule("eu 6.4-2")
def test_a_ship_names_its_way_where_that_changes_who_may_meet_it(war: War) -> None:
    start = f"{SEA}hold germany nantes\nunit high_seas_fleet nantes\nunit home_fleet dover\n"
    war.position(start)
    war.do("ship home_fleet", "rebase dunkirk")
    assert war.legal == ["route channel", "route north_sea"]
    war.do("route north_sea")
    assert war.at("home_fleet") == "0606"
    war.position(start)
    war.do("ship home_fleet", "rebase dunkirk", "route channel")
    assert war.ask == "axis waylay"


@rule("eu 6.4-2")
def test_a_ship_that_nobody_can_meet_is_not_asked_for_its_way(war: War) -> None:
    war.position(f"{SEA}unit home_fleet dover")
    war.do("ship home_fleet", "rebase dunkirk")
    assert war.at("home_fleet") == "0606"


@rule("eu 6.3-2")
def test_a_ground_unit_may_be_activated_to_do_nothing(war: War) -> None:
    war.position("country germany points 1")
    war.do("halt german_8th_army")
    assert war.points("germany") == 0
    assert war.refuses("move german_8th_army 0409").message == "reason-used"


AMERICANS = scenario_files.position(
    TEXT.replace(
        "countries = [",
        """countries = [
    { id = "united_states", status = "active", faction = "western", will = 9, multiplier = 1,"""
        """ zone = "america" },""",
        1,
    )
    .replace(
        "off_map_zones = [",
        'off_map_zones = [\n    { id = "america", country = "united_states", joins = ["london"] },',
        1,
    )
    .replace(
        '{ id = "luftflotte_2", country = "germany", type = "air", at = "1305" }',
        '{ id = "eighth_air_force", country = "united_states", type = "air", at = "america" },\n'
        '    { id = "luftflotte_2", country = "germany", type = "air", at = "1305" }',
    )
)


@rule("eu 6.1-4")
def test_the_west_chooses_whose_city_it_is_when_both_nations_are_near_enough(war: War) -> None:
    start = f"""{AMERICANS}
        bare
        turn 2
        phase operations western
        unit eastern_command eastern_marches
        unit home_forces london
        markers western paradrop 1 support 0
        unit fighter_command 1108
        unit eighth_air_force 1109
        hold united_kingdom 1108, 1109
        """
    war.position(start)
    war.do("paradrop")
    war.dice(1)
    war.do("at cologne")
    assert (war.ask, war.legal) == (
        "western claim",
        ["claim united_states", "claim united_kingdom"],
    )
    war.do("claim united_states")
    assert war.holder("cologne") == "united_states"
    war.position(start + "unit eighth_air_force 0203\n")
    war.do("paradrop")
    war.dice(1)
    war.do("at cologne")
    assert war.holder("cologne") == "united_kingdom"


LANDERS = scenario_files.position(
    TEXT.replace(
        '{ id = "luftflotte_2", country = "germany", type = "air", at = "1305" }',
        '{ id = "sea_lion", country = "germany", type = "convoy", at = "mobilization" },\n'
        '    { id = "luftflotte_2", country = "germany", type = "air", at = "1305" }',
    )
)


@rule("eu F-1")
def test_a_landing_counts_where_the_axis_must_go(war: War) -> None:
    war.position(
        f"""{LANDERS}
        bare
        turn 1
        phase operations axis
        unit eastern_command eastern_marches
        unit home_forces birmingham
        hold germany amsterdam
        unit sea_lion amsterdam
        unit german_18th_army amsterdam
        markers axis surprise 0 paradrop 0
        """
    )
    assert "done" not in war.legal
    war.do("invade german_18th_army", "at harwich")
    assert war.at("german_18th_army") == "0504"
    assert "done" in war.legal or war.ask != "axis act"


@rule("eu 9.2.1")
def test_a_file_with_factories_at_risk_needs_an_axis_power_whose_factories_are_too() -> None:
    text = TEXT.replace('factories_at_risk = ["united_kingdom"]', "")
    assert text != TEXT
    nobody = TEXT + '\n[tables]\nheirs = ["united_kingdom"]\n'
    with pytest.raises(BadInput) as caught:
        GAME.position(scenario_files.position(nobody), 1)
    assert caught.value.expected == "axis-heir"


@rule("eu 7.2", "eu 7.5.2")
def test_a_faction_without_an_action_left_is_asked_about_supply_if_it_wishes(war: War) -> None:
    start = f"{GUARDED}unit lodz_army warsaw\ncountry poland points 0\nunit german_8th_army 0410\n"
    war.position(start)
    seat = GAME.seats(war.state).index("western")
    war.until("axis act")
    war.do("done")
    assert war.state.faction != 1
    war.position(start)
    war.match.say(seat, "watch")
    war.do("axis: done")
    assert war.ask == "western supply"
    war.do("withhold lodz_army", "done")
    assert war.supply("lodz_army") == "low"


@rule("eu 7.2")
def test_the_wish_to_be_asked_is_offered_until_the_check(war: War) -> None:
    war.position(f"{GUARDED}phase strategic_movement western\nunit lodz_army warsaw")
    seat = GAME.seats(war.state).index("western")
    wish = offers(GAME, war.state, seat)
    assert [GAME.text(war.state, option) for option in wish] == ["watch"]
    war.match.say(seat, "watch")
    assert not offers(GAME, war.state, seat)


@rule("eu K-2")
def test_an_event_that_an_action_brings_about_comes_before_the_next_action(war: War) -> None:
    event = (
        '{ id = "gift", check = "immediately", '
        f'when = {{ controls = {{ faction = "axis", cities = ["lodz"] }} }}, {GIFT} }}'
    )
    war.position(
        with_events(POLAND, event)
        + f"{GUARDED}unit german_8th_army 0910\nhold germany 0910\nunit german_10th_army 0410\n"
    )
    assert war.state.happened == [0]
    war.do("move german_8th_army lodz")
    assert war.state.happened == [1]
    assert war.ask == "axis act"


@rule("eu K-2")
def test_an_event_may_call_up_one_that_stands_before_it(war: War) -> None:
    later = f'{{ id = "later", check = "immediately", when = {{ event = "first" }}, {GIFT} }}'
    first = f'{{ id = "first", check = "immediately", {GIFT} }}'
    war.position(with_events(POLAND, later, first) + AXIS)
    assert war.state.happened == [1, 1]


@rule("eu K-6")
def test_the_owner_chooses_among_hexes_as_near_as_each_other(war: War) -> None:
    give = 'do = [{ effect = "give_region", region = "slovakia", to = "hungary" }]'
    event = f'{{ id = "award", check = "declaration_of_war", {give} }}'
    war.position(with_events(POLAND, event) + AXIS + "unit german_10th_army 0616\n")
    assert war.ask == "axis leave"
    place = war.legal[-1].split()[-1]
    war.do(war.legal[-1])
    assert war.at("german_10th_army") == place
    assert war.holder(place) == "germany"


@rule("eu 4.1.2")
def test_a_strategic_movement_phase_in_which_nobody_moves_has_a_line_in_the_log(
    war: War,
) -> None:
    war.position(
        f"{GUARDED}phase economy axis\nmarkers axis strategic 0\nmarkers western strategic 0\n"
        "unit german_8th_army 0410"
    )
    war.until("axis act")
    assert war.seen("nobody-travelled")


@rule("eu 5.c")
def test_the_chances_of_an_assault_count_those_who_can_support_it(war: War) -> None:
    war.position(
        f"""{GUARDED}unit german_10th_army 0909
        unit german_8th_army 1010
        hold germany 0909, 1010
        unit lodz_army 0910"""
    )
    rows = details(GAME, war.state, war.asked.seat, "assault german_10th_army 0910")
    added = {row.facts["modifier"]: row.facts["value"] for row in rows if row.message == "attacker"}
    assert added["assault_support"] == "+1"
    paid = [row.facts["unit"] for row in rows if row.message == "activation"]
    assert sorted(paid) == ["german_10th_army", "german_8th_army"]
