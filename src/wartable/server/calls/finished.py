"""Calls about a finished game: its record, any moment of it, its summary."""

from wartable.core.decision import Illegal
from wartable.server import api
from wartable.server.calls.call import Context, call
from wartable.server.replay import EVERYTHING, eye_of, replay_part
from wartable.server.summaries import summarise
from wartable.server.tables import OVER, Table
from wartable.server.tokens import READ


@call("GET", "/api/tables/{table}/record", None, api.Exported, scope=READ)
async def get_record(context: Context, _: None) -> api.Exported:
    """The record of a finished game, with its seed."""
    table = await _finished(context)
    return api.Exported(await context.work(table.playing.record))


@call("GET", "/api/tables/{table}/position", None, api.Exported, ("at",), scope=READ)
async def get_position(context: Context, _: None) -> api.Exported:
    """A moment of a finished game, as a position."""
    table = await _finished(context)
    match, at = table.playing, _at(context, table)
    return api.Exported(await context.work(lambda: match.game.write(match.at(at))))


@call("GET", "/api/tables/{table}/view", None, api.Seen, ("at", "seat"), scope=READ)
async def get_view(context: Context, _: None) -> api.Seen:
    """A moment of a finished game: with nothing hidden, or as a seat saw it."""
    table = await _finished(context)
    at, answers = _at(context, table), table.playing.answers
    match, eye = table.playing, _eye(context, table)
    view = await context.work(lambda: match.game.view(match.at(at), eye))
    seat = words = ""
    if at < len(answers):
        seat, words = table.names[answers[at].seat], answers[at].words
    return api.Seen(at, len(answers), seat, words, view)


@call("GET", "/api/tables/{table}/moments", None, api.ReplayPart, ("at", "seat"), scope=READ)
async def get_moments(context: Context, _: None) -> api.ReplayPart:
    """The answers that followed a moment of a finished game, openly or as a seat saw them."""
    table = await _finished(context)
    at, eye = _at(context, table), _eye(context, table)
    return await context.work(lambda: replay_part(table, at, eye))


@call("GET", "/api/tables/{table}/summary", None, api.Summary, scope=READ)
async def get_summary(context: Context, _: None) -> api.Summary:
    """A finished game at a glance: why it ended, points, best cards, dice."""
    table = await _finished(context)
    return await context.work(lambda: summarise(table))


async def _finished(context: Context) -> Table:
    table = await context.table(seated=True)
    if table.status != OVER:
        raise Illegal("table", "reason-not-over")
    return table


def _eye(context: Context, table: Table) -> int:
    """Through whose eyes a finished game is seen."""
    return eye_of(table, context.request.query_params.get("seat", EVERYTHING))


def _at(context: Context, table: Table) -> int:
    """The number of the answer that is meant; the last one if none is given."""
    return context.at(len(table.playing.answers))
