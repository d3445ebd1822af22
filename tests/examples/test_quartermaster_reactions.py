"""Worked examples of reactions (C)."""

from tests.conftest import Table, rule


@rule("qm 5.3")
def test_c3_germany_against_the_soviets(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, eastern_europe, balkans
          status dive_bombers, blitzkrieg
          hand land_battle, build_army
        soviet_union
          armies ukraine, russia, moscow
          down stalingrad, rasputitsa
        """)
    deck = len(table.cards("germany", "deck"))
    table.do("play land_battle", "germany: battle ukraine", "soviet_union: use stalingrad")
    assert table.armies("soviet_union") == {"ukraine", "russia", "moscow"}
    table.do(
        "germany: use dive_bombers", "battle russia", "germany: use blitzkrieg", "build russia"
    )
    assert "russia" in table.armies("germany")
    table.do("soviet_union: use rasputitsa")
    assert table.armies("germany") == {"germany", "eastern_europe", "balkans"}
    assert table.armies("soviet_union") == {"ukraine", "moscow"}
    assert len(table.cards("germany", "deck")) == deck - 2
    assert set(table.cards("soviet_union", "discard")) == {"stalingrad", "rasputitsa"}
    assert set(table.cards("germany", "status")) == {"dive_bombers", "blitzkrieg"}


@rule("qm 5.3")
def test_c5_second_edition(table: Table) -> None:
    table.position("""
        turn japan play
        japan
          armies japan, china, southeast_asia
          navies sea_of_japan
          down surprise_attack, destroyer_transport
          hand sea_battle
        united_kingdom
          armies australia, india
          navies south_china_sea, bay_of_bengal
          down destroyers, loyal_to_the_crown
        """)
    table.do("play sea_battle", "battle bay_of_bengal", "united_kingdom: use destroyers")
    table.do("japan: use surprise_attack", "battle south_china_sea", "japan: pass", "battle india")
    table.do("japan: use destroyer_transport", "build india")
    table.do("united_kingdom: use loyal_to_the_crown", "japan: build india")
    assert table.armies("japan") == {"japan", "china", "southeast_asia", "india"}
    assert table.navies("united_kingdom") == {"bay_of_bengal"}
    assert table.armies("united_kingdom") == {"australia"}
