"""qm 9 The Draw step."""

import pytest
from tests.conftest import Table, rule
from tests.helpers import count

from wartable.games.quartermaster.board import GERMANY

START = """
    turn germany draw
    germany
      armies germany
      {table}
      hand {hand}
      deck {deck}
    """


def drawn(table: Table, hand: str, deck: str, on_table: str = "") -> list[str]:
    """The German hand after its Draw step."""
    table.position(START.format(hand=hand, deck=deck, table=on_table))
    return table.cards("germany", "hand")


@rule("qm 9")
def test_the_hand_is_filled_up_to_seven(table: Table) -> None:
    assert drawn(table, "build_navy", "build_army x6, land_battle") == (
        ["build_army"] * 6 + ["build_navy"]
    )
    assert table.cards("germany", "deck") == ["land_battle"]


@rule("qm 9")
def test_cards_are_drawn_from_the_top(table: Table) -> None:
    hand = "land_battle x6"
    assert drawn(table, hand, "plunder, build_army, v_weapons")[-1] == "plunder"


@rule("qm 9")
def test_a_full_hand_draws_nothing(table: Table) -> None:
    assert drawn(table, "land_battle x7", "build_army x2") == ["land_battle"] * 7
    assert count(table, "germany", "deck") == 2


@rule("qm 9")
def test_a_hand_of_more_than_seven_keeps_its_cards(table: Table) -> None:
    assert len(drawn(table, "land_battle x7, plunder, build_navy", "build_army x2")) == 9


@rule("qm 9")
def test_cards_on_the_table_do_not_count(table: Table) -> None:
    status = "status blitzkrieg, dive_bombers, wolf_packs"
    assert len(drawn(table, "build_navy", "build_army x6, land_battle", status)) == 7


@rule("qm 9")
@pytest.mark.parametrize("left", [0, 1, 3])
def test_drawing_stops_at_an_empty_deck_without_penalty(table: Table, left: int) -> None:
    deck = f"build_army x{left}" if left else ""
    assert len(drawn(table, "build_navy", deck)) == 1 + left
    assert table.vp == {"axis": 0, "allies": 0}


@rule("qm 9", "qm 10")
def test_the_discard_pile_is_never_drawn_from(table: Table) -> None:
    table.position(START.format(hand="", deck="", table="discard build_army x3"))
    assert count(table, "germany", "hand") == 0
    assert table.cards("germany", "discard") == ["build_army"] * 3


@rule("qm 9")
def test_a_nation_without_cards_goes_on_playing(table: Table) -> None:
    table.position("""
        turn germany
        germany
          armies germany, western_europe, siberia
          hand
          deck
        """)
    # Supply is checked and points are gained: two stars, less one for the card not played.
    assert table.armies("germany") == {"germany", "western_europe"}
    assert table.vp["axis"] == 3
    assert table.seat == "united_kingdom"


@rule("qm 9", "qm 12")
def test_the_others_see_how_many_were_drawn_not_which(table: Table) -> None:
    table.position("""
        turn germany discard
        germany
          armies germany
          hand build_army x2
          deck plunder, v_weapons
        """)
    table.do("pass")
    event = next(event for _, event in table.match.events if event.kind == "drew")
    assert event.args == (GERMANY, 2)
    for nation in range(1, 6):
        assert event.seen_by(1 << nation).secret == ()
    assert len(event.seen_by(1 << GERMANY).secret) == 2
