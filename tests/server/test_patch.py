"""A patch turns the old view into the new one."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wartable.core.game import SPECTATOR, find, settle
from wartable.core.layers import over
from wartable.core.match import Match
from wartable.core.parts import VIEWER, part
from wartable.server import api
from wartable.server.patch import GONE, apply, difference
from wartable.server.speed import LayeredView, layered, update

leaves = st.none() | st.booleans() | st.integers(0, 3) | st.text("ab", max_size=2)
values = st.recursive(
    leaves | st.lists(st.integers(0, 2), max_size=2),
    lambda inner: st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=12,
)
views = st.dictionaries(st.sampled_from("abcd"), values, max_size=4)


@given(views, views)
def test_a_patch_turns_the_old_into_the_new(old: dict[str, Any], new: dict[str, Any]) -> None:
    assert apply(old, difference(old, new)) == new


@given(views)
def test_nothing_changed_is_an_empty_patch(view: dict[str, Any]) -> None:
    assert difference(view, dict(view)) == {}


counts = st.dictionaries(st.sampled_from("abcd"), st.integers(-1, 3), max_size=3)


@given(st.lists(st.builds(api.LogLine, st.just("log-x"), views), max_size=2), views, counts)
def test_an_update_from_its_parts_is_what_would_be_encoded_whole(
    lines: list[api.LogLine], patches: dict[str, Any], undo: dict[str, int]
) -> None:
    def rows(part: dict[str, Any]) -> list[bytes]:
        return [api.encode(name) + b":" + api.encode(value) for name, value in part.items()]

    parts: list[tuple[bytes, list[bytes]]]
    parts = [(b"views", rows(patches)), (b"asked", []), (b"undo", rows(undo))]
    whole = api.Update(7, lines, patches, undo=undo)
    assert update(api.encode(api.Update(7, lines)), *parts) == api.encode(whole)


def test_what_is_gone_is_named_and_null_is_a_value() -> None:
    old, new = {"a": 1, "b": {"c": 1, "d": 2}}, {"b": {"c": None}}
    assert difference(old, new) == {"b": {"c": None, GONE: ["d"]}, GONE: ["a"]}


layers = st.dictionaries(
    st.sampled_from([("a",), ("n", "x"), ("n", "y")]),
    st.dictionaries(st.sampled_from("abcd"), leaves, max_size=3) | st.lists(leaves, max_size=2),
)
public = st.fixed_dictionaries(
    {
        "a": st.lists(leaves, max_size=2),
        "b": leaves,
        "n": st.fixed_dictionaries(
            {key: st.dictionaries(st.sampled_from("abcd"), leaves, max_size=3) for key in "xyz"}
        ),
    }
)
seen = st.tuples(public, layers)


@given(seen, seen)
def test_the_patch_of_a_layered_view_turns_the_old_into_the_new(
    old: LayeredView, new: LayeredView
) -> None:
    patch = layered(difference(old[0], new[0]), old, new)
    assert apply(over(*old), patch) == over(*new)
    assert bool(patch) == (over(*old) != over(*new))


@given(views, views)
def test_a_game_without_layers_is_one_layer(old: dict[str, Any], new: dict[str, Any]) -> None:
    assert apply(old, layered({}, ({}, {(): old}), ({}, {(): new}))) == new


@pytest.mark.parametrize("words", [["cover"], ["edition=first", "air_marshal"]])
def test_who_follows_a_game_sees_what_somebody_sees_who_comes_just_now(words: list[str]) -> None:
    game: Any = find("quartermaster")
    chance, match = random.Random(3), Match(game, settle(game, words), 3)
    made = part(game, VIEWER)
    assert made is not None
    viewer, seats = made(), [SPECTATOR, *range(6)]
    while not match.over:
        decision = chance.choice(match.decisions)
        match.answer(decision.seat, chance.choice(decision.options))
        public, layers = viewer.look(match.state, seats)
        for seat, layer in zip(seats, layers, strict=True):
            assert over(public, layer) == game.view(match.state, seat)
