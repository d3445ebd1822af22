"""The board: borders and straits (qm 16)."""

import pytest
from tests.conftest import Table, rule
from tests.helpers import places, supplied

from wartable.core.bits import walk
from wartable.games.quartermaster.board import (
    FIRST_SEA,
    HOME,
    NUMBER,
    SPACES,
    STARS,
    STRAITS,
    second_edition,
)

BOARD = second_edition()


def touch(first: str, second: str) -> bool:
    """Whether two spaces have a border, whatever the straits."""
    return bool(BOARD.neighbours[NUMBER[first]] >> NUMBER[second] & 1)


@rule("qm 16")
def test_there_are_36_land_and_17_sea_spaces() -> None:
    assert (FIRST_SEA, len(SPACES)) == (36, 53)


@rule("qm 16")
def test_a_border_has_two_sides() -> None:
    for space, near in enumerate(BOARD.neighbours):
        assert not near >> space & 1
        for other in walk(near):
            assert BOARD.neighbours[other] >> space & 1
    assert sum(near.bit_count() for near in BOARD.neighbours) == 2 * 131


@rule("qm 6", "qm 16")
def test_these_twelve_spaces_have_a_star() -> None:
    assert {SPACES[space] for space in walk(STARS)} == {
        "eastern_united_states", "western_united_states", "united_kingdom", "western_europe",
        "germany", "italy", "ukraine", "moscow", "india", "china", "japan", "australia",
    }  # fmt: skip


@rule("qm 4", "qm 17")
def test_every_nation_has_its_home() -> None:
    assert [SPACES[home] for home in HOME] == [
        "germany", "united_kingdom", "japan", "moscow", "italy", "eastern_united_states"
    ]  # fmt: skip


@rule("qm 16")
@pytest.mark.parametrize(
    ("west", "east"),
    [
        ("canada", "pacific_northwest"),
        ("eastern_united_states", "western_united_states"),
        ("latin_america", "western_united_states"),
        ("latin_america", "east_pacific"),
        ("southeast_pacific", "east_pacific"),
    ],
)
def test_the_map_wraps_around_east_to_west(west: str, east: str) -> None:
    assert touch(west, east)


@rule("qm 16.2")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("balkans", "middle_east"),
        ("black_sea", "mediterranean_sea"),
        ("china", "south_china_sea"),
        ("sea_of_japan", "southeast_asia"),
        ("africa", "north_sea"),
        ("north_africa", "south_atlantic"),
        ("germany", "north_sea"),
        ("japan", "vladivostok"),
        ("north_pacific", "western_united_states"),
        ("united_kingdom", "north_atlantic"),
    ],
)
def test_spaces_that_only_come_close_do_not_touch(first: str, second: str) -> None:
    assert not touch(first, second)


@rule("qm 16.1")
def test_the_five_straits_join_these_seas() -> None:
    assert {SPACES[c]: {SPACES[a], SPACES[b]} for c, a, b in STRAITS} == {
        "scandinavia": {"baltic_sea", "north_sea"},
        "north_africa": {"mediterranean_sea", "north_sea"},
        "middle_east": {"mediterranean_sea", "bay_of_bengal"},
        "southeast_asia": {"bay_of_bengal", "south_china_sea"},
        "latin_america": {"north_atlantic", "southeast_pacific"},
    }


@rule("qm 16.1")
def test_no_strait_is_a_border() -> None:
    assert not any(touch(SPACES[a], SPACES[b]) for _, a, b in STRAITS)


@rule("qm 16.1")
@pytest.mark.parametrize("strait", STRAITS, ids=[SPACES[strait[0]] for strait in STRAITS])
@pytest.mark.parametrize("axis", [False, True], ids=["no_axis_army", "axis_army"])
def test_a_strait_is_open_to_one_team_at_a_time(strait: tuple[int, int, int], axis: bool) -> None:
    control, first, second = strait
    for team, opened in ((0, axis), (1, not axis)):
        near = BOARD.near(team, 1 << control if axis else 0)
        assert bool(near[first] >> second & 1) == opened
        assert bool(near[second] >> first & 1) == opened


