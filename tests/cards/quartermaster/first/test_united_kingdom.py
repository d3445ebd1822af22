"""The cards of the United Kingdom that the first edition has for itself."""

import pytest
from tests.cards.quartermaster.driver import deck, offers, play_is_over
from tests.cards.quartermaster.marks import card
from tests.conftest import Table
from tests.helpers import places, supplied

# Events

PLAY = """
    edition first
    turn united_kingdom play
    united_kingdom
      armies united_kingdom
      hand {card}, build_navy
    """


@card("united_kingdom.enigma", "works")
def test_enigma_discards_a_german_status_of_ones_choice(table: Table) -> None:
    table.position(
        PLAY.format(card="enigma")
        + "germany\n  armies germany\n  status blitzkrieg, dive_bombers\n"
    )
    table.do("play enigma")
    assert table.legal == ["pass", "discard blitzkrieg", "discard dive_bombers"]
    table.do("discard dive_bombers")
    assert table.cards("germany", "status") == ["blitzkrieg"]
    assert table.cards("germany", "discard") == ["dive_bombers"]


@card("united_kingdom.enigma", "fails")
def test_enigma_finds_nothing_on_an_empty_german_table(table: Table) -> None:
    table.position(PLAY.format(card="enigma") + "italy\n  armies italy\n  status mare_nostrum\n")
    table.do("play enigma")
    assert play_is_over(table)


@card("united_kingdom.general_smuts_strengthens_ties_to_uk", "works")
@pytest.mark.parametrize("sea", ["southern_ocean", "indian_ocean"])
def test_general_smuts_brings_an_army_and_a_navy(table: Table, sea: str) -> None:
    table.position(PLAY.format(card="general_smuts_strengthens_ties_to_uk"))
    table.do("play general_smuts_strengthens_ties_to_uk", "recruit africa")
    assert places(table, "recruit") == {"southern_ocean", "indian_ocean"}
    table.do(f"recruit {sea}")
    recruited = [event.args for _, event in table.match.events if event.kind == "recruited"]
    assert len(recruited) == 2


@card("united_kingdom.general_smuts_strengthens_ties_to_uk", "fails")
def test_general_smuts_finds_no_room_among_enemies(table: Table) -> None:
    table.position(
        PLAY.format(card="general_smuts_strengthens_ties_to_uk")
        + "japan\n  armies japan, africa\n  navies indian_ocean\n"
    )
    table.do("play general_smuts_strengthens_ties_to_uk")
    assert table.legal == ["pass", "recruit southern_ocean"]


@card("united_kingdom.ledo_and_burma_roads", "works")
def test_the_roads_eliminate_in_china_and_bring_an_american_army(table: Table) -> None:
    table.position(PLAY.format(card="ledo_and_burma_roads") + "japan\n  armies japan, china\n")
    table.do("play ledo_and_burma_roads", "eliminate japan china")
    assert table.armies("japan") == {"japan"}
    table.do("recruit united_states szechuan")
    assert table.armies("united_states") == {"eastern_united_states", "szechuan"}


@card("united_kingdom.ledo_and_burma_roads", "fails")
def test_the_roads_need_an_american_army_in_the_reserve(table: Table) -> None:
    table.position(
        PLAY.format(card="ledo_and_burma_roads")
        + """
        united_states
          armies eastern_united_states, canada, latin_america, western_united_states, iceland
        """
    )
    table.do("play ledo_and_burma_roads")
    assert play_is_over(table)


@card("united_kingdom.singapore", "works")
def test_singapore_brings_an_army_and_a_navy(table: Table) -> None:
    table.position(PLAY.format(card="singapore"))
    table.do("play singapore", "recruit southeast_asia", "recruit south_china_sea")
    recruited = [event.args for _, event in table.match.events if event.kind == "recruited"]
    assert len(recruited) == 2


@card("united_kingdom.singapore", "fails")
def test_singapore_finds_no_room_among_enemies(table: Table) -> None:
    table.position(
        PLAY.format(card="singapore")
        + "japan\n  armies japan, southeast_asia\n  navies south_china_sea\n"
    )
    table.do("play singapore")
    assert play_is_over(table)


# Responses

POSTURE = """
    edition first
    turn japan {step}
    japan
      armies japan, southeast_asia, china
      navies sea_of_japan
      hand land_battle, sea_battle, build_army
    united_kingdom
      armies {armies}
      navies {navies}
      down {card}
    """


