"""The cards of Japan that the first edition has for itself."""

import pytest
from tests.cards.quartermaster.driver import deck, offers, play_is_over
from tests.cards.quartermaster.marks import card
from tests.conftest import Table
from tests.helpers import places, quiet, supplied

from wartable.games.quartermaster.board import NATIONS

# Economic Warfare


@card("japan.submarines_uk", "works")
@card("japan.submarines_us", "works")
@pytest.mark.parametrize(
    ("card_", "target"), [("submarines_uk", "united_kingdom"), ("submarines_us", "united_states")]
)
def test_submarines_take_one_card_and_score_two_without_condition(
    table: Table, card_: str, target: str
) -> None:
    table.position(f"""
        edition first
        turn japan play
        japan
          armies china
          hand {card_}, build_army
        """)
    before = deck(table, target)
    table.do(f"play {card_}")
    assert deck(table, target) == before - 1
    assert table.vp["axis"] == 2 + 2


@card("japan.submarines_uk", "fails")
@card("japan.submarines_us", "fails")
@pytest.mark.parametrize(
    ("card_", "other"), [("submarines_uk", "united_states"), ("submarines_us", "united_kingdom")]
)
def test_submarines_do_not_touch_the_other_ally(table: Table, card_: str, other: str) -> None:
    table.position(f"""
        edition first
        turn japan play
        japan
          armies japan
          hand {card_}, build_army
        """)
    before = deck(table, other)
    table.do(f"play {card_}")
    assert deck(table, other) == before


# Status


@card("japan.forward_bases", "works")
@pytest.mark.parametrize(
    ("armies", "points"),
    [
        (", hawaii", 1),
        (", hawaii, new_zealand", 2),
        (", hawaii, new_zealand, pacific_northwest", 3),
    ],
)
def test_forward_bases_pay_for_each_army(table: Table, armies: str, points: int) -> None:
    table.position(f"""
        edition first
        turn japan victory
        japan
          armies japan{armies}
          status forward_bases
        """)
    assert table.vp["axis"] == 2 + points


@card("japan.forward_bases", "fails")
def test_forward_bases_pay_nothing_elsewhere(table: Table) -> None:
    table.position("""
        edition first
        turn japan victory
        japan
          armies japan, iwo_jima
          status forward_bases
        """)
    assert table.vp["axis"] == 2


# Responses that protect

PACIFIC = """
    edition first
    turn united_states {step}
    united_states
      armies western_united_states, hawaii{american}
      navies east_pacific{seas}
      hand {hand}
    japan
      armies {armies}
      navies {navies}
      down {card}
    """


def pacific(table: Table, **words: str) -> None:
    """An American turn against Japan."""
    usual = dict.fromkeys(("american", "seas", "navies", "more"), "")
    usual |= {"step": "play", "hand": "sea_battle, build_army"} | words
    table.position(PACIFIC.format(**usual) + usual["more"])


@card("japan.battleship_repair", "works")
def test_battleship_repair_saves_a_supplied_navy_for_the_turn(table: Table) -> None:
    pacific(
        table,
        armies="japan, iwo_jima",
        navies="central_pacific, sea_of_japan",
        card="battleship_repair",
    )
    table.do("play sea_battle", "battle central_pacific", "japan: use battleship_repair")
    assert "central_pacific" in table.navies("japan")


@card("japan.battleship_repair", "works")
def test_battleship_repair_may_be_shown_as_the_turn_begins(table: Table) -> None:
    pacific(
        table,
        step="",
        armies="japan, iwo_jima",
        navies="central_pacific, sea_of_japan",
        card="battleship_repair",
    )
    table.do("japan: use battleship_repair", "protect central_pacific")
    table.do("united_states: play sea_battle", "battle central_pacific")
    assert "central_pacific" in table.navies("japan")


@card("japan.battleship_repair", "fails")
def test_battleship_repair_does_not_save_a_navy_without_a_line(table: Table) -> None:
    pacific(table, armies="japan, iwo_jima", navies="central_pacific", card="battleship_repair")
    # Iwo Jima is beside it, but neither is joined to a star.
    assert not supplied(table, "japan", "central_pacific")
    table.do("play sea_battle", "battle central_pacific")
    assert table.navies("japan") == set()


MAINLAND = """
    edition first
    turn soviet_union play
    soviet_union
      armies moscow, siberia, mongolia, kazakhstan
      hand land_battle
    japan
      armies {armies}
      down kwantung_army
    """


