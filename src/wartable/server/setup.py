"""What was agreed when a table was made."""

import msgspec
from msgspec import Struct

from wartable.server import api
from wartable.server.api.clocks import ClockRules
from wartable.server.seeding import Seeding
from wartable.server.spectating import Spectating


class Setup(Struct):
    """What was agreed when a table was made."""

    title: str = ""
    watch: api.Watch = "anyone"
    cover: str = "auto"
    pace: int = 600
    rematch: str = ""
    hints: str = "auto"
    away: int = 600
    """How many seconds someone must be away before a bot may be put on their seat."""
    chat: bool = True
    clock: ClockRules = ClockRules()
    awaited: bool = False
    """Whether someone waits for its end, so that bots play on even if nobody is looking."""
    seeding: Seeding = msgspec.field(default_factory=Seeding)
    spectating: Spectating = msgspec.field(default_factory=Spectating)
    lesson: api.LessonStep | None = None
