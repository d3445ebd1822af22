"""qm 5.3 A pass is not final: after every reaction the other team is asked again."""

import pytest
from tests.cards.quartermaster.driver import deck
from tests.conftest import Table, rule
from tests.helpers import quiet

from wartable.core.orders import Order


def asked_again(table: Table, nation: str, words: str) -> None:
    """Others pass until a nation is offered an answer, while reactions go on; it then gives it."""
    while table.seat != nation or words not in table.legal:
        assert table.asked.ask == "ask-react", (table.seat, table.legal)
        table.do("pass")
    table.do(words)


COVER = pytest.mark.parametrize("cover", ["", "options cover"])

WOLVES = """
    {cover}
    turn germany play
    germany
      armies germany
      status wolf_packs
      hand submarines_of_the_monsoon_group, build_army
    united_kingdom
      armies united_kingdom
      down asw_tactics
      deck build_army x5, sea_battle x4
    """


@rule("qm 5.3")
@COVER
def test_after_wolf_packs_the_united_kingdom_may_still_show_asw_tactics(
    table: Table, cover: str
) -> None:
    table.position(WOLVES.format(cover=cover))
    table.do("play submarines_of_the_monsoon_group", "united_kingdom: pass", "use wolf_packs")
    asked_again(table, "united_kingdom", "use asw_tactics")
    assert deck(table, "united_kingdom") == 9


@rule("qm 5.3", "qm 3.8")
def test_wolf_packs_are_not_offered_for_a_card_that_was_cancelled(table: Table) -> None:
    table.position(WOLVES.format(cover=""))
    table.do("play submarines_of_the_monsoon_group", "united_kingdom: use asw_tactics")
    assert (table.seat, table.asked.ask) == ("germany", "ask-discard")


@rule("qm 5.3", "qm 3.8")
@pytest.mark.parametrize(("armies", "offered"), [("germany", False), ("western_europe", True)])
def test_wolf_packs_are_offered_for_the_blockade_only_with_an_army_on_the_north_sea(
    table: Table, armies: str, offered: bool
) -> None:
    text = WOLVES.format(cover="").replace("submarines_of_the_monsoon_group, ", "")
    text = text.replace("hand build_army", "hand submarines_enforce_blockade, build_army")
    text = text.replace("armies germany", f"armies {armies}").replace("down asw_tactics", "")
    table.position(text)
    table.do("play submarines_enforce_blockade")
    assert ("use wolf_packs" in table.legal) == offered


RUSSIA = """
    {cover}
    turn germany play
    germany
      armies germany, eastern_europe
      status synthetic_fuel, bias_for_action
      hand build_army, land_battle
    soviet_union
      armies moscow
      down rasputitsa
    """


@rule("qm 5.3", "qm 13.2.6")
@COVER
def test_between_synthetic_fuel_and_bias_for_action_rasputitsa_is_asked_for_again(
    table: Table, cover: str
) -> None:
    table.position(RUSSIA.format(cover=cover))
    table.do("play build_army", "build ukraine", "soviet_union: pass")
    table.do("germany: use synthetic_fuel", "build balkans")
    assert (table.seat, table.legal) == ("soviet_union", ["pass", "use rasputitsa"])
    table.do("pass", "germany: use bias_for_action", "battle russia")
    asked_again(table, "soviet_union", "use rasputitsa")
    assert table.armies("germany") == {"germany", "eastern_europe", "balkans"}


FRANCE = """
    {cover}
    turn united_states play
    united_states
      armies eastern_united_states, united_kingdom
      navies north_atlantic, north_sea
      status amphibious_landings
      hand land_battle, build_army
      deck build_navy x5, sea_battle x4
    germany
      armies germany, western_europe
      status atlantic_wall
    """


@rule("qm 5.3")
@COVER
def test_after_amphibious_landings_the_atlantic_wall_may_still_stand(
    table: Table, cover: str
) -> None:
    table.position(FRANCE.format(cover=cover))
    table.do("play land_battle", "battle western_europe", "germany: pass")
    table.do("united_states: use amphibious_landings", "build western_europe")
    asked_again(table, "germany", "use atlantic_wall")
    assert deck(table, "united_states") == 9 - 1 - 3


