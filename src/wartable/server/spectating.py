"""What people without a seat see: the table says so, and the seats concerned have to agree.

A table may show them the view of one seat, or everything, with a delay. Until everyone concerned
agrees, and until something is old enough, they see what is public.
"""

from collections import deque
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field

from wartable.core.decision import BadInput, Illegal
from wartable.core.events import EVERYONE
from wartable.core.game import REFEREE
from wartable.server import api, server_time
from wartable.server.patch import difference

if TYPE_CHECKING:
    from wartable.server.tables import Table

PUBLIC, SEAT, ALL = "public", "seat", "all"
SOONEST = 60
"""How many seconds late everything is shown, at least."""
LATEST = 604_800
MOST = 2048
"""How many moments wait to be shown; if there are more, every second one is dropped."""
clock = server_time.time_of_day


class Spectating(Struct):
    """What was agreed about spectators."""

    see: api.Sight = "public"
    seat: str = ""
    delay: int = 0
    agreed: list[tuple[int, bytes]] = field(default_factory=list)
    """Seats, and the browsers that agreed there; whoever sits down later has not."""


def wished(rules: api.SpectatorRules, names: tuple[str, ...]) -> Spectating:
    """What the person who makes a table wants spectators to see."""
    if rules.see == SEAT and rules.seat not in names:
        raise BadInput("seat", rules.seat, "one-of", choices=names)
    if rules.see == ALL and rules.delay < SOONEST:
        word = str(rules.delay)
        raise BadInput("delay", word, "whole-number-between", least=SOONEST, most=LATEST)
    seat = rules.seat if rules.see == SEAT else ""
    return Spectating(rules.see, seat, rules.delay if rules.see != PUBLIC else 0)


def waiting(table: "Table") -> list[int]:
    """The seats whose people have yet to agree."""
    now = table.setup.spectating
    if now.see == PUBLIC:
        return []
    agreed = {seat for seat, browser in now.agreed if table.chairs[seat].held_by(browser)}
    concerned = range(len(table.chairs)) if now.see == ALL else [table.seat(now.seat)]
    # A bot does not mind, but the person it stands in for may; and so may
    # whoever takes an open seat.
    own = (s for s in concerned if table.chairs[s].kind != "bot" or table.chairs[s].devices)
    return [seat for seat in own if seat not in agreed]


def shown(table: "Table") -> bool:
    """Whether spectators see more than the public view."""
    return table.setup.spectating.see != PUBLIC and not waiting(table)


def told(table: "Table") -> api.Spectators:
    """What everyone may know about it."""
    now = table.setup.spectating
    open_seats = [table.names[seat] for seat in waiting(table)]
    return api.Spectators(now.see, now.seat, now.delay, shown(table), open_seats)


def agree(table: "Table", seat: int, browser: bytes, agreed: bool) -> None:
    """Let spectators see the cards of a seat as the table says, or no longer."""
    if not table.chairs[seat].held_by(browser):
        raise Illegal("table", "reason-not-your-seat", seat=table.names[seat])
    now = table.setup.spectating
    if now.see == PUBLIC or (now.see == SEAT and now.seat != table.names[seat]):
        raise Illegal("table", "reason-nothing-to-show", seat=table.names[seat])
    own = set(table.chairs[seat].browsers)
    now.agreed = [row for row in now.agreed if row[0] != seat or row[1] not in own]
    if agreed:
        now.agreed.append((seat, browser))


def agree_all(table: "Table", browser: bytes) -> None:
    """Agree, for the person who makes a table, to what they want themselves."""
    now = table.setup.spectating
    for seat in table.mine(browser):
        if now.see == ALL or (now.see == SEAT and now.seat == table.names[seat]):
            agree(table, seat, browser, agreed=True)


class TableMoment(Struct):
    """How a table stood at some time."""

    at: float
    state: Any
    lines: int


class SpectatorScreen:
    """What the spectators of one table have been shown, and what is not late enough yet."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._waiting: deque[TableMoment] = deque()
        self._now: TableMoment | None = None
        self._seen: dict[str, Any] = {}
        self._open = False

    @property
    def showing(self) -> bool:
        """Whether spectators see something other than the public view."""
        return self._open and self._now is not None

    @property
    def idle(self) -> bool:
        """Whether spectators see what is public, and are to see no more."""
        return not self._open and self._table.setup.spectating.see == PUBLIC

    def refresh(self) -> None:
        """Begin or stop showing more, as the seats have agreed."""
        table = self._table
        wanted = shown(table) and table.match is not None and table.status == "playing"
        if wanted and not self._open:
            self._open = True
            self._find()
        elif not wanted:
            self._open, self._now = False, None
            self._waiting.clear()

    def _find(self) -> None:
        """The latest moment that is old enough: now, or a stored state."""
        table, match = self._table, self._table.playing
        delay = table.setup.spectating.delay
        if not delay:
            self._show(TableMoment(clock(), match.state.copy(), len(table.log)))
            return
        places = table.keeping.places
        last = places[-1].at if places else 0
        # The server may have been down since then, and nobody could play: that is no delay.
        now = last + clock() - max(last, server_time.started)
        old = [one for one in places if one.at <= now - delay]
        if old:
            shown = old[-1]
            self._show(TableMoment(shown.at, match.at(shown.answers), shown.lines))

    def _show(self, moment: TableMoment) -> None:
        self._now, self._seen = moment, self._view(moment)

    @property
    def eye(self) -> tuple[int, int]:
        """Whose view they see, and the lines of which seats."""
        now = self._table.setup.spectating
        if now.see == ALL:
            return REFEREE, EVERYONE
        seat = self._table.seat(now.seat)
        return seat, 1 << seat

    def _view(self, moment: TableMoment) -> dict[str, Any]:
        return self._table.game.view(moment.state, self.eye[0])

    def note(self) -> None:
        """Note that something has happened: it is shown when it is late enough."""
        if not self._open:
            return
        table = self._table
        self._waiting.append(TableMoment(clock(), table.playing.state.copy(), len(table.log)))
        if len(self._waiting) > MOST:
            self._waiting = deque(list(self._waiting)[::2])

    def due(self) -> api.Update | None:
        """What is late enough by now and was not shown yet; someone who sees more starts over."""
        delay, found = self._table.setup.spectating.delay, None
        while self._waiting and self._waiting[0].at <= clock() - delay:
            found = self._waiting.popleft()
        if found is None or not self._open:
            return None
        before = self._now
        if before is None:
            self._show(found)
            return None
        lines = self.lines(before.lines, found.lines)
        seen = self._seen
        self._show(found)
        change = difference(seen, self._seen)
        return api.Update(found.lines, lines, {api.SPECTATOR: change} if change else {})

    def wait(self) -> float | None:
        """Seconds until there is more to show; None if there is nothing."""
        if not self._waiting:
            return None
        return max(0.0, self._waiting[0].at + self._table.setup.spectating.delay - clock())

    def lines(self, first: int, last: int) -> list[api.LogLine]:
        """Lines of the log as spectators may see them."""
        table, (_, mask) = self._table, self.eye
        return [table.line(entry, mask) for entry in table.log[first:last]]

    def seats(self) -> list[str]:
        """The seats whose cards they see."""
        now = self._table.setup.spectating
        return list(self._table.names) if now.see == ALL else [now.seat]

    @property
    def number(self) -> int:
        """How many lines of the log they have."""
        return self._now.lines if self._now is not None else 0

    @property
    def view(self) -> dict[str, Any]:
        """What they see now."""
        return self._seen
