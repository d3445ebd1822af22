"""Everything that lies open as one row of numbers, written again only where it has changed."""

from array import array
from collections.abc import Sequence

from wartable.core.bits import walk
from wartable.games.europe.economy import factories
from wartable.games.europe.options import SEATS
from wartable.games.europe.scenario import GONE
from wartable.games.europe.state import ACTIVE, State
from wartable.games.europe.tables import GROUND
from wartable.games.europe.turn import PHASES
from wartable.games.europe.view import BOXES, POLICIES, WEATHER

GROUND_LAYER, OTHER_LAYER, HELD, SURPRISE, PARADROP, PARTISANS, BOMBING = 0, 3, 6, 7, 8, 9, 10
LAYERS = BOMBING + len(SEATS)
"""By hex or zone: ground units and others by faction, who holds foreign land, markers."""
WIDTH = {"units": 7, "countries": 9, "factions": 6}
"""How many numbers describe each unit, country and faction."""
_BOX = {place: -number - 1 for number, place in enumerate(BOXES)} | {GONE: 0}


class OpenTable:
    """The parts of an observation that all seats share: they come before the seat's own.

    It gives the same as `Encoder.fill` for the view of any seat, in a tenth of the time.
    """

    def __init__(self, state: State, at: dict[str, int]) -> None:
        scenario = state.scenario
        self.sides = state.side[:]
        """By country, its faction: when one changes sides, the row is started over."""
        self.row = array("f", bytes(4 * at["seat"]))
        self._at, self._places = at, len(scenario.board.name)
        self._layer = [_layer(state, unit) for unit in range(len(scenario.units))]
        self._units = [GONE] * len(scenario.units)
        self._holds = list(scenario.control)
        self._before: dict[tuple[str, int], object] = {}
        """By part and column: what was written there."""

    def follow(self, state: State) -> None:
        """Write what differs from the state before."""
        if state.at != self._units:
            self._move(state)
        for column, mask in ((3, state.reduced), (5, state.used), (6, state.marked)):
            self._bits(column, mask)
        if self._new("supply", 0, (state.low, state.none)):
            low, none = state.low, state.none
            levels = [2 if none >> u & 1 else low >> u & 1 for u in range(len(state.at))]
            self._unit_column(2, levels)
        if self._new("sorties", 0, tuple(state.sorties)):
            self._unit_column(4, state.sorties)
        if state.holds != self._holds:
            self._hold(state)
        if self._new("markers", 0, (state.shock, state.dropped, state.risen, (*state.bombing,))):
            self._mark(state)
        self._count(state)
        self._say(state)

    def _new(self, part: str, column: int, found: object) -> bool:
        """Whether something has changed since the last time; remembers it."""
        if self._before.get((part, column)) == found:
            return False
        self._before[part, column] = found
        return True

    def _column(self, part: str, column: int, values: Sequence[int]) -> None:
        """Write one number about each unit, country or faction."""
        first, width = self._at[part], WIDTH[part]
        last = first + width * len(values)
        self.row[first + column : last : width] = array("f", values)

    def _unit_column(self, column: int, values: Sequence[int]) -> None:
        """Write one number about each unit, 0 for those that are out of the game."""
        pairs = zip(values, self._units, strict=True)
        self._column("units", column, [0 if at == GONE else number for number, at in pairs])

    def _bits(self, column: int, mask: int) -> None:
        """Write for each unit whether it is in a mask."""
        if self._new("units", column, mask):
            self._unit_column(column, [mask >> unit & 1 for unit in range(len(self._units))])

    def _move(self, state: State) -> None:
        """Write units that are elsewhere; those entering or leaving play bring all numbers."""
        places, row, board = self._places, self.row, self._at["board"]
        come_or_gone = False
        for unit, (now, then) in enumerate(zip(state.at, self._units, strict=True)):
            if now == then:
                continue
            come_or_gone = come_or_gone or GONE in (now, then)
            layer = board + self._layer[unit] * places
            if self._layer[unit] >= 0 and then >= 0:
                row[layer + then] -= 1
            if self._layer[unit] >= 0 and now >= 0:
                row[layer + now] += 1
        self._units = state.at[:]
        self._column("units", 1, [at + 1 if at >= 0 else _BOX[at] for at in state.at])
        if come_or_gone:
            self._unit_column(0, [1] * len(state.at))
            for key in [key for key in self._before if key[0] in ("units", "supply", "sorties")]:
                del self._before[key]

    def _hold(self, state: State) -> None:
        """Write hexes that have changed hands."""
        first = self._at["board"] + HELD * self._places
        own, changes = state.scenario.control, [*zip(state.holds, self._holds, strict=True)]
        for country, (now, then) in enumerate(changes):
            for hex_ in walk(then & ~now & ~own[country]):
                self.row[first + hex_] = 0
        for country, (now, then) in enumerate(changes):
            for hex_ in walk(now & ~then & ~own[country]):
                self.row[first + hex_] = country + 1
        self._holds = state.holds[:]

    def _mark(self, state: State) -> None:
        """Write the markers on the map."""
        first, places = self._at["board"], self._places
        start, end = first + SURPRISE * places, first + LAYERS * places
        self.row[start:end] = array("f", bytes(4 * (end - start)))
        if state.shock >= 0:
            self.row[first + SURPRISE * places + state.shock] = 1
        for layer, hexes in ((PARADROP, state.dropped), (PARTISANS, state.risen)):
            for hex_ in walk(hexes):
                self.row[first + layer * places + hex_] = 1
        for marker in state.bombing:
            self.row[first + (BOMBING + (marker >> 16)) * places + (marker & 65535)] += 1

    def _count(self, state: State) -> None:
        """Write what is counted of countries and factions."""
        numbers = range(len(state.side))
        if self._new("factories", 0, _industry(state)):
            made = [factories(state, n) if state.status[n] == ACTIVE else 0 for n in numbers]
            self._column("countries", 6, made)
        columns = (
            (0, [side + 1 for side in state.side]),
            (1, state.status),
            (2, [side + 1 for side in state.attitude]),
            (3, [capital + 1 for capital in state.capitals]),
            (4, state.will),
            (5, state.points),
            (7, state.lost),
            (8, state.fallen),
        )
        for column, values in columns:
            if self._new("countries", column, (*values,)):
                self._column("countries", column, values)
        held = (state.moves, state.surprise, state.surprise_box, state.paradrops, state.partisans)
        for column, values in enumerate((*held, state.support)):
            if self._new("factions", column, (*values,)):
                self._column("factions", column, values)

    def _say(self, state: State) -> None:
        """Write the turn, its phase, the weather, wars and the Diplomacy Cup."""
        war, weather = state.war, state.weather
        now = (state.turn, state.phase, state.faction, *weather, state.policies, *war)
        if not self._new("numbers", 0, (*now, *state.cup, *state.box)):
            return
        numbers = [
            state.turn,
            state.scenario.last_turn,
            *(number == state.phase for number in range(len(PHASES))),
            *(number == state.faction for number in range(len(SEATS))),
            *(found == kind for found in weather for kind in range(len(WEATHER))),
            *(state.policies & bit > 0 for bit in POLICIES.values()),
            *(war[one] >> other & 1 for one, other in ((0, 1), (0, 2), (1, 2))),
            *state.cup,
            *state.box,
        ]
        first = self._at["numbers"]
        self.row[first : first + len(numbers)] = array("f", numbers)


def _layer(state: State, unit: int) -> int:
    """The layer of the board that a unit is counted in, -1 if it fights for nobody."""
    found = state.scenario.units[unit]
    side = state.side[found.country]
    if side < 0:
        return -1
    return side + (GROUND_LAYER if found.kind == GROUND else OTHER_LAYER)


def _industry(state: State) -> tuple[int, ...]:
    """Everything that the number of factories depends on, as long as nobody changes sides."""
    return (*state.holds, *state.status, *state.lost, *state.extra, *state.works)
