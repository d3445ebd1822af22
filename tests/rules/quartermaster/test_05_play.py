"""qm 5 The Play step."""

import pytest
from tests.conftest import Table, rule
from tests.helpers import count, places, to_turn

# qm 5.2 The duty


@rule("qm 5.2")
def test_with_cards_in_hand_one_plays_or_discards_one(table: Table) -> None:
    table.position("turn germany play\ngermany\n  armies germany\n  hand build_army, land_battle")
    assert table.legal == [
        "play build_army", "play land_battle", "discard build_army", "discard land_battle"
    ]  # fmt: skip


@rule("qm 5.2")
def test_the_play_step_is_never_skipped(table: Table) -> None:
    table.position("turn germany play\ngermany\n  armies germany\n  hand build_army, land_battle")
    table.refuses("pass")


@rule("qm 5.2")
def test_one_card_is_played_and_no_second(table: Table) -> None:
    table.position("turn germany play\ngermany\n  armies germany\n  hand build_army, land_battle")
    table.do("play build_army", "build balkans")
    table.refuses("play land_battle")
    assert table.asked.ask == "ask-discard"


@rule("qm 5.2", "qm 10")
@pytest.mark.parametrize(
    "card",
    ["build_army", "sea_battle", "blitzkrieg", "plunder", "submarines_of_the_monsoon_group"],
)
def test_any_card_may_be_discarded_for_nothing(table: Table, card: str) -> None:
    table.position(f"turn germany play\ngermany\n  armies germany\n  hand {card}, land_battle")
    table.do(f"discard {card}")
    assert table.asked.ask == "ask-discard"
    assert table.cards("germany", "under") == [card]
    assert table.cards("germany", "discard") == table.cards("germany", "status") == []


@rule("qm 5.2")
def test_a_card_that_can_do_nothing_may_still_be_played(table: Table) -> None:
    table.position("turn germany play\ngermany\n  armies\n  hand land_battle, build_army")
    table.do("play land_battle")
    assert table.cards("germany", "discard") == ["land_battle"]
    assert table.asked.ask == "ask-discard"


@rule("qm 5.2")
def test_what_a_card_allows_need_not_be_done(table: Table) -> None:
    table.position("turn germany play\ngermany\n  armies germany\n  hand build_army, land_battle")
    table.do("play build_army", "pass")
    assert table.armies("germany") == {"germany"}


@rule("qm 5.2")
def test_only_the_nation_whose_turn_it_is_plays(table: Table) -> None:
    table.position("turn germany play\ngermany\n  armies germany\n  hand build_army, land_battle")
    assert [decision.seat for decision in table.match.decisions] == [0]


@rule("qm 5.2", "qm 10")
def test_with_an_empty_hand_the_card_comes_off_the_deck(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          hand
          deck blitzkrieg, build_army x6, land_battle x2
        """)
    assert "blitzkrieg" in table.cards("germany", "under")
    assert count(table, "germany", "deck") == 1
    assert table.vp["axis"] == 2


@rule("qm 5.2", "qm 10")
@pytest.mark.parametrize(("nation", "team"), [("germany", "axis"), ("soviet_union", "allies")])
def test_with_an_empty_hand_and_deck_the_team_loses_a_point(
    table: Table, nation: str, team: str
) -> None:
    home = {"germany": "germany", "soviet_union": "moscow"}[nation]
    table.position(f"turn {nation} play\n{nation}\n  armies {home}\n  hand\n  deck")
    assert table.vp[team] == -1 + 2


@rule("qm 5.2")
def test_with_an_empty_hand_a_status_may_still_be_used_instead(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          status conscription
          hand
          deck land_battle x5
        """)
    assert table.legal == ["pass", "use conscription"]
    table.do("use conscription", "build balkans")
    assert table.armies("germany") == {"germany", "balkans"}
    # Two cards for Conscription, and none for the play; the other three were drawn.
    assert count(table, "germany", "hand") == 3