@card("united_kingdom.defensive_posture", "works")
def test_defensive_posture_saves_a_supplied_army_for_the_turn(table: Table) -> None:
    table.position(POSTURE.format(step="play", armies="india", navies="", card="defensive_posture"))
    table.do("play land_battle", "battle india", "united_kingdom: use defensive_posture")
    assert table.armies("united_kingdom") == {"india"}


@card("united_kingdom.defensive_posture", "works")
def test_defensive_posture_may_be_shown_before_and_names_its_army(table: Table) -> None:
    table.position(
        POSTURE.format(step="", armies="india, australia", navies="", card="defensive_posture")
    )
    table.do("united_kingdom: use defensive_posture")
    assert places(table, "protect") == {"india", "australia"}
    table.do("protect india", "japan: play land_battle", "battle india")
    assert "india" in table.armies("united_kingdom")


@card("united_kingdom.defensive_posture", "fails")
def test_defensive_posture_does_not_save_an_unsupplied_army(table: Table) -> None:
    table.position(
        POSTURE.format(step="play", armies="szechuan", navies="", card="defensive_posture")
    )
    table.do("play land_battle", "battle szechuan")
    assert table.armies("united_kingdom") == set()


@card("united_kingdom.destroyers", "works")
@pytest.mark.parametrize("owner", ["united_kingdom", "united_states"])
def test_destroyers_save_a_navy_beside_a_supplied_british_army(table: Table, owner: str) -> None:
    british = "south_china_sea" if owner == "united_kingdom" else ""
    text = POSTURE.format(step="play", armies="australia", navies=british, card="destroyers")
    if owner == "united_states":
        text += """
        united_states
          armies australia
          navies south_china_sea
        """
    table.position(text)
    table.do("play sea_battle", "battle south_china_sea", "united_kingdom: use destroyers")
    assert table.navies(owner) == {"south_china_sea"}


@card("united_kingdom.destroyers", "fails")
def test_destroyers_need_a_supplied_british_army_beside_the_navy(table: Table) -> None:
    # Indonesia is next to the sea, but no star and no line feeds the army there.
    text = POSTURE.format(
        step="play", armies="indonesia", navies="south_china_sea", card="destroyers"
    )
    table.position(text)
    table.do("play sea_battle", "battle south_china_sea")
    assert table.navies("united_kingdom") == set()


@card("united_kingdom.destroyers", "fails")
def test_destroyers_do_not_save_a_soviet_navy(table: Table) -> None:
    table.position("""
        edition first
        turn germany play
        germany
          armies germany, eastern_europe
          hand sea_battle
        united_kingdom
          armies united_kingdom, scandinavia
          navies north_sea
          down destroyers
        soviet_union
          armies moscow, russia
          navies baltic_sea
        """)
    table.do("play sea_battle", "battle baltic_sea")
    assert table.navies("soviet_union") == set()


LANDING = """
    edition first
    turn japan play
    japan
      armies japan, southeast_asia, china
      hand {card}
    united_kingdom
      armies united_kingdom
      down loyal_to_the_crown
    """


@card("united_kingdom.loyal_to_the_crown", "works")
def test_loyal_to_the_crown_eliminates_an_army_just_built_in_india(table: Table) -> None:
    table.position(LANDING.format(card="build_army"))
    table.do("play build_army", "build india", "united_kingdom: use loyal_to_the_crown")
    assert "india" not in table.armies("japan")


@card("united_kingdom.loyal_to_the_crown", "works")
def test_loyal_to_the_crown_eliminates_a_recruited_army_too(table: Table) -> None:
    table.position("""
        edition first
        turn soviet_union play
        germany
          armies germany, ukraine, india
        italy
          armies italy
          down romanian_reinforcements
        soviet_union
          armies moscow, szechuan
          status shverniks_evacuation_council
          hand land_battle
        united_kingdom
          armies united_kingdom
          down loyal_to_the_crown
        """)
    table.do("play land_battle", "battle india", "use romanian_reinforcements", "recruit india")
    table.do("united_kingdom: use loyal_to_the_crown")
    assert table.armies("italy") == {"italy"}


@card("united_kingdom.loyal_to_the_crown", "fails")
def test_loyal_to_the_crown_does_not_reach_southeast_asia(table: Table) -> None:
    table.position(LANDING.format(card="build_army"))
    table.do("play build_army", "build szechuan")
    assert offers(table, "use loyal_to_the_crown") == 0


