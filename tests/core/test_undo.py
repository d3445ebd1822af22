"""Undo: what has been learnt cannot be unlearnt, and who must agree."""

import pytest
from tests.conftest import Table

from wartable.core.decision import Illegal
from wartable.core.orders import Order

GERMANY, EVERYBODY = 0, set(range(6))
BATTLE = """
    turn germany play
    germany
      armies germany, eastern_europe
      hand land_battle, build_army
      deck build_navy x2
      status blitzkrieg
    soviet_union
      armies ukraine, moscow
    """


def test_an_answer_that_showed_nothing_is_undone_at_once(table: Table) -> None:
    table.position(BATTLE)
    table.do("play land_battle", "battle ukraine")
    table.match.undo(GERMANY)
    assert "ukraine" in table.armies("soviet_union")


def test_a_card_seen_by_a_standing_order_is_no_more_unseen_than_one_seen_by_hand(
    table: Table,
) -> None:
    table.position(BATTLE)
    table.match.order(GERMANY, Order("blitzkrieg", "always"))
    # The order pays with the top card of the deck, which Germany now knows.
    table.do("play land_battle", "battle ukraine")
    assert table.match.answers[-1].auto
    assert table.match.undoable(GERMANY) == 0
    with pytest.raises(Illegal, match="reason-undo-barrier"):
        table.match.undo(GERMANY)


def test_only_those_whose_answers_are_undone_must_agree_while_nobody_has_learnt_anything(
    table: Table,
) -> None:
    table.position(BATTLE)
    table.do("play land_battle", "battle ukraine")
    assert table.match.concerned(1) == {GERMANY}


def test_who_said_something_aside_is_not_asked_to_agree(table: Table) -> None:
    table.position(BATTLE)
    table.do("play land_battle", "battle ukraine")
    table.match.say(3, "lift")
    assert table.match.answers[-1].aside
    assert table.match.concerned(1) == {GERMANY}


def test_all_must_agree_to_undo_what_somebody_has_learnt_from(table: Table) -> None:
    table.position(BATTLE)
    table.do("play land_battle", "battle ukraine", "use blitzkrieg")
    assert table.match.concerned(1) == EVERYBODY


def test_what_was_answered_while_others_decide_in_secret_is_not_undone_alone(table: Table) -> None:
    table.new("edition=second")
    assert len(table.state.decisions) > 1
    table.match.say(GERMANY, table.legal[0])
    assert table.match.undoable(GERMANY) == 0


def test_what_was_said_aside_is_not_done_when_its_seat_is_asked_again(table: Table) -> None:
    table.position(BATTLE)
    table.do("play build_army", "build balkans")
    while table.seat == "germany":
        table.do("pass")
    table.match.say(GERMANY, "lift")
    assert table.match.answers[-1].aside
    table.match.take_back(0)
    assert (table.seat, table.asked.ask, table.match.answers) == ("germany", "ask-play", [])


def test_an_undo_goes_back_to_the_last_answer_that_was_given_by_hand(table: Table) -> None:
    table.position(BATTLE)
    table.match.order(GERMANY, Order("blitzkrieg", "always"))
    table.do("play land_battle", "battle ukraine")
    assert [given.auto for given in table.match.answers] == [False, False, True]
    assert table.match.before_own(GERMANY) == 1


def test_all_must_agree_to_undo_what_was_decided_in_secret_together(table: Table) -> None:
    table.new("edition=second")
    assert len(table.match.decisions) == len(EVERYBODY)
    decision = table.match.decision(GERMANY)
    assert decision is not None
    table.match.answer(GERMANY, decision.options[0])
    assert not table.match.answers[-1].barrier
    assert table.match.concerned(0) == EVERYBODY


def test_an_undo_does_not_go_back_to_what_was_said_aside(table: Table) -> None:
    table.position(BATTLE)
    table.do("play build_army", "build balkans")
    while table.seat == "germany":
        table.do("pass")
    last = len(table.match.answers) - 1
    table.match.say(GERMANY, "lift")
    assert table.match.answers[-1].aside
    assert table.match.before_own(GERMANY) == last
