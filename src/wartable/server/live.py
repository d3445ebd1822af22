"""Who looks at a table, and what each of them is sent: a snapshot, then what changes."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from wartable.core.events import Event
from wartable.core.game import SPECTATOR
from wartable.server import api
from wartable.server.limits import Bucket, Limits
from wartable.server.patch import difference
from wartable.server.tables import Table

Send = Callable[[dict[str, Any]], Awaitable[None]]
Letter = tuple["Socket", str]
TOO_SLOW, GONE = 1013, 1008


class Socket:
    """One open websocket, which may sit on several seats or on none."""

    def __init__(self, send: Send, holder: bytes, limits: Limits) -> None:
        self._send, self.holder, self._limits = send, holder, limits
        self.mask = 0
        self.closed = False
        self.bucket = Bucket(limits.messages)
        self._waiting: list[str] = []
        self._size = 0
        self._task: asyncio.Task[None] | None = None

    def post(self, text: str) -> None:
        """Send without waiting; what a slow reader cannot take yet is kept, up to a limit."""
        if self.closed:
            return
        if self._task is None:
            sending = self._send({"type": "websocket.send", "text": text})
            # A socket that can take it finishes at once: no task is needed for it.
            try:
                sending.send(None)  # type: ignore[attr-defined]
            except StopIteration:
                return
            except Exception:
                self.closed = True
                return
            sending.close()  # type: ignore[attr-defined]
            self._task = asyncio.get_running_loop().create_task(self._drain())
        self._waiting.append(text)
        self._size += len(text)
        if self._size > self._limits.backlog:
            self._waiting.clear()
            self.closed = True
            self._task.cancel()

    async def _drain(self) -> None:
        try:
            while self._waiting:
                text = self._waiting.pop(0)
                self._size -= len(text)
                await self._send({"type": "websocket.send", "text": text})
        except Exception:
            self.closed = True
        finally:
            self._task = None

    async def close(self, code: int) -> None:
        """Close it; whoever was there may come again."""
        if not self.closed:
            self.closed = True
            try:
                await self._send({"type": "websocket.close", "code": code})
            except Exception:
                return


class Live:
    """The sockets at one table, and what they were told last."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sockets: set[Socket] = set()
        self._sent = len(table.log)
        self._views: dict[int, dict[str, Any]] = {}
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
        self.sockets.add(socket)
        self._learn(socket.mask)

    def leave(self, socket: Socket) -> None:
        """Somebody goes."""
        self.sockets.discard(socket)
        needed = {seat for other in self.sockets for seat in self.seats(other.mask)}
        for seat in self._views.keys() - needed:
            del self._views[seat]

    def _learn(self, mask: int) -> None:
        match = self.table.match
        if match is None:
            return
        for seat in self.seats(mask):
            if seat not in self._views:
                self._views[seat] = self.table.game.view(match.state, seat)
                if seat >= 0:
                    self._asked[seat] = self._question_of(seat)
                    self._undo[seat] = self.table.free(seat)

    def _question_of(self, seat: int) -> tuple[int, bool]:
        return self.table.numbers[seat], seat in self.table.open

    def snapshot(self, socket: Socket, last: int = 0) -> str:
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
            views={self.name(seat): self._views[seat] for seat in seats},
            asked={self.name(seat): table.question(seat) for seat in own},
            undo={self.name(seat): table.free(seat) for seat in own},
            consent=table.asked(),
        )
        return api.encode(found).decode()

    def reset(self) -> list[Letter]:
        """A snapshot for everybody: the game began, or who sits where has changed."""
        self._views.clear()
        self._sent = len(self.table.log)
        letters = []
        for socket in self.sockets:
            self.join(socket)
            letters.append((socket, self.snapshot(socket, self._sent)))
        return letters

    def announce(self) -> list[Letter]:
        """The table as everybody may see it, to everybody."""
        changed = api.TableChanged(self.table.info(), self.table.asked())
        text = api.encode(changed).decode()
        return [(socket, text) for socket in self.sockets]

    def publish(self) -> list[Letter]:
        """What is new since the last time, for each socket that can see anything of it."""
        table = self.table
        fresh = table.log[self._sent :]
        self._sent = len(table.log)
        if not self.sockets or table.match is None:
            return []
        patches, asked, undo = self._changes()
        letters: list[Letter] = []
        texts: dict[int, str] = {}
        public: list[msgspec.Raw | None] | None = None
        for socket in self.sockets:
            mask = socket.mask
            text = texts.get(mask)
            if text is None:
                seats = self.seats(mask)
                update = api.Update(len(table.log))
                for seat in seats:
                    name = self.name(seat)
                    if seat in patches:
                        update.views[name] = patches[seat]
                    if seat in asked:
                        update.asked[name] = asked[seat]
                    if seat in undo:
                        update.undo[name] = undo[seat]
                if fresh:
                    if public is None:
                        public = self._public(fresh)
                    update.log = self._lines(fresh, public, mask)
                some = fresh or update.views or update.asked or update.undo
                text = texts[mask] = api.encode(update).decode() if some else ""
            if text:
                letters.append((socket, text))
        return letters

    def _changes(
        self,
    ) -> tuple[dict[int, Any], dict[int, api.Question | None], dict[int, int]]:
        table, views = self.table, self._views
        assert table.match is not None
        state, view = table.match.state, table.game.view
        patches: dict[int, Any] = {}
        asked: dict[int, api.Question | None] = {}
        undo: dict[int, int] = {}
        for seat, before in views.items():
            now = view(state, seat)
            patch = difference(before, now)
            views[seat] = now
            if patch:
                patches[seat] = patch
            if seat < 0:
                continue
            question = self._question_of(seat)
            if question != self._asked.get(seat):
                self._asked[seat] = question
                asked[seat] = table.question(seat)
            free = table.free(seat)
            if free != self._undo.get(seat):
                undo[seat] = self._undo[seat] = free
        return patches, asked, undo

    def _public(self, fresh: list[Event | api.Line]) -> list[msgspec.Raw | None]:
        """Each line that is the same for all, encoded once."""
        return [
            None
            if isinstance(entry, Event) and entry.secret
            else msgspec.Raw(api.encode(self.table.line(entry, 0)))
            for entry in fresh
        ]

    def _lines(
        self, fresh: list[Event | api.Line], public: list[msgspec.Raw | None], mask: int
    ) -> list[Any]:
        pairs = zip(fresh, public, strict=True)
        return [self.table.line(entry, mask) if raw is None else raw for entry, raw in pairs]
