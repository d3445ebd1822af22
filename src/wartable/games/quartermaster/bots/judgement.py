"""How good each answer to a question of Quartermaster looks, without looking ahead."""

from collections.abc import Callable

from wartable.core.decision import Decision
from wartable.games.quartermaster import effects as fx
from wartable.games.quartermaster import options as op
from wartable.games.quartermaster import stack
from wartable.games.quartermaster.board import FIRST_SEA, HOME, JAPAN, UNITED_KINGDOM, UNITED_STATES
from wartable.games.quartermaster.bots.worth import Worth
from wartable.games.quartermaster.catalogue import DETAIL, NOTHING, SPACE, Catalogue
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.state import State
from wartable.games.quartermaster.triggers import fits

NEVER = -50.0
AT_SEA = (UNITED_KINGDOM, JAPAN, UNITED_STATES)


def judge(state: State, decision: Decision) -> list[float]:
    """How good each option is; passing is worth nothing, so whatever helps is better."""
    judgement = Judgement(state, decision)
    return [judgement.value(option) for option in decision.options]


class Judgement:
    """One question, judged by public facts and the cards of the seat that is asked."""

    def __init__(self, state: State, decision: Decision) -> None:
        self.decision, self.own = decision, decision.seat
        self.state = state
        self.cards: Catalogue = edition(self.state.edition).catalogue
        self.worth = Worth(self.state, self.own)
        self.event = stack.event(self.state)
        self.hand: list[int] = self.state.hand[self.own]
        self._done: dict[int, float] = {}

    def value(self, option: int) -> float:
        """How good an option is."""
        if option == op.PASS:
            return 0.0
        special = _SPECIAL.get(self.decision.ask)
        if special is not None:
            return special(self, option)
        judged = _BY_VERB.get(op.verb(option))
        return 0.1 if judged is None else judged(self, option)

    def play(self, option: int) -> float:
        """Playing a card: what it does at once, or what it will do from the table."""
        card = op.argument(option)
        kind = self.cards.type[card]
        if kind == fx.Type.STATUS:
            return max(self.worth.scoring(card), 4.0 * self.worth.left / 20)
        if kind == fx.Type.RESPONSE:
            return 3.2 * self.worth.left / 20
        value = self._at_once(card)
        # A card with no effect is better discarded, unseen.
        return value if value > 0.1 else NEVER

    def _at_once(self, card: int) -> float:
        """What a card does when it is played; one that waits for an event has its price."""
        known = self._done.get(card)
        if known is None:
            first = self.cards.cards[card].clauses[0]
            known = 2.0
            if isinstance(first.when, fx.OnPlay):
                known = self.worth.effects(first.do, self.own, card, NOTHING)
            self._done[card] = known
        return known

    def use(self, option: int) -> float:
        """Using a card on the table: what it does, minus what it costs."""
        card = op.argument(option)
        best = NEVER
        for clause in self.cards.cards[card].clauses:
            instead = isinstance(clause.when, fx.During) and self.decision.ask == "ask-play"
            if instead or fits(self.state, clause, self.own, self.event):
                value = self.worth.effects(clause.do, self.own, card, self.event)
                best = max(best, value - sum(map(self._cost, clause.cost)) - 0.2)
        if self.cards.type[card] == fx.Type.RESPONSE:
            # It can be used only once: a better moment may come, though not in the last rounds.
            best -= 0.5 if self.worth.left > 3 else 0.0
        return best

    def _cost(self, cost: fx.Cost) -> float:
        match cost:
            case fx.DiscardDeck(count=count):
                return self.worth.loss(self.own, count)
            case fx.DiscardHand(count=count):
                keeps = sorted(self.keep(card) for card in self.hand)
                return sum(keeps[:count]) * 0.6 + max(0, count - len(keeps))
        return 0.0

    def keep(self, card: int) -> float:
        """What a card is worth in the hand; more copies are worth less."""
        kind = self.cards.type[card]
        scale = self.worth.left / 20
        match kind:
            case fx.Type.BUILD_ARMY:
                value = 3.0
            case fx.Type.LAND_BATTLE:
                value = 2.6
            case fx.Type.BUILD_NAVY:
                value = 2.6 if self.own in AT_SEA else 1.0
            case fx.Type.SEA_BATTLE:
                value = 1.6 if self.own in AT_SEA else 0.8
            case fx.Type.STATUS:
                value = max(3.5 * scale, self.worth.scoring(card))
            case fx.Type.RESPONSE:
                value = 3 * scale
            case _:
                value = max(1.2, min(4.0, self._at_once(card)))
        copies = self.hand.count(card)
        return value - 0.8 * max(0, copies - 2)

    def discard(self, option: int) -> float:
        """Discarding when something must be given: the least useful card."""
        return -self.keep(op.argument(option)) * 0.2

    def discard_step(self, option: int) -> float:
        """Discarding voluntarily: only poor cards, and only while the deck lasts."""
        spare = len(self.state.deck[self.own]) - self.worth.left - 2
        return 1.2 - self.keep(op.argument(option)) if spare > 0 else NEVER

    def take(self, option: int) -> float:
        """Taking or ordering cards: the most useful first."""
        return 0.5 + self.keep(op.argument(option))

    def tuck(self, option: int) -> float:
        """Putting a card under the deck: a poor one."""
        return 1.0 - self.keep(op.argument(option))

    def build(self, option: int) -> float:
        """Building in a space."""
        return self.worth.build(self.own, op.argument(option)) + self._after(option)

    def rebuild_at(self, option: int) -> float:
        """Building a lifted piece again: only if the new place is better."""
        lifted = self.decision.about[0]
        new = self.worth.place(self.own, op.argument(option))
        return new - max(self.worth.place(self.own, lifted), self.worth.piece(self.own, lifted))

    def recruit(self, option: int) -> float:
        """Recruiting a piece of the team."""
        about = op.argument(option)
        return self.worth.recruit(about >> 6, about & 63)

    def battle(self, option: int) -> float:
        """Battling a space, even an empty one if cards make something of it."""
        return self.worth.battle(op.argument(option)) + self._after(option)

    def _after(self, option: int) -> float:
        """A small bonus if a Status on the table may follow up."""
        kind = fx.Built if op.verb(option) == op.BUILD else fx.Battled
        land = op.argument(option) < FIRST_SEA
        bonus = 0.0
        for card in self.cards.named(self.state.status[self.own], self.own):
            for clause in self.cards.cards[card].clauses:
                if isinstance(clause.when, fx.After) and isinstance(clause.when.event, kind):
                    fitting = clause.when.event.kind in ((fx.ARMY, fx.LAND) if land else (fx.SEA,))
                    unused = not self.state.used[self.own] & self.cards.bit[card]
                    bonus += 0.2 * (fitting and unused)
        return bonus

    def eliminate(self, option: int) -> float:
        """Eliminating a piece; never one of one's own team."""
        about = op.argument(option)
        nation, space = about >> 6, about & 63
        if nation & 1 == self.own & 1:
            return NEVER
        return self.worth.beat(nation, space)

    def target(self, option: int) -> float:
        """Whose piece to battle: the one at home there, otherwise the one with few pieces."""
        nation, space = op.argument(option), self.decision.about[0]
        few: int = 7 - self.state.armies[nation].bit_count()
        return self.worth.beat(nation, space) + 0.1 * few + (space == HOME[nation])

    def nation(self, option: int) -> float:
        """Whom to hit or to help: an enemy short of cards, a friend with many."""
        nation = op.argument(option)
        if nation & 1 == self.own & 1:
            return 1.0 + len(self.state.hand[nation]) * 0.1
        return 5.0 - 0.1 * len(self.state.deck[nation])

    def choose(self, option: int) -> float:
        """Which branch: action before discarding."""
        name = op.BRANCHES[op.argument(option)]
        return {"build_army": 3.0, "battle_land": 2.5, "recruit_army": 3.0}.get(name, 1.5)

    def lift_for(self, option: int) -> float:
        """Lifting a piece for a better place."""
        lifted, place = op.argument(option) - 1, self.decision.about[0]
        gain = self.worth.place(self.own, place) - self.worth.piece(self.own, lifted)
        return gain - 0.3

    def rebuild(self, option: int) -> float:
        """Lifting a piece to build it again: one that holds nothing."""
        return 1.2 - self.worth.piece(self.own, op.argument(option) - 1)

    def award(self, option: int) -> float:
        """Points are always taken."""
        return 2.0

    def lift(self, option: int) -> float:
        """Lifting for nothing."""
        return NEVER

    def deploy(self, option: int) -> float:
        """Deploying an air force beside a piece worth keeping."""
        return 0.5 + 0.3 * self.worth.piece(self.own, op.argument(option))

    def fly(self, option: int) -> float:
        """Moving an air force to a piece worth keeping."""
        return self.worth.piece(self.own, op.argument(option))

    def defend(self, option: int) -> float:
        """Giving up an air force for the piece it is with."""
        return self.worth.piece(self.own, self.event[SPACE]) - 0.8

    def attack(self, option: int) -> float:
        """Giving up an air force for a second try at a piece."""
        return 0.5 * self.worth.beat(self.event[DETAIL], self.event[SPACE])

    def protect(self, option: int) -> float:
        """Protecting a piece: the one that is about to go, if there is one."""
        about = op.argument(option)
        nation, space = about >> 6, about & 63
        going = any(f[0] == "remove" and f[2:4] == (nation, space) for f in self.state.frames)
        return self.worth.piece(nation, space) + 10 * going

    def reallocate(self, option: int) -> float:
        """Four cards for a basic one: only if most of the hand is poor."""
        keeps = sorted(self.keep(card) for card in self.hand)
        if len(keeps) < 4:
            return NEVER
        return 0.5 if sum(keeps[:4]) < 4 and len(self.state.deck[self.own]) > 4 else NEVER


