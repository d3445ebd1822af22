"""What a seat sees as numbers: the heap, and its own lucky number and score."""

from typing import Any

from stones.game import SEATS
from wartable.core.game import Options
from wartable.core.tensors import CellValues
from wartable.core.tensors import Encoder as BaseEncoder


class Encoder(BaseEncoder):
    """One part of four numbers."""

    asks, kinds = ("take",), ("took", "ended")

    def __init__(self, options: Options) -> None:
        super().__init__(SEATS, {"numbers": (4,)})

    def fill(self, view: dict[str, Any], seat: int, cells: CellValues) -> None:
        """Nothing of the other's number is in the view."""
        own = view[SEATS[seat]]
        row = [view["heap"], SEATS.index(view["turn"]), own["lucky"], own["score"]]
        self.row(cells, "numbers", row)
