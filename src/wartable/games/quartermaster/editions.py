"""The editions of the rules: cards, board, pieces, and every rule that differs between them."""

from functools import cache

from msgspec import Struct

from wartable.core.game import Options
from wartable.games.quartermaster import board
from wartable.games.quartermaster.board import Board
from wartable.games.quartermaster.cards import second
from wartable.games.quartermaster.catalogue import Catalogue

SECOND = 0


class Edition(Struct, frozen=True):
    """One set of rules. A rule that differs is a field here, asked in one place."""

    id: str
    board: Board
    catalogue: Catalogue
    armies: tuple[int, ...]
    navies: tuple[int, ...]
    opening: tuple[int, int]
    """qm 4 Cards drawn and cards discarded before the game."""
    options: tuple[tuple[str, str], ...]
    """The settings that choose this edition."""


@cache
def edition(number: int) -> Edition:
    """An edition by the number that a state carries."""
    assert number == SECOND
    return Edition(
        id="second",
        board=board.second_edition(),
        catalogue=Catalogue(second.DECKS),
        armies=(7, 5, 5, 7, 4, 5),
        navies=(3, 5, 5, 1, 3, 6),
        opening=(10, 3),
        options=(("edition", "second"),),
    )


def number_of(options: Options) -> int:
    """The number of the edition that some settings choose."""
    assert options["edition"] == "second"
    return SECOND
