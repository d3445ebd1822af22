"""Who looks at a table, and what each of them is sent: a snapshot, then what changes."""

from collections.abc import Callable, Iterable
from typing import Any, Protocol

import msgspec

from wartable.core.events import Event
from wartable.core.game import SPECTATOR
from wartable.server import api
from wartable.server.limits import Bucket, Limits
from wartable.server.patch import Seen, difference
from wartable.server.tables import Table
from wartable.server.wire import frame

Letter = tuple["Socket", bytes]
GONE = 1008


class Outlet(Protocol):
    """The wire of a socket, as far as messages go out on it: see wire.py."""

    hear: Callable[[bytes], bool] | None

    @property
    def ended(self) -> bool:
        """Whether nothing can go out any more."""

    def write(self, data: bytes) -> None:
        """Send a frame without waiting."""

    def waiting(self) -> int:
        """How many bytes the other side has not taken yet."""

    def drop(self) -> None:
        """Close the connection."""


class Socket:
    """One open websocket, which may sit on several seats or on none."""

    def __init__(self, wire: Outlet, holder: bytes, limits: Limits) -> None:
        self._wire, self.holder, self._limits = wire, holder, limits
        self.mask = 0
        self.seats: list[int] = []
        """The seats of the mask; a spectator's only one is -1."""
        self.bucket = Bucket(limits.messages)

    def post(self, data: bytes) -> None:
        """Send a frame; who reads too slowly is cut off, and may come again."""
        wire = self._wire
        if wire.ended:
            return
        wire.write(data)
        if wire.waiting() > self._limits.backlog:
            wire.drop()

    def say(self, message: api.Message) -> None:
        """Send a message."""
        self.post(frame(api.encode(message)))

    def drop(self) -> None:
        """Close it; whoever was there may come again."""
        self._wire.drop()


