"""The cards that Air Marshal adds to the deck of the United Kingdom."""

import pytest
from tests.cards.quartermaster.driver import deck, play_is_over
from tests.cards.quartermaster.marks import card
from tests.conftest import Table
from tests.helpers import count, places, quiet

either = pytest.mark.parametrize("edition", ["first", "second"])


def set_up(table: Table, text: str, edition: str = "first") -> None:
    """A position with the extension, in which nobody else holds a Bolster."""
    table.position(quiet(f"edition {edition}\noptions air_marshal\n{text}"))


@card("united_kingdom.deploy_air_force", "works")
@either
def test_deploy_air_force_puts_one_with_a_supplied_piece(table: Table, edition: str) -> None:
    set_up(
        table,
        """
        turn united_kingdom air
        united_kingdom
          armies united_kingdom, india, madagascar
          hand deploy_air_force, build_army
        """,
        edition,
    )
    assert places(table, "deploy") == {"united_kingdom", "india"}
    table.do("deploy india")
    assert table.air_forces("united_kingdom") == {"india"}


@card("united_kingdom.deploy_air_force", "fails")
def test_deploy_air_force_is_not_played_in_the_play_step(table: Table) -> None:
    set_up(
        table,
        """
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          hand deploy_air_force
        """,
    )
    assert "play deploy_air_force" not in table.legal
    assert "discard deploy_air_force" in table.legal


BLETCHLEY = """
    turn {turn}
    {nation}
      armies {nation}
      hand {hand}
      deck {deck}
    united_kingdom
      armies united_kingdom
      hand bletchley_park{british}
      deck {british_deck}
    """


def bletchley(table: Table, turn: str, hand: str, edition: str = "first", **words: str) -> None:
    """Somebody is about to use a Bolster, and the United Kingdom listens."""
    usual = {"british": ", build_army, build_navy, sea_battle", "deck": "build_army x3"}
    usual |= {"british_deck": "land_battle x2"} | words
    text = BLETCHLEY.format(turn=turn, nation=turn.split(maxsplit=1)[0], hand=hand, **usual)
    set_up(table, text, edition)


@card("united_kingdom.bletchley_park", "works")
@either
@pytest.mark.parametrize(
    ("turn", "bolster", "space"),
    [
        ("germany victory", "operation_weserubung", "scandinavia"),
        ("italy victory", "somaliland", "africa"),
    ],
)
def test_bletchley_park_cancels_a_german_or_italian_bolster(
    table: Table, edition: str, turn: str, bolster: str, space: str
) -> None:
    bletchley(table, turn, f"{bolster}, build_navy", edition)
    table.do(f"use {bolster}", "united_kingdom: use bletchley_park")
    table.do("discard build_army", "discard build_navy")
    nation = turn.split(maxsplit=1)[0]
    assert space not in table.armies(nation)
    # What was used stays used, and what was paid stays paid.
    assert table.cards(nation, "discard") == [bolster]
    assert table.cards("united_kingdom", "hand") == ["sea_battle"]
    assert table.cards("united_kingdom", "discard") == ["bletchley_park"]


@card("united_kingdom.bletchley_park", "ruling")
def test_the_price_of_a_cancelled_bolster_is_lost(table: Table) -> None:
    bletchley(table, "germany victory", "operation_weserubung, build_navy")
    table.do("use operation_weserubung")
    assert deck(table, "germany") == 2
    table.do("use bletchley_park", "discard build_army", "discard build_navy")
    assert deck(table, "germany") == 2


@card("united_kingdom.bletchley_park", "fails")
def test_bletchley_park_does_not_read_japanese_or_status_cards(table: Table) -> None:
    hand = "island_fortresses, kamikaze, build_navy"
    bletchley(table, "japan victory", hand)
    table.do("use island_fortresses")
    assert table.seat == "japan"
    set_up(
        table,
        """
        turn germany play
        germany
          armies germany
          status blitzkrieg
          hand land_battle
        united_kingdom
          armies united_kingdom
          hand bletchley_park, build_army x3
        """,
    )
    table.do("play land_battle", "battle balkans", "use blitzkrieg")
    assert table.seat == "germany"


