"""The named cards of Japan, second edition."""

import pytest
from tests.cards.quartermaster.driver import deck, offers, play_is_over
from tests.cards.quartermaster.marks import card
from tests.conftest import Table, rule

# Status

VICTORY = """
    turn japan victory
    japan
      armies {armies}
      status {status}
      hand sea_battle
    united_states
      armies eastern_united_states{american}
    """


def award(table: Table, status: str, armies: str, american: str = "") -> int:
    """The points of a Japanese Victory step beside those for Japan itself."""
    table.position(VICTORY.format(status=status, armies=f"japan{armies}", american=american))
    return table.vp["axis"] - 2


@card("japan.forward_bases", "works")
@pytest.mark.parametrize("armies", [", hawaii", ", new_zealand", ", hawaii, pacific_northwest"])
def test_forward_bases_pay_two_points_once(table: Table, armies: str) -> None:
    assert award(table, "forward_bases", armies) == 2


@card("japan.forward_bases", "fails")
def test_forward_bases_pay_nothing_without_an_army_in_one_of_them(table: Table) -> None:
    assert award(table, "forward_bases", ", iwo_jima", ", hawaii") == 0


SPHERE = "greater_east_asia_co_prosperity_sphere"


@card(f"japan.{SPHERE}", "works")
def test_the_co_prosperity_sphere_pays_for_each_army(table: Table) -> None:
    assert award(table, SPHERE, ", indonesia, new_guinea, southeast_asia") == 3


@card(f"japan.{SPHERE}", "fails")
def test_the_co_prosperity_sphere_pays_nothing_outside(table: Table) -> None:
    assert award(table, SPHERE, ", philippines", ", indonesia") == 0


@card("japan.imperial_designs", "works")
@pytest.mark.parametrize("armies", [", iwo_jima", ", philippines", ", iwo_jima, philippines"])
def test_imperial_designs_pay_one_point_and_never_two(table: Table, armies: str) -> None:
    assert award(table, "imperial_designs", armies) == 1


@card("japan.imperial_designs", "fails")
def test_imperial_designs_pay_nothing_elsewhere(table: Table) -> None:
    assert award(table, "imperial_designs", ", indonesia") == 0


@card("japan.imperial_designs", "fails")
def test_imperial_designs_pay_nothing_with_an_enemy_in_japan(table: Table) -> None:
    table.position("""
        turn japan victory
        japan
          armies iwo_jima
          status imperial_designs
          hand sea_battle
        united_states
          armies japan
        """)
    assert table.vp["axis"] == 0


@card("japan.unimpeded_merchant_shipping", "works")
@pytest.mark.parametrize("armies", ["", ", hawaii"])
def test_merchant_shipping_is_unimpeded_without_allies_in_hawaii(table: Table, armies: str) -> None:
    assert award(table, "unimpeded_merchant_shipping", armies) == 1


@card("japan.unimpeded_merchant_shipping", "fails")
def test_merchant_shipping_is_impeded_by_an_allied_army_in_hawaii(table: Table) -> None:
    assert award(table, "unimpeded_merchant_shipping", "", ", hawaii") == 0


# Economic Warfare

PATROLS = """
    turn japan play
    japan
      armies japan{armies}
      navies {navies}
      hand {card}, build_army
    united_kingdom
      armies united_kingdom
      deck build_army x5, build_navy x5
    united_states
      armies eastern_united_states
      deck build_army x5, build_navy x5
    """


def patrol(table: Table, name: str, navies: str, armies: str = "") -> tuple[int, int, int]:
    """Points gained, cards burnt of the United Kingdom and of the United States."""
    table.position(PATROLS.format(card=name, navies=navies, armies=armies))
    table.do(f"play {name}")
    british, american = deck(table, "united_kingdom"), deck(table, "united_states")
    return table.vp["axis"] - 2, 10 - british, 10 - american


@card("japan.indian_ocean_patrols", "works")
def test_indian_ocean_patrols_count_navies_in_and_next_to_the_bay(table: Table) -> None:
    navies = "bay_of_bengal, indian_ocean, sea_of_japan"
    assert patrol(table, "indian_ocean_patrols", navies) == (4, 4, 0)


