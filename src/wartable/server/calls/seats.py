"""Calls about seats: who plays them, on which devices, and starting the game."""

from collections.abc import Awaitable, Callable
from typing import Any

from wartable.server import api, devices
from wartable.server.calls.call import Context, call
from wartable.server.seating import Seating
from wartable.server.tables import Table
from wartable.server.tokens import MAKE, SIT

SeatAction = Callable[[Seating, Table, Any, bytes], Awaitable[None]]
"""What a call does about a seat: the table, the request, and which browser asks."""


def seat_call(path: str, body: Any, act: SeatAction, scope: str | None) -> None:
    """Register a call that does one thing and replies with the table as it then stands."""

    async def handler(context: Context, given: Any) -> api.MyTable:
        table = await context.table()
        await act(context.seating, table, given, context.browser)
        return context.mine(table)

    handler.__name__, handler.__doc__ = act.__name__, act.__doc__
    call("POST", f"/api/tables/{{table}}/{path}", body, api.MyTable, scope=scope)(handler)


seat_call("sit", api.Sit, Seating.sit, SIT)
seat_call("leave", api.OfSeat, Seating.leave, SIT)
seat_call("bot", api.SetBot, Seating.set_bot, MAKE)
seat_call("take", api.OfSeat, Seating.take, SIT)
seat_call("join", api.JoinDevice, devices.join, SIT)
seat_call("name", api.Rename, Seating.rename, SIT)
seat_call("start", api.Start, Seating.start, MAKE)
seat_call("share", api.Promise, Seating.give_share, SIT)
seat_call("reveal", api.Reveal, Seating.reveal, SIT)
seat_call("resign", api.Resign, Seating.resign, SIT)


@call("POST", "/api/tables/{table}/link", api.OfSeat, api.MyTable, scope=MAKE)
async def new_link(context: Context, body: api.OfSeat) -> api.MyTable:
    """A new secret link for a seat; the old one stops working."""
    table = await context.table()
    secret = await context.seating.link(table, body, context.browser)
    return context.mine(table, {body.seat: secret})


@call("POST", "/api/tables/{table}/code", None, api.NewCode)
async def new_code(context: Context, _: None) -> api.NewCode:
    """A code with which another device of yours sits down beside this one."""
    return devices.code(await context.table(), context.browser)


@call("GET", "/api/tables/{table}/devices", None, api.Devices)
async def list_devices(context: Context, _: None) -> api.Devices:
    """The devices on your seats."""
    return devices.listed(await context.table(), context.browser)


@call("POST", "/api/tables/{table}/expel", api.ExpelDevice, api.Devices)
async def expel(context: Context, body: api.ExpelDevice) -> api.Devices:
    """Remove one of your other devices."""
    table = await context.table()
    await devices.expel(context.seating, table, body, context.browser)
    return devices.listed(table, context.browser)
