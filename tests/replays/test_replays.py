"""Stored games are played again to the same end: a rule that changes shows in their files.

When a rule was changed on purpose, `make replays` plays them anew. When only what is offered, told
or shown on the way was changed on purpose, `python -m tests.replays.traces` is enough.
"""

from pathlib import Path

import pytest
from tests.conformance.walks import ALL, Variant
from tests.replays import wild
from tests.replays.make import KEPT, KINDS, path, readable
from tests.replays.traces import HOW, key, known, stored, stroll, strolls, trace

from wartable.core.game import find, settle
from wartable.core.parts import LISTING, part
from wartable.core.replaying import replay

STORED = stored()


@pytest.mark.parametrize("file", STORED, ids=key)
def test_a_stored_game_is_played_again_the_same_way_to_the_same_end(file: Path) -> None:
    record = file.read_text(encoding="utf-8")
    # The record has a hash of the state at every turn, and replay compares each.
    match = replay(record)
    assert match.over
    assert readable(match.record()) == record
    assert trace(match) == known(file.parent.name)[key(file)], HOW


@pytest.mark.parametrize("variant", ALL, ids=lambda variant: variant.id)
def test_random_games_go_the_same_way(variant: Variant) -> None:
    traces = known(variant.name)
    for name, seed in strolls(variant).items():
        assert trace(stroll(variant, seed)) == traces[name], f"{name}; {HOW}"


@pytest.mark.parametrize("name", wild.WILD)
def test_a_war_in_which_everything_happens_goes_the_same_way(name: str) -> None:
    assert trace(wild.stroll(wild.WILD[name])) == known(wild.GAME.id)[name], HOW


@pytest.mark.parametrize("game", sorted({file.parent.name for file in STORED}))
def test_every_kind_of_a_game_is_stored_ten_times(game: str) -> None:
    wanted = {path(game, kind, number) for kind in KINDS[game] for number in range(1, KEPT + 1)}
    assert wanted == {file for file in STORED if file.parent.name == game}


@pytest.mark.parametrize("game", [game for game in KINDS if part(find(game), LISTING)])
def test_the_stored_games_touch_every_card_that_is_drawn(game: str) -> None:
    listing = part(find(game), LISTING)
    assert listing is not None
    said = {
        word for file in STORED if file.parent.name == game for word in file.read_text().split()
    }
    cards = {
        card.id.rpartition(".")[2]
        for kind in KINDS[game]
        for card in listing.cards(settle(find(game), kind.split()))
        # A ship is chosen and not drawn: no ten games need have them all.
        if card.type not in ("ship", "submarine")
    }
    assert cards - said == set()
