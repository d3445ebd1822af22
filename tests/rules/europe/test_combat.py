"""eu 5 Combat: mobile and assault, the commit steps, results, retreat and advance."""

from tests.conftest import rule
from tests.europe_table import GUARDED, War

DUEL = f"""{GUARDED}
unit german_10th_army 0711
unit lodz_army 0710
"""


@rule("eu 5.b")
def test_mobile_combat_costs_two_points_and_the_terrain_of_the_hex(war: War) -> None:
    war.position(DUEL)
    war.do("attack german_10th_army 0710")
    assert war.seen("attack-mobile")
