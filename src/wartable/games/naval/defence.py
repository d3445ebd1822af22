"""Opponents' defences: what the attacked seats declare, and the dice they roll for it."""

from collections.abc import Sequence
from itertools import chain

from wartable.core.decision import Decision
from wartable.core.frames import Frame
from wartable.games.naval import changes
from wartable.games.naval.board import stop_number
from wartable.games.naval.catalogue import (
    ACTIVE_EVASION,
    EVASION,
    INTELLIGENCE,
    SCREENING_SHIP,
    SHIP_STOPS,
    STOPS,
    SUPERIOR_TACTICS,
)
from wartable.games.naval.options import (
    ALL,
    ARGUMENT,
    COPY,
    DEFEND,
    DONE,
    EVADE,
    GUARD,
    SCREEN,
    TO,
    ships,
)
from wartable.games.naval.possible import (
    aimed,
    guards,
    held,
    screenable,
    screens,
    stoppable,
    under_attack,
)
from wartable.games.naval.state import BY_CARD, BY_EVASION, BY_SHIP, COVER, DeclaredDefence, State
from wartable.games.naval.steps import STEPS
from wartable.games.naval.triggers import lay

_VERB = {BY_SHIP: GUARD, BY_CARD: DEFEND, BY_EVASION: EVADE}


@STEPS.run("defences")
def run_defences(state: State, frame: Frame) -> None:
    """naval 6.4 The attacked seats defend in order, each before its attacks are resolved."""
    _, active = state.frames.pop()
    seats = len(state.navy)
    attacked = {state.holder[attack.target >> 5] for attack in state.attacks}
    for number in range(seats - 1, 0, -1):
        seat = (active + number) % seats
        if seat in attacked:
            state.frames += [
                ("hits", seat, 0),
                ("rolls", seat, 0),
                ("evade", seat),
                ("defend", seat),
            ]


