"""Pieces on the board: build, recruit, battle, eliminate, lift, remove."""

from wartable.core.bits import walk
from wartable.core.decision import Decision
from wartable.core.frames import Frame
from wartable.games.quartermaster import changes, stack
from wartable.games.quartermaster import effects as fx
from wartable.games.quartermaster.air import ground
from wartable.games.quartermaster.board import FIRST_SEA
from wartable.games.quartermaster.catalogue import (
    ABOUT,
    BATTLED,
    BUILT,
    RECRUITED,
    REMOVED,
    Happened,
)
from wartable.games.quartermaster.changes import reserve, tell
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.meaning import standing
from wartable.games.quartermaster.options import (
    ARGUMENT,
    BATTLE,
    BUILD,
    LIFT,
    PASS,
    RECRUIT,
    TARGET,
)
from wartable.games.quartermaster.possible import (
    battle_spaces,
    build_replacements,
    build_spaces,
    eliminate_options,
    lifts_for,
    rebuild_targets,
    rebuildable,
    recruit_options,
)
from wartable.games.quartermaster.resolve import EffectPath, asks, effect_at, resolves
from wartable.games.quartermaster.stack import ASKED, CUT_OFF, ELIMINATED, IN_BATTLE, SAVED, UNASKED
from wartable.games.quartermaster.state import State
from wartable.games.quartermaster.steps import STEPS
from wartable.games.quartermaster.supply import builds, holds, is_supplied, recruits
from wartable.games.quartermaster.triggers import happen
from wartable.games.quartermaster.where import nations

asks(fx.Recruit, "recruit")
asks(fx.Battle, "battle")
asks(fx.Eliminate, "eliminate")


@resolves(fx.Build)
def _start_build(
    state: State, effect: fx.Build, own: int, card: int, path: EffectPath, event: Happened
) -> None:
    """qm 3.1, qm 3.2 A card lets a nation build, perhaps several times."""
    state.frames.append(("build", own, card, path, event, effect.up_to, 0))


