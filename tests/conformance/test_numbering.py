"""Every answer has one number in range, the same one in every game, and is read back from it."""

import copy
import pickle
from random import Random
from typing import Any

import pytest
from tests.conformance.walks import ALL, Variant, same, samples
from tests.numbers import checked

from wartable.core.chance_match import ChanceMatch
from wartable.core.decision import BadInput, Illegal
from wartable.core.game import find, settle
from wartable.core.match import Match

every = pytest.mark.parametrize("variant", ALL, ids=lambda variant: variant.id)
STAMPS = {
    "europe": (1, "d11ee7fe"),
    "europe-scenario=france_1940": (1, "465c73de"),
    "naval": (2, "f3caa54b"),
    "naval-ships=extended": (2, "4937a00b"),
    "naval-scenario=bay_of_pandas": (2, "8d024186"),
    "quartermaster": (2, "d1f2cf29"),
    "quartermaster-edition=first": (2, "0b6a977f"),
    "quartermaster-air_marshal": (2, "404be353"),
}
"""The version of the rules and the stamp of the numbering: one may not change without the other."""


@every
def test_every_answer_has_one_number_and_is_read_back_from_it(variant: Variant) -> None:
    _, wrong, most, longest = checked((variant, 1))
    assert not wrong
    assert most > 1 and longest > 1


@every
def test_a_number_that_is_none_is_refused_with_the_last_one(variant: Variant) -> None:
    state, count = samples(variant)[0], len(variant.game.actions(variant.options))
    for index in (-1, count):
        with pytest.raises(Illegal) as caught:
            variant.game.option(state, index)
        assert caught.value.reason.args == {"index": index, "last": count - 1}


def test_a_numbering_changes_only_with_the_rules_version() -> None:
    found = {variant.id: variant for variant in ALL}
    for name, stamped in STAMPS.items():
        variant = found[name]
        numbering = variant.game.actions(variant.options)
        assert (variant.game.rules_version, numbering.stamp) == stamped, name


@every
def test_a_game_of_every_option_set_has_bounds_sides_and_returns(variant: Variant) -> None:
    game, options, random = variant.game, variant.options, Random(3)
    state = game.new(options, 3)
    seats = game.seats(state)
    assert game.bounds(options).seats == len(seats)
    assert set(game.sides(state)) == set(range(max(game.sides(state)) + 1))
    assert game.returns(state) == (0.0,) * len(seats)
    while state.decisions:
        decision = random.choice(state.decisions)
        game.answer(state, decision.seat, random.choice(decision.options))
        state.events.clear()
    won = {game.sides(state)[seat] for seat in game.winners(state)}
    assert len(won) <= 1 and bool(won) == (game.result(state) != "draw")
    assert {value for value, side in zip(game.returns(state), game.sides(state), strict=True)
            if side in won} == ({1.0} if won else set())  # fmt: skip


@every
def test_a_state_that_is_copied_or_pickled_by_python_is_the_same(variant: Variant) -> None:
    for state in samples(variant)[::6]:
        for other in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert other is not state and same(other, state)
            if state.decisions:
                before = state.dump()
                decision = other.decisions[0]
                variant.game.answer(other, decision.seat, decision.options[0])
                assert state.dump() == before


@pytest.mark.parametrize("name", ["europe", "naval", "quartermaster"])
def test_a_seed_below_zero_is_refused(name: str) -> None:
    game = find(name)
    with pytest.raises(BadInput):
        game.new(settle(game, []), -1)


@pytest.mark.parametrize("name", ["europe", "naval", "quartermaster"])
def test_with_explicit_chance_the_outcomes_decide_all(name: str) -> None:
    game = find(name)
    ends, drawn = [], 0
    for _ in range(2):
        match, random = ChanceMatch(game, settle(game, [])), Random(7)
        while not match.over:
            if match.outcomes:
                match.draw(random.randrange(match.outcomes))
                drawn += 1
            else:
                decision = match.decisions[0]
                match.answer(decision.seat, random.choice(decision.options))
                match = match.copy() if random.random() < 0.05 else match
        ends.append(match.hash())
    assert ends[0] == ends[1] and drawn > 10
    with pytest.raises(Illegal):
        match.record()


def test_while_chance_waits_nobody_is_asked_and_no_answer_is_taken() -> None:
    game = find("naval")
    match = ChanceMatch(game, settle(game, []))
    assert match.outcomes == 6 and match.decisions == () and not match.over
    with pytest.raises(Illegal):
        match.answer(0, 0)
    with pytest.raises(Illegal):
        match.draw(6)
    half: Any = 0.5
    with pytest.raises(TypeError):
        match.draw(half)
    assert match.information(0) == ""
    # Two dice for the order of play, and the higher one begins.
    match.draw(1)
    match.draw(4)
    assert match.state.first == 1 and match.outcomes == 0


@pytest.mark.parametrize("variant", [v for v in ALL if not v.words], ids=lambda v: v.id)
def test_a_seat_recalls_what_it_saw_and_said_and_nothing_else(variant: Variant) -> None:
    game, random = variant.game, Random(5)
    match = Match(game, variant.options, 5)
    before = ""
    for _ in range(60):
        decision = match.decisions[0]
        option = random.choice(decision.options)
        words = game.text(match.state, option)
        match.answer(decision.seat, option)
        recalled = match.information(decision.seat).splitlines()
        assert f"> {words}" in recalled
        other = match.copy()
        assert other.information(0) == match.information(0)
        lines = match.information(0).splitlines()[:-1]
        # Perfect recall: what was known stays known.
        assert "\n".join(lines).startswith(before)
        before = "\n".join(lines)
    hidden = [event for _, event in match.events if event.secret and not event.to & 1]
    for event in hidden:
        shown = " ".join(map(str, (event.kind, *event.args, "|", *event.secret)))
        assert shown not in match.information(0).splitlines()
