"""Standing orders, obeyed at the door."""

import msgspec
import pytest
from tests.conftest import Table, rule

from wartable.core.decision import BadInput
from wartable.core.game import find, settle
from wartable.core.orders import Order, Orders, Reaction, stored

ATTACK = """
    turn germany play
    germany
      armies germany, eastern_europe, balkans
      hand land_battle x2, build_army
    soviet_union
      armies ukraine, russia, moscow
      down stalingrad, leningrad
    """
SOVIETS = 3


@rule("qm 5.3")
def test_an_order_to_use_a_card_always_uses_it_without_asking(table: Table) -> None:
    table.position(ATTACK)
    table.match.order(SOVIETS, Order("stalingrad", "always"))
    table.do("play land_battle", "battle ukraine")
    assert "ukraine" in table.armies("soviet_union")
    assert table.cards("soviet_union", "discard") == ["stalingrad"]


@rule("qm 5.3")
def test_an_order_never_to_use_a_card_lets_the_chance_go(table: Table) -> None:
    table.position(ATTACK)
    table.match.order(SOVIETS, Order("stalingrad", "never"))
    table.do("play land_battle", "battle ukraine")
    assert "ukraine" not in table.armies("soviet_union")
    assert "stalingrad" in table.cards("soviet_union", "down")


@rule("qm 5.3")
def test_an_order_to_ask_only_for_a_space_declines_elsewhere(table: Table) -> None:
    table.position(ATTACK)
    table.match.order(SOVIETS, Order("", "ask", {"space": "ukraine"}))
    table.do("play land_battle", "battle russia")
    assert "russia" not in table.armies("soviet_union")


@rule("qm 5.3")
def test_an_order_about_one_card_outweighs_one_about_every_card_in_a_space(table: Table) -> None:
    table.position(ATTACK)
    table.match.order(SOVIETS, Order("stalingrad", "always"))
    table.match.order(SOVIETS, Order("", "never", {"space": "ukraine"}))
    table.do("play land_battle", "battle ukraine")
    assert table.cards("soviet_union", "discard") == ["stalingrad"]


@rule("qm 5.3")
def test_an_order_for_another_nation_does_not_fit(table: Table) -> None:
    table.position(ATTACK)
    table.match.order(SOVIETS, Order("stalingrad", "always", {"nation": "italy"}))
    table.do("play land_battle", "battle ukraine")
    assert table.seat == "soviet_union"


@rule("qm 5.3")
def test_an_order_may_be_changed_at_any_time_and_answers_an_open_question(table: Table) -> None:
    table.position(ATTACK)
    table.do("play land_battle", "battle ukraine")
    assert table.seat == "soviet_union"
    table.match.order(SOVIETS, Order("stalingrad", "always"))
    assert "ukraine" in table.armies("soviet_union")


@rule("qm 5.3")
def test_a_seat_may_decline_for_the_rest_of_a_turn(table: Table) -> None:
    table.position(ATTACK)
    table.do("play land_battle", "battle ukraine")
    table.match.hush(SOVIETS, "turn")
    assert table.seat == "germany"
    assert "ukraine" not in table.armies("soviet_union")


def test_orders_are_in_the_record_as_answers_and_not_as_orders(table: Table) -> None:
    table.position(ATTACK)
    table.match.order(SOVIETS, Order("stalingrad", "always"))
    table.do("play land_battle", "battle ukraine")
    assert "use stalingrad" in table.match.record()
    assert "always" not in table.match.record()


def test_an_order_that_is_none_is_refused(table: Table) -> None:
    table.position(ATTACK)
    with pytest.raises(BadInput):
        table.match.order(SOVIETS, Order("stalingrad", "sometimes"))


@pytest.mark.parametrize(
    "order",
    [
        Order("stalingard", "always"),
        Order("blitzkrieg", "always"),
        Order("stalingrad", "always", {"space": "ukrain"}),
        Order("stalingrad", "always", {"nation": "france"}),
    ],
)
def test_an_order_that_names_what_there_is_not_is_refused(table: Table, order: Order) -> None:
    table.position(ATTACK)
    with pytest.raises(BadInput, match="one-of"):
        table.match.order(SOVIETS, order)
    assert table.match.orders[SOVIETS].given == []


def test_an_order_that_an_older_version_kept_is_read_with_its_limits() -> None:
    old = b'{"card":"stalingrad","do":"always","space":"ukraine","nation":""}'
    kept = Order("stalingrad", "always", {"space": "ukraine"})
    assert stored(old) == kept
    assert stored(msgspec.json.encode(kept)) == kept


def test_a_naval_order_speaks_of_cancelling_and_copying() -> None:
    game = find("naval")
    scope = game.scope(game.new(settle(game, ["seats=3"]), 1), 0)
    scope.check(Order("cancel", "never", {"seat": "charlie"}))
    with pytest.raises(BadInput, match="one-of choices=seat"):
        scope.check(Order("cancel", "never", {"space": "ukraine"}))
    with pytest.raises(BadInput, match="one-of"):
        scope.check(Order("cancel", "never", {"seat": "delta"}))


def chance(*cards: str) -> Reaction:
    """A chance to react with some cards, or to pass."""
    uses = dict(enumerate(cards, 1))
    return Reaction(0, uses, {"space": ("ukraine",)}, "step", "turn")


def test_an_order_never_to_use_one_card_leaves_the_others_to_be_asked_about() -> None:
    orders = Orders()
    orders.give(Order("stalingrad", "never"))
    assert orders.answer(chance("stalingrad")) == 0
    assert orders.answer(chance("stalingrad", "rasputitsa")) is None


def test_an_order_about_one_card_goes_before_one_about_all() -> None:
    orders = Orders()
    orders.give(Order("", "never"))
    orders.give(Order("rasputitsa", "always"))
    assert orders.answer(chance("stalingrad", "rasputitsa")) == 2
    assert orders.answer(chance("stalingrad")) == 0


def test_of_two_orders_that_are_as_exact_the_later_one_counts() -> None:
    orders = Orders()
    orders.give(Order("stalingrad", "always", {"space": "ukraine"}))
    orders.give(Order("stalingrad", "never", {"nation": "germany"}))
    both = Reaction(0, {1: "stalingrad"}, {"space": ("ukraine",), "nation": ("germany",)}, "", "")
    assert orders.answer(both) == 0


def test_an_order_to_ask_for_one_space_declines_elsewhere() -> None:
    orders = Orders()
    orders.give(Order("", "ask", {"space": "moscow"}))
    assert orders.answer(chance("stalingrad")) == 0


def test_an_order_for_one_space_leaves_the_order_for_all_others_as_it_was(table: Table) -> None:
    table.position(ATTACK)
    table.match.order(SOVIETS, Order("", "never"))
    table.match.order(SOVIETS, Order("", "always", {"space": "russia"}))
    table.do("play land_battle", "battle ukraine")
    assert "ukraine" not in table.armies("soviet_union")
    assert [order.do for order in table.match.orders[SOVIETS].given] == ["never", "always"]
