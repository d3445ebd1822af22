"""What it costs to activate a ground unit."""

from wartable.games.europe.conditions import holds
from wartable.games.europe.effects import DearerActivation
from wartable.games.europe.state import State
from wartable.games.europe.table_format import WEATHER_ZONES
from wartable.games.europe.tables import GROUPS


def activation(state: State, unit: int) -> int:
    """eu 6.3 and eu K-10 The price of a unit's group, higher where a special rule says so."""
    scenario = state.scenario
    found = scenario.units[unit]
    price: int = scenario.tables.types[found.type].activation
    for rule in scenario.rules_of(DearerActivation):
        if (
            scenario.country_number[rule.country] == found.country
            and GROUPS[found.group] == rule.troops
            and 0 <= state.at[unit] < scenario.board.size
            and WEATHER_ZONES[scenario.board.weather[state.at[unit]]] == rule.weather
            and holds(state, rule.when)
        ):
            price += rule.add
    return max(0, price)