_BY_VERB: dict[int, Callable[[Judgement, int], float]] = {
    op.PLAY: Judgement.play,
    op.USE: Judgement.use,
    op.DISCARD: Judgement.discard,
    op.BUILD: Judgement.build,
    op.RECRUIT: Judgement.recruit,
    op.BATTLE: Judgement.battle,
    op.TARGET: Judgement.target,
    op.ELIMINATE: Judgement.eliminate,
    op.LIFT: Judgement.lift,
    op.GROUND: Judgement.lift,
    op.MARSHAL: Judgement.lift,
    op.DEPLOY: Judgement.deploy,
    op.FLY: Judgement.fly,
    op.DEFEND: Judgement.defend,
    op.ATTACK: Judgement.attack,
    op.PROTECT: Judgement.protect,
    op.LAY: Judgement.take,
    op.CHOOSE: Judgement.choose,
    op.NATION: Judgement.nation,
    op.REALLOCATE: Judgement.reallocate,
    op.TAKE: Judgement.take,
    op.ARRANGE: Judgement.take,
    op.TUCK: Judgement.tuck,
}
_SPECIAL: dict[str, Callable[[Judgement, int], float]] = {
    "ask-discard": Judgement.discard_step,
    "ask-award": Judgement.award,
    "ask-lift-for": Judgement.lift_for,
    "ask-rebuild": Judgement.rebuild,
    "ask-rebuild-at": Judgement.rebuild_at,
}
