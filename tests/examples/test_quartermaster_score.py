"""Worked examples of the score and of discards (D)."""

import pytest
from tests.conftest import Table, rule
from tests.helpers import count, places

from wartable.core.game import SPECTATOR
from wartable.games.quartermaster.view import view

OCCUPIED = """
    turn germany play
    germany
      armies western_europe
      hand v_weapons, build_army
    soviet_union
      armies moscow, germany
    """


@rule("qm 7", "qm 3.8")
def test_d2_v_weapons_score_at_once_though_the_home_is_occupied(table: Table) -> None:
    table.position(OCCUPIED)
    deck = count(table, "united_kingdom", "deck")
    table.do("play v_weapons")
    assert table.vp == {"axis": 3, "allies": 0}
    assert count(table, "united_kingdom", "deck") == deck - 1


@rule("qm 7")
def test_d2_the_victory_step_is_skipped_and_the_star_scores_nothing(table: Table) -> None:
    table.position(OCCUPIED.replace("play", "victory"))
    table.run()
    assert table.vp == {"axis": 0, "allies": 0}


@rule("qm 7.1")
def test_d4_a_total_goes_on_beyond_100(table: Table) -> None:
    table.position("""
        vp axis 98 allies 90
        turn germany victory
        germany
          armies germany, western_europe, ukraine
          status abundant_resources
          hand build_army
        """)
    table.run()
    # Three stars, and one point for the army in Ukraine: 98 + 7.
    assert table.vp == {"axis": 105, "allies": 90}


@rule("qm 7.1")
@pytest.mark.parametrize("hundreds", [100, 200, 300])
def test_d4_each_hundred_is_passed_alike(table: Table, hundreds: int) -> None:
    table.position(f"""
        vp axis {hundreds - 2} allies 0
        turn germany play
        germany
          armies germany, western_europe
          hand v_weapons, build_army
        italy
          armies italy, germany, western_europe
        """)
    table.do("play v_weapons")
    # Three points for the card, one for each of two shared stars: 98 becomes 103.
    assert view(table.state, SPECTATOR)["vp"]["axis"] == hundreds + 3


ASSAULT = """
    turn soviet_union play
    germany
      armies germany, russia, ukraine
    soviet_union
      armies moscow
      status frontal_assault
      hand {hand}
      deck {deck}
    """


@rule("qm 10")
def test_d5_frontal_assault_with_too_few_cards(table: Table) -> None:
    table.position(ASSAULT.format(hand="land_battle, build_navy", deck=""))
    table.do("play land_battle", "battle russia")
    assert table.cards("soviet_union", "hand") == ["build_navy"]
    table.do("soviet_union: use frontal_assault")
    assert table.cards("soviet_union", "hand") == []
    assert table.vp == {"axis": 0, "allies": -1}
    assert places(table, "battle") == {"russia", "ukraine", "siberia"}
    table.do("battle ukraine")
    assert table.armies("germany") == {"germany"}


@rule("qm 10")
def test_d5_a_missing_hand_card_comes_off_the_deck_first(table: Table) -> None:
    table.position(ASSAULT.format(hand="land_battle, build_navy", deck="sea_battle, build_army"))
    table.do("play land_battle", "battle russia", "use frontal_assault")
    assert table.cards("soviet_union", "hand") == []
    assert table.cards("soviet_union", "deck") == ["build_army"]
    assert table.vp == {"axis": 0, "allies": 0}


@rule("qm 10")
def test_d5_points_are_never_paid_by_choice_to_spare_cards(table: Table) -> None:
    hand = "land_battle, build_navy, build_army, sea_battle"
    table.position(ASSAULT.format(hand=hand, deck=""))
    table.do("play land_battle", "battle russia", "use frontal_assault")
    assert table.legal == ["discard build_army", "discard build_navy", "discard sea_battle"]
    table.do("discard build_army")
    assert table.legal == ["discard build_navy", "discard sea_battle"]
    table.do("discard sea_battle")
    assert table.cards("soviet_union", "hand") == ["build_navy"]
    assert table.vp == {"axis": 0, "allies": 0}


@rule("qm 10")
def test_d5_a_cost_off_an_empty_deck_is_a_point_and_the_hand_is_spared(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          status blitzkrieg
          hand land_battle, build_army x3
          deck
        """)
    table.do("play land_battle", "battle eastern_europe", "use blitzkrieg")
    assert table.cards("germany", "hand") == ["build_army"] * 3
    assert table.vp == {"axis": -1, "allies": 0}
    table.do("build eastern_europe")
    assert table.armies("germany") == {"germany", "eastern_europe"}
