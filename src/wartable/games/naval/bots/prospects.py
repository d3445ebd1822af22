"""What a seat may sink in its next turn: air strikes against the ships that are worth most."""

from collections.abc import Iterable
from math import erf, sqrt
from typing import NamedTuple

from wartable.core.bits import walk
from wartable.games.naval.board import enemies, strike_number, surface
from wartable.games.naval.bots.tables import THROUGH, chance
from wartable.games.naval.catalogue import (
    DAMAGE,
    NEEDED,
    NUMBERS,
    PLACES,
    PLATFORMS,
    RAID,
    STRIKE,
    STRIKE_TYPES,
    STRIKERS,
    SYMBOLS,
    TYPES,
    VALUE,
    VP,
)
from wartable.games.naval.changes import worth
from wartable.games.naval.effects import CRUISE, LARGE_GUN, MEDIUM_GUN, SMALL_GUN, SSM, Symbol
from wartable.games.naval.possible import air_strikes, held, idle, reinforcements
from wartable.games.naval.state import State

PASSES = THROUGH[STRIKE_TYPES]
"""How likely a strike passes a defender of whom nothing is known."""
SPREAD = 2.0
"""By how many points the purse of somebody's next turn differs from what is to be expected."""


def _carrying(*symbols: Symbol) -> list[int]:
    found = []
    for armed in PLATFORMS:
        ships = 0
        for symbol in symbols:
            ships |= armed[symbol]
        found.append(ships)
    return found


GUNNERS, LAUNCHERS = _carrying(SMALL_GUN, MEDIUM_GUN, LARGE_GUN), _carrying(SSM, CRUISE)
"""For each navy the ships with a gun, and those with a missile, as masks."""


class Prospect(NamedTuple):
    """The points to expect, and their variance."""

    points: float
    variance: float


def prospect(state: State, seat: int, sunk: dict[int, float], now: bool) -> Prospect:
    """What a seat may sink with all its carriers; `now`: with what is left for this turn."""
    if not air_strikes(state):
        return Prospect(0.0, 0.0)
    strikes = _strikes(state, seat, sunk, now)
    targets = [
        (worth(state, ship) * (1 - sunk.get(ship, 0.0)), ship)
        for foe in enemies(state, seat)
        for ship in _ships(state, foe)
    ]
    if not strikes or not targets:
        return Prospect(0.0, 0.0)
    # Each strike goes where most is left; the last ones in a row find little.
    left = [1.0] * len(targets)
    for number, likely in strikes:
        best, found = 0.0, 0
        for at, (points, ship) in enumerate(targets):
            hits = chance(strike_number(state, ship, number)) * points * left[at]
            if hits > best:
                best, found = hits, at
        ship = targets[found][1]
        left[found] *= 1 - PASSES * likely * chance(strike_number(state, ship, number))
    expected = variance = 0.0
    for part, (points, _) in zip(left, targets, strict=True):
        expected += (1 - part) * points
        variance += part * (1 - part) * points * points
    return Prospect(expected, variance)


def _ships(state: State, seat: int) -> list[int]:
    base = state.navy[seat] * PLACES
    return [base + place for place in walk(surface(state, seat))]


def _strikes(state: State, seat: int, sunk: dict[int, float], now: bool) -> list[tuple[int, float]]:
    """The numbers to roll, and how likely somebody is there to roll them."""
    navy = state.navy[seat]
    ready = surface(state, seat) & STRIKERS[navy]
    if now:
        ready &= ~(state.acted | state.mended)
    found = []
    for place in walk(ready):
        ship = navy * PLACES + place
        found += [(number, 1 - sunk.get(ship, 0.0)) for number in NUMBERS[ship]]
    if now:
        for card in held(state, seat):
            raid = RAID[card]
            if raid is not None:
                found += [(number, 1.0) for number in raid.numbers]
            elif STRIKE[card]:
                found.append((STRIKE[card], 1.0))
    return sorted(found)


def fire(state: State, seat: int) -> float:
    """The damage to expect from the cards that a seat's ships can still fire."""
    ready, total = idle(state, seat), 0.0
    if ready:
        armed = PLATFORMS[state.navy[seat]]
        for card in held(state, seat):
            need = NEEDED[card]
            if need and sum((armed[s] & ready).bit_count() for s in SYMBOLS[card]) >= need:
                total += DAMAGE[card] * THROUGH[TYPES[card]]
    return total


def carriers(state: State, seat: int, purse: float, now: bool) -> tuple[float, float]:
    """The strikes of the best carrier that a purse may buy, and of all that are in reserve."""
    if not reinforcements(state) or not air_strikes(state):
        return 0.0, 0.0
    navy, best, total = state.navy[seat], 0.0, 0.0
    for place in walk(state.reserve[seat] & STRIKERS[navy]):
        ship = navy * PLACES + place
        strikes = sum(chance(number) for number in NUMBERS[ship])
        total += strikes
        over = purse + 0.5 - VP[ship]
        likely = float(over > 0) if now else normal(over, SPREAD * SPREAD)
        best = max(best, strikes * likely)
    return best, total


def purse(cards: Iterable[int]) -> int:
    """What some cards pay for."""
    return sum(VALUE[card] for card in cards)


def normal(above: float, variance: float) -> float:
    """How likely a sum is to exceed a mark, if on average it is so far above it."""
    if variance < 1e-9:
        return float(above > 0)
    return 0.5 + 0.5 * erf(above / sqrt(2 * variance))
