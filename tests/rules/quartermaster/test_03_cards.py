"""qm 3 The types of card."""

import pytest
from tests.conftest import Table, rule
from tests.helpers import count, places, supplied

from wartable.core.game import SPECTATOR
from wartable.games.quartermaster.board import NATIONS
from wartable.games.quartermaster.cards.second import DECKS
from wartable.games.quartermaster.effects import Type
from wartable.games.quartermaster.view import view

# qm 3.1 Build Army


@rule("qm 3.1")
def test_an_army_is_built_beside_a_supplied_army(table: Table) -> None:
    table.position("turn germany play\ngermany\n  armies germany\n  hand build_army, land_battle")
    table.do("play build_army")
    assert places(table, "build") == {
        "germany", "western_europe", "italy", "balkans", "eastern_europe"
    }  # fmt: skip


@rule("qm 3.1")
def test_an_army_is_built_beside_a_supplied_navy(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          navies north_sea
          hand build_army, land_battle
        """)
    table.do("play build_army")
    assert places(table, "build") == {
        "united_kingdom", "iceland", "scandinavia", "western_europe", "north_africa"
    }  # fmt: skip


@rule("qm 3.1")
def test_an_army_is_not_built_beside_an_unsupplied_piece_alone(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, siberia
          hand build_army, land_battle
        """)
    table.do("play build_army")
    reason = table.refuses("build mongolia")
    assert (reason.rule, reason.message) == ("qm 3.1", "reason-no-supplied-neighbour")


@rule("qm 3.1")
def test_an_army_is_not_built_beside_a_teammates_piece_alone(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          hand build_army, land_battle
        japan
          armies japan, china
        """)
    table.do("play build_army")
    assert "szechuan" not in places(table, "build")


@rule("qm 3.1")
def test_an_army_must_be_supplied_the_moment_it_is_built(table: Table) -> None:
    table.position("""
        turn united_states play
        united_states
          armies eastern_united_states, szechuan
          status american_volunteer_group_expands
          hand build_army, land_battle
        """)
    table.do("play build_army")
    # Szechuan is supplied by a card and has no line; China is a Supply space and feeds itself.
    assert supplied(table, "united_states", "szechuan")
    assert {"china", "india"} <= places(table, "build")
    reason = table.refuses("build mongolia")
    assert (reason.rule, reason.message) == ("qm 3.1", "reason-would-be-unsupplied")


@rule("qm 3.1")
def test_at_home_an_army_needs_no_neighbour(table: Table) -> None:
    table.position("turn germany play\ngermany\n  armies\n  hand build_army, land_battle")
    table.do("play build_army")
    assert table.legal == ["pass", "build germany"]


# qm 3.2 Build Navy


@rule("qm 3.2")
def test_a_navy_is_built_beside_a_supplied_army(table: Table) -> None:
    table.position("turn italy play\nitaly\n  armies italy\n  hand build_navy, land_battle")
    table.do("play build_navy", "build mediterranean_sea")
    assert table.navies("italy") == {"mediterranean_sea"}


@rule("qm 3.2")
def test_a_navy_is_built_beside_a_supplied_navy_where_it_has_a_port(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          navies north_sea
          hand build_navy, land_battle
        united_states
          armies eastern_united_states
        """)
    table.do("play build_navy")
    # The American army is the port of the North Atlantic; the other seas have none.
    assert places(table, "build") == {"north_sea", "north_atlantic"}


@rule("qm 3.2")
def test_a_navy_without_a_port_is_not_built(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          navies north_sea
          hand build_navy, land_battle
        """)
    table.do("play build_navy")
    reason = table.refuses("build south_atlantic")
    assert (reason.rule, reason.message) == ("qm 3.2", "reason-no-port")


@rule("qm 3.2", "qm 6")
def test_an_unsupplied_army_of_a_teammate_is_a_port(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          navies north_sea
          hand build_navy, land_battle
        soviet_union
          armies moscow, africa
        """)
    assert not supplied(table, "soviet_union", "africa")
    table.do("play build_navy", "build south_atlantic")
    assert table.navies("united_kingdom") == {"north_sea", "south_atlantic"}


