"""What generals and marshals know of the naval game: an officer's judgement with better numbers.

They were found by letting two sets of numbers that differ a little play against each other, and
moving towards the one that won, for 60,000 games. What was learnt from wins since then comes on
top for marshals: mastery.json.
"""

from wartable.games.naval import options as op
from wartable.games.naval.bots.experience import Experience
from wartable.games.naval.bots.tables import SPECIAL, keeping
from wartable.games.naval.catalogue import NAVIES
from wartable.games.naval.effects import CardType

WINNING = (
    "united_states", "france", "united_kingdom", "soviet_union", "japan", "china", "argentina",
    "taiwan", "norway",
)  # fmt: skip
"""The navies, first those that win most games when everyone plays like this."""
APART = 0.3
"""How much better a navy looks than the next one: what was learnt from wins may say otherwise."""


class Skill(Experience):
    """A question judged by somebody who spends cards while they are worth most."""

    keep = keeping(SPECIAL | {CardType.NEAR_MISS: 0.48}, 0.33, 0.3, fired=0.11)
    precious = 1.89
    intelligence = 0.72
    any_ship = 0.55
    hindered = 0.42
    """A Battle Plan counts against all that a defender may roll, often several times an attack."""
    plan_saved = 4.0
    raid_gains, raid_costs = 1.47, 0.23
    defence_costs, screen_costs = -0.09, 0.0

    def navy(self, navy: int) -> float:
        """First the navies that win most games."""
        return -APART * WINNING.index(NAVIES[navy])


Skill.by_verb = Experience.by_verb | {op.TAKE_NAVY: Skill.navy}


class Mastery(Skill):
    """Judged by somebody who also knows how a ship is paid for best, and which one."""

    by_verb = Skill.by_verb
    attack_saved = 0.37
    fighting = 0.93
