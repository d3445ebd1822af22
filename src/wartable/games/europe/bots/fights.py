"""What a combat promises: every band with its chance, what it would bring and would cost."""

from functools import lru_cache

from wartable.games.europe import combat, odds
from wartable.games.europe.bots.stakes import prizes, stakes
from wartable.games.europe.front import front, unit_at
from wartable.games.europe.state import State
from wartable.games.europe.tables import GROUND

STEP, RETREAT, STOPPED = 1.0, 0.35, 0.1
"""What a lost step, a retreat and the end of an attack are worth."""
WILL = 0.9
"""What a point of national will is worth, for a country that decides the game."""
AIR, MARKER, POINT = 0.12, 0.3, 0.05
"""What it costs to commit an air unit or a marker, and a production point."""

Column = tuple[tuple[int, ...], ...]
"""The results of one kind of combat, by band."""


class Fights:
    """The combats of one question."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.stakes = stakes(state.scenario)
        self.prizes = prizes(state.scenario)
        self._gains: dict[tuple[int, str], tuple[float, ...]] = {}
        self._plus: dict[tuple[str, int, int], int] = {}
        self._minus: dict[tuple[bool, int], int] = {}
        self._values: dict[tuple[str, int, int, int], float] = {}
        self._helpers: dict[tuple[int, int], int] = {}

    def value(
        self, kind: str, lead: int, target: int, helped: int, air: int, marker: int, at: int
    ) -> float:
        """A combat of a unit that attacks from a hex, with this many supporting units."""
        net = self.net(kind, lead, target, helped, air > 0, marker > 0, at)
        key = (kind, lead, target, net)
        found = self._values.get(key)
        if found is None:
            gains, losses = self.gains(target, kind), self.losses(lead, kind)
            ways = odds.chances(self.state, net)
            total = sum(w * (g - x) for w, g, x in zip(ways, gains, losses, strict=True))
            found = self._values[key] = total / 36
        return found - (AIR if air else 0.0) - (MARKER if marker else 0.0)

    def net(
        self, kind: str, lead: int, target: int, helped: int, air: bool, marker: bool, at: int
    ) -> int:
        """What is added to the dice."""
        tables = self.state.scenario.tables
        found = self._with(kind, lead, target) + helped * tables.assault_support
        found -= self._against(kind, lead, target, at)
        drm = tables.modifiers["ground_attacker"]
        if air:
            found += drm["air_support"]
        if marker:
            found += drm["ground_support"]
        return found

    def _with(self, kind: str, lead: int, target: int) -> int:
        """What the attacker adds on its own."""
        key = (kind, lead, target)
        if key not in self._plus:
            self._plus[key] = odds.total(odds.attack(self.state, kind, lead, target))
        return self._plus[key]

    def _against(self, kind: str, lead: int, target: int, at: int) -> int:
        """What the defender adds on its own; the river depends on where the attacker is now."""
        landing, scenario = kind == odds.LANDING, self.state.scenario
        key = (landing, target)
        if key not in self._minus:
            added = odds.defence(self.state, kind, lead, target)
            self._minus[key] = odds.total(one for one in added if one.id != "river")
        across = not landing and scenario.board.river_near[target] >> at & 1
        return self._minus[key] + across * scenario.tables.river_defence

    def gains(self, target: int, kind: str) -> tuple[float, ...]:
        """By band, what the defender loses."""
        key = (target, kind)
        known = self._gains.get(key)
        if known is None:
            state = self.state
            defender = unit_at(state, target, GROUND)
            country = state.scenario.units[defender].country
            known = self._gains[key] = _gains(
                self._column(kind),
                1 if state.reduced >> defender & 1 else 2,
                WILL * self.stakes[country],
                self.prizes.get(target, 0.05),
                bool(self.exits(target, country)),
            )
        return known

    def losses(self, lead: int, kind: str) -> tuple[float, ...]:
        """By band, what the attacker loses."""
        gone = bool(self.state.reduced >> lead & 1)
        country = self.state.scenario.units[lead].country
        return _losses(self._column(kind), STEP + (WILL * self.stakes[country] if gone else 0.0))

    def _column(self, kind: str) -> Column:
        column = "mobile" if kind == odds.LANDING else kind
        return self.state.scenario.tables.results[column]

    def exits(self, target: int, country: int) -> int:
        """Where the defender could retreat to."""
        seen = front(self.state, country)
        taken = seen.ground | seen.enemy | seen.zone
        return self.state.scenario.board.step[target] & seen.held & ~taken

    def helpers(self, lead: int, target: int) -> int:
        """How many units could support an assault."""
        key = (lead, target)
        if key not in self._helpers:
            most = self.state.scenario.tables.assault_most
            self._helpers[key] = min(most, len(combat.helpers(self.state, lead, target)))
        return self._helpers[key]


@lru_cache(maxsize=1 << 10)
def _gains(column: Column, steps: int, will: float, prize: float, exits: bool) -> tuple[float, ...]:
    """By band, what a defender loses who has so many steps, and somewhere to retreat to or not."""
    found = []
    for _, _, _, _, hurt, distance, _, _ in column:
        blocked = distance and not exits
        lost = hurt + blocked
        if lost >= steps:
            found.append(STEP * steps + will + prize)
        elif distance and not blocked:
            found.append(STEP * lost + (RETREAT * distance + prize))
        else:
            found.append(STEP * lost)
    return tuple(found)


@lru_cache(maxsize=1 << 10)
def _losses(column: Column, price: float) -> tuple[float, ...]:
    """By band, what an attacker loses whose step is worth so much."""
    return tuple(price * result[0] + STOPPED * result[1] for result in column)
