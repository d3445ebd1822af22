"""eu 13 The events of a scenario: when each is tested, whom it asks, and that it happens once."""

from wartable.core.decision import Decision
from wartable.core.frames import Frame
from wartable.games.europe import changes, conditions
from wartable.games.europe import options as op
from wartable.games.europe.effects import FACTIONS
from wartable.games.europe.seats import seat_of
from wartable.games.europe.state import AXIS, State
from wartable.games.europe.steps import STEPS


def open_for(state: State, moment: str, faction: int = AXIS) -> None:
    """eu 13 The events of a moment are tested next, in the order of the scenario's list."""
    if some(state, moment):
        state.frames.append(("events", moment, faction, 0, 0))


def some(state: State, moment: str) -> bool:
    """Whether an event of a moment has not happened yet."""
    table = state.scenario.events
    return bool(table) and any(
        event.check == moment and not happened
        for event, happened in zip(table, state.happened, strict=True)
    )


def _due(state: State, number: int, moment: str, faction: int) -> bool:
    event = state.scenario.events[number]
    if event.check != moment or state.happened[number]:
        return False
    if moment == "declaration_of_war":
        # eu K-3 In the phase of the faction that may say no; otherwise in that of the Axis.
        whose = FACTIONS.index(event.option) if event.option else AXIS
        if whose != faction:
            return False
    return conditions.holds(state, event.when)


@STEPS.run("events")
def run_events(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu K-2 One event after the other, until none is due; a faction may decline some."""
    table = state.scenario.events
    number = _next(state, frame)
    if number == len(table):
        state.frames.pop()
        return None
    option = table[number].option
    if option is not None:
        seat = seat_of(state, FACTIONS.index(option))
        return (
            Decision(seat, "eu 13", "ask-consent", tuple(sorted((op.PASS, op.CONSENT))), (number,)),
        )
    _after(state, frame, number)
    _try(state, number)
    return None


def _next(state: State, frame: Frame) -> int:
    """The first event that is due and has not been tried."""
    _, moment, faction, number, tried = frame
    last = len(state.scenario.events)
    while number < last and (tried >> number & 1 or not _due(state, number, moment, faction)):
        number += 1
    return int(number)


def _after(state: State, frame: Frame, number: int) -> None:
    """What has just happened may trigger an earlier event in the list."""
    _, moment, faction, _, tried = frame
    again = 0 if moment == "immediately" else number + 1
    state.frames[-1] = ("events", moment, faction, again, tried | 1 << number)


@STEPS.take("events")
def take_events(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 13 A faction agrees to an event, or waits for another time."""
    number = _next(state, frame)
    _after(state, frame, number)
    if option == op.CONSENT:
        _try(state, number)


def _try(state: State, number: int) -> None:
    """eu 13 An event with a die is tried again next month if it fails."""
    event = state.scenario.events[number]
    if event.die is not None:
        die = changes.roll(state)
        changes.show(state, "event-die", die)
        easier = event.die.easier_if
        more = event.die.easier if easier and conditions.holds(state, easier) else ()
        if die not in (*event.die.success, *more):
            return
    changes.happen(state, number)
    state.frames.append(("effects", "events", number))
