"""The named cards of the United States, second edition."""

import pytest
from tests.cards.quartermaster.driver import deck, offers, play_is_over
from tests.cards.quartermaster.marks import card
from tests.conftest import Table

# Status

CARRIERS = """
    turn united_states play
    united_states
      armies western_united_states, hawaii
      navies east_pacific
      status aircraft_carriers
      hand {card}, build_army
      deck {deck}
    japan
      armies japan, iwo_jima
      navies central_pacific
    """


@card("united_states.aircraft_carriers", "works")
def test_aircraft_carriers_build_in_the_sea_battled(table: Table) -> None:
    table.position(CARRIERS.format(card="sea_battle", deck="build_navy x3"))
    table.do("play sea_battle", "battle central_pacific", "use aircraft_carriers")
    assert deck(table, "united_states") == 2
    assert table.legal == ["pass", "build central_pacific"]
    table.do("build central_pacific")
    assert table.navies("united_states") == {"east_pacific", "central_pacific"}
    assert table.navies("japan") == set()


@card("united_states.aircraft_carriers", "fails")
def test_aircraft_carriers_do_not_answer_a_land_battle(table: Table) -> None:
    table.position(CARRIERS.format(card="land_battle", deck="build_navy x3"))
    table.do("play land_battle", "battle latin_america")
    assert offers(table, "use aircraft_carriers") == 0


@card("united_states.aircraft_carriers", "fails")
def test_aircraft_carriers_cannot_build_without_a_port(table: Table) -> None:
    table.position(CARRIERS.format(card="sea_battle", deck="build_navy x3"))
    table.do("play sea_battle", "battle south_pacific")  # no Allied army beside it
    assert offers(table, "use aircraft_carriers") == 0


@card("united_states.aircraft_carriers", "cost")
def test_aircraft_carriers_with_an_empty_deck_cost_a_point(table: Table) -> None:
    table.position(CARRIERS.format(card="sea_battle", deck=""))
    table.do("play sea_battle", "battle central_pacific", "use aircraft_carriers")
    assert table.vp["allies"] == -1
    assert table.legal == ["pass", "build central_pacific"]


AVG = "american_volunteer_group_expands"
SZECHUAN = f"""
    turn united_states {{step}}
    united_states
      armies eastern_united_states{{armies}}
      status {AVG}
      hand {{hand}}
      {{deck}}
    united_kingdom
      armies united_kingdom{{british}}
      hand build_army
    """


@card(f"united_states.{AVG}", "works", clause=0)
def test_the_volunteer_group_supplies_an_allied_army_in_szechuan(table: Table) -> None:
    table.position(
        SZECHUAN.format(step="supply", armies=", szechuan", hand="", deck="", british="")
    )
    assert table.armies("united_states") == {"eastern_united_states", "szechuan"}
    # It is no Supply space: it brings nothing in the Victory step.
    assert table.vp["allies"] == 2


@card(f"united_states.{AVG}", "works", clause=0)
def test_the_volunteer_group_supplies_a_british_army_too(table: Table) -> None:
    position = SZECHUAN.format(
        step="supply", armies="", hand="", deck="", british=", szechuan, kazakhstan"
    )
    table.position(position.replace("turn united_states", "turn united_kingdom"))
    # The army in Kazakhstan leans on no source of supply.
    assert table.armies("united_kingdom") == {"united_kingdom", "szechuan"}


@card(f"united_states.{AVG}", "ruling", clause=0)
def test_an_army_next_to_szechuan_needs_a_line_of_its_own(table: Table) -> None:
    table.position(
        SZECHUAN.format(
            step="play", armies=", szechuan", hand="build_army, sea_battle", deck="", british=""
        )
    )
    table.do("play build_army")
    built = {answer.removeprefix("build ") for answer in table.legal}
    assert {"szechuan", "china", "india"} <= built  # the last two feed themselves
    assert not {"kazakhstan", "mongolia", "middle_east", "southeast_asia"} & built


@card(f"united_states.{AVG}", "works", clause=1)
def test_the_volunteer_group_recruits_in_szechuan_in_place_of_a_card(table: Table) -> None:
    table.position(
        SZECHUAN.format(
            step="play", armies="", hand="sea_battle", deck="deck build_army x3", british=""
        )
    )
    table.do(f"use {AVG}", "recruit szechuan")
    assert table.armies("united_states") == {"eastern_united_states", "szechuan"}
    assert deck(table, "united_states") == 1
    assert play_is_over(table)


