"""The cards of the United States that the first edition has for itself."""

import pytest
from tests.cards.quartermaster.driver import deck, offers, play_is_over
from tests.cards.quartermaster.marks import card
from tests.conftest import Table
from tests.helpers import count, places, supplied

PLAY = """
    edition first
    turn united_states play
    united_states
      armies eastern_united_states{armies}
      navies {navies}
      status {status}
      hand {card}, build_army
    """


def play(table: Table, card: str, armies: str = "", more: str = "", **words: str) -> None:
    """The United States are about to play a card."""
    usual = {"navies": "", "status": ""} | words
    table.position(PLAY.format(card=card, armies=armies, **usual) + more)


# Economic Warfare


@card("united_states.bombers", "works")
@card("united_states.heavy_bombers", "works")
@card("united_states.firestorm_bombers", "works")
@pytest.mark.parametrize(
    ("card_", "armies", "nations", "cards"),
    [
        ("bombers", ", north_africa", ["germany", "italy"], 4),
        ("heavy_bombers", ", western_europe", ["germany", "italy"], 5),
        ("firestorm_bombers", ", western_europe", ["germany", "italy"], 7),
    ],
)
def test_bombers_take_cards_of_an_axis_nation_whose_home_is_near(
    table: Table, card_: str, armies: str, nations: list[str], cards: int
) -> None:
    play(table, card_, armies)
    before = deck(table, "italy")
    table.do(f"play {card_}")
    assert table.legal == [f"nation {nation}" for nation in nations]
    table.do("nation italy")
    assert deck(table, "italy") == before - cards


@card("united_states.bombers", "works")
def test_bombers_with_one_home_near_ask_nobody(table: Table) -> None:
    play(table, "bombers", ", hawaii")
    # Hawaii, the Central Pacific, the Sea of Japan, Japan: three borders.
    before = deck(table, "japan")
    table.do("play bombers")
    assert deck(table, "japan") == before - 4


@card("united_states.bombers", "fails")
@card("united_states.heavy_bombers", "fails")
@card("united_states.firestorm_bombers", "fails")
@pytest.mark.parametrize(
    ("card_", "armies"),
    [
        ("bombers", ", canada"),
        ("heavy_bombers", ", hawaii"),
        ("firestorm_bombers", ", north_africa"),
    ],
)
def test_bombers_too_far_away_do_nothing(table: Table, card_: str, armies: str) -> None:
    play(table, card_, armies)
    before = [deck(table, nation) for nation in ("germany", "italy", "japan")]
    table.do(f"play {card_}")
    assert [deck(table, nation) for nation in ("germany", "italy", "japan")] == before
    assert play_is_over(table)


@card("united_states.firestorm_bombers", "works")
def test_firestorm_bombers_fly_from_a_navy_too(table: Table) -> None:
    play(table, "firestorm_bombers", ", iwo_jima", navies="sea_of_japan")
    before = deck(table, "japan")
    table.do("play firestorm_bombers")
    assert deck(table, "japan") == before - 7


@card("united_states.bombers", "fails")
def test_bombers_do_not_fly_from_a_navy(table: Table) -> None:
    play(table, "bombers", navies="sea_of_japan")
    before = deck(table, "japan")
    table.do("play bombers")
    assert deck(table, "japan") == before


# Events


@card("united_states.fleet_deployed_to_pearl_harbor", "works")
def test_pearl_harbor_builds_two_navies_and_an_army_in_order(table: Table) -> None:
    play(table, "fleet_deployed_to_pearl_harbor", ", western_united_states, pacific_northwest")
    table.do("play fleet_deployed_to_pearl_harbor", "build east_pacific", "build north_pacific")
    table.do("build hawaii")
    assert table.navies("united_states") == {"east_pacific", "north_pacific"}
    assert "hawaii" in table.armies("united_states")


