"""The action phase: what the active seat may do, in any order, until its attacks are final."""

from wartable.core.bits import walk
from wartable.core.decision import Decision
from wartable.core.frames import Frame
from wartable.games.naval import changes
from wartable.games.naval.board import closed, depth, enemies, holds, strike_number, surface
from wartable.games.naval.catalogue import (
    AFFORDABLE,
    ASW_TYPES,
    DEAREST,
    HUNTERS,
    NUMBERS,
    PLACES,
    STRIKE_TYPES,
    STRIKERS,
    SUBMARINES,
    VALUE,
    VP,
)
from wartable.games.naval.catalogue import ASW as ASW_NUMBERS
from wartable.games.naval.options import (
    ACTIVE,
    ARGUMENT,
    ASW,
    DONE,
    ENLIST,
    FINAL,
    HOLD,
    KEEP,
    PASSIVE,
    PAY,
    PLAY,
    REINFORCE,
    REORGANISE,
    ROW,
    STRIKE,
    TARGET,
    ships,
)
from wartable.games.naval.possible import (
    air_strikes,
    enemy_rows,
    enemy_submarines,
    held,
    idle,
    in_actions,
    reinforcements,
)
from wartable.games.naval.state import Attack, State
from wartable.games.naval.steps import STEPS


@STEPS.run("actions")
def run_actions(state: State, frame: Frame) -> tuple[Decision, ...]:
    """naval 6.2 All attacks and other actions, in any order."""
    _, seat = frame
    navy = state.navy[seat]
    cards = held(state, seat)
    options = [FINAL]
    if can_reinforce(state, seat, cards):
        options.append(REINFORCE)
    above = surface(state, seat)
    if above & (above - 1) or state.subs[seat]:
        options.append(REORGANISE)
    ready = idle(state, seat)
    foes = enemies(state, seat)
    rows, submarines = enemy_rows(state, foes), enemy_submarines(state, foes)
    for card in sorted(in_actions(state, seat, set(cards), ready, rows, submarines)):
        options.append(PLAY | card)
    if ready & STRIKERS[navy] and rows and air_strikes(state):
        options += ships(STRIKE, navy, ready & STRIKERS[navy])
    if ready & HUNTERS[navy] and submarines:
        options += ships(ASW, navy, ready & HUNTERS[navy])
    return (Decision(seat, "naval 6.2", "ask-action", tuple(options)),)


@STEPS.take("actions")
def take_actions(state: State, frame: Frame, seat: int, option: int) -> None:
    """naval 6.3 An action; after `final` the fleet may neither be reinforced nor reorganised."""
    verb, about = option & ~ARGUMENT, option & ARGUMENT
    if verb == FINAL:
        state.frames.pop()
        changes.tell(state, "final", seat)
    elif verb == REINFORCE:
        state.frames.append(("reinforce", seat, 0, 0))
    elif verb == REORGANISE:
        rows = state.rows[3 * seat : 3 * seat + 3]
        state.frames.append(("reorganise", seat, *rows, state.active[seat], 0))
    elif verb == PLAY:
        state.frames.append(("declare", seat, about, about))
    else:
        state.frames.append(("launch", seat, about, 0, 0 if verb == STRIKE else 1))


def can_reinforce(state: State, seat: int, cards: list[int]) -> bool:
    """naval 7.1 and naval 7.2 Whether the cards of a seat could pay for a ship of its reserve."""
    reserve = state.reserve[seat]
    if not reserve or not cards or not reinforcements(state):
        return False
    purse = 0
    for card in cards:
        purse += VALUE[card]
    return bool(reserve & AFFORDABLE[state.navy[seat]][min(purse, DEAREST)])


