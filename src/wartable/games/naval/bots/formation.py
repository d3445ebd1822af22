"""Where to place the ships of a fleet: those that fire in front, the others out of reach."""

from wartable.core.bits import walk
from wartable.games.naval.board import closed, enemies, row_of, surface
from wartable.games.naval.bots.worth import Worth
from wartable.games.naval.catalogue import (
    ACTIVE_EVASION,
    ASW,
    HULL,
    KIND,
    NEEDED,
    NUMBERS,
    PLACES,
    PLATFORMS,
    RANGES,
    SYMBOLS,
)
from wartable.games.naval.effects import TORPEDO, CardType
from wartable.games.naval.possible import DEPTHS_FOR, held
from wartable.games.naval.state import State

FleetRows = tuple[int, int, int]
Formation = tuple[int, int, int, int]
"""Three rows, and the active submarines, as masks."""
_TORPEDO = int(CardType.TORPEDO)
GOOD_HUNTER = 4
"""With this ASW number or a lower one, a submarine wakes up to hunt."""


def hidden(worth: Worth, seat: int, free: int, rows: FleetRows = (0, 0, 0)) -> FleetRows:
    """Free ships go to the third row, where few cards reach; two of them shield the others."""
    first, second, third = rows
    if not first and free:
        first = _shield(worth, seat, free)
        free &= ~first
    if not second and free:
        second = _shield(worth, seat, free)
        free &= ~second
    return closed(first, second, third | free)


def _shield(worth: Worth, seat: int, ships: int) -> int:
    """The best ship to put in front: much hull for little value."""
    base = worth.state.navy[seat] * PLACES
    best, found = -1.0, 0
    for place in walk(ships):
        ship = base + place
        strong = (HULL[ship] - worth.damage.get(ship, 0)) / worth.ship(ship)
        if strong > best:
            best, found = strong, 1 << place
    return found


def retreat(worth: Worth, seat: int) -> Formation:
    """When the attacks are declared: ships that have fired stay, the others hide."""
    state = worth.state
    busy = bound = 0
    lone: list[int] = []
    for attack in state.attacks:
        _, target, _, design, _, fired, _ = attack
        busy |= fired
        green = RANGES[design] if design >= 0 else 0
        if green:
            bound |= fired
            if not fired & (fired - 1) and DEPTHS_FOR[green, row_of(state, target)] & 4:
                lone.append(fired)
    above = surface(state, seat)
    first, second, third = (row & bound for row in state.rows[3 * seat : 3 * seat + 3])
    if not second:
        # A ship that can also fire from the second row makes room for a third.
        back = next((ship for ship in lone if first & ship and first != ship), 0)
        first, second = first & ~back, back
    rows = hidden(worth, seat, above & ~bound, (first, second, third))
    return (*rows, state.active[seat] & busy)


def advance(worth: Worth, seat: int) -> Formation:
    """When a turn begins: ships that can fire a card from the hand come to the front."""
    state = worth.state
    navy, base, below = state.navy[seat], state.navy[seat] * PLACES, state.subs[seat]
    first, second, third = state.rows[3 * seat : 3 * seat + 3]
    foes = enemies(state, seat)
    prey = any(state.rows[3 * foe] for foe in foes)
    hunted = any(state.subs[foe] for foe in foes)
    ready = (surface(state, seat) | below) & ~(state.acted | state.mended)
    taken = active = 0
    for card in sorted(held(state, seat), key=NEEDED.__getitem__, reverse=True):
        if not NEEDED[card]:
            break
        if KIND[card] == _TORPEDO:
            able = PLATFORMS[navy][TORPEDO] & ready & ~taken
            if able and (prey or hunted):
                best = min(walk(able), key=lambda place: ACTIVE_EVASION[base + place])
                taken |= 1 << best
                active |= 1 << best & below
        elif prey:
            taken |= _crew(worth, navy, card, ready & ~taken & ~below, third)
    if hunted:
        for place in walk(below & ready & ~taken):
            if ASW[base + place] and ASW[base + place][0] <= GOOD_HUNTER:
                active |= 1 << place
    taken &= ~below
    return (*closed(first | taken, second & ~taken, third & ~taken), active)


def _crew(worth: Worth, navy: int, card: int, ready: int, far: int) -> int:
    """The ships that power a card: those in front anyway, then those missed least."""
    carriers, base, able = PLATFORMS[navy], navy * PLACES, 0
    for symbol in SYMBOLS[card]:
        able |= carriers[symbol]

    def missed(place: int) -> tuple[int, float]:
        ship = base + place
        return far >> place & 1, worth.ship(ship) / (HULL[ship] - worth.damage.get(ship, 0))

    found, need = 0, NEEDED[card]
    for place in sorted(walk(able & ready), key=missed):
        if NUMBERS[base + place]:
            continue
        need -= sum(carriers[symbol] >> place & 1 for symbol in SYMBOLS[card])
        found |= 1 << place
        if need <= 0:
            return found
    return 0


def wanted(worth: Worth, seat: int) -> Formation:
    """The formation that serves a fleet best now."""
    state: State = worth.state
    step, *rest = state.frames[-1]
    if step == "form":
        _, left, first, second, third = rest
        return (*hidden(worth, seat, left | first | second | third), 0)
    return retreat(worth, seat) if state.attacks else advance(worth, seat)
