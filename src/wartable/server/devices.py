"""A person's devices: a code from the first adds another, and each can be removed."""

import time

from wartable.core.decision import Illegal
from wartable.server import api, names, seats
from wartable.server.door import device_row, line
from wartable.server.seating import Seating
from wartable.server.seats import Device
from wartable.server.tables import Table

LIFE = 600
"""Seconds that a code holds."""
MOST_DEVICES = 8
"""Browsers on one seat."""
MOST_CODES = 24
"""Codes of one table that hold at the same time."""


def code(table: Table, holder: bytes) -> api.NewCode:
    """A code for another device of whoever asks; it takes the place of an earlier one."""
    if not table.mine(holder):
        raise Illegal("table", "reason-no-seat")
    now = time.monotonic()
    kept = {key: row for key, row in table.codes.items() if row[0] != holder and row[1] > now}
    if len(kept) >= MOST_CODES:
        raise Illegal("table", "reason-too-fast")
    made = seats.code()
    table.codes = {**kept, seats.hashed(seats.typed(made)): (holder, now + LIFE)}
    return api.NewCode(made, f"/table/{table.id}#device.{made}", LIFE)


async def join(seating: Seating, table: Table, wish: api.Join, holder: bytes) -> None:
    """Sit down beside the device that gave the code; everybody is told."""
    label = names.label(wish.device)
    giver, until = table.codes.pop(seats.hashed(seats.typed(wish.code)), (b"", 0.0))
    own = table.mine(giver)
    if not own or until < time.monotonic():
        raise Illegal("table", "reason-wrong-code")
    fresh = [number for number in own if not table.chairs[number].held(holder)]
    if any(len(table.chairs[number].devices) >= MOST_DEVICES for number in fresh):
        raise Illegal("table", "reason-too-many-devices", most=MOST_DEVICES)
    device = Device(holder, int(time.time()), label)
    rows, deeds = [], []
    for number in fresh:
        chair = table.chairs[number]
        chair.devices.append(device)
        rows.append(device_row(table, number, device))
        deeds.append(line("log-device", seat=chair.seat, count=len(chair.devices)))
    if rows:
        await seating.commit(table, deeds, rows, reset=True)


def listed(table: Table, holder: bytes) -> api.Devices:
    """All devices on the seats of whoever asks."""
    watching = {socket.holder for socket in table.live.sockets}
    found: dict[str, api.DeviceInfo] = {}
    for number in table.mine(holder):
        for device in table.chairs[number].devices:
            here = device.holder == holder
            known = api.DeviceInfo(
                device.id, device.label, [], device.since, here, device.holder in watching
            )
            found.setdefault(device.id, known).seats.append(table.names[number])
    return api.Devices(sorted(found.values(), key=lambda one: (not one.here, one.since, one.id)))


async def expel(seating: Seating, table: Table, wish: api.Expel, holder: bytes) -> None:
    """Send one of one's other devices away from the seats that both sit on."""
    gone = {
        number: [device]
        for number in table.mine(holder)
        for device in table.chairs[number].devices
        if device.id == wish.device and device.holder != holder
    }
    if not gone:
        raise Illegal("table", "reason-no-such-device")
    await seating.expel(table, gone, [])
