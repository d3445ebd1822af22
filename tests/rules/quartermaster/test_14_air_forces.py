"""The Air Marshal extension: the Air step, redeployment, Air Defense, Air Attack (14.1 to 14.4)."""

import pytest
from tests.conftest import Table, rule
from tests.helpers import count, places, quiet, supplied

from wartable.core.decision import BadInput
from wartable.core.game import SPECTATOR, find, settle
from wartable.core.match import Match
from wartable.games.quartermaster import changes, stack, triggers
from wartable.games.quartermaster.board import NATIONS, NUMBER
from wartable.games.quartermaster.view import view

EDITIONS = ["first", "second"]
either = pytest.mark.parametrize("edition", EDITIONS)


def set_up(table: Table, text: str, edition: str = "first", options: str = "") -> None:
    """A position with the extension, in which nobody holds a Bolster that it does not name."""
    table.position(quiet(f"edition {edition}\noptions air_marshal {options}\n{text}"))


# The pieces and the set-up


@rule("qm 14.1")
@either
def test_everybody_draws_12_cards_and_discards_5(table: Table, edition: str) -> None:
    game = find("quartermaster")
    table.match = Match(game, settle(game, [f"edition={edition}", "air_marshal"]), 5)
    assert {count(table, nation, "hand") for nation in NATIONS} == {12}
    while table.asked.ask == "ask-opening-discard":
        table.match.say(table.asked.seat, table.legal[0])
    assert {count(table, nation, "under") for nation in NATIONS} == {5}


@rule("qm 14.1", "qm 17")
@either
def test_there_are_eleven_air_forces(table: Table, edition: str) -> None:
    set_up(table, "", edition)
    seen = view(table.state, SPECTATOR)["nations"]
    assert [seen[nation]["reserve"]["air_forces"] for nation in NATIONS] == [2, 2, 2, 1, 1, 3]


@rule("qm 14.1", "qm 17")
def test_without_the_extension_there_are_none(table: Table) -> None:
    table.position("edition first")
    seen = view(table.state, SPECTATOR)["nations"]
    assert [seen[nation]["reserve"]["air_forces"] for nation in NATIONS] == [0] * 6


# The Air step

AIRFIELDS = """
    turn germany air
    germany
      armies germany, western_europe, kazakhstan
      navies baltic_sea
      {air}
      hand {hand}
    """


@rule("qm 14.2", "qm 4.2")
@either
def test_the_air_step_is_between_the_play_and_the_supply_step(table: Table, edition: str) -> None:
    set_up(
        table,
        """
        turn germany play
        germany
          armies germany, russia
          hand land_battle, deploy_air_force, build_army
        """,
        edition,
    )
    table.do("discard land_battle")
    assert table.asked.ask == "ask-air"
    assert "russia" in table.armies("germany")
    table.do("pass")
    assert table.armies("germany") == {"germany"}


@rule("qm 14.2.1")
@either
def test_a_deploy_card_puts_an_air_force_with_a_supplied_army_or_navy(
    table: Table, edition: str
) -> None:
    set_up(table, AIRFIELDS.format(air="", hand="deploy_air_force, build_army"), edition)
    # The army in Kazakhstan has no line.
    assert places(table, "deploy") == {"germany", "western_europe", "baltic_sea"}
    table.do("deploy baltic_sea")
    assert table.air_forces("germany") == {"baltic_sea"}
    assert table.cards("germany", "discard") == ["deploy_air_force"]


@rule("qm 14.2.1")
def test_without_a_deploy_card_nothing_is_deployed(table: Table) -> None:
    set_up(table, AIRFIELDS.format(air="", hand="ju_87, build_army"))
    assert table.asked.ask == "ask-discard"


@rule("qm 14.2")
def test_the_air_step_may_be_passed(table: Table) -> None:
    set_up(table, AIRFIELDS.format(air="", hand="deploy_air_force"))
    table.do("pass")
    assert table.cards("germany", "hand") == ["deploy_air_force"]
    assert table.air_forces("germany") == set()


