"""A copy of a match is the same match, and what is done to one does not show in the other."""

from random import Random
from typing import Any

import pytest
from tests.conformance.walks import NAMES, Variant

from wartable.core.chance_match import ChanceMatch
from wartable.core.decision import BadInput, Illegal
from wartable.core.match import CHECKPOINT, Match
from wartable.core.orders import ALWAYS, ASK, NEVER, Order, Orders
from wartable.core.replaying import replay

each_game = pytest.mark.parametrize("name", NAMES)


def plain(value: Any) -> Any:
    """What a field of a match holds now, so that it can be compared later."""
    if hasattr(value, "dump"):
        return value.dump(), value.decisions, tuple(map(str, value.events))
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    if isinstance(value, Orders):
        return plain(vars(value))
    return repr(value)


def fields(match: Match) -> dict[str, Any]:
    """All fields of a match."""
    return {name: plain(value) for name, value in vars(match).items()}


def order(match: Match, seat: int, random: Random) -> Order:
    """A standing order that a seat may give."""
    terms = match.game.scope(match.state, seat)
    only = {name: random.choice(words) for name, words in terms.about.items() if words}
    limits = dict(list(only.items())[: random.randrange(len(only) + 1)])
    card = random.choice(["", *terms.cards])
    return Order(card, random.choice([ALWAYS, NEVER, ASK]), limits)


def live(match: Match, random: Random, times: int) -> None:
    """Do whatever may be done with a match: answer, give orders, go back, change the rules."""
    for _ in range(times):
        seat = random.randrange(len(match.orders))
        try:
            match random.randrange(12):
                case 0:
                    match.order(seat, order(match, seat, random))
                case 1:
                    match.hush(seat, random.choice(["step", "turn"]))
                case 2:
                    match.undo(seat, agreed=True)
                case 3 if random.random() < 0.2:
                    match.rewind(len(match.answers) // 2)
                case 4 if random.random() < 0.1:
                    match.change_rules()
                case _ if match.decisions:
                    decision = random.choice(match.decisions)
                    match.answer(decision.seat, random.choice(decision.options))
        except (Illegal, BadInput):
            pass


@each_game
def test_what_is_done_to_a_copy_or_to_the_first_does_not_show_in_the_other(name: str) -> None:
    variant, random = Variant(name), Random(41)
    match = Match(variant.game, variant.options, 41)
    for _ in range(8):
        live(match, random, CHECKPOINT // 2)
        other = match.copy()
        before = fields(match)
        assert fields(other) == before, "the copy is the same"
        live(other, random, CHECKPOINT)
        assert fields(match) == before, "what was done to the copy"
        after = fields(other)
        assert after != before
        live(match, random, CHECKPOINT)
        assert fields(other) == after, "what was done to the first"
        match = random.choice([match, other])
        if match.over:
            match.rewind(match.floor)
    assert any(one.given for one in match.orders)


@each_game
def test_a_copy_in_which_chance_is_decided_leaves_the_first_as_it_was(name: str) -> None:
    variant, random = Variant(name), Random(42)
    match = ChanceMatch(variant.game, variant.options)

    def go_on(one: ChanceMatch, times: int) -> None:
        for _ in range(times):
            if one.outcomes:
                one.draw(random.randrange(one.outcomes))
            elif one.decisions:
                decision = random.choice(one.decisions)
                one.answer(decision.seat, random.choice(decision.options))

    for _ in range(6):
        other = match.copy()
        before = fields(match)
        assert fields(other) == before
        go_on(other, 40)
        assert fields(match) == before, "what was done to the copy"
        after = fields(other)
        go_on(match, 40)
        assert fields(other) == after, "what was done to the first"
        for wrong in (-1, max(match.outcomes, other.outcomes)):
            for one in (match, other):
                held = fields(one)
                with pytest.raises(Illegal):
                    one.draw(wrong)
                assert fields(one) == held, "no such outcome"


@each_game
def test_orders_that_were_given_are_kept_by_a_copy_and_by_no_replay(name: str) -> None:
    variant, random = Variant(name), Random(43)
    match = Match(variant.game, variant.options, 43)
    live(match, random, CHECKPOINT)
    assert plain(match.copy().orders) == plain(match.orders)
    again = replay(match.record())
    assert not any(one.given or one.quiet for one in again.orders)
    assert again.state.dump() == match.state.dump()
