"""Worked examples of playing cards (B)."""

import pytest
from tests.conftest import Table, rule
from tests.helpers import count, places, to_turn

from wartable.core.game import SPECTATOR, find, settle
from wartable.core.match import Match
from wartable.games.quartermaster.board import UNITED_KINGDOM
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.effects import Type
from wartable.games.quartermaster.view import view

MAO = """
    turn soviet_union play
    japan
      armies japan, china
    united_states
      armies eastern_united_states, szechuan
    soviet_union
      armies moscow
      hand mao_tse_tung, build_army
    """


@rule("qm 3.5", "qm 5.5.2")
def test_b2_mao_tse_tung_eliminates_an_axis_army_only(table: Table) -> None:
    table.position(MAO)
    table.do("play mao_tse_tung")
    assert table.legal == ["pass", "eliminate japan china"]


@rule("qm 3.5", "qm 5.5.2")
def test_b2_mao_tse_tung_needs_no_battle_no_neighbour_and_no_supply(table: Table) -> None:
    table.position(MAO)
    table.do("play mao_tse_tung", "eliminate japan china")
    assert table.armies("japan") == {"japan"}
    assert table.armies("united_states") == {"eastern_united_states", "szechuan"}


GUARDS = """
    turn soviet_union play
    soviet_union
      armies moscow
      hand guards, land_battle x6
      discard build_army
    """


@rule("qm 3.6")
def test_b3_guards_is_laid_face_up_and_that_was_the_play(table: Table) -> None:
    table.position(GUARDS)
    table.do("play guards")
    assert table.cards("soviet_union", "status") == ["guards"]
    assert table.asked.ask == "ask-discard"


@rule("qm 3.6")
def test_b3_guards_is_not_used_on_the_turn_it_is_laid(table: Table) -> None:
    table.position(GUARDS)
    table.refuses("use guards")
    table.do("play guards")
    table.refuses("use guards")


@rule("qm 3.6", "qm 5.2")
def test_b3_guards_plays_the_build_army_of_the_pile_on_the_next_turn(table: Table) -> None:
    table.position(GUARDS)
    table.do("play guards")
    to_turn(table, "soviet_union")
    hand = table.cards("soviet_union", "hand")
    table.do("use guards")
    table.do(f"discard {hand[0]}", f"discard {hand[1]}")
    table.do("play build_army", "build siberia")
    assert table.armies("soviet_union") == {"moscow", "siberia"}
    assert table.cards("soviet_union", "discard")[0] == "build_army"
    assert count(table, "soviet_union", "hand") == 5
    assert (table.seat, table.asked.ask) == ("soviet_union", "ask-discard")


FIRESTORM = """
    turn united_states play
    united_states
      armies eastern_united_states, western_europe
      hand firestorm_bombing, build_army
    """


@rule("qm 3.8")
def test_b5_firestorm_bombing_takes_seven_cards_off_the_deck(table: Table) -> None:
    table.position(FIRESTORM)
    deck = count(table, "germany", "deck")
    table.do("play firestorm_bombing", "nation germany")
    assert count(table, "germany", "deck") == deck - 7


@rule("qm 3.8")
def test_b5_firestorm_bombing_hits_a_nation_whose_home_is_next_to_an_american_piece(
    table: Table,
) -> None:
    table.position(FIRESTORM)
    table.do("play firestorm_bombing")
    assert table.legal == ["nation germany", "nation italy"]


@rule("qm 3.8")
def test_b5_firestorm_bombing_works_on_a_nation_that_has_lost_its_home(table: Table) -> None:
    table.position(
        FIRESTORM
        + """
        germany
          armies eastern_europe
        soviet_union
          armies moscow, germany
        """
    )
    deck = count(table, "germany", "deck")
    table.do("play firestorm_bombing", "nation germany")
    assert count(table, "germany", "deck") == deck - 7


@rule("qm 3.8")
def test_b5_firestorm_bombing_works_for_a_nation_that_has_lost_its_home(table: Table) -> None:
    table.position("""
        turn united_states play
        united_states
          armies western_europe
          hand firestorm_bombing, build_army
        japan
          armies japan, eastern_united_states
        """)
    deck = count(table, "germany", "deck")
    table.do("play firestorm_bombing", "nation germany")
    assert count(table, "germany", "deck") == deck - 7


@rule("qm 3.8", "qm 10")
def test_b5_a_deck_too_small_costs_points_and_spares_the_hand(table: Table) -> None:
    table.position(
        FIRESTORM
        + """
        germany
          armies germany
          deck build_army x5
          hand land_battle x4
        """
    )
    table.do("play firestorm_bombing", "nation germany")
    assert count(table, "germany", "deck") == 0
    assert count(table, "germany", "hand") == 4
    assert table.vp["axis"] == -2


COMMUNISTS = """
    turn italy play
    italy
      armies italy, balkans
      hand italy_attacks_communists, build_army
    """