@card("japan.indian_ocean_patrols", "fails")
def test_indian_ocean_patrols_do_nothing_from_afar(table: Table) -> None:
    navies = "sea_of_japan, south_china_sea"
    assert patrol(table, "indian_ocean_patrols", navies) == (0, 0, 0)


@card("japan.indian_ocean_patrols", "ruling")
def test_an_open_strait_makes_the_south_china_sea_a_neighbour_of_the_bay(table: Table) -> None:
    played = patrol(table, "indian_ocean_patrols", "south_china_sea", ", southeast_asia")
    assert played == (2, 2, 0)


@card("japan.submarines_support_pacific_islands", "works")
def test_submarines_support_the_pacific_islands_from_in_and_next_to_the_east_pacific(
    table: Table,
) -> None:
    navies = "east_pacific, north_pacific, southeast_pacific, sea_of_japan"
    assert patrol(table, "submarines_support_pacific_islands", navies) == (6, 0, 6)


@card("japan.submarines_support_pacific_islands", "fails")
def test_submarines_further_off_do_nothing(table: Table) -> None:
    assert patrol(table, "submarines_support_pacific_islands", "sea_of_japan") == (0, 0, 0)


# Responses

CHINA = """
    turn japan play
    japan
      armies japan, vladivostok, china
      down {down}
      hand land_battle, build_navy
    soviet_union
      armies moscow, siberia, mongolia
    united_kingdom
      armies united_kingdom, mongolia
    """


@card("japan.banzai_charge", "works")
def test_banzai_charge_attacks_the_same_or_an_adjacent_land_space(table: Table) -> None:
    table.position(CHINA.format(down="banzai_charge"))
    table.do("play land_battle", "battle mongolia", "target united_kingdom", "use banzai_charge")
    # Next to Mongolia and to a Japanese army; Kazakhstan touches none.
    assert table.legal == ["pass", "battle siberia", "battle mongolia", "battle szechuan"]
    table.do("battle mongolia")
    assert table.armies("soviet_union") == {"moscow", "siberia"}
    assert table.cards("japan", "discard") == ["banzai_charge", "land_battle"]


@card("japan.banzai_charge", "fails")
def test_banzai_charge_does_not_answer_a_sea_battle(table: Table) -> None:
    table.position("""
        turn japan play
        japan
          armies japan
          down banzai_charge
          hand sea_battle, build_navy
        """)
    table.do("play sea_battle", "battle sea_of_japan")
    assert offers(table, "use banzai_charge") == 0


PACIFIC = """
    turn united_states play
    united_states
      armies western_united_states, hawaii
      navies east_pacific
      status aircraft_carriers
      hand sea_battle, build_army
      deck build_army x4
    japan
      armies japan{armies}
      navies sea_of_japan, central_pacific
      down battleship_repair
    """


@card("japan.battleship_repair", "works")
def test_battleship_repair_saves_a_supplied_navy_for_the_turn(table: Table) -> None:
    table.position(PACIFIC.format(armies=", iwo_jima"))
    table.do("play sea_battle", "battle central_pacific", "japan: use battleship_repair")
    assert "central_pacific" in table.navies("japan")
    # Aircraft Carriers cannot build where the enemy navy stays.
    assert offers(table, "use aircraft_carriers") == 0


@card("japan.battleship_repair", "ruling")
def test_battleship_repair_cannot_wait_for_aircraft_carriers(table: Table) -> None:
    table.position(PACIFIC.format(armies=", iwo_jima"))
    table.do("play sea_battle", "battle central_pacific", "japan: pass")
    table.do("united_states: use aircraft_carriers", "build central_pacific")
    assert offers(table, "use battleship_repair") == 0
    assert table.navies("japan") == {"sea_of_japan"}


