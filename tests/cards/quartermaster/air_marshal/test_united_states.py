"""The cards that Air Marshal adds to the deck of the United States."""

import pytest
from tests.cards.quartermaster.driver import deck, offers, play_is_over
from tests.cards.quartermaster.marks import card
from tests.conftest import Table
from tests.helpers import count, places, quiet

either = pytest.mark.parametrize("edition", ["first", "second"])


def set_up(table: Table, text: str, edition: str = "first") -> None:
    """A position with the extension, in which nobody else holds a Bolster."""
    table.position(quiet(f"edition {edition}\noptions air_marshal\n{text}"))


AIR = """
    turn united_states air
    united_states
      armies eastern_united_states
      navies {navies}
      hand {hand}
      deck {deck}
    japan
      armies japan{japanese}
      hand build_army
    """


@card("united_states.deploy_air_force", "works")
@either
def test_deploy_air_force_puts_one_with_a_supplied_piece(table: Table, edition: str) -> None:
    text = AIR.format(
        navies="north_atlantic", hand="deploy_air_force, build_army", deck="", japanese=""
    )
    set_up(table, text, edition)
    table.do("deploy north_atlantic")
    assert table.air_forces("united_states") == {"north_atlantic"}


@card("united_states.deploy_air_force", "fails")
def test_deploy_air_force_waits_for_the_own_air_step(table: Table) -> None:
    text = AIR.format(navies="", hand="deploy_air_force, build_army", deck="", japanese="")
    set_up(table, text.replace("united_states air", "united_states supply"))
    assert play_is_over(table)


GIANT = """
    turn united_states play
    united_states
      armies eastern_united_states, western_united_states, hawaii
      navies {navies}
      hand a_great_sleeping_giant, build_navy x2, build_army
      deck {deck}
    """


@card("united_states.a_great_sleeping_giant", "works")
@either
@pytest.mark.parametrize(("kind", "space"), [("army", "new_zealand"), ("navy", "central_pacific")])
def test_the_giant_builds_an_army_or_a_navy_beside_the_new_navy(
    table: Table, edition: str, kind: str, space: str
) -> None:
    set_up(table, GIANT.format(navies="", deck="land_battle x2"), edition)
    table.do("play build_navy", "build east_pacific", "use a_great_sleeping_giant")
    assert deck(table, "united_states") == 1
    table.do(f"choose build_{kind}", f"build {space}")
    assert space in table.armies("united_states") | table.navies("united_states")


@card("united_states.a_great_sleeping_giant", "fails")
def test_the_giant_sleeps_in_the_atlantic(table: Table) -> None:
    set_up(table, GIANT.format(navies="", deck="land_battle x2"))
    table.do("play build_navy", "build north_atlantic")
    assert play_is_over(table)


@card("united_states.a_great_sleeping_giant", "cost")
def test_the_giant_is_paid_from_the_hand_when_the_deck_is_empty(table: Table) -> None:
    set_up(table, GIANT.format(navies="", deck=""))
    table.do("play build_navy", "build east_pacific", "use a_great_sleeping_giant")
    table.do("discard build_army")
    assert "build_army" in table.cards("united_states", "under")
    set_up(table, GIANT.format(navies="", deck=""), "second")
    table.do("play build_navy", "build east_pacific", "use a_great_sleeping_giant")
    assert table.vp["allies"] == -1


NAVAJO = """
    turn united_states play
    united_states
      armies eastern_united_states
      hand navajo_code_talkers, {hand}
    """


@card("united_states.navajo_code_talkers", "works")
@either
def test_the_code_talkers_lay_a_bolster_face_down(table: Table, edition: str) -> None:
    set_up(table, NAVAJO.format(hand="rangers, pacific_bases, build_army"), edition)
    table.do("use navajo_code_talkers")
    assert places(table, "lay") == {"rangers", "pacific_bases"}
    table.do("lay rangers")
    assert table.cards("united_states", "down") == ["rangers"]
    assert table.cards("united_states", "hand") == ["build_army", "pacific_bases"]
    seen = table.match.game.view(table.state, 0)["nations"]["united_states"]
    assert "rangers" not in str(seen)
    assert table.asked.ask == "ask-play"


@card("united_states.navajo_code_talkers", "fails")
def test_the_code_talkers_need_another_bolster(table: Table) -> None:
    set_up(table, NAVAJO.format(hand="build_army, deploy_air_force"))
    assert table.asked.ask == "ask-play"


PHILOSOPHY = """
    turn united_states draw
    united_states
      armies eastern_united_states
      hand our_philosophy_of_government, build_army x5, land_battle
      deck {deck}
    united_kingdom
      armies united_kingdom
      hand build_army
      discard {pile}
      deck {british}
    """


@card("united_states.our_philosophy_of_government", "works")
@either
def test_the_united_kingdom_lays_a_response_out_of_its_pile(table: Table, edition: str) -> None:
    text = PHILOSOPHY.format(deck="land_battle x3", pile="destroyers, build_army", british="")
    set_up(table, text, edition)
    table.do("use our_philosophy_of_government")
    assert table.seat == "united_kingdom"
    assert "lay destroyers" in table.legal
    table.do("lay destroyers")
    assert table.cards("united_kingdom", "down") == ["destroyers"]
    # Two cards paid, and one of the three drawn.
    assert deck(table, "united_states") == 0


