"""Statements of the rules without a worked example (F), as the first edition has them."""

import pytest
from tests.conftest import Table, rule
from tests.helpers import count, places, quiet, to_turn

from wartable.core.game import SPECTATOR, find, settle
from wartable.core.match import Match
from wartable.games.quartermaster.board import HOME, NATIONS, SPACES
from wartable.games.quartermaster.view import view

AIR = ["edition=first", "air_marshal"]


def new_game(table: Table, words: list[str]) -> None:
    """A new game before its opening discards."""
    game = find("quartermaster")
    table.match = Match(game, settle(game, words), 7)


def opened(table: Table) -> None:
    """The opening discards are made."""
    while table.match.decisions[0].ask == "ask-opening-discard":
        table.match.say(table.asked.seat, table.legal[0])


@rule("qm 4", "qm 14.1")
@pytest.mark.parametrize(
    ("words", "drawn", "thrown"), [(["edition=first"], 10, 3), (AIR, 12, 5)], ids=["base", "air"]
)
def test_f_setup(table: Table, words: list[str], drawn: int, thrown: int) -> None:
    new_game(table, words)
    assert view(table.state, SPECTATOR)["lead"]["points"] == 0
    assert table.state.round == 1
    for number, nation in enumerate(NATIONS):
        assert table.armies(nation) == {SPACES[HOME[number]]}
        assert table.navies(nation) == table.air_forces(nation) == set()
        assert count(table, nation, "hand") == drawn
    opened(table)
    for nation in NATIONS:
        assert count(table, nation, "hand") == 7
        assert count(table, nation, "under") == thrown


@rule("qm 4.1")
def test_f_order_of_the_nations_and_the_round_marker_after_the_united_states(table: Table) -> None:
    new_game(table, ["edition=first"])
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
    table.position(f"edition first\nvp axis 60 allies 0\nturn {nation} draw")
    assert table.match.over == (nation == "united_states")


@rule("qm 11.1")
@pytest.mark.parametrize(("lead", "over"), [(29, False), (30, True)])
def test_f_a_lead_of_29_is_not_enough(table: Table, lead: int, over: bool) -> None:
    table.position(f"edition first\nvp axis {lead} allies 0\nturn united_states draw")
    assert table.match.over == over


@rule("qm 11.2")
def test_f_a_tie_after_round_20_goes_to_the_axis(table: Table) -> None:
    table.position("edition first\nround 20\nvp axis 50 allies 50\nturn united_states draw")
    assert table.match.game.result(table.state) == "axis"


@rule("qm 7")
def test_f_a_star_held_alone_is_two_points_and_shared_one(table: Table) -> None:
    table.position("""
        edition first
        turn germany victory
        germany
          armies germany, western_europe
          hand build_army
        italy
          armies italy, western_europe
          hand build_army
        """)
    assert table.vp["axis"] == 3


@rule("qm 3.6", "qm 7", "qm 13.2.2")
def test_f_a_status_does_not_score_on_the_turn_it_is_laid(table: Table) -> None:
    table.position("""
        edition first
        turn italy play
        italy
          armies italy, balkans
          hand balkan_resources, build_army
        """)
    table.do("play balkan_resources")
    assert table.vp["axis"] == 2
    to_turn(table, "italy")
    axis = table.vp["axis"]
    table.do("discard build_army")
    assert table.vp["axis"] == axis + 3


