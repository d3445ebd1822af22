"""What a table keeps or works out the short way is what a fresh look at its state says."""

import random

import pytest
from tests.conformance.walks import Variant

from wartable.core.game import SPECTATOR
from wartable.server.chairs import Chair
from wartable.server.setup import Setup
from wartable.server.tables import PLAYING, Entry, Table

PLAYED = [
    Variant("quartermaster"),
    Variant("quartermaster", ("edition=first", "air_marshal", "cover")),
    Variant("naval", ("seats=3", "teams=112")),
    Variant("naval", ("stock", "cover")),
    Variant("europe"),
]
ANSWERS = 250


def begun(variant: Variant) -> Table:
    """A table at its first question."""
    game = variant.game
    chairs = [Chair(name) for name in game.seats(game.new(variant.options, 1))]
    table = Table("t", game, variant.options, 1, "", Setup(), b"", chairs)
    table.do(Entry("begin", -1, ""))
    return table


def fresh_look(table: Table) -> None:
    """Compare what the table says with what its state says now."""
    game, state = table.game, table.playing.state
    for seat in range(len(table.chairs)):
        assert table.questions.reaction(seat) == game.reaction(state, seat)
    if table.status == PLAYING:
        asked = {row["seat"] for row in game.view(state, SPECTATOR)["decisions"]}
        assert set(table.awaited()) == asked


@pytest.mark.parametrize("variant", PLAYED, ids=lambda variant: variant.id)
def test_chances_to_react_and_who_is_awaited_follow_every_answer_and_undo(variant: Variant) -> None:
    table, chance, reactions = begun(variant), random.Random(1), 0
    fresh_look(table)
    for count in range(ANSWERS):
        if table.status != PLAYING:
            break
        seat, decision = chance.choice(list(table.open.items()))
        reactions += table.questions.reaction(seat) is not None
        words = table.game.text(table.playing.state, chance.choice(decision.options))
        table.do(Entry("answer", seat, words))
        fresh_look(table)
        if count % 5 == 4:
            table.do(Entry("undo", seat, str(max(0, len(table.playing.answers) - 3))))
            fresh_look(table)
    assert reactions or variant.name == "europe"
