"""The HTTP calls, by topic; importing them registers them."""

from wartable.server.calls import (
    accounts,
    chat,
    clocks,
    finished,
    games,
    lessons,
    play,
    profiles,
    programs,
    seats,
    tables,
)
from wartable.server.calls.call import CALLS, Call, Context

TOPICS = (accounts, chat, clocks, finished, games, lessons, play, profiles, programs, seats, tables)

__all__ = ["CALLS", "TOPICS", "Call", "Context"]
