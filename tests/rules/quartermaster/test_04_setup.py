"""qm 4 Set-up, the order of the nations and the steps of a turn."""

import pytest
from tests.conftest import Table, rule
from tests.helpers import count

from wartable.core.game import REFEREE, SPECTATOR, find, settle
from wartable.core.match import Match
from wartable.games.quartermaster.board import HOME, NATIONS, SPACES
from wartable.games.quartermaster.turn import TURN
from wartable.games.quartermaster.view import view

DECKS = {
    "germany": 41,
    "united_kingdom": 40,
    "japan": 34,
    "soviet_union": 34,
    "italy": 30,
    "united_states": 41,
}


def start(table: Table, seed: int = 3) -> None:
    """A new game at its opening discard."""
    game = find("quartermaster")
    table.match = Match(game, settle(game, []), seed)


def discard(table: Table, seat: int) -> None:
    """One opening discard of a seat: the first card it may discard."""
    decision = table.match.decision(seat)
    assert decision is not None
    table.match.answer(seat, decision.options[0])


@rule("qm 4")
def test_every_nation_begins_with_one_army_at_home_and_nothing_else(table: Table) -> None:
    start(table)
    for number, nation in enumerate(NATIONS):
        assert table.armies(nation) == {SPACES[HOME[number]]}
        assert table.navies(nation) == set()
        assert table.cards(nation, "status") == table.cards(nation, "down") == []


@rule("qm 4")
def test_the_score_is_nought_and_the_round_is_the_first(table: Table) -> None:
    start(table)
    assert (table.vp, table.state.round) == ({"axis": 0, "allies": 0}, 1)


@rule("qm 4")
@pytest.mark.parametrize("nation", NATIONS)
def test_every_nation_draws_ten_cards_of_its_own_deck(table: Table, nation: str) -> None:
    start(table)
    assert count(table, nation, "hand") == 10
    assert count(table, nation, "deck") == DECKS[nation] - 10


@rule("qm 4")
def test_two_seeds_give_two_deals(table: Table) -> None:
    start(table, 1)
    first = [table.cards(nation, "hand") for nation in NATIONS]
    start(table, 2)
    assert [table.cards(nation, "hand") for nation in NATIONS] != first


@rule("qm 4")
def test_all_nations_are_asked_at_once_for_the_opening_discard(table: Table) -> None:
    start(table)
    assert [d.seat for d in table.match.decisions] == list(range(6))
    assert {d.ask for d in table.match.decisions} == {"ask-opening-discard"}


@rule("qm 4")
def test_the_nations_may_discard_in_any_order(table: Table) -> None:
    start(table)
    for seat in (5, 5, 0, 3, 5, 0, 0, 3, 3):
        discard(table, seat)
    assert [d.seat for d in table.match.decisions] == [1, 2, 4]


@rule("qm 4")
def test_a_card_that_was_picked_is_not_picked_again(table: Table) -> None:
    start(table)
    before = table.match.decision(0)
    assert before is not None
    once = [o for o in before.options if table.state.hand[0].count(o & 4095) == 1]
    table.match.answer(0, once[0])
    after = table.match.decision(0)
    assert after is not None
    assert set(after.options) == set(before.options) - {once[0]}


@rule("qm 4")
def test_nothing_shows_until_all_have_discarded(table: Table) -> None:
    start(table)
    hidden = [view(table.state, seat) for seat in (1, 5, SPECTATOR)]
    happened = []
    for _ in range(3):
        happened += table.match.answer(0, table.match.decisions[0].options[0])
    assert [view(table.state, seat) for seat in (1, 5, SPECTATOR)] == hidden
    assert happened == []


@rule("qm 4")
def test_a_nation_sees_what_it_has_picked(table: Table) -> None:
    start(table)
    name = table.legal[0].removeprefix("discard ")
    discard(table, 0)
    assert view(table.state, 0)["nations"]["germany"]["picks"] == [name]
    assert view(table.state, REFEREE)["nations"]["germany"]["picks"] == [name]


