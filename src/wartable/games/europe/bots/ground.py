"""What it is worth to stand in a hex: for those who hunt cities, and those who hold them."""

from functools import lru_cache

from wartable.games.europe.bots.stakes import distances, goals, homes, hunters, prizes
from wartable.games.europe.front import countries, front
from wartable.games.europe.scenario import Scenario
from wartable.games.europe.state import State

FAR = 12
"""Farther than this counts as this far."""
Seen = tuple[int, int, int, int]
"""Own and enemy ground units, hostile and held hexes, as masks."""
Cities = tuple[tuple[int, float], ...]
"""The hexes of the cities that matter to a faction, with what they are worth."""


class Ground:
    """The map as one faction values it, by who stands where and who holds what."""

    def __init__(self, scenario: Scenario, hunts: bool, seen: Seen, cities: Cities) -> None:
        self.board, self.tables, self.hunts = scenario.board, scenario.tables, hunts
        self.own, self.enemy, self.hostile, self.held = seen
        self.prizes = prizes(scenario)
        self._worth: dict[int, float] = {}
        self._entering: dict[int, float] = {}
        self._far: dict[int, int] = {}
        self._rings = self._spread(self.enemy)
        self._pulls = self._pulling(distances(scenario), cities)

    def _spread(self, mask: int) -> list[int]:
        """Hexes by their distance from a mask, as rings that contain the ones before."""
        found = [mask]
        for _ in range(FAR):
            found.append(found[-1] | self.board.widen(found[-1]))
        return found

    def _pulling(
        self, away: dict[int, tuple[int, ...]], cities: Cities
    ) -> list[tuple[float, tuple[int, ...]]]:
        """What attracts units: by city, how strongly, and how far each hex is from it."""
        if self.hunts:
            return [(worth, away[city]) for city, worth in cities]
        return [
            (worth * threat, away[city]) for city, worth in cities if (threat := self._threat(city))
        ]

    def distance(self, hex_: int) -> int:
        """How far away the nearest enemy is."""
        found = self._far.get(hex_)
        if found is None:
            found = self._far[hex_] = self._distance(hex_)
        return found

    def _distance(self, hex_: int) -> int:
        if not 0 <= hex_ < self.board.size:
            return FAR
        for far, ring in enumerate(self._rings):
            if ring >> hex_ & 1:
                return far
        return FAR

    def capture(self, hex_: int) -> float:
        """What is gained by entering a hex: nothing if friends hold it."""
        if not self.hostile >> hex_ & 1:
            return 0.0
        return self.prizes.get(hex_, 0.03)

    def entering(self, hex_: int) -> float:
        """What it is worth to go to a hex and stand there."""
        known = self._entering.get(hex_)
        if known is None:
            known = self._entering[hex_] = self.worth(hex_) + self.capture(hex_)
        return known

    def worth(self, hex_: int) -> float:
        """What it is worth for a unit to stand in a hex."""
        known = self._worth.get(hex_)
        if known is None:
            known = self._worth[hex_] = self._found(hex_)
        return known

    def _found(self, hex_: int) -> float:
        if not 0 <= hex_ < self.board.size:
            return -1.0
        return self._towards(hex_) if self.hunts else self._holding(hex_)

    def _towards(self, hex_: int) -> float:
        """Close to what is worth taking, and not ahead of everyone else."""
        pull = 0.0
        for worth, away in self._pulls:
            pull += worth / (1 + away[hex_])
        return 0.6 * pull - 0.12 * max(0, self._beside(hex_) - 2) + 0.25 * self.guarded(hex_)

    def _holding(self, hex_: int) -> float:
        """In a threatened city, in good terrain, between the enemy and what is worth keeping."""
        terrain = self.tables.terrain[self.board.terrain[hex_]].defence
        found = 0.12 * terrain + 0.15 * (self.board.forts >> hex_ & 1)
        found += self.guarded(hex_) - 0.2 * max(0, self._beside(hex_) - 1)
        pull = 0.0
        for worth, away in self._pulls:
            pull += worth / (2 + away[hex_])
        return found + 0.8 * pull

    def guarded(self, hex_: int) -> float:
        """What a friendly city is worth that is threatened: no enemy walks in past a unit."""
        if not self.held >> hex_ & 1:
            return 0.0
        return self.prizes.get(hex_, 0.0) * self._threat(hex_)

    def _threat(self, hex_: int) -> float:
        """How close the enemy is, from 0 to 1."""
        return max(0.0, 1.0 - self.distance(hex_) / 8)

    def _beside(self, hex_: int) -> int:
        return (self.board.step[hex_] & self.enemy).bit_count()


def ground(state: State, faction: int) -> Ground:
    """The map as one faction values it in one position."""
    hunts = faction in hunters(state.scenario)
    cities = tuple((goals if hunts else homes)(state, faction))
    own = next(iter(countries(state, faction)), None)
    if own is None:
        return _ground(state.scenario, hunts, (0, 0, 0, 0), cities)
    seen = front(state, own)
    masks = (seen.ground, seen.enemy, seen.hostile, seen.held)
    return _ground(state.scenario, hunts, masks, cities)


@lru_cache(maxsize=64)
def _ground(scenario: Scenario, hunts: bool, seen: Seen, cities: Cities) -> Ground:
    """Most questions change nothing of it."""
    return Ground(scenario, hunts, seen, cities)