@card("united_states.fleet_deployed_to_pearl_harbor", "fails")
def test_pearl_harbor_skips_what_cannot_be_built(table: Table) -> None:
    play(table, "fleet_deployed_to_pearl_harbor")
    table.do("play fleet_deployed_to_pearl_harbor")
    assert play_is_over(table)


FRENCH = "united_kingdom\n  armies united_kingdom{british}\n  navies north_sea\n"


@card("united_states.free_french_allies", "works")
def test_the_united_kingdom_builds_in_each_of_the_three_as_it_likes(table: Table) -> None:
    play(table, "free_french_allies", more=FRENCH.format(british=""))
    table.do("play free_french_allies")
    assert table.seat == "united_kingdom"
    # Africa lies beside North Africa only.
    assert places(table, "build") == {"western_europe", "north_africa"}
    table.do("build north_africa", "build africa", "build western_europe")
    assert table.armies("united_kingdom") == {
        "united_kingdom", "north_africa", "africa", "western_europe"
    }  # fmt: skip
    assert play_is_over(table)


@card("united_states.free_french_allies", "fails")
def test_the_united_kingdom_may_decline_or_find_no_way_there(table: Table) -> None:
    play(table, "free_french_allies", more=FRENCH.format(british=""))
    table.do("play free_french_allies", "united_kingdom: pass")
    assert play_is_over(table)
    play(table, "free_french_allies", more="united_kingdom\n  armies united_kingdom\n")
    table.do("play free_french_allies")
    assert play_is_over(table)


LEND = """
    edition first
    turn united_states play
    united_states
      armies eastern_united_states
      hand lend_lease, build_army
      deck build_navy x3, sea_battle
    united_kingdom
      armies united_kingdom
      hand {british}
      deck {deck}
    """


@card("united_states.lend_lease", "works")
def test_lend_lease_lets_the_united_kingdom_play_and_draw(table: Table) -> None:
    table.position(LEND.format(british="build_navy, land_battle", deck="sea_battle x2"))
    table.do("play lend_lease", "united_kingdom: play build_navy", "build north_sea")
    table.do("united_kingdom: draw")
    assert table.navies("united_kingdom") == {"north_sea"}
    assert sorted(table.cards("united_kingdom", "hand")) == ["land_battle", "sea_battle"]


@card("united_states.lend_lease", "works")
def test_lend_lease_comes_back_for_three_cards(table: Table) -> None:
    table.position(LEND.format(british="build_navy", deck=""))
    table.do("play lend_lease", "united_kingdom: pass", "united_states: choose pay")
    assert table.cards("united_states", "deck") == ["lend_lease", "sea_battle"]
    assert table.cards("united_states", "discard") == []


@card("united_states.lend_lease", "works")
def test_lend_lease_need_not_come_back(table: Table) -> None:
    table.position(LEND.format(british="build_navy", deck=""))
    table.do("play lend_lease", "united_kingdom: pass", "united_states: pass")
    assert deck(table, "united_states") == 4
    assert table.cards("united_states", "discard") == ["lend_lease"]


@card("united_states.lend_lease", "fails")
def test_lend_lease_of_the_first_edition_does_not_help_the_soviets(table: Table) -> None:
    table.position(LEND.format(british="", deck=""))
    table.do("play lend_lease")
    assert (table.seat, table.asked.ask) == ("united_states", "ask-may-pay")


MAGIC = "japan\n  armies japan\n  status {status}\n  down {down}\n"


@card("united_states.magic", "works")
def test_magic_takes_a_japanese_status_or_a_response_blindly(table: Table) -> None:
    more = MAGIC.format(status="imperial_designs, forward_bases", down="kamikaze, truk")
    play(table, "magic", more=more)
    table.do("play magic")
    assert table.legal == [
        "pass", "discard forward_bases", "discard imperial_designs", "choose response"
    ]  # fmt: skip
    table.do("choose response")
    assert count(table, "japan", "down") == 1
    # Nobody saw which it was.
    assert table.cards("japan", "discard") == []


