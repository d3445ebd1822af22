"""Which nations and which fixed spaces the words of a card mean."""

from functools import cache

from wartable.core.bits import mask, spread
from wartable.games.quartermaster.board import LAND, SEA, Board
from wartable.games.quartermaster.effects import Nations, Where, Who

EVERYWHERE = LAND | SEA
TEAM = (mask((0, 2, 4)), mask((1, 3, 5)))


@cache
def nations(who: Nations, own: int, event_nation: int = -1, cause: int = -1) -> int:
    """The nations that a card means, as a mask; `own` is the nation of the card."""
    if isinstance(who, tuple):
        return mask(who)
    if who >= 0:
        return 1 << who
    match who:
        case Who.OWN:
            return 1 << own
        case Who.ENEMY:
            return TEAM[1 - (own & 1)]
        case Who.AXIS:
            return TEAM[0]
        case Who.ALLIES:
            return TEAM[1]
        case Who.ANYONE:
            return TEAM[0] | TEAM[1]
        case Who.EVENT:
            return 1 << event_nation if event_nation >= 0 else 0
        case Who.CAUSE:
            return 1 << cause if cause >= 0 else 0
        case _:
            raise AssertionError(who)


@cache
def fixed(place: Where, board: Board) -> int:
    """The spaces of a `Where` that does not depend on the state."""
    match place.how:
        case "anywhere":
            return EVERYWHERE
        case "here":
            return mask(place.spaces)
        case "near":
            centre = mask(place.spaces)
            return centre | spread(centre, board.neighbours)
        case "beside":
            return spread(mask(place.spaces), board.neighbours)
        case "outside":
            return EVERYWHERE & ~mask(place.spaces)
        case "within":
            return board.reach(mask(place.spaces), place.number)
        case _:
            raise AssertionError(place)
