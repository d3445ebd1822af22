"""The vocabulary of cards, part one: who, where, which pieces, and on what condition."""

from enum import IntEnum

from msgspec import Struct

# Pieces. An army stands on land, a navy at sea; an air force is with either.
ARMY, NAVY, AIR_FORCE, PIECE = "army", "navy", "air_force", "piece"
LAND, SEA = "land", "sea"


class Who(IntEnum):
    """Nations as a card sees them; a nation itself is its number on the board."""

    OWN = -1
    ENEMY = -2
    AXIS = -3
    ALLIES = -4
    EVENT = -5
    """The nation that the event is about: whose piece, whose card, who is hit."""
    CAUSE = -6
    """The nation that caused the event."""
    ANYONE = -7


OWN, ENEMY, AXIS, ALLIES, EVENT_NATION, CAUSE, ANYONE = Who
Nations = int | tuple[int, ...]


def any_of(*nations: int) -> tuple[int, ...]:
    """One of these nations, as the card's owner chooses."""
    return nations


class Type(IntEnum):
    """qm 13.1 The types of card; not every nation has all of them."""

    BUILD_ARMY = 0
    BUILD_NAVY = 1
    LAND_BATTLE = 2
    SEA_BATTLE = 3
    ECONOMIC_WARFARE = 4
    EVENT = 5
    RESPONSE = 6
    STATUS = 7
    DEPLOY_AIR_FORCE = 8
    SUPPORT = 9


BUILD_ARMY, BUILD_NAVY, LAND_BATTLE, SEA_BATTLE = list(Type)[:4]
ECONOMIC_WARFARE, STATUS, RESPONSE = Type.ECONOMIC_WARFARE, Type.STATUS, Type.RESPONSE
DEPLOY_AIR_FORCE, SUPPORT = Type.DEPLOY_AIR_FORCE, Type.SUPPORT
BASIC = (BUILD_ARMY, BUILD_NAVY, LAND_BATTLE, SEA_BATTLE)


class Step(IntEnum):
    """qm 4.2 The steps of a turn; the beginning of the turn comes before them all."""

    TURN = 0
    PLAY = 1
    AIR = 2
    SUPPLY = 3
    VICTORY = 4
    DISCARD = 5
    DRAW = 6


TURN, PLAY_STEP, AIR_STEP, SUPPLY_STEP, VICTORY_STEP, DISCARD_STEP, DRAW_STEP = Step

# Where.

EVENT = -1
"""Used instead of a space: the space where the event happened."""


class Where(Struct, frozen=True):
    """A set of spaces, described by some spaces and how the others lie in relation to them."""

    how: str
    spaces: tuple[int, ...] = ()
    number: int = 0


ANYWHERE = Where("anywhere")


def here(*spaces: int) -> Where:
    """In one of these spaces."""
    return Where("here", spaces)


def near(*spaces: int) -> Where:
    """In one of these spaces or in a neighbour of one."""
    return Where("near", spaces)


def beside(*spaces: int) -> Where:
    """In a neighbour of one of these spaces."""
    return Where("beside", spaces)


def outside(*spaces: int) -> Where:
    """Anywhere but in these spaces."""
    return Where("outside", spaces)


def elsewhere(*spaces: int) -> Where:
    """In one of these spaces, but not where the event happened."""
    return Where("elsewhere", spaces)


def within(steps: int, space: int) -> Where:
    """At most this many borders away from a space."""
    return Where("within", (space,), steps)


BESIDE_OWN_PIECE = Where("beside_own_piece")
"""Next to any piece of the card's nation."""
BESIDE_OWN_SUPPLIED_NAVY = Where("beside_own_supplied_navy")
"""Next to a supplied navy of the card's nation."""
BESIDE_HOME = Where("beside_home")
"""Next to the home of the chosen nation."""


def faced(nation: int) -> Where:
    """Held by an army of that nation and next to an army of one's own when the turn began."""
    return Where("faced", (), nation)


def near_home(steps: int) -> Where:
    """At most this many borders away from the chosen nation's home."""
    return Where("near_home", (), steps)


# Pieces on the board, for counting and for conditions.


class Pieces(Struct, frozen=True):
    """The pieces of some nations in some spaces."""

    kind: str
    of: Nations = OWN
    at: Where = ANYWHERE
    supplied: bool = False
    by_space: bool = False
    """Count the spaces that hold such a piece, not the pieces."""
    by_supplied_army: bool = False
    """Only next to a supplied army of the card's nation."""


class Some(Struct, frozen=True):
    """There is at least one such piece."""

    pieces: Pieces


class No(Struct, frozen=True):
    """There is no such piece."""

    pieces: Pieces


class Both(Struct, frozen=True):
    """There is at least one piece of either description."""

    first: Pieces
    second: Pieces


Condition = Some | No | Both