@rule("qm 3.2")
def test_an_enemy_army_is_no_port(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          navies north_sea
          hand build_navy, land_battle
        japan
          armies japan, africa
        """)
    table.do("play build_navy")
    assert "south_atlantic" not in places(table, "build")


@rule("qm 3.2")
def test_a_navy_is_not_built_beside_a_navy_that_has_no_port(table: Table) -> None:
    table.position("""
        turn united_states play
        united_states
          armies eastern_united_states, western_united_states
          navies east_pacific, central_pacific
          hand build_navy, land_battle
        united_kingdom
          armies united_kingdom, australia
        """)
    table.do("play build_navy")
    # South China Sea has its port, and a line through the Central Pacific, which has none.
    reason = table.refuses("build south_china_sea")
    assert (reason.rule, reason.message) == ("qm 3.2", "reason-no-supplied-neighbour")


# qm 3.3 Land Battle, qm 3.4 Sea Battle


@rule("qm 3.3")
def test_a_land_battle_removes_an_enemy_army(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          hand land_battle, build_army
        soviet_union
          armies moscow, eastern_europe
        """)
    table.do("play land_battle", "battle eastern_europe")
    assert table.armies("soviet_union") == {"moscow"}
    assert table.armies("germany") == {"germany"}


@rule("qm 3.3")
def test_a_land_battle_may_start_from_a_supplied_navy(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          navies north_sea
          hand land_battle, build_army
        germany
          armies germany, western_europe
        """)
    table.do("play land_battle", "battle western_europe")
    assert table.armies("germany") == {"germany"}


@rule("qm 3.3")
def test_a_land_battle_is_fought_on_land_only(table: Table) -> None:
    table.position("turn italy play\nitaly\n  armies italy\n  hand land_battle, build_army")
    table.do("play land_battle")
    assert places(table, "battle") == {"western_europe", "balkans"}


@rule("qm 3.4")
def test_a_sea_battle_removes_an_enemy_navy(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, western_europe
          navies baltic_sea
          hand sea_battle, build_army
        united_kingdom
          armies united_kingdom
          navies north_sea
        """)
    table.do("play sea_battle", "battle north_sea")
    assert table.navies("united_kingdom") == set()
    assert table.navies("germany") == {"baltic_sea"}


@rule("qm 3.4")
def test_a_sea_battle_may_start_from_a_supplied_army(table: Table) -> None:
    table.position("turn germany play\ngermany\n  armies germany\n  hand sea_battle, build_army")
    table.do("play sea_battle")
    assert table.legal == ["pass", "battle baltic_sea"]


@rule("qm 3.3")
@pytest.mark.parametrize("card", ["land_battle", "sea_battle"])
def test_an_unsupplied_piece_does_not_battle(table: Table, card: str) -> None:
    table.position(f"""
        turn germany play
        germany
          armies scandinavia
          hand {card}, build_army
        soviet_union
          armies moscow, russia
        """)
    table.do(f"play {card}")
    # No space can be battled, so the play is over and the cut-off army has left.
    assert table.asked.ask == "ask-discard"
    assert table.armies("soviet_union") == {"moscow", "russia"}


@rule("qm 3.3")
def test_a_teammates_piece_does_not_battle(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          hand land_battle, build_army
        italy
          armies italy, ukraine
        """)
    table.do("play land_battle")
    assert "russia" not in places(table, "battle")


TWO = """
    turn germany play
    germany
      armies germany
      hand land_battle, build_army
    united_kingdom
      armies united_kingdom, western_europe
      navies north_sea
    united_states
      armies eastern_united_states, western_europe
    """


@rule("qm 3.3")
def test_with_several_enemies_in_the_space_the_attacker_picks_one(table: Table) -> None:
    table.position(TWO)
    table.do("play land_battle", "battle western_europe")
    assert (table.seat, table.asked.ask) == ("germany", "ask-target")
    assert table.legal == ["target united_kingdom", "target united_states"]
    table.do("target united_states")
    assert table.armies("united_states") == {"eastern_united_states"}
    assert table.armies("united_kingdom") == {"united_kingdom", "western_europe"}


@rule("qm 3.4")
def test_with_several_enemy_navies_in_the_sea_the_attacker_picks_one(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, western_europe
          hand sea_battle, build_army
        united_kingdom
          armies united_kingdom
          navies north_sea
        united_states
          armies eastern_united_states
          navies north_sea
        """)
    table.do("play sea_battle", "battle north_sea", "target united_kingdom")
    assert table.navies("united_kingdom") == set()
    assert table.navies("united_states") == {"north_sea"}


