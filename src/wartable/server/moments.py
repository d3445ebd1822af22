"""A finished game, answer by answer with nothing hidden; and what a text from outside holds."""

import asyncio
import secrets
from bisect import bisect_left, bisect_right
from typing import Any

from wartable.core import record as records
from wartable.core.decision import BadInput, Illegal, Reason
from wartable.core.game import REFEREE, Game, find, games, settle
from wartable.core.match import CHECKPOINT, Match, replay
from wartable.core.parts import Speaker
from wartable.core.position import named_game
from wartable.core.speaking import speaker
from wartable.server import api
from wartable.server.patch import difference
from wartable.server.tables import Table
from wartable.server.thinking import Thinkers

LENGTH = CHECKPOINT
"""How many answers are told at once: as many as lie between two checkpoints."""


def moments(table: Table, first: int) -> api.Moments:
    """The answers of a finished game that follow the first ones, and what came of each."""
    match, game, tell = table.playing, table.game, speaker(table.game)
    state = match.at(first)
    begun = [] if first else _lines(tell, match, state, 0)
    start = before = game.view(state, REFEREE)
    found = []
    for count, given in enumerate(match.answers[first : first + LENGTH], first + 1):
        decision = next(one for one in state.decisions if one.seat == given.seat)
        message, facts = tell.answer(state, decision, given.option)
        said = api.Choice(given.words, f"answer-{message}", facts)
        game.answer(state, given.seat, given.option)
        state.events.clear()
        view = game.view(state, REFEREE)
        found.append(
            api.Moment(
                seat=table.names[given.seat],
                ask=decision.ask,
                said=said,
                log=_lines(tell, match, state, count),
                patch=difference(before, view),
            )
        )
        before = view
    return api.Moments(first, len(match.answers), begun, start, found)


def _lines(tell: Speaker, match: Match, state: Any, count: int) -> list[api.Line]:
    """What an answer caused, with nothing hidden."""
    start = bisect_left(match.events, count, key=lambda row: row[0])
    end = bisect_right(match.events, count, key=lambda row: row[0])
    told = (tell.event(state, event) for _, event in match.events[start:end])
    return [api.Line(f"log-{message}", facts) for message, facts in told]


async def understand(thinkers: Thinkers, text: str) -> api.Understood:
    """What a record or a position holds; nothing of it is kept."""
    record = text.startswith(records.FIRST)
    if record:
        game = records.read(text).game
    else:
        game = await _whose(thinkers, text)
    wrong = await thinkers.check(game.id, "" if record else text, text if record else "", None)
    if wrong is not None:
        raise Illegal(wrong.rule, wrong.message, **wrong.args)

    def read() -> Match:
        if record:
            return replay(text)
        return Match(game, settle(game, []), secrets.randbits(128), text)

    match = await asyncio.to_thread(read)
    names = game.seats(match.state)
    return api.Understood(
        kind="record" if record else "position",
        game=game.id,
        seats=list(names),
        asked=[names[decision.seat] for decision in match.decisions],
        answers=len(match.answers),
    )


async def _whose(thinkers: Thinkers, text: str) -> Game:
    """The game that a position names, or the only one that can read it; tried out of the way."""
    name = named_game(text)
    if name:
        return find(name)
    tried = {game: await thinkers.check(game, text, "", None) for game in games()}
    able = [game for game, wrong in tried.items() if wrong is None]
    if len(able) > 1:
        raise BadInput("game", "", "one-of", choices=able)
    # Whose reader came furthest is the game that was meant.
    return find(able[0] if able else max(tried, key=lambda game: _line(tried[game])))


def _line(wrong: Reason | None) -> int:
    """The line of a position that cannot be read."""
    where = wrong.args.get("where", 0) if wrong else 0
    return where if isinstance(where, int) else 0
