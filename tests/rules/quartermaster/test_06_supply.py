"""qm 6 Supply."""

import pytest
from tests.conftest import Table, rule
from tests.helpers import places, supplied, to_turn

from wartable.core.game import SPECTATOR
from wartable.games.quartermaster.view import view

# The line


@rule("qm 6")
def test_an_army_on_a_supply_space_is_supplied(table: Table) -> None:
    table.position("turn germany supply\ngermany\n  armies ukraine\n  hand build_army")
    assert table.armies("germany") == {"ukraine"}


@rule("qm 6")
def test_a_piece_is_supplied_by_a_line_of_own_pieces_to_a_supply_space(table: Table) -> None:
    table.position("""
        turn germany supply
        germany
          armies germany, eastern_europe, russia, siberia
          hand build_army
        """)
    assert table.armies("germany") == {"germany", "eastern_europe", "russia", "siberia"}


@rule("qm 6")
def test_an_army_cut_off_from_every_supply_space_leaves_in_its_own_supply_step(
    table: Table,
) -> None:
    table.position("""
        turn germany supply
        germany
          armies germany, russia
          hand build_army
        soviet_union
          armies moscow, eastern_europe
        """)
    assert table.armies("germany") == {"germany"}


@rule("qm 6")
def test_the_line_need_not_lead_home(table: Table) -> None:
    table.position("""
        turn germany supply
        germany
          armies ukraine, kazakhstan
          hand build_army
        """)
    assert table.armies("germany") == {"ukraine", "kazakhstan"}


@rule("qm 6")
@pytest.mark.parametrize("star", ["china", "india"])
def test_any_star_with_an_own_army_is_a_source(table: Table, star: str) -> None:
    table.position(f"""
        turn soviet_union supply
        soviet_union
          armies {star}, szechuan
          hand build_army
        """)
    assert table.armies("soviet_union") == {star, "szechuan"}


@rule("qm 6")
def test_the_home_without_an_own_army_is_no_source(table: Table) -> None:
    table.position("""
        turn germany supply
        germany
          armies eastern_europe, balkans
          hand build_army
        """)
    assert table.armies("germany") == set()


@rule("qm 6")
def test_a_navy_on_no_supply_space_is_no_source(table: Table) -> None:
    table.position("""
        turn germany supply
        germany
          armies scandinavia
          navies baltic_sea
          hand build_army
        """)
    assert (table.armies("germany"), table.navies("germany")) == (set(), set())


@rule("qm 6")
@pytest.mark.parametrize("teammate", ["italy", "japan"])
def test_a_teammate_never_carries_the_line(table: Table, teammate: str) -> None:
    table.position(f"""
        turn germany supply
        germany
          armies germany, russia
          hand build_army
        {teammate}
          armies {teammate}, eastern_europe
        """)
    assert table.armies("germany") == {"germany"}


@rule("qm 6")
def test_a_supply_space_that_a_teammate_holds_is_no_source(table: Table) -> None:
    table.position("""
        turn germany supply
        germany
          armies balkans
          hand build_army
        italy
          armies italy
        """)
    assert table.armies("germany") == set()


@rule("qm 6")
def test_the_line_runs_over_land_and_sea_alike(table: Table) -> None:
    table.position("""
        turn united_kingdom supply
        united_kingdom
          armies united_kingdom, north_africa
          navies north_sea
          hand build_army
        """)
    assert table.armies("united_kingdom") == {"united_kingdom", "north_africa"}
    assert table.navies("united_kingdom") == {"north_sea"}


@rule("qm 6")
def test_an_enemy_beside_the_line_does_not_cut_it(table: Table) -> None:
    table.position("""
        turn germany supply
        germany
          armies germany, eastern_europe
          hand build_army
        soviet_union
          armies moscow, balkans, russia, ukraine
        """)
    assert table.armies("germany") == {"germany", "eastern_europe"}


# The port

ITALIAN = """
    turn italy supply
    italy
      armies {italy}
      navies mediterranean_sea, north_sea
      hand build_army
    germany
      armies germany, {germany}
    """


@rule("qm 6")
@pytest.mark.parametrize(
    ("germany", "kept"),
    [
        ("western_europe, north_africa", True),
        ("north_africa", True),
        ("western_europe", False),
    ],
)
def test_a_navy_needs_a_line_and_a_port(table: Table, germany: str, kept: bool) -> None:
    table.position(ITALIAN.format(italy="italy", germany=germany))
    assert ("north_sea" in table.navies("italy")) == kept
    assert "mediterranean_sea" in table.navies("italy")


@rule("qm 6")
def test_a_navy_with_a_line_and_no_port_leaves(table: Table) -> None:
    table.position("""
        turn united_kingdom supply
        united_kingdom
          armies united_kingdom
          navies north_sea, south_atlantic
          hand build_army
        """)
    assert table.navies("united_kingdom") == {"north_sea"}


