"""Who is watching a table, and what they are sent: a snapshot, then whatever changes."""

import asyncio
from collections.abc import Iterable
from typing import Any, Protocol

import msgspec

from wartable.core.decision import Reason
from wartable.core.events import Event
from wartable.core.game import SPECTATOR
from wartable.core.layers import Layer, over
from wartable.core.parts import VIEWER, part
from wartable.server import api, presence, table_info, undoing
from wartable.server.api.clocks import ClocksTold
from wartable.server.limits import Bucket, Limits
from wartable.server.patch import difference
from wartable.server.spectating import SpectatorScreen
from wartable.server.speed import frame, layered, update
from wartable.server.tables import Table

Outgoing = tuple["Socket", bytes]
Outbox = dict["Socket", bytes]
"""What goes to each socket, in one write: each write is a system call."""
GONE = 1008


class Outlet(Protocol):
    """A connection that messages go out on: see websocket.py."""

    def write(self, data: bytes) -> int:
        """Send frames without waiting; returns how many bytes the other side has not taken yet."""

    def cut(self) -> None:
        """Close it without a word."""

    def close(self, code: int) -> None:
        """Close it once everything written has gone out."""


class Socket:
    """One open websocket, which may sit on several seats or on none."""

    __slots__ = (
        *("_backlog", "_connection", "address", "browser", "bucket", "mask", "session", "where"),
    )

    def __init__(self, connection: Outlet, browser: bytes, limits: Limits, where: str = "") -> None:
        self._connection, self.browser, self._backlog = connection, browser, limits.backlog
        self.where = where
        """Where it comes from, as limits count it."""
        self.address = ""
        """Its full address, for bans."""
        self.session = browser
        """The hash of the secret that the browser carries; it may stand for an account."""
        self.mask = 0
        self.bucket = Bucket(limits.messages)

    def post(self, data: bytes) -> None:
        """Send a frame; a reader who is too slow is cut off, and may come back."""
        if self._connection.write(data) > self._backlog:
            self._connection.cut()

    def outgoing(self, message: api.Message) -> Outgoing:
        """A message ready to be sent."""
        return self, frame(api.encode(message))

    def say(self, message: api.Message) -> None:
        """Send a message."""
        self.post(frame(api.encode(message)))

    def dismiss(self, why: str) -> None:
        """Close it after a last message."""
        self.say(api.Bye(Reason("table", why)))
        self._connection.close(GONE)


class Audience(msgspec.Struct):
    """The sockets that sit in the same seats, and so see the same."""

    mask: int
    seats: list[int]
    """The seats of the mask; for a spectator, only -1."""
    sockets: list[Socket]


