"""The cards that Air Marshal adds to the deck of Germany."""

import pytest
from tests.cards.quartermaster.driver import deck, offers, play_is_over
from tests.cards.quartermaster.marks import card
from tests.conftest import Table
from tests.helpers import count, places, quiet, supplied

either = pytest.mark.parametrize("edition", ["first", "second"])


def set_up(table: Table, text: str, edition: str = "first") -> None:
    """A position with the extension, in which nobody else holds a Bolster."""
    table.position(quiet(f"edition {edition}\noptions air_marshal\n{text}"))


AIR = """
    turn germany air
    germany
      armies germany{armies}
      navies {navies}
      air_forces {air}
      hand {hand}
      deck {deck}
    """


def air(table: Table, edition: str = "first", more: str = "", **words: str) -> None:
    """The German Air step."""
    usual = dict.fromkeys(("armies", "navies", "air"), "") | {"deck": "build_army x3"} | words
    set_up(table, AIR.format(**usual) + more, edition)


@card("germany.deploy_air_force", "works")
@either
def test_deploy_air_force_puts_one_with_a_supplied_piece(table: Table, edition: str) -> None:
    air(table, edition, armies=", western_europe", hand="deploy_air_force, build_navy")
    assert places(table, "deploy") == {"germany", "western_europe"}
    table.do("deploy western_europe")
    assert table.air_forces("germany") == {"western_europe"}
    assert table.cards("germany", "discard") == ["deploy_air_force"]


@card("germany.deploy_air_force", "fails")
def test_deploy_air_force_needs_a_supplied_piece_without_one(table: Table) -> None:
    text = AIR.format(armies="", navies="", air="", hand="deploy_air_force", deck="")
    set_up(table, text.replace("armies germany", "armies russia"))
    assert play_is_over(table)


SPEE = """
    turn germany play
    germany
      armies germany, {west}
      navies {navies}
      hand {hand}
      deck {deck}
    united_kingdom
      armies united_kingdom
      navies {british}
    """


def spee(table: Table, edition: str = "first", **words: str) -> None:
    """Germany builds a navy in the North Sea or the Baltic."""
    usual = {
        "west": "western_europe",
        "navies": "",
        "hand": "build_navy, admiral_graf_spee, build_army",
        "deck": "build_army x3",
        "british": "north_atlantic",
    }
    set_up(table, SPEE.format(**{**usual, **words}), edition)


@card("germany.admiral_graf_spee", "works")
@either
def test_the_graf_spee_strikes_in_one_of_three_seas(table: Table, edition: str) -> None:
    spee(table, edition)
    table.do("play build_navy", "build north_sea", "use admiral_graf_spee")
    assert deck(table, "germany") == 2
    assert places(table, "battle") == {"north_atlantic", "south_atlantic"}
    table.do("battle north_atlantic")
    assert table.navies("united_kingdom") == set()


@card("germany.admiral_graf_spee", "fails")
def test_the_graf_spee_needs_a_new_navy_and_a_sea_within_reach(table: Table) -> None:
    spee(table, hand="build_army, admiral_graf_spee, build_navy")
    table.do("play build_army", "build eastern_europe")
    assert play_is_over(table)
    spee(table, west="eastern_europe")
    table.do("play build_navy", "build baltic_sea")
    assert play_is_over(table)


@card("germany.admiral_graf_spee", "cost")
def test_the_graf_spee_is_paid_from_the_hand_when_the_deck_is_empty(table: Table) -> None:
    spee(table, deck="")
    table.do("play build_navy", "build north_sea", "use admiral_graf_spee")
    assert "build_army" in table.cards("germany", "under")
    spee(table, "second", deck="")
    table.do("play build_navy", "build north_sea", "use admiral_graf_spee")
    assert table.vp["axis"] == -1


CLOUDS = """
    turn germany {step}
    germany
      armies germany, ukraine
      hand cloud_cover, land_battle, build_army
    soviet_union
      armies moscow
      air_forces moscow
    """


@card("germany.cloud_cover", "works")
@either
def test_under_clouds_nobody_defends_by_air(table: Table, edition: str) -> None:
    set_up(table, CLOUDS.format(step="play"), edition)
    table.do("use cloud_cover", "play land_battle", "battle moscow")
    assert table.armies("soviet_union") == set()
    assert table.air_forces("soviet_union") == set()


@card("germany.cloud_cover", "ruling")
def test_the_clouds_are_gone_on_the_next_turn(table: Table) -> None:
    set_up(table, CLOUDS.format(step="play"))
    table.do("use cloud_cover")
    assert table.state.no_air
    table.run()
    assert not table.state.no_air


@card("germany.cloud_cover", "fails")
def test_cloud_cover_waits_for_the_beginning_of_the_own_play_step(table: Table) -> None:
    set_up(table, CLOUDS.format(step="supply"))
    assert play_is_over(table)
    table.refuses("use cloud_cover")


