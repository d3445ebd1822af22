"""What the page learns of a table as it stands: reach, attacks, supply, zones, threats, charts."""

from tests.conftest import rule
from tests.europe_table import GUARDED, War

from wartable.games.europe import scenario_files
from wartable.games.europe.charts import charts
from wartable.games.europe.details import details
from wartable.games.europe.insight import ground, insight
from wartable.games.europe.reading import decode
from wartable.games.europe.scenario import DATA
from wartable.games.europe.scenery import drawn, scenery
from wartable.games.europe.seen import AttackPlan, AttackPlans, MapOverlays, UnitReach
from wartable.games.europe.telling import answer
from wartable.games.europe.turn import PHASES, idle
from wartable.games.europe.view import view

BOTH = "unit xvi_panzer_corps 0612\nunit lodz_army 0710\n"


def reached(war: War, unit: str) -> UnitReach:
    """What a unit can do now."""
    return by_way_of(war, unit)


def by_way_of(war: War, unit: str, *hexes: str) -> UnitReach:
    """What a unit can do now after a way through some hexes."""
    found = insight(war.state, "reach", " ".join((unit, *hexes)))
    assert isinstance(found, UnitReach)
    return found


def ground_of(war: War, faction: str) -> MapOverlays:
    """Supply, zones and threats."""
    found = ground(war.state)
    assert faction in found.factions
    return found


@rule("eu 4.1.1")
def test_every_hex_in_reach_names_what_is_left_and_the_hex_before(war: War) -> None:
    war.position(GUARDED + "unit xvi_panzer_corps 0612\n")
    found = reached(war, "xvi_panzer_corps")
    goals = {words.split()[2] for words in war.legal if words.startswith("move xvi_panzer_corps")}
    assert set(found.steps) == goals
    assert found.points == 10
    assert found.steps["0712"].left == 9
    assert found.steps["0712"].before == "0612"
    for hex_, step in found.steps.items():
        way = [hex_]
        while way[-1] != "0612":
            way.append(found.steps[way[-1]].before)
        assert step.left <= 10 - len(way) + 1


def foreseen(war: War, of: str) -> dict[str, AttackPlan]:
    """What could be done against a hex after a move, by answer."""
    found = insight(war.state, "approach", of)
    assert isinstance(found, AttackPlans)
    return {plan.answer: plan for plan in found.plans}


@rule("eu 5.b")
def test_an_attack_after_a_move_is_foreseen_as_it_is_offered_then(war: War) -> None:
    war.position(GUARDED + BOTH)
    way = "move xvi_panzer_corps 0711"
    before = war.state.copy()
    plans = foreseen(war, f"0710 {way}")
    assert war.state == before
    war.do(way)
    (decision,) = war.state.decisions
    assert set(plans) == {words for words in war.legal if "0710" in words and words[0] == "a"}
    assert plans
    for option in decision.options:
        plan = plans.get(war.game.text(war.state, option))
        if plan is not None:
            told = [(one.args, one.chance) for one in plan.details]
            assert told == [(one.facts, one.chance) for one in details(war.state, decision, option)]


def test_dice_are_not_foreseen(war: War) -> None:
    war.position(GUARDED + "unit xvi_panzer_corps 0711\nunit lodz_army 0710\n")
    assert "attack xvi_panzer_corps 0710" in war.legal
    for words in ("attack xvi_panzer_corps 0710", "move nobody 0711", "", "done"):
        assert insight(war.state, "approach", f"0710 {words}") is None


@rule("eu 5.a")
def test_of_two_hexes_as_good_to_attack_from_the_one_with_supply_is_taken(war: War) -> None:
    war.position(
        GUARDED + "unit xix_panzer_corps 0410\nunit pomorze_army 0604\nunit lodz_army 0710\n"
    )
    found = reached(war, "xix_panzer_corps")
    (attack,) = (one for one in found.attacks if one.target == "0710")
    assert found.steps["0809"].left == found.steps[attack.start].left
    assert (found.steps["0809"].fed, found.steps[attack.start].fed) == (False, True)


@rule("eu 5.a")
def test_a_neighbour_is_attacked_from_where_the_unit_stands(war: War) -> None:
    # From 0811 there would be no river to cross.
    war.position(GUARDED + "unit xvi_panzer_corps 0711\nunit lodz_army 0710\n")
    (attack,) = reached(war, "xvi_panzer_corps").attacks
    (plain,) = (
        one
        for one in war.asked.options
        if war.game.text(war.state, one) == "attack xvi_panzer_corps 0710"
    )
    assert attack.start == "0711"
    assert answer(war.state, war.asked, plain)[1]["percent"] == attack.percent


