"""Worked examples of the Air Marshal extension (E)."""

import pytest
from tests.conftest import Table, rule
from tests.helpers import count, places, quiet

from wartable.core.game import SPECTATOR
from wartable.games.quartermaster.board import JAPAN, UNITED_STATES
from wartable.games.quartermaster.effects import Type
from wartable.games.quartermaster.view import view


def set_up(table: Table, text: str) -> None:
    """A position in which nobody holds a Bolster that it does not name."""
    table.position(quiet(text))


E1 = """
    edition first
    options air_marshal
    turn germany play
    germany
      armies germany, ukraine
      {german}
      hand land_battle, build_army
    soviet_union
      armies moscow
      air_forces moscow
      {soviet}
    """


@rule("qm 14.4.1")
def test_e1_the_air_force_goes_in_place_of_the_army(table: Table) -> None:
    set_up(table, E1.format(german="", soviet=""))
    table.do("play land_battle", "battle moscow")
    assert (table.seat, table.legal) == ("soviet_union", ["pass", "defend"])
    table.do("defend")
    assert table.air_forces("soviet_union") == set()
    assert table.armies("soviet_union") == {"moscow"}
    assert table.armies("germany") == {"germany", "ukraine"}


@rule("qm 14.4.1", "qm 5.5.2")
def test_e1_there_is_no_defence_against_an_elimination(table: Table) -> None:
    set_up(
        table,
        """
        edition first
        options air_marshal
        turn germany play
        germany
          armies germany
          hand military_dictatorships_in_the_balkans, build_army
        soviet_union
          armies moscow, ukraine
          air_forces ukraine
        """,
    )
    table.do("play military_dictatorships_in_the_balkans", "recruit italy balkans")
    table.do("eliminate soviet_union ukraine")
    assert table.armies("soviet_union") == {"moscow"}
    assert table.asked.ask == "ask-redeploy"


@rule("qm 14.4.1")
def test_e1_there_is_no_defence_of_another_nations_army(table: Table) -> None:
    set_up(
        table,
        """
        edition first
        options air_marshal
        turn germany play
        germany
          armies germany, ukraine
          hand land_battle, build_army
        soviet_union
          armies moscow
          air_forces moscow
        united_kingdom
          armies united_kingdom, moscow
        """,
    )
    table.do("play land_battle", "battle moscow", "target united_kingdom")
    assert table.armies("united_kingdom") == {"united_kingdom"}
    assert table.air_forces("soviet_union") == {"moscow"}
    assert table.seat == "germany"


@rule("qm 14.4.2")
def test_e2_the_attackers_air_force_next_door_removes_the_army_after_all(table: Table) -> None:
    set_up(table, E1.format(german="air_forces ukraine", soviet=""))
    table.do("play land_battle", "battle moscow", "soviet_union: defend")
    assert (table.seat, table.legal) == ("germany", ["pass", "attack ukraine"])
    table.do("attack ukraine")
    assert table.air_forces("germany") == table.air_forces("soviet_union") == set()
    assert table.armies("soviet_union") == set()
    assert table.armies("germany") == {"germany", "ukraine"}


@rule("qm 14.4.2")
def test_e2_the_attacker_may_keep_its_air_force(table: Table) -> None:
    set_up(table, E1.format(german="air_forces ukraine", soviet=""))
    table.do("play land_battle", "battle moscow", "soviet_union: defend", "germany: pass")
    assert table.air_forces("germany") == {"ukraine"}
    assert table.armies("soviet_union") == {"moscow"}


@rule("qm 14.4.2")
def test_e2_an_air_force_farther_away_does_not_attack(table: Table) -> None:
    set_up(table, E1.format(german="air_forces germany", soviet=""))
    table.do("play land_battle", "battle moscow", "soviet_union: defend")
    assert table.asked.ask != "ask-react"
    assert table.armies("soviet_union") == {"moscow"}


@rule("qm 14.4.2")
def test_e2_an_air_force_of_a_teammate_does_not_attack(table: Table) -> None:
    italy = "\n    italy\n      armies italy, ukraine\n      air_forces ukraine\n"
    set_up(table, E1.format(german="", soviet="") + italy)
    table.do("play land_battle", "battle moscow", "soviet_union: defend")
    assert table.asked.ask != "ask-react"
    assert table.armies("soviet_union") == {"moscow"}


