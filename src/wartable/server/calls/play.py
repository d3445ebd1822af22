"""Calls about a running game: answers, hints, previews, the map."""

import asyncio
import time
from typing import Any

import msgspec

from wartable.core.decision import BadInput, Illegal
from wartable.core.game import Game
from wartable.core.parts import (
    INSIGHT,
    OWN_NAMES,
    PREVIEWS,
    SCENERY,
    part,
)
from wartable.core.speaking import details
from wartable.server import api
from wartable.server.calls.call import Context, call
from wartable.server.history import history, sight
from wartable.server.tables import Table
from wartable.server.tokens import PLAY, READ
from wartable.words.text import LANGUAGES, words

LONGEST_ANSWER, LONGEST_TOPIC = 200, 40


@call("POST", "/api/tables/{table}/do", api.Command, api.Reply, scope=PLAY)
async def do(context: Context, body: api.Command) -> api.Reply:
    """Answer, order, undo …: the same messages as over the websocket."""
    table = await context.table()
    future: asyncio.Future[api.Reply] = asyncio.get_running_loop().create_future()

    def answered(reply: api.Reply) -> None:
        if not future.done():
            future.set_result(reply)

    effort, began = context.effort, time.thread_time()
    context.registry.commands.handle(table, context.browser, body, answered)
    effort.spend(time.thread_time() - began)
    return await future


@call("POST", "/api/tables/{table}/hint", api.OfSeat, api.Hinted)
async def hint(context: Context, body: api.OfSeat) -> api.Hinted:
    """What a bot would answer to the open question of your seat, and why."""
    table = await context.table()
    return await context.registry.hints.ask(table, body.seat, context.browser)


@call(
    "GET",
    "/api/tables/{table}/details",
    None,
    api.Details,
    ("seat", "answer", "number"),
    scope=READ,
)
async def get_details(context: Context, _: None) -> api.Details:
    """What an answer of your seat would cost, what counts for it, and the possible results."""
    table = await context.table()
    seat = _own(context, table)
    number = context.request.query_params.get("number")
    # The answer may have been given in the meantime.
    asked = seat in table.open
    if number is not None and (not asked or number != str(table.numbers[seat])):
        return api.Details([])
    if not asked:
        raise Illegal("table", "reason-not-asked")
    words = _word(context, "answer", LONGEST_ANSWER)
    found = details(table.game, table.playing.state, seat, words)
    return api.Details(
        [api.Prospect(f"detail-{one.message}", one.facts, one.rule, one.chance) for one in found]
    )


@call("GET", "/api/tables/{table}/previews", None, api.Previews, ("seat",), scope=READ)
async def get_previews(context: Context, _: None) -> api.Previews:
    """What each answer to the open question of your seat would change on the table."""
    table, found = await context.table(), None
    seat = _own(context, table)
    # The answer may have been given in the meantime.
    if seat in table.open:
        found = part(table.game, PREVIEWS)
    number = table.numbers[seat]
    if found is None:
        return api.Previews(number, {})
    answers = await context.work(found, table.playing.state.copy(), seat)
    return api.Previews(number, msgspec.to_builtins(answers))


def _word(context: Context, name: str, most: int) -> str:
    """A word of the query; one that is too long counts as empty."""
    word = context.request.query_params.get(name, "")
    if len(word) > most:
        raise BadInput(name, word[:most], "shorter-text", most=most)
    return word


def _own(context: Context, table: Table) -> int:
    """The seat in the query, which has to belong to whoever asks."""
    name = context.request.query_params.get("seat", "")
    seat = table.seat(name)
    if not table.chairs[seat].held_by(context.browser):
        raise Illegal("table", "reason-not-your-seat", seat=name)
    return seat


@call("GET", "/api/tables/{table}/history", None, api.History, ("at",), scope=READ)
async def get_history(context: Context, _: None) -> api.History:
    """The game from some step on, as your seats saw it, or as the table lets you watch."""
    table = await context.table(seated=True)
    seen = sight(table, context.browser)
    return await context.work(history(table, seen, context.at(len(seen.steps) - 1)))


@call("GET", "/api/tables/{table}/scenery", None, api.Scenery, scope=READ)
async def get_scenery(context: Context, _: None) -> api.Scenery:
    """What never changes at a table: what the page draws, and its own names."""
    table = await context.table(seated=True)
    return await context.work(_scenery, table.game, table.playing.state)


def _scenery(game: Game, state: Any) -> api.Scenery:
    found, own_names = part(game, SCENERY), part(game, OWN_NAMES)
    names = {
        lang: words(lang, game.id).forms(own)
        for lang in LANGUAGES
        if own_names and (own := own_names(state, lang))
    }
    return api.Scenery(msgspec.to_builtins(found(state)) if found else {}, names)


@call("GET", "/api/tables/{table}/insight", None, api.Insight, ("topic", "of"), scope=READ)
async def get_insight(context: Context, _: None) -> api.Insight:
    """What follows from the table as it stands, about a topic and perhaps one thing in it."""
    table = await context.table(seated=True)
    topic, of = _word(context, "topic", LONGEST_TOPIC), _word(context, "of", LONGEST_ANSWER)
    found = part(table.game, INSIGHT)
    effort, began = context.effort, time.thread_time()
    insight = found(table.playing.state, topic, of) if found else None
    effort.spend(time.thread_time() - began)
    return api.Insight(msgspec.to_builtins(insight) if insight else {})