@rule("qm 14.2")
@pytest.mark.parametrize("answer", ["deploy baltic_sea", "marshal germany"])
def test_only_one_action_is_taken(table: Table, answer: str) -> None:
    hand = "deploy_air_force x2, build_army x2"
    set_up(table, AIRFIELDS.format(air="air_forces germany", hand=hand))
    table.do(answer)
    if answer.startswith("marshal"):
        table.do("discard build_army", "fly baltic_sea")
    assert table.asked.ask == "ask-discard"


@rule("qm 14.2.2")
@either
def test_any_card_moves_a_supplied_air_force_any_distance(table: Table, edition: str) -> None:
    set_up(
        table,
        """
        turn united_kingdom air
        united_kingdom
          armies united_kingdom, australia, india
          air_forces united_kingdom
          hand land_battle, build_army
        """,
        edition,
    )
    assert table.legal == ["pass", "marshal united_kingdom"]
    table.do("marshal united_kingdom", "discard land_battle")
    assert "land_battle" in table.cards("united_kingdom", "under")
    assert places(table, "fly") == {"australia", "india"}
    table.do("fly australia")
    assert table.air_forces("united_kingdom") == {"australia"}


@rule("qm 14.2.2")
def test_an_air_force_with_an_unsupplied_piece_does_not_move(table: Table) -> None:
    set_up(table, AIRFIELDS.format(air="air_forces kazakhstan", hand="build_army x2"))
    assert table.armies("germany") == {"germany", "western_europe"}
    assert table.asked.ask == "ask-discard"


@rule("qm 14.2.2")
def test_it_does_not_move_to_an_unsupplied_piece(table: Table) -> None:
    set_up(table, AIRFIELDS.format(air="air_forces germany", hand="build_army x2"))
    table.do("marshal germany")
    assert places(table, "fly") == {"western_europe", "baltic_sea"}


PLACE = """
    turn germany air
    germany
      armies germany
      air_forces germany
      hand {hand}
    soviet_union
      armies moscow, eastern_europe
      {soviet}
    """


@rule("qm 14.2.2")
def test_in_place_it_intervenes_only_to_set_off_a_reaction(table: Table) -> None:
    set_up(table, PLACE.format(hand="ju_87, build_army", soviet=""))
    table.do("marshal germany", "discard build_army")
    assert table.legal == ["fly germany"]
    table.do("fly germany", "use ju_87", "battle eastern_europe")
    assert table.armies("soviet_union") == {"moscow"}


@rule("qm 14.2.2")
@pytest.mark.parametrize(
    "hand",
    ["build_navy, build_army", "ju_87", "me_109s_attack_airfields, build_army"],
    ids=["no Bolster", "the Bolster would be the price", "nothing to eliminate"],
)
def test_with_no_reaction_to_set_off_it_does_not_intervene_in_place(
    table: Table, hand: str
) -> None:
    set_up(table, PLACE.format(hand=hand, soviet=""))
    assert table.asked.ask == "ask-discard"


@rule("qm 14.2.2")
@pytest.mark.parametrize("cover", ["", "cover"])
def test_with_one_card_in_hand_it_intervenes_in_place_for_a_bolster_on_the_table(
    table: Table, cover: str
) -> None:
    set_up(
        table,
        """
        turn united_states air
        united_states
          armies eastern_united_states
          air_forces eastern_united_states
          down rangers
          hand build_army
        germany
          armies germany, canada
        """,
        options=cover,
    )
    while table.asked.ask == "ask-react":
        table.do("pass")
    assert table.legal == ["pass", "marshal eastern_united_states"]
    table.do("marshal eastern_united_states", "fly eastern_united_states")
    while table.seat != "united_states":
        table.do("pass")
    table.do("use rangers")
    while table.asked.ask == "ask-react":
        table.do("pass")
    table.do("eliminate germany canada")
    assert table.armies("germany") == {"germany"}


