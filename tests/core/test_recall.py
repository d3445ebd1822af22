"""What a seat remembers: after all that it saw or said stands what was asked then."""

import pytest
from tests.conformance.walks import ALL, Variant

from wartable.core.match import Match, SeenQuestions

PLAIN = [variant for variant in ALL if not variant.words]


@pytest.mark.parametrize("variant", PLAIN, ids=lambda variant: variant.id)
def test_a_question_that_is_asked_again_is_remembered_again(variant: Variant) -> None:
    match, game = Match(variant.game, variant.options, 5), variant.game
    shown, again = [game.shown(match.state)], 0
    for number in range(150):
        if match.over:
            break
        decision = match.decisions[number % len(match.decisions)]
        match.answer(decision.seat, decision.options[number % len(decision.options)])
        shown.append(game.shown(match.state))
    for seat in range(len(game.seats(match.state))):
        told, last = match.recall(seat), None
        for count, questions in enumerate(shown):
            news: list[object] = []
            if count and match.answers[count - 1].seat == seat:
                news.append(match.answers[count - 1])
            news += [event.seen_by(1 << seat) for at, event in match.events if at == count]
            assert [next(told) for _ in news] == news
            asked = tuple((whose, ask) for to, whose, ask in questions if to >> seat & 1)
            if asked and (news or asked != last):
                assert next(told) == SeenQuestions(asked)
                again += asked == last
            last = asked
        assert next(told, None) is None
    assert again
