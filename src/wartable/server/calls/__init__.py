"""The HTTP calls, by topic; importing them registers them."""

from wartable.server.calls import (
    accounts,
    chat,
    clocks,
    finished,
    games,
    lessons,
    notices,
    passkeys,
    play,
    profiles,
    programs,
    seats,
    spectators,
    tables,
    tournaments,
)
from wartable.server.calls.call import CALLS, Call, Context

__all__ = ["CALLS", "Call", "Context"]
