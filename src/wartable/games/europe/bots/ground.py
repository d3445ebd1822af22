"""What it is worth to stand in a hex: for who hunts cities, and for who holds them."""

from wartable.games.europe.bots.stakes import distances, goals, homes, hunters, prizes
from wartable.games.europe.front import countries, front
from wartable.games.europe.state import State

FAR = 12
"""Farther than this counts as this far."""


class Ground:
    """The map as one faction values it in one position."""

    def __init__(self, state: State, faction: int) -> None:
        self.state, self.faction = state, faction
        self.hunts = faction in hunters(state.scenario)
        own = next(iter(countries(state, faction)), None)
        self.own = self.enemy = self.hostile = self.held = 0
        if own is not None:
            seen = front(state, own)
            self.own, self.enemy, self.hostile, self.held = (
                seen.ground,
                seen.enemy,
                seen.hostile,
                seen.held,
            )
        self.prizes = prizes(state.scenario)
        self._worth: dict[int, float] = {}
        self._far: dict[int, int] = {}
        self._rings = self._spread(self.enemy)
        self._pulls = self._pulling()

    def _spread(self, mask: int) -> list[int]:
        """Hexes by their distance from a mask, as rings that contain the ones before."""
        board = self.state.scenario.board
        found = [mask]
        for _ in range(FAR):
            found.append(found[-1] | board.widen(found[-1]))
        return found

    def _pulling(self) -> list[tuple[float, tuple[int, ...]]]:
        """What draws units: by city, how strongly, and how far each hex is from it."""
        away = distances(self.state.scenario)
        if self.hunts:
            return [(worth, away[city]) for city, worth in goals(self.state, self.faction)]
        held = homes(self.state, self.faction)
        return [
            (worth * threat, away[city]) for city, worth in held if (threat := self._threat(city))
        ]

    def distance(self, hex_: int) -> int:
        """How far the nearest enemy is."""
        found = self._far.get(hex_)
        if found is None:
            found = self._far[hex_] = self._distance(hex_)
        return found

    def _distance(self, hex_: int) -> int:
        if not 0 <= hex_ < self.state.scenario.board.size:
            return FAR
        for far, ring in enumerate(self._rings):
            if ring >> hex_ & 1:
                return far
        return FAR

    def capture(self, hex_: int) -> float:
        """What is won by entering a hex: nothing, if friends hold it."""
        if not self.hostile >> hex_ & 1:
            return 0.0
        return self.prizes.get(hex_, 0.03)

    def worth(self, unit: int, hex_: int) -> float:
        """What it is worth that a unit stands in a hex."""
        if not 0 <= hex_ < self.state.scenario.board.size:
            return -1.0
        known = self._worth.get(hex_)
        if known is None:
            known = self._worth[hex_] = self._towards(hex_) if self.hunts else self._holding(hex_)
        return known

    def _towards(self, hex_: int) -> float:
        """Near to what is worth taking, and not ahead of everybody else."""
        pull = 0.0
        for worth, away in self._pulls:
            pull += worth / (1 + away[hex_])
        return 0.6 * pull - 0.12 * max(0, self._beside(hex_) - 2) + self._guard(hex_, 0.25)

    def _holding(self, hex_: int) -> float:
        """On a threatened city, in good ground, between the enemy and what is worth keeping."""
        board = self.state.scenario.board
        terrain = self.state.scenario.tables.terrain[board.terrain[hex_]].defence
        found = 0.12 * terrain + 0.15 * (board.forts >> hex_ & 1)
        found += self._guard(hex_, 1.0) - 0.2 * max(0, self._beside(hex_) - 1)
        pull = 0.0
        for worth, away in self._pulls:
            pull += worth / (2 + away[hex_])
        return found + 0.8 * pull

    def _guard(self, hex_: int, weight: float) -> float:
        """A city with somebody in it is not walked into."""
        if not self.held >> hex_ & 1:
            return 0.0
        return weight * self.prizes.get(hex_, 0.0) * self._threat(hex_)

    def _threat(self, hex_: int) -> float:
        """How near the enemy is, from 0 to 1."""
        return max(0.0, 1.0 - self.distance(hex_) / 8)

    def _beside(self, hex_: int) -> int:
        return (self.state.scenario.board.step[hex_] & self.enemy).bit_count()
