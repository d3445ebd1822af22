"""Calls about tables: the lobby, making and closing them, and what is stored about you."""

from wartable.core.decision import Illegal
from wartable.server import api, forgetting
from wartable.server.calls.call import Context, call
from wartable.server.tokens import MAKE, READ


@call("GET", "/api/lobby", None, api.Lobby, scope=READ)
async def lobby(context: Context, _: None) -> api.Lobby:
    """The tables that are listed, and those where you sit."""
    return await context.registry.lobby.listing(context.browser)


@call("POST", "/api/tables", api.NewTable, api.MyTable, scope=MAKE)
async def make_table(context: Context, body: api.NewTable) -> api.MyTable:
    """Make a table: a new game, or one that continues a position or a record."""
    table, links = await context.registry.maker.make(body, context.browser)
    return context.mine(table, links)


@call("GET", "/api/tables/{table}", None, api.MyTable, scope=READ)
async def get_table(context: Context, _: None) -> api.MyTable:
    """A table, and which parts of it are yours."""
    return context.mine(await context.table())


@call("POST", "/api/tables/{table}/close", None, api.Closed, scope=MAKE)
async def close(context: Context, _: None) -> api.Closed:
    """Delete a table of yours whose game has not begun, or where you took a lesson."""
    table = await context.table()
    if context.browser != table.owner:
        raise Illegal("table", "reason-not-your-table")
    if table.setup.lesson is not None:
        return api.Closed(await context.registry.remover.delete(table.id))
    await context.registry.remover.close(table)
    return api.Closed(table.id)


@call("POST", "/api/tables/{table}/rematch", None, api.MyTable, scope=MAKE)
async def rematch(context: Context, _: None) -> api.MyTable:
    """Play again: the same people and bots, with the sides swapped."""
    table = await context.table()
    if context.browser != table.owner and not table.mine(context.browser):
        raise Illegal("table", "reason-no-seat")
    return context.mine(await context.registry.maker.rematch(table))


@call("POST", "/api/tables/{table}/fork", api.Fork, api.MyTable, scope=MAKE)
async def fork(context: Context, body: api.Fork) -> api.MyTable:
    """Make a new table from a moment of a finished game."""
    table = await context.table(seated=True)
    made, links = await context.registry.maker.fork(table, body, context.browser)
    return context.mine(made, links)


@call("GET", "/api/me", None, api.PersonalData)
async def know_me(context: Context, _: None) -> api.PersonalData:
    """What is stored about you."""
    return await forgetting.known(context.registry, context.browser)


@call("POST", "/api/me/forget", None, api.Forgotten)
async def forget_me(context: Context, _: None) -> api.Forgotten:
    """Leave every seat and have your name deleted; tables where nobody else sits go too."""
    context.registry.accounts.alone(context.session)
    found = await forgetting.forget(context.registry, context.seating, context.browser)
    return api.Forgotten(found)