class Live:
    """The sockets at one table, and what they were sent last."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.names = (*table.names, api.SPECTATOR)
        """The name of each seat on the wire."""
        self._keys = [api.encode(name) + b":" for name in self.names]
        """The same, as keys of an encoded object."""
        self.sockets: set[Socket] = set()
        self._audiences: list[Audience] = []
        self._sent = len(table.log)
        self._seen: dict[str, Any] = {}
        self._layers: dict[int, Layer] = {}
        """What everyone was sent last and, by seat, what that seat was sent instead."""
        viewer = part(table.game, VIEWER)
        self._viewer = viewer() if viewer else None
        self._asked: dict[int, int] = {}
        """By seat: the number of its question, or 0."""
        self._undo: dict[int, int] = {}
        """By seat: how many answers it may undo; see tables.py."""
        self._here: list[str] = []
        self._gallery = SpectatorScreen(table)
        self._late: asyncio.TimerHandle | None = None

    def seats(self, mask: int) -> list[int]:
        """The seats of a mask; for a spectator, only -1."""
        if not mask:
            return [SPECTATOR]
        return [seat for seat in range(len(self.table.chairs)) if mask >> seat & 1]

    def join(self, socket: Socket) -> None:
        """Let someone in."""
        socket.mask = sum(1 << seat for seat in self.table.mine(socket.browser))
        self.sockets.add(socket)
        self._gather()
        self._learn(socket.mask)
        self._gallery.refresh()
        self._show_later()

    def leave(self, socket: Socket) -> None:
        """Let someone go."""
        for seat in self.table.mine(socket.browser):
            self.table.seen[seat] = presence.clock()
        self.sockets.discard(socket)
        self._gather()
        needed = {seat for audience in self._audiences for seat in audience.seats}
        for seat in self._layers.keys() - needed:
            self._layers.pop(seat)
            self._asked.pop(seat, None)

    def here(self) -> list[str]:
        """The seats whose people have the table open now."""
        found = 0
        for socket in self.sockets:
            found |= socket.mask
        return [self.names[seat] for seat in self.seats(found) if seat >= 0]

    def tell_here(self, but: Socket) -> None:
        """Tell everyone but one who came or went, if a player did."""
        now = self.here()
        if now == self._here:
            return
        self._here = now
        text = frame(api.encode(api.Present(now)))
        for socket in self.sockets - {but}:
            socket.post(text)

    def away(self, seat: int) -> float:
        """For how many seconds nobody of a seat has been here."""
        if any(socket.mask >> seat & 1 for socket in self.sockets):
            return 0.0
        return presence.clock() - self.table.seen[seat]

    def _gather(self) -> None:
        found: dict[int, list[Socket]] = {}
        for socket in self.sockets:
            found.setdefault(socket.mask, []).append(socket)
        self._audiences = [Audience(mask, self.seats(mask), found[mask]) for mask in found]

    def _learn(self, mask: int) -> None:
        match = self.table.match
        if match is None:
            return
        for seat in self.seats(mask):
            if seat not in self._layers:
                self._seen, (self._layers[seat],) = self._look(match.state, (seat,))
                if seat >= 0:
                    opened = seat in self.table.open
                    self._asked[seat] = self.table.numbers[seat] if opened else 0
        self._undo = undoing.undoable(self.table, self._asked)

    def snapshot(self, socket: Socket, last: int = 0) -> bytes:
        """Everything a socket may know, and the log after the last line it has seen."""
        table, mask = self.table, socket.mask
        if not mask and self._gallery.showing:
            return self._from_gallery(socket)
        first = last if 0 <= last <= len(table.log) else 0
        seats = self.seats(mask) if table.match is not None else []
        own = [seat for seat in seats if seat >= 0]
        found = api.Snapshot(
            number=len(table.log),
            first=first,
            log=[table.line(entry, mask) for entry in table.log[first:]],
            table=table_info.info(table),
            mine=[table.names[seat] for seat in self.seats(mask) if seat >= 0],
            owner=socket.browser == table.owner,
            views={self.names[seat]: over(self._seen, self._layers[seat]) for seat in seats},
            asked={self.names[seat]: table.questions.of(seat) for seat in own},
            undo={self.names[seat]: count for seat, count in undoing.undoable(table, own).items()},
            consent=undoing.asked(table),
            orders={self.names[seat]: table.playing.orders[seat].given for seat in own},
            here=self.here(),
        )
        return frame(api.encode(found))

    def _from_gallery(self, socket: Socket) -> bytes:
        """What spectators are shown here, from the beginning of the log."""
        gallery, table = self._gallery, self.table
        found = api.Snapshot(
            number=gallery.number,
            first=0,
            log=gallery.lines(0, gallery.number),
            table=table_info.info(table),
            mine=[],
            owner=socket.browser == table.owner,
            views={api.SPECTATOR: gallery.view},
            asked={},
            undo={},
            consent=undoing.asked(table),
            orders={},
            here=self.here(),
            shown=gallery.seats(),
        )
        return frame(api.encode(found))

    def _spectators(self) -> list[Socket]:
        return [socket for socket in self.sockets if not socket.mask]

    def _show_more(self, outbox: Outbox) -> None:
        """Show spectators what is late enough by now."""
        gallery, before = self._gallery, self._gallery.showing
        if gallery.idle:
            return
        gallery.refresh()
        update = gallery.due()
        anew = gallery.showing != before
        text = frame(api.encode(update)) if update is not None and not anew else b""
        for socket in self._spectators() if anew or text else ():
            outbox[socket] = self.snapshot(socket) if anew else text

    def _show_later(self) -> None:
        """Come back when there is more to show to spectators, if there are any."""
        wait = self._gallery.wait()
        if wait is not None and self._late is None and self._spectators():
            self._late = asyncio.get_running_loop().call_later(wait, self._shown_late)

    def _shown_late(self) -> None:
        self._late = None
        self._show_due()
        self._show_later()

    def _show_due(self) -> None:
        outbox: Outbox = {}
        self._show_more(outbox)
        for socket, text in outbox.items():
            socket.post(text)

    def sight(self) -> tuple[int, int]:
        """Through whose eyes spectators see the table now, and how many lines of its log."""
        self._show_due()
        gallery = self._gallery
        return (gallery.eye[0], gallery.number) if gallery.showing else (SPECTATOR, self._sent)

    def reset(self) -> Outbox:
        """Send everyone a snapshot: the game began, or the seats have changed."""
        self._layers.clear()
        self._asked.clear()
        last, self._sent = self._sent, len(self.table.log)
        self._gallery.refresh()
        self._gallery.note()
        self._gallery.due()
        outbox = {}
        table = self.table
        if table.setup.watch != "anyone":
            self.dismiss(
                [s for s in self.sockets if s.browser != table.owner and not table.mine(s.browser)]
            )
        before = {socket: socket.mask for socket in self.sockets}
        for socket in before:
            self.join(socket)
        # Only now it is known who is where.
        self._here = self.here()
        for socket, mask in before.items():
            # With other seats one sees another log, so all of it is sent again.
            outbox[socket] = self.snapshot(socket, last if socket.mask == mask else 0)
        return outbox

    def dismiss(self, sockets: Iterable[Socket], why: str = "reason-no-such-table") -> None:
        """Send some away: the table is gone, is being opened again, or is not theirs to see."""
        for socket in list(sockets):
            socket.dismiss(why)
            self.leave(socket)

    def announce(self, outbox: Outbox) -> None:
        """Send everyone the table as everyone may see it, after whatever they are sent anyway."""
        changed = api.TableChanged(table_info.info(self.table), undoing.asked(self.table))
        text = frame(api.encode(changed))
        for socket in self.sockets:
            outbox[socket] = outbox.get(socket, b"") + text

    def tell_clocks(self, outbox: Outbox) -> None:
        """Tell everyone whose clock is running, after whatever they are sent anyway."""
        text = frame(api.encode(ClocksTold(self.table.timing.told())))
        for socket in self.sockets:
            outbox[socket] = outbox.get(socket, b"") + text

    def ordered(self, seat: int, outbox: Outbox) -> None:
        """Send a seat's standing orders to its own people; they are a secret from others."""
        given = {self.names[seat]: self.table.playing.orders[seat].given}
        text = frame(api.encode(api.Update(self._sent, orders=given)))
        for socket in self.sockets:
            if socket.mask >> seat & 1:
                outbox[socket] = outbox.get(socket, b"") + text

    def publish(self) -> Outbox:
        """Send each socket what is new since the last time and may be seen there."""
        table = self.table
        fresh = table.log[self._sent :]
        self._sent = len(table.log)
        self._gallery.note()
        if not self.sockets or (table.match is None and not fresh):
            return {}
        lines = [table.line(entry, 0) for entry in fresh]
        start = api.encode(api.Update(self._sent, lines))
        if table.match is None:
            return dict.fromkeys(self.sockets, frame(start))
        patch, own = self._patches(table.match.state)
        asked, undo = self._questions(), self._undos()
        secret = [
            (at, entry) for at, entry in enumerate(fresh) if type(entry) is Event and entry.secret
        ]
        insiders = 0
        for _, event in secret:
            insiders |= event.to
        outbox: Outbox = {}
        shown = self._gallery.showing
        self._show_more(outbox)
        self._show_later()
        keys = self._keys
        for audience in self._audiences:
            mask, seats = audience.mask, audience.seats
            if not mask and (shown or self._gallery.showing):
                continue
            views = [keys[seat] + own.get(seat, patch) for seat in seats if own.get(seat, patch)]
            questions = [keys[seat] + asked[seat] for seat in seats if seat in asked]
            undos = [keys[seat] + undo[seat] for seat in seats if seat in undo]
            if fresh or views or questions or undos:
                begins = start
                if mask & insiders:
                    begins = api.encode(api.Update(self._sent, self._lines(lines, secret, mask)))
                parts = (b"views", views), (b"asked", questions), (b"undo", undos)
                text = frame(update(begins, *parts))
                for socket in audience.sockets:
                    outbox[socket] = text
        return outbox

    def _patches(self, state: Any) -> tuple[bytes, dict[int, bytes]]:
        """What has changed for everyone, encoded; and by seat, where something else has."""
        layers, before = self._layers, self._seen
        now, found = self._look(state, layers)
        patch = difference(before, now)
        own: dict[int, bytes] = {}
        for (seat, old), new in zip(layers.items(), found, strict=True):
            # If a layer is the same object, so are the parts under it.
            if old is not new:
                change = layered(patch, (before, old), (now, new))
                if change is not patch:
                    own[seat] = api.encode(change) if change else b""
        self._seen, self._layers = now, dict(zip(layers, found, strict=True))
        return api.encode(patch) if patch else b"", own

    def _questions(self) -> dict[int, bytes]:
        """By seat: its question, encoded, if it is new."""
        table, found = self.table, dict[int, bytes]()
        numbers, opened = table.numbers, table.open
        for seat, before in self._asked.items():
            now = numbers[seat] if seat in opened else 0
            if now != before:
                found[seat] = api.encode(table.questions.of(seat))
                self._asked[seat] = now
        return found

    def _undos(self) -> dict[int, bytes]:
        """By seat: how many answers it may undo on its own, encoded, if that has changed."""
        before, self._undo = self._undo, undoing.undoable(self.table, self._asked)
        if self._undo == before:
            return {}
        changed = self._undo.items() - before.items()
        return {seat: api.encode(count) for seat, count in changed}

    def _look(self, state: Any, seats: Iterable[int]) -> tuple[dict[str, Any], list[Layer]]:
        """The public view and the layers of some seats; some games only have whole views."""
        if self._viewer is not None:
            seen = self._viewer.look(state, seats)
            return seen
        return {}, [{(): self.table.game.view(state, seat)} for seat in seats]

    def _lines(
        self, public: list[api.LogLine], secret: list[tuple[int, Event]], mask: int
    ) -> list[api.LogLine]:
        """Lines that everyone may see, with what only the seats of a mask may see."""
        found = public[:]
        for at, event in secret:
            if event.to & mask:
                found[at] = self.table.line(event, mask)
        return found