@card("united_kingdom.bletchley_park", "cost")
@pytest.mark.parametrize(("edition", "points"), [("first", -1), ("second", -1)])
def test_bletchley_park_is_paid_off_the_deck_and_then_with_points(
    table: Table, edition: str, points: int
) -> None:
    words = {"british": "", "british_deck": "land_battle"}
    bletchley(table, "italy victory", "somaliland, build_navy", edition, **words)
    table.do("use somaliland", "use bletchley_park")
    assert deck(table, "united_kingdom") == 0
    assert table.vp["allies"] == points
    assert table.armies("italy") == {"italy"}


VICTORY = """
    turn united_kingdom victory
    united_kingdom
      armies united_kingdom{armies}
      hand {card}{hand}
      deck {deck}
    """
RECRUITS = {
    "commonwealth_irregulars": {"north_africa", "middle_east", "southeast_asia", "indonesia"},
    "warsaw_uprising": {"eastern_europe"},
}


@card("united_kingdom.commonwealth_irregulars", "works")
@card("united_kingdom.warsaw_uprising", "works")
@either
@pytest.mark.parametrize("bolster", RECRUITS)
def test_an_army_is_recruited_as_the_victory_step_begins(
    table: Table, edition: str, bolster: str
) -> None:
    hand = ", build_army, build_navy, sea_battle"
    text = VICTORY.format(card=bolster, armies="", hand=hand, deck="")
    set_up(table, text, edition)
    table.do(f"use {bolster}", "discard build_army", "discard build_navy")
    assert places(table, "recruit") == RECRUITS[bolster]
    space = min(RECRUITS[bolster])
    table.do(f"recruit {space}")
    assert table.armies("united_kingdom") == {"united_kingdom", space}
    assert table.cards("united_kingdom", "hand") == ["sea_battle"]


@card("united_kingdom.commonwealth_irregulars", "fails")
@card("united_kingdom.warsaw_uprising", "fails")
@pytest.mark.parametrize("bolster", RECRUITS)
def test_no_army_is_recruited_where_enemies_are(table: Table, bolster: str) -> None:
    text = VICTORY.format(card=bolster, armies="", hand=", build_army x3", deck="")
    spaces = ", ".join(sorted(RECRUITS[bolster]))
    set_up(table, text + f"germany\n  armies germany, {spaces}\n")
    assert play_is_over(table)


@card("united_kingdom.commonwealth_irregulars", "cost")
@card("united_kingdom.warsaw_uprising", "cost")
@pytest.mark.parametrize("bolster", RECRUITS)
def test_the_recruit_is_paid_off_the_deck_and_then_with_points(table: Table, bolster: str) -> None:
    set_up(table, VICTORY.format(card=bolster, armies="", hand="", deck="land_battle"))
    table.do(f"use {bolster}")
    assert deck(table, "united_kingdom") == 0
    assert table.vp["allies"] == -1


CALM = """
    turn germany play
    germany
      armies germany, eastern_europe
      status blitzkrieg, dive_bombers
      hand land_battle, build_navy
      deck build_army x4
    united_kingdom
      armies united_kingdom
      hand keep_calm_and_carry_on{hand}
      deck {deck}
    """


@card("united_kingdom.keep_calm_and_carry_on", "works")
@either
def test_keep_calm_cancels_a_status_for_the_turn(table: Table, edition: str) -> None:
    set_up(table, CALM.format(hand=", build_army, sea_battle, build_navy", deck=""), edition)
    table.do("play land_battle", "battle russia", "use blitzkrieg")
    table.do("united_kingdom: use keep_calm_and_carry_on")
    table.do("discard build_army", "discard sea_battle")
    assert table.armies("germany") == {"germany", "eastern_europe"}
    assert deck(table, "germany") == 3
    assert "blitzkrieg" in table.cards("germany", "status")
    # The second battle does not wake Blitzkrieg up again.
    table.do("germany: use dive_bombers", "battle russia")
    assert table.asked.ask == "ask-discard"


WALL = """
    turn united_kingdom play
    germany
      armies germany
      status atlantic_wall
    italy
      armies italy, western_europe
    united_kingdom
      armies united_kingdom
      navies north_sea
      hand keep_calm_and_carry_on, land_battle, build_army x2, sea_battle
      down destroyers
    united_states
      armies eastern_united_states, western_united_states
      navies north_atlantic, south_atlantic
      hand land_battle, build_army
    """


