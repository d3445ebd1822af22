"""The vocabulary of ships and Action cards. Data only; resolve.py carries it out."""

from enum import IntEnum

from msgspec import Struct


class Symbol(IntEnum):
    """naval 1.8 Weapon symbols; on a ship each is a platform."""

    SMALL_GUN = 0
    MEDIUM_GUN = 1
    LARGE_GUN = 2
    SSM = 3
    CRUISE = 4
    TORPEDO = 5


SMALL_GUN, MEDIUM_GUN, LARGE_GUN, SSM, CRUISE, TORPEDO = Symbol


class AttackType(IntEnum):
    """naval 1.9 Attack types as defences know them, each one bit of a set."""

    GUN = 1
    SSM = 2
    CRUISE = 4
    TORPEDO = 8
    AIR_STRIKE = 16
    ASW = 32


GUNS, SSMS, CRUISES, TORPEDOES, AIR_STRIKES, ASW_ATTACKS = AttackType
TYPE_OF = {
    SMALL_GUN: GUNS,
    MEDIUM_GUN: GUNS,
    LARGE_GUN: GUNS,
    SSM: SSMS,
    CRUISE: CRUISES,
    TORPEDO: TORPEDOES,
}


class CardType(IntEnum):
    """The types of Action card."""

    GUN = 0
    MISSILE = 1
    TORPEDO = 2
    AIR_SUPPORT = 3
    BOMBER_RAID = 4
    BATTLE_PLAN = 5
    INTELLIGENCE = 6
    NEAR_MISS = 7
    SUPERIOR_TACTICS = 8
    REPAIR = 9
    SCREENING_SHIP = 10


# What a card does. A card with several effects is played for one of them.


class Fire(Struct, frozen=True, tag=True):
    """naval 8.4 Attack with platforms: any mix of the symbols, as many as needed."""

    symbols: tuple[Symbol, ...]
    ranges: tuple[int, ...]
    """The green boxes; without any: any range, and submarines too."""
    damage: int
    platforms: int = 1
    hard: int = 0
    """Subtracted from every die rolled to stop it."""
    large_gun_sinks: bool = False


class Strike(Struct, frozen=True, tag=True):
    """naval 13.5 An air strike: at least the number sinks a ship."""

    number: int


class Hunt(Struct, frozen=True, tag=True):
    """naval 13.7 An attack on a submarine: at least the number sinks it."""

    number: int


class Raid(Struct, frozen=True, tag=True):
    """naval 13.8 Several air strikes against the ships of one fleet."""

    numbers: tuple[int, ...]


class OwnRolls(Struct, frozen=True, tag=True):
    """naval 13.9 All of one's own rolls this turn change."""

    by: int


class OpponentRolls(Struct, frozen=True, tag=True):
    """naval 13.9 All rolls of one opponent this turn change."""

    by: int


class Mend(Struct, frozen=True, tag=True):
    """naval 13.13 Remove damage cards from one's own ships."""


class Stop(Struct, frozen=True, tag=True):
    """naval 11.1 Try to stop one attack of these types: at least the number."""

    against: tuple[AttackType, ...]
    number: int


class Redirect(Struct, frozen=True, tag=True):
    """naval 13.14 An attack hits another ship in the row, or in a row in front of it."""


class Cancel(Struct, frozen=True, tag=True):
    """naval 13.10 A card that another seat plays has no effect."""


class Copy(Struct, frozen=True, tag=True):
    """naval 13.12 Counts as a copy of the card that its owner has just played."""


Effect = (
    Fire | Strike | Hunt | Raid | OwnRolls | OpponentRolls | Mend | Stop | Redirect | Cancel | Copy
)


class Discard(Struct, frozen=True):
    """The cost of a card: this many other Action cards are discarded."""

    cards: int


class Card(Struct, frozen=True):
    """naval 1.7 A design of Action card; the deck holds some copies of it."""

    id: str
    kind: CardType
    copies: int
    reinforcement: int
    do: tuple[Effect, ...]
    cost: Discard = Discard(0)


class ShipType(IntEnum):
    """What kind of ship it is, which decides how it is drawn; no rule asks for it."""

    CARRIER = 0
    LIGHT_CARRIER = 1
    AVIATION_SHIP = 2
    BATTLESHIP = 3
    GUN_CRUISER = 4
    CRUISER = 5
    DESTROYER = 6
    FRIGATE = 7
    FAST_CRAFT = 8
    ASSAULT_SHIP = 9
    DOCK_SHIP = 10
    COMMAND_SHIP = 11
    MERCHANT = 12
    NUCLEAR_SUBMARINE = 13
    MISSILE_SUBMARINE = 14
    DIESEL_SUBMARINE = 15


class Ship(Struct, frozen=True):
    """naval 1.5 A Ship card; a submarine has no hull but a passive and an active evasion."""

    id: str
    type: ShipType
    hull: int
    vp: int
    weapons: tuple[Symbol, ...] = ()
    asw: tuple[int, ...] = ()
    air_strikes: tuple[int, ...] = ()
    air_defence: tuple[int, ...] = ()
    """Against air strikes and cruise missiles, one roll for each number."""
    evasion: int = 0
    active: int = 0
    """A submarine's evasion while it is active; `evasion` is the passive one."""
    command: int = 0
    extra: bool = False
    """Only in the extended set of ships."""
    service: tuple[int, int] = (0, 0)
    """First and last year; 0: still in service."""

    @property
    def submerged(self) -> bool:
        """naval 1.6 A submarine is known by its missing hull."""
        return self.hull == 0


def submarine(
    id: str,
    type: ShipType,
    evasion: tuple[int, int],
    vp: int,
    weapons: tuple[Symbol, ...],
    asw: tuple[int, ...],
    extra: bool = False,
    service: tuple[int, int] = (0, 0),
) -> Ship:
    """naval 12.1 A submarine with its passive and its active evasion."""
    return Ship(
        id,
        type,
        0,
        vp,
        weapons,
        asw,
        evasion=evasion[0],
        active=evasion[1],
        extra=extra,
        service=service,
    )