@rule("qm 3.3")
def test_the_battle_is_in_the_space_that_is_targeted(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          status blitzkrieg
          hand land_battle, build_army
        """)
    table.do("play land_battle", "battle balkans", "use blitzkrieg")
    assert table.legal == ["pass", "build balkans"]


# qm 3.5 Event


@rule("qm 3.5")
def test_an_event_goes_to_the_discard_pile_and_is_carried_out(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          hand forced_conscription, build_army
        """)
    table.do("play forced_conscription")
    assert table.cards("germany", "discard") == ["forced_conscription"]
    table.do("recruit balkans", "recruit eastern_europe")
    assert table.armies("germany") == {"germany", "balkans", "eastern_europe"}


@rule("qm 3.5", "qm 13.2.1")
def test_an_event_is_used_once_and_does_not_stay(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, balkans
          hand plunder, build_army
        """)
    table.do("play plunder")
    assert table.cards("germany", "status") == []
    # One point for the army outside Germany, two for the star.
    assert table.vp["axis"] == 3


# qm 3.6 Status


@rule("qm 3.6")
def test_a_status_lies_face_up(table: Table) -> None:
    table.position("turn germany play\ngermany\n  armies germany\n  hand blitzkrieg, build_army")
    table.do("play blitzkrieg")
    for nation in NATIONS:
        seen = view(table.state, NATIONS.index(nation))["nations"]["germany"]
        assert seen["status"] == ["blitzkrieg"]
    assert table.cards("germany", "discard") == []


@rule("qm 3.6")
def test_a_status_stays_on_the_table_when_it_is_used(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          status blitzkrieg
          hand land_battle, build_army
        """)
    table.do("play land_battle", "battle balkans", "use blitzkrieg", "build balkans")
    assert table.cards("germany", "status") == ["blitzkrieg"]


@rule("qm 3.6")
def test_nobody_is_forced_to_use_a_status(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          status blitzkrieg
          hand land_battle, build_army
        """)
    table.do("play land_battle", "battle balkans")
    assert table.legal == ["pass", "use blitzkrieg"]


@rule("qm 3.6")
def test_a_status_in_the_hand_is_not_used(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          hand land_battle, build_army, blitzkrieg
        """)
    table.do("play land_battle", "battle balkans")
    assert table.asked.ask == "ask-discard"


@rule("qm 3.6")
def test_a_status_may_be_used_later_in_the_turn_in_which_it_is_laid(table: Table) -> None:
    table.position("""
        turn united_states play
        united_states
          armies eastern_united_states
          hand rosie_the_riveter, build_army
          deck land_battle x4
        """)
    table.do("play rosie_the_riveter")
    assert table.legal == ["pass", "use rosie_the_riveter"]


@rule("qm 3.6")
def test_laying_a_status_is_the_play(table: Table) -> None:
    table.position("turn germany play\ngermany\n  armies germany\n  hand blitzkrieg, build_army")
    table.do("play blitzkrieg")
    assert table.asked.ask == "ask-discard"


# qm 3.7 Response

STALINGRAD = """
    turn germany play
    germany
      armies germany, balkans
      hand land_battle, build_army
    soviet_union
      armies moscow, ukraine
      {zone} stalingrad
    """


@rule("qm 3.7")
def test_a_response_lies_face_down(table: Table) -> None:
    table.position("""
        turn soviet_union play
        soviet_union
          armies moscow
          hand stalingrad, build_army
        """)
    table.do("play stalingrad")
    assert table.cards("soviet_union", "down") == ["stalingrad"]
    assert table.asked.ask == "ask-discard"
    for seat in (*(n for n in range(6) if NATIONS[n] != "soviet_union"), SPECTATOR):
        seen = view(table.state, seat)
        assert seen["nations"]["soviet_union"]["down_count"] == 1
        assert "stalingrad" not in str(seen)


