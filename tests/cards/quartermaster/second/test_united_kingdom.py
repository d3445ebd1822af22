"""The named cards of the United Kingdom, second edition."""

import pytest
from tests.cards.quartermaster.driver import deck, offers, play_is_over
from tests.cards.quartermaster.marks import card
from tests.conftest import Table

# Status

AUSTRALIA = "australia_forms_the_directorate_of_manpower"
LINLITHGOW = "lord_linlithgow_declares_india_to_be_at_war"
BOTH = [(AUSTRALIA, "australia"), (LINLITHGOW, "india")]


@card(f"united_kingdom.{AUSTRALIA}", "works")
@card(f"united_kingdom.{LINLITHGOW}", "works")
@pytest.mark.parametrize(("status", "space"), BOTH)
def test_an_army_build_may_become_a_recruit(table: Table, status: str, space: str) -> None:
    table.position(f"""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          status {status}
          hand build_army, sea_battle
        """)
    table.do("play build_army")
    assert table.legal == ["pass", "build united_kingdom", f"recruit {space}"]
    table.do(f"recruit {space}")
    assert table.armies("united_kingdom") == {"united_kingdom", space}


@card(f"united_kingdom.{AUSTRALIA}", "works")
@card(f"united_kingdom.{LINLITHGOW}", "works")
@pytest.mark.parametrize(("status", "space"), BOTH)
def test_the_recruit_may_replace_a_build_whatever_grants_it(
    table: Table, status: str, space: str
) -> None:
    table.position(f"""
        turn united_states play
        united_states
          armies eastern_united_states
          hand arsenal_of_democracy, sea_battle
        united_kingdom
          armies
          status {status}
        germany
          armies germany, united_kingdom
        """)
    table.do("play arsenal_of_democracy", "united_kingdom: choose build_army", f"recruit {space}")
    assert table.armies("united_kingdom") == {space}


@card(f"united_kingdom.{AUSTRALIA}", "ruling")
def test_a_build_of_free_france_may_be_recruited_in_australia_instead(table: Table) -> None:
    table.position(f"""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          status free_france, {AUSTRALIA}
          hand land_battle, raf
        """)
    table.do("use free_france")
    assert table.legal == ["pass", "recruit australia"]


@card(f"united_kingdom.{AUSTRALIA}", "ruling")
@card(f"united_kingdom.{LINLITHGOW}", "ruling")
@pytest.mark.parametrize(("status", "space"), BOTH)
def test_with_no_army_left_the_united_kingdom_lifts_one_for_the_recruit(
    table: Table, status: str, space: str
) -> None:
    table.position(f"""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom, iceland, western_europe, scandinavia, hawaii
          navies north_sea
          status {status}
          hand build_army, sea_battle
        """)
    table.do("play build_army", f"recruit {space}", "lift hawaii")
    assert space in table.armies("united_kingdom")
    assert "hawaii" not in table.armies("united_kingdom")


@card(f"united_kingdom.{AUSTRALIA}", "fails")
@card(f"united_kingdom.{LINLITHGOW}", "fails")
@pytest.mark.parametrize(("status", "space"), BOTH)
@pytest.mark.parametrize("holder", ["united_kingdom", "japan"])
def test_the_recruit_is_not_offered_where_an_army_stands(
    table: Table, status: str, space: str, holder: str
) -> None:
    armies = {"united_kingdom": "united_kingdom", "japan": "japan"}
    armies[holder] += f", {space}"
    table.position(f"""
        turn united_kingdom play
        united_kingdom
          armies {armies["united_kingdom"]}
          status {status}
          hand build_army, sea_battle
        japan
          armies {armies["japan"]}
        """)
    table.do("play build_army")
    assert f"recruit {space}" not in table.legal


@card(f"united_kingdom.{AUSTRALIA}", "fails")
@card(f"united_kingdom.{LINLITHGOW}", "fails")
@pytest.mark.parametrize(("status", "space"), BOTH)
def test_a_navy_build_is_not_replaced(table: Table, status: str, space: str) -> None:
    table.position(f"""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          status {status}
          hand build_navy, sea_battle
        """)
    table.do("play build_navy")
    assert table.legal == ["pass", "build north_sea"]


FREE_FRANCE = """
    turn united_kingdom play
    united_kingdom
      armies united_kingdom
      navies north_sea
      status free_france
      hand {hand}
      deck {deck}
    """


@card("united_kingdom.free_france", "works")
def test_free_france_builds_in_western_europe_for_two_cards_of_the_hand(table: Table) -> None:
    table.position(FREE_FRANCE.format(hand="land_battle, sea_battle, build_navy", deck="raf"))
    table.do("use free_france", "discard land_battle", "discard sea_battle")
    assert table.legal == ["pass", "build western_europe"]
    table.do("build western_europe")
    assert table.armies("united_kingdom") == {"united_kingdom", "western_europe"}
    assert table.cards("united_kingdom", "hand") == ["build_navy"]