@rule("qm 14.4.2")
def test_e2_without_a_defence_there_is_no_attack(table: Table) -> None:
    set_up(table, E1.format(german="air_forces ukraine", soviet=""))
    table.do("play land_battle", "battle moscow", "soviet_union: pass")
    assert table.armies("soviet_union") == set()
    assert table.asked.ask != "ask-react"
    assert table.air_forces("germany") == {"ukraine"}


GIANT = "a_great_sleeping_giant"
E3 = """
    edition first
    options air_marshal
    turn united_states play
    united_states
      armies eastern_united_states, western_united_states{more}
      hand fleet_deployed_to_pearl_harbor, a_great_sleeping_giant
    """


@rule("qm 14.5", "qm 5.2")
def test_e3_the_sleeping_giant_between_two_effects_of_pearl_harbor(table: Table) -> None:
    set_up(table, E3.format(more=", pacific_northwest"))
    deck = count(table, "united_states", "deck")
    table.do("play fleet_deployed_to_pearl_harbor", "build east_pacific")
    assert table.legal == ["pass", f"use {GIANT}"]
    table.do(f"use {GIANT}", "choose build_army", "build new_zealand")
    assert count(table, "united_states", "deck") == deck - 1
    assert table.cards("united_states", "discard") == [GIANT, "fleet_deployed_to_pearl_harbor"]
    table.do("build north_pacific", "build hawaii")
    assert table.armies("united_states") == {
        "eastern_united_states", "western_united_states", "pacific_northwest", "new_zealand",
        "hawaii",
    }  # fmt: skip
    assert table.navies("united_states") == {"east_pacific", "north_pacific"}


@rule("qm 14.5", "qm 3.2")
def test_e3_without_a_port_the_north_pacific_is_skipped_and_hawaii_is_still_built(
    table: Table,
) -> None:
    set_up(table, E3.format(more=""))
    table.do("play fleet_deployed_to_pearl_harbor", "build east_pacific", "pass")
    assert table.legal == ["pass", "build hawaii"]
    table.do("build hawaii")
    assert table.navies("united_states") == {"east_pacific"}
    assert "hawaii" in table.armies("united_states")


YAMAMOTO = "yamamoto_aboard_the_yamato"
E4 = """
    edition first
    options air_marshal
    turn japan play
    japan
      armies japan
      navies sea_of_japan
      hand yamamoto_aboard_the_yamato, destroyer_transport, build_army, deploy_air_force
    """


@rule("qm 14.6", "qm 12")
def test_e4_the_others_learn_the_type_alone(table: Table) -> None:
    set_up(table, E4)
    table.do(f"use {YAMAMOTO}")
    # There is but one Response in the hand: it is paid without a question.
    told = [event.seen_by(1 << UNITED_STATES) for _, event in table.match.events]
    shown = [event.args for event in told if event.kind == "showed-type"]
    assert shown == [(JAPAN, Type.RESPONSE)]
    assert "destroyer_transport" in table.cards("japan", "under")
    assert table.cards("japan", "discard") == [YAMAMOTO]
    assert "destroyer_transport" not in str(view(table.state, SPECTATOR))
    assert not any(event.secret for event in told)


@rule("qm 14.6", "qm 14.2.1")
def test_e4_an_air_force_joins_a_navy_and_the_turn_goes_on_as_usual(table: Table) -> None:
    set_up(table, E4)
    table.do(f"use {YAMAMOTO}")
    assert table.legal == ["pass", "deploy sea_of_japan"]
    table.do("deploy sea_of_japan")
    assert table.air_forces("japan") == {"sea_of_japan"}
    assert "deploy_air_force" in table.cards("japan", "hand")
    table.do("play build_army", "build iwo_jima")
    assert table.asked.ask == "ask-air"
    table.do("deploy iwo_jima")
    assert table.air_forces("japan") == {"sea_of_japan", "iwo_jima"}


