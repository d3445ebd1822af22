"""The HTTP calls, by topic; importing them registers them."""

from wartable.server.calls import finished, games, play, seats, tables
from wartable.server.calls.call import CALLS, Call, Context

__all__ = ["CALLS", "Call", "Context", "finished", "games", "play", "seats", "tables"]
