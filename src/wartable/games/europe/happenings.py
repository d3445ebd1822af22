"""eu 13 What a scenario's counters, policies and events do when their time comes."""

from collections.abc import Callable
from typing import Any

from wartable.core.bits import walk
from wartable.core.decision import Decision
from wartable.core.frames import Frame
from wartable.games.europe import changes, country_changes, politics
from wartable.games.europe import effects as fx
from wartable.games.europe import options as op
from wartable.games.europe.conditions import POLICY, STATUS, faction_number, held_by
from wartable.games.europe.front import front, unit_at
from wartable.games.europe.scenario import CUP, GONE, UNPLACED
from wartable.games.europe.seats import seat_of
from wartable.games.europe.state import ACTIVE, NOBODY, State
from wartable.games.europe.steps import STEPS
from wartable.games.europe.tables import GROUND

MARKERS = ("paradrop", "partisans", "ground_support", "surprise_attack")
"""As `changes.add_markers` counts them."""


@STEPS.run("effects")
def run_effects(state: State, frame: Frame) -> None:
    """eu 13 Everything that a counter, a policy or an event does, in order."""
    _, source, number = frame
    state.frames.pop()
    for effect in getattr(state.scenario, source)[number].do:
        apply(state, effect)


def apply(state: State, effect: Any) -> None:
    """One effect."""
    _DO[type(effect)](state, effect)


def _country(state: State, name: str) -> int:
    return state.scenario.country_number[name]


def _policy(state: State, effect: fx.SetPolicy) -> None:
    bit = POLICY[effect.policy]
    if effect.applies:
        country_changes.begin_policy(state, bit)
    elif state.policies & bit:
        country_changes.end_policy(state, bit)


def _war(state: State, effect: fx.War) -> None:
    one, other = map(faction_number, effect.between)
    politics.begin_war(state, one, other)


def _local_war(state: State, effect: fx.StartLocalWar) -> None:
    country_changes.make_local_war(
        state, faction_number(effect.faction), _country(state, effect.country)
    )


def _peace(state: State, effect: fx.EndLocalWar) -> None:
    country = NOBODY if effect.country is None else _country(state, effect.country)
    country_changes.end_local_wars(state, faction_number(effect.faction), country)


def _allies(state: State, effect: fx.Allies) -> None:
    one, other = map(faction_number, effect.between)
    country_changes.make_allies(state, one, other)


def _join(state: State, effect: fx.Join) -> None:
    politics.join(state, _country(state, effect.country), faction_number(effect.faction))


def _status(state: State, effect: fx.SetStatus) -> None:
    country = _country(state, effect.country)
    side = state.side[country] if effect.faction is None else faction_number(effect.faction)
    country_changes.set_status(state, country, STATUS.index(effect.status), side)


def _attitude(state: State, effect: fx.SetAttitude) -> None:
    side = NOBODY if effect.faction is None else faction_number(effect.faction)
    country_changes.set_attitude(state, _country(state, effect.country), side)


def _conquer(state: State, effect: fx.Conquer) -> None:
    """eu K-7 The event decides who gets the hexes."""
    country, heir = _country(state, effect.country), _country(state, effect.to)
    land = state.holds[country]
    for unit, found in enumerate(state.scenario.units):
        if found.country == country and state.at[unit] != GONE:
            changes.put(state, unit, GONE)
    changes.conquer(state, country)
    changes.tell(state, "conquered", country, heir)
    _give(state, land, heir, effect.except_held_by)


def _region(state: State, effect: fx.GiveRegion) -> None:
    land = state.scenario.board.region[effect.region]
    _give(state, land, _country(state, effect.to), effect.except_held_by)


def _give(state: State, land: int, heir: int, spared: str | None) -> None:
    if spared is not None:
        land &= ~held_by(state, faction_number(spared))
    for hex_ in walk(land):
        changes.give(state, hex_, heir)
        unit = unit_at(state, hex_, GROUND)
        if unit >= 0:
            owner = state.scenario.units[unit].country
            if not state.ties.friends[owner] >> heir & 1:
                state.frames.append(("leave", unit))


