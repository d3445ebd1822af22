"""What a seat says without being asked: it wants to lift, or to be asked about a card."""

from tests.conftest import rule
from tests.server.harness import SIX, Running
from tests.server.test_tables import two

from wartable.core.game import find, settle
from wartable.server import undoing
from wartable.server.chairs import Chair, Device
from wartable.server.replay import replay_part
from wartable.server.setup import Setup
from wartable.server.tables import Entry, Table

POSITION = """
turn germany play
germany
  armies germany, russia, eastern_europe
  status abundant_resources
  hand build_army, land_battle
soviet_union
  armies moscow, ukraine
"""


def table() -> Table:
    """A table that six people play."""
    game = find("quartermaster")
    chairs = [Chair(name, "person", devices=[Device(b"me")]) for name in SIX]
    made = Table("t", game, settle(game, []), 1, POSITION, Setup(), b"", chairs)
    made.do(Entry("begin", -1, ""))
    return made


@rule("qm 2.1")
def test_a_seat_that_is_not_asked_says_that_it_wants_to_lift(server: Running) -> None:
    first, second = two(server, position=POSITION)
    with first, second:
        number = first.asked["germany"]["number"]
        wish = {"type": "answer", "seat": "soviet_union", "number": 0, "answer": "lift"}
        assert second.send(**wish)["ok"]
        again = second.send(**wish)
        assert again["reason"]["message"] in ("reason-stale", "reason-wished")
        # The open question stays as it is.
        assert first.asked["germany"]["number"] == number
        first.answer("germany", "discard build_army")
        second.until_asked("soviet_union")
        assert second.asked["soviet_union"]["ask"] == "ask-wish"
        second.answer("soviet_union", "lift ukraine")
        second.answer("soviet_union", "pass")
        first.until_asked("germany")
        assert first.asked["germany"]["ask"] == "ask-discard"


@rule("qm 2.1")
def test_a_question_shows_what_may_be_said_beside_it() -> None:
    asked = table().questions.of(0)
    assert asked is not None
    assert [offer.answer for offer in asked.offers] == ["lift"]
    assert "lift" not in [choice.answer for choice in asked.choices]


@rule("qm 2.1")
def test_a_wish_is_told_when_the_game_is_looked_at_again() -> None:
    made = table()
    made.do(Entry("answer", 3, "lift"))
    made.do(Entry("answer", 0, "discard build_army"))
    made.do(Entry("answer", 3, "lift ukraine"))
    moments = replay_part(made, 0).moments
    told = [(one.seat, one.said.answer) for one in moments if one.said is not None]
    assert told == [
        ("soviet_union", "lift"),
        ("germany", "discard build_army"),
        ("soviet_union", "lift ukraine"),
    ]


@rule("qm 3.6")
def test_an_order_about_a_status_that_scores_is_obeyed_where_nobody_would_be_asked() -> None:
    made = table()
    made.do(Entry("order", 0, '{"card":"abundant_resources","do":"ask"}'))
    made.do(Entry("answer", 0, "discard build_army"))
    assert made.open[0].ask == "ask-award"


@rule("qm 2.1")
def test_nobody_notices_that_another_wants_to_lift() -> None:
    made = table()
    made.do(Entry("answer", 0, "lift"))
    free = undoing.free(made)
    assert free == (0, 1)
    made.do(Entry("wish", 0, "0 1"))
    made.do(Entry("answer", 3, "lift"))
    # Germany may still take its answer back, and its request to do so still stands.
    assert undoing.free(made) == free
    assert made.undo_request is not None
    assert made.playing.before_own(0) == 0
    assert undoing.concerned(made, 0, 0) == set()


@rule("qm 2.1")
def test_who_wants_to_lift_is_still_asked_after_another_took_an_answer_back() -> None:
    made = table()
    made.do(Entry("answer", 0, "play land_battle"))
    made.do(Entry("answer", 3, "lift"))
    made.do(Entry("undo", 0, "0"))
    assert made.open[0].ask == "ask-play"
    made.do(Entry("answer", 0, "discard build_army"))
    assert made.open[3].ask == "ask-wish"
    made.do(Entry("undo", 0, str(made.playing.before_own(0))))
    assert made.open[0].ask == "ask-play"
    made.do(Entry("answer", 0, "discard land_battle"))
    assert made.open[3].ask == "ask-wish"


@rule("qm 3.6")
def test_an_order_about_a_status_that_scores_outlives_an_undo() -> None:
    made = table()
    made.do(Entry("answer", 0, "lift"))
    made.do(Entry("order", 0, '{"card":"abundant_resources","do":"ask"}'))
    assert undoing.free(made) == (0, 1)
    made.do(Entry("undo", 0, "0"))
    made.do(Entry("answer", 0, "discard build_army"))
    assert made.open[0].ask == "ask-award"
