"""States are plain data: copied, saved, written down and read again at any question."""

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.conformance.walks import (
    ALL,
    COVERED,
    NAMES,
    Variant,
    played,
    same,
    samples,
    somewhere,
    step,
    walk,
)

from wartable.core.game import REFEREE, SPECTATOR
from wartable.core.parts import SEEN, part

every = pytest.mark.parametrize("variant", ALL, ids=lambda variant: variant.id)


@every
def test_a_copy_is_equal_and_has_no_events_yet(variant: Variant) -> None:
    for state in samples(variant):
        copy = state.copy()
        assert same(copy, state)
        assert copy.events == []


@every
def test_what_happens_to_a_copy_does_not_happen_to_the_original(variant: Variant) -> None:
    random = Random(2)
    for state in samples(variant):
        before, asked = state.dump(), state.decisions
        copy = state.copy()
        for _ in range(6):
            if copy.decisions:
                step(variant.game, copy, random)
        assert state.dump() == before
        assert state.decisions == asked


@every
def test_a_saved_state_loads_as_the_same_state_with_the_same_questions(variant: Variant) -> None:
    for state in samples(variant):
        assert same(variant.game.load(state.dump()), state)


@pytest.mark.parametrize("variant", COVERED, ids=lambda variant: variant.id)
def test_the_samples_reach_into_nested_reactions(variant: Variant) -> None:
    assert max(len(state.frames) for state in samples(variant)) >= 4


@every
def test_a_loaded_state_goes_on_like_the_one_that_was_saved(variant: Variant) -> None:
    for number, state in enumerate(samples(variant)[::3]):
        first, second = state.copy(), variant.game.load(state.dump())
        one, other = Random(number), Random(number)
        for _ in range(12):
            if first.decisions:
                assert step(variant.game, first, one) == step(variant.game, second, other)
                assert same(first, second)
                assert first.events == second.events
                first.events.clear()
                second.events.clear()


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_and_the_same_answers_give_the_same_game(name: str) -> None:
    variant = Variant(name)
    for first, second in zip(walk(variant, 5), walk(variant, 5), strict=True):
        assert first.dump() == second.dump()


@pytest.mark.parametrize("name", NAMES)
def test_another_seed_gives_another_game(name: str) -> None:
    variant = Variant(name)
    ends = [list(walk(variant, seed))[-1].dump() for seed in (1, 2, 3)]
    assert len(set(ends)) == 3


@every
def test_a_position_written_down_reads_back_as_the_same_state(variant: Variant) -> None:
    for state in samples(variant)[::2]:
        text = variant.game.write(state)
        # The seed given to read shuffles what is left open, and nothing is.
        again = variant.game.position(text, 987)
        assert same(again, state)
        assert variant.game.write(again) == text


@every
def test_a_finished_game_is_written_down_too(variant: Variant) -> None:
    state = played(variant).match.state
    again = variant.game.position(variant.game.write(state), 1)
    assert same(again, state)
    assert variant.game.result(again) == variant.game.result(state)


@every
def test_a_view_is_json_and_looking_changes_nothing(variant: Variant) -> None:
    for state in samples(variant)[::3]:
        before = state.dump()
        for seat in (*range(len(variant.game.seats(state))), SPECTATOR, REFEREE):
            view = variant.game.view(state, seat)
            assert msgspec.json.decode(msgspec.json.encode(view)) == view
        assert state.dump() == before


@every
def test_the_settings_of_a_state_make_the_same_table(variant: Variant) -> None:
    game = variant.game
    state = game.new(variant.options, 3)
    again = game.new(game.options(state), 3)
    assert same(state, again)


choices = st.lists(st.integers(0, 255), min_size=1, max_size=24)


@pytest.mark.parametrize("name", NAMES)
@settings(derandomize=True, deadline=None, max_examples=25)
@given(data=st.data(), seed=st.integers(0, 10_000), skip=st.integers(0, 300), chosen=choices)
def test_at_every_question_copy_save_and_load_agree(
    name: str, data: st.DataObject, seed: int, skip: int, chosen: list[int]
) -> None:
    variant = data.draw(st.sampled_from([found for found in ALL if found.name == name]))
    state = somewhere(variant, seed, skip)
    for choice in chosen:
        if not state.decisions:
            break
        assert same(state.copy(), state)
        assert same(variant.game.load(state.dump()), state)
        decision = state.decisions[choice % len(state.decisions)]
        option = decision.options[choice % len(decision.options)]
        variant.game.answer(state, decision.seat, option)


@every
def test_a_view_looks_as_the_game_says(variant: Variant) -> None:
    game = variant.game
    seen = part(game, SEEN)
    for state in samples(variant) if seen else ():
        for seat in (*range(len(game.seats(state))), SPECTATOR, REFEREE):
            msgspec.convert(game.view(state, seat), seen)