E5 = """
    edition first
    options air_marshal
    turn italy victory
    italy
      armies italy
      status impero_italiano
      hand somaliland, build_army
      deck land_battle x3
    """


@rule("qm 14.7", "qm 7")
def test_e5_somaliland_comes_before_the_points_are_counted(table: Table) -> None:
    set_up(table, E5)
    assert table.vp["axis"] == 0
    table.do("use somaliland", "recruit africa")
    assert table.armies("italy") == {"italy", "africa"}
    assert table.vp["axis"] == 3


@rule("qm 14.7")
def test_e5_without_it_the_empire_brings_nothing(table: Table) -> None:
    set_up(table, E5)
    table.do("pass")
    assert table.vp["axis"] == 2


@rule("qm 6", "qm 14.7")
def test_e5_the_army_stays_until_the_next_italian_supply_step(table: Table) -> None:
    set_up(table, E5)
    table.do("use somaliland", "recruit africa", "pass")
    while table.state.nation != 4:
        assert "africa" in table.armies("italy")
        table.run()
    table.do("discard " + table.cards("italy", "hand")[0])
    assert table.armies("italy") == {"italy"}


E6 = """
    edition first
    options air_marshal
    turn germany play
    germany
      armies germany, eastern_europe
      status wolf_packs, dive_bombers, blitzkrieg
      hand tactical_innovations, bias_for_action, land_battle, deploy_air_force, {more}
    soviet_union
      armies moscow, ukraine, russia
      air_forces russia
      down stalingrad
    united_kingdom
      armies united_kingdom
      hand bletchley_park, keep_calm_and_carry_on, build_army x5
    """.format(more="ju_87, build_army, build_navy")


def e6(table: Table) -> None:
    """The first six steps of E6."""
    set_up(table, E6)
    table.do("germany: use tactical_innovations", "discard wolf_packs")
    table.do("united_kingdom: use bletchley_park", "discard build_army", "discard build_army")
    table.do("germany: play land_battle", "battle ukraine", "soviet_union: use stalingrad")
    table.do("germany: pass")
    table.do("germany: deploy eastern_europe", "germany: use ju_87", "battle russia")
    table.do("soviet_union: pass", "soviet_union: fly moscow")


@rule("qm 14.5", "qm 15")
def test_e6_bletchley_park_cancels_the_effect_and_not_the_cost(table: Table) -> None:
    set_up(table, E6)
    assert (table.seat, table.legal) == ("germany", ["pass", "use tactical_innovations"])
    table.do("use tactical_innovations", "discard wolf_packs")
    assert (table.seat, table.legal) == ("united_kingdom", ["pass", "use bletchley_park"])
    table.do("use bletchley_park", "discard build_army", "discard build_army")
    assert "bias_for_action" in table.cards("germany", "hand")
    assert set(table.cards("germany", "status")) == {"dive_bombers", "blitzkrieg"}
    assert table.cards("germany", "discard") == ["wolf_packs", "tactical_innovations"]
    assert count(table, "united_kingdom", "hand") == 4
    assert (table.seat, table.asked.ask) == ("germany", "ask-play")


@rule("qm 14.5", "qm 3.6")
def test_e6_without_bletchley_park_the_new_status_is_laid(table: Table) -> None:
    set_up(table, E6)
    table.do("use tactical_innovations", "discard wolf_packs", "united_kingdom: pass")
    assert table.legal == ["pass", "lay bias_for_action"]
    table.do("lay bias_for_action")
    assert set(table.cards("germany", "status")) == {
        "bias_for_action", "dive_bombers", "blitzkrieg"
    }  # fmt: skip
    # It was not the card of the Play step, and the new Status works from the next turn on.
    table.do("play build_army", "build balkans")
    assert table.asked.ask == "ask-air"


@rule("qm 15", "qm 5.3")
def test_e6_the_action_ends_with_dive_bombers_unused(table: Table) -> None:
    set_up(table, E6)
    table.do("pass", "play land_battle", "battle ukraine", "soviet_union: use stalingrad")
    assert (table.seat, table.legal) == ("germany", ["pass", "use dive_bombers"])
    table.do("pass")
    assert table.asked.ask == "ask-air"


