"""qm 5.3 Reactions: who is asked, when, in which order and how often."""

import pytest
from tests.conftest import Table, rule
from tests.helpers import count, places, to_turn

# Who goes first

WALL = """
    turn united_states play
    united_states
      armies eastern_united_states
      navies north_atlantic, north_sea
      status amphibious_landings
      hand land_battle, build_army
    united_kingdom
      armies united_kingdom
    germany
      armies germany, western_europe
      status atlantic_wall
    """


@rule("qm 5.3")
def test_the_team_that_did_not_cause_the_event_goes_first(table: Table) -> None:
    table.position(WALL)
    table.do("play land_battle", "battle western_europe")
    assert (table.seat, table.legal) == ("germany", ["pass", "use atlantic_wall"])
    table.do("pass")
    assert (table.seat, table.legal) == ("united_states", ["pass", "use amphibious_landings"])


@rule("qm 5.3")
def test_after_a_reaction_it_is_the_other_teams_turn_to_react(table: Table) -> None:
    table.position(WALL)
    deck = count(table, "united_states", "deck")
    table.do("play land_battle", "battle western_europe", "germany: use atlantic_wall")
    assert count(table, "united_states", "deck") == deck - 3
    assert table.seat == "united_states"
    table.do("use amphibious_landings", "build western_europe")
    assert "western_europe" in table.armies("united_states")
    assert (table.seat, table.asked.ask) == ("united_states", "ask-discard")


PACIFIC = """
    turn japan play
    japan
      armies japan, iwo_jima
      navies sea_of_japan
      hand sea_battle, build_army
    united_kingdom
      armies united_kingdom
      down destroyers
    united_states
      armies eastern_united_states, western_united_states, hawaii
      navies east_pacific, north_pacific
      status radar
    """


@rule("qm 5.3")
def test_each_nation_of_a_team_gets_its_chance(table: Table) -> None:
    table.position(PACIFIC)
    table.do("play sea_battle", "battle north_pacific")
    table.do("united_kingdom: pass")
    assert (table.seat, table.legal) == ("united_states", ["pass", "use radar"])
    table.do("use radar")
    assert table.navies("united_states") == {"east_pacific", "north_pacific"}


@rule("qm 5.3")
def test_the_owner_of_the_card_decides_not_the_owner_of_the_piece(table: Table) -> None:
    table.position(PACIFIC)
    table.do("play sea_battle", "battle north_pacific")
    assert table.seat == "united_kingdom"


# A pass

MUD = """
    turn germany play
    germany
      armies germany, eastern_europe
      status {status}
      hand build_army, land_battle
    soviet_union
      armies moscow
      down rasputitsa
    """


@rule("qm 5.3")
def test_a_pass_is_not_final_when_the_other_team_reacts(table: Table) -> None:
    table.position(MUD.format(status="synthetic_fuel"))
    table.do("play build_army", "build russia", "soviet_union: pass")
    table.do("germany: use synthetic_fuel", "build scandinavia")
    # The second army is not near Moscow, but the first one may be answered still.
    table.do("soviet_union: use rasputitsa")
    assert "russia" not in table.armies("germany")


@rule("qm 5.3")
def test_an_event_is_over_when_both_teams_pass_one_after_the_other(table: Table) -> None:
    table.position(MUD.format(status="synthetic_fuel"))
    table.do("play build_army", "build russia", "soviet_union: pass")
    table.do("germany: use synthetic_fuel", "build scandinavia", "soviet_union: pass")
    assert (table.seat, table.asked.ask) == ("germany", "ask-discard")


@rule("qm 5.3")
def test_a_pass_holds_for_that_event_only(table: Table) -> None:
    table.position(MUD.format(status="synthetic_fuel"))
    table.do("play build_army", "build russia", "soviet_union: pass")
    table.do("germany: use synthetic_fuel", "build siberia")
    # A second army near Moscow is a second event.
    assert (table.seat, table.legal) == ("soviet_union", ["pass", "use rasputitsa"])
    table.do("use rasputitsa")
    assert table.armies("germany") == {"germany", "eastern_europe", "russia"}


