"""The cards of Italy that the first edition has for itself."""

import pytest
from tests.cards.quartermaster.driver import deck, offers, play_is_over
from tests.cards.quartermaster.marks import card
from tests.conftest import Table
from tests.helpers import places

PLAY = """
    edition first
    turn italy play
    italy
      armies italy{armies}
      navies {navies}
      hand {card}, build_army
    """


def play(table: Table, card: str, armies: str = "", navies: str = "", more: str = "") -> None:
    """Italy is about to play a card; later in the turn it scores for its home."""
    table.position(PLAY.format(card=card, armies=armies, navies=navies) + more)


# Economic Warfare


@card("italy.decima_flottiglia_mas", "works")
def test_the_frogmen_take_one_card_and_score_one(table: Table) -> None:
    play(table, "decima_flottiglia_mas")
    british = deck(table, "united_kingdom")
    table.do("play decima_flottiglia_mas")
    assert deck(table, "united_kingdom") == british - 1
    assert table.vp["axis"] == 2 + 1


@card("italy.decima_flottiglia_mas", "fails")
def test_the_frogmen_of_the_first_edition_take_no_more_from_an_empty_sea(table: Table) -> None:
    play(table, "decima_flottiglia_mas", navies="mediterranean_sea")
    british, american = deck(table, "united_kingdom"), deck(table, "united_states")
    table.do("play decima_flottiglia_mas")
    assert deck(table, "united_kingdom") == british - 1
    assert deck(table, "united_states") == american


@card("italy.regia_marina_closes_shipping_lanes", "works")
def test_the_regia_marina_takes_one_card_and_scores_two(table: Table) -> None:
    play(table, "regia_marina_closes_shipping_lanes", navies="mediterranean_sea")
    british = deck(table, "united_kingdom")
    table.do("play regia_marina_closes_shipping_lanes")
    assert deck(table, "united_kingdom") == british - 1
    assert table.vp["axis"] == 2 + 2


@card("italy.regia_marina_closes_shipping_lanes", "fails")
def test_the_regia_marina_needs_a_navy_in_the_mediterranean(table: Table) -> None:
    play(
        table,
        "regia_marina_closes_shipping_lanes",
        ", balkans",
        "black_sea",
        "germany\n  armies germany\n  navies mediterranean_sea\n",
    )
    british = deck(table, "united_kingdom")
    table.do("play regia_marina_closes_shipping_lanes")
    assert deck(table, "united_kingdom") == british
    assert table.vp["axis"] == 2


# Events


@card("italy.german_reinforcements_counterattack", "works")
def test_the_counterattack_eliminates_an_allied_army_in_italy(table: Table) -> None:
    text = PLAY.format(card="german_reinforcements_counterattack", armies="", navies="")
    table.position(
        text.replace("armies italy", "armies balkans")
        + "united_states\n  armies eastern_united_states, italy\n"
    )
    table.do("play german_reinforcements_counterattack", "eliminate united_states italy")
    assert table.armies("united_states") == {"eastern_united_states"}


@card("italy.german_reinforcements_counterattack", "fails")
def test_the_counterattack_finds_nobody_elsewhere(table: Table) -> None:
    play(
        table,
        "german_reinforcements_counterattack",
        more="united_states\n  armies eastern_united_states, balkans\n",
    )
    table.do("play german_reinforcements_counterattack")
    assert play_is_over(table)


@card("italy.italian_east_africa", "works")
def test_italian_east_africa_recruits_an_army_and_a_navy(table: Table) -> None:
    play(table, "italian_east_africa")
    table.do("play italian_east_africa", "recruit north_africa", "recruit bay_of_bengal")
    recruited = [event.args for _, event in table.match.events if event.kind == "recruited"]
    assert len(recruited) == 2


@card("italy.italian_east_africa", "fails")
def test_italian_east_africa_finds_no_room_among_enemies(table: Table) -> None:
    british = "united_kingdom\n  armies united_kingdom, north_africa\n  navies bay_of_bengal\n"
    play(table, "italian_east_africa", more=british)
    table.do("play italian_east_africa")
    assert play_is_over(table)


@card("italy.italy_attacks_communists", "works")
def test_italy_attacks_communists_in_ukraine_and_russia(table: Table) -> None:
    play(table, "italy_attacks_communists", ", balkans")
    table.do("play italy_attacks_communists", "build ukraine")
    # Not twice in one space: Ukraine cannot be named again.
    assert places(table, "build") == {"russia"}
    table.do("build russia")
    assert table.armies("italy") == {"italy", "balkans", "ukraine", "russia"}


@card("italy.italy_attacks_communists", "works")
def test_one_of_the_two_is_enough_in_either_order(table: Table) -> None:
    play(table, "italy_attacks_communists", ", balkans, eastern_europe")
    table.do("play italy_attacks_communists", "build russia", "pass")
    assert table.armies("italy") == {"italy", "balkans", "eastern_europe", "russia"}


@card("italy.italy_attacks_communists", "fails")
def test_italy_attacks_communists_is_a_build_and_needs_a_neighbour(table: Table) -> None:
    play(table, "italy_attacks_communists")
    table.do("play italy_attacks_communists")
    assert play_is_over(table)


# Responses

CASSINO = """
    edition first
    turn united_states play
    united_states
      armies western_europe
      hand land_battle, build_army
    italy
      armies {italian}
      down monte_cassino
    germany
      armies {german}
    """


