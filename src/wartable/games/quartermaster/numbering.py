"""Every answer by a small fixed number, for programs that learn."""

from functools import cache

from wartable.core.game import Options
from wartable.core.numbering import Bounds, Numbering
from wartable.games.quartermaster import options as op
from wartable.games.quartermaster.board import NATIONS, SPACES
from wartable.games.quartermaster.editions import edition, number_of

BOUNDS = Bounds(seats=len(NATIONS), options=128, answers=4000)


def numbering(options: Options) -> Numbering:
    """The answers of an edition: each verb with everything it can be about."""
    return _of_edition(number_of(options))


@cache
def _of_edition(number: int) -> Numbering:
    cards = edition(number).catalogue
    spaces, nations = range(len(SPACES)), range(len(NATIONS))
    found = [verb << op.SHIFT for verb in range(len(op.VERBS))]
    found += [verb | card for verb in op.OF_CARD for card in range(len(cards.cards))]
    found += [verb | space for verb in op.OF_SPACE for space in spaces]
    found += [
        verb | op.piece(nation, space)
        for verb in op.OF_PIECE
        for nation in nations
        for space in spaces
    ]
    found += [verb | nation for verb in op.OF_NATION for nation in nations]
    found += [op.LIFT | space + 1 for space in spaces]
    found += [op.CHOOSE | branch for branch in range(len(op.BRANCHES))]

    def words(option: int) -> str:
        # Basic cards of all nations have the same names: the nation tells them apart.
        owner = ""
        if op.verb(option) in op.OF_CARD:
            owner = f"{NATIONS[cards.nation[op.argument(option)]]} "
        return owner + op.text(option, cards, -1)

    return Numbering(found, words)