JU_52 = """
    turn germany play
    germany
      armies germany, russia, kazakhstan
      air_forces {air}
      hand ju_52s_airlift_supplies, land_battle, build_army
    """


@card("germany.ju_52s_airlift_supplies", "works")
@either
def test_the_airlift_feeds_every_german_piece_for_the_turn(table: Table, edition: str) -> None:
    set_up(table, JU_52.format(air="germany"), edition)
    table.do("use ju_52s_airlift_supplies")
    assert supplied(table, "germany", "kazakhstan")
    table.do("play land_battle", "battle moscow", "pass")
    assert table.armies("germany") == {"germany", "russia", "kazakhstan"}


@card("germany.ju_52s_airlift_supplies", "ruling")
@pytest.mark.parametrize(("port", "legal"), [("", False), (", iceland", True)])
def test_a_navy_that_ju_52s_feed_still_needs_an_army_beside_the_sea(
    table: Table, port: str, legal: bool
) -> None:
    set_up(
        table,
        f"""
        turn germany play
        germany
          armies germany, western_europe{port}
          navies north_sea
          air_forces germany
          hand ju_52s_airlift_supplies, build_navy, build_army
        """,
    )
    table.do("use ju_52s_airlift_supplies", "play build_navy")
    assert ("build north_atlantic" in table.legal) == legal


@card("germany.ju_52s_airlift_supplies", "fails")
def test_the_airlift_needs_a_german_air_force(table: Table) -> None:
    set_up(table, JU_52.format(air=""))
    assert table.asked.ask == "ask-play"


@card("germany.ju_87", "works")
@either
def test_the_ju_87_battles_beside_the_air_force(table: Table, edition: str) -> None:
    soviet = "soviet_union\n  armies moscow, eastern_europe\n"
    air(table, edition, soviet, hand="deploy_air_force, ju_87, build_navy")
    table.do("deploy germany", "use ju_87")
    assert deck(table, "germany") == 2
    assert "eastern_europe" in places(table, "battle")
    table.do("battle eastern_europe")
    assert table.armies("soviet_union") == {"moscow"}


@card("germany.ju_87", "works")
def test_the_ju_87_answers_an_intervention_too(table: Table) -> None:
    air(table, armies=", eastern_europe", air="germany", hand="ju_87, build_navy")
    table.do("marshal germany", "discard build_navy", "fly eastern_europe")
    assert table.legal == ["pass", "use ju_87"]


@card("germany.ju_87", "fails")
def test_the_ju_87_does_not_answer_the_air_force_of_a_teammate(table: Table) -> None:
    set_up(
        table,
        """
        turn italy air
        italy
          armies italy
          hand deploy_air_force, build_army
        germany
          armies germany
          hand ju_87, build_army
        """,
    )
    table.do("deploy italy")
    assert play_is_over(table)


@card("germany.ju_87", "cost")
def test_the_ju_87_is_paid_from_the_hand_when_the_deck_is_empty(table: Table) -> None:
    air(table, hand="deploy_air_force, ju_87, build_navy", deck="")
    table.do("deploy germany", "use ju_87")
    assert count(table, "germany", "hand") == 0


BRITAIN = """
united_kingdom
  armies united_kingdom
  navies north_sea
  air_forces {air}
"""


@card("germany.me_109s_attack_airfields", "works")
@either
def test_me_109s_eliminate_an_allied_air_force_next_door(table: Table, edition: str) -> None:
    hand = "deploy_air_force, me_109s_attack_airfields, build_navy"
    air(table, edition, BRITAIN.format(air="north_sea"), armies=", western_europe", hand=hand)
    table.do("deploy western_europe", "use me_109s_attack_airfields")
    assert deck(table, "germany") == 2
    table.do("eliminate united_kingdom north_sea")
    assert table.air_forces("united_kingdom") == set()
    assert table.navies("united_kingdom") == {"north_sea"}


@card("germany.me_109s_attack_airfields", "fails")
def test_me_109s_do_not_reach_two_spaces(table: Table) -> None:
    hand = "deploy_air_force, me_109s_attack_airfields, build_navy"
    air(table, "first", BRITAIN.format(air="united_kingdom"), armies=", western_europe", hand=hand)
    table.do("deploy western_europe")
    assert play_is_over(table)


@card("germany.me_109s_attack_airfields", "cost")
def test_me_109s_are_paid_from_the_hand_when_the_deck_is_empty(table: Table) -> None:
    hand = "deploy_air_force, me_109s_attack_airfields, build_navy"
    british = BRITAIN.format(air="north_sea")
    air(table, "first", british, armies=", western_europe", hand=hand, deck="")
    table.do("deploy western_europe", "use me_109s_attack_airfields")
    assert count(table, "germany", "hand") == 0