@card("japan.battleship_repair", "fails")
def test_battleship_repair_does_not_save_a_navy_without_a_port(table: Table) -> None:
    table.position(PACIFIC.format(armies=""))
    table.do("play sea_battle", "battle central_pacific")
    assert offers(table, "use battleship_repair") == 0


@card("japan.china_offensive", "works")
def test_china_offensive_builds_in_the_battled_space_and_attacks_again(table: Table) -> None:
    table.position("""
        turn japan play
        japan
          armies japan
          navies sea_of_japan
          down china_offensive
          hand land_battle, build_navy
        soviet_union
          armies moscow, mongolia
        """)
    table.do("play land_battle", "battle china", "use china_offensive", "build china")
    spaces = ["mongolia", "vladivostok", "szechuan", "southeast_asia"]
    assert table.legal == ["pass", *(f"battle {space}" for space in spaces)]
    table.do("battle mongolia")
    assert table.armies("soviet_union") == {"moscow"}


@card("japan.china_offensive", "works")
def test_china_offensive_may_attack_without_building(table: Table) -> None:
    table.position(CHINA.format(down="china_offensive"))
    table.do("play land_battle", "battle mongolia", "target united_kingdom")
    table.do("use china_offensive")  # the Soviet army is still there: no build
    assert table.legal[:2] == ["pass", "battle mongolia"]


@card("japan.china_offensive", "fails")
def test_china_offensive_does_not_answer_a_battle_elsewhere(table: Table) -> None:
    table.position(CHINA.format(down="china_offensive"))
    table.do("play land_battle", "battle siberia")
    assert offers(table, "use china_offensive") == 0


BENGAL = """
    turn japan play
    japan
      armies japan, china, southeast_asia
      navies sea_of_japan
      down {down}
      hand sea_battle, build_navy
    united_kingdom
      armies india, australia
      navies bay_of_bengal, south_china_sea
    """


@card("japan.destroyer_transport", "works")
def test_destroyer_transport_builds_two_armies_around_the_battled_sea(table: Table) -> None:
    table.position(BENGAL.format(down="destroyer_transport"))
    table.do("play sea_battle", "battle south_china_sea", "use destroyer_transport")
    assert table.legal == ["pass", "build southeast_asia", "build philippines"]
    table.do("build philippines")
    assert table.asked.ask == "ask-build-army"  # the second
    table.do("build southeast_asia")  # an army that stands there may be named
    assert table.armies("japan") == {"japan", "china", "southeast_asia", "philippines"}
    assert play_is_over(table)


@card("japan.destroyer_transport", "fails")
def test_destroyer_transport_does_not_answer_a_land_battle(table: Table) -> None:
    table.position(CHINA.format(down="destroyer_transport"))
    table.do("play land_battle", "battle siberia")
    assert offers(table, "use destroyer_transport") == 0


@card("japan.destroyer_transport", "ruling")
@card("japan.surprise_attack", "ruling")
def test_destroyer_transport_may_be_slipped_into_surprise_attack(table: Table) -> None:
    table.position(
        BENGAL.format(down="destroyer_transport, surprise_attack").replace("india, ", "")
    )
    table.do("play sea_battle", "battle south_china_sea", "use surprise_attack")
    table.do("battle bay_of_bengal", "use destroyer_transport", "build india")
    assert table.armies("japan") == {"japan", "china", "southeast_asia", "india"}
    table.do("pass")
    # Surprise Attack goes on with its land battle, now also from India.
    assert "battle middle_east" in table.legal


@card("japan.destroyer_transport", "ruling")
@card("japan.surprise_attack", "ruling")
def test_after_surprise_attack_only_the_first_battle_is_left_to_answer(table: Table) -> None:
    table.position(BENGAL.format(down="destroyer_transport, surprise_attack"))
    table.do("play sea_battle", "battle south_china_sea", "use surprise_attack")
    table.do("battle bay_of_bengal", "pass", "battle india", "use destroyer_transport")
    assert table.legal == ["pass", "build southeast_asia", "build philippines"]


