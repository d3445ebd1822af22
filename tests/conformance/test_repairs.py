"""Games outlive repairs of their rules: each is told, and older states are read or refused."""

from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
from tests.conformance.walks import ALL, Variant, same, samples

from wartable.core.game import games
from wartable.core.states import OldShape, SavedState, loader, saved_fields, saves
from wartable.words.text import LANGUAGES, words

NAMED = [variant for variant in ALL if variant.game.saved(b"").fields]
"""Those that say what their states consist of."""
named = pytest.mark.parametrize("variant", NAMED, ids=lambda variant: variant.id)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", games())
def test_every_version_of_the_rules_says_in_words_what_it_changed(game_id: str, lang: str) -> None:
    said, version = words(lang, game_id), games()[game_id].rules_version
    for number in range(2, version + 1):
        assert said.has(f"repair-{number}"), f"{game_id}: what did version {number} change?"
    assert not said.has(f"repair-{version + 1}"), "the version has not been raised"


@named
def test_a_state_is_read_whatever_the_order_of_its_fields_was(variant: Variant) -> None:
    for state in samples(variant):
        saved = variant.game.saved(state.dump())
        row = msgspec.msgpack.decode(saved.data)
        turned = msgspec.msgpack.encode(row[::-1])
        assert same(variant.game.lift(SavedState(turned, saved.fields[::-1], 1)), state)


@named
def test_a_state_of_another_shape_is_refused_by_the_name_of_what_differs(variant: Variant) -> None:
    state = next(iter(samples(variant)))
    saved = variant.game.saved(state.dump())
    row = msgspec.msgpack.decode(saved.data)
    short = SavedState(msgspec.msgpack.encode(row[:-1]), saved.fields[:-1], 1)
    with pytest.raises(OldShape, match=saved.fields[-1]):
        variant.game.lift(short)
    more = SavedState(msgspec.msgpack.encode([*row, 0]), (*saved.fields, "no_such_field"), 1)
    with pytest.raises(OldShape, match="no_such_field"):
        variant.game.lift(more)


@saves
@dataclass
class Now:
    """A state as it is now: what were points of two teams is a list."""

    seed: int
    round: int
    points: list[int]


def mend(fields: dict[str, Any], rules: int) -> None:
    """Make a state of the first version one of now."""
    if rules < 2:
        fields["points"] = [fields.pop("north"), fields.pop("south")]


def test_a_game_mends_the_states_of_older_rules_and_only_those() -> None:
    load = loader(Now, mend)
    now = Now(7, 3, [4, 5])
    row = [(7).to_bytes(16, "big"), 5, 4, 3]
    data = msgspec.msgpack.encode(row)
    fields = ("seed", "south", "north", "round")
    assert load(data, SavedState(data, fields, 1)) == now
    today = msgspec.msgpack.encode([(7).to_bytes(16, "big"), 3, [4, 5]])
    assert load(today) == load(today, SavedState(today, (), 2)) == now
    assert saved_fields(Now) == ["seed", "round", "points"]
    with pytest.raises(OldShape, match="north, points, south"):
        load(data, SavedState(data, fields, 2))
