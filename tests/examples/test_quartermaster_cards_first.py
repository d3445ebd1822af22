"""Worked examples of playing cards (B), first edition."""

import pytest
from tests.conftest import Table, rule
from tests.helpers import count, places, to_turn

from wartable.core.bits import walk
from wartable.core.game import SPECTATOR
from wartable.games.quartermaster.board import NATIONS, NUMBER, SPACES, first_edition
from wartable.games.quartermaster.cards import first
from wartable.games.quartermaster.effects import Type
from wartable.games.quartermaster.view import view


@rule("qm 3.1", "qm 3.2", "qm 3.3", "qm 3.4")
@pytest.mark.parametrize(
    ("nation", "card"),
    [
        ("germany", "build_army"),
        ("japan", "build_navy"),
        ("italy", "land_battle"),
        ("united_states", "sea_battle"),
    ],
)
def test_b1_the_basic_cards_are_of_the_type_of_their_name(nation: str, card: str) -> None:
    found = first.DECKS[NATIONS.index(nation)].card(card)
    assert found.type == Type[card.upper()]


@rule("qm 3.3")
def test_b1_a_land_battle_may_start_from_the_sea(table: Table) -> None:
    table.position("""
        edition first
        turn united_kingdom play
        germany
          armies germany, western_europe
        united_kingdom
          armies united_kingdom
          navies north_sea
          hand land_battle, build_army
        """)
    table.do("play land_battle", "battle western_europe")
    assert table.armies("germany") == {"germany"}


@rule("qm 3.4")
def test_b1_a_sea_battle_may_start_from_land(table: Table) -> None:
    table.position("""
        edition first
        turn germany play
        germany
          armies germany, western_europe
          hand sea_battle, build_army
        united_kingdom
          armies united_kingdom
          navies north_sea
        """)
    table.do("play sea_battle", "battle north_sea")
    assert table.navies("united_kingdom") == set()