@rule("qm 15", "qm 14.2.1", "qm 14.3")
def test_e6_the_air_force_and_ju_87(table: Table) -> None:
    set_up(table, E6)
    table.do("pass", "play land_battle", "battle ukraine", "soviet_union: use stalingrad", "pass")
    assert places(table, "deploy") == {"germany", "eastern_europe"}
    deck = count(table, "germany", "deck")
    table.do("deploy eastern_europe")
    assert table.legal == ["pass", "use ju_87"]
    table.do("use ju_87", "united_kingdom: pass")
    assert count(table, "germany", "deck") == deck - 1
    assert places(table, "battle") == {"balkans", "ukraine", "russia"}
    table.do("battle russia")
    assert (table.seat, table.legal) == ("soviet_union", ["pass", "defend"])
    table.do("pass")
    assert table.legal == ["pass", "fly ukraine", "fly moscow"]


@rule("qm 15", "qm 14.5", "qm 14.8")
def test_e6_the_full_play_example(table: Table) -> None:
    set_up(table, E6)
    deck = count(table, "germany", "deck")
    e6(table)
    assert table.armies("soviet_union") == {"moscow", "ukraine"}
    assert table.air_forces("soviet_union") == {"moscow"}
    assert table.legal == ["pass", "use blitzkrieg", "use dive_bombers"]
    table.do("germany: use blitzkrieg", "united_kingdom: use keep_calm_and_carry_on")
    assert count(table, "united_kingdom", "hand") == 1
    assert table.armies("germany") == {"germany", "eastern_europe"}
    # Blitzkrieg is dead for this turn; Dive Bombers could still be declared.
    assert table.legal == ["pass", "use dive_bombers"]
    table.do("pass")
    assert table.asked.ask == "ask-discard"
    assert table.air_forces("germany") == {"eastern_europe"}
    assert set(table.cards("germany", "status")) == {"dive_bombers", "blitzkrieg"}
    assert count(table, "germany", "deck") == deck - 2
    assert set(table.cards("germany", "hand")) == {"bias_for_action", "build_army", "build_navy"}
    assert table.armies("soviet_union") == {"moscow", "ukraine"}
    assert table.air_forces("soviet_union") == {"moscow"}


@rule("qm 15")
def test_e6_no_useful_battle_is_left(table: Table) -> None:
    set_up(table, E6)
    e6(table)
    table.do("use blitzkrieg", "use keep_calm_and_carry_on")
    table.do("germany: use dive_bombers", "battle ukraine")
    assert "ukraine" in table.armies("soviet_union")


@rule("qm 15")
def test_e7_without_keep_calm_the_army_is_built_and_moscow_can_be_battled(table: Table) -> None:
    set_up(table, E6)
    e6(table)
    deck = count(table, "germany", "deck")
    table.do("germany: use blitzkrieg", "united_kingdom: pass", "build russia")
    assert table.armies("germany") == {"germany", "eastern_europe", "russia"}
    table.do("germany: use dive_bombers", "united_kingdom: pass")
    assert count(table, "germany", "deck") == deck - 2
    assert "moscow" in places(table, "battle")
    table.do("battle moscow")
    assert (table.seat, table.legal) == ("soviet_union", ["pass", "defend"])


@rule("qm 15", "qm 14.4")
@pytest.mark.parametrize("answer", ["defend", "pass"])
def test_e7_the_soviets_may_defend_moscow_and_germany_cannot_attack_by_air(
    table: Table, answer: str
) -> None:
    set_up(table, E6)
    e6(table)
    table.do("use blitzkrieg", "pass", "build russia", "use dive_bombers", "pass", "battle moscow")
    table.do(f"soviet_union: {answer}")
    if answer == "defend":
        assert "moscow" in table.armies("soviet_union")
        assert table.air_forces("soviet_union") == set()
        assert table.seat == "germany"
        assert not places(table, "attack")
    else:
        assert (table.seat, table.asked.ask) == ("soviet_union", "ask-redeploy")
        assert table.armies("soviet_union") == {"ukraine"}
