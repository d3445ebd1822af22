"""qm 13 Notes on the cards."""

import pytest
from tests.conftest import Table, rule
from tests.helpers import count, places

from wartable.games.quartermaster.board import NATIONS
from wartable.games.quartermaster.cards.second import DECKS
from wartable.games.quartermaster.effects import Type


@rule("qm 13.1")
@pytest.mark.parametrize(
    ("nation", "lacks"),
    [
        ("germany", {Type.RESPONSE}),
        ("united_kingdom", set()),
        ("japan", {Type.EVENT}),
        ("soviet_union", {Type.ECONOMIC_WARFARE}),
        ("italy", set()),
        ("united_states", {Type.RESPONSE}),
    ],
)
def test_some_nations_lack_a_type_of_card(nation: str, lacks: set[Type]) -> None:
    deck = DECKS[NATIONS.index(nation)]
    types = {card.type for card in deck.cards}
    assert set(list(Type)[:8]) - types == lacks


@rule("qm 13.1")
def test_cards_of_one_title_are_not_all_alike(table: Table) -> None:
    plunder = [card for deck in DECKS for card in deck.cards if card.id == "plunder"]
    assert len(plunder) == 2
    assert plunder[0].clauses != plunder[1].clauses
    submarines = [card for card in DECKS[0].cards if card.id.startswith("submarines")]
    assert len(submarines) == 5
    assert len({card.clauses for card in submarines}) == 5


@rule("qm 13.1")
@pytest.mark.parametrize(("nation", "points"), [("germany", 2), ("italy", 1)])
def test_plunder_counts_pieces_outside_the_home_of_its_own_nation(
    table: Table, nation: str, points: int
) -> None:
    table.position(f"""
        turn {nation} play
        germany
          armies germany, eastern_europe, balkans
          hand {"plunder, " if nation == "germany" else ""}build_army
        italy
          armies italy, balkans
          hand {"plunder, " if nation == "italy" else ""}build_army
        """)
    before = table.vp["axis"]
    table.do("play plunder")
    # Two more points for the star at home in the Victory step that follows.
    assert table.vp["axis"] == before + points + 2


@rule("qm 13.2.2")
def test_a_status_stays_until_a_card_discards_it(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          status blitzkrieg
          hand land_battle, build_army
        united_kingdom
          armies united_kingdom
          down enigma_code_cracked
        """)
    table.do("play land_battle", "battle balkans", "use blitzkrieg", "build balkans")
    table.do("united_kingdom: use enigma_code_cracked")
    assert table.cards("germany", "status") == []
    assert table.cards("germany", "discard")[0] == "blitzkrieg"
    # It did its work before it left.
    assert table.armies("germany") == {"germany", "balkans"}


@rule("qm 13.2.3")
def test_a_response_has_one_use(table: Table) -> None:
    table.position("""
        turn japan play
        japan
          armies japan, china
          navies sea_of_japan
          down banzai_charge
          hand land_battle, build_army
        """)
    table.do("play land_battle", "battle vladivostok", "use banzai_charge", "battle mongolia")
    assert table.cards("japan", "down") == []
    assert table.cards("japan", "discard")[0] == "banzai_charge"
    assert table.asked.ask == "ask-discard"


@rule("qm 13.2.4")
def test_economic_warfare_may_bring_points(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies balkans
          hand submarines_of_the_monsoon_group, build_army
        """)
    deck = count(table, "soviet_union", "deck")
    table.do("play submarines_of_the_monsoon_group", "nation soviet_union")
    assert table.vp["axis"] == 2
    assert count(table, "soviet_union", "deck") == deck - 2


@rule("qm 13.2.5")
def test_an_effect_without_a_duration_ends_at_once(table: Table) -> None:
    table.position("""
        turn japan play
        japan
          armies japan, iwo_jima
          navies sea_of_japan
          down surprise_attack
          hand sea_battle, build_army
        united_states
          armies eastern_united_states, western_united_states, hawaii
          navies east_pacific, north_pacific
          status radar
        """)
    table.do("play sea_battle", "battle north_pacific", "united_states: use radar")
    assert table.navies("united_states") == {"east_pacific", "north_pacific"}
    table.do("japan: use surprise_attack", "battle north_pacific")
    # Radar saved it in one battle only, and is spent for this turn.
    assert table.navies("united_states") == {"east_pacific"}


@rule("qm 13.2.5")
def test_an_effect_of_this_turn_lasts_until_the_turn_ends(table: Table) -> None:
    table.position("""
        turn japan play
        japan
          armies japan, iwo_jima
          navies sea_of_japan
          down surprise_attack
          hand sea_battle, build_army
        united_kingdom
          armies united_kingdom
          down destroyers
        united_states
          armies eastern_united_states, western_united_states, hawaii
          navies east_pacific, north_pacific
        """)
    table.do("play sea_battle", "battle north_pacific", "united_kingdom: use destroyers")
    table.do("japan: use surprise_attack", "battle north_pacific")
    assert table.navies("united_states") == {"east_pacific", "north_pacific"}


