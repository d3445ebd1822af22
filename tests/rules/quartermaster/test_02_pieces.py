"""qm 2 Pieces: how many, where they may be, and lifting one's own."""

import pytest
from tests.conftest import Table, rule
from tests.helpers import places

from wartable.core.decision import BadInput
from wartable.core.game import SPECTATOR
from wartable.games.quartermaster.board import FIRST_SEA, NATIONS, NUMBER
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.view import view


@rule("qm 2.1")
def test_each_nation_has_its_fixed_number_of_pieces() -> None:
    rules = edition(0)
    assert dict(zip(NATIONS, zip(rules.armies, rules.navies, strict=True), strict=True)) == {
        "germany": (7, 3),
        "united_kingdom": (5, 5),
        "japan": (5, 5),
        "soviet_union": (7, 1),
        "italy": (4, 3),
        "united_states": (5, 6),
    }
    assert (sum(rules.armies), sum(rules.navies)) == (33, 23)


@rule("qm 2.1")
def test_one_army_of_the_seven_is_at_home_when_the_game_begins(table: Table) -> None:
    seen = view(table.state, SPECTATOR)["nations"]["germany"]
    assert (seen["reserve"]["armies"], seen["reserve"]["navies"]) == (6, 3)


@rule("qm 2.1")
def test_a_piece_that_is_removed_becomes_available_again(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          hand land_battle, build_army
        soviet_union
          armies moscow, eastern_europe
        """)
    table.do("play land_battle", "battle eastern_europe")
    assert view(table.state, SPECTATOR)["nations"]["soviet_union"]["reserve"]["armies"] == 6


@rule("qm 2.2")
def test_an_army_is_built_on_land_only(table: Table) -> None:
    table.position("turn germany play\ngermany\n  armies germany\n  hand build_army, land_battle")
    table.do("play build_army")
    assert all(NUMBER[space] < FIRST_SEA for space in places(table, "build"))
    reason = table.refuses("build baltic_sea")
    assert (reason.rule, reason.message) == ("qm 2.2", "reason-wrong-kind-of-space")


@rule("qm 2.2")
def test_a_navy_is_built_at_sea_only(table: Table) -> None:
    table.position("turn germany play\ngermany\n  armies germany\n  hand build_navy, land_battle")
    table.do("play build_navy")
    assert places(table, "build") == {"baltic_sea"}


@rule("qm 2.2")
@pytest.mark.parametrize(
    ("pieces", "word"),
    [
        ("armies baltic_sea", "baltic_sea"),
        ("navies germany", "germany"),
        ("armies germany, germany", "germany"),
        ("navies baltic_sea, north_sea, black_sea, caspian_sea", "caspian_sea"),
        (
            "armies germany, italy, balkans, ukraine, russia, siberia, china, japan",
            "japan",
        ),
    ],
)
def test_a_position_cannot_break_the_rules_of_placement(
    table: Table, pieces: str, word: str
) -> None:
    with pytest.raises(BadInput) as caught:
        table.position(f"germany\n  {pieces}")
    assert (caught.value.where, caught.value.word) == (2, word)


@rule("qm 2.2")
def test_enemies_are_never_in_one_space(table: Table) -> None:
    with pytest.raises(BadInput):
        table.position("germany\n  armies balkans\nsoviet_union\n  armies balkans")


@rule("qm 2.2")
def test_an_army_is_not_built_where_an_enemy_army_is(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          hand build_army, land_battle
        soviet_union
          armies moscow, balkans
        """)
    table.do("play build_army")
    assert table.refuses("build balkans").message == "reason-enemy-there"


@rule("qm 2.2")
def test_a_navy_is_not_built_where_an_enemy_navy_is(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, western_europe
          hand build_navy, land_battle
        united_kingdom
          armies united_kingdom
          navies north_sea
        """)
    table.do("play build_navy")
    assert table.refuses("build north_sea").message == "reason-enemy-there"


@rule("qm 2.2")
def test_teammates_may_share_a_space(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          hand build_army, land_battle
        """)
    table.do("play build_army", "build italy")
    assert "italy" in table.armies("germany")
    assert "italy" in table.armies("italy")


