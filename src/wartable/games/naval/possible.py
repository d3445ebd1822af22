"""What a seat could do with a card or a ship, before it is asked about the details."""

from collections.abc import Sequence

from wartable.games.naval.board import enemies, fleet, row_of, surface
from wartable.games.naval.catalogue import (
    AIR_DEFENCE,
    CARRIERS,
    COST,
    DEFENDERS,
    HUNT,
    KIND,
    NEEDED,
    PLATFORMS,
    RANGES,
    SCREENING_SHIP,
    STOPS,
    SYMBOLS,
    platforms,
)
from wartable.games.naval.effects import CardType
from wartable.games.naval.scenarios import SCENARIOS
from wartable.games.naval.state import BY_SHIP, Attack, Damage, DeclaredDefence, Play, State

DEPTHS = 0b1110
"""The rows 1 to 3 as a mask."""
BATTLE_PLAN, REPAIR, CANCEL = (
    int(CardType.BATTLE_PLAN),
    int(CardType.REPAIR),
    int(CardType.INTELLIGENCE),
)
_FIRES = (int(CardType.GUN), int(CardType.MISSILE))
_TORPEDO, _AIR, _RAID = int(CardType.TORPEDO), int(CardType.AIR_SUPPORT), int(CardType.BOMBER_RAID)


def _depths_for(green: int, row: int) -> int:
    """naval 9.2 and naval A40 One's own rows from which a target's row is in a green box."""
    return sum(1 << d for d in (1, 2, 3) if green >> (d - 1 + row) & 1)


DEPTHS_FOR = {
    (green, row): _depths_for(green, row) for green in {*RANGES} if green for row in (1, 2, 3)
}
ROWS_FOR = {
    (green, depths): sum(1 << row for row in (1, 2, 3) if DEPTHS_FOR[green, row] & depths)
    for green in {*RANGES}
    if green
    for depths in range(16)
}


def air_strikes(state: State) -> bool:
    """naval 17.3 Whether air strikes are allowed."""
    return state.scenario < 0 or SCENARIOS[state.scenario].air_strikes


def reinforcements(state: State) -> bool:
    """naval 17.3 Whether reinforcements are allowed."""
    return state.scenario < 0 or SCENARIOS[state.scenario].reinforcements


def held(state: State, seat: int) -> list[int]:
    """The cards that a seat may play: its hand, and those beside it."""
    return state.hand[seat] + state.stock[seat]


def idle(state: State, seat: int) -> int:
    """naval 8.2, naval 8.7 and naval A8 What may still act; a submarine must be active."""
    ready = surface(state, seat) | state.active[seat]
    return ready & ~(state.acted | state.mended)


def depths(state: State, seat: int, design: int, ready: int) -> int:
    """naval 9.3 and naval 10.6 The rows that can be the deepest to power a card, as a mask."""
    navy = state.navy[seat]
    able = ready & CARRIERS[navy][design]
    if not able:
        return 0
    at = 3 * seat
    second, third = state.rows[at + 1] & able, state.rows[at + 2] & able
    first = able & ~(second | third)
    need = NEEDED[design]
    if need == 1:
        return (2 if first else 0) | (4 if second else 0) | (8 if third else 0)
    one = two = three = 0
    for symbol in SYMBOLS[design]:
        carry = PLATFORMS[navy][symbol]
        one += (first & carry).bit_count()
        two += (second & carry).bit_count()
        three += (third & carry).bit_count()
    found = 0
    if one >= need:
        found = 2
    if two and one + two >= need:
        found |= 4
    if three and one + two + three >= need:
        found |= 8
    return found


def enemy_rows(state: State, foes: list[int]) -> int:
    """The rows in which some enemy has ships, as a mask."""
    found = 0
    rows = state.rows
    for seat in foes:
        at = 3 * seat
        if rows[at + 2]:
            return 14
        if rows[at + 1]:
            found |= 6
        elif rows[at]:
            found |= 2
    return found


def enemy_submarines(state: State, foes: list[int]) -> int:
    """Not 0 if any enemy has a submarine."""
    found = 0
    subs = state.subs
    for seat in foes:
        found |= subs[seat]
    return found


def damaged(state: State, seat: int) -> list[Damage]:
    """naval A31 The damage cards under one's own ships that have not acted."""
    navy = state.navy[seat]
    return [
        damage
        for damage in state.damage
        if damage.ship >> 5 == navy and not state.acted >> (damage.ship & 31) & 1
    ]


def in_actions(
    state: State, seat: int, designs: set[int], ready: int, rows: int, submarines: int
) -> list[int]:
    """naval 6.2 Which of these cards could be played, with these ships against these enemies."""
    found = []
    for design in designs:
        kind = KIND[design]
        if kind in _FIRES:
            if rows and ready:
                reach = depths(state, seat, design, ready)
                if reach and ROWS_FOR[RANGES[design], reach] & rows:
                    found.append(design)
        elif kind == _TORPEDO:
            # naval 12.2, ruling naval A43: an active submarine, or a torpedo boat in any row
            if (rows or submarines) and depths(state, seat, design, ready):
                found.append(design)
        elif kind == _AIR:
            # ruling naval A45 and naval A46: no ship is needed
            if submarines or (rows and air_strikes(state)):
                found.append(design)
        elif kind == BATTLE_PLAN:
            found.append(design)
        elif kind == _RAID:
            if rows and air_strikes(state) and len(held(state, seat)) > COST[design]:
                found.append(design)
        elif kind == REPAIR and state.damage and damaged(state, seat):
            found.append(design)
    return found


