"""Rules that only a large scenario needs: bonuses by date, winter, ferries, and what events do."""

import pytest
from tests.conftest import rule
from tests.europe_table import GUARDED, War
from tests.rules.europe.test_own_rules import AXIS, BARE, FRANCE, POLAND, with_events, with_rule

from wartable.core.decision import BadInput
from wartable.games.europe import air, odds, scenario_files
from wartable.games.europe.game import GAME

FIRST = 'check = "declaration_of_war"'


def after(effect: str, more: str = "") -> str:
    """A position of Poland 1939 in which an effect has just been carried out."""
    event = f'{{ id = "change", {FIRST}, do = [{effect}] }}'
    return with_events(POLAND, event) + AXIS + more


def tables(text: str, lines: str) -> str:
    """The start of a scenario with some numbers of its own."""
    return scenario_files.position(f"{text}\n[tables]\n{lines}\n")


@rule("eu K-8")
def test_a_bonus_ends_with_the_turn_that_its_steps_name(war: War) -> None:
    steps = "steps = [[1, 1], [2, 0]]"
    own = f'bonuses = [{{ id = "ace", country = "germany", combat = ["air"], {steps} }}]'
    for turn, value in ((1, 1), (2, 0)):
        war.position(f"{tables(POLAND, own)}{GUARDED}turn {turn}\nunit luftflotte_4 0511")
        found = odds.in_the_air(war.state, war.unit("luftflotte_4"), war.hex("0511"), False)
        assert odds.total(found) == value


@rule("eu K-9")
def test_a_malus_holds_for_some_turns_after_an_event(war: War) -> None:
    own = (
        'bonuses = [{ id = "unready", country = "germany", combat = ["attack"], steps = [[1, -1]], '
        'when = { since = { event = "gift", at_most = 0 } } }]'
    )
    event = f'events = [{{ id = "gift", {FIRST}, do = [] }}]\nrules = ['
    text = POLAND.replace("rules = [", event, 1)
    war.position(f"{tables(text, own)}{AXIS}unit lodz_army 0510\n")
    bonus = odds.bonuses(war.state, war.unit("german_8th_army"), "attack", war.hex("0510"))
    assert odds.total(bonus) == -1
    war.state.turn = 2
    bonus = odds.bonuses(war.state, war.unit("german_8th_army"), "attack", war.hex("0510"))
    assert odds.total(bonus) == 0


@rule("eu K-10")
def test_in_a_hard_winter_mobile_units_cost_more_in_the_cold(war: War) -> None:
    line = (
        '{ rule = "dearer_activation", id = "X1", country = "germany", troops = "mobile", '
        'weather = "cold", add = 1 }'
    )
    units = "unit xix_panzer_corps 0405\nunit xvi_panzer_corps 0612\ncountry germany points 3\n"
    war.position(f"{with_rule(POLAND, line)}{GUARDED}{units}")
    war.do("halt xix_panzer_corps")
    assert war.points("germany") == 0
    war.position(f"{with_rule(POLAND, line)}{GUARDED}{units}")
    war.do("halt xvi_panzer_corps")
    assert war.points("germany") == 1
    poor = units.replace("points 3", "points 2")
    war.position(f"{with_rule(POLAND, line)}{GUARDED}{poor}")
    assert war.refuses("halt xix_panzer_corps").message == "reason-no-points"


FERRY = scenario_files.position(FRANCE.replace("barriers = [", "ferries = [", 1))
CALAIS = f"{FERRY}{BARE}turn 2\nphase operations western\nmarkers western support 0\n"


@rule("eu K-11")
def test_a_ferry_takes_a_unit_across_for_all_its_points(war: War) -> None:
    war.position(f"{CALAIS}unit british_expeditionary_force dover")
    war.do("move british_expeditionary_force dunkirk")
    assert war.at("british_expeditionary_force") == "0606"
    assert war.ask != "western active"
    war.position(
        f"{BARE}options scenario=france_1940\nphase operations western\nturn 2\n"
        "unit british_expeditionary_force dover"
    )
    assert war.refuses("move british_expeditionary_force dunkirk").rule == "eu 4.a"


@rule("eu K-11")
def test_no_zone_and_no_attack_reach_across_a_ferry(war: War) -> None:
    war.position(
        f"{CALAIS}unit british_expeditionary_force dover\nhold germany dunkirk\n"
        "unit german_6th_army dunkirk"
    )
    assert not war.may("attack", "british_expeditionary_force")
    assert "0606" not in war.may("move", "british_expeditionary_force")


@rule("eu K-11")
def test_supply_crosses_a_ferry(war: War) -> None:
    board = GAME.position(CALAIS, 1).scenario.board
    dover, dunkirk = board.number["dover"], board.number["dunkirk"]
    assert board.cross(1 << dover) == 1 << dunkirk
    assert board.cross(1 << dunkirk) == 1 << dover


