"""What happened, and who may see it."""

from typing import Any

from msgspec import Struct

EVERYONE = -1


class Event(Struct, frozen=True, gc=False):
    """A fact for the log, the animations, the bots and the statistics.

    `args` are for everyone; `secret` only for the seats in the mask `to`. `shows` is set when
    someone learns what was hidden before, which no undo can take back.
    """

    kind: str
    args: tuple[Any, ...] = ()
    secret: tuple[Any, ...] = ()
    to: int = EVERYONE
    shows: bool = False

    def seen_by(self, seats: int) -> "Event":
        """The event as the seats of a mask may see it."""
        if not self.secret or self.to & seats:
            return self
        return Event(self.kind, self.args, (), self.to, self.shows)

    @property
    def teaches(self) -> bool:
        """Whether someone learnt something from it."""
        return self.shows or bool(self.secret)
