"""Positions where two rules meet, and the one that is easy to forget decides."""

import pytest
from tests.conftest import rule
from tests.europe_table import GUARDED, War

from wartable.core.bits import walk
from wartable.core.decision import BadInput
from wartable.games.europe import conquest, scenario_files
from wartable.games.europe.game import GAME
from wartable.games.europe.lab.sound import wrong
from wartable.games.europe.options import SEATS
from wartable.games.europe.scenario import DATA
from wartable.words.telling import Teller, complaint

QUIET = f"{GUARDED}markers western support 0\n"
EAST = f"options soviets=apart\n{QUIET}"
FRANCE = DATA.joinpath("france_1940.toml").read_text(encoding="utf-8")
WEST = """bare
turn 2
unit eastern_command eastern_marches
unit home_forces london
markers western support 0
"""
LOW = f"options scenario=france_1940\n{WEST}country belgium western active points 4\n"


@rule("eu 2.d-4")
def test_national_defense_makes_the_enemy_with_most_cities_the_conqueror(war: War) -> None:
    war.position(
        """options soviets=apart
           bare
           turn 2
           policies
           war axis western, axis soviet
           country germany will 0
           hold soviet_union breslau, dresden
           hold poland stettin
           unit german_8th_army 0410
           unit lodz_army 0710
           unit soviet_3rd_army 1804"""
    )
    assert war.holder("berlin") == "soviet_union"


ROMANIA = f"""{QUIET}phase operations western
country romania western active points 3
country hungary axis active will 0
hold romania 1217
unit lodz_army 0710
unit romanian_3rd_army 1217
"""


@rule("eu 2.d-2")
def test_without_a_great_power_the_country_that_did_it_inherits(war: War) -> None:
    war.position(ROMANIA)
    war.do("move romanian_3rd_army kosice")
    assert war.holder("kosice") == "romania"


@rule("eu 2.d-2")
def test_without_either_the_active_country_with_the_most_will_inherits(war: War) -> None:
    war.position(ROMANIA)
    for richer, other in (("poland", "romania"), ("romania", "poland")):
        war.state.will[war.country(richer)], war.state.will[war.country(other)] = 3, 2
        assert conquest.heir(war.state, SEATS.index("western")) == war.country(richer)


@rule("eu 2.d-2")
def test_with_equal_will_the_first_country_of_the_file_inherits(war: War) -> None:
    war.position(ROMANIA)
    active = sorted(war.country(name) for name in ("poland", "romania"))
    for country in active:
        war.state.will[country] = 3
    assert conquest.heir(war.state, SEATS.index("western")) == active[0]


DIVIDED = f"""{EAST}turn 2
country poland will 0
hold germany 0711
unit german_10th_army 0711
unit soviet_3rd_army 1804
unit lodz_army 1412
"""


@rule("eu 2.d-3", "eu P3")
def test_the_partition_is_of_polish_hexes_only(war: War) -> None:
    war.position(f"{DIVIDED}war axis western, soviet western\nhold poland 0816")
    war.do("move german_10th_army lodz")
    assert war.holder("0816") == "slovakia"
    assert war.holder("lwow") == "soviet_union"


@rule("eu P3")
@pytest.mark.parametrize(
    ("wars", "told"),
    [
        (
            "war axis western, soviet western",
            {
                "en": "Poland was conquered. Its land passed to Germany and the Soviet Union.",
                "fr": "Conquête de la Pologne. "
                "Le territoire passe à l’Allemagne et à l’Union soviétique.",
            },
        ),
        (
            "policies\nwar axis western, soviet western, axis soviet",
            {
                "en": "Poland was conquered. Its land passed to Germany.",
                "fr": "Conquête de la Pologne. Le territoire passe à l’Allemagne.",
            },
        ),
    ],
)
def test_all_who_get_land_of_a_conquered_country_are_told(
    war: War, wars: str, told: dict[str, str]
) -> None:
    war.position(f"{DIVIDED}{wars}")
    war.do("move german_10th_army lodz")
    [event] = war.seen("conquered")
    assert {lang: Teller(GAME, lang).log(war.state, event) for lang in told} == told


@rule("eu 10.1-6")
def test_poland_is_not_divided_once_the_pact_is_broken(war: War) -> None:
    war.position(f"{DIVIDED}policies\nwar axis western, soviet western, axis soviet")
    war.do("move german_10th_army lodz")
    assert war.holder("lwow") == "germany"


@rule("eu 10.1-6")
def test_the_soviets_act_at_once_when_the_axis_breaks_the_pact(war: War) -> None:
    war.position(
        f"""{EAST}phase declaration_of_war axis
            unit german_8th_army 0410
            unit lodz_army 0710
            unit soviet_3rd_army 1804"""
    )
    war.do("war_on soviet")
    war.until("soviet act")
    assert war.state.turn == 1