@card("united_states.magic", "works")
def test_magic_takes_the_status_of_ones_choice(table: Table) -> None:
    play(table, "magic", more=MAGIC.format(status="imperial_designs, forward_bases", down=""))
    table.do("play magic", "discard forward_bases")
    assert table.cards("japan", "status") == ["imperial_designs"]


@card("united_states.magic", "fails")
def test_magic_finds_nothing_on_an_empty_japanese_table(table: Table) -> None:
    play(table, "magic", more=MAGIC.format(status="", down=""))
    table.do("play magic")
    assert play_is_over(table)


# Status

VOLUNTEERS = """
    edition first
    turn united_states {step}
    united_states
      armies eastern_united_states, szechuan
      status american_volunteer_group_expands
      hand build_army, land_battle
    united_kingdom
      armies united_kingdom{british}
    """


@card("united_states.american_volunteer_group_expands", "works")
@pytest.mark.parametrize("british", ["", ", szechuan"])
def test_szechuan_supplies_and_scores_two_points_whoever_shares_it(
    table: Table, british: str
) -> None:
    table.position(VOLUNTEERS.format(step="victory", british=british))
    assert table.vp["allies"] == 4
    assert supplied(table, "united_states", "szechuan")
    assert not supplied(table, "united_kingdom", "szechuan")


@card("united_states.american_volunteer_group_expands", "works")
def test_an_army_is_built_beside_szechuan(table: Table) -> None:
    table.position(VOLUNTEERS.format(step="play", british=""))
    table.do("play build_army")
    assert {"china", "southeast_asia"} <= places(table, "build")


@card("united_states.american_volunteer_group_expands", "fails")
def test_without_the_volunteers_the_army_in_szechuan_is_cut_off(table: Table) -> None:
    text = VOLUNTEERS.format(step="supply", british="")
    table.position(text.replace("status american_volunteer_group_expands", ""))
    assert table.armies("united_states") == {"eastern_united_states"}


LANDINGS = """
    edition first
    turn united_states play
    united_states
      armies eastern_united_states, iceland
      navies north_atlantic, north_sea
      status amphibious_landings
      hand land_battle{hand}
      deck {deck}
    germany
      armies germany, western_europe
    """


@card("united_states.amphibious_landings", "works")
def test_amphibious_landings_build_where_a_navy_stands_by(table: Table) -> None:
    table.position(LANDINGS.format(hand=", build_army", deck="build_navy x2"))
    table.do("play land_battle", "battle western_europe", "use amphibious_landings")
    assert deck(table, "united_states") == 1
    table.do("build western_europe")
    assert "western_europe" in table.armies("united_states")


@card("united_states.amphibious_landings", "fails")
def test_amphibious_landings_need_a_supplied_navy_beside_the_battle(table: Table) -> None:
    text = LANDINGS.format(hand=", build_army", deck="build_navy x2")
    table.position(
        text.replace("iceland\n      navies north_atlantic, north_sea", "western_europe").replace(
            "armies germany, western_europe", "armies germany"
        )
    )
    table.do("play land_battle", "battle latin_america")
    assert play_is_over(table)


@card("united_states.amphibious_landings", "cost")
def test_amphibious_landings_are_paid_from_the_hand_when_the_deck_is_empty(table: Table) -> None:
    table.position(LANDINGS.format(hand=", build_army", deck=""))
    table.do("play land_battle", "battle western_europe", "use amphibious_landings")
    assert "build_army" in table.cards("united_states", "under")
    assert table.vp["allies"] == 0
    table.position(LANDINGS.format(hand="", deck=""))
    table.do("play land_battle", "battle western_europe", "use amphibious_landings")
    assert table.vp["allies"] == -1


FLEXIBLE = """
    edition first
    turn united_states play
    united_states
      armies eastern_united_states
      status flexible_resources
      hand {hand}
      discard {pile}
      deck {deck}
    """


