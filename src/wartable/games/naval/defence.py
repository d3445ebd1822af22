"""Opponents' defences: what the attacked seats declare, and the dice they roll for it."""

from wartable.core.decision import Decision
from wartable.core.frames import Frame
from wartable.games.naval import changes
from wartable.games.naval.catalogue import (
    ACTIVE_EVASION,
    EVASION,
    HARD,
    SCREENING_SHIP,
    SHIP_STOPS,
    STOPS,
)
from wartable.games.naval.options import ALL, ARGUMENT, DEFEND, DONE, EVADE, GUARD, SCREEN
from wartable.games.naval.playable import guards, held, screenable, under_attack
from wartable.games.naval.state import BY_CARD, BY_EVASION, BY_SHIP, COVER, State
from wartable.games.naval.steps import STEPS
from wartable.games.naval.triggers import announce

_VERB = {BY_SHIP: GUARD, BY_CARD: DEFEND, BY_EVASION: EVADE}


@STEPS.run("defences")
def defences(state: State, frame: Frame) -> None:
    """naval 6.4 The attacked seats defend in order, each before its attacks are resolved."""
    seats = len(state.navy)
    attacked = {state.holder[attack[1] >> 5] for attack in state.attacks}
    state.frames.pop()
    for number in range(seats - 1, 0, -1):
        seat = (frame[1] + number) % seats
        if seat in attacked:
            state.frames += [
                ("hits", seat, 0),
                ("rolls", seat, 0),
                ("evade", seat),
                ("defend", seat),
            ]


@STEPS.run("defend")
def defend(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """naval 6.5 A seat declares all its defences, one after the other, before any die."""
    seat = frame[1]
    attacks = under_attack(state, seat)
    options = [DONE]
    for ship, _ in guards(state, seat):
        options += [GUARD | ship << 6 | k for k, attack in attacks if attack[0] & SHIP_STOPS]
    cards = sorted(set(held(state, seat)))
    for card in cards:
        stops = STOPS[card]
        if stops:
            options += [DEFEND | card << 6 | k for k, attack in attacks if attack[0] & stops]
    if SCREENING_SHIP in cards:
        options += [SCREEN | k for k in screenable(state, seat)]
    if len(options) == 1 and not (state.flags & COVER and cards):
        state.frames.pop()
        return None
    return (Decision(seat, "naval 6.5", "ask-defend", tuple(options)),)


@STEPS.take("defend")
def take_defence(state: State, frame: Frame, seat: int, option: int) -> None:
    """naval 6.5 One defence more, by ship or by card, or the declaration is complete."""
    verb, about = option & ~ARGUMENT, option & ARGUMENT
    if verb == DONE:
        state.frames.pop()
    elif verb == GUARD:
        # naval 11.4: neither a card nor an action
        ship, attack = about >> 6, about & 63
        number = next(n for s, n in guards(state, seat) if s == ship)
        state.defences.append((attack, number, BY_SHIP, ship, 0))
        changes.tell(state, "guarded", seat, ship, attack)
    elif verb == DEFEND:
        card, attack = about >> 6, about & 63
        announce(state, seat, card, card, (attack,))
    else:
        state.frames.append(("screen", seat, SCREENING_SHIP, SCREENING_SHIP, about))


@STEPS.run("evade")
def evade(state: State, frame: Frame) -> None:
    """naval 11.7 and naval A23 A ship with evasion rolls once against every attack on it."""
    seat = frame[1]
    for number, attack in under_attack(state, seat):
        value = evasion(state, seat, attack[1])
        if value:
            state.defences.append((number, value, BY_EVASION, attack[1], 0))
    state.frames.pop()


def evasion(state: State, seat: int, ship: int) -> int:
    """naval 12.1 A submarine evades by one number while passive, by another while active."""
    if state.active[seat] >> (ship & 31) & 1:
        return ACTIVE_EVASION[ship]
    return EVASION[ship]


@STEPS.run("rolls")
def rolls(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """naval 6.5 The defender rolls for its defences in any order it likes."""
    _, seat, at_once = frame
    waiting = [
        number
        for number, entry in enumerate(state.defences)
        if not entry[4] and not state.stopped >> entry[0] & 1
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
        state.defences.clear()
        state.frames.pop()
    return None


@STEPS.take("rolls")
def take_roll(state: State, frame: Frame, seat: int, option: int) -> None:
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
    _, target, _, design, card, _, _ = state.attacks[attack]
    state.defences[number] = (attack, value, how, source, 1)
    # ruling naval A18: every die that is rolled to stop a card, evasion and Near Miss too
    needed = value + (HARD[design] if design >= 0 else 0)
    die, change = changes.roll(state), state.plan[seat]
    stopped = die + change >= needed
    changes.tell(
        state, "defence-roll", seat, attack, target, how, source, needed, die, change, int(stopped)
    )
    if stopped:
        state.stopped |= 1 << attack
        if card >= 0:
            changes.to_pile(state, card)
            types, target, needs, design, _, ships, sinks = state.attacks[attack]
            state.attacks[attack] = (types, target, needs, design, -1, ships, sinks)
