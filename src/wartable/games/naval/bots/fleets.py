"""Which navy and which ships: what a whole fleet is worth, by how often its ships have won."""

from collections.abc import Iterable, Mapping

from wartable.bots.learnt_judge import keys
from wartable.core.bits import walk
from wartable.core.decision import Decision
from wartable.core.parts import Plan
from wartable.games.naval import options as op
from wartable.games.naval.catalogue import NAVIES, PLACES, VP
from wartable.games.naval.setup import affordable, ships_of
from wartable.games.naval.state import State

Weights = Mapping[str, float]

SPEND = 0.25
"""What speaks for spending a point: of ships that every fleet has, nothing is learnt."""
TOGETHER = {"france": 2.0}
"""What the best fleet of a navy is worth beyond the sum of its ships: three French carriers won 507
of 800 games against the best Soviet fleet, though each ship tells of the same chances."""
ANYBODY = "anybody"
"""Who is asked before a navy is chosen."""


def table(state: State) -> str:
    """What kind of table it is: its seats, the points of a fleet, its special rules."""
    return f"{len(state.navy)}x{state.limit}+{state.flags}"


def learnt(weights: Weights, state: State, ask: str, who: str, option: int) -> float:
    """What was learnt about a choice at any table, and at tables like this."""
    _, anywhere, here = keys(ask, who, op.text(option), (table(state),))
    return weights.get(anywhere, 0.0) + weights.get(here, 0.0)


def of_ships(weights: Weights, state: State, navy: int, places: int) -> dict[int, float]:
    """What was learnt about some ships of a navy."""
    ships = [navy * PLACES + place for place in walk(places)]
    ask, who = "ask-fleet", NAVIES[navy]
    return {
        ship: SPEND * VP[ship] + learnt(weights, state, ask, who, op.TAKE | ship) for ship in ships
    }


def best_fleet(ships: Iterable[tuple[int, float]], points: int) -> float:
    """What the best of the fleets is worth that some ships can form for some points."""
    best = [0.0] * (points + 1)
    for ship, worth in ships:
        price = VP[ship]
        if worth > 0:
            for left in range(points, price - 1, -1):
                best[left] = max(best[left], worth + best[left - price])
    return best[points]


def plan_fleet(state: State, decision: Decision, weights: Weights) -> list[float]:
    """naval 2.3 Each ship by the best fleet that can still be formed with it."""
    seat, (left,) = decision.seat, decision.about
    navy = state.navy[seat]
    ships = of_ships(weights, state, navy, affordable(state, seat))
    found = []
    for option in decision.options:
        if option == op.DONE:
            found.append(learnt(weights, state, decision.ask, NAVIES[navy], option))
        else:
            taken = option & op.ARGUMENT
            others = [(ship, worth) for ship, worth in ships.items() if ship != taken]
            found.append(ships[taken] + best_fleet(others, left - VP[taken]))
    return found


def plan_navy(state: State, decision: Decision, weights: Weights) -> list[float]:
    """naval 2.2 Each navy by the best of its fleets."""
    found = []
    for option in decision.options:
        navy = option & op.ARGUMENT
        ships = of_ships(weights, state, navy, ships_of(state, navy))
        fleet = best_fleet(ships.items(), state.limit)
        fleet += TOGETHER.get(NAVIES[navy], 0.0)
        found.append(learnt(weights, state, decision.ask, ANYBODY, option) + fleet)
    return found


PLANS: Mapping[str, Plan] = {"ask-navy": plan_navy, "ask-fleet": plan_fleet}