@card("united_states.flexible_resources", "works")
def test_flexible_resources_play_any_card_out_of_the_pile(table: Table) -> None:
    text = FLEXIBLE.format(
        hand="land_battle", pile="build_army, radar", deck="build_navy x3, sea_battle"
    )
    table.position(text)
    table.do("use flexible_resources")
    assert deck(table, "united_states") == 0
    # The cards that paid for it lie in the pile as well.
    assert {"build_army", "radar", "build_navy", "sea_battle"} <= places(table, "play")
    table.do("play radar")
    assert "radar" in table.cards("united_states", "status")
    assert play_is_over(table)


@card("united_states.flexible_resources", "fails")
def test_flexible_resources_need_a_card_in_the_pile(table: Table) -> None:
    everything = FLEXIBLE.format(hand="build_army", pile="", deck="")
    table.position(everything.replace("      deck \n", ""))
    assert "use flexible_resources" not in table.legal


@card("united_states.flexible_resources", "cost")
def test_flexible_resources_are_paid_from_the_hand_and_then_with_points(table: Table) -> None:
    table.position(FLEXIBLE.format(hand="land_battle", pile="build_army", deck="build_navy"))
    table.do("use flexible_resources")
    assert count(table, "united_states", "hand") == deck(table, "united_states") == 0
    assert table.vp["allies"] == -2


@card("united_states.flying_fortresses", "works")
def test_flying_fortresses_take_one_more_card(table: Table) -> None:
    play(table, "bombers", ", hawaii", status="flying_fortresses")
    before = deck(table, "japan")
    table.do("play bombers", "use flying_fortresses")
    assert deck(table, "japan") == before - 5


@card("united_states.flying_fortresses", "fails")
def test_flying_fortresses_do_not_help_bomber_command(table: Table) -> None:
    table.position("""
        edition first
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          hand bomber_command, build_army
        united_states
          armies eastern_united_states
          status flying_fortresses
        """)
    table.do("play bomber_command", "nation germany")
    assert offers(table, "use flying_fortresses") == 0


RADAR = """
    edition first
    turn germany play
    germany
      armies germany, western_europe
      hand sea_battle, build_army
    united_states
      armies {armies}
      navies north_sea
      status radar
      hand {hand}
      deck {deck}
    """


@card("united_states.radar", "works")
def test_radar_saves_a_supplied_navy_for_three_cards(table: Table) -> None:
    table.position(RADAR.format(armies="united_kingdom", hand="", deck="build_army x4"))
    table.do("play sea_battle", "battle north_sea", "united_states: use radar")
    assert table.navies("united_states") == {"north_sea"}
    assert deck(table, "united_states") == 1


@card("united_states.radar", "works")
def test_radar_saves_a_navy_from_an_elimination_too(table: Table) -> None:
    table.position("""
        edition first
        turn united_states play
        united_states
          armies eastern_united_states, hawaii, western_united_states
          navies east_pacific
          status radar
          hand build_navy, build_army
          deck build_army x4
        japan
          armies japan, iwo_jima
          down kamikaze
        """)
    table.do("play build_navy", "build central_pacific", "japan: use kamikaze")
    table.do("united_states: use radar")
    assert table.navies("united_states") == {"east_pacific", "central_pacific"}


@card("united_states.radar", "fails")
def test_radar_does_not_save_an_unsupplied_navy(table: Table) -> None:
    table.position(RADAR.format(armies="iceland", hand="", deck="build_army x4"))
    table.do("play sea_battle", "battle north_sea")
    assert table.navies("united_states") == set()


@card("united_states.radar", "cost")
def test_radar_is_paid_from_the_hand_and_then_with_points(table: Table) -> None:
    table.position(RADAR.format(armies="united_kingdom", hand="land_battle", deck="build_army"))
    table.do("play sea_battle", "battle north_sea", "united_states: use radar")
    assert count(table, "united_states", "hand") == 0
    assert table.vp["allies"] == -1
    assert table.navies("united_states") == {"north_sea"}
