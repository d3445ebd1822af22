"""Worked examples of the score and of discards (D), first edition."""

import pytest
from tests.conftest import Table, rule
from tests.helpers import count, places

from wartable.core.game import SPECTATOR
from wartable.games.quartermaster.view import view


@rule("qm 7")
def test_d1_with_an_enemy_at_home_imperial_designs_gives_nothing(table: Table) -> None:
    table.position("""
        edition first
        turn japan victory
        japan
          armies iwo_jima, china
          status imperial_designs
          hand build_army
        united_states
          armies eastern_united_states, japan
        """)
    assert table.asked.ask == "ask-discard"
    assert table.vp == {"axis": 0, "allies": 0}


@rule("qm 7")
def test_d1_once_it_is_gone_imperial_designs_pays_again(table: Table) -> None:
    table.position("""
        edition first
        turn japan victory
        japan
          armies iwo_jima, china
          status imperial_designs
          hand build_army
        """)
    assert table.vp == {"axis": 3, "allies": 0}


OCCUPIED = """
    edition first
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
    # The Victory step that followed brought nothing for Western Europe.
    assert table.asked.ask == "ask-discard"
    assert table.vp == {"axis": 2, "allies": 0}
    assert count(table, "united_kingdom", "deck") == deck - 2


@rule("qm 7.1")
def test_d3_the_score_marker_flips_when_the_trailing_side_passes_zero(table: Table) -> None:
    position = """
        edition first
        vp axis 3 allies 0
        turn soviet_union {step}
        soviet_union
          armies moscow, ukraine, india
          hand land_battle
        united_kingdom
          armies united_kingdom, india
        """
    table.position(position.format(step="play"))
    assert view(table.state, SPECTATOR)["lead"] == {"team": "axis", "points": 3}
    # Moscow and Ukraine alone, India shared: five points.
    table.position(position.format(step="victory"))
    assert view(table.state, SPECTATOR)["lead"] == {"team": "allies", "points": 2}


@rule("qm 7.1")
def test_d3_at_zero_the_marker_shows_the_side_that_led_at_the_start(table: Table) -> None:
    table.position("edition first")
    assert view(table.state, SPECTATOR)["lead"] == {"team": "axis", "points": 0}


@rule("qm 7.1")
def test_d3_the_second_edition_shows_two_totals_and_no_lead(table: Table) -> None:
    table.position("vp axis 3 allies 0")
    assert "lead" not in view(table.state, SPECTATOR)


ASSAULT = """
    edition first
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
    table.do("play land_battle", "battle russia", "use frontal_assault")
    assert table.cards("soviet_union", "hand") == []
    assert table.vp == {"axis": 0, "allies": -1}
    assert "ukraine" in places(table, "battle")
    table.do("battle ukraine")
    assert table.armies("germany") == {"germany"}


@rule("qm 10")
def test_d5_points_are_never_paid_by_choice_to_spare_cards(table: Table) -> None:
    hand = "land_battle, build_navy, build_army, sea_battle"
    table.position(ASSAULT.format(hand=hand, deck=""))
    table.do("play land_battle", "battle russia", "use frontal_assault")
    assert table.legal == ["discard build_army", "discard build_navy", "discard sea_battle"]


@rule("qm 10")
@pytest.mark.parametrize(
    ("hand", "left", "points"), [("build_army x3", 2, 0), ("", 0, -1)], ids=["hand 3", "hand 0"]
)
def test_d5_a_cost_off_an_empty_deck_is_paid_from_the_hand(
    table: Table, hand: str, left: int, points: int
) -> None:
    table.position(f"""
        edition first
        turn germany play
        germany
          armies germany
          status blitzkrieg
          hand land_battle, {hand}
          deck
        """)
    table.do("play land_battle", "battle eastern_europe", "use blitzkrieg")
    assert count(table, "germany", "hand") == left
    assert table.vp["axis"] == points