@rule("qm 5.2")
def test_b7_the_second_army_leans_on_the_first(table: Table) -> None:
    table.position(COMMUNISTS)
    table.do("play italy_attacks_communists", "build ukraine", "build russia")
    assert table.armies("italy") == {"italy", "balkans", "ukraine", "russia"}


@rule("qm 5.2")
def test_b7_the_other_order_is_refused(table: Table) -> None:
    table.position(COMMUNISTS)
    table.do("play italy_attacks_communists")
    table.refuses("build russia")


@rule("qm 5.2")
def test_b7_without_the_first_army_there_is_no_second(table: Table) -> None:
    table.position(COMMUNISTS)
    table.do("play italy_attacks_communists", "pass")
    assert table.asked.ask == "ask-discard"


TITO = """
    turn soviet_union play
    soviet_union
      armies moscow
      hand titos_partisans, build_army
    """


@rule("qm 5.2", "qm 13.2.11")
def test_b8_on_an_empty_space_the_second_effect_is_still_available(table: Table) -> None:
    table.position(TITO)
    table.do("play titos_partisans")
    assert table.seat == "soviet_union"
    assert table.legal == ["pass", "recruit united_kingdom balkans", "recruit balkans"]


@rule("qm 5.2")
@pytest.mark.parametrize(
    ("answer", "nation"),
    [("recruit balkans", "soviet_union"), ("recruit united_kingdom balkans", "united_kingdom")],
)
def test_b8_either_army_may_be_recruited_whatever_its_supply(
    table: Table, answer: str, nation: str
) -> None:
    table.position(TITO)
    table.do("play titos_partisans", answer)
    other = {"soviet_union": "united_kingdom", "united_kingdom": "soviet_union"}[nation]
    # The Soviet army leaves in the Supply step that follows; the British one waits for its own.
    seen = [event for _, event in table.match.events if event.kind == "recruited"]
    assert len(seen) == 1
    assert "balkans" not in table.armies(other)


@rule("qm 5.2")
def test_b8_one_axis_army_is_eliminated_then_the_recruit_follows(table: Table) -> None:
    table.position(TITO + "germany\n  armies germany, balkans")
    table.do("play titos_partisans", "eliminate germany balkans")
    table.do("recruit united_kingdom balkans")
    assert table.armies("germany") == {"germany"}
    assert table.armies("united_kingdom") == {"united_kingdom", "balkans"}


@rule("qm 5.2", "qm 2.2")
def test_b8_with_two_axis_armies_one_goes_and_no_recruit_is_possible(table: Table) -> None:
    table.position(TITO + "germany\n  armies germany, balkans\nitaly\n  armies italy, balkans")
    table.do("play titos_partisans")
    assert table.legal == ["pass", "eliminate germany balkans", "eliminate italy balkans"]
    table.do("eliminate germany balkans")
    assert table.armies("germany") == {"germany"}
    assert table.armies("italy") == {"italy", "balkans"}
    assert (table.seat, table.asked.ask) == ("soviet_union", "ask-discard")


@rule("qm 5.2", "qm 2.1")
def test_b8_a_british_piece_that_is_not_available_is_not_recruited(table: Table) -> None:
    full = "united_kingdom, india, australia, canada, africa"
    table.position(TITO + f"united_kingdom\n  armies {full}")
    table.do("play titos_partisans", "recruit united_kingdom balkans")
    # Nobody can make the United Kingdom lift a piece.
    assert (table.seat, table.asked.ask) == ("united_kingdom", "ask-lift-for")
    table.do("united_kingdom: pass")
    assert "balkans" not in table.armies("united_kingdom")


LANDING = """
    turn japan play
    japan
      armies japan
      navies {navies}
      down special_naval_landing_forces
      hand build_navy, land_battle
    """


@rule("qm 5.5.3")
def test_b9_a_navy_on_the_board_counts_as_the_one_just_built(table: Table) -> None:
    table.position(LANDING.format(navies="sea_of_japan"))
    table.do("play build_navy", "build sea_of_japan")
    assert table.navies("japan") == {"sea_of_japan"}
    assert table.legal == ["pass", "use special_naval_landing_forces"]


@rule("qm 5.5.3")
def test_b9_the_landing_forces_build_beside_the_navy_that_was_named(table: Table) -> None:
    table.position(LANDING.format(navies="sea_of_japan"))
    table.do("play build_navy", "build sea_of_japan", "use special_naval_landing_forces")
    coast = {"china", "vladivostok", "philippines", "iwo_jima", "japan"}
    assert places(table, "build") == coast
    table.do("build china", "build iwo_jima")
    assert table.armies("japan") == {"japan", "china", "iwo_jima"}
    assert table.asked.ask == "ask-discard"


@rule("qm 5.5.3")
def test_b9_one_army_is_enough(table: Table) -> None:
    table.position(LANDING.format(navies="sea_of_japan"))
    table.do("play build_navy", "build sea_of_japan", "use special_naval_landing_forces")
    table.do("build china", "pass")
    assert table.armies("japan") == {"japan", "china"}


