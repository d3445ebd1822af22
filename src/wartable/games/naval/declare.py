"""Naming what a played card needs: platforms, targets, costs. Nothing shows until all is named."""

from wartable.core.decision import Decision
from wartable.core.frames import Frame
from wartable.games.naval.board import enemies, surface
from wartable.games.naval.catalogue import (
    COST,
    KIND,
    LARGE,
    LARGE_GUN_SINKS,
    NEEDED,
    PLATFORMS,
    RAID,
    platforms,
)
from wartable.games.naval.effects import CardType
from wartable.games.naval.options import (
    AGAINST,
    ARGUMENT,
    CANCEL,
    DISCARD,
    DONE,
    PLAN,
    REPAIR,
    TARGET,
    WITH,
    ships,
)
from wartable.games.naval.possible import (
    cancellable,
    damaged,
    givers,
    held,
    targets,
)
from wartable.games.naval.state import State
from wartable.games.naval.steps import STEPS
from wartable.games.naval.triggers import announce

# The frames of this module are (step, seat, design, card, …): the card counts as the design,
# and the two differ only for a copy.

_STEP: dict[int, str] = {
    CardType.GUN: "aim",
    CardType.MISSILE: "aim",
    CardType.TORPEDO: "aim",
    CardType.AIR_SUPPORT: "aim",
    CardType.BOMBER_RAID: "cost",
    CardType.BATTLE_PLAN: "plan",
    CardType.REPAIR: "mend",
    CardType.INTELLIGENCE: "counter",
}


@STEPS.run("declare")
def run_declare(state: State, frame: Frame) -> None:
    """naval 8.6 Whoever plays a card names what it is used with and against."""
    _, seat, design, card = frame
    state.frames[-1] = (_STEP[KIND[design]], seat, design, card)


@STEPS.run("aim")
def run_aim(state: State, frame: Frame) -> tuple[Decision, ...]:
    """naval 9.1 and naval 12.3 The target of a card; Air Support hunts what is submerged."""
    _, seat, design, _ = frame
    options = sorted(TARGET | ship for ship in targets(state, seat, design))
    return (Decision(seat, "naval 8.6", "ask-target", tuple(options), (design,)),)


@STEPS.take("aim")
def take_aim(state: State, frame: Frame, seat: int, option: int) -> None:
    """naval 8.6 The card will lie beside its target."""
    _, _, design, card = frame
    target = option & ARGUMENT
    if NEEDED[design]:
        state.frames[-1] = ("power", seat, design, card, target, 0, NEEDED[design])
    else:
        state.frames.pop()
        announce(state, seat, design, card, (target,))


