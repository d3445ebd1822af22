"""What a combat promises: every band with its chance, and what it would bring and cost."""

from wartable.games.europe import combat, odds
from wartable.games.europe.bots.stakes import prizes, stakes
from wartable.games.europe.front import front, unit_at
from wartable.games.europe.state import State
from wartable.games.europe.tables import GROUND

STEP, RETREAT, STOPPED = 1.0, 0.35, 0.1
"""What a lost step, a retreat and the end of an attack are worth."""
WILL = 0.9
"""What a point of national will is worth, for one that decides the game."""
AIR, MARKER, POINT = 0.12, 0.3, 0.05
"""What it costs to commit an air unit or a marker, and a production point."""


class Fights:
    """The combats of one question."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.stakes = stakes(state.scenario)
        self.prizes = prizes(state.scenario)
        self._gains: dict[tuple[int, str], tuple[float, ...]] = {}
        self._plus: dict[tuple[str, int, int], int] = {}
        self._minus: dict[tuple[str, int, int], int] = {}
        self._values: dict[tuple[str, int, int, int], float] = {}
        self._helpers: dict[tuple[int, int], int] = {}

    def value(
        self, kind: str, lead: int, target: int, helped: int, air: int, marker: int, at: int
    ) -> float:
        """A combat of a unit that attacks from a hex, with so many supporting units."""
        state, tables = self.state, self.state.scenario.tables
        minus = self._against(kind, lead, target)
        if at != state.at[lead] and state.scenario.board.river_near[target] >> at & 1:
            minus += tables.river_defence
        net = self._with(kind, lead, target) + helped * tables.assault_support - minus
        drm = tables.modifiers["ground_attacker"]
        if air:
            net += drm["air_support"]
        if marker:
            net += drm["ground_support"]
        key = (kind, lead, target, net)
        found = self._values.get(key)
        if found is None:
            gains, losses = self.gains(target, kind), self.losses(lead, kind)
            ways = odds.chances(state, net)
            total = sum(w * (g - x) for w, g, x in zip(ways, gains, losses, strict=True))
            found = self._values[key] = total / 36
        return found - (AIR if air else 0.0) - (MARKER if marker else 0.0)

    def _with(self, kind: str, lead: int, target: int) -> int:
        """What the attacker adds by itself."""
        key = (kind, lead, target)
        if key not in self._plus:
            self._plus[key] = odds.total(odds.attack(self.state, kind, lead, target))
        return self._plus[key]

    def _against(self, kind: str, lead: int, target: int) -> int:
        """What the defender adds by itself; the river depends on where the attacker stands now."""
        key = (kind, lead, target)
        if key not in self._minus:
            self._minus[key] = odds.total(odds.defence(self.state, kind, lead, target))
        return self._minus[key]

    def gains(self, target: int, kind: str) -> tuple[float, ...]:
        """By band, what the defender loses."""
        key = (target, kind)
        known = self._gains.get(key)
        if known is None:
            known = self._gains[key] = tuple(
                self._gain(target, result) for result in self._column(kind)
            )
        return known

    def _gain(self, target: int, result: tuple[int, ...]) -> float:
        state = self.state
        defender = unit_at(state, target, GROUND)
        country = state.scenario.units[defender].country
        _, _, _, _, hurt, distance, _, _ = result
        steps = 1 if state.reduced >> defender & 1 else 2
        prize = self.prizes.get(target, 0.05)
        blocked = distance and not self._exits(target, country)
        hurt += blocked
        if hurt >= steps:
            return STEP * steps + WILL * self.stakes[country] + prize
        found = STEP * hurt
        if distance and not blocked:
            found += RETREAT * distance + prize
        return found

    def losses(self, lead: int, kind: str) -> tuple[float, ...]:
        """By band, what the attacker loses."""
        state = self.state
        country = state.scenario.units[lead].country
        gone = bool(state.reduced >> lead & 1)
        price = STEP + (WILL * self.stakes[country] if gone else 0.0)
        return tuple(price * result[0] + STOPPED * result[1] for result in self._column(kind))

    def _column(self, kind: str) -> tuple[tuple[int, ...], ...]:
        column = "mobile" if kind == odds.LANDING else kind
        return self.state.scenario.tables.results[column]

    def _exits(self, target: int, country: int) -> int:
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