@rule("qm 14.2")
@pytest.mark.parametrize(
    "state",
    [
        "armies germany\nair_forces germany\nhand",
        "armies siberia\nair_forces siberia\nhand build_army",
    ],
    ids=["no card", "no supply"],
)
def test_under_cover_who_obviously_cannot_fly_is_not_asked(table: Table, state: str) -> None:
    set_up(table, f"turn germany air\ngermany\ndeck build_army\n{state}", options="cover")
    assert table.asked.ask != "ask-air"


@rule("qm 14.2.2")
def test_whoever_spends_the_bolster_itself_stays_for_nothing(table: Table) -> None:
    set_up(table, PLACE.format(hand="ju_87, build_army", soviet=""))
    table.do("marshal germany", "discard ju_87")
    assert table.legal == ["fly germany"]
    table.do("fly germany")
    assert table.asked.ask == "ask-discard"


@rule("qm 14.2.3")
@either
def test_a_nation_has_one_air_force_in_a_space(table: Table, edition: str) -> None:
    hand = "deploy_air_force, build_army"
    set_up(table, AIRFIELDS.format(air="air_forces germany", hand=hand), edition)
    assert "germany" not in places(table, "deploy")
    table.do("marshal germany")
    table.do("discard build_army")
    assert "germany" not in places(table, "fly")


@rule("qm 14.2.3", "qm 2.2")
def test_teammates_air_forces_share_a_space(table: Table) -> None:
    set_up(
        table,
        """
        turn italy air
        italy
          armies italy
          hand deploy_air_force
        germany
          armies germany, italy
          air_forces italy
        """,
    )
    table.do("deploy italy")
    assert table.air_forces("italy") == table.air_forces("germany") == {"italy"}


@rule("qm 14.2.3")
def test_a_position_with_an_air_force_alone_is_refused() -> None:
    game = find("quartermaster")
    text = "options air_marshal\ngermany\n  armies germany\n  air_forces italy"
    with pytest.raises(BadInput, match="italy"):
        game.position(text, 1)


@rule("qm 14.2.1", "qm 2.1")
@either
def test_with_none_in_reserve_one_may_be_taken_back_and_deployed(
    table: Table, edition: str
) -> None:
    hand = "deploy_air_force, build_army"
    text = AIRFIELDS.format(air="air_forces germany, western_europe", hand=hand)
    set_up(table, text, edition)
    assert not places(table, "deploy")
    assert places(table, "ground") == {"germany", "western_europe"}
    table.do("ground germany", "deploy baltic_sea")
    assert table.air_forces("germany") == {"western_europe", "baltic_sea"}


@rule("qm 14.2.1", "qm 14.2.2")
def test_or_the_card_pays_for_an_intervention_like_any_other(table: Table) -> None:
    text = AIRFIELDS.format(air="air_forces germany, western_europe", hand="deploy_air_force")
    set_up(table, text)
    table.do("marshal germany", "fly baltic_sea")
    assert table.air_forces("germany") == {"western_europe", "baltic_sea"}
    assert "deploy_air_force" in table.cards("germany", "under")


@rule("qm 14.2.1", "qm 2.1")
@pytest.mark.parametrize(
    ("air", "hand"),
    [("air_forces germany", "deploy_air_force"), ("air_forces germany, western_europe", "ju_87")],
    ids=["one in reserve", "no Deploy card"],
)
def test_otherwise_none_is_taken_back(table: Table, air: str, hand: str) -> None:
    set_up(table, AIRFIELDS.format(air=air, hand=hand))
    assert not places(table, "ground")


# Redeployment

LONE = """
    turn germany play
    germany
      armies germany, eastern_europe
      hand {hand}
    soviet_union
      armies {armies}
      air_forces russia
    """


