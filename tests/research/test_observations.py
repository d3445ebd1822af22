"""What programs are given is built from what a seat may see, and from nothing else."""

from random import Random
from typing import Any

import numpy as np
import pytest
from tests.conformance.test_leaks import watchers
from tests.conformance.walks import ALL, COVERED, Variant, played, samples, somewhere

from wartable.adapters.learning import HISTORY, LEAST, MOST, WIDE, Observer

every = pytest.mark.parametrize("variant", ALL, ids=lambda variant: variant.id)


@pytest.mark.parametrize("variant", COVERED, ids=lambda variant: variant.id)
def test_what_a_seat_cannot_know_changes_no_number(variant: Variant) -> None:
    game, observer = variant.game, Observer(variant.game, variant.options)
    for number, state in enumerate(samples(variant)[::5]):
        for seat in watchers(game, state)[1 + number % 2 :: 2]:
            world = game.world(state, seat, number)
            assert np.array_equal(observer.observe(state, seat), observer.observe(world, seat))
            assert np.array_equal(observer.mask(state, seat), observer.mask(world, seat))


@every
def test_an_observation_is_what_the_view_says_whatever_was_observed_before(
    variant: Variant,
) -> None:
    observer = Observer(variant.game, variant.options)
    encoder, size = observer.encoder, observer.encoder.size
    states = [*samples(variant)[::3]]
    Random(1).shuffle(states)
    for state in states:
        for seat in range(len(encoder.seats)):
            cells = encoder.encode(encoder.view(variant.game, state, seat), seat)
            row = np.zeros(size, np.float32)
            row[[*cells]] = [*cells.values()]
            assert np.array_equal(observer.observe(state, seat)[:size], row)


@every
def test_an_event_is_written_as_its_seat_saw_it(variant: Variant) -> None:
    match = played(variant).match
    observer = Observer(variant.game, variant.options)
    kinds = {event.kind for _, event in match.events}
    assert kinds <= {*observer.encoder.kinds}
    for _, event in match.events[:60]:
        for seat in range(len(match.orders)):
            row = np.zeros(HISTORY * WIDE, np.float32)
            observer.write(row, [event], seat)
            blind = np.zeros(HISTORY * WIDE, np.float32)
            observer.write(blind, [event.seen_by(1 << seat)], seat)
            assert np.array_equal(row, blind) and row[0]


@every
def test_the_parts_of_an_observation_have_their_shapes_and_bounds(variant: Variant) -> None:
    observer = Observer(variant.game, variant.options)
    for state in samples(variant)[::4]:
        seat = state.decisions[0].seat
        row = observer.observe(state, seat)
        named = observer.named(row)
        assert {name: part.shape for name, part in named.items()} == observer.shapes
        assert sum(part.size for part in named.values()) == row.size
        assert row.min() >= LEAST and row.max() <= MOST
        named["seat"][:] = 7
        assert row[observer.at["seat"]] == 7, "a part is a view, not a copy"
        mask = observer.mask(state, seat)
        assert mask.sum() == len(state.decisions[0].options)


def changed(variant: Variant, seed: int) -> tuple[Any, Any]:
    """Two neighbouring states of a game."""
    return somewhere(variant, seed, 40).copy(), somewhere(variant, seed, 48).copy()


@pytest.mark.parametrize("variant", [v for v in ALL if not v.words], ids=lambda v: v.id)
def test_what_happens_on_the_table_shows(variant: Variant) -> None:
    observer, random = Observer(variant.game, variant.options), Random(1)
    for _ in range(5):
        before, after = changed(variant, random.randrange(100))
        assert not np.array_equal(observer.observe(before, 0), observer.observe(after, 0))
