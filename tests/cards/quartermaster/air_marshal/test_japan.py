"""The cards that Air Marshal adds to the deck of Japan."""

import pytest
from tests.cards.quartermaster.driver import offers, play_is_over
from tests.cards.quartermaster.marks import card
from tests.conftest import Table
from tests.helpers import places, quiet

either = pytest.mark.parametrize("edition", ["first", "second"])


def set_up(table: Table, text: str, edition: str = "first") -> None:
    """A position with the extension, in which nobody else holds a Bolster."""
    table.position(quiet(f"edition {edition}\noptions air_marshal\n{text}"))


AIR = """
    turn japan air
    japan
      armies {armies}
      navies {navies}
      air_forces {air}
      hand {hand}
    """


@card("japan.deploy_air_force", "works")
@either
def test_deploy_air_force_puts_one_with_a_supplied_piece(table: Table, edition: str) -> None:
    text = AIR.format(
        armies="japan", navies="sea_of_japan", air="", hand="deploy_air_force, build_army"
    )
    set_up(table, text, edition)
    table.do("deploy sea_of_japan")
    assert table.air_forces("japan") == {"sea_of_japan"}


@card("japan.deploy_air_force", "fails")
def test_deploy_air_force_needs_an_air_force_in_reserve(table: Table) -> None:
    text = AIR.format(
        armies="japan, china",
        navies="sea_of_japan",
        air="japan, china",
        hand="deploy_air_force, build_army",
    )
    set_up(table, text)
    assert not places(table, "deploy")


BATTLE = """
    turn japan play
    japan
      armies japan, iwo_jima
      navies sea_of_japan
      hand {card}, {paid}, sea_battle, land_battle, build_navy, build_army
    united_states
      armies hawaii
      navies central_pacific, north_pacific
    """


@card("japan.a6m_zero_sen", "works")
@either
def test_the_zero_sen_fights_another_navy_there_or_next_door(table: Table, edition: str) -> None:
    set_up(table, BATTLE.format(card="a6m_zero_sen", paid="kamikaze"), edition)
    table.do("play sea_battle", "battle central_pacific", "use a6m_zero_sen")
    assert "kamikaze" in table.cards("japan", "under")
    assert {"central_pacific", "north_pacific"} <= places(table, "battle")
    table.do("battle north_pacific")
    assert table.navies("united_states") == set()


@card("japan.a6m_zero_sen", "fails")
def test_the_zero_sen_does_not_answer_a_land_battle(table: Table) -> None:
    set_up(table, BATTLE.format(card="a6m_zero_sen", paid="kamikaze"))
    table.do("play land_battle", "battle philippines")
    assert play_is_over(table)


BUILD = """
    turn japan play
    japan
      armies japan, iwo_jima
      navies {navies}
      hand imperial_japanese_navy, {paid}, build_navy x2, build_army
    """


@card("japan.imperial_japanese_navy", "works")
@either
def test_the_imperial_navy_builds_another_navy_anywhere_it_may(table: Table, edition: str) -> None:
    set_up(table, BUILD.format(navies="", paid="kamikaze"), edition)
    table.do("play build_navy", "build sea_of_japan", "use imperial_japanese_navy")
    table.do("build central_pacific")
    assert table.navies("japan") == {"sea_of_japan", "central_pacific"}


@card("japan.imperial_japanese_navy", "fails")
def test_the_imperial_navy_does_not_answer_an_army(table: Table) -> None:
    set_up(table, BUILD.format(navies="sea_of_japan", paid="kamikaze"))
    table.do("play build_army", "build china")
    assert play_is_over(table)


VICTORY = """
    turn japan victory
    japan
      armies {armies}
      navies {navies}
      hand {card}, {paid}, build_army
    """
ISLANDS = {"indonesia", "new_guinea", "iwo_jima", "philippines"}


@card("japan.island_fortresses", "works")
@either
def test_island_fortresses_recruit_on_one_of_four_islands(table: Table, edition: str) -> None:
    text = VICTORY.format(card="island_fortresses", paid="kamikaze", armies="japan", navies="")
    set_up(table, text, edition)
    table.do("use island_fortresses")
    assert places(table, "recruit") == ISLANDS
    table.do("recruit new_guinea")
    assert table.armies("japan") == {"japan", "new_guinea"}


@card("japan.island_fortresses", "fails")
def test_island_fortresses_find_every_island_taken(table: Table) -> None:
    text = VICTORY.format(
        card="island_fortresses",
        paid="kamikaze",
        armies="japan, indonesia, new_guinea, iwo_jima, philippines",
        navies="",
    )
    set_up(table, text)
    assert play_is_over(table)


NAGUMO = "nagumo_commands_the_first_air_fleet"
FLEET = """
    turn japan air
    japan
      armies japan, iwo_jima
      navies sea_of_japan
      hand deploy_air_force, {card}, {paid}, build_army
    united_states
      armies {armies}
      navies {navies}
      air_forces {air}
    """


@card(f"japan.{NAGUMO}", "works")
@either
@pytest.mark.parametrize(("kind", "space"), [("land", "philippines"), ("sea", "central_pacific")])
def test_nagumo_battles_land_or_sea_beside_an_air_force_at_sea(
    table: Table, edition: str, kind: str, space: str
) -> None:
    text = FLEET.format(
        card=NAGUMO, paid="kamikaze", armies="philippines, hawaii", navies="central_pacific", air=""
    )
    set_up(table, text, edition)
    table.do("deploy sea_of_japan", f"use {NAGUMO}", f"choose battle_{kind}", f"battle {space}")
    assert space not in table.armies("united_states") | table.navies("united_states")