@rule("qm 5.3")
def test_a_protection_cannot_wait_for_the_attackers_next_step(table: Table) -> None:
    table.position("""
        turn united_states play
        united_states
          armies eastern_united_states, western_united_states, hawaii
          navies east_pacific
          status aircraft_carriers
          hand sea_battle, build_army
        japan
          armies japan, iwo_jima
          navies central_pacific, sea_of_japan
          down battleship_repair
        """)
    table.do("play sea_battle", "battle central_pacific", "japan: pass")
    assert table.navies("japan") == {"sea_of_japan"}
    table.do("united_states: use aircraft_carriers", "build central_pacific")
    assert (table.seat, table.asked.ask) == ("united_states", "ask-discard")
    assert table.navies("united_states") == {"east_pacific", "central_pacific"}


@rule("qm 5.3")
def test_a_protected_navy_keeps_the_attacker_from_building_there(table: Table) -> None:
    table.position("""
        turn united_states play
        united_states
          armies eastern_united_states, western_united_states, hawaii
          navies east_pacific
          status aircraft_carriers
          hand sea_battle, build_army
        japan
          armies japan, iwo_jima
          navies central_pacific, sea_of_japan
          down battleship_repair
        """)
    table.do("play sea_battle", "battle central_pacific", "japan: use battleship_repair")
    assert table.navies("japan") == {"central_pacific", "sea_of_japan"}
    assert (table.seat, table.asked.ask) == ("united_states", "ask-discard")


# Nested events

BLITZ = """
    turn germany play
    germany
      armies germany
      status {status}
      hand land_battle, build_army
    """


@rule("qm 5.3")
def test_a_reactions_own_events_are_finished_first(table: Table) -> None:
    table.position(BLITZ.format(status="blitzkrieg, synthetic_fuel, dive_bombers"))
    table.do("play land_battle", "battle eastern_europe", "use blitzkrieg", "build eastern_europe")
    # The build of Blitzkrieg is answered before the battle is gone back to.
    assert table.legal == ["pass", "use synthetic_fuel"]
    table.do("pass")
    assert table.legal == ["pass", "use dive_bombers"]


@rule("qm 5.3")
def test_going_back_to_the_older_event_closes_the_younger_one(table: Table) -> None:
    table.position(BLITZ.format(status="blitzkrieg, synthetic_fuel, dive_bombers"))
    table.do("play land_battle", "battle eastern_europe", "use blitzkrieg", "build eastern_europe")
    table.do("pass", "use dive_bombers", "battle ukraine")
    # Synthetic Fuel had its chance when the army was built.
    assert table.asked.ask == "ask-discard"


@rule("qm 5.3")
def test_a_team_uses_its_reactions_in_the_order_it_likes(table: Table) -> None:
    table.position(BLITZ.format(status="blitzkrieg, dive_bombers"))
    table.do("play land_battle", "battle eastern_europe")
    assert table.legal == ["pass", "use blitzkrieg", "use dive_bombers"]
    table.do("use dive_bombers", "battle eastern_europe")
    # The second battle may be answered by Blitzkrieg too, before the first one.
    assert table.legal == ["pass", "use blitzkrieg"]
    table.do("pass")
    assert table.legal == ["pass", "use blitzkrieg"]


WEAVE = """
    turn japan play
    japan
      armies japan, china, southeast_asia
      navies sea_of_japan
      down surprise_attack, destroyer_transport
      hand sea_battle, build_army
    united_kingdom
      armies united_kingdom, middle_east
      navies south_china_sea, bay_of_bengal
    """


@rule("qm 5.3")
def test_a_card_of_several_steps_gives_a_window_after_each(table: Table) -> None:
    table.position(WEAVE)
    table.do("play sea_battle", "battle south_china_sea", "use surprise_attack")
    table.do("battle bay_of_bengal")
    assert table.legal == ["pass", "use destroyer_transport"]
    table.do("use destroyer_transport", "build india", "pass", "battle middle_east")
    assert table.armies("united_kingdom") == {"united_kingdom"}
    assert "india" in table.armies("japan")


@rule("qm 5.3")
def test_after_the_last_step_only_the_first_battle_may_still_be_answered(table: Table) -> None:
    table.position(WEAVE)
    table.do("play sea_battle", "battle south_china_sea", "use surprise_attack")
    table.do("battle bay_of_bengal", "pass", "battle india")
    table.do("use destroyer_transport")
    # The army in Southeast Asia may be named; India is beside the other sea only.
    assert places(table, "build") == {"southeast_asia", "philippines"}


@rule("qm 5.3")
def test_two_responses_are_used_one_after_the_other_in_either_order(table: Table) -> None:
    table.position(WEAVE)
    table.do("play sea_battle", "battle south_china_sea", "use destroyer_transport")
    table.do("build philippines", "pass", "use surprise_attack")
    assert table.asked.ask == "ask-battle-sea"


