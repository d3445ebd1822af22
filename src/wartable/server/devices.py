"""A person's devices: a code from the first adds another, and each can be removed."""

import contextlib
import time

from wartable.core.decision import Illegal
from wartable.server import api, keys, leavers
from wartable.server.chairs import Device
from wartable.server.journal import device_row, line
from wartable.server.registry import Registry
from wartable.server.seating import Seating
from wartable.server.store.sqlite import Statement
from wartable.server.stored_tables import NotFound
from wartable.server.tables import Table

LIFE = 600
"""For how many seconds a code is valid."""
MOST_DEVICES = 8
"""The most browsers on one seat."""
MOST_CODES = 24
"""The most codes of one table that are valid at the same time."""


def code(table: Table, browser: bytes) -> api.NewCode:
    """A code for another device of whoever asks; it replaces an earlier one."""
    if not table.mine(browser):
        raise Illegal("table", "reason-no-seat")
    # Entrants have their account on every device, so who else would need a code?
    leavers.refuse_in_tournament(table)
    now = time.monotonic()
    kept = {key: row for key, row in table.codes.items() if row[0] != browser and row[1] > now}
    if len(kept) >= MOST_CODES:
        raise Illegal("table", "reason-too-fast")
    made = keys.code()
    table.codes = {**kept, keys.hashed(keys.typed(made)): (browser, now + LIFE)}
    return api.NewCode(made, f"/table/{table.id}#device.{made}", LIFE)


async def join(seating: Seating, table: Table, body: api.JoinDevice, browser: bytes) -> None:
    """Sit down beside the device that gave the code; everyone is told."""
    device = seating.tokens.device(browser, body.device)
    typed = keys.hashed(keys.typed(body.code))
    giver, until = table.codes.get(typed, (b"", 0.0))
    own = table.mine(giver)
    if not own or until < time.monotonic():
        raise Illegal("table", "reason-wrong-code")
    fresh = [number for number in own if not table.chairs[number].held_by(browser)]
    for number in fresh:
        leavers.refuse_opponent(table, number, browser, seating.tokens)
    check_room(table, fresh)
    del table.codes[typed]
    await add(seating, table, fresh, device)


def check_room(table: Table, seats: list[int]) -> None:
    """Refuse another device on seats that already have too many."""
    if any(len(table.chairs[number].devices) >= MOST_DEVICES for number in seats):
        raise Illegal("table", "reason-too-many-devices", most=MOST_DEVICES)


async def add(seating: Seating, table: Table, seats: list[int], device: Device) -> None:
    """Let a device sit on some seats beside the others; everyone is told."""
    rows: list[Statement] = []
    entries = []
    for number in seats:
        chair = table.chairs[number]
        if device.program:
            leavers.refuse_in_tournament(table)
            rows += leavers.left(table, number)
        chair.devices.append(device)
        rows.append(device_row(table, number, device))
        told = "log-program" if device.program else "log-device"
        entries.append(line(told, seat=chair.seat, name=device.label, count=len(chair.devices)))
    if rows:
        await seating.commit(table, entries, rows, reset=True)


async def dismiss_program(
    registry: Registry, seating: Seating, token_id: str, owner: bytes | None = None
) -> str:
    """Revoke a token: its program leaves its tournaments and the seats it shares."""
    token = await registry.tokens.drop(token_id, owner)
    registry.dismiss_sessions({token.hash}, "reason-wrong-token")
    await registry.tournaments.leave_all(token.hash)
    rows = await registry.store.rows(
        "SELECT DISTINCT table_id FROM holders WHERE holder = ?", token.hash
    )
    for (table_id,) in rows:
        with contextlib.suppress(NotFound, Illegal):
            table = await registry.open(table_id)
            gone = {
                number: [one for one in table.chairs[number].devices if one.browser == token.hash]
                for number in table.mine(token.hash)
                if len(table.chairs[number].devices) > 1
            }
            await seating.expel(table, gone, [])
    return token.name


def listed(table: Table, browser: bytes) -> api.Devices:
    """All devices on the seats of whoever asks."""
    watching = {socket.browser for socket in table.live.sockets}
    found: dict[str, api.DeviceInfo] = {}
    for number in table.mine(browser):
        for device in table.chairs[number].devices:
            here = device.browser == browser
            known = api.DeviceInfo(
                device.id, device.label, [], device.since, here, device.browser in watching
            )
            found.setdefault(device.id, known).seats.append(table.names[number])
    return api.Devices(sorted(found.values(), key=lambda one: (not one.here, one.since, one.id)))


async def expel(seating: Seating, table: Table, body: api.ExpelDevice, browser: bytes) -> None:
    """Remove another of one's devices from the seats they share."""
    gone = {
        number: [device]
        for number in table.mine(browser)
        for device in table.chairs[number].devices
        if device.id == body.device and device.browser != browser
    }
    if not gone:
        raise Illegal("table", "reason-no-such-device")
    await seating.expel(table, gone, [])
