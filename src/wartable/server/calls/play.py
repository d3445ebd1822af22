"""Calls of a game that is being played: answers, hints, what an answer would do, the map."""

import asyncio
import time
from typing import Any

import msgspec

from wartable.core.decision import Illegal
from wartable.core.game import Game
from wartable.core.parts import (
    INSIGHT,
    OWN_NAMES,
    SCENERY,
    part,
)
from wartable.core.speaking import details
from wartable.server import api
from wartable.server.calls.call import Context, call
from wartable.words.text import LANGUAGES, words

LONGEST_ANSWER = 200


@call("POST", "/api/tables/{table}/do", api.Command, api.Reply)
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


@call("GET", "/api/tables/{table}/details", None, api.Details, ("seat", "answer"))
async def get_details(context: Context, _: None) -> api.Details:
    """What an answer of your seat would cost, what counts for it, and what may come of it."""
    table, asked = await context.table(), context.request.query_params
    name = asked.get("seat", "")
    seat = table.seat(name)
    if not table.chairs[seat].held_by(context.browser):
        raise Illegal("table", "reason-not-your-seat", seat=name)
    if seat not in table.open:
        raise Illegal("table", "reason-not-asked")
    words = asked.get("answer", "")[:LONGEST_ANSWER]
    found = details(table.game, table.playing.state, seat, words)
    return api.Details(
        [api.Prospect(f"detail-{one.message}", one.facts, one.rule, one.chance) for one in found]
    )


@call("GET", "/api/tables/{table}/scenery", None, api.Scenery)
async def get_scenery(context: Context, _: None) -> api.Scenery:
    """What never changes at a table: what the page draws, and names that only it has."""
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


@call("GET", "/api/tables/{table}/insight", None, api.Insight, ("topic", "of"))
async def get_insight(context: Context, _: None) -> api.Insight:
    """What follows from the table as it stands: about a topic, and perhaps one thing of it."""
    table, asked = await context.table(seated=True), context.request.query_params
    found = part(table.game, INSIGHT)
    effort, began = context.effort, time.thread_time()
    topic, of = (asked.get(name, "")[:LONGEST_ANSWER] for name in ("topic", "of"))
    insight = found(table.playing.state, topic, of) if found else None
    effort.spend(time.thread_time() - began)
    return api.Insight(msgspec.to_builtins(insight) if insight else {})