# How often


@rule("qm 5.3")
def test_a_status_that_says_so_is_used_once_a_turn(table: Table) -> None:
    table.position(BLITZ.format(status="blitzkrieg, dive_bombers"))
    table.do("play land_battle", "battle eastern_europe", "use blitzkrieg", "pass")
    table.do("use dive_bombers", "battle eastern_europe")
    # A new battle, but Blitzkrieg is spent.
    assert table.asked.ask == "ask-discard"


@rule("qm 5.3")
def test_a_card_is_spent_though_its_owner_did_nothing_with_it(table: Table) -> None:
    table.position(BLITZ.format(status="blitzkrieg"))
    deck = count(table, "germany", "deck")
    table.do("play land_battle", "battle eastern_europe", "use blitzkrieg", "pass")
    assert count(table, "germany", "deck") == deck - 1
    assert table.asked.ask == "ask-discard"


@rule("qm 5.3")
def test_two_cards_of_once_a_turn_do_not_loop(table: Table) -> None:
    table.position(BLITZ.format(status="blitzkrieg, bias_for_action"))
    table.do("play land_battle", "battle eastern_europe", "use blitzkrieg", "build eastern_europe")
    table.do("use bias_for_action", "battle ukraine")
    assert table.asked.ask == "ask-discard"


@rule("qm 5.3")
def test_once_a_turn_means_each_nations_turn(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        germany
          armies germany, western_europe
          status atlantic_wall
        italy
          armies italy, western_europe
        united_kingdom
          armies united_kingdom
          navies north_sea
          hand land_battle, build_army
        united_states
          armies eastern_united_states
          navies north_atlantic, north_sea
          hand land_battle, build_army
        """)
    table.do("play land_battle", "battle western_europe", "target italy")
    table.do("germany: use atlantic_wall")
    to_turn(table, "united_states")
    table.do("play land_battle", "battle western_europe")
    assert (table.seat, table.legal) == ("germany", ["pass", "use atlantic_wall"])


@rule("qm 5.3")
def test_a_status_is_used_once_for_an_event(table: Table) -> None:
    table.position("""
        turn united_states play
        united_states
          armies eastern_united_states, western_europe
          status flying_fortresses
          hand firestorm_bombing, build_army
        """)
    table.do("play firestorm_bombing")
    assert table.legal == ["pass", "use flying_fortresses"]
    table.do("use flying_fortresses")
    assert table.asked.ask == "ask-hit-whom"


# Triggers


@rule("qm 5.3")
def test_the_battle_took_place_though_the_piece_was_saved(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, balkans
          status dive_bombers, blitzkrieg
          hand land_battle, build_army
        soviet_union
          armies moscow, ukraine
          down stalingrad
        """)
    table.do("play land_battle", "battle ukraine", "soviet_union: use stalingrad")
    # Nothing can be built where the Soviet army still is.
    assert table.legal == ["pass", "use dive_bombers"]


@rule("qm 5.3")
def test_a_piece_eliminated_at_once_was_still_built(table: Table) -> None:
    table.position(MUD.format(status="bias_for_action"))
    table.do("play build_army", "build russia", "soviet_union: use rasputitsa")
    assert table.armies("germany") == {"germany", "eastern_europe"}
    # Bias for Action may still answer the build, from the army in Eastern Europe.
    assert (table.seat, table.legal) == ("germany", ["pass", "use bias_for_action"])
    table.do("use bias_for_action")
    assert places(table, "battle") == {"ukraine"}


@rule("qm 5.3")
def test_a_cost_is_paid_before_the_effect(table: Table) -> None:
    table.position(BLITZ.format(status="blitzkrieg"))
    deck = count(table, "germany", "deck")
    table.do("play land_battle", "battle eastern_europe", "use blitzkrieg")
    assert count(table, "germany", "deck") == deck - 1
    assert table.armies("germany") == {"germany"}


@rule("qm 5.3")
def test_near_the_battle_is_measured_from_the_space_battled(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, eastern_europe
          status dive_bombers
          hand land_battle, build_army
        """)
    table.do("play land_battle", "battle ukraine", "use dive_bombers")
    # In or beside Ukraine, and beside a supplied German army, not the same one.
    assert places(table, "battle") == {"ukraine", "balkans", "russia"}


@rule("qm 5.3")
def test_a_reaction_that_can_do_nothing_is_not_offered(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, balkans
          status blitzkrieg
          hand land_battle, build_army
        soviet_union
          armies moscow, ukraine
        united_kingdom
          armies united_kingdom, ukraine
        """)
    table.do("play land_battle", "battle ukraine", "target soviet_union")
    # A British army is still there: Blitzkrieg cannot build.
    assert table.asked.ask == "ask-discard"


