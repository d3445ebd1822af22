"""What bots have learnt: a judgement, and an evaluation that is quick to ask."""

from importlib.resources import files

import pytest

from wartable.bots import make
from wartable.bots.general import LEAST, GeneralBot
from wartable.bots.learnt_judge import FAR, LearntJudge, keys
from wartable.bots.model import model_in, seat_values
from wartable.bots.policy import Policy, read
from wartable.bots.seat import Seat
from wartable.bots.speed import stepped
from wartable.core.game import find, games, settle
from wartable.core.parts import package
from wartable.games.quartermaster.bots import features, judge, moves, value

GAME = find("quartermaster")
LARGEST = 1 << 20


@pytest.mark.parametrize("name", ["model.json", "policy.json", "mastery.json"])
def test_what_was_learnt_is_small_and_says_how_it_was_made(name: str) -> None:
    found = [files(f"{package(game)}.bots") / name for game in games().values() if game.id != "toy"]
    found = [file for file in found if file.is_file()]
    assert found
    for file in found:
        data = file.read_bytes()
        assert len(data) < LARGEST
        assert b'"command": "wartable train ' in data


def test_an_empty_policy_leaves_the_rough_judgement() -> None:
    state = GAME.new(settle(GAME, []), 4)
    decision = state.decisions[0]
    learnt = LearntJudge(moves, Policy({}, {}, {}))
    assert learnt.judge(state, decision) == moves.rough(state, decision)


def test_a_weight_counts_in_its_situation_alone() -> None:
    state = GAME.new(settle(GAME, []), 4)
    decision = state.decisions[0]
    who, words = moves.words(state, decision)
    liked = next(
        option
        for option, rough in zip(decision.options, moves.rough(state, decision), strict=True)
        if rough > max(moves.rough(state, decision)) + FAR
    )
    here = keys(decision.ask, who, moves.text(state, liked), words)[-1]
    slopes = {decision.ask: 1.0}
    for key, weight in ((here, 3.0), (f"{here} or not", 0.0)):
        plain = LearntJudge(moves, Policy(slopes, {}, {})).judge(state, decision)
        learnt = LearntJudge(moves, Policy(slopes, {key: 3.0}, {})).judge(state, decision)
        more = [a - b for a, b in zip(learnt, plain, strict=True)]
        assert max(more) == pytest.approx(weight)


def test_the_policy_of_the_package_changes_what_a_recruit_likes() -> None:
    policy = read((files("wartable.games.quartermaster.bots") / "policy.json").read_bytes())
    learnt, state, changed = LearntJudge(moves, policy), GAME.new(settle(GAME, []), 5), 0
    bots = [make("recruit", seat) for seat in range(6)]
    while state.decisions and state.round < 4:
        decision = state.decisions[0]
        found, rough = learnt.judge(state, decision), moves.rough(state, decision)
        assert found == judge(state, decision)
        changed += found.index(max(found)) != rough.index(max(rough))
        seat = Seat(GAME, lambda: state, decision.seat)
        GAME.answer(state, decision.seat, bots[decision.seat].choose(seat, decision))
        state.events.clear()
    assert changed > 5


@pytest.mark.parametrize("words", [(), ("edition=first", "air_marshal")])
def test_the_quick_value_is_what_the_model_says_of_the_features(words: tuple[str, ...]) -> None:
    model = model_in("wartable.games.quartermaster.bots")
    state, number = GAME.new(settle(GAME, list(words)), 6), 0
    while True:
        if number % 9 == 0 or not state.decisions:
            slow = seat_values(features, model, state)
            assert value(state) == pytest.approx(slow, abs=1e-9)
        if not state.decisions:
            break
        decision = state.decisions[0]
        judged = judge(state, decision)
        GAME.answer(state, decision.seat, decision.options[judged.index(max(judged))])
        state.events.clear()
        number += 1


def test_the_value_knows_which_card_is_in_a_hand() -> None:
    state = GAME.new(settle(GAME, []), 7)
    bots = [make("recruit", seat) for seat in range(6)]
    while state.round < 2:
        decision = state.decisions[0]
        seat = Seat(GAME, lambda: state, decision.seat)
        GAME.answer(state, decision.seat, bots[decision.seat].choose(seat, decision))
    cards = sorted({*state.hand[0], *state.deck[0]})
    found = set()
    for card in cards:
        state.hand[0][0] = card
        found.add(round(value(state)[0], 6))
    assert len(found) > len(cards) / 2


@pytest.mark.parametrize(
    ("found", "counted"), [(20_000, 8000), (6500, 8000), (5000, 4000), (3999, 2828), (2000, 2000)]
)
def test_a_slow_machine_counts_on_less(found: float, counted: int) -> None:
    assert stepped(8000, found) == counted


def test_a_general_without_time_plays_like_an_officer() -> None:
    state = GAME.new(settle(GAME, []), 8)
    decision = state.decisions[0]
    seat = Seat(GAME, lambda: state, decision.seat)
    hasty, patient = GeneralBot(1), GeneralBot(1)
    hasty.allow(0.001, None)
    patient.allow(5, None)
    for bot in (hasty, patient):
        assert bot.choose(seat, decision) in decision.options
    assert hasty.thoughts.iterations == 0 < patient.thoughts.iterations
    assert patient.thoughts.answers >= LEAST / 10