@card("united_kingdom.free_france", "fails")
def test_free_france_is_not_offered_without_a_piece_next_to_western_europe(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          status free_france
          hand land_battle x3
        """)
    assert offers(table, "use free_france") == 0


@card("united_kingdom.free_france", "fails")
def test_free_france_is_not_offered_with_an_enemy_in_western_europe(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          navies north_sea
          status free_france
          hand land_battle x3
        germany
          armies germany, western_europe
        """)
    assert offers(table, "use free_france") == 0


@card("united_kingdom.free_france", "cost")
@pytest.mark.parametrize(
    ("hand", "deck", "points"),
    [("land_battle", "raf", 0), ("", "raf", -1), ("land_battle", "", -1), ("", "", -2)],
)
def test_free_france_without_two_cards_takes_them_off_the_deck_then_points(
    table: Table, hand: str, deck: str, points: int
) -> None:
    table.position(FREE_FRANCE.format(hand=hand, deck=deck))
    table.do("use free_france")
    assert table.cards("united_kingdom", "hand") == table.cards("united_kingdom", "deck") == []
    assert table.vp["allies"] == points
    assert table.legal == ["pass", "build western_europe"]


MACKENZIE_KING = "mackenzie_king_drafts_the_national_resources_mobilization_act"


@card(f"united_kingdom.{MACKENZIE_KING}", "works")
@pytest.mark.parametrize(
    ("pieces", "points"),
    [
        ("armies united_kingdom\n navies north_atlantic", 1),
        ("armies united_kingdom, canada", 1),
        ("armies united_kingdom, canada\n navies north_atlantic", 2),
    ],
)
def test_mackenzie_king_is_two_independent_awards(table: Table, pieces: str, points: int) -> None:
    table.position(
        f"turn united_kingdom victory\nunited_kingdom\n {pieces}\n status {MACKENZIE_KING}"
    )
    assert table.vp["allies"] == 2 + points


@card(f"united_kingdom.{MACKENZIE_KING}", "fails")
def test_mackenzie_king_pays_nothing_for_american_pieces(table: Table) -> None:
    table.position(f"""
        turn united_kingdom victory
        united_kingdom
          armies united_kingdom
          status {MACKENZIE_KING}
        united_states
          armies canada
          navies north_atlantic
        """)
    assert table.vp["allies"] == 2


@card(f"united_kingdom.{MACKENZIE_KING}", "works")
def test_a_scoring_status_counts_in_the_turn_it_is_laid(table: Table) -> None:
    table.position(f"""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom, canada
          navies north_sea, north_atlantic
          hand {MACKENZIE_KING}, sea_battle
        """)
    table.do(f"play {MACKENZIE_KING}")
    assert table.vp["allies"] == 2 + 2


RESISTANCE = """
    turn united_kingdom play
    united_kingdom
      armies united_kingdom
      navies {navies}
      status resistance
      hand {hand}
      deck {deck}
    germany
      armies germany, western_europe
    """


@card("united_kingdom.resistance", "works")
def test_resistance_battles_western_europe_or_italy_in_place_of_a_card(table: Table) -> None:
    table.position(RESISTANCE.format(navies="north_sea", hand="build_army x2, raf", deck=""))
    table.do("use resistance", "discard build_army", "discard build_army")
    assert table.legal == ["pass", "battle western_europe"]
    table.do("battle western_europe")
    assert table.armies("germany") == {"germany"}
    assert play_is_over(table)


