"""What officers and those above them know of the naval game, besides a recruit's rules of thumb."""

from wartable.core.bits import walk
from wartable.games.naval import options as op
from wartable.games.naval.bots.judgement import FIRST, SURE, Judgement
from wartable.games.naval.bots.tables import FIGHTING
from wartable.games.naval.catalogue import (
    KIND,
    NAVIES,
    NEEDED,
    NUMBERS,
    RAID,
    STRIKE,
    STRIKERS,
    VP,
)
from wartable.games.naval.effects import CardType

WINNING = (
    "france", "united_states", "soviet_union", "united_kingdom", "japan", "china", "argentina",
    "taiwan", "norway",
)  # fmt: skip
"""The navies, those that win most games first."""


class Experience(Judgement):
    """A question judged by somebody who has seen many games."""

    plan_saved = 0.0
    """What speaks against paying with a Battle Plan."""
    attack_saved = 1.0
    """What speaks against paying with a card that attacks well."""
    fighting = 0.0
    """What speaks for a ship that fights well, when it is paid for."""

    def navy(self, navy: int) -> float:
        """First the navies that win most games."""
        return -SURE * WINNING.index(NAVIES[navy])

    def reinforce(self, about: int) -> float:
        """First of all a carrier, which strikes at once and in every turn to come."""
        base, reserve = self.state.navy[self.own] * 32, self.state.reserve[self.own]
        carriers = reserve & STRIKERS[self.state.navy[self.own]]
        if any(VP[base + place] <= self.purse for place in walk(carriers)):
            return FIRST / 2
        return super().reinforce(about)

    def pay(self, card: int) -> float:
        """First the cards that neither defend nor attack well, and never precious ones."""
        plan = self.plan_saved if KIND[card] == CardType.BATTLE_PLAN else 0.0
        return super().pay(card) - self.attack_saved * self.attack(card) - plan

    def enlist(self, ship: int) -> float:
        """A carrier as soon as it is paid for; otherwise the dearest ship that the points buy."""
        return VP[ship] + self.fighting * FIGHTING[ship] + (FIRST if NUMBERS[ship] else 0.0)

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
}
