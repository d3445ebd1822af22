"""What decides a battle, for everyone to read: scenario, goal, limit and bans."""

from typing import Any

from wartable.games.naval.catalogue import NAVIES
from wartable.games.naval.scenarios import SCENARIOS
from wartable.games.naval.state import ROW_DEFENCE, State

Term = dict[str, Any]
"""A message `term-…`, without that prefix, and its facts."""


def terms(state: State) -> list[Term]:
    """naval 17 and naval 5.4 The terms of a battle, in the order in which people want to know."""
    scenario = SCENARIOS[state.scenario] if state.scenario >= 0 else None
    found: list[Term] = []
    if scenario is not None:
        found.append({"term": "scenario", "scenario": scenario.id})
    if scenario is not None and not scenario.goal:
        guard = next(s for s, side in enumerate(scenario.sides) if "non_combatant" in side.ships)
        sides = {"navy": _navy(state, 1 - guard), "guard": _navy(state, guard)}
        found.append({"term": "escort", **sides})
    else:
        found.append({"term": "goal-team" if state.teams else "goal", "points": state.goal})
    if scenario is not None:
        if scenario.rounds:
            found.append({"term": "rounds", "count": scenario.rounds})
        if not scenario.reinforcements:
            found.append({"term": "no-reinforcements"})
        if not scenario.air_strikes:
            found.append({"term": "no-air-strikes"})
    if state.escort:
        found.append({"term": "escort-points", "points": state.escort})
    if state.flags & ROW_DEFENCE:
        found.append({"term": "row-defence"})
    return found


def _navy(state: State, seat: int) -> str:
    scenario = SCENARIOS[state.scenario]
    return NAVIES[state.navy[seat]] if state.navy[seat] >= 0 else scenario.sides[seat].navy
