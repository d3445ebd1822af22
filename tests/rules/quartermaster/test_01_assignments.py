"""qm 1 Who plays which nations."""

import pytest
from tests.conftest import Table, rule
from tests.helpers import count

from wartable.games.quartermaster.board import NATIONS
from wartable.games.quartermaster.seats import PEOPLE

CHART: dict[int, tuple[tuple[str, ...], ...]] = {
    2: (("germany", "italy", "japan"), ("united_kingdom", "united_states", "soviet_union")),
    3: (("germany",), ("united_kingdom", "united_states", "soviet_union"), ("japan", "italy")),
    4: (("germany",), ("united_kingdom", "united_states"), ("japan", "italy"), ("soviet_union",)),
    5: (
        ("germany",),
        ("united_kingdom",),
        ("japan", "italy"),
        ("soviet_union",),
        ("united_states",),
    ),
    6: (
        ("germany",),
        ("united_kingdom",),
        ("japan",),
        ("soviet_union",),
        ("italy",),
        ("united_states",),
    ),
}


@rule("qm 1")
@pytest.mark.parametrize("people", range(2, 7))
def test_people_share_the_nations_as_the_chart_says(people: int) -> None:
    assert PEOPLE[people] == CHART[people]


@rule("qm 1")
@pytest.mark.parametrize("people", range(2, 7))
def test_all_six_nations_are_played_in_every_game(people: int) -> None:
    played = [nation for nations in PEOPLE[people] for nation in nations]
    assert sorted(played) == sorted(NATIONS)


@rule("qm 1")
@pytest.mark.parametrize("people", range(2, 7))
def test_nobody_plays_on_both_teams(people: int) -> None:
    for nations in PEOPLE[people]:
        assert len({NATIONS.index(nation) & 1 for nation in nations}) == 1


@rule("qm 1")
def test_a_nation_pays_with_its_own_hand_alone(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          navies north_sea
          status the_royal_navy
          hand sea_battle, build_army
          deck build_navy x3
        soviet_union
          armies moscow
          hand land_battle x3
        """)
    table.do("play sea_battle", "battle baltic_sea", "use the_royal_navy")
    assert count(table, "united_kingdom", "hand") == 0
    assert count(table, "united_kingdom", "deck") == 2
    assert count(table, "soviet_union", "hand") == 3


@rule("qm 1")
def test_each_nation_has_its_own_deck_hand_and_discard_pile(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          hand land_battle x2
        """)
    italian = [table.cards("italy", zone) for zone in ("hand", "deck", "discard", "under")]
    table.do("discard land_battle")
    assert [table.cards("italy", z) for z in ("hand", "deck", "discard", "under")] == italian
    assert table.cards("germany", "under") == ["land_battle"]
