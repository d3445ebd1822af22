"""Worked examples of the board and of supply (A)."""

import pytest
from tests.conftest import Table, rule
from tests.helpers import count, places, supplied, to_turn

from wartable.core.bits import mask
from wartable.games.quartermaster.board import CONTROLS, NUMBER, second_edition

ALL_ARMIES = (0, CONTROLS, mask(range(36)))


@rule("qm 16.2")
@pytest.mark.parametrize("pair", [("balkans", "middle_east"), ("black_sea", "mediterranean_sea")])
@pytest.mark.parametrize("team", [0, 1])
@pytest.mark.parametrize("axis", ALL_ARMIES)
def test_a1_spaces_that_touch_in_one_point_are_not_adjacent(
    pair: tuple[str, str], team: int, axis: int
) -> None:
    first, second = (NUMBER[name] for name in pair)
    near = second_edition().near(team, axis)
    assert not near[first] >> second & 1
    assert not near[second] >> first & 1


@rule("qm 16.2", "qm 3.3")
def test_a1_an_army_in_the_balkans_may_not_battle_the_middle_east(table: Table) -> None:
    table.position("""
        turn italy play
        italy
          armies italy, balkans
          hand land_battle
        united_kingdom
          armies united_kingdom, middle_east
        """)
    table.do("play land_battle")
    assert "middle_east" not in places(table, "battle")


@rule("qm 16.2", "qm 3.1")
def test_a1_an_army_in_the_balkans_may_not_build_in_the_middle_east(table: Table) -> None:
    table.position("""
        turn italy play
        italy
          armies italy, balkans
          hand build_army
        """)
    table.do("play build_army")
    assert places(table, "build") == {
        "western_europe", "germany", "italy", "balkans", "eastern_europe", "ukraine"
    }  # fmt: skip


def gibraltar(table: Table, turn: str, holder: str) -> None:
    """The position of A2; `holder` has an army in North Africa, unless it is nobody."""
    north_africa = dict.fromkeys(("germany", "united_kingdom", "nobody"), "")
    north_africa[holder] = ", north_africa"
    table.position(f"""
        turn {turn} play
        germany
          armies germany, western_europe{north_africa["germany"]}
          navies mediterranean_sea
        italy
          armies italy
          navies mediterranean_sea
          hand sea_battle, build_army
        united_kingdom
          armies united_kingdom{north_africa["united_kingdom"]}
          navies north_sea
          hand sea_battle, land_battle
        """)


@rule("qm 16.1")
def test_a2_all_three_navies_are_supplied(table: Table) -> None:
    gibraltar(table, "united_kingdom", "germany")
    assert supplied(table, "germany", "mediterranean_sea")
    assert supplied(table, "italy", "mediterranean_sea")
    assert supplied(table, "united_kingdom", "north_sea")


@rule("qm 16.1", "qm 3.4")
def test_a2_gibraltar_is_shut_to_the_allies_while_an_axis_army_holds_it(table: Table) -> None:
    gibraltar(table, "united_kingdom", "germany")
    table.do("play sea_battle")
    assert places(table, "battle") == {"north_atlantic", "south_atlantic", "baltic_sea"}


@rule("qm 16.1", "qm 3.4")
def test_a2_gibraltar_is_open_to_italy_by_a_german_army(table: Table) -> None:
    gibraltar(table, "italy", "germany")
    table.do("play sea_battle", "battle north_sea")
    assert table.navies("united_kingdom") == set()


@rule("qm 16.1", "qm 3.4")
@pytest.mark.parametrize("holder", ["nobody", "united_kingdom"])
def test_a2_without_an_axis_army_the_allies_pass_gibraltar(table: Table, holder: str) -> None:
    gibraltar(table, "united_kingdom", holder)
    table.do("play sea_battle")
    assert "mediterranean_sea" in places(table, "battle")


