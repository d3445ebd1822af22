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
    """Seconds after which the seat of somebody who is not there may be given to a bot."""
    chat: bool = True
    clock: ClockRules = ClockRules()
    awaited: bool = False
    """Whether somebody waits for its end, so that bots go on also where nobody looks."""
    seeding: Seeding = msgspec.field(default_factory=Seeding)
    spectating: Spectating = msgspec.field(default_factory=Spectating)
    lesson: api.LessonStep | None = None
