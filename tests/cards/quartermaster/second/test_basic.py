"""The basic cards, which every nation has."""

import pytest
from tests.cards.quartermaster.driver import play_is_over
from tests.cards.quartermaster.marks import card
from tests.conftest import Table

HOMES = {
    "germany": "germany",
    "united_kingdom": "united_kingdom",
    "japan": "japan",
    "soviet_union": "moscow",
    "italy": "italy",
    "united_states": "eastern_united_states",
}
# A Supply space, and the land and the sea next to it.
FRONTS = [
    ("germany", "germany", "balkans", "baltic_sea"),
    ("united_kingdom", "india", "southeast_asia", "bay_of_bengal"),
    ("japan", "china", "szechuan", "sea_of_japan"),
    ("soviet_union", "ukraine", "eastern_europe", "black_sea"),
    ("italy", "italy", "balkans", "mediterranean_sea"),
    ("united_states", "western_united_states", "latin_america", "east_pacific"),
]
fronts = pytest.mark.parametrize(("nation", "base", "land", "sea"), FRONTS)


def enemy_of(nation: str) -> str:
    """A nation of the other team."""
    return "united_kingdom" if nation in ("germany", "japan", "italy") else "germany"


def set_up(table: Table, nation: str, name: str, pieces: str, enemies: str = "") -> None:
    """A nation plays a basic card; an enemy stands where it is told."""
    enemy = enemy_of(nation)
    spare = "land_battle" if name == "sea_battle" else "sea_battle"
    table.position(
        f"turn {nation} play\n{nation}\n {pieces}\n hand {name}, {spare}\n{enemy}\n {enemies}"
    )
    table.do(f"play {name}")


@card("*.build_army", "works")
@pytest.mark.parametrize(("nation", "home"), HOMES.items())
def test_an_army_is_built_at_home_with_no_piece_on_the_board(
    table: Table, nation: str, home: str
) -> None:
    set_up(table, nation, "build_army", "armies")
    table.do(f"build {home}")
    assert table.armies(nation) == {home}


@card("*.build_army", "works")
@fronts
def test_an_army_is_built_next_to_a_supplied_piece(
    table: Table, nation: str, base: str, land: str, sea: str
) -> None:
    set_up(table, nation, "build_army", f"armies {base}")
    table.do(f"build {land}")
    assert table.armies(nation) == {base, land}


@card("*.build_army", "fails")
@pytest.mark.parametrize(("nation", "home"), HOMES.items())
def test_no_army_is_built_with_an_enemy_at_home_and_no_supplied_piece(
    table: Table, nation: str, home: str
) -> None:
    set_up(table, nation, "build_army", "armies madagascar", f"armies {home}")
    assert play_is_over(table)


@card("*.build_navy", "works")
@fronts
def test_a_navy_is_built_next_to_a_supplied_piece(
    table: Table, nation: str, base: str, land: str, sea: str
) -> None:
    set_up(table, nation, "build_navy", f"armies {base}")
    table.do(f"build {sea}")
    assert table.navies(nation) == {sea}


@card("*.build_navy", "fails")
@fronts
def test_no_navy_is_built_beside_an_enemy_navy(
    table: Table, nation: str, base: str, land: str, sea: str
) -> None:
    set_up(table, nation, "build_navy", f"armies {base}", f"navies {sea}")
    assert play_is_over(table) or f"build {sea}" not in table.legal


@card("*.land_battle", "works")
@fronts
def test_a_land_battle_removes_an_army(
    table: Table, nation: str, base: str, land: str, sea: str
) -> None:
    set_up(table, nation, "land_battle", f"armies {base}", f"armies {land}")
    table.do(f"battle {land}")
    assert table.armies(enemy_of(nation)) == set()


@card("*.sea_battle", "works")
@fronts
def test_a_sea_battle_removes_a_navy(
    table: Table, nation: str, base: str, land: str, sea: str
) -> None:
    set_up(table, nation, "sea_battle", f"armies {base}", f"navies {sea}")
    table.do(f"battle {sea}")
    assert table.navies(enemy_of(nation)) == set()


@card("*.land_battle", "fails")
@card("*.sea_battle", "fails")
@pytest.mark.parametrize("name", ["land_battle", "sea_battle"])
@pytest.mark.parametrize("nation", HOMES)
def test_no_battle_starts_from_a_piece_out_of_supply(table: Table, nation: str, name: str) -> None:
    set_up(table, nation, name, "armies madagascar")
    assert play_is_over(table)
