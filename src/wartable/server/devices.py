"""A person's devices: a code from the first adds another, and each can be removed."""

import time

from wartable.core.decision import Illegal
from wartable.server import api, keys, names
from wartable.server.chairs import Device
from wartable.server.journal import device_row, line
from wartable.server.seating import Seating
from wartable.server.tables import Table

LIFE = 600
"""Seconds that a code holds."""
MOST_DEVICES = 8
"""Browsers on one seat."""
MOST_CODES = 24
"""Codes of one table that hold at the same time."""


def code(table: Table, browser: bytes) -> api.NewCode:
    """A code for another device of whoever asks; it takes the place of an earlier one."""
    if not table.mine(browser):
        raise Illegal("table", "reason-no-seat")
    now = time.monotonic()
    kept = {key: row for key, row in table.codes.items() if row[0] != browser and row[1] > now}
    if len(kept) >= MOST_CODES:
        raise Illegal("table", "reason-too-fast")
    made = keys.code()
    table.codes = {**kept, keys.hashed(keys.typed(made)): (browser, now + LIFE)}
    return api.NewCode(made, f"/table/{table.id}#device.{made}", LIFE)


async def join(seating: Seating, table: Table, body: api.Join, browser: bytes) -> None:
    """Sit down beside the device that gave the code; everybody is told."""
    label = names.label(body.device)
    giver, until = table.codes.pop(keys.hashed(keys.typed(body.code)), (b"", 0.0))
    own = table.mine(giver)
    if not own or until < time.monotonic():
        raise Illegal("table", "reason-wrong-code")
    fresh = [number for number in own if not table.chairs[number].held_by(browser)]
    if any(len(table.chairs[number].devices) >= MOST_DEVICES for number in fresh):
        raise Illegal("table", "reason-too-many-devices", most=MOST_DEVICES)
    device = Device(browser, int(time.time()), label)
    rows, entries = [], []
    for number in fresh:
        chair = table.chairs[number]
        chair.devices.append(device)
        rows.append(device_row(table, number, device))
        entries.append(line("log-device", seat=chair.seat, count=len(chair.devices)))
    if rows:
        await seating.commit(table, entries, rows, reset=True)


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


async def expel(seating: Seating, table: Table, body: api.Expel, browser: bytes) -> None:
    """Send one of one's other devices away from the seats that both sit on."""
    gone = {
        number: [device]
        for number in table.mine(browser)
        for device in table.chairs[number].devices
        if device.id == body.device and device.browser != browser
    }
    if not gone:
        raise Illegal("table", "reason-no-such-device")
    await seating.expel(table, gone, [])
