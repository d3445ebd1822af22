"""The cards of the Soviet Union that the first edition has for itself."""

import pytest
from tests.cards.quartermaster.driver import deck, offers, play_is_over
from tests.cards.quartermaster.marks import card
from tests.conftest import Table, rule
from tests.helpers import places, supplied

# Events

PLAY = """
    edition first
    turn soviet_union play
    soviet_union
      armies moscow{armies}
      hand {card}, build_navy
    """


@card("soviet_union.general_winter", "works")
def test_general_winter_eliminates_two_armies_of_anybody_in_all(table: Table) -> None:
    table.position(
        PLAY.format(card="general_winter", armies=", siberia")
        + "germany\n  armies germany, ukraine, russia\nitaly\n  armies italy, russia\n"
    )
    table.do("play general_winter")
    assert places(table, "eliminate") == {
        "germany ukraine", "germany russia", "italy russia", "moscow", "siberia"
    }  # fmt: skip
    table.do("eliminate germany russia", "eliminate italy russia")
    assert table.armies("germany") == {"germany", "ukraine"}
    assert table.armies("italy") == {"italy"}
    assert play_is_over(table)


@card("soviet_union.general_winter", "fails")
def test_general_winter_does_not_reach_kazakhstan(table: Table) -> None:
    table.position(
        PLAY.format(card="general_winter", armies="").replace("armies moscow", "armies mongolia")
        + "germany\n  armies germany, kazakhstan, eastern_europe\n"
    )
    table.do("play general_winter")
    assert play_is_over(table)


@card("soviet_union.german_soviet_treaty", "works")
@pytest.mark.parametrize("order", [("ukraine", "eastern_europe"), ("eastern_europe", "ukraine")])
def test_the_treaty_builds_in_either_order(table: Table, order: tuple[str, str]) -> None:
    table.position(PLAY.format(card="german_soviet_treaty", armies=", russia"))
    table.do("play german_soviet_treaty", f"build {order[0]}", f"build {order[1]}")
    assert table.armies("soviet_union") == {"moscow", "russia", "ukraine", "eastern_europe"}


@card("soviet_union.german_soviet_treaty", "fails")
def test_the_treaty_is_a_build_and_needs_a_supplied_neighbour(table: Table) -> None:
    text = PLAY.format(card="german_soviet_treaty", armies="").replace("moscow", "siberia")
    table.position(text)
    table.do("play german_soviet_treaty")
    assert play_is_over(table)


@card("soviet_union.mao_tse_tung", "works")
def test_mao_eliminates_an_army_of_anybody_in_china_or_szechuan(table: Table) -> None:
    table.position(
        PLAY.format(card="mao_tse_tung", armies="")
        + "japan\n  armies japan, china\nunited_states\n  armies szechuan\n"
    )
    table.do("play mao_tse_tung")
    assert places(table, "eliminate") == {"japan china", "united_states szechuan"}
    table.do("eliminate japan china")
    assert table.armies("japan") == {"japan"}


@card("soviet_union.mao_tse_tung", "fails")
def test_mao_does_not_reach_vladivostok(table: Table) -> None:
    table.position(
        PLAY.format(card="mao_tse_tung", armies="") + "japan\n  armies japan, vladivostok\n"
    )
    table.do("play mao_tse_tung")
    assert play_is_over(table)


VASILEVSKY = "vasilevsky_takes_command_in_the_far_east"


@card(f"soviet_union.{VASILEVSKY}", "works")
def test_vasilevsky_recruits_in_vladivostok_and_eliminates_in_china(table: Table) -> None:
    table.position(PLAY.format(card=VASILEVSKY, armies="") + "japan\n  armies japan, china\n")
    table.do(f"play {VASILEVSKY}", "recruit vladivostok", "eliminate japan china")
    assert table.armies("japan") == {"japan"}
    assert "recruited" in [event.kind for _, event in table.match.events]


@card(f"soviet_union.{VASILEVSKY}", "fails")
def test_vasilevsky_finds_vladivostok_taken_and_china_empty(table: Table) -> None:
    table.position(PLAY.format(card=VASILEVSKY, armies="") + "japan\n  armies vladivostok\n")
    table.do(f"play {VASILEVSKY}")
    assert play_is_over(table)


# Responses that protect

FRONT = """
    edition first
    turn germany {step}
    germany
      armies germany, eastern_europe, {near}
      hand land_battle, build_army
    soviet_union
      armies {armies}
      down {card}
    """
