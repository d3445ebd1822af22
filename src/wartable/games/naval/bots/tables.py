"""What ships and Action cards are good for in the naval game, worked out once."""

from collections.abc import Mapping

from wartable.games.naval.catalogue import (
    AIR_DEFENCE,
    ASW,
    CARDS,
    COMMAND,
    DAMAGE,
    HULL,
    KIND,
    NUMBERS,
    SHIPS,
    STOP_NUMBER,
    STOPS,
    VP,
)
from wartable.games.naval.effects import AIR_STRIKES, CRUISES, GUNS, SSMS, TORPEDOES, CardType

LOWEST = -12
CHANCE = [max(0.0, min(6.0, 7.0 - needed)) / 6 for needed in range(LOWEST, 24)]
"""How likely a die shows at least a number; the first entry is that of LOWEST."""


def chance(needed: int) -> float:
    """How likely a die shows at least a number."""
    return CHANCE[needed - LOWEST]


def _fighting(ship: int) -> float:
    card = SHIPS[ship]
    if card is None:
        return 0.0
    value = sum(chance(number) * 4 for number in NUMBERS[ship]) + 0.8 * len(card.weapons)
    value += sum(chance(number) for number in AIR_DEFENCE[ship]) + COMMAND[ship]
    return value + 0.3 * len(ASW[ship]) + 0.1 * HULL[ship]


FIGHTING = [_fighting(ship) for ship in range(len(SHIPS))]
"""What a ship is good for, apart from its victory points."""

# One more card in every hand is worth a ship; submarines give points slowly.
FIRST_CHOICE = [
    COMMAND[ship] * 5 + FIGHTING[ship] / VP[ship] + (2.0 if HULL[ship] else 0.0) if VP[ship] else 0
    for ship in range(len(SHIPS))
]
"""The order in which ships are taken into a fleet."""

SPECIAL = {
    CardType.INTELLIGENCE: 1.5,
    CardType.NEAR_MISS: 1.3,
    CardType.SUPERIOR_TACTICS: 1.0,
    CardType.SCREENING_SHIP: 0.5,
    CardType.BOMBER_RAID: 1.6,
    CardType.AIR_SUPPORT: 1.4,
    CardType.BATTLE_PLAN: 0.6,
    CardType.REPAIR: 0.3,
}
"""What cards are worth to keep that do more than stop an attack."""


def keeping(
    special: Mapping[CardType, float], stops: float, many: float, fired: float = 0.0
) -> list[float]:
    """What each card in hand is worth at the end of the turn; many count for their defence.

    `fired`: what the damage that a card can do speaks against keeping it.
    """

    def kept(card: int) -> float:
        defends = chance(STOP_NUMBER[card]) * (stops + many * STOPS[card].bit_count())
        return special.get(CardType(KIND[card]), defends - fired * DAMAGE[card])

    return [kept(card) for card in range(len(CARDS))]


KEEP = keeping(SPECIAL, 0.5, 0.3)

_GETS_THROUGH = {GUNS: 0.62, SSMS: 0.62, CRUISES: 0.6, TORPEDOES: 0.75, AIR_STRIKES: 0.6}
THROUGH = [
    min((part for kind, part in _GETS_THROUGH.items() if types & kind), default=0.9)
    for types in range(64)
]
"""By attack types: how likely an attack gets past the cards and ships of an unknown defender."""
