"""What ships and attacks are worth in the naval game, in rough Victory Points."""

from wartable.games.naval.board import stop_number, strike_number, team
from wartable.games.naval.bots.tables import CHANCE, FIGHTING, LOWEST, THROUGH
from wartable.games.naval.catalogue import (
    ACTIVE_EVASION,
    COMMAND,
    DAMAGE,
    EVASION,
    HARD,
    HULL,
    NEUTRAL,
    VP,
)
from wartable.games.naval.changes import worth
from wartable.games.naval.state import BY_EVASION, Attack, State

DECISIVE = 12.0
"""The Non-Combatant if its fate alone decides, and a ship with which the goal is reached."""
WOUND = 0.4
"""What damage worth a whole hull is worth if the ship does not sink."""

Shot = tuple[float, int]
"""How likely an attack takes effect, and its damage; 0: it sinks whatever it hits."""


class Worth:
    """The table as one seat values it. Any world will do, since only public facts are used."""

    def __init__(self, state: State, own: int) -> None:
        self.state, self.own = state, own
        self.damage: dict[int, int] = {}
        for ship, _, damage in state.damage:
            self.damage[ship] = self.damage.get(ship, 0) + damage
        self.left = goal_left(state)
        self._worth: dict[int, float] = {}
        self._shot: dict[int, Shot] = {}
        self._shots: dict[int, list[Shot]] = {}
        self._loss: dict[int, float] = {}
        self._less: dict[tuple[int, float], float] = {}

    def ship(self, ship: int) -> float:
        """What sinking a ship this turn is worth."""
        found = self._worth.get(ship)
        if found is None:
            found = self._worth[ship] = self._value(ship)
        return found

    def _value(self, ship: int) -> float:
        points = VP[ship]
        if ship & 31 == NEUTRAL:
            if not self.state.goal:
                return DECISIVE
            points = worth(self.state, ship)
        value = points + 0.3 * FIGHTING[ship] + 0.2 + 1.5 * COMMAND[ship]
        return value + DECISIVE / 4 if points >= self.left else value

    def caught(self, ship: int, hard: int) -> float:
        """How likely it is that a ship does not evade."""
        state = self.state
        seat = state.holder[ship >> 5]
        active = state.active[seat] >> (ship & 31) & 1
        value = ACTIVE_EVASION[ship] if active else EVASION[ship]
        return 1 - CHANCE[value + hard - state.plan[seat] - LOWEST] if value else 1.0

    def hits(self, ship: int, number: int) -> float:
        """How likely a strike that is not stopped sinks a ship."""
        state = self.state
        return CHANCE[strike_number(state, ship, number) - state.plan[state.turn] - LOWEST]

    def passes(self, types: int, hard: int, target: int) -> float:
        """How likely an attack gets past whatever its target's owner may still do."""
        change = self.state.plan[self.state.holder[target >> 5]]
        stopped = (1 - THROUGH[types]) * (1 - 0.17 * hard)
        return 1 - stopped * max(0.0, 1 + 0.25 * change)

    def shot(self, number: int) -> Shot:
        """A declared attack: how likely it takes effect, and what it does."""
        found = self._shot.get(number)
        if found is None:
            found = self._shot[number] = self._likely(number)
        return found

    def _likely(self, number: int) -> Shot:
        state = self.state
        if (state.stopped | state.settled) >> number & 1:
            return (0.0, 1)
        attack = state.attacks[number]
        types, target, needed, design, _, _, sinks = attack
        hard = HARD[design] if design >= 0 else 0
        likely = self.caught(target, hard)
        for against, value, how, _, rolled in state.defences:
            if against == number and not rolled and how != BY_EVASION:
                likely *= 1 - self.stops(attack, value)
        if state.holder[target >> 5] != self.own or not state.phase:
            likely *= self.passes(types, hard, target)
        if needed:
            return (likely * self.hits(target, needed), 0)
        return (likely, 0 if sinks or not HULL[target] else DAMAGE[design])

    def stops(self, attack: Attack, number: int) -> float:
        """How likely a defence stops an attack."""
        change = self.state.plan[self.state.holder[attack.target >> 5]]
        return CHANCE[stop_number(attack, number) - change - LOWEST]

    def shots(self, ship: int) -> list[Shot]:
        """The declared attacks on a ship."""
        found = self._shots.get(ship)
        if found is None:
            attacks = self.state.attacks
            found = [self.shot(n) for n, attack in enumerate(attacks) if attack.target == ship]
            self._shots[ship] = found
        return found

    def fate(self, ship: int, shots: list[Shot]) -> tuple[float, float]:
        """How likely some attacks together sink a ship, and the expected damage if not."""
        hull = HULL[ship]
        left = hull - self.damage.get(ship, 0)
        if len(shots) == 1:
            likely, damage = shots[0]
            return (0.0, likely * damage) if damage and damage < left else (likely, 0.0)
        alive, spread = 1.0, [(0, 1.0)]
        for likely, damage in shots:
            if not damage or damage >= left:
                alive *= 1 - likely
            else:
                spread = [(done, part * (1 - likely)) for done, part in spread] + [
                    (done + damage, part * likely) for done, part in spread
                ]
        if not hull:
            return 1 - alive, 0.0
        afloat = wounds = 0.0
        for done, part in spread:
            if done < left:
                afloat += part
                wounds += part * done
        return 1 - afloat * alive, wounds * alive

    def loss(self, ship: int, shots: list[Shot]) -> float:
        """What some attacks together cost the owner of a ship."""
        sunk, wounds = self.fate(ship, shots)
        hull = HULL[ship]
        if not hull:
            return self.ship(ship) * sunk
        # Damage to a ship that was hit before has been counted already.
        paid = WOUND * self.damage.get(ship, 0) / hull
        return self.ship(ship) * (sunk * (1 - paid) + WOUND * wounds / hull)

    def declared(self, ship: int) -> float:
        """What the declared attacks cost the owner of a ship."""
        found = self._loss.get(ship)
        if found is None:
            shots = self.shots(ship)
            found = self._loss[ship] = self.loss(ship, shots) if shots else 0.0
        return found

    def more(self, ship: int, shot: Shot, before: int = 0) -> float:
        """What one more attack would add, after some exactly like it."""
        shots = self.shots(ship)
        if not before:
            return self.loss(ship, [*shots, shot]) - self.declared(ship)
        many = [*shots, *[shot] * before]
        return self.loss(ship, [*many, shot]) - self.loss(ship, many)

    def less(self, number: int, stops: float) -> float:
        """What a defence with such a chance would save against a declared attack."""
        found = self._less.get((number, stops))
        if found is None:
            attacks = self.state.attacks
            ship, rest = attacks[number].target, []
            for n, attack in enumerate(attacks):
                if attack.target == ship:
                    likely, damage = self.shot(n)
                    rest.append((likely * (1 - stops) if n == number else likely, damage))
            found = self._less[number, stops] = self.declared(ship) - self.loss(ship, rest)
        return found

    def strike(self, ship: int, number: int, types: int, before: int = 0) -> float:
        """What an air strike or ASW attack on a ship is worth."""
        likely = self.hits(ship, number) * self.caught(ship, 0) * self.passes(types, 0, ship)
        return self.more(ship, (likely, 0), before)

    def fire(self, ship: int, design: int, types: int, sinks: bool) -> float:
        """What a damaging card is worth, aimed at a ship."""
        hard = HARD[design]
        likely = self.caught(ship, hard) * self.passes(types, hard, ship)
        return self.more(ship, (likely, 0 if sinks or not HULL[ship] else DAMAGE[design]))

    def redirected(self, number: int, ship: int) -> float:
        """What a declared attack would cost if it went to another ship of the fleet."""
        attack = self.state.attacks[number]
        likely, damage = self.shot(number)
        hard = HARD[attack.design] if attack.design >= 0 else 0
        likely *= self.caught(ship, hard) / (self.caught(attack.target, hard) or 1.0)
        return self.more(ship, (likely, damage))


FAR = 99
"""More than any ship is worth."""


def goal_left(state: State) -> int:
    """What the side whose turn it is still has to sink; huge if that does not count."""
    if not state.goal:
        return FAR
    side = team(state, state.turn)
    score = sum(p for seat, p in enumerate(state.score) if team(state, seat) == side)
    return max(state.goal - score, 0) or FAR
