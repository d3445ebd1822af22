"""The cards as numbers: a ship is its navy and a place in it, an Action card is its design."""

from functools import reduce
from operator import or_
from typing import TypeVar

from wartable.core.bits import mask
from wartable.games.naval.cards import ACTIONS, FLEETS, NON_COMBATANT
from wartable.games.naval.effects import (
    AIR_STRIKES,
    ASW_ATTACKS,
    CRUISES,
    LARGE_GUN,
    TYPE_OF,
    Card,
    CardType,
    Fire,
    Hunt,
    OpponentRolls,
    OwnRolls,
    Raid,
    Ship,
    Stop,
    Strike,
    Symbol,
)

E = TypeVar("E")

NAVIES: tuple[str, ...] = tuple(FLEETS)
NAVY = {id: number for number, id in enumerate(NAVIES)}

# A ship's number is its navy × 32 + its place; a set of one navy's ships is a mask of places.
PLACES = 32
NEUTRAL = 30
"""The place of the Non-Combatant in any fleet that it belongs to."""
SHIPS: tuple[Ship | None, ...] = tuple(
    NON_COMBATANT if place == NEUTRAL else fleet[place] if place < len(fleet) else None
    for fleet in FLEETS.values()
    for place in range(PLACES)
)
SHIP = {ship.id: number for number, ship in enumerate(SHIPS) if ship and number % 32 != NEUTRAL}


def _set(navy: int, wanted: str) -> int:
    found = 0
    for place in range(PLACES):
        ship = SHIPS[navy * PLACES + place]
        if ship and getattr(ship, wanted):
            found |= 1 << place
    return found


_ALL_NAVIES = range(len(NAVIES))
CORE = [_set(navy, "id") & ~_set(navy, "extra") & ~(1 << NEUTRAL) for navy in _ALL_NAVIES]
EXTENDED = [_set(navy, "id") & ~(1 << NEUTRAL) for navy in _ALL_NAVIES]
SUBMARINES = [_set(navy, "submerged") for navy in _ALL_NAVIES]
STRIKERS = [_set(navy, "air_strikes") for navy in _ALL_NAVIES]
HUNTERS = [_set(navy, "asw") for navy in _ALL_NAVIES]
DEFENDERS = [_set(navy, "air_defence") for navy in _ALL_NAVIES]
COMMANDERS = [_set(navy, "command") for navy in _ALL_NAVIES]
PLATFORMS = [
    [
        sum(
            1 << place
            for place in range(PLACES)
            if (ship := SHIPS[navy * PLACES + place]) and symbol in ship.weapons
        )
        for symbol in Symbol
    ]
    for navy in _ALL_NAVIES
]
"""For each navy and symbol, the ships that carry it."""

HULL = [ship.hull if ship else 0 for ship in SHIPS]
VP = [ship.vp if ship else 0 for ship in SHIPS]
DEAREST = max(VP)
AFFORDABLE = [
    [
        mask(p for p in range(PLACES) if VP[navy * PLACES + p] <= points)
        for points in range(DEAREST + 1)
    ]
    for navy in _ALL_NAVIES
]
"""By navy and points, the ships that cost no more."""
NUMBERS = [ship.air_strikes if ship else () for ship in SHIPS]
ASW = [ship.asw if ship else () for ship in SHIPS]
AIR_DEFENCE = [tuple(sorted(ship.air_defence)) if ship else () for ship in SHIPS]
EVASION = [ship.evasion if ship else 0 for ship in SHIPS]
ACTIVE_EVASION = [ship.active if ship else 0 for ship in SHIPS]
COMMAND = [ship.command if ship else 0 for ship in SHIPS]
SHIP_STOPS = AIR_STRIKES | CRUISES
"""naval 11.2 The attack types that a ship's air defence may stop."""

CARDS: tuple[Card, ...] = ACTIONS
CARD = {card.id: number for number, card in enumerate(CARDS)}
DESIGNS = range(len(CARDS))
KIND = [int(card.kind) for card in CARDS]
COPIES = [card.copies for card in CARDS]
VALUE = [card.reinforcement for card in CARDS]
DECK = [number for number in DESIGNS for _ in range(COPIES[number])]

INTELLIGENCE = KIND.index(CardType.INTELLIGENCE)
SUPERIOR_TACTICS = KIND.index(CardType.SUPERIOR_TACTICS)
SCREENING_SHIP = KIND.index(CardType.SCREENING_SHIP)


def _first(card: Card, kind: type[E]) -> E | None:
    return next((effect for effect in card.do if isinstance(effect, kind)), None)


FIRE = [_first(card, Fire) for card in CARDS]
STOP = [_first(card, Stop) for card in CARDS]
RAID = [_first(card, Raid) for card in CARDS]
STRIKE = [getattr(_first(card, Strike), "number", 0) for card in CARDS]
HUNT = [getattr(_first(card, Hunt), "number", 0) for card in CARDS]
OWN_ROLLS = [getattr(_first(card, OwnRolls), "by", 0) for card in CARDS]
OPPONENT_ROLLS = [getattr(_first(card, OpponentRolls), "by", 0) for card in CARDS]
COST = [card.cost.cards for card in CARDS]

SYMBOLS: list[tuple[int, ...]] = [
    tuple(sorted((int(symbol) for symbol in fire.symbols), reverse=True)) if fire else ()
    for fire in FIRE
]
NEEDED = [fire.platforms if fire else 0 for fire in FIRE]
CARRIERS = [
    [reduce(or_, (weapons[symbol] for symbol in symbols), 0) for symbols in SYMBOLS]
    for weapons in PLATFORMS
]
"""By navy and card: the ships that can help to power it, as a mask."""
RANGES = [sum(1 << distance for distance in fire.ranges) if fire else 0 for fire in FIRE]
"""The green boxes as a mask of distances; 0: any."""
HARD = [fire.hard if fire else 0 for fire in FIRE]
DAMAGE = [fire.damage if fire else 0 for fire in FIRE]
LARGE_GUN_SINKS = [bool(fire and fire.large_gun_sinks) for fire in FIRE]
TYPES = [
    (sum({int(TYPE_OF[symbol]) for symbol in fire.symbols}) if fire else 0)
    | (int(AIR_STRIKES) if RAID[number] else 0)
    for number, fire in enumerate(FIRE)
]
"""naval 11.9 The attack types that a card shows, whichever platforms power it."""
STOPS = [sum(int(type) for type in stop.against) if stop else 0 for stop in STOP]
STOP_NUMBER = [stop.number if stop else 0 for stop in STOP]
STRIKE_TYPES, ASW_TYPES, LARGE = int(AIR_STRIKES), int(ASW_ATTACKS), int(LARGE_GUN)


def platforms(design: int, ship: int) -> int:
    """naval 8.5 How many platforms a ship can give to a card."""
    navy, place = ship // PLACES, ship % PLACES
    return sum(PLATFORMS[navy][symbol] >> place & 1 for symbol in SYMBOLS[design])