class Live:
    """The sockets at one table, and what they were told last."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sockets: set[Socket] = set()
        self._sent = len(table.log)
        self._views: dict[int, Seen] = {}
        viewer = getattr(table.game, "viewer", None)
        self._viewer: Any = viewer() if viewer else None
        self._asked: dict[int, tuple[int, bool]] = {}
        self._undo: dict[int, int] = {}

    def seats(self, mask: int) -> list[int]:
        """The seats of a mask; a spectator's only one is -1."""
        if not mask:
            return [SPECTATOR]
        return [seat for seat in range(len(self.table.chairs)) if mask >> seat & 1]

    def name(self, seat: int) -> str:
        """What a seat is called on the wire."""
        return self.table.names[seat] if seat >= 0 else api.SPECTATOR

    def join(self, socket: Socket) -> None:
        """Somebody comes to look."""
        socket.mask = sum(1 << seat for seat in self.table.mine(socket.holder))
        socket.seats = self.seats(socket.mask)
        self.sockets.add(socket)
        self._learn(socket.mask)

    def leave(self, socket: Socket) -> None:
        """Somebody goes."""
        self.sockets.discard(socket)
        needed = {seat for other in self.sockets for seat in self.seats(other.mask)}
        for seat in self._views.keys() - needed:
            for told in (self._views, self._asked, self._undo):
                told.pop(seat, None)

    def _learn(self, mask: int) -> None:
        match = self.table.match
        if match is None:
            return
        for seat in self.seats(mask):
            if seat not in self._views:
                self._views[seat] = self._all(match.state, (seat,))[0]
                if seat >= 0:
                    self._asked[seat] = self._question_of(seat)
                    self._undo[seat] = self.table.free(seat)

    def _question_of(self, seat: int) -> tuple[int, bool]:
        return self.table.numbers[seat], seat in self.table.open

    def snapshot(self, socket: Socket, last: int = 0) -> bytes:
        """Everything that a socket may know, and the log after the last line it has seen."""
        table, mask = self.table, socket.mask
        first = last if 0 <= last <= len(table.log) else 0
        seats = self.seats(mask) if table.match is not None else []
        own = [seat for seat in seats if seat >= 0]
        found = api.Snapshot(
            number=len(table.log),
            first=first,
            log=[table.line(entry, mask) for entry in table.log[first:]],
            table=table.info(),
            mine=[table.names[seat] for seat in self.seats(mask) if seat >= 0],
            owner=socket.holder == table.owner,
            views={self.name(seat): self._views[seat].view() for seat in seats},
            asked={self.name(seat): table.question(seat) for seat in own},
            undo={self.name(seat): table.free(seat) for seat in own},
            consent=table.asked(),
        )
        return frame(api.encode(found))

    def reset(self) -> list[Letter]:
        """A snapshot for everybody: the game began, or who sits where has changed."""
        for told in (self._views, self._asked, self._undo):
            told.clear()
        last, self._sent = self._sent, len(self.table.log)
        letters = []
        for socket in self.sockets:
            before = socket.mask
            self.join(socket)
            # With other seats one reads the log with other eyes: all of it is sent again.
            first = last if socket.mask == before else 0
            letters.append((socket, self.snapshot(socket, first)))
        return letters

    def announce(self) -> list[Letter]:
        """The table as everybody may see it, to everybody."""
        changed = api.TableChanged(self.table.info(), self.table.asked())
        text = frame(api.encode(changed))
        return [(socket, text) for socket in self.sockets]

    def publish(self) -> list[Letter]:
        """What is new since the last time, for each socket that can see anything of it."""
        table = self.table
        fresh = table.log[self._sent :]
        self._sent = len(table.log)
        if not self.sockets or table.match is None:
            return []
        patches, asked, undo = self._patches(table.match.state), self._questions(), self._undos()
        letters: list[Letter] = []
        texts: dict[int, bytes] = {}
        public = self._public(fresh)
        for socket in self.sockets:
            mask = socket.mask
            text = texts.get(mask)
            if text is None:
                update = api.Update(self._sent, self._lines(fresh, public, mask))
                for seat in socket.seats:
                    if seat in patches:
                        update.views[self.name(seat)] = patches[seat]
                    if seat in asked:
                        update.asked[self.name(seat)] = asked[seat]
                    if seat in undo:
                        update.undo[self.name(seat)] = undo[seat]
                some = fresh or update.views or update.asked or update.undo
                text = texts[mask] = frame(api.encode(update)) if some else b""
            if text:
                letters.append((socket, text))
        return letters

    def _patches(self, state: Any) -> dict[int, Any]:
        """By seat: what has changed in its view."""
        views, public = self._views, None
        found: dict[int, Any] = {}
        for seat, now in zip(views, self._all(state, views), strict=True):
            before = views[seat]
            if public is None:
                public = difference(before.public, now.public)
                encoded = msgspec.Raw(api.encode(public))
            patch = before.change(public, now)
            if patch:
                found[seat] = encoded if patch is public else patch
            views[seat] = now
        return found

    def _questions(self) -> dict[int, api.Question | None]:
        """By seat: its question, where it is new."""
        found = {}
        for seat, before in self._asked.items():
            now = self._question_of(seat)
            if now != before:
                found[seat] = self.table.question(seat)
                self._asked[seat] = now
        return found

    def _undos(self) -> dict[int, int]:
        """By seat: how many answers it may take back on its own, where that has changed."""
        found = {}
        for seat, before in self._undo.items():
            now = self.table.free(seat)
            if now != before:
                found[seat] = self._undo[seat] = now
        return found

    def _all(self, state: Any, seats: Iterable[int]) -> list[Seen]:
        """The views of some seats; a game may be quicker at all together."""
        if self._viewer is None:
            view = self.table.game.view
            return [Seen({}, {(): view(state, seat)}) for seat in seats]
        public, layers = self._viewer.look(state, seats)
        return [Seen(public, layer) for layer in layers]

    def _public(self, fresh: list[Event | api.Line]) -> list[Any]:
        """Each line as everybody may see it, encoded once."""
        return [msgspec.Raw(api.encode(self.table.line(entry, 0))) for entry in fresh]

    def _lines(self, fresh: list[Event | api.Line], public: list[Any], mask: int) -> list[Any]:
        """The same, but with what the seats of a mask alone may see."""
        found = public
        for number, entry in enumerate(fresh):
            if isinstance(entry, Event) and entry.secret and entry.to & mask:
                if found is public:
                    found = public[:]
                found[number] = self.table.line(entry, mask)
        return found