MAO = """
    edition first
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
def test_b2_mao_tse_tung_offers_the_armies_of_anybody(table: Table) -> None:
    table.position(MAO)
    table.do("play mao_tse_tung")
    assert table.legal == [
        "pass", "eliminate japan china", "eliminate united_states szechuan"
    ]  # fmt: skip


@rule("qm 3.5", "qm 5.5.2")
@pytest.mark.parametrize(
    ("answer", "nation", "left"),
    [
        ("eliminate japan china", "japan", {"japan"}),
        ("eliminate united_states szechuan", "united_states", {"eastern_united_states"}),
    ],
)
def test_b2_mao_tse_tung_eliminates_the_army_chosen_and_no_other(
    table: Table, answer: str, nation: str, left: set[str]
) -> None:
    table.position(MAO)
    table.do("play mao_tse_tung", answer)
    assert table.armies(nation) == left
    assert table.asked.ask == "ask-discard"


GUARDS = """
    edition first
    turn soviet_union play
    soviet_union
      armies moscow
      hand guards, land_battle x5, sea_battle
      discard build_army
      deck build_navy
    """


@rule("qm 3.6")
def test_b3_guards_is_laid_face_up_and_not_used_on_that_turn(table: Table) -> None:
    table.position(GUARDS)
    table.refuses("use guards")
    table.do("play guards")
    assert table.cards("soviet_union", "status") == ["guards"]
    assert table.asked.ask == "ask-discard"
    table.refuses("use guards")


@rule("qm 3.6", "qm 5.2")
def test_b3_on_the_next_turn_guards_plays_the_build_army_of_the_pile(table: Table) -> None:
    table.position(GUARDS)
    table.do("play guards")
    to_turn(table, "soviet_union")
    table.do("use guards", "discard land_battle", "discard land_battle")
    table.do("play build_army", "build siberia")
    assert table.armies("soviet_union") == {"moscow", "siberia"}
    assert table.cards("soviet_union", "discard")[0] == "build_army"
    assert count(table, "soviet_union", "hand") == 5
    assert table.asked.ask == "ask-discard"


RAF = """
    edition first
    turn {turn}
    germany
      armies germany, western_europe
      hand sea_battle x2
    italy
      armies italy, western_europe
      hand sea_battle, build_army
    united_kingdom
      armies united_kingdom
      navies north_sea
      {raf}
    """


@rule("qm 3.7", "qm 13.2.5")
def test_b4_raf_saves_the_navy_and_lies_face_up_on_the_pile(table: Table) -> None:
    table.position(RAF.format(turn="germany play", raf="down raf"))
    table.do("play sea_battle", "battle north_sea", "united_kingdom: use raf", "protect north_sea")
    assert table.navies("united_kingdom") == {"north_sea"}
    assert view(table.state, SPECTATOR)["nations"]["united_kingdom"]["safe"] == ["north_sea"]
    assert table.cards("united_kingdom", "discard") == ["raf"]


@rule("qm 3.7")
def test_b4_raf_may_have_been_laid_this_very_turn(table: Table) -> None:
    table.position(RAF.format(turn="united_kingdom play", raf="hand raf, build_army"))
    table.do("play raf")
    # The army at home has a line; the navy too: nothing is about to go, so it is kept for later.
    assert table.cards("united_kingdom", "down") == ["raf"]
    to_turn(table, "italy")
    table.do("united_kingdom: pass", "play sea_battle", "battle north_sea")
    table.do("united_kingdom: use raf")
    assert table.navies("united_kingdom") == {"north_sea"}


@rule("qm 13.2.5")
def test_b4_a_second_battle_in_the_turn_removes_nothing(table: Table) -> None:
    table.position("""
        edition first
        turn germany play
        germany
          armies germany, western_europe
          navies north_sea
          status dive_bombers
          hand land_battle, build_army
        united_kingdom
          armies united_kingdom
          down raf
        """)
    table.do("play land_battle", "battle united_kingdom", "united_kingdom: use raf")
    table.do("germany: use dive_bombers", "battle united_kingdom")
    assert table.armies("united_kingdom") == {"united_kingdom"}


@rule("qm 13.2.5", "qm 13.2.8")
def test_b4_in_the_next_nations_turn_the_navy_can_be_removed(table: Table) -> None:
    table.position(RAF.format(turn="germany play", raf="down raf"))
    table.do("play sea_battle", "battle north_sea", "united_kingdom: use raf", "protect north_sea")
    to_turn(table, "italy")
    table.do("play sea_battle", "battle north_sea")
    assert table.navies("united_kingdom") == set()


@rule("qm 3.7")
def test_b4_raf_may_be_shown_before_any_battle(table: Table) -> None:
    table.position(RAF.format(turn="germany", raf="down raf"))
    assert (table.seat, table.legal) == ("united_kingdom", ["pass", "use raf"])
    table.do("use raf")
    assert table.legal == ["protect united_kingdom", "protect north_sea"]
    table.do("protect north_sea")
    table.do("germany: play sea_battle", "battle north_sea")
    assert table.navies("united_kingdom") == {"north_sea"}


FIRESTORM = """
    edition first
    turn united_states play
    united_states
      armies {armies}
      hand firestorm_bombers, build_army
    """


@rule("qm 3.8")
def test_b5_firestorm_bombers_take_seven_cards_off_the_deck(table: Table) -> None:
    table.position(FIRESTORM.format(armies="eastern_united_states, western_europe"))
    deck = count(table, "germany", "deck")
    table.do("play firestorm_bombers")
    assert table.legal == ["nation germany", "nation italy"]
    table.do("nation germany")
    assert count(table, "germany", "deck") == deck - 7


@rule("qm 3.8")
@pytest.mark.parametrize(
    ("armies", "others"),
    [
        ("eastern_united_states, western_europe", "soviet_union\n  armies moscow, germany"),
        ("western_europe", "japan\n  armies japan, eastern_united_states"),
    ],
    ids=["the target", "the attacker"],
)
def test_b5_neither_side_need_hold_its_home(table: Table, armies: str, others: str) -> None:
    german = "germany\n  armies eastern_europe\n" if "germany" in others else ""
    table.position(FIRESTORM.format(armies=armies) + german + others)
    deck = count(table, "germany", "deck")
    table.do("play firestorm_bombers", "nation germany")
    assert count(table, "germany", "deck") == deck - 7


@rule("qm 3.8", "qm 10")
def test_b5_a_deck_too_small_is_paid_from_the_hand_and_costs_no_point(table: Table) -> None:
    table.position(
        FIRESTORM.format(armies="eastern_united_states, western_europe")
        + """
        germany
          armies germany
          deck build_army x5
          hand land_battle x3, sea_battle
        """
    )
    table.do("play firestorm_bombers", "nation germany")
    table.do("germany: discard land_battle", "germany: discard sea_battle")
    assert count(table, "germany", "deck") == 0
    assert table.cards("germany", "hand") == ["land_battle", "land_battle"]
    assert table.vp["axis"] == 0


MOTHERLAND = """
    edition first
    turn soviet_union play
    soviet_union
      armies moscow
      status women_conscripts, defense_of_the_motherland
      hand build_army, land_battle x2, sea_battle
    """


@rule("qm 5.2")
def test_b6_the_card_is_discarded_before_the_army_is_placed(table: Table) -> None:
    table.position(MOTHERLAND)
    table.do("play build_army")
    assert table.cards("soviet_union", "discard") == ["build_army"]
    assert table.armies("soviet_union") == {"moscow"}


@rule("qm 5.2", "qm 10")
def test_b6_women_conscripts_comes_first_and_then_defense_of_the_motherland(table: Table) -> None:
    table.position(MOTHERLAND)
    table.do("play build_army")
    assert table.legal == ["pass", "use women_conscripts"]
    table.do("use women_conscripts")
    assert table.cards("soviet_union", "discard") == []
    assert table.cards("soviet_union", "deck")[0] == "build_army"
    table.do("build russia")
    assert table.legal == ["pass", "use defense_of_the_motherland"]
    table.do("use defense_of_the_motherland", "discard land_battle", "discard land_battle")
    # Eastern Europe lies beside the first new army, not beside Moscow.
    table.do("build eastern_europe")
    assert table.armies("soviet_union") == {"moscow", "russia", "eastern_europe"}
    assert table.cards("soviet_union", "hand") == ["sea_battle"]


@rule("qm 5.2")
def test_b6_once_the_army_is_built_women_conscripts_is_too_late(table: Table) -> None:
    table.position(MOTHERLAND)
    table.do("play build_army", "pass", "build russia")
    table.refuses("use women_conscripts")
    table.do("use defense_of_the_motherland")
    table.refuses("use women_conscripts")


COMMUNISTS = """
    edition first
    turn italy play
    italy
      armies italy, balkans
      hand italy_attacks_communists, build_army
    """


@rule("qm 5.2", "qm 13.2.9")
def test_b7_the_second_army_leans_on_the_first(table: Table) -> None:
    table.position(COMMUNISTS)
    table.do("play italy_attacks_communists", "build ukraine", "build russia")
    assert table.armies("italy") == {"italy", "balkans", "ukraine", "russia"}


@rule("qm 5.2")
def test_b7_the_other_order_is_refused(table: Table) -> None:
    table.position(COMMUNISTS)
    table.do("play italy_attacks_communists")
    table.refuses("build russia")


TITO = """
    edition first
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
    table.do("recruit united_kingdom balkans")
    assert table.armies("united_kingdom") == {"united_kingdom", "balkans"}


