"""The cards that Air Marshal adds to the deck of the Soviet Union."""

import pytest
from tests.cards.quartermaster.driver import offers, play_is_over
from tests.cards.quartermaster.marks import card
from tests.conftest import Table
from tests.helpers import count, places, quiet

either = pytest.mark.parametrize("edition", ["first", "second"])


def set_up(table: Table, text: str, edition: str = "first") -> None:
    """A position with the extension, in which nobody else holds a Bolster."""
    table.position(quiet(f"edition {edition}\noptions air_marshal\n{text}"))


AIR = """
    turn soviet_union air
    soviet_union
      armies moscow{armies}
      air_forces {air}
      hand {hand}
    """


@card("soviet_union.deploy_air_force", "works")
@either
def test_deploy_air_force_puts_one_with_a_supplied_piece(table: Table, edition: str) -> None:
    text = AIR.format(armies=", russia", air="", hand="deploy_air_force, land_battle")
    set_up(table, text, edition)
    table.do("deploy russia")
    assert table.air_forces("soviet_union") == {"russia"}


@card("soviet_union.deploy_air_force", "fails")
def test_the_soviets_have_one_air_force_alone(table: Table) -> None:
    set_up(table, AIR.format(armies=", russia", air="moscow", hand="deploy_air_force"))
    assert not places(table, "deploy")
    assert places(table, "ground") == {"moscow"}


DRAW = """
    turn soviet_union draw
    soviet_union
      armies moscow
      hand {hand}
      discard {pile}
      under {under}
      deck build_navy
    """


@card("soviet_union.asian_reserves", "works")
@either
def test_asian_reserves_bring_two_build_armies_back(table: Table, edition: str) -> None:
    text = DRAW.format(
        hand="asian_reserves, land_battle x6", pile="build_army, sea_battle", under="build_army"
    )
    set_up(table, text, edition)
    table.do("use asian_reserves", "take build_army", "take build_army")
    assert table.cards("soviet_union", "hand").count("build_army") == 2
    # With eight cards in hand nothing is drawn.
    assert count(table, "soviet_union", "deck") == 1


@card("soviet_union.asian_reserves", "ruling")
def test_asian_reserves_may_bring_one_alone(table: Table) -> None:
    text = DRAW.format(hand="asian_reserves, land_battle x6", pile="build_army x2", under="")
    set_up(table, text)
    table.do("use asian_reserves", "take build_army", "pass")
    assert table.cards("soviet_union", "hand").count("build_army") == 1


@card("soviet_union.asian_reserves", "fails")
def test_asian_reserves_need_a_build_army_in_the_pile(table: Table) -> None:
    text = DRAW.format(hand="asian_reserves, build_army x8", pile="sea_battle", under="land_battle")
    set_up(table, text)
    assert "asian_reserves" in table.cards("soviet_union", "hand")
    assert table.state.nation == 4


LAST = """
    turn germany play
    germany
      armies germany, eastern_europe, {german}
      hand land_battle, build_army
    soviet_union
      armies {soviet}
      hand battle_of_moscow, {paid}, sea_battle
    """


@card("soviet_union.battle_of_moscow", "works")
@either
def test_when_the_last_army_leaves_an_axis_army_by_moscow_is_eliminated(
    table: Table, edition: str
) -> None:
    text = LAST.format(german="russia, ukraine", soviet="moscow", paid="build_army")
    set_up(table, text, edition)
    table.do("play land_battle", "battle moscow", "soviet_union: use battle_of_moscow")
    assert "build_army" in table.cards("soviet_union", "under")
    assert places(table, "eliminate") == {"germany ukraine", "germany russia"}
    table.do("eliminate germany russia")
    assert "russia" not in table.armies("germany")


@card("soviet_union.battle_of_moscow", "fails")
def test_with_another_army_left_there_is_no_battle_of_moscow(table: Table) -> None:
    text = LAST.format(german="russia, ukraine", soviet="moscow, siberia", paid="build_army")
    set_up(table, text)
    table.do("play land_battle", "battle moscow")
    assert offers(table, "use battle_of_moscow") == 0


@card("soviet_union.battle_of_moscow", "cost")
def test_the_battle_of_moscow_needs_a_build_army_in_the_hand(table: Table) -> None:
    set_up(table, LAST.format(german="russia, ukraine", soviet="moscow", paid="land_battle"))
    table.do("play land_battle", "battle moscow")
    assert offers(table, "use battle_of_moscow") == 0


@card("soviet_union.fortress_rebuilt", "works")
@either
def test_a_fortress_is_rebuilt_out_of_the_pile(table: Table, edition: str) -> None:
    text = DRAW.format(
        hand="fortress_rebuilt, build_army, land_battle x5", pile="stalingrad", under="leningrad"
    )
    set_up(table, text, edition)
    table.do("use fortress_rebuilt")
    assert {"leningrad", "stalingrad"} <= places(table, "lay")
    table.do("lay stalingrad")
    assert table.cards("soviet_union", "down") == ["stalingrad"]


@card("soviet_union.fortress_rebuilt", "ruling")
def test_nobody_sees_which_fortress_was_rebuilt(table: Table) -> None:
    text = DRAW.format(
        hand="fortress_rebuilt, build_army, land_battle x5", pile="stalingrad, moscow", under=""
    )
    set_up(table, text)
    table.do("use fortress_rebuilt", "lay moscow")
    seen = table.match.game.view(table.state, 0)["nations"]["soviet_union"]
    assert seen["down_count"] == 1
    assert "stalingrad" not in str(seen)
    assert "'moscow'" not in str(seen["discard"])


