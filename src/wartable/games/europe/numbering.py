"""Every answer by a small fixed number, for programs that learn.

An attack is named by the side of the attacker's hex that it crosses, not by the hex it goes to;
otherwise most numbers would never be used.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product
from typing import Any

from wartable.core.bits import walk
from wartable.core.game import Options
from wartable.core.numbering import Bounds, Numbering
from wartable.games.europe import effects as fx
from wartable.games.europe import options as op
from wartable.games.europe import scenario as scenarios
from wartable.games.europe import ways
from wartable.games.europe.checks import all_effects
from wartable.games.europe.scenario import Scenario
from wartable.games.europe.seats import groups
from wartable.games.europe.setup import table
from wartable.games.europe.state import State
from wartable.games.europe.tables import AIR, CONVOY, GROUND, WARSHIP

AFAR = 6
"""The side of an attack from the sea, after the six sides of a hex."""


def bounds(options: Options) -> Bounds:
    """The seats of a scenario; its last turn ends every game."""
    return Bounds(seats=len(groups(table(options, 0))), options=8192, answers=8000)


@cache
def _of_scenario(scenario: Scenario) -> "ScenarioNumbering":
    return ScenarioNumbering(scenario)


def numbering(options: Options) -> Numbering:
    """The answers of a scenario."""
    return _of_scenario(scenarios.known(options["scenario"]))


def numbering_of(state: State) -> Numbering:
    """The answers of the scenario being played, which may be someone's own."""
    return _of_scenario(state.scenario)


class ScenarioNumbering(Numbering):
    """The answers of one scenario."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__(_options(scenario), lambda option: _words(scenario, option))

    def fixed(self, option: int) -> bool:
        """An attack is named by its side, so its number depends on where the unit is."""
        return op.verb_of(option) not in (op.ATTACK, op.ASSAULT) and option < op.MARCH

    def index(self, state: Any, option: int) -> int:
        """The number of an answer; a route named hex by hex has the number of its move."""
        if option >= op.MARCH:
            unit, way = ways.named(state, option)
            option = op.pack(op.MOVE, 0, unit, way[-1])
        return self.at[_sided(state, option)]

    def indices(self, state: Any, options: Sequence[int]) -> list[int]:
        """The numbers of many answers, in their order."""
        number, all_ = self.at.__getitem__, tuple(options)
        first, last = bisect_left(all_, op.ATTACK), bisect_left(all_, op.MOVE)
        sided = [_sided(state, option) for option in all_[first:last]]
        return [*map(number, all_[:first]), *map(number, sided), *map(number, all_[last:])]

    def option(self, state: Any, index: int) -> int:
        """The answer with a number."""
        found = super().option(state, index)
        if op.verb_of(found) not in (op.ATTACK, op.ASSAULT):
            return found
        unit, side, third = op.parts(found)
        return op.pack(op.verb_of(found), unit, _target(state, unit, side), third)


def _sided(state: State, option: int) -> int:
    """An attack by its side; any other answer as it is."""
    if op.verb_of(option) not in (op.ATTACK, op.ASSAULT):
        return option
    unit, target, third = op.parts(option)
    place, board = state.at[unit], state.scenario.board
    side = AFAR
    if 0 <= place < board.size and board.near[place] >> target & 1:
        side = board.shifts.index(target - place)
    return op.pack(op.verb_of(option), unit, side, third)


def _target(state: State, unit: int, side: int) -> int:
    """The hex beyond a side of a unit's hex; from the sea, the beach being fought for."""
    board, place = state.scenario.board, state.at[unit]
    if side < AFAR:
        target = place + board.shifts[side] if 0 <= place < board.size else -1
        return target if 0 <= target < board.size else op.LOW
    match state.frames:
        case [*_, ("ashore", _, goal)]:
            return int(goal)
    return op.LOW


def _words(scenario: Scenario, option: int) -> str:
    verb = op.verb_of(option)
    if verb not in (op.ATTACK, op.ASSAULT):
        return op.text(scenario, option)
    unit, side, third = op.parts(option)
    return f"{op.VERBS[option >> op.SHIFT]} {scenario.units[unit].id} side {side} {third}"


def _chases(scenario: Scenario) -> bool:
    """eu K-6 Whether an event may give land away, so that ground units have to leave it."""
    found = [event.do for event in scenario.events]
    found += [counter.do for counter in scenario.reinforcements]
    found += [policy.do for policy in scenario.reevaluation]
    giving = fx.Conquer | fx.GiveRegion | fx.Expel
    return any(isinstance(effect, giving) for do in found for effect in all_effects(do))


def _options(scenario: Scenario) -> Iterator[int]:
    board, kinds = scenario.board, scenario.of_kind
    units, countries = range(len(scenario.units)), range(len(scenario.countries))
    ground, air = kinds[GROUND], kinds[AIR]
    land, everywhere = [*walk(board.land)], range(len(board.name))
    zones = everywhere[board.size :]
    yield from op.PLAIN
    for verb, country in product(op.COUNTRY, countries):
        yield op.pack(verb, 0, 0, country)
    for verb, unit in product(op.UNIT, units):
        yield op.pack(verb, 0, 0, unit)
    for verb, place in product(op.HEX, everywhere):
        yield op.pack(verb, 0, 0, place)
    for verb, unit, place in product((op.MOVE, op.VIA), ground, land):
        yield op.pack(verb, 0, unit, place)
    for unit, place in product((*ground, *air), (*walk(board.ports), *zones)):
        yield op.pack(op.CARRY, 0, unit, place)
    for unit, place in product(units, walk(board.cities)):
        yield op.pack(op.MOBILIZE, 0, unit, place)
    for entry in scenario.reinforcements:
        for place in (*walk(entry.places), *zones):
            yield op.pack(op.PLACE, 0, max(entry.unit, 0), place)
    for unit, place in product((*ground, *air) if _chases(scenario) else air, land):
        yield op.pack(op.FLEE, 0, unit, place)
    for unit, place in product((*kinds[CONVOY], *kinds[WARSHIP]), walk(board.ports)):
        yield op.pack(op.FLEE, 0, unit, place)
    for faction in range(len(op.SEATS)):
        yield op.pack(op.WAR_ON, 0, 0, faction)
    for giver, receiver in product(countries, countries):
        yield op.pack(op.GIVE, 0, giver, receiver)
    for kind, country in product(range(len(op.CUP)), countries):
        yield op.pack(op.STOCK, 0, kind, country)
    helpers = [0, *(unit + 1 for unit in air)]
    for verb, unit, side in product((op.ATTACK, op.ASSAULT), ground, range(AFAR + 1)):
        for helper in helpers:
            yield op.pack(verb, unit, side, helper)
            yield op.pack(verb, unit, side, helper | op.FLAG)
    seas = range(len(board.sea_zones) + 1)
    for way in product(seas, seas, seas):
        if way[0]:
            yield op.pack(op.ROUTE, *way)
    for count in range(1, scenario.tables.assault_most + 1):
        for chosen in combinations(ground, count):
            yield op.pack(op.ASSIST, *[0] * (3 - count), *(unit + 1 for unit in chosen))
    for support, hunter, marker in product(helpers, helpers, (0, 1)):
        yield op.pack(op.REPLY, support, hunter, marker)
    for first in land:
        yield op.pack(op.RETREAT, 0, first, 0)
        for second in walk(board.near[first] & board.land):
            yield op.pack(op.RETREAT, 0, first, second + 1)
