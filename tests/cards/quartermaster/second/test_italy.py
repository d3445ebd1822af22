"""The named cards of Italy, second edition."""

import pytest
from tests.cards.quartermaster.driver import deck, offers, play_is_over
from tests.cards.quartermaster.marks import card
from tests.conftest import Table

# Status


def award(table: Table, status: str, pieces: str, german: str = "", japanese: str = "") -> int:
    """The points of an Italian Victory step beside those for Italy itself."""
    table.position(f"""
        turn italy victory
        italy
          armies italy{pieces}
          status {status}
          hand sea_battle
        germany
          armies germany{german}
        japan
          armies japan{japanese}
        """)
    return table.vp["axis"] - 2


@card("italy.anti_communist_sentiment", "works")
def test_anti_communist_sentiment_pays_for_each_army(table: Table) -> None:
    # And two for the star of Ukraine.
    assert award(table, "anti_communist_sentiment", ", russia, ukraine") == 2 + 2


@card("italy.anti_communist_sentiment", "fails")
def test_anti_communist_sentiment_pays_nothing_for_others_or_elsewhere(table: Table) -> None:
    assert award(table, "anti_communist_sentiment", ", balkans", german=", russia") == 0


@card("italy.balkan_resources", "works")
def test_balkan_resources_pay_one_point(table: Table) -> None:
    assert award(table, "balkan_resources", ", balkans") == 1


@card("italy.balkan_resources", "fails")
def test_balkan_resources_pay_nothing_for_a_german_army(table: Table) -> None:
    assert award(table, "balkan_resources", "", german=", balkans") == 0


BRAVADO = """
    turn italy play
    italy
      armies {armies}
      status bravado
      hand sea_battle
      deck {deck}
    united_kingdom
      armies united_kingdom, balkans
    """


@card("italy.bravado", "works")
def test_bravado_attacks_land_in_place_of_playing_a_card(table: Table) -> None:
    table.position(BRAVADO.format(armies="italy", deck="build_army x3"))
    table.do("use bravado", "battle balkans")
    assert table.armies("united_kingdom") == {"united_kingdom"}
    assert deck(table, "italy") == 1
    assert play_is_over(table)


@card("italy.bravado", "fails")
def test_bravado_is_not_offered_without_a_supplied_piece(table: Table) -> None:
    table.position(BRAVADO.format(armies="middle_east", deck="build_army x3"))
    assert offers(table, "use bravado") == 0


@card("italy.bravado", "cost")
@pytest.mark.parametrize(("deck", "points"), [("build_army", -1), ("", -2)])
def test_bravado_without_two_cards_in_the_deck_costs_points_and_no_hand(
    table: Table, deck: str, points: int
) -> None:
    table.position(BRAVADO.format(armies="italy", deck=deck))
    table.do("use bravado")
    assert table.vp["axis"] == points
    assert table.cards("italy", "hand") == ["sea_battle"]
    assert "battle balkans" in table.legal


@card("italy.impero_italiano", "works")
def test_impero_italiano_counts_every_axis_army(table: Table) -> None:
    pieces, german, japanese = ", north_africa, africa", ", north_africa", ", middle_east"
    assert award(table, "impero_italiano", pieces, german, japanese) == 4


@card("italy.impero_italiano", "fails")
def test_impero_italiano_counts_nothing_else(table: Table) -> None:
    assert award(table, "impero_italiano", ", balkans\n navies mediterranean_sea") == 0


@card("italy.mare_nostrum", "works")
def test_mare_nostrum_counts_navies_anywhere(table: Table) -> None:
    assert award(table, "mare_nostrum", "\n navies mediterranean_sea, bay_of_bengal") == 2


@card("italy.mare_nostrum", "fails")
def test_mare_nostrum_counts_no_german_navy(table: Table) -> None:
    assert award(table, "mare_nostrum", "", german="\n navies mediterranean_sea") == 0


# Events

EVENT = """
    turn italy play
    italy
      armies italy{armies}
      navies {navies}
      hand {card}, sea_battle
    germany
      armies {german}
    united_kingdom
      armies united_kingdom{british}
      navies {fleet}
      deck build_army x5
    """


def play(
    table: Table, name: str, armies: str = "", navies: str = "", german: str = "germany",
    british: str = "", fleet: str = "",
) -> None:  # fmt: skip
    """Play an Italian card."""
    table.position(
        EVENT.format(
            card=name, armies=armies, navies=navies, german=german, british=british, fleet=fleet
        )
    )
    table.do(f"play {name}")