@STEPS.run("reinforce")
def run_reinforce(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """naval 7.2 Cards are paid, then ships are taken for at most what they are worth."""
    _, seat, points, bought = frame
    navy, reserve = state.navy[seat], state.reserve[seat]
    options = [DONE] if points or bought else []
    affordable = reserve & AFFORDABLE[navy][min(points, DEAREST)]
    if not bought and (affordable != reserve or points < _worth(navy, reserve)):
        options += [PAY | card for card in sorted(set(held(state, seat)))]
    options += ships(ENLIST, navy, affordable)
    if not options or options == [DONE]:
        # ruling naval A11: points that buy nothing are lost
        state.frames.pop()
        return None
    return (Decision(seat, "naval 7.2", "ask-reinforce", tuple(options), (points,)),)


def _worth(navy: int, fleet: int) -> int:
    """What some ships of a navy cost together."""
    return sum(VP[navy * PLACES + place] for place in walk(fleet))


@STEPS.take("reinforce")
def take_reinforce(state: State, frame: Frame, seat: int, option: int) -> None:
    """naval 7.2 A card is paid, which nobody can cancel (naval A12), or a ship joins at once."""
    _, _, points, _ = frame
    verb, about = option & ~ARGUMENT, option & ARGUMENT
    if verb == DONE:
        state.frames.pop()
    elif verb == PAY:
        changes.throw(state, "paid", seat, about)
        state.frames[-1] = ("reinforce", seat, points + VALUE[about], 0)
    else:
        changes.act(state, 0)
        changes.tell(state, "enlisted", seat, about)
        state.frames[-1] = ("reinforce", seat, points - VP[about], 1)
        state.frames.append(("station", seat, about))


@STEPS.run("station")
def run_station(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """naval 7.3 The owner places a new ship in any row, a submarine in either mode (naval A10)."""
    _, seat, ship = frame
    if SUBMARINES[ship >> 5] >> (ship & 31) & 1:
        options: tuple[int, ...] = (ACTIVE | ship, PASSIVE | ship)
        return (Decision(seat, "naval A10", "ask-mode", options, (ship,)),)
    rows = state.rows[3 * seat : 3 * seat + 3]
    last = min(3, depth(rows[0], rows[1], rows[2]) + 1)
    if last == 1:
        state.frames.pop()
        changes.join(state, seat, ship, 1)
        return None
    options = tuple(ROW | ship << 2 | row for row in range(1, last + 1))
    return (Decision(seat, "naval 7.3", "ask-row", options, (ship,)),)


@STEPS.take("station")
def take_station(state: State, frame: Frame, seat: int, option: int) -> None:
    """naval 7.3 A new ship has its place."""
    verb = option & ~ARGUMENT
    _, _, ship = state.frames.pop()
    changes.join(state, seat, ship, option & 3 if verb == ROW else int(verb == ACTIVE))


def legal(state: State, rows: tuple[int, int, int], active: int, seat: int) -> bool:
    """naval A56 Whether every declared attack would still be in range and legal."""
    subs = state.subs[seat]
    return all(holds(state, attack, *rows, active, subs) for attack in state.attacks)


@STEPS.run("reorganise")
def run_reorganise(state: State, frame: Frame) -> tuple[Decision, ...]:
    """naval 7.4 Ships change rows, submarines their mode; each at most once per action."""
    _, seat, first, second, third, active, moved = frame
    base = state.navy[seat] * PLACES
    good = legal(state, closed(first, second, third), active, seat)
    options = [DONE if good else KEEP]
    left = (first | second | third) & ~moved
    while left:
        low = left & -left
        left ^= low
        ship = ROW | (base + low.bit_length() - 1) << 2
        if first & low:
            options += (ship | 2, ship | 3)
        elif second & low:
            options += (ship | 1, ship | 3)
        else:
            options += (ship | 1, ship | 2)
    if subs := state.subs[seat] & ~moved:
        # ruling naval A9: a submarine with a declared attack stays active
        busy = 0
        for attack in state.attacks:
            busy |= attack.ships
        options += ships(ACTIVE, state.navy[seat], subs & ~active)
        options += ships(PASSIVE, state.navy[seat], subs & active & ~busy)
    return (Decision(seat, "naval 7.4", "ask-reorganise", tuple(options)),)


@STEPS.take("reorganise")
def take_reorganise(state: State, frame: Frame, seat: int, option: int) -> None:
    """naval 7.4 One more ship has its place; at the end the fleet has its new formation."""
    _, _, first, second, third, active, moved = frame
    verb, about = option & ~ARGUMENT, option & ARGUMENT
    if verb in (DONE, KEEP):
        state.frames.pop()
        if verb == DONE and moved:
            changes.reorganise(state, seat, first, second, third, active)
        return
    if verb == ROW:
        bit = 1 << (about >> 2) % PLACES
        rows = [first & ~bit, second & ~bit, third & ~bit]
        rows[(about & 3) - 1] |= bit
        first, second, third = rows
    else:
        bit = 1 << about % PLACES
        active ^= bit
    state.frames[-1] = ("reorganise", seat, first, second, third, active, moved | bit)


@STEPS.run("launch")
def run_launch(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """naval 14.1, naval 14.2 and naval A47 One attack for each number, without a card."""
    _, seat, ship, number, hunting = frame
    numbers = ASW_NUMBERS[ship] if hunting else NUMBERS[ship]
    if number == len(numbers):
        state.frames.pop()
        return None
    options = [HOLD] if number else []
    for foe in enemies(state, seat):
        seen = state.subs[foe] if hunting else surface(state, foe)
        options += ships(TARGET, state.navy[foe], seen)
    rule, ask = ("naval 14.2", "ask-asw") if hunting else ("naval 14.1", "ask-strike")
    return (Decision(seat, rule, ask, tuple(sorted(options)), (ship, numbers[number])),)


@STEPS.take("launch")
def take_launch(state: State, frame: Frame, seat: int, option: int) -> None:
    """naval 14.3 and naval A48 Launching is the action; each strike may go to another fleet."""
    _, _, ship, number, hunting = frame
    changes.act(state, 1 << (ship & 31))
    if option == HOLD:
        state.frames.pop()
        return
    numbers = ASW_NUMBERS[ship] if hunting else NUMBERS[ship]
    types = ASW_TYPES if hunting else STRIKE_TYPES
    target = option & ARGUMENT
    # naval 14.4: no card is played, so no window for Intelligence opens
    attack = Attack(types, target, numbers[number], -1, -1, 1 << (ship & 31), 0)
    at = changes.declare(state, attack)
    kind = "hunted" if hunting else "launched"
    needed = strike_number(state, target, numbers[number])
    changes.tell(state, kind, seat, at, ship, target, needed)
    state.frames[-1] = ("launch", seat, ship, number + 1, hunting)