@STEPS.run("defend")
def run_defend(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """naval 6.5 A seat chooses its whole defence; nothing of it shows until it is complete."""
    _, seat, *declared = frame
    cards = left(state, seat, declared)
    options = defences_left(state, seat, cards, declared)
    # Under cover the seat itself says that it is done, or others would learn that nothing is left.
    if not options and not (state.flags & COVER and held(state, seat)):
        complete(state, seat, declared)
        return None
    return (Decision(seat, "naval 6.5", "ask-defend", (DONE, *sorted(options))),)


def left(state: State, seat: int, declared: Sequence[DeclaredDefence]) -> list[int]:
    """The cards of a seat that its defence does not use yet."""
    cards = held(state, seat)
    for card, *_ in declared:
        if card >= 0:
            cards.remove(card)
    return sorted(set(cards))


def defences_left(
    state: State, seat: int, cards: list[int], declared: Sequence[DeclaredDefence]
) -> list[int]:
    """naval 11.2 What may be added to a defence."""
    attacks = under_attack(state, seat)
    options, types = list[int](), 0
    for _, attack in attacks:
        types |= attack.types
    if types & SHIP_STOPS and (able := guards(state, seat, declared)):
        stopped = [number for number, attack in attacks if attack.types & SHIP_STOPS]
        for ship, _ in able:
            options += [GUARD | ship << 6 | number for number in stopped]
    for card in cards:
        if STOPS[card] & types:
            options += [DEFEND | card << 6 | k for k in stoppable(attacks, card)]
    if SCREENING_SHIP in cards:
        options += [SCREEN | k for k in screenable(state, seat, declared)]
    if SUPERIOR_TACTICS in cards and copies(state, seat, declared):
        options.append(COPY)
    return options


def copies(state: State, seat: int, declared: Sequence[DeclaredDefence]) -> list[int]:
    """naval 13.12 and naval A16 What Superior Tactics could be, as a copy of a declared card."""
    options: list[int] = []
    attacks = under_attack(state, seat)
    for design in {design for card, design, *_ in declared if card >= 0}:
        if design == SCREENING_SHIP:
            options += [SCREEN | k for k in screenable(state, seat, declared)]
        else:
            options += [DEFEND | design << 6 | k for k in stoppable(attacks, design)]
    return sorted(options)


@STEPS.take("defend")
def take_defend(state: State, frame: Frame, seat: int, option: int) -> None:
    """naval 6.5 One more defence, by ship or by card, or the declaration is complete."""
    verb, about = option & ~ARGUMENT, option & ARGUMENT
    if verb == DONE:
        _, _, *declared = frame
        complete(state, seat, declared)
    elif verb == GUARD:
        add(state, (-1, -1, about & 63, about >> 6))
    elif verb == COPY:
        state.frames.append(("tactics", seat))
    else:
        add_card(state, seat, option)


def add(state: State, entry: DeclaredDefence) -> None:
    """naval 6.5 Add an entry to the defence on top of the stack."""
    state.frames.append((*state.frames.pop(), entry))


def add_card(state: State, seat: int, option: int, card: int = -1) -> None:
    """naval 13.11 and naval 13.14 A card, or a copy of one, is to stop or redirect an attack."""
    about = option & ARGUMENT
    if option & ~ARGUMENT == SCREEN:
        state.frames.append(("screen", seat, SCREENING_SHIP if card < 0 else card, about))
    else:
        design, attack = about >> 6, about & 63
        add(state, (design if card < 0 else card, design, attack, -1))


@STEPS.run("tactics")
def run_tactics(state: State, frame: Frame) -> tuple[Decision, ...]:
    """naval A16 What the copy does: it is aimed at an attack of its own."""
    seat, declared = declaring(state)
    options = tuple(copies(state, seat, declared))
    return (Decision(seat, "naval A16", "ask-tactics", options),)


@STEPS.take("tactics")
def take_tactics(state: State, frame: Frame, seat: int, option: int) -> None:
    """naval 13.12 The copy needs all that the card needs, separately."""
    state.frames.pop()
    add_card(state, seat, option, SUPERIOR_TACTICS)


@STEPS.run("screen")
def run_screen(state: State, frame: Frame) -> tuple[Decision, ...]:
    """naval 13.14 The ship that stands in the way: of the same row, or of one in front."""
    _, seat, _, attack = frame
    _, declared = declaring(state)
    places = screens(state, seat, aimed(state, attack, declared))
    options = tuple(ships(TO, state.navy[seat], places))
    return (Decision(seat, "naval 13.14", "ask-screen-to", options, (attack,)),)


@STEPS.take("screen")
def take_screen(state: State, frame: Frame, seat: int, option: int) -> None:
    """naval 13.14 The attack will go to another ship."""
    _, _, card, attack = state.frames.pop()
    add(state, (card, SCREENING_SHIP, attack, option & ARGUMENT))


def complete(state: State, seat: int, declared: Sequence[DeclaredDefence]) -> None:
    """naval 6.5 The whole defence is shown at once; one window for all its cards follows."""
    state.frames.pop()
    # One event with all of it, for those who must not know beforehand how much there will be.
    changes.show(state, "defence", seat, len(declared), *chain(*declared))
    effects = []
    for card, design, attack, ship in declared:
        if card < 0:
            # naval 11.4: neither a card nor an action
            number = next(n for s, n in guards(state, seat) if s == ship)
            changes.defend(state, attack, number, BY_SHIP, ship)
            changes.show(state, "guarded", seat, ship, attack)
        else:
            args = (attack,) if ship < 0 else (attack, ship)
            effects.append(lay(state, seat, design, card, args))
    if effects:
        numbers = tuple(number for _, _, number, _ in effects)
        state.frames += [("clear",), *reversed(effects), ("react", seat, numbers, 1)]


def declaring(state: State) -> tuple[int, Sequence[DeclaredDefence]]:
    """Who is choosing a defence, and what it contains so far; -1 if nobody is."""
    for step, *rest in reversed(state.frames):
        if step == "defend":
            seat, *declared = rest
            return seat, declared
    return -1, ()


def waiting(state: State, without: int = -1) -> list[tuple[int, DeclaredDefence]]:
    """Defence cards on the table that may still be cancelled, with their numbers; except one."""
    found = []
    for frame in reversed(state.frames):
        if frame[0] != "effect":
            continue
        _, seat, number, args = frame
        if seat != state.turn and number != without:
            _, card, design, cancelled = state.played[number]
            if not cancelled and design != INTELLIGENCE:
                ship = args[1] if design == SCREENING_SHIP else -1
                found.append((number, (card, design, args[0], ship)))
    return found


@STEPS.run("evade")
def run_evade(state: State, frame: Frame) -> None:
    """naval 11.7 and naval A23 A ship with evasion rolls once against every attack on it."""
    _, seat = state.frames.pop()
    for number, attack in under_attack(state, seat):
        value = evasion(state, seat, attack.target)
        if value:
            changes.defend(state, number, value, BY_EVASION, attack.target)


def evasion(state: State, seat: int, ship: int) -> int:
    """naval 12.1 A submarine evades by one number while passive, by another while active."""
    if state.active[seat] >> (ship & 31) & 1:
        return ACTIVE_EVASION[ship]
    return EVASION[ship]


@STEPS.run("rolls")
def run_rolls(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """naval 6.5 The defender rolls for its defences in any order."""
    _, seat, at_once = frame
    waiting = [
        number
        for number, entry in enumerate(state.defences)
        if not entry.rolled and not state.stopped >> entry.attack & 1
    ]
    if len(waiting) > 1 and not at_once:
        options = {
            _VERB[how] | source << 6 | attack
            for attack, _, how, source, _ in [state.defences[number] for number in waiting]
        }
        if len(options) > 1:
            return (Decision(seat, "naval 6.5", "ask-roll", (ALL, *sorted(options))),)
    if waiting:
        attempt(state, seat, waiting[0])
    else:
        # naval 11.8, ruling naval A25: defences aimed at an attack that is already stopped are lost
        changes.lose_defences(state)
        state.frames.pop()
    return None


@STEPS.take("rolls")
def take_rolls(state: State, frame: Frame, seat: int, option: int) -> None:
    """naval 6.5 One roll, or all that are left in the order declared."""
    if option == ALL:
        state.frames[-1] = ("rolls", seat, 1)
        return
    verb, about = option & ~ARGUMENT, option & ARGUMENT
    for number, (attack, _, how, source, rolled) in enumerate(state.defences):
        if not rolled and about == (source << 6 | attack) and verb == _VERB[how]:
            attempt(state, seat, number)
            return


def attempt(state: State, seat: int, number: int) -> None:
    """naval 11.1 and naval 11.6 At least the number stops the attack; hard to stop counts."""
    attack, value, how, source, _ = state.defences[number]
    target, needed = state.attacks[attack].target, stop_number(state.attacks[attack], value)
    die, change = changes.roll_defence(state, number), state.plan[seat]
    stopped = die + change >= needed
    changes.tell(
        state, "defence-roll", seat, attack, target, how, source, needed, die, change, int(stopped)
    )
    if stopped:
        changes.stop(state, attack)