@rule("eu K-13")
def test_a_variable_counter_with_a_condition_rolls_when_it_first_holds(war: War) -> None:
    text = POLAND.replace(
        'unit = "luftwaffe_reserve", place = { country = "germany" }, variable = true',
        'unit = "luftwaffe_reserve", place = { city = "berlin" }, variable = true, '
        "when = { turn = { min = 3 } }",
    )
    assert text != POLAND
    war.position(f"{scenario_files.position(text)}{GUARDED}phase end_of_turn\n")
    assert (war.state.turn, war.seen("entry-die")) == (2, [])
    war.position(f"{scenario_files.position(text)}{GUARDED}turn 2\nphase victory\n")
    assert war.state.turn == 3
    assert war.state.due[1] != 0


@rule("eu K-15")
@pytest.mark.parametrize(("start", "will"), [("will 6", 7), ("will 12", 12)])
def test_an_army_that_is_raised_again_gives_will_back(war: War, start: str, will: int) -> None:
    war.position(
        f"{tables(POLAND, 'will_for_mobilized = 1')}{GUARDED}phase mobilization western\n"
        f"country poland {start} points 9\nunit lodz_army mobilization\n"
    )
    war.state.fell = 1 << war.unit("lodz_army")
    war.do("mobilize lodz_army warsaw")
    assert war.will("poland") == will
    assert war.state.fell == 0


@rule("eu K-15")
def test_an_army_that_was_never_lost_gives_no_will(war: War) -> None:
    war.position(
        f"{tables(POLAND, 'will_for_mobilized = 1')}{GUARDED}phase mobilization western\n"
        "country poland will 6 points 9\nunit lodz_army mobilization\n"
    )
    war.do("mobilize lodz_army warsaw")
    assert war.will("poland") == 6


@rule("eu 13")
def test_an_event_gives_a_unit_to_another_country(war: War) -> None:
    effect = '{ effect = "unit_to", unit = "german_10th_army", country = "slovakia" }'
    war.position(after(effect, "unit german_10th_army 0716 reduced low\n"))
    new = war.unit("german_10th_army_for_slovakia")
    assert war.at("german_10th_army") == "gone"
    assert war.at("german_10th_army_for_slovakia") == "0716"
    assert war.state.reduced >> new & war.state.low >> new & 1
    again = GAME.load(war.state.dump())
    assert again.dump() == war.state.dump()


@rule("eu 13", "eu 2.c-3")
def test_an_event_moves_a_capital(war: War) -> None:
    war.position(after('{ effect = "capital", country = "poland", city = "lwow" }'))
    seen = GAME.view(war.state, 0)["countries"]["poland"]
    assert seen["capital"] == war.state.scenario.board.name[war.hex("lwow")]


@rule("eu 13", "eu 10.3.1")
def test_an_event_ends_a_duty_of_national_defense(war: War) -> None:
    effect = '{ effect = "end_national_defense", id = "germany_west_wall" }'
    war.position(after(effect, "unit german_1st_army gone\n"))
    war.until("axis act")
    assert not war.seen("undefended")
    war.position(
        after('{ effect = "will", country = "poland", add = 1 }', "unit german_1st_army gone\n")
    )
    war.until("axis act")
    assert war.seen("undefended")


def test_a_duty_that_is_not_in_the_file_cannot_be_ended() -> None:
    with pytest.raises(BadInput) as refused:
        GAME.position(after('{ effect = "end_national_defense", id = "nothing" }'), 1)
    assert refused.value.word == "nothing"


@rule("eu 13", "eu 4.g")
def test_an_event_opens_an_off_map_zone_to_another_country(war: War) -> None:
    for country, usable in (("slovakia", False), ("poland", True)):
        effect = f'{{ effect = "open_zone", zone = "west_wall", country = "{country}" }}'
        war.position(after(effect))
        zone = war.hex("west_wall") - war.state.scenario.board.size
        assert air.usable(war.state, zone, war.country("poland")) == usable


@rule("eu 13", "eu 9.1.2")
def test_an_event_adds_factories_to_an_off_map_zone(war: War) -> None:
    text = POLAND.replace('id = "germany", status', 'id = "germany", zone = "west_wall", status')
    start = AXIS + "unit luftflotte_4 0511\n"
    effect = '{ effect = "factories", zone = "west_wall", add = 3 }'
    war.position(scenario_files.position(text) + start)
    war.until("axis act")
    before = war.points("germany")
    war.position(with_events(text, f'{{ id = "works", {FIRST}, do = [{effect}] }}') + start)
    war.until("axis act")
    assert war.points("germany") == before + 3 * 2