@rule("eu 4.1.1")
def test_a_way_through_named_hexes_costs_more_and_takes_them(war: War) -> None:
    war.position(GUARDED + "unit xvi_panzer_corps 0612\n")
    straight = reached(war, "xvi_panzer_corps")
    named = by_way_of(war, "xvi_panzer_corps", "0711", "0811")
    assert {"0711", "0811"} <= set(straight.on)
    assert named.way[0] == "0612" and named.way[-1] == "0811" and "0711" in named.way
    # One for the land, one for the river.
    assert named.points == straight.steps["0711"].left - 2
    assert named.steps["0810"].left <= straight.steps["0810"].left
    # As the engine does it: hex by hex, and the land is taken.
    war.do("via xvi_panzer_corps 0711", "via xvi_panzer_corps 0811")
    assert reached(war, "xvi_panzer_corps").steps == named.steps


@rule("eu 4.1.1")
def test_a_way_may_also_be_led_through_land_of_ones_own(war: War) -> None:
    war.position(GUARDED + "unit xvi_panzer_corps 0612\n")
    straight = reached(war, "xvi_panzer_corps")
    led = by_way_of(war, "xvi_panzer_corps", "0611", "0711")
    assert led.way == ["0612", "0611", "0711"]
    assert straight.steps["0711"].before == "0612"
    assert led.points < straight.steps["0711"].left


@rule("eu 4.1.1")
def test_a_way_is_only_named_as_far_as_it_can_be_gone(war: War) -> None:
    war.position(GUARDED + "unit xvi_panzer_corps 0612\n")
    named = by_way_of(war, "xvi_panzer_corps", "0711", "1909", "nowhere")
    assert named.way[-1] == "0711"


@rule("eu 4.c")
def test_whoever_has_stopped_in_an_enemy_zone_is_shown_no_way_on(war: War) -> None:
    war.position(GUARDED + BOTH)
    war.do("move xvi_panzer_corps 0711")
    found = reached(war, "xvi_panzer_corps")
    assert found.steps == {}
    assert [attack.target for attack in found.attacks] == ["0710"]


@rule("eu 4.c")
def test_a_hex_in_an_enemy_zone_is_marked_and_leads_no_further(war: War) -> None:
    war.position(GUARDED + BOTH)
    found = reached(war, "xvi_panzer_corps")
    zones = {hex_ for hex_, step in found.steps.items() if step.zone}
    assert zones
    assert not any(step.before in zones for step in found.steps.values())


@rule("eu 5.b")
def test_an_enemy_in_reach_is_attacked_from_the_hex_with_the_best_chance(war: War) -> None:
    war.position(GUARDED + BOTH)
    (attack,) = reached(war, "xvi_panzer_corps").attacks
    assert attack.target == "0710"
    war.do(f"move xvi_panzer_corps {attack.start}")
    assert f"attack xvi_panzer_corps {attack.target}" in war.legal


@rule("eu 7.3")
def test_a_hex_too_far_from_any_source_is_marked_as_hungry(war: War) -> None:
    war.position(GUARDED + "unit xvi_panzer_corps 0612\n")
    steps = reached(war, "xvi_panzer_corps").steps
    assert steps["0712"].fed
    war.position(GUARDED + "unit xvi_panzer_corps 1312\n")
    assert not reached(war, "xvi_panzer_corps").steps["1412"].fed


@rule("eu 7.b")
def test_sources_and_lines_belong_to_who_holds_them(war: War) -> None:
    war.position(GUARDED + "unit warsaw_army 1009\n")
    net = ground_of(war, "western").factions["western"]
    assert "1009" in net.sources
    assert "1314" in net.limited
    assert "1009" in net.fed
    assert all(one in net.fed and other in net.fed for one, other in net.lines)


@rule("eu 7.d")
def test_a_unit_in_no_supply_has_no_zone_on_the_map(war: War) -> None:
    war.position(GUARDED + "unit lodz_army 0710\n")
    assert len(ground_of(war, "western").factions["western"].zones) == 6
    war.position(GUARDED + "unit lodz_army 0710 none\n")
    assert ground_of(war, "western").factions["western"].zones == []


@rule("eu 5.a")
def test_a_unit_is_in_danger_from_every_enemy_that_can_come_next_to_it(war: War) -> None:
    war.position(
        GUARDED + "unit xvi_panzer_corps 0612\nunit lodz_army 0710\nunit lublin_army 1511\n"
    )
    net = ground_of(war, "western").factions["western"]
    assert net.threatened == {"lodz_army": ["xvi_panzer_corps"]}


def test_nothing_is_said_of_a_unit_off_the_map_or_of_an_unknown_topic(war: War) -> None:
    war.position(GUARDED)
    assert insight(war.state, "reach", "german_1st_army") is None
    assert insight(war.state, "reach", "nobody") is None
    assert insight(war.state, "luck", "") is None