@rule("qm 5.2")
def test_b8_one_axis_army_is_eliminated_then_the_recruit_follows(table: Table) -> None:
    table.position(TITO + "germany\n  armies germany, balkans")
    table.do("play titos_partisans", "eliminate germany balkans", "recruit united_kingdom balkans")
    assert table.armies("germany") == {"germany"}
    assert table.armies("united_kingdom") == {"united_kingdom", "balkans"}


@rule("qm 5.2", "qm 2.2")
def test_b8_with_two_axis_armies_one_goes_and_no_recruit_is_possible(table: Table) -> None:
    table.position(TITO + "germany\n  armies germany, balkans\nitaly\n  armies italy, balkans")
    table.do("play titos_partisans", "eliminate germany balkans")
    assert table.armies("italy") == {"italy", "balkans"}
    assert table.asked.ask == "ask-discard"


@rule("qm 13.2.12", "qm 2.1")
def test_b8_the_british_army_must_be_available(table: Table) -> None:
    table.position(
        TITO + "united_kingdom\n  armies united_kingdom, canada, india, australia, iceland"
    )
    table.do("play titos_partisans")
    assert table.legal == ["pass", "recruit balkans"]


LANDING = """
    edition first
    turn japan play
    japan
      armies japan
      navies {navies}
      down special_naval_landing_forces
      hand build_navy, build_army
    """