@card(f"united_states.{AVG}", "fails", clause=1)
def test_the_volunteer_group_does_not_recruit_where_an_army_stands(table: Table) -> None:
    table.position(
        SZECHUAN.format(step="play", armies=", szechuan", hand="sea_battle", deck="", british="")
    )
    assert offers(table, f"use {AVG}") == 0


@card(f"united_states.{AVG}", "fails", clause=0)
def test_without_the_volunteer_group_szechuan_feeds_nobody(table: Table) -> None:
    position = SZECHUAN.format(step="supply", armies=", szechuan", hand="", deck="", british="")
    table.position(position.replace(f"status {AVG}", "status"))
    assert table.armies("united_states") == {"eastern_united_states"}


@card(f"united_states.{AVG}", "cost", clause=1)
@pytest.mark.parametrize(("deck", "points"), [("deck build_army", -1), ("deck", -2)])
def test_the_volunteer_group_without_two_cards_in_the_deck_costs_points(
    table: Table, deck: str, points: int
) -> None:
    table.position(
        SZECHUAN.format(step="play", armies="", hand="sea_battle", deck=deck, british="")
    )
    table.do(f"use {AVG}")
    assert table.vp["allies"] == points
    assert table.legal == ["pass", "recruit szechuan"]


LANDINGS = """
    turn united_states play
    united_states
      armies eastern_united_states, iceland
      navies north_atlantic{navies}
      status amphibious_landings
      hand land_battle, build_army
      deck {deck}
    germany
      armies germany, western_europe
    """


@card("united_states.amphibious_landings", "works")
def test_amphibious_landings_build_in_the_land_space_battled(table: Table) -> None:
    table.position(LANDINGS.format(navies=", north_sea", deck="build_navy x3"))
    table.do("play land_battle", "battle western_europe", "use amphibious_landings")
    assert deck(table, "united_states") == 2
    assert table.legal == ["pass", "build western_europe"]


@card("united_states.amphibious_landings", "fails")
def test_amphibious_landings_need_a_navy_beside_the_battle(table: Table) -> None:
    table.position("""
        turn united_states play
        united_states
          armies eastern_united_states, italy
          navies north_atlantic
          status amphibious_landings
          hand land_battle, build_army
        italy
          armies balkans
        germany
          armies germany, western_europe
        """)
    table.do("play land_battle", "battle western_europe")
    assert offers(table, "use amphibious_landings") == 0


@card("united_states.amphibious_landings", "fails")
def test_amphibious_landings_need_a_supplied_navy(table: Table) -> None:
    table.position("""
        turn united_states play
        united_states
          armies eastern_united_states, italy
          navies north_sea
          status amphibious_landings
          hand land_battle, build_army
        italy
          armies balkans
        united_kingdom
          armies united_kingdom
        germany
          armies germany, western_europe
        """)
    table.do("play land_battle", "battle western_europe")
    assert offers(table, "use amphibious_landings") == 0


@card("united_states.amphibious_landings", "cost")
def test_amphibious_landings_with_an_empty_deck_cost_a_point(table: Table) -> None:
    table.position(LANDINGS.format(navies=", north_sea", deck=""))
    table.do("play land_battle", "battle western_europe", "use amphibious_landings")
    assert table.vp["allies"] == -1
    assert table.legal == ["pass", "build western_europe"]


@card("united_states.flying_fortresses", "works")
def test_flying_fortresses_burn_two_cards_more(table: Table) -> None:
    table.position("""
        turn united_states play
        united_states
          armies eastern_united_states, western_europe
          status flying_fortresses
          hand b_24_liberator, sea_battle
        italy
          armies italy
          deck build_army x4, land_battle x4
        """)
    table.do("play b_24_liberator", "use flying_fortresses")
    assert deck(table, "italy") == 8 - 4 - 2


@card("united_states.flying_fortresses", "ruling")
def test_flying_fortresses_add_nothing_to_a_card_that_makes_nobody_discard(table: Table) -> None:
    table.position("""
        turn united_states play
        united_states
          armies eastern_united_states
          status flying_fortresses
          hand b_24_liberator, sea_battle
        italy
          armies italy
          deck build_army x4
        """)
    table.do("play b_24_liberator")
    assert offers(table, "use flying_fortresses") == 0
    assert deck(table, "italy") == 4


