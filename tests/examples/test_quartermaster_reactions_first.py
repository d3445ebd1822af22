"""Worked examples of reactions (C), first edition."""

import pytest
from tests.conftest import Table, rule
from tests.helpers import count, places, to_turn

from wartable.core.game import SPECTATOR
from wartable.games.quartermaster.view import view

C1 = """
    edition first
    turn united_states play
    united_states
      armies western_united_states, hawaii
      navies east_pacific
      status aircraft_carriers
      hand sea_battle, build_army
    japan
      armies japan, iwo_jima
      navies central_pacific, sea_of_japan
      down battleship_repair
    """


@rule("qm 5.3")
def test_c1_the_axis_is_asked_first(table: Table) -> None:
    table.position(C1)
    table.do("play sea_battle", "battle central_pacific")
    assert (table.seat, table.legal) == ("japan", ["pass", "use battleship_repair"])


@rule("qm 5.3")
def test_c1_repaired_at_once_the_navy_stays_and_the_carriers_cannot_build(table: Table) -> None:
    table.position(C1)
    table.do("play sea_battle", "battle central_pacific", "japan: use battleship_repair")
    table.do("protect central_pacific")
    assert "central_pacific" in table.navies("japan")
    assert view(table.state, SPECTATOR)["nations"]["japan"]["safe"] == ["central_pacific"]
    assert (table.seat, table.asked.ask) == ("united_states", "ask-discard")


@rule("qm 5.3")
def test_c1_after_a_pass_the_carriers_build_and_the_repair_is_too_late(table: Table) -> None:
    table.position(C1)
    deck = count(table, "united_states", "deck")
    table.do("play sea_battle", "battle central_pacific", "japan: pass")
    assert "central_pacific" not in table.navies("japan")
    table.do("united_states: use aircraft_carriers", "build central_pacific")
    assert count(table, "united_states", "deck") == deck - 1
    assert table.navies("united_states") == {"east_pacific", "central_pacific"}
    assert table.seat == "united_states"
    assert "central_pacific" not in table.navies("japan")


C2 = """
    edition first
    turn japan play
    japan
      armies japan, china, southeast_asia
      navies sea_of_japan
      down destroyer_transport, surprise_attack
      hand sea_battle, build_navy
    united_kingdom
      armies middle_east
      navies south_china_sea, bay_of_bengal
    """


@rule("qm 5.3")
def test_c2_destroyer_transport_only(table: Table) -> None:
    table.position(C2)
    table.do("play sea_battle", "battle south_china_sea", "use destroyer_transport")
    assert "philippines" in places(table, "build")
    table.do("build philippines", "pass", "pass")
    assert "philippines" in table.armies("japan")
    assert table.cards("japan", "down") == ["surprise_attack"]


@rule("qm 5.3")
def test_c2_surprise_attack_only(table: Table) -> None:
    table.position(C2)
    table.do("play sea_battle", "battle south_china_sea", "use surprise_attack")
    table.do("battle bay_of_bengal", "pass")
    # India lies beside Southeast Asia; the Middle East lies beside no Japanese piece.
    assert "india" in places(table, "battle")
    assert "middle_east" not in places(table, "battle")
    table.do("battle india", "pass")
    assert table.navies("united_kingdom") == set()
    assert table.cards("japan", "down") == ["destroyer_transport"]


@rule("qm 5.3")
@pytest.mark.parametrize("first", ["destroyer_transport", "surprise_attack"])
def test_c2_both_in_either_order(table: Table, first: str) -> None:
    table.position(C2)
    table.do("play sea_battle", "battle south_china_sea")
    assert table.legal == ["pass", "use destroyer_transport", "use surprise_attack"]
    if first == "destroyer_transport":
        table.do("use destroyer_transport", "build philippines", "pass")
        table.do("use surprise_attack", "battle bay_of_bengal", "battle india")
    else:
        table.do("use surprise_attack", "battle bay_of_bengal", "pass", "battle india")
        table.do("use destroyer_transport", "build philippines", "pass")
    assert table.navies("united_kingdom") == set()
    assert "philippines" in table.armies("japan")
    assert table.cards("japan", "down") == []