@rule("qm 14.3")
@either
def test_an_air_force_left_alone_goes_next_door_to_a_supplied_piece(
    table: Table, edition: str
) -> None:
    text = LONE.format(hand="land_battle", armies="moscow, russia, ukraine, siberia")
    set_up(table, text, edition)
    table.do("play land_battle", "battle russia", "soviet_union: pass")
    assert (table.seat, table.asked.rule) == ("soviet_union", "qm 14.3")
    assert places(table, "fly") == {"moscow", "ukraine", "siberia"}
    table.do("fly siberia")
    assert table.air_forces("soviet_union") == {"siberia"}


@rule("qm 14.3", "qm 14.8")
def test_the_owner_may_decline_and_loses_it(table: Table) -> None:
    set_up(table, LONE.format(hand="land_battle", armies="moscow, russia"))
    table.do("play land_battle", "battle russia", "soviet_union: pass", "soviet_union: pass")
    assert table.air_forces("soviet_union") == set()


@rule("qm 14.3")
def test_with_no_piece_next_door_it_is_lost(table: Table) -> None:
    set_up(table, LONE.format(hand="land_battle", armies="russia, kazakhstan"))
    table.do("play land_battle", "battle russia", "soviet_union: pass")
    assert table.air_forces("soviet_union") == set()


@rule("qm 14.3")
def test_with_only_an_unsupplied_piece_next_door_it_is_lost(table: Table) -> None:
    text = LONE.format(hand="land_battle", armies="russia, siberia")
    set_up(table, text + "italy\n  armies italy, moscow\n")
    table.do("play land_battle", "battle russia", "soviet_union: pass")
    assert table.air_forces("soviet_union") == set()


@rule("qm 14.3", "qm 14.2.3")
def test_it_does_not_go_where_the_nation_has_one(table: Table) -> None:
    set_up(
        table,
        """
        turn united_kingdom play
        germany
          armies germany, western_europe, italy
          air_forces western_europe, italy
        united_kingdom
          armies united_kingdom
          navies north_sea
          hand land_battle
        """,
    )
    table.do("play land_battle", "battle western_europe", "germany: pass")
    assert table.legal == ["pass", "fly germany"]


@rule("qm 14.3", "qm 5.5.2")
def test_an_elimination_makes_it_redeploy_as_well(table: Table) -> None:
    set_up(
        table,
        """
        turn soviet_union play
        germany
          armies germany, ukraine, eastern_europe
          air_forces ukraine
        soviet_union
          armies moscow
          hand general_winter, build_army
        """,
    )
    table.do("play general_winter", "eliminate germany ukraine")
    table.do("germany: fly eastern_europe")
    assert table.air_forces("germany") == {"eastern_europe"}


@rule("qm 14.3", "qm 6")
def test_supply_takes_the_piece_and_the_air_force_redeploys(table: Table) -> None:
    set_up(
        table,
        """
        turn germany supply
        germany
          armies germany, russia
          air_forces russia
        """,
    )
    assert table.armies("germany") == {"germany"}
    assert table.air_forces("germany") == set()


@rule("qm 14.3", "qm 2.1")
def test_lifting_the_piece_makes_it_redeploy(table: Table) -> None:
    set_up(
        table,
        """
        turn germany play
        germany
          armies germany, balkans
          air_forces balkans
          hand build_army
        """,
        "second",
    )
    table.do("lift", "lift balkans")
    assert table.legal == ["pass", "fly germany"]


@rule("qm 14.3")
def test_it_may_stay_with_an_unsupplied_piece(table: Table) -> None:
    set_up(
        table,
        """
        turn germany play
        germany
          armies russia
          air_forces russia
          hand build_army, land_battle
        """,
    )
    assert not supplied(table, "germany", "russia")
    table.do("play build_army", "build germany")
    assert table.air_forces("germany") == set()
    # It stood there until the Supply step took the army away.
    gone = [event.kind for _, event in table.match.events]
    assert gone.index("built") < gone.index("removed") < gone.index("grounded")


# Air Defense and Air Attack

