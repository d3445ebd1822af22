"""What each answer to a question of the naval game promises, without looking ahead."""

from collections.abc import Callable

from wartable.bots.naval.worth import Worth, chance, fighting, keep
from wartable.core.decision import Decision
from wartable.games.naval import options as op
from wartable.games.naval.board import enemies
from wartable.games.naval.catalogue import (
    ASW,
    HULL,
    HUNT,
    KIND,
    LARGE,
    LARGE_GUN_SINKS,
    NEEDED,
    NUMBERS,
    PLATFORMS,
    RAID,
    STOP_NUMBER,
    STRIKE,
    SUBMARINES,
    VALUE,
    VP,
    platforms,
)
from wartable.games.naval.effects import Kind
from wartable.games.naval.playable import guards, held, idle, targets
from wartable.games.naval.state import State

NEVER = -50.0
NAVIES = (
    "united_states", "soviet_union", "france", "united_kingdom", "japan", "china", "argentina",
    "taiwan", "norway",
)  # fmt: skip


def judge(state: State, decision: Decision) -> list[float]:
    """How good each option is; passing and being done are worth nothing."""
    judgement = Judgement(state, decision)
    return [judgement.value(option) for option in decision.options]


class Judgement:
    """One question, judged by public facts and the cards of the seat that is asked."""

    def __init__(self, state: State, decision: Decision) -> None:
        self.state, self.decision, self.own = state, decision, decision.seat
        self.worth = Worth(state, decision.seat)
        self.foes = enemies(state, decision.seat)

    def value(self, option: int) -> float:
        """How good an option is."""
        judged = _BY_VERB.get(option & ~op.ARGUMENT)
        return 0.0 if judged is None else judged(self, option & op.ARGUMENT)

    def navy(self, navy: int) -> float:
        """The navies with the strongest fleets first."""
        return float(-NAVIES.index(op.text(op.TAKE_NAVY | navy).split()[1]))

    def buy(self, card: int) -> float:
        """Ships are worth more than cards."""
        return NEVER

    def take(self, ship: int) -> float:
        """The ships that fight best for their price, while anything can be paid."""
        return 1.0 + fighting(ship) / VP[ship]

    def row(self, about: int) -> float:
        """Carriers and command ships behind, fighters in front."""
        if self.decision.ask == "ask-reorganise":
            return NEVER
        ship, row = about >> 2, about & 3
        guns = PLATFORMS[ship >> 5]
        armed = any(guns[symbol] >> (ship & 31) & 1 for symbol in range(5))
        if NUMBERS[ship] or not armed:
            return float(row)
        best = 1 if HULL[ship] >= 3 else 2
        return -abs(row - best) + 3.0

    def active(self, ship: int) -> float:
        """A submarine goes hunting when it has something to shoot with."""
        return 1.0 if self._prowls(ship) else NEVER

    def passive(self, ship: int) -> float:
        """A submarine that has nothing to do hides."""
        return NEVER if self._prowls(ship) else 1.0

    def _prowls(self, ship: int) -> bool:
        torpedoes = any(KIND[card] == Kind.TORPEDO for card in held(self.state, self.own))
        below = any(self.state.subs[foe] for foe in self.foes)
        return torpedoes or (below and bool(ASW[ship]) and min(ASW[ship]) <= 4)

    def reorganise(self, about: int) -> float:
        """Only for submarines that are in the wrong mode, before anything else is done."""
        state = self.state
        if state.attacks or state.tidy:
            return NEVER
        base = state.navy[self.own] * 32
        for place in range(32):
            if state.subs[self.own] >> place & 1:
                active = bool(state.active[self.own] >> place & 1)
                if active != self._prowls(base + place):
                    return 30.0
        return NEVER

    def reinforce(self, about: int) -> float:
        """When nothing better is left: a card is drawn again for every card that is paid."""
        spare = [card for card in held(self.state, self.own) if keep(card) < 1.0]
        base, reserve = self.state.navy[self.own] * 32, self.state.reserve[self.own]
        cheapest = min(VP[base + p] for p in range(32) if reserve >> p & 1)
        return 0.01 if sum(VALUE[card] for card in spare) >= cheapest else NEVER

    def pay(self, card: int) -> float:
        """Poor cards first, and good ones not at all."""
        value = keep(card)
        if value < 1.0:
            return 20.0 - value
        return -value

    def enlist(self, ship: int) -> float:
        """The dearest ship that the points buy."""
        return float(VP[ship])

    def play(self, card: int) -> float:
        """What a card does to its best target."""
        state = self.state
        kind = KIND[card]
        if kind == Kind.BATTLE_PLAN:
            return 0.3 + 0.2 * len(state.attacks) if state.attacks else 0.02
        if kind == Kind.REPAIR:
            return 0.15 + 0.1 * len(state.damage)
        raid = RAID[card]
        if raid is not None:
            best = max(
                (self.worth.strike(ship, raid.numbers[0]) for ship in self._rows()), default=0
            )
            return 2.5 * best - 1.0
        return max((self._hit(card, ship) for ship in targets(state, self.own, card)), default=0.0)

    def _rows(self) -> list[int]:
        return self.worth.prey(self.foes)

    def _hit(self, card: int, ship: int) -> float:
        """A card aimed at a ship."""
        if NEEDED[card]:
            large = PLATFORMS[self.state.navy[self.own]][LARGE] & idle(self.state, self.own)
            return self.worth.fire(ship, card, LARGE_GUN_SINKS[card] and bool(large))
        below = SUBMARINES[ship >> 5] >> (ship & 31) & 1
        return self.worth.strike(ship, HUNT[card] if below else STRIKE[card])

    def strike(self, ship: int) -> float:
        """What the air strikes of a ship would sink."""
        number = min(NUMBERS[ship])
        best = max((self.worth.strike(prey, number) for prey in self._rows()), default=0.0)
        return best * len(NUMBERS[ship])

    def asw(self, ship: int) -> float:
        """Hunting, unless the ship has something better to do with its action."""
        best = 0.0
        for foe in self.foes:
            base = self.state.navy[foe] * 32
            for place in range(32):
                if self.state.subs[foe] >> place & 1:
                    best = max(best, self.worth.strike(base + place, ASW[ship][0]))
        return best * 0.5

    def target(self, ship: int) -> float:
        """The target that promises most."""
        ask, about = self.decision.ask, self.decision.about
        if ask in ("ask-strike", "ask-asw"):
            return self.worth.strike(ship, about[1])
        if ask == "ask-raid":
            raid = RAID[about[0]]
            assert raid is not None
            before = sum(1 for aimed in self.state.frames[-1][5:] if aimed == ship)
            return self.worth.strike(ship, raid.numbers[0]) * 0.7**before
        return self._hit(about[0], ship)

    def with_ship(self, ship: int) -> float:
        """The ship that has least else to do; a Large Gun where it sinks."""
        card = self.decision.about[0]
        large = PLATFORMS[ship >> 5][LARGE] >> (ship & 31) & 1
        bonus = 5.0 if large and LARGE_GUN_SINKS[card] else 0.0
        return bonus + platforms(card, ship) * 0.1 - 0.3 * fighting(ship)

    def hold(self, about: int) -> float:
        """A strike that costs nothing is never held back."""
        return -1.0

    def discard(self, card: int) -> float:
        """What is not worth keeping is drawn again."""
        if self.decision.ask == "ask-cost":
            return -keep(card)
        return 0.9 - keep(card)

    def plan(self, about: int) -> float:
        """Own strikes roll better; where there are none, one defender rolls worse."""
        strikes = sum(1 for attack in self.state.attacks if attack[2])
        return 1.0 + strikes

    def against(self, seat: int) -> float:
        """The seat that is attacked most."""
        navy = self.state.navy[seat]
        return 1.0 + 0.9 * sum(1 for attack in self.state.attacks if attack[1] >> 5 == navy)

    def repair(self, about: int) -> float:
        """Everything, from ships that have suffered most."""
        ship, one = about >> 6, about & 63
        return NEVER if one else 1.0 + self.worth.damage.get(ship, 0)

    def copy(self, about: int) -> float:
        """A copy is as good as the card."""
        return 1.0

    def cancel(self, number: int) -> float:
        """Cancel what hurts: attacks on the own fleet, and defences against good own attacks."""
        state = self.state
        seat, _, design, _ = state.played[number]
        frame = next(f for f in state.frames if f[0] == "effect" and f[2] == number)
        args = frame[3]
        if KIND[design] == Kind.INTELLIGENCE:
            other = state.played[args[0]][0]
            return 1.0 if other == self.own else NEVER
        if seat != state.turn:
            if state.turn != self.own:
                return NEVER
            attack = state.attacks[args[0]]
            return self.worth.attack(attack) * chance(max(2, STOP_NUMBER[design])) - 1.5
        if KIND[design] in (Kind.BATTLE_PLAN, Kind.REPAIR):
            return NEVER
        if state.holder[args[0] >> 5] != self.own:
            return NEVER
        if RAID[design] is not None:
            return 5.0
        value = self._hit_me(design, args)
        return value - 1.8

    def _hit_me(self, design: int, args: tuple[int, ...]) -> float:
        if NEEDED[design]:
            return self.worth.fire(args[0], design, bool(args[2])) / 0.6
        return self.worth.strike(args[0], STRIKE[design] or 5)

    def guard(self, about: int) -> float:
        """A ship's number goes where it saves most."""
        if self.decision.ask == "ask-roll":
            return 0.0
        ship, attack = about >> 6, about & 63
        number = next(n for s, n in guards(self.state, self.own) if s == ship)
        stops = self.worth.stops(self.state.attacks[attack], number)
        return self.worth.danger(attack) * stops + 0.01

    def defend(self, about: int) -> float:
        """A card goes where it saves most, if that is more than it is worth to keep."""
        if self.decision.ask == "ask-roll":
            return 0.0
        card, attack = about >> 6, about & 63
        stops = self.worth.stops(self.state.attacks[attack], STOP_NUMBER[card])
        return self.worth.danger(attack) * stops - 0.15 * keep(card) - 0.1

    def screen(self, number: int) -> float:
        """A screen for a ship that is worth much."""
        return self.worth.danger(number) * 0.5 - 1.0

    def to(self, ship: int) -> float:
        """The ship that is missed least."""
        return -self.worth.ship(ship) + 0.3 * (HULL[ship] - self.worth.damage.get(ship, 0))

    def all(self, about: int) -> float:
        """The order makes no difference."""
        return 1.0


_BY_VERB: dict[int, Callable[[Judgement, int], float]] = {
    op.TAKE_NAVY: Judgement.navy,
    op.BUY: Judgement.buy,
    op.TAKE: Judgement.take,
    op.ROW: Judgement.row,
    op.ACTIVE: Judgement.active,
    op.PASSIVE: Judgement.passive,
    op.REORGANISE: Judgement.reorganise,
    op.REINFORCE: Judgement.reinforce,
    op.PAY: Judgement.pay,
    op.ENLIST: Judgement.enlist,
    op.PLAY: Judgement.play,
    op.STRIKE: Judgement.strike,
    op.ASW: Judgement.asw,
    op.TARGET: Judgement.target,
    op.WITH: Judgement.with_ship,
    op.HOLD: Judgement.hold,
    op.DISCARD: Judgement.discard,
    op.PLAN: Judgement.plan,
    op.AGAINST: Judgement.against,
    op.REPAIR: Judgement.repair,
    op.COPY: Judgement.copy,
    op.CANCEL: Judgement.cancel,
    op.GUARD: Judgement.guard,
    op.DEFEND: Judgement.defend,
    op.SCREEN: Judgement.screen,
    op.TO: Judgement.to,
    op.ALL: Judgement.all,
}
