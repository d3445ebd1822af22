"""One door: a question has its legal answers, each is taken and nothing else is."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.conformance.walks import ALL, NAMES, Variant, played, samples

from wartable.core.decision import Illegal, Reason
from wartable.core.game import requests

every = pytest.mark.parametrize("variant", ALL, ids=lambda variant: variant.id)


@every
def test_options_are_sorted_unique_and_never_empty(variant: Variant) -> None:
    assert played(variant).options == []


@every
def test_a_question_says_its_seat_its_rule_and_what_it_asks(variant: Variant) -> None:
    assert played(variant).questions == []


@every
def test_no_game_runs_into_a_dead_end_and_every_game_ends(variant: Variant) -> None:
    end = played(variant).match
    assert played(variant).stuck == []
    assert variant.game.result(end.state) is not None
    with pytest.raises(Illegal):
        variant.game.answer(end.state.copy(), 0, 0)


@every
def test_cards_and_pieces_are_neither_lost_nor_doubled(variant: Variant) -> None:
    assert played(variant).unsound == []


@every
def test_every_option_is_taken(variant: Variant) -> None:
    game = variant.game
    for state in samples(variant):
        for decision in state.decisions:
            for option in decision.options:
                copy = state.copy()
                game.answer(copy, decision.seat, option)
                assert copy.decisions or game.result(copy) is not None
                assert all(found.options for found in copy.decisions)


@every
def test_anything_else_is_refused_and_changes_nothing(variant: Variant) -> None:
    game, random = variant.game, Random(3)
    for state in samples(variant):
        before, asked = state.dump(), state.decisions
        legal = {decision.seat: set(decision.options) for decision in asked}
        seats = len(game.seats(state))
        tries = [(seat, random.randrange(1 << 18)) for seat in range(seats) for _ in range(3)]
        tries += [(seat, -1) for seat in range(seats)]
        tries += [(seat, option) for seat in range(seats) for option in asked[0].options[:4]]
        tries += [(seats, asked[0].options[0]), (-1, asked[0].options[0])]
        tries += [(d.seat, o) for d in asked for o in (d.options[-1] + 1, d.options[0] - 1)]
        for seat, option in tries:
            said = option in legal.get(seat, ()) or option in requests(game, state, seat)
            if not said:
                with pytest.raises(Illegal):
                    game.answer(state, seat, option)
        assert state.dump() == before
        assert state.decisions == asked
        assert state.events == []


@every
def test_an_answer_in_words_is_the_same_answer(variant: Variant) -> None:
    game = variant.game
    for state in samples(variant):
        for decision in state.decisions:
            said = [game.text(state, option) for option in decision.options]
            assert len(set(said)) == len(said)
            for words, option in zip(said, decision.options, strict=True):
                assert words == words.strip().lower()
                assert ": " not in words
                assert game.parse(state, decision.seat, words) == option
                assert game.why_not(state, decision.seat, words) is None


@every
def test_every_other_answer_has_a_reason(variant: Variant) -> None:
    game = variant.game
    words = {
        game.text(state, option)
        for state in samples(variant)
        for decision in state.decisions
        for option in decision.options
    }
    words |= {"", "pass", "nonsense", "build", "play atlantis", "use", "battle atlantis", "é ½"}
    verbs = sorted({word.partition(" ")[0] for word in words})
    things = sorted({word.partition(" ")[2] for word in words})
    random = Random(4)
    tries = sorted(words)
    for state in samples(variant)[::4]:
        before = state.dump()
        legal = {
            decision.seat: {game.text(state, option) for option in decision.options}
            for decision in state.decisions
        }
        said = random.sample(tries, min(40, len(tries)))
        said += [f"{random.choice(verbs)} {random.choice(things)}" for _ in range(40)]
        for seat in range(len(game.seats(state))):
            for word in said:
                reason = game.why_not(state, seat, word)
                if reason is None:
                    # Words may be spelled in more ways than one, but mean a legal answer.
                    option = game.parse(state, seat, word)
                    assert game.text(state, option) in legal[seat]
                else:
                    assert isinstance(reason, Reason)
                    assert reason.rule
                    assert reason.message.startswith("reason-")
                    with pytest.raises(Illegal):
                        game.parse(state, seat, word)
        assert state.dump() == before


@pytest.mark.parametrize("name", NAMES)
@settings(derandomize=True, deadline=None, max_examples=20)
@given(data=st.data(), seed=st.integers(0, 10_000))
def test_always_the_first_or_always_the_last_answer_leads_to_an_end(
    name: str, data: st.DataObject, seed: int
) -> None:
    variant = data.draw(st.sampled_from([found for found in ALL if found.name == name]))
    at = data.draw(st.sampled_from([0, -1]))
    game = variant.game
    state = game.new(variant.options, seed)
    for _ in range(20_000):
        if not state.decisions:
            break
        decision = state.decisions[0]
        game.answer(state, decision.seat, decision.options[at])
        state.events.clear()
    # A game that everybody refuses to play on may go on; it never gets stuck.
    assert bool(state.decisions) == (game.result(state) is None)
