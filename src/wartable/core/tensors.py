"""What a seat sees as numbers: named parts of one long row, given by its non-zero cells."""

from collections.abc import Iterable, Sequence
from math import prod
from typing import Any

from wartable.core.game import Game

Shapes = dict[str, tuple[int, ...]]
CellValues = dict[int, float]
"""By place in the row: the number there; everything else is 0."""

ABOUT = 6
"""How many numbers say what a question is about."""


class Encoder:
    """Turns the view of a seat into numbers. A game names its parts, and fills them in `fill`."""

    asks: tuple[str, ...] = ()
    """Every question of the game, without `ask-`."""
    kinds: tuple[str, ...] = ()
    """Every kind of event of the game."""

    def __init__(self, seats: Sequence[str], shapes: Shapes) -> None:
        self.seats = tuple(seats)
        self._seat = {name: number for number, name in enumerate(self.seats)}
        self._ask = {f"ask-{name}": number for number, name in enumerate(self.asks)}
        own = {"seat": (len(seats),), "question": (len(self.asks) + len(seats) + ABOUT,)}
        self.shapes: Shapes = {**shapes, **own}
        self.at: dict[str, int] = {}
        """Where each part begins."""
        self.size = 0
        for name, shape in self.shapes.items():
            self.at[name] = self.size
            self.size += prod(shape)

    def view(self, game: Game, state: Any, seat: int) -> dict[str, Any]:
        """The view of a seat that is encoded. A game may leave out what `fill` does not read."""
        return game.view(state, seat)

    def fill(self, view: dict[str, Any], seat: int, cells: CellValues) -> None:
        """Write what only this game has."""
        raise NotImplementedError

    def encode(self, view: dict[str, Any], seat: int) -> CellValues:
        """The view of a seat as numbers: nothing else is looked at."""
        cells: CellValues = {self.at["seat"] + seat: 1.0}
        self.fill(view, seat, cells)
        for row in view.get("decisions", ()):
            number = self._seat[row["seat"]]
            cells.update(self.question(number, row["ask"], row.get("about", ())))
        return cells

    def question(self, seat: int, ask: str, about: Sequence[int]) -> CellValues:
        """An open question: who is asked and, as far as it may be known, about what."""
        first = self.at["question"]
        second = first + len(self.asks)
        third = second + len(self.seats)
        cells = {second + seat: 1.0, first + self._ask[ask]: 1.0}
        cells.update((third + at, float(number)) for at, number in enumerate(about[:ABOUT]))
        return cells

    def write(self, game: Game, state: Any, seat: int, row: Any) -> None:
        """Write what a seat sees into a row of zeros. A game may have a quicker way."""
        cells = self.encode(self.view(game, state, seat), seat)
        row[[*cells]] = [*cells.values()]

    def row(self, cells: CellValues, part: str, numbers: Iterable[float], skip: int = 0) -> None:
        """Write numbers one after the other into a part, starting at a place."""
        for at, number in enumerate(numbers, self.at[part] + skip):
            if number:
                cells[at] = float(number)