@card("italy.afrika_korps", "works")
def test_afrika_korps_recruits_a_german_army_and_navy(table: Table) -> None:
    play(table, "afrika_korps")
    table.do("recruit germany north_africa", "recruit germany mediterranean_sea")
    assert table.armies("germany") == {"germany", "north_africa"}
    assert table.navies("germany") == {"mediterranean_sea"}


@card("italy.afrika_korps", "fails")
def test_afrika_korps_does_not_land_on_the_enemy(table: Table) -> None:
    play(table, "afrika_korps", british=", north_africa", fleet="mediterranean_sea")
    assert play_is_over(table)


@card("italy.afrika_korps", "ruling")
def test_germany_may_decline_to_lift_an_army_for_the_afrika_korps(table: Table) -> None:
    german = "germany, western_europe, scandinavia, eastern_europe, ukraine, russia, moscow"
    table.position(
        EVENT.format(card="afrika_korps", armies="", navies="", german=german, british="", fleet="")
        + "\n soviet_union\n armies siberia"
    )
    table.do("play afrika_korps", "recruit germany north_africa", "germany: pass")
    assert "north_africa" not in table.armies("germany")
    assert table.legal == ["pass", "recruit germany mediterranean_sea"]


@card("italy.division_azul", "works")
def test_division_azul_throws_one_soviet_response_away_unseen(table: Table) -> None:
    table.position("""
        turn italy play
        italy
          armies italy
          hand division_azul, sea_battle
        soviet_union
          armies moscow
          down stalingrad, rasputitsa
        """)
    table.do("play division_azul")
    left, gone = table.cards("soviet_union", "down"), table.cards("soviet_union", "under")
    assert sorted(left + gone) == ["rasputitsa", "stalingrad"]
    assert len(gone) == 1
    assert table.cards("soviet_union", "discard") == []


@card("italy.division_azul", "works")
def test_division_azul_picks_blindly(table: Table) -> None:
    gone = set()
    for seed in range(1, 12):
        table.position(
            "turn italy play\nitaly\n armies italy\n hand division_azul, sea_battle\n"
            "soviet_union\n armies moscow\n down stalingrad, rasputitsa",
            seed,
        )
        table.do("play division_azul")
        gone |= set(table.cards("soviet_union", "under"))
    assert gone == {"stalingrad", "rasputitsa"}


@card("italy.division_azul", "fails")
def test_division_azul_does_nothing_without_a_soviet_response(table: Table) -> None:
    table.position("""
        turn italy play
        italy
          armies italy
          hand division_azul, sea_battle
        united_kingdom
          armies united_kingdom
          down raf
        """)
    table.do("play division_azul")
    assert play_is_over(table)
    assert table.cards("united_kingdom", "down") == ["raf"]


@card("italy.german_aid_in_greece", "works")
def test_german_aid_clears_the_balkans_for_a_german_army(table: Table) -> None:
    play(table, "german_aid_in_greece", british=", balkans")
    table.do("eliminate united_kingdom balkans", "recruit germany balkans")
    assert table.armies("germany") == {"germany", "balkans"}
    assert table.armies("united_kingdom") == {"united_kingdom"}


@card("italy.german_aid_in_greece", "ruling")
def test_german_aid_works_in_empty_balkans(table: Table) -> None:
    play(table, "german_aid_in_greece")
    assert table.legal == ["pass", "recruit germany balkans"]


@card("italy.german_aid_in_greece", "fails")
def test_german_aid_does_not_come_while_another_enemy_remains(table: Table) -> None:
    table.position("""
        turn italy play
        italy
          armies italy
          hand german_aid_in_greece, sea_battle
        united_kingdom
          armies united_kingdom, balkans
        soviet_union
          armies moscow, balkans
        """)
    table.do("play german_aid_in_greece", "eliminate soviet_union balkans")
    assert table.armies("germany") == {"germany"}
    assert play_is_over(table)


@card("italy.italian_east_africa", "works")
def test_italian_east_africa_builds_the_army_that_is_the_port_of_the_navy(table: Table) -> None:
    play(table, "italian_east_africa", navies="mediterranean_sea")
    table.do("build north_africa")
    assert table.legal == ["pass", "build bay_of_bengal"]
    table.do("build bay_of_bengal")
    assert table.armies("italy") == {"italy", "north_africa"}
    assert table.navies("italy") == {"mediterranean_sea", "bay_of_bengal"}


