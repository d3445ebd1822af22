"""eu 9 Factories, production points, transfers and strategic warfare."""

import pytest
from tests.conftest import rule
from tests.europe_table import GUARDED, War

from wartable.games.europe import country_changes, scenario_files
from wartable.games.europe.economy import at_risk, modifiers, on_map, transfers
from wartable.games.europe.game import GAME
from wartable.games.europe.scenario import DATA

FRENCH = DATA.joinpath("france_1940.toml").read_text(encoding="utf-8")
ECONOMY = f"{GUARDED}\nphase economy axis\n"
FRANCE = """options scenario=france_1940
bare
unit eastern_command eastern_marches
unit home_forces london
"""


def combat(war: War, *dice: int, position: str = FRANCE) -> None:
    """The Strategic Warfare Phase of a turn, with these dice of Axis and West."""
    war.position(f"{position}\nphase economy western\n")
    war.until("western give")
    war.dice(*dice)
    war.do("done")


@rule("eu 9.1.1", "eu 9.1.2")
def test_points_are_factories_times_the_multiplier(war: War) -> None:
    # Berlin 2, Breslau, Dresden and Prague 1 each, and 3 extra factories, times 2.
    war.position(ECONOMY)
    assert war.points("germany") == 16


@rule("eu 9.1.2")
def test_a_factory_that_the_enemy_holds_does_not_count(war: War) -> None:
    war.position(f"{ECONOMY}hold poland breslau")
    assert war.points("germany") == 14


@rule("eu 9.1.2")
def test_a_factory_that_a_friend_holds_counts_for_its_own_country(war: War) -> None:
    war.position(f"{ECONOMY}hold slovakia breslau")
    assert war.points("germany") == 16


@rule("eu 9.1.2")
def test_a_factory_in_conquered_land_gives_nothing(war: War) -> None:
    war.position(f"{ECONOMY}hold germany lodz katowice")
    assert war.points("germany") == 16


@rule("eu 9.1.2")
def test_lost_factories_count_against_those_on_the_map_and_never_against_the_extra_ones(
    war: War,
) -> None:
    war.position(f"{ECONOMY}country germany lost 2")
    assert war.points("germany") == 12
    war.position(f"{ECONOMY}country germany lost 50")
    assert war.points("germany") == 6


@rule("eu 9.1", "eu 9.1-1")
def test_points_that_were_not_spent_are_lost(war: War) -> None:
    war.position(f"{ECONOMY}country germany points 99")
    assert war.points("germany") == 16


@rule("eu 9.1.3")
def test_germany_gives_one_point_to_a_friend(war: War) -> None:
    war.position(ECONOMY)
    before = war.points("slovakia")
    war.do("give germany slovakia")
    assert (war.points("germany"), war.points("slovakia")) == (15, before + 1)


@rule("eu 9.1.3", "eu 9.1.3-1")
def test_a_country_receives_one_point_a_turn(war: War) -> None:
    war.position(ECONOMY)
    war.do("give germany slovakia")
    assert "give germany slovakia" not in war.legal
    war.do("done")
    war.until("axis give")
    assert "give germany slovakia" in war.legal


@rule("eu 9.1.3-1")
def test_a_point_that_was_received_is_not_passed_on(war: War) -> None:
    two = f'{FRENCH}\n[tables]\ngivers = ["united_kingdom", "france"]\n'
    belgium = "phase economy western\ncountry belgium western active\n"
    war.position(f"{scenario_files.position(two)}{FRANCE.partition(chr(10))[2]}{belgium}")
    france = war.country("france")
    war.state.points[france] = 0
    war.do("give united_kingdom france")
    assert war.may("give", "france") == []
    war.state.points[france] = 2
    assert "give france belgium" in [GAME.text(war.state, one) for one in transfers(war.state, 1)]


@rule("eu 9.1.3")
def test_a_small_country_gives_nothing(war: War) -> None:
    war.position(f"{FRANCE}\nphase economy western\ncountry belgium western active")
    assert war.may("give", "france") == []
    assert set(war.may("give", "united_kingdom")) == {"france", "belgium"}


@rule("eu 9.2.1")
def test_a_difference_of_two_costs_the_united_kingdom_a_factory(war: War) -> None:
    combat(war, 5, 3)
    assert war.state.lost[war.country("united_kingdom")] == 1


@rule("eu 9.2.1")
def test_equal_dice_change_nothing(war: War) -> None:
    combat(war, 4, 4)
    assert war.state.lost[war.country("united_kingdom")] == 0


@rule("eu 9.2.1")
def test_a_lower_axis_die_wins_a_lost_factory_back(war: War) -> None:
    combat(war, 1, 3, position=f"{FRANCE}\ncountry united_kingdom lost 2")
    assert war.state.lost[war.country("united_kingdom")] == 1


@rule("eu 9.2.1")
def test_lost_factories_never_fall_below_none(war: War) -> None:
    combat(war, 1, 4)
    assert war.state.lost[war.country("united_kingdom")] == 0