@rule("qm 5.3", "qm 13.2.6")
def test_a_card_for_the_moment_does_not_look_at_older_pieces(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, eastern_europe, russia
          hand build_army, land_battle
        soviet_union
          armies moscow
          down rasputitsa
        """)
    table.do("play build_army", "build balkans")
    assert (table.seat, table.asked.ask) == ("germany", "ask-discard")


@rule("qm 5.3")
def test_the_beginning_of_the_turn_is_over_before_the_play_step(table: Table) -> None:
    table.position("""
        turn soviet_union
        soviet_union
          armies moscow
          down defense_of_the_motherland
          hand build_army, land_battle
        """)
    assert table.legal == ["pass", "use defense_of_the_motherland"]
    table.do("pass")
    assert table.asked.ask == "ask-play"
    table.refuses("use defense_of_the_motherland")


@rule("qm 5.3")
def test_the_beginning_of_a_step_is_before_its_action(table: Table) -> None:
    table.position("""
        turn united_states discard
        united_states
          armies eastern_united_states
          status rosie_the_riveter
          hand build_army, land_battle
        """)
    assert table.legal == ["pass", "use rosie_the_riveter"]
    table.do("pass")
    assert table.asked.ask == "ask-discard"
    table.refuses("use rosie_the_riveter")


# Removal


@rule("qm 5.3")
def test_a_removal_opens_a_window_before_and_one_after(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom, western_europe
          hand land_battle, build_army
        italy
          armies italy
          down monte_cassino, german_reinforcements_counterattack
        """)
    table.do("play land_battle", "battle italy")
    assert (table.seat, table.legal) == ("italy", ["pass", "use monte_cassino"])
    table.do("pass")
    assert table.armies("italy") == set()
    assert table.legal == ["pass", "use german_reinforcements_counterattack"]
    table.do("use german_reinforcements_counterattack", "recruit germany italy")
    assert table.armies("germany") == {"germany", "italy"}


@rule("qm 5.3")
def test_a_protected_piece_opens_no_window_after(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom, western_europe
          hand land_battle, build_army
        italy
          armies italy
          down monte_cassino, german_reinforcements_counterattack
        """)
    table.do("play land_battle", "battle italy", "italy: use monte_cassino")
    assert table.armies("italy") == {"italy"}
    assert table.seat == "united_kingdom"


@rule("qm 5.3", "qm 6")
def test_a_removal_for_want_of_supply_is_a_removal(table: Table) -> None:
    table.position("""
        turn soviet_union supply
        soviet_union
          armies moscow, vladivostok, russia
          down leningrad
          hand build_army
        germany
          armies germany
        """)
    # Russia is beside Moscow: only Vladivostok has no line.
    assert table.armies("soviet_union") == {"moscow", "russia"}
    table.position("""
        turn soviet_union supply
        soviet_union
          armies russia
          down leningrad
          hand build_army
        """)
    assert (table.seat, table.legal) == ("soviet_union", ["pass", "use leningrad"])
    table.do("use leningrad")
    assert table.armies("soviet_union") == {"russia"}


@rule("qm 5.3")
@pytest.mark.parametrize("port", [True, False])
def test_supply_is_checked_at_the_moment_of_removal(table: Table, port: bool) -> None:
    table.position(f"""
        turn united_states play
        united_states
          armies eastern_united_states, western_united_states, hawaii
          navies east_pacific
          hand sea_battle, build_army
        japan
          armies japan{", iwo_jima" if port else ""}
          navies central_pacific, sea_of_japan
          down battleship_repair
        """)
    table.do("play sea_battle", "battle central_pacific")
    assert table.seat == ("japan" if port else "united_states")


@rule("qm 5.3", "qm 13.2.5")
def test_a_protected_piece_is_not_asked_about_again(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, balkans
          status dive_bombers
          hand land_battle, build_army
        soviet_union
          armies moscow, ukraine
          down stalingrad, leningrad
        """)
    table.do("play land_battle", "battle ukraine", "soviet_union: use stalingrad")
    table.do("germany: use dive_bombers", "battle ukraine")
    assert table.armies("soviet_union") == {"moscow", "ukraine"}
    assert (table.seat, table.asked.ask) == ("germany", "ask-discard")