@rule("qm 6")
def test_a_navy_with_a_port_and_no_line_leaves(table: Table) -> None:
    table.position("""
        turn united_kingdom supply
        united_kingdom
          armies united_kingdom
          navies bay_of_bengal
          hand build_army
        soviet_union
          armies moscow, india
        """)
    assert table.navies("united_kingdom") == set()


@rule("qm 6")
def test_the_army_of_the_port_need_not_be_supplied(table: Table) -> None:
    table.position("""
        turn united_kingdom supply
        united_kingdom
          armies united_kingdom
          navies north_sea, south_atlantic
          hand build_army
        soviet_union
          armies moscow, africa
        """)
    assert not supplied(table, "soviet_union", "africa")
    assert table.navies("united_kingdom") == {"north_sea", "south_atlantic"}


@rule("qm 6")
def test_an_army_may_be_the_port_of_the_navy_that_feeds_it(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom, madagascar
          navies north_sea, south_atlantic, southern_ocean, indian_ocean
          hand build_army
        united_states
          armies eastern_united_states, africa
        """)
    assert supplied(table, "united_kingdom", "indian_ocean")
    assert supplied(table, "united_kingdom", "madagascar")


@rule("qm 6")
def test_an_enemy_army_is_no_port(table: Table) -> None:
    table.position("""
        turn united_kingdom supply
        united_kingdom
          armies united_kingdom
          navies north_sea, south_atlantic
          hand build_army
        japan
          armies japan, africa
        """)
    assert table.navies("united_kingdom") == {"north_sea"}


CHAIN = """
    turn united_states {step}
    united_states
      armies eastern_united_states, western_united_states, vladivostok
      navies east_pacific, central_pacific, sea_of_japan
      hand build_army, land_battle
    """


@rule("qm 6")
def test_a_navy_without_a_port_still_carries_the_line(table: Table) -> None:
    table.position(CHAIN.format(step="play"))
    assert not supplied(table, "united_states", "central_pacific")
    assert supplied(table, "united_states", "sea_of_japan")
    assert supplied(table, "united_states", "vladivostok")


@rule("qm 6")
def test_all_cut_off_pieces_are_found_before_any_is_removed(table: Table) -> None:
    table.position(CHAIN.format(step="supply"))
    # Only the navy without a port goes, though the others now have no line any more.
    assert table.navies("united_states") == {"east_pacific", "sea_of_japan"}
    assert "vladivostok" in table.armies("united_states")
    to_turn(table, "united_states")
    table.run()
    assert table.navies("united_states") == {"east_pacific"}
    assert table.armies("united_states") == {"eastern_united_states", "western_united_states"}


@rule("qm 6")
def test_a_chain_that_is_cut_leaves_together(table: Table) -> None:
    table.position("""
        turn germany supply
        germany
          armies germany, russia, siberia, mongolia
          navies caspian_sea
          hand build_army
        """)
    assert table.armies("germany") == {"germany"}
    assert table.navies("germany") == set()


# When


@rule("qm 6")
@pytest.mark.parametrize("nation", ["united_kingdom", "italy"])
def test_pieces_of_other_nations_are_not_touched(table: Table, nation: str) -> None:
    table.position(f"""
        turn {nation} supply
        germany
          armies germany, siberia
          navies bay_of_bengal
        """)
    assert table.armies("germany") == {"germany", "siberia"}
    assert table.navies("germany") == {"bay_of_bengal"}


@rule("qm 6")
def test_supply_is_a_property_of_the_moment(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, russia
          hand build_army, land_battle
        """)
    assert not supplied(table, "germany", "russia")
    table.do("play build_army", "build eastern_europe")
    assert supplied(table, "germany", "russia")
    assert table.armies("germany") == {"germany", "eastern_europe", "russia"}


@rule("qm 6")
def test_a_piece_cut_off_on_an_enemys_turn_stays_until_its_own_supply_step(table: Table) -> None:
    table.position("""
        turn soviet_union play
        soviet_union
          armies moscow, ukraine
          hand land_battle, build_army
        germany
          armies germany, eastern_europe, russia
        """)
    assert supplied(table, "germany", "russia")
    table.do("play land_battle", "battle eastern_europe")
    assert not supplied(table, "germany", "russia")
    assert table.armies("germany") == {"germany", "russia"}
    to_turn(table, "germany")
    assert table.armies("germany") == {"germany", "russia"}
    table.run()
    assert table.armies("germany") == {"germany"}


@rule("qm 6")
def test_a_piece_cut_off_may_neither_battle_nor_be_built_from(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, siberia
          hand land_battle, build_army
        """)
    table.do("play land_battle")
    assert places(table, "battle") == {"western_europe", "balkans", "eastern_europe"}


@rule("qm 6", "qm 12")
def test_everybody_sees_which_pieces_are_cut_off(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        germany
          armies germany, siberia
          navies bay_of_bengal
        """)
    seen = view(table.state, SPECTATOR)["nations"]["germany"]
    assert seen["unsupplied"] == ["siberia", "bay_of_bengal"]


