"""eu 1.2 The turn: thirteen phases in printed order, each by faction but for those of all."""

from typing import NamedTuple

from wartable.core.frames import Frame
from wartable.games.europe import (
    changes,
    defense,
    ending,
    events,
    logistics,
    politics,
)
from wartable.games.europe.front import in_play
from wartable.games.europe.state import AXIS, State
from wartable.games.europe.steps import STEPS


class PhaseStart(NamedTuple):
    """A phase: its first step, taken by each faction in order, or once for all."""

    id: str
    rule: str
    step: str
    joint: bool = False


PHASES = (
    PhaseStart("weather", "eu 11.1", "weather", joint=True),
    PhaseStart("declaration_of_war", "eu 10.1", "declare"),
    PhaseStart("economy", "eu 9.1", "economy"),
    PhaseStart("strategic_warfare", "eu 9.2", "strategic-warfare", joint=True),
    PhaseStart("strategic_movement", "eu 4.1.2", "strategic-movement"),
    PhaseStart("operations", "eu 1.2.1", "operations"),
    PhaseStart("no_supply", "eu 7.5", "attrition"),
    PhaseStart("replacement", "eu 8.1", "replacement"),
    PhaseStart("mobilization", "eu 8.3", "mobilization"),
    PhaseStart("diplomacy", "eu 10.2", "diplomacy"),
    PhaseStart("upgrade", "eu 8.2", "upgrade"),
    PhaseStart("victory", "eu 12.1", "victory", joint=True),
    PhaseStart("end_of_turn", "eu 12.2", "end-of-turn", joint=True),
)
NUMBER = {phase.id: number for number, phase in enumerate(PHASES)}


@STEPS.run("phase")
def run_phase(state: State, frame: Frame) -> None:
    """eu 1.2 Every faction finishes a phase before the next phase begins: Axis, Western, Soviet."""
    _, number = frame
    state.frames[-1] = ("phase", (number + 1) % len(PHASES))
    changes.begin_phase(state, number)
    found = PHASES[number]
    step = found.step
    if found.id == "operations" and not state.marked:
        changes.tell(state, "nobody-travelled")
    if idle(state, number):
        changes.tell(state, "nothing-to-do", number)
    elif found.joint:
        state.frames.append((step,))
    else:
        for faction in (2, 1, 0):
            if in_play(state, faction):
                state.frames.append(("faction", faction, step))
    if found.id == "diplomacy":
        state.frames.append(("reevaluate",))
    if found.joint:
        if found.id == "end_of_turn":
            events.open_for(state, "end_of_turn")
        events.open_for(state, "immediately")


@STEPS.run("faction")
def run_faction(state: State, frame: Frame) -> None:
    """eu 1.2 One faction's part of a phase."""
    _, number, step = frame
    if not in_play(state, number):
        # Its last country fell while another faction had its part of the phase.
        state.frames.pop()
        return
    changes.begin_part(state, number)
    state.frames[-1] = (step, number, 0) if step == "operations" else (step, number)
    if step == "declare":
        events.open_for(state, "declaration_of_war", number)
    events.open_for(state, "immediately")


def idle(state: State, number: int) -> bool:
    """Whether nobody can do anything in a phase, so that it is skipped."""
    factions = [faction for faction in range(3) if in_play(state, faction)]
    match PHASES[number].id:
        case "declaration_of_war":
            return not any(politics.may_declare(state, faction) for faction in factions)
        case "strategic_warfare":
            return not state.at_risk and not state.bombing
        case "no_supply":
            return not state.none and not state.flags >> 4 & 7
        case "replacement":
            return not any(logistics.improvable(state, faction) for faction in factions)
        case "mobilization":
            return not any(
                logistics.buyers(state, faction) or any(logistics.recruits(state, faction))
                for faction in factions
            )
        case "diplomacy":
            return not politics.diplomacy_open(state) or not any(
                politics.dealings(state, faction) for faction in factions
            )
        case "upgrade":
            return not any(logistics.upgrades(state, faction) for faction in factions)
    return False


@STEPS.run("weather")
def run_weather(state: State, frame: Frame) -> None:
    """eu 11.1 The Axis rolls one die for each zone: cold, temperate, warm."""
    state.frames.pop()
    month = state.scenario.months[state.turn - 1]
    for zone, by_month in enumerate(state.scenario.tables.weather):
        die = changes.roll(state)
        changes.set_weather(state, zone, by_month[month][die - 1])
        changes.show(state, "weather", zone, die, state.weather[zone])


@STEPS.run("strategic-movement")
def run_strategic_movement(state: State, frame: Frame) -> None:
    """eu 10.3.1 National Defense is checked first."""
    _, faction = frame
    state.frames[-1] = ("strategic", faction, 0)
    defense.check(state, faction, False)


@STEPS.run("operations")
def run_operations(state: State, frame: Frame) -> None:
    """eu 1.2.1, eu 6.0.1 National Defense, then both sub-phases: actions, and supply."""
    _, faction, part = frame
    if part == 0:
        changes.tell(state, "operations", faction)
        state.frames[-1] = ("operations", faction, 1)
        changes.clear_markers(state)
        if not politics.waits(state, faction):
            state.frames.append(("act", faction, 0))
        # The will that National Defense costs may end a country before anyone acts.
        defense.check(state, faction, True)
    elif part == 1:
        changes.clear_markers(state)
        changes.mark_failing(state, 0)
        state.frames[-1] = ("operations", faction, 2)
        state.frames.append(("supply", faction, 0, -1))
    else:
        state.frames.pop()
        if faction == AXIS:
            ending.track(state, True)
            events.open_for(state, "after_axis_operations")
        events.open_for(state, "immediately")