@rule("eu 9.2.1", "eu 9.2.1-3")
def test_lost_factories_never_exceed_those_on_the_map(war: War) -> None:
    combat(war, 6, 1, position=f"{FRANCE}\ncountry united_kingdom lost 4")
    assert war.state.lost[war.country("united_kingdom")] == 4


@rule("eu 9.2.1-3")
def test_a_country_that_loses_cities_does_not_win_lost_factories_back_by_it(war: War) -> None:
    combat(war, 5, 3, position=f"{FRANCE}\ncountry united_kingdom lost 4\nhold germany birmingham")
    home = war.country("united_kingdom")
    assert on_map(war.state, home) < war.state.lost[home] == 4


@rule("eu 9.2.1")
def test_an_axis_bombing_marker_in_the_united_kingdom_adds_one(war: War) -> None:
    combat(war, 4, 3, position=f"{FRANCE}\nbombing axis birmingham")
    assert war.state.lost[war.country("united_kingdom")] == 1


@rule("eu 9.2.1")
def test_a_western_bombing_marker_in_germany_helps_the_west(war: War) -> None:
    combat(war, 5, 3, position=f"{FRANCE}\nbombing western ruhr")
    assert war.state.lost[war.country("united_kingdom")] == 0


@rule("eu 9.2.1", "eu 9.2.1-4")
def test_a_bombing_marker_elsewhere_counts_for_nobody(war: War) -> None:
    combat(war, 4, 3, position=f"{FRANCE}\nbombing axis paris")
    assert war.state.lost[war.country("united_kingdom")] == 0


@rule("eu 9.2.1")
def test_all_bombing_markers_come_off_after_the_combats(war: War) -> None:
    combat(war, 4, 4, position=f"{FRANCE}\nbombing axis birmingham")
    assert war.state.bombing == []


@rule("eu 9.2.1")
def test_without_a_marker_on_the_track_there_is_no_strategic_combat(war: War) -> None:
    war.position(f"{ECONOMY}unit german_8th_army 0410")
    war.until("axis act")
    assert war.seen("strategic-combat") == []


@rule("eu 9.2.1", "eu 9.2.1-1")
def test_there_is_no_combat_over_a_conquered_country(war: War) -> None:
    war.position(
        f"{FRANCE}\nphase economy axis\nunit german_6th_army 1205\ncountry united_kingdom conquered"
    )
    war.until("axis act")
    assert war.seen("strategic-combat") == []


@rule("eu 9.2.1-1")
def test_the_soviets_fight_over_their_factories_before_the_west(war: War) -> None:
    war.position(GUARDED)
    for country in ("poland", "soviet_union"):
        country_changes.set_risk(war.state, war.country(country), True)
    assert at_risk(war.state) == [war.country("soviet_union"), war.country("poland")]


@rule("eu 9.1.3")
def test_a_great_power_without_points_gives_nothing(war: War) -> None:
    war.position(
        f"{FRANCE}\nphase economy western\ncountry belgium western active\n"
        "unit home_forces gone\nhold germany london birmingham\ncountry united_kingdom extra 0"
    )
    assert war.may("give", "united_kingdom") == []


def with_recovery(factories: int) -> str:
    """France 1940 by tables that let Germany win back so many factories a month."""
    text = f"{FRENCH}\n[tables]\ngerman_recovery = {factories}\n"
    return scenario_files.position(text) + FRANCE.partition("\n")[2]


@rule("eu K-14")
def test_germany_wins_a_lost_factory_back_in_a_month_without_bombing(war: War) -> None:
    start = with_recovery(1)
    combat(war, 4, 4, position=f"{start}\ncountry germany lost 2")
    assert war.state.lost[war.country("germany")] == 1
    # Stuttgart is the last German hex of its row: the one that follows it is not Germany's.
    for city in ("ruhr", "stuttgart"):
        combat(war, 4, 4, position=f"{start}\ncountry germany lost 2\nbombing western {city}")
        assert war.state.lost[war.country("germany")] == 2
    # What the Axis bombs in England is no bomb on Germany.
    combat(war, 4, 4, position=f"{start}\ncountry germany lost 2\nbombing axis birmingham")
    assert war.state.lost[war.country("germany")] == 1


@rule("eu K-14")
def test_germany_wins_back_no_more_factories_than_it_has_lost(war: War) -> None:
    start = with_recovery(3)
    combat(war, 4, 4, position=f"{start}\ncountry germany lost 2")
    assert war.state.lost[war.country("germany")] == 0


@rule("eu 9.2.1", "eu 9.2.1-4")
@pytest.mark.parametrize(("turn", "added"), [(1, []), (2, [2]), (3, [2]), (4, [])])
def test_what_a_scenario_adds_to_strategic_combat_holds_in_its_turns(
    war: War, turn: int, added: list[int]
) -> None:
    entry = '{ against = "western", turns = [2, 3], axis = 2 }'
    text = FRENCH.replace("rules = [", f"strategic_warfare = [{entry}]\nrules = [", 1)
    start = FRANCE.partition("\n")[2]
    war.position(f"{scenario_files.position(text)}{start}turn {turn}\nphase economy western\n")
    axis, _ = modifiers(war.state, war.country("united_kingdom"))
    assert [modifier.value for modifier in axis] == added