@card("united_kingdom.resistance", "works")
def test_resistance_battles_italy_from_the_mediterranean(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom, north_africa
          navies north_sea, mediterranean_sea
          status resistance
          hand build_army x2
        """)
    table.do("use resistance", "battle italy")
    assert table.armies("italy") == set()


@card("united_kingdom.resistance", "fails")
def test_resistance_needs_a_supplied_british_piece_next_to_the_space(table: Table) -> None:
    table.position(RESISTANCE.format(navies="", hand="build_army x3", deck="raf"))
    assert offers(table, "use resistance") == 0


@card("united_kingdom.resistance", "cost")
@pytest.mark.parametrize(
    ("hand", "deck", "points"), [("build_army", "raf", 0), ("build_army", "", -1), ("", "", -2)]
)
def test_resistance_without_two_cards_takes_them_off_the_deck_then_points(
    table: Table, hand: str, deck: str, points: int
) -> None:
    table.position(RESISTANCE.format(navies="north_sea", hand=hand, deck=deck))
    table.do("use resistance")
    assert table.cards("united_kingdom", "hand") == table.cards("united_kingdom", "deck") == []
    assert table.vp["allies"] == points
    assert table.legal == ["pass", "battle western_europe"]


ROYAL_NAVY = """
    turn united_kingdom play
    united_kingdom
      armies united_kingdom, india
      navies north_sea, bay_of_bengal
      status the_royal_navy
      hand sea_battle{hand}
      deck {deck}
    germany
      armies germany
      navies baltic_sea
    japan
      armies japan, indonesia
      navies indian_ocean
    """


@card("united_kingdom.the_royal_navy", "works")
def test_the_royal_navy_battles_again_wherever_it_may(table: Table) -> None:
    table.position(ROYAL_NAVY.format(hand=", build_army x2, build_navy", deck="raf"))
    table.do("play sea_battle", "battle baltic_sea", "use the_royal_navy")
    table.do("discard build_army", "discard build_army")
    seas = ["north_atlantic", "south_atlantic", "baltic_sea", "mediterranean_sea", "indian_ocean"]
    assert table.legal == ["pass", *(f"battle {sea}" for sea in [*seas, "south_china_sea"])]
    table.do("battle indian_ocean")
    assert table.navies("germany") == table.navies("japan") == set()
    assert offers(table, "use the_royal_navy") == 0


@card("united_kingdom.the_royal_navy", "fails")
def test_the_royal_navy_does_not_answer_a_land_battle(table: Table) -> None:
    table.position(ROYAL_NAVY.format(hand=", land_battle, build_army x3", deck="raf"))
    table.do("play land_battle", "battle western_europe")
    assert offers(table, "use the_royal_navy") == 0


@card("united_kingdom.the_royal_navy", "cost")
@pytest.mark.parametrize(
    ("hand", "deck", "points"), [(", raf", "rationing", 0), ("", "raf", -1), ("", "", -2)]
)
def test_the_royal_navy_without_two_cards_takes_them_off_the_deck_then_points(
    table: Table, hand: str, deck: str, points: int
) -> None:
    table.position(ROYAL_NAVY.format(hand=hand, deck=deck))
    table.do("play sea_battle", "battle baltic_sea", "use the_royal_navy")
    assert table.cards("united_kingdom", "hand") == table.cards("united_kingdom", "deck") == []
    assert table.vp["allies"] == points
    assert "battle indian_ocean" in table.legal


# Events


@card("united_kingdom.dutch_east_indies", "works")
def test_the_dutch_east_indies_get_two_armies_and_a_navy_in_order(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          hand dutch_east_indies, sea_battle
        """)
    table.do("play dutch_east_indies", "recruit indonesia", "recruit new_guinea")
    assert table.legal == ["pass", "recruit south_china_sea"]
    table.do("recruit south_china_sea")
    # None of them is in supply, and all leave in the British Supply step.
    assert table.armies("united_kingdom") == {"united_kingdom"}
    assert table.navies("united_kingdom") == set()


@card("united_kingdom.dutch_east_indies", "works")
def test_each_part_of_the_dutch_east_indies_may_be_left_out(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom, australia
          hand dutch_east_indies, sea_battle
        """)
    table.do("play dutch_east_indies", "pass", "pass", "recruit south_china_sea")
    assert table.navies("united_kingdom") == {"south_china_sea"}


@card("united_kingdom.dutch_east_indies", "fails")
def test_the_dutch_east_indies_get_nothing_where_the_enemy_is(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          hand dutch_east_indies, sea_battle
        japan
          armies indonesia, new_guinea
          navies south_china_sea
        """)
    table.do("play dutch_east_indies")
    assert play_is_over(table)


SMUTS = "general_smuts_strengthens_ties_to_uk"


@card(f"united_kingdom.{SMUTS}", "works")
def test_general_smuts_brings_an_army_to_africa_and_a_navy_beside_it(table: Table) -> None:
    table.position(f"""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom, india
          hand {SMUTS}, sea_battle
        """)
    table.do(f"play {SMUTS}", "recruit africa")
    assert table.legal == ["pass", "recruit southern_ocean", "recruit bay_of_bengal"]
    table.do("recruit bay_of_bengal")
    assert table.armies("united_kingdom") == {"united_kingdom", "india", "africa"}
    assert table.navies("united_kingdom") == {"bay_of_bengal"}


@card(f"united_kingdom.{SMUTS}", "fails")
def test_general_smuts_brings_no_army_to_an_africa_held_by_the_axis(table: Table) -> None:
    table.position(f"""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          hand {SMUTS}, sea_battle
        italy
          armies italy, africa
          navies bay_of_bengal
        """)
    table.do(f"play {SMUTS}")
    assert table.legal == ["pass", "recruit southern_ocean"]


