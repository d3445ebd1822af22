"""What ships, attacks and Action cards are worth in the naval game, in rough Victory Points."""

from wartable.games.naval.board import row_of, surface
from wartable.games.naval.catalogue import (
    ACTIVE_EVASION,
    AIR_DEFENCE,
    ASW,
    COMMAND,
    DAMAGE,
    EVASION,
    HARD,
    HULL,
    KIND,
    NEUTRAL,
    NUMBERS,
    PLACES,
    SHIPS,
    STOP_NUMBER,
    STOPS,
    SUBMARINES,
)
from wartable.games.naval.changes import worth
from wartable.games.naval.effects import Kind
from wartable.games.naval.state import ROW_DEFENCE, Attack, State

DECISIVE = 12.0
"""The Non-Combatant where its fate alone decides."""
KEEP = {
    Kind.INTELLIGENCE: 1.5,
    Kind.NEAR_MISS: 1.3,
    Kind.SUPERIOR_TACTICS: 1.0,
    Kind.SCREENING_SHIP: 0.5,
    Kind.BOMBER_RAID: 1.6,
    Kind.AIR_SUPPORT: 1.4,
    Kind.BATTLE_PLAN: 0.6,
    Kind.REPAIR: 0.3,
}
"""What a card is worth in the hand when the turn is over; the others by their defence."""


def chance(needed: int) -> float:
    """How likely a die shows at least a number."""
    return max(0.0, min(6.0, 7.0 - needed)) / 6


def keep(card: int) -> float:
    """What a card is worth to keep for the turns of the others."""
    special = KEEP.get(Kind(KIND[card]))
    if special is not None:
        return special
    wide = STOPS[card].bit_count()
    return chance(STOP_NUMBER[card]) * (0.5 + 0.3 * wide)


def fighting(ship: int) -> float:
    """What a ship is good for, beside being worth its victory points."""
    card = SHIPS[ship]
    assert card is not None
    value = sum(chance(number) * 4 for number in NUMBERS[ship]) + 0.8 * len(card.weapons)
    value += sum(chance(number) for number in AIR_DEFENCE[ship]) + COMMAND[ship]
    return value + 0.3 * len(ASW[ship]) + 0.1 * HULL[ship]


class Worth:
    """The table as one seat values it. Any world will do: what is asked of it is public."""

    def __init__(self, state: State, own: int) -> None:
        self.state, self.own = state, own
        self.damage: dict[int, int] = {}
        for ship, _, damage in state.damage:
            self.damage[ship] = self.damage.get(ship, 0) + damage

    def ship(self, ship: int) -> float:
        """What it is worth to sink a ship."""
        if ship & 31 == NEUTRAL and not self.state.goal:
            return DECISIVE
        return worth(self.state, ship) + 0.3 * fighting(ship) + 0.2

    def _survives(self, ship: int, hard: int) -> float:
        """How likely the ship does not evade."""
        state = self.state
        seat = state.holder[ship >> 5]
        active = state.active[seat] >> (ship & 31) & 1
        value = ACTIVE_EVASION[ship] if active else EVASION[ship]
        return 1 - chance(value + hard - state.plan[seat]) if value else 1.0

    def _declared(self, ship: int) -> tuple[int, float]:
        """Damage that other attacks already promise, and how likely the ship survives them."""
        damage, alive = self.damage.get(ship, 0), 1.0
        for attack in self.state.attacks:
            if attack[1] == ship:
                if attack[2]:
                    alive *= 1 - 0.6 * chance(attack[2])
                elif attack[6] or not HULL[ship]:
                    alive *= 0.4
                else:
                    damage += DAMAGE[attack[3]]
        return damage, alive

    def strike(self, ship: int, number: int) -> float:
        """An air strike or ASW attack on a ship."""
        state = self.state
        below = SUBMARINES[ship >> 5] >> (ship & 31) & 1
        bonus = row_of(state, ship) - 1 if state.flags & ROW_DEFENCE and not below else 0
        hit = chance(number + bonus - state.plan[state.turn])
        _, alive = self._declared(ship)
        return self.ship(ship) * hit * alive * self._survives(ship, 0)

    def fire(self, ship: int, design: int, sinks: bool) -> float:
        """A card that damages, aimed at a ship."""
        hull, value = HULL[ship], self.ship(ship)
        before, alive = self._declared(ship)
        likely = alive * self._survives(ship, HARD[design]) * (0.6 + 0.1 * HARD[design])
        if sinks or not hull:
            return value * likely
        after = before + DAMAGE[design]
        if before >= hull:
            return 0.2 * value * likely
        gain = value if after >= hull else 0.5 * value * DAMAGE[design] / hull
        return gain * likely

    def attack(self, attack: Attack) -> float:
        """What a declared attack would cost its target's owner."""
        _, target, number, design, _, _, sinks = attack
        value = self.ship(target)
        if number:
            return value * chance(number - self.state.plan[self.state.turn])
        hull = HULL[target]
        if sinks or not hull:
            return value
        total = self.damage.get(target, 0) + DAMAGE[design]
        for other in self.state.attacks:
            if other is not attack and other[1] == target and not other[2] and not other[6]:
                total += DAMAGE[other[3]] // 2
        return value if total >= hull else value * 0.6 * DAMAGE[design] / hull

    def danger(self, number: int) -> float:
        """What an attack on the own fleet still threatens, after the defences aimed at it."""
        attack = self.state.attacks[number]
        left = self.attack(attack) * self._survives(attack[1], self.hard(attack))
        for against, value, _, _, rolled in self.state.defences:
            if against == number and not rolled:
                left *= 1 - self.stops(attack, value)
        return left

    @staticmethod
    def hard(attack: Attack) -> int:
        """How hard an attack is to stop."""
        return HARD[attack[3]] if attack[3] >= 0 else 0

    def stops(self, attack: Attack, number: int) -> float:
        """How likely a defence stops an attack."""
        seat = self.state.holder[attack[1] >> 5]
        return chance(number + self.hard(attack) - self.state.plan[seat])

    def prey(self, foes: list[int]) -> list[int]:
        """The enemy ships in the rows."""
        found = []
        for foe in foes:
            base, places = self.state.navy[foe] * PLACES, surface(self.state, foe)
            found += [base + place for place in range(PLACES) if places >> place & 1]
        return found
