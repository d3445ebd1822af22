"""eu 12 Victory, the end of a turn, and the counters on the turn track."""

from wartable.core.decision import Decision
from wartable.core.frames import Frame
from wartable.games.europe import changes, conditions, logistics
from wartable.games.europe import options as op
from wartable.games.europe.front import in_play
from wartable.games.europe.scenario import GONE
from wartable.games.europe.seats import groups, seat_of
from wartable.games.europe.state import ACTIVE, NOBODY, State
from wartable.games.europe.steps import STEPS

COME = -1
"""A counter that has entered, or never will."""


@STEPS.run("victory")
def run_victory(state: State, frame: Frame) -> None:
    """eu 12.1 The first level that holds ends the game; levels that add to it are read then."""
    state.frames.pop()
    levels = state.scenario.victory
    for number, level in enumerate(levels):
        if level.adds_to or not conditions.holds(state, level.when):
            continue
        further = [
            also
            for also, other in enumerate(levels)
            if level.id in other.adds_to
            and _counts(state, other.winner)
            and conditions.holds(state, other.when)
        ]
        state.frames.clear()
        changes.end_game(state, number, further)
        return


def _counts(state: State, faction: int) -> bool:
    """eu 12.1-2 A further winner counts only if it has a chair of its own."""
    return faction < 0 or (faction,) in groups(state)


@STEPS.run("end-of-turn")
def run_end_of_turn(state: State, frame: Frame) -> None:
    """eu 12.2 Markers off, Eliminated to Mobilization, the turn marker moves, counters enter."""
    state.frames.pop()
    changes.end_turn(state)
    track(state, False)


def track(state: State, after_axis: bool) -> None:
    """eu 8.a-1 and eu K-13 The counters whose turn has come are put in their places."""
    waiting = []
    for number, counter in enumerate(state.scenario.reinforcements):
        if state.due[number] == COME:
            continue
        # eu 8.a-2 A unit that found no place is tried at each End of Turn, whatever its moment was.
        waits = 0 < state.due[number] < state.turn and not after_axis
        if counter.after_axis_operations != after_axis and not waits:
            continue
        if state.turn < counter.turn or not conditions.holds(state, counter.when):
            continue
        if not state.due[number]:
            changes.await_counter(state, number, counter.turn)
            if counter.variable:
                die = changes.roll(state)
                delay = state.scenario.tables.variable_entry[die - 1]
                changes.await_counter(state, number, state.turn + delay)
                changes.show(state, "entry-die", counter.unit, die, delay)
        if state.due[number] <= state.turn:
            waiting.append(number)
    for number in reversed(waiting):
        state.frames.append(("counter", number))


@STEPS.run("counter")
def run_counter(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 8.a A unit enters where its owner says; without a legal place it waits."""
    _, number = frame
    entry = state.scenario.reinforcements[number]
    if entry.unit < 0:
        state.frames.pop()
        changes.await_counter(state, number, COME)
        state.frames.append(("effects", "reinforcements", number))
        return None
    unit = entry.unit
    country = state.scenario.units[unit].country
    if state.at[unit] == GONE or not in_play(state, state.side[country]):
        state.frames.pop()
        changes.await_counter(state, number, COME)
        return None
    places = logistics.entries(state, unit, entry.places, False)
    if entry.zone >= 0:
        places.append(entry.zone)
    if state.status[country] != ACTIVE:
        places = []
    if len(places) > 1:
        options = tuple(op.pack(op.PLACE, 0, unit, place) for place in places)
        seat = seat_of(state, state.side[country])
        return (Decision(seat, "eu 8.a", "ask-place", options, (unit,)),)
    state.frames.pop()
    if places:
        _enter(state, number, places[0])
    return None


@STEPS.take("counter")
def take_counter(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 8.a-2 The owner has chosen."""
    state.frames.pop()
    _, number = frame
    _enter(state, number, option & op.LOW)


def _enter(state: State, number: int, place: int) -> None:
    entry = state.scenario.reinforcements[number]
    changes.await_counter(state, number, COME)
    changes.enter(state, entry.unit, place)
    found = state.scenario.units[entry.unit]
    changes.weaken(state, entry.unit, found.reduced, found.sorties)


def result(state: State) -> str | None:
    """Who has won: a faction, several, or `draw`; None while the game goes on."""
    if state.over == NOBODY:
        return None
    level = state.scenario.victory[state.over]
    if level.winner < 0:
        return "draw"
    names = ("axis", "western", "soviet")
    return names[level.winner]
