"""A finished game, answer by answer with nothing hidden."""

from bisect import bisect_left, bisect_right
from typing import Any

from wartable.core.decision import Decision
from wartable.core.game import REFEREE
from wartable.core.match import CHECKPOINT, Match
from wartable.core.parts import Speaker
from wartable.core.speaking import speaker
from wartable.server import api
from wartable.server.patch import difference
from wartable.server.tables import Table

LENGTH = CHECKPOINT
"""How many answers are told at once: as many as lie between two checkpoints."""


def replay_part(table: Table, first: int) -> api.ReplayPart:
    """The answers of a finished game that follow the first ones, and what came of each."""
    match, game, tell = table.playing, table.game, speaker(table.game)
    state = match.at(first)
    begun = [] if first else _lines(tell, match, state, 0)
    start = before = game.view(state, REFEREE)
    found = []
    for count, given in enumerate(match.answers[first : first + LENGTH], first + 1):
        asked = (one for one in state.decisions if one.seat == given.seat)
        decision = next(asked, Decision(given.seat, "table", "ask-wish", (given.option,)))
        message, facts = tell.answer(state, decision, given.option)
        said = api.Choice(given.words, f"answer-{message}", facts)
        game.answer(state, given.seat, given.option)
        state.events.clear()
        view = game.view(state, REFEREE)
        found.append(
            api.ReplayStep(
                seat=table.names[given.seat],
                ask=decision.ask,
                said=said,
                log=_lines(tell, match, state, count),
                patch=difference(before, view),
            )
        )
        before = view
    return api.ReplayPart(first, len(match.answers), begun, start, found)


def _lines(tell: Speaker, match: Match, state: Any, count: int) -> list[api.Line]:
    """What an answer caused, with nothing hidden."""
    start = bisect_left(match.events, count, key=lambda row: row[0])
    end = bisect_right(match.events, count, key=lambda row: row[0])
    told = (tell.event(state, event) for _, event in match.events[start:end])
    return [api.Line(f"log-{message}", facts) for message, facts in told]