@STEPS.run("power")
def run_power(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """naval 8.3 Ships give the symbols that the card needs; that is their action."""
    _, seat, design, card, target, chosen, need = frame
    if need <= 0:
        large = PLATFORMS[state.navy[seat]][LARGE]
        # ruling naval A41: one Large Gun among the platforms is enough
        sinks = int(LARGE_GUN_SINKS[design] and bool(chosen & large))
        state.frames.pop()
        announce(state, seat, design, card, (target, chosen, sinks))
        return None
    found, all_needed = givers(state, seat, design, target, chosen, need)
    if all_needed or len(found) == 1:
        give(state, frame, found[0])
        return None
    options = tuple(WITH | ship for ship in found)
    return (Decision(seat, "naval 8.4", "ask-platform", options, (design, target, need)),)


@STEPS.take("power")
def take_power(state: State, frame: Frame, seat: int, option: int) -> None:
    """naval 8.5 A ship gives all its fitting symbols to the same card."""
    give(state, frame, option & ARGUMENT)


def give(state: State, frame: Frame, ship: int) -> None:
    """naval 8.5 A ship gives all its fitting symbols to the same card."""
    _, seat, design, card, target, chosen, need = frame
    left = need - platforms(design, ship)
    state.frames[-1] = ("power", seat, design, card, target, chosen | 1 << (ship & 31), left)


@STEPS.run("cost")
def run_cost(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """naval 13.8 The cards that must be discarded to play a Bomber Raid."""
    _, seat, design, card, *paid = frame
    if len(paid) == COST[design]:
        state.frames[-1] = ("raid", seat, design, card, tuple(paid))
        return None
    left = held(state, seat)
    for gone in (card, *paid):
        left.remove(gone)
    options = tuple(DISCARD | other for other in sorted(set(left)))
    return (Decision(seat, "naval 13.8", "ask-cost", options, (design,)),)


@STEPS.take("cost")
def take_cost(state: State, frame: Frame, seat: int, option: int) -> None:
    """naval 13.8 One more card of the cost."""
    _, _, design, card, *paid = frame
    state.frames[-1] = ("cost", seat, design, card, *paid, option & ARGUMENT)


@STEPS.run("raid")
def run_raid(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """naval 13.8 Each strike gets a ship of one fleet; a ship can be named more than once."""
    _, seat, design, card, paid, *aimed = frame
    strikes = RAID[design]
    assert strikes is not None
    if len(aimed) == len(strikes.numbers):
        state.frames.pop()
        announce(state, seat, design, card, tuple(aimed), paid)
        return None
    foes = [state.holder[aimed[0] >> 5]] if aimed else enemies(state, seat)
    options: list[int] = []
    for foe in foes:
        options += ships(TARGET, state.navy[foe], surface(state, foe))
    about = (design, len(aimed) + 1)
    return (Decision(seat, "naval 13.8", "ask-raid", tuple(sorted(options)), about),)


@STEPS.take("raid")
def take_raid(state: State, frame: Frame, seat: int, option: int) -> None:
    """naval 13.8 One more strike is aimed."""
    _, _, design, card, paid, *aimed = frame
    state.frames[-1] = ("raid", seat, design, card, paid, *aimed, option & ARGUMENT)


@STEPS.run("plan")
def run_plan(state: State, frame: Frame) -> tuple[Decision, ...]:
    """naval 13.9 Better rolls for oneself, or worse ones for an opponent."""
    _, seat, design, _ = frame
    options = (PLAN, *(AGAINST | foe for foe in enemies(state, seat)))
    return (Decision(seat, "naval 13.9", "ask-plan", options, (design,)),)


@STEPS.take("plan")
def take_plan(state: State, frame: Frame, seat: int, option: int) -> None:
    """naval 13.9 The choice is declared with the card."""
    _, _, design, card = frame
    state.frames.pop()
    announce(state, seat, design, card, (-1 if option == PLAN else option & ARGUMENT,))


@STEPS.run("mend")
def run_mend(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """naval 13.13 Damage cards of ships that have not acted: all of a ship's, or one of them."""
    _, seat, design, card, *picks = frame
    under: dict[int, list[int]] = {}
    for ship, damage, _ in damaged(state, seat):
        under.setdefault(ship, []).append(damage)
    for ship, damage in picks:
        if damage < 0:
            del under[ship]
        else:
            under[ship].remove(damage)
    options = [DONE] if picks else []
    for ship, cards in sorted(under.items()):
        if cards:
            options.append(REPAIR | ship << 6)
            if len(cards) > 1:
                options += [REPAIR | ship << 6 | one + 1 for one in sorted(set(cards))]
    if options == [DONE]:
        state.frames.pop()
        announce(state, seat, design, card, tuple(picks))
        return None
    return (Decision(seat, "naval 13.13", "ask-repair", tuple(options), (design,)),)


@STEPS.take("mend")
def take_mend(state: State, frame: Frame, seat: int, option: int) -> None:
    """naval 13.13 One more repair, or no more."""
    _, _, design, card, *picks = frame
    if option == DONE:
        state.frames.pop()
        announce(state, seat, design, card, tuple(picks))
    else:
        about = option & ARGUMENT
        picks.append((about >> 6, (about & 63) - 1))
        state.frames[-1] = ("mend", seat, design, card, *picks)


@STEPS.run("counter")
def run_counter(state: State, frame: Frame) -> tuple[Decision, ...]:
    """naval A16 The card that a copied Intelligence cancels."""
    _, seat, _, _ = frame
    options = tuple(CANCEL | k for k, play in enumerate(state.played) if cancellable(play, seat))
    return (Decision(seat, "naval A16", "ask-counter", options),)


@STEPS.take("counter")
def take_counter(state: State, frame: Frame, seat: int, option: int) -> None:
    """naval 13.10 The copy is played against a card of its own."""
    _, _, design, card = frame
    state.frames.pop()
    announce(state, seat, design, card, (option & ARGUMENT,))
