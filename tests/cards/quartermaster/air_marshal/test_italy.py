"""The cards that Air Marshal adds to the deck of Italy."""

import pytest
from tests.cards.quartermaster.driver import deck, offers, play_is_over
from tests.cards.quartermaster.marks import card
from tests.conftest import Table
from tests.helpers import places, quiet

either = pytest.mark.parametrize("edition", ["first", "second"])


def set_up(table: Table, text: str, edition: str = "first") -> None:
    """A position with the extension, in which nobody else holds a Bolster."""
    table.position(quiet(f"edition {edition}\noptions air_marshal\n{text}"))


AIR = """
    turn italy air
    italy
      armies italy
      navies {navies}
      air_forces {air}
      hand {hand}
      deck {deck}
    united_kingdom
      armies united_kingdom, balkans
      air_forces balkans
      hand build_army
    """


@card("italy.deploy_air_force", "works")
@either
def test_deploy_air_force_puts_one_with_a_supplied_piece(table: Table, edition: str) -> None:
    text = AIR.format(
        navies="mediterranean_sea", air="", hand="deploy_air_force, build_army", deck=""
    )
    set_up(table, text, edition)
    assert places(table, "deploy") == {"italy", "mediterranean_sea"}
    table.do("deploy mediterranean_sea")
    assert table.air_forces("italy") == {"mediterranean_sea"}


@card("italy.deploy_air_force", "fails")
def test_italy_has_one_air_force_alone(table: Table) -> None:
    text = AIR.format(navies="mediterranean_sea", air="italy", hand="deploy_air_force", deck="")
    set_up(table, text)
    assert not places(table, "deploy")


VICTORY = """
    turn italy victory
    italy
      armies italy
      navies {navies}
      hand {card}, build_army
    germany
      armies germany{german}
      hand build_army
    {more}
    """


def victory(table: Table, card: str, edition: str = "first", **words: str) -> None:
    """The Italian Victory step."""
    usual = dict.fromkeys(("navies", "german", "more"), "") | words
    set_up(table, VICTORY.format(card=card, **usual), edition)


@card("italy.golden_square_coup", "works")
@either
def test_the_golden_square_lets_germany_recruit_in_the_middle_east(
    table: Table, edition: str
) -> None:
    victory(table, "golden_square_coup", edition)
    table.do("italy: use golden_square_coup")
    assert (table.seat, table.legal) == ("germany", ["pass", "recruit middle_east"])
    table.do("recruit middle_east")
    assert table.armies("germany") == {"germany", "middle_east"}
    assert table.vp["axis"] == 2


@card("italy.golden_square_coup", "ruling")
def test_germany_may_decline_the_golden_square(table: Table) -> None:
    victory(table, "golden_square_coup")
    table.do("use golden_square_coup", "germany: pass")
    assert table.armies("germany") == {"germany"}


@card("italy.golden_square_coup", "fails")
@pytest.mark.parametrize(
    "words",
    [
        {"more": "united_kingdom\n  armies united_kingdom, middle_east\n  hand build_army"},
        {"german": ", italy, balkans, ukraine, russia, western_europe, eastern_europe"},
    ],
    ids=["an enemy there", "no German army left"],
)
def test_the_golden_square_needs_room_and_a_german_army(
    table: Table, words: dict[str, str]
) -> None:
    victory(table, "golden_square_coup", **words)
    assert play_is_over(table)


@card("italy.macchi_c202", "works")
@either
def test_the_macchi_eliminates_an_allied_air_force_next_door(table: Table, edition: str) -> None:
    hand = "deploy_air_force, macchi_c202, build_army x2, build_navy"
    set_up(table, AIR.format(navies="", air="", hand=hand, deck=""), edition)
    table.do("deploy italy", "use macchi_c202", "discard build_army", "discard build_army")
    table.do("eliminate united_kingdom balkans")
    assert table.air_forces("united_kingdom") == set()
    assert "balkans" in table.armies("united_kingdom")
    assert table.cards("italy", "hand") == ["build_navy"]


@card("italy.macchi_c202", "fails")
def test_the_macchi_finds_no_air_force_next_door(table: Table) -> None:
    hand = "deploy_air_force, macchi_c202, build_army x2"
    text = AIR.format(navies="", air="", hand=hand, deck="")
    set_up(table, text.replace("air_forces balkans", "air_forces united_kingdom"))
    table.do("deploy italy")
    assert play_is_over(table)


@card("italy.macchi_c202", "cost")
def test_the_macchi_is_paid_off_the_deck_and_then_with_points(table: Table) -> None:
    hand = "deploy_air_force, macchi_c202"
    set_up(table, AIR.format(navies="", air="", hand=hand, deck="build_army"))
    table.do("deploy italy", "use macchi_c202")
    assert deck(table, "italy") == 0
    assert table.vp["axis"] == -1


BOMBED = """
    turn united_kingdom play
    united_kingdom
      armies united_kingdom
      hand {card}, build_army
    italy
      armies italy
      navies {navies}
      air_forces {air}
      hand regia_aeronautica, build_army
    """


@card("italy.regia_aeronautica", "works")
@either
def test_the_regia_aeronautica_takes_the_blow(table: Table, edition: str) -> None:
    set_up(table, BOMBED.format(card="bomber_command", navies="", air="italy"), edition)
    italian = deck(table, "italy")
    table.do("play bomber_command", "nation italy", "italy: use regia_aeronautica")
    table.do("ground italy")
    assert deck(table, "italy") == italian
    assert table.air_forces("italy") == set()
    assert table.armies("italy") == {"italy"}


@card("italy.regia_aeronautica", "fails")
def test_the_regia_aeronautica_does_not_answer_for_germany(table: Table) -> None:
    set_up(table, BOMBED.format(card="bomber_command", navies="", air="italy"))
    table.do("play bomber_command", "nation germany")
    assert offers(table, "use regia_aeronautica") == 0


@card("italy.regia_aeronautica", "cost")
def test_without_an_air_force_nothing_takes_the_blow(table: Table) -> None:
    set_up(table, BOMBED.format(card="bomber_command", navies="", air=""))
    table.do("play bomber_command", "nation italy")
    assert offers(table, "use regia_aeronautica") == 0


@card("italy.somaliland", "works")
@either
def test_somaliland_recruits_in_africa_before_the_points(table: Table, edition: str) -> None:
    victory(table, "somaliland", edition)
    table.do("use somaliland", "recruit africa")
    assert table.armies("italy") == {"italy", "africa"}


@card("italy.somaliland", "fails")
def test_somaliland_finds_an_enemy_in_africa(table: Table) -> None:
    more = "united_kingdom\n  armies united_kingdom, africa\n  hand build_army"
    victory(table, "somaliland", more=more)
    assert play_is_over(table)


@card("italy.supermarina", "works")
@either
@pytest.mark.parametrize(
    ("navies", "points"), [("mediterranean_sea", 1), ("mediterranean_sea, north_sea, black_sea", 3)]
)
def test_supermarina_scores_for_each_navy(
    table: Table, edition: str, navies: str, points: int
) -> None:
    victory(table, "supermarina", edition, navies=navies)
    table.do("use supermarina")
    assert table.vp["axis"] == points + 2


@card("italy.supermarina", "fails")
def test_supermarina_needs_a_navy(table: Table) -> None:
    victory(table, "supermarina")
    assert play_is_over(table)
