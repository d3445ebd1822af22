"""A running game, step by step, as some seats saw it at the time, or a spectator."""

from collections.abc import Callable

from msgspec import Struct

from wartable.server import api
from wartable.server.patch import difference
from wartable.server.tables import OVER, Table

LENGTH = 32
"""How many steps are sent at once."""


class VisiblePast(Struct, frozen=True):
    """What someone may see of the past."""

    names: dict[int, str]
    """Whose views, and the name of each on the wire."""
    steps: list[tuple[int, int]]
    """For each step: how many answers and lines of the log there were."""


def sight(table: Table, browser: bytes) -> VisiblePast:
    """Someone's own seats; without any, what the table shows to spectators so far."""
    seats = table.mine(browser)
    if seats:
        return VisiblePast({seat: table.names[seat] for seat in seats}, table.steps())
    eye, lines = table.live.sight()
    first, *later = table.steps()
    return VisiblePast({eye: api.SPECTATOR}, [first, *(step for step in later if step[1] <= lines)])


def history(table: Table, seen: VisiblePast, first: int) -> Callable[[], api.History]:
    """Steps as someone saw them; the work is done when it is called."""
    match, view = table.playing, table.game.view
    names, steps = seen.names, seen.steps
    # The step before shows what the first one of these changed.
    start = max(0, first - 1)
    showed = [count for count, _ in steps[start : first + LENGTH]]
    begin, end = showed[0], showed[-1]
    course = match.course(begin, end)
    # Before the end, nobody may count what was answered in secret.
    answers = [count for count, _ in steps] if table.status == OVER else []

    def read() -> api.History:
        before: dict[str, dict[str, object]] = {name: {} for name in names.values()}
        found = api.History(first, [lines for _, lines in steps], {}, [], answers)
        for count, state in enumerate(course, begin):
            if count not in showed:
                continue
            now = {name: view(state, seat) for seat, name in names.items()}
            if first and not found.views:
                found.views = now
            else:
                found.steps.append({name: difference(before[name], now[name]) for name in now})
            before = now
        return found

    return read
