"""qm 5.1 Reallocate Resources, an optional rule of the second edition."""

import pytest
from tests.conftest import Table, rule
from tests.helpers import count

from wartable.core.game import SPECTATOR
from wartable.games.quartermaster.board import NATIONS
from wartable.games.quartermaster.view import view

START = """
    options reallocate
    turn germany play
    germany
      armies germany
      hand {hand}
      deck {deck}
    """
HAND = "land_battle x3, conscription, plunder"


def start(table: Table, hand: str = HAND, deck: str = "blitzkrieg, build_army, sea_battle") -> None:
    """Germany may reallocate, with such a hand and deck."""
    table.position(START.format(hand=hand, deck=deck))


@rule("qm 5.1")
def test_reallocating_is_offered_only_with_the_option(table: Table) -> None:
    start(table)
    assert "reallocate" in table.legal
    table.position(START.format(hand=HAND, deck="build_army").replace("options reallocate", ""))
    assert "reallocate" not in table.legal


@rule("qm 5.1")
def test_the_four_cards_come_from_the_hand_by_choice(table: Table) -> None:
    start(table)
    table.do("reallocate")
    assert table.legal == ["discard land_battle", "discard conscription", "discard plunder"]
    table.do("discard conscription", "discard land_battle", "discard land_battle")
    table.do("discard plunder")
    assert table.cards("germany", "hand") == ["land_battle"]
    assert sorted(table.cards("germany", "under"))[:2] == ["abundant_resources", "atlantic_wall"]


@rule("qm 5.1", "qm 10")
def test_the_four_cards_go_face_down(table: Table) -> None:
    start(table)
    before = count(table, "germany", "under")
    table.do("reallocate", *["discard land_battle"] * 3, "discard plunder")
    assert table.cards("germany", "discard") == []
    assert count(table, "germany", "under") == before + 4


@rule("qm 5.1")
def test_the_four_cards_are_discarded_before_the_deck_is_searched(table: Table) -> None:
    start(table)
    table.do("reallocate")
    table.refuses("take build_army")
    table.do("discard land_battle", "discard land_battle", "discard land_battle")
    table.refuses("take build_army")


@rule("qm 5.1")
def test_only_basic_cards_are_found(table: Table) -> None:
    start(table, deck="blitzkrieg, build_army, v_weapons, sea_battle, build_navy, land_battle")
    table.do("reallocate", *["discard land_battle"] * 3, "discard plunder")
    assert table.legal == [
        "pass", "take build_army", "take build_navy", "take land_battle", "take sea_battle"
    ]  # fmt: skip


@rule("qm 5.1")
def test_no_type_is_named_before_the_search(table: Table) -> None:
    start(table)
    table.do("reallocate", *["discard land_battle"] * 3, "discard plunder")
    assert table.asked.ask == "ask-search"


@rule("qm 5.1", "qm 12")
def test_the_card_that_was_found_is_shown_to_all(table: Table) -> None:
    start(table)
    table.do("reallocate", *["discard land_battle"] * 3, "discard plunder", "take sea_battle")
    assert table.cards("germany", "hand") == ["sea_battle", "conscription"]
    for seat in (*range(1, 6), SPECTATOR):
        known = view(table.state, seat)["nations"]["germany"]["known"]
        assert known == [{"card": "sea_battle", "place": "hand"}]


@rule("qm 5.1", "qm 12")
def test_what_was_discarded_is_not_shown(table: Table) -> None:
    start(table)
    table.do("reallocate", *["discard land_battle"] * 3, "discard plunder", "take sea_battle")
    for seat in (*range(1, 6), SPECTATOR):
        seen = view(table.state, seat)["nations"]["germany"]
        assert "plunder" not in str(seen)


@rule("qm 5.1")
def test_the_deck_is_shuffled_afterwards(table: Table) -> None:
    deck = "build_army x6, blitzkrieg, sea_battle x2, build_navy x2, v_weapons, volksturm"
    orders = set()
    for seed in range(6):
        table.position(START.format(hand=HAND, deck=deck), seed)
        table.do("reallocate", *["discard land_battle"] * 3, "discard plunder")
        table.do("take sea_battle")
        orders.add(tuple(table.cards("germany", "deck")))
        assert "shuffled" in [event.kind for _, event in table.match.events]
    assert len(orders) > 1
    assert {tuple(sorted(order)) for order in orders} == {
        tuple(sorted(["build_army"] * 6 + ["build_navy"] * 2
                     + ["blitzkrieg", "sea_battle", "v_weapons", "volksturm"]))
    }  # fmt: skip