@rule("eu 7.2")
def test_a_unit_may_be_left_without_supply_wherever_it_is(war: War) -> None:
    war.position(f"{QUIET}unit german_8th_army 0410\nunit luftflotte_1 west_wall")
    war.do("review")
    war.do("withhold luftflotte_1", "done")
    assert war.supply("luftflotte_1") == "low"


@rule("eu 8.3-1", "eu 7.b-3")
def test_a_unit_mobilizes_where_a_convoy_opens_the_port(war: War) -> None:
    cut_off = f"""{LOW}phase mobilization western
                  hold germany brussels, ghent, liege, 0905, 1004, 1104, 1105, 1006, 1106
                  unit belgian_army mobilization\n"""
    war.position(cut_off)
    assert not war.may("mobilize", "belgian_army")
    war.position(f"{cut_off}unit channel_convoys dover")
    assert war.may("mobilize", "belgian_army") == ["1005"]


@rule("eu 8.a-2")
def test_a_counter_without_room_is_tried_at_the_end_of_the_turn(war: War) -> None:
    paris = FRANCE.replace(
        'unit = "french_air_force_2", place = { country = "france" }',
        'unit = "french_air_force_2", place = { city = "paris" }',
    )
    war.position(scenario_files.position(paris))
    war.until("axis act")
    war.do("move german_6th_army 1105")
    war.until("western act")
    assert war.at("french_air_force_2") == "unplaced"
    war.do("air french_air_force_1", "rebase lyon")
    war.until("western declare")
    assert war.at("french_air_force_2") == "0710"


@rule("eu 8.a-2")
def test_a_counter_that_waits_for_the_end_of_a_turn_does_not_come_after_the_axis(war: War) -> None:
    late = FRANCE.replace(
        '{ turn = 1, faction = "western", unit = "french_air_force_2",'
        ' place = { country = "france" }, moment = "after_axis_operations" }',
        '{ turn = 2, faction = "western", unit = "french_air_force_2", place = { city = "lyon" } }',
    )
    war.position(f"{scenario_files.position(late)}\nturn 3\nphase operations axis")
    unit = war.state.scenario.unit_number["french_air_force_2"]
    for number, counter in enumerate(war.state.scenario.reinforcements):
        if counter.unit == unit:
            war.state.due[number] = 2
    war.until("western act")
    assert war.at("french_air_force_2") == "unplaced"
    war.until("western declare")
    assert war.at("french_air_force_2") != "unplaced"


@rule("eu 4.g-2", "eu K-17")
def test_a_unit_lands_from_an_off_map_zone_with_a_port(war: War) -> None:
    port = FRANCE.replace(
        '{ id = "southern_france",', '{ id = "southern_france", port = ["biscay"],'
    )
    war.position(
        f"""{scenario_files.position(port)}
            {WEST}phase operations western
            hold germany nantes
            unit channel_convoys southern_france
            unit french_1st_army southern_france"""
    )
    war.do("invade french_1st_army", "at nantes")
    assert war.at("french_1st_army") == "0214"


@rule("eu 4.c", "eu 4.a")
def test_a_unit_that_has_not_left_its_hex_is_told_that_a_hex_is_too_far(war: War) -> None:
    war.position(f"{QUIET}hold germany 0711\nunit german_10th_army 0711\nunit lodz_army 0811")
    war.dice(3, 3)
    war.do("attack german_10th_army 0811")
    assert war.refuses("move german_10th_army warsaw").message == "reason-too-far"


@rule("eu 4.1.1")
def test_a_hex_may_be_called_by_its_city(war: War) -> None:
    war.position(f"{QUIET}unit german_10th_army 0711\nhold germany 0711")
    war.do("move german_10th_army lodz")
    assert war.at("german_10th_army") == "0810"


@rule("eu 5.g-2")
def test_two_ways_of_retreat_to_the_same_hex_are_one_answer(war: War) -> None:
    war.position(f"{QUIET}hold germany 0911\nunit german_10th_army 0911\nunit lodz_army 0910")
    war.dice(3, 1)
    war.do("attack german_10th_army 0910")
    ends = [way.split()[-1] for way in war.may("retreat")]
    assert len(ends) == len(set(ends)) > 1


@rule("eu 6.a-1", "eu 2.e-1")
def test_a_surprise_attack_lies_on_any_land_that_is_not_closed(war: War) -> None:
    war.position(f"options soviets=out\n{QUIET}unit german_8th_army 0410\nunit lodz_army 0811")
    war.do("surprise")
    places = war.may("at")
    assert "0101" not in places  # sea
    assert "1805" not in places  # closed
    assert {"0117", "1403", "1314"} <= set(places)


@rule("eu 7.5.2")
def test_who_can_do_nothing_may_still_give_up_a_unit_in_no_supply(war: War) -> None:
    war.position(
        f"""{QUIET}phase operations western
            country poland points 0
            hold germany 1412, 1312, 1413, 1512, 1511, 1411, 1513
            unit lodz_army 1412 none
            unit german_10th_army 0611"""
    )
    war.do("western: review")
    war.until("western give-up")
    assert war.may("give_up") == ["lodz_army"]


