"""qm 8 The Discard step."""

from tests.conftest import Table, rule
from tests.helpers import count

from wartable.core.game import SPECTATOR
from wartable.games.quartermaster.view import view

START = """
    turn germany discard
    germany
      armies germany
      status blitzkrieg
      hand build_army x2, land_battle, plunder
    """


@rule("qm 8")
def test_any_number_of_cards_may_be_discarded_none_too(table: Table) -> None:
    table.position(START)
    assert table.legal == ["pass", "discard build_army", "discard land_battle", "discard plunder"]
    hand = count(table, "germany", "hand")
    table.do("pass")
    assert table.seat == "united_kingdom"
    assert count(table, "germany", "under") == 0
    assert count(table, "germany", "hand") == hand + 3


@rule("qm 8")
def test_the_whole_hand_may_be_discarded(table: Table) -> None:
    table.position(START)
    table.do("discard plunder", "discard build_army", "discard land_battle", "discard build_army")
    # Nothing is left to ask about: the cards are drawn and the next nation is on.
    assert table.seat == "united_kingdom"
    assert count(table, "germany", "under") == 4
    assert count(table, "germany", "hand") == 7


@rule("qm 8")
def test_cards_on_the_table_are_not_discarded(table: Table) -> None:
    table.position(START)
    table.refuses("discard blitzkrieg")


@rule("qm 8", "qm 12")
def test_discards_go_face_down(table: Table) -> None:
    table.position(START)
    table.do("discard plunder")
    seen = view(table.state, SPECTATOR)["nations"]["germany"]
    assert (seen["discard"], seen["discard_down_count"]) == ([], 1)


@rule("qm 8", "qm 12")
def test_the_others_see_how_many_were_discarded_not_which(table: Table) -> None:
    table.position(START)
    table.do("discard plunder")
    event = next(event for _, event in table.match.events if event.kind == "discarded")
    assert event.seen_by(1 << 1).secret == ()
    assert event.seen_by(1 << 0).secret != ()


@rule("qm 8")
def test_an_empty_hand_discards_nothing_and_costs_nothing(table: Table) -> None:
    table.position("""
        turn germany discard
        germany
          armies germany
          hand
          deck build_army x3
        """)
    assert (table.seat, table.vp["axis"]) == ("united_kingdom", 0)
    assert count(table, "germany", "hand") == 3
