"""qm 3.6, qm 7 Nobody is forced to use a Status that scores; who is asked, and who is not."""

import pytest
from tests.conftest import Table, rule

from wartable.core.orders import Order
from wartable.games.quartermaster.board import NATIONS

GERMAN = """
    {options}
    turn germany victory
    germany
      armies germany, russia, eastern_europe
      status abundant_resources
      hand build_army
    united_kingdom
      armies united_kingdom
      down {down}
      discard {discard}
    """
GERMANY = NATIONS.index("germany")


def victory(table: Table, down: str = "", discard: str = "", options: str = "") -> None:
    """Germany is about to score for its army in Russia."""
    table.position(GERMAN.format(down=down, discard=discard, options=options))


@rule("qm 3.6", "qm 7")
@pytest.mark.parametrize("options", ["", "options cover"])
@pytest.mark.parametrize("down", ["enigma_code_cracked", "destroyers"])
def test_a_face_down_card_that_could_be_the_enigma_makes_germany_choose(
    table: Table, down: str, options: str
) -> None:
    victory(table, down, options=options)
    assert (table.seat, table.asked.ask) == ("germany", "ask-award")
    assert table.legal == ["pass", "use abundant_resources"]


@rule("qm 3.6", "qm 7")
def test_germany_may_decline_and_keeps_the_card(table: Table) -> None:
    victory(table, "enigma_code_cracked")
    table.do("pass")
    assert table.vp["axis"] == 2
    assert table.cards("germany", "status") == ["abundant_resources"]
    assert table.cards("united_kingdom", "down") == ["enigma_code_cracked"]


@rule("qm 3.6", "qm 7")
@pytest.mark.parametrize(
    ("down", "discard"), [("", ""), ("destroyers", "enigma_code_cracked"), ("", "destroyers")]
)
def test_where_nothing_can_answer_nobody_is_asked(table: Table, down: str, discard: str) -> None:
    victory(table, down, discard)
    assert table.asked.ask == "ask-discard"
    assert table.vp["axis"] == 3


@rule("qm 3.6", "qm 7")
def test_no_card_answers_a_japanese_or_british_award(table: Table) -> None:
    table.position("""
        turn japan victory
        japan
          armies japan, iwo_jima
          status imperial_designs
          hand build_army
        united_kingdom
          armies united_kingdom
          down enigma_code_cracked, destroyers
        """)
    assert table.vp["axis"] == 3


@rule("qm 3.6", "qm 7")
@pytest.mark.parametrize(("do", "points"), [("never", 2), ("always", 3)])
def test_a_standing_order_decides_also_where_nobody_would_be_asked(
    table: Table, do: str, points: int
) -> None:
    table.position(GERMAN.format(down="", discard="", options="").replace("victory", "play"))
    table.match.order(GERMANY, Order("abundant_resources", do))
    table.do("discard build_army")
    assert table.vp["axis"] == points


@rule("qm 3.6", "qm 7")
def test_a_standing_order_to_ask_asks_also_where_nobody_would_be_asked(table: Table) -> None:
    table.position(GERMAN.format(down="", discard="", options="").replace("victory", "play"))
    table.match.order(GERMANY, Order("abundant_resources", "ask"))
    table.do("discard build_army")
    assert (table.seat, table.asked.ask) == ("germany", "ask-award")
    table.do("use abundant_resources")
    assert table.vp["axis"] == 3


@rule("qm 3.6", "qm 7")
def test_an_order_to_score_always_takes_an_order_to_ask_back(table: Table) -> None:
    table.position(GERMAN.format(down="", discard="", options="").replace("victory", "play"))
    table.match.order(GERMANY, Order("abundant_resources", "ask"))
    table.match.order(GERMANY, Order("abundant_resources", "always"))
    assert table.state.minded == (0,) * 6


@rule("qm 3.6", "qm 5.3")
def test_whoever_wants_to_hear_no_more_still_takes_its_points(table: Table) -> None:
    victory(table, "enigma_code_cracked")
    table.match.hush(GERMANY, "turn")
    assert table.vp["axis"] == 3


@rule("qm 3.6")
def test_an_order_that_is_taken_back_while_its_question_is_open_leaves_the_question_open(
    table: Table,
) -> None:
    table.position(GERMAN.format(down="", discard="", options="").replace("victory", "play"))
    table.match.order(GERMANY, Order("abundant_resources", "ask"))
    table.do("discard build_army")
    table.say("germany", "mind abundant_resources")
    asked = table.state.decisions
    assert asked[0].ask == "ask-award"
    assert table.match.game.load(table.state.dump()).decisions == asked