AIR = """
    edition {edition}
    options air_marshal {cover}
    turn germany play
    germany
      armies germany
      air_forces germany
      hand ju_52s_airlift_supplies, cloud_cover, build_army
    united_kingdom
      armies united_kingdom
      hand operation_banquet, build_army x3
    """


@rule("qm 5.3", "qm 14.8")
@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("cover", ["", "cover"])
@pytest.mark.parametrize("card", ["ju_52s_airlift_supplies", "cloud_cover"])
def test_after_each_german_bolster_operation_banquet_may_still_be_held(
    table: Table, edition: str, cover: str, card: str
) -> None:
    table.position(quiet(AIR.format(edition=edition, cover=cover)))
    table.do("united_kingdom: pass", f"germany: use {card}")
    asked_again(table, "united_kingdom", "use operation_banquet")
    while table.asked.ask == "ask-react":
        table.do("pass")
    table.do("deploy united_kingdom")
    assert table.air_forces("united_kingdom") == {"united_kingdom"}


BOMBS = """
    edition {edition}
    options air_marshal
    turn united_states play
    united_states
      armies eastern_united_states, western_europe
      air_forces western_europe
      hand {bombs}, p_51_mustang, build_army
    italy
      armies italy
      down skilled_pilots
      deck build_army x3, build_navy x3, land_battle x4
    """


@rule("qm 5.3", "qm 3.8")
@pytest.mark.parametrize(
    ("edition", "bombs", "left"), [("first", "bombers", 10), ("second", "b_24_liberator", 10)]
)
def test_after_the_p_51_the_skilled_pilots_may_still_fly(
    table: Table, edition: str, bombs: str, left: int
) -> None:
    table.position(quiet(BOMBS.format(edition=edition, bombs=bombs)))
    table.do(f"play {bombs}")
    if table.asked.ask == "ask-hit-whom":
        table.do("nation italy")
    table.do("italy: pass", "united_states: use p_51_mustang")
    assert (table.seat, table.legal) == ("italy", ["pass", "use skilled_pilots"])
    table.do("use skilled_pilots")
    assert deck(table, "italy") == left


@rule("qm 5.3", "qm 3.8")
def test_what_was_cancelled_is_not_made_bigger(table: Table) -> None:
    table.position(quiet(BOMBS.format(edition="first", bombs="bombers")))
    table.do("play bombers", "nation italy", "italy: use skilled_pilots")
    # The P-51 has nothing to add to.
    assert table.asked.ask != "ask-react"
    assert deck(table, "italy") == 10


@rule("qm 5.3")
def test_whoever_wants_to_hear_no_more_is_not_asked_again(table: Table) -> None:
    table.position(RUSSIA.format(cover="options cover"))
    table.do("play build_army", "build ukraine")
    table.match.hush(3, "step")
    table.do("germany: use synthetic_fuel", "build balkans")
    # The Soviet Union declined twice without being asked.
    assert (table.seat, table.legal) == ("germany", ["pass", "use bias_for_action"])


@rule("qm 5.3")
def test_a_standing_order_answers_as_often_as_it_is_asked(table: Table) -> None:
    table.position(RUSSIA.format(cover="options cover"))
    table.match.order(3, Order("rasputitsa", "never"))
    table.do("play build_army", "build ukraine", "germany: use synthetic_fuel", "build balkans")
    assert (table.seat, table.legal) == ("germany", ["pass", "use bias_for_action"])


@rule("qm 5.3")
def test_a_seat_that_passed_is_told_that_it_will_be_asked_again(table: Table) -> None:
    table.position(WOLVES.format(cover=""))
    table.do("play submarines_of_the_monsoon_group", "united_kingdom: pass")
    reason = table.match.game.why_not(table.state, 1, "use asw_tactics")
    assert reason is not None
    assert (reason.rule, reason.message) == ("qm 5.3", "reason-passed")
