"""What a game says of its views and of its map holds for every table."""

import msgspec
import pytest
from tests.conformance.walks import ALL, Variant, samples

from wartable.core.parts import SCENERY, SEEN, SEEN_SCENERY, part

TYPED = [variant for variant in ALL if part(variant.game, SEEN)]
DRAWN = [variant for variant in ALL if part(variant.game, SCENERY)]


@pytest.mark.parametrize("variant", TYPED, ids=lambda variant: variant.id)
def test_every_view_is_as_the_game_says_that_views_are(variant: Variant) -> None:
    game, seen = variant.game, part(variant.game, SEEN)
    assert seen is not None
    for state in samples(variant):
        for seat in range(-2, len(game.seats(state))):
            msgspec.convert(game.view(state, seat), seen)


@pytest.mark.parametrize("variant", DRAWN, ids=lambda variant: variant.id)
def test_a_map_is_as_the_game_says_that_maps_are(variant: Variant) -> None:
    scenery, seen = part(variant.game, SCENERY), part(variant.game, SEEN_SCENERY)
    assert scenery is not None and seen is not None
    drawn = scenery(variant.game.new(variant.options, 1))
    assert msgspec.convert(msgspec.to_builtins(drawn), seen) == drawn


@pytest.mark.parametrize("variant", TYPED, ids=lambda variant: variant.id)
def test_a_view_has_one_question_of_each_seat_and_answers_for_who_is_asked(
    variant: Variant,
) -> None:
    game = variant.game
    for state in samples(variant)[::5]:
        for seat, name in enumerate(game.seats(state)):
            rows = game.view(state, seat)["decisions"]
            assert len({row["seat"] for row in rows}) == len(rows)
            assert [row.get("options") for row in rows if row["seat"] == name] == [
                [game.text(state, option) for option in asked.options]
                for asked in state.decisions
                if asked.seat == seat
            ]
            assert not any("options" in row for row in rows if row["seat"] != name)