@rule("qm 5.2", "qm 10")
def test_with_an_empty_hand_declining_the_status_costs_the_card_of_the_deck(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          status conscription
          hand
          deck land_battle x5
        """)
    table.do("pass")
    assert count(table, "germany", "hand") == 4


# qm 5.2 Instead


@rule("qm 5.2")
def test_a_status_used_instead_meets_the_duty(table: Table) -> None:
    table.position("""
        turn italy play
        italy
          armies italy
          status bravado
          hand land_battle, build_army
        """)
    table.do("use bravado", "battle balkans")
    assert table.asked.ask == "ask-discard"
    assert count(table, "italy", "hand") == 2


@rule("qm 5.2")
def test_a_status_used_instead_is_used_once_in_the_play_step(table: Table) -> None:
    table.position("""
        turn italy play
        italy
          armies italy
          status bravado
          hand land_battle, build_army
        """)
    table.do("use bravado", "battle balkans")
    table.refuses("use bravado")


@rule("qm 5.2")
def test_a_status_is_not_used_instead_in_the_step_that_laid_it(table: Table) -> None:
    table.position("turn italy play\nitaly\n  armies italy\n  hand bravado, build_army")
    table.do("play bravado")
    table.refuses("use bravado")
    to_turn(table, "italy")
    assert "use bravado" in table.legal


@rule("qm 5.2")
def test_a_status_is_used_instead_in_the_own_play_step_only(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          hand land_battle, build_army
        italy
          armies italy
          status bravado
        """)
    table.do("discard build_army", "pass")
    assert table.seat == "united_kingdom"


@rule("qm 5.2", "qm 10")
def test_a_cost_may_be_started_though_it_cannot_be_paid_in_full(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          status conscription
          hand land_battle, build_army
          deck sea_battle
        """)
    table.do("use conscription")
    assert table.vp["axis"] == -1
    table.do("build balkans")
    assert table.armies("germany") == {"germany", "balkans"}


# qm 5.2 The order of things


@rule("qm 5.2")
def test_a_played_card_lies_on_the_pile_before_its_text_is_carried_out(table: Table) -> None:
    table.position("""
        turn soviet_union play
        soviet_union
          armies moscow
          status women_conscripts
          hand build_army, land_battle
        """)
    table.do("play build_army")
    assert table.cards("soviet_union", "discard") == ["build_army"]
    # What becomes of the card is settled before the army is placed.
    assert table.legal == ["pass", "use women_conscripts"]
    table.do("use women_conscripts")
    assert table.cards("soviet_union", "deck")[0] == "build_army"
    assert table.asked.ask == "ask-build-army"


@rule("qm 5.2")
def test_the_effects_of_a_card_come_in_their_order(table: Table) -> None:
    table.position("""
        turn soviet_union play
        soviet_union
          armies moscow
          hand german_soviet_treaty, land_battle
        """)
    table.do("play german_soviet_treaty")
    assert table.legal == ["pass", "recruit russia"]
    table.do("recruit russia")
    assert table.legal == ["pass", "recruit eastern_europe"]


@rule("qm 5.2", "qm 13.2.11")
def test_one_effect_is_no_condition_of_the_next(table: Table) -> None:
    table.position("""
        turn soviet_union play
        soviet_union
          armies moscow
          hand german_soviet_treaty, land_battle
        """)
    table.do("play german_soviet_treaty", "pass", "recruit eastern_europe")
    # It is not supplied, and leaves in the Supply step: but it was recruited.
    kinds = [event.kind for _, event in table.match.events]
    assert "recruited" in kinds


@rule("qm 5.2", "qm 13.2.7")
def test_a_discard_in_the_text_of_a_card_comes_first(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          status blitzkrieg
          hand land_battle, build_army
        """)
    table.do("play land_battle", "battle balkans")
    deck = count(table, "germany", "deck")
    table.do("use blitzkrieg")
    assert table.asked.ask == "ask-build-army"
    assert count(table, "germany", "deck") == deck - 1


@rule("qm 5.2")
def test_the_second_piece_of_a_card_may_lean_on_the_first(table: Table) -> None:
    table.position("""
        turn united_states play
        united_states
          armies eastern_united_states, western_united_states
          navies east_pacific
          hand guadalcanal, build_army
        """)
    table.do("play guadalcanal", "recruit new_zealand", "build south_pacific")
    assert table.navies("united_states") == {"east_pacific", "south_pacific"}


@rule("qm 5.2")
def test_a_card_may_place_a_teammates_piece(table: Table) -> None:
    table.position("""
        turn italy play
        italy
          armies italy
          hand afrika_korps, build_army
        """)
    table.do("play afrika_korps", "recruit germany north_africa")
    table.do("recruit germany mediterranean_sea")
    assert table.armies("germany") == {"germany", "north_africa"}
    assert table.navies("germany") == {"mediterranean_sea"}


