"""What officers and those above them know of the naval game, besides a recruit's rules of thumb."""

from wartable.core.bits import walk
from wartable.core.decision import Decision
from wartable.games.naval import options as op
from wartable.games.naval.bots.judgement import FIRST, PRECIOUS, SURE, Judgement
from wartable.games.naval.bots.tables import KEEP
from wartable.games.naval.catalogue import (
    KIND,
    NAVIES,
    NEEDED,
    NUMBERS,
    RAID,
    STRIKE,
    STRIKERS,
    VALUE,
    VP,
)
from wartable.games.naval.effects import CardType
from wartable.games.naval.possible import held
from wartable.games.naval.state import State

WINNING = (
    "france", "united_states", "soviet_union", "united_kingdom", "japan", "china", "argentina",
    "taiwan", "norway",
)  # fmt: skip
"""The navies, those that win most games first."""
HAMPERS = 2.5
"""How much more than a recruit thinks a Battle Plan against a defender is worth: it counts against
all that the defender may roll, often several times for one attack."""
SAVED = 4.0
"""What speaks against paying with a Battle Plan."""


def judge(state: State, decision: Decision) -> list[float]:
    """How good each option is; passing and being done are worth nothing."""
    judgement = Experience(state, decision)
    return [judgement.value(option) for option in decision.options]


class Experience(Judgement):
    """A question judged by somebody who has seen many games."""

    def navy(self, navy: int) -> float:
        """First the navies that win most games."""
        return -SURE * WINNING.index(NAVIES[navy])

    def reinforce(self, about: int) -> float:
        """First of all a carrier, which strikes at once and in every turn to come."""
        base, reserve = self.state.navy[self.own] * 32, self.state.reserve[self.own]
        carriers = reserve & STRIKERS[self.state.navy[self.own]]
        purse = sum(VALUE[card] for card in held(self.state, self.own) if KEEP[card] < PRECIOUS)
        if any(VP[base + place] <= purse for place in walk(carriers)):
            return FIRST / 2
        return super().reinforce(about)

    def pay(self, card: int) -> float:
        """First the cards that neither defend nor attack well, and never precious ones."""
        plan = SAVED if KIND[card] == CardType.BATTLE_PLAN else 0.0
        return super().pay(card) - self.attack(card) - plan

    def enlist(self, ship: int) -> float:
        """A carrier as soon as it is paid for; otherwise the dearest ship that the points buy."""
        return VP[ship] + (FIRST if NUMBERS[ship] else 0.0)

    def against(self, seat: int) -> float:
        """A seat that is attacked defends much worse."""
        return HAMPERS * super().against(seat)

    def attack(self, card: int) -> float:
        """What a card would do now to its best target."""
        raid = RAID[card]
        if raid is None and not NEEDED[card] and not STRIKE[card]:
            return 0.0
        return self.play(card)


Experience.by_verb = Judgement.by_verb | {
    op.TAKE_NAVY: Experience.navy,
    op.REINFORCE: Experience.reinforce,
    op.PAY: Experience.pay,
    op.ENLIST: Experience.enlist,
    op.AGAINST: Experience.against,
}
