"""eu 9 Factories, production points, transfers, and strategic warfare."""

from functools import lru_cache

from wartable.core.decision import Decision
from wartable.core.frames import Frame
from wartable.games.europe import changes, conditions, country_changes, odds
from wartable.games.europe import options as op
from wartable.games.europe.front import countries, front
from wartable.games.europe.scenario import Scenario
from wartable.games.europe.state import ACTIVE, AXIS, NOBODY, State
from wartable.games.europe.steps import STEPS, offered


def on_map(state: State, country: int) -> int:
    """eu 9.1.2 Factories in a country's own territory that it or a friend holds."""
    scenario = state.scenario
    found = scenario.countries[country]
    count = _factories(scenario, front(state, country).held & found.homes)
    if found.zone >= 0:
        zone = found.zone - scenario.board.size
        count += max(0, scenario.board.zones[zone].factories + state.works[zone])
    return count


@lru_cache(maxsize=1 << 10)
def _factories(scenario: Scenario, held: int) -> int:
    return sum(city.factories for city in scenario.cities if held >> city.hex & 1)


def factories(state: State, country: int) -> int:
    """eu 9.1.2 On-map factories; of Germany, UK and USSR minus lost ones, plus Extra Factories."""
    count = on_map(state, country)
    if state.scenario.countries[country].exact:
        count = max(0, count - state.lost[country])
    return count + state.extra[country]


@STEPS.run("economy")
def run_economy(state: State, frame: Frame) -> None:
    """eu 9.1.1 Points are factories times the multiplier; old points are lost (eu 9.1-1)."""
    _, faction = frame
    for country in countries(state, faction):
        country_changes.produce(
            state, country, factories(state, country) * state.multiplier[country]
        )
    state.frames[-1] = ("transfer", faction)


def transfers(state: State, faction: int) -> list[int]:
    """eu 9.1.3 and eu F-2 Who can give a point to whom: one point per receiver and turn."""
    found = []
    for giver in countries(state, faction):
        if not state.scenario.countries[giver].giver or state.points[giver] <= 0:
            continue
        # eu 9.1.3-1 A point that was received cannot be passed on.
        if state.given >> giver & 1 and state.points[giver] <= 1:
            continue
        for receiver in countries(state, faction):
            if receiver != giver and not state.given >> receiver & 1:
                found.append(op.pack(op.GIVE, 0, giver, receiver))
    return sorted(found)


@STEPS.run("transfer")
def run_transfer(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 9.1.3 Germany, UK, USA or USSR may give points to friends."""
    _, faction = frame
    found = transfers(state, faction)
    return offered(state, faction, "eu 9.1.3", "ask-give", op.DONE, found)


@STEPS.take("transfer")
def take_transfer(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 9.1.3 A point changes hands."""
    if option == op.DONE:
        state.frames.pop()
        return
    _, giver, receiver = op.parts(option)
    country_changes.pass_point(state, giver, receiver)


def at_risk(state: State) -> list[int]:
    """eu 9.2.1-1 The countries that a strategic combat is fought over: USSR first, then UK."""
    found = [
        country
        for country in range(len(state.side))
        if state.at_risk >> country & 1 and state.status[country] == ACTIVE and _germany(state) >= 0
    ]
    return sorted(found, key=lambda country: (-state.side[country], country))


@STEPS.run("strategic-warfare")
def run_strategic_warfare(state: State, frame: Frame) -> None:
    """eu 9.2.1 A strategic combat for each marker on the track; Bombing markers come off."""
    state.frames.pop()
    _recover(state)
    for country in at_risk(state):
        _fight(state, country)
    if state.bombing:
        changes.end_bombing(state)


def _germany(state: State) -> int:
    """The Axis country whose factories are at stake: the first of the heirs."""
    return next((c for c in state.scenario.heirs if state.side[c] == AXIS), NOBODY)


def _recover(state: State) -> None:
    """eu K-14 In a month without Bombing markers Germany wins lost factories back."""
    back = state.scenario.tables.german_recovery
    if not back or not at_risk(state):
        return
    home = _germany(state)
    land = state.scenario.board.of_country[home]
    if state.lost[home] and not any(land >> (mark & 65535) & 1 for mark in state.bombing):
        country_changes.lose_factories(state, home, max(0, state.lost[home] - back))


def modifiers(state: State, country: int) -> tuple[list[odds.Modifier], list[odds.Modifier]]:
    """eu 9.2.1-4 Bombing markers of each side in the other's land, and what the scenario adds."""
    faction = state.side[country]
    drm = state.scenario.tables.modifiers["strategic"]
    board = state.scenario.board
    there = _bombs(state, AXIS, board.of_country[country])
    here = _bombs(state, faction, board.of_country[_germany(state)])
    axis = [odds.Modifier("bombing", "eu 9.2.1", there * drm["bombing_axis"])] if there else []
    other = [odds.Modifier("bombing", "eu 9.2.1", here * drm["bombing_other"])] if here else []
    for entry in state.scenario.strategic_warfare:
        first, last = entry.turns
        if conditions.faction_number(entry.against) != faction or not first <= state.turn <= last:
            continue
        if entry.axis and conditions.holds(state, entry.axis_needs):
            axis.append(odds.Modifier("scenario", "eu 9.2.1", entry.axis))
        if entry.enemy:
            other.append(odds.Modifier("scenario", "eu 9.2.1", entry.enemy))
    return axis, other


def _bombs(state: State, faction: int, land: int) -> int:
    return sum(mark >> 16 == faction and bool(land >> (mark & 65535) & 1) for mark in state.bombing)


def _fight(state: State, country: int) -> None:
    """eu 9.2.1 The Axis die against the enemy's; factories are lost or won back."""
    axis, other = modifiers(state, country)
    plus, minus = odds.total(axis), odds.total(other)
    one, two = changes.roll(state), changes.roll(state)
    tables = state.scenario.tables
    band = tables.band(one + plus - two - minus)
    german, enemy = tables.strategic[band - 1]
    changes.show(state, "strategic-combat", country, one, plus, two, minus, band)
    home = _germany(state)
    for whose, change, most in (
        (home, german, tables.german_lost_most),
        (country, enemy, on_map(state, country)),
    ):
        if not change:
            continue
        # eu 9.2.1-3 Between none and what is on the map now; fewer cities do not lower it later.
        limit = max(state.lost[whose], min(most, on_map(state, whose)))
        country_changes.lose_factories(state, whose, max(0, min(limit, state.lost[whose] + change)))
