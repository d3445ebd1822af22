"""eu 6.4 Naval actions, eu 6.3.2 amphibious invasion."""

import pytest
from tests.conftest import rule
from tests.europe_table import War

from wartable.core.speaking import details
from wartable.games.europe import markers, odds, scenario_files, ships
from wartable.games.europe.game import GAME
from wartable.games.europe.scenario import DATA
from wartable.words.telling import Teller

TEXT = DATA.joinpath("france_1940.toml").read_text(encoding="utf-8")
NAVIES = scenario_files.position(
    TEXT.replace(
        '{ id = "luftflotte_2", country = "germany", type = "air", at = "1305" }',
        '{ id = "high_seas_fleet", country = "germany", type = "warship", at = "mobilization" },\n'
        '    { id = "luftflotte_2", country = "germany", type = "air", at = "1305" }',
    ).replace(
        '"home_fleet", country = "united_kingdom", type = "warship"',
        '"home_fleet", country = "united_kingdom", type = "carrier"',
    )
)
"""France 1940 with a German fleet, and with carriers in the Home Fleet."""
WEST = """bare
turn 2
phase operations western
unit eastern_command eastern_marches
unit home_forces 0405
country belgium western active
country netherlands western active
markers western support 0
"""
SEA = f"{NAVIES}\n{WEST}"
"""No ship is in enemy reach."""
HUNTED = f"{SEA}hold germany 1003\nunit high_seas_fleet 1003\n"
"""A German fleet at Amsterdam reaches the North Sea and the Channel."""


@rule("eu 6.4", "eu 6.4.1", "eu 6.4.1-1")
def test_a_ship_rebases_to_a_friendly_port_in_reach_for_a_sortie(war: War) -> None:
    war.position(f"{SEA}unit home_fleet 0206")
    before = war.points("united_kingdom")
    war.do("ship home_fleet", "rebase 0605")
    assert (war.at("home_fleet"), war.sorties("home_fleet")) == ("0605", 1)
    assert war.points("united_kingdom") == before


@rule("eu 6.4", "eu 6.4-1")
def test_reach_is_the_zones_of_the_port_and_those_beside_them(war: War) -> None:
    war.position(f"{SEA}unit home_fleet 0206")
    zones = war.state.scenario.board.zone_number
    found = ships.reach(war.state, war.unit("home_fleet"))
    assert {name for name, number in zones.items() if found >> number & 1} == {
        "channel",
        "north_sea",
        "biscay",
    }
    war.position(f"{SEA}unit home_fleet 0214")
    found = ships.reach(war.state, war.unit("home_fleet"))
    assert not found >> zones["north_sea"] & 1


@rule("eu 6.4")
def test_a_ship_with_six_sorties_is_not_activated(war: War) -> None:
    war.position(f"{SEA}unit home_fleet 0206 sorties 6\nunit channel_convoys 0605")
    assert war.refuses("ship home_fleet").message == "reason-sorties"


@rule("eu 6.4")
def test_a_ship_acts_again_and_several_ships_act_in_a_phase(war: War) -> None:
    war.position(f"{SEA}unit home_fleet 0206\nunit channel_convoys 0605")
    war.do("ship home_fleet", "rebase 0605", "ship home_fleet", "rebase 0206")
    war.do("ship channel_convoys", "rebase 0206")
    assert (war.sorties("home_fleet"), war.sorties("channel_convoys")) == (2, 1)


@rule("eu 6.4.4", "eu 6.4.4-1")
def test_a_convoy_carries_a_ground_unit_that_pays_and_uses_its_activation(war: War) -> None:
    war.position(f"{SEA}unit channel_convoys 0605\nunit british_expeditionary_force 0606")
    before = war.points("united_kingdom")
    war.do("ship channel_convoys", "carry british_expeditionary_force 0206", "stay")
    assert war.at("british_expeditionary_force") == "0206"
    assert war.points("united_kingdom") == before - 2
    assert war.refuses("move british_expeditionary_force 0305").message == "reason-used"


@rule("eu 6.4.4-4")
def test_a_convoy_stays_at_the_goal_if_its_owner_likes(war: War) -> None:
    war.position(f"{SEA}unit channel_convoys 0605\nunit british_expeditionary_force 0606")
    war.do("ship channel_convoys", "carry british_expeditionary_force 0206", "rebase 0206")
    assert war.at("channel_convoys") == "0206"


@rule("eu 6.4.4-2")
def test_a_convoy_carries_an_air_unit_that_pays_nothing(war: War) -> None:
    war.position(f"{SEA}unit channel_convoys 0605\nunit advanced_air_striking_force 0606")
    war.do("ship channel_convoys", "carry advanced_air_striking_force 0206", "stay")
    assert war.sorties("advanced_air_striking_force") == 0