@STEPS.run("build")
def run_build(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """qm 3.1, qm 3.2 Ask where to build, one piece after the other."""
    _, own, card, path, event, left, done = frame
    if left:
        effect = effect_at(state, card, path)
        found = build_spaces(state, effect.kind, effect.at, own, event)
        if effect.one_each:
            found &= ~done
        options = [BUILD | space for space in walk(found)]
        options += build_replacements(state, effect.kind, own)
        if options:
            rule = "qm 3.1" if effect.kind == fx.ARMY else "qm 3.2"
            ask = "ask-build-army" if effect.kind == fx.ARMY else "ask-build-navy"
            return (Decision(own, rule, ask, (PASS, *options), (card, left)),)
    state.frames.pop()
    return None


@STEPS.take("build")
def take_build(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 3.1, qm 3.2 A piece is built, or recruited if a Status allows that instead."""
    if option == PASS:
        state.frames.pop()
        return
    _, own, card, path, event, left, done = frame
    state.frames[-1] = ("build", own, card, path, event, left - 1, done | 1 << (option & 63))
    if option & ~ARGUMENT == RECRUIT:
        recruit(state, seat, option & 63)
    else:
        build(state, seat, option & ARGUMENT)


def build(state: State, nation: int, space: int) -> None:
    """qm 5.5.1 Build a piece, or (qm 5.5.3) name a supplied one as just built."""
    if holds(state, nation, space):
        tell(state, "named", nation, space)
        happen(state, (BUILT, nation, nation, space, 0))
    elif reserve(state, nation, space):
        put(state, nation, space, BUILT)
    else:
        state.frames.append(("lift_for", nation, space, BUILT))


def recruit(state: State, nation: int, space: int) -> None:
    """qm 5.5.1 Recruit a piece, whatever its supply."""
    if reserve(state, nation, space):
        put(state, nation, space, RECRUITED)
    else:
        state.frames.append(("lift_for", nation, space, RECRUITED))


def put(state: State, nation: int, space: int, how: str) -> None:
    """A piece comes onto the board, and everyone may react."""
    changes.place(state, nation, space)
    stack.came(state, nation, space)
    tell(state, how, nation, space)
    happen(state, (how, nation, nation, space, 0))


@STEPS.run("lift_for")
def run_lift_for(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """qm 2.1 If no piece is left, the nation itself may lift one for the new place."""
    _, nation, space, how = frame
    if reserve(state, nation, space):
        # It lifted one unasked meanwhile.
        state.frames[-1] = ("put", nation, space, how)
        return None
    found = lifts_for(state, nation, space, how == BUILT)
    options = (PASS, *(LIFT | space + 1 for space in walk(found)))
    return (Decision(nation, "qm 2.1", "ask-lift-for", options, (space,)),)


@STEPS.take("lift_for")
def take_lift_for(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 2.1 A piece is lifted, and then the new one is placed."""
    state.frames.pop()
    if option != PASS:
        _, nation, space, how = frame
        state.frames.append(("put", nation, space, how))
        lift(state, seat, (option & ARGUMENT) - 1)


@STEPS.run("put")
def run_put(state: State, frame: Frame) -> None:
    """Place the piece that another was lifted for, if it may still be placed there."""
    state.frames.pop()
    _, nation, space, how = frame
    kind = fx.ARMY if space < FIRST_SEA else fx.NAVY
    free = (builds if how == BUILT else recruits)(state, nation, kind)
    if free >> space & 1:
        put(state, nation, space, how)


def lift(state: State, nation: int, space: int) -> None:
    """qm 2.1 A nation takes its own piece off the board; nobody reacts to that."""
    # ruling qm 2.1: a piece that its owner lifts is not removed in the sense of the cards.
    changes.take_off(state, nation, space)
    tell(state, "lifted", nation, space)


def liftable(state: State, nation: int) -> int:
    """qm 2.1 What a nation may lift: any piece; or, on its turn, those of a kind all in play."""
    if edition(state.edition).lift_any_time:
        return state.armies[nation] | state.navies[nation]
    if state.nation != nation:
        return 0
    armies = 0 if reserve(state, nation, 0) else state.armies[nation]
    navies = 0 if reserve(state, nation, FIRST_SEA) else state.navies[nation]
    return armies | navies


@STEPS.run("recruit")
def run_recruit(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """qm 5.5.1 Ask what to recruit, one piece after the other."""
    _, own, card, path, event, left = frame
    if left:
        effect = effect_at(state, card, path)
        options = recruit_options(state, effect, own, event)
        if options:
            seat = own if effect.by == fx.OWN else effect.by
            return (Decision(seat, "qm 5.5.1", "ask-recruit", (PASS, *options), (card, left)),)
    state.frames.pop()
    return None


@STEPS.take("recruit")
def take_recruit(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 5.5.1 A piece is recruited."""
    if option == PASS:
        state.frames.pop()
        return
    stack.one_less(state, frame)
    about = option & ARGUMENT
    recruit(state, about >> 6, about & 63)


@STEPS.run("battle")
def run_battle(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """qm 3.3, qm 3.4 Ask which space to battle; an empty one may be battled too (qm 5.5.4)."""
    _, own, card, path, event, left = frame
    if left:
        effect = effect_at(state, card, path)
        found = battle_spaces(state, effect, own, event)
        if found:
            rule = "qm 3.3" if effect.kind == fx.LAND else "qm 3.4"
            ask = "ask-battle-land" if effect.kind == fx.LAND else "ask-battle-sea"
            options = (PASS, *(BATTLE | space for space in walk(found)))
            return (Decision(own, rule, ask, options, (card, left)),)
    state.frames.pop()
    return None


@STEPS.take("battle")
def take_battle(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 3.3, qm 3.4 A space is battled."""
    if option == PASS:
        state.frames.pop()
        return
    stack.one_less(state, frame)
    _, _, card, path, _, _ = frame
    battle(state, seat, option & ARGUMENT, effect_at(state, card, path).of)


def battle(state: State, nation: int, space: int, of: fx.Nations = fx.ENEMY) -> None:
    """qm 3.3, qm 3.4 Battle a space: one enemy piece in it is to be removed."""
    targets = enemies_in(state, space, nations(of, nation))
    if len(targets) > 1:
        state.frames.append(("target", nation, space, nations(of, nation)))
    else:
        _fight(state, nation, space, targets[0] if targets else -1)


def enemies_in(state: State, space: int, among: int) -> list[int]:
    """The enemy nations, of those in a mask, with a piece in a space."""
    pieces = state.armies if space < FIRST_SEA else state.navies
    return [other for other in walk(among) if pieces[other] >> space & 1]


@STEPS.run("target")
def run_target(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """qm 3.3 With several enemies in the space, the attacker picks one."""
    _, nation, space, among = frame
    targets = enemies_in(state, space, among)
    if len(targets) < 2:
        # One of them was lifted meanwhile.
        state.frames.pop()
        _fight(state, nation, space, targets[0] if targets else -1)
        return None
    options = tuple(TARGET | other for other in targets)
    return (Decision(nation, "qm 3.3", "ask-target", options, (space,)),)


@STEPS.take("target")
def take_target(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 3.3 The attacker has picked whose piece is battled."""
    state.frames.pop()
    _, nation, space, _ = frame
    _fight(state, nation, space, option & ARGUMENT)


def _fight(state: State, nation: int, space: int, target: int) -> None:
    changes.note_battle(state, nation, space, target)
    # The battle took place whether or not the piece is saved: its window opens afterwards.
    state.frames.append(("after", nation, (BATTLED, nation, target, space, 0)))
    if target >= 0:
        stack.remove(state, nation, target, space, IN_BATTLE)


@STEPS.run("after")
def run_after(state: State, frame: Frame) -> None:
    """Open the window of an event that had to wait for others."""
    _, _, event = state.frames.pop()
    happen(state, event)


@STEPS.run("remove")
def run_remove(state: State, frame: Frame) -> None:
    """Remove a piece: first those who may protect it are asked, then it goes."""
    _, by, whose, space, cause, phase = frame
    there = holds(state, whose, space)
    if phase == UNASKED and there and not state.safe[whose] >> space & 1:
        state.frames[-1] = ("remove", by, whose, space, cause, ASKED)
        happen(state, (ABOUT, by, whose, space, cause))
        return
    state.frames.pop()
    if not there:
        return
    # A piece that lacked supply stays if it has been supplied in the meantime.
    fed_now = cause == CUT_OFF and is_supplied(state, whose, space)
    if phase == SAVED or fed_now or state.safe[whose] >> space & 1:
        tell(state, "saved", whose, space)
        return
    fed = int(is_supplied(state, whose, space))
    happen(state, (REMOVED, by, whose, space, fed))
    # Removed after the window has opened, so that an air force left alone moves first.
    changes.take_off(state, whose, space)
    tell(state, "removed", whose, space, cause)


@STEPS.run("eliminate")
def run_eliminate(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """qm 5.5.2 Ask which piece to eliminate: no battle, no neighbour, no supply needed."""
    _, own, card, path, event, left = frame
    if left:
        effect = effect_at(state, card, path)
        options = eliminate_options(state, effect, own, event)
        if effect.of == fx.OWN and len(options) == 1:
            take_eliminate(state, frame, own, options[0])
            return None
        if options:
            # A nation that has to give up a piece may choose which, but not keep it.
            keep = () if effect.of == fx.OWN else (PASS,)
            return (Decision(own, "qm 5.5.2", "ask-eliminate", (*keep, *options), (card, left)),)
    state.frames.pop()
    return None


@STEPS.take("eliminate")
def take_eliminate(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 5.5.2 A piece is eliminated."""
    if option == PASS:
        state.frames.pop()
        return
    stack.one_less(state, frame)
    _, _, card, path, _, _ = frame
    about = option & ARGUMENT
    if effect_at(state, card, path).kind == fx.AIR_FORCE:
        ground(state, about >> 6, about & 63)
    else:
        stack.remove(state, seat, about >> 6, about & 63, ELIMINATED)


@resolves(fx.Rebuild)
def _rebuild(
    state: State, effect: fx.Rebuild, own: int, card: int, path: EffectPath, event: Happened
) -> None:
    """qm 5.2 Each piece on the board now may be lifted and built again, one at a time."""
    there = standing(state, own, effect.kind)
    state.frames.append(("rebuild", own, card, effect.kind, there))


@STEPS.run("rebuild")
def run_rebuild(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """qm 5.2 Ask which piece is lifted and built again."""
    _, own, card, kind, there = frame
    found = rebuildable(state, kind, own, there)
    if not found:
        state.frames.pop()
        return None
    options = (PASS, *(LIFT | space + 1 for space in walk(found)))
    return (Decision(own, "qm 5.2", "ask-rebuild", options, (card,)),)


@STEPS.take("rebuild")
def take_rebuild(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 5.2 One piece is chosen; it stands until its new place is."""
    if option == PASS:
        state.frames.pop()
        return
    space = (option & ARGUMENT) - 1
    _, own, card, kind, there = frame
    state.frames[-1] = ("rebuild", own, card, kind, there & ~(1 << space))
    state.frames.append(("rebuild_at", seat, space))


@STEPS.run("rebuild_at")
def run_rebuild_at(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """qm 3.1 The lifted piece is built again, wherever that is possible now."""
    _, own, lifted = frame
    if not holds(state, own, lifted):
        state.frames.pop()
        return None
    options = (PASS, *(BUILD | space for space in walk(rebuild_targets(state, own, lifted))))
    return (Decision(own, "qm 3.1", "ask-rebuild-at", options, (lifted,)),)


@STEPS.take("rebuild_at")
def take_rebuild_at(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 3.1 The piece is lifted and built in its new place."""
    _, own, lifted = state.frames.pop()
    if option != PASS:
        state.frames.append(("put", own, option & ARGUMENT, BUILT))
        lift(state, own, lifted)
