"""Worked examples of the board and of supply (A), first edition."""

import pytest
from tests.conftest import Table, rule
from tests.helpers import count, places, supplied, to_turn

from wartable.core.bits import mask
from wartable.games.quartermaster.board import CONTROLS, NUMBER, first_edition


@rule("qm 16.2")
@pytest.mark.parametrize("pair", [("balkans", "middle_east"), ("black_sea", "mediterranean_sea")])
@pytest.mark.parametrize("team", [0, 1])
@pytest.mark.parametrize("axis", [0, CONTROLS, mask(range(36))])
def test_a1_spaces_that_touch_in_one_point_are_not_adjacent(
    pair: tuple[str, str], team: int, axis: int
) -> None:
    near = first_edition().near(team, axis)
    one, other = (NUMBER[name] for name in pair)
    assert not near[one] >> other & 1
    assert not near[other] >> one & 1


@rule("qm 16.2", "qm 3.1", "qm 3.3")
@pytest.mark.parametrize(("card", "verb"), [("land_battle", "battle"), ("build_army", "build")])
def test_a1_an_army_in_the_balkans_does_nothing_in_the_middle_east(
    table: Table, card: str, verb: str
) -> None:
    table.position(f"""
        edition first
        turn italy play
        italy
          armies italy, balkans
          hand {card}
        """)
    table.do(f"play {card}")
    assert "ukraine" in places(table, verb)
    assert "middle_east" not in places(table, verb)


def gibraltar(table: Table, turn: str, holder: str) -> None:
    """The position of A2; `holder` has an army in North Africa, unless it is nobody."""
    there = dict.fromkeys(("germany", "united_kingdom", "nobody"), "")
    there[holder] = ", north_africa"
    table.position(f"""
        edition first
        turn {turn} play
        germany
          armies germany, western_europe{there["germany"]}
          navies mediterranean_sea
        italy
          armies italy
          navies mediterranean_sea
          hand sea_battle, build_army
        united_kingdom
          armies united_kingdom{there["united_kingdom"]}
          navies north_sea
          hand sea_battle, land_battle
        """)


@rule("qm 16.1", "qm 3.4")
def test_a2_the_united_kingdom_reaches_neither_navy_behind_a_german_gibraltar(
    table: Table,
) -> None:
    gibraltar(table, "united_kingdom", "germany")
    assert supplied(table, "united_kingdom", "north_sea")
    table.do("play sea_battle")
    assert "mediterranean_sea" not in places(table, "battle")


@rule("qm 16.1", "qm 3.4")
def test_a2_italy_passes_gibraltar_thanks_to_the_german_army(table: Table) -> None:
    gibraltar(table, "italy", "germany")
    table.do("play sea_battle", "battle north_sea")
    assert table.navies("united_kingdom") == set()


@rule("qm 16.1", "qm 3.4")
@pytest.mark.parametrize("holder", ["nobody", "united_kingdom"])
def test_a2_without_an_axis_army_gibraltar_is_the_allies(table: Table, holder: str) -> None:
    gibraltar(table, "united_kingdom", holder)
    table.do("play sea_battle")
    assert "mediterranean_sea" in places(table, "battle")
    gibraltar(table, "italy", holder)
    table.do("play sea_battle")
    assert "north_sea" not in places(table, "battle")


@rule("qm 16.1", "qm 3.3")
@pytest.mark.parametrize("holder", ["nobody", "germany"])
def test_a2_land_beside_a_sea_never_depends_on_a_strait(table: Table, holder: str) -> None:
    gibraltar(table, "united_kingdom", holder)
    table.do("play land_battle")
    assert "north_africa" in places(table, "battle")


@rule("qm 1")
def test_a3_blitzkrieg_is_paid_off_the_german_deck_and_no_other(table: Table) -> None:
    table.position("""
        edition first
        turn germany play
        germany
          armies germany
          status blitzkrieg
          hand land_battle, build_army
        """)
    german, italian = count(table, "germany", "deck"), count(table, "italy", "deck")
    table.do("play land_battle", "battle eastern_europe")
    assert table.legal == ["pass", "use blitzkrieg"]
    table.do("use blitzkrieg")
    assert count(table, "germany", "deck") == german - 1
    assert count(table, "italy", "deck") == italian


