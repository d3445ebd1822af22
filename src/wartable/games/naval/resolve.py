"""Carrying out effects: one handler for each, and the attacks that were not stopped."""

from collections.abc import Callable
from typing import Any

from wartable.core.decision import Decision
from wartable.core.frames import Frame
from wartable.games.naval import catalogue, changes
from wartable.games.naval.board import afloat, strike_number
from wartable.games.naval.effects import CardType
from wartable.games.naval.options import ALL, ARGUMENT, RESOLVE
from wartable.games.naval.state import BY_CARD, Attack, State
from wartable.games.naval.steps import STEPS

EffectHandler = Callable[[State, int, int, int, tuple[Any, ...]], None]


@STEPS.run("effect")
def run_effect(state: State, frame: Frame) -> None:
    """naval 13.10 A card that was not cancelled does what it was played for."""
    _, seat, number, args = frame
    state.frames.pop()
    _, card, design, cancelled = state.played[number]
    changes.off_table(state, number)
    if cancelled:
        # ruling naval A13: a cancelled card is discarded, costs stay paid
        changes.to_pile(state, card)
    elif seat != state.turn and catalogue.KIND[design] in _WITH_DEFENCE:
        stop(state, seat, design, card, args)
    else:
        _HANDLERS[catalogue.KIND[design]](state, seat, design, card, args)


def fire(state: State, seat: int, design: int, card: int, args: tuple[Any, ...]) -> None:
    """naval 13.1, naval 13.2 and naval 13.3 An attack card lies beside its target."""
    target, ships, sinks = args
    declare(state, Attack(catalogue.TYPES[design], target, 0, design, card, ships, sinks))


def declare(state: State, attack: Attack) -> None:
    """naval 8.6 An attack is declared; everyone sees what it needs and what it does."""
    _, target, number, design, _, _, sinks = attack
    at = changes.declare(state, attack)
    damage = 0 if number or sinks or _submerged(target) else catalogue.DAMAGE[design]
    needed = strike_number(state, target, number) if number else 0
    changes.tell(
        state, "declared", state.turn, at, design, target, needed, damage, catalogue.HARD[design]
    )


def air(state: State, seat: int, design: int, card: int, args: tuple[Any, ...]) -> None:
    """naval 13.4 Air Support strikes a ship or hunts a submarine."""
    (target,) = args
    below = _submerged(target)
    types = catalogue.ASW_TYPES if below else catalogue.STRIKE_TYPES
    number = catalogue.HUNT[design] if below else catalogue.STRIKE[design]
    declare(state, Attack(types, target, number, design, card, 0, 0))


def raid(state: State, seat: int, design: int, card: int, args: tuple[Any, ...]) -> None:
    """naval 13.8 and naval A29 A Bomber Raid is four attacks; the card lies with the first."""
    strikes = catalogue.RAID[design]
    assert strikes is not None
    for number, target in zip(strikes.numbers, args, strict=True):
        declare(state, Attack(catalogue.STRIKE_TYPES, target, number, design, card, 0, 0))
        card = -1


def plan(state: State, seat: int, design: int, card: int, args: tuple[Any, ...]) -> None:
    """naval 13.9 and naval A19 Battle Plans add up until the turn ends."""
    (against,) = args
    if against < 0:
        changes.plan(state, seat, catalogue.OWN_ROLLS[design])
    else:
        changes.plan(state, against, catalogue.OPPONENT_ROLLS[design])
    changes.to_pile(state, card)
    changes.tell(state, "planned", seat, against)


def mend(state: State, seat: int, design: int, card: int, args: tuple[Any, ...]) -> None:
    """naval 13.13 Damage cards are discarded; the ships cannot act this turn."""
    for ship, wanted in args:
        changes.repair(state, seat, ship, wanted)
    changes.to_pile(state, card)


def cancel(state: State, seat: int, design: int, card: int, args: tuple[Any, ...]) -> None:
    """naval A14 Intelligence cancels the card before it; chains resolve from the last back."""
    (number,) = args
    target = state.played[number]
    changes.to_pile(state, card)
    if not target.cancelled:
        changes.cancel(state, number)
        changes.tell(state, "cancelled", seat, target.seat, target.design)


def stop(state: State, seat: int, design: int, card: int, args: tuple[Any, ...]) -> None:
    """naval 11.5, naval 13.6 and naval 13.11 A defence card is aimed; no ship needs its symbol."""
    attack, *_ = args
    changes.defend(state, attack, catalogue.STOP_NUMBER[design], BY_CARD, design)
    changes.to_pile(state, card)