@rule("qm 2.2")
def test_teammates_navies_may_share_a_sea(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, western_europe
          hand build_navy, land_battle
        italy
          armies italy
          navies mediterranean_sea
        """)
    table.do("play build_navy", "build mediterranean_sea")
    assert table.navies("germany") == table.navies("italy") == {"mediterranean_sea"}


@rule("qm 2.2")
def test_a_nation_does_not_recruit_where_its_own_piece_is(table: Table) -> None:
    table.position("""
        turn soviet_union play
        soviet_union
          armies moscow, russia
          hand german_soviet_treaty, build_army
        """)
    table.do("play german_soviet_treaty")
    # Russia is taken, so the first effect has nothing to do and the second one asks at once.
    assert table.legal == ["pass", "recruit eastern_europe"]


@rule("qm 2.2")
def test_why_a_piece_is_not_recruited_where_there_is_one_is_told(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom, india
          hand increased_commonwealth_support, build_army
        """)
    table.do("play increased_commonwealth_support")
    assert table.refuses("recruit india").message == "reason-own-piece-there"


ALL_FOUR = """
    turn italy play
    italy
      armies italy, balkans, ukraine, kazakhstan
      hand build_army, land_battle
      {extra}
    """


@rule("qm 2.1")
def test_a_build_with_an_empty_reserve_asks_which_piece_to_lift(table: Table) -> None:
    table.position(ALL_FOUR.format(extra=""))
    table.do("play build_army", "build szechuan")
    assert (table.seat, table.asked.ask) == ("italy", "ask-lift-for")
    table.do("lift balkans")
    assert table.armies("italy") == {"italy", "ukraine", "kazakhstan", "szechuan"}


@rule("qm 2.1")
def test_only_a_piece_that_the_new_one_does_not_lean_on_is_lifted(table: Table) -> None:
    table.position(ALL_FOUR.format(extra=""))
    table.do("play build_army", "build szechuan")
    # Szechuan is reached through Kazakhstan, which is fed by Ukraine.
    assert table.legal == ["pass", "lift italy", "lift balkans"]


@rule("qm 2.1")
def test_a_space_that_no_lift_leaves_in_supply_is_not_offered(table: Table) -> None:
    table.position("""
        turn italy play
        italy
          armies india, szechuan, kazakhstan, siberia
          hand build_army, land_battle
        """)
    table.do("play build_army")
    # Russia would lean on every one of the four.
    assert "russia" not in places(table, "build")
    reason = table.refuses("build russia")
    assert (reason.rule, reason.message) == ("qm 2.1", "reason-no-piece-left")


@rule("qm 2.1")
def test_one_may_decline_to_lift_and_then_nothing_is_built(table: Table) -> None:
    table.position(ALL_FOUR.format(extra=""))
    table.do("play build_army", "build szechuan", "pass")
    assert table.armies("italy") == {"italy", "balkans", "ukraine", "kazakhstan"}
    assert table.asked.ask == "ask-discard"


@rule("qm 2.1")
def test_only_a_piece_of_the_kind_that_is_missing_is_lifted_for_a_build(table: Table) -> None:
    table.position("""
        turn soviet_union play
        soviet_union
          armies moscow, russia, ukraine
          navies baltic_sea
          hand build_navy, land_battle
        """)
    table.do("play build_navy", "build black_sea")
    assert table.legal == ["pass", "lift baltic_sea"]


@rule("qm 2.1")
def test_a_build_with_pieces_left_lifts_nothing(table: Table) -> None:
    table.position(ALL_FOUR.format(extra="").replace(", kazakhstan", ""))
    table.do("play build_army", "build kazakhstan")
    assert table.armies("italy") == {"italy", "balkans", "ukraine", "kazakhstan"}
    assert table.asked.ask == "ask-discard"


@rule("qm 2.1", "qm 5.5.3")
def test_naming_a_piece_as_just_built_lifts_nothing(table: Table) -> None:
    table.position(ALL_FOUR.format(extra=""))
    table.do("play build_army", "build balkans")
    assert table.asked.ask == "ask-discard"


