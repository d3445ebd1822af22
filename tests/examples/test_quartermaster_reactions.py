"""Worked examples of reactions (C)."""

import pytest
from tests.conftest import Table, rule
from tests.helpers import count, places, to_turn

from wartable.core.game import SPECTATOR
from wartable.games.quartermaster.view import view

C3 = """
    turn germany play
    germany
      armies germany, eastern_europe, balkans
      status dive_bombers, blitzkrieg
      hand land_battle, build_army
    soviet_union
      armies ukraine, russia, moscow
      down stalingrad, rasputitsa
    """


@rule("qm 5.3")
def test_c3_the_soviets_are_asked_first(table: Table) -> None:
    table.position(C3)
    table.do("play land_battle", "battle ukraine")
    assert table.seat == "soviet_union"
    assert table.legal == ["pass", "use stalingrad"]


@rule("qm 5.3")
def test_c3_stalingrad_could_have_been_kept(table: Table) -> None:
    table.position(C3)
    table.do("play land_battle", "battle ukraine", "soviet_union: pass")
    assert table.armies("soviet_union") == {"russia", "moscow"}
    assert table.cards("soviet_union", "down") == ["rasputitsa", "stalingrad"]


@rule("qm 5.3", "qm 13.2.5")
def test_c3_stalingrad_protects_the_army_for_the_german_turn(table: Table) -> None:
    table.position(C3)
    table.do("play land_battle", "battle ukraine", "soviet_union: use stalingrad")
    assert table.armies("soviet_union") == {"ukraine", "russia", "moscow"}
    assert view(table.state, SPECTATOR)["nations"]["soviet_union"]["safe"] == ["ukraine"]
    assert table.cards("soviet_union", "discard") == ["stalingrad"]


@rule("qm 5.3")
def test_c3_dive_bombers_may_battle_where_the_battle_was_or_beside_it(table: Table) -> None:
    table.position(C3)
    table.do("play land_battle", "battle ukraine", "soviet_union: use stalingrad")
    assert table.legal == ["pass", "use dive_bombers"]
    deck = count(table, "germany", "deck")
    table.do("use dive_bombers")
    assert count(table, "germany", "deck") == deck - 1
    # Beside Ukraine and beside a German army; Moscow and the Middle East are beside Ukraine only.
    assert places(table, "battle") == {"ukraine", "russia"}


@rule("qm 5.3")
def test_c3_germany_against_the_soviets(table: Table) -> None:
    table.position(C3)
    deck = count(table, "germany", "deck")
    table.do("play land_battle", "battle ukraine", "soviet_union: use stalingrad")
    table.do("germany: use dive_bombers", "battle russia")
    assert table.armies("soviet_union") == {"ukraine", "moscow"}
    table.do("germany: use blitzkrieg")
    assert table.legal == ["pass", "build russia"]
    table.do("build russia")
    assert table.armies("germany") == {"germany", "eastern_europe", "balkans", "russia"}
    assert (table.seat, table.legal) == ("soviet_union", ["pass", "use rasputitsa"])
    table.do("use rasputitsa")
    assert table.armies("germany") == {"germany", "eastern_europe", "balkans"}
    assert table.armies("soviet_union") == {"ukraine", "moscow"}
    assert count(table, "germany", "deck") == deck - 2
    assert table.cards("soviet_union", "discard") == ["rasputitsa", "stalingrad"]
    assert table.cards("soviet_union", "down") == []
    assert set(table.cards("germany", "status")) == {"dive_bombers", "blitzkrieg"}
    used = view(table.state, SPECTATOR)["nations"]["germany"]["used"]
    assert set(used) == {"dive_bombers", "blitzkrieg"}
    # Both are spent for this turn: nothing is left to answer the older battle with.
    assert (table.seat, table.asked.ask) == ("germany", "ask-discard")


C5 = """
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
    """


@rule("qm 5.3")
def test_c5_destroyers_save_the_navy(table: Table) -> None:
    table.position(C5)
    table.do("play sea_battle", "battle bay_of_bengal")
    assert (table.seat, table.legal) == ("united_kingdom", ["pass", "use destroyers"])
    table.do("use destroyers")
    assert table.navies("united_kingdom") == {"south_china_sea", "bay_of_bengal"}
    assert view(table.state, SPECTATOR)["nations"]["united_kingdom"]["safe"] == ["bay_of_bengal"]


@rule("qm 5.3")
def test_c5_second_edition(table: Table) -> None:
    table.position(C5)
    table.do("play sea_battle", "battle bay_of_bengal", "united_kingdom: use destroyers")
    table.do("japan: use surprise_attack", "battle south_china_sea")
    assert table.navies("united_kingdom") == {"bay_of_bengal"}
    table.do("japan: pass", "battle india")
    assert table.armies("united_kingdom") == {"australia"}
    table.do("japan: use destroyer_transport")
    assert "india" in places(table, "build")
    table.do("build india")
    assert (table.seat, table.legal) == ("united_kingdom", ["pass", "use loyal_to_the_crown"])
    table.do("use loyal_to_the_crown")
    assert table.armies("japan") == {"japan", "china", "southeast_asia"}
    table.do("japan: build india")
    assert table.armies("japan") == {"japan", "china", "southeast_asia", "india"}
    assert table.navies("japan") == {"sea_of_japan"}
    assert table.armies("united_kingdom") == {"australia"}
    assert table.navies("united_kingdom") == {"bay_of_bengal"}
    assert table.cards("japan", "discard") == [
        "destroyer_transport", "surprise_attack", "sea_battle"
    ]  # fmt: skip
    assert table.cards("united_kingdom", "discard") == ["loyal_to_the_crown", "destroyers"]
    assert (table.seat, table.asked.ask) == ("japan", "ask-discard")