# Cards that change supply


@rule("qm 6")
@pytest.mark.parametrize("nation", ["germany", "italy"])
def test_a_space_that_a_card_shuts_is_no_source_for_that_team(table: Table, nation: str) -> None:
    table.position(f"""
        turn {nation} supply
        {nation}
          armies {nation}, ukraine, kazakhstan
          hand build_army
        soviet_union
          armies moscow
          status scorched_earth
        """)
    assert table.armies(nation) == {nation}


@rule("qm 6", "qm 7")
def test_a_space_that_a_card_shuts_scores_nothing_as_a_supply_space(table: Table) -> None:
    table.position("""
        turn germany supply
        germany
          armies germany, eastern_europe, ukraine
          status abundant_resources
          hand build_army
        soviet_union
          armies moscow
          status scorched_earth
        """)
    # Two for Germany; Ukraine is no Supply space, but its Abundant Resources are one point.
    assert table.vp["axis"] == 3


@rule("qm 6")
def test_a_space_shut_to_the_axis_still_feeds_the_allies(table: Table) -> None:
    table.position("""
        turn soviet_union supply
        soviet_union
          armies ukraine
          status scorched_earth
          hand build_army
        """)
    assert table.armies("soviet_union") == {"ukraine"}
    assert table.vp["allies"] == 2


@rule("qm 6")
def test_an_army_supplied_by_a_card_is_no_source(table: Table) -> None:
    table.position("""
        turn united_states supply
        united_states
          armies eastern_united_states, szechuan, mongolia
          status american_volunteer_group_expands
          hand build_army
        """)
    assert table.armies("united_states") == {"eastern_united_states", "szechuan"}


@rule("qm 6")
def test_a_card_may_supply_a_teammates_army(table: Table) -> None:
    table.position("""
        turn united_kingdom supply
        united_kingdom
          armies united_kingdom, szechuan
          hand build_army
        united_states
          armies eastern_united_states
          status american_volunteer_group_expands
        """)
    assert table.armies("united_kingdom") == {"united_kingdom", "szechuan"}


@rule("qm 6", "qm 3.1")
def test_an_army_supplied_by_a_card_may_be_built_from(table: Table) -> None:
    table.position("""
        turn soviet_union play
        soviet_union
          armies moscow, vladivostok
          status shverniks_evacuation_council
          hand build_army, build_navy
        """)
    table.do("play build_army", "build mongolia")
    assert table.armies("soviet_union") == {"moscow", "vladivostok", "mongolia"}


@rule("qm 6", "qm 3.1")
def test_a_new_army_still_needs_a_supplied_neighbour(table: Table) -> None:
    table.position("""
        turn soviet_union play
        soviet_union
          armies moscow
          status shverniks_evacuation_council
          hand build_army, build_navy
        """)
    table.do("play build_army")
    assert places(table, "build") == {"moscow", "ukraine", "russia", "siberia", "kazakhstan"}


@rule("qm 6", "qm 3.2")
def test_a_navy_beside_an_army_supplied_by_a_card_needs_its_own_line(table: Table) -> None:
    table.position("""
        turn soviet_union play
        soviet_union
          armies moscow, vladivostok
          status shverniks_evacuation_council
          hand build_navy, build_army
        """)
    table.do("play build_navy")
    # Vladivostok has no line to a Supply space, so neither would a navy beside it.
    assert table.asked.ask == "ask-discard"


# qm 6.1 Supply markers, of the first edition

MARKERS = """
    edition {edition}
    turn {nation} supply
    {nation}
      armies {space}
      status {status}
      hand build_army
    """


@rule("qm 6.1")
@pytest.mark.parametrize(
    ("nation", "space", "status"),
    [
        ("united_kingdom", "canada", "mackenzie_king_drafts_the_nrma"),
        ("united_states", "szechuan", "american_volunteer_group_expands"),
    ],
)
def test_in_the_first_edition_a_card_makes_a_supply_space_that_scores(
    table: Table, nation: str, space: str, status: str
) -> None:
    table.position(MARKERS.format(edition="first", nation=nation, space=space, status=status))
    assert table.armies(nation) == {space}
    assert table.vp["allies"] == 2


@rule("qm 6.1")
def test_in_the_second_edition_szechuan_is_no_supply_space(table: Table) -> None:
    status = "american_volunteer_group_expands"
    table.position(
        MARKERS.format(edition="second", nation="united_states", space="szechuan", status=status)
    )
    assert table.armies("united_states") == {"szechuan"}
    assert table.vp["allies"] == 0
