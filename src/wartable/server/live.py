"""Who looks at a table, and what each of them is sent: a snapshot, then what changes."""

from collections.abc import Callable, Iterable
from typing import Any, Protocol

import msgspec

from wartable.core.events import Event
from wartable.core.game import SPECTATOR
from wartable.core.layers import Layer, over
from wartable.server import api
from wartable.server.limits import Bucket, Limits
from wartable.server.patch import difference, layered
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

    def write(self, data: bytes) -> int:
        """Send frames without waiting; says how many bytes the other side has not taken yet."""

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
        if not wire.ended and wire.write(data) > self._limits.backlog:
            wire.drop()

    def letter(self, message: api.Message) -> Letter:
        """A message to be sent."""
        return self, frame(api.encode(message))

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
        self.names = (*table.names, api.SPECTATOR)
        """What a seat is called on the wire."""
        self.sockets: set[Socket] = set()
        self._sent = len(table.log)
        self._seen: dict[str, Any] = {}
        self._layers: dict[int, Layer] = {}
        """What everybody was told last, and by seat what was told it instead."""
        viewer = getattr(table.game, "viewer", None)
        self._viewer: Any = viewer() if viewer else None
        self._asked: dict[int, tuple[int, bool]] = {}
        self._undo: dict[int, int] = {}

    def seats(self, mask: int) -> list[int]:
        """The seats of a mask; a spectator's only one is -1."""
        if not mask:
            return [SPECTATOR]
        return [seat for seat in range(len(self.table.chairs)) if mask >> seat & 1]

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
        for seat in self._layers.keys() - needed:
            for told in (self._layers, self._asked, self._undo):
                told.pop(seat, None)

    def _learn(self, mask: int) -> None:
        match = self.table.match
        if match is None:
            return
        for seat in self.seats(mask):
            if seat not in self._layers:
                self._seen, (self._layers[seat],) = self._look(match.state, (seat,))
                if seat >= 0:
                    self._asked[seat] = (self.table.numbers[seat], seat in self.table.open)
                    self._undo[seat] = self._free(seat)

    def _free(self, seat: int) -> int:
        last, free = self.table.free()
        return free if seat == last else 0

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
            views={self.names[seat]: over(self._seen, self._layers[seat]) for seat in seats},
            asked={self.names[seat]: table.question(seat) for seat in own},
            undo={self.names[seat]: self._free(seat) for seat in own},
            consent=table.asked(),
        )
        return frame(api.encode(found))

    def reset(self) -> list[Letter]:
        """A snapshot for everybody: the game began, or who sits where has changed."""
        for told in (self._layers, self._asked, self._undo):
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
        public = self._public(fresh)
        secret = [
            (at, entry) for at, entry in enumerate(fresh) if type(entry) is Event and entry.secret
        ]
        insiders = 0
        for _, event in secret:
            insiders |= event.to
        letters: list[Letter] = []
        texts: dict[int, bytes] = {}
        names = self.names
        for socket in self.sockets:
            mask = socket.mask
            text = texts.get(mask)
            if text is None:
                lines = self._lines(public, secret, mask) if mask & insiders else public
                update = api.Update(self._sent, lines)
                for seat in socket.seats:
                    if seat in patches:
                        update.views[names[seat]] = patches[seat]
                    if seat in asked:
                        update.asked[names[seat]] = asked[seat]
                    if seat in undo:
                        update.undo[names[seat]] = undo[seat]
                some = fresh or update.views or update.asked or update.undo
                text = texts[mask] = frame(api.encode(update)) if some else b""
            if text:
                letters.append((socket, text))
        return letters

    def _patches(self, state: Any) -> dict[int, Any]:
        """By seat: what has changed in its view."""
        layers, before = self._layers, self._seen
        now, found = self._look(state, layers)
        patch = difference(before, now)
        # Most seats see no more of it than everybody: that is encoded once.
        encoded = msgspec.Raw(api.encode(patch)) if patch else None
        patches: dict[int, Any] = {}
        for (seat, old), new in zip(layers.items(), found, strict=True):
            own = layered(patch, (before, old), (now, new))
            if own:
                patches[seat] = encoded if own is patch else own
        self._seen, self._layers = now, dict(zip(layers, found, strict=True))
        return patches

    def _questions(self) -> dict[int, api.Question | None]:
        """By seat: its question, where it is new."""
        table, found = self.table, {}
        numbers, opened = table.numbers, table.open
        for seat, before in self._asked.items():
            now = (numbers[seat], seat in opened)
            if now != before:
                found[seat] = table.question(seat)
                self._asked[seat] = now
        return found

    def _undos(self) -> dict[int, int]:
        """By seat: how many answers it may take back on its own, where that has changed."""
        last, free = self.table.free()
        found = {}
        for seat, before in self._undo.items():
            now = free if seat == last else 0
            if now != before:
                found[seat] = self._undo[seat] = now
        return found

    def _look(self, state: Any, seats: Iterable[int]) -> tuple[dict[str, Any], list[Layer]]:
        """What is public and the layers of some seats; a game may have none but whole views."""
        if self._viewer is not None:
            seen: tuple[dict[str, Any], list[Layer]] = self._viewer.look(state, seats)
            return seen
        return {}, [{(): self.table.game.view(state, seat)} for seat in seats]

    def _public(self, fresh: list[Event | api.Line]) -> list[Any]:
        """Each line as everybody may see it, encoded once."""
        return [msgspec.Raw(api.encode(self.table.line(entry, 0))) for entry in fresh]

    def _lines(self, public: list[Any], secret: list[tuple[int, Event]], mask: int) -> list[Any]:
        """The same, but with what the seats of a mask alone may see."""
        found = public[:]
        for at, event in secret:
            if event.to & mask:
                found[at] = self.table.line(event, mask)
        return found
