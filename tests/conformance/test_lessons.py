"""Every lesson of every game: it has its words, and each step can be done right and done wrong."""

import pytest

from wartable.core.game import Game, games
from wartable.core.judging import judge
from wartable.core.lessons import Exercise, Lesson, Verdict
from wartable.core.match import Match
from wartable.core.parts import LESSONS, part
from wartable.rules import rulebook
from wartable.words.text import LANGUAGES, words

TAUGHT = [(game, lesson) for game in games().values() for lesson in part(game, LESSONS) or ()]
STEPS = [(game, lesson, step) for game, lesson in TAUGHT for step in lesson.steps]
MOST = 400
each = pytest.mark.parametrize(
    ("game", "lesson", "step"), STEPS, ids=[f"{g.id}-{one.id}-{s.id}" for g, one, s in STEPS]
)


def played(game: Game, step: Exercise, answers: tuple[str, ...]) -> Verdict | None:
    """What is said when somebody answers that; after it, and for others, what comes first."""
    match = Match(game, {}, step.seed, step.position)
    learner, left = game.seats(match.state).index(step.seat), list(answers)
    for _ in range(MOST):
        verdict = judge(step, match)
        if verdict is not None or match.over:
            return verdict
        decision = match.decisions[0]
        if left and decision.seat == learner:
            match.say(learner, left.pop(0))
        else:
            match.answer(decision.seat, decision.options[0])
    return None


@each
def test_a_step_can_be_done_right(game: Game, lesson: Lesson, step: Exercise) -> None:
    verdict = played(game, step, step.solution)
    assert verdict is not None and verdict.right


@each
def test_a_step_can_be_done_wrong(game: Game, lesson: Lesson, step: Exercise) -> None:
    verdict = played(game, step, step.mistake)
    assert verdict is not None and not verdict.right


@each
def test_whoever_does_nothing_is_told_so(game: Game, lesson: Lesson, step: Exercise) -> None:
    verdict = played(game, step, ())
    assert verdict is not None and not verdict.right


@each
def test_a_step_asks_its_learner_first(game: Game, lesson: Lesson, step: Exercise) -> None:
    match = Match(game, {}, step.seed, step.position)
    assert [game.seats(match.state)[one.seat] for one in match.decisions] == [step.seat]


@each
def test_a_step_has_its_words_in_every_language(game: Game, lesson: Lesson, step: Exercise) -> None:
    named = [f"lesson-{lesson.id}"]
    named += [f"lesson-{lesson.id}-{step.id}{end}" for end in step.words]
    spoken = {lang: words(lang, game.id) for lang in LANGUAGES}
    missing = [(lang, one) for lang in LANGUAGES for one in named if not spoken[lang].has(one)]
    assert missing == []


@each
def test_a_verdict_names_a_rule_that_there_is(game: Game, lesson: Lesson, step: Exercise) -> None:
    assert all(rulebook.find(verdict.rule)[1] for verdict in step.verdicts)