@rule("eu 6.4.4-2", "eu 6.3")
def test_what_has_acted_or_moves_strategically_or_cannot_pay_is_not_carried(war: War) -> None:
    ships_there = f"{SEA}unit channel_convoys 0605\nunit british_expeditionary_force 0606"
    war.position(ships_there)
    unit, country = war.unit("british_expeditionary_force"), war.country("united_kingdom")
    assert ships.loads(war.state, unit)
    for spoil in ("used", "marked"):
        war.position(ships_there)
        setattr(war.state, spoil, 1 << unit)
        assert not ships.loads(war.state, unit), spoil
        war.do("ship channel_convoys")
        assert not [where for where in war.may("carry") if "expeditionary" in where]
    war.position(ships_there)
    war.state.points[country] = 1
    assert not ships.loads(war.state, unit)
    war.state.points[country] = 2
    assert ships.loads(war.state, unit)


@rule("eu F3")
def test_a_western_unit_is_carried_even_in_low_supply(war: War) -> None:
    war.position(f"{SEA}unit channel_convoys 0605\nunit british_expeditionary_force 0606 low")
    war.do("ship channel_convoys")
    assert "british_expeditionary_force 0206" in war.may("carry")


@rule("eu 6.4-3", "eu 6.4.3", "eu 6.4-2")
def test_an_enemy_warship_whose_reach_holds_the_path_may_intercept(war: War) -> None:
    war.position(f"{HUNTED}unit home_fleet 0206")
    war.do("ship home_fleet", "rebase 0605")
    assert war.ask == "axis waylay"
    assert war.legal == ["none", "intercept high_seas_fleet"]


@rule("eu 6.4-6")
def test_a_mover_that_is_aborted_goes_back_to_its_port(war: War) -> None:
    war.position(f"{HUNTED}unit home_fleet 0206")
    war.do("ship home_fleet", "rebase 0605")
    war.dice(6, 1)
    war.do("intercept high_seas_fleet")
    assert war.seen("naval-combat")[0].args[-1] == 6
    war.position(f"{HUNTED}unit home_fleet 0206 none")
    war.do("ship home_fleet", "rebase 0605")
    war.dice(6, 1)
    war.do("intercept high_seas_fleet")
    assert (war.at("home_fleet"), war.sorties("home_fleet")) == ("0206", 3)


@rule("eu 6.4.2", "eu 6.4-4")
def test_a_convoy_may_take_a_warship_along(war: War) -> None:
    war.position(f"{HUNTED}unit home_fleet 0206\nunit channel_convoys 0605")
    war.do("ship channel_convoys", "rebase 0504")
    assert war.ask == "western convoy"
    war.do("escort home_fleet")
    assert (war.ask, war.sorties("home_fleet")) == ("axis waylay", 1)


@rule("eu 6.4-4")
def test_a_warship_goes_along_only_where_it_reaches_every_zone_of_the_way(war: War) -> None:
    war.position(f"{HUNTED}unit home_fleet 0214\nunit channel_convoys 0605")
    zones, convoy = war.state.scenario.board.zone_number, war.unit("channel_convoys")
    here, there = (zones["channel"],), (zones["channel"], zones["north_sea"])
    assert ships.guards(war.state, convoy, here) == [war.unit("home_fleet")]
    assert ships.guards(war.state, convoy, there) == []


@rule("eu 6.4-5")
def test_the_interceptor_fights_the_escort_and_then_the_convoy_if_it_breaks_through(
    war: War,
) -> None:
    war.position(f"{HUNTED}unit home_fleet 0206 none\nunit channel_convoys 0605")
    war.do("ship channel_convoys", "rebase 0504", "escort home_fleet")
    war.dice(6, 1, 3, 3)
    war.do("intercept high_seas_fleet")
    fought = [event.args[1] for event in war.seen("naval-combat")]
    assert fought == [war.unit("home_fleet"), war.unit("channel_convoys")]


@rule("eu 6.4", "eu 6.4-5")
def test_a_convoy_without_escort_has_minus_two_and_a_fresh_fleet_plus_one(war: War) -> None:
    war.position(f"{HUNTED}unit channel_convoys 0605")
    convoy = odds.at_sea(war.state, war.unit("channel_convoys"), 0, False, True)
    assert [(m.id, m.value) for m in convoy] == [("convoy", -2)]
    fleet = odds.at_sea(war.state, war.unit("high_seas_fleet"), 2, True, False)
    assert [(m.id, m.value) for m in fleet] == [("fleet", 1), ("severe", -2)]