@card("united_states.our_philosophy_of_government", "ruling")
def test_the_united_kingdom_may_decline(table: Table) -> None:
    set_up(table, PHILOSOPHY.format(deck="land_battle x3", pile="destroyers", british=""))
    table.do("use our_philosophy_of_government", "united_kingdom: pass")
    assert table.cards("united_kingdom", "down") == []


@card("united_states.our_philosophy_of_government", "fails")
def test_an_empty_british_pile_has_no_response(table: Table) -> None:
    text = PHILOSOPHY.format(deck="land_battle x3", pile="", british="")
    set_up(table, text.replace("discard \n", "\n").replace("deck \n", "\n"))
    assert count(table, "united_kingdom", "under") == 0
    assert "our_philosophy_of_government" in table.cards("united_states", "hand")


@card("united_states.our_philosophy_of_government", "cost")
def test_the_philosophy_is_paid_with_points_when_there_are_no_cards(table: Table) -> None:
    text = PHILOSOPHY.format(deck="", pile="destroyers", british="")
    set_up(table, text, "second")
    table.do("use our_philosophy_of_government")
    assert table.vp["allies"] == -2


MUSTANG = """
    turn united_states play
    united_states
      armies eastern_united_states, western_europe, iceland
      air_forces {air}
      hand {card}, p_51_mustang, build_army
    """


@card("united_states.p_51_mustang", "works")
@pytest.mark.parametrize(("air_", "more"), [("western_europe", 1), ("western_europe, iceland", 1)])
def test_the_mustang_takes_a_card_for_each_air_force_near_the_targets_home(
    table: Table, air_: str, more: int
) -> None:
    set_up(table, MUSTANG.format(card="firestorm_bombers", air=air_))
    german = deck(table, "germany")
    table.do("play firestorm_bombers", "nation germany", "use p_51_mustang")
    assert deck(table, "germany") == german - 7 - more


@card("united_states.p_51_mustang", "works")
def test_the_mustang_goes_with_economic_warfare_of_the_second_edition(table: Table) -> None:
    set_up(table, MUSTANG.format(card="firestorm_bombing", air="western_europe"), "second")
    german = deck(table, "germany")
    table.do("play firestorm_bombing", "nation germany", "use p_51_mustang")
    assert deck(table, "germany") == german - 8


@card("united_states.p_51_mustang", "fails")
@pytest.mark.parametrize(
    ("air_", "card_"), [("iceland", "firestorm_bombers"), ("western_europe", "magic")]
)
def test_the_mustang_needs_economic_warfare_and_an_air_force_near(
    table: Table, air_: str, card_: str
) -> None:
    set_up(table, MUSTANG.format(card=card_, air=air_))
    table.do(f"play {card_}")
    if card_ == "firestorm_bombers":
        table.do("nation germany")
    assert offers(table, "use p_51_mustang") == 0


BASES = """
    turn united_states victory
    united_states
      armies {armies}
      hand pacific_bases, build_army
      deck {deck}
    """


@card("united_states.pacific_bases", "works")
@either
def test_pacific_bases_recruit_beside_the_central_pacific(table: Table, edition: str) -> None:
    set_up(table, BASES.format(armies="eastern_united_states", deck="land_battle x2"), edition)
    table.do("use pacific_bases")
    assert places(table, "recruit") == {"hawaii", "iwo_jima", "new_guinea", "philippines"}
    table.do("recruit iwo_jima")
    assert table.armies("united_states") == {"eastern_united_states", "iwo_jima"}
    assert deck(table, "united_states") == 1


@card("united_states.pacific_bases", "fails")
def test_pacific_bases_find_every_island_taken(table: Table) -> None:
    islands = "hawaii, iwo_jima, new_guinea, philippines"
    text = BASES.format(armies="eastern_united_states", deck="land_battle x2")
    set_up(table, text + f"japan\n  armies japan, {islands}\n  hand build_army\n")
    assert play_is_over(table)


@card("united_states.pacific_bases", "cost")
def test_pacific_bases_are_paid_from_the_hand_when_the_deck_is_empty(table: Table) -> None:
    set_up(table, BASES.format(armies="eastern_united_states", deck=""))
    table.do("use pacific_bases")
    assert count(table, "united_states", "hand") == 0


@card("united_states.rangers", "works")
@either
def test_rangers_eliminate_an_enemy_army_beside_the_air_force(table: Table, edition: str) -> None:
    text = AIR.format(
        navies="", hand="deploy_air_force, rangers, build_army", deck="land_battle x2",
        japanese=", canada",
    )  # fmt: skip
    set_up(table, text, edition)
    table.do("deploy eastern_united_states", "use rangers", "eliminate japan canada")
    assert table.armies("japan") == {"japan"}
    assert deck(table, "united_states") == 1


@card("united_states.rangers", "fails")
def test_rangers_spare_friends_and_those_farther_away(table: Table) -> None:
    text = AIR.format(
        navies="", hand="deploy_air_force, rangers, build_army", deck="land_battle x2",
        japanese=", hawaii",
    )  # fmt: skip
    british = "united_kingdom\n  armies united_kingdom, canada\n  hand build_army\n"
    set_up(table, text + british)
    table.do("deploy eastern_united_states")
    assert play_is_over(table)


@card("united_states.rangers", "cost")
def test_rangers_are_paid_from_the_hand_when_the_deck_is_empty(table: Table) -> None:
    text = AIR.format(
        navies="", hand="deploy_air_force, rangers, build_army", deck="", japanese=", canada"
    )
    set_up(table, text)
    table.do("deploy eastern_united_states", "use rangers")
    assert count(table, "united_states", "hand") == 0