SAVED = [("leningrad", "russia"), ("moscow", "moscow"), ("stalingrad", "ukraine")]
OTHERS = {"russia": "ukraine", "moscow": "russia", "ukraine": "russia"}
BESIDE = {"russia": "balkans", "moscow": "kazakhstan", "ukraine": "balkans"}


def front(table: Table, step: str, response: str, space: str, at: str) -> None:
    """Germany is beside the space; the Soviets have an army there."""
    near = BESIDE[space] if at == space else "balkans"
    text = FRONT.format(step=step, near=near, armies=at, card=response)
    if at == space == "moscow":
        # Ukraine joins the army in Kazakhstan to a star.
        text = text.replace("eastern_europe, kazakhstan", "eastern_europe, ukraine")
    table.position(text)


@card("soviet_union.leningrad", "works")
@card("soviet_union.moscow", "works")
@card("soviet_union.stalingrad", "works")
@pytest.mark.parametrize(("response", "space"), SAVED)
def test_the_city_holds_for_the_turn(table: Table, response: str, space: str) -> None:
    front(table, "play", response, space, space)
    table.do("play land_battle", f"battle {space}", f"soviet_union: use {response}")
    assert table.armies("soviet_union") == {space}


@card("soviet_union.leningrad", "works")
@card("soviet_union.moscow", "works")
@card("soviet_union.stalingrad", "works")
@pytest.mark.parametrize(("response", "space"), SAVED)
def test_the_city_may_be_protected_before_the_battle(
    table: Table, response: str, space: str
) -> None:
    front(table, "", response, space, space)
    table.do(f"soviet_union: use {response}")
    table.do("germany: play land_battle", f"battle {space}")
    assert table.armies("soviet_union") == {space}


@card("soviet_union.leningrad", "fails")
@card("soviet_union.moscow", "fails")
@card("soviet_union.stalingrad", "fails")
@pytest.mark.parametrize(("response", "space"), SAVED)
def test_the_city_does_not_help_another(table: Table, response: str, space: str) -> None:
    front(table, "play", response, space, OTHERS[space])
    table.do("play land_battle", f"battle {OTHERS[space]}")
    assert table.armies("soviet_union") == set()


@card("soviet_union.leningrad", "ruling")
def test_leningrad_saves_an_army_that_lacks_supply(table: Table) -> None:
    table.position("""
        edition first
        turn soviet_union supply
        soviet_union
          armies russia
          down leningrad
        """)
    table.do("use leningrad")
    assert table.armies("soviet_union") == {"russia"}


@rule("qm 13.2.6")
@pytest.mark.parametrize("space", ["russia", "kazakhstan", "moscow"])
def test_rasputitsa_eliminates_an_army_just_built_at_or_beside_moscow(
    table: Table, space: str
) -> None:
    table.position("""
        edition first
        turn germany play
        germany
          armies germany, eastern_europe, ukraine
          hand build_army, land_battle
        soviet_union
          armies siberia
          down rasputitsa
        """)
    table.do("play build_army", f"build {space}", "soviet_union: use rasputitsa")
    assert space not in table.armies("germany")


@rule("qm 13.2.6")
def test_rasputitsa_eliminates_a_recruited_army_too(table: Table) -> None:
    table.position("""
        edition first
        turn soviet_union play
        germany
          armies germany, eastern_europe, ukraine
        italy
          armies italy
          down romanian_reinforcements
        soviet_union
          armies moscow
          down rasputitsa
          hand land_battle
        """)
    table.do("play land_battle", "battle ukraine", "use romanian_reinforcements", "recruit ukraine")
    table.do("soviet_union: use rasputitsa")
    assert table.armies("italy") == {"italy"}


@rule("qm 13.2.6")
def test_rasputitsa_does_not_reach_the_balkans(table: Table) -> None:
    table.position("""
        edition first
        turn germany play
        germany
          armies germany
          hand build_army, land_battle
        soviet_union
          armies moscow
          down rasputitsa
        """)
    table.do("play build_army", "build balkans")
    assert play_is_over(table)


# Status

MOTHERLAND = """
    edition first
    turn soviet_union play
    soviet_union
      armies moscow
      status defense_of_the_motherland
      hand {hand}
      deck {deck}
    """