@rule("eu 6.4", "eu 6.2-7")
@pytest.mark.parametrize(("fleet", "alone"), [("0504", True), ("0605", False)])
def test_a_convoy_in_port_is_not_alone_beside_a_warship(war: War, fleet: str, alone: bool) -> None:
    war.position(f"{SEA}unit luftflotte_2 1305\nunit channel_convoys 0605\nunit home_fleet {fleet}")
    convoy, place = war.unit("channel_convoys"), war.hex("0605")
    minus = odds.strike(war.state, war.unit("luftflotte_2"), convoy, place).minus
    assert [modifier.id for modifier in minus] == (["convoy"] if alone else [])


@rule("eu 6.4.4-3")
def test_two_sorties_on_the_way_cost_the_unit_carried_a_step(war: War) -> None:
    war.position(f"{HUNTED}unit channel_convoys 0605\nunit british_expeditionary_force 0606")
    war.do("ship channel_convoys", "carry british_expeditionary_force 0504")
    # 3 and 1 against 2 less 2: a difference of 4, band 6, two sorties.
    war.dice(3, 2)
    war.do("intercept high_seas_fleet")
    assert war.reduced("british_expeditionary_force")
    assert war.at("british_expeditionary_force") == "0504"


@rule("eu 6.4.4-3")
def test_a_unit_goes_down_with_its_convoy(war: War) -> None:
    war.position(
        f"{HUNTED}unit channel_convoys 0605 sorties 5\nunit british_expeditionary_force 0606"
    )
    war.do("ship channel_convoys", "carry british_expeditionary_force 0504")
    war.dice(6, 1)
    war.do("intercept high_seas_fleet")
    assert war.at("channel_convoys") == "eliminated"
    assert war.at("british_expeditionary_force") == "eliminated"


@rule("eu 6.4-7", "eu 6.4-8")
def test_severe_weather_hurts_the_attacker_at_sea_and_forbids_nothing_but_landings(
    war: War,
) -> None:
    war.position(f"{HUNTED}weather severe\nunit home_fleet 0206")
    war.do("ship home_fleet", "rebase 0605")
    war.dice(3, 3)
    war.do("intercept high_seas_fleet")
    assert war.seen("naval-combat")[0].args[3] == 1 - 2


LANDING = f"""{SEA}hold germany 0509, 0410, 0310, 0209, 0210
unit channel_convoys 0206
unit british_expeditionary_force 0206
"""


@rule("eu 6.3.2", "eu 6.3.2-1", "eu 6.3.2-2", "eu 6.3.2-6")
def test_a_landing_on_an_empty_enemy_coast_takes_the_hex_and_stops(war: War) -> None:
    war.position(LANDING)
    war.do("invade british_expeditionary_force", "at 0209")
    assert war.at("british_expeditionary_force") == "0209"
    assert war.holder("0209") == "france"
    assert (war.at("channel_convoys"), war.sorties("channel_convoys")) == ("0206", 1)
    assert war.ask != "western active"


@rule("eu 6.3.2", "eu 6.3.2-3", "eu 6.3.2-4", "eu 5.b")
def test_a_landing_on_an_enemy_is_mobile_combat_at_minus_two(war: War) -> None:
    war.position(f"{LANDING}unit german_6th_army 0209 reduced none")
    # 6 less 2 against 1, reduced, in a city, in no supply: a difference of 5, band 6.
    war.do("invade british_expeditionary_force")
    war.dice(6, 1)
    war.do("at 0209")
    assert war.seen("battle")[0].args[4] == -2
    assert war.at("german_6th_army") == "0310"
    assert war.at("british_expeditionary_force") == "0209"


@rule("eu 6.3.2", "eu 6.3.2-4")
@pytest.mark.parametrize("defender", ["german_18th_army", "german_6th_army"])
def test_a_landing_that_does_not_clear_the_hex_goes_back_and_loses_a_step(
    war: War, defender: str
) -> None:
    war.position(f"{LANDING}unit {defender} 0209")
    war.do("invade british_expeditionary_force")
    war.dice(3, 3)
    war.do("at 0209")
    assert war.at("british_expeditionary_force") == "0206"
    assert war.reduced("british_expeditionary_force")


@rule("eu 6.3.2-5")
def test_a_landing_that_is_turned_back_at_sea_costs_the_activation_and_no_step(war: War) -> None:
    war.position(
        f"{LANDING}hold germany 1003\nunit high_seas_fleet 1003\nunit channel_convoys 0206 none"
    )
    war.do("invade british_expeditionary_force", "at 0209")
    war.dice(3, 6)
    war.do("intercept high_seas_fleet")
    assert war.at("british_expeditionary_force") in ("0206", "0209")
    assert not war.reduced("british_expeditionary_force")


@rule("eu 6.3.2", "eu 6.3.2-7")
def test_severe_weather_forbids_a_landing(war: War) -> None:
    war.position(f"{LANDING}weather severe")
    assert not war.may("invade")