SINGAPORE = """
    turn japan play
    japan
      armies japan, china
      navies sea_of_japan
      down fall_of_singapore
      hand land_battle, build_navy
    united_kingdom
      armies united_kingdom, {british}
      navies south_china_sea
    """


@card("japan.fall_of_singapore", "works")
def test_the_fall_of_singapore_is_a_sea_battle_and_an_army_ashore(table: Table) -> None:
    table.position(SINGAPORE.format(british="southeast_asia"))
    table.do("play land_battle", "battle southeast_asia", "use fall_of_singapore")
    assert table.legal == ["pass", "battle south_china_sea"]
    table.do("battle south_china_sea")
    assert table.legal == ["pass", "recruit southeast_asia"]
    table.do("recruit southeast_asia")
    assert table.navies("united_kingdom") == set()
    assert table.armies("japan") == {"japan", "china", "southeast_asia"}


@card("japan.fall_of_singapore", "fails")
def test_the_fall_of_singapore_waits_for_southeast_asia_to_be_battled(table: Table) -> None:
    table.position(SINGAPORE.format(british="szechuan"))
    table.do("play land_battle", "battle szechuan")
    assert offers(table, "use fall_of_singapore") == 0


KAMIKAZE = """
    {options}
    turn united_kingdom play
    united_kingdom
      armies united_kingdom, india
      hand {card}, land_battle
    japan
      armies japan{japanese}
      down kamikaze
    """


@card("japan.kamikaze", "works")
def test_kamikaze_sinks_a_navy_just_built_next_to_a_japanese_piece(table: Table) -> None:
    table.position(KAMIKAZE.format(options="", card="build_navy", japanese=", southeast_asia"))
    table.do("play build_navy", "build bay_of_bengal", "japan: use kamikaze")
    assert table.navies("united_kingdom") == set()


@card("japan.kamikaze", "fails")
def test_kamikaze_does_not_answer_a_navy_built_elsewhere(table: Table) -> None:
    table.position(KAMIKAZE.format(options="", card="build_navy", japanese=", southeast_asia"))
    table.do("play build_navy", "build north_sea")
    assert offers(table, "use kamikaze") == 0


RECRUITED = "recruit africa", "recruit bay_of_bengal"
SMUTS = "general_smuts_strengthens_ties_to_uk"


@card("japan.kamikaze", "fails")
def test_kamikaze_does_not_answer_a_recruited_navy(table: Table) -> None:
    table.position(KAMIKAZE.format(options="", card=SMUTS, japanese=", southeast_asia"))
    table.do(f"play {SMUTS}", *RECRUITED)
    assert offers(table, "use kamikaze") == 0


@card("japan.kamikaze", "ruling")
def test_kamikaze_answers_a_recruited_navy_with_the_switch(table: Table) -> None:
    table.position(
        KAMIKAZE.format(
            options="options built_or_recruited", card=SMUTS, japanese=", southeast_asia"
        )
    )
    table.do(f"play {SMUTS}", *RECRUITED, "japan: use kamikaze")
    assert table.navies("united_kingdom") == set()


STRAIT = """
    turn united_kingdom play
    united_kingdom
      armies united_kingdom, india
      hand build_navy, land_battle
    japan
      armies japan
      navies south_china_sea
      down kamikaze
    germany
      armies germany{german}
    """


@card("japan.kamikaze", "ruling")
@pytest.mark.parametrize(("german", "count"), [(", southeast_asia", 1), ("", 0)])
def test_kamikaze_reaches_through_a_strait_that_is_open_to_the_axis(
    table: Table, german: str, count: int
) -> None:
    table.position(STRAIT.format(german=german))
    table.do("play build_navy", "build bay_of_bengal")
    assert offers(table, "use kamikaze") == count


KWANTUNG = """
    turn soviet_union play
    soviet_union
      armies moscow, siberia, mongolia
      status shverniks_evacuation_council, frontal_assault
      hand land_battle, build_army x2
    japan
      armies japan, vladivostok{armies}
      navies {navies}
      down kwantung_army
    """


