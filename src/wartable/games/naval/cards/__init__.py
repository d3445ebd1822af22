"""Ships by navy and Action cards, in printed order."""

from wartable.games.naval.cards import (
    argentina,
    china,
    france,
    japan,
    norway,
    soviet_union,
    taiwan,
    united_kingdom,
    united_states,
)
from wartable.games.naval.cards.actions import ACTIONS as ACTIONS
from wartable.games.naval.effects import Ship, ShipType

FLEETS: dict[str, tuple[Ship, ...]] = {
    "united_states": united_states.SHIPS,
    "soviet_union": soviet_union.SHIPS,
    "united_kingdom": united_kingdom.SHIPS,
    "china": china.SHIPS,
    "taiwan": taiwan.SHIPS,
    "japan": japan.SHIPS,
    "norway": norway.SHIPS,
    "argentina": argentina.SHIPS,
    "france": france.SHIPS,
}

# ruling naval 2.7: what it is worth is said by the scenario, never by the card.
NON_COMBATANT = Ship("non_combatant", ShipType.MERCHANT, hull=3, vp=0)