@rule("qm 16.1", "qm 3.4")
@pytest.mark.parametrize("holder", ["nobody", "united_kingdom"])
def test_a2_without_an_axis_army_italy_does_not_pass_gibraltar(table: Table, holder: str) -> None:
    gibraltar(table, "italy", holder)
    table.do("play sea_battle")
    assert "north_sea" not in places(table, "battle")


@rule("qm 16.1", "qm 3.3")
@pytest.mark.parametrize("holder", ["nobody", "germany"])
def test_a2_land_beside_a_sea_never_depends_on_a_strait(table: Table, holder: str) -> None:
    gibraltar(table, "united_kingdom", holder)
    table.do("play land_battle")
    assert "north_africa" in places(table, "battle")


def blitzkrieg(table: Table) -> None:
    """Germany has just made a land battle with Blitzkrieg on the table."""
    table.position("""
        turn germany play
        germany
          armies germany
          status blitzkrieg
          hand land_battle, build_army
        """)
    table.do("play land_battle", "battle eastern_europe")


@rule("qm 1")
def test_a3_blitzkrieg_is_paid_off_the_german_deck(table: Table) -> None:
    blitzkrieg(table)
    german, italian = count(table, "germany", "deck"), count(table, "italy", "deck")
    table.do("use blitzkrieg")
    assert count(table, "germany", "deck") == german - 1
    assert count(table, "italy", "deck") == italian


@rule("qm 1")
def test_a3_the_italian_deck_cannot_be_chosen(table: Table) -> None:
    blitzkrieg(table)
    assert table.legal == ["pass", "use blitzkrieg"]
    table.do("use blitzkrieg")
    assert table.legal == ["pass", "build eastern_europe"]


@rule("qm 1")
def test_a3_you_means_the_nation_of_the_card(table: Table) -> None:
    table.position("""
        turn italy play
        italy
          armies italy
          hand land_battle, build_army
        germany
          armies germany
          status blitzkrieg, dive_bombers
        """)
    table.do("play land_battle", "battle balkans")
    assert (table.seat, table.asked.ask) == ("italy", "ask-discard")


PACIFIC = """
    turn {turn} play
    united_states
      armies eastern_united_states, western_united_states
      navies east_pacific
      hand build_navy, build_army, land_battle, sea_battle
    united_kingdom
      armies united_kingdom, australia
      navies south_china_sea
      hand build_army, land_battle
    """


@rule("qm 3.2", "qm 6")
def test_a5_no_navy_in_the_central_pacific_without_a_port(table: Table) -> None:
    table.position(PACIFIC.format(turn="united_states"))
    table.do("play build_navy")
    reason = table.refuses("build central_pacific")
    assert (reason.rule, reason.message) == ("qm 3.2", "reason-no-port")


@rule("qm 3.2", "qm 6")
def test_a5_the_central_pacific_touches_these_lands(table: Table) -> None:
    near = second_edition().neighbours[NUMBER["central_pacific"]]
    lands = {name for name, number in NUMBER.items() if number < 36 and near >> number & 1}
    assert lands == {"hawaii", "iwo_jima", "new_guinea", "philippines"}
    assert near >> NUMBER["east_pacific"] & 1


@rule("qm 3.2", "qm 6")
def test_a5_an_army_in_hawaii_gives_the_port_on_the_next_turn(table: Table) -> None:
    table.position(PACIFIC.format(turn="united_states"))
    table.do("play build_army", "build hawaii")
    to_turn(table, "united_states")
    table.do("play build_navy", "build central_pacific")
    assert table.navies("united_states") == {"east_pacific", "central_pacific"}


@rule("qm 3.2", "qm 6")
@pytest.mark.parametrize("port", ["new_guinea", "philippines"])
def test_a5_a_british_army_gives_the_port_on_the_next_turn(table: Table, port: str) -> None:
    table.position(PACIFIC.format(turn="united_kingdom"))
    table.do("play build_army", f"build {port}")
    to_turn(table, "united_states")
    table.do("play build_navy", "build central_pacific")
    assert table.navies("united_states") == {"east_pacific", "central_pacific"}