@rule("qm 5.5.3")
def test_b9_an_unsupplied_navy_cannot_be_named(table: Table) -> None:
    table.position(LANDING.format(navies="sea_of_japan, south_pacific"))
    table.do("play build_navy")
    reason = table.refuses("build south_pacific")
    assert (reason.rule, reason.message) == ("qm 5.5.3", "reason-named-unsupplied")


OFFENSIVE = """
    turn japan play
    japan
      armies japan
      navies sea_of_japan
      down china_offensive
      hand land_battle, build_army
    """


@rule("qm 5.5.4")
def test_b10_an_empty_space_may_be_battled_and_the_battle_counts(table: Table) -> None:
    table.position(OFFENSIVE)
    table.do("play land_battle", "battle china")
    assert table.legal == ["pass", "use china_offensive"]


@rule("qm 5.5.4")
def test_b10_china_offensive_builds_where_the_empty_space_was_battled(table: Table) -> None:
    table.position(OFFENSIVE)
    table.do("play land_battle", "battle china", "use china_offensive", "build china")
    assert table.armies("japan") == {"japan", "china"}


@rule("qm 5.5.4")
@pytest.mark.parametrize("friend", ["japan", "germany"])
def test_b10_a_space_with_a_friendly_piece_is_never_battled(table: Table, friend: str) -> None:
    home = {"japan": "", "germany": "germany\n  armies germany, china\n"}[friend]
    extra = ", china" if friend == "japan" else ""
    table.position(home + OFFENSIVE.replace("armies japan", f"armies japan{extra}"))
    table.do("play land_battle")
    reason = table.refuses("battle china")
    assert (reason.rule, reason.message) == ("qm 5.5.4", "reason-friend-there")


CONSCRIPTION = """
    turn germany play
    germany
      armies germany
      hand conscription, land_battle x6
    """


@rule("qm 3.6")
def test_b11_conscription_is_not_used_on_the_turn_it_is_laid(table: Table) -> None:
    table.position(CONSCRIPTION)
    table.do("play conscription")
    table.refuses("use conscription")
    assert table.asked.ask == "ask-discard"


@rule("qm 5.2")
def test_b11_conscription_meets_the_duty_and_no_card_leaves_the_hand(table: Table) -> None:
    table.position(CONSCRIPTION)
    table.do("play conscription")
    to_turn(table, "germany")
    hand, deck = table.cards("germany", "hand"), count(table, "germany", "deck")
    table.do("use conscription", "build eastern_europe")
    assert table.asked.ask == "ask-discard"
    assert table.cards("germany", "hand") == hand
    assert count(table, "germany", "deck") == deck - 2
    assert table.armies("germany") == {"germany", "eastern_europe"}


LINLITHGOW = "lord_linlithgow_declares_india_to_be_at_war"


def british_start() -> tuple[Match, str]:
    """A new game in which the United Kingdom holds a Response, Lord Linlithgow and Build Army."""
    game = find("quartermaster")
    cards = edition(0).catalogue
    for seed in range(1000):
        match = Match(game, settle(game, []), seed)
        hand: list[int] = match.state.hand[UNITED_KINGDOM]
        names = {cards.cards[card].id for card in hand}
        responses = [cards.cards[c].id for c in hand if cards.type[c] == Type.RESPONSE]
        if {LINLITHGOW, "build_army"} <= names and responses:
            return match, responses[0]
    raise AssertionError


@rule("qm 12", "qm 4", "qm 9")
def test_b12_the_table_after_three_british_turns(table: Table) -> None:
    table.match, response = british_start()
    keep = {response, LINLITHGOW, "build_army"}
    while len(table.match.decisions) > 1 or table.asked.ask == "ask-opening-discard":
        seat = table.asked.seat
        words = table.legal
        if seat == UNITED_KINGDOM:
            words = [w for w in words if w.removeprefix("discard ") not in keep] or words
        table.match.say(seat, words[0])
    for answers in (
        [f"play {response}"],
        [f"play {LINLITHGOW}"],
        ["play build_army", "recruit india"],
    ):
        to_turn(table, "united_kingdom")
        table.do(*(f"united_kingdom: {answer}" for answer in answers))
        while table.state.nation == UNITED_KINGDOM:
            table.do("pass")
    seen = view(table.state, SPECTATOR)["nations"]["united_kingdom"]
    assert seen["down_count"] == 1
    assert response not in str(seen)
    assert seen["status"] == [LINLITHGOW]
    assert seen["discard"] == ["build_army"]
    assert "hand" not in seen
    assert seen["hand_count"] == 7
    assert seen["deck_count"] == 27
    assert len(seen["discard"]) + seen["discard_down_count"] == 4
    assert table.cards("united_kingdom", "down") == [response]