@card("japan.kwantung_army", "works")
@pytest.mark.parametrize("space", ["china", "vladivostok"])
def test_kwantung_army_saves_a_supplied_army_on_the_mainland(table: Table, space: str) -> None:
    table.position(KWANTUNG.format(armies=", china", navies=""))
    table.do("play land_battle", f"battle {space}", "japan: use kwantung_army")
    table.do("soviet_union: use frontal_assault", f"battle {space}")
    assert table.armies("japan") == {"japan", "vladivostok", "china"}


@card("japan.kwantung_army", "fails")
def test_kwantung_army_does_not_save_an_army_out_of_supply(table: Table) -> None:
    table.position(KWANTUNG.format(armies="", navies=""))
    table.do("play land_battle", "battle vladivostok")
    assert offers(table, "use kwantung_army") == 0


@card("japan.kwantung_army", "fails")
def test_kwantung_army_does_not_save_an_army_elsewhere(table: Table) -> None:
    table.position(KWANTUNG.format(armies=", szechuan, kazakhstan, china", navies=""))
    table.do("play land_battle", "battle kazakhstan")
    assert offers(table, "use kwantung_army") == 0


@card("japan.mobile_force", "works")
def test_the_mobile_force_is_a_navy_around_the_north_pacific(table: Table) -> None:
    table.position("""
        turn japan
        japan
          armies japan
          down mobile_force
          hand sea_battle
        united_states
          armies eastern_united_states
          navies east_pacific
        """)
    table.do("use mobile_force")
    seas = ["sea_of_japan", "north_pacific", "central_pacific"]
    assert table.legal == ["pass", *(f"recruit {sea}" for sea in seas)]
    table.do("recruit north_pacific")
    assert table.navies("japan") == {"north_pacific"}
    assert table.asked.ask == "ask-play"


@card("japan.mobile_force", "fails")
def test_the_mobile_force_comes_at_the_beginning_of_the_turn_or_not_at_all(table: Table) -> None:
    table.position("""
        turn japan play
        japan
          armies japan
          down mobile_force
          hand sea_battle
        """)
    table.do("play sea_battle", "battle sea_of_japan")
    assert offers(table, "use mobile_force") == 0


LANDING = """
    turn japan play
    japan
      armies japan, china
      navies {navies}
      down special_naval_landing_forces
      hand {card}, land_battle
    """


@card("japan.special_naval_landing_forces", "works")
def test_landing_forces_build_two_armies_around_the_navy_just_built(table: Table) -> None:
    table.position(LANDING.format(navies="", card="build_navy"))
    table.do("play build_navy", "build sea_of_japan", "use special_naval_landing_forces")
    spaces = ["vladivostok", "china", "japan", "philippines", "iwo_jima"]
    assert table.legal == ["pass", *(f"build {space}" for space in spaces)]
    table.do("build iwo_jima", "build philippines")
    assert table.armies("japan") == {"japan", "china", "iwo_jima", "philippines"}
    assert play_is_over(table)


@card("japan.special_naval_landing_forces", "works")
def test_landing_forces_answer_a_navy_that_was_named_as_just_built(table: Table) -> None:
    table.position(LANDING.format(navies="sea_of_japan", card="build_navy"))
    table.do("play build_navy", "build sea_of_japan", "use special_naval_landing_forces")
    table.do("build vladivostok", "pass")
    assert table.armies("japan") == {"japan", "china", "vladivostok"}


@card("japan.special_naval_landing_forces", "fails")
def test_landing_forces_do_not_answer_an_army(table: Table) -> None:
    table.position(LANDING.format(navies="sea_of_japan", card="build_army"))
    table.do("play build_army", "build iwo_jima")
    assert offers(table, "use special_naval_landing_forces") == 0


@card("japan.surprise_attack", "works")
def test_surprise_attack_is_a_sea_battle_and_then_a_land_battle(table: Table) -> None:
    table.position(BENGAL.format(down="surprise_attack"))
    table.do("play sea_battle", "battle bay_of_bengal", "use surprise_attack")
    assert table.asked.ask == "ask-battle-sea"
    table.do("battle south_china_sea")
    assert table.asked.ask == "ask-battle-land"
    table.do("battle india")
    assert table.navies("united_kingdom") == set()
    assert table.armies("united_kingdom") == {"australia"}
    assert play_is_over(table)