@rule("qm 16.1")
@pytest.mark.parametrize("strait", STRAITS, ids=[SPACES[strait[0]] for strait in STRAITS])
def test_a_strait_does_not_depend_on_the_others(strait: tuple[int, int, int]) -> None:
    control, first, second = strait
    others = sum(1 << other for other, _, _ in STRAITS if other != control)
    assert not BOARD.near(0, others)[first] >> second & 1
    assert BOARD.near(1, others)[first] >> second & 1


MALACCA = """
    turn {turn} play
    japan
      armies japan, china{japan}
      navies sea_of_japan, south_china_sea
      hand build_navy, sea_battle
    united_kingdom
      armies united_kingdom, india{united_kingdom}
      navies bay_of_bengal
      hand build_navy, sea_battle
    germany
      armies germany{germany}
    """


def malacca(table: Table, turn: str, holder: str) -> None:
    """Japan on one side of Southeast Asia, the United Kingdom on the other."""
    army = dict.fromkeys(("japan", "united_kingdom", "germany"), "")
    if holder:
        army[holder] = ", southeast_asia"
    table.position(MALACCA.format(turn=turn, **army))


@rule("qm 16.1", "qm 3.4")
@pytest.mark.parametrize("holder", ["japan", "germany"])
def test_any_axis_army_opens_a_strait_to_all_the_axis(table: Table, holder: str) -> None:
    malacca(table, "japan", holder)
    table.do("play sea_battle")
    assert "bay_of_bengal" in places(table, "battle")


@rule("qm 16.1", "qm 3.4")
@pytest.mark.parametrize("holder", ["japan", "germany"])
def test_any_axis_army_shuts_a_strait_to_the_allies(table: Table, holder: str) -> None:
    malacca(table, "united_kingdom", holder)
    table.do("play sea_battle")
    assert "south_china_sea" not in places(table, "battle")


@rule("qm 16.1", "qm 3.4")
@pytest.mark.parametrize("holder", ["", "united_kingdom"])
def test_a_strait_without_an_axis_army_is_open_to_the_allies(table: Table, holder: str) -> None:
    malacca(table, "united_kingdom", holder)
    table.do("play sea_battle")
    assert "south_china_sea" in places(table, "battle")


@rule("qm 16.1", "qm 3.2")
def test_a_navy_is_built_through_an_open_strait(table: Table) -> None:
    table.position("""
        turn italy play
        italy
          armies italy
          navies mediterranean_sea
          hand build_navy, build_army
        germany
          armies germany, western_europe, north_africa
        """)
    table.do("play build_navy", "build north_sea")
    assert table.navies("italy") == {"mediterranean_sea", "north_sea"}


@rule("qm 16.1", "qm 3.2")
def test_a_navy_is_not_built_through_a_shut_strait(table: Table) -> None:
    table.position("""
        turn italy play
        italy
          armies italy
          navies mediterranean_sea
          hand build_navy, build_army
        germany
          armies germany, western_europe
        """)
    table.do("play build_navy")
    reason = table.refuses("build north_sea")
    assert (reason.rule, reason.message) == ("qm 3.2", "reason-no-supplied-neighbour")


@rule("qm 16.1", "qm 6")
@pytest.mark.parametrize("control", ["north_africa", "africa"])
def test_a_supply_line_runs_through_a_strait_only_while_it_is_open(
    table: Table, control: str
) -> None:
    table.position(f"""
        turn italy supply
        italy
          armies italy
          navies mediterranean_sea, north_sea
          hand build_army
        germany
          armies germany, western_europe, {control}
        """)
    kept = {"mediterranean_sea", "north_sea"} if control == "north_africa" else {
        "mediterranean_sea"
    }  # fmt: skip
    assert table.navies("italy") == kept


@rule("qm 16.1", "qm 6")
def test_a_strait_flips_in_the_middle_of_a_turn(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom, middle_east
          navies north_sea, mediterranean_sea
          hand land_battle, build_army
        germany
          armies germany, north_africa
        """)
    assert not supplied(table, "united_kingdom", "mediterranean_sea")
    table.do("play land_battle", "battle north_africa")
    assert supplied(table, "united_kingdom", "mediterranean_sea")
    # The Middle East had its line through the strait too: nothing was removed.
    assert table.armies("united_kingdom") == {"united_kingdom", "middle_east"}
    assert table.navies("united_kingdom") == {"north_sea", "mediterranean_sea"}