@rule("qm 5.2")
def test_a_card_that_names_no_nation_means_its_own(table: Table) -> None:
    table.position("""
        turn italy play
        italy
          armies italy
          status mare_nostrum
          hand build_army, land_battle
        germany
          armies germany
          navies baltic_sea
        """)
    table.do("discard build_army")
    # Mare Nostrum counts Italian navies: the German one brings nothing.
    assert table.vp["axis"] == 2


# qm 5.4


@rule("qm 5.4")
def test_a_teammates_status_is_not_used(table: Table) -> None:
    table.position("""
        turn italy play
        italy
          armies italy
          hand land_battle, build_army
        germany
          armies germany
          status blitzkrieg, conscription
        """)
    assert "use conscription" not in table.legal
    table.do("play land_battle", "battle balkans")
    assert (table.seat, table.asked.ask) == ("italy", "ask-discard")


@rule("qm 5.4")
def test_a_teammates_response_is_used_only_where_its_text_says_so(table: Table) -> None:
    table.position("""
        turn japan play
        japan
          armies japan, iwo_jima
          navies sea_of_japan
          hand sea_battle, build_army
        united_states
          armies eastern_united_states, western_united_states, hawaii
          navies east_pacific, north_pacific
        united_kingdom
          armies united_kingdom
          down destroyers
        """)
    table.do("play sea_battle", "battle north_pacific")
    # It is the United Kingdom that decides, not the nation whose navy it is.
    assert (table.seat, table.legal) == ("united_kingdom", ["pass", "use destroyers"])
    table.do("use destroyers")
    assert table.navies("united_states") == {"east_pacific", "north_pacific"}


# qm 5.5.1 Build and recruit


@rule("qm 5.5.1")
def test_a_recruit_asks_for_no_supply(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          hand dutch_east_indies, build_army
        """)
    table.do("play dutch_east_indies", "recruit indonesia")
    assert "indonesia" in table.armies("united_kingdom")


@rule("qm 5.5.1", "qm 6")
def test_a_recruited_piece_leaves_in_its_owners_next_supply_step(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          hand dutch_east_indies, build_army
        """)
    table.do("play dutch_east_indies", "recruit indonesia", "recruit new_guinea")
    table.do("recruit south_china_sea")
    assert table.armies("united_kingdom") == {"united_kingdom"}
    assert table.navies("united_kingdom") == set()


@rule("qm 5.5.1")
def test_a_recruited_army_is_not_where_an_enemy_is(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          hand increased_commonwealth_support, build_army
        japan
          armies japan, india
        """)
    table.do("play increased_commonwealth_support")
    assert places(table, "recruit") == {"australia", "canada"}


@rule("qm 5.5.1")
def test_a_build_by_a_card_follows_the_rules_of_a_build_card(table: Table) -> None:
    table.position("""
        turn united_states play
        united_states
          armies eastern_united_states
          hand patton_advances, build_army
        """)
    table.do("play patton_advances")
    # No supplied piece is near Western Europe, nor near Germany or Italy.
    assert table.asked.ask == "ask-discard"


@rule("qm 5.5.1")
def test_a_recruit_is_no_build(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          status bias_for_action, synthetic_fuel
          hand forced_conscription, build_army
        """)
    table.do("play forced_conscription", "recruit balkans", "recruit italy")
    assert table.asked.ask == "ask-discard"


# qm 5.5.2 Battle and eliminate


@rule("qm 5.5.2")
def test_an_elimination_is_no_battle(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, eastern_europe
          status dive_bombers, blitzkrieg
          hand military_dictatorships_in_the_balkans, build_army
        soviet_union
          armies moscow, ukraine
        """)
    table.do("play military_dictatorships_in_the_balkans", "pass")
    table.do("eliminate soviet_union ukraine")
    assert table.armies("soviet_union") == {"moscow"}
    assert table.asked.ask == "ask-discard"


@rule("qm 5.5.2")
def test_an_elimination_asks_for_no_neighbour_and_no_supply(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies
          hand military_dictatorships_in_the_balkans, build_army
        soviet_union
          armies moscow, ukraine
        """)
    table.do("play military_dictatorships_in_the_balkans", "pass")
    table.do("eliminate soviet_union ukraine")
    assert table.armies("soviet_union") == {"moscow"}