def cancellable(play: Play, seat: int) -> bool:
    """naval A14 Whether a card still waits for its effect and was played by another seat."""
    return play.seat != seat and play.card >= 0 and not play.cancelled


def can_copy(state: State, seat: int, design: int) -> bool:
    """naval A16 Whether a copy of a card has everything it needs, separately."""
    if KIND[design] == CANCEL:
        return any(cancellable(play, seat) for play in state.played)
    foes = enemies(state, seat)
    rows, submarines = enemy_rows(state, foes), enemy_submarines(state, foes)
    return bool(in_actions(state, seat, {design}, idle(state, seat), rows, submarines))


def under_attack(state: State, seat: int) -> list[tuple[int, Attack]]:
    """naval 6.4 The attacks on a seat's own fleet (naval A54), with their numbers."""
    navy = state.navy[seat]
    return [(k, attack) for k, attack in enumerate(state.attacks) if attack.target >> 5 == navy]


def screens(state: State, seat: int, ship: int) -> int:
    """naval 13.14 The ships that an attack on a ship can be redirected to."""
    row = row_of(state, ship)
    if not row:
        return 0
    at = 3 * seat
    found = 0
    for ships in state.rows[at : at + row]:
        found |= ships
    return found & ~(1 << (ship & 31))


def aimed(state: State, attack: int, declared: Sequence[DeclaredDefence]) -> int:
    """naval A28 The target of an attack, as it is or as the declared screens leave it."""
    ship = state.attacks[attack].target
    for _, design, number, to in declared:
        if number == attack and design == SCREENING_SHIP:
            ship = to
    return ship


def screenable(state: State, seat: int, declared: Sequence[DeclaredDefence] = ()) -> list[int]:
    """naval 13.14 The attacks that can be redirected, counting a copy as a second card."""
    return [
        k for k, _ in under_attack(state, seat) if screens(state, seat, aimed(state, k, declared))
    ]


def guards(
    state: State, seat: int, declared: Sequence[DeclaredDefence] = ()
) -> list[tuple[int, int]]:
    """naval 11.3 and naval A24 Ships with a defence number left this turn, and that number."""
    navy, found = state.navy[seat], list[tuple[int, int]]()
    ships = fleet(state, seat) & DEFENDERS[navy]
    if not ships:
        return found
    busy = [d.source for d in state.defences if d.how == BY_SHIP]
    busy += [by for card, _, _, by in declared if card < 0]
    while ships:
        low = ships & -ships
        ships ^= low
        ship = navy * 32 + low.bit_length() - 1
        used = busy.count(ship)
        if used < len(AIR_DEFENCE[ship]):
            found.append((ship, AIR_DEFENCE[ship][used]))
    return found


def targets(state: State, seat: int, design: int) -> list[int]:
    """naval 9.1, naval 9.4 and naval 12.4 The enemy ships that a card can be aimed at."""
    found: list[int] = []
    kind = KIND[design]
    green = RANGES[design]
    if kind in _FIRES:
        reach = ROWS_FOR[green, depths(state, seat, design, idle(state, seat))]
    else:
        reach = DEPTHS if kind == _TORPEDO or air_strikes(state) else 0
    below = kind == _TORPEDO or bool(HUNT[design])
    for foe in enemies(state, seat):
        at = 3 * foe
        places = state.subs[foe] if below else 0
        for row in (1, 2, 3):
            if reach >> row & 1:
                places |= state.rows[at + row - 1]
        base = state.navy[foe] * 32
        while places:
            low = places & -places
            found.append(base + low.bit_length() - 1)
            places ^= low
    return found


def givers(
    state: State, seat: int, design: int, target: int, chosen: int, need: int
) -> tuple[list[int], bool]:
    """naval 8.4 The ships that can power a card next; and whether it needs all of them."""
    navy, at = state.navy[seat], 3 * seat
    green, row = RANGES[design], row_of(state, target)
    allowed = DEPTHS_FOR[green, row] if green else DEPTHS
    rows = state.rows
    give: list[tuple[int, int, int]] = []
    ready = idle(state, seat) & CARRIERS[navy][design] & ~chosen
    while ready:
        low = ready & -ready
        ready ^= low
        given = platforms(design, navy * 32 + low.bit_length() - 1)
        deep = 3 if rows[at + 2] & low else 2 if rows[at + 1] & low else 1
        if allowed >> deep:
            give.append((low, given, deep))
    deepest = 0
    for number in (1, 2, 3):
        if rows[at + number - 1] & chosen or (number == 1 and chosen & state.subs[seat]):
            deepest = number
    total = sum(given for _, given, _ in give)
    found = []
    for low, given, deep in give:
        now = max(deep, deepest)
        if need <= given:
            if allowed >> now & 1:
                found.append(navy * 32 + low.bit_length() - 1)
        elif total - given >= need - given and (
            allowed >> now & 1
            or any(other != low and allowed >> d & 1 and d > now for other, _, d in give)
        ):
            found.append(navy * 32 + low.bit_length() - 1)
    return found, total - min(given for _, given, _ in give) < need


def stoppable(attacks: list[tuple[int, Attack]], design: int) -> list[int]:
    """naval 11.2, naval A26 and naval A27 The attacks that a card's defence can stop."""
    stops = STOPS[design]
    return [number for number, attack in attacks if attack.types & stops]
