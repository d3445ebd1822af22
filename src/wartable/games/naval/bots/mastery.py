"""What generals and marshals know of the naval game: an officer's judgement with better numbers.

They were found by letting two sets of numbers that differ a little play against each other, and
moving towards the one that won, for 60,000 games. What was learnt from wins since then comes on
top: mastery.json.
"""

from wartable.games.naval.bots.experience import Experience
from wartable.games.naval.bots.tables import SPECIAL, keeping
from wartable.games.naval.effects import CardType


class Mastery(Experience):
    """A question judged by somebody who spends cards while they are worth most."""

    keep = keeping(SPECIAL | {CardType.NEAR_MISS: 0.48}, 0.33, 0.3, fired=0.11)
    precious = 1.89
    intelligence = 0.72
    any_ship = 0.55
    hindered = 0.42
    """A Battle Plan counts against all that a defender may roll, often several times an attack."""
    plan_saved = 4.0
    attack_saved = 0.37
    fighting = 0.93
    raid_gains, raid_costs = 1.47, 0.23
    defence_costs, screen_costs = -0.09, 0.0