@card("soviet_union.defense_of_the_motherland", "works")
def test_defense_of_the_motherland_builds_another_army(table: Table) -> None:
    table.position(MOTHERLAND.format(hand="build_army, land_battle x2, sea_battle", deck=""))
    table.do("play build_army", "build russia", "use defense_of_the_motherland")
    table.do("discard land_battle", "discard land_battle", "build eastern_europe")
    assert table.armies("soviet_union") == {"moscow", "russia", "eastern_europe"}
    # Once a turn: the second army does not bring a third.
    assert play_is_over(table)


@card("soviet_union.defense_of_the_motherland", "fails")
def test_defense_of_the_motherland_does_not_answer_a_navy(table: Table) -> None:
    text = MOTHERLAND.format(hand="build_navy, land_battle x2", deck="")
    table.position(text.replace("armies moscow", "armies moscow, russia"))
    table.do("play build_navy", "build baltic_sea")
    assert play_is_over(table)


@card("soviet_union.defense_of_the_motherland", "cost")
def test_defense_of_the_motherland_is_paid_off_the_deck_and_then_with_points(
    table: Table,
) -> None:
    table.position(MOTHERLAND.format(hand="build_army", deck="land_battle"))
    table.do("play build_army", "build russia", "use defense_of_the_motherland")
    assert deck(table, "soviet_union") == 0
    assert table.vp["allies"] == -1


SCORCHED = """
    edition first
    turn {turn} victory
    soviet_union
      armies moscow
      status scorched_earth
    {turn}
      armies {home}, ukraine
      hand build_army
    """


@card("soviet_union.scorched_earth", "works")
@pytest.mark.parametrize("turn", ["germany", "italy"])
def test_scorched_earth_takes_the_star_of_ukraine_from_germany_and_italy(
    table: Table, turn: str
) -> None:
    table.position(SCORCHED.format(turn=turn, home=turn))
    assert table.vp["axis"] == 2
    assert not supplied(table, turn, "ukraine")


@card("soviet_union.scorched_earth", "fails")
def test_scorched_earth_leaves_japan_and_the_allies_their_star(table: Table) -> None:
    table.position(SCORCHED.format(turn="japan", home="japan"))
    assert table.vp["axis"] == 4
    text = SCORCHED.format(turn="soviet_union", home="moscow").split("soviet_union\n")
    table.position(text[0] + "soviet_union\n  status scorched_earth\n" + text[2])
    assert table.vp["allies"] == 4


STAVKA = """
    edition first
    turn soviet_union play
    germany
      armies germany, ukraine{german}
    italy
      armies italy, ukraine
      down {down}
    soviet_union
      armies moscow
      status stavka_forms_artillery_corps
      hand land_battle, build_army
      deck {deck}
    """


@card("soviet_union.stavka_forms_artillery_corps", "works")
def test_the_artillery_removes_every_other_army_of_the_space(table: Table) -> None:
    table.position(STAVKA.format(german="", down="", deck="build_army x2"))
    table.do("play land_battle", "battle ukraine", "target germany")
    table.do("soviet_union: use stavka_forms_artillery_corps")
    assert deck(table, "soviet_union") == 1
    assert table.armies("germany") == {"germany"}
    assert table.armies("italy") == {"italy"}


@card("soviet_union.stavka_forms_artillery_corps", "ruling")
def test_the_owners_of_the_other_armies_may_react(table: Table) -> None:
    text = STAVKA.format(german="", down="romanian_reinforcements", deck="build_army x2")
    table.position(text)
    table.do("play land_battle", "battle ukraine", "target italy")
    table.do("soviet_union: use stavka_forms_artillery_corps")
    # The German army was supplied and is removed: the Romanians come.
    table.do("italy: use romanian_reinforcements", "recruit ukraine")
    assert table.armies("italy") == {"italy", "ukraine"}


@card("soviet_union.stavka_forms_artillery_corps", "fails")
def test_the_artillery_finds_nobody_else(table: Table) -> None:
    text = STAVKA.format(german="", down="", deck="build_army x2").replace(
        "italy, ukraine", "italy"
    )
    table.position(text)
    table.do("play land_battle", "battle ukraine")
    assert offers(table, "use stavka_forms_artillery_corps") == 0


@card("soviet_union.stavka_forms_artillery_corps", "cost")
def test_the_artillery_is_paid_from_the_hand_when_the_deck_is_empty(table: Table) -> None:
    table.position(STAVKA.format(german="", down="", deck=""))
    table.do("play land_battle", "battle ukraine", "target germany")
    table.do("soviet_union: use stavka_forms_artillery_corps")
    assert "build_army" in table.cards("soviet_union", "under")
    assert table.vp["allies"] == 2  # for Moscow; no point was lost