@card("united_kingdom.increased_commonwealth_support", "works")
def test_increased_commonwealth_support_is_one_army_in_a_dominion(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          hand increased_commonwealth_support, sea_battle
        """)
    table.do("play increased_commonwealth_support")
    assert table.legal == ["pass", "recruit canada", "recruit india", "recruit australia"]
    table.do("recruit india")
    assert table.armies("united_kingdom") == {"united_kingdom", "india"}


@card("united_kingdom.increased_commonwealth_support", "fails")
def test_increased_commonwealth_support_needs_a_free_dominion(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom, canada
          hand increased_commonwealth_support, sea_battle
        japan
          armies japan, india, australia
        """)
    table.do("play increased_commonwealth_support")
    assert play_is_over(table)


KING_PETER = "king_peter_enthroned_in_yugoslavia"
KING_PETER_POSITION = f"""
    turn united_kingdom play
    united_kingdom
      armies united_kingdom
      hand {KING_PETER}, sea_battle
    germany
      armies germany{{german}}
    italy
      armies italy{{italian}}
    """


@card(f"united_kingdom.{KING_PETER}", "works")
def test_king_peter_drives_an_axis_army_out_of_the_balkans_and_moves_in(table: Table) -> None:
    table.position(KING_PETER_POSITION.format(german=", balkans", italian=""))
    table.do(f"play {KING_PETER}", "eliminate germany balkans")
    assert table.armies("germany") == {"germany"}
    assert table.legal == ["pass", "recruit balkans"]


@card(f"united_kingdom.{KING_PETER}", "ruling")
def test_king_peter_moves_into_empty_balkans(table: Table) -> None:
    table.position(KING_PETER_POSITION.format(german="", italian=""))
    table.do(f"play {KING_PETER}")
    assert table.legal == ["pass", "recruit balkans"]


@card(f"united_kingdom.{KING_PETER}", "fails")
def test_king_peter_does_not_move_in_while_an_enemy_remains(table: Table) -> None:
    table.position(KING_PETER_POSITION.format(german=", balkans", italian=", balkans"))
    table.do(f"play {KING_PETER}", "eliminate italy balkans")
    assert table.armies("germany") == {"germany", "balkans"}
    assert play_is_over(table)


LEDO = "ledo_and_burma_roads"


@card(f"united_kingdom.{LEDO}", "works")
def test_the_burma_road_builds_in_southeast_asia_then_attacks_from_there(table: Table) -> None:
    table.position(f"""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom, india
          hand {LEDO}, sea_battle
        japan
          armies japan, china
        """)
    table.do(f"play {LEDO}", "build southeast_asia")
    assert table.legal == ["pass", "battle szechuan", "battle china"]
    table.do("battle china")
    assert table.armies("japan") == {"japan"}


@card(f"united_kingdom.{LEDO}", "works")
def test_the_burma_road_attacks_szechuan_from_india_without_the_build(table: Table) -> None:
    table.position(f"""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom, india
          hand {LEDO}, sea_battle
        japan
          armies japan, southeast_asia, szechuan
        """)
    table.do(f"play {LEDO}")
    assert table.legal == ["pass", "battle szechuan"]


@card(f"united_kingdom.{LEDO}", "fails")
def test_the_burma_road_does_nothing_far_from_british_supply(table: Table) -> None:
    table.position(f"""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          hand {LEDO}, sea_battle
        """)
    table.do(f"play {LEDO}")
    assert play_is_over(table)


@card("united_kingdom.singapore_fortified", "works")
def test_singapore_is_fortified_by_an_army_and_a_navy(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom, india
          navies bay_of_bengal
          hand singapore_fortified, sea_battle
        """)
    table.do("play singapore_fortified", "recruit southeast_asia", "recruit south_china_sea")
    assert "southeast_asia" in table.armies("united_kingdom")
    assert table.navies("united_kingdom") == {"bay_of_bengal", "south_china_sea"}


@card("united_kingdom.singapore_fortified", "fails")
def test_singapore_is_not_fortified_against_those_who_hold_it(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          hand singapore_fortified, sea_battle
        japan
          armies japan, southeast_asia
          navies south_china_sea
        """)
    table.do("play singapore_fortified")
    assert play_is_over(table)


# Economic Warfare

ECONOMY = """
    turn united_kingdom play
    united_kingdom
      armies united_kingdom
      hand {card}, sea_battle
    germany
      armies germany, western_europe
      navies {german}
      deck build_army x{left}
    italy
      armies italy
      navies {italian}
      deck land_battle x{left}
    """


@card("united_kingdom.bomber_command", "works")
@pytest.mark.parametrize("nation", ["germany", "italy"])
def test_bomber_command_burns_four_cards_of_germany_or_italy(table: Table, nation: str) -> None:
    table.position(ECONOMY.format(card="bomber_command", german="", italian="", left=4))
    table.do("play bomber_command")
    assert table.legal == ["nation germany", "nation italy"]
    table.do(f"nation {nation}")
    assert deck(table, nation) == 0
    assert deck(table, "germany") + deck(table, "italy") == 4