@rule("qm 2.1")
def test_a_recruit_with_an_empty_reserve_may_lift_any_army(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom, india, australia, africa, middle_east
          hand increased_commonwealth_support, land_battle
        """)
    table.do("play increased_commonwealth_support", "recruit canada")
    assert places(table, "lift") == {
        "united_kingdom", "india", "australia", "africa", "middle_east"
    }  # fmt: skip


@rule("qm 2.1")
def test_a_lift_sets_off_no_reaction(table: Table) -> None:
    table.position(ALL_FOUR.format(extra="down german_reinforcements_counterattack, monte_cassino"))
    table.do("play build_army", "build szechuan", "lift italy")
    assert (table.seat, table.asked.ask) == ("italy", "ask-discard")
    assert table.armies("germany") == {"germany"}


@rule("qm 2.1")
def test_a_nation_may_lift_its_own_pieces_in_its_turn_before_it_plays(table: Table) -> None:
    table.position(ALL_FOUR.format(extra="down monte_cassino"))
    table.do("lift")
    assert places(table, "lift") == {"italy", "balkans", "ukraine", "kazakhstan"}
    table.do("lift italy", "lift balkans", "pass")
    assert table.armies("italy") == {"ukraine", "kazakhstan"}
    # The play is still owed.
    assert (table.seat, table.asked.ask) == ("italy", "ask-play")


@rule("qm 2.1")
def test_a_navy_may_be_lifted_too(table: Table) -> None:
    table.position("""
        turn italy play
        italy
          armies italy
          navies mediterranean_sea
          hand land_battle
        """)
    table.do("lift", "lift mediterranean_sea")
    assert table.navies("italy") == set()


@rule("qm 2.1")
def test_a_nation_lifts_its_own_pieces_only(table: Table) -> None:
    table.position(ALL_FOUR.format(extra=""))
    table.do("lift")
    reason = table.refuses("lift germany")
    assert (reason.rule, reason.message) == ("qm 2.1", "reason-no-own-piece")


@rule("qm 2.1")
def test_whoever_lifts_lifts_a_piece_so_that_no_turn_is_endless(table: Table) -> None:
    table.position(ALL_FOUR.format(extra=""))
    for left in range(3, -1, -1):
        table.do("lift")
        assert "pass" not in table.legal
        table.do(table.legal[0], *(["pass"] if left else []))
        assert len(table.armies("italy")) == left
    assert table.offers("italy") == []


AID = """
    turn italy play
    italy
      armies italy
      hand german_aid_in_greece, land_battle
    germany
      armies {germany}
    """
SEVEN = "germany, western_europe, eastern_europe, ukraine, russia, scandinavia, moscow"


@rule("qm 2.1")
def test_a_teammate_whose_pieces_are_all_in_play_must_consent_to_lift_one(table: Table) -> None:
    table.position(AID.format(germany=SEVEN))
    table.do("play german_aid_in_greece", "recruit germany balkans")
    assert (table.seat, table.asked.ask) == ("germany", "ask-lift-for")
    table.do("germany: lift scandinavia")
    assert "balkans" in table.armies("germany")
    assert "scandinavia" not in table.armies("germany")


@rule("qm 2.1")
def test_a_teammate_cannot_be_compelled_to_lift(table: Table) -> None:
    table.position(AID.format(germany=SEVEN))
    table.do("play german_aid_in_greece", "recruit germany balkans", "germany: pass")
    assert table.armies("germany") == set(SEVEN.split(", "))
    assert table.seat == "italy"


@rule("qm 2.1")
def test_a_teammate_with_pieces_left_is_not_asked(table: Table) -> None:
    table.position(AID.format(germany="germany"))
    table.do("play german_aid_in_greece", "recruit germany balkans")
    assert table.armies("germany") == {"germany", "balkans"}
    assert table.seat == "italy"


@rule("qm 2.1")
def test_a_nation_may_lift_on_another_nations_turn_for_a_piece_of_its_own(table: Table) -> None:
    table.position("""
        turn united_states play
        united_states
          armies eastern_united_states
          hand free_french_allies, land_battle
        united_kingdom
          armies united_kingdom, india, australia, canada, middle_east
        """)
    table.do("play free_french_allies", "united_kingdom: recruit africa")
    table.do("united_kingdom: lift canada")
    assert table.armies("united_kingdom") == {
        "united_kingdom", "india", "australia", "middle_east", "africa"
    }  # fmt: skip
