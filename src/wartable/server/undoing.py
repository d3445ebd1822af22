"""Undoing answers: who may, how many, and who has to agree."""

from collections.abc import Iterable

from wartable.server import api
from wartable.server.tables import PLAYING, Table


def free(table: Table) -> tuple[int, int]:
    """Who answered last, and how many answers that seat can undo on its own."""
    if table.match is None or table.status != PLAYING:
        return -1, 0
    last = table.match.last
    return last, table.match.undoable(last)


def undoable(table: Table, seats: Iterable[int]) -> dict[int, int]:
    """By seat: how many answers it can undo on its own; -1 if others have to agree."""
    last, count = free(table)
    playing, own = table.status == PLAYING, table.own_answers
    found = {seat: -1 if playing and own[seat] else 0 for seat in seats}
    if count and last in found:
        found[last] = count
    return found


def concerned(table: Table, seat: int, count: int) -> set[int]:
    """The other people's seats that have to agree before a seat goes back this far."""
    own = set(table.chairs[seat].browsers)
    others = {
        number
        for number, chair in enumerate(table.chairs)
        if chair.kind == "person" and number != seat and not own & set(chair.browsers)
    }
    return others & table.playing.concerned(count)


def asked(table: Table) -> api.UndoAsked | None:
    """The undo that is waiting for consent."""
    if table.undo_request is None:
        return None
    waiting = [table.names[seat] for seat in sorted(table.undo_request.waiting)]
    return api.UndoAsked(table.names[table.undo_request.seat], waiting)