@card("italy.italian_east_africa", "fails")
def test_italian_east_africa_needs_supply(table: Table) -> None:
    play(table, "italian_east_africa")
    assert play_is_over(table)


@card("italy.italy_attacks_communists", "works")
def test_the_army_in_russia_leans_on_the_one_in_ukraine(table: Table) -> None:
    play(table, "italy_attacks_communists", ", balkans")
    assert table.legal == ["pass", "build ukraine"]
    table.do("build ukraine")
    assert table.legal == ["pass", "build russia"]
    table.do("build russia")
    assert table.armies("italy") == {"italy", "balkans", "ukraine", "russia"}


@card("italy.italy_attacks_communists", "fails")
def test_italy_does_not_attack_communists_from_italy(table: Table) -> None:
    play(table, "italy_attacks_communists")
    assert play_is_over(table)


@card("italy.plunder", "works")
def test_plunder_pays_for_each_italian_piece_away_from_home(table: Table) -> None:
    play(table, "plunder", ", balkans", "mediterranean_sea")
    assert table.vp["axis"] == 2 + 2


@card("italy.plunder", "fails")
def test_plunder_pays_nothing_at_home(table: Table) -> None:
    play(table, "plunder", german="germany, balkans")
    assert table.vp["axis"] == 2


# Economic Warfare


@card("italy.decima_flottiglia_mas", "works")
def test_decima_flottiglia_burns_two_cards_of_an_unguarded_mediterranean(table: Table) -> None:
    play(table, "decima_flottiglia_mas")
    assert deck(table, "united_kingdom") == 3
    assert table.vp["axis"] == 2 + 1


@card("italy.decima_flottiglia_mas", "fails")
def test_decima_flottiglia_burns_one_card_when_an_allied_navy_is_there(table: Table) -> None:
    play(table, "decima_flottiglia_mas", fleet="mediterranean_sea")
    assert deck(table, "united_kingdom") == 4
    assert table.vp["axis"] == 2 + 1


REGIA_MARINA = "regia_marina_closes_shipping_lanes"


@card(f"italy.{REGIA_MARINA}", "works")
def test_regia_marina_counts_italian_navies(table: Table) -> None:
    play(table, REGIA_MARINA, ", middle_east", "mediterranean_sea, black_sea")
    assert deck(table, "united_kingdom") == 3
    assert table.vp["axis"] == 2 + 2


@card(f"italy.{REGIA_MARINA}", "fails")
def test_regia_marina_does_nothing_without_a_navy(table: Table) -> None:
    play(table, REGIA_MARINA)
    assert deck(table, "united_kingdom") == 5
    assert table.vp["axis"] == 2


# Responses

COUNTERATTACK = "german_reinforcements_counterattack"


@card(f"italy.{COUNTERATTACK}", "works")
def test_a_german_army_replaces_a_supplied_italian_one(table: Table) -> None:
    table.position(
        f"""
        turn soviet_union play
        soviet_union
          armies moscow, ukraine
          status frontal_assault
          hand land_battle, sea_battle, build_army
        italy
          armies italy, balkans
          down {COUNTERATTACK}
        """
    )
    table.do("play land_battle", "battle balkans", f"italy: use {COUNTERATTACK}")
    table.do("recruit germany balkans")
    assert table.armies("italy") == {"italy"}
    assert table.armies("germany") == {"germany", "balkans"}
    # It stands there before the attacker follows up its battle.
    table.do("soviet_union: use frontal_assault", "battle balkans")
    assert table.armies("germany") == {"germany"}


@card(f"italy.{COUNTERATTACK}", "fails")
def test_an_unsupplied_italian_army_is_not_replaced(table: Table) -> None:
    table.position(f"""
        turn soviet_union play
        soviet_union
          armies moscow, ukraine
          hand land_battle, sea_battle
        italy
          armies italy, russia
          down {COUNTERATTACK}
        """)
    table.do("play land_battle", "battle russia")
    assert offers(table, f"use {COUNTERATTACK}") == 0


@card(f"italy.{COUNTERATTACK}", "fails")
def test_an_italian_army_lost_for_want_of_supply_is_not_replaced(table: Table) -> None:
    table.position(f"""
        turn italy supply
        italy
          armies italy, russia
          down {COUNTERATTACK}
          hand sea_battle
        """)
    assert table.armies("italy") == {"italy"}
    assert offers(table, f"use {COUNTERATTACK}") == 0