CLASH = """
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
@either
def test_air_defense_gives_up_the_air_force_for_the_army(table: Table, edition: str) -> None:
    set_up(table, CLASH.format(german="", soviet=""), edition)
    table.do("play land_battle", "battle moscow", "soviet_union: defend")
    assert table.armies("soviet_union") == {"moscow"}
    assert table.air_forces("soviet_union") == set()
    assert [event.args for event in table.seen("air-defended")] == [(3, NUMBER["moscow"])]


@rule("qm 14.4.1")
@either
def test_air_defense_saves_a_navy_too(table: Table, edition: str) -> None:
    set_up(
        table,
        """
        turn germany play
        germany
          armies germany, western_europe
          hand sea_battle
        united_kingdom
          armies united_kingdom
          navies north_sea
          air_forces north_sea
        """,
        edition,
    )
    table.do("play sea_battle", "battle north_sea", "united_kingdom: defend")
    assert table.navies("united_kingdom") == {"north_sea"}


@rule("qm 14.4.1")
def test_an_air_force_elsewhere_does_not_defend(table: Table) -> None:
    set_up(
        table,
        CLASH.format(german="", soviet="")
        .replace("armies moscow", "armies moscow, siberia")
        .replace("air_forces moscow", "air_forces siberia"),
    )
    table.do("play land_battle", "battle moscow")
    assert table.armies("soviet_union") == {"siberia"}


@rule("qm 14.4.1", "qm 6")
def test_there_is_no_air_defense_in_the_own_supply_step(table: Table) -> None:
    set_up(table, "turn germany supply\ngermany\n  armies germany, russia\n  air_forces russia")
    assert table.armies("germany") == {"germany"}


@rule("qm 14.4.1", "qm 14.8")
@either
def test_a_response_may_save_the_army_and_spare_the_air_force(table: Table, edition: str) -> None:
    set_up(table, CLASH.format(german="", soviet="down moscow"), edition)
    table.do("play land_battle", "battle moscow")
    assert table.legal == ["pass", "use moscow", "defend"]
    table.do("use moscow")
    assert table.armies("soviet_union") == table.air_forces("soviet_union") == {"moscow"}
    assert "defend" not in table.legal


@rule("qm 14.4.1")
def test_whoever_does_not_defend_redeploys_or_loses_the_air_force(table: Table) -> None:
    set_up(table, CLASH.format(german="", soviet=""))
    table.do("play land_battle", "battle moscow", "soviet_union: pass")
    assert table.armies("soviet_union") == table.air_forces("soviet_union") == set()


@rule("qm 14.4.1", "qm 3.3")
def test_the_battle_took_place_all_the_same(table: Table) -> None:
    set_up(table, CLASH.format(german="status dive_bombers", soviet=""))
    table.do("play land_battle", "battle moscow", "soviet_union: defend")
    assert table.legal == ["pass", "use dive_bombers"]
    table.do("use dive_bombers", "battle moscow")
    assert table.armies("soviet_union") == set()


@rule("qm 14.4.2")
@either
def test_air_attack_removes_the_piece_after_all(table: Table, edition: str) -> None:
    set_up(table, CLASH.format(german="air_forces ukraine", soviet=""), edition)
    table.do("play land_battle", "battle moscow", "soviet_union: defend", "germany: attack ukraine")
    assert table.armies("soviet_union") == table.air_forces("germany") == set()


@rule("qm 14.4.2", "qm 13.2.5")
def test_a_piece_that_cannot_be_removed_this_turn_is_not_attacked_from_the_air(
    table: Table,
) -> None:
    set_up(table, CLASH.format(german="air_forces ukraine", soviet=""))
    table.do("play land_battle", "battle moscow", "soviet_union: defend")
    state, germany = table.state, NATIONS.index("germany")
    assert triggers.air_reactions(state, germany, stack.event(state))
    changes.keep(state, NATIONS.index("soviet_union"), NUMBER["moscow"])
    assert not triggers.air_reactions(state, germany, stack.event(state))


@rule("qm 14.4.2", "qm 14.8")
@either
def test_a_protection_card_may_answer_the_air_attack(table: Table, edition: str) -> None:
    text = CLASH.format(german="air_forces ukraine", soviet="down moscow")
    set_up(table, text, edition)
    table.do("play land_battle", "battle moscow", "soviet_union: defend", "germany: attack ukraine")
    assert "use moscow" in table.legal
    table.do("soviet_union: use moscow")
    assert table.armies("soviet_union") == {"moscow"}
    assert table.air_forces("germany") == set()


@rule("qm 14.4.2", "qm 3.4")
def test_an_air_attack_in_a_sea_battle(table: Table) -> None:
    set_up(
        table,
        """
        turn germany play
        germany
          armies germany, western_europe
          air_forces western_europe
          hand sea_battle
        united_kingdom
          armies united_kingdom
          navies north_sea
          air_forces north_sea
        """,
    )
    table.do("play sea_battle", "battle north_sea", "defend", "attack western_europe")
    assert table.navies("united_kingdom") == set()


@rule("qm 14.4.2", "qm 16.1")
def test_an_air_attack_across_a_strait_needs_it_open(table: Table) -> None:
    for holder, attack in (("italy", True), ("united_kingdom", False)):
        set_up(
            table,
            f"""
            turn italy play
            italy
              armies italy, western_europe{", north_africa" if holder == "italy" else ""}
              navies mediterranean_sea
              air_forces mediterranean_sea
              hand sea_battle
            united_kingdom
              armies united_kingdom{", north_africa" if holder != "italy" else ""}
              navies north_sea
              air_forces north_sea
            """,
        )
        table.do("play sea_battle", "battle north_sea", "united_kingdom: defend")
        assert bool(places(table, "attack")) == attack


# What an air force does not do


@rule("qm 14.2.3", "qm 16.1")
def test_an_air_force_does_not_hold_a_strait_beyond_its_army(table: Table) -> None:
    # It never stands without a piece of its nation: a navy in the Mediterranean holds no anchor.
    set_up(
        table,
        """
        turn italy play
        italy
          armies italy
          navies mediterranean_sea
          air_forces mediterranean_sea
          hand sea_battle
        """,
    )
    table.do("play sea_battle")
    assert "north_sea" not in places(table, "battle")


@rule("qm 14.2.3", "qm 6", "qm 7")
def test_an_air_force_carries_no_supply_and_scores_nothing(table: Table) -> None:
    with_air = """
        turn italy victory
        italy
          armies italy
          navies mediterranean_sea
          air_forces mediterranean_sea
          hand build_army
        """
    set_up(table, with_air)
    scored = table.vp
    set_up(table, with_air.replace("air_forces mediterranean_sea", ""))
    assert table.vp == scored == {"axis": 2, "allies": 0}


@rule("qm 14.2.3", "qm 2.2")
def test_an_air_force_does_not_keep_an_enemy_out(table: Table) -> None:
    set_up(
        table,
        """
        turn germany play
        germany
          armies germany, eastern_europe
          status blitzkrieg
          hand land_battle
        soviet_union
          armies moscow, russia
          air_forces russia
        """,
    )
    table.do("play land_battle", "battle russia", "pass", "fly moscow", "use blitzkrieg")
    table.do("build russia")
    assert "russia" in table.armies("germany")


@rule("qm 14.2.2", "qm 3.3")
def test_an_air_force_makes_no_battle_possible_by_itself(table: Table) -> None:
    text = """
        turn germany play
        germany
          armies germany, russia
          air_forces russia
          hand land_battle
        """
    set_up(table, text)
    table.do("play land_battle")
    # The army in Russia is cut off, and so is the air force with it.
    assert "moscow" not in places(table, "battle")


@rule("qm 14.2", "qm 12")
def test_everybody_sees_the_air_forces(table: Table) -> None:
    set_up(table, CLASH.format(german="air_forces ukraine", soviet=""))
    for seat in (SPECTATOR, 1, 5):
        seen = view(table.state, seat)["nations"]
        assert seen["germany"]["air_forces"] == ["ukraine"]
        assert seen["soviet_union"]["air_forces"] == ["moscow"]