@rule("qm 5.3")
def test_c2_the_transport_woven_between_the_two_battles_of_the_attack(table: Table) -> None:
    table.position(C2)
    table.do("play sea_battle", "battle south_china_sea", "use surprise_attack")
    table.do("battle bay_of_bengal", "use destroyer_transport", "build india", "pass")
    assert "middle_east" in places(table, "battle")
    table.do("battle middle_east")
    assert table.armies("united_kingdom") == set()
    assert "india" in table.armies("japan")


@rule("qm 5.3")
def test_c2_after_the_land_battle_only_the_first_sea_battle_sets_off_the_transport(
    table: Table,
) -> None:
    table.position(C2)
    table.do("play sea_battle", "battle south_china_sea", "use surprise_attack")
    table.do("battle bay_of_bengal", "pass", "battle india", "use destroyer_transport")
    assert "india" not in places(table, "build")
    assert "philippines" in places(table, "build")


@rule("qm 5.3")
def test_c2_nothing_is_forced(table: Table) -> None:
    table.position(C2)
    table.do("play sea_battle", "battle south_china_sea", "japan: pass")
    assert set(table.cards("japan", "down")) == {"destroyer_transport", "surprise_attack"}
    assert table.asked.ask == "ask-discard"


@rule("qm 5.3")
def test_c2_after_each_effect_the_other_side_is_asked(table: Table) -> None:
    table.position("""
        edition first
        turn japan play
        japan
          armies japan, china, southeast_asia
          navies sea_of_japan
          down surprise_attack
          hand sea_battle, build_navy
        united_kingdom
          armies australia, india
          navies south_china_sea, bay_of_bengal
          down destroyers, defensive_posture
        """)
    table.do("play sea_battle", "battle bay_of_bengal", "united_kingdom: pass")
    table.do("japan: use surprise_attack", "battle south_china_sea")
    table.do("united_kingdom: use destroyers", "japan: battle india")
    table.do("united_kingdom: use defensive_posture")
    assert table.navies("united_kingdom") == {"south_china_sea"}
    assert table.armies("united_kingdom") == {"australia", "india"}


C3 = """
    edition first
    turn germany play
    germany
      armies germany, eastern_europe, balkans
      status dive_bombers, blitzkrieg
      hand land_battle, build_army
    soviet_union
      armies ukraine, russia, moscow
      down stalingrad, rasputitsa
    """


@rule("qm 5.3", "qm 13.2.5")
def test_c3_the_soviets_are_asked_first_and_stalingrad_protects(table: Table) -> None:
    table.position(C3)
    table.do("play land_battle", "battle ukraine")
    assert (table.seat, table.legal) == ("soviet_union", ["pass", "use stalingrad"])
    table.do("use stalingrad")
    assert "ukraine" in table.armies("soviet_union")
    assert view(table.state, SPECTATOR)["nations"]["soviet_union"]["safe"] == ["ukraine"]
    assert table.cards("soviet_union", "discard") == ["stalingrad"]


@rule("qm 5.3")
def test_c3_stalingrad_could_have_been_kept(table: Table) -> None:
    table.position(C3)
    table.do("play land_battle", "battle ukraine", "soviet_union: pass")
    assert table.armies("soviet_union") == {"russia", "moscow"}
    assert table.cards("soviet_union", "down") == ["rasputitsa", "stalingrad"]