WESER = """
    turn germany victory
    germany
      armies germany
      hand operation_weserubung, build_army
      deck {deck}
    """


@card("germany.operation_weserubung", "works")
@either
def test_weserubung_recruits_in_scandinavia_before_the_points(table: Table, edition: str) -> None:
    set_up(table, WESER.format(deck="build_army x3"), edition)
    table.do("use operation_weserubung", "recruit scandinavia")
    assert table.armies("germany") == {"germany", "scandinavia"}
    assert deck(table, "germany") == 2
    assert table.vp["axis"] == 2


@card("germany.operation_weserubung", "fails")
def test_weserubung_finds_an_enemy_in_scandinavia(table: Table) -> None:
    british = "united_kingdom\n  armies united_kingdom, scandinavia\n"
    set_up(table, WESER.format(deck="build_army x3") + british)
    assert play_is_over(table)


@card("germany.operation_weserubung", "cost")
def test_weserubung_is_paid_from_the_hand_when_the_deck_is_empty(table: Table) -> None:
    set_up(table, WESER.format(deck=""))
    table.do("use operation_weserubung")
    assert count(table, "germany", "hand") == 0
    assert table.vp["axis"] == 0


TACTICS = """
    turn germany play
    germany
      armies germany, balkans
      status {status}
      hand tactical_innovations, {hand}
    """


@card("germany.tactical_innovations", "works")
@either
def test_tactical_innovations_exchange_a_status(table: Table, edition: str) -> None:
    text = TACTICS.format(status="wolf_packs, blitzkrieg", hand="dive_bombers, land_battle")
    set_up(table, text, edition)
    table.do("use tactical_innovations", "discard wolf_packs", "lay dive_bombers")
    assert set(table.cards("germany", "status")) == {"blitzkrieg", "dive_bombers"}
    assert table.cards("germany", "discard") == ["wolf_packs", "tactical_innovations"]
    assert table.asked.ask == "ask-play"


@card("germany.tactical_innovations", "ruling")
@pytest.mark.parametrize(("edition", "works"), [("first", False), ("second", True)])
def test_the_new_status_works_when_the_edition_lets_it(
    table: Table, edition: str, works: bool
) -> None:
    text = TACTICS.format(status="wolf_packs", hand="dive_bombers, land_battle")
    set_up(table, text, edition)
    table.do("use tactical_innovations", "discard wolf_packs", "lay dive_bombers")
    table.do("play land_battle", "battle ukraine")
    assert ("use dive_bombers" in table.legal) == works


@card("germany.tactical_innovations", "fails")
def test_tactical_innovations_need_a_status_in_the_hand(table: Table) -> None:
    set_up(table, TACTICS.format(status="wolf_packs", hand="land_battle"))
    assert table.asked.ask == "ask-play"


@card("germany.tactical_innovations", "cost")
def test_tactical_innovations_need_a_status_on_the_table(table: Table) -> None:
    set_up(table, TACTICS.format(status="", hand="dive_bombers, land_battle"))
    assert table.asked.ask == "ask-play"


BLITZ = """
    turn germany play
    germany
      armies germany, western_europe
      air_forces {air}
      hand {card}, the_blitz, build_army
    """


@card("germany.the_blitz", "works")
@pytest.mark.parametrize(("air_", "cards"), [("western_europe", 2), ("western_europe, germany", 2)])
def test_the_blitz_takes_two_british_cards_for_each_air_force_near_the_united_kingdom(
    table: Table, air_: str, cards: int
) -> None:
    # Western Europe is two spaces from the United Kingdom, Germany is three.
    set_up(table, BLITZ.format(air=air_, card="submarines_soviet"))
    british, soviet = deck(table, "united_kingdom"), deck(table, "soviet_union")
    table.do("play submarines_soviet", "use the_blitz")
    assert deck(table, "united_kingdom") == british - cards
    assert deck(table, "soviet_union") == soviet - 2


@card("germany.the_blitz", "works")
def test_the_blitz_goes_with_economic_warfare_of_the_second_edition(table: Table) -> None:
    set_up(table, BLITZ.format(air="western_europe", card="v_weapons"), "second")
    british = deck(table, "united_kingdom")
    table.do("play v_weapons", "use the_blitz")
    assert deck(table, "united_kingdom") == british - 1 - 2


@card("germany.the_blitz", "fails")
@pytest.mark.parametrize(
    ("air_", "card_"), [("germany", "submarines_soviet"), ("western_europe", "plunder")]
)
def test_the_blitz_needs_economic_warfare_and_an_air_force_near(
    table: Table, air_: str, card_: str
) -> None:
    set_up(table, BLITZ.format(air=air_, card=card_))
    table.do(f"play {card_}")
    assert offers(table, "use the_blitz") == 0
