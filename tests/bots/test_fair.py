"""No bot knows more than its seat: what is hidden from the seat changes none of its answers."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.played import still

from wartable.bots import BOTS, make
from wartable.bots.seat import Seat
from wartable.core.decision import Decision
from wartable.core.game import find, games, settle

TABLES = [
    (game, words)
    for game, words in (
        ("quartermaster", "cover"),
        ("quartermaster", "air_marshal"),
        ("quartermaster", "edition=first"),
        ("quartermaster", "edition=first air_marshal"),
        ("naval", "cover"),
        ("naval", "seats=4 teams=two stock"),
    )
    if game in games()
]
EVERY = 11
"""Only now and then is a question put to all bots."""
QUESTIONS = 14


def twins(game_id: str, words: str) -> Iterator[tuple[Any, Any, Decision]]:
    """Pairs of states that a seat cannot tell apart, while that seat is asked."""
    game = find(game_id)
    state = game.new(settle(game, words.split()), 5)
    chairs = [make("recruit", number) for number in range(len(game.seats(state)))]
    number = 0
    while state.decisions:
        decision = state.decisions[0]
        if number % EVERY == 0 and len(decision.options) > 1:
            yield state, game.world(state, decision.seat, number), decision
        number += 1
        seat = Seat(game, lambda: state, decision.seat)
        game.answer(state, decision.seat, chairs[decision.seat].choose(seat, decision))
        state.events.clear()


@pytest.mark.parametrize(("game_id", "words"), TABLES)
@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_bot_answers_the_same_whatever_is_hidden_from_its_seat(
    name: str, game_id: str, words: str
) -> None:
    game, different = find(game_id), 0
    pairs = twins(game_id, words)
    for seed in range(QUESTIONS):
        state, other, decision = next(pairs)
        answers = []
        for table in (state, other):
            seat = still(game, table, decision.seat)
            bot = make(name, seed, think=0.004, clock=None)
            answers.append([bot.choose(seat, decision) for _ in range(2)])
        assert answers[0] == answers[1], f"{game.mark(state)} {decision.ask}"
        different += state.dump() != other.dump()
    assert different > QUESTIONS // 2


def test_a_seat_has_no_way_to_the_true_state() -> None:
    game = find("quartermaster")
    state = game.new(settle(game, []), 1)
    seat = Seat(game, lambda: state, 0)
    assert all(getattr(seat, name) is not state for name in dir(seat) if not name.startswith("_"))
    assert next(seat.worlds(1)).deck[1] != state.deck[1]