@rule("qm 4", "qm 10")
def test_seven_cards_stay_and_three_lie_face_down(table: Table) -> None:
    start(table)
    while table.asked.ask == "ask-opening-discard":
        discard(table, table.asked.seat)
    for nation in NATIONS:
        seen = view(table.state, SPECTATOR)["nations"][nation]
        assert (seen["hand_count"], seen["deck_count"]) == (7, DECKS[nation] - 10)
        assert (seen["discard"], seen["discard_down_count"]) == ([], 3)


@rule("qm 4")
def test_the_opening_discards_are_the_cards_that_were_picked(table: Table) -> None:
    start(table)
    picked = []
    while table.asked.ask == "ask-opening-discard":
        if table.asked.seat == 0:
            picked.append(table.legal[-1].removeprefix("discard "))
            table.match.answer(0, table.asked.options[-1])
        else:
            discard(table, table.asked.seat)
    assert sorted(table.cards("germany", "under")) == sorted(picked)


@rule("qm 4", "qm 5.3")
def test_placing_at_the_start_sets_off_nothing(table: Table) -> None:
    start(table)
    while table.asked.ask == "ask-opening-discard":
        discard(table, table.asked.seat)
    assert (table.seat, table.asked.ask) == ("germany", "ask-play")


@rule("qm 4.1")
@pytest.mark.parametrize(
    ("nation", "following"),
    [
        ("germany", "united_kingdom"),
        ("united_kingdom", "japan"),
        ("japan", "soviet_union"),
        ("soviet_union", "italy"),
        ("italy", "united_states"),
        ("united_states", "germany"),
    ],
)
def test_the_nations_play_in_their_order(table: Table, nation: str, following: str) -> None:
    table.position(f"turn {nation} draw")
    assert NATIONS[table.state.nation] == following


@rule("qm 4.1")
@pytest.mark.parametrize("nation", NATIONS)
def test_the_round_marker_moves_after_the_united_states(table: Table, nation: str) -> None:
    table.position(f"round 4\nturn {nation} draw")
    assert table.state.round == (5 if nation == "united_states" else 4)


@rule("qm 4.2")
def test_the_steps_of_a_turn_are_in_their_order() -> None:
    # The Air step belongs to the Air Marshal extension and is empty without it.
    assert [step.__name__ for step in TURN] == [
        "begin_turn",
        "play_step",
        "air_step",
        "supply_step",
        "victory_step",
        "discard_step",
        "draw_step",
        "end_turn",
    ]


@rule("qm 4.2")
def test_supply_is_checked_before_points_are_counted(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, russia
          status abundant_resources
          hand build_army, land_battle
        """)
    table.do("discard land_battle")
    # The army in Russia is cut off: it leaves, and brings no point.
    assert table.armies("germany") == {"germany"}
    assert table.vp["axis"] == 2


@rule("qm 4.2")
def test_points_are_counted_before_cards_are_discarded(table: Table) -> None:
    table.position("""
        turn germany supply
        germany
          armies germany
          hand build_army, land_battle
        """)
    assert (table.asked.ask, table.vp["axis"]) == ("ask-discard", 2)


@rule("qm 4.2")
def test_cards_are_drawn_after_the_discard(table: Table) -> None:
    table.position("""
        turn germany discard
        germany
          armies germany
          hand build_army x4, land_battle x3
        """)
    table.do("discard build_army", "discard build_army", "pass")
    assert count(table, "germany", "hand") == 7
    assert count(table, "germany", "under") == 2


@rule("qm 4.2")
def test_what_lasts_for_a_turn_ends_with_it(table: Table) -> None:
    table.position("""
        turn germany draw
        germany
          armies germany
          status blitzkrieg
          used blitzkrieg
        soviet_union
          armies moscow, ukraine
          safe ukraine
        """)
    seen = view(table.state, SPECTATOR)["nations"]
    assert (seen["germany"]["used"], seen["soviet_union"]["safe"]) == ([], [])