@rule("qm 5.5.3")
def test_b9_the_navy_already_there_counts_as_the_one_just_built(table: Table) -> None:
    table.position(LANDING.format(navies="sea_of_japan"))
    table.do("play build_navy", "build sea_of_japan")
    assert table.navies("japan") == {"sea_of_japan"}
    assert table.legal == ["pass", "use special_naval_landing_forces"]
    table.do("use special_naval_landing_forces")
    near = first_edition().neighbours[NUMBER["sea_of_japan"]]
    beside = {SPACES[space] for space in walk(near) if space < 36}
    assert beside == {"china", "vladivostok", "philippines", "iwo_jima", "japan"}
    assert places(table, "build") == beside
    table.do("build china", "build iwo_jima")
    assert table.armies("japan") == {"japan", "china", "iwo_jima"}


@rule("qm 5.5.3")
def test_b9_an_unsupplied_navy_cannot_be_named(table: Table) -> None:
    table.position(LANDING.format(navies="sea_of_japan, south_pacific"))
    table.do("play build_navy")
    reason = table.refuses("build south_pacific")
    assert (reason.rule, reason.message) == ("qm 5.5.3", "reason-named-unsupplied")


OFFENSIVE = """
    edition first
    turn japan play
    japan
      armies {armies}
      navies sea_of_japan
      down china_offensive
      hand land_battle, build_army
    """


@rule("qm 5.5.4")
def test_b10_an_empty_space_is_battled_and_china_offensive_follows(table: Table) -> None:
    table.position(OFFENSIVE.format(armies="japan"))
    table.do("play land_battle", "battle china")
    assert table.legal == ["pass", "use china_offensive"]
    table.do("use china_offensive", "build china")
    assert places(table, "build") == {"szechuan", "southeast_asia"}
    table.do("build szechuan")
    assert table.armies("japan") == {"japan", "china", "szechuan"}


@rule("qm 5.5.4")
@pytest.mark.parametrize("friend", ["japan", "germany"])
def test_b10_a_space_with_a_friendly_piece_is_never_battled(table: Table, friend: str) -> None:
    armies = "japan, china" if friend == "japan" else "japan"
    german = "germany\n  armies germany, china\n" if friend == "germany" else ""
    table.position(german + OFFENSIVE.format(armies=armies))
    table.do("play land_battle")
    reason = table.refuses("battle china")
    assert (reason.rule, reason.message) == ("qm 5.5.4", "reason-friend-there")


@rule("qm 13.1")
def test_b13_the_german_submarines_are_not_all_alike() -> None:
    german = first.DECKS[0]
    names = ("submarines_uk", "submarines_us", "submarines_soviet")
    found = [german.card(name) for name in names]
    assert [card.count for card in found] == [2, 1, 1]
    assert len({card.clauses for card in found}) == 3


@rule("qm 13.1")
def test_b13_plunder_differs_between_italy_and_germany(table: Table) -> None:
    for nation, points in (("germany", 1), ("italy", 2)):
        table.position(f"""
            edition first
            turn {nation} play
            {nation}
              armies {nation}, balkans
              navies mediterranean_sea
              hand plunder, build_army
            """)
        table.do("play plunder")
        # Armies outside Germany; armies and navies outside Italy; two points more for the home.
        assert table.vp["axis"] == points + 2