@card("united_kingdom.bomber_command", "works")
def test_cards_that_the_target_lacks_cost_its_team_points(table: Table) -> None:
    table.position(ECONOMY.format(card="bomber_command", german="", italian="", left=1))
    table.do("play bomber_command", "nation italy")
    assert table.vp["axis"] == -3


@card("united_kingdom.bomber_command", "fails")
def test_a_bomber_command_that_is_discarded_does_nothing(table: Table) -> None:
    table.position(ECONOMY.format(card="bomber_command", german="", italian="", left=4))
    table.do("discard bomber_command")
    assert play_is_over(table)
    assert deck(table, "germany") == deck(table, "italy") == 4


@card("united_kingdom.malta_submarines", "works")
def test_malta_submarines_let_each_target_give_up_its_navy_or_two_cards(table: Table) -> None:
    sea = "mediterranean_sea"
    table.position(ECONOMY.format(card="malta_submarines", german=sea, italian=sea, left=4))
    table.do("play malta_submarines")
    assert table.seat == "germany"
    assert table.legal == ["choose discard", "choose eliminate_navy"]
    table.do("choose discard", "italy: choose eliminate_navy")
    assert deck(table, "germany") == 2
    assert table.navies("germany") == {sea}
    assert deck(table, "italy") == 4
    assert table.navies("italy") == set()


@card("united_kingdom.malta_submarines", "works")
def test_a_nation_without_a_navy_in_the_mediterranean_must_discard(table: Table) -> None:
    table.position(
        ECONOMY.format(
            card="malta_submarines", german="baltic_sea", italian="mediterranean_sea", left=4
        )
    )
    table.do("play malta_submarines", "italy: choose discard")
    assert deck(table, "germany") == deck(table, "italy") == 2


@card("united_kingdom.malta_submarines", "fails")
def test_who_chose_to_give_up_its_navy_cannot_keep_it(table: Table) -> None:
    sea = "mediterranean_sea"
    table.position(ECONOMY.format(card="malta_submarines", german="", italian=sea, left=4))
    table.do("play malta_submarines", "italy: choose eliminate_navy")
    assert table.navies("italy") == set()
    assert play_is_over(table)


# Responses

SUBMARINES = """
    turn germany play
    germany
      armies germany, western_europe
      status wolf_packs
      hand {card}, sea_battle
    united_kingdom
      armies united_kingdom
      down asw_tactics
      deck build_army x5
    """


@card("united_kingdom.asw_tactics", "works")
def test_asw_tactics_blank_the_whole_text_with_its_points(table: Table) -> None:
    table.position(SUBMARINES.format(card="submarines_enforce_blockade"))
    table.do("play submarines_enforce_blockade", "united_kingdom: use asw_tactics")
    # There is nothing left that Wolf Packs could make bigger.
    assert (table.seat, table.asked.ask) == ("germany", "ask-discard")
    assert deck(table, "united_kingdom") == 5
    assert table.vp["axis"] == 4  # two stars in the Victory step, nothing for the card
    assert table.cards("germany", "discard") == ["submarines_enforce_blockade"]
    assert table.cards("united_kingdom", "discard") == ["asw_tactics"]


@card("united_kingdom.asw_tactics", "works")
@pytest.mark.parametrize(
    ("nation", "name"),
    [
        ("germany", "v_weapons"),
        ("italy", "decima_flottiglia_mas"),
        ("japan", "indian_ocean_patrols"),
    ],
)
def test_asw_tactics_answer_economic_warfare_of_any_axis_nation(
    table: Table, nation: str, name: str
) -> None:
    table.position(f"""
        turn {nation} play
        {nation}
          armies balkans
          hand {name}, build_army
        united_kingdom
          armies united_kingdom
          down asw_tactics
        """)
    table.do(f"play {name}", "united_kingdom: use asw_tactics")
    assert play_is_over(table)
    assert table.vp["axis"] == 0


@card("united_kingdom.asw_tactics", "fails")
def test_asw_tactics_do_not_answer_an_event(table: Table) -> None:
    table.position(SUBMARINES.format(card="plunder"))
    table.do("play plunder")
    assert offers(table, "use asw_tactics") == 0


@card("united_kingdom.asw_tactics", "fails")
def test_asw_tactics_do_not_answer_an_ally(table: Table) -> None:
    table.position("""
        turn united_states play
        united_states
          armies eastern_united_states, western_europe
          hand b_29_superfortress, sea_battle
        united_kingdom
          armies united_kingdom
          down asw_tactics
        """)
    table.do("play b_29_superfortress")
    assert offers(table, "use asw_tactics") == 0


@card("united_kingdom.asw_tactics", "fails")
def test_asw_tactics_come_too_late_once_the_text_is_carried_out(table: Table) -> None:
    table.position(SUBMARINES.format(card="submarines_of_the_monsoon_group"))
    table.do("play submarines_of_the_monsoon_group", "united_kingdom: pass", "germany: pass")
    assert table.legal[0] == "nation united_kingdom"
    table.do("nation united_kingdom")
    assert offers(table, "use asw_tactics") == 0