RAF = """
    edition first
    turn germany play
    germany
      armies germany, western_europe
      navies {german}
      hand {card}
    united_kingdom
      armies {armies}
      navies {navies}
      down raf
    """


@card("united_kingdom.raf", "works")
def test_raf_saves_a_navy_in_the_north_sea(table: Table) -> None:
    text = RAF.format(german="", card="sea_battle", armies="united_kingdom", navies="north_sea")
    table.position(text)
    table.do("play sea_battle", "battle north_sea", "united_kingdom: use raf", "protect north_sea")
    assert table.navies("united_kingdom") == {"north_sea"}


@card("united_kingdom.raf", "works")
def test_raf_saves_an_allied_army_on_british_soil(table: Table) -> None:
    text = RAF.format(german="north_sea", card="land_battle", armies="united_kingdom", navies="")
    table.position(text + "united_states\n  armies eastern_united_states, united_kingdom\n")
    table.do("play land_battle", "battle united_kingdom", "target united_states")
    table.do("united_kingdom: use raf", "protect united_states united_kingdom")
    assert "united_kingdom" in table.armies("united_states")


@card("united_kingdom.raf", "works")
def test_raf_saves_an_unsupplied_navy_too(table: Table) -> None:
    table.position(RAF.format(german="", card="sea_battle", armies="", navies="north_sea"))
    table.do("play sea_battle", "battle north_sea", "united_kingdom: use raf")
    assert table.navies("united_kingdom") == {"north_sea"}


@card("united_kingdom.raf", "fails")
def test_raf_does_not_reach_iceland(table: Table) -> None:
    text = RAF.format(german="north_sea", card="land_battle", armies="iceland", navies="")
    table.position(text)
    table.do("play land_battle", "battle iceland")
    assert table.armies("united_kingdom") == set()


# Status

FAR = """
    edition first
    turn united_kingdom play
    united_kingdom
      armies united_kingdom
      status {status}
      hand build_army, build_navy, sea_battle
    """


@card("united_kingdom.australia_forms_the_directorate_of_manpower", "works")
@card("united_kingdom.lord_linlithgow_declares_india_to_be_at_war", "works")
@pytest.mark.parametrize(
    ("status", "space"),
    [
        ("australia_forms_the_directorate_of_manpower", "australia"),
        ("lord_linlithgow_declares_india_to_be_at_war", "india"),
    ],
)
def test_armies_are_built_far_away_without_a_neighbour(
    table: Table, status: str, space: str
) -> None:
    table.position(FAR.format(status=status))
    table.do("play build_army", f"build {space}")
    assert table.armies("united_kingdom") == {"united_kingdom", space}
    # It is a build, and stands on a star.
    assert supplied(table, "united_kingdom", space)
    assert "built" in [event.kind for _, event in table.match.events]


@card("united_kingdom.australia_forms_the_directorate_of_manpower", "fails")
@card("united_kingdom.lord_linlithgow_declares_india_to_be_at_war", "fails")
@pytest.mark.parametrize(
    ("status", "space"),
    [
        ("australia_forms_the_directorate_of_manpower", "australia"),
        ("lord_linlithgow_declares_india_to_be_at_war", "india"),
    ],
)
def test_an_enemy_there_makes_the_far_build_impossible(
    table: Table, status: str, space: str
) -> None:
    table.position(FAR.format(status=status) + f"japan\n  armies japan, {space}\n")
    table.do("play build_army")
    assert space not in places(table, "build")


@card("united_kingdom.australia_forms_the_directorate_of_manpower", "ruling")
def test_the_far_space_is_no_home_for_the_victory_step(table: Table) -> None:
    text = FAR.format(status="australia_forms_the_directorate_of_manpower")
    table.position(text + "japan\n  armies japan, australia\n")
    table.do("discard build_army")
    assert table.vp["allies"] == 2


CANADA = """
    edition first
    turn united_kingdom {step}
    united_kingdom
      armies united_kingdom, canada
      status mackenzie_king_drafts_the_nrma
      hand build_navy, build_army
    united_states
      armies eastern_united_states{american}
    """