def redirect(state: State, seat: int, design: int, card: int, args: tuple[Any, ...]) -> None:
    """naval 13.14 and naval A28 The attack goes to another ship; range is not checked again."""
    number, ship = args
    changes.redirect(state, number, ship)
    changes.to_pile(state, card)
    changes.tell(state, "redirected", seat, number, ship)


_HANDLERS: dict[int, EffectHandler] = {
    CardType.GUN: fire,
    CardType.MISSILE: fire,
    CardType.TORPEDO: fire,
    CardType.AIR_SUPPORT: air,
    CardType.BOMBER_RAID: raid,
    CardType.BATTLE_PLAN: plan,
    CardType.INTELLIGENCE: cancel,
    CardType.NEAR_MISS: stop,
    CardType.REPAIR: mend,
    CardType.SCREENING_SHIP: redirect,
}
_WITH_DEFENCE = (CardType.GUN, CardType.MISSILE, CardType.TORPEDO, CardType.AIR_SUPPORT)


def open_attacks(state: State, seat: int) -> list[int]:
    """The attacks on a seat that are neither stopped nor resolved."""
    navy = state.navy[seat]
    over = state.stopped | state.settled
    return [
        k
        for k, attack in enumerate(state.attacks)
        if attack.target >> 5 == navy and not over >> k & 1
    ]


@STEPS.run("hits")
def run_hits(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """naval 6.6 and naval A21 The active seat resolves what was not stopped, in any order."""
    _, seat, at_once = frame
    left = open_attacks(state, seat)
    if len(left) > 1 and not at_once:
        options = (ALL, *(RESOLVE | k for k in left))
        return (Decision(state.turn, "naval 6.6", "ask-resolve", options, (seat,)),)
    for number in left:
        hit(state, number)
    changes.close_rows(state, seat)
    state.frames.pop()
    return None


@STEPS.take("hits")
def take_hits(state: State, frame: Frame, seat: int, option: int) -> None:
    """naval 6.6 One attack, or all that are left."""
    if option == ALL:
        _, defender, _ = frame
        state.frames[-1] = ("hits", defender, 1)
    else:
        hit(state, option & ARGUMENT)


def hit(state: State, number: int) -> None:
    """naval 10.1 and naval A22 One attack takes effect; on a ship already sunk it has none."""
    _, target, needed, design, card, _, sinks = state.attacks[number]
    changes.settle(state, number)
    if not afloat(state, target):
        changes.tell(state, "too-late", number, target)
        if card >= 0:
            changes.to_pile(state, card)
    elif needed:
        strike(state, number, target, needed)
        if card >= 0:
            changes.to_pile(state, card)
    # naval 10.5, naval 12.5, ruling naval A42: a Large Gun sinks, and so does any hit below
    elif sinks or _submerged(target):
        changes.to_pile(state, card)
        changes.sink(state, target, changes.BY_LARGE_GUN if sinks else changes.BELOW)
    else:
        harm(state, target, card, catalogue.DAMAGE[design])


def strike(state: State, number: int, target: int, needed: int) -> None:
    """naval 13.5 An air strike or ASW attack sinks its target on the number or more."""
    # ruling naval A55: the row changes the number, Battle Plan changes the die
    needed = strike_number(state, target, needed)
    die, change = changes.roll(state), state.plan[state.turn]
    # ruling naval A20: neither a six nor a one decides by itself
    sunk = die + change >= needed
    changes.tell(state, "strike-roll", state.turn, number, target, needed, die, change, int(sunk))
    if sunk:
        changes.sink(state, target, changes.STRUCK)


def harm(state: State, target: int, card: int, damage: int) -> None:
    """naval 10.2, naval 10.3 and naval A44 The card lies under the ship, or the ship sinks."""
    if changes.harm(state, target, card, damage) >= catalogue.HULL[target]:
        changes.sink(state, target, changes.BROKEN)


def _submerged(ship: int) -> int:
    return catalogue.SUBMARINES[ship >> 5] >> (ship & 31) & 1


@STEPS.run("resolve")
def run_resolve(state: State, frame: Frame) -> None:
    """naval 6.6 All attacks are resolved; the table is cleared of them."""
    changes.clear_attacks(state)
    state.frames.pop()
