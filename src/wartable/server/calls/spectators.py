"""The call by which seats agree to what spectators see."""

from wartable.server import api, spectating
from wartable.server.calls.call import Context, call
from wartable.server.journal import line, table_row
from wartable.server.tokens import SIT


@call("POST", "/api/tables/{table}/spectators", api.LetWatch, api.Spectators, scope=SIT)
async def let_watch(context: Context, body: api.LetWatch) -> api.Spectators:
    """Let spectators see the cards of your seat as the table says, or no longer."""
    table = await context.table()
    seat = table.seat(body.seat)
    before = seat in spectating.waiting(table)
    spectating.agree(table, seat, context.browser, body.agree)
    if before == body.agree:
        message = "log-spectators-let" if body.agree else "log-spectators-not"
        told = [line(message, seat=body.seat)]
        await context.seating.commit(table, told, [table_row(table)], reset=True)
    return spectating.told(table)