@rule("qm 3.7", "qm 13.2.3")
def test_f_a_response_is_usable_on_the_turn_it_is_laid(table: Table) -> None:
    table.position("""
        edition first
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


@rule("qm 5.2")
@pytest.mark.parametrize(("deck", "left"), [("build_army, land_battle x7", 1), ("", 0)])
def test_f_an_empty_hand_in_the_play_step_costs_nothing(table: Table, deck: str, left: int) -> None:
    table.position(f"""
        edition first
        turn germany play
        germany
          armies germany
          hand
          deck {deck}
        """)
    # Two points for Germany; all that left the deck was drawn.
    assert table.vp["axis"] == 2
    assert count(table, "germany", "deck") == left


HOARD = """
    edition first
    {options}
    turn germany play
    germany
      armies germany
      hand land_battle x5, conscription, plunder
      deck build_army, blitzkrieg, sea_battle, v_weapons{more}
    """


@rule("qm 5.1")
def test_f_reallocating_is_a_standard_rule_four_cards_first_then_a_search(table: Table) -> None:
    table.position(HOARD.format(options="", more=""))
    table.do("reallocate", *["discard land_battle"] * 4)
    assert table.legal == ["pass", "take build_army", "take sea_battle"]
    table.do("take sea_battle")
    shown = [event.kind for _, event in table.match.events]
    assert shown[-2:] == ["fetched", "shuffled"]
    assert sorted(table.cards("germany", "hand")) == [
        "conscription", "land_battle", "plunder", "sea_battle"
    ]  # fmt: skip
    assert table.asked.ask == "ask-play"
    assert "reallocate" not in table.legal


@rule("qm 14.9")
def test_f_reallocating_may_fetch_a_deploy_air_force_and_never_a_support(table: Table) -> None:
    table.position(
        quiet(HOARD.format(options="options air_marshal", more=", deploy_air_force, ju_87"))
    )
    table.do("reallocate", *["discard land_battle"] * 4)
    assert table.legal == ["pass", "take build_army", "take sea_battle", "take deploy_air_force"]


@rule("qm 6")
def test_f_the_supply_step_touches_only_the_nation_now_playing(table: Table) -> None:
    table.position("""
        edition first
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
        edition first
        turn germany supply
        germany
          armies germany, russia
          hand build_army
        italy
          armies italy, eastern_europe
        """)
    assert table.armies("germany") == {"germany"}


@rule("qm 3.1")
@pytest.mark.parametrize("rest", ["western_europe", "russia", ""])
def test_f_one_may_always_build_at_home(table: Table, rest: str) -> None:
    table.position(f"""
        edition first
        turn germany play
        germany
          armies {rest}
          hand build_army, land_battle
        """)
    table.do("play build_army", "build germany")
    assert "germany" in table.armies("germany")


@rule("qm 3.1")
def test_f_one_may_not_build_at_home_while_an_enemy_is_there(table: Table) -> None:
    table.position("""
        edition first
        turn germany play
        germany
          armies western_europe
          hand build_army, land_battle
        soviet_union
          armies moscow, germany
        """)
    table.do("play build_army")
    assert table.refuses("build germany").rule == "qm 2.2"


@rule("qm 2.2")
def test_f_one_piece_of_a_nation_in_a_space_teammates_share_enemies_never(table: Table) -> None:
    table.position("""
        edition first
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


@rule("qm 9")
def test_f_draw_up_to_seven_and_cards_on_the_table_are_not_in_the_hand(table: Table) -> None:
    table.position("""
        edition first
        turn japan draw
        japan
          armies japan
          status forward_bases
          down battleship_repair, kamikaze
          hand build_navy, build_army
        """)
    assert count(table, "japan", "hand") == 7
    assert count(table, "japan", "down") == 2


@rule("qm 8", "qm 10", "qm 12")
def test_f_unplayed_discards_go_face_down_and_the_top_of_the_pile_is_public(table: Table) -> None:
    table.position("""
        edition first
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


@rule("qm 14.2.3")
def test_f_at_most_one_air_force_of_a_nation_in_a_space(table: Table) -> None:
    table.position(
        quiet("""
        edition first
        options air_marshal
        turn germany air
        germany
          armies germany, italy
          air_forces germany
          hand deploy_air_force
        italy
          armies italy
          air_forces italy
        """)
    )
    # An Italian one does not stand in the way.
    assert places(table, "deploy") == {"italy"}
    table.do("deploy italy")
    assert table.air_forces("germany") == {"germany", "italy"}


@rule("qm 14.2")
def test_f_one_action_in_the_air_step(table: Table) -> None:
    table.position(
        quiet("""
        edition first
        options air_marshal
        turn germany air
        germany
          armies germany, italy
          hand deploy_air_force x2, build_army
        """)
    )
    table.do("deploy italy")
    assert table.asked.ask == "ask-discard"


AT_SEA = """
    edition first
    options air_marshal
    turn japan air
    japan
      armies japan
      navies sea_of_japan
      air_forces sea_of_japan
      hand {hand}
    united_states
      armies eastern_united_states, iwo_jima
    """


@rule("qm 14.2.2")
def test_f_marshalling_in_place_only_to_set_off_a_reaction(table: Table) -> None:
    nagumo = "nagumo_commands_the_first_air_fleet"
    table.position(quiet(AT_SEA.format(hand=f"{nagumo}, tora, battleship_repair, build_army")))
    table.do("marshal sea_of_japan", "discard tora")
    assert places(table, "fly") == {"japan", "sea_of_japan"}
    table.do("fly sea_of_japan")
    assert table.legal == ["pass", f"use {nagumo}"]
    table.position(quiet(AT_SEA.format(hand="battleship_repair, build_army")))
    table.do("marshal sea_of_japan", "discard build_army")
    assert places(table, "fly") == {"japan"}


LONE = """
    edition first
    options air_marshal
    turn germany play
    germany
      armies germany, eastern_europe
      hand land_battle, build_army
    soviet_union
      armies moscow, {armies}
      air_forces russia
    """


@rule("qm 14.3", "qm 14.4.1")
def test_f_a_lone_air_force_redeploys_next_door(table: Table) -> None:
    table.position(quiet(LONE.format(armies="russia, ukraine")))
    table.do("play land_battle", "battle russia", "soviet_union: pass")
    assert table.legal == ["pass", "fly ukraine", "fly moscow"]
    table.do("soviet_union: fly ukraine")
    assert table.air_forces("soviet_union") == {"ukraine"}


@rule("qm 14.3")
def test_f_a_lone_air_force_with_nowhere_to_go_is_removed(table: Table) -> None:
    table.position(quiet(LONE.format(armies="russia").replace("moscow, ", "")))
    table.do("play land_battle", "battle russia", "soviet_union: pass")
    assert table.air_forces("soviet_union") == set()


@rule("qm 14.5")
def test_f_a_support_is_never_the_card_of_the_play_step(table: Table) -> None:
    table.position(
        quiet("""
        edition first
        options air_marshal
        turn germany play
        germany
          armies germany
          hand ju_87, deploy_air_force, build_army
        """)
    )
    assert table.legal == [
        "play build_army", "discard build_army", "discard deploy_air_force", "discard ju_87",
        "reallocate",
    ]  # fmt: skip


@rule("qm 14.5", "qm 9")
def test_f_a_support_leaves_fewer_than_seven_until_the_own_draw_step(table: Table) -> None:
    table.position(
        quiet("""
        edition first
        options air_marshal
        turn germany play
        germany
          armies germany
          status conscription
          discard build_army
          hand land_battle
        united_kingdom
          armies united_kingdom
          hand keep_calm_and_carry_on, build_army x3, land_battle x3
        """)
    )
    table.do("germany: use conscription", "united_kingdom: use keep_calm_and_carry_on")
    table.do("discard build_army", "discard build_army")
    assert count(table, "united_kingdom", "hand") == 4
    table.run()
    assert count(table, "united_kingdom", "hand") == 4
    table.run()
    assert count(table, "united_kingdom", "hand") == 7
