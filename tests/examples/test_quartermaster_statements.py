"""Statements of the rules without a worked example (F), as the second edition has them."""

import pytest
from tests.conftest import Table, rule
from tests.helpers import count, places, to_turn

from wartable.core.game import SPECTATOR, find, settle
from wartable.core.match import Match
from wartable.games.quartermaster.board import HOME, NATIONS, SPACES
from wartable.games.quartermaster.view import view


def opened(table: Table) -> None:
    """A new game, the opening discards made."""
    while table.match.decisions[0].ask == "ask-opening-discard":
        table.match.say(table.asked.seat, table.legal[0])


@rule("qm 4")
def test_f_setup(table: Table) -> None:
    game = find("quartermaster")
    table.match = Match(game, settle(game, []), 7)
    assert table.vp == {"axis": 0, "allies": 0}
    assert table.state.round == 1
    for number, nation in enumerate(NATIONS):
        assert table.armies(nation) == {SPACES[HOME[number]]}
        assert table.navies(nation) == set()
        assert count(table, nation, "hand") == 10
    opened(table)
    for nation in NATIONS:
        assert count(table, nation, "hand") == 7
        assert count(table, nation, "under") == 3


@rule("qm 4.1")
def test_f_order_of_the_nations_and_the_round_marker_after_the_united_states(table: Table) -> None:
    game = find("quartermaster")
    table.match = Match(game, settle(game, []), 7)
    opened(table)
    turns = []
    for _ in range(12):
        turns.append((table.state.round, NATIONS[table.state.nation]))
        table.run()
    order = (
        "germany", "united_kingdom", "japan", "soviet_union", "italy", "united_states"
    )  # fmt: skip
    assert turns == [(number, nation) for number in (1, 2) for nation in order]


@rule("qm 11.1")
@pytest.mark.parametrize("nation", NATIONS)
def test_f_a_lead_of_30_ends_the_game_only_after_the_turn_of_the_united_states(
    table: Table, nation: str
) -> None:
    table.position(f"vp axis 60 allies 0\nturn {nation} draw")
    over = table.match.over
    assert over == (nation == "united_states")


@rule("qm 11.2")
def test_f_a_tie_after_round_20_goes_to_the_axis(table: Table) -> None:
    table.position("round 20\nvp axis 50 allies 50\nturn united_states draw")
    assert table.match.game.result(table.state) == "axis"


@rule("qm 7")
def test_f_a_star_held_alone_is_two_points_and_shared_one_each(table: Table) -> None:
    table.position("""
        turn germany victory
        germany
          armies germany, western_europe
          hand build_army
        italy
          armies italy, western_europe
          hand build_army
        """)
    assert table.vp["axis"] == 3
    to_turn(table, "italy")
    axis = table.vp["axis"]
    table.do("discard build_army")
    assert table.vp["axis"] == axis + 3


@rule("qm 3.6", "qm 7")
def test_f_a_status_scores_on_the_turn_it_is_laid(table: Table) -> None:
    table.position("""
        turn italy play
        italy
          armies italy, balkans
          hand balkan_resources, build_army
        """)
    table.do("play balkan_resources")
    assert table.vp["axis"] == 3


@rule("qm 3.7")
def test_f_a_response_is_usable_on_the_turn_it_is_laid(table: Table) -> None:
    table.position("""
        turn soviet_union play
        soviet_union
          armies russia
          hand leningrad, build_army
        germany
          armies germany, moscow
        """)
    # The army in Russia has no line: it is about to leave in the Supply step of this turn.
    table.do("play leningrad", "soviet_union: use leningrad")
    assert table.armies("soviet_union") == {"russia"}


EMPTY = """
    turn germany play
    germany
      armies germany
      hand
      deck {deck}
    """


@rule("qm 5.2", "qm 10")
def test_f_an_empty_hand_in_the_play_step_costs_a_card_of_the_deck(table: Table) -> None:
    table.position(EMPTY.format(deck="build_army, land_battle x7"))
    # The top card went in the Play step; the other seven were drawn in the Draw step.
    assert table.cards("germany", "hand") == ["land_battle"] * 7
    assert count(table, "germany", "deck") == 0
    assert table.vp["axis"] == 2


