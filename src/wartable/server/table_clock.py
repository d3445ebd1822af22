"""The clock of one table: whose time is running, how much is left, and who has a day off.

It depends on what everyone may see: who is asked in a spectator's view, and how many things have
happened. So nobody learns from a clock what the table would not show.
"""

from msgspec import Struct, field

from wartable.server.api.clocks import DAY, AfterTimeUp, ClockRules

FREE, AGREED = "free", "agreed"
"""How something was undone: freely, or because everyone concerned agreed."""


class SeatClock(Struct):
    """The time of one seat."""

    left: float | None = None
    """Seconds when it last stopped; None: all that the rules give."""
    since: float | None = None
    """Since when it has been running; None: it is stopped."""
    off: float = 0.0
    """Until when its person has days off."""
    taken: float = 0.0
    """Seconds of days off taken so far."""
    outs: int = 0
    away: AfterTimeUp = ""

    def used(self, now: float) -> float:
        """How much of its time has run."""
        return 0.0 if self.since is None else max(0.0, now - max(self.since, self.off))


class Proposal(Struct):
    """Rules that someone has proposed."""

    seat: int
    rules: ClockRules
    agreed: set[int]


class TableClock(Struct):
    """The clocks of all seats of a table."""

    seats: list[SeatClock]
    asked: list[int] = field(default_factory=list)
    """Who was asked the last time."""
    furthest: int = 0
    """The most things that have happened, so that undoing gives no new time."""
    proposal: Proposal | None = None

    def left(self, rules: ClockRules, number: int, now: float) -> float:
        """How much time a seat has."""
        seat = self.seats[number]
        full = float(rules.seconds)
        return max(0.0, (full if seat.left is None else seat.left) - seat.used(now))

    def due(self, rules: ClockRules, number: int) -> float | None:
        """When a seat runs out of time; None if its clock is stopped."""
        seat = self.seats[number]
        if seat.since is None:
            return None
        left = float(rules.seconds) if seat.left is None else seat.left
        return max(seat.since, seat.off) + left

    def follow(
        self,
        rules: ClockRules,
        asked: list[int],
        people: set[int],
        happened: int,
        now: float,
        undone: str = "",
    ) -> None:
        """Check who is asked now, after this many things have happened; some may be undone."""
        if undone == AGREED:
            self.furthest = happened - 1
        fresh = happened > self.furthest
        moved = fresh or (happened == self.furthest and asked != self.asked and not undone)
        together, now_together = len(self.asked) > 1, len(asked) > 1
        for number, seat in enumerate(self.seats):
            runs = number in asked and number in people
            if number in people:
                seat.away = ""
            if seat.since is None:
                if runs:
                    if moved and rules.kind == "move":
                        seat.left = None
                    seat.since = now
            elif runs and together == now_together and (together or not fresh):
                # Whatever was answered, nobody sees it, so it shows on no clock either.
                continue
            else:
                # While several people answer in secret, it costs nobody anything.
                free = together and rules.kind == "bank"
                if not free:
                    seat.left = self.left(rules, number, now)
                    if fresh if runs else moved:
                        self._done(rules, seat)
                seat.since = now if runs else None
        self.asked, self.furthest = asked, max(happened, self.furthest)

    @staticmethod
    def _done(rules: ClockRules, seat: SeatClock) -> None:
        """Note that a seat has made a move."""
        if rules.kind == "move":
            seat.left = None
        elif seat.left is not None:
            seat.left = min(float(rules.seconds), seat.left + rules.gain)

    def stop(self, rules: ClockRules, now: float) -> None:
        """Stop everyone's clock where it is."""
        for number, seat in enumerate(self.seats):
            if seat.since is not None:
                seat.left, seat.since = self.left(rules, number, now), None

    def out(self, number: int, away: AfterTimeUp) -> None:
        """Give a seat that ran out of time all of it again, for whoever plays it next."""
        seat = self.seats[number]
        seat.left, seat.since, seat.off = None, None, 0.0
        seat.outs, seat.away = seat.outs + 1, away

    def renew(self) -> None:
        """Give everyone all their time, because the rules have changed."""
        for seat in self.seats:
            seat.left, seat.since, seat.off = None, None, 0.0
        self.asked = []

    def days_off(self, rules: ClockRules, number: int) -> float:
        """How many days off a seat has left, without those it is taking."""
        return max(0.0, rules.days_off - self.seats[number].taken / DAY)

    def take_off(self, rules: ClockRules, number: int, days: int, now: float) -> None:
        """Give a seat that many days off from now on; the rest of earlier ones is given back."""
        seat = self.seats[number]
        left = self.left(rules, number, now)
        seat.taken -= max(0.0, seat.off - now)
        seat.left = left if seat.left is not None or seat.used(now) else None
        seat.since = now if seat.since is not None else None
        seat.off = now + days * DAY
        seat.taken += days * DAY