@card("united_kingdom.defensive_posture", "works")
def test_defensive_posture_saves_a_supplied_army_for_the_whole_turn(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          status dive_bombers
          hand land_battle, sea_battle
        united_kingdom
          armies united_kingdom, western_europe
          down defensive_posture
        """)
    table.do("play land_battle", "battle western_europe", "united_kingdom: use defensive_posture")
    assert "western_europe" in table.armies("united_kingdom")
    table.do("germany: use dive_bombers", "battle western_europe")
    assert "western_europe" in table.armies("united_kingdom")
    assert play_is_over(table)


@card("united_kingdom.defensive_posture", "works")
def test_defensive_posture_saves_an_army_from_elimination(table: Table) -> None:
    table.position("""
        turn italy play
        italy
          armies italy
          hand german_aid_in_greece, sea_battle
        united_kingdom
          armies united_kingdom, balkans, ukraine
          down defensive_posture
        """)
    table.do("play german_aid_in_greece", "eliminate united_kingdom balkans")
    table.do("united_kingdom: use defensive_posture")
    assert "balkans" in table.armies("united_kingdom")
    assert play_is_over(table)  # no German recruit while an enemy is there


@card("united_kingdom.defensive_posture", "fails")
def test_defensive_posture_does_not_save_an_army_out_of_supply(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          hand land_battle, sea_battle
        united_kingdom
          armies united_kingdom, eastern_europe
          down defensive_posture
        """)
    table.do("play land_battle", "battle eastern_europe")
    assert offers(table, "use defensive_posture") == 0


@card("united_kingdom.defensive_posture", "fails")
def test_defensive_posture_does_not_save_an_army_in_its_own_supply_step(table: Table) -> None:
    table.position("""
        turn united_kingdom supply
        united_kingdom
          armies united_kingdom, eastern_europe
          down defensive_posture
          hand sea_battle
        """)
    assert offers(table, "use defensive_posture") == 0
    assert table.armies("united_kingdom") == {"united_kingdom"}


@card("united_kingdom.destroyers", "works")
@pytest.mark.parametrize("nation", ["united_kingdom", "united_states"])
def test_destroyers_save_a_supplied_british_or_american_navy(table: Table, nation: str) -> None:
    home = {"united_kingdom": "united_kingdom", "united_states": "iceland, eastern_united_states"}
    table.position(
        f"""
        turn germany play
        germany
          armies germany, western_europe
          hand sea_battle x2
        united_kingdom
          armies united_kingdom
          down destroyers
        {nation}
          armies {home[nation]}
          navies north_sea{", north_atlantic" if nation == "united_states" else ""}
        """.replace(
            "united_kingdom\n          armies united_kingdom\n          down destroyers\n"
            "        united_kingdom\n",
            "united_kingdom\n          down destroyers\n",
        )
    )
    table.do("play sea_battle", "battle north_sea", "united_kingdom: use destroyers")
    assert "north_sea" in table.navies(nation)


@card("united_kingdom.destroyers", "fails")
def test_destroyers_do_not_save_a_navy_without_a_port(table: Table) -> None:
    table.position("""
        turn italy play
        italy
          armies italy
          hand sea_battle, land_battle
        germany
          armies germany, north_africa
        united_kingdom
          armies united_kingdom
          navies mediterranean_sea
          down destroyers
        """)
    table.do("play sea_battle", "battle mediterranean_sea")
    assert offers(table, "use destroyers") == 0


@card("united_kingdom.destroyers", "fails")
def test_destroyers_do_not_save_a_soviet_navy(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          hand sea_battle x2
        soviet_union
          armies moscow, russia
          navies baltic_sea
        united_kingdom
          armies united_kingdom
          down destroyers
        """)
    table.do("play sea_battle", "battle baltic_sea")
    assert offers(table, "use destroyers") == 0


@card("united_kingdom.destroyers", "ruling")
def test_destroyers_save_a_new_navy_from_kamikaze(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom, india
          down destroyers
          hand build_navy, sea_battle
        japan
          armies japan, southeast_asia
          down kamikaze
        """)
    table.do("play build_navy", "build bay_of_bengal", "japan: use kamikaze")
    table.do("united_kingdom: use destroyers")
    assert table.navies("united_kingdom") == {"bay_of_bengal"}


