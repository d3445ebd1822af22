"""Calls about what people say to each other at a table."""

from wartable.core.decision import Illegal
from wartable.server import api, people
from wartable.server.calls.call import Context, call
from wartable.server.journal import table_row
from wartable.server.middleware import where


@call("GET", "/api/tables/{table}/chat", None, people.Chat)
async def get_chat(context: Context, _: None) -> people.Chat:
    """What was said at a table: among the seats, or among the spectators."""
    return await context.registry.chat.look(await context.table(seated=True), context.browser)


@call("POST", "/api/tables/{table}/chat", people.Say, api.ChatLine)
async def say(context: Context, body: people.Say) -> api.ChatLine:
    """Say something at a table."""
    table, address = await context.table(seated=True), where(context.request.scope)
    context.registry.accounts.speaks(context.browser)
    return await context.registry.chat.say(table, context.browser, body, address)


@call("POST", "/api/tables/{table}/chat/mute", people.Mute, people.Chat)
async def mute(context: Context, body: people.Mute) -> people.Chat:
    """Mute someone for yourself, or unmute them."""
    table, address = await context.table(seated=True), where(context.request.scope)
    return await context.registry.chat.mute(table, context.browser, body, address)


@call("POST", "/api/tables/{table}/chat/report", people.Report, people.Reported)
async def report(context: Context, body: people.Report) -> people.Reported:
    """Report a message to the host of the server."""
    table, address = await context.table(seated=True), where(context.request.scope)
    return await context.registry.chat.report(table, context.browser, body, address)


@call("POST", "/api/tables/{table}/chat/switch", people.ChatSwitch, api.MyTable)
async def switch_chat(context: Context, body: people.ChatSwitch) -> api.MyTable:
    """Turn the chat of your table on or off."""
    table = await context.table()
    if context.browser != table.owner:
        raise Illegal("table", "reason-not-your-table")
    table.setup.chat = body.on
    await context.seating.commit(table, [], [table_row(table)])
    return context.mine(table)