@rule("qm 5.3")
def test_c5_the_transport_answers_the_first_battle_not_the_one_of_the_surprise_attack(
    table: Table,
) -> None:
    table.position(C5)
    table.do("play sea_battle", "battle bay_of_bengal", "united_kingdom: use destroyers")
    table.do("japan: use surprise_attack", "battle south_china_sea", "japan: pass", "battle india")
    table.do("japan: use destroyer_transport")
    # Philippines is next to the South China Sea only; Indonesia to both seas.
    assert "philippines" not in places(table, "build")


MUD = """
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
def test_c6_an_army_built_elsewhere_is_not(table: Table) -> None:
    table.position(MUD.format(more=""))
    table.do("play build_army", "build balkans")
    assert (table.seat, table.asked.ask) == ("germany", "ask-discard")


@rule("qm 13.2.6")
def test_c6_an_army_of_an_earlier_turn_stays(table: Table) -> None:
    table.position(MUD.format(more=", russia"))
    table.do("play build_army", "build balkans", "germany: pass")
    to_turn(table, "soviet_union")
    reason = table.refuses("use rasputitsa")
    assert (reason.rule, reason.message) == ("qm 5.3", "reason-waits")
    assert table.armies("germany") == {"germany", "eastern_europe", "russia", "balkans"}


RECRUITED = """
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
    """


@rule("qm 13.2.6")
def test_c6_a_recruited_army_sinks_into_the_mud_as_well(table: Table) -> None:
    table.position(RECRUITED)
    table.do("play land_battle", "battle ukraine")
    table.do("italy: use romanian_reinforcements", "recruit ukraine")
    table.do("soviet_union: use rasputitsa")
    assert table.armies("italy") == {"italy", "balkans"}


@rule("qm 13.2.6")
def test_c6_a_switch_lets_a_recruited_army_count(table: Table) -> None:
    table.position("options built_or_recruited\n" + RECRUITED)
    table.do("play land_battle", "battle ukraine")
    table.do("italy: use romanian_reinforcements", "recruit ukraine")
    table.do("soviet_union: use rasputitsa")
    assert table.armies("italy") == {"italy", "balkans"}


@rule("qm 5.3")
def test_c7_a_reaction_to_the_beginning_comes_before_a_card_is_declared(table: Table) -> None:
    table.position("""
        turn germany
        germany
          armies western_europe
          status volksturm
          hand build_army, land_battle
        """)
    assert table.legal == ["pass", "use volksturm"]
    table.do("pass")
    table.refuses("use volksturm")
    table.do("play build_army")
    table.refuses("use volksturm")
    table.do("pass")
    table.refuses("use volksturm")
    assert table.armies("germany") == {"western_europe"}


@rule("qm 5.3")
def test_c7_the_beginning_of_the_turn_is_before_the_play_step(table: Table) -> None:
    table.position("""
        turn germany
        germany
          armies western_europe
          status volksturm
          hand build_army, land_battle
        """)
    table.do("use volksturm", "recruit germany")
    assert table.asked.ask == "ask-play"
    assert table.armies("germany") == {"western_europe", "germany"}


@rule("qm 13.2.5")
def test_c8_a_protected_army_survives_a_second_battle(table: Table) -> None:
    table.position(C3)
    table.do("play land_battle", "battle ukraine", "soviet_union: use stalingrad")
    table.do("germany: use dive_bombers", "battle ukraine")
    assert table.armies("soviet_union") == {"ukraine", "russia", "moscow"}


@rule("qm 13.2.5")
def test_c8_a_protected_army_survives_an_elimination(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          hand military_dictatorships_in_the_balkans, build_army
        soviet_union
          armies moscow, ukraine
          safe ukraine
        """)
    table.do("play military_dictatorships_in_the_balkans", "recruit italy balkans")
    if "eliminate soviet_union ukraine" in table.legal:
        table.do("eliminate soviet_union ukraine")
    assert table.armies("soviet_union") == {"moscow", "ukraine"}


@rule("qm 13.2.5")
@pytest.mark.parametrize("answer", ["soviet_union: use stalingrad"])
def test_c8_from_the_next_turn_on_the_army_can_be_removed(table: Table, answer: str) -> None:
    table.position(
        C3
        + """
        italy
          armies italy, balkans
          hand land_battle, build_army
        """
    )
    table.do("play land_battle", "battle ukraine", answer, "germany: pass", "germany: pass")
    assert table.state.nation == 1
    assert view(table.state, SPECTATOR)["nations"]["soviet_union"]["safe"] == []
    to_turn(table, "italy")
    table.do("play land_battle", "battle ukraine")
    assert table.armies("soviet_union") == {"russia", "moscow"}
