"""The cards that the English box prints otherwise, with the option `english_cards`."""

import pytest
from tests.cards.quartermaster.driver import deck, offers
from tests.cards.quartermaster.marks import card
from tests.conftest import Table, rule
from tests.helpers import quiet, to_turn

from wartable.core.game import find, settle

WOLVES = """
    edition first
    options english_cards
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


@card("germany.wolf_packs", "works")
def test_wolf_packs_help_japanese_submarines_when_germany_wishes(table: Table) -> None:
    hand = "hand submarines_us, build_army"
    table.position(WOLVES.format(turn="japan", army="balkans", german="", japanese=hand))
    american = deck(table, "united_states")
    table.do("play submarines_us", "germany: use wolf_packs")
    assert deck(table, "united_states") == american - 2


@card("germany.wolf_packs", "fails")
def test_wolf_packs_do_not_help_v_weapons(table: Table) -> None:
    hand = "hand v_weapons, build_army"
    table.position(WOLVES.format(turn="germany", army="western_europe", german=hand, japanese=""))
    table.do("play v_weapons")
    assert offers(table, "use wolf_packs") == 0


RAF = """
    edition first
    options english_cards
    turn germany play
    germany
      armies germany, western_europe
      hand sea_battle, build_army
    united_kingdom
      armies {armies}
      navies north_sea
      down raf
    """


@card("united_kingdom.raf", "works")
def test_raf_saves_a_supplied_navy(table: Table) -> None:
    table.position(RAF.format(armies="united_kingdom"))
    table.do("play sea_battle", "battle north_sea", "united_kingdom: use raf", "protect north_sea")
    assert table.navies("united_kingdom") == {"north_sea"}


@card("united_kingdom.raf", "fails")
def test_raf_does_not_save_an_unsupplied_navy(table: Table) -> None:
    table.position(RAF.format(armies=""))
    table.do("play sea_battle", "battle north_sea")
    assert table.navies("united_kingdom") == set()


CALM = """
    edition first
    options english_cards air_marshal
    turn united_kingdom play
    germany
      armies germany, western_europe
      status atlantic_wall
    united_kingdom
      armies united_kingdom
      navies north_sea
      hand keep_calm_and_carry_on, {hand}, land_battle
      deck {deck}
    united_states
      armies eastern_united_states, canada
      navies north_atlantic
      hand land_battle, build_army
    """


def spent(table: Table, nation: str) -> list[str]:
    """The Status cards of a nation that it cannot use again in this turn, as all can see."""
    view = table.match.game.view(table.state, -1)
    found: list[str] = view["nations"][nation]["used"]
    return found


@card("united_kingdom.keep_calm_and_carry_on", "works")
@rule("qm 14.5")
def test_keep_calm_cancels_a_status_for_one_turn(table: Table) -> None:
    hand = "build_army, sea_battle, build_navy x2"
    table.position(quiet(CALM.format(hand=hand, deck="build_army x3")))
    table.do("play land_battle", "battle western_europe", "germany: use atlantic_wall")
    table.do("united_kingdom: use keep_calm_and_carry_on")
    table.do("discard build_navy", "discard build_navy")
    assert deck(table, "united_kingdom") == 3
    assert spent(table, "germany") == ["atlantic_wall"]
    reason = table.match.game.why_not(table.state, 0, "use atlantic_wall")
    assert reason is not None and reason.message != "reason-barred"
    table.run()
    assert spent(table, "germany") == []
    assert table.state.barred == (0,) * 6


TWO_BATTLES = """
    edition first
    options english_cards air_marshal
    turn germany play
    germany
      armies germany, eastern_europe, western_europe
      status blitzkrieg, dive_bombers
      hand land_battle x2, build_navy
      deck build_army x4
    soviet_union
      armies moscow, russia
    united_kingdom
      armies united_kingdom
      hand keep_calm_and_carry_on, build_army, sea_battle, build_navy x2
      deck build_army x3
    """


@card("united_kingdom.keep_calm_and_carry_on", "works")
@rule("qm 14.5")
def test_a_status_that_keep_calm_cancelled_works_again_in_the_next_turn_and_not_before(
    table: Table,
) -> None:
    table.position(quiet(TWO_BATTLES))
    table.do("play land_battle", "battle russia", "use blitzkrieg")
    table.do("united_kingdom: use keep_calm_and_carry_on")
    table.do("discard build_army", "discard sea_battle")
    assert table.armies("germany") == {"germany", "eastern_europe", "western_europe"}
    table.do("germany: use dive_bombers", "battle russia")
    assert "use blitzkrieg" not in table.legal
    to_turn(table, "germany")
    table.do("play land_battle", "battle russia")
    assert "use blitzkrieg" in table.legal


@card("united_kingdom.keep_calm_and_carry_on", "fails")
def test_keep_calm_does_not_answer_an_allied_status(table: Table) -> None:
    table.position(
        quiet("""
        edition first
        options english_cards air_marshal
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          navies north_sea
          status the_royal_navy
          hand keep_calm_and_carry_on, sea_battle x2, build_army x3
        """)
    )
    table.do("play sea_battle", "battle south_atlantic", "use the_royal_navy")
    assert "use keep_calm_and_carry_on" not in table.legal


@card("united_kingdom.keep_calm_and_carry_on", "cost")
def test_keep_calm_is_paid_off_the_deck(table: Table) -> None:
    table.position(quiet(CALM.format(hand="build_army", deck="build_navy x5, sea_battle x4")))
    table.do("play land_battle", "battle western_europe", "germany: use atlantic_wall")
    table.do("united_kingdom: use keep_calm_and_carry_on")
    # One card of the hand and one of the deck pay; then seven are drawn.
    assert deck(table, "united_kingdom") == 9 - 1 - 7


AIR = """
    edition first
    options english_cards air_marshal
    turn japan play
    japan
      armies japan, china
      navies sea_of_japan
      air_forces sea_of_japan
      hand {card}, nagumo_commands_the_first_air_fleet, battleship_repair, build_navy
    """


@card("japan.surprise_attack", "works")
@card("japan.destroyer_transport", "works")
@pytest.mark.parametrize("name", ["surprise_attack", "destroyer_transport"])
def test_a_response_laid_this_turn_answers_a_sea_battle_in_the_air_step(
    table: Table, name: str
) -> None:
    table.position(quiet(AIR.format(card=name)))
    table.do(f"play {name}", "marshal sea_of_japan", "discard build_navy", "fly sea_of_japan")
    table.do("use nagumo_commands_the_first_air_fleet", "choose battle_sea")
    table.do("battle north_pacific")
    assert f"use {name}" in table.legal


@card("japan.surprise_attack", "fails")
@card("japan.destroyer_transport", "fails")
@pytest.mark.parametrize("name", ["surprise_attack", "destroyer_transport"])
def test_they_do_not_answer_a_land_battle(table: Table, name: str) -> None:
    text = AIR.format(card="land_battle").replace("hand ", f"down {name}\n      hand ")
    table.position(quiet(text))
    table.do("play land_battle", "battle szechuan")
    assert offers(table, f"use {name}") == 0


EMPIRE = """
    edition first
    options english_cards
    turn italy victory
    italy
      armies italy{armies}
      status impero_italiano
    """


@card("italy.impero_italiano", "works")
@pytest.mark.parametrize(
    ("armies", "points"), [(", africa", 1), (", africa, north_africa, middle_east", 3)]
)
def test_the_empire_pays_for_each_space(table: Table, armies: str, points: int) -> None:
    table.position(EMPIRE.format(armies=armies))
    assert table.vp["axis"] == 2 + points


@card("italy.impero_italiano", "fails")
def test_the_empire_pays_nothing_elsewhere(table: Table) -> None:
    table.position(EMPIRE.format(armies=", balkans"))
    assert table.vp["axis"] == 2


@rule("qm 13.1")
def test_without_the_option_the_french_cards_are_played(table: Table) -> None:
    text = EMPIRE.format(armies=", africa, north_africa, middle_east")
    table.position(text.replace("options english_cards", ""))
    assert table.vp["axis"] == 2 + 1


@rule("qm 13.1")
@pytest.mark.parametrize(
    ("word", "points"), [("french_cards", 1), ("french_cards=on", 1), ("french_cards=off", 3)]
)
def test_positions_that_say_the_old_name_still_load(table: Table, word: str, points: int) -> None:
    text = EMPIRE.format(armies=", africa, north_africa, middle_east")
    table.position(text.replace("english_cards", word))
    assert table.vp["axis"] == 2 + points


@rule("qm 13.1")
def test_settings_that_say_the_old_name_still_load() -> None:
    game = find("quartermaster")
    assert settle(game, ["edition=first", "french_cards"])["english_cards"] == "off"
    assert settle(game, ["edition=first", "french_cards=off"])["english_cards"] == "on"


def test_the_option_does_nothing_to_the_second_edition(table: Table) -> None:
    text = EMPIRE.format(armies=", africa, north_africa, middle_east")
    table.position(text.replace("edition first", "edition second"))
    assert table.vp["axis"] == 2 + 3