@rule("qm 5.2", "qm 10")
def test_f_an_empty_hand_and_an_empty_deck_cost_a_point(table: Table) -> None:
    table.position(EMPTY.format(deck=""))
    # One point lost in the Play step, two gained for Germany in the Victory step.
    assert table.vp["axis"] == 1


@rule("qm 5.1")
def test_f_reallocating_resources_is_an_option(table: Table) -> None:
    position = "turn germany play\ngermany\n  armies germany\n  hand land_battle x5"
    table.position(position)
    assert "reallocate" not in table.legal
    table.position("options reallocate\n" + position)
    assert "reallocate" in table.legal


@rule("qm 5.1")
def test_f_reallocating_is_four_cards_first_then_a_search_once_before_the_card(
    table: Table,
) -> None:
    table.position("""
        options reallocate
        turn germany play
        germany
          armies germany
          hand land_battle x5, conscription, plunder
          deck build_army, blitzkrieg, sea_battle, v_weapons
        """)
    table.do("reallocate", *["discard land_battle"] * 4)
    assert table.legal == ["pass", "take build_army", "take sea_battle"]
    table.do("take sea_battle")
    shown = [event for _, event in table.match.events if event.kind in ("fetched", "shuffled")]
    assert [event.kind for event in shown] == ["fetched", "shuffled"]
    assert table.cards("germany", "hand") == [
        "land_battle", "sea_battle", "conscription", "plunder"
    ]  # fmt: skip
    assert table.asked.ask == "ask-play"
    assert "reallocate" not in table.legal


@rule("qm 6")
def test_f_the_supply_step_touches_only_the_nation_now_playing(table: Table) -> None:
    table.position("""
        turn germany supply
        germany
          armies germany, russia
          hand build_army
        italy
          armies italy, russia
        """)
    assert table.armies("germany") == {"germany"}
    assert table.armies("italy") == {"italy", "russia"}


@rule("qm 6")
def test_f_a_line_never_runs_through_a_teammates_pieces(table: Table) -> None:
    table.position("""
        turn germany supply
        germany
          armies germany, russia
          hand build_army
        italy
          armies italy, eastern_europe
        """)
    assert table.armies("germany") == {"germany"}


HOMECOMING = """
    turn germany play
    germany
      armies western_europe
      hand build_army, land_battle
    {other}
    """


@rule("qm 3.1")
@pytest.mark.parametrize("rest", ["armies western_europe", "armies russia", "armies"])
def test_f_one_may_always_build_at_home(table: Table, rest: str) -> None:
    table.position(HOMECOMING.format(other="").replace("armies western_europe", rest))
    table.do("play build_army", "build germany")
    assert "germany" in table.armies("germany")


@rule("qm 3.1")
def test_f_one_may_not_build_at_home_while_an_enemy_is_there(table: Table) -> None:
    table.position(HOMECOMING.format(other="soviet_union\n  armies moscow, germany"))
    table.do("play build_army")
    reason = table.refuses("build germany")
    assert (reason.rule, reason.message) == ("qm 2.2", "reason-enemy-there")


@rule("qm 2.2")
def test_f_one_piece_of_a_nation_in_a_space_teammates_share_enemies_never(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          hand forced_conscription, land_battle
        italy
          armies italy, balkans
        soviet_union
          armies moscow, eastern_europe
        """)
    table.do("play forced_conscription")
    # Not where its own army is, nor a Soviet one; with an Italian one it may.
    assert places(table, "recruit") == {"western_europe", "italy", "balkans"}
    table.do("recruit balkans")
    assert table.armies("germany") == {"germany", "balkans"}


@rule("qm 9")
def test_f_draw_up_to_seven_and_cards_on_the_table_are_not_in_the_hand(table: Table) -> None:
    table.position("""
        turn japan draw
        japan
          armies japan
          status forward_bases
          down battleship_repair, kamikaze
          hand build_navy, build_army
        """)
    assert count(table, "japan", "hand") == 7
    assert count(table, "japan", "down") == 2


@rule("qm 10", "qm 12")
def test_f_unplayed_discards_go_face_down_and_the_top_of_the_pile_is_public(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          discard land_battle
          hand build_army, build_navy x2
        """)
    table.do("discard build_navy", "discard build_navy")
    seen = view(table.state, SPECTATOR)["nations"]["germany"]
    assert seen["discard"] == ["land_battle"]
    assert seen["discard_down_count"] == 2
    assert "build_navy" not in str(seen)