@card("italy.monte_cassino", "works")
def test_monte_cassino_saves_a_german_army_in_italy(table: Table) -> None:
    table.position(CASSINO.format(italian="balkans", german="italy"))
    table.do("play land_battle", "battle italy", "italy: use monte_cassino")
    assert table.armies("germany") == {"italy"}


@card("italy.monte_cassino", "fails")
@pytest.mark.parametrize(
    ("italian", "german", "battled"),
    [("italy", "balkans", "italy"), ("balkans", "germany", "germany")],
)
def test_monte_cassino_saves_neither_an_italian_army_nor_one_elsewhere(
    table: Table, italian: str, german: str, battled: str
) -> None:
    table.position(CASSINO.format(italian=italian, german=german))
    table.do("play land_battle", f"battle {battled}")
    assert battled not in table.armies("italy") | table.armies("germany")


PILOTS = """
    edition first
    turn {turn} play
    {turn}
      armies {armies}
      hand {card}, build_army
    italy
      armies italy
      down skilled_pilots
    """


@card("italy.skilled_pilots", "works")
@pytest.mark.parametrize(
    ("turn", "armies", "card_"),
    [
        ("united_kingdom", "united_kingdom", "bomber_command"),
        ("united_states", "western_europe", "bombers"),
        ("united_states", "western_europe", "heavy_bombers"),
        ("united_states", "western_europe", "firestorm_bombers"),
    ],
)
def test_skilled_pilots_ignore_a_bomber_card(
    table: Table, turn: str, armies: str, card_: str
) -> None:
    table.position(PILOTS.format(turn=turn, armies=armies, card=card_))
    italian = deck(table, "italy")
    table.do(f"play {card_}", "nation italy", "italy: use skilled_pilots")
    assert deck(table, "italy") == italian


@card("italy.skilled_pilots", "fails")
def test_skilled_pilots_ignore_neither_submarines_nor_bombs_on_germany(table: Table) -> None:
    text = PILOTS.format(turn="united_kingdom", armies="united_kingdom", card="malta_submarines")
    table.position(text)
    table.do("play malta_submarines")
    assert offers(table, "use skilled_pilots") == 0
    table.position(text.replace("malta_submarines", "bomber_command"))
    table.do("play bomber_command", "nation germany")
    assert offers(table, "use skilled_pilots") == 0


# Status

SCORE = """
    edition first
    turn italy victory
    italy
      armies italy{armies}
      status {status}
    germany
      armies germany{german}
    """


@card("italy.anti_communist_sentiment", "works")
@pytest.mark.parametrize("armies", [", russia", ", russia, kazakhstan"])
def test_anti_communist_sentiment_pays_one_point_and_never_two(table: Table, armies: str) -> None:
    text = SCORE.format(armies=armies, status="anti_communist_sentiment", german="")
    table.position(text)
    assert table.vp["axis"] == 3


@card("italy.anti_communist_sentiment", "ruling")
def test_armies_in_both_places_are_one_point_beside_the_star(table: Table) -> None:
    table.position(
        SCORE.format(armies=", russia, ukraine", status="anti_communist_sentiment", german="")
    )
    assert table.vp["axis"] == 2 + 2 + 1


@card("italy.anti_communist_sentiment", "fails")
def test_anti_communist_sentiment_pays_nothing_for_germans(table: Table) -> None:
    text = SCORE.format(armies=", balkans", status="anti_communist_sentiment", german=", russia")
    table.position(text)
    assert table.vp["axis"] == 2


BRAVADO = """
    edition first
    turn italy play
    italy
      armies italy
      status bravado
      hand {hand}
      discard {pile}
      deck {deck}
    united_kingdom
      armies united_kingdom, balkans
    """


@card("italy.bravado", "works")
def test_bravado_plays_a_land_battle_out_of_the_pile(table: Table) -> None:
    table.position(BRAVADO.format(hand="build_army x3, build_navy", pile="land_battle", deck=""))
    table.do("use bravado", *["discard build_army"] * 3, "play land_battle", "battle balkans")
    assert table.armies("united_kingdom") == {"united_kingdom"}
    assert table.cards("italy", "hand") == ["build_navy"]
    assert play_is_over(table)


@card("italy.bravado", "fails")
def test_bravado_needs_a_land_battle_in_the_pile(table: Table) -> None:
    text = BRAVADO.format(hand="build_army x3", pile="sea_battle", deck="land_battle x4")
    table.position(text)
    assert "use bravado" not in table.legal


@card("italy.bravado", "cost")
def test_bravado_is_paid_off_the_deck_and_then_with_points(table: Table) -> None:
    table.position(BRAVADO.format(hand="build_army", pile="land_battle", deck="build_navy"))
    table.do("use bravado")
    assert deck(table, "italy") == 0
    assert table.cards("italy", "hand") == []
    assert table.vp["axis"] == -1


@card("italy.impero_italiano", "works")
@pytest.mark.parametrize(
    ("armies", "german"),
    [
        (", africa", ""),
        (", africa, north_africa", ""),
        (", africa", ", middle_east, africa"),
        ("", ", middle_east, africa, north_africa"),
    ],
)
def test_the_empire_pays_one_point_in_all_for_what_italy_or_germany_holds(
    table: Table, armies: str, german: str
) -> None:
    table.position(SCORE.format(armies=armies, status="impero_italiano", german=german))
    assert table.vp["axis"] == 2 + 1


@card("italy.impero_italiano", "fails")
def test_the_empire_pays_nothing_for_japan(table: Table) -> None:
    table.position(
        SCORE.format(armies="", status="impero_italiano", german="")
        + "japan\n  armies japan, middle_east\n"
    )
    assert table.vp["axis"] == 2