@rule("qm 1")
def test_a3_you_on_a_german_card_is_not_the_italian_of_the_same_person(table: Table) -> None:
    table.position("""
        edition first
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


@rule("qm 2.1")
def test_a4_germany_owns_seven_armies_and_three_navies(table: Table) -> None:
    table.position("edition first")
    seen = table.match.game.view(table.state, 0)["nations"]["germany"]
    assert seen["armies"] == ["germany"]
    assert (seen["reserve"]["armies"], seen["reserve"]["navies"]) == (6, 3)


ALL_SEVEN = "germany, western_europe, italy, balkans, eastern_europe, ukraine, russia"


@rule("qm 2.1")
def test_a4_germany_lifts_an_army_on_its_own_turn_when_all_are_in_play(table: Table) -> None:
    table.position(f"""
        edition first
        turn germany play
        germany
          armies {ALL_SEVEN}
          hand land_battle
        """)
    assert "lift" in table.offers("germany")
    table.do("lift", "lift russia", "pass")
    assert "russia" not in table.armies("germany")
    assert "lift" not in table.offers("germany")


@rule("qm 2.1")
def test_a4_with_an_army_in_reserve_none_may_be_lifted(table: Table) -> None:
    table.position("""
        edition first
        turn germany play
        germany
          armies germany, western_europe
          hand land_battle
        """)
    assert "lift" not in table.offers("germany")


@rule("qm 2.1")
def test_a4_on_another_turn_germany_may_not_lift_even_when_all_are_in_play(table: Table) -> None:
    table.position(f"""
        edition first
        turn italy play
        italy
          armies italy
          hand afrika_korps, build_army
        germany
          armies {ALL_SEVEN}
        """)
    table.do("play afrika_korps")
    assert table.legal == ["pass", "recruit germany mediterranean_sea"]


PACIFIC = """
    edition first
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
def test_a5_the_central_pacific_touches_these_and_not_australia() -> None:
    near = first_edition().neighbours[NUMBER["central_pacific"]]
    for name in ("east_pacific", "hawaii", "new_guinea", "philippines"):
        assert near >> NUMBER[name] & 1
    assert not near >> NUMBER["australia"] & 1


@rule("qm 3.2", "qm 6")
def test_a5_an_army_in_hawaii_gives_the_port_on_the_next_turn(table: Table) -> None:
    table.position(PACIFIC.format(turn="united_states"))
    table.do("play build_army", "build hawaii")
    to_turn(table, "united_states")
    table.do("play build_navy", "build central_pacific")
    assert "central_pacific" in table.navies("united_states")


@rule("qm 3.2", "qm 6")
@pytest.mark.parametrize("port", ["new_guinea", "philippines"])
def test_a5_a_british_army_gives_the_port_on_the_next_turn(table: Table, port: str) -> None:
    table.position(PACIFIC.format(turn="united_kingdom"))
    table.do("play build_army", f"build {port}")
    to_turn(table, "united_states")
    table.do("play build_navy", "build central_pacific")
    assert "central_pacific" in table.navies("united_states")


def north_sea(table: Table, *german: str, navies: str = "mediterranean_sea, north_sea") -> bool:
    """Whether the Italian navy in the North Sea is supplied beside these German armies (A6)."""
    table.position(f"""
        edition first
        turn italy play
        germany
          armies {", ".join(("germany", *german))}
          navies mediterranean_sea
        italy
          armies italy
          navies {navies}
        """)
    return supplied(table, "italy", "north_sea")


@rule("qm 6", "qm 16.1")
def test_a6_the_italian_navy_in_the_north_sea_is_supplied_through_gibraltar(table: Table) -> None:
    assert north_sea(table, "western_europe", "north_africa")


@rule("qm 6")
def test_a6_north_africa_alone_is_strait_and_port_at_once(table: Table) -> None:
    assert north_sea(table, "north_africa")


@rule("qm 6", "qm 16.1")
def test_a6_without_north_africa_the_line_is_cut_though_there_is_a_port(table: Table) -> None:
    assert not north_sea(table, "western_europe")


@rule("qm 6")
def test_a6_with_a_line_and_no_port_it_is_not_supplied(table: Table) -> None:
    # Whoever holds Gibraltar is a port of the North Sea; the South Atlantic shows it one sea on.
    table.position("""
        edition first
        turn italy play
        italy
          armies italy, north_africa
          navies mediterranean_sea, north_sea, south_atlantic
        """)
    assert supplied(table, "italy", "north_sea")
    assert not supplied(table, "italy", "south_atlantic")


@rule("qm 6")
def test_a6_the_army_that_is_the_port_need_not_be_supplied(table: Table) -> None:
    table.position("""
        edition first
        turn italy play
        germany
          armies north_africa
        italy
          armies italy
          navies mediterranean_sea, north_sea
        """)
    assert not supplied(table, "germany", "north_africa")
    assert supplied(table, "italy", "north_sea")
