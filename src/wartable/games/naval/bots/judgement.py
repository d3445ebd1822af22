"""How good each answer to a question of the naval game looks, without looking ahead."""

from collections.abc import Callable
from functools import cached_property
from typing import Any, ClassVar

from wartable.core.bits import walk
from wartable.core.decision import Decision
from wartable.games.naval import options as op
from wartable.games.naval.board import enemies, surface, team
from wartable.games.naval.bots.foresight import foreseen
from wartable.games.naval.bots.formation import Formation, retreat, wanted
from wartable.games.naval.bots.tables import FIGHTING, FIRST_CHOICE, KEEP
from wartable.games.naval.bots.worth import WOUND, Worth
from wartable.games.naval.catalogue import (
    ASW,
    ASW_TYPES,
    HULL,
    HUNT,
    KIND,
    LARGE,
    LARGE_GUN_SINKS,
    NAVIES,
    NEEDED,
    NUMBERS,
    PLATFORMS,
    RAID,
    STOP_NUMBER,
    STRIKE,
    STRIKE_TYPES,
    SUBMARINES,
    TYPES,
    VALUE,
    VP,
    platforms,
)
from wartable.games.naval.defence import copies, declaring
from wartable.games.naval.effects import CardType
from wartable.games.naval.possible import (
    cancellable,
    damaged,
    guards,
    held,
    idle,
    screens,
    targets,
)
from wartable.games.naval.state import State

NEVER = -50.0
SURE = 20.0
"""Not worth a search."""
SPEND = 3.0
"""What speaks for any ship, while points of the fleet are left."""
FIRST = 30.0
"""Before anything else is done."""
STRENGTH = (
    "united_states", "soviet_union", "france", "united_kingdom", "japan", "china", "argentina",
    "taiwan", "norway",
)  # fmt: skip
"""The navies, strongest fleets first."""