@rule("qm 5.5.2")
def test_an_elimination_can_be_prevented_like_any_removal(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          hand military_dictatorships_in_the_balkans, build_army
        soviet_union
          armies moscow, ukraine
          down stalingrad
        """)
    table.do("play military_dictatorships_in_the_balkans", "pass")
    table.do("eliminate soviet_union ukraine", "soviet_union: use stalingrad")
    assert table.armies("soviet_union") == {"moscow", "ukraine"}


# qm 5.5.3 A build card without building


@rule("qm 5.5.3")
def test_a_supplied_army_may_be_named_as_the_one_just_built(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, balkans
          status bias_for_action
          hand build_army, land_battle
        """)
    table.do("play build_army", "build balkans")
    assert table.armies("germany") == {"germany", "balkans"}
    assert table.legal == ["pass", "use bias_for_action"]
    table.do("use bias_for_action")
    # Beside the Balkans and beside a German army; Italy is held by a friend.
    assert places(table, "battle") == {"eastern_europe", "ukraine"}


@rule("qm 5.5.3")
def test_an_unsupplied_army_is_not_named(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, siberia
          status bias_for_action
          hand build_army, land_battle
        """)
    table.do("play build_army")
    reason = table.refuses("build siberia")
    assert (reason.rule, reason.message) == ("qm 5.5.3", "reason-named-unsupplied")


@rule("qm 5.5.3")
def test_a_teammates_army_is_not_named(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          status bias_for_action
          hand build_army, land_battle
        japan
          armies japan
        """)
    table.do("play build_army")
    assert "japan" not in places(table, "build")


@rule("qm 5.5.3", "qm 13.2.6")
def test_a_named_army_counts_as_built_for_the_enemy_too(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, eastern_europe, russia
          hand build_army, land_battle
        soviet_union
          armies moscow
          down rasputitsa
        """)
    table.do("play build_army", "build russia", "soviet_union: use rasputitsa")
    assert table.armies("germany") == {"germany", "eastern_europe"}


@rule("qm 5.5.3")
def test_a_recruit_needs_a_new_piece(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, balkans
          hand forced_conscription, land_battle
        """)
    table.do("play forced_conscription")
    assert "balkans" not in places(table, "recruit")


# qm 5.5.4 Battles on empty spaces


@rule("qm 5.5.4")
def test_an_empty_space_is_battled_to_set_off_a_reaction(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          status blitzkrieg
          hand land_battle, build_army
        """)
    table.do("play land_battle", "battle eastern_europe", "use blitzkrieg", "build eastern_europe")
    assert table.armies("germany") == {"germany", "eastern_europe"}


@rule("qm 5.5.4")
def test_an_empty_sea_is_battled_too(table: Table) -> None:
    table.position("""
        turn united_states play
        united_states
          armies eastern_united_states
          status aircraft_carriers
          hand sea_battle, build_army
        """)
    table.do("play sea_battle", "battle north_atlantic", "use aircraft_carriers")
    table.do("build north_atlantic")
    assert table.navies("united_states") == {"north_atlantic"}


@rule("qm 5.5.4")
def test_an_empty_space_may_be_battled_by_any_card_that_grants_a_battle(table: Table) -> None:
    table.position("""
        turn italy play
        italy
          armies italy
          status bravado
          hand land_battle, build_army
        """)
    table.do("use bravado")
    assert places(table, "battle") == {"western_europe", "balkans"}


@rule("qm 5.5.4")
@pytest.mark.parametrize("card", ["land_battle", "sea_battle"])
def test_a_space_with_a_friend_is_not_battled(table: Table, card: str) -> None:
    table.position(f"""
        turn germany play
        germany
          armies germany, western_europe
          navies baltic_sea
          hand {card}, build_army
        italy
          armies italy, balkans
          navies mediterranean_sea
        """)
    table.do(f"play {card}")
    friends = {"italy", "balkans", "western_europe", "baltic_sea", "mediterranean_sea"}
    assert not places(table, "battle") & friends
    space = "balkans" if card == "land_battle" else "mediterranean_sea"
    assert table.refuses(f"battle {space}").message == "reason-friend-there"