@card("united_kingdom.mackenzie_king_drafts_the_nrma", "works")
@pytest.mark.parametrize("american", ["", ", canada"])
def test_canada_supplies_and_scores_two_points_whoever_shares_it(
    table: Table, american: str
) -> None:
    table.position(CANADA.format(step="victory", american=american))
    assert table.vp["allies"] == 4
    assert supplied(table, "united_kingdom", "canada")


@card("united_kingdom.mackenzie_king_drafts_the_nrma", "works")
def test_a_navy_is_built_off_canada(table: Table) -> None:
    table.position(CANADA.format(step="play", american=""))
    table.do("play build_navy", "build north_atlantic")
    assert table.navies("united_kingdom") == {"north_atlantic"}


@card("united_kingdom.mackenzie_king_drafts_the_nrma", "fails")
def test_canada_is_no_star_for_the_united_states_nor_without_the_status(table: Table) -> None:
    text = CANADA.format(step="supply", american="")
    table.position(text.replace("status mackenzie_king_drafts_the_nrma", ""))
    assert table.armies("united_kingdom") == {"united_kingdom"}
    text = CANADA.format(step="victory", american=", canada")
    table.position(text.replace("turn united_kingdom", "turn united_states"))
    assert table.vp["allies"] == 2


RATIONING = """
    edition first
    turn united_kingdom play
    united_kingdom
      armies united_kingdom
      status rationing
      hand {hand}
      deck build_army x2
    """


@card("united_kingdom.rationing", "works")
def test_rationing_puts_the_played_card_under_the_deck(table: Table) -> None:
    table.position(RATIONING.format(hand="build_navy, land_battle, sea_battle"))
    table.do("play build_navy", "build north_sea", "use rationing", "discard land_battle")
    assert table.cards("united_kingdom", "deck")[-1] == "build_navy"
    assert "land_battle" in table.cards("united_kingdom", "under")


@card("united_kingdom.rationing", "cost")
def test_rationing_is_impossible_without_another_card_in_the_hand(table: Table) -> None:
    table.position(RATIONING.format(hand="build_navy"))
    table.do("play build_navy", "build north_sea")
    assert offers(table, "use rationing") == 0
    assert table.vp["allies"] == 2


@card("united_kingdom.rationing", "fails")
@pytest.mark.parametrize("answer", ["play free_france", "discard build_navy"])
def test_rationing_does_nothing_for_a_laid_or_discarded_card(table: Table, answer: str) -> None:
    table.position(RATIONING.format(hand="build_navy, free_france, land_battle"))
    table.do(answer)
    assert play_is_over(table)


ROYAL = """
    edition first
    turn united_kingdom play
    united_kingdom
      armies united_kingdom
      navies north_sea
      status the_royal_navy
      hand {hand}
      deck {deck}
    germany
      armies germany, western_europe
      navies baltic_sea, north_atlantic
    """


@card("united_kingdom.the_royal_navy", "works")
def test_the_royal_navy_fights_again_in_the_same_or_an_adjacent_sea(table: Table) -> None:
    table.position(ROYAL.format(hand="sea_battle, build_army x2, build_navy", deck="build_army"))
    table.do("play sea_battle", "battle north_atlantic", "use the_royal_navy")
    table.do("discard build_army", "discard build_army")
    # Beside the North Atlantic and beside the navy in the North Sea.
    assert "baltic_sea" not in places(table, "battle")
    table.do("battle north_atlantic")
    assert table.navies("germany") == {"baltic_sea"}


@card("united_kingdom.the_royal_navy", "fails")
def test_the_royal_navy_does_not_answer_a_land_battle_nor_twice(table: Table) -> None:
    table.position(ROYAL.format(hand="land_battle, build_army x2", deck="build_army"))
    table.do("play land_battle", "battle western_europe")
    assert play_is_over(table)
    table.position(ROYAL.format(hand="sea_battle, build_army x4, build_navy", deck="build_army"))
    table.do("play sea_battle", "battle baltic_sea", "use the_royal_navy")
    table.do("discard build_army", "discard build_army", "battle baltic_sea")
    assert play_is_over(table)


@card("united_kingdom.the_royal_navy", "cost")
def test_the_royal_navy_is_paid_off_the_deck_and_then_with_points(table: Table) -> None:
    table.position(ROYAL.format(hand="sea_battle", deck="build_army"))
    table.do("play sea_battle", "battle baltic_sea", "use the_royal_navy")
    assert deck(table, "united_kingdom") == 0
    assert table.vp["allies"] == -1
