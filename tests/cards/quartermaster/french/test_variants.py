"""The cards that the French box prints otherwise, with the option `french_cards`."""

import pytest
from tests.cards.quartermaster.driver import deck, offers
from tests.cards.quartermaster.marks import card
from tests.conftest import Table

WOLVES = """
    edition first
    options french_cards
    turn {turn} play
    germany
      armies germany, {army}
      status wolf_packs
      {german}
    japan
      armies japan
      {japanese}
    """


@card("germany.wolf_packs", "works")
@pytest.mark.parametrize(("army", "more"), [("western_europe", 1), ("scandinavia", 2)])
def test_wolf_packs_help_german_submarines(table: Table, army: str, more: int) -> None:
    hand = "hand submarines_uk, build_army"
    table.position(WOLVES.format(turn="germany", army=army, german=hand, japanese=""))
    british = deck(table, "united_kingdom")
    table.do("play submarines_uk", "use wolf_packs")
    assert deck(table, "united_kingdom") == british - 3 - more


@card("germany.wolf_packs", "fails")
def test_wolf_packs_do_not_help_japanese_submarines(table: Table) -> None:
    hand = "hand submarines_uk, build_army"
    table.position(WOLVES.format(turn="japan", army="balkans", german="", japanese=hand))
    table.do("play submarines_uk")
    assert offers(table, "use wolf_packs") == 0


RAF = """
    edition first
    options french_cards
    turn germany play
    germany
      armies germany, western_europe
      navies {german}
      hand {hand}
    united_kingdom
      armies {armies}
      navies {navies}
      down raf
    """


@card("united_kingdom.raf", "works")
def test_raf_saves_an_unsupplied_navy_too(table: Table) -> None:
    table.position(RAF.format(german="", hand="sea_battle", armies="", navies="north_sea"))
    table.do("play sea_battle", "battle north_sea", "united_kingdom: use raf")
    assert table.navies("united_kingdom") == {"north_sea"}


@card("united_kingdom.raf", "fails")
def test_raf_does_not_reach_iceland(table: Table) -> None:
    table.position(RAF.format(german="north_sea", hand="land_battle", armies="iceland", navies=""))
    table.do("play land_battle", "battle iceland")
    assert table.armies("united_kingdom") == set()


EMPIRE = """
    edition first
    options french_cards
    turn italy victory
    italy
      armies italy{armies}
      status impero_italiano
    """


@card("italy.impero_italiano", "works")
@pytest.mark.parametrize("armies", [", africa", ", africa, north_africa, middle_east"])
def test_the_empire_pays_one_point_in_all(table: Table, armies: str) -> None:
    table.position(EMPIRE.format(armies=armies))
    assert table.vp["axis"] == 2 + 1


@card("italy.impero_italiano", "fails")
def test_the_empire_pays_nothing_elsewhere(table: Table) -> None:
    table.position(EMPIRE.format(armies=", balkans"))
    assert table.vp["axis"] == 2


def test_without_the_option_the_designers_cards_are_played(table: Table) -> None:
    text = EMPIRE.format(armies=", africa, north_africa, middle_east")
    table.position(text.replace("options french_cards", ""))
    assert table.vp["axis"] == 2 + 3


def test_the_option_does_nothing_to_the_second_edition(table: Table) -> None:
    text = EMPIRE.format(armies=", africa, north_africa, middle_east")
    table.position(text.replace("edition first", "edition second"))
    assert table.vp["axis"] == 2 + 3