@card("japan.kwantung_army", "works")
@pytest.mark.parametrize("space", ["china", "vladivostok", "szechuan"])
def test_the_kwantung_army_saves_a_supplied_army_on_the_mainland(table: Table, space: str) -> None:
    table.position(MAINLAND.format(armies=f"china, {space}" if space != "china" else "china"))
    table.do("play land_battle", f"battle {space}", "japan: use kwantung_army")
    assert space in table.armies("japan")


@card("japan.kwantung_army", "fails")
def test_the_kwantung_army_does_not_save_an_unsupplied_army(table: Table) -> None:
    table.position(MAINLAND.format(armies="japan, vladivostok"))
    table.do("play land_battle", "battle vladivostok")
    assert table.armies("japan") == {"japan"}


@card("japan.kwantung_army", "fails")
def test_the_kwantung_army_of_the_first_edition_is_not_in_mongolia(table: Table) -> None:
    text = MAINLAND.format(armies="china, mongolia").replace("siberia, mongolia", "siberia")
    table.position(text)
    table.do("play land_battle", "battle mongolia")
    assert table.armies("japan") == {"china"}


@card("japan.operation_ketsu_go", "works")
def test_ketsu_go_saves_an_army_in_japan(table: Table) -> None:
    pacific(
        table,
        hand="land_battle, build_army",
        american=", iwo_jima",
        seas=", central_pacific, sea_of_japan",
        armies="japan",
        card="operation_ketsu_go",
    )
    table.do("play land_battle", "battle japan", "japan: use operation_ketsu_go")
    assert table.armies("japan") == {"japan"}


@card("japan.operation_ketsu_go", "works")
def test_ketsu_go_saves_a_navy_of_anybody_in_the_sea_of_japan(table: Table) -> None:
    pacific(
        table,
        american=", iwo_jima",
        seas=", central_pacific",
        armies="japan, china",
        card="operation_ketsu_go",
        more="germany\n  armies germany\n  navies sea_of_japan\n",
    )
    table.do("play sea_battle", "battle sea_of_japan", "japan: use operation_ketsu_go")
    assert table.navies("germany") == {"sea_of_japan"}


@card("japan.operation_ketsu_go", "fails")
def test_ketsu_go_does_not_reach_iwo_jima(table: Table) -> None:
    pacific(
        table,
        hand="land_battle, build_army",
        seas=", central_pacific",
        armies="iwo_jima",
        card="operation_ketsu_go",
    )
    table.do("play land_battle", "battle iwo_jima")
    assert table.armies("japan") == set()


# Responses that attack

CHINA = """
    edition first
    turn japan play
    japan
      armies {armies}
      navies {navies}
      down {card}
      hand {hand}, build_navy
    """


@card("japan.china_offensive", "works")
def test_china_offensive_builds_where_it_fought_and_in_another_of_the_three(table: Table) -> None:
    text = CHINA.format(
        armies="japan, china", navies="sea_of_japan", card="china_offensive", hand="land_battle"
    )
    table.position(text)
    table.do("play land_battle", "battle szechuan", "use china_offensive", "build szechuan")
    assert places(table, "build") == {"china", "southeast_asia"}
    table.do("build southeast_asia")
    assert table.armies("japan") == {"japan", "china", "szechuan", "southeast_asia"}


@card("japan.china_offensive", "ruling")
def test_the_second_army_does_not_depend_on_the_first(table: Table) -> None:
    text = CHINA.format(
        armies="japan, china", navies="sea_of_japan", card="china_offensive", hand="land_battle"
    )
    table.position(text)
    table.do("play land_battle", "battle szechuan", "use china_offensive", "pass")
    table.do("build southeast_asia")
    assert table.armies("japan") == {"japan", "china", "southeast_asia"}


@card("japan.china_offensive", "fails")
def test_china_offensive_waits_for_one_of_the_three_to_be_battled(table: Table) -> None:
    text = CHINA.format(
        armies="japan, china", navies="sea_of_japan", card="china_offensive", hand="land_battle"
    )
    table.position(text)
    table.do("play land_battle", "battle mongolia")
    assert play_is_over(table)


SINGAPORE = CHINA.format(armies="china", navies="", card="fall_of_singapore", hand="land_battle")


@card("japan.fall_of_singapore", "works")
def test_the_fall_of_singapore_replaces_an_allied_navy(table: Table) -> None:
    british = "united_kingdom\n  armies australia, southeast_asia\n  navies south_china_sea\n"
    table.position(SINGAPORE + british)
    table.do("play land_battle", "battle southeast_asia", "use fall_of_singapore")
    table.do("eliminate united_kingdom south_china_sea", "recruit south_china_sea")
    assert table.navies("united_kingdom") == set()
    recruited = [event.args for _, event in table.match.events if event.kind == "recruited"]
    assert len(recruited) == 1


