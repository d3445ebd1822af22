"""Calls about programs: their tokens, and the stream of everything at their tables."""

from starlette.responses import Response

from wartable.core.decision import BadInput, Illegal
from wartable.server import api, devices, leavers
from wartable.server.calls.call import Context, call
from wartable.server.middleware import address, where
from wartable.server.streams import places
from wartable.server.tokens import PLAY, READ

LONGEST = 86_400.0 * 365
"""The most seconds that a stream lasts if nobody ends it."""


@call("GET", "/api/stream", None, api.StreamLine, ("after", "seconds"), scope=READ)
async def stream(context: Context, _: None) -> Response:
    """All your tables as they stand, then what happens there: one line of JSON per message."""
    asked = context.request.query_params
    known, seconds = places(asked.getlist("after")), asked.get("seconds")
    if seconds is not None and not (seconds.isascii() and seconds.isdecimal() and len(seconds) < 6):
        raise BadInput("seconds", seconds[:20], "whole-number-between", least=0, most=99_999)
    if not context.browser:
        raise Illegal("table", "reason-no-token")
    scope, streams = context.request.scope, context.registry.streams
    made = streams.open(context.browser, context.session, where(scope), address(scope))
    return made.answer(known, LONGEST if seconds is None else float(seconds))


@call("GET", "/api/tokens", None, api.Tokens)
async def list_tokens(context: Context, _: None) -> api.Tokens:
    """The tokens that you made for programs."""
    return _listed(context)


def _listed(context: Context) -> api.Tokens:
    found = context.registry.tokens.of(context.browser) if context.browser else []
    return api.Tokens([token.info() for token in found])


@call("POST", "/api/tokens", api.NewToken, api.MadeToken)
async def make_token(context: Context, body: api.NewToken) -> api.MadeToken:
    """A token for a program of your own; its secret is shown this once."""
    tokens, scopes = context.registry.tokens, [str(scope) for scope in body.scopes]
    token, secret = await tokens.make(body.name, scopes, context.browser)
    return api.MadeToken(secret, token.info())


@call("POST", "/api/tables/{table}/program", api.NewProgram, api.MadeToken)
async def let_program_play(context: Context, body: api.NewProgram) -> api.MadeToken:
    """Make a token for a program that shares one of your seats; everyone is told."""
    table, tokens = await context.table(), context.registry.tokens
    number = table.seat(body.seat)
    if not table.chairs[number].held_by(context.browser):
        raise Illegal("table", "reason-not-your-seat", seat=body.seat)
    devices.check_room(table, [number])
    leavers.refuse_in_tournament(table)
    token, secret = await tokens.make(body.name, [READ, PLAY], context.browser)
    await devices.add(context.seating, table, [number], tokens.device(token.hash, ""))
    return api.MadeToken(secret, token.info())


@call("POST", "/api/tokens/revoke", api.OfToken, api.Tokens)
async def revoke_token(context: Context, body: api.OfToken) -> api.Tokens:
    """Revoke a token: its program can do nothing any more."""
    await devices.dismiss_program(context.registry, context.seating, body.token, context.browser)
    return _listed(context)