@rule("eu 6.4.5", "eu 6.4.5-1")
def test_a_carrier_strikes_from_the_sea_and_goes_back_to_port(war: War) -> None:
    war.position(f"{SEA}hold germany 0509\nunit home_fleet 0206\nunit luftflotte_2 0509")
    war.do("ship home_fleet")
    assert war.may("raid") == ["luftflotte_2"]
    war.dice(3, 3)
    war.do("raid luftflotte_2")
    (raid,) = war.seen("raids")
    assert "put to sea to strike" in Teller(GAME, "en").log(war.state, raid)
    assert war.seen("air-combat")
    assert war.at("home_fleet") == "0206"


@rule("eu 6.2-7")
def test_a_strike_on_a_ship_in_port_is_fought_in_the_naval_column(war: War) -> None:
    war.position(
        f"{SEA}unit home_fleet 0206\nunit luftflotte_3 0209\nhold germany 0209".replace(
            "operations western", "operations axis"
        )
    )
    war.do("air luftflotte_3")
    war.dice(3, 3)
    war.do("strike home_fleet")
    assert war.seen("naval-combat")


@rule("eu 5.i", "eu 5.i-2")
def test_ships_leave_a_port_that_falls_for_the_nearest_one(war: War) -> None:
    war.position(
        f"{SEA}unit home_fleet 0606\nunit german_6th_army 0706\nhold germany 0706".replace(
            "operations western", "operations axis"
        )
    )
    war.do("move german_6th_army 0606")
    assert war.at("home_fleet") == "0605"
    assert war.sorties("home_fleet") == 0


@pytest.mark.parametrize("supply", ["low", "none"])
@rule("eu 6.3.2-1")
def test_only_a_supplied_unit_lands(war: War, supply: str) -> None:
    war.position(LANDING.replace("force 0206", f"force 0206 {supply}"))
    assert not war.may("invade")


@rule("eu 6.4.3", "eu 5.e")
def test_what_a_fight_at_sea_needs_is_told_before_it_is_begun(war: War) -> None:
    war.position(f"{HUNTED}unit home_fleet 0206\nunit channel_convoys 0605")
    war.do("ship channel_convoys", "rebase 0504", "none")
    rows = details(GAME, war.state, war.asked.seat, "intercept high_seas_fleet")
    added = {row.facts["modifier"]: row.message for row in rows if "modifier" in row.facts}
    assert added == {"fleet": "attacker", "convoy": "defender"}
    assert sum(row.chance for row in rows if row.chance is not None) == pytest.approx(1)
    spoken = [Teller(GAME, "fr").detail(war.state, row) for row in rows]
    assert "Défenseur −2\u00a0: convoi sans escorte" in spoken


@rule("eu 6.4.2", "eu 5.e")
def test_what_an_escort_of_a_convoy_may_meet_is_told_before_it_sails(war: War) -> None:
    war.position(f"{HUNTED}unit home_fleet 0206 sorties 2\nunit channel_convoys 0605")
    war.do("ship channel_convoys", "rebase 0504")
    rows = details(GAME, war.state, war.asked.seat, "escort home_fleet")
    said = [Teller(GAME, "en").detail(war.state, row) for row in rows]
    assert said[0] == "Home Fleet: one sortie"
    (others,) = (row for row in rows if row.message == "may-waylay")
    assert others.facts["units"] == ["high_seas_fleet"]
    # Its third sortie: the fleet is no longer fresh, the enemy is.
    added = [(row.message, row.facts["modifier"]) for row in rows if "modifier" in row.facts]
    assert added == [("attacker", "fleet")]
    assert sum(row.chance for row in rows if row.chance is not None) == pytest.approx(1)
    alone = details(GAME, war.state, war.asked.seat, "none")
    assert ("defender", "convoy") in [(row.message, row.facts.get("modifier")) for row in alone]
    assert war.sorties("home_fleet") == 2


@rule("eu 6.4.5", "eu 5.e")
def test_what_a_carrier_strike_needs_is_told(war: War) -> None:
    war.position(f"{SEA}hold germany 0509\nunit home_fleet 0206\nunit luftflotte_2 0509")
    war.do("ship home_fleet")
    rows = details(GAME, war.state, war.asked.seat, "raid luftflotte_2")
    assert [row.facts["count"] for row in rows if row.message == "sorties"] == [1]
    assert sum(row.chance for row in rows if row.chance is not None) == pytest.approx(1)


@rule("eu 6.1-6", "eu 6.1")
def test_partisans_rise_against_armies_and_aircraft_but_not_against_ships(war: War) -> None:
    war.position(f"{HUNTED}markers western partisans 1\nunit luftflotte_2 1003")
    port = war.hex("1003")
    assert markers.risings(war.state, 1) >> port & 1
    war.position(f"{HUNTED}markers western partisans 1")
    assert markers.enemy_units(war.state, 1) >> port & 1, "there is only a fleet"
    assert not markers.risings(war.state, 1) >> port & 1