@rule("qm 13.2.8")
def test_the_card_that_was_shown_first_takes_effect_first(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, western_europe
          status wolf_packs
          hand submarines_of_the_monsoon_group, build_army
        united_kingdom
          armies united_kingdom
          down asw_tactics
        """)
    deck = count(table, "soviet_union", "deck")
    table.do("play submarines_of_the_monsoon_group", "united_kingdom: use asw_tactics")
    while table.asked.ask == "ask-react":
        table.do(table.legal[-1])
    assert table.asked.ask == "ask-discard"
    assert count(table, "soviet_union", "deck") == deck
    # The two stars of the Victory step and nothing else.
    assert table.vp["axis"] == 4


@rule("qm 13.2.9")
@pytest.mark.parametrize("first", ["build_army", "build_navy"])
def test_and_or_allows_both_in_either_order(table: Table, first: str) -> None:
    table.position("""
        turn united_states play
        united_states
          armies eastern_united_states
          hand arsenal_of_democracy, build_army
        united_kingdom
          armies united_kingdom
          navies north_sea
        """)
    second = {"build_army": "build_navy", "build_navy": "build_army"}[first]
    where = {"build_army": "build iceland", "build_navy": "build north_atlantic"}
    table.do("play arsenal_of_democracy", f"united_kingdom: choose {first}", where[first])
    assert table.legal == ["pass", f"choose {second}"]
    table.do(f"choose {second}", where[second])
    assert table.armies("united_kingdom") == {"united_kingdom", "iceland"}
    assert table.navies("united_kingdom") == {"north_sea", "north_atlantic"}


@rule("qm 13.2.9")
def test_and_or_allows_one_alone(table: Table) -> None:
    table.position("""
        turn united_states play
        united_states
          armies eastern_united_states
          hand arsenal_of_democracy, build_army
        """)
    table.do("play arsenal_of_democracy", "united_kingdom: choose build_navy", "build north_sea")
    table.do("united_kingdom: pass")
    assert table.navies("united_kingdom") == {"north_sea"}
    assert table.seat == "united_states"


@rule("qm 13.2.10")
def test_either_or_allows_one_only(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          hand guns_and_butter, build_army
        """)
    table.do("play guns_and_butter")
    assert table.legal == [
        "pass", "choose build_army", "choose build_navy", "choose battle_land", "choose battle_sea"
    ]  # fmt: skip
    table.do("choose build_navy", "build baltic_sea")
    assert table.navies("germany") == {"baltic_sea"}
    assert table.asked.ask == "ask-discard"


@rule("qm 13.2.11")
def test_then_sets_the_order_and_no_condition(table: Table) -> None:
    table.position("""
        turn soviet_union play
        soviet_union
          armies moscow
          hand vasilevsky_takes_command_in_the_far_east, build_army
        japan
          armies japan, china
        """)
    table.do("play vasilevsky_takes_command_in_the_far_east")
    assert table.legal == ["pass", "recruit vladivostok"]
    table.do("recruit vladivostok")
    # An army in Vladivostok without a line does not battle China.
    assert table.asked.ask == "ask-discard"
    assert table.armies("japan") == {"japan", "china"}


@rule("qm 13.2.12", "qm 2.1")
def test_a_piece_must_be_available_to_be_placed(table: Table) -> None:
    table.position("""
        turn soviet_union play
        soviet_union
          armies moscow, ukraine, siberia, kazakhstan, mongolia, vladivostok, szechuan
          hand german_soviet_treaty, build_army
        """)
    table.do("play german_soviet_treaty", "recruit russia")
    # All seven are in play: one of them has to be lifted first.
    assert (table.seat, table.asked.ask) == ("soviet_union", "ask-lift-for")
    assert len(places(table, "lift")) == 7


@rule("qm 5.2")
@pytest.mark.parametrize(
    ("said", "message"),
    [
        ("use mare_nostrum", "reason-not-on-table"),
        ("use Mare Nostrum", "reason-not-on-table"),
        ("use italy.mare_nostrum", "reason-not-on-table"),
        ("play Skilled Pilots", "reason-not-in-hand"),
        ("build middle east", "reason-not-now-space"),
        ("build nowhere near", "reason-unknown-space"),
        ("use nothing at all", "reason-unknown-card"),
    ],
)
def test_what_cannot_be_done_is_found_by_the_words_on_the_card_and_on_the_map(
    table: Table, said: str, message: str
) -> None:
    table.position("turn italy play\nitaly\n armies italy\n hand build_army")
    assert table.refuses(said).message == message