@card("japan.surprise_attack", "fails")
def test_surprise_attack_does_not_answer_a_land_battle(table: Table) -> None:
    table.position(CHINA.format(down="surprise_attack"))
    table.do("play land_battle", "battle siberia")
    assert offers(table, "use surprise_attack") == 0


TRUK = """
    turn japan {step}
    japan
      armies japan, iwo_jima
      navies central_pacific
      down truk
      hand {hand}
    united_states
      armies western_united_states
    """


@card("japan.truk", "works")
def test_truk_keeps_pieces_around_the_central_pacific_through_the_supply_step(
    table: Table,
) -> None:
    table.position(TRUK.format(step="supply", hand="land_battle"))
    table.do("use truk")
    assert table.navies("japan") == {"central_pacific"}
    assert table.armies("japan") == {"japan", "iwo_jima"}


@card("japan.truk", "works")
def test_truk_supplies_pieces_for_a_build_in_the_play_step(table: Table) -> None:
    table.position(TRUK.format(step="play", hand="build_army, land_battle"))
    table.do("use truk", "play build_army")
    assert "build philippines" in table.legal  # next to the navy, and fed by Truk as well


@card("japan.truk", "ruling")
def test_truk_supplies_pieces_that_arrive_later_this_turn(table: Table) -> None:
    table.position(TRUK.format(step="play", hand="build_army, land_battle"))
    table.do("use truk", "play build_army", "build hawaii")
    assert table.armies("japan") == {"japan", "iwo_jima", "hawaii"}  # after the Supply step


@card("japan.truk", "ruling")
@rule("qm 3.2")
@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize(("port", "legal"), [("", False), (", hawaii", True)])
def test_a_navy_that_truk_feeds_still_needs_an_army_beside_the_sea(
    table: Table, edition: str, port: str, legal: bool
) -> None:
    table.position(f"""
        edition {edition}
        turn japan play
        japan
          armies japan, philippines{port}
          navies central_pacific
          down truk
          hand build_navy, land_battle
        """)
    table.do("use truk", "play build_navy")
    assert ("build north_pacific" in table.legal) == legal


@card("japan.truk", "fails")
def test_without_truk_the_pieces_leave(table: Table) -> None:
    table.position(TRUK.format(step="supply", hand="land_battle"))
    table.run()
    assert table.navies("japan") == set()
    assert table.armies("japan") == {"japan"}


@card("japan.truk", "fails")
def test_truk_waits_for_the_japanese_turn(table: Table) -> None:
    table.position("""
        turn united_states play
        united_states
          armies western_united_states, hawaii
          navies east_pacific
          hand sea_battle, land_battle
        japan
          armies japan, iwo_jima
          navies central_pacific
          down truk
        """)
    table.do("play sea_battle", "battle central_pacific")
    assert offers(table, "use truk") == 0


@card("japan.truk", "works")
@rule("qm 3.7", "qm 5.3")
def test_truk_is_asked_about_where_supply_matters_and_offered_with_every_other_question(
    table: Table,
) -> None:
    table.position("options cover\n" + TRUK.format(step="play", hand="build_army, land_battle"))
    asked = []
    for said in ("play build_army", "pass", "pass", "pass"):
        asked.append((table.asked.ask, "use truk" in table.legal + table.offers("japan")))
        table.do(said)
    assert asked == [
        ("ask-play", True),
        ("ask-build-army", True),
        ("ask-react", True),  # before pieces that are cut off are removed
        ("ask-discard", True),
    ]


@card("japan.truk", "fails")
def test_truk_ends_with_the_turn(table: Table) -> None:
    table.position(TRUK.format(step="supply", hand="land_battle x3, build_navy x4"))
    table.do("use truk")
    table.run()  # the Soviet turn
    assert table.state.granted == [0] * 6