@card(f"italy.{COUNTERATTACK}", "fails")
def test_no_german_army_comes_where_one_is_already(table: Table) -> None:
    table.position(f"""
        turn soviet_union play
        soviet_union
          armies moscow, ukraine
          hand land_battle, sea_battle
        italy
          armies italy, balkans
          down {COUNTERATTACK}
        germany
          armies germany, balkans
        """)
    table.do("play land_battle", "battle balkans", "target italy")
    assert offers(table, f"use {COUNTERATTACK}") == 0


@card("italy.monte_cassino", "works")
@pytest.mark.parametrize("nation", ["italy", "germany"])
def test_monte_cassino_saves_any_axis_army_in_italy_for_the_turn(table: Table, nation: str) -> None:
    others = {"italy": "italy", "germany": "balkans"}[nation]
    table.position(f"""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom, western_europe
          hand land_battle, sea_battle
        italy
          armies {others}
          down monte_cassino
        germany
          armies {"italy" if nation == "germany" else "germany"}
        """)
    table.do("play land_battle", "battle italy", "italy: use monte_cassino")
    assert "italy" in table.armies(nation)


@card("italy.monte_cassino", "fails")
def test_monte_cassino_does_not_save_an_army_elsewhere(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom, western_europe
          hand land_battle, sea_battle
        italy
          armies italy
          down monte_cassino
        """)
    table.do("play land_battle", "battle germany")
    assert offers(table, "use monte_cassino") == 0
    assert table.armies("germany") == set()


@card("italy.romanian_reinforcements", "works")
def test_an_italian_army_replaces_a_supplied_german_one(table: Table) -> None:
    table.position("""
        turn soviet_union play
        soviet_union
          armies moscow, ukraine
          hand land_battle, sea_battle
        germany
          armies germany, eastern_europe
        italy
          armies italy
          down romanian_reinforcements
        """)
    table.do("play land_battle", "battle eastern_europe", "italy: use romanian_reinforcements")
    table.do("recruit eastern_europe")
    assert table.armies("germany") == {"germany"}
    assert table.armies("italy") == {"italy", "eastern_europe"}


@card("italy.romanian_reinforcements", "fails")
def test_an_unsupplied_german_army_is_not_replaced(table: Table) -> None:
    table.position("""
        turn soviet_union play
        soviet_union
          armies moscow, ukraine
          hand land_battle, sea_battle
        germany
          armies germany, russia
        italy
          armies italy
          down romanian_reinforcements
        """)
    table.do("play land_battle", "battle russia")
    assert offers(table, "use romanian_reinforcements") == 0


@card("italy.romanian_reinforcements", "fails")
def test_a_german_army_that_was_saved_is_not_replaced(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom, western_europe
          hand land_battle, sea_battle
        germany
          armies germany, italy
        italy
          armies balkans
          down monte_cassino, romanian_reinforcements
        """)
    table.do("play land_battle", "battle italy", "italy: use monte_cassino")
    assert offers(table, "use romanian_reinforcements") == 0


PILOTS = """
    turn {nation} play
    {nation}
      armies {armies}
      hand {card}, sea_battle
    italy
      armies italy
      down skilled_pilots
      deck build_army x4, land_battle x4
    """


@card("italy.skilled_pilots", "works")
def test_skilled_pilots_spare_five_cards(table: Table) -> None:
    table.position(
        PILOTS.format(nation="united_states", armies="western_europe", card="firestorm_bombing")
    )
    table.do("play firestorm_bombing", "nation italy", "italy: use skilled_pilots")
    assert deck(table, "italy") == 8 - 2


@card("italy.skilled_pilots", "works")
def test_skilled_pilots_never_bring_a_discard_below_none(table: Table) -> None:
    table.position(
        PILOTS.format(nation="united_kingdom", armies="united_kingdom", card="malta_submarines")
    )
    table.do("play malta_submarines", "italy: use skilled_pilots")
    assert deck(table, "italy") == 8


@card("italy.skilled_pilots", "fails")
def test_skilled_pilots_do_not_help_germany(table: Table) -> None:
    table.position(
        PILOTS.format(nation="united_kingdom", armies="united_kingdom", card="bomber_command")
    )
    table.do("play bomber_command", "nation germany")
    assert offers(table, "use skilled_pilots") == 0