@card("united_kingdom.enigma_code_cracked", "works")
def test_enigma_throws_a_german_status_away_after_it_has_done_its_work(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          status blitzkrieg
          hand land_battle, sea_battle
        united_kingdom
          armies united_kingdom
          down enigma_code_cracked
        """)
    table.do("play land_battle", "battle balkans", "use blitzkrieg", "build balkans")
    table.do("united_kingdom: use enigma_code_cracked")
    assert table.armies("germany") == {"germany", "balkans"}
    assert table.cards("germany", "status") == []
    assert table.cards("germany", "discard")[0] == "blitzkrieg"


@card("united_kingdom.enigma_code_cracked", "works")
def test_enigma_answers_a_status_that_scores(table: Table) -> None:
    table.position("""
        turn germany victory
        germany
          armies germany, russia
          status abundant_resources
        united_kingdom
          armies united_kingdom
          down enigma_code_cracked
        """)
    table.do("germany: use abundant_resources", "united_kingdom: use enigma_code_cracked")
    assert table.vp["axis"] == 3
    assert table.cards("germany", "status") == []


@card("united_kingdom.enigma_code_cracked", "works")
def test_enigma_answers_wolf_packs_which_still_count_for_this_card(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          status wolf_packs
          hand submarines_prey_on_unprotected_shipping, sea_battle
        united_kingdom
          armies united_kingdom
          down enigma_code_cracked
          deck build_army x5, build_navy x5
        """)
    table.do("play submarines_prey_on_unprotected_shipping", "use wolf_packs")
    table.do("united_kingdom: use enigma_code_cracked")
    assert deck(table, "united_kingdom") == 10 - 5 - 2
    assert table.cards("germany", "status") == []


@card("united_kingdom.enigma_code_cracked", "works")
def test_enigma_answers_jet_fighters(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        germany
          armies germany
          status jet_fighters
          deck build_army x6
        united_kingdom
          armies united_kingdom
          down enigma_code_cracked
          hand bomber_command, sea_battle
        """)
    table.do("play bomber_command", "nation germany", "germany: use jet_fighters")
    table.do("united_kingdom: use enigma_code_cracked")
    assert deck(table, "germany") == 5
    assert table.cards("germany", "status") == []


@card("united_kingdom.enigma_code_cracked", "fails")
def test_enigma_waits_for_a_german_status_to_be_used(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          status blitzkrieg, abundant_resources
          hand land_battle, sea_battle
        united_kingdom
          armies united_kingdom
          down enigma_code_cracked
        """)
    table.do("play land_battle", "battle balkans", "germany: pass")
    assert offers(table, "use enigma_code_cracked") == 0


@card("united_kingdom.enigma_code_cracked", "fails")
def test_enigma_does_not_read_italian_mail(table: Table) -> None:
    table.position("""
        turn italy play
        italy
          armies italy, balkans
          status bravado, balkan_resources
          hand land_battle, sea_battle
        united_kingdom
          armies united_kingdom
          down enigma_code_cracked
        """)
    table.do("use bravado", "battle western_europe")
    assert offers(table, "use enigma_code_cracked") == 0
    assert table.vp["axis"] == 3


LOYAL = """
    {options}
    turn {turn} play
    united_kingdom
      armies united_kingdom
      navies bay_of_bengal
      down loyal_to_the_crown
      hand land_battle, sea_battle
    """


@card("united_kingdom.loyal_to_the_crown", "works")
@pytest.mark.parametrize(
    ("start", "space"),
    [("china, szechuan", "india"), ("western_united_states, eastern_united_states", "canada")],
)
def test_loyal_to_the_crown_eliminates_an_axis_army_just_built(
    table: Table, start: str, space: str
) -> None:
    table.position(
        LOYAL.format(options="", turn="japan")
        + f"""
        japan
          armies {start}
          hand build_army, sea_battle
        united_states
          armies hawaii
        """
    )
    table.do("play build_army", f"build {space}", "united_kingdom: use loyal_to_the_crown")
    assert space not in table.armies("japan")


@card("united_kingdom.loyal_to_the_crown", "fails")
def test_loyal_to_the_crown_does_not_answer_a_build_elsewhere(table: Table) -> None:
    table.position(
        LOYAL.format(options="", turn="japan")
        + """
        japan
          armies china
          hand build_army, sea_battle
        """
    )
    table.do("play build_army", "build szechuan")
    assert offers(table, "use loyal_to_the_crown") == 0


RECRUITED_IN_INDIA = """
    united_kingdom
      armies united_kingdom, southeast_asia, australia
      navies south_china_sea
      down loyal_to_the_crown
      hand land_battle, sea_battle
    italy
      armies italy, india
      down german_reinforcements_counterattack
    """


@card("united_kingdom.loyal_to_the_crown", "fails")
def test_loyal_to_the_crown_does_not_answer_a_recruited_army(table: Table) -> None:
    table.position("turn united_kingdom play\n" + RECRUITED_IN_INDIA)
    table.do("play land_battle", "battle india", "italy: use german_reinforcements_counterattack")
    table.do("recruit germany india")
    assert offers(table, "use loyal_to_the_crown") == 0