@card("japan.fall_of_singapore", "ruling")
def test_the_navy_is_recruited_into_an_empty_sea_too(table: Table) -> None:
    table.position(SINGAPORE)
    table.do("play land_battle", "battle southeast_asia", "use fall_of_singapore")
    assert table.legal == ["pass", "recruit south_china_sea"]


@card("japan.fall_of_singapore", "fails")
def test_the_fall_of_singapore_waits_for_southeast_asia_to_be_battled(table: Table) -> None:
    table.position(SINGAPORE)
    table.do("play land_battle", "battle szechuan")
    assert offers(table, "use fall_of_singapore") == 0


TRUK = """
    edition first
    turn {turn}
    japan
      armies japan, iwo_jima, australia, mongolia
      navies south_pacific, bay_of_bengal
      down truk
      hand build_army
    """


@card("japan.truk", "works")
def test_truk_feeds_all_navies_and_the_armies_beside_the_central_pacific(table: Table) -> None:
    table.position(TRUK.format(turn="japan play"))
    table.do("use truk")
    for space in ("south_pacific", "bay_of_bengal", "iwo_jima"):
        assert supplied(table, "japan", space)
    assert not supplied(table, "japan", "mongolia")
    table.do("discard build_army")
    assert table.armies("japan") == {"japan", "iwo_jima", "australia"}
    assert table.navies("japan") == {"south_pacific", "bay_of_bengal"}


@card("japan.truk", "works")
def test_truk_may_be_shown_in_an_enemys_turn(table: Table) -> None:
    table.position("""
        edition first
        turn united_states play
        united_states
          armies western_united_states, hawaii
          navies east_pacific
          hand sea_battle
        japan
          armies japan, iwo_jima
          navies central_pacific
          down truk, battleship_repair
        """)
    table.do("play sea_battle", "battle central_pacific")
    # The navy has no line: it cannot be repaired before Truk feeds it.
    assert table.legal == ["pass", "use truk"]
    table.do("japan: use truk", "japan: use battleship_repair")
    assert table.navies("japan") == {"central_pacific"}


@card("japan.truk", "works")
def test_truk_in_the_supply_step_keeps_what_was_about_to_go(table: Table) -> None:
    table.position(TRUK.format(turn="japan supply"))
    while "use truk" not in table.legal:
        table.do("pass")
    table.do("use truk")
    assert table.navies("japan") == {"south_pacific", "bay_of_bengal"}


@card("japan.truk", "fails")
def test_truk_ends_with_the_turn(table: Table) -> None:
    table.position(TRUK.format(turn="japan play"))
    table.do("use truk", "discard build_army")
    table.run()
    assert not supplied(table, "japan", "bay_of_bengal")


AIR = """
    edition first
    options air_marshal
    turn {turn}
    japan
      armies japan, china
      navies sea_of_japan
      air_forces sea_of_japan
      {cards}
    """
WAITING = pytest.mark.parametrize("name", ["surprise_attack", "destroyer_transport"])


@card("japan.surprise_attack", "fails")
@card("japan.destroyer_transport", "fails")
@WAITING
def test_surprise_attack_and_destroyer_transport_wait_for_the_next_turn(
    table: Table, name: str
) -> None:
    hand = f"hand {name}, nagumo_commands_the_first_air_fleet, battleship_repair, build_navy"
    table.position(quiet(AIR.format(turn="japan play", cards=hand)))
    table.do(f"play {name}", "marshal sea_of_japan", "discard build_navy", "fly sea_of_japan")
    table.do("use nagumo_commands_the_first_air_fleet", "choose battle_sea")
    table.do("battle north_pacific")
    assert f"use {name}" not in table.legal
    reason = table.match.game.why_not(table.state, NATIONS.index("japan"), f"use {name}")
    assert reason is not None
    assert (reason.rule, reason.message) == ("qm 3.6", "reason-laid-this-turn")


@card("japan.surprise_attack", "works")
@card("japan.destroyer_transport", "works")
@WAITING
def test_in_a_later_turn_they_answer_a_sea_battle(table: Table, name: str) -> None:
    cards = f"down {name}\n      hand sea_battle, build_army"
    table.position(quiet(AIR.format(turn="japan play", cards=cards)))
    table.do("play sea_battle", "battle north_pacific")
    assert table.legal == ["pass", f"use {name}"]