@card("soviet_union.fortress_rebuilt", "fails")
def test_a_fortress_must_lie_in_the_pile(table: Table) -> None:
    text = DRAW.format(
        hand="fortress_rebuilt, build_army, land_battle, stalingrad, moscow, leningrad, rasputitsa",
        pile="sea_battle",
        under="",
    )
    # In the first edition these four are all the Responses there are.
    set_up(table, text)
    assert "fortress_rebuilt" in table.cards("soviet_union", "hand")


@card("soviet_union.fortress_rebuilt", "cost")
def test_rebuilding_needs_a_build_army_in_the_hand(table: Table) -> None:
    text = DRAW.format(hand="fortress_rebuilt, land_battle x6", pile="stalingrad", under="")
    set_up(table, text)
    assert "fortress_rebuilt" in table.cards("soviet_union", "hand")
    assert table.cards("soviet_union", "down") == []


@card("soviet_union.paratroops", "works")
@either
def test_paratroops_build_beside_the_air_force(table: Table, edition: str) -> None:
    hand = "deploy_air_force, paratroops, build_army, sea_battle"
    set_up(table, AIR.format(armies=", russia", air="", hand=hand), edition)
    table.do("deploy russia", "use paratroops", "build eastern_europe")
    assert "eastern_europe" in table.armies("soviet_union")
    assert "build_army" in table.cards("soviet_union", "under")


@card("soviet_union.paratroops", "fails")
def test_paratroops_do_not_go_two_spaces(table: Table) -> None:
    hand = "deploy_air_force, paratroops, build_army x2"
    set_up(table, AIR.format(armies=", russia", air="", hand=hand))
    table.do("deploy moscow", "use paratroops")
    assert places(table, "build") == {"ukraine", "russia", "siberia", "kazakhstan"}


@card("soviet_union.paratroops", "cost")
def test_paratroops_need_a_build_army_in_the_hand(table: Table) -> None:
    hand = "deploy_air_force, paratroops, land_battle"
    set_up(table, AIR.format(armies=", russia", air="", hand=hand))
    table.do("deploy russia")
    assert play_is_over(table)


PARTISANS = """
    turn soviet_union discard
    soviet_union
      armies {armies}
      hand partisans, {hand}
      deck {deck}
    """


@card("soviet_union.partisans", "works")
@either
def test_partisans_recruit_at_or_beside_moscow(table: Table, edition: str) -> None:
    text = PARTISANS.format(armies="moscow", hand="build_army, land_battle x2, sea_battle", deck="")
    set_up(table, text, edition)
    table.do("use partisans")
    # qm 13.2.7 What is named first is paid first: the Build Army cannot pay for the rest.
    assert "build_army" not in table.cards("soviet_union", "hand")
    table.do("discard land_battle", "discard land_battle")
    assert places(table, "recruit") == {"ukraine", "russia", "siberia", "kazakhstan"}
    table.do("recruit ukraine")
    assert table.armies("soviet_union") == {"moscow", "ukraine"}
    assert table.cards("soviet_union", "hand") == ["sea_battle"]


@card("soviet_union.partisans", "fails")
def test_partisans_wait_for_the_own_discard_step(table: Table) -> None:
    set_up(
        table,
        """
        turn germany discard
        germany
          armies germany
          hand build_army
        soviet_union
          armies moscow
          hand partisans, build_army, land_battle x2
        """,
    )
    assert table.seat == "germany"


@card("soviet_union.partisans", "cost")
def test_partisans_need_a_build_army_and_the_rest_may_come_off_the_deck(table: Table) -> None:
    set_up(table, PARTISANS.format(armies="moscow", hand="land_battle x3", deck=""))
    assert play_is_over(table)
    set_up(table, PARTISANS.format(armies="moscow", hand="build_army", deck="land_battle"))
    table.do("use partisans")
    assert count(table, "soviet_union", "deck") == 0
    assert table.vp["allies"] == -1


ZHUKOV = """
    turn soviet_union play
    soviet_union
      armies moscow, russia
      hand land_battle, zhukov_drives_west, {paid}, sea_battle
    germany
      armies germany, eastern_europe
    """


@card("soviet_union.zhukov_drives_west", "works")
@either
@pytest.mark.parametrize("space", ["eastern_europe", "ukraine"])
def test_zhukov_builds_where_he_fought(table: Table, edition: str, space: str) -> None:
    set_up(table, ZHUKOV.format(paid="build_army"), edition)
    table.do("play land_battle", f"battle {space}", "use zhukov_drives_west", f"build {space}")
    assert space in table.armies("soviet_union")


@card("soviet_union.zhukov_drives_west", "fails")
def test_zhukov_drives_west_alone(table: Table) -> None:
    set_up(table, ZHUKOV.format(paid="build_army"))
    table.do("play land_battle", "battle kazakhstan")
    assert play_is_over(table)


@card("soviet_union.zhukov_drives_west", "cost")
def test_zhukov_needs_a_build_army_in_the_hand(table: Table) -> None:
    set_up(table, ZHUKOV.format(paid="build_navy"))
    table.do("play land_battle", "battle eastern_europe")
    assert play_is_over(table)