@card("united_kingdom.loyal_to_the_crown", "ruling")
def test_loyal_to_the_crown_answers_a_recruited_army_with_the_switch(table: Table) -> None:
    table.position("options built_or_recruited\nturn united_kingdom play\n" + RECRUITED_IN_INDIA)
    table.do("play land_battle", "battle india", "italy: use german_reinforcements_counterattack")
    table.do("recruit germany india", "united_kingdom: use loyal_to_the_crown")
    assert table.armies("germany") == {"germany"}


@card("united_kingdom.raf", "works")
@pytest.mark.parametrize(
    ("play", "space", "kind"),
    [("land_battle", "united_kingdom", "armies"), ("sea_battle", "north_sea", "navies")],
)
def test_raf_saves_a_british_piece_at_home_or_in_the_north_sea(
    table: Table, play: str, space: str, kind: str
) -> None:
    german = "navies north_sea" if kind == "armies" else "navies"
    british = "navies north_sea" if kind == "navies" else "navies"
    table.position(f"""
        turn germany play
        germany
          armies germany, western_europe
          {german}
          hand {play}, build_army
        united_kingdom
          armies united_kingdom
          {british}
          down raf
        """)
    table.do(f"play {play}", f"battle {space}", "united_kingdom: use raf")
    assert space in (table.armies("united_kingdom") | table.navies("united_kingdom"))


@card("united_kingdom.raf", "works")
def test_raf_saves_an_unsupplied_navy_in_the_british_supply_step(table: Table) -> None:
    table.position("""
        turn united_kingdom supply
        united_kingdom
          armies india
          navies north_sea
          down raf
          hand sea_battle
        """)
    table.do("use raf")
    assert table.navies("united_kingdom") == {"north_sea"}


@card("united_kingdom.raf", "works")
def test_raf_protects_until_the_turn_ends_and_not_longer(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, western_europe
          hand sea_battle
          deck
        united_kingdom
          armies united_kingdom
          navies north_sea
          down raf
          hand
          deck
        japan
          armies western_europe
          hand sea_battle, land_battle
        """)
    table.do("play sea_battle", "battle north_sea", "united_kingdom: use raf")
    assert table.seat == "japan"
    table.do("play sea_battle", "battle north_sea")
    assert table.navies("united_kingdom") == set()


@card("united_kingdom.raf", "fails")
def test_raf_does_not_save_a_navy_in_another_sea(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, iceland, western_europe
          navies north_sea
          hand sea_battle, build_army
        united_kingdom
          armies united_kingdom, canada
          navies north_atlantic
          down raf
        """)
    table.do("play sea_battle", "battle north_atlantic")
    assert offers(table, "use raf") == 0


@card("united_kingdom.raf", "fails")
def test_raf_does_not_save_an_american_navy(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, western_europe
          hand sea_battle, build_army
        united_kingdom
          armies united_kingdom
          down raf
        united_states
          armies eastern_united_states
          navies north_sea
        """)
    table.do("play sea_battle", "battle north_sea")
    assert offers(table, "use raf") == 0


RATIONING = """
    turn united_kingdom play
    united_kingdom
      armies united_kingdom
      down rationing
      hand {card}, sea_battle
      deck build_navy x3
    """


@card("united_kingdom.rationing", "works")
def test_rationing_shuffles_the_card_just_played_into_the_deck(table: Table) -> None:
    table.position(RATIONING.format(card="build_army"))
    table.do("play build_army", "build united_kingdom", "use rationing")
    assert sorted(table.cards("united_kingdom", "deck")) == ["build_army", *["build_navy"] * 3]
    assert table.cards("united_kingdom", "discard") == ["rationing"]


@card("united_kingdom.rationing", "fails")
@pytest.mark.parametrize("name", ["free_france", "raf"])
def test_rationing_does_nothing_for_a_card_laid_on_the_table(table: Table, name: str) -> None:
    table.position(RATIONING.format(card=name))
    table.do(f"play {name}")
    assert offers(table, "use rationing") == 0


@card("united_kingdom.rationing", "fails")
def test_rationing_does_nothing_for_a_card_that_was_discarded(table: Table) -> None:
    table.position(RATIONING.format(card="build_army"))
    table.do("discard build_army")
    assert offers(table, "use rationing") == 0


@card("united_kingdom.rationing", "ruling")
def test_rationing_waits_for_the_british_play_step_and_not_for_lend_lease(table: Table) -> None:
    table.position("""
        turn united_states play
        united_states
          armies eastern_united_states
          hand lend_lease, sea_battle
        united_kingdom
          armies united_kingdom
          down rationing
          hand build_army
        """)
    table.do("play lend_lease", "nation united_kingdom", "united_kingdom: play build_army")
    table.do("build united_kingdom")
    assert offers(table, "use rationing") == 0