@rule("qm 5.3")
def test_c3_germany_against_the_soviets(table: Table) -> None:
    table.position(C3)
    deck = count(table, "germany", "deck")
    table.do("play land_battle", "battle ukraine", "soviet_union: use stalingrad")
    table.do("germany: use dive_bombers")
    assert "russia" in places(table, "battle")
    table.do("battle russia")
    assert table.armies("soviet_union") == {"ukraine", "moscow"}
    table.do("germany: use blitzkrieg")
    assert table.legal == ["pass", "build russia"]
    table.do("build russia", "soviet_union: use rasputitsa")
    assert table.armies("germany") == {"germany", "eastern_europe", "balkans"}
    assert table.armies("soviet_union") == {"ukraine", "moscow"}
    assert count(table, "germany", "deck") == deck - 2
    assert table.cards("soviet_union", "discard") == ["rasputitsa", "stalingrad"]
    assert set(table.cards("germany", "status")) == {"dive_bombers", "blitzkrieg"}
    assert (table.seat, table.asked.ask) == ("germany", "ask-discard")


C4 = """
    edition first
    {options}
    turn japan play
    japan
      armies japan, china, southeast_asia
      navies sea_of_japan
      down surprise_attack, destroyer_transport
      hand sea_battle, build_navy
    united_kingdom
      armies indonesia, india
      navies bay_of_bengal, south_china_sea
      down destroyers, loyal_to_the_crown
    """
ANY_BATTLE = "options destroyer_transport_any_battle_this_turn"


def c4(table: Table, options: str = "") -> None:
    """The first three steps of C4."""
    table.position(C4.format(options=options))
    table.do("play sea_battle", "battle south_china_sea", "united_kingdom: use destroyers")
    table.do("protect south_china_sea")
    assert "south_china_sea" in table.navies("united_kingdom")
    table.do("japan: use surprise_attack", "battle bay_of_bengal", "japan: pass", "battle india")
    assert table.navies("united_kingdom") == {"south_china_sea"}
    assert table.armies("united_kingdom") == {"indonesia"}


@rule("qm 5.3")
def test_c4_destroyers_ask_for_a_supplied_british_army_beside_the_navy(table: Table) -> None:
    table.position(C4.format(options=""))
    table.do("play sea_battle", "battle south_china_sea")
    assert (table.seat, table.legal) == ("united_kingdom", ["pass", "use destroyers"])
    table.position(C4.format(options="").replace("armies indonesia, india", "armies india"))
    table.do("play sea_battle", "battle south_china_sea")
    assert table.seat == "japan"


@rule("qm 5.3")
def test_c4_at_that_point_the_transport_answers_the_first_battle_alone(table: Table) -> None:
    c4(table)
    table.do("japan: use destroyer_transport")
    assert "philippines" in places(table, "build")
    table.refuses("build india")


@rule("qm 5.3")
def test_c4_as_printed_with_its_setting(table: Table) -> None:
    c4(table, ANY_BATTLE)
    table.do("japan: use destroyer_transport", "build india")
    table.do("united_kingdom: use loyal_to_the_crown")
    assert table.armies("japan") == {"japan", "china", "southeast_asia"}


@rule("qm 5.3")
def test_c5_with_the_cards_of_the_first_edition(table: Table) -> None:
    table.position("""
        edition first
        turn japan play
        japan
          armies japan, china, southeast_asia
          navies sea_of_japan
          down surprise_attack, destroyer_transport
          hand sea_battle, build_navy
        united_kingdom
          armies australia, india
          navies south_china_sea, bay_of_bengal
          down destroyers, loyal_to_the_crown
        """)
    table.do("play sea_battle", "battle bay_of_bengal", "united_kingdom: use destroyers")
    table.do("protect bay_of_bengal")
    table.do("japan: use surprise_attack", "battle south_china_sea", "japan: pass", "battle india")
    table.do("japan: use destroyer_transport", "build india")
    table.do("united_kingdom: use loyal_to_the_crown", "japan: build india")
    assert table.armies("japan") == {"japan", "china", "southeast_asia", "india"}
    assert table.navies("japan") == {"sea_of_japan"}
    assert table.armies("united_kingdom") == {"australia"}
    assert table.navies("united_kingdom") == {"bay_of_bengal"}
    assert count(table, "japan", "down") + count(table, "united_kingdom", "down") == 0


