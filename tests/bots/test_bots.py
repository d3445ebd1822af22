"""What can be relied on in bots."""

from itertools import count

import pytest
from tests.played import still

from wartable.bots import BOTS, Bot, make
from wartable.bots.seat import Seat
from wartable.core.decision import BadInput
from wartable.core.game import find, games, settle
from wartable.games.quartermaster.bots import judge
from wartable.lab.simulation import play

QUARTERMASTER = find("quartermaster")


def hasty(name: str, seats: int) -> list[Bot]:
    """Bots that think little, and by count alone: the same on every machine."""
    return [make(name, number, think=0.002, clock=None) for number in range(seats)]


def wins(axis: str, allies: str, count: int) -> int:
    """How many of so many games the Axis wins."""
    options, won = settle(QUARTERMASTER, []), 0
    for seed in range(count):
        names = [axis if number % 2 == 0 else allies for number in range(6)]
        bots = [make(name, seed * 6 + number) for number, name in enumerate(names)]
        won += play(QUARTERMASTER, options, seed, bots).winner == "axis"
    return won


def test_recruits_beat_chance_on_either_side() -> None:
    assert wins("recruit", "random", 20) >= 19
    assert wins("random", "recruit", 20) <= 1


@pytest.mark.parametrize("game_id", sorted(games()))
@pytest.mark.parametrize("name", sorted(BOTS))
def test_every_bot_plays_every_game_to_its_end(game_id: str, name: str) -> None:
    game = find(game_id)
    state = game.new(settle(game, []), 1)
    chairs = range(len(game.seats(state)))
    seats = [Seat(game, lambda: state, number) for number in chairs]
    # A recruit answers at once: every eighth question is enough to meet all that can be asked.
    bots, quick = hasty(name, len(chairs)), hasty("recruit", len(chairs))
    for number in count():
        if not state.decisions:
            break
        decision = state.decisions[0]
        bot = (quick if number % 8 else bots)[decision.seat]
        game.answer(state, decision.seat, bot.choose(seats[decision.seat], decision))
        state.events.clear()
    assert game.result(state)


@pytest.mark.parametrize("name", sorted(BOTS))
def test_every_bot_plays_the_same_game_again(name: str) -> None:
    options = settle(QUARTERMASTER, [])
    first, second = (play(QUARTERMASTER, options, 1, hasty(name, 6)) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("words", ["edition=first reallocate", "air_marshal cover"])
def test_recruits_play_every_edition(words: str) -> None:
    options = settle(QUARTERMASTER, words.split())
    for seed in range(3):
        bots = [make("recruit", seed * 6 + number) for number in range(6)]
        assert play(QUARTERMASTER, options, seed, bots).winner


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadInput, match="random, cadet, recruit"):
        make("robot", 1)


def best(position: str) -> set[str]:
    """The answers that a recruit takes in a position."""
    state = QUARTERMASTER.position(position, 1)
    (decision,) = state.decisions
    seat = Seat(QUARTERMASTER, lambda: state, decision.seat)
    values = judge(seat.world(0), decision)
    words = seat.legal(decision)
    return {word for word, value in zip(words, values, strict=True) if value == max(values)}


def test_a_recruit_plays_a_battle_that_it_can_fight() -> None:
    assert best(
        """turn germany play
           germany
             armies germany, eastern_europe
             hand land_battle, sea_battle
           soviet_union
             armies moscow, ukraine"""
    ) == {"play land_battle"}


def test_a_recruit_does_not_play_a_card_that_does_nothing() -> None:
    (answer,) = best(
        """turn germany play
           germany
             armies germany
             hand sea_battle, sea_battle"""
    )
    assert answer == "discard sea_battle"


def test_a_recruit_does_not_discard_without_need_when_the_deck_is_thin() -> None:
    assert best(
        """turn germany discard
           round 5
           germany
             armies germany
             hand build_army, land_battle
             deck build_army x3"""
    ) == {"pass"}


def test_what_a_recruit_thinks_depends_on_nothing_that_is_hidden_from_it() -> None:
    state = QUARTERMASTER.new(settle(QUARTERMASTER, ["cover"]), 5)
    bots = [make("recruit", number) for number in range(6)]
    for number in range(200):
        decision = state.decisions[0]
        seat = Seat(QUARTERMASTER, lambda: state, decision.seat)
        if number % 7 == 0 and len(state.decisions) == 1:
            other = QUARTERMASTER.world(state, decision.seat, number)
            elsewhere = still(QUARTERMASTER, other, decision.seat)
            assert judge(seat.world(0), decision) == judge(elsewhere.world(0), decision)
        QUARTERMASTER.answer(state, decision.seat, bots[decision.seat].choose(seat, decision))
        state.events.clear()