@rule("qm 5.1")
def test_the_deck_is_shuffled_even_if_nothing_is_taken(table: Table) -> None:
    start(table)
    table.do("reallocate", *["discard land_battle"] * 3, "discard plunder", "pass")
    assert "shuffled" in [event.kind for _, event in table.match.events]
    assert table.cards("germany", "hand") == ["conscription"]
    assert table.asked.ask == "ask-play"


@rule("qm 5.1")
def test_the_play_is_still_owed(table: Table) -> None:
    start(table)
    table.do("reallocate", *["discard land_battle"] * 3, "discard plunder", "take build_army")
    assert table.asked.ask == "ask-play"
    table.do("play build_army", "build balkans")
    assert table.armies("germany") == {"germany", "balkans"}


@rule("qm 5.1")
def test_it_is_done_once_a_turn(table: Table) -> None:
    start(table, hand="land_battle x7, conscription, plunder, volksturm")
    table.do("reallocate", *["discard land_battle"] * 4, "take build_army")
    assert count(table, "germany", "hand") == 7
    assert "reallocate" not in table.legal
    table.refuses("reallocate")


@rule("qm 5.1")
def test_it_may_be_done_again_on_the_next_turn(table: Table) -> None:
    start(
        table,
        hand="land_battle x7, conscription",
        deck="build_army x6, sea_battle x2, build_navy x2, v_weapons, plunder, blitzkrieg",
    )
    table.do("reallocate", *["discard land_battle"] * 4, "take build_army")
    table.run()
    while NATIONS[table.state.nation] != "germany":
        table.run()
    assert "reallocate" in table.legal


@rule("qm 5.1")
def test_it_is_not_done_after_a_card_is_played(table: Table) -> None:
    start(table, hand="land_battle x7, conscription")
    table.do("play land_battle")
    assert "reallocate" not in table.legal
    table.do("battle balkans")
    assert table.asked.ask == "ask-discard"
    assert "reallocate" not in table.legal


@rule("qm 5.1")
def test_it_is_not_done_on_another_nations_turn(table: Table) -> None:
    start(table, hand="land_battle x7, conscription")
    table.do("discard land_battle", "pass")
    assert table.seat == "united_kingdom"
    assert table.match.decision(0) is None


@rule("qm 5.1")
def test_four_cards_and_no_more_in_hand_are_enough(table: Table) -> None:
    start(table, hand="land_battle x3, plunder")
    table.do("reallocate", "take sea_battle")
    assert table.cards("germany", "hand") == ["sea_battle"]


@rule("qm 5.1", "qm 5.2")
def test_whoever_gives_all_and_takes_nothing_pays_the_play_off_the_deck(table: Table) -> None:
    start(table, hand="land_battle x3, plunder", deck="build_army, sea_battle, v_weapons")
    table.do("reallocate", "pass")
    # One card off the deck for the Play step, the other two are drawn.
    assert count(table, "germany", "hand") == 2
    assert count(table, "germany", "deck") == 0


@rule("qm 5.1")
def test_a_deck_without_basic_cards_gives_nothing(table: Table) -> None:
    start(table, deck="blitzkrieg, v_weapons")
    table.do("reallocate", *["discard land_battle"] * 3, "discard plunder")
    assert table.legal == ["pass"]


@rule("qm 5.1")
@pytest.mark.parametrize("nation", ["japan", "united_states"])
def test_every_nation_may_reallocate(table: Table, nation: str) -> None:
    table.position(f"options reallocate\nturn {nation} play")
    assert (table.seat, "reallocate" in table.legal) == (nation, True)


@rule("qm 5.1", "qm 10")
def test_with_fewer_than_four_cards_the_rest_comes_off_the_deck(table: Table) -> None:
    start(table, hand="land_battle, plunder", deck="blitzkrieg, conscription, build_army")
    table.do("reallocate")
    # Both cards of the hand and the two on top of the deck are gone: the third is found.
    assert table.legal == ["pass", "take build_army"]
    table.do("take build_army")
    assert table.cards("germany", "hand") == ["build_army"]
    assert table.vp["axis"] == 0


@rule("qm 5.1", "qm 10")
def test_what_the_deck_lacks_costs_points(table: Table) -> None:
    start(table, hand="land_battle, plunder", deck="blitzkrieg")
    table.do("reallocate")
    assert table.vp["axis"] == -1


@rule("qm 5.1", "qm 5.2")
def test_with_an_empty_hand_no_card_is_played_and_none_is_fetched(table: Table) -> None:
    start(table, hand="", deck="build_army x2, land_battle x7")
    assert table.asked.ask == "ask-discard" or table.seat != "germany"