MUD = """
    edition first
    turn germany play
    germany
      armies germany, eastern_europe{more}
      hand build_army, land_battle
    soviet_union
      armies moscow
      down rasputitsa
    """


@rule("qm 13.2.6")
def test_c6_an_army_built_next_to_moscow_is_eliminated(table: Table) -> None:
    table.position(MUD.format(more=""))
    table.do("play build_army", "build russia", "soviet_union: use rasputitsa")
    assert table.armies("germany") == {"germany", "eastern_europe"}


@rule("qm 13.2.6")
def test_c6_an_army_of_an_earlier_turn_stays(table: Table) -> None:
    table.position(MUD.format(more=", russia"))
    table.do("play build_army", "build balkans", "germany: pass")
    to_turn(table, "soviet_union")
    assert table.refuses("use rasputitsa").rule == "qm 5.3"
    assert "russia" in table.armies("germany")


@rule("qm 13.2.6", "qm 5.5.1")
def test_c6_a_recruited_army_counts_too(table: Table) -> None:
    table.position("""
        edition first
        turn soviet_union play
        germany
          armies germany, eastern_europe, ukraine
        italy
          armies italy, balkans
          down romanian_reinforcements
        soviet_union
          armies moscow
          down rasputitsa
          hand land_battle, build_army
        """)
    table.do("play land_battle", "battle ukraine")
    table.do("italy: use romanian_reinforcements", "recruit ukraine")
    table.do("soviet_union: use rasputitsa")
    assert table.armies("italy") == {"italy", "balkans"}


@rule("qm 14.7")
def test_c7_once_a_card_is_declared_the_beginning_of_the_step_is_over(table: Table) -> None:
    table.position("""
        edition first
        options air_marshal
        turn germany play
        germany
          armies germany
          hand cloud_cover, build_army, land_battle
        """)
    assert table.legal == ["pass", "use cloud_cover"]
    table.do("pass")
    assert "use cloud_cover" not in table.legal
    table.refuses("use cloud_cover")
    table.do("play build_army")
    table.refuses("use cloud_cover")
    table.do("build eastern_europe")
    assert "cloud_cover" in table.cards("germany", "hand")


@rule("qm 13.2.5")
def test_c8_a_protected_army_survives_a_second_battle_of_that_turn(table: Table) -> None:
    table.position(C3)
    table.do("play land_battle", "battle ukraine", "soviet_union: use stalingrad")
    table.do("germany: use dive_bombers", "battle ukraine")
    assert "ukraine" in table.armies("soviet_union")


@rule("qm 13.2.5")
def test_c8_a_protected_army_survives_an_elimination_in_that_turn(table: Table) -> None:
    table.position("""
        edition first
        turn germany
        germany
          armies germany
          hand military_dictatorships_in_the_balkans, build_army
        soviet_union
          armies moscow, ukraine
          down stalingrad
        """)
    table.do("soviet_union: use stalingrad")
    table.do("play military_dictatorships_in_the_balkans", "recruit italy balkans")
    table.do("eliminate soviet_union ukraine")
    assert table.armies("soviet_union") == {"moscow", "ukraine"}


@rule("qm 13.2.5", "qm 13.2.8")
def test_c8_from_the_next_turn_on_the_army_can_be_removed(table: Table) -> None:
    table.position(
        C3
        + """
        italy
          armies italy, balkans
          hand land_battle, build_army
        """
    )
    table.do("play land_battle", "battle ukraine", "soviet_union: use stalingrad")
    table.do("germany: pass", "germany: pass")
    assert view(table.state, SPECTATOR)["nations"]["soviet_union"]["safe"] == []
    to_turn(table, "italy")
    table.do("play land_battle", "battle ukraine")
    assert table.armies("soviet_union") == {"russia", "moscow"}
