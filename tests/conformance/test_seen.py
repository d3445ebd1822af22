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