@card(f"japan.{NAGUMO}", "fails")
def test_nagumo_needs_an_air_force_at_sea(table: Table) -> None:
    text = FLEET.format(card=NAGUMO, paid="kamikaze", armies="hawaii", navies="", air="")
    set_up(table, text)
    table.do("deploy iwo_jima")
    assert play_is_over(table)


PACIFIC = "central_pacific, north_pacific, south_pacific"


@card("japan.the_pacific_empire", "works")
@either
def test_the_pacific_empire_scores_for_navies_in_seas_called_pacific(
    table: Table, edition: str
) -> None:
    text = VICTORY.format(
        card="the_pacific_empire",
        paid="build_navy",
        armies="japan",
        navies=f"{PACIFIC}, sea_of_japan",
    )
    set_up(table, text, edition)
    table.do("use the_pacific_empire")
    assert table.vp["axis"] == 3 + 2


@card("japan.the_pacific_empire", "fails")
def test_the_pacific_empire_needs_a_navy_in_the_pacific(table: Table) -> None:
    text = VICTORY.format(
        card="the_pacific_empire", paid="build_navy", armies="japan", navies="sea_of_japan"
    )
    set_up(table, text)
    assert play_is_over(table)


@card("japan.tora", "works")
@either
def test_tora_eliminates_an_allied_air_force_next_door(table: Table, edition: str) -> None:
    text = FLEET.format(
        card="tora", paid="kamikaze", armies="hawaii", navies="north_pacific", air="north_pacific"
    )
    set_up(table, text, edition)
    table.do("deploy iwo_jima", "use tora", "eliminate united_states north_pacific")
    assert table.air_forces("united_states") == set()
    assert table.navies("united_states") == {"north_pacific"}


@card("japan.tora", "fails")
def test_tora_does_not_reach_two_spaces(table: Table) -> None:
    text = FLEET.format(card="tora", paid="kamikaze", armies="hawaii", navies="", air="hawaii")
    set_up(table, text)
    table.do("deploy iwo_jima")
    assert play_is_over(table)


YAMAMOTO = "yamamoto_aboard_the_yamato"
FLAGSHIP = """
    turn japan play
    japan
      armies japan, iwo_jima
      navies {navies}
      hand yamamoto_aboard_the_yamato, {paid}, build_army
    """


@card(f"japan.{YAMAMOTO}", "works")
@either
def test_yamamoto_brings_an_air_force_to_a_supplied_navy(table: Table, edition: str) -> None:
    set_up(table, FLAGSHIP.format(navies="sea_of_japan", paid="kamikaze"), edition)
    table.do(f"use {YAMAMOTO}")
    assert places(table, "deploy") == {"sea_of_japan"}
    table.do("deploy sea_of_japan")
    assert table.air_forces("japan") == {"sea_of_japan"}
    assert table.asked.ask == "ask-play"


@card(f"japan.{YAMAMOTO}", "fails")
@pytest.mark.parametrize("navies", ["", "bay_of_bengal"])
def test_yamamoto_needs_a_supplied_navy(table: Table, navies: str) -> None:
    set_up(table, FLAGSHIP.format(navies=navies, paid="kamikaze"))
    assert table.asked.ask == "ask-play"


@card("japan.a6m_zero_sen", "cost")
@card("japan.imperial_japanese_navy", "cost")
@card("japan.island_fortresses", "cost")
@card(f"japan.{NAGUMO}", "cost")
@card("japan.tora", "cost")
@card(f"japan.{YAMAMOTO}", "cost")
@pytest.mark.parametrize(
    ("bolster", "text", "answers"),
    [
        (
            "a6m_zero_sen",
            BATTLE.format(card="a6m_zero_sen", paid="build_army"),
            ["play sea_battle", "battle central_pacific"],
        ),
        (
            "imperial_japanese_navy",
            BUILD.format(navies="", paid="build_army"),
            ["play build_navy", "build sea_of_japan"],
        ),
        (
            "island_fortresses",
            VICTORY.format(card="island_fortresses", paid="build_army", armies="japan", navies=""),
            [],
        ),
        (
            NAGUMO,
            FLEET.format(card=NAGUMO, paid="build_army", armies="hawaii", navies="", air=""),
            ["deploy sea_of_japan"],
        ),
        (
            "tora",
            FLEET.format(
                card="tora", paid="build_army", armies="hawaii", navies="north_pacific",
                air="north_pacific",
            ),
            ["deploy iwo_jima"],
        ),
        (YAMAMOTO, FLAGSHIP.format(navies="sea_of_japan", paid="build_army"), []),
    ],
)  # fmt: skip
def test_without_a_response_in_the_hand_it_cannot_be_paid(
    table: Table, bolster: str, text: str, answers: list[str]
) -> None:
    set_up(table, text)
    table.do(*answers)
    assert offers(table, f"use {bolster}") == 0


@card(f"japan.{YAMAMOTO}", "ruling")
def test_a_response_on_the_table_does_not_pay(table: Table) -> None:
    text = FLAGSHIP.format(navies="sea_of_japan", paid="build_army")
    set_up(table, text.replace("hand yamamoto", "down kamikaze\n      hand yamamoto"))
    assert table.asked.ask == "ask-play"