@rule("qm 3.7")
def test_a_response_that_is_used_is_shown_and_discarded(table: Table) -> None:
    table.position(STALINGRAD.format(zone="down"))
    table.do("play land_battle", "battle ukraine", "soviet_union: use stalingrad")
    assert table.cards("soviet_union", "down") == []
    assert view(table.state, SPECTATOR)["nations"]["soviet_union"]["discard"] == ["stalingrad"]


@rule("qm 3.7")
def test_a_response_is_never_used_from_the_hand(table: Table) -> None:
    table.position(STALINGRAD.format(zone="hand"))
    table.do("play land_battle", "battle ukraine")
    assert table.seat == "germany"
    assert table.armies("soviet_union") == {"moscow"}


@rule("qm 3.7", "qm 5.3")
def test_nobody_is_forced_to_use_a_response(table: Table) -> None:
    table.position(STALINGRAD.format(zone="down"))
    table.do("play land_battle", "battle ukraine", "soviet_union: pass")
    assert table.armies("soviet_union") == {"moscow"}
    assert table.cards("soviet_union", "down") == ["stalingrad"]


# qm 3.8 Economic Warfare


@rule("qm 3.8")
def test_economic_warfare_makes_the_enemy_discard_off_the_deck(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          hand bomber_command, build_army
        """)
    deck, hand = count(table, "italy", "deck"), count(table, "italy", "hand")
    table.do("play bomber_command", "nation italy")
    assert count(table, "italy", "deck") == deck - 4
    assert count(table, "italy", "hand") == hand
    assert count(table, "italy", "under") == 4


@rule("qm 3.8")
def test_the_owner_of_the_card_chooses_who_is_hit(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          hand bomber_command, build_army
        """)
    table.do("play bomber_command")
    assert (table.seat, table.legal) == ("united_kingdom", ["nation germany", "nation italy"])


@rule("qm 3.8")
def test_economic_warfare_works_whatever_stands_on_the_targets_home(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom, germany
          hand bomber_command, build_army
        germany
          armies eastern_europe
        """)
    deck = count(table, "germany", "deck")
    table.do("play bomber_command", "nation germany")
    assert count(table, "germany", "deck") == deck - 4


@rule("qm 3.8")
def test_economic_warfare_works_for_a_nation_without_its_home(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies india
          hand bomber_command, build_army
        germany
          armies germany, united_kingdom
        """)
    deck = count(table, "germany", "deck")
    table.do("play bomber_command", "nation germany")
    assert count(table, "germany", "deck") == deck - 4


@rule("qm 3.8", "qm 10")
def test_cards_that_are_missing_cost_points(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          hand bomber_command, build_army
        italy
          armies italy
          hand build_army x3
          deck land_battle
        """)
    table.do("play bomber_command", "nation italy")
    assert table.vp["axis"] == -3
    assert count(table, "italy", "hand") == 3


@rule("qm 3.8")
def test_a_card_counting_pieces_may_be_played_for_nothing(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          status wolf_packs
          hand submarines_lead_the_battle_of_the_atlantic, build_army
        """)
    deck = count(table, "united_kingdom", "deck")
    table.do("play submarines_lead_the_battle_of_the_atlantic")
    if table.asked.ask == "ask-react":
        table.do("use wolf_packs")
    assert count(table, "united_kingdom", "deck") == deck
    assert table.vp["axis"] == 2


# All types


@rule("qm 3", "qm 13.1")
def test_the_basic_cards_of_a_nation_are_of_their_type() -> None:
    for deck in DECKS:
        basic = {card.id: card.type for card in deck.cards if card.type <= Type.SEA_BATTLE}
        assert basic == {
            "build_army": Type.BUILD_ARMY,
            "build_navy": Type.BUILD_NAVY,
            "land_battle": Type.LAND_BATTLE,
            "sea_battle": Type.SEA_BATTLE,
        }


@rule("qm 3.3", "qm 3.4")
@pytest.mark.parametrize("card", ["land_battle", "sea_battle"])
def test_a_battle_card_that_was_played_lies_on_the_pile(table: Table, card: str) -> None:
    table.position(f"turn germany play\ngermany\n  armies germany\n  hand {card}, build_army")
    table.do(f"play {card}")
    assert table.cards("germany", "discard") == [card]
