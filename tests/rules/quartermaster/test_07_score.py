"""qm 7 The Victory step and the score."""

import pytest
from tests.conftest import Table, rule

VICTORY = """
    {top}
    turn {nation} victory
    {nation}
      armies {armies}
      hand build_army
    """


def scored(table: Table, nation: str, armies: str, more: str = "", top: str = "") -> dict[str, int]:
    """The score after the Victory step of a nation."""
    table.position(VICTORY.format(nation=nation, armies=armies, top=top) + more)
    return table.vp


@rule("qm 7")
@pytest.mark.parametrize(
    ("nation", "armies", "points"),
    [
        ("germany", "germany", 2),
        ("germany", "germany, western_europe, ukraine", 6),
        ("germany", "germany, balkans, eastern_europe", 2),
        ("germany", "balkans", 0),
        ("italy", "italy, india", 4),
        ("japan", "japan, china, iwo_jima", 4),
    ],
)
def test_a_star_held_alone_brings_two_points(
    table: Table, nation: str, armies: str, points: int
) -> None:
    assert scored(table, nation, armies) == {"axis": points, "allies": 0}


@rule("qm 7")
@pytest.mark.parametrize("nation", ["united_kingdom", "soviet_union", "united_states"])
def test_the_points_go_to_the_team(table: Table, nation: str) -> None:
    assert scored(table, nation, "india") == {"axis": 0, "allies": 2}


@rule("qm 7")
def test_a_shared_star_brings_one_point(table: Table) -> None:
    more = "italy\n  armies italy, western_europe"
    assert scored(table, "germany", "germany, western_europe", more)["axis"] == 3


@rule("qm 7")
def test_a_star_shared_by_all_three_brings_each_one_point(table: Table) -> None:
    more = "italy\n  armies ukraine\njapan\n  armies ukraine"
    assert scored(table, "germany", "ukraine", more)["axis"] == 1


@rule("qm 7")
def test_a_teammates_star_brings_nothing(table: Table) -> None:
    more = "italy\n  armies italy, western_europe"
    assert scored(table, "germany", "germany", more)["axis"] == 2


@rule("qm 7")
def test_a_shared_home_brings_one_point(table: Table) -> None:
    more = "germany\n  armies germany, italy"
    assert scored(table, "italy", "italy", more)["axis"] == 1


@rule("qm 7")
def test_a_star_is_shared_even_with_a_teammate_that_cannot_score(table: Table) -> None:
    more = "italy\n  armies western_europe\nunited_kingdom\n  armies united_kingdom, italy"
    assert scored(table, "germany", "germany, western_europe", more)["axis"] == 3


@rule("qm 7")
def test_a_navy_beside_a_star_scores_nothing(table: Table) -> None:
    table.position("""
        turn germany victory
        germany
          armies balkans
          navies baltic_sea
          hand build_army
        """)
    assert table.vp["axis"] == 0


@rule("qm 7")
def test_an_enemy_army_at_home_costs_the_whole_victory_step(table: Table) -> None:
    more = "soviet_union\n  armies moscow, germany"
    assert scored(table, "germany", "western_europe, ukraine", more)["axis"] == 0


@rule("qm 7")
def test_an_enemy_army_at_home_costs_the_points_of_cards_too(table: Table) -> None:
    table.position("""
        turn japan victory
        japan
          armies iwo_jima
          status imperial_designs
          hand build_army
        united_states
          armies japan
        """)
    assert table.vp["axis"] == 0


@rule("qm 7")
def test_without_the_enemy_at_home_the_card_pays(table: Table) -> None:
    table.position("""
        turn japan victory
        japan
          armies iwo_jima
          status imperial_designs
          hand build_army
        united_states
          armies eastern_united_states
        """)
    assert table.vp["axis"] == 1


@rule("qm 7")
def test_an_empty_home_costs_nothing(table: Table) -> None:
    assert scored(table, "germany", "western_europe")["axis"] == 2


@rule("qm 7")
def test_a_teammate_at_home_costs_nothing(table: Table) -> None:
    more = "italy\n  armies italy, germany"
    assert scored(table, "germany", "western_europe", more)["axis"] == 2


@rule("qm 7")
def test_an_enemy_navy_beside_the_home_costs_nothing(table: Table) -> None:
    more = "united_kingdom\n  armies united_kingdom\n  navies baltic_sea"
    assert scored(table, "germany", "germany", more)["axis"] == 2


@rule("qm 7")
def test_an_enemy_at_a_teammates_home_costs_nothing(table: Table) -> None:
    more = "italy\n  armies balkans\nunited_kingdom\n  armies united_kingdom, italy"
    assert scored(table, "germany", "germany", more)["axis"] == 2


@rule("qm 7")
def test_an_enemy_at_home_costs_the_victory_step_and_no_other(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies western_europe
          hand build_army, land_battle
        soviet_union
          armies moscow, germany
        """)
    table.do("discard build_army")
    assert table.asked.ask == "ask-discard"
    table.do("pass")
    assert len(table.cards("germany", "hand")) == 7


@rule("qm 7")
def test_points_of_a_card_that_names_no_step_are_scored_at_once(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies western_europe, balkans
          hand plunder, land_battle
        soviet_union
          armies moscow, germany
        """)
    table.do("play plunder")
    # The Balkans are cut off and leave later; the points are counted when the card is played.
    assert table.vp["axis"] == 2


@rule("qm 7")
def test_status_cards_add_to_the_stars(table: Table) -> None:
    table.position("""
        turn italy victory
        italy
          armies italy, balkans
          navies mediterranean_sea
          status balkan_resources, mare_nostrum
          hand build_army
        """)
    assert table.vp["axis"] == 4


@rule("qm 7")
def test_a_status_scores_in_its_owners_victory_step_only(table: Table) -> None:
    table.position("""
        turn germany victory
        germany
          armies germany
          hand build_army
        italy
          armies italy, balkans
          status balkan_resources
        """)
    assert table.vp["axis"] == 2


@rule("qm 7.1")
def test_the_two_totals_are_kept_apart(table: Table) -> None:
    assert scored(table, "germany", "germany", top="vp axis 12 allies 9") == {
        "axis": 14,
        "allies": 9,
    }


@rule("qm 7.1")
@pytest.mark.parametrize("total", [99, 199, 299, 399])
def test_a_total_does_not_stop_at_the_end_of_the_track(table: Table, total: int) -> None:
    assert (
        scored(table, "germany", "germany", top=f"vp axis {total} allies 380")["axis"] == total + 2
    )


@rule("qm 7.1", "qm 10")
def test_a_total_may_drop_below_nought(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          hand bomber_command, build_army
        italy
          armies italy
          deck
        """)
    table.do("play bomber_command", "nation italy")
    assert table.vp == {"axis": -4, "allies": 2}


@rule("qm 7.1")
def test_points_are_gained_from_below_nought(table: Table) -> None:
    assert scored(table, "germany", "germany", top="vp axis -3 allies 0")["axis"] == -1
