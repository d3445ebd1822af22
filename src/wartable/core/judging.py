"""Finding a step of a lesson, and judging what someone did there."""

from collections.abc import Iterator
from fnmatch import fnmatchcase

from wartable.core.decision import BadInput
from wartable.core.game import Game
from wartable.core.lessons import Exercise, Lesson, Sign, Verdict
from wartable.core.match import Match
from wartable.core.parts import LESSONS, part
from wartable.core.speaking import speaker
from wartable.core.summary import Facts

LoggedAnswer = tuple[str, list[tuple[str, Facts]]]
"""What the learner said, if it was the learner, and what the log said about it."""


def find_lesson(game: Game, name: str) -> Lesson:
    """A lesson of a game."""
    known = {lesson.id: lesson for lesson in part(game, LESSONS) or ()}
    if name not in known:
        raise BadInput("lesson", name[:40], "one-of", choices=known or ("-",))
    return known[name]


def find_step(game: Game, name: str, number: int) -> Exercise:
    """A step of a lesson, by its number from 0 on."""
    steps = find_lesson(game, name).steps
    if number >= len(steps):
        raise BadInput("step", str(number), "whole-number-between", least=0, most=len(steps) - 1)
    return steps[number]


def judge(step: Exercise, match: Match) -> Verdict | None:
    """The verdict on a match that began with a step; nothing yet, if nothing shows."""
    counted = [(found, [0] * (1 + len(found.after))) for found in step.verdicts]
    for moment in _moments(step, match):
        for verdict, counts in counted:
            signs = (verdict.sign, *verdict.after)
            new = [_times(sign, moment) for sign in signs]
            counts[:] = map(sum, zip(counts, new, strict=True))
            if new[0] and all(map(_enough, signs, counts)):
                return verdict
    return None


def _moments(step: Exercise, match: Match) -> Iterator[LoggedAnswer]:
    learner = match.game.seats(match.state).index(step.seat)
    tell = speaker(match.game).event
    told: dict[int, list[tuple[str, Facts]]] = {}
    for count, event in match.events:
        told.setdefault(count, []).append(tell(match.state, event))
    for count, given in enumerate(match.answers, 1):
        yield given.words if given.seat == learner else "", told.get(count, [])


def _enough(sign: Sign, count: int) -> bool:
    return count >= sign.least


def _times(sign: Sign, moment: LoggedAnswer) -> int:
    """How often a sign shows in a moment."""
    said, told = moment
    if sign.answer:
        return int(bool(said) and fnmatchcase(said, sign.answer))
    return sum(
        fnmatchcase(message, sign.log)
        and all(facts.get(name) == fact for name, fact in sign.facts.items())
        for message, facts in told
    )