@card("united_states.flying_fortresses", "fails")
def test_flying_fortresses_do_not_help_a_british_card(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          hand bomber_command, sea_battle
        united_states
          armies eastern_united_states
          status flying_fortresses
        """)
    table.do("play bomber_command", "nation germany")
    assert offers(table, "use flying_fortresses") == 0


RADAR = """
    turn japan play
    japan
      armies japan, iwo_jima
      navies sea_of_japan, north_pacific
      down surprise_attack
      hand sea_battle, build_army
    united_states
      armies western_united_states{armies}
      navies east_pacific
      status radar
      deck {deck}
    """


@card("united_states.radar", "works")
def test_radar_saves_a_supplied_navy_from_one_battle_only(table: Table) -> None:
    table.position(RADAR.format(armies="", deck="build_army x3"))
    table.do("play sea_battle", "battle east_pacific", "united_states: use radar")
    assert table.navies("united_states") == {"east_pacific"}
    assert deck(table, "united_states") == 1
    table.do("japan: use surprise_attack", "battle east_pacific")
    # Once a turn, and the first battle's rescue does not last.
    assert table.navies("united_states") == set()


@card("united_states.radar", "ruling")
def test_a_navy_that_radar_saved_needs_no_destroyers(table: Table) -> None:
    table.position(
        RADAR.format(armies="", deck="build_army x3")
        + """
        united_kingdom
          armies united_kingdom
          down destroyers
        """
    )
    table.do("play sea_battle", "battle east_pacific", "united_kingdom: pass")
    table.do("united_states: use radar", "japan: pass")
    assert play_is_over(table)
    assert table.cards("united_kingdom", "down") == ["destroyers"]


@card("united_states.radar", "fails")
def test_radar_does_not_save_a_navy_out_of_supply(table: Table) -> None:
    position = RADAR.format(armies="", deck="build_army x3")
    table.position(position.replace("western_united_states", "latin_america"))
    table.do("play sea_battle", "battle east_pacific")
    assert offers(table, "use radar") == 0


@card("united_states.radar", "fails")
def test_radar_does_not_save_a_navy_from_elimination(table: Table) -> None:
    table.position("""
        turn united_states play
        united_states
          armies western_united_states
          status radar
          hand build_navy, build_army
        japan
          armies japan, hawaii
          down kamikaze
        """)
    table.do("play build_navy", "build east_pacific", "japan: use kamikaze")
    assert table.navies("united_states") == set()


@card("united_states.radar", "cost")
@pytest.mark.parametrize(("deck", "points"), [("build_army", -1), ("", -2)])
def test_radar_without_two_cards_in_the_deck_costs_points(
    table: Table, deck: str, points: int
) -> None:
    table.position(RADAR.format(armies="", deck=deck))
    table.do("play sea_battle", "battle east_pacific", "united_states: use radar")
    assert table.vp["allies"] == points
    assert table.navies("united_states") == {"east_pacific"}


ROSIE = """
    turn united_states discard
    united_states
      armies eastern_united_states
      status rosie_the_riveter
      hand {hand}
      deck land_battle
    """


@card("united_states.rosie_the_riveter", "works")
def test_rosie_tucks_two_cards_under_the_deck_before_the_discard(table: Table) -> None:
    table.position(ROSIE.format(hand="build_army, build_navy, sea_battle"))
    table.do("use rosie_the_riveter", "tuck build_army", "tuck sea_battle")
    assert table.cards("united_states", "deck") == ["land_battle", "build_army", "sea_battle"]
    assert table.cards("united_states", "hand") == ["build_navy"]
    assert table.asked.ask == "ask-discard"


@card("united_states.rosie_the_riveter", "works")
def test_rosie_may_tuck_a_single_card(table: Table) -> None:
    table.position(ROSIE.format(hand="build_army, build_navy"))
    table.do("use rosie_the_riveter", "tuck build_army", "pass")
    assert table.cards("united_states", "deck") == ["land_battle", "build_army"]


@card("united_states.rosie_the_riveter", "fails")
def test_rosie_comes_before_the_discard_or_not_at_all(table: Table) -> None:
    table.position(ROSIE.format(hand="build_army, build_navy, sea_battle"))
    table.do("pass", "discard build_army")
    assert offers(table, "use rosie_the_riveter") == 0


@card("united_states.rosie_the_riveter", "fails")
def test_rosie_is_not_offered_with_an_empty_hand(table: Table) -> None:
    table.position(ROSIE.format(hand=""))
    assert offers(table, "use rosie_the_riveter") == 0


SHIPYARDS = """
    turn united_states play
    united_states
      armies eastern_united_states, western_united_states
      status superior_shipyards
      hand {card}, sea_battle
      deck {deck}
    """


@card("united_states.superior_shipyards", "works")
def test_superior_shipyards_build_a_second_navy_anywhere_legal(table: Table) -> None:
    table.position(SHIPYARDS.format(card="build_navy", deck="build_army x3"))
    table.do("play build_navy", "build north_atlantic", "use superior_shipyards")
    assert deck(table, "united_states") == 2
    table.do("build east_pacific")
    assert table.navies("united_states") == {"north_atlantic", "east_pacific"}
    assert offers(table, "use superior_shipyards") == 0


@card("united_states.superior_shipyards", "fails")
def test_superior_shipyards_do_not_answer_an_army(table: Table) -> None:
    table.position(SHIPYARDS.format(card="build_army", deck="build_army x3"))
    table.do("play build_army", "build canada")
    assert offers(table, "use superior_shipyards") == 0


@card("united_states.superior_shipyards", "cost")
def test_superior_shipyards_with_an_empty_deck_cost_a_point(table: Table) -> None:
    table.position(SHIPYARDS.format(card="build_navy", deck=""))
    table.do("play build_navy", "build north_atlantic", "use superior_shipyards")
    assert table.vp["allies"] == -1
    assert "build east_pacific" in table.legal


PRODUCTION = SHIPYARDS.replace("superior_shipyards", "wartime_production")


@card("united_states.wartime_production", "works")
def test_wartime_production_builds_a_second_army_anywhere_legal(table: Table) -> None:
    table.position(PRODUCTION.format(card="build_army", deck="build_navy x3"))
    table.do("play build_army", "build canada", "use wartime_production")
    assert deck(table, "united_states") == 2
    table.do("build latin_america")
    assert table.armies("united_states") >= {"canada", "latin_america"}
    assert offers(table, "use wartime_production") == 0


@card("united_states.wartime_production", "fails")
def test_wartime_production_does_not_answer_a_navy(table: Table) -> None:
    table.position(PRODUCTION.format(card="build_navy", deck="build_navy x3"))
    table.do("play build_navy", "build north_atlantic")
    assert offers(table, "use wartime_production") == 0


@card("united_states.wartime_production", "fails")
def test_wartime_production_does_not_answer_a_recruited_army(table: Table) -> None:
    table.position(PRODUCTION.format(card="guadalcanal", deck="build_navy x3"))
    table.do("play guadalcanal", "recruit new_zealand", "pass")
    assert offers(table, "use wartime_production") == 0


@card("united_states.wartime_production", "cost")
def test_wartime_production_with_an_empty_deck_costs_a_point(table: Table) -> None:
    table.position(PRODUCTION.format(card="build_army", deck=""))
    table.do("play build_army", "build canada", "use wartime_production")
    assert table.vp["allies"] == -1
    assert "build latin_america" in table.legal


# Events

EVENT = """
    turn united_states play
    united_states
      armies {armies}
      navies {navies}
      hand {card}, sea_battle
    united_kingdom
      armies {british}
    soviet_union
      armies {soviet}
    germany
      armies {german}
    """


def play(
    table: Table, name: str, armies: str = "eastern_united_states", navies: str = "",
    british: str = "united_kingdom", soviet: str = "moscow", german: str = "germany",
) -> None:  # fmt: skip
    """Play an American Event."""
    table.position(
        EVENT.format(
            card=name, armies=armies, navies=navies, british=british, soviet=soviet, german=german
        )
    )
    table.do(f"play {name}")


@card("united_states.arsenal_of_democracy", "works")
def test_the_arsenal_lets_britain_build_in_the_order_it_likes(table: Table) -> None:
    play(table, "arsenal_of_democracy")
    assert table.seat == "united_kingdom"
    assert table.legal == ["pass", "choose build_army", "choose build_navy"]
    table.do("choose build_navy", "build north_sea")
    table.do("united_kingdom: choose build_army", "build scandinavia")  # next to the navy
    assert table.navies("united_kingdom") == {"north_sea"}
    assert table.armies("united_kingdom") == {"united_kingdom", "scandinavia"}


@card("united_states.arsenal_of_democracy", "works")
def test_britain_may_decline_the_arsenal(table: Table) -> None:
    play(table, "arsenal_of_democracy")
    table.do("united_kingdom: pass")
    assert play_is_over(table)


@card("united_states.arsenal_of_democracy", "fails")
def test_the_arsenal_does_nothing_for_a_britain_that_cannot_build(table: Table) -> None:
    play(table, "arsenal_of_democracy", british="", german="germany, united_kingdom")
    assert play_is_over(table)


PEARL = "fleet_deployed_to_pearl_harbor"


@card(f"united_states.{PEARL}", "works")
def test_pearl_harbor_gets_an_army_and_a_fleet_beside_it(table: Table) -> None:
    play(table, PEARL, "western_united_states", "east_pacific")
    table.do("recruit hawaii")
    # The army in Hawaii is the port of a navy next to it.
    seas = ["north_pacific", "central_pacific", "east_pacific"]
    assert table.legal == ["pass", *(f"build {sea}" for sea in seas)]
    table.do("build central_pacific")
    assert table.armies("united_states") == {"western_united_states", "hawaii"}
    assert table.navies("united_states") == {"east_pacific", "central_pacific"}


@card(f"united_states.{PEARL}", "fails")
def test_a_fleet_at_pearl_harbor_needs_supply(table: Table) -> None:
    play(table, PEARL)
    table.do("recruit hawaii")  # out of supply: no navy can be built from it
    assert play_is_over(table)


FLEXIBLE = """
    turn united_states play
    united_states
      armies eastern_united_states
      hand flexible_resources, sea_battle
      discard {discard}
    """


@card("united_states.flexible_resources", "works")
def test_flexible_resources_replay_a_discarded_card(table: Table) -> None:
    table.position(FLEXIBLE.format(discard="build_army, land_battle"))
    table.do("play flexible_resources")
    assert table.legal == ["pass", "play build_army", "play land_battle"]
    table.do("play build_army", "build canada")
    assert table.armies("united_states") == {"eastern_united_states", "canada"}
    order = ["build_army", "flexible_resources", "land_battle"]
    assert table.cards("united_states", "discard") == order


@card("united_states.flexible_resources", "works")
def test_flexible_resources_lay_a_status_on_the_american_table(table: Table) -> None:
    table.position(FLEXIBLE.format(discard="radar"))
    table.do("play flexible_resources", "play radar")
    assert table.cards("united_states", "status") == ["radar"]
    assert table.cards("united_states", "discard") == ["flexible_resources"]


@card("united_states.flexible_resources", "ruling")
def test_a_status_laid_by_flexible_resources_cannot_replace_this_play(table: Table) -> None:
    table.position(FLEXIBLE.format(discard=AVG))
    table.do("play flexible_resources", f"play {AVG}")
    assert offers(table, f"use {AVG}") == 0


@card("united_states.flexible_resources", "ruling")
@card("united_states.flying_fortresses", "ruling")
def test_flying_fortresses_answer_a_card_that_flexible_resources_replay(table: Table) -> None:
    table.position("""
        turn united_states play
        united_states
          armies eastern_united_states, western_europe
          status flying_fortresses
          hand flexible_resources, sea_battle
          discard b_29_superfortress
        germany
          armies germany
          deck build_army x6, land_battle x2
        """)
    table.do("play flexible_resources", "play b_29_superfortress", "use flying_fortresses")
    assert deck(table, "germany") == 8 - 5 - 2


@card("united_states.flexible_resources", "fails")
def test_flexible_resources_do_nothing_with_an_empty_discard_pile(table: Table) -> None:
    table.position(FLEXIBLE.format(discard=""))
    table.do("play flexible_resources")  # and not itself
    assert play_is_over(table)


@card("united_states.free_french_allies", "works")
def test_the_free_french_bring_britain_an_army_where_britain_likes(table: Table) -> None:
    play(table, "free_french_allies", german="germany, africa")
    assert table.seat == "united_kingdom"
    assert table.legal == ["pass", "recruit western_europe", "recruit north_africa"]
    table.do("recruit north_africa")
    assert table.armies("united_kingdom") == {"united_kingdom", "north_africa"}


@card("united_states.free_french_allies", "works")
def test_britain_may_decline_the_free_french(table: Table) -> None:
    play(table, "free_french_allies")
    table.do("united_kingdom: pass")
    assert table.armies("united_kingdom") == {"united_kingdom"}
    assert play_is_over(table)


@card("united_states.free_french_allies", "fails")
def test_the_free_french_find_no_place_among_enemies(table: Table) -> None:
    play(table, "free_french_allies", german="germany, western_europe, north_africa, africa")
    assert play_is_over(table)


@card("united_states.guadalcanal", "works")
def test_guadalcanal_gets_an_army_in_new_zealand_and_a_fleet_beside_it(table: Table) -> None:
    play(table, "guadalcanal", "western_united_states", "east_pacific")
    table.do("recruit new_zealand")
    assert table.legal == ["pass", "build south_pacific", "build east_pacific"]
    table.do("build south_pacific")
    assert table.armies("united_states") == {"western_united_states", "new_zealand"}
    assert table.navies("united_states") == {"east_pacific", "south_pacific"}


@card("united_states.guadalcanal", "fails")
def test_guadalcanal_gets_nothing_from_a_new_zealand_held_by_japan(table: Table) -> None:
    table.position("""
        turn united_states play
        united_states
          armies eastern_united_states
          hand guadalcanal, sea_battle
        japan
          armies new_zealand
        """)
    table.do("play guadalcanal")
    assert play_is_over(table)


LEND_LEASE = """
    turn united_states play
    united_states
      armies eastern_united_states
      hand lend_lease, sea_battle
    united_kingdom
      armies united_kingdom
      hand {british}
      deck build_navy x2
    soviet_union
      armies moscow
      hand {soviet}
      deck sea_battle x2
    """


@card("united_states.lend_lease", "works")
def test_lend_lease_lets_an_ally_play_and_then_draw_a_card(table: Table) -> None:
    table.position(LEND_LEASE.format(british="raf", soviet="build_army, guards"))
    table.do("play lend_lease")
    assert table.legal == ["pass", "nation united_kingdom", "nation soviet_union"]
    table.do("nation soviet_union", "soviet_union: play build_army", "build ukraine")
    assert table.armies("soviet_union") == {"moscow", "ukraine"}
    assert table.legal == ["pass", "draw"]
    table.do("soviet_union: draw")
    assert table.cards("soviet_union", "hand") == ["sea_battle", "guards"]


@card("united_states.lend_lease", "works")
def test_lend_lease_lays_a_status_on_the_table_of_its_owner(table: Table) -> None:
    table.position(LEND_LEASE.format(british="free_france", soviet="guards"))
    table.do("play lend_lease", "nation united_kingdom", "play free_france", "draw")
    assert table.cards("united_kingdom", "status") == ["free_france"]
    assert table.cards("united_states", "status") == []


@card("united_states.lend_lease", "works")
def test_lend_lease_lays_a_response_face_down(table: Table) -> None:
    table.position(LEND_LEASE.format(british="raf", soviet="guards"))
    table.do("play lend_lease", "nation united_kingdom", "play raf", "pass")
    assert table.cards("united_kingdom", "down") == ["raf"]
    assert table.cards("united_kingdom", "hand") == []


@card("united_states.lend_lease", "works")
def test_the_ally_may_decline_to_play_and_still_draw(table: Table) -> None:
    table.position(LEND_LEASE.format(british="raf", soviet="guards"))
    table.do("play lend_lease", "nation united_kingdom", "united_kingdom: pass", "draw")
    assert sorted(table.cards("united_kingdom", "hand")) == ["build_navy", "raf"]


@card("united_states.lend_lease", "fails")
def test_lend_lease_finds_nothing_to_play_in_an_empty_hand(table: Table) -> None:
    table.position(LEND_LEASE.format(british="", soviet="guards"))
    table.do("play lend_lease", "nation united_kingdom")
    assert table.legal == ["pass", "draw"]


@card("united_states.lend_lease", "ruling")
def test_a_card_played_by_lend_lease_sets_off_reactions_to_it(table: Table) -> None:
    table.position(
        LEND_LEASE.format(british="build_navy", soviet="guards")
        + """
        japan
          armies japan, iceland
          down kamikaze
        """
    )
    table.do("play lend_lease", "nation united_kingdom", "play build_navy", "build north_sea")
    table.do("japan: use kamikaze")
    assert table.navies("united_kingdom") == set()


@card("united_states.murmansk_convoy", "works")
def test_the_convoy_recruits_in_russia_and_lets_the_soviets_build(table: Table) -> None:
    play(table, "murmansk_convoy")
    assert table.seat == "united_states"
    table.do("recruit soviet_union russia")
    assert table.seat == "soviet_union"
    table.do("build eastern_europe")  # next to the new army, which Moscow feeds
    assert table.armies("soviet_union") == {"moscow", "russia", "eastern_europe"}


@card("united_states.murmansk_convoy", "works")
def test_the_soviets_may_decline_to_build(table: Table) -> None:
    play(table, "murmansk_convoy")
    table.do("recruit soviet_union russia", "soviet_union: pass")
    assert table.armies("soviet_union") == {"moscow", "russia"}
    assert play_is_over(table)


@card("united_states.murmansk_convoy", "fails")
def test_the_convoy_recruits_nothing_in_a_russia_held_by_the_enemy(table: Table) -> None:
    play(table, "murmansk_convoy", soviet="siberia", german="germany, russia, moscow")
    assert play_is_over(table)


@card("united_states.operation_magic", "works")
def test_magic_throws_one_japanese_response_away_unseen(table: Table) -> None:
    table.position("""
        turn united_states play
        united_states
          armies eastern_united_states
          hand operation_magic, sea_battle
        japan
          armies japan
          down truk, kamikaze, banzai_charge
        """)
    table.do("play operation_magic")
    assert len(table.cards("japan", "down")) == 2
    assert len(table.cards("japan", "under")) == 1
    assert table.cards("japan", "discard") == []


@card("united_states.operation_magic", "fails")
def test_magic_does_nothing_without_a_japanese_response(table: Table) -> None:
    table.position("""
        turn united_states play
        united_states
          armies eastern_united_states
          hand operation_magic, sea_battle
        italy
          armies italy
          down monte_cassino
        """)
    table.do("play operation_magic")
    assert play_is_over(table)
    assert table.cards("italy", "down") == ["monte_cassino"]


@card("united_states.patton_advances", "works")
def test_patton_builds_in_western_europe_and_attacks_from_there(table: Table) -> None:
    play(table, "patton_advances", "eastern_united_states", "north_atlantic, north_sea")
    table.do("build western_europe")
    assert table.legal == ["pass", "battle germany", "battle italy"]
    table.do("battle germany")
    assert table.armies("germany") == set()


@card("united_states.patton_advances", "fails")
def test_patton_does_not_advance_without_a_way_to_western_europe(table: Table) -> None:
    play(table, "patton_advances")
    assert play_is_over(table)


@card("united_states.theater_shift", "works")
def test_a_theater_shift_lifts_and_builds_armies_and_navies_once_each(table: Table) -> None:
    play(table, "theater_shift", "eastern_united_states, western_united_states", "north_atlantic")
    pieces = ["eastern_united_states", "western_united_states", "north_atlantic"]
    assert table.legal == ["pass", *(f"lift {space}" for space in pieces)]
    table.do("lift north_atlantic", "build east_pacific")
    table.do("lift eastern_united_states", "build pacific_northwest", "pass")
    assert table.navies("united_states") == {"east_pacific"}
    assert table.armies("united_states") == {"western_united_states", "pacific_northwest"}


@card("united_states.theater_shift", "ruling")
def test_a_theater_shift_builds_elsewhere(table: Table) -> None:
    table.position("""
        turn united_states play
        united_states
          armies eastern_united_states, western_united_states
          navies north_atlantic
          hand theater_shift, sea_battle
        """)
    table.do("play theater_shift", "lift north_atlantic")
    assert "build north_atlantic" not in table.legal
    assert "build east_pacific" in table.legal


@card("united_states.theater_shift", "fails")
def test_a_theater_shift_does_nothing_for_pieces_that_could_be_built_nowhere(
    table: Table,
) -> None:
    play(table, "theater_shift", "hawaii", german="germany, eastern_united_states")
    assert play_is_over(table)


# Economic Warfare

BOMBERS = """
    turn united_states play
    united_states
      armies {armies}
      navies {navies}
      hand {card}, sea_battle
    germany
      armies germany
      deck build_army x6, land_battle
    italy
      armies italy
      deck build_army x4, land_battle x3
    japan
      armies japan
      deck build_army x4, land_battle x3
    """
BASE = "eastern_united_states"


def bomb(
    table: Table, name: str, armies: str = "", navies: str = "", whom: str = ""
) -> dict[str, int]:
    """Play a bomber card; how many cards each Axis nation loses."""
    home = ", ".join(filter(None, (BASE, armies)))
    table.position(BOMBERS.format(card=name, armies=home, navies=navies))
    table.do(f"play {name}", *([f"nation {whom}"] if whom else []))
    left = {nation: 7 - deck(table, nation) for nation in ("germany", "italy", "japan")}
    return {nation: count for nation, count in left.items() if count}


@card("united_states.b_24_liberator", "works")
@pytest.mark.parametrize("space", ["north_africa", "western_europe", "ukraine"])
def test_liberators_reach_italy_over_two_spaces(table: Table, space: str) -> None:
    assert bomb(table, "b_24_liberator", space) == {"italy": 4}


@card("united_states.b_24_liberator", "fails")
def test_liberators_do_not_reach_italy_over_three_spaces(table: Table) -> None:
    assert bomb(table, "b_24_liberator", "africa", "mediterranean_sea") == {}


@card("united_states.b_26_marauder", "works")
@pytest.mark.parametrize(
    ("space", "whom"), [("iceland", "germany"), ("iceland", "italy"), ("hawaii", "")]
)
def test_marauders_reach_one_axis_home_over_three_spaces(
    table: Table, space: str, whom: str
) -> None:
    assert bomb(table, "b_26_marauder", space, whom=whom) == {whom or "japan": 4}


@card("united_states.b_26_marauder", "works")
def test_marauders_may_choose_only_a_home_within_reach(table: Table) -> None:
    bomb(table, "b_26_marauder", "iceland", "sea_of_japan")
    assert table.legal == ["nation germany", "nation italy"]


@card("united_states.b_26_marauder", "fails")
def test_marauders_do_nothing_out_of_reach(table: Table) -> None:
    assert bomb(table, "b_26_marauder", "new_zealand") == {}


@card("united_states.b_29_superfortress", "works")
def test_superfortresses_reach_germany_over_three_spaces(table: Table) -> None:
    assert bomb(table, "b_29_superfortress", "iceland") == {"germany": 5}


@card("united_states.b_29_superfortress", "fails")
def test_superfortresses_do_not_reach_germany_from_further_off(table: Table) -> None:
    assert bomb(table, "b_29_superfortress", "canada", "north_sea") == {}


@card("united_states.firestorm_bombing", "works")
@pytest.mark.parametrize(
    ("armies", "navies", "whom", "burnt"),
    [
        ("balkans", "", "italy", "italy"),
        ("", "sea_of_japan", "", "japan"),
        ("eastern_europe", "", "", "germany"),
    ],
)
def test_a_firestorm_needs_a_piece_next_to_the_home(
    table: Table, armies: str, navies: str, whom: str, burnt: str
) -> None:
    assert bomb(table, "firestorm_bombing", armies, navies, whom) == {burnt: 7}


@card("united_states.firestorm_bombing", "fails")
def test_there_is_no_firestorm_from_further_off(table: Table) -> None:
    assert bomb(table, "firestorm_bombing", "ukraine", "north_sea, central_pacific") == {}


@card("united_states.firestorm_bombing", "ruling")
def test_a_firestorm_burns_the_deck_of_a_nation_that_lost_its_home(table: Table) -> None:
    table.position("""
        turn united_states play
        united_states
          armies western_europe
          hand firestorm_bombing, sea_battle
        germany
          armies scandinavia
          deck build_army x5
        soviet_union
          armies germany
        italy
          armies balkans
        """)
    table.do("play firestorm_bombing", "nation germany")
    assert deck(table, "germany") == 0
    assert table.vp["axis"] == -2


@card("united_states.sbd_dauntless", "works")
@pytest.mark.parametrize("sea", ["sea_of_japan", "central_pacific", "south_china_sea"])
def test_dauntlesses_reach_japan_over_two_spaces(table: Table, sea: str) -> None:
    assert bomb(table, "sbd_dauntless", "", sea) == {"japan": 4}


@card("united_states.sbd_dauntless", "fails")
def test_dauntlesses_need_a_navy_near_japan_and_no_army(table: Table) -> None:
    assert bomb(table, "sbd_dauntless", "iwo_jima, china", "east_pacific") == {}