# No tells

COVERED = """
    {options}
    turn germany play
    germany
      armies germany, balkans
      hand land_battle, build_army
    soviet_union
      armies moscow, ukraine
      down {down}
    """


@rule("qm 12", "qm 5.3")
@pytest.mark.parametrize("down", ["leningrad", "rasputitsa", "moscow", "defense_of_the_motherland"])
def test_under_cover_a_face_down_card_is_asked_about_usable_or_not(table: Table, down: str) -> None:
    table.position(COVERED.format(options="options cover", down=down))
    table.do("play land_battle", "battle ukraine")
    assert (table.seat, table.legal) == ("soviet_union", ["pass"])


@rule("qm 12", "qm 5.3")
def test_under_cover_a_usable_card_is_offered(table: Table) -> None:
    table.position(COVERED.format(options="options cover", down="stalingrad"))
    table.do("play land_battle", "battle ukraine")
    assert (table.seat, table.legal) == ("soviet_union", ["pass", "use stalingrad"])


@rule("qm 5.3")
def test_without_cover_only_who_can_react_is_asked(table: Table) -> None:
    table.position(COVERED.format(options="", down="leningrad"))
    table.do("play land_battle", "battle ukraine")
    assert table.seat == "germany"


@rule("qm 12", "qm 5.3")
def test_under_cover_a_nation_without_face_down_cards_is_not_asked(table: Table) -> None:
    table.position(COVERED.format(options="options cover", down=""))
    table.do("play land_battle", "battle ukraine")
    assert table.seat == "germany"


@rule("qm 12", "qm 5.3")
def test_under_cover_nobody_is_asked_where_no_card_of_the_nation_could_answer(
    table: Table,
) -> None:
    table.position(
        COVERED.format(options="options cover", down="stalingrad").replace(
            "armies moscow, ukraine", "armies moscow, vladivostok"
        )
    )
    # No Soviet Response cares for a battle on an empty space.
    table.do("play land_battle", "battle ukraine")
    assert table.seat == "germany"


@rule("qm 12", "qm 5.2")
@pytest.mark.parametrize("down", ["truk", "kamikaze"])
def test_under_cover_an_empty_hand_is_asked_alike_whatever_lies_face_down(
    table: Table, down: str
) -> None:
    table.position(f"""
        options cover
        turn japan play
        japan
          armies japan
          down {down}
          hand
          deck build_army x4
        """)
    assert (table.seat, table.asked.ask) == ("japan", "ask-play")


REST = (
    "build_army x7, land_battle x5, build_navy, sea_battle, frontal_assault, scorched_earth, "
    "shverniks_evacuation_council, stavka_forms_artillery_corps, women_conscripts, "
    "general_winter, german_soviet_treaty, mao_tse_tung, titos_partisans, "
    "trans_siberian_railroad, vasilevsky_takes_command_in_the_far_east, "
    "defense_of_the_motherland, leningrad, moscow, rasputitsa, stalingrad"
)
"""The Soviet deck without Guards, a Sea Battle, a Build Army and a Land Battle."""


@rule("qm 12", "qm 5.2")
@pytest.mark.parametrize(
    ("under", "top"), [("build_army", "land_battle"), ("land_battle", "build_army")]
)
def test_under_cover_an_empty_hand_is_asked_alike_whatever_lies_under_the_pile(
    table: Table, under: str, top: str
) -> None:
    table.position(f"""
        options cover
        turn soviet_union play
        soviet_union
          armies moscow
          status guards
          hand
          discard sea_battle
          under {under}
          deck {top}, {REST}
        """)
    assert (table.seat, table.asked.ask) == ("soviet_union", "ask-play")


@rule("qm 12")
@pytest.mark.parametrize(
    "top", ["build_army x4", "build_army, build_navy, land_battle, sea_battle"]
)
def test_under_cover_looking_at_the_deck_takes_as_long_whatever_it_shows(
    table: Table, top: str
) -> None:
    table.position(f"""
        options cover
        turn germany
        germany
          armies germany
          status superior_planning
          hand build_army
          deck {top}
        """)
    table.do("use superior_planning")
    asked = 0
    while table.asked.ask == "ask-arrange":
        asked += 1
        table.do(table.legal[-1])
    assert asked == 3