class Judgement:
    """One question, judged by public facts and the cards of the seat that is asked."""

    by_verb: ClassVar[dict[int, Callable[[Any, int], float]]] = {}
    """How each kind of answer is judged."""
    keep: ClassVar[list[float]] = KEEP
    """What a card in hand is worth at the end of the turn."""
    precious = 1.45
    """A card worth more is kept for other seats' turns; everything else is spent, because every
    hand is filled up again at the end of a turn."""
    usual = 0.9
    """What a card from the deck is worth to keep."""
    intelligence = 1.8
    """How much must be at stake for an Intelligence card."""
    any_ship = 0.01
    """What it promises to pay for any ship."""
    hindered = 0.12
    """What part of an attack is won when its target's owner defends worse."""
    plan_costs, raid_gains, raid_costs = 0.4, 2.5, 1.0
    """A Battle Plan counts less, and a Bomber Raid strikes more than once."""
    hunted = 0.5
    """A ship that hunts submarines could do something else."""
    defence_costs, screen_costs = 0.1, 0.3
    """What a defence must save at least."""

    def __init__(self, state: State, decision: Decision) -> None:
        self.true, self.decision, self.own = state, decision, decision.seat
        self.state = foreseen(state)
        self.worth = Worth(self.state, decision.seat)

    @classmethod
    def judge(cls, state: State, decision: Decision) -> list[float]:
        """How good each option is; passing and being done are worth nothing."""
        judgement = cls(state, decision)
        return [judgement.value(option) for option in decision.options]

    def value(self, option: int) -> float:
        """How good an option is."""
        judged = self.by_verb.get(option & ~op.ARGUMENT)
        return 0.0 if judged is None else judged(self, option & op.ARGUMENT)

    @cached_property
    def foes(self) -> list[int]:
        """The seats that may be attacked."""
        return enemies(self.state, self.own)

    @cached_property
    def prey(self) -> list[int]:
        """The enemy ships in the rows."""
        navy = self.state.navy
        return [navy[foe] * 32 + p for foe in self.foes for p in walk(surface(self.state, foe))]

    @cached_property
    def formation(self) -> Formation:
        """Where one's own ships should be."""
        return wanted(self.worth, self.own)

    @cached_property
    def purse(self) -> int:
        """What the cards of the hand pay for, without precious ones."""
        hand = held(self.state, self.own)
        return sum(VALUE[card] for card in hand if self.keep[card] < self.precious)

    @cached_property
    def numbers(self) -> dict[int, int]:
        """The defence numbers that are left."""
        return dict(guards(self.state, self.own))

    def navy(self, navy: int) -> float:
        """The navies with the strongest fleets first."""
        return -SURE * STRENGTH.index(NAVIES[navy])

    def buy(self, card: int) -> float:
        """Ships are worth more than cards."""
        return NEVER

    def take(self, ship: int) -> float:
        """The ships that fight best for their price, as long as anything can be paid for."""
        return SPEND + FIRST_CHOICE[ship]

    def row(self, about: int) -> float:
        """Each ship to its place in the formation; a new one in front if it can fire at once."""
        ship, row = about >> 2, about & 3
        step = self.state.frames[-1][0]
        if step == "station":
            cards = held(self.state, self.own)
            fires = any(TYPES[card] and platforms(card, ship) for card in cards)
            return float(-row if fires else row)
        right = self.formation[row - 1] >> (ship & 31) & 1
        return SURE if right else 0.0 if step == "form" else NEVER

    def active(self, ship: int) -> float:
        """A submarine wakes up when it has something to shoot with."""
        if self.decision.ask == "ask-mode":
            cards = held(self.state, self.own)
            return 1.0 if any(KIND[card] == CardType.TORPEDO for card in cards) else NEVER
        return SURE if self.formation[3] >> (ship & 31) & 1 else NEVER

    def passive(self, ship: int) -> float:
        """A submarine that has nothing to do hides."""
        if self.decision.ask == "ask-mode":
            return 0.0
        return NEVER if self.formation[3] >> (ship & 31) & 1 else SURE

    def reorganise(self, about: int) -> float:
        """Before the first attack, to bring guns to bear; after the last, to hide the others."""
        state, own = self.state, self.own
        if state.tidy:
            return NEVER
        now = (*state.rows[3 * own : 3 * own + 3], state.active[own])
        if not state.attacks:
            return FIRST if self.formation != now else NEVER
        after = retreat(self.worth, own)
        return 0.005 if after[2] & ~now[2] or after[3] != now[3] else NEVER

    def reinforce(self, about: int) -> float:
        """When nothing better is left: every card paid is drawn again."""
        base, reserve = self.state.navy[self.own] * 32, self.state.reserve[self.own]
        return (
            self.any_ship
            if self.purse >= min(VP[base + place] for place in walk(reserve))
            else NEVER
        )

    def pay(self, card: int) -> float:
        """Poor cards first, and valuable ones not at all."""
        kept = self.keep[card]
        return SURE - kept if kept < self.precious else -kept

    def enlist(self, ship: int) -> float:
        """The most expensive ship that the points can buy."""
        return float(VP[ship])

    def play(self, card: int) -> float:
        """What a card does to its best target."""
        kind = KIND[card]
        if kind == CardType.BATTLE_PLAN:
            return max(self.plan(0), *(self.against(foe) for foe in self.foes)) - self.plan_costs
        if kind == CardType.REPAIR:
            ships = {damage.ship for damage in damaged(self.state, self.own)}
            return max((self.repair(ship << 6) for ship in ships), default=0.0)
        raid = RAID[card]
        if raid is not None:
            return self.raid_gains * self._best_strike(raid.numbers[0]) - self.raid_costs
        return max(
            (self._hit(card, ship) for ship in targets(self.state, self.own, card)), default=0
        )

    def _best_strike(self, number: int) -> float:
        strike = self.worth.strike
        return max((strike(ship, number, STRIKE_TYPES) for ship in self.prey), default=0.0)

    def _hit(self, card: int, ship: int) -> float:
        """A card aimed at a ship."""
        if NEEDED[card]:
            large = LARGE_GUN_SINKS[card] and bool(
                PLATFORMS[self.state.navy[self.own]][LARGE] & idle(self.state, self.own)
            )
            return self.worth.fire(ship, card, TYPES[card], large)
        if SUBMARINES[ship >> 5] >> (ship & 31) & 1:
            return self.worth.strike(ship, HUNT[card], ASW_TYPES)
        return self.worth.strike(ship, STRIKE[card], STRIKE_TYPES)

    def strike(self, ship: int) -> float:
        """What the air strikes of a ship would sink."""
        return self._best_strike(min(NUMBERS[ship])) * len(NUMBERS[ship])

    def asw(self, ship: int) -> float:
        """Hunting, unless the ship has something better to do with its action."""
        best = 0.0
        for foe in self.foes:
            base = self.state.navy[foe] * 32
            for place in walk(self.state.subs[foe]):
                best = max(best, self.worth.strike(base + place, ASW[ship][0], ASW_TYPES))
        return best * self.hunted

    def target(self, ship: int) -> float:
        """The target that promises most."""
        ask, about = self.decision.ask, self.decision.about
        if ask == "ask-strike":
            return self.worth.strike(ship, about[1], STRIKE_TYPES)
        if ask == "ask-asw":
            return self.worth.strike(ship, about[1], ASW_TYPES)
        if ask == "ask-raid":
            raid = RAID[about[0]]
            assert raid is not None
            _, _, _, _, _, *aimed = self.state.frames[-1]
            before = aimed.count(ship)
            return self.worth.strike(ship, raid.numbers[0], STRIKE_TYPES, before)
        return self._hit(about[0], ship)

    def with_ship(self, ship: int) -> float:
        """The ship that has least else to do; a Large Gun if it sinks the target."""
        card = self.decision.about[0]
        large = PLATFORMS[ship >> 5][LARGE] >> (ship & 31) & 1
        bonus = 5.0 if large and LARGE_GUN_SINKS[card] else 0.0
        return bonus + platforms(card, ship) * 0.1 - 0.3 * FIGHTING[ship]

    def hold(self, about: int) -> float:
        """A strike that costs nothing is never held back."""
        return -1.0

    def discard(self, card: int) -> float:
        """Cards not worth keeping are drawn again."""
        kept = self.keep[card]
        return -kept if self.decision.ask == "ask-cost" else self.usual - kept

    def plan(self, about: int) -> float:
        """One's own strikes roll better."""
        total = 0.0
        for number, attack in enumerate(self.state.attacks):
            if attack.number:
                hits = self.worth.hits(attack.target, attack.number)
                if 0 < hits < 1:
                    total += self.worth.ship(attack.target) * self.worth.shot(number)[0] / hits / 6
        return total

    def against(self, seat: int) -> float:
        """A seat that is attacked defends worse."""
        navy, total = self.state.navy[seat], 0.0
        for attack in self.state.attacks:
            if attack.target >> 5 == navy:
                needed = attack.number
                hits = self.worth.hits(attack.target, needed) if needed else 1.0
                total += self.hindered * hits * self.worth.ship(attack.target)
        return total

    def repair(self, about: int) -> float:
        """All the damage of a valuable ship."""
        ship, one = about >> 6, about & 63
        if one:
            return NEVER
        return WOUND * self.worth.ship(ship) * self.worth.damage.get(ship, 0) / HULL[ship]

    def copy(self, about: int) -> float:
        """A copy is as good as another card of the kind."""
        if self.decision.ask == "ask-defend":
            _, declared = declaring(self.true)
            return max(map(self.value, copies(self.true, self.own, declared)))
        design = self.state.played[self.decision.about[0]].design
        if KIND[design] != CardType.INTELLIGENCE:
            return self.play(design) - 0.5
        plays = enumerate(self.state.played)
        return max(self.cancel(number) for number, play in plays if cancellable(play, self.own))

    def cancel(self, number: int) -> float:
        """Cancel what hurts one's own side: attacks on it, and defences against its attacks."""
        state = self.state
        seat, _, design, _ = state.played[number]
        args = next(f for f in state.frames if f[0] == "effect" and f[2] == number)[3]
        side = team(state, self.own)
        if self._doomed(number):
            return NEVER
        if KIND[design] == CardType.INTELLIGENCE:
            return 1.0 if state.played[args[0]][0] == self.own else NEVER
        if team(state, seat) == side:
            return NEVER
        if seat != state.turn:
            if state.turn != self.own or not STOP_NUMBER[design]:
                return NEVER
            self.worth = Worth(foreseen(self.true, number), self.own)
            return self._stop(design, args[0]) - self.intelligence
        if KIND[design] in (CardType.BATTLE_PLAN, CardType.REPAIR):
            return NEVER
        if team(state, state.holder[args[0] >> 5]) != side:
            return NEVER
        if RAID[design] is not None:
            return 5.0
        return self._threat(design, args) - self.intelligence

    def _doomed(self, number: int) -> bool:
        """Whether a card of one's own side is about to cancel this one already."""
        state = self.state
        for step, *rest in state.frames:
            if step == "effect":
                seat, by, args = rest
                play = state.played[by]
                cancels = KIND[play.design] == CardType.INTELLIGENCE and not play.cancelled
                if cancels and args[0] == number and team(state, seat) == team(state, self.own):
                    return True
        return False

    def _threat(self, design: int, args: tuple[int, ...]) -> float:
        """What a card being played may cost, before any defence."""
        ship = args[0]
        types = TYPES[design]
        if NEEDED[design]:
            cost = self.worth.fire(ship, design, types, bool(args[2]))
        elif SUBMARINES[ship >> 5] >> (ship & 31) & 1:
            types = ASW_TYPES
            cost = self.worth.strike(ship, HUNT[design], types)
        else:
            types = STRIKE_TYPES
            cost = self.worth.strike(ship, STRIKE[design], types)
        return cost / self.worth.passes(types, 0, ship)

    def guard(self, about: int) -> float:
        """A ship's number goes where it saves most."""
        if self.decision.ask == "ask-roll":
            return 0.0
        ship, attack = about >> 6, about & 63
        stops = self.worth.stops(self.state.attacks[attack], self.numbers[ship])
        return self.worth.less(attack, stops) + 0.01

    def defend(self, about: int) -> float:
        """A card goes where it saves most; hands are filled again when the turn is over."""
        if self.decision.ask == "ask-roll":
            return 0.0
        card = about >> 6
        return self._stop(card, about & 63) - self.defence_costs - 0.01 * self.keep[card]

    def _stop(self, design: int, attack: int) -> float:
        """What a card saves when it is played against an attack."""
        stops = self.worth.stops(self.state.attacks[attack], STOP_NUMBER[design])
        return self.worth.less(attack, stops)

    def screen(self, number: int) -> float:
        """A screen for a valuable ship, if another is missed less."""
        ship = self.state.attacks[number][1]
        base, able = ship & ~31, screens(self.state, self.own, ship)
        least = min(self.worth.redirected(number, base + place) for place in walk(able))
        return self.worth.less(number, 1.0) - least - self.screen_costs

    def to(self, ship: int) -> float:
        """The ship that is missed least."""
        return -self.worth.redirected(self.decision.about[0], ship)

    def all(self, about: int) -> float:
        """The order makes no difference."""
        return SURE


Judgement.by_verb = {
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
