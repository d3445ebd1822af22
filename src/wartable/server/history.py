"""A game that goes on, step by step, as some seats saw it then."""

from collections.abc import Callable

from wartable.core.game import SPECTATOR
from wartable.server import api
from wartable.server.patch import difference
from wartable.server.tables import Table

LENGTH = 32
"""How many steps are told at once."""


def history(table: Table, seats: list[int], first: int) -> Callable[[], api.History]:
    """Steps as the seats saw them, or as a spectator did; the work is done when it is called."""
    match, view = table.playing, table.game.view
    names = {seat: table.names[seat] for seat in seats} or {SPECTATOR: api.SPECTATOR}
    steps = table.steps()
    # The step before shows what the first one of these changed.
    start = max(0, first - 1)
    showed = [count for count, _ in steps[start : first + LENGTH]]
    begin, end = showed[0], showed[-1]
    course = match.course(begin, end)

    def read() -> api.History:
        before: dict[str, dict[str, object]] = {name: {} for name in names.values()}
        found = api.History(first, [lines for _, lines in steps], {}, [])
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