BROKE = f"""{QUIET}phase mobilization axis
country germany points 0
country poland points 0
country soviet_union points 0
unit lublin_army mobilization
unit lodz_army 0811
"""


@rule("eu 10.2", "eu 1.2")
def test_a_phase_in_which_nobody_can_pay_is_passed_over_with_a_line(war: War) -> None:
    war.position(f"{BROKE}country poland points 4")
    war.do("western: done")
    told = [Teller(GAME, "en").log(war.state, event) for event in war.seen("nothing-to-do")]
    assert "Diplomacy Phase: nothing to do." in told


@rule("eu 12.1-2")
def test_the_log_names_who_wins_beside_another(war: War) -> None:
    war.position(
        """options soviets=apart
           turn 2
           phase diplomacy axis
           bare
           country poland western conquered
           country germany points 5
           country soviet_union points 0
           war axis western, western soviet
           hold soviet_union lwow, wilno, brest
           unit german_1st_army west_wall"""
    )
    war.do("axis: pass")
    told = [Teller(GAME, "en").log(war.state, event) for event in war.seen("wins-too")]
    assert told == ["The Soviets won too."]


@rule("eu 9.1.1")
def test_no_points_are_not_one_point_in_french(war: War) -> None:
    war.new()
    war.until("axis act")
    slovakia = next(e for e in war.seen("production") if e.args[0] == war.country("slovakia"))
    assert Teller(GAME, "fr").log(war.state, slovakia).endswith("0 point de production.")


@rule("eu 1.2", "eu 1-1")
def test_a_unit_of_another_faction_waits_for_its_turn_though_one_player_has_both(war: War) -> None:
    war.position(f"{QUIET}turn 2\nunit german_8th_army 0410\nunit soviet_3rd_army 1804")
    reason = war.refuses("move soviet_3rd_army 1805")
    assert (reason.rule, reason.message) == ("eu 1.2", "reason-not-its-turn")


@rule("eu F-1")
def test_who_must_attack_first_is_told_so(war: War) -> None:
    war.new("scenario=france_1940")
    war.until("axis act")
    assert war.refuses("done").message == "reason-must-attack"


@rule("eu 7.2-4", "eu 7.b-3")
def test_a_convoy_opens_the_port_of_who_stands_for_national_defense(war: War) -> None:
    war.position(
        """options scenario=france_1940
           bare
           turn 2
           phase operations western
           unit eastern_command eastern_marches
           unit home_forces portsmouth
           unit channel_convoys dover
           unit french_1st_army dunkirk
           unit french_9th_army 0706
           hold germany paris, lyon, bordeaux, brussels, lille, 0707, 0608
           hold germany 0105, 0106, 0205, 0305, 0306"""
    )
    war.do("western: done")
    assert (war.supply("home_forces"), war.supply("french_1st_army")) == ("supplied", "low")


@rule("eu 6.3.2", "eu 4.g-2")
def test_the_odds_of_a_landing_are_told_as_those_of_a_landing(war: War) -> None:
    port = FRANCE.replace(
        '{ id = "southern_france",', '{ id = "southern_france", port = ["biscay"],'
    )
    war.position(
        f"""{scenario_files.position(port)}
            {WEST}phase operations western
            hold germany nantes, 0314
            unit german_6th_army nantes
            unit french_air_force_1 rennes
            unit channel_convoys southern_france
            unit french_1st_army southern_france"""
    )
    war.do("invade french_1st_army", "at nantes")
    alone = Teller(GAME, "en").answer(war.state, war.asked, war.asked.options[0])
    # Landing -2 against a city +1: the die must be better by five.
    assert alone == "French 1st Army lands in Nantes: 3% to take the hex"


@rule("eu 1-5", "eu 6.2")
def test_an_air_unit_with_nowhere_to_go_is_not_asked_about(war: War) -> None:
    board = war.state.scenario.board
    rest = " ".join(board.name[hex_] for hex_ in walk(board.land) if board.name[hex_] != "1009")
    war.position(
        f"""{QUIET}phase operations western
            hold germany {rest}
            country poland points 0
            unit lodz_army 1009
            unit polish_air_force 1009"""
    )
    war.do("air polish_air_force")
    assert war.ask != "western air"


@rule("eu 2.b")
def test_in_a_position_an_army_holds_the_enemy_hex_that_it_stands_in(war: War) -> None:
    war.position(f"{QUIET}unit german_10th_army lodz\nunit lodz_army breslau")
    assert (war.holder("lodz"), war.holder("breslau")) == ("germany", "poland")
    assert wrong(war.state) == ""


@rule("eu 2.b", "eu 6.2.1")
def test_in_a_position_an_air_unit_in_an_enemy_hex_is_refused() -> None:
    with pytest.raises(BadInput) as caught:
        GAME.position(f"game europe\n{QUIET}unit luftflotte_4 lodz\n", 1)
    assert complaint(caught.value, "en") == (
        "luftflotte_4: '0810': expected a hex of its own country or of a friend: poland holds it"
    )