@STEPS.run("leave")
def run_leave(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu K-6 To the nearest free friendly hex, the owner deciding ties; otherwise eliminated."""
    _, unit = frame
    found = _nearest(state, unit) if state.at[unit] >= 0 else [state.at[unit]]
    if len(found) > 1:
        options = tuple(op.pack(op.FLEE, 0, unit, hex_) for hex_ in found)
        seat = seat_of(state, state.side[state.scenario.units[unit].country])
        return (Decision(seat, "eu K-6", "ask-leave", options, (unit,)),)
    state.frames.pop()
    if found:
        _leave(state, unit, found[0])
    else:
        changes.eliminate(state, unit, NOBODY)
    return None


@STEPS.take("leave")
def take_leave(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu K-6 The owner has chosen among equally near hexes."""
    state.frames.pop()
    _, unit = frame
    _leave(state, unit, option & op.LOW)


def _leave(state: State, unit: int, hex_: int) -> None:
    if hex_ != state.at[unit]:
        changes.tell(state, "moved-out", unit, hex_)
        changes.put(state, unit, hex_)


def _nearest(state: State, unit: int) -> list[int]:
    board, here = state.scenario.board, state.at[unit]
    seen = front(state, state.scenario.units[unit].country)
    free = list(walk(seen.held & board.land & ~seen.ground & ~seen.enemy & ~(1 << here)))
    best = min((board.distance(here, hex_) for hex_ in free), default=0)
    return [hex_ for hex_ in free if board.distance(here, hex_) == best]


def _place(state: State, effect: fx.PlaceUnits) -> None:
    for unit, found in enumerate(state.scenario.units):
        if found.event == effect.group and state.at[unit] == UNPLACED:
            changes.put(state, unit, found.home)


def _remove(state: State, effect: fx.RemoveUnit) -> None:
    changes.put(state, state.scenario.unit_number[effect.unit], GONE)


def _expel(state: State, effect: fx.Expel) -> None:
    land = state.scenario.board.of_country[_country(state, effect.country)]
    side = faction_number(effect.faction)
    for unit in state.scenario.of_kind[GROUND]:
        place = state.at[unit]
        owner = state.scenario.units[unit].country
        there = 0 <= place < state.scenario.board.size and land >> place & 1
        if there and state.side[owner] == side:
            state.frames.append(("leave", unit))


def _sorties(state: State, effect: fx.AddSorties) -> None:
    changes.tire(state, state.scenario.unit_number[effect.unit], effect.add)


def _markers(state: State, effect: fx.AddMarkers) -> None:
    side = faction_number(effect.faction)
    changes.add_markers(state, side, MARKERS.index(effect.marker), effect.add)


def _factories(state: State, effect: fx.AddFactories) -> None:
    if effect.country is not None:
        country_changes.add_factories(state, _country(state, effect.country), effect.add)
    if effect.zone is not None:
        country_changes.add_works(state, _zone(state, effect.zone), effect.add)


def _zone(state: State, name: str) -> int:
    return state.scenario.board.number[name] - state.scenario.board.size


def _open_zone(state: State, effect: fx.OpenZone) -> None:
    country_changes.open_zone(state, _zone(state, effect.zone), _country(state, effect.country))


def _capital(state: State, effect: fx.MoveCapital) -> None:
    country, hex_ = _country(state, effect.country), state.scenario.board.number[effect.city]
    country_changes.move_capital(state, country, hex_)


def _waive(state: State, effect: fx.EndNationalDefense) -> None:
    for number, entry in enumerate(state.scenario.defenses):
        if entry.id == effect.id:
            changes.waive(state, number)


def _unit_to(state: State, effect: fx.UnitTo) -> None:
    """eu 13 A unit fights for another country: its counter is replaced, its state carried over."""
    number, country = state.scenario.unit_number, _country(state, effect.country)
    selves = [
        unit
        for name, unit in number.items()
        if name == effect.unit or name.startswith(f"{effect.unit}{fx.FOR}")
    ]
    new = next(unit for unit in selves if state.scenario.units[unit].country == country)
    for old in selves:
        if old != new and state.at[old] not in (GONE, UNPLACED):
            changes.replace(state, old, new)
            changes.tell(state, "changed-sides", new, country)


def _moves(state: State, effect: fx.AddStrategicMoves) -> None:
    changes.add_moves(state, faction_number(effect.faction), effect.add)


def _cup(state: State, effect: fx.AddToCup) -> None:
    country_changes.fill_cup(state, CUP.index(effect.marker), 1)


def _box(state: State, effect: fx.AddToBox) -> None:
    country_changes.fill_box(state, CUP.index(effect.marker), 1)


def _multiplier(state: State, effect: fx.SetMultiplier) -> None:
    country_changes.set_multiplier(state, _country(state, effect.country), effect.multiplier)


def _risk(state: State, effect: fx.FactoriesAtRisk) -> None:
    country_changes.set_risk(state, _country(state, effect.country), effect.on)


def _will(state: State, effect: fx.AddWill) -> None:
    country = _country(state, effect.country)
    if state.status[country] == ACTIVE:
        changes.change_will(state, country, effect.add, NOBODY)


def _done(state: State, effect: fx.MarkDone) -> None:
    for number, event in enumerate(state.scenario.events):
        if event.id == effect.event and not state.happened[number]:
            changes.mark_happened(state, number)


def _roll(state: State, effect: fx.Roll) -> None:
    die = changes.roll(state)
    changes.show(state, "event-die", die)
    for inner in effect.results[die - 1]:
        apply(state, inner)


_DO: dict[type, Callable[[State, Any], None]] = {
    fx.SetPolicy: _policy,
    fx.War: _war,
    fx.StartLocalWar: _local_war,
    fx.EndLocalWar: _peace,
    fx.Allies: _allies,
    fx.Join: _join,
    fx.SetStatus: _status,
    fx.SetAttitude: _attitude,
    fx.Conquer: _conquer,
    fx.GiveRegion: _region,
    fx.PlaceUnits: _place,
    fx.RemoveUnit: _remove,
    fx.UnitTo: _unit_to,
    fx.MoveCapital: _capital,
    fx.EndNationalDefense: _waive,
    fx.OpenZone: _open_zone,
    fx.Expel: _expel,
    fx.AddSorties: _sorties,
    fx.AddMarkers: _markers,
    fx.AddFactories: _factories,
    fx.AddStrategicMoves: _moves,
    fx.AddToCup: _cup,
    fx.AddToBox: _box,
    fx.SetMultiplier: _multiplier,
    fx.FactoriesAtRisk: _risk,
    fx.AddWill: _will,
    fx.MarkDone: _done,
    fx.Roll: _roll,
}
