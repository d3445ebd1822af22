"""A finished game, answer by answer: openly, or as one seat or a spectator saw it."""

from bisect import bisect_left, bisect_right
from typing import Any

from wartable.core.decision import BadInput, Decision
from wartable.core.game import REFEREE, SPECTATOR
from wartable.core.match import CHECKPOINT, GivenAnswer, Match
from wartable.core.parts import Speaker
from wartable.core.speaking import speaker
from wartable.server import api
from wartable.server.patch import difference
from wartable.server.tables import Table

LENGTH = CHECKPOINT
"""How many answers are sent at once: as many as lie between two checkpoints."""
EVERYTHING = ""
"""The eyes that see everything."""


def eye_of(table: Table, name: str) -> int:
    """Whose eyes a name means: a seat's, a spectator's, or those that see everything."""
    known = {EVERYTHING: REFEREE, api.SPECTATOR: SPECTATOR}
    known |= {seat: number for number, seat in enumerate(table.names)}
    if name not in known:
        raise BadInput("seat", name[:40], "one-of", choices=(*table.names, api.SPECTATOR))
    return known[name]


def replay_part(table: Table, first: int, eye: int = REFEREE) -> api.ReplayPart:
    """Some answers of a finished game after the first ones, and what followed from each."""
    match, view = table.playing, table.game.view
    tell = Telling(match, eye)
    answers = match.answers[first : first + LENGTH]
    states = match.course(first, first + len(answers))
    state = next(states)
    begun = [] if first else tell.lines(state, 0)
    start = before = view(state, eye)
    found = []
    for count, given in enumerate(answers, first + 1):
        ask, said = tell.answer(state, given, count)
        state = next(states)
        now = view(state, eye)
        found.append(
            api.ReplayStep(
                seat=table.names[given.seat],
                ask=ask,
                said=said,
                log=tell.lines(state, count),
                patch=difference(before, now),
            )
        )
        before = now
    return api.ReplayPart(first, len(match.answers), begun, start, found, match.floor)


class Telling:
    """What was answered and what followed, as someone saw it."""

    def __init__(self, match: Match, eye: int) -> None:
        self._match, self._eye = match, eye
        self._mask = 0 if eye == SPECTATOR else 1 << eye if eye >= 0 else -1
        self._tell: Speaker = speaker(match.game)

    def answer(self, state: Any, given: GivenAnswer, count: int) -> tuple[str, api.Choice | None]:
        """The question and the answer, unless it was someone else's secret."""
        if self._eye not in (REFEREE, given.seat):
            return "", None
        if count <= self._match.floor:
            # The current rules may not know the question any more.
            return "", api.Choice(given.words, "answer-old", {"words": given.words})
        asked = (one for one in state.decisions if one.seat == given.seat)
        decision = next(asked, Decision(given.seat, "table", "ask-wish", (given.option,)))
        message, facts = self._tell.answer(state, decision, given.option)
        return decision.ask, api.Choice(given.words, f"answer-{message}", facts)

    def lines(self, state: Any, count: int) -> list[api.LogLine]:
        """What an answer caused."""
        events = self._match.events
        start = bisect_left(events, count, key=lambda row: row[0])
        end = bisect_right(events, count, key=lambda row: row[0])
        return [self._line(state, event.seen_by(self._mask)) for _, event in events[start:end]]

    def _line(self, state: Any, event: Any) -> api.LogLine:
        try:
            message, facts = self._tell.event(state, event)
        except Exception:
            if not self._match.floor:
                raise
            message, facts = "old-line", {}
        return api.LogLine(f"log-{message}", facts)