@card("united_kingdom.keep_calm_and_carry_on", "works")
@either
def test_keep_calm_lasts_until_the_turn_of_the_united_states_ends(
    table: Table, edition: str
) -> None:
    set_up(table, WALL, edition)
    table.do("play land_battle", "battle western_europe", "germany: use atlantic_wall")
    table.do("united_kingdom: use keep_calm_and_carry_on")
    table.do("discard build_army", "discard build_army")
    wall = table.state.status[0]
    assert table.state.barred == (wall, 0, 0, 0, 0, 0)
    for _ in range(4):
        table.run()
        assert table.state.barred[0] == wall
        reason = table.match.game.why_not(table.state, 0, "use atlantic_wall")
        assert reason is not None and reason.message == "reason-barred"
    assert table.state.nation == 5
    table.run()
    # A new round: the wall stands again.
    assert (table.state.round, table.state.barred) == (2, (0,) * 6)


@card("united_kingdom.keep_calm_and_carry_on", "works")
def test_keep_calm_cancels_an_italian_status_that_scores(table: Table) -> None:
    set_up(
        table,
        """
        turn italy victory
        italy
          armies italy
          navies mediterranean_sea
          status mare_nostrum
          hand build_army
        united_kingdom
          armies united_kingdom
          hand keep_calm_and_carry_on, build_army, sea_battle
        """,
    )
    table.do("united_kingdom: use keep_calm_and_carry_on")
    assert table.vp["axis"] == 2


@card("united_kingdom.keep_calm_and_carry_on", "fails")
def test_keep_calm_does_not_answer_a_bolster_nor_an_allied_status(table: Table) -> None:
    set_up(
        table,
        """
        turn italy victory
        italy
          armies italy
          hand somaliland, build_army
        united_kingdom
          armies united_kingdom
          hand keep_calm_and_carry_on, build_army x2
        """,
    )
    table.do("use somaliland")
    assert table.seat == "italy"


@card("united_kingdom.keep_calm_and_carry_on", "cost")
def test_keep_calm_is_paid_off_the_deck_and_then_with_points(table: Table) -> None:
    set_up(table, CALM.format(hand="", deck="land_battle"))
    table.do("play land_battle", "battle russia", "use blitzkrieg")
    table.do("united_kingdom: use keep_calm_and_carry_on")
    assert table.vp["allies"] == -1
    assert table.armies("germany") == {"germany", "eastern_europe"}


BANQUET = """
    turn {turn} play
    united_kingdom
      armies {armies}
      navies {navies}
      hand operation_banquet{hand}
      deck {deck}
    """


@card("united_kingdom.operation_banquet", "works")
@either
@pytest.mark.parametrize("turn", ["germany", "united_kingdom", "united_states"])
def test_operation_banquet_deploys_at_the_start_of_anyones_play_step(
    table: Table, edition: str, turn: str
) -> None:
    text = BANQUET.format(
        turn=turn,
        armies="united_kingdom",
        navies="north_sea",
        hand=", build_army x3, build_navy",
        deck="",
    )
    set_up(table, text, edition)
    table.do("united_kingdom: use operation_banquet", *["discard build_army"] * 3)
    assert places(table, "deploy") == {"united_kingdom", "north_sea"}
    table.do("deploy north_sea")
    assert table.air_forces("united_kingdom") == {"north_sea"}
    assert table.cards("united_kingdom", "hand") == ["build_navy"]


@card("united_kingdom.operation_banquet", "fails")
def test_operation_banquet_needs_a_piece_there_and_an_air_force_in_reserve(table: Table) -> None:
    words = {"turn": "germany", "navies": "", "hand": ", build_army x3", "deck": ""}
    set_up(table, BANQUET.format(armies="india", **words))
    assert table.seat == "germany"
    text = BANQUET.format(armies="united_kingdom, india, australia", **words)
    set_up(table, text.replace("hand", "air_forces india, australia\n      hand", 1))
    assert table.seat == "germany"


@card("united_kingdom.operation_banquet", "cost")
def test_operation_banquet_is_paid_off_the_deck_and_then_with_points(table: Table) -> None:
    text = BANQUET.format(
        turn="germany", armies="united_kingdom", navies="", hand=", build_navy", deck="land_battle"
    )
    set_up(table, text)
    table.do("united_kingdom: use operation_banquet")
    assert count(table, "united_kingdom", "hand") == deck(table, "united_kingdom") == 0
    assert table.vp["allies"] == -1