@rule("eu 1.2")
def test_the_charts_have_the_phases_that_the_engine_plays(war: War) -> None:
    found = charts()
    assert [phase.id for phase in found.phases] == [phase.id for phase in PHASES]
    assert [not phase.each for phase in found.phases] == [phase.joint for phase in PHASES]
    cited = {number for phase in found.phases for step in phase.steps for number in step.rules}
    assert cited <= set(found.rules)


@rule("eu 1.2")
def test_a_view_names_the_phases_that_will_be_passed_over(war: War) -> None:
    war.position(GUARDED + "unit lodz_army 0710\n")
    assert "upgrade" in view(war.state, 0)["idle"]
    assert "no_supply" in view(war.state, 0)["idle"]
    war.position(GUARDED + "unit lodz_army 0710 none\n")
    assert "no_supply" not in view(war.state, 0)["idle"]


@rule("eu 1.2")
def test_a_phase_that_is_being_played_is_not_passed_over(war: War) -> None:
    war.new()
    now = next(number for number in range(13) if idle(war.state, number))
    war.state.phase = now
    assert PHASES[now].id not in view(war.state, 0)["idle"]


def test_the_scenery_says_where_weather_seas_and_sources_are(war: War) -> None:
    war.position(GUARDED)
    found = scenery(war.state)
    assert "1009" in found.climates["temperate"]
    assert "0101" in found.seas["baltic"]
    assert found.cities["1009"].source == "unlimited"
    assert found.cities["1314"].source == "limited"


@rule("eu 5.e")
def test_the_dice_of_the_charts_give_the_results_of_the_engine(war: War) -> None:
    war.position(GUARDED)
    tables, told = war.state.scenario.tables, charts()
    for difference in range(-12, 13):
        band = 1 + sum(difference >= least for least in told.bands)
        assert band == tables.band(difference)
    for kind in ("mobile", "assault"):
        assert [row[0] for row in told.results[kind]] == [row[0] for row in tables.results[kind]]


def test_land_that_somebody_else_holds_at_the_start_is_told(war: War) -> None:
    text = scenario_files.source("poland_1939")
    control = '\n[control]\nregions = { slovakia = "germany" }\nhexes = { "0703" = "germany" }\n'
    file, numbers = decode(text + control, "poland")
    held = drawn(file, numbers).held
    assert held.keys() == {"germany"}
    assert {"0703", "0716"} <= set(held["germany"])
    war.position(GUARDED)
    assert scenery(war.state).held == {}


@rule("eu 10.3.1")
def test_units_that_must_stay_for_national_defense_are_named_while_they_just_suffice(
    war: War,
) -> None:
    war.position("phase strategic_movement axis\n")
    assert view(war.state, 0)["guards"] == ["german_1st_army", "german_5th_army"]
    # With one more than it needs, any of them may go.
    war.position("phase strategic_movement axis\nunit german_8th_army west_wall\n")
    assert view(war.state, 0)["guards"] == []


@rule("eu 12.1")
def test_the_page_knows_how_each_scenario_is_won(war: War) -> None:
    war.position("phase operations axis\n")
    first, second, draw, last, joint = scenery(war.state).goals
    assert [first.until, second.until, draw.until, last.until] == [1, 2, 3, 3]
    assert first.conquered == second.conquered == draw.conquered == ["poland"]
    assert (first.level, first.winner, draw.winner) == ("decisive", "axis", None)
    assert (last.winner, last.conquered, last.cities) == ("western", [], [])
    assert joint.joint and joint.count == 3 and "lwow" in joint.cities
    assert not any(goal.more for goal in scenery(war.state).goals)


@rule("eu 10.1-8")
def test_the_map_knows_where_the_units_of_neutral_countries_will_stand(war: War) -> None:
    war.position("")
    homes = scenery(war.state).homes
    assert homes == {
        "lithuanian_army": "1403",
        "hungarian_army": "1117",
        "romanian_3rd_army": "1617",
    }
    war.position("phase declaration_of_war axis\n")
    war.do("war lithuania")
    assert view(war.state, 0)["units"]["lithuanian_army"]["at"] == homes["lithuanian_army"]


@rule("eu 5.a", "eu K-12")
def test_a_garrison_is_no_danger(war: War) -> None:
    text = DATA.joinpath("poland_1939.toml").read_text(encoding="utf-8")
    fixed = text.replace(
        '{ id = "xvi_panzer_corps",', '{ id = "xvi_panzer_corps", garrison = true,'
    )
    start = f"{scenario_files.position(fixed)}\n{GUARDED}"
    war.position(f"{start}unit xvi_panzer_corps 0612\nunit lodz_army 0710\n")
    assert ground_of(war, "western").factions["western"].threatened == {}
