"""Rows and ranges: how a fleet lies on the table and how far away another one is."""

from wartable.games.naval.catalogue import COMMAND, COMMANDERS, HARD, PLACES, RANGES
from wartable.games.naval.state import ROW_DEFENCE, Attack, State

ROWS = 3
HAND = 7


def surface(state: State, seat: int) -> int:
    """naval A5 and naval A6 The ships of a fleet that stand in its rows: none, or any number."""
    rows = state.rows
    at = 3 * seat
    return rows[at] | rows[at + 1] | rows[at + 2]


def fleet(state: State, seat: int) -> int:
    """All ships of a fleet, including the submarines beside it."""
    rows = state.rows
    at = 3 * seat
    return rows[at] | rows[at + 1] | rows[at + 2] | state.subs[seat]


def owner(state: State, ship: int) -> int:
    """naval 1.2 The seat that commands the ship's navy."""
    return state.holder[ship >> 5]


def afloat(state: State, ship: int) -> bool:
    """Whether a ship is in its owner's fleet."""
    return bool(fleet(state, owner(state, ship)) >> (ship & 31) & 1)


def row_of(state: State, ship: int) -> int:
    """naval 3.1 and naval 3.4 The row in which a ship stands, 1 to 3; a submarine has none, 0."""
    place = ship & 31
    at = 3 * state.holder[ship >> 5]
    rows = state.rows
    if rows[at] >> place & 1:
        return 1
    if rows[at + 1] >> place & 1:
        return 2
    return 3 if rows[at + 2] >> place & 1 else 0


def closed(first: int, second: int, third: int) -> tuple[int, int, int]:
    """naval 3.2 and naval 3.3 No row is empty: the rows behind it move up."""
    if not second:
        second, third = third, 0
    if not first:
        first, second, third = second, third, 0
    return first, second, third


def depth(first: int, second: int, third: int) -> int:
    """How many rows are in use, assuming there is no gap."""
    return 3 if third else 2 if second else 1 if first else 0


def hand_size(state: State, seat: int) -> int:
    """naval 4.1 and naval A37 Seven, and the command of all ships now in the fleet."""
    navy = state.navy[seat]
    leaders = fleet(state, seat) & COMMANDERS[navy]
    size = HAND
    while leaders:
        low = leaders & -leaders
        size += COMMAND[navy * PLACES + low.bit_length() - 1]
        leaders ^= low
    return size


def team(state: State, seat: int) -> int:
    """naval 15.2 The team of a seat; without teams everyone is alone."""
    return state.teams[seat] if state.teams else seat


def enemies(state: State, seat: int) -> list[int]:
    """naval 8.1 and naval 15.3 Whom a seat may attack: neither mates nor those who are out."""
    seats = len(state.navy)
    out, teams = state.out, state.teams
    if teams:
        own = teams[seat]
        return [s for s in range(seats) if teams[s] != own]
    return [s for s in range(seats) if s != seat and not out >> s & 1]


def deepest(first: int, second: int, third: int, ships: int) -> int:
    """naval 9.3 The deepest row with one of the ships; submarines fire as from row 1 (naval A7)."""
    return 3 if ships & third else 2 if ships & second else 1


def holds(
    state: State, attack: Attack, first: int, second: int, third: int, active: int, subs: int
) -> bool:
    """naval 6.3 Whether a declared attack is still legal from these rows."""
    design, ships = attack.design, attack.ships
    if ships & subs & ~active:
        return False
    green = RANGES[design] if design >= 0 else 0
    if not green:
        return True
    far = deepest(first, second, third, ships) - 1 + row_of(state, attack.target)
    return bool(green >> far & 1)


def strike_number(state: State, target: int, number: int) -> int:
    """naval 15.1 and naval A55 What a strike must roll: with row defence, more for rows behind."""
    if state.flags & ROW_DEFENCE:
        # A submarine stands in no row, so that it is no harder to hit.
        return number + max(row_of(state, target) - 1, 0)
    return number


def stop_number(attack: Attack, number: int) -> int:
    """naval 11.6 and naval A18 What a defence must roll: more against what is hard to stop."""
    return number + HARD[attack.design] if attack.design >= 0 else number
